"""The report of an arena: one HTML file with its pictures inside, in the look of our pages."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, StrictUndefined

from orrery.games import find_game
from orrery.lab.arena import Played
from orrery.lab.arena_text import Speech
from orrery.lab.plots import Painter
from orrery.lab.summary import Summary

REPORT_FILE: Final = "report.html"


def write_report(
    folder: Path, summary: Summary, games: Sequence[Played], command: str, language: str, look: str
) -> Path:
    """Write the report; ``command`` is what a reader types to play it all again, ``look`` the pages’ CSS variables."""
    path = folder / REPORT_FILE
    path.write_text(render(summary, games, command, language, look), encoding="utf-8")
    return path


def render(summary: Summary, games: Sequence[Played], command: str, language: str, look: str) -> str:
    game = find_game(summary.arena.game)
    say = Speech(language, game)
    environment = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    template = environment.from_string(files("orrery.lab").joinpath("report.html").read_text(encoding="utf-8"))
    return template.render(
        say=say,
        summary=summary,
        game=game.title.say(language),
        pictures=pictures(summary, games, say),
        command=command,
        look=look,
    )


def pictures(summary: Summary, games: Sequence[Played], say: Speech) -> dict[str, Any]:
    """Each picture as (what it shows in words, SVG)."""
    painter = Painter(list(summary.bots))
    scores: dict[str, list[int]] = {bot: [] for bot in summary.bots}
    for played in games:
        for bot, score in zip(played.result.bots, played.result.scores, strict=True):
            scores[bot].append(score)
    rated = [f"{r.bot} {say.number(r.strength)} ± {say.number(r.reach)}" for r in summary.ratings]
    means = [f"{bot} {say.number(sum(own) / len(own))}" for bot, own in scores.items()]
    grown = [
        f"{bot} " + ", ".join(f"{point.round}: {say.number(point.mean)}" for point in points)
        for bot, points in summary.curves.items()
    ]
    drawn: dict[str, Any] = {
        "ratings": (say("alt_ratings", values="; ".join(rated)), painter.ratings(summary.ratings, say("rating"))),
        "scores": (say("alt_scores", values="; ".join(means)), painter.scores(scores, say("score"))),
        "curves": (
            say("alt_curves", values="; ".join(grown)),
            painter.curves(summary.curves, say("round"), say("score")),
        ),
        "traits": {},
    }
    for trait, lines in summary.traits.items():
        values = "; ".join(f"{line.name} {say.percent(line.share)}" for line in lines)
        drawn["traits"][trait] = (
            say("alt_shares", trait=say.trait(trait), values=values),
            painter.shares(trait, lines, summary.expected, say("share")),
        )
    return drawn
