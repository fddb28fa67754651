"""AA-BUILD, AA-LIM-PLAN, AA-LIM-ORB: what can stand where, what it costs, and how it is put up."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.actions.prices import charge, owed
from orrery.games.adastra.actions.secret_mission import draw_missions
from orrery.games.adastra.clauses import ON_BUILDINGS, ON_SCANNERS, ON_UNITS, Discount
from orrery.games.adastra.diplomacy.effects import refresh_some
from orrery.games.adastra.galaxy.control import (
    add_fleet,
    check_end,
    figure_left,
    orbital_slots,
    planetary_slots,
    take_figure,
    take_fleet,
    to_supply,
)
from orrery.games.adastra.galaxy.fleets import ONE_OUTPOST, count_class, element, fits, orbitals
from orrery.games.adastra.grammar import BUILDABLE, DISCOUNT
from orrery.games.adastra.names import (
    BATTLE_STATION,
    CREDITS,
    CSTH,
    DSU,
    FACTORY,
    FARM,
    FOOD,
    LABORATORY,
    NONE,
    OUTPOST,
    PRODUCTION,
    RESEARCH,
    SPY_CENTER,
    UNIT_CLASSES,
    ZST,
)
from orrery.games.adastra.player import DSU_BUILT, ZST_BUILT
from orrery.games.adastra.resources import CANNOT_PAY, TYPES
from orrery.games.adastra.say import BUILDING_NAMES, CLASS_NAMES, amount
from orrery.games.adastra.state import BUILD_SCANNER, RESULT, AdAstra
from orrery.games.adastra.words import BUILDING, CLASS, SYSTEM
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase, Refusal, Text

REPLACES: Final = (NONE, FARM, NONE, LABORATORY, NONE, FACTORY, NONE, NONE, NONE, CSTH, ZST)
"""By planetary building: what has to stand there and makes way for it."""
PRODUCTION_PRICES: Final = (2, 2, 2, 2, 2, 2, 1, 2)
"""Of planetary buildings but for scanners."""
SCANNER_PRICES: Final = (1, 3, 5)
"""Of each of the four resources: CSTH, ZST, DSU."""
BONUS_OF: Final = (FOOD, FOOD, RESEARCH, RESEARCH, PRODUCTION, PRODUCTION, NONE, CREDITS, NONE, NONE, NONE)
"""The resource of which the builder gains 1."""
TOKENS_OF_A_SPY_CENTER: Final = 2
OUTPOST_PRICE: Final = 1
STATION_PRICE: Final = 2
BUILT: Final = 4
"""Bits in which the Build action counts what it has built, for each planetary building."""

NO_MILESTONE: Final = Refusal(
    "no-milestone", Phrase("You lack the milestone for it.", "Nie masz potrzebnego kamienia milowego.")
)
STANDS_THERE: Final = Refusal("stands-there", Phrase("One stands there already.", "Taka budowla już tam stoi."))
NOTHING_TO_REPLACE: Final = Refusal(
    "nothing-to-replace",
    Phrase("The building it replaces does not stand there.", "Nie stoi tam budowla, którą to zastępuje."),
)
NO_FIGURE: Final = Refusal("no-figure", Phrase("No figure of it is left.", "Nie została żadna figurka."))
NO_SLOT: Final = Refusal("no-slot", Phrase("There is no slot for it.", "Nie ma tam na to slotu."))
PRICED: Final = Phrase("{what}: {price}", "{what}: {price}")
OF_EACH: Final = Phrase("{n} of each resource", "po {n} każdego zasobu")
OF_EACH_BUT: Final = Phrase(
    "{n} of each resource, but {less} production", "po {n} każdego zasobu, ale produkcji {less}"
)


class Raised(Event):
    __slots__ = ()
    kind = "build"
    fields = (("system", SYSTEM), ("building", BUILDING))
    sentence = Phrase("{seat} builds in {system}: {building}.", "{seat} buduje w układzie {system}: {building}.")


class Launched(Event):
    __slots__ = ()
    kind = "build-unit"
    fields = (("system", SYSTEM), ("unit", CLASS))
    sentence = Phrase("{seat} builds in {system}: {unit}.", "{seat} buduje w układzie {system}: {unit}.")


class Dismantled(Event):
    __slots__ = ()
    kind = "remove-building"
    fields = (("system", SYSTEM), ("building", BUILDING))
    sentence = Phrase("{seat} removes from {system}: {building}.", "{seat} usuwa z układu {system}: {building}.")


class Disbanded(Event):
    __slots__ = ()
    kind = "remove-unit"
    fields = (("system", SYSTEM), ("unit", CLASS))
    sentence = Phrase("{seat} removes from {system}: {unit}.", "{seat} usuwa z układu {system}: {unit}.")


# Planetary buildings


def planetary_refusal(state: AdAstra, seat: int, system: int, building: int, milestone: bool = True) -> Refusal | None:
    """Why this seat cannot put up a building there, whatever it costs."""
    if milestone and not state.players[seat].index.permits(BUILDABLE[building]):
        return NO_MILESTONE
    standing = state.buildings[system]
    if standing >> building & 1:
        return STANDS_THERE
    replaced = REPLACES[building]
    if replaced != NONE and not standing >> replaced & 1:
        return NOTHING_TO_REPLACE
    if not state.stock[building]:
        return NO_FIGURE
    if replaced == NONE:
        slots = planetary_slots(state, system)
        if not slots or (standing.bit_count() >= slots and state.owner[system] != seat):
            return NO_SLOT
    return None


def crowded(state: AdAstra, system: int, building: int) -> bool:
    """AA-BUILD-5: whether another building has to make way first."""
    return REPLACES[building] == NONE and state.buildings[system].bit_count() >= planetary_slots(state, system)


def dismantle(state: AdAstra, system: int, building: int) -> None:
    """A building makes way; its figure is free again at once."""
    state.buildings[system] &= ~(1 << building)
    state.stock[building] += 1


def raise_building(state: AdAstra, seat: int, system: int, building: int) -> None:
    """It stands; what it replaces is gone."""
    replaced = REPLACES[building]
    if replaced != NONE:
        dismantle(state, system, replaced)
    state.buildings[system] |= 1 << building
    state.stock[building] -= 1
    state.tell(Raised, seat, system, building)
    if building >= CSTH:
        state.do(seat, BUILD_SCANNER)
        check_end(state, system)


def note_built(state: AdAstra, building: int) -> None:
    """AA-BUILD-6: the Build action remembers it until its end."""
    state.turn[RESULT] += 1 << BUILT * building


def give_bonus(state: AdAstra, seat: int, building: int, times: int) -> None:
    """What the builder gains, and the missions of the first ZST and DSU (AA-MIS-5)."""
    what = BONUS_OF[building]
    counts = state.players[seat].counts
    if what != NONE:
        state.gain(seat, what, times)
    elif building == SPY_CENTER:
        refresh_some(state, seat, TOKENS_OF_A_SPY_CENTER * times)
    elif building in (ZST, DSU):
        place = ZST_BUILT if building == ZST else DSU_BUILT
        first = not counts[place]
        counts[place] += times
        if first:
            draw_missions(state, seat)


# Units and orbital buildings


def element_refusal(state: AdAstra, seat: int, system: int, cls: int) -> Refusal | None:
    """Why this seat cannot put up a unit or an orbital building there, whatever it costs."""
    if not figure_left(state, seat, cls):
        return NO_FIGURE
    if cls == BATTLE_STATION:
        return None if count_class(state.fleet[system], OUTPOST) else NOTHING_TO_REPLACE
    if cls == OUTPOST and not orbital_slots(state, system):
        return NO_SLOT
    return None


def room_for(state: AdAstra, system: int, cls: int) -> bool:
    """Whether it fits without anything making way, but for the Outpost under a Battle Station."""
    fleet = state.fleet[system]
    if cls < UNIT_CLASSES:
        return fits(fleet + element(cls))
    return cls == BATTLE_STATION or orbitals(fleet) < orbital_slots(state, system)


def disband(state: AdAstra, seat: int, system: int, fleet: int) -> None:
    """AA-DEF-REM: own elements make way, neither destroyed nor scrapped."""
    take_fleet(state, system, fleet)
    to_supply(state, seat, fleet)


def launch(state: AdAstra, seat: int, system: int, cls: int) -> None:
    """A new element, ready; an unused figure first, then a scrapped one (AA-BUILD-4)."""
    if cls == BATTLE_STATION:
        disband(state, seat, system, ONE_OUTPOST)
    take_figure(state, seat, cls)
    add_fleet(state, system, seat, element(cls))
    state.tell(Launched, seat, system, cls)
    check_end(state, system)


# Prices


def element_price(state: AdAstra, seat: int, cls: int) -> int:
    """Printed."""
    if cls < UNIT_CLASSES:
        return state.players[seat].board.units[cls].cost
    return OUTPOST_PRICE if cls == OUTPOST else STATION_PRICE


ON_ORBITALS: Final = 9
"""Nothing but the discount of an empire action is for these."""


def element_cost_refusal(state: AdAstra, seat: int, cls: int) -> Refusal | None:
    price = owed(state, seat, ON_UNITS if cls < UNIT_CLASSES else ON_ORBITALS, element_price(state, seat, cls))
    return None if state.players[seat].counts[PRODUCTION] >= price else CANNOT_PAY


def pay_element(state: AdAstra, seat: int, cls: int) -> None:
    on = ON_UNITS if cls < UNIT_CLASSES else ON_ORBITALS
    state.gain(seat, PRODUCTION, -charge(state, seat, on, element_price(state, seat, cls)))


def building_cost_refusal(state: AdAstra, seat: int, building: int) -> Refusal | None:
    counts = state.players[seat].counts
    if building < CSTH:
        price = owed(state, seat, ON_BUILDINGS, PRODUCTION_PRICES[building])
        return None if counts[PRODUCTION] >= price else CANNOT_PAY
    each = scanner_price(state, seat, building)
    for what in TYPES:
        if what != PRODUCTION and counts[what] < each:
            return CANNOT_PAY
    price = owed(state, seat, ON_SCANNERS, SCANNER_PRICES[building - CSTH])
    return None if counts[PRODUCTION] >= price else CANNOT_PAY


def pay_building(state: AdAstra, seat: int, building: int) -> None:
    if building < CSTH:
        state.gain(seat, PRODUCTION, -charge(state, seat, ON_BUILDINGS, PRODUCTION_PRICES[building]))
        return
    each = scanner_price(state, seat, building)
    for what in TYPES:
        if what == PRODUCTION:
            state.gain(seat, what, -charge(state, seat, ON_SCANNERS, SCANNER_PRICES[building - CSTH]))
        else:
            state.gain(seat, what, -each)


def scanner_price(state: AdAstra, seat: int, building: int) -> int:
    """Of each resource but production, which may be lowered further."""
    price = SCANNER_PRICES[building - CSTH]
    best = price
    for featured in state.players[seat].index.all(DISCOUNT):
        discount = featured.feature
        if isinstance(discount, Discount) and discount.on == ON_SCANNERS:
            best = min(best, max(discount.least, price - discount.amount))
    return best


def element_said(state: AdAstra, seat: int, cls: int, language: str) -> Text:
    """A unit or orbital building with what it would cost now."""
    on = ON_UNITS if cls < UNIT_CLASSES else ON_ORBITALS
    price = owed(state, seat, on, element_price(state, seat, cls))
    return PRICED.say(language, what=CLASS_NAMES[cls], price=amount(PRODUCTION, price, language))


def building_said(state: AdAstra, seat: int, building: int, language: str) -> Text:
    """A planetary building with what it would cost now."""
    if building < CSTH:
        price = amount(PRODUCTION, owed(state, seat, ON_BUILDINGS, PRODUCTION_PRICES[building]), language)
    else:
        each = scanner_price(state, seat, building)
        production = owed(state, seat, ON_SCANNERS, SCANNER_PRICES[building - CSTH])
        price = (OF_EACH if production == each else OF_EACH_BUT).say(language, n=each, less=production)
    return PRICED.say(language, what=BUILDING_NAMES[building], price=price)
