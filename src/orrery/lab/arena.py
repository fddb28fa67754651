"""An arena: many games between bots, the same whoever plays them and however often the run is interrupted."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, Protocol

from orrery.games import GAMES
from orrery.kernel import Phrase, Setup, Trouble
from orrery.lab.fixtures import Fixture, Seating, fixtures
from orrery.lab.match import Pace, Result, play_match
from orrery.lab.release import version_here

TRIES: Final = 3
"""How often a game is begun that its worker does not survive."""
DEATHS_IN_A_ROW: Final = 12
DIED: Final = "the worker died"
TWICE: Final = Phrase("“{name}” is named twice: name each bot once.", "„{name}” podano dwa razy: podaj każdego raz.")
NOBODY: Final = Phrase("Name at least one bot.", "Podaj co najmniej jednego bota.")
WORKERS_DIE: Final = Phrase(
    "Workers die again and again without finishing a game; is there enough memory? All finished games are kept.",
    "Procesy giną raz po raz, nie kończąc żadnej gry; czy starcza pamięci? Wszystkie ukończone gry zachowano.",
)


@dataclass(frozen=True)
class Played:
    """A finished game of an arena."""

    fixture: Fixture
    result: Result
    paces: list[Pace]


@dataclass(frozen=True)
class Failed:
    """A game that could not be played, and why; the trace is for whoever wrote the bot."""

    fixture: Fixture
    reason: str
    trace: str = ""


@dataclass(frozen=True)
class Arena:
    """What is played; together with a game's number this decides everything about the game."""

    game: str
    setup: Setup
    bots: Seating
    seed: int = 0

    def __post_init__(self) -> None:
        if not self.bots:
            raise Trouble(NOBODY)
        for name, times in Counter(self.bots).items():
            if times > 1:
                raise Trouble(TWICE, name=name)

    def header(self) -> dict[str, Any]:
        """All that must be the same for a run to go on: settings, rules and program."""
        return {
            "orrery": version_here(),
            "game": self.game,
            "rules": GAMES[self.game].version,
            "setup": self.setup.data(),
            "bots": list(self.bots),
            "seed": self.seed,
        }

    def fixtures(self, games: int) -> list[Fixture]:
        """The first games of the arena."""
        return list(islice(fixtures(self.bots, self.setup.players), games))

    def attempt(self, fixture: Fixture) -> Played | Failed:
        """Play one game; whatever a bot does wrong fails this game alone."""
        paces = [Pace() for _ in fixture.bots]
        try:
            seed = self.seed + fixture.deal
            result, _ = play_match(GAMES[self.game], self.setup, fixture.bots, seed, paces=paces)
        except Exception as error:
            return Failed(fixture, f"{type(error).__name__}: {error}", traceback.format_exc())
        return Played(fixture, result, paces)


class Crew(Protocol):
    """Whoever plays the games: processes of this machine, or a cluster."""

    def play(self, arena: Arena, games: Sequence[Fixture]) -> Iterator[Played | Failed]:
        """Play all these, in any order; each is yielded once, as it is finished."""


class Losses:
    """Counts the workers that died, to tell an accident from a game that kills them."""

    def __init__(self) -> None:
        self._tries: Counter[int] = Counter()
        self._in_a_row = 0

    def survived(self) -> None:
        self._in_a_row = 0

    def give_up(self, fixture: Fixture) -> bool:
        """A worker died over this game: is it hopeless?"""
        self._tries[fixture.number] += 1
        self._in_a_row += 1
        if self._in_a_row >= DEATHS_IN_A_ROW:
            raise Trouble(WORKERS_DIE)
        return self._tries[fixture.number] >= TRIES
