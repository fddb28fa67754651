"""AA-SCORE: victory points, by their sources."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.cards.boxes import MISSIONS
from orrery.games.adastra.clauses import Score
from orrery.games.adastra.council.scoring import Rates, extra, rates
from orrery.games.adastra.counting import count_population
from orrery.games.adastra.galaxy.tiles import DISCOVERIES, MONUMENTAL, PLANETS, WASTELANDS
from orrery.games.adastra.grammar import SCORE
from orrery.games.adastra.names import BRANCHES, CSTH, LEVEL_OF_FIELD, MINOR, MOST_LEVEL, NONE
from orrery.games.adastra.pieces import SOURCES
from orrery.games.adastra.player import BASES, CAPTURED, GUARDIANS, LEVELS, TOKENS, UNREST, Player
from orrery.games.adastra.resources import stock
from orrery.games.adastra.state import AdAstra
from orrery.kernel.events import HIDDEN
from orrery.kernel.text import Phrase

SIDES: Final = MINOR + 1
"""Seats, and minor civilizations, who may possess a system."""
MONUMENT: Final = 2
HIGH_LEVEL: Final = 3
"""AA-RES-2: from this level on a branch is worth 1…"""
AT_THE_TOP: Final = 3
"""…and at level V so many."""
GUARDIAN_VP: Final = 3
BASE_VP: Final = 1
ENVOY_PLACES: Final = (3, 2, 1)
"""XX-CNC-11: for the most votes, the second and the third most."""
UNKNOWN_ENVOY: Final = 1
"""The value taken for an envoy that the viewer does not know: the middle one of the pool, 2 votes."""
STANDARD: Final = Rates()

FOR_PLANETS: Final = Phrase("Planets", "Planety")
FOR_POPULATION: Final = Phrase("Population", "Populacja")
FOR_BRANCHES: Final = Phrase("Branches", "Gałęzie")
FOR_TOKENS: Final = Phrase("Empire tokens for missions", "Żetony imperium za misje")
FOR_CAPTURED: Final = Phrase("Captured empire tokens", "Przejęte żetony imperium")
FOR_INFLUENCE: Final = Phrase("Influence in others' systems", "Wpływ w układach innych")
FOR_SCANNERS: Final = Phrase("Scanners", "Skanery")
FOR_NEUTRALS: Final = Phrase("Guardian and Pirate Base", "Strażnik i Piracka Baza")
FOR_ENVOYS: Final = Phrase("Envoys", "Posłowie")
FOR_UNREST: Final = Phrase("Unrest", "Niezadowolenie")


class Tally:
    """What every seat has on the map, counted in one look at it."""

    __slots__ = ("abroad", "people", "planets", "scanners")

    def __init__(self, state: AdAstra) -> None:
        planets = [0] * SIDES
        people = [0] * SIDES
        scanners = [0] * SIDES
        abroad = [0] * SIDES
        everybody = state.people
        for system in state.chart.systems:
            owner = state.owner[system]
            if owner == NONE:
                continue
            place = 3 * system
            people[owner] += everybody[place] + everybody[place + 1] + everybody[place + 2]
            standing = state.buildings[system] >> CSTH
            if standing:
                scanners[owner] += (standing & 1) + (standing & 2) + 3 * (standing >> 2 & 1)
            planets[owner] += planet_vp(state, system)
            influence = state.influence[system]
            if influence not in (NONE, owner):
                abroad[influence] += 1
        self.planets = planets
        """Printed on the planets of possessed systems."""
        self.people = people
        self.scanners = scanners
        self.abroad = abroad
        """Systems under own influence that somebody else possesses, a minor civilization too."""


def scores(state: AdAstra) -> list[int]:
    """Every seat's victory points, counted as at the end; what a viewer does not know counts nothing."""
    current = _rates(state)
    tally = Tally(state)
    found: list[int] = []
    for seat in range(state.seats):
        total = 0
        for _, points in _counted(state, seat, tally, current):
            total += points
        found.append(total)
    return found


def items(state: AdAstra, seat: int) -> list[tuple[Phrase, int]]:
    """Where a seat's victory points come from."""
    return [item for item in _counted(state, seat, Tally(state), _rates(state)) if item[1]]


def _rates(state: AdAstra) -> Rates:
    return rates(state) if state.council else STANDARD


def _counted(state: AdAstra, seat: int, tally: Tally, current: Rates) -> list[tuple[Phrase, int]]:
    player = state.players[seat]
    if player.empire == NONE:
        return []
    counts = player.counts
    captured = 0
    for other in range(state.seats):
        captured += counts[CAPTURED + other]
    found = [
        (FOR_PLANETS, tally.planets[seat]),
        (FOR_POPULATION, tally.people[seat] // current.population),
        (FOR_BRANCHES, branches(player, current.branches)),
        (FOR_TOKENS, counts[TOKENS]),
        (FOR_CAPTURED, captured * current.captured),
        (FOR_INFLUENCE, tally.abroad[seat] * current.abroad),
        (FOR_SCANNERS, tally.scanners[seat]),
        (FOR_NEUTRALS, GUARDIAN_VP * counts[GUARDIANS] + BASE_VP * counts[BASES]),
    ]
    for featured in player.index.all(SCORE):
        clause = featured.feature
        if isinstance(clause, Score):
            found.append((SOURCES[featured.source].title, clause.value(state, seat)))
    for mission in player.missions.cards:
        if mission != HIDDEN:
            found.append((MISSIONS[mission].title, secret_vp(state, seat, mission)))
    if state.council:
        found += extra(state, seat)
        found.append((FOR_ENVOYS, envoys(state, seat)))
    found.append((FOR_UNREST, -min(current.unrest_most, current.unrest * LEVEL_OF_FIELD[counts[UNREST]])))
    return found


def planet_vp(state: AdAstra, system: int) -> int:
    """Printed on a planet; Wastelands take it away, a Monumental World adds to it."""
    planet = state.planet[system]
    printed = PLANETS.pieces[planet].vp if planet != NONE else 0
    discovery = state.discovery[system]
    if discovery == NONE:
        return printed
    features = DISCOVERIES.pieces[discovery].features
    if features & WASTELANDS:
        printed = 0
    return printed + MONUMENT if features & MONUMENTAL else printed


def planets(state: AdAstra, seat: int) -> int:
    """Victory points of the planets that a seat possesses."""
    return Tally(state).planets[seat]


def branches(player: Player, more: int) -> int:
    """AA-RES-2: 1 for a branch at III or IV, 3 at V, and what a directive adds to each of them."""
    total = 0
    for level in player.counts[LEVELS : LEVELS + len(BRANCHES)]:
        if level >= HIGH_LEVEL:
            total += more + (AT_THE_TOP if level == MOST_LEVEL else 1)
    return total


def secret_vp(state: AdAstra, seat: int, mission: int) -> int:
    """AA-MIS-1: the highest tier of the secret part that is met."""
    best = 0
    for tier in MISSIONS[mission].secret:
        if tier.vp > best and tier.met(state, seat):
            best = tier.vp
    return best


def envoys(state: AdAstra, seat: int) -> int:
    """XX-CNC-11: by the rank of one's votes; who is tied takes the higher place, and the places below are skipped."""
    own = votes(state.players[seat])
    place = 0
    for player in state.players:
        if votes(player) > own:
            place += 1
    return ENVOY_PLACES[place] if place < len(ENVOY_PLACES) else 0


def votes(player: Player) -> int:
    """The votes of all envoys a player owns, ready or used."""
    total = 0
    for value in (*player.envoys.cards, *player.used_envoys):
        total += 1 + (UNKNOWN_ENVOY if value == HIDDEN else value)
    return total


def places(state: AdAstra) -> list[int]:
    """AA-SCORE-TIE: by points, then systems, population, lower unrest and resources; then the place is shared."""
    found = scores(state)
    ranks = [
        (
            found[seat],
            state.owner.count(seat),
            count_population(state, seat),
            -player.counts[UNREST],
            stock(player),
        )
        for seat, player in enumerate(state.players)
    ]
    return [1 + len([other for other in ranks if other > rank]) for rank in ranks]
