"""OR-BUILD: Construction, and every build that an effect grants."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.orion.card import CARDS, Card, Effect, colour_of, drop_cube
from orrery.games.orion.deck import distinct
from orrery.games.orion.names import (
    ANYWHERE,
    FLEET,
    FOOD,
    MORALE,
    MORALE_LIMIT,
    NEW_SYSTEM,
    NO_CARD,
    NO_COLOUR,
    PRODUCTION,
    SYSTEM_SIZE,
    SYSTEMS,
    YELLOW,
)
from orrery.games.orion.refusals import (
    CANNOT_PAY,
    LOW_MORALE,
    NO_DISCARDS,
    NO_HAND,
    NO_MORE_SYSTEMS,
    NO_ROOM,
    NOTHING_TO_BUILD,
    SYSTEM_FULL,
)
from orrery.games.orion.resolve import Resolve, offer
from orrery.games.orion.say import colour_name, phrase
from orrery.games.orion.state import Orion, Player
from orrery.games.orion.words import BUILD, DONE, PAY, PLACE
from orrery.kernel.agenda import Question
from orrery.kernel.text import Refusal

NO_PLACE = -1


class Build(Effect):
    """Build a structure from hand, or the newest discard, without an action (OR-BUILD-5)."""

    __slots__ = ("colour", "discount", "from_discards", "here", "may", "then")

    def __init__(
        self,
        discount: int = 0,
        here: bool = False,
        from_discards: bool = False,
        may: bool = False,
        colour: int = NO_COLOUR,
        then: Effect | None = None,
    ) -> None:
        super().__init__()
        self.discount = discount
        self.here = here
        self.from_discards = from_discards
        self.may = may
        self.colour = colour
        """If the structure has this colour, ``then`` follows."""
        self.then = then

    def refusal(self, state: Orion, seat: int, source: int) -> Refusal | None:
        player = state.players[seat]
        if self.may:  # not asking would tell the others that nothing in hand can be built
            return None if player.hand else NO_HAND
        if not self.from_discards:
            where = source if self.here else ANYWHERE
            return None if can_build(player, player.hand, where, self.discount) else NOTHING_TO_BUILD
        if not state.discards:
            return NO_DISCARDS
        return build_refusal(player, state.discards[-1], best_place(player, ANYWHERE), self.discount)

    def happen(self, state: Orion, seat: int, source: int) -> None:
        if self.from_discards:
            if self.refusal(state, seat, source) is None:
                announce(state, seat, state.discards.pop(), ANYWHERE, self.discount)
        elif state.players[seat].hand:
            state.push(BuildCard(seat, source if self.here else ANYWHERE, self.discount, self))

    def parts(self) -> list[Effect]:
        return [] if self.then is None else [self.then]

    def say(self, language: str, they: bool = False) -> str:
        key = "build-top" if self.from_discards else "build-here" if self.here else "build"
        text = phrase(("may-" if self.may else "") + key, language, they)
        if self.discount:
            text = phrase("with-discount", language, they, effect=text, n=self.discount)
        if self.then is not None:
            text = phrase("build-then", language, they, effect=text, colour=colour_name(self.colour, language))
        return text


def discount_at(player: Player, system: int) -> int:
    """Fulcrum Sandebar's discount in his system, covered or not (OR-ADV-3)."""
    return CARDS[player.systems[system][0]].always.discount_here


def discount_for(player: Player, card: Card) -> int:
    """What the Working cards take off this structure's cost, wherever it goes (OR-BUILD-4)."""
    points = 0
    if card.colour == YELLOW:
        for system in player.systems:
            points += CARDS[system[-1]].always.discount_yellow
    return points


def best_place(player: Player, where: int) -> int:
    """The discount of the best place that has room, or ``NO_PLACE``."""
    if where != ANYWHERE:
        return discount_at(player, where) if len(player.systems[where]) < SYSTEM_SIZE else NO_PLACE
    best = 0 if player.own_systems() < SYSTEMS else NO_PLACE
    for system in player.systems:
        if len(system) < SYSTEM_SIZE:
            best = max(best, CARDS[system[0]].always.discount_here)
    return best


def shortfall(player: Player, card: Card) -> int:
    """How many resources are missing to pay a structure in full."""
    has = player.has
    cost = card.cost
    missing = 0
    if cost.food > has[FOOD]:
        missing += cost.food - has[FOOD]
    if cost.fleet > has[FLEET]:
        missing += cost.fleet - has[FLEET]
    if cost.production > has[PRODUCTION]:
        missing += cost.production - has[PRODUCTION]
    return missing


def build_refusal(player: Player, number: int, place: int, discount: int) -> Refusal | None:
    """OR-BUILD-2: why a structure cannot be built where ``place`` points are off, on top of a grant's discount."""
    card = CARDS[number]
    if card.morale_to_build and player.has[MORALE] < MORALE_LIMIT:
        return LOW_MORALE
    if place == NO_PLACE:
        return NO_ROOM
    missing = shortfall(player, card)
    if missing and missing > place + discount + discount_for(player, card):
        return CANNOT_PAY
    return None


def can_build(player: Player, cards: list[int], where: int, discount: int) -> bool:
    """Whether any of these cards can be built there."""
    place = best_place(player, where)
    for card in cards:
        if build_refusal(player, card, place, discount) is None:
            return True
    return False


class BuildCard(Question[Orion]):
    """Which structure of your hand do you build?"""

    __slots__ = ("discount", "grant", "where")
    fields: ClassVar[tuple[str, ...]] = ("seat", "where", "discount", "grant")
    secret = True

    def __init__(self, seat: int, where: int, discount: int, grant: Build | None = None) -> None:
        self.seat = seat
        self.where = where
        self.discount = discount
        self.grant = grant

    def candidates(self, state: Orion) -> list[int]:
        base = BUILD.base
        options = [base + card for card in distinct(state.players[self.seat].hand)]
        if self.grant is not None and self.grant.may:
            options.append(DONE)
        return options

    def refusal(self, state: Orion, option: int) -> Refusal | None:
        if option == DONE:
            return None
        player = state.players[self.seat]
        return build_refusal(player, option - BUILD.base, best_place(player, self.where), self.discount)

    def options(self, state: Orion) -> list[int]:
        player = state.players[self.seat]
        place = best_place(player, self.where)
        options: list[int] = []
        for card in distinct(player.hand):
            if build_refusal(player, card, place, self.discount) is None:
                options.append(BUILD.base + card)
        if self.grant is not None and self.grant.may:
            options.append(DONE)
        return options

    def apply(self, state: Orion, option: int) -> None:
        if option == DONE:
            return
        card = option - BUILD.base
        grant = self.grant
        if grant is not None and grant.then is not None and CARDS[card].colour == grant.colour:
            state.push(Resolve(self.seat, self.where, grant.then))  # OR-SPEC-4
        state.players[self.seat].give_up(card)
        announce(state, self.seat, card, self.where, self.discount)


def announce(state: Orion, seat: int, card: int, where: int, discount: int) -> None:
    """A structure has left the hand or the discard pile to be built (OR-BUILD-3)."""
    state.announced = card
    if where == ANYWHERE:
        state.push(PlaceCard(seat, discount))
    else:
        pay(state, seat, where, discount + discount_at(state.players[seat], where))


class PlaceCard(Question[Orion]):
    """In which system do you build it?"""

    __slots__ = ("discount",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "discount")

    def __init__(self, seat: int, discount: int) -> None:
        self.seat = seat
        self.discount = discount

    def candidates(self, state: Orion) -> list[int]:
        base = PLACE.base
        options = [base + system for system in range(len(state.players[self.seat].systems))]
        options.append(base + NEW_SYSTEM)
        return options

    def refusal(self, state: Orion, option: int) -> Refusal | None:
        player = state.players[self.seat]
        place = option - PLACE.base
        points = self.discount
        if place == NEW_SYSTEM:
            if player.own_systems() >= SYSTEMS:
                return NO_MORE_SYSTEMS
        elif len(player.systems[place]) >= SYSTEM_SIZE:
            return SYSTEM_FULL
        else:
            points += discount_at(player, place)
        card = CARDS[state.announced]
        missing = shortfall(player, card)
        return CANNOT_PAY if missing and missing > points + discount_for(player, card) else None

    def apply(self, state: Orion, option: int) -> None:
        place = option - PLACE.base
        here = 0 if place == NEW_SYSTEM else discount_at(state.players[self.seat], place)
        pay(state, self.seat, place, self.discount + here)


def pay(state: Orion, seat: int, place: int, discount: int) -> None:
    """Pay for the announced structure; with a discount the player says what it is taken off."""
    player = state.players[seat]
    card = CARDS[state.announced]
    points = discount + discount_for(player, card)
    if points == 0:
        raise_structure(state, seat, place, card.cost.food, card.cost.fleet, card.cost.production)
    else:
        state.push(PayCost(seat, place, points))


class PayCost(Question[Orion]):
    """OR-BUILD-4: what do you pay, after so many discount points?"""

    __slots__ = ("place", "points")
    fields: ClassVar[tuple[str, ...]] = ("seat", "place", "points")

    def __init__(self, seat: int, place: int, points: int) -> None:
        self.seat = seat
        self.place = place
        self.points = points

    def candidates(self, state: Orion) -> list[int]:
        cost = CARDS[state.announced].cost
        total = max(0, cost.food + cost.fleet + cost.production - self.points)
        options: list[int] = []
        for food in range(min(cost.food, total) + 1):
            for fleet in range(min(cost.fleet, total - food) + 1):
                production = total - food - fleet
                if production <= cost.production:
                    options.append(PAY.word(food, fleet, production))
        return options

    def refusal(self, state: Orion, option: int) -> Refusal | None:
        has = state.players[self.seat].has
        food, fleet, production = PAY.places(option)
        return CANNOT_PAY if food > has[FOOD] or fleet > has[FLEET] or production > has[PRODUCTION] else None

    def apply(self, state: Orion, option: int) -> None:
        food, fleet, production = PAY.places(option)
        raise_structure(state, self.seat, self.place, food, fleet, production)


def raise_structure(state: Orion, seat: int, place: int, food: int, fleet: int, production: int) -> None:
    """OR-BUILD-3: pay, place the structure, discard a cube it covers, resolve its After Building effect."""
    player = state.players[seat]
    card = state.announced
    state.announced = NO_CARD
    has = player.has
    has[FOOD] -= food
    has[FLEET] -= fleet
    has[PRODUCTION] -= production
    if place == NEW_SYSTEM:
        place = len(player.systems)
        player.open_system(card)
    else:
        drop_cube(player, place)
        player.change_system(place, (*player.systems[place], card))
    if state.news is not None:
        state.tell("build", seat, card, place, food, fleet, production)
    ability = CARDS[card].after_building
    if ability is not None:
        offer(state, seat, place, ability)


def colour_beneath(player: Player, system: int) -> int:
    """The colour of the card directly beneath the Working card, or -1."""
    cards = player.systems[system]
    return colour_of(player, cards[-2]) if len(cards) > 1 else -1
