"""Writes the generated pages of docs/: ``make docs``. A test fails when they are out of date."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from orrery.games import COLLECTION, GAMES
from orrery.kernel import Game
from orrery.kernel.shelf import shelves
from orrery.kernel.text import EMPHASIS, STRONG, Text

FOLDER = Path(__file__).parent
MARKS = {STRONG: "**{}**", EMPHASIS: "*{}*"}


def rules_page(game: Game) -> str:
    """The rules of a game with every ruling, and every component as its effects say it."""
    lines = [f"<!-- Written by `make docs` from src/orrery/games/{game.name}; change it there. -->", ""]
    lines += [game.rules("en").rstrip(), "", "## All components", ""]
    for shelf in shelves(game, "en"):
        headings = shelf.headings()
        lines += [f"### {shelf.title}", "", row(["Name", *headings, "Text"]), row(["---"] * (len(headings) + 2))]
        for one in shelf.components:
            facts = {str(heading): markdown(value) for heading, value in one.facts}
            text = markdown(one.text) + (f" *{one.provenance}*" if one.provenance else "")
            lines.append(row([markdown(one.title), *[facts.get(head, "") for head in headings], text]))
        lines.append("")
    return "\n".join(lines)


def row(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def markdown(text: Text) -> str:
    """A text with its bold and italic words as Markdown has them."""
    return "".join(MARKS.get(span.kind, "{}").format(span.text) for span in text.spans)


def observation_page(game: Game) -> str:
    """Every number of a game's observation tensor, and how its journal is written in numbers."""
    observation = game.observation
    counts = range(game.least, game.most + 1)
    lines = [f"<!-- Written by `make docs` from src/orrery/games/{game.name}; change it there. -->", ""]
    lines += [f"# What a seat of {game.title.en} sees, version {observation.version}", ""]
    lines += ["All numbers are between 0 and 1 and come from the state as masked for the seat. First the table,"]
    lines += ["then every player: oneself (`own`), then clockwise (`other1`, `other2`…). A segment is called"]
    lines += ["`table.round` or `own.hand`; `game.observation.segments(players)` tells where each begins."]
    lines += ["Cards, races and the like are in the order of the game’s words.", ""]
    lines += ["| players | " + " | ".join(map(str, counts)) + " |", "| --- |" + " --- |" * len(counts)]
    lines += ["| numbers | " + " | ".join(str(observation.size(players)) for players in counts) + " |"]
    rows = [observation.rows * players for players in counts]
    lines += ["| rows of the journal | " + " | ".join(map(str, rows)) + " |"]
    for title, parts in (("The table", observation.table), ("Every player", observation.player)):
        lines += ["", f"## {title}", "", "| segment | numbers | meaning |", "| --- | --- | --- |"]
        for part in parts:
            size = f"{part.size} per player" if part.per_seat else str(part.size)
            lines.append(f"| {part.name} | {size} | {part.text} |")
    lines += [
        "",
        "## The journal",
        "",
        "OpenSpiel’s information state tensor adds what the seat has heard and answered, a row for each:",
    ]
    lines += [
        f"kind, seat (from 1; 0 for nobody), {observation.values} values, secret (-1 for none or hidden). Kinds:",
        "",
    ]
    lines += [", ".join(f"{number} {kind}" for number, kind in enumerate([*game.events, "answer"], 1)) + "."]
    lines += ["`answer` is one’s own; its secret is the word. Of a journal too long for its rows the newest stay."]
    return "\n".join(lines) + "\n"


PAGES: dict[Path, Callable[[], str]] = {}
for game in [GAMES[name] for name in COLLECTION]:
    PAGES[FOLDER / "rules" / f"{game.name}.md"] = partial(rules_page, game)
    PAGES[FOLDER / "observations" / f"{game.name}.md"] = partial(observation_page, game)


def main() -> None:
    for path, page in PAGES.items():
        path.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
