"""How good a position looks: the score as it stands, and what the rest of the game may still add to it.

Every feature is worth so many points, late in the game and at its beginning; in between it changes evenly, and nothing
is worth anything at the end but the score itself.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp, sqrt
from typing import Final

from orrery.games.inscription.assets.symbols import ASSETS, NO_ASSET
from orrery.games.inscription.bits import bits_of
from orrery.games.inscription.cards.shared import OBJECTIVE_CARDS
from orrery.games.inscription.events.ai import ai_strength
from orrery.games.inscription.events.rounds import SHORT, STANDARD, TUTORIAL
from orrery.games.inscription.events.scoring import score
from orrery.games.inscription.events.war import strength
from orrery.games.inscription.names import (
    DOCKS,
    FOCUS,
    MECATOL_VP,
    PLANET,
    SHEET_IDS,
    SPECIALTY,
    TECHNOLOGIES_PRINTED,
    WARS,
)
from orrery.games.inscription.player import Player
from orrery.games.inscription.sheets.expansion.rules import open_docks
from orrery.games.inscription.sheets.industry.rules import claimable_spaces
from orrery.games.inscription.sheets.navigation.rules import claimable, reachable
from orrery.games.inscription.sheets.warfare.grid import below_line, beside, first_row, section
from orrery.games.inscription.sheets.warfare.rules import open_bars
from orrery.games.inscription.sheets.warfare.units import BARS, UNLOCKED_AT_START
from orrery.games.inscription.state import Inscription, facing, neighbor
from orrery.kernel.evaluation import Evaluation
from orrery.kernel.state import State
from orrery.kernel.text import Phrase

STRATEGY_EVENTS: Final = 13
VALUES: Final[dict[str, float]] = {
    "planet": 2.4, "trade-good": 0.8, "vote": 0.3, "specialty": 2.4, "focus": 2.6, "commodity": 1.3, "councilor": 1.5,
    "population": 1.9, "faction": 3.0, "relic": 9.0, "neighbor": 1.2, "mecatol": 6.0,
}  # fmt: skip
"""What an asset is worth in the middle of the game."""


def _value(number: int) -> float:
    asset = ASSETS[number]
    return float(asset.n) if asset.family == "vp" else VALUES[asset.family] * asset.n


WORTH: Final = [_value(number) for number in range(len(ASSETS))]

SCORE, AT_HAND, ON_NAVIGATION, ON_EXPANSION, ON_INDUSTRY, ON_WARFARE, TOWARDS_OBJECTIVES, SKILLS = range(8)
PARTS: Final = [
    Phrase("the score", "wynik"),
    Phrase("what is at hand", "to, co pod ręką"),
    Phrase("navigation", "nawigacja"),
    Phrase("expansion", "ekspansja"),
    Phrase("industry", "przemysł"),
    Phrase("warfare", "wojskowość"),
    Phrase("objectives", "zadania"),
    Phrase("technologies and dice", "technologie i kości"),
]
"""What hints call the parts of an expected score."""
PART_OF: Final = {
    "resources": AT_HAND,
    "trade goods": AT_HAND,
    "planets": ON_EXPANSION,
    "specialties": SKILLS,
    "focus assets": SKILLS,
    "focus dice": SKILLS,
    "technologies": SKILLS,
    "votes": AT_HAND,
    "councilors": ON_INDUSTRY,
    "commodity columns": ON_INDUSTRY,
    "commodities": ON_INDUSTRY,
    "accessed assets": ON_NAVIGATION,
    "systems in reach": ON_NAVIGATION,
    "unlocked planets": ON_EXPANSION,
    "planet lines": ON_EXPANSION,
    "docks begun": ON_EXPANSION,
    "spaces in reach": ON_INDUSTRY,
    "unlocked units": ON_WARFARE,
    "units begun": ON_WARFARE,
    "grid in reach": ON_WARFARE,
    "wars": ON_WARFARE,
    "objectives": TOWARDS_OBJECTIVES,
    "held relics": ON_NAVIGATION,
    "strategy events": SCORE,
}
"""Every feature and the part it belongs to."""
NAMES: Final = tuple(PART_OF)
WARS_AT: Final = NAMES.index("wars")


def time_left(state: Inscription) -> int:
    """Strategy events still to come, the current one included."""
    if state.over:
        return 0
    if state.tutorial:
        return len(TUTORIAL) + 1 - max(1, state.round)
    order = SHORT if state.short_finale else STANDARD
    left = 0
    for stage, blue in order[max(0, state.round - 1) :]:
        if stage == 0 or not blue:
            left += 1
    return min(left, STRATEGY_EVENTS)


def features(state: Inscription, seat: int) -> list[float]:
    """What may still bring points, in the order of ``NAMES``; after the last strategy event only the wars."""
    if time_left(state) == 0:
        values = [0.0] * len(NAMES)
        values[WARS_AT] = _wars(state, seat)
        return values
    player = state.players[seat]
    return [
        float(sum(player.pool)),
        float(player.trade_goods()),
        min(4.0, float(player.stock.kept[PLANET])),
        float(sum(player.stock.kept[SPECIALTY:FOCUS])),
        float(sum(player.stock.kept[FOCUS:])),
        float(player.research.focus.bit_count()),
        _technologies(player),
        float(player.unspent_votes()),
        float(player.industry.councilors),
        float(player.unlocked_goods()),
        float(sum(player.industry.commodities)) + 2.0 * min(player.industry.commodities),
        *_navigation(state, player),
        *_expansion(player),
        _industry(player),
        *_warfare(state, player),
        _wars(state, seat),
        _objectives(state, player),
        float(len(player.relics.held)),
        1.0,
    ]


def _technologies(player: Player) -> float:
    """Unlocked ones, and parts of those begun."""
    total = 0.0
    for tech in range(TECHNOLOGIES_PRINTED):
        if player.has(tech):
            total += 1.0
        elif player.research.symbols[tech]:
            total += 0.2 * player.research.symbols[tech]
    return total


def _navigation(state: Inscription, player: Player) -> list[float]:
    """The worth of what could be claimed, and of what could be accessed."""
    sheet = player.navigation.sheet
    claims = 0.0
    for system in bits_of(claimable(player)):
        asset = sheet.assets[system]
        if asset != NO_ASSET:
            claims += WORTH[asset] if system != sheet.mecatol else float(MECATOL_VP[min(7, len(state.mecatol))])
    ahead = 0.0
    for system in bits_of(reachable(player)):
        asset = sheet.assets[system]
        ahead += 0.4 + (WORTH[asset] if asset != NO_ASSET else 0.0)
    return [claims, ahead]


def _expansion(player: Player) -> list[float]:
    """Unlocked planets, the worth of lines by how much of them is crossed, and docks."""
    sheet = player.expansion.sheet
    unlocked = player.expansion.planets & ~player.expansion.closed
    lines = 0.0
    for number, line in enumerate(sheet.lines):
        if unlocked >> line.planet & 1 and not (player.expansion.lines | player.expansion.lost_lines) >> number & 1:
            crossed = (line.cells & player.expansion.symbols).bit_count()
            if crossed:
                share = crossed / line.cells.bit_count()
                lines += WORTH[line.asset] * share * share
    docks = 0.0
    left = open_docks(player)
    for dock in range(DOCKS):
        if left >> dock & 1:
            share = (sheet.dock_cost[dock] & player.expansion.dock_symbols).bit_count() / sheet.dock_cost[
                dock
            ].bit_count()
            docks += WORTH[sheet.dock_assets[dock]] * share * share
    return [float(unlocked.bit_count()), lines, docks]


def _industry(player: Player) -> float:
    """The worth of spaces that could be claimed; more than a few will not be."""
    sheet = player.industry.sheet
    near = sorted([WORTH[sheet.assets[space]] for space in bits_of(claimable_spaces(player))], reverse=True)
    return sum(near[:4])


def _warfare(state: Inscription, player: Player) -> list[float]:
    """Unlocked types, units begun, and assets of nodes next to the own ones."""
    begun = 0.0
    for number in bits_of(open_bars(player)):
        bar = BARS[number]
        crossed = (player.warfare.bars & bar.symbols).bit_count()
        if crossed:
            share = crossed / bar.symbols.bit_count()
            begun += (bar.vp + 2.0) * share * share
    sheet = player.warfare.sheet
    near = (beside(player.warfare.grid) | first_row(state.wars)) & ~below_line(state.wars) & ~player.warfare.grid
    assets = 0.0
    for node in bits_of(near & sheet.with_asset & ~player.warfare.lost_nodes):
        assets += WORTH[sheet.assets[node]]
    return [float((player.warfare.types & ~UNLOCKED_AT_START).bit_count()), begun, assets]


def _wars(state: Inscription, seat: int) -> float:
    """What the wars to come may bring, the nearest ones most."""
    player = state.players[seat]
    sheet = player.warfare.sheet
    total = 0.0
    weight = 1.0
    for war in range(state.wars, WARS):
        for half in range(2):
            number = section(half, war)
            if player.warfare.lost_rewards >> number & 1:
                continue
            other = neighbor(state, seat, half)
            if other < 0:
                theirs = ai_strength(state, war)
            else:
                theirs = strength(state.players[other], section(facing(state, half), war))
            edge = strength(player, number) - theirs
            chance = 1.0 / (1.0 + exp(-edge / 2.0))
            total += weight * (chance * (WORTH[sheet.rewards[number]] + 1.0) - 1.0)
        weight *= 0.7
    return total


def _objectives(state: Inscription, player: Player) -> float:
    total = 0.0
    for sheet in range(len(SHEET_IDS)):
        if state.objectives and not player.boxes[sheet]:
            card = OBJECTIVE_CARDS[state.objectives[sheet]]
            points = card.later if state.turned >> sheet & 1 else card.first
            done = card.condition.progress(player)
            total += points * done * done
    return total


def row(state: Inscription, seat: int) -> list[float]:
    """Everything that the weights are multiplied with, in their order; the doubt with nothing."""
    early = time_left(state) / STRATEGY_EVENTS
    values: list[float] = []
    for amount in features(state, seat):
        values.append(amount * (1.0 - early))
        values.append(amount * early)
    values.append(0.0)
    return values


def prospect(state: Inscription, seat: int, weights: list[float]) -> float:
    """The expected final score: the same as score plus row times weights, without the list."""
    early = time_left(state) / STRATEGY_EVENTS
    late = 1.0 - early
    value = float(score(state.players[seat]))
    place = 0
    for amount in features(state, seat):
        if amount:
            value += amount * (late * weights[place] + early * weights[place + 1])
        place += 2
    return value


class InscriptionEvaluation(Evaluation):
    """Two weights for each of ``NAMES``, at the end of the game and at its beginning, and the doubt."""

    def rows(self, state: State) -> list[list[float]]:
        assert isinstance(state, Inscription)
        return [row(state, seat) for seat in range(state.seats)]

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, Inscription)
        return [prospect(state, seat, self.weights) for seat in range(state.seats)]

    def prospect(self, state: State, seat: int) -> float:
        assert isinstance(state, Inscription)
        return prospect(state, seat, self.weights)

    def doubt(self, state: State) -> float:
        assert isinstance(state, Inscription)
        return self.weights[-1] * sqrt(time_left(state) + 0.5)


def weight_names() -> list[str]:
    """What each weight is for, in their order."""
    return [*[f"{name}, {when}" for name in NAMES for when in ("late", "early")], "doubt"]


def load_weights() -> list[float]:
    data = json.loads(files("orrery.games.inscription.bots").joinpath("weights.json").read_text(encoding="utf-8"))
    return [float(data.get(name, 0.0)) for name in weight_names()]


def parts_of_weights() -> list[int]:
    """The part of ``PARTS`` that each weight belongs to."""
    return [*[PART_OF[name] for name in NAMES for _ in range(2)], SCORE]


EVALUATION: Final = InscriptionEvaluation(weight_names(), load_weights(), PARTS, parts_of_weights())
