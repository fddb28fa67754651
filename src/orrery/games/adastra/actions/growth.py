"""AA-GROW, AA-COL: creating population and colonizing."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.actions.choosing import ONE_ONLY, ChooseSystem, chosen
from orrery.games.adastra.actions.economy_words import IN_PRODUCTION
from orrery.games.adastra.actions.prices import charge, owed
from orrery.games.adastra.clauses import ON_POPULATION, ON_WORKERS
from orrery.games.adastra.galaxy.control import flags_left, has_room, hostile, possess, possessed, vacate
from orrery.games.adastra.galaxy.fleets import count_class
from orrery.games.adastra.galaxy.tiles import DISCOVERIES, PLANETS
from orrery.games.adastra.grammar import (
    BROOD_SHIP,
    COLONIZING,
    GEOSYMBIOSIS,
    GROWN_IN_ONE,
    LITHOVORES,
    SPAWNING_ARK,
)
from orrery.games.adastra.names import (
    FOOD,
    HIGH_GRAVITY,
    HIGH_TEMPERATURE,
    LOW_GRAVITY,
    NO_TRAIT,
    NONE,
    PRODUCTION,
    PROFESSIONS,
    WORKERS,
)
from orrery.games.adastra.resources import CANNOT_PAY
from orrery.games.adastra.say import amount
from orrery.games.adastra.state import CHOICES, CHOSEN, COLONIZE, EXTRA, AdAstra
from orrery.games.adastra.words import CHOOSE_PROFESSION, CHOOSE_SYSTEM, DONE, PROFESSION, SYSTEM
from orrery.kernel.agenda import OpenQuestion, Question, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text
from orrery.kernel.vocabulary import Kind

NO_PLANET: Final = Refusal("no-planet", Phrase("There is no planet.", "Nie ma tam planety."))
NOT_YOURS: Final = Refusal(
    "not-yours", Phrase("You neither control nor possess it.", "Nie kontrolujesz ani nie posiadasz tego układu.")
)
ENEMIES_THERE: Final = Refusal(
    "enemies-there",
    Phrase("Enemy units or orbital buildings are there.", "Są tam wrogie jednostki lub budowle orbitalne."),
)
OTHERS_LIVE_THERE: Final = Refusal("others-live-there", Phrase("Others live there.", "Żyje tam populacja innych."))
NO_ROOM: Final = Refusal("no-room", Phrase("Its limit is reached.", "Limit tej profesji jest osiągnięty."))
NO_ROOM_AT_ALL: Final = Refusal(
    "no-room-at-all", Phrase("The limit of every profession is reached.", "Limit każdej profesji jest osiągnięty.")
)
FOR_FOOD: Final = Phrase("{whom}: {price}", "{whom}: {price}")
NONE_THERE: Final = Phrase("Nobody", "Nikogo")
KEEP_ALL: Final = Phrase("None: create no population", "Żaden: nie twórz populacji")
GENTLE_TRAITS: Final = (HIGH_TEMPERATURE, LOW_GRAVITY, HIGH_GRAVITY)
"""Where Geosymbiosis keeps unrest from rising."""


class Grown(Event):
    __slots__ = ()
    kind = "grow"
    fields = (("system", SYSTEM), ("profession", PROFESSION))
    sentence = Phrase(
        "{seat}: +1 population in {system} ({profession}).", "{seat}: +1 populacja w układzie {system} ({profession})."
    )


class Colonized(Event):
    __slots__ = ()
    kind = "colonize"
    fields = (("system", SYSTEM),)
    sentence = Phrase("{seat} colonizes {system}.", "{seat} kolonizuje układ {system}.")


# What growing is


def growth_refusal(state: AdAstra, seat: int, system: int) -> Refusal | None:
    """AA-GROW-1: why nobody can be created there by this seat, whatever it costs."""
    if state.planet[system] == NONE:
        return NO_PLANET
    owner = state.owner[system]
    if owner != seat:
        if owner != NONE:
            return OTHERS_LIVE_THERE
        if state.holder[system] != seat:
            return ENEMIES_THERE if state.holder[system] != NONE else NOT_YOURS
        return None
    return ENEMIES_THERE if hostile(state, system, seat) else None


def colonizing_unrest(state: AdAstra, seat: int, system: int) -> int:
    """AA-COL-1: by how many fields colonizing raises unrest: the planet, the adaptation, fauna, other modifiers."""
    player = state.players[seat]
    planet = PLANETS[state.planet[system]]
    trait = planet.trait
    if trait in GENTLE_TRAITS and player.index.permits(GEOSYMBIOSIS):
        return 0
    fields = planet.unrest + player.index.stat(COLONIZING)
    if trait != NO_TRAIT:
        fields += player.board.adaptations[trait]
    discovery = state.discovery[system]
    if discovery != NONE:
        fields += DISCOVERIES[discovery].fauna
    return max(0, fields)


def create_population(state: AdAstra, seat: int, system: int, profession: int) -> None:
    """One population more, whatever it cost; the first one colonizes. There must be a flag for it."""
    colonizes = state.owner[system] == NONE
    state.people[3 * system + profession] += 1
    state.tell(Grown, seat, system, profession)
    if colonizes:
        fields = colonizing_unrest(state, seat, system)
        state.tell(Colonized, seat, system)
        possess(state, system, seat)
        state.move_unrest(seat, fields)
        state.do(seat, COLONIZE)


def _printed(state: AdAstra, seat: int, system: int, profession: int) -> int:
    """AA-GROW-2: food for one more of a profession; nothing for the first population from a Brood Ship."""
    if state.owner[system] == NONE and state.players[seat].index.permits(BROOD_SHIP):
        bearer = state.players[seat].board.bearer(BROOD_SHIP)
        if state.holder[system] == seat and count_class(state.fleet[system], bearer):
            return 0
    return 1 + state.people[3 * system + profession]


def growth_price(state: AdAstra, seat: int, system: int, profession: int) -> int:
    """What has to be paid now for one more population."""
    printed = _printed(state, seat, system, profession)
    return owed(state, seat, ON_WORKERS if profession == WORKERS else ON_POPULATION, printed) if printed else 0


def _affords(state: AdAstra, seat: int, price: int) -> bool:
    player = state.players[seat]
    food = player.counts[FOOD]
    return food >= price or (player.index.permits(LITHOVORES) and food + player.counts[PRODUCTION] >= price)


def nobody_there(state: AdAstra, seat: int, system: int) -> Refusal | None:
    """Why nobody can be created in a system that could be chosen: a choice without any effect is not offered."""
    found = NO_ROOM_AT_ALL
    for profession in range(len(PROFESSIONS)):
        if has_room(state, system, profession, seat):
            if _affords(state, seat, growth_price(state, seat, system, profession)):
                return None
            found = CANNOT_PAY
    return found


# The action


class Grow(Step[AdAstra]):
    """AA-GROW-1: the Growth action. A Spawning Ark's system is chosen in addition at no credit."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        player = state.players[self.seat]
        if player.index.permits(SPAWNING_ARK):
            bearer = player.board.bearer(SPAWNING_ARK)
            for system in state.chart.systems:
                if (
                    state.holder[system] == self.seat
                    and count_class(state.fleet[system], bearer)
                    and growth_refusal(state, self.seat, system) is None
                ):
                    state.turn[CHOSEN] |= 1 << system
                    if state.turn[CHOICES] != ONE_ONLY:
                        state.turn[CHOICES] += 1
        state.push(ChooseGrowth(self.seat))


class ChooseGrowth(ChooseSystem):
    """In which system do you create population?"""

    __slots__ = ()
    asks = Phrase("In which system do you create population?", "W którym układzie tworzysz populację?")

    def offered(self, state: AdAstra) -> list[int]:
        seat, owner, holder = self.seat, state.owner, state.holder
        return [system for system in state.chart.systems if owner[system] == seat or holder[system] == seat]

    def why_not(self, state: AdAstra, system: int) -> Refusal | None:
        refusal = growth_refusal(state, self.seat, system)
        return nobody_there(state, self.seat, system) if refusal is None else refusal

    def follow(self, state: AdAstra) -> None:
        for system in reversed(chosen(state)):
            state.push(GrowThere(self.seat, system, 0))


class GrowThere(Question[AdAstra]):
    """AA-GROW-2: which profession, or none? So many have been created there in this action."""

    __slots__ = ("created", "system")
    fields: ClassVar[tuple[str, ...]] = ("seat", "system", "created")
    asks = Phrase("Whom do you create in {system}?", "Kogo tworzysz w układzie {system}?")
    topic = Phrase("Profession", "Profesja")

    def __init__(self, seat: int, system: int, created: int) -> None:
        self.seat = seat
        self.system = system
        self.created = created

    def candidates(self, state: AdAstra) -> list[int]:
        if growth_refusal(state, self.seat, self.system) is not None:  # given up meanwhile
            return [DONE]
        return [*[CHOOSE_PROFESSION.base + profession for profession in range(len(PROFESSIONS))], DONE]

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        if option == DONE:
            return None
        profession = option - CHOOSE_PROFESSION.base
        if not has_room(state, self.system, profession, self.seat):
            return NO_ROOM
        price = growth_price(state, self.seat, self.system, profession)
        return None if _affords(state, self.seat, price) else CANNOT_PAY

    def apply(self, state: AdAstra, option: int) -> None:
        if option == DONE:
            return
        profession = option - CHOOSE_PROFESSION.base
        if state.owner[self.system] == NONE and not flags_left(state, self.seat):
            state.push(GiveUpForColony(self.seat, self.system, profession))
        else:
            grow(state, self.seat, self.system, profession, self.created)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"system": SYSTEM.say(self.system, scene)}

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        if option == DONE:
            return NONE_THERE.say(scene.language)
        price = growth_price(state, self.seat, self.system, option - CHOOSE_PROFESSION.base)
        said = super().label(state, kind, option, scene)
        return FOR_FOOD.say(scene.language, whom=said, price=amount(FOOD, price, scene.language))


def grow(state: AdAstra, seat: int, system: int, profession: int, created: int) -> None:
    """One population is created and paid for; perhaps one more may follow in the same system (Prolific)."""
    if created:
        state.turn[EXTRA] = 0
    printed = _printed(state, seat, system, profession)
    price = charge(state, seat, ON_WORKERS if profession == WORKERS else ON_POPULATION, printed) if printed else 0
    create_population(state, seat, system, profession)
    more = state.players[seat].index.stat(GROWN_IN_ONE)
    if created < more and (created or state.turn[EXTRA]):
        state.push(GrowThere(seat, system, created + 1))
    _pay_food(state, seat, price)


def _pay_food(state: AdAstra, seat: int, price: int) -> None:
    """AA-PRICE-3: in food; Lithovores in any mix with production."""
    if not price:
        return
    if state.players[seat].index.permits(LITHOVORES):
        state.push(PayInProduction(seat, price))
    else:
        state.gain(seat, FOOD, -price)


class PayInProduction(OpenQuestion[AdAstra]):
    """How much of a food price do you pay in production?"""

    __slots__ = ("price",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "price")
    asks = Phrase(
        "The population costs {n}: how much of it do you pay in production?",
        "Populacja kosztuje {n}: ile z tego płacisz produkcją?",
    )
    topic = Phrase("Production", "Produkcja")

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price

    def candidates(self, state: AdAstra) -> list[int]:
        counts = state.players[self.seat].counts
        least = max(0, self.price - counts[FOOD])
        most = min(self.price, counts[PRODUCTION])
        return [IN_PRODUCTION.base + amount for amount in range(least, most + 1)]

    def apply(self, state: AdAstra, option: int) -> None:
        amount = option - IN_PRODUCTION.base
        state.gain(self.seat, PRODUCTION, -amount)
        state.gain(self.seat, FOOD, amount - self.price)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"n": self.price}


class GiveUpForColony(OpenQuestion[AdAstra]):
    """AA-DEF-POSS: no flag is left. Which system do you give up for it, or do you create nobody?"""

    __slots__ = ("profession", "system")
    fields: ClassVar[tuple[str, ...]] = ("seat", "system", "profession")
    asks = Phrase(
        "You have no flag left. Which system do you give up to colonize {system}?",
        "Nie masz już flag. Z którego układu rezygnujesz, aby skolonizować układ {system}?",
    )
    topic = Phrase("System", "Układ")

    def __init__(self, seat: int, system: int, profession: int) -> None:
        self.seat = seat
        self.system = system
        self.profession = profession

    def candidates(self, state: AdAstra) -> list[int]:
        words = [CHOOSE_SYSTEM.base + system for system in possessed(state, self.seat)]
        words.append(DONE)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        if option != DONE:
            vacate(state, option - CHOOSE_SYSTEM.base)
            grow(state, self.seat, self.system, self.profession, 0)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"system": SYSTEM.say(self.system, scene)}

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        return KEEP_ALL.say(scene.language) if option == DONE else super().label(state, kind, option, scene)
