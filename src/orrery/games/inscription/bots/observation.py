"""What a player sees of the table, as numbers for learning programs."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.inscription.cards import every as _cards  # noqa: F401  (whose effects tell events, too)
from orrery.games.inscription.events.ai import GOAL_TRACKS, PLACES
from orrery.games.inscription.events.rounds import STANDARD
from orrery.games.inscription.events.scoring import score
from orrery.games.inscription.names import (
    AGENDAS,
    DOCK_SYMBOLS,
    DOCKS,
    EVENTS,
    FACTIONS,
    KEPT,
    MECATOL_VP,
    MOST_HEXES,
    MOST_PLANETS,
    MOST_SYSTEMS,
    MOST_WORMHOLES,
    OBJECTIVES,
    OUTCOME,
    POPULATION,
    RELICS,
    RESOURCES,
    SHEET_IDS,
    SIDES,
    TECHNOLOGIES_PRINTED,
    TRADE_GOODS,
    UNITS,
    VOTES,
    WARS,
)
from orrery.games.inscription.repeated import Repeated
from orrery.games.inscription.sheets.expansion.printed import EXPANSION_SHEETS
from orrery.games.inscription.sheets.industry.chart import COMMODITY_SYMBOLS, COUNCILORS
from orrery.games.inscription.sheets.warfare.grid import NODES, UNIT_OF
from orrery.games.inscription.sheets.warfare.units import BARS, SYMBOLS
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.tabletop import Tabletop
from orrery.kernel.agenda import NATURE, Question, step_classes
from orrery.kernel.observation import Observation, Part, one_hot, seat_hot, share, tally

CELLS: Final = max([len(sheet.planet_of) for sheet in EXPANSION_SHEETS])
LINES: Final = max([len(sheet.lines) for sheet in EXPANSION_SHEETS])
STEPS: Final = step_classes(Tabletop.__module__.rpartition(".")[0])
ASKED: Final = tuple(sorted([name for name, step in STEPS.items() if step is not Repeated and hasattr(step, "asks")]))
TASKS: Final = OUTCOME + 1
MANY_POINTS: Final = 150
MANY_RESOURCES: Final = 8
MANY_KEPT: Final = 5
MANY_ROUNDS: Final = len(STANDARD)
MANY_STRENGTH: Final = 20
SLOTS: Final = len(MECATOL_VP)


def bits(mask: int, size: int) -> list[float]:
    """A 1 for every mark."""
    return [float(mask >> place & 1) for place in range(size)]


def _question(state: Inscription, seat: int) -> Question[Any] | None:
    for question in state.pending():
        if question.seat in (seat, NATURE):
            return question
    return None


def _asked(state: Inscription, viewer: int, seat: int) -> list[float]:
    name = type(_question(state, viewer)).__name__
    return one_hot(len(ASKED), ASKED.index(name) if name in ASKED else -1)


def _detail(state: Inscription, viewer: int, seat: int) -> list[float]:
    """The numbers in the question: what is left, which sheet, kind or unit."""
    question = _question(state, viewer)
    values = [0.0] * 4
    if question is not None and question.seat == viewer:
        for place, name in enumerate(("left", "sheet", "kind", "unit")):
            if name in question.fields:
                values[place] = share(getattr(question, name) + 1, MANY_RESOURCES)
    return values


def _waiting(state: Inscription, viewer: int, seat: int) -> list[float]:
    found = [0.0] * state.seats
    for question in state.pending():
        if question.seat >= 0:
            found[(question.seat - viewer) % state.seats] = 1.0
    return found


def _table(state: Inscription, viewer: int, seat: int) -> list[float]:
    return [
        share(state.round, MANY_ROUNDS),
        share(state.wars, WARS),
        share(state.reached_left, WARS),
        share(state.reached_right, WARS),
        float(state.asymmetric),
        float(state.short_finale),
        float(state.tutorial),
        share(state.difficulty + 1, 3),
    ]


def _task(state: Inscription, viewer: int, seat: int) -> list[float]:
    return one_hot(TASKS, state.task)


def _event(state: Inscription, viewer: int, seat: int) -> list[float]:
    return one_hot(len(EVENTS), state.event)


def _unseen(state: Inscription, viewer: int, seat: int) -> list[float]:
    return bits(state.unseen_events, len(EVENTS))


def _foreseen(state: Inscription, viewer: int, seat: int) -> list[float]:
    return one_hot(len(EVENTS), state.foreseen)


def _dice(state: Inscription, viewer: int, seat: int) -> list[float]:
    return [share(face, 3) for face in state.black + state.focus]


def _objectives(state: Inscription, viewer: int, seat: int) -> list[float]:
    return tally(list(state.objectives), len(OBJECTIVES), 1) + bits(state.turned, len(SHEET_IDS))


def _agenda(state: Inscription, viewer: int, seat: int) -> list[float]:
    return one_hot(len(AGENDAS), state.agenda_card) + one_hot(len(AGENDAS), state.fail_card)


def _speaker(state: Inscription, viewer: int, seat: int) -> list[float]:
    return seat_hot(state.seats, viewer, state.speaker)


def _mecatol(state: Inscription, viewer: int, seat: int) -> list[float]:
    return [share(len(state.mecatol), SLOTS)]


def _ai(state: Inscription, viewer: int, seat: int) -> list[float]:
    most = max(GOAL_TRACKS.values())
    return [share(crossed, most) for crossed in state.ai] or [0.0] * PLACES


def _sheets(state: Inscription, viewer: int, seat: int) -> list[float]:
    numbers: list[float] = []
    for number in state.players[seat].sheets:
        numbers += one_hot(len(SIDES), number)
    return numbers


def _faction(state: Inscription, viewer: int, seat: int) -> list[float]:
    player = state.players[seat]
    return one_hot(len(FACTIONS), player.faction) + tally(list(player.dealt), len(FACTIONS), 1)


def _active(state: Inscription, viewer: int, seat: int) -> list[float]:
    player = state.players[seat]
    return one_hot(len(SHEET_IDS), player.active) + one_hot(len(SHEET_IDS), player.previous)


def _points(state: Inscription, viewer: int, seat: int) -> list[float]:
    player = state.players[seat]
    return [share(points, MANY_POINTS) for points in (*player.points, *player.boxes, score(player))]


def _goods(state: Inscription, viewer: int, seat: int) -> list[float]:
    player = state.players[seat]
    numbers = [share(player.stock.goods, TRADE_GOODS), share(player.stock.goods_spent, TRADE_GOODS)]
    numbers += [
        share(player.stock.votes, VOTES),
        share(player.stock.votes_spent, VOTES),
        share(player.industry.councilors, COUNCILORS),
    ]
    numbers += [share(crossed, COMMODITY_SYMBOLS) for crossed in player.industry.commodities]
    return [*numbers, share(player.expansion.population, len(POPULATION)), share(player.cast, VOTES)]


def _pool(state: Inscription, viewer: int, seat: int) -> list[float]:
    return [share(amount, MANY_RESOURCES) for amount in state.players[seat].pool]


def _kept(state: Inscription, viewer: int, seat: int) -> list[float]:
    player = state.players[seat]
    return [share(amount, MANY_KEPT) for amount in player.stock.kept + player.stock.spent]


def _once(state: Inscription, viewer: int, seat: int) -> list[float]:
    return bits(state.players[seat].once, 7)


def _navigation(state: Inscription, viewer: int, seat: int) -> list[float]:
    player = state.players[seat]
    numbers = bits(player.navigation.accessed, MOST_SYSTEMS) + bits(player.navigation.claimed, MOST_SYSTEMS)
    return numbers + bits(player.navigation.lost, MOST_SYSTEMS) + bits(player.navigation.holes, MOST_WORMHOLES)


def _expansion(state: Inscription, viewer: int, seat: int) -> list[float]:
    player = state.players[seat]
    numbers = (
        bits(player.expansion.planets, MOST_PLANETS)
        + bits(player.expansion.closed, MOST_PLANETS)
        + bits(player.expansion.symbols, CELLS)
    )
    numbers += bits(player.expansion.lines, LINES) + bits(player.expansion.lost_lines, LINES)
    numbers += bits(player.expansion.dock_symbols, DOCKS * DOCK_SYMBOLS) + bits(player.expansion.docks, DOCKS)
    return numbers + bits(player.expansion.lost_docks, DOCKS) + bits(player.expansion.lost_population, len(POPULATION))


def _industry(state: Inscription, viewer: int, seat: int) -> list[float]:
    player = state.players[seat]
    return (
        bits(player.industry.scrapped, MOST_HEXES)
        + bits(player.industry.claimed, MOST_HEXES)
        + bits(player.industry.lost, MOST_HEXES)
    )


def _warfare(state: Inscription, viewer: int, seat: int) -> list[float]:
    player = state.players[seat]
    numbers = (
        bits(player.warfare.grid, NODES) + bits(player.warfare.lost_nodes, NODES) + bits(player.warfare.bars, SYMBOLS)
    )
    numbers += (
        bits(player.warfare.built, len(BARS))
        + bits(player.warfare.lost_bars, len(BARS))
        + bits(player.warfare.types, len(UNITS))
    )
    numbers += tally([UNIT_OF[placement] for placement in player.warfare.units], len(UNITS), NODES)
    numbers += bits(player.warfare.lost_rewards, 2 * WARS)
    numbers += [share(bonus, MANY_STRENGTH) for bonus in player.warfare.bonuses]
    numbers += [share(amount, MANY_STRENGTH) for amount in player.warfare.strengths]
    return numbers + [share(result, 3) for result in player.warfare.results]


def _technologies(state: Inscription, viewer: int, seat: int) -> list[float]:
    player = state.players[seat]
    size = TECHNOLOGIES_PRINTED
    numbers = bits(player.research.unlocked, size) + bits(player.research.lost, size) + bits(player.research.used, size)
    return numbers + [share(crossed, 4) for crossed in player.research.symbols] + bits(player.research.focus, 12)


def _relics(state: Inscription, viewer: int, seat: int) -> list[float]:
    player = state.players[seat]
    numbers = tally(list(player.relics.held), len(RELICS), 1) + tally(list(player.relics.played), len(RELICS), 1)
    return [*numbers, *tally(list(player.relics.offer), len(RELICS), 1), share(len(player.relics.held), 2)]


TABLE: Final = [
    Part("question", len(ASKED), "1 at the question that waits for oneself: " + ", ".join(ASKED), _asked),
    Part("detail", 4, "what the question says of: how many are left, the sheet, the resource, the unit", _detail),
    Part("waiting", 1, "1 for everybody who owes an answer, clockwise from oneself", _waiting, True),
    Part(
        "table",
        8,
        "round, wars, left and right strengths determined, side A, short finale, tutorial, difficulty",
        _table,
    ),
    Part("task", TASKS, "1 at what the desks are open for", _task),
    Part("event", len(EVENTS), "1 at the current event", _event),
    Part("unseen", len(EVENTS), "1 for every event not revealed yet", _unseen),
    Part("foreseen", len(EVENTS), "1 at the next event, if one knows it", _foreseen),
    Part("dice", 6, "black dice that show each resource, then the focus dice, of 3", _dice),
    Part("objectives", len(OBJECTIVES) + 4, "1 for every objective on the table, then 1 for those turned", _objectives),
    Part("agenda", 2 * len(AGENDAS), "1 at the agenda, then at the one whose Fail text is used", _agenda),
    Part("speaker", 1, "1 at the speaker, clockwise from oneself", _speaker, True),
    Part("mecatol", 1, "slots of Mecatol Rex that are taken, of 8", _mecatol),
    Part("ai", PLACES, "crossed symbols of each part of the AI sheet, of 8", _ai),
]
PLAYER: Final = [
    Part("sheets", 4 * len(SIDES), "1 at the sheet of each kind", _sheets),
    Part("faction", 2 * len(FACTIONS), "1 at the faction, then at those dealt, if known", _faction),
    Part("active", 8, "1 at the active sheet, then at the one of the strategy event before", _active),
    Part("points", 9, f"VP of each sheet, objective boxes, the score; of {MANY_POINTS}", _points),
    Part("goods", 10, "trade goods and those spent, votes and those spent, councilors, commodities, population, votes"
         " cast", _goods),
    Part("pool", len(RESOURCES), f"resources still to be spent, of {MANY_RESOURCES}", _pool),
    Part("kept", 2 * len(KEPT), f"kept assets, then spent ones, of {MANY_KEPT}", _kept),
    Part("once", 7, "what can be done once a round and was done", _once),
    Part("navigation", 3 * MOST_SYSTEMS + MOST_WORMHOLES,
         "1 for every system accessed, claimed, crossed off, and wormhole used", _navigation),
    Part("expansion", 2 * MOST_PLANETS + CELLS + 2 * LINES + DOCKS * DOCK_SYMBOLS + 2 * DOCKS + len(POPULATION),
         "planets unlocked and closed, symbols, lines claimed and crossed off, dock symbols, docks built and crossed"
         " off, population crossed off", _expansion),
    Part("industry", 3 * MOST_HEXES, "1 for every space scrapped, claimed, crossed off", _industry),
    Part("warfare", 2 * NODES + SYMBOLS + 2 * len(BARS) + 2 * len(UNITS) + 8 * WARS,
         "nodes covered and crossed off, unit symbols, units built and crossed off, types unlocked, units on the grid,"
         " rewards crossed off, bonuses, strengths, results", _warfare),
    Part("technologies", 4 * TECHNOLOGIES_PRINTED + 12,
         "unlocked, crossed off, used, research symbols of 4; then focus dice", _technologies),
    Part("relics", 3 * len(RELICS) + 1, "1 at relics known to be held, played, offered; then how many held", _relics),
]  # fmt: skip

OBSERVATION: Final = Observation(1, TABLE, PLAYER, 5, 1200)
