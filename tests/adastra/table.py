"""A table to test at: set up what the test is about, then play as a log would tell it.

table = Table("sol", "psilon")
table.seat(0, food=4, hand=["cloning-center"])
table.system("verdance", planet="proteus", owner=0, people=(1, 0, 0), fleet={"frigates": 2})
table.begin(0)
table.plays(0, "play:starting-b:growth", "system:verdance", "done", "profession:farmers")
assert table.has(0, "food") == 2

The galaxy is the wormhole in the middle with a ring of tiles around it (``RING``), all turned so that neighbours in the
ring and the middle are connected where the tiles have jump points; ``galaxy`` lays other tiles.
"""

from __future__ import annotations

from typing import Any

import orrery.games.adastra.game  # noqa: F401  (declares every component)
from orrery.games.adastra import names
from orrery.games.adastra.cards.boxes import ANOMALIES, DIPLOMATS, DIRECTIVES, MISSIONS
from orrery.games.adastra.deck import contents
from orrery.games.adastra.empires.board import EMPIRES
from orrery.games.adastra.galaxy import fleets
from orrery.games.adastra.galaxy.chart import DIRECTIONS, cell, chart_of
from orrery.games.adastra.galaxy.tiles import DISCOVERIES, PLANETS, STARS
from orrery.games.adastra.holding import ALL_EYES
from orrery.games.adastra.names import BRANCHES, BUILDINGS, CLASSES, NEUTRALS, NONE, RESOURCES, STATES
from orrery.games.adastra.player import LEVELS, SUPPLY, UNREST, Player, new_player
from orrery.games.adastra.rounds.turns import NextTurn
from orrery.games.adastra.state import (
    ACTION,
    ACTIVE,
    ANOMALY_DECK,
    CARD,
    DIPLOMAT_DECK,
    DIRECTIVE_DECK,
    DISCOVERY_DECK,
    ENVOY_DECK,
    MISSION_DECK,
    PLANET_DECK,
    TECHNOLOGY_DECK,
)
from orrery.games.adastra.tabletop import Tabletop
from orrery.games.adastra.technologies.card import TECHNOLOGIES
from orrery.games.adastra.words import VOCABULARY
from orrery.kernel import NATURE, Event, Question, Step
from orrery.kernel.looking import story

RING = {
    "the-wormhole": (0, 0, 0),
    "verdance": (1, 0, 3),
    "thalassa": (1, -1, 0),
    "cobalt-eye": (0, -1, 0),
    "lapis": (-1, 0, 0),
    "brand": (-1, 1, 0),
    "helia": (0, 1, 0),
}
"""Star tiles by name: axial coordinates and rotation."""
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]


class Table:
    """A game of Ad Astra in the middle of its first action phase, everything as the test says."""

    def __init__(
        self,
        *empires: str,
        galaxy: dict[str, tuple[int, int, int]] | None = None,
        round: int = 1,
        council: bool = False,
        minors: bool = False,
        expansion: bool = True,
        epic: bool = False,
    ) -> None:
        state = self.state = Tabletop([new_player() for _ in empires])
        state.round = round
        state.ends = 8 if epic else 6
        state.epic, state.council, state.minors, state.expansion = epic, council, minors, expansion
        state.order = tuple(range(len(empires)))
        spots = [NONE] * len(STARS)
        for name, (q, r, rotation) in (galaxy or RING).items():
            spots[STARS.number(name)] = cell(q, r) * DIRECTIONS + rotation
        state.spots = tuple(spots)
        state.chart = chart_of(state.spots)
        decks = [TECHNOLOGY_DECK, MISSION_DECK, ANOMALY_DECK, DIPLOMAT_DECK, DIRECTIVE_DECK, ENVOY_DECK, DISCOVERY_DECK]
        for deck in [*decks, *range(PLANET_DECK, PLANET_DECK + 4)]:
            state.decks[deck] = tuple(contents(state, deck))
        for seat, empire in enumerate(empires):
            player = state.players[seat]
            player.take_empire(EMPIRES.number(empire))
            player.take_cards_back()
            player.develop((TECHNOLOGIES.number("laser-cannon"), TECHNOLOGIES.number("class-i-shield")))
            if council:
                player.envoys = player.envoys.plus(3, ALL_EYES).plus(4, ALL_EYES)
            if player.board.diplomat_id in DIPLOMATS.names:
                self.seat(seat, pool=[DIPLOMATS[player.board.diplomat].id])
        self.news: list[Event] = []
        state.news = self.news
        state.turn[ACTION] = state.turn[CARD] = NONE

    # Before the game goes on

    def seat(
        self,
        seat: int,
        *,
        hand: list[str] | None = None,
        developed: list[str] | None = None,
        anomalies: list[str] | None = None,
        missions: list[str] | None = None,
        pool: list[str] | None = None,
        before: list[tuple[str, int]] | None = None,
        envoys: list[int] | None = None,
        levels: dict[str, int] | None = None,
        home: str | None = None,
        unrest: int | None = None,
        starting: tuple[int, int, int] | None = None,
        **resources: int,
    ) -> None:
        """Say what a player has; ``developed`` comes on top of the two starting technologies, ``envoys`` are votes."""
        player = self.player(seat)
        for name, value in resources.items():
            player.counts[RESOURCES.index(name)] = value
        for branch, level in (levels or {}).items():
            player.counts[LEVELS + BRANCHES.index(branch)] = level
        if unrest is not None:
            player.counts[UNREST] = unrest
        if home is not None:
            player.home = STARS.number(home)
        if starting is not None:
            player.counts[19:22] = starting
        for name in hand or []:
            player.hand = player.hand.plus(self._fetch(TECHNOLOGY_DECK, TECHNOLOGIES.number(name)))
        for name in anomalies or []:
            player.anomalies = player.anomalies.plus(self._fetch(ANOMALY_DECK, ANOMALIES.number(name)))
        for name in missions or []:
            player.missions = player.missions.plus(self._fetch(MISSION_DECK, MISSIONS.number(name)))
        for name in pool or []:
            player.pool = player.pool.plus(self._fetch(DIPLOMAT_DECK, DIPLOMATS.number(name)))
        for name, initiator in before or []:
            player.before = (*player.before, self._fetch(DIPLOMAT_DECK, DIPLOMATS.number(name)), initiator)
        for votes in envoys or []:
            player.envoys = player.envoys.plus(self._fetch(ENVOY_DECK, votes - 1))
        for name in developed or []:
            number = TECHNOLOGIES.number(name)
            player.develop((*player.developed, self._fetch(TECHNOLOGY_DECK, number)))
        player.reindex()

    def system(
        self,
        name: str,
        *,
        planet: str | None = None,
        discovery: str | None = None,
        owner: int | None = None,
        people: tuple[int, int, int] | None = None,
        buildings: list[str] | None = None,
        fleet: dict[str, int] | None = None,
        holder: int | None = None,
        influence: int | None = None,
        flipped: bool = False,
        tokens: int | None = None,
    ) -> None:
        """Say what is in a system. ``fleet`` names elements (``cruisers``, ``titan-exhausted``, ``outpost``; of the
        neutral side ``pirate-raiders``…); its holder is the owner unless said (5 is neutral, an owner 5 is minor)."""
        state = self.state
        system = STARS.number(name)
        assert system in state.chart.systems, f"{name} is not in this galaxy"
        if planet is not None:
            number = state.planet[system] = PLANETS.number(planet)
            colour = PLANETS[number].colour
            if colour >= 0:
                self._fetch(PLANET_DECK + colour, number)
        if discovery is not None:
            state.discovery[system] = self._fetch(DISCOVERY_DECK, DISCOVERIES.number(discovery))
        if owner is not None:
            state.owner[system] = owner
        if people is not None:
            state.people[3 * system : 3 * system + 3] = people
        for building in buildings or []:
            state.buildings[system] |= 1 << BUILDINGS.index(building)
            state.stock[BUILDINGS.index(building)] -= 1
        if tokens is not None:
            state.tokens[system] = tokens
        if influence is not None:
            state.influence[system] = influence
            state.dimmed |= int(flipped) << system
        if fleet:
            side = state.owner[system] if holder is None else holder
            assert side != NONE, "a fleet needs a holder"
            state.holder[system] = side
            for element, number in fleet.items():
                self._place(system, side, element, number)

    def _place(self, system: int, side: int, element: str, number: int) -> None:
        state = self.state
        if side == names.NEUTRAL:
            kind = NEUTRALS.index(element)
            state.fleet[system] += number * fleets.neutral(kind)
            state.wild[kind] -= number
            return
        for place, mode in enumerate(STATES):
            if element.endswith("-" + mode):
                cls = CLASSES.index(element.removesuffix("-" + mode))
                state.fleet[system] += number * fleets.unit(cls, place)
                break
        else:
            cls = CLASSES.index(element)
            state.fleet[system] += number * fleets.element(cls)
        state.players[side].counts[SUPPLY + cls] -= number

    def missions(self, *ids: str) -> None:
        """Missions on the table, with everybody's token on each."""
        self.state.missions = tuple(self._fetch(MISSION_DECK, MISSIONS.number(name)) for name in ids)
        self.state.mission_tokens = ((1 << self.state.seats) - 1,) * len(ids)

    def directives(self, *ids: str) -> None:
        """Active directives, from the first slot on."""
        slots = [self._fetch(DIRECTIVE_DECK, DIRECTIVES.number(name)) for name in ids]
        self.state.active = tuple([*slots, NONE, NONE, NONE][:3])  # type: ignore[assignment]

    def deck(self, deck: int, *ids: str) -> None:
        """Only these are left in a deck (the rest is out of the game)."""
        boxes: dict[int, Any] = {
            TECHNOLOGY_DECK: TECHNOLOGIES, MISSION_DECK: MISSIONS, ANOMALY_DECK: ANOMALIES, DIPLOMAT_DECK: DIPLOMATS,
            DIRECTIVE_DECK: DIRECTIVES, DISCOVERY_DECK: DISCOVERIES,
        }  # fmt: skip
        box = boxes.get(deck, PLANETS)
        self.state.decks[deck] = tuple(sorted(box.number(name) for name in ids))

    def begin(self, seat: int = 0) -> None:
        """This seat's turn."""
        order = self.state.order
        self.push(NextTurn(order[order.index(seat) - 1]))

    def push(self, *steps: Step[Any], active: int | None = None) -> None:
        """Let these steps happen, the last one first; ``active`` is whose turn it is."""
        if active is not None:
            self.state.turn[ACTIVE] = active
        for step in steps:
            self.state.push(step)
        self.state.proceed()

    def _fetch(self, deck: int, number: int) -> int:
        cards = self.state.decks[deck]
        if number in cards:
            place = cards.index(number)
            self.state.decks[deck] = cards[:place] + cards[place + 1 :]
        else:
            assert number not in contents(self.state, deck), "all copies of it are on the table already"
        return number

    # Playing

    def plays(self, seat: int, *tokens: str) -> None:
        """This seat answers one question after the other; every answer must be among the options."""
        for token in tokens:
            assert token in self.options(seat), f"{token} is not among {self.options(seat)}"
            self.state.answer(seat, VOCABULARY.option(token))

    def nature(self, *tokens: str) -> None:
        for token in tokens:
            self.state.answer(NATURE, VOCABULARY.option(token))

    def rolls(self, *faces: int) -> None:
        """Nature rolls these dice, all of one roll."""
        for face in range(6, 1, -1):
            if not self.state.asks(NATURE):
                return
            options = self.options(NATURE)
            token = f"dice:{face}:{faces.count(face)}"
            if token in options:
                self.nature(token)

    # Looking

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def has(self, seat: int, what: str) -> int:
        """A resource, or ``unrest`` as a field."""
        return self.player(seat).counts[UNREST if what == "unrest" else RESOURCES.index(what)]

    def stock(self, seat: int) -> tuple[int, ...]:
        """Food, research, production, credits."""
        return tuple(self.player(seat).counts[:4])

    def level(self, seat: int, branch: str) -> int:
        return self.player(seat).counts[LEVELS + BRANCHES.index(branch)]

    def hand(self, seat: int) -> list[str]:
        """Technology cards in hand."""
        return [TECHNOLOGIES[card].id for card in self.player(seat).hand.cards]

    def developed(self, seat: int) -> list[str]:
        """Developed technologies but for the starting ones."""
        return [TECHNOLOGIES[card].id for card in self.player(seat).developed if TECHNOLOGIES[card].icons]

    def pool(self, seat: int) -> list[str]:
        return [DIPLOMATS[card].id for card in self.player(seat).pool.cards]

    def anomalies(self, seat: int) -> list[str]:
        return [ANOMALIES[card].id for card in self.player(seat).anomalies.cards]

    def fleet(self, name: str) -> dict[str, int]:
        """What stands in a system: elements with their states, but for ready ones by class alone."""
        system = STARS.number(name)
        fleet = self.state.fleet[system]
        if self.state.holder[system] == names.NEUTRAL:
            return {
                kind: fleets.count(fleet, place) for place, kind in enumerate(NEUTRALS) if fleets.count(fleet, place)
            }
        found = {}
        for digit in fleets.digits(fleet):
            mode = STATES[fleets.state_of(digit)]
            cls = CLASSES[fleets.class_of(digit)]
            found[cls if mode == "ready" else f"{cls}-{mode}"] = fleets.count(fleet, digit)
        for cls_number in (names.OUTPOST, names.BATTLE_STATION):
            if fleets.count_class(fleet, cls_number):
                found[CLASSES[cls_number]] = fleets.count_class(fleet, cls_number)
        return found

    def people(self, name: str) -> tuple[int, ...]:
        system = STARS.number(name)
        return tuple(self.state.people[3 * system : 3 * system + 3])

    def owner(self, name: str) -> int:
        return self.state.owner[STARS.number(name)]

    def holder(self, name: str) -> int:
        return self.state.holder[STARS.number(name)]

    def asked(self) -> tuple[int, str]:
        """Who is asked, and the name of the question."""
        question = self.question()
        return question.seat, type(question).__name__

    def question(self) -> Question[Any]:
        [question] = self.state.pending()
        return question

    def options(self, seat: int) -> list[str]:
        return [VOCABULARY.token(option) for option in self.state.options(seat)]

    def refusal(self, seat: int, token: str) -> str | None:
        """The key of the reason why this cannot be answered; none if it can."""
        question = self.state.question(seat)
        option = VOCABULARY.option(token)
        assert option in question.candidates(self.state), f"{token} is not even a candidate"
        refusal = question.refusal(self.state, option)
        return None if refusal is None else refusal.key

    def score(self, seat: int) -> int:
        return self.state.scores()[seat]

    def log(self, viewer: int = -3, language: str = "en") -> list[str]:
        """What has been told, as this viewer hears it."""
        return [str(line.text) for line in story(self.news, NAMES, viewer, language)]
