"""The pictures of an arena's report: SVG whose colours are those of the page, so that they suit every theme."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from io import StringIO
from typing import Any, Final

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from orrery.lab.ratings import Rating
from orrery.lab.statistics import Line, Point

TEXT: Final = "#0a0001"
GRID: Final = "#0a0002"
MARK: Final = "#0a0003"
BOTS: Final = tuple(f"#0b000{number}" for number in range(1, 9))
THEME: Final = {TEXT: "var(--text-2)", GRID: "var(--line)", MARK: "var(--brass)"} | {
    colour: f"var(--bot-{number})" for number, colour in enumerate(BOTS, 1)
}
"""What each of our stand-in colours becomes on the page."""
MARKERS: Final = "osD^vPX*"
STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",  # text stays text: it can be selected, searched and read aloud
    "font.size": 10,
    "text.color": TEXT,
    "axes.labelcolor": TEXT,
    "axes.edgecolor": GRID,
    "xtick.color": GRID,
    "xtick.labelcolor": TEXT,
    "ytick.color": GRID,
    "ytick.labelcolor": TEXT,
    "grid.color": GRID,
    "legend.edgecolor": GRID,
    "legend.framealpha": 0,
    "axes.spines.top": False,
    "axes.spines.right": False,
}
WIDTH: Final = 7.4


class Painter:
    """Draws for a list of bots, each in a colour and with a mark of its own throughout the report."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.colours = {bot: BOTS[n % len(BOTS)] for n, bot in enumerate(bots)}
        self.markers = {bot: MARKERS[n % len(MARKERS)] for n, bot in enumerate(bots)}

    def ratings(self, ratings: Sequence[Rating], label: str) -> str:
        with _style("ratings"):
            figure, [axes] = _figure(0.9 + 0.4 * len(ratings))
            for row, rating in enumerate(ratings):
                colour, marker = self.colours[rating.bot], self.markers[rating.bot]
                axes.errorbar(
                    rating.strength, row, xerr=rating.reach, fmt=marker, color=colour, capsize=5, markersize=7
                )
            _rows(axes, [rating.bot for rating in ratings])
            axes.set_xlabel(label)
            return _svg(figure)

    def scores(self, scores: Mapping[str, Sequence[int]], label: str) -> str:
        with _style("scores"):
            figure, rows = _figure(0.8 + 0.75 * len(scores), len(scores))
            least, most = min(map(min, scores.values())), max(map(max, scores.values()))
            width = max(1, -(-(most - least + 1) // 40))
            edges = [edge - 0.5 for edge in range(least, most + width + 1, width)]
            for axes, (bot, values) in zip(rows, scores.items(), strict=True):
                axes.hist(values, edges, color=self.colours[bot], alpha=0.75)
                axes.axvline(sum(values) / len(values), color=TEXT, linewidth=1.5, linestyle="--")
                axes.set_ylabel(bot, rotation=0, ha="right", va="center")
                axes.set_yticks([])
                axes.spines["left"].set_visible(False)
            rows[-1].set_xlabel(label)
            return _svg(figure)

    def shares(self, name: str, lines: Sequence[Line], expected: float, label: str) -> str:
        with _style(f"shares/{name}"):
            figure, [axes] = _figure(0.9 + 0.32 * len(lines))
            for row, line in enumerate(lines):
                low, high = line.interval
                axes.plot([low, high], [row, row], color=MARK, linewidth=2)
                axes.plot(line.share, row, "D", color=MARK, markersize=6)
            axes.axvline(expected, color=TEXT, linewidth=1, linestyle=":")
            _rows(axes, [line.name for line in lines])
            axes.xaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
            axes.set_xlabel(label)
            return _svg(figure)

    def curves(self, curves: Mapping[str, Sequence[Point]], x: str, y: str) -> str:
        with _style("curves"):
            figure, [axes] = _figure(4.2)
            for bot, points in curves.items():
                rounds, colour = [point.round for point in points], self.colours[bot]
                low, high = [point.low for point in points], [point.high for point in points]
                axes.fill_between(rounds, low, high, color=colour, alpha=0.16, linewidth=0)
                means = [point.mean for point in points]
                axes.plot(rounds, means, color=colour, marker=self.markers[bot], markersize=5, linewidth=2, label=bot)
            axes.grid(axis="y", linewidth=0.5)
            axes.xaxis.set_major_locator(MaxNLocator(integer=True))
            axes.set_xlabel(x)
            axes.set_ylabel(y)
            axes.legend(loc="upper left")
            return _svg(figure)


def _style(name: str) -> AbstractContextManager[None]:
    """Our look; the name keeps the ids inside one picture apart from another's."""
    return mpl.rc_context({**STYLE, "svg.hashsalt": name})


def _figure(height: float, rows: int = 1) -> tuple[Figure, list[Any]]:
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    axes = figure.subplots(rows, 1, squeeze=False, sharex=True)
    return figure, [row[0] for row in axes]


def _rows(axes: Any, names: Sequence[str]) -> None:
    """Names down the side, the first on top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(axis="x", linewidth=0.5)
    axes.tick_params(axis="y", length=0)


def _svg(figure: Figure) -> str:
    """The bare drawing, in the page's colours and letters; the page says what it shows."""
    drawn = StringIO()
    figure.savefig(drawn, format="svg", transparent=True, metadata={"Date": None})
    svg = drawn.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>|<style.*?</style>", "", svg, flags=re.DOTALL)
    svg = re.sub(r' id="[\w.]+_\d+"', "", svg)  # nothing points at these, and two pictures would share them
    svg = re.sub(r'font-family: [^;"]*;?', "", svg)
    svg = re.sub(r'^<svg [^>]*?viewBox="([^"]*)"[^>]*>', r'<svg viewBox="\1" aria-hidden="true">', svg)
    for colour, meaning in THEME.items():
        svg = svg.replace(colour, meaning)
    return svg
