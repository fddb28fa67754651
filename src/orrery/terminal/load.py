"""``orrery bench --server``: a crowd at a server of its own, and what it saw."""

from __future__ import annotations

import tempfile
from typing import Final

from rich.bar import Bar
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
from rich.table import Table
from sqlalchemy.engine import make_url

from orrery.kernel import Phrase, Trouble
from orrery.lab.load import Report, measure, quantile
from orrery.server.running import DATABASE, RATE
from orrery.terminal.screen import BAD, BRASS, QUIET, Screen, harmless
from orrery.terminal.serving import NEEDS_POSTGRES, SITE, database_url, prepare

STAGES: Final = {
    "seating": Phrase("People take their seats", "Gracze zajmują miejsca"),
    "playing": Phrase("They play", "Grają"),
}
TITLE: Final = Phrase(
    "{tables} {tables:table|tables} with two people each, who think {think} s on average; {seconds} s",
    "{tables} {tables:stół|stoły|stołów} po dwie osoby, które myślą średnio {think} s; {seconds} s",
)
HELD: Final = Phrase("tables held", "utrzymane stoły")
ANSWERS: Final = Phrase("answers a second", "odpowiedzi na sekundę")
CLICKS: Final = Phrase("clicks (refused)", "kliknięcia (odrzucone)")
SEEN: Final = Phrase("from a click until everybody sees it", "od kliknięcia do odświeżenia u wszystkich")
SAVED: Final = Phrase("from a click until it is on disk", "od kliknięcia do zapisania na dysku")
SHARES: Final = Phrase("p50 {low} · p95 {high} · p99 {highest} ms", "p50 {low} · p95 {high} · p99 {highest} ms")
UPDATE: Final = Phrase("characters in an update", "znaków w odświeżeniu")
MEMORY: Final = Phrase("memory per idle table", "pamięć na czekający stół")
WHOLE: Final = Phrase("memory of the server: empty, idle, after play", "pamięć serwera: pusty, czekający, po grze")
CORES: Final = Phrase("cores busy: server, crowd", "zajęte rdzenie: serwer, gracze")
FAILED: Final = Phrase(
    "{n} {n:table was|tables were} given up. The first: {why}", "Porzucono {n} {n:stół|stoły|stołów}. Pierwszy: {why}"
)
REFUSED: Final = Phrase("The first refusal: {why}", "Pierwsza odmowa: {why}")
STEPS: Final = (10, 20, 50, 100, 150, 250, 500, 1000, 2500)
"""Where one bar of the picture ends and the next begins, in milliseconds."""
BAR: Final = 40
UNLIMITED: Final = "1000000"
"""How often a minute one address may ask: a crowd has only one."""
MIB: Final = 1024 * 1024


def bench_server(tables: int, seconds: float, think: float, database: str | None, workers: int, language: str) -> None:
    """Start a server, let people play there, and print how soon they saw each other's clicks."""
    url = None if database is None else database_url(database)
    if workers > 1 and (url is None or make_url(url).get_backend_name() != "postgresql"):
        raise Trouble(NEEDS_POSTGRES)
    if url is not None:
        prepare(url)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bars:
        tasks = {stage: bars.add_task(phrase.say(language), total=1) for stage, phrase in STAGES.items()}

        def progress(stage: str, done: float) -> None:
            if stage == "playing":
                bars.update(tasks["seating"], completed=1)
            bars.update(tasks[stage], completed=done)

        with tempfile.TemporaryDirectory() as folder:  # without a database a file that is thrown away
            settings = {DATABASE: url or f"sqlite:///{folder}/load.db", RATE: UNLIMITED}
            report = measure(SITE, settings, tables, seconds, think, workers, progress)
    show(report, think, Screen(language))


def show(report: Report, think: float, screen: Screen) -> None:
    """What came out, in a table and a picture of all latencies."""
    language = screen.language
    screen.say(TITLE, f"bold {BRASS}", tables=report.tables, think=f"{think:g}", seconds=f"{report.seconds:g}")
    figures = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    figures.add_column(style=QUIET)
    sizes = [f"{size / MIB:.0f}" for size in (report.memory_empty, report.memory_idle, report.memory_played)]
    for phrase, value in (
        (HELD, f"{report.held} / {report.tables}"),
        (ANSWERS, f"{report.answers:.1f}"),
        (CLICKS, f"{report.clicks} ({len(report.refusals)})"),
        (SEEN, _shares(report.latencies, language)),
        (SAVED, _shares(report.acknowledged, language)),
        (UPDATE, f"{report.characters / max(1, report.updates):.0f}"),
        (MEMORY, f"{report.memory_per_table / 1024:.0f} KiB"),
        (WHOLE, f"{' · '.join(sizes)} MiB"),
        (CORES, f"{report.server_cores:.2f} · {report.crowd_cores:.2f}"),
    ):
        figures.add_row(phrase.say(language), value)
    screen.show(figures, picture(report.latencies))
    if report.failures:
        screen.say(FAILED, BAD, n=len(report.failures), why=harmless(report.failures[0]))
    if report.refusals:
        screen.say(REFUSED, BAD, why=harmless(report.refusals[0]))


def _shares(values: list[float], language: str) -> str:
    low, high, highest = [f"{1000 * quantile(values, share):.0f}" for share in (0.5, 0.95, 0.99)]
    return SHARES.say(language, low=low, high=high, highest=highest)


def picture(latencies: list[float]) -> Table:
    """How many clicks took how long, a bar for each range that occurs."""
    ends = [*STEPS, float("inf")]
    counts = [0] * len(ends)
    for latency in latencies:
        counts[next(place for place, end in enumerate(ends) if 1000 * latency <= end)] += 1
    drawn = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    drawn.add_column(justify="right", style=QUIET)
    used = [place for place, count in enumerate(counts) if count]
    for place in range(used[0], used[-1] + 1) if used else ():
        name = f"≤ {STEPS[place]} ms" if place < len(STEPS) else f"> {STEPS[-1]} ms"
        share = f"{counts[place] / len(latencies):.1%}"
        drawn.add_row(name, Bar(max(counts), 0, counts[place], width=BAR), share)
    return drawn
