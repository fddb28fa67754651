"""OR-BUILD: Construction, and every build that an effect grants."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.orion.card import CARDS, Card
from orrery.games.orion.deck import distinct
from orrery.games.orion.moments import AFTER_BUILDING, DISCOUNT, PLACE_DISCOUNT
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
)
from orrery.games.orion.player import Player
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
from orrery.games.orion.resolve import OFFERING
from orrery.games.orion.say import colour_name, paid, phrase
from orrery.games.orion.state import Orion
from orrery.games.orion.words import BUILD, DONE, IN_SYSTEM, NEW, PAY, PLACE, STRUCTURE
from orrery.games.parts.effect import Effect, Resolve
from orrery.kernel.agenda import Question
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import NOTHING_SAID, Phrase, Refusal, Text, join
from orrery.kernel.vocabulary import Kind

NO_PLACE: Final = -1
COSTS: Final = Phrase("It costs {price}.", "Koszt: {price}.")
COVERS: Final = Phrase("A card it covers stops working.", "Karta, którą przykryje, przestaje działać.")
LESS: Final = Phrase("You pay {n} {n:resource|resources} less.", "Płacisz o {n} {n:zasób|zasoby|zasobów} mniej.")
PAYS: Final = Phrase("Pay {price}", "Zapłać {price}")


class Built(Event):
    __slots__ = ()
    kind = "build"
    sentence = Phrase(
        "{seat} builds {card} in system {system} for {price}.", "{seat} buduje: {card} w układzie {system} za {price}."
    )

    def gaps(self, scene: Scene) -> dict[str, Any]:
        card, place, *price = self.values
        return {
            "seat": scene.player(self.seat),
            "card": STRUCTURE.say(card, scene),
            "system": place + 1,
            "price": paid(list(enumerate(price)), scene.language),
        }


class Build(Effect[Orion]):
    """Build a structure from hand, or the newest discard, without an action (OR-BUILD-5)."""

    __slots__ = ("colour", "discount", "from_discards", "here", "may", "then")

    def __init__(
        self,
        discount: int = 0,
        here: bool = False,
        from_discards: bool = False,
        may: bool = False,
        colour: int = NO_COLOUR,
        then: Effect[Orion] | None = None,
    ) -> None:
        super().__init__()
        assert not (from_discards and (here or may)), "the newest discard is built anywhere, or not at all"
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

    def parts(self) -> list[Effect[Orion]]:
        return [] if self.then is None else [self.then]

    def say(self, language: str, they: bool = False) -> Text:
        key = "build-top" if self.from_discards else "build-here" if self.here else "build"
        text = phrase(("may-" if self.may else "") + key, language, they)
        if self.discount:
            text = phrase("with-discount", language, they, effect=text, n=self.discount)
        if self.then is not None:
            text = phrase("build-then", language, they, effect=text, colour=colour_name(self.colour, language))
        return text


def discount_at(player: Player, system: int) -> int:
    """Fulcrum Sandebar's discount in his system, covered or not (OR-ADV-3)."""
    return player.index.stat_about(PLACE_DISCOUNT, system)


def discount_for(player: Player, card: Card) -> int:
    """What the Working cards take off this structure's cost, wherever it goes (OR-BUILD-4)."""
    return player.index.stat_about(DISCOUNT, card.number)


def best_place(player: Player, where: int) -> int:
    """The discount of the best place that has room, or ``NO_PLACE``."""
    if where != ANYWHERE:
        return discount_at(player, where) if len(player.systems[where]) < SYSTEM_SIZE else NO_PLACE
    best = 0 if player.own_systems() < SYSTEMS else NO_PLACE
    cheaper = player.index.varies(PLACE_DISCOUNT)
    if best == 0 and not cheaper:
        return 0
    for number, system in enumerate(player.systems):
        if len(system) < SYSTEM_SIZE:
            best = max(best, discount_at(player, number) if cheaper else 0)
    return best


def shortfall(player: Player, card: Card) -> int:
    """How many resources are missing to pay a structure in full."""
    counts = player.counts
    cost = card.cost
    missing = 0
    if cost.food > counts[FOOD]:
        missing += cost.food - counts[FOOD]
    if cost.fleet > counts[FLEET]:
        missing += cost.fleet - counts[FLEET]
    if cost.production > counts[PRODUCTION]:
        missing += cost.production - counts[PRODUCTION]
    return missing


def build_refusal(player: Player, number: int, place: int, discount: int) -> Refusal | None:
    """OR-BUILD-2: why a structure cannot be built where ``place`` points are off, on top of a grant's discount."""
    card = CARDS[number]
    if card.morale_to_build and player.counts[MORALE] < MORALE_LIMIT:
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
    asks = Phrase("Which structure do you build?", "Którą strukturę budujesz?")
    topic = Phrase("Structure", "Struktura")

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

    def note(self, state: Orion, scene: Scene) -> Text:
        return LESS.say(scene.language, n=self.discount) if self.discount else NOTHING_SAID


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
    asks = Phrase("Where do you build {card}?", "Gdzie budujesz: {card}?")
    topic = Phrase("System", "Układ")

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

    def gaps(self, state: Orion, scene: Scene) -> dict[str, Any]:
        return {"card": CARDS[state.announced]}

    def path(self, state: Orion, scene: Scene) -> list[Text]:
        return [*super().path(state, scene), CARDS[state.announced].said(scene.language)]

    def note(self, state: Orion, scene: Scene) -> Text:
        costs = COSTS.say(scene.language, price=CARDS[state.announced].cost)
        return join(" ", [costs, COVERS.say(scene.language)])


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
    asks = Phrase("What do you pay for {card}?", "Jak płacisz za: {card}?")
    topic = Phrase("Payment", "Zapłata")

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
        counts = state.players[self.seat].counts
        food, fleet, production = PAY.places(option)
        return CANNOT_PAY if food > counts[FOOD] or fleet > counts[FLEET] or production > counts[PRODUCTION] else None

    def apply(self, state: Orion, option: int) -> None:
        food, fleet, production = PAY.places(option)
        raise_structure(state, self.seat, self.place, food, fleet, production)

    def gaps(self, state: Orion, scene: Scene) -> dict[str, Any]:
        return {"card": CARDS[state.announced]}

    def path(self, state: Orion, scene: Scene) -> list[Text]:
        new = self.place == NEW_SYSTEM
        where = NEW.say(scene.language) if new else IN_SYSTEM.say(scene.language, n=self.place + 1)
        return [*super().path(state, scene), CARDS[state.announced].said(scene.language), where]

    def note(self, state: Orion, scene: Scene) -> Text:
        return LESS.say(scene.language, n=self.points)

    def label(self, state: Orion, kind: Kind, option: int, scene: Scene) -> Text:
        price = [(what, n) for what, n in enumerate(kind.places(option)) if n]
        return PAYS.say(scene.language, price=paid(price, scene.language) if price else "0")


def raise_structure(state: Orion, seat: int, place: int, food: int, fleet: int, production: int) -> None:
    """OR-BUILD-3: pay, place the structure, discard a cube it covers, resolve its After Building effect."""
    player = state.players[seat]
    card = state.announced
    state.announced = NO_CARD
    counts = player.counts
    counts[FOOD] -= food
    counts[FLEET] -= fleet
    counts[PRODUCTION] -= production
    if place == NEW_SYSTEM:
        place = len(player.systems)
        player.open_system(card)
    else:
        player.drop_cube(place)
        player.change_system(place, (*player.systems[place], card))
    if state.news is not None:
        state.tell(Built, seat, card, place, food, fleet, production)
    ability = CARDS[card].at(AFTER_BUILDING)
    if ability is not None:
        OFFERING.offer(state, seat, place, ability)
