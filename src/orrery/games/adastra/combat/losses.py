"""AA-CMB-6, AA-NEU-2: damage is assigned, destruction happens together, and what is left may be repaired."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.combat.elements import ANY_ELEMENT, ChooseElement, numbered, under_way
from orrery.games.adastra.combat.fight import (
    ATTACK_ACTION,
    CRYSTAL_USED,
    DEFENDERS,
    PIRATE_ATTACK,
    Fight,
    class_at,
)
from orrery.games.adastra.galaxy.control import scrap, take_fleet
from orrery.games.adastra.galaxy.fleets import DIGIT
from orrery.games.adastra.grammar import CRYSTAL_HULL, REPAIR_UNIT
from orrery.games.adastra.names import GUARDIAN, NEUTRAL, NONE, PIRATE_BASE
from orrery.games.adastra.player import BASES, GUARDIANS, NEUTRALS_DESTROYED
from orrery.games.adastra.state import DESTROY_NEUTRAL, AdAstra
from orrery.kernel.agenda import Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase

REPAIRED: Final = 2
"""Hull that an Automated Repair Unit gives back."""


class Destroyed(Event):
    __slots__ = ()
    kind = "destroyed"
    fields = (("element", ANY_ELEMENT),)
    sentence = Phrase("{seat} loses {element}.", "{seat} traci: {element}.")


class NeutralDestroyed(Event):
    """The seat is whoever has destroyed it."""

    __slots__ = ()
    kind = "neutral-destroyed"
    fields = (("element", ANY_ELEMENT),)
    sentence = Phrase("{seat} destroys {element}.", "{seat} niszczy: {element}.")


class Withstood(Event):
    __slots__ = ()
    kind = "withstood"
    fields = (("element", ANY_ELEMENT),)
    sentence = Phrase("{seat}: {element} stays with 1 hull.", "{seat}: {element} zostaje z 1 punktem kadłuba.")


def enemies(fight: Fight, side: int) -> list[int]:
    """The enemy elements that more damage could still hurt."""
    found: list[int] = []
    for element, other in enumerate(fight.side):
        if other != side and fight.hits[element] < fight.hull[element]:
            found.append(element)
    return found


def assign(state: AdAstra, side: int, damage: int) -> None:
    """A side assigns damage to the other's elements; whatever cannot be done in another way is not asked."""
    if damage <= 0:
        return
    fight = under_way(state)
    targets = enemies(fight, side)
    total = 0
    for element in targets:
        total += fight.hull[element] - fight.hits[element]
    if damage >= total:
        for element in targets:
            fight.hits[element] = fight.hull[element]
    elif fight.seat_of(side) == NEUTRAL:
        _assign_by_rule(fight, side, damage)
    else:
        state.push(AssignDamage(fight.seat_of(side), damage))


def _assign_by_rule(fight: Fight, side: int, damage: int) -> None:
    """AA-NEU-2: the lowest remaining hull, then higher firepower, then units before orbital buildings."""
    while damage:
        best = NONE
        for element in enemies(fight, side):
            if best == NONE or _rank(fight, element) < _rank(fight, best):
                best = element
        dealt = min(damage, fight.hull[best] - fight.hits[best])
        fight.hits[best] += dealt
        damage -= dealt


def _rank(fight: Fight, element: int) -> tuple[int, int, bool]:
    return fight.hull[element] - fight.hits[element], -fight.power[element], fight.orbital(element)


class Assignment(Step[AdAstra]):
    """A side assigns so much damage."""

    __slots__ = ("damage", "side")
    fields: ClassVar[tuple[str, ...]] = ("side", "damage")

    def __init__(self, side: int, damage: int) -> None:
        self.side = side
        self.damage = damage

    def happen(self, state: AdAstra) -> None:
        assign(state, self.side, self.damage)


class AssignDamage(ChooseElement):
    """Which enemy element gets the next damage?"""

    __slots__ = ("damage",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "damage")
    asks = Phrase(
        "Which enemy element gets 1 damage? {n} to assign",
        "Który element wroga dostaje 1 obrażenie? Do rozdzielenia: {n}",
    )

    def __init__(self, seat: int, damage: int) -> None:
        self.seat = seat
        self.damage = damage

    def elements(self, state: AdAstra) -> list[int]:
        fight = under_way(state)
        return enemies(fight, fight.side_of(self.seat))

    def choose(self, state: AdAstra, element: int) -> None:
        fight = under_way(state)
        fight.hits[element] += 1
        assign(state, fight.side_of(self.seat), self.damage - 1)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"n": self.damage}


class Destruction(Step[AdAstra]):
    """All damage that was assigned takes effect together."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        fight = under_way(state)
        for element in range(len(fight.side) - 1, -1, -1):
            hits = fight.hits[element]
            if not hits:
                continue
            fight.hits[element] = 0
            if hits < fight.hull[element]:
                fight.hull[element] -= hits
            elif _withstands(state, fight, element):
                fight.hull[element] = 1
                fight.marks[element] |= CRYSTAL_USED
                state.tell(Withstood, fight.seat_of(fight.side[element]), numbered(fight, element))
            else:
                destroy(state, fight, element)


def _withstands(state: AdAstra, fight: Fight, element: int) -> bool:
    """Crystal Hull, once per combat and unit."""
    seat = fight.seat_of(fight.side[element])
    if seat == NEUTRAL or fight.marks[element] & CRYSTAL_USED:
        return False
    player = state.players[seat]
    return player.index.permits(CRYSTAL_HULL) and player.board.bearer(CRYSTAL_HULL) == class_at(fight.what[element])


def stands_at(fight: Fight, element: int) -> int:
    """The system in which the galaxy counts an element during the combat, or none if only the combat does."""
    if fight.side[element] == DEFENDERS:
        return fight.system
    return fight.origin[element] if fight.kind in (ATTACK_ACTION, PIRATE_ATTACK) else NONE


def destroy(state: AdAstra, fight: Fight, element: int) -> None:
    """AA-CMB-DEAD: an element is destroyed in this combat."""
    side = fight.side[element]
    what = fight.what[element]
    one = 1 << DIGIT * what
    where = stands_at(fight, element)
    if where != NONE:
        take_fleet(state, where, one)
    fight.lost[side] += one
    seat = fight.seat_of(side)
    if seat == NEUTRAL:
        victor = fight.seat_of(1 - side)
        state.tell(NeutralDestroyed, victor, numbered(fight, element))
        counts = state.players[victor].counts
        counts[NEUTRALS_DESTROYED] += 1
        if what == GUARDIAN:
            counts[GUARDIANS] += 1
        elif what == PIRATE_BASE:
            counts[BASES] += 1
        else:
            state.wild[what] += 1
        state.do(victor, DESTROY_NEUTRAL)
    else:
        state.tell(Destroyed, seat, numbered(fight, element))
        scrap(state, seat, one)
    fight.drop(element)


def repair(state: AdAstra, side: int) -> None:
    """Automated Repair Unit: a surviving element regains hull, of the owner's choice."""
    fight = under_way(state)
    seat = fight.seat_of(side)
    if seat != NEUTRAL and state.players[seat].index.permits(REPAIR_UNIT) and damaged(fight, side):
        state.push(Repair(seat))


def damaged(fight: Fight, side: int) -> list[int]:
    return [element for element in fight.elements(side) if fight.hull[element] < fight.full[element]]


class Repair(ChooseElement):
    """Which element regains hull?"""

    __slots__ = ()
    asks = Phrase("Which element regains up to 2 hull?", "Który element odzyskuje do 2 punktów kadłuba?")

    def elements(self, state: AdAstra) -> list[int]:
        fight = under_way(state)
        return damaged(fight, fight.side_of(self.seat))

    def choose(self, state: AdAstra, element: int) -> None:
        fight = under_way(state)
        fight.hull[element] = min(fight.full[element], fight.hull[element] + REPAIRED)
