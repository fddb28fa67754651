"""``orrery bench --memory``: what a table in the server's memory costs, from its first round to its last."""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from orrery.kernel import Game, Phrase
from orrery.server.footprint import footprints, looking_back

TITLE: Final = Phrase("{game}, {n} {n:seat|seats}", "{game}, {n} {n:miejsce|miejsca|miejsc}")
HEADS: Final = (
    Phrase("round", "runda"),
    Phrase("answers", "odpowiedzi"),
    Phrase("KiB", "KiB"),
)
BACK: Final = Phrase(
    "Replay: opened in {opening} ms, a position anywhere in {step} ms.",
    "Powtórka: otwarcie {opening} ms, dowolna pozycja {step} ms.",
)
KIB: Final = 1024


def bench_memory(games: list[Game], console: Console, language: str) -> None:
    """A table of each game with all seats taken; everybody looks at it after every round, in every language."""
    for game in games:
        table = Table(
            box=SIMPLE_HEAD, padding=0, title=TITLE.say(language, game=game.title, n=game.most), title_justify="left"
        )
        for head in HEADS:
            table.add_column(head.say(language), justify="right", min_width=10)
        for found in footprints(game, game.most):
            table.add_row(str(found.round), str(found.answers), f"{found.size / KIB:.0f}")
        console.print(table)
        back = looking_back(game, game.most)
        console.print(BACK.say(language, opening=f"{1000 * back.opening:.0f}", step=f"{1000 * back.step:.1f}"))
