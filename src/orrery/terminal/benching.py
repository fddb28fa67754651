"""``orrery bench``: the engine on one core, beside others or its own history; and the server's memory and load."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from orrery.games import GAMES
from orrery.kernel import Game, Phrase, Trouble
from orrery.lab import history, peers
from orrery.lab.bench import measure
from orrery.terminal.keeping import writable
from orrery.terminal.options import GameName, Language, game_of, here, language_of
from orrery.terminal.settings import Settings, set_options

HEADS: Final = (
    Phrase("players", "graczy"),
    Phrase("decisions /s", "decyzje /s"),
    Phrase("games /s", "gry /s"),
    Phrase("clone µs", "kopia µs"),
    Phrase("mask µs", "maska µs"),
    Phrase("sample µs", "próba µs"),
    Phrase("search /s", "szukanie /s"),
    Phrase("per loop", "na pętlę"),
)
LEGEND: Final = Phrase(
    "Best of several blocks, in processor time. search: iterations, half-way through a game. per loop: decisions per"
    " calibration loop of fixed Python code, to compare machines by.",
    "Najlepszy z kilku bloków, w czasie procesora. szukanie: iteracje, w połowie gry. na pętlę: decyzje na pętlę"
    " wzorcową stałego kodu w Pythonie, do porównywania maszyn.",
)
PEER_HEADS: Final = (
    Phrase("decisions /s", "decyzje /s"),
    Phrase("games /s", "gry /s"),
    Phrase("clone µs", "kopia µs"),
)
CHECK_HEADS: Final = (
    Phrase("now", "teraz"),
    Phrase("stored", "zapisane"),
    Phrase("share", "udział"),
)
ENGINES: Final = {
    "compiled": Phrase("compiled", "skompilowany"),
    "interpreted": Phrase("interpreted", "interpretowany"),
}
RUNS: Final = Phrase(
    "The engine is {engine}; Python {python}, {machine}, one core.",
    "Silnik jest {engine}; Python {python}, {machine}, jeden rdzeń.",
)
TIMES_HEADS: Final = (
    Phrase("decisions ×", "decyzje ×"),
    Phrase("games ×", "gry ×"),
    Phrase("clone ×", "kopia ×"),
)
RATIOS: Final = Phrase(
    "Medians of {rounds} {rounds:round|rounds} in which all take turns. ×: how many times as fast {game} is, the median"
    " of the rounds’ own ratios.",
    "Mediany z {rounds} {rounds:rundy|rund|rund}, w których wszyscy się zmieniają. ×: ile razy szybszy jest {game},"
    " mediana ilorazów z rund.",
)
MISSING: Final = Phrase(
    "Not installed, so not measured: {names}. To measure them: pip install {names}",
    "Nie ma, więc nie zmierzono: {names}. Aby je zmierzyć: pip install {names}",
)
FAILED: Final = Phrase("{name} could not be measured: {reason}", "Nie udało się zmierzyć: {name}: {reason}")
SLOWER: Final = Phrase(
    "Slower than {path} allows (at least {share} of the stored speed): {games}.",
    "Wolniej, niż pozwala {path} (co najmniej {share} zapisanej szybkości): {games}.",
)
AS_FAST: Final = Phrase(
    "As fast as {path} says (at least {share} of the stored speed).",
    "Tak szybko, jak mówi {path} (co najmniej {share} zapisanej szybkości).",
)
ELSEWHERE: Final = Phrase(
    "That was measured on another processor ({machine}), so it proves nothing. “orrery bench --record {path}” adds this"
    " one.",
    "To zmierzono na innym procesorze ({machine}), więc niczego nie dowodzi. „orrery bench --record {path}” doda ten.",
)
ADDED: Final = Phrase("Added to {path}.", "Dopisano do {path}.")
ONE_THING: Final = Phrase(
    "One thing at a time: --peers, --check, --record, --memory or --server.",
    "Jedno naraz: --peers, --check, --record, --memory albo --server.",
)
POSITIVE: Final = Phrase(
    "--seconds, --rounds, --tables, --think and --workers must be above zero.",
    "--seconds, --rounds, --tables, --think i --workers muszą być większe od zera.",
)


def bench(
    game: GameName = None,
    players: Annotated[
        int | None, typer.Option(help=here("Players (default: every number).", "Gracze (zwykle każda liczba)."))
    ] = None,
    settings: Settings = None,
    seconds: Annotated[float, typer.Option(help=here("Seconds per figure.", "Sekundy na pomiar."))] = 2.0,
    with_peers: Annotated[
        bool,
        typer.Option("--peers", help=here("Measure other engines beside ours.", "Zmierz obok inne silniki.")),
    ] = False,
    rounds: Annotated[int, typer.Option(help=here("Rounds of --peers.", "Rundy dla --peers."))] = 7,
    check: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help=here("Fail if slower than stored.", "Błąd, gdy wolniej niż zapisano.")),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help=here("Add an entry to the history.", "Dopisz pomiar do historii.")),
    ] = None,
    memory: Annotated[
        bool, typer.Option("--memory", help=here("Measure a table’s memory.", "Zmierz pamięć stołu."))
    ] = False,
    server: Annotated[
        bool, typer.Option("--server", help=here("Measure the server under load.", "Zmierz serwer pod obciążeniem."))
    ] = False,
    tables: Annotated[int, typer.Option(help=here("Tables of --server.", "Stoły dla --server."))] = 100,
    think: Annotated[
        float, typer.Option(help=here("Mean seconds to think, at the server.", "Średni namysł w sekundach."))
    ] = 3.0,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help=here("The server’s database.", "Baza danych serwera."))
    ] = None,
    workers: Annotated[int, typer.Option(help=here("The server’s processes.", "Procesy serwera."))] = 1,
    lang: Language = None,
) -> None:
    language = language_of(lang)
    if sum((with_peers, check is not None, record is not None, memory, server)) > 1:
        raise Trouble(ONE_THING)
    if min(seconds, rounds, tables, think, workers) <= 0:
        raise Trouble(POSITIVE)
    if record is not None:
        writable(record)
    if server:
        from orrery.terminal.load import bench_server

        bench_server(tables, seconds, think, database, workers, language)
        return
    chosen = [game_of(game)] if game else list(GAMES.values())
    console = Console()
    console.print(
        RUNS.say(
            language,
            engine=ENGINES[history.engine_name()],
            python=history.python_name(),
            machine=history.machine_name(),
        )
    )
    if memory:
        from orrery.terminal.footprint import bench_memory

        bench_memory(chosen, console, language)
    elif with_peers:
        show_peers(console, rounds, seconds, language)
    elif check is not None:
        show_check(console, chosen, check, seconds, language)
    elif record is not None:
        history.append(record, history.entry_now(chosen, seconds))
        console.print(ADDED.say(language, path=record))
    else:
        show_figures(console, chosen, players, settings, seconds, language)


def figure_table(heads: list[str], title: str = "") -> Table:
    """Numbers under their heads; narrow enough for eighty columns."""
    table = Table(box=SIMPLE_HEAD, padding=0)
    table.add_column(title, no_wrap=True)
    for head in heads:
        table.add_column(head, justify="right", min_width=max(len(word) for word in head.split()))
    return table


def show_figures(
    console: Console, games: list[Game], players: int | None, settings: list[str] | None, seconds: float, language: str
) -> None:
    table = figure_table([head.say(language) for head in HEADS])
    for game in games:
        variants = set_options(game, settings)
        for count in range(game.least, game.most + 1) if players is None else [players]:
            f = measure(game, game.setup(count, **variants), seconds)
            speeds = [f"{f.decisions:,.0f}", f"{f.games:,.1f}"]
            costs = [f"{value:.2f}" for value in (f.clone, f.mask, f.sample)]
            table.add_row(game.name, str(count), *speeds, *costs, f"{f.search:,.0f}", f"{f.ratio:.3f}")
    console.print(table)
    console.print(LEGEND.say(language))


def show_peers(console: Console, rounds: int, seconds: float, language: str) -> None:
    ours = peers.ours()
    found = [peer for peer in peers.PEERS if peer.here is not None]
    standings = peers.side_by_side([*ours, *found], rounds, seconds)
    measured = [standing for standing in standings if len(standing.blocks) == rounds]
    figures = figure_table([head.say(language) for head in PEER_HEADS])
    for standing in measured:
        figures.add_row(title_of(standing.peer, language), *shown(standing.median(), ",.0f"))
    console.print(figures)
    for own in measured:
        if own.peer in ours:
            times = figure_table([head.say(language) for head in TIMES_HEADS], title_of(own.peer, language))
            for standing in measured:
                if standing.peer not in ours:
                    times.add_row(standing.peer.title, *shown(own.times(standing), ",.2f"))
            console.print(times)
    console.print(RATIOS.say(language, rounds=rounds, game=peers.TITLE))
    console.print(", ".join(dict.fromkeys(f"{peer.package} {peer.here}" for peer in found)))
    for standing in standings:
        if standing not in measured:
            console.print(FAILED.say(language, name=standing.peer.title, reason=standing.trouble))
    missing = sorted({peer.package for peer in peers.PEERS if peer.here is None})
    if missing:
        console.print(MISSING.say(language, names=" ".join(missing)))


def title_of(peer: peers.Peer, language: str) -> str:
    return f"{peer.title}, {ENGINES[peer.engine].say(language)}" if peer.engine else peer.title


def shown(block: peers.Block, speed: str) -> list[str]:
    return [format(block.decisions, speed), f"{block.games:,.2f}", f"{block.clone:,.2f}"]


def show_check(console: Console, games: list[Game], path: Path, seconds: float, language: str) -> None:
    """Compare with the newest entry of the history; a game that has become too slow ends the command with 1.

    How fast the engine is beside the fixed loop depends on the processor, by a third between two of them.
    """
    stored = history.newest(path)
    verdicts = history.compare(stored, history.entry_now(games, seconds))
    table = figure_table([head.say(language) for head in CHECK_HEADS])
    for verdict in verdicts:
        known = verdict.stored
        row = ["–", "–"] if known is None else [f"{known:.3f}", f"{verdict.ratio / known:.0%}"]
        table.add_row(verdict.game, f"{verdict.ratio:.3f}", *row)
    console.print(table)
    if stored.machine != history.machine_name():
        console.print(ELSEWHERE.say(language, path=path, machine=stored.machine))
        return
    slower = [verdict.game for verdict in verdicts if verdict.slower]
    share = f"{history.TOLERATED:.0%}"
    if slower:
        console.print(SLOWER.say(language, path=path, share=share, games=", ".join(slower)))
        raise typer.Exit(1)
    console.print(AS_FAST.say(language, path=path, share=share))
