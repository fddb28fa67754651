"""What tests of diplomacy, trade and the council say again and again."""

from __future__ import annotations

from typing import Any

from orrery.games.adastra.cards.boxes import DIPLOMATS, DIRECTIVES
from orrery.games.adastra.galaxy.tiles import STARS
from orrery.games.adastra.names import NONE
from orrery.games.adastra.state import DIPLOMAT_DECK, DIRECTIVE_DECK
from tests.adastra.table import Table


def talks(table: Table, *using: str, rolls: tuple[int, ...], seat: int = 0) -> None:
    """A Diplomacy action with starting card A: what gives dice, then the roll."""
    table.plays(seat, "play:starting-a:diplomacy", *using, "done")
    table.rolls(*rolls)


def influence(table: Table) -> dict[str, int]:
    """Whose influence token is where; flipped ones have ten more."""
    state = table.state
    return {
        STARS[system].id: state.influence[system] + 10 * (state.dimmed >> system & 1)
        for system in state.chart.systems
        if state.influence[system] != NONE
    }


def tokens(table: Table, **whose: int) -> None:
    """Exactly these influence tokens are on the map, ready; stars are named with underscores."""
    table.state.influence = [NONE] * len(table.state.influence)
    table.state.dimmed = 0
    for star, seat in whose.items():
        table.system(star.replace("_", "-"), influence=seat)


def before(table: Table, seat: int) -> list[str]:
    """The diplomats in play before a seat."""
    return [DIPLOMATS[diplomat].id for diplomat in table.player(seat).before[::2]]


def discarded(table: Table) -> list[str]:
    return [DIPLOMATS[diplomat].id for diplomat in table.state.piles[DIPLOMAT_DECK]]


def thrown_out(table: Table) -> list[str]:
    """Discarded directives."""
    return [DIRECTIVES[number].id for number in table.state.piles[DIRECTIVE_DECK]]


def active(table: Table) -> list[str]:
    """The active directives by slot, “–” for none."""
    return ["–" if number == NONE else DIRECTIVES[number].id for number in table.state.active]


def forces(table: Table, diplomat: str, seat: int = 0, victim: int = 1, token: str = "verdance") -> None:
    """A diplomat is forced on somebody, for a flipped token."""
    table.plays(seat, "trade", f"force:{victim + 1}")
    if table.asked()[1] == "FlipForForce":
        table.plays(seat, f"flip:{token}")
    table.plays(seat, f"hand-over:{diplomat}")


def court(*empires: str, government: int = 0, **more: Any) -> Table:
    """Everybody at home with a token: the first seat in Verdance, the second in Helia, the third in Brand."""
    table = Table(*(empires or ("sol", "psilon")), **more)
    homes = [("verdance", "proteus"), ("helia", "firma"), ("brand", "gorra")]
    for seat in range(table.state.seats):
        star, planet = homes[seat]
        table.system(star, planet=planet, owner=seat, people=(1, 0, 0), influence=seat)
        table.seat(seat, home=star, levels={"government": government if seat == 0 else 0})
    return table
