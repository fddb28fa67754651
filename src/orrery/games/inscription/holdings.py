"""What a player has besides the marks of one sheet: technologies and focus dice, goods and assets, relics."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.inscription.names import KEPT, TECHNOLOGIES_PRINTED
from orrery.kernel.events import HIDDEN


class Research:
    """Technologies and focus dice of all four sheets. Never changed: clones share it, and a mark makes another."""

    __slots__ = ("focus", "lost", "symbols", "unlocked", "used")

    def __init__(self, unlocked: int, lost: int, used: int, focus: int, symbols: tuple[int, ...]) -> None:
        self.unlocked = unlocked
        self.lost = lost
        """Technologies crossed off."""
        self.used = used
        """Technologies used in this activation."""
        self.focus = focus
        """Focus dice unlocked: 3 bits per sheet."""
        self.symbols = symbols
        """Research symbols crossed for each technology."""

    def but(
        self,
        unlocked: int | None = None,
        lost: int | None = None,
        used: int | None = None,
        focus: int | None = None,
        symbols: tuple[int, ...] | None = None,
    ) -> Research:
        """The same with something else in these places."""
        return Research(
            self.unlocked if unlocked is None else unlocked,
            self.lost if lost is None else lost,
            self.used if used is None else used,
            self.focus if focus is None else focus,
            self.symbols if symbols is None else symbols,
        )

    def save(self) -> list[Any]:
        return [self.unlocked, self.lost, self.used, self.focus, self.symbols]


NO_RESEARCH: Final = Research(0, 0, 0, 0, (0,) * TECHNOLOGIES_PRINTED)


def load_research(data: list[Any]) -> Research:
    unlocked, lost, used, focus, symbols = data
    return Research(unlocked, lost, used, focus, tuple(symbols))


class Stock:
    """Trade goods and votes ever circled and those spent; kept assets and those spent."""

    __slots__ = ("goods", "goods_spent", "kept", "spent", "votes", "votes_spent")

    kept: tuple[int, ...]
    spent: tuple[int, ...]

    def __init__(self, other: Stock | None = None) -> None:
        if other is None:
            self.goods = 0
            self.goods_spent = 0
            self.votes = 0
            self.votes_spent = 0
            self.kept = (0,) * len(KEPT)
            self.spent = (0,) * len(KEPT)
        else:
            self.goods = other.goods
            self.goods_spent = other.goods_spent
            self.votes = other.votes
            self.votes_spent = other.votes_spent
            self.kept = other.kept
            self.spent = other.spent

    def save(self) -> list[Any]:
        return [self.goods, self.goods_spent, self.votes, self.votes_spent, self.kept, self.spent]

    def load(self, data: list[Any]) -> None:
        self.goods, self.goods_spent, self.votes, self.votes_spent, kept, spent = data
        self.kept = tuple(kept)
        self.spent = tuple(spent)


class Relics:
    """A player's relics. Never changed, so that clones share it: whoever draws or plays one gets another."""

    __slots__ = ("held", "offer", "played", "points", "refused", "reserve", "spares")

    def __init__(
        self,
        held: tuple[int, ...] = (),
        points: tuple[int, ...] = (),
        played: tuple[int, ...] = (),
        reserve: tuple[int, ...] = (),
        spares: tuple[int, ...] = (),
        offer: tuple[int, ...] = (),
        refused: tuple[int, ...] = (),
    ) -> None:
        self.held = held
        """Drawn and not played; ``HIDDEN`` for each that the viewer does not know."""
        self.points = points
        """What each of them is worth: that is written on the sheet."""
        self.played = played
        self.reserve = reserve
        """TI-SETUP-6: the next relics to draw; nobody looks."""
        self.spares = spares
        """The top of the common relic deck, where only the Yssaril look."""
        self.offer = offer
        """Two relics of which the Yssaril keep one."""
        self.refused = refused
        """Put back at the bottom by the Yssaril, who know them."""

    def but(
        self,
        held: tuple[int, ...] | None = None,
        points: tuple[int, ...] | None = None,
        played: tuple[int, ...] | None = None,
        reserve: tuple[int, ...] | None = None,
        spares: tuple[int, ...] | None = None,
        offer: tuple[int, ...] | None = None,
        refused: tuple[int, ...] | None = None,
    ) -> Relics:
        """The same with something else in these places."""
        return Relics(
            self.held if held is None else held,
            self.points if points is None else points,
            self.played if played is None else played,
            self.reserve if reserve is None else reserve,
            self.spares if spares is None else spares,
            self.offer if offer is None else offer,
            self.refused if refused is None else refused,
        )

    def every(self) -> tuple[int, ...]:
        """All of them, wherever they are."""
        return self.held + self.played + self.reserve + self.spares + self.offer + self.refused

    def with_held(self, relic: int, points: int) -> Relics:
        return self.but(held=(*self.held, relic), points=(*self.points, points))

    def with_played(self, relic: int) -> Relics:
        """One is shown, held before or not."""
        if relic not in self.held:
            return self.but(played=(*self.played, relic))
        place = self.held.index(relic)
        return self.but(
            held=self.held[:place] + self.held[place + 1 :],
            points=self.points[:place] + self.points[place + 1 :],
            played=(*self.played, relic),
        )

    def hidden(self, own: bool) -> Relics:
        """Without what nobody knows; and without what others do not, unless the viewer is the owner."""
        reserve, spares = (HIDDEN,) * len(self.reserve), (HIDDEN,) * len(self.spares)
        if own:
            return self.but(reserve=reserve, spares=spares)
        held, refused = (HIDDEN,) * len(self.held), (HIDDEN,) * len(self.refused)
        return self.but(held=held, reserve=reserve, spares=spares, refused=refused)

    def save(self) -> list[Any]:
        return [self.held, self.points, self.played, self.reserve, self.spares, self.offer, self.refused]


def load_relics(data: list[Any]) -> Relics:
    held, points, played, reserve, spares, offer, refused = [tuple(relics) for relics in data]
    return Relics(held, points, played, reserve, spares, offer, refused)
