"""How good a position looks: the score as it stands, and what the rest of the game may still add to it.

Every feature of an empire is worth so many points at the beginning of the game and so many in its last round; in
between it changes evenly. ``weights.json``, which ``orrery tune`` writes, holds both.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import sqrt
from typing import Final

from orrery.games.adastra.cards.boxes import MISSIONS
from orrery.games.adastra.combat.strength import firepower, hull
from orrery.games.adastra.empires.board import EMPIRES
from orrery.games.adastra.galaxy.fleets import UNITS, count_class, count_units, orbitals
from orrery.games.adastra.galaxy.tiles import PLANETS, STARS
from orrery.games.adastra.names import (
    CREDITS,
    FLAGS,
    FOOD,
    INFLUENCE_TOKENS,
    LEVEL_OF_FIELD,
    MOST_LEVEL,
    NEUTRAL,
    NONE,
    PRODUCTION,
    RESEARCH,
    UNIT_CLASSES,
)
from orrery.games.adastra.player import IN_HAND, LEVELS, PASSED, SCRAPPED, UNREST
from orrery.games.adastra.rounds.management import income
from orrery.games.adastra.rounds.scoring import scores
from orrery.games.adastra.rounds.words import TRADE
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.technologies.card import TECHNOLOGIES
from orrery.kernel.evaluation import Evaluation
from orrery.kernel.state import State
from orrery.kernel.text import Phrase

SOON: Final = 5
"""Resources of one kind that are soon spent."""
POINTS, RESOURCES, INCOME, PEOPLE, KNOWLEDGE, FLEETS, REACH, DIPLOMACY, CARDS = range(9)
PARTS: Final = [
    Phrase("points", "punkty"),
    Phrase("resources", "zasoby"),
    Phrase("income", "dochód"),
    Phrase("population and unrest", "populacja i niezadowolenie"),
    Phrase("research", "badania"),
    Phrase("fleets", "floty"),
    Phrase("room to grow", "możliwości rozwoju"),
    Phrase("influence and diplomats", "wpływy i dyplomaci"),
    Phrase("cards", "karty"),
]
FEATURES: Final = {
    "food": RESOURCES,
    "research": RESOURCES,
    "production": RESOURCES,
    "credits": RESOURCES,
    "resources beyond what one soon spends": RESOURCES,
    "food a round": INCOME,
    "research a round": INCOME,
    "production a round": INCOME,
    "credits a round": INCOME,
    "population beyond the last third": PEOPLE,
    "unrest fields": PEOPLE,
    "unrest levels a round": PEOPLE,
    "levels": KNOWLEDGE,
    "levels towards three": KNOWLEDGE,
    "firepower": FLEETS,
    "hull": FLEETS,
    "orbital buildings": FLEETS,
    "scrapped units": FLEETS,
    "colonies at hand": REACH,
    "fleets beside the unknown": REACH,
    "anomaly tokens at hand": REACH,
    "systems with room": REACH,
    "rival colonies at hand": REACH,
    "homes unguarded": REACH,
    "missions met": REACH,
    "influence": DIPLOMACY,
    "ready influence": DIPLOMACY,
    "diplomats": DIPLOMACY,
    "envoys": DIPLOMACY,
    "technologies": CARDS,
    "technologies in hand": CARDS,
    "technologies in hand that can be developed": CARDS,
    "anomaly cards": CARDS,
    "fight won": FLEETS,
    "fight lost": FLEETS,
}
"""The features, each with the part that hints count it to."""
NAMES: Final = tuple(FEATURES)
EMPIRE_WEIGHTS: Final = 2 * len(NAMES)
DOUBT_WEIGHT: Final = EMPIRE_WEIGHTS + len(EMPIRES)
UNIT_WORTH: Final = (1.0, 3.0, 5.0, 12.0)


def _map(state: AdAstra) -> list[list[float]]:
    """What each seat has on the map, in one walk over it: see ``features`` for the order."""
    found = [[0.0] * 12 for _ in range(state.seats)]
    chart = state.chart
    for system in chart.systems:
        holder = state.holder[system]
        owner = state.owner[system]
        influence = state.influence[system]
        if influence != NONE:
            found[influence][8] += 1.0
            if not state.dimmed >> system & 1:
                found[influence][9] += 1.0
        if 0 <= owner < NEUTRAL:
            row = found[owner]
            people = 3 * system
            row[0] += state.people[people] + state.people[people + 1] + state.people[people + 2]
            planet = PLANETS[state.planet[system]]
            room = planet.limits[0] + planet.limits[1] + planet.limits[2]
            if holder in (NONE, owner):
                row[6] += (
                    1.0 if room > state.people[people] + state.people[people + 1] + state.people[people + 2] else 0.0
                )
        if 0 <= holder < NEUTRAL:
            row = found[holder]
            fleet = state.fleet[system]
            for cls in range(UNIT_CLASSES):
                number = count_class(fleet, cls)
                if number:
                    row[1] += number * firepower(state, holder, cls)
                    row[2] += number * hull(state, holder, cls)
            row[3] += orbitals(fleet)
            units = fleet & UNITS
            if units:
                if state.planet[system] != NONE and owner == NONE:
                    row[4] += 1.0
                elif state.planet[system] != NONE and owner != holder:
                    row[7] += 1.0
                if state.tokens[system]:
                    row[5] += min(state.tokens[system], count_units(fleet))
                for other in chart.linked[system]:
                    if state.planet[other] == NONE and STARS[other].coloured and state.holder[other] in (NONE, holder):
                        row[10] += 1.0
                        break
    return found


def features(state: AdAstra, seat: int, row: list[float]) -> list[float]:
    """What may still bring points, in the order of ``NAMES``."""
    player = state.players[seat]
    counts = player.counts
    rounds = max(0, state.ends - state.round - counts[PASSED])  # in which an income can still be spent
    spendable = 1 if rounds or not counts[PASSED] else 0
    gains = income(state, seat) if player.empire != NONE else [0, 0, 0, 0]
    beyond = 0
    for what in (FOOD, RESEARCH, PRODUCTION, CREDITS):
        beyond += max(0, counts[what] - SOON)
    levels = towards = 0
    for branch in range(4):
        level = counts[LEVELS + branch]
        levels += level
        towards += min(level, 3) if level < MOST_LEVEL else 3
    spread = 0.0
    for card in player.hand.cards:
        if card >= 0:
            technology = TECHNOLOGIES[card]
            if counts[LEVELS + technology.branch] >= technology.level - 1 and card not in player.developed:
                spread += 1.0
    scrapped = 0.0
    for cls in range(UNIT_CLASSES):
        scrapped += counts[SCRAPPED + cls] * UNIT_WORTH[cls]
    met = 0.0
    for place, mission in enumerate(state.missions):
        if state.mission_tokens[place] >> seat & 1 and MISSIONS[mission].public.met(state, seat):
            met += 1.0
    home = player.home
    unguarded = 0.0
    if home != NONE and state.holder[home] != seat:
        unguarded = 1.0
    won, lost = _fight(state, seat)
    own_hand = counts[IN_HAND] + counts[IN_HAND + 1] + counts[IN_HAND + 2]
    return [
        min(counts[FOOD], SOON) * spendable,
        min(counts[RESEARCH], SOON) * spendable,
        min(counts[PRODUCTION], SOON) * spendable,
        min(counts[CREDITS], SOON) * spendable,
        beyond * spendable,
        gains[FOOD] * rounds,
        gains[RESEARCH] * rounds,
        gains[PRODUCTION] * rounds,
        gains[CREDITS] * rounds,
        row[0] % 3,
        counts[UNREST],
        LEVEL_OF_FIELD[counts[UNREST]] * rounds,
        levels,
        towards,
        row[1],
        row[2],
        row[3],
        scrapped,
        min(row[4], FLAGS - state.owner.count(seat)) if own_hand or not counts[PASSED] else row[4],
        row[10],
        row[5],
        row[6],
        row[7],
        unguarded,
        met,
        min(row[8], INFLUENCE_TOKENS),
        row[9],
        len(player.pool.cards) + (1 if player.drawn else 0),
        len(player.envoys.cards) + len(player.used_envoys),
        len(player.developed),
        len(player.hand.cards) + len(player.kept),
        spread,
        len(player.anomalies.cards),
        won,
        lost,
    ]


def _fight(state: AdAstra, seat: int) -> tuple[float, float]:
    """In a combat: what a side may expect to destroy and to lose, as the worth of elements."""
    fight = state.fight
    if fight is None or seat not in (fight.attacker, fight.defender):
        return 0.0, 0.0
    own, enemy = fight.strengths(state, seat)
    total = own + enemy
    if total <= 0.0:
        return 0.0, 0.0
    chance = own * own / (own * own + enemy * enemy)
    worth, theirs = fight.worth(seat)
    return theirs * chance, worth * (1.0 - chance)


def lateness(state: AdAstra) -> float:
    """From 0 at the beginning to 1 in the last round."""
    return min(1.0, max(0.0, (state.round - 1) / max(1, state.ends - 1)))


class AdAstraEvaluation(Evaluation):
    """Two weights for each of ``NAMES``, one for each empire, and the doubt."""

    shunned = (TRADE,)

    def rows(self, state: State) -> list[list[float]]:
        assert isinstance(state, AdAstra)
        late = lateness(state)
        found = []
        for seat, row in enumerate(_map(state)):
            values: list[float] = []
            for amount in features(state, seat, row):
                values.append(amount * (1.0 - late))
                values.append(amount * late)
            values.extend([0.0] * (1 + len(EMPIRES)))
            if state.players[seat].empire != NONE:
                values[EMPIRE_WEIGHTS + state.players[seat].empire] = 1.0 - late
            found.append(values)
        return found

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, AdAstra)
        if state.over:
            return [float(points) for points in scores(state)]
        late = lateness(state)
        early = 1.0 - late
        weights = self.weights
        points = scores(state)
        found: list[float] = []
        for seat, row in enumerate(_map(state)):
            value = float(points[seat])
            place = 0
            for amount in features(state, seat, row):
                if amount:
                    value += amount * (early * weights[place] + late * weights[place + 1])
                place += 2
            empire = state.players[seat].empire
            if empire != NONE:
                value += early * weights[EMPIRE_WEIGHTS + empire]
            found.append(value)
        return found

    def doubt(self, state: State) -> float:
        assert isinstance(state, AdAstra)
        return self.weights[DOUBT_WEIGHT] * sqrt(max(1, state.ends + 1 - state.round))


def weight_names() -> list[str]:
    """What each weight is for, in their order."""
    names = [f"{name}, {when}" for name in NAMES for when in ("early", "late")]
    return [*names, *EMPIRES.names, "doubt"]


def parts_of_weights() -> list[int]:
    """The part of ``PARTS`` that each weight belongs to."""
    parts = [FEATURES[name] for name in NAMES for _ in range(2)]
    return [*parts, *[0 for _ in EMPIRES.names], 0]


def load_weights() -> list[float]:
    data = json.loads(files("orrery.games.adastra.bots").joinpath("weights.json").read_text(encoding="utf-8"))
    return [float(data.get(name, 0.0)) for name in weight_names()]


EVALUATION: Final = AdAstraEvaluation(weight_names(), load_weights(), PARTS, parts_of_weights())
