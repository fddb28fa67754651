"""What a card is: one record, made of clauses; ``cards`` declares them all."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final

from orrery.games.orion.moments import ACTIVATION, AFTER_ATTACKING, AFTER_BUILDING, FOUNDER, MOMENTS
from orrery.games.orion.names import (
    ADVISORS,
    FLEET,
    FOOD,
    MORALE,
    NO_COLOUR,
    POOL,
    PRODUCTION,
    RESERVE,
    STRUCTURES,
    VP,
)
from orrery.games.orion.refusals import CANNOT_PAY, NO_POOL, NO_RESERVE, NO_VP, OCCUPIED, TOO_FEW_CARDS
from orrery.games.orion.say import Amounts, amount, listed, paid, phrase
from orrery.games.parts import ability
from orrery.games.parts.ability import Clause, Moment, On, Permit
from orrery.games.parts.effect import Effect
from orrery.games.parts.provenance import Provenance
from orrery.games.parts.registry import Registry
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import CARD, Phrase, Refusal, Span, Text

if TYPE_CHECKING:
    from orrery.games.orion.player import Player
    from orrery.games.orion.state import Orion


class Resources:
    """So much Food, Fleet and Production."""

    __slots__ = ("fleet", "food", "production")

    def __init__(self, food: int = 0, fleet: int = 0, production: int = 0) -> None:
        self.food = food
        self.fleet = fleet
        self.production = production

    def amounts(self) -> Amounts:
        return [(FOOD, self.food), (FLEET, self.fleet), (PRODUCTION, self.production)]

    def said(self, language: str) -> Text:
        return paid(self.amounts(), language)


class Paid(Event):
    __slots__ = ()
    kind = "pay"
    sentence = Phrase("{seat} pays {price}.", "{seat} płaci: {price}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        whats = (FOOD, FLEET, PRODUCTION, VP, MORALE, POOL)
        price = paid(list(zip(whats, self.values, strict=True)), scene.language)
        return {"seat": scene.player(self.seat), "price": price}


class Price(ability.Price[Any]):
    """What is paid before an effect (OR-EFFECT-3)."""

    __slots__ = ("cards", "cube", "fleet", "food", "morale", "pool", "production", "vp")

    def __init__(
        self,
        food: int = 0,
        fleet: int = 0,
        production: int = 0,
        vp: int = 0,
        morale: int = 0,
        cards: int = 0,
        pool: int = 0,
        cube: int = 0,
    ) -> None:
        self.food = food
        self.fleet = fleet
        self.production = production
        self.vp = vp
        self.morale = morale
        self.cards = cards
        """Cards discarded from hand."""
        self.pool = pool
        """Available action cubes returned to the Reserve."""
        self.cube = cube
        """Cubes from the Reserve put on the card's R space."""

    def refusal(self, state: Orion, seat: int, source: int) -> Refusal | None:
        player = state.players[seat]
        counts = player.counts
        if counts[FOOD] < self.food or counts[FLEET] < self.fleet or counts[PRODUCTION] < self.production:
            return CANNOT_PAY
        if counts[VP] < self.vp:
            return NO_VP
        if len(player.hand) < self.cards:
            return TOO_FEW_CARDS
        if counts[POOL] < self.pool:
            return NO_POOL
        if self.cube:
            if player.cube_on(source):
                return OCCUPIED
            if counts[RESERVE] == 0:
                return NO_RESERVE
        return None

    def pay(self, state: Orion, seat: int, source: int) -> None:
        """Pay all but the cards, which the player has to choose."""
        player = state.players[seat]
        counts = player.counts
        counts[FOOD] -= self.food
        counts[FLEET] -= self.fleet
        counts[PRODUCTION] -= self.production
        counts[VP] -= self.vp
        counts[MORALE] -= self.morale
        counts[POOL] -= self.pool
        counts[RESERVE] += self.pool
        if self.cube:
            player.put_cube(source, RESERVE)
        if self.food or self.fleet or self.production or self.vp or self.morale or self.pool:
            state.tell(Paid, seat, self.food, self.fleet, self.production, self.vp, self.morale, self.pool)

    def say(self, language: str) -> Text:
        """ "pay 2 Food and 1 Production, and discard 1 card"."""
        resources = [(FOOD, self.food), (FLEET, self.fleet), (PRODUCTION, self.production), (VP, self.vp)]
        amounts = [amount(what, n, language) for what, n in resources if n]
        parts = [phrase("pay", language, parts=listed("and", amounts, language))] if amounts else []
        for key, n in (("cards", self.cards), ("morale", self.morale), ("pool", self.pool), ("cube", self.cube)):
            if n:
                parts.append(phrase("price-" + key, language, n=n))
        return listed("and-also", parts, language)


NO_RESOURCES: Final = Resources()


class Formula(Clause):
    """VP counted at the end of the game, covered or not."""

    __slots__ = ()

    @abstractmethod
    def value(self, player: Player) -> int: ...


class Card:
    """A structure or an Advisor."""

    __slots__ = (
        "_at",
        "clauses",
        "colour",
        "cost",
        "formula",
        "founder",
        "id",
        "lasting",
        "morale_to_activate",
        "morale_to_build",
        "number",
        "produces",
        "provenance",
        "space",
        "title",
        "vp",
    )

    def __init__(
        self,
        id: str,
        number: int,
        title: Phrase,
        colour: int,
        cost: Resources,
        produces: Resources,
        vp: int,
        clauses: tuple[Clause, ...],
        morale_to_build: bool,
        morale_to_activate: bool,
        provenance: Provenance,
    ) -> None:
        self.id = id
        self.number = number
        self.title = title
        self.colour = colour
        self.cost = cost
        self.produces = produces
        self.vp = vp
        self.clauses = clauses
        self.morale_to_build = morale_to_build
        self.morale_to_activate = morale_to_activate
        self.provenance = provenance
        at: list[On[Any] | None] = [None] * len(MOMENTS)
        formula: Formula | None = None
        for clause in clauses:
            if isinstance(clause, On):
                at[clause.moment.number] = clause
            elif isinstance(clause, Formula):
                formula = clause
        self._at = at
        self.lasting = tuple([clause for clause in clauses if not _fleeting(clause)])
        """What is in play for as long as the card works."""
        self.formula = formula
        self.founder = any([isinstance(clause, Permit) and clause.rule is FOUNDER for clause in clauses])
        """An Advisor who lies in a system of his own."""
        after = at[AFTER_ATTACKING.number]
        price = None if after is None else after.price
        self.space = at[ACTIVATION.number] is not None or (isinstance(price, Price) and price.cube > 0)
        """An A space belongs to an Activation, an R space to an effect that puts a cube there (OR-CUBE-1)."""

    def at(self, moment: Moment) -> On[Any] | None:
        """What it does at a moment."""
        return self._at[moment.number]

    def said(self, language: str) -> Text:
        return Text(Span(self.title.say(language), CARD, self.id))


def _fleeting(clause: Clause) -> bool:
    """Only its own card asks for it, once: when it is built, and at the end."""
    return isinstance(clause, Formula) or (isinstance(clause, On) and clause.moment is AFTER_BUILDING)


CARDS: Final[list[Card]] = []
"""Structures, then Advisors, by number; filled when ``orrery.games.orion.cards`` is imported."""
REGISTRY: Final = Registry()
"""Every ability and effect that a saved step may point at."""


def _declare(card: Card) -> None:
    assert len(CARDS) == card.number, f"{card.id}: structures are declared before Advisors"
    CARDS.append(card)
    for clause in card.clauses:
        if isinstance(clause, On):
            REGISTRY.add(f"{card.id}.{clause.moment.id}", clause, card)


def structure(
    id: str,
    colour: int,
    en: str,
    pl: str,
    cost: Resources,
    *clauses: Clause,
    produces: Resources = NO_RESOURCES,
    vp: int = 0,
    morale_to_build: bool = False,
    morale_to_activate: bool = False,
    provenance: Provenance,
) -> None:
    """Declare a structure."""
    number = len(STRUCTURES)
    STRUCTURES.append(id)
    title = Phrase(en, pl)
    limits = morale_to_build, morale_to_activate
    _declare(Card(id, number, title, colour, cost, produces, vp, clauses, *limits, provenance))


def advisor(id: str, en: str, pl: str, *clauses: Clause, provenance: Provenance) -> None:
    """Declare an Advisor: a card without colour, cost or VP."""
    number = len(STRUCTURES) + len(ADVISORS)
    ADVISORS.append(id)
    title = Phrase(en, pl)
    _declare(Card(id, number, title, NO_COLOUR, NO_RESOURCES, NO_RESOURCES, 0, clauses, False, False, provenance))


def may(moment: Moment, effect: Effect[Any], price: Price | None = None) -> On[Any]:
    """At this moment you may pay this for that."""
    return On(moment, effect, price, optional=True)
