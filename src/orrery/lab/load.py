"""How much a server holds: tables with simulated people, and how soon everybody there sees a click."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final

from orrery.games import COLLECTION, GAMES
from orrery.lab.child import Child
from orrery.lab.crowd import PATIENCE, Lost, Person, cut, played, sit_down

PAST_GAMES: Final = 8
"""How many games are played beforehand; every table goes on from somewhere in one of them."""
AT_ONCE: Final = 4
"""How many tables are set up at the same time."""
SETTLE: Final = 1.0
"""Seconds of rest before the memory is read."""

Progress = Callable[[str, float], None]
"""Told the stage (``seating``, then ``playing``) and how much of it is done, from 0 to 1."""


@dataclass
class Report:
    """What a run has shown; times in seconds, memory in bytes."""

    tables: int
    seconds: float
    failures: list[str] = field(default_factory=list)
    """What went wrong, one entry for each table that was given up."""
    clicks: int = 0
    refusals: list[str] = field(default_factory=list)
    """What the server said to clicks that it did not accept."""
    acknowledged: list[float] = field(default_factory=list)
    """Of every accepted click: from sending it until the server said that it is on disk."""
    latencies: list[float] = field(default_factory=list)
    """Of every accepted click: from sending it until every connection of its table had the update."""
    in_time: int = 0
    """Clicks that everybody had seen before time was up."""
    games: int = 0
    """Games that came to their end."""
    updates: int = 0
    characters: int = 0
    memory_empty: int = 0
    memory_idle: int = 0
    memory_played: int = 0
    """The server before the people came, before the first click, and after the last one."""
    server_cores: float = 0.0
    crowd_cores: float = 0.0
    """How many cores each kept busy while people played."""

    @property
    def held(self) -> int:
        """Tables at which nothing failed."""
        return self.tables - len(self.failures)

    @property
    def answers(self) -> float:
        """Answers per second that everybody has seen."""
        return self.in_time / self.seconds

    @property
    def memory_per_table(self) -> float:
        """What one more idle table costs, with its people looking at it."""
        return (self.memory_idle - self.memory_empty) / self.tables


def quantile(values: list[float], share: float) -> float:
    """The value that this share of all does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class Load:
    """A crowd at one server."""

    def __init__(self, server: Child, report: Report, think: float, seed: int) -> None:
        self.server = server
        self.report = report
        self.think = think
        """How long people think on average, in seconds."""
        self.rng = Random(seed)
        self.records = [played(GAMES[COLLECTION[0]], self.rng) for _ in range(PAST_GAMES)]
        self.end = 0.0
        self.seated = 0
        self.start = asyncio.Event()
        self.doors = asyncio.Semaphore(AT_ONCE)

    async def run(self, progress: Progress) -> None:
        report = self.report
        await self._warm_up()
        report.memory_empty = await self._memory()
        async with asyncio.TaskGroup() as group:
            for _ in range(report.tables):
                group.create_task(self.attend())
            while (there := self.seated + len(report.failures)) < report.tables:
                progress("seating", there / report.tables)
                await asyncio.sleep(0.1)
            report.memory_idle = await self._memory()
            begun, server, crowd = time.perf_counter(), self.server.cpu(), time.process_time()
            self.end = begun + report.seconds
            self.start.set()
            while (now := time.perf_counter()) < self.end:
                progress("playing", (now - begun) / report.seconds)
                await asyncio.sleep(0.1)
            report.server_cores = (self.server.cpu() - server) / (now - begun)
            report.crowd_cores = (time.process_time() - crowd) / (now - begun)
        report.memory_played = await self._memory()

    async def _warm_up(self) -> None:
        """A table for a moment, so that what a server loads only once does not count as a table's."""
        self.start.set()
        await self.game()
        self.start.clear()
        self.seated = 0

    async def _memory(self) -> int:
        await asyncio.sleep(SETTLE)
        return self.server.memory()

    async def attend(self) -> None:
        """Play at a table until time is up, and another game when one is over."""
        try:
            await self.game()
            while time.perf_counter() < self.end:
                self.report.games += 1
                await self.game()
        except* (Lost, TimeoutError) as problems:
            self.report.failures.append(repr(problems.exceptions[0]))

    async def game(self) -> None:
        """Sit down in the middle of a game and play until it is over or time is up."""
        async with self.doors:
            people = await sit_down(self.server.port, cut(self.rng.choice(self.records), self.rng))
        try:
            async with asyncio.TaskGroup() as group:
                watching = [group.create_task(person.watch()) for person in people]
                await self.everybody(people, 0)
                self.seated += 1
                await self.start.wait()
                for play in [group.create_task(self.play(person, people)) for person in people]:
                    await play
                for watch in watching:
                    watch.cancel()
        finally:
            updates = [update for person in people for update in person.updates]
            self.report.updates += len(updates)
            self.report.characters += sum(length for _, _, length in updates)

    async def everybody(self, people: list[Person], number: int) -> float:
        """When the last of the people saw so many answers."""
        async with asyncio.timeout(PATIENCE):
            return max([await person.saw(number) for person in people])

    async def play(self, person: Person, people: list[Person]) -> None:
        """Answer whatever this person is asked."""
        while (left := self.end - time.perf_counter()) > 0 and not person.gone:
            try:
                async with asyncio.timeout(left):
                    await person.until(lambda: person.turn or person.gone)
                    await asyncio.sleep(self.rng.expovariate(1 / self.think))
            except TimeoutError:
                return
            if person.turn:
                await self.click(person, people)

    async def click(self, person: Person, people: list[Person]) -> None:
        """Click on something, and measure until everybody has seen it."""
        token = self.rng.choice(person.on_offer())
        self.report.clicks += 1
        sent = time.perf_counter()
        async with asyncio.timeout(PATIENCE):
            status, said = await person.click(token)
        if status != 200:
            self.report.refusals.append(f"{status} {said}")
            return
        self.report.acknowledged.append(time.perf_counter() - sent)
        seen = await self.everybody(people, said["number"])
        self.report.latencies.append(seen - sent)
        self.report.in_time += seen <= self.end
        if len({other.number for other in people}) == 1 and not any(other.turn for other in people):
            for other in people:  # nobody is asked any more: the game is over
                await other.leave()


def measure(
    app: str,
    settings: Mapping[str, str],
    tables: int,
    seconds: float,
    think: float,
    workers: int = 1,
    progress: Progress = lambda stage, done: None,
    seed: int = 1,
) -> Report:
    """Start a server with these settings in its environment, let a crowd play there, tell how it went."""
    report = Report(tables, seconds)
    with Child(app, settings, workers) as server:
        asyncio.run(_run(server, report, think, progress, seed))
    return report


async def _run(server: Child, report: Report, think: float, progress: Progress, seed: int) -> None:
    await Load(server, report, think, seed).run(progress)
