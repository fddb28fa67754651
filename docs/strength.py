"""Plays the ladder of levels and writes docs/strength.md: ``make strength``. Finished games are kept in arena/."""

from __future__ import annotations

import os
import platform
import sys
from itertools import pairwise
from pathlib import Path

from rich.console import Console

from orrery.bots.levels import LEVELS, TITLES, spec_of
from orrery.games import COLLECTION, GAMES
from orrery.lab.arena import Arena
from orrery.lab.history import engine_name
from orrery.lab.processes import Processes
from orrery.lab.results import Results
from orrery.lab.summary import Summary, summarise
from orrery.terminal.arena import default_folder, play

PAGE = Path(__file__).parent / "strength.md"
CORES = os.cpu_count() or 1
HEAD = """<!-- Written by `make strength`; every figure comes from games in arena/. -->

# How strong the bots are

Each level meets the one below it in mirrored games of two: every deal is played twice, with the seats exchanged.
The share is of decided games, with its 95 % interval (Wilson). A level is a bot with its budget or noise: `search:N`
walks N times down the tree for every answer, `greedy~N` misjudges every option by about N points.
Times are by the clock with as many games side by side as there are cores ({cores}), so a busy machine shows
in the slowest.
How the weights of the evaluation were learned is in [tuning/](tuning).

"""


def rung(game: str, upper: str, lower: str, games: int) -> Summary:
    """The games of two levels, those that are missing played now."""
    arena = Arena(game, GAMES[game].setup(2), (upper, lower))
    with Results(default_folder(arena), arena, games) as results:
        failed = play(arena, results, Processes(CORES), Console(stderr=True), "en")
        return summarise(arena, results.played(), failed)


def ladder(game: str) -> list[str]:
    lines = [f"## {GAMES[game].title.en}", ""]
    lines += ["| level | bot | beats | decided games | share | 95 % interval | ms per answer, mean (slowest) | again |"]
    lines += ["| --- | --- | --- | --: | --: | --- | --- | --- |"]
    for (lower, upper), games in zip(pairwise(LEVELS), GAMES[game].ladder, strict=True):
        summary = rung(game, upper, lower, games)
        decided = summary.duels[upper, lower].decided
        low, high = decided.interval
        pace = summary.thinking[upper]
        command = f"`orrery arena {game} --bots {upper},{lower} --players 2 --games {summary.games}`"
        cells = [TITLES[upper].en, f"`{spec_of(upper, GAMES[game])}`", TITLES[lower].en, str(decided.games)]
        cells += [f"{decided.share:.1%}", f"{low:.1%} – {high:.1%}"]
        cells += [f"{pace.mean * 1000:.1f} ({pace.slowest * 1000:.0f})", command]
        lines.append("| " + " | ".join(cells) + " |")
        print(lines[-1], flush=True)
    lines += ["", f"The lowest level, Novice, is `{spec_of('novice', GAMES[game])}`.", ""]
    return lines


def main() -> None:
    lines = [line for game in sys.argv[1:] or COLLECTION for line in ladder(game)]
    machine = f"{platform.machine()}, {CORES} cores, Python {platform.python_version()}, engine {engine_name()}"
    lines += [f"Machine: {machine}. `make strength` plays it all again and writes this page.", ""]
    PAGE.write_text(HEAD.format(cores=CORES) + "\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
