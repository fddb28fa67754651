"""``orrery arena``: bots against each other, with ratings and a report."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Sequence
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from orrery.bots import make_bot
from orrery.games import find_game
from orrery.kernel import Phrase, Trouble
from orrery.lab.arena import Arena, Crew, Failed, Played
from orrery.lab.arena_text import Speech
from orrery.lab.cluster import Cluster
from orrery.lab.processes import Processes
from orrery.lab.results import Results
from orrery.lab.statistics import Line, bot_of, tally
from orrery.lab.summary import Summary, summarise
from orrery.lab.tables import write_tables
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
TOO_FEW: Final = Phrase("Play at least 1 game, not {games}.", "Rozegraj co najmniej 1 grę, nie {games}.")
STOPPED: Final = Phrase(
    "Stopped. {done} of {games} games are in {folder}; the same command goes on from there.",
    "Zatrzymano. {done} z {games} gier jest w {folder}; to samo polecenie podejmie je w tym miejscu.",
)
NOTHING: Final = Phrase(
    "No game could be finished; {file} says why.", "Nie udało się ukończyć żadnej gry; powody są w {file}."
)
TRACES: Final = Phrase("More in {file}.", "Więcej w {file}.")
WRITTEN: Final = Phrase("Written: {files}", "Zapisano: {files}")
NO_REPORT: Final = Phrase(
    "There will be no report and no Parquet without matplotlib and pyarrow. They come with orrery-games[report];"
    " in a clone: pip install '.[report]'.",
    "Bez matplotlib i pyarrow nie będzie raportu ani Parquet. Są w orrery-games[report];"
    " w klonie: pip install '.[report]'.",
)
TRACES_FILE: Final = "failures.txt"


def arena(
    game: GameName = None,
    bots: Annotated[
        str, typer.Option(metavar="NAME,…", help=here("The bots that meet.", "Boty, które się zmierzą."))
    ] = "greedy,random",
    games: Annotated[int, typer.Option(help=here("How many games.", "Ile gier."))] = 100,
    players: Annotated[
        int | None,
        typer.Option(help=here("Players in a game (default: all bots).", "Graczy w grze (zwykle tylu, ile botów).")),
    ] = None,
    settings: Settings = None,
    seed: Annotated[int, typer.Option(help=here("The first deal’s seed.", "Ziarno pierwszego rozdania."))] = 0,
    workers: Annotated[
        int, typer.Option(help=here("Processes (default: one per core).", "Procesy (zwykle po jednym na rdzeń)."))
    ] = os.cpu_count() or 1,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS|auto|local",
            help=here("Play on a Ray cluster instead.", "Graj zamiast tego w klastrze Ray."),
        ),
    ] = None,
    folder: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help=here("Where games are kept, and taken up again.", "Gdzie są gry; stąd też są wznawiane."),
        ),
    ] = None,
    lang: Language = None,
) -> None:
    language = language_of(lang)
    chosen = game_of(game)
    names = tuple(split(bots))
    if games < 1:
        raise Trouble(TOO_FEW, games=str(games))
    check_workers(workers)
    for name in names:
        make_bot(name, chosen)
    seats = players if players is not None else min(max(len(names), chosen.least), chosen.most)
    setup = chosen.setup(seats, **set_options(chosen, settings))
    played_here = Arena(chosen.name, setup, names, seed)
    crew: Crew = Cluster(ray, workers) if ray is not None else Processes(workers)
    screen = Console(stderr=True)
    complete = bool(find_spec("matplotlib") and find_spec("pyarrow"))
    if not complete:
        screen.print(NO_REPORT.say(language), markup=False)
    with Results(folder or default_folder(played_here), played_here, games) as results:
        try:
            failed = play(played_here, results, crew, screen, language)
        except KeyboardInterrupt:
            said = STOPPED.say(language, done=len(results.played()), games=games, folder=results.folder)
            screen.print(said, markup=False, soft_wrap=True)
            raise typer.Exit(130) from None
    traces = keep_traces(results.folder, failed)
    if not results.played():
        raise Trouble(NOTHING, file=traces)
    summary = summarise(played_here, results.played(), failed)
    command = ["orrery", "arena", chosen.name, "--bots", ",".join(names), "--games", str(games)]
    command += ["--players", str(seats), "--seed", str(seed)]
    command += [part for text in settings or [] for part in ("--set", text)]
    show(summary, Console(), language)
    written = write_tables(results.folder, results.played(), parquet=complete)
    if complete:
        from orrery.lab.report import write_report

        look = files("orrery.web").joinpath("static", "tokens.css").read_text(encoding="utf-8")
        written.append(write_report(results.folder, summary, results.played(), shlex.join(command), language, look))
    Console().print(WRITTEN.say(language, files=", ".join(map(str, written))), markup=False, soft_wrap=True)
    if failed:
        Console().print(TRACES.say(language, file=traces), markup=False, soft_wrap=True)
        raise typer.Exit(1)


def default_folder(arena: Arena) -> Path:
    """A folder of its own for every game, player count and list of bots."""
    name = f"{arena.game}-{arena.setup.players}-{'-'.join(arena.bots)}"
    return Path("arena") / re.sub(r"[^\w.~-]+", "-", name)[:100]


def play(arena: Arena, results: Results, crew: Crew, screen: Console, language: str) -> list[Failed]:
    """Play what is missing, keeping each game as it is finished; returns those that failed."""
    say = Speech(language, find_game(arena.game))
    lines: dict[str, Line] = {}
    for played in results.played():
        tally(lines, played.result, bot_of)
    failed = []
    parts = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.fields[shares]}"))
    with Progress(TextColumn("{task.description}"), *parts, console=screen, transient=True) as progress:
        done = len(results.played())
        task = progress.add_task(PLAYING.say(language), total=len(results.fixtures), completed=done, shares="")
        for ended in crew.play(arena, results.missing()):
            if isinstance(ended, Played):
                results.write(ended)
                tally(lines, ended.result, bot_of)
            else:
                failed.append(ended)
            ranked = sorted(lines.values(), key=lambda line: -line.share)
            shares = "  ".join(f"{line.name} {say.percent(line.share)}" for line in ranked)
            progress.update(task, advance=1, shares=shares if arena.setup.players > 1 else "")
    return sorted(failed, key=lambda failure: failure.fixture.number)


def keep_traces(folder: Path, failed: Sequence[Failed]) -> Path:
    """What the programs said that failed, for their authors."""
    file = folder / TRACES_FILE
    file.unlink(missing_ok=True)
    if failed:
        lines = [f"{failure.fixture}\n{failure.reason}\n{failure.trace}\n" for failure in failed]
        file.write_text("".join(lines), encoding="utf-8")
    return file


def show(summary: Summary, console: Console, language: str) -> None:
    """Print what the games show."""
    say = Speech(language, find_game(summary.arena.game))
    console.print(say.arrangement(summary), markup=False)
    heads = [say(key) for key in ("bot", "rating", "seats_played", "won", "interval", "mean")]
    ratings = _table(say("ratings"), heads)
    for rating in summary.ratings:
        strength = f"{say.number(rating.strength)} ± {say.number(rating.reach)}"
        ratings.add_row(rating.bot, strength, *_cells(summary.bots[rating.bot], say))
    console.print(ratings)
    console.print(say("ratings_note"), style="dim", markup=False)
    if summary.duels:
        console.print(_duels(summary, say))
        console.print(say("duels_note"), style="dim", markup=False)
    for title, head, lines in (
        (say("seats"), say("seat"), summary.seats),
        *((say("traits", trait=say.trait(key)), say.trait(key), lines) for key, lines in summary.traits.items()),
    ):
        if lines:
            table = _table(title, [head, *heads[2:]])
            for line in lines:
                table.add_row(line.name, *_cells(line, say))
            console.print(table)
    console.print(say("shares_note"), style="dim", markup=False)
    times = _table(say("times"), [say(key) for key in ("bot", "answers", "mean_time", "slowest")])
    for bot, pace in summary.thinking.items():
        times.add_row(bot, str(pace.answers), say.number(pace.mean * 1000, 2), say.number(pace.slowest * 1000))
    console.print(times)
    for failure in say.failures(summary):
        console.print(failure, style="red", markup=False)


def _duels(summary: Summary, say: Speech) -> Table:
    table = _table(say("duels"), [say("bot"), *summary.bots])
    for bot in summary.bots:
        cells = []
        for rival in summary.bots:
            duel = summary.duels.get((bot, rival))
            said = []
            if duel is not None and duel.decided.games:
                decided = duel.decided
                score = say("of_decided", wins=int(decided.wins), decided=decided.games)
                said += [f"{say.percent(decided.share)} ({score})", say.interval(decided)]
            if duel is not None and duel.even:
                said.append(say("even", n=duel.even))
            cells.append("\n".join(said) or "–")
        table.add_row(bot, *cells)
    return table


def _table(title: str, heads: Sequence[str]) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    table.add_column(heads[0])
    for head in heads[1:]:
        table.add_column(head, justify="right")
    return table


def _cells(line: Line, say: Speech) -> list[str]:
    return [str(line.games), say.percent(line.share), say.interval(line), say.number(line.mean)]
