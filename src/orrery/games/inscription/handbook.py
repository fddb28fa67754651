"""Every card of Inscription as its effects say it, and what each sheet is like, for docs/rules."""

from __future__ import annotations

from collections.abc import Callable

from orrery.games.inscription.cards import text as card_text
from orrery.games.inscription.cards.kinds import (
    AGENDA_CARDS,
    EVENT_CARDS,
    FACTION_CARDS,
    OBJECTIVE_CARDS,
    RELIC_CARDS,
    TECHNOLOGY_CARDS,
)
from orrery.games.inscription.sheets.every import all_sheets


def components() -> str:
    lines = ["## All cards and sheets", ""]
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
    return "\n".join(lines)
