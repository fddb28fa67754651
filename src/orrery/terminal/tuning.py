"""``orrery tune``: makes the bots of a game stronger by self-play."""

from __future__ import annotations

import json
import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from orrery.kernel import Phrase, Trouble
from orrery.lab.tune import Tuning, write_line
from orrery.terminal.keeping import writable
from orrery.terminal.options import GameName, Language, check_workers, game_of, here, language_of

LEARNING: Final = Phrase("Generation {n}", "Pokolenie {n}")
KEPT: Final = Phrase("keeps {step} of what was learned", "zachowuje {step} tego, czego się nauczono")
NOT_KEPT: Final = Phrase("keeps the old weights", "zostaje przy starych wagach")
MISSED: Final = Phrase("misses the final lead by {error} points", "myli się co do końcowej przewagi o {error} pkt")
WRITTEN: Final = Phrase(
    "The weights are in {path}, their history in {history}.", "Wagi są w {path}, historia w {history}."
)
TOO_LITTLE: Final = Phrase(
    "Take at least 1 generation, 10 games and 10 duels.", "Potrzeba co najmniej 1 pokolenia, 10 gier i 10 pojedynków."
)


def tune(
    game: GameName = None,
    generations: Annotated[int, typer.Option(help=here("How many generations.", "Ile pokoleń."))] = 6,
    games: Annotated[int, typer.Option(help=here("Games to learn from in each.", "Gier do nauki w każdym."))] = 600,
    duels: Annotated[int, typer.Option(help=here("Games of each duel.", "Gier w każdym pojedynku."))] = 400,
    seed: Annotated[
        int, typer.Option(help=here("The same seed tunes the same.", "To samo ziarno stroi tak samo."))
    ] = 0,
    out: Annotated[
        Path, typer.Option(metavar="FILE", help=here("Where the weights go.", "Dokąd zapisać wagi."))
    ] = Path("weights.json"),
    history: Annotated[
        Path, typer.Option(metavar="FILE", help=here("A line per generation.", "Wiersz na pokolenie."))
    ] = Path("tuning.jsonl"),
    workers: Annotated[
        int, typer.Option(help=here("Processes (default: one per core).", "Procesy (zwykle po jednym na rdzeń)."))
    ] = os.cpu_count() or 1,
    lang: Language = None,
) -> None:
    language = language_of(lang)
    chosen = game_of(game)
    if generations < 1 or games < 10 or duels < 10:
        raise Trouble(TOO_LITTLE)
    check_workers(workers)
    writable(out)
    writable(history)
    tuning = Tuning(chosen.name, games, duels, seed)
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with (
        ProcessPoolExecutor(workers, get_context("spawn")) as pool,
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
    ):
        task = progress.add_task(LEARNING.say(language, n=1), total=generations * tuning.ticks)
        weights = chosen.evaluation.weights
        for made in tuning.generations(weights, generations, pool, lambda: progress.advance(task)):
            weights = made.weights
            write_line(history, made)
            out.write_text(json.dumps(chosen.evaluation.named(weights), indent=2) + "\n", encoding="utf-8")
            ending = KEPT.say(language, step=f"{made.accepted:.0%}") if made.accepted else NOT_KEPT.say(language)
            shares = ", ".join(f"{duel.step:.0%}: {duel.share:.1%}" for duel in made.duels)
            missed = MISSED.say(language, error=f"{made.error:.2f}")
            console.print(f"{LEARNING.say(language, n=made.number + 1)}: {missed}; {shares}; {ending}")
            progress.update(task, description=LEARNING.say(language, n=made.number + 2))
    console.print(WRITTEN.say(language, path=str(out), history=str(history)))
