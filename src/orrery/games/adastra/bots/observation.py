"""What an empire sees of the table, as numbers for learning programs."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.adastra.cards.boxes import ANOMALIES, DIPLOMATS, DIRECTIVES, MISSIONS
from orrery.games.adastra.empires.board import EMPIRES
from orrery.games.adastra.galaxy.fleets import UNIT_DIGITS, count, count_class
from orrery.games.adastra.galaxy.tiles import DISCOVERIES, PLANETS, SYSTEMS
from orrery.games.adastra.names import (
    BATTLE_STATION,
    BUILDINGS,
    DIPLOMACY_TOKENS,
    FIGURES,
    HAND_LIMIT,
    MOST_LEVEL,
    MOST_OF_A_PROFESSION,
    MOST_UNREST,
    NEUTRAL,
    NEUTRALS,
    NONE,
    OUTPOST,
    POOL_LIMIT,
    UNIT_CLASSES,
)
from orrery.games.adastra.player import (
    BASES,
    CAPTURED,
    COMBATS_WON,
    EXPLORED,
    GUARDIANS,
    IN_HAND,
    INVASIONS_WON,
    LEVELS,
    NEUTRALS_DESTROYED,
    PASSED,
    REMOVED,
    SCRAPPED,
    SUPPLY,
    TOKENS,
    UNREST,
)
from orrery.games.adastra.state import ACTION, ACTIVE, AdAstra
from orrery.games.adastra.technologies.card import COPIES, TECHNOLOGIES
from orrery.kernel.agenda import NATURE, Question
from orrery.kernel.observation import Observation, Part, one_hot, seat_hot, share, tally

MANY: Final = 20
"""Resources, dice and deeds beyond this all look alike."""
MANY_POINTS: Final = 50
ROUNDS: Final = 8
ACTION_KINDS: Final = 9
ENVOYS: Final = 5
TECHNOLOGY_KINDS: Final = len(TECHNOLOGIES)
DICE: Final = 12


def _asked(state: AdAstra) -> Question[Any] | None:
    pending = state.pending()
    return pending[0] if pending else None


def _seat(state: AdAstra, viewer: int, seat: int) -> list[float]:
    return one_hot(state.seats, seat)


def _who(state: AdAstra, viewer: int, seat: int) -> list[float]:
    question = _asked(state)
    return seat_hot(state.seats, viewer, -1 if question is None else question.seat)


def _nature(state: AdAstra, viewer: int, seat: int) -> list[float]:
    question = _asked(state)
    return [1.0 if question is not None and question.seat == NATURE else 0.0]


def _options(state: AdAstra, viewer: int, seat: int) -> list[float]:
    question = _asked(state)
    asked = question is not None and question.seat == viewer
    return [share(len(state.options(viewer)) if asked else 0, MANY)]


def _round(state: AdAstra, viewer: int, seat: int) -> list[float]:
    return [*one_hot(ROUNDS, state.round - 1), *one_hot(ROUNDS, state.ends - 1)]


def _variant(state: AdAstra, viewer: int, seat: int) -> list[float]:
    return [
        float(state.epic),
        float(state.expansion),
        float(state.minors),
        float(state.council),
        float(state.first_game),
    ]


def _active(state: AdAstra, viewer: int, seat: int) -> list[float]:
    return seat_hot(state.seats, viewer, state.turn[ACTIVE] if state.round else NONE)


def _action(state: AdAstra, viewer: int, seat: int) -> list[float]:
    return one_hot(ACTION_KINDS, state.turn[ACTION])


def _dice(state: AdAstra, viewer: int, seat: int) -> list[float]:
    return [share(number, MANY) for number in state.dice]


def _fight(state: AdAstra, viewer: int, seat: int) -> list[float]:
    fight = state.fight
    system = NONE if fight is None else fight.system
    return one_hot(SYSTEMS, system)


def _missions(state: AdAstra, viewer: int, seat: int) -> list[float]:
    return tally(list(state.missions), len(MISSIONS), 1)


def _directives(state: AdAstra, viewer: int, seat: int) -> list[float]:
    return tally(list(state.active), len(DIRECTIVES), 1) + tally(list(state.proposals), len(DIRECTIVES), 1)


def _laid(state: AdAstra, viewer: int, seat: int) -> list[float]:
    return [share(len(state.laid), MANY)]


PER_SYSTEM: Final = 10 + len(BUILDINGS) + len(NEUTRALS) + len(PLANETS) + len(DISCOVERIES)


def _galaxy(state: AdAstra, viewer: int, seat: int) -> list[float]:
    """Everything about systems that is not a player's."""
    numbers: list[float] = []
    for system in range(SYSTEMS):
        spot = state.spots[system]
        numbers.append(0.0 if spot == NONE else 1.0)
        numbers += one_hot(6, NONE if spot == NONE else spot % 6)
        numbers.append(share(spot // 6 // 11, 10) if spot != NONE else 0.0)
        numbers.append(share(spot // 6 % 11, 10) if spot != NONE else 0.0)
        numbers.append(share(state.tokens[system], 3))
        numbers += [float(state.buildings[system] >> number & 1) for number in range(len(BUILDINGS))]
        wild = state.fleet[system] if state.holder[system] == NEUTRAL else 0
        numbers += [share(count(wild, kind), 7) for kind in range(len(NEUTRALS))]
        numbers += one_hot(len(PLANETS), state.planet[system])
        numbers += one_hot(len(DISCOVERIES), state.discovery[system])
    return numbers


PER_OWN_SYSTEM: Final = 8 + UNIT_DIGITS


def _systems(state: AdAstra, viewer: int, seat: int) -> list[float]:
    """What is a player's in each system."""
    numbers: list[float] = []
    player = state.players[seat]
    for system in range(SYSTEMS):
        own = state.owner[system] == seat
        fleet = state.fleet[system] if state.holder[system] == seat else 0
        influence = state.influence[system] == seat
        numbers += [float(player.home == system), float(own), float(influence)]
        numbers.append(float(influence and not state.dimmed >> system & 1))
        people = [state.people[3 * system + profession] if own else 0 for profession in range(3)]
        numbers += [share(number, MOST_OF_A_PROFESSION) for number in people]
        numbers.append(share(count_class(fleet, OUTPOST) + 2 * count_class(fleet, BATTLE_STATION), 4))
        numbers += [share(count(fleet, digit), 9) for digit in range(UNIT_DIGITS)]
    return numbers


def _empire(state: AdAstra, viewer: int, seat: int) -> list[float]:
    return one_hot(len(EMPIRES), state.players[seat].empire)


def _stock(state: AdAstra, viewer: int, seat: int) -> list[float]:
    counts = state.players[seat].counts
    return [*[share(counts[what], MANY) for what in range(4)], share(counts[UNREST], MOST_UNREST)]


def _levels(state: AdAstra, viewer: int, seat: int) -> list[float]:
    return [share(state.players[seat].counts[LEVELS + branch], MOST_LEVEL) for branch in range(4)]


def _figures(state: AdAstra, viewer: int, seat: int) -> list[float]:
    counts = state.players[seat].counts
    supply = [share(counts[SUPPLY + cls], FIGURES[cls]) for cls in range(len(FIGURES))]
    return supply + [share(counts[SCRAPPED + cls], FIGURES[cls]) for cls in range(UNIT_CLASSES)]


def _deeds(state: AdAstra, viewer: int, seat: int) -> list[float]:
    counts = state.players[seat].counts
    what = (TOKENS, EXPLORED, REMOVED, NEUTRALS_DESTROYED, GUARDIANS, BASES, COMBATS_WON, INVASIONS_WON)
    return [*[share(counts[place], 10) for place in what], float(counts[PASSED])]


def _captured(state: AdAstra, viewer: int, seat: int) -> list[float]:
    counts = state.players[seat].counts
    return [share(counts[CAPTURED + (viewer + step) % state.seats], 5) for step in range(state.seats)]


def _own_cards(state: AdAstra, viewer: int, seat: int) -> list[float]:
    counts = state.players[seat].counts
    return [float(counts[IN_HAND]), share(counts[IN_HAND + 1], 3), float(counts[IN_HAND + 2])]


def _sizes(state: AdAstra, viewer: int, seat: int) -> list[float]:
    player = state.players[seat]
    sizes = (len(player.hand.cards), len(player.anomalies.cards), len(player.missions.cards), len(player.pack))
    return [*[share(size, HAND_LIMIT) for size in sizes], share(len(player.pool.cards), POOL_LIMIT)]


def _hand(state: AdAstra, viewer: int, seat: int) -> list[float]:
    player = state.players[seat]
    return tally([*player.hand.cards, *player.pack, *player.kept], TECHNOLOGY_KINDS, COPIES)


def _developed(state: AdAstra, viewer: int, seat: int) -> list[float]:
    player = state.players[seat]
    found = tally(list(player.developed), TECHNOLOGY_KINDS, 1)
    return found + [float(TECHNOLOGIES[n].flips & player.flipped != 0) for n in range(TECHNOLOGY_KINDS)]


def _anomalies(state: AdAstra, viewer: int, seat: int) -> list[float]:
    return tally(list(state.players[seat].anomalies.cards), len(ANOMALIES), 2)


def _secret(state: AdAstra, viewer: int, seat: int) -> list[float]:
    return tally(list(state.players[seat].missions.cards), len(MISSIONS), 1)


def _pool(state: AdAstra, viewer: int, seat: int) -> list[float]:
    player = state.players[seat]
    return tally(list(player.pool.cards), len(DIPLOMATS), 1) + tally(list(player.before[::2]), len(DIPLOMATS), 1)


def _spent_tokens(state: AdAstra, viewer: int, seat: int) -> list[float]:
    used = sum([player.before[1::2].count(seat) for player in state.players])
    return [share(used, DIPLOMACY_TOKENS)]


def _envoys(state: AdAstra, viewer: int, seat: int) -> list[float]:
    player = state.players[seat]
    hidden = player.envoys.cards.count(-1)
    ready = tally(list(player.envoys.cards), ENVOYS, 5)
    return [*ready, *tally(list(player.used_envoys), ENVOYS, 5), share(hidden, MANY)]


TABLE: Final = [
    Part("seat", 1, "1 at one's own seat, as the words count seats", _seat, True),
    Part("asked", 1, "1 at who is asked, clockwise from oneself", _who, True),
    Part("nature", 1, "1 while dice are rolled or something is drawn", _nature),
    Part("options", 1, f"how many options one has, of {MANY}", _options),
    Part("round", 2 * ROUNDS, "1 at the round; 1 at the last round as it stands", _round),
    Part("variant", 5, "1 if epic, more components, minor civilizations, Council, first game", _variant),
    Part("active", 1, "1 at whose turn it is, clockwise from oneself", _active, True),
    Part("action", ACTION_KINDS, "1 at the action under way", _action),
    Part("dice", DICE, f"dice showing 1 to 6, of the active side and of the other, of {MANY}", _dice),
    Part("fight", SYSTEMS, "1 at the system in which a combat is fought", _fight),
    Part("missions", len(MISSIONS), "1 for every mission on the table", _missions),
    Part("directives", 2 * len(DIRECTIVES), "1 for every active directive; 1 for every proposal", _directives),
    Part("laid", 1, f"tiles or cards drawn openly, of {MANY}", _laid),
    Part(
        "galaxy",
        SYSTEMS * PER_SYSTEM,
        "for each star tile: in play, rotation, coordinates, anomaly tokens of 3, planetary buildings, neutral elements"
        " of 7, planet, discovery",
        _galaxy,
    ),
]
PLAYER: Final = [
    Part("empire", len(EMPIRES), "1 at the empire", _empire),
    Part("stock", 5, f"food, research, production, credits of {MANY}; unrest field of {MOST_UNREST}", _stock),
    Part("levels", 4, "level of each branch, of 5", _levels),
    Part("figures", len(FIGURES) + UNIT_CLASSES, "figures in the supply by class; scrapped units", _figures),
    Part("deeds", 9, "missions, exploring, tokens, neutrals, Guardian, Base, combats, invasions of 10; passed", _deeds),
    Part("captured", 1, "captured empire tokens of each seat, clockwise from oneself, of 5", _captured, True),
    Part("own-cards", 3, "starting cards A, B and the empire card in hand", _own_cards),
    Part("sizes", 5, f"hand, anomaly cards, secret missions, pack of {HAND_LIMIT}; pool of {POOL_LIMIT}", _sizes),
    Part("hand", TECHNOLOGY_KINDS, f"copies of each technology known to be held, of {COPIES}", _hand),
    Part("developed", 2 * TECHNOLOGY_KINDS, "1 for each developed technology; 1 for each that is flipped", _developed),
    Part("anomalies", len(ANOMALIES), "anomaly cards known, of 2", _anomalies),
    Part("secret", len(MISSIONS), "secret missions known", _secret),
    Part("diplomats", 2 * len(DIPLOMATS), "diplomats known in the pool; in play before this player", _pool),
    Part("tokens", 1, f"diplomacy tokens in play, of {DIPLOMACY_TOKENS}", _spent_tokens),
    Part("envoys", 2 * ENVOYS + 1, "ready envoys known by value, used ones, unknown ones", _envoys),
    Part("systems", SYSTEMS * PER_OWN_SYSTEM, "for each star tile what is this player's there", _systems),
]

OBSERVATION: Final = Observation(1, TABLE, PLAYER, 20, 4000)
