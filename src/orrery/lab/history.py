"""The history of our speed: one entry per release or change that matters, and whether we have become slower."""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import Any, Final

from orrery.kernel import Game, Phrase, Trouble
from orrery.kernel.compiling import compiled
from orrery.lab.bench import relative_speed
from orrery.lab.release import version_here

TOLERATED: Final = 0.75
"""A speed below this share of the stored one is a failure."""

NO_HISTORY: Final = Phrase(
    "{path} is no benchmark history: {reason}. “orrery bench --record {path}” begins one.",
    "{path} nie jest historią pomiarów: {reason}. „orrery bench --record {path}” rozpocznie nową.",
)
NO_ENTRY: Final = Phrase(
    "{path} has no entry of the {engine} engine on Python {python}. “orrery bench --record {path}” adds one.",
    "{path} nie ma pomiaru silnika „{engine}” na Pythonie {python}. „orrery bench --record {path}” go doda.",
)


@dataclass(frozen=True)
class Entry:
    """Decisions per calibration loop of every game at its largest table, with what they depend on."""

    date: str
    version: str
    engine: str
    python: str
    machine: str
    ratios: Mapping[str, float]


@dataclass(frozen=True)
class Verdict:
    """A game's speed now and as stored; a new game has none stored."""

    game: str
    ratio: float
    stored: float | None

    @property
    def slower(self) -> bool:
        return self.stored is not None and self.ratio < TOLERATED * self.stored


def engine_name() -> str:
    return "compiled" if compiled() else "interpreted"


def python_name() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def machine_name() -> str:
    """The processor as Linux names it, or as Python does."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def entry_now(games: list[Game], seconds: float) -> Entry:
    """Measure all games."""
    ratios = {}
    for game in games:
        decisions, _, calibration = relative_speed(game, game.setup(game.most), seconds)
        ratios[game.name] = round(decisions / calibration, 4)
    return Entry(date.today().isoformat(), version_here(), engine_name(), python_name(), machine_name(), ratios)


def load(path: Path) -> list[Entry]:
    try:
        return [Entry(**entry) for entry in json.loads(path.read_text(encoding="utf-8"))]
    except (OSError, ValueError, TypeError) as trouble:
        reason = trouble.strerror if isinstance(trouble, OSError) else trouble
        raise Trouble(NO_HISTORY, path=path, reason=str(reason)) from trouble


def append(path: Path, entry: Entry) -> None:
    entries: list[Any] = [asdict(old) for old in load(path)] if path.exists() else []
    text = json.dumps([*entries, asdict(entry)], indent=2, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8")


def newest(path: Path) -> Entry:
    """The last entry that was measured with this engine and Python; on this processor, if there is one."""
    engine, python, machine = engine_name(), python_name(), machine_name()
    found = [entry for entry in reversed(load(path)) if entry.engine == engine and entry.python == python]
    if not found:
        raise Trouble(NO_ENTRY, path=path, engine=engine, python=python)
    return next((entry for entry in found if entry.machine == machine), found[0])


def compare(stored: Entry, now: Entry) -> list[Verdict]:
    return [Verdict(game, ratio, stored.ratios.get(game)) for game, ratio in now.ratios.items()]
