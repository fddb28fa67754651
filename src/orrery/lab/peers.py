"""Orrery beside other engines, in one run: blocks that take turns, medians, and ratios within each round."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from statistics import median
from tempfile import TemporaryFile
from typing import Final

from orrery.games import COLLECTION, GAMES
from orrery.kernel.compiling import compiled
from orrery.lab.release import DISTRIBUTION, version_here, version_of


@dataclass(frozen=True)
class Peer:
    """One contender: its name for ``orrery.lab.contenders``, its title, and the package it needs."""

    name: str
    title: str
    package: str
    engine: str = ""
    """For ours, which of the two."""

    @property
    def here(self) -> str | None:
        """The version that is installed, if any."""
        return version_here() if self.engine else version_of(self.package)


TITLE: Final = GAMES[COLLECTION[0]].title.en
COMPILED: Final = Peer("orrery", TITLE, DISTRIBUTION, "compiled")
INTERPRETED: Final = Peer("orrery-plain", TITLE, DISTRIBUTION, "interpreted")
PEERS: Final = (
    Peer("catanatron", "catanatron", "catanatron"),
    Peer("openspiel-chess", "OpenSpiel chess, in C++", "open_spiel"),
    Peer("openspiel-gin-rummy", "OpenSpiel gin rummy, in C++", "open_spiel"),
    Peer("pettingzoo-chess", "PettingZoo chess", "pettingzoo"),
    Peer("pettingzoo-holdem", "PettingZoo Texas hold’em", "pettingzoo"),
    Peer("rlcard-gin-rummy", "RLCard gin rummy", "rlcard"),
    Peer("rlcard-mahjong", "RLCard mahjong", "rlcard"),
)


def ours() -> list[Peer]:
    """The engines of ours that can run here."""
    return [INTERPRETED, COMPILED] if compiled() else [INTERPRETED]


@dataclass(frozen=True)
class Block:
    """One contender's figures of one round: decisions and games a second, microseconds of a copy."""

    decisions: float
    games: float
    clone: float


class Runner:
    """A contender's process."""

    def __init__(self, peer: Peer) -> None:
        self.peer = peer
        command = [sys.executable, "-W", "ignore", "-m", "orrery.lab.contenders", peer.name]
        self.errors = TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115  (closed by close)
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, text=True, encoding="utf-8"
        )

    def block(self, seconds: float) -> Block | None:
        """One block, or none when the contender cannot run."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(f"{seconds}\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            return None
        line = self.process.stdout.readline()
        return Block(**json.loads(line)) if line else None

    def close(self) -> str:
        """End the process; returns its last words, if it failed."""
        self.process.communicate()
        self.errors.seek(0)
        lines = self.errors.read().strip().splitlines()
        self.errors.close()
        return lines[-1] if self.process.returncode and lines else ""


@dataclass(frozen=True)
class Standing:
    """What a contender reached in all rounds."""

    peer: Peer
    blocks: list[Block]
    trouble: str

    def median(self) -> Block:
        """The median of each figure."""
        blocks = self.blocks
        return Block(
            median(block.decisions for block in blocks),
            median(block.games for block in blocks),
            median(block.clone for block in blocks),
        )

    def times(self, other: Standing) -> Block:
        """How many times as fast as the other, by each figure, in the median round."""
        rounds = list(zip(self.blocks, other.blocks, strict=True))
        return Block(
            median(mine.decisions / theirs.decisions for mine, theirs in rounds),
            median(mine.games / theirs.games for mine, theirs in rounds),
            median(theirs.clone / mine.clone for mine, theirs in rounds),
        )


def side_by_side(peers: list[Peer], rounds: int, seconds: float) -> list[Standing]:
    """Let the contenders take turns, block by block, in rounds."""
    runners = [Runner(peer) for peer in peers]
    for runner in runners:  # the first block waits for imports and warms up
        runner.block(seconds / 4)
    blocks: list[list[Block]] = [[] for _ in peers]
    for _ in range(rounds):
        for runner, reached in zip(runners, blocks, strict=True):
            found = runner.block(seconds)
            if found is not None:
                reached.append(found)
    troubles = [runner.close() for runner in runners]
    return [Standing(*found) for found in zip(peers, blocks, troubles, strict=True)]
