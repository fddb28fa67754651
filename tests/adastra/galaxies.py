"""Galaxies to test movement in, and short ways to say what is asked there."""

from __future__ import annotations

from orrery.games.adastra.actions.choosing import ChooseSystem
from orrery.games.adastra.actions.flight import Flight
from orrery.games.adastra.actions.jumping import Jump
from orrery.games.adastra.galaxy.tiles import STARS
from orrery.games.adastra.names import NONE
from orrery.games.adastra.state import CHOSEN, SYSTEM
from orrery.kernel import NATURE
from tests.adastra.table import Table

ROW = {
    "the-crossing": (-1, 0, 0),
    "helia": (0, 0, 0),
    "brand": (1, 0, 0),
    "thalassa": (2, 0, 0),
    "lapis": (3, 0, 0),
    "sapphire": (4, 0, 0),
    "the-wormhole": (5, 0, 0),
    "amaterasu": (0, 1, 0),
}
"""Helia, Brand, Thalassa, Lapis and Sapphire in a row, each connected with the next one.

The Crossing beside Helia: a jump point on one side only. Amaterasu beside Helia: none at all; it is connected with
Brand. The Wormhole at the far end is connected with Sapphire.
"""
PLANETS = {
    "helia": "firma",
    "brand": "rha",
    "thalassa": "proteus",
    "lapis": "crypto",
    "sapphire": "rotan",
    "amaterasu": "artemis",
}
"""A planet for each coloured star of the row."""


def row(*empires: str, unexplored: tuple[str, ...] = (), minors: bool = False, council: bool = False) -> Table:
    """A table with the row, all of it explored but for these systems."""
    table = Table(*(empires or ("sol", "psilon")), galaxy=ROW, minors=minors, council=council)
    for system, planet in PLANETS.items():
        if system not in unexplored:
            table.system(system, planet=planet)
    table.state.turn[SYSTEM] = NONE
    return table


def number(name: str) -> int:
    return STARS.number(name)


def flight(table: Table, *systems: str, seat: int = 0) -> Table:
    """A Flight from these systems."""
    table.state.turn[CHOSEN] = 0
    table.push(Flight(seat), active=seat)
    return choose(table, seat, *systems)


def names(systems: list[int]) -> list[str]:
    return sorted(STARS[system].id for system in systems)


def choose(table: Table, seat: int, *systems: str) -> Table:
    """The systems of an action; whoever has no credit for another one is done unasked."""
    for system in systems:
        table.plays(seat, f"system:{system}")
    if table.state.pending() and isinstance(table.question(), ChooseSystem):
        table.plays(seat, "done")
    return table


def goes(table: Table, origin: str, unit: str, *path: str, seat: int = 0) -> None:
    """A unit moves by these systems and stops in the last one; jumps without an alternative happen by themselves."""
    table.plays(seat, f"move:{origin}:{unit}")
    jumps(table, *path, seat=seat)


def jumps(table: Table, *path: str, seat: int = 0) -> None:
    """The jumps of a unit under way, until it stops."""
    for place in path:
        question = table.state.pending()[0] if table.state.pending() else None
        if isinstance(question, Jump) and question.system != number(place):
            [way] = [word for word in table.options(seat) if word in (f"fly:{place}", f"overload:{place}")]
            table.plays(seat, way)
    if table.state.pending() and isinstance(table.question(), Jump):
        table.plays(seat, "done")


def fight_out(table: Table, *faces: int) -> None:
    """A combat in which nobody uses anything or withdraws; each roll shows one of these faces, the last for ever."""
    rolls = list(faces)
    assert table.state.fight is not None
    system = table.state.fight.system
    while table.state.fight is not None and table.state.fight.system == system and table.state.pending():
        seat = table.question().seat
        if seat == NATURE:
            face = rolls.pop(0) if len(rolls) > 1 else rolls[0]
            while table.state.asks(NATURE):
                wanted = [word for word in table.options(NATURE) if word.startswith(f"dice:{face}:")]
                table.nature(wanted[-1] if wanted else table.options(NATURE)[0])
        else:
            options = table.options(seat)
            table.plays(seat, next((word for word in ("fight-on", "done") if word in options), options[0]))
