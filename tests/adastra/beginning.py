"""Games from their very beginning, and short ways through the setup."""

from __future__ import annotations

from random import Random

from orrery.games.adastra.galaxy.tiles import STARS
from orrery.games.adastra.player import new_player
from orrery.games.adastra.setup.setup import SetUp
from orrery.games.adastra.tabletop import Tabletop
from orrery.games.adastra.words import VOCABULARY
from orrery.kernel import NATURE, Chance
from tests.adastra.table import Table

SHORT_GALAXY = (
    ("verdance", "1,0", 1), ("thalassa", "1,-1", 0), ("lapis", "0,-1", 2), ("sapphire", "-1,0", 0),
    ("ember", "-1,1", 1), ("brand", "0,1", 0), ("helia", "2,-1", 0), ("pale-nebula", "1,1", 0),
)  # fmt: skip
"""A galaxy for two players: tile, space, rotation. All of the ring is connected to the wormhole; Verdance to Helia
and to the Pale Nebula, Brand to the Nebula; Thalassa lies beside Helia and Verdance without a connection."""


def opened(seats: int, **flags: bool) -> Table:
    """A real game at its first question; nothing follows the setup."""
    table = Table(*["sol"] * seats)
    table.news.clear()
    state = table.state = Tabletop([new_player() for _ in range(seats)])
    state.expansion = True
    for name, value in flags.items():
        setattr(state, name, value)
    state.ends = 8 if state.epic else 6
    state.news = table.news
    table.push(SetUp())
    return table


def weights(table: Table) -> dict[str, int]:
    """What nature may answer, and how likely each answer is."""
    question = table.question()
    assert isinstance(question, Chance)
    return dict(zip(table.options(NATURE), question.weights(table.state), strict=True))


def places(table: Table, seat: int, star: str, space: str, rotation: int | None = None) -> None:
    """Nature draws this tile, and the seat places it; what has no alternative happens by itself."""
    table.nature(f"draw-star:{star}")
    lays(table, seat, space, rotation)


def lays(table: Table, seat: int, space: str, rotation: int | None = None) -> None:
    """The seat places the tile it has drawn, in the first rotation that is allowed unless one is said."""
    if table.options(seat)[0].startswith("place:"):
        table.plays(seat, f"place:{space}")
    if table.state.asks(seat) and table.options(seat)[0].startswith("turn:"):
        table.plays(seat, table.options(seat)[0] if rotation is None else f"turn:{rotation}")


def build(table: Table, galaxy: tuple[tuple[str, str, int], ...] = SHORT_GALAXY) -> Table:
    """Build this galaxy, each player one tile after the other."""
    for turn, (star, space, rotation) in enumerate(galaxy):
        places(table, (table.state.first + turn) % table.state.seats, star, space, rotation)
    return table


def build_somehow(table: Table, seed: int = 0) -> Table:
    """Build any galaxy, from the first player on."""
    rng = Random(seed)
    state = table.state
    while True:
        seat = state.pending()[0].seat
        if not table.options(seat)[0].startswith(("first:", "draw-star:", "place:", "turn:")):
            return table
        state.answer(seat, state.drawn(rng.random()) if seat == NATURE else rng.choice(state.options(seat)))


def missions(table: Table, first: int = 0) -> Table:
    """Nature deals two missions to each player, in the order of the box, or from a later one on."""
    for _ in range(2 * table.state.seats):
        table.nature(table.options(NATURE)[first])
    return table


def ready_to_draft(seats: int = 2, **flags: bool) -> Table:
    """The galaxy is built and missions are dealt: the first empire card is laid out next."""
    table = opened(seats, **flags)
    table.nature("first:1")
    if seats == 2 and not flags.get("first_game"):
        build(table)
    else:
        build_somehow(table)
    return missions(table)


def settled(table: Table, people: str = "") -> Table:
    """Everybody keeps the first of two missions and places the first possible population, or this one."""
    for seat in range(table.state.seats):
        table.plays(seat, table.options(seat)[0])
        table.plays(seat, people if people in table.options(seat) else table.options(seat)[0])
    return table


def set_up(seats: int = 2, **flags: bool) -> Table:
    """A whole setup: Sol and Psilon first, and so on."""
    table = ready_to_draft(seats, **flags)
    while table.state.pending() and not table.state.desks:
        seat = table.state.pending()[0].seat
        table.state.answer(seat, table.state.options(seat)[0])
    return settled(table)


def homes(table: Table) -> list[str]:
    return [STARS[player.home].id for player in table.state.players]


def words(*tokens: str) -> list[int]:
    return [VOCABULARY.option(token) for token in tokens]
