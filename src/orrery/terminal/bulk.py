"""``orrery simulate``: games between bots, in bulk."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.bar import Bar
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from orrery.bots import make_bot
from orrery.kernel import Game, Phrase, Trouble
from orrery.lab.arena_text import Speech
from orrery.lab.match import Result
from orrery.lab.simulate import Batch, write_csv
from orrery.lab.simulate import simulate as run_batch
from orrery.lab.statistics import Line, built_share, by_bot, by_seat, by_trait, lengths, mean_scores
from orrery.terminal.keeping import writable, writable_folder
from orrery.terminal.options import (
    GameName,
    Language,
    check_workers,
    game_of,
    here,
    language_of,
    split,
)
from orrery.terminal.settings import Settings, set_options

PLAYING: Final = Phrase("Playing", "Rozgrywanie")
SUMMARY: Final = Phrase(
    "{n} {n:game|games}; mean score {mean}, winners {winners}; answers per game {answers}",
    "{n} {n:gra|gry|gier}; średni wynik {mean}, zwycięzcy {winners}; odpowiedzi na grę {answers}",
)
HEADS: Final = {
    "bot": Phrase("Bot", "Bot"),
    "seat": Phrase("Seat", "Miejsce"),
    "played": Phrase("played", "gier"),
    "won": Phrase("won", "wygranych"),
    "interval": Phrase("95 % interval", "przedział 95 %"),
    "mean": Phrase("mean score", "średni wynik"),
    "rounds": Phrase("Last round", "Ostatnia runda"),
    "games": Phrase("games", "gier"),
    "rarest": Phrase("Least built", "Najrzadziej budowane"),
    "share": Phrase("in games", "w grach"),
}
TOO_FEW: Final = Phrase("Play at least 1 game.", "Rozegraj co najmniej 1 grę.")
BOTS_FOR_SEATS: Final = Phrase(
    "{n} {n:bot|bots} for {players} players: name one for each seat, or one for all.",
    "{n} {n:bot|boty|botów} na {players} graczy: podaj po jednym na miejsce albo jednego dla wszystkich.",
)


def _table(title: str, lines: list[Line], language: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    table.add_column("")
    for head in ("played", "won"):
        table.add_column(HEADS[head].say(language), justify="right")
    table.add_column("", width=24)
    table.add_column(HEADS["interval"].say(language), justify="right")
    table.add_column(HEADS["mean"].say(language), justify="right")
    for line in lines:
        low, high = line.interval
        bar = Bar(1.0, low, high, width=24)
        interval = f"{low:.1%} – {high:.1%}"
        table.add_row(line.name, str(line.games), f"{line.share:.1%}", bar, interval, f"{line.mean:.1f}")
    return table


def report(game: Game, results: list[Result], language: str, console: Console) -> None:
    """Print what a batch of games shows."""
    mean, winners = mean_scores(results)
    answers = sum(result.answers for result in results) / len(results)
    values = {"mean": f"{mean:.1f}", "winners": f"{winners:.1f}", "answers": f"{answers:.0f}"}
    console.print(SUMMARY.say(language, n=len(results), **values))
    console.print(_table(HEADS["bot"].say(language), by_bot(results), language))
    console.print(_table(HEADS["seat"].say(language), by_seat(results), language))
    for trait, lines in by_trait(results).items():
        console.print(_table(Speech(language, game).trait(trait).capitalize(), lines, language))
    ends = Table(title=HEADS["rounds"].say(language), title_justify="left", title_style="bold", show_header=False)
    for length, count in lengths(results).items():
        ends.add_row(str(length), Bar(len(results), 0, count, width=40), f"{count} ({count / len(results):.1%})")
    console.print(ends)
    rare = Table(title=HEADS["rarest"].say(language), title_justify="left", title_style="bold", show_header=False)
    everything = {component for result in results for built in result.built for component in built}
    for component in sorted(everything, key=lambda component: built_share(results, component))[:8]:
        rare.add_row(game.components()[component], f"{built_share(results, component):.1%}")
    console.print(rare)


def simulate(
    game: GameName = None,
    games: Annotated[int, typer.Option(help=here("How many games.", "Ile gier."))] = 100,
    players: Annotated[int, typer.Option(help=here("How many players.", "Ilu graczy."))] = 4,
    bots: Annotated[
        str, typer.Option(metavar="NAME,…", help=here("A bot per seat, or one for all.", "Bot na miejsce albo jeden."))
    ] = "greedy",
    settings: Settings = None,
    seed: Annotated[int, typer.Option(help=here("The first game’s seed.", "Ziarno pierwszej gry."))] = 0,
    workers: Annotated[
        int, typer.Option(help=here("Processes (default: one per core).", "Procesy (zwykle po jednym na rdzeń)."))
    ] = os.cpu_count() or 1,
    csv: Annotated[
        Path | None, typer.Option(metavar="FILE", help=here("Write a row per player.", "Zapisz wiersz na gracza."))
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help=here("Keep a record of each game.", "Zachowaj zapisy gier."))
    ] = None,
    lang: Language = None,
) -> None:
    language = language_of(lang)
    chosen = game_of(game)
    names = split(bots)
    if games < 1:
        raise Trouble(TOO_FEW)
    check_workers(workers)
    if len(names) not in (1, players):
        raise Trouble(BOTS_FOR_SEATS, n=len(names), players=players)
    for name in names:
        make_bot(name, chosen)
    setup = chosen.setup(players, **set_options(chosen, settings))
    if records is not None:
        writable_folder(records)
    if csv is not None:
        writable(csv)
    batch = Batch(chosen.name, setup, names * players if len(names) == 1 else names, games, seed, records)
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    results = []
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(PLAYING.say(language), total=games)
        for result in run_batch(batch, workers):
            results.append(result)
            progress.advance(task)
    results.sort(key=lambda result: result.seed)
    report(chosen, results, language, console)
    if csv is not None:
        write_csv(results, csv)
