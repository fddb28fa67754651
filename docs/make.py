"""Writes the generated pages of docs/: ``make docs``. A test fails when they are out of date."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from orrery.games import GAMES
from orrery.games.inscription import card_text
from orrery.games.inscription.cards.kinds import (
    AGENDA_CARDS,
    EVENT_CARDS,
    FACTION_CARDS,
    OBJECTIVE_CARDS,
    RELIC_CARDS,
    TECHNOLOGY_CARDS,
)
from orrery.games.inscription.game import GAME as INSCRIPTION
from orrery.games.inscription.sheets.printed import all_sheets
from orrery.games.orion.card import CARDS
from orrery.games.orion.card_text import card_lines, cost_line
from orrery.games.orion.game import GAME as ORION
from orrery.games.orion.names import COLOURS, STRUCTURE_KINDS
from orrery.games.orion.race import RACE_BOARDS
from orrery.kernel import Game

FOLDER = Path(__file__).parent


def orion_page() -> str:
    """The rules of Orion with every ruling, and every card as its effects say it."""
    lines = ["<!-- Written by `make docs` from src/orrery/games/orion; change it there. -->", ""]
    lines += [ORION.rules("en").rstrip(), "", "## All cards", ""]
    for colour, name in enumerate(COLOURS):
        lines += [f"### {name.capitalize()} structures", ""]
        lines += ["| Structure | Cost | Produces | VP | Text |", "| --- | --- | --- | --- | --- |"]
        for card in CARDS[:STRUCTURE_KINDS]:
            if card.colour == colour:
                text = " ".join(f"**{keyword}:** {sentence}" for keyword, sentence in card_lines(card, "en"))
                if card.morale_to_build or card.morale_to_activate:
                    text += " *Morale 6 to build.*" if card.morale_to_build else " *Morale 6 to activate.*"
                vp = "?" if card.end_of_game is not None else str(card.vp)
                cells = [card.title.en, cost_line(card.cost, "en"), cost_line(card.produces, "en"), vp, text]
                lines.append("| " + " | ".join(cells) + " |")
        lines.append("")
    lines += ["### Advisors", "", "| Advisor | Text |", "| --- | --- |"]
    for card in CARDS[STRUCTURE_KINDS:]:
        text = " ".join(f"**{keyword}:** {sentence}" for keyword, sentence in card_lines(card, "en"))
        lines.append(f"| {card.title.en} | {text} |")
    lines += ["", "### Races", "", "| Race | Food / Fleet / Production | Ability |", "| --- | --- | --- |"]
    for race in RACE_BOARDS:
        start = f"{race.start.food} / {race.start.fleet} / {race.start.production}"
        lines.append(f"| {race.title.en} | {start} | {race.ability.en} |")
    return "\n".join(lines) + "\n"


def inscription_page() -> str:
    """The rules of Inscription with every ruling, every card as its effects say it, and what each sheet is like."""
    lines = ["<!-- Written by `make docs` from src/orrery/games/inscription; change it there. -->", ""]
    lines += [INSCRIPTION.rules("en").rstrip(), "", "## All cards and sheets", ""]
    groups: list[tuple[str, int, Callable[[int, str], str]]] = [
        ("Factions", len(FACTION_CARDS), card_text.explain_faction),
        ("Relics", len(RELIC_CARDS), card_text.explain_relic),
        ("Agendas", len(AGENDA_CARDS), card_text.explain_agenda),
        ("Objectives", len(OBJECTIVE_CARDS), card_text.explain_objective),
        ("Events", len(EVENT_CARDS), card_text.explain_event),
        ("Technologies", len(TECHNOLOGY_CARDS), card_text.explain_technology),
    ]
    for title, count, explain in groups:
        lines += [f"### {title}", "", "| | |", "| --- | --- |"]
        for number in range(count):
            head, *rest = explain(number, "en").splitlines()
            lines.append(f"| {head} | {' '.join(rest)} |")
        lines.append("")
    lines += ["### Sheets", "", "| | | |", "| --- | --- | --- |"]
    lines += [f"| {sheet.id} | {sheet.title.en} | {sheet.character.en} |" for sheet in all_sheets()]
    return "\n".join(lines) + "\n"


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
    lines += [", ".join(f"{number} {kind}" for number, kind in enumerate([*observation.events, "answer"], 1)) + "."]
    lines += ["`answer` is one’s own; its secret is the word. Of a journal too long for its rows the newest stay."]
    return "\n".join(lines) + "\n"


PAGES: dict[Path, Callable[[], str]] = {
    FOLDER / "rules" / "orion.md": orion_page,
    FOLDER / "rules" / "inscription.md": inscription_page,
}
for game in GAMES.values():
    PAGES[FOLDER / "observations" / f"{game.name}.md"] = partial(observation_page, game)


def main() -> None:
    for path, page in PAGES.items():
        path.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
