"""Combats and invasions at a test table, without the actions that lead to them."""

from __future__ import annotations

from orrery.games.adastra.combat.begin import AMBUSH, ATTACK_ACTION, PIRATE_ATTACK, begin_fight
from orrery.games.adastra.combat.fight import Fight
from orrery.games.adastra.combat.invasion import invade_system
from orrery.games.adastra.galaxy.tiles import STARS
from orrery.games.adastra.names import CLASSES, NEUTRAL, NEUTRALS, NONE, STATES
from orrery.games.adastra.player import SCRAPPED, SUPPLY
from orrery.games.adastra.state import ACTIVE
from orrery.games.adastra.technologies.card import TECHNOLOGIES
from tests.adastra.table import Table

Forces = dict[str, dict[str, int]]


def digit(element: str) -> int:
    """The digit of a unit in fleets: ``cruisers``, ``titan-exhausted``…"""
    for place, mode in enumerate(STATES):
        if element.endswith("-" + mode):
            return 3 * CLASSES.index(element.removesuffix("-" + mode)) + place
    return 3 * CLASSES.index(element)


def attack(table: Table, seat: int, target: str, forces: Forces, active: int | None = None) -> None:
    """Units, by the system where they are, attack a system."""
    table.state.turn[ACTIVE] = seat if active is None else active
    flat: list[int] = []
    for origin, units in forces.items():
        for element, number in units.items():
            flat += [STARS.number(origin), digit(element), number]
    begin_fight(table.state, STARS.number(target), seat, ATTACK_ACTION, tuple(flat))
    table.state.proceed()


def ambush(table: Table, seat: int, system: str, forces: Forces, active: int | None = None) -> None:
    """Units that have come from these systems meet the neutral units of a system."""
    state = table.state
    state.turn[ACTIVE] = seat if active is None else active
    flat: list[int] = []
    for origin, units in forces.items():
        for element, number in units.items():
            flat += [STARS.number(origin) if origin else NONE, digit(element), number]
            state.players[seat].counts[SUPPLY + digit(element) // 3] -= number
    begin_fight(state, STARS.number(system), seat, AMBUSH, tuple(flat))
    state.proceed()


def raid(table: Table, origin: str, target: str, active: int) -> None:
    """All Raiders of a system attack another."""
    state = table.state
    state.turn[ACTIVE] = active
    start = STARS.number(origin)
    forces = (start, 0, state.fleet[start] & 15)
    begin_fight(state, STARS.number(target), NEUTRAL, PIRATE_ATTACK, forces)
    state.proceed()


def invade(table: Table, seat: int, system: str) -> None:
    table.state.turn[ACTIVE] = seat
    invade_system(table.state, seat, STARS.number(system))
    table.state.proceed()


def fight(table: Table) -> Fight:
    found = table.state.fight
    assert found is not None
    return found


def hulls(table: Table, side: int) -> list[int]:
    """What is left of each element of a side."""
    found = fight(table)
    return [found.hull[element] for element in found.elements(side)]


def scrapped(table: Table, seat: int) -> dict[str, int]:
    """Destroyed units on a board."""
    counts = table.player(seat).counts
    return {name: counts[SCRAPPED + cls] for cls, name in enumerate(CLASSES[:4]) if counts[SCRAPPED + cls]}


def supply(table: Table, seat: int, cls: str) -> int:
    return table.player(seat).counts[SUPPLY + CLASSES.index(cls)]


def element_names(table: Table, seat: int) -> list[str]:
    """The elements that a seat may choose now, by class and state."""
    found = fight(table)
    names = []
    for token in table.options(seat):
        if not token.startswith("element:"):
            continue
        element = int(token.removeprefix("element:")) - 1
        what = found.what[element]
        if found.seat_of(found.side[element]) == NEUTRAL:
            names.append(NEUTRALS[what])
        elif what >= 12:
            names.append(CLASSES[what - 8])
        else:
            names.append(CLASSES[what // 3] + ("" if what % 3 == 0 else "-" + STATES[what % 3]))
    return names


def picks(table: Table, seat: int, *names: str) -> None:
    """A seat chooses elements by class and state, one after the other."""
    for name in names:
        assert name in element_names(table, seat), f"{name} is not among {element_names(table, seat)}"
        table.plays(seat, table.options(seat)[element_names(table, seat).index(name)])


def rolls(table: Table, *sides: list[int]) -> None:
    """Nature rolls the dice of the attackers, then of the defenders; a side without dice is left out."""
    for faces in sides:
        table.rolls(*faces)


def quiet(table: Table, *seats: int) -> None:
    """These seats have no cards in hand and no Class I Shield: they are asked nothing in windows."""
    shield = TECHNOLOGIES.number("class-i-shield")
    for seat in seats:
        table.seat(seat, starting=(0, 0, 0))
        player = table.player(seat)
        player.develop(tuple([one for one in player.developed if one != shield]))


def duel(
    *empires: str, fleet: dict[str, int], against: dict[str, int], noisy: tuple[int, ...] = (), **options: bool
) -> Table:
    """Seat 0 in Verdance, seat 1 in Thalassa, the wormhole between them; without windows but for the noisy seats."""
    table = Table(*empires, **options)  # type: ignore[arg-type]
    table.system("verdance", planet="proteus", fleet=fleet, holder=0)
    table.system("thalassa", planet="willow", fleet=against, holder=1)
    quiet(table, *[seat for seat in range(len(empires)) if seat not in noisy])
    return table


def hunt(empire: str, fleet: dict[str, int], neutrals: dict[str, int], noisy: tuple[int, ...] = ()) -> Table:
    """Seat 0 in Verdance, neutral elements in Thalassa."""
    table = Table(empire, "sol")
    table.system("verdance", planet="proteus", fleet=fleet, holder=0)
    table.system("thalassa", planet="willow", fleet=neutrals, holder=NEUTRAL)
    quiet(table, *[seat for seat in (0, 1) if seat not in noisy])
    return table
