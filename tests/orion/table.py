"""A table to test at: set up what the test is about, then play as a log would tell it.

table = Table("humans", "psilon")
table.seat(0, food=4, fleet=1, hand=["space-port"])
table.begin()
table.plays(0, "construction", "build:space-port", "place:new")
assert table.systems(0) == [["space-port"]]
"""

from __future__ import annotations

from typing import Any

from orrery.games.orion import cards as _declared  # noqa: F401
from orrery.games.orion import names
from orrery.games.orion.actions import NextTurn
from orrery.games.orion.card import CARDS
from orrery.games.orion.ending import EndRound
from orrery.games.orion.names import ADVISORS, COLOURS, COPIES, NO_CARD, RACES, STRUCTURES
from orrery.games.orion.player import Player, new_player
from orrery.games.orion.setting_up import take_race
from orrery.games.orion.start import StartRound
from orrery.games.orion.state import Orion
from orrery.games.orion.words import VOCABULARY
from orrery.kernel import NATURE, Event, Question, Step
from orrery.kernel.scene import Scene

DECK = COPIES * len(STRUCTURES)
NUMBERS = {name: number for number, name in enumerate([*STRUCTURES, *ADVISORS])}
TRACKS = {"food": 0, "fleet": 1, "production": 2, "morale": 3, "vp": 4, "reserve": 5, "pool": 6, "spent": 7}

Resources = tuple[int, int, int]


class Table:
    """A game of Orion in the middle of its first action phase, everything as the test says."""

    def __init__(self, *races: str, novice: bool = False, round: int = 1, first: int = 0) -> None:
        seats = len(races)
        self.state = Orion(
            [new_player(seats) for _ in races],
            [COPIES] * len(STRUCTURES),
            len(STRUCTURES) * COPIES,
            [],
            [],
            round,
            first,
            0,
            NO_CARD,
            novice,
            False,
        )
        for seat, race in enumerate(races):
            take_race(self.state, seat, RACES.index(race))
            self.seat(seat, pool=4)
        self.news: list[Event] = []

    # Before the game goes on

    def seat(
        self,
        seat: int,
        hand: list[str] | None = None,
        systems: list[list[str]] | None = None,
        cubes: list[int] | None = None,
        advisor: str | None = None,
        advisor_cube: int = 0,
        colour: str | None = None,
        **tracks: int,
    ) -> None:
        """Say what a player has. ``pool`` and cubes on cards come out of the Reserve; ``cubes`` is 0/1 per system."""
        player = self.player(seat)
        for track, value in tracks.items():
            if track == "pool":
                player.counts[names.RESERVE] += player.counts[names.POOL] - value
            player.counts[TRACKS[track]] = value
        for name in hand or []:
            player.receive(self._fetch(name), 0)
        for system in systems or []:
            player.open_system(NUMBERS[system[0]] if system[0] in ADVISORS else self._fetch(system[0]))
            covering = [self._fetch(name) for name in system[1:]]
            player.change_system(len(player.systems) - 1, (*player.systems[-1], *covering))
        for system_number, cube in enumerate(cubes or []):
            player.counts[names.CUBES + system_number] = cube
            player.counts[names.RESERVE] -= cube
        if advisor is not None:
            player.take_advisor(NUMBERS[advisor])
            player.counts[names.CUBES + names.ADVISOR] = advisor_cube
            player.counts[names.RESERVE] -= advisor_cube
        if colour is not None:
            player.colour = COLOURS.index(colour)

    def middle(self, *advisors: str) -> None:
        """Advisors that lie in the middle of the table."""
        self.state.middle = sorted(NUMBERS[name] for name in advisors)

    def discards(self, *cards: str) -> None:
        """The discard pile, newest last."""
        self.state.discards = [self._fetch(name) for name in cards]

    def deck(self, *cards: str) -> None:
        """Only these cards are left in the deck (the rest is out of the game)."""
        self.state.deck = [0] * len(STRUCTURES)
        for name in cards:
            self.state.deck[NUMBERS[name]] += 1
        self.state.deck_size = len(cards)

    def begin(self, seat: int = 0, start: bool = False) -> None:
        """Go on with this seat's turn, or with ``start`` at the Start of the Round."""
        step: Step[Any] = StartRound() if start else NextTurn(seat)
        if start:
            for player in self.state.players:
                player.counts[names.RESERVE] += player.counts[names.POOL]
                player.counts[names.POOL] = 0
        self.state.news = self.news
        if not start:
            self.state.push(StartRound())
            self.state.push(EndRound())
        self.state.push(step)
        self.state.proceed()

    def _fetch(self, name: str) -> int:
        number = NUMBERS[name]
        assert self.state.deck[number], f"both copies of {name} are on the table already"
        self.state.deck[number] -= 1
        self.state.deck_size -= 1
        return number

    # Playing

    def plays(self, seat: int, *tokens: str) -> None:
        """This seat answers one question after the other; every answer must be among the options."""
        for token in tokens:
            assert token in self.options(seat), f"{token} is not among {self.options(seat)}"
            self.state.answer(seat, VOCABULARY.option(token))

    def draws(self, *cards: str) -> None:
        """Nature deals these cards, one after the other."""
        for name in cards:
            self.state.answer(NATURE, VOCABULARY.option(f"draw:{name}"))

    def nature(self, *tokens: str) -> None:
        for token in tokens:
            self.state.answer(NATURE, VOCABULARY.option(token))

    # Looking

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def has(self, seat: int, track: str) -> int:
        """A track or a number of cubes: food, fleet, production, morale, vp, reserve, pool, spent."""
        return self.player(seat).counts[TRACKS[track]]

    def hand(self, seat: int) -> list[str]:
        return [STRUCTURES[card] for card in self.player(seat).hand]

    def systems(self, seat: int) -> list[list[str]]:
        return [[CARDS[card].id for card in system] for system in self.player(seat).systems]

    def advisor(self, seat: int) -> str | None:
        advisor = self.player(seat).advisor
        return None if advisor < 0 else CARDS[advisor].id

    def pile(self) -> list[str]:
        """The discard pile, newest last."""
        return [STRUCTURES[card] for card in self.state.discards]

    def offered(self) -> list[str]:
        """The Advisors in the middle."""
        return [CARDS[advisor].id for advisor in self.state.middle]

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


def game_text(token: str, language: str = "en") -> str:
    """What an option explains of itself."""
    option = VOCABULARY.option(token)
    return VOCABULARY.kind_of(option).explain(option, Scene(language, []))


def resources(table: Table, seat: int = 0) -> Resources:
    """Food, Fleet and Production."""
    return table.has(seat, "food"), table.has(seat, "fleet"), table.has(seat, "production")
