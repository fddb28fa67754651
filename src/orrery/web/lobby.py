"""What the lobby shows: the games to choose from, the tables, and how to read the form of a new one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from orrery.bots import BOTS
from orrery.bots.levels import NAMES, TITLES
from orrery.games import GAMES
from orrery.kernel import Game, Phrase
from orrery.server.club import SeatWish
from orrery.server.store import SeatRow, TableRow
from orrery.server.view import TableView
from orrery.web.boards import board_of

GUEST: Final = Phrase("Guest {n}", "Gość {n}")
HERE: Final = Phrase("Player {n}", "Gracz {n}")


def bot_titles(language: str) -> dict[str, str]:
    """Every bot of the registry, the levels for people first."""
    return {name: TITLES[name].say(language) for name in BOTS}


def switches(game: Game) -> list[tuple[str, Phrase, bool]]:
    """Variants that are on or off."""
    return [(v.name, v.phrase, v.default) for v in game.variants if isinstance(v.default, bool)]


@dataclass(frozen=True)
class Shown:
    """A table in a list."""

    table: TableRow
    game: Game
    seats: Sequence[SeatRow]

    @property
    def free(self) -> int:
        return sum(_free(seat) for seat in self.seats)

    @property
    def taken(self) -> list[bool]:
        return [not _free(seat) for seat in self.seats]


def _free(seat: SeatRow) -> bool:
    return seat.bot is None and seat.holder is None


def own_tables(views: Sequence[TableView]) -> list[TableView]:
    """One view per table, of the seat that is asked if any; what waits for you comes first, what is over last."""
    best: dict[str, TableView] = {}
    for view in views:
        if view.table.id not in best or view.question is not None:
            best[view.table.id] = view
    return sorted(best.values(), key=lambda view: (view.question is None, view.over, -view.table.created))


def waited_for(view: TableView) -> str:
    """The names of those who owe an answer."""
    return ", ".join(view.names[seat] for seat in view.waiting)


@dataclass(frozen=True)
class Wanted:
    """A new table as the form asks for it: what ``Club.create`` takes."""

    game_name: str
    setup: dict[str, Any]
    name: str
    seats: list[SeatWish]
    undo: bool
    talk: bool
    seed: str | None


def read_form(form: Mapping[str, str], language: str) -> Wanted:
    """A new table from the lobby's form; what is wrong with it is for ``Club.create`` to say."""
    name = form.get("game", "")
    game = GAMES.get(name) or next(iter(GAMES.values()))
    cover = board_of(game).cover
    fill = "fill" in form
    wishes: list[SeatWish] = []
    values: dict[str, list[str]] = {variant: [] for variant in cover.per_seat}
    for number in range(1, game.most + 1):
        wish = _wish(form, number, fill, language)
        if wish is None:
            continue
        wishes.append(wish)
        for variant, chosen in values.items():
            chosen.append(form.get(f"{variant}{number}", "deal"))
    setup: dict[str, Any] = {"players": len(wishes)}
    setup |= {variant: f"v-{variant}" in form for variant, _, _ in switches(game)}
    if not setup.get(cover.beginner):
        setup |= values
    for variant, pick in cover.picks.items():
        if form.get(f"p-{variant}") in pick.values and (pick.most is None or len(wishes) <= pick.most):
            setup[variant] = form[f"p-{variant}"]
    seed = form.get("seed", "").strip()[:80]
    return Wanted(name or game.name, setup, form.get("name", ""), wishes, "undo" in form, "talk" in form, seed or None)


def _wish(form: Mapping[str, str], number: int, fill: bool, language: str) -> SeatWish | None:
    kind = "you" if number == 1 else form.get(f"kind{number}", "none")
    given = form.get(f"name{number}", "").strip()
    if kind in ("you", "here"):
        return SeatWish(given or HERE.say(language, n=number), you=True)
    if kind == "bot" or (kind == "open" and fill):
        name = NAMES[(number - 2) % len(NAMES)]
        return SeatWish(name, bot=form.get(f"bot{number}") or "medium")
    return SeatWish(GUEST.say(language, n=number)) if kind == "open" else None
