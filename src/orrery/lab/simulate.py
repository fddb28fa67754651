"""Many games at once, on all cores."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from orrery.games import GAMES
from orrery.kernel import Setup
from orrery.lab.match import Result, play_match


@dataclass(frozen=True)
class Batch:
    """What to play: ``games`` games from ``seed`` on; the bots move one seat on from game to game."""

    game: str
    setup: Setup
    bots: Sequence[str]
    games: int
    seed: int = 0
    records: Path | None = None

    def seating(self, number: int) -> list[str]:
        turn = number % len(self.bots)
        return [*self.bots[turn:], *self.bots[:turn]]

    def play(self, number: int) -> Result:
        """The game with this number; it does not depend on the others, nor on who plays it."""
        seed = self.seed + number
        keep = self.records is not None
        result, record = play_match(GAMES[self.game], self.setup, self.seating(number), seed, keep)
        if self.records is not None and record is not None:
            record.save(self.records / f"{self.game}-{seed}.json")
        return result


def _play_some(batch: Batch, numbers: Sequence[int]) -> list[Result]:
    return [batch.play(number) for number in numbers]


def simulate(batch: Batch, workers: int) -> Iterator[Result]:
    """Play a batch, yielding results as they are finished, in no particular order."""
    if workers <= 1:
        for number in range(batch.games):
            yield batch.play(number)
        return
    size = max(1, min(10, batch.games // (4 * workers)))
    with ProcessPoolExecutor(workers) as pool:
        parts = [range(start, min(start + size, batch.games)) for start in range(0, batch.games, size)]
        for done in as_completed([pool.submit(_play_some, batch, part) for part in parts]):
            yield from done.result()


def write_csv(results: Sequence[Result], path: Path) -> None:
    """One row per seat and game."""
    traits = sorted({key for result in results for seat in result.traits for key in seat})
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["seed", "seat", "bot", *traits, "score", "place", "answers", "rounds", "built"])
        for result in sorted(results, key=lambda result: result.seed):
            for seat, bot in enumerate(result.bots):
                own = [result.traits[seat].get(key, "") for key in traits]
                row = [result.seed, seat + 1, bot, *own, result.scores[seat], result.places[seat]]
                writer.writerow([*row, result.answers, result.progress, " ".join(result.built[seat])])
