"""AA-SCORE: victory points, by their sources."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.cards.boxes import MISSIONS
from orrery.games.adastra.clauses import Score
from orrery.games.adastra.council.scoring import Rates, extra, rates
from orrery.games.adastra.galaxy.tiles import DISCOVERIES, MONUMENTAL, PLANETS, WASTELANDS
from orrery.games.adastra.grammar import SCORE
from orrery.games.adastra.metrics import count_abroad, count_population, scanner_vp
from orrery.games.adastra.names import BRANCHES, LEVEL_OF_FIELD, MOST_LEVEL, NONE
from orrery.games.adastra.pieces import SOURCES
from orrery.games.adastra.player import BASES, CAPTURED, GUARDIANS, LEVELS, TOKENS, UNREST, Player
from orrery.games.adastra.resources import stock
from orrery.games.adastra.state import AdAstra
from orrery.kernel.events import HIDDEN
from orrery.kernel.text import Phrase

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


def scores(state: AdAstra) -> list[int]:
    """Every seat's victory points, counted as at the end; what a viewer does not know counts nothing."""
    found: list[int] = []
    current = _rates(state)
    for seat in range(state.seats):
        total = 0
        for _, points in _counted(state, seat, current):
            total += points
        found.append(total)
    return found


def items(state: AdAstra, seat: int) -> list[tuple[Phrase, int]]:
    """Where a seat's victory points come from."""
    return [item for item in _counted(state, seat, _rates(state)) if item[1]]


def _rates(state: AdAstra) -> Rates:
    return rates(state) if state.council else STANDARD


def _counted(state: AdAstra, seat: int, current: Rates) -> list[tuple[Phrase, int]]:
    player = state.players[seat]
    if player.empire == NONE:
        return []
    counts = player.counts
    captured = counts[CAPTURED : CAPTURED + state.seats]
    found = [
        (FOR_PLANETS, planets(state, seat)),
        (FOR_POPULATION, count_population(state, seat) // current.population),
        (FOR_BRANCHES, branches(player, current.branches)),
        (FOR_TOKENS, counts[TOKENS]),
        (FOR_CAPTURED, sum(captured) * current.captured),
        (FOR_INFLUENCE, count_abroad(state, seat) * current.abroad),
        (FOR_SCANNERS, scanner_vp(state, seat)),
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


def planets(state: AdAstra, seat: int) -> int:
    """Printed on the planets of possessed systems; Wastelands take it away, a Monumental World adds to it."""
    owner = state.owner
    total = 0
    for system in state.chart.systems:
        if owner[system] != seat:
            continue
        discovery = state.discovery[system]
        features = DISCOVERIES[discovery].features if discovery != NONE else 0
        if not features & WASTELANDS:
            total += PLANETS[state.planet[system]].vp
        if features & MONUMENTAL:
            total += MONUMENT
    return total


def branches(player: Player, more: int) -> int:
    """AA-RES-2: 1 for a branch at III or IV, 3 at V, and what a directive adds to each of them."""
    total = 0
    for branch in range(len(BRANCHES)):
        level = player.counts[LEVELS + branch]
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
