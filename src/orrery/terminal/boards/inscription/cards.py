"""Inscription's cards, units and sheets as lists and one by one."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.panel import Panel
from rich.text import Text

from orrery.games.inscription.assets.symbols import SPECIALTY_NAMES
from orrery.games.inscription.cards.kinds import (
    AGENDA_CARDS,
    EVENT_CARDS,
    FACTION_CARDS,
    OBJECTIVE_CARDS,
    RELIC_CARDS,
    TECHNOLOGY_CARDS,
)
from orrery.games.inscription.cards.text import (
    STAGES,
    TYPES,
    explain_agenda,
    explain_event,
    explain_faction,
    explain_objective,
    explain_relic,
    explain_technology,
    sentence,
)
from orrery.games.inscription.names import NONE, SHEET_IDS, UNITS
from orrery.games.inscription.say import SHEET_NAMES, UNIT_NAMES
from orrery.games.inscription.sheets.every import all_sheets
from orrery.games.inscription.sheets.warfare.units import BARS, LOCKS
from orrery.kernel import Phrase
from orrery.terminal.boards.board import Entry, Group
from orrery.terminal.boards.inscription.style import SIGNS, VP, amount
from orrery.terminal.screen import BRASS, QUIET

NAME: Final = Phrase("Name", "Nazwa")
TEXT: Final = Phrase("Text", "Tekst")
STAGE: Final = Phrase("Stage", "Etap")
SHEET: Final = Phrase("Sheet", "Arkusz")
WORTH: Final = Phrase("VP", "PZ")
TYPE: Final = Phrase("Type", "Rodzaj")
GROUPS: Final = {
    "factions": (Phrase("Factions", "Rasy"), ("faction", "race", "rasa", "rasy"), (NAME, TEXT)),
    "relics": (Phrase("Relics", "Relikty"), ("relic", "relikt"), (NAME, WORTH, TEXT)),
    "agendas": (Phrase("Agendas", "Wnioski"), ("agenda", "wnios"), (NAME, STAGE, TEXT)),
    "objectives": (Phrase("Objectives", "Zadania"), ("objective", "zadani"), (NAME, SHEET, WORTH, TEXT)),
    "events": (Phrase("Events", "Wydarzenia"), ("event", "wydarze"), (NAME, STAGE, TYPE)),
    "technologies": (Phrase("Technologies", "Technologie"), ("technolog",), (NAME, SHEET, TEXT)),
    "units": (Phrase("Units", "Jednostki"), ("unit", "jednost"), (NAME, TEXT)),
    "sheets": (Phrase("Sheets", "Arkusze"), ("sheet", "arkusz"), (NAME, TEXT)),
}
INFANTRY: Final = Phrase("1 resource of any kind; unlimited", "1 dowolny zasób; bez ograniczeń")
UNIT: Final = Phrase("{n} of them, each {cost}", "{n} sztuki, każda {cost}")
LOCKED: Final = Phrase("locked until you spend a {specialty}", "zablokowane, dopóki nie wydasz: {specialty}")
LAST: Final = Phrase("the last one also for a {specialty}", "ostatnia także za: {specialty}")


def groups(language: str) -> dict[str, Group]:
    """The lists, in order."""
    return {
        key: Group(title.say(language), tuple(heading.say(language) for heading in headings), stems)
        for key, (title, stems, headings) in GROUPS.items()
    }


def entries(language: str) -> list[Entry]:
    found = [
        entry(card.id, card.title, "factions", explain_faction(number, language), language)
        for number, card in enumerate(FACTION_CARDS)
    ]
    for number, relic in enumerate(RELIC_CARDS):
        note = explain_relic(number, language)
        found.append(entry(relic.id, relic.title, "relics", note, language, Text(f"{relic.vp}{VP}")))
    for number, agenda in enumerate(AGENDA_CARDS):
        star = " ★" if agenda.star else ""
        stage = Text(STAGES[agenda.stage] + star)
        found.append(entry(agenda.id, agenda.title, "agendas", explain_agenda(number, language), language, stage))
    for number, objective in enumerate(OBJECTIVE_CARDS):
        sheet, worth = SHEET_NAMES[objective.sheet].say(language), f"{objective.first}/{objective.later}"
        note = explain_objective(number, language)
        found.append(entry(objective.id, objective.title, "objectives", note, language, Text(sheet), Text(worth)))
    for number, event in enumerate(EVENT_CARDS):
        note = explain_event(number, language)
        kind = Text(TYPES[event.type].say(language) + " ").append_text(amount(event.resources))
        cells = (Text(event.title.say(language)), Text(STAGES[event.stage]), kind)
        found.append(entry(event.id, event.title, "events", note, language, cells=cells))
    for number, tech in enumerate(TECHNOLOGY_CARDS):
        note = explain_technology(number, language)
        sheet = SHEET_NAMES[tech.sheet].say(language)
        found.append(entry(tech.id, tech.title, "technologies", note, language, Text(sheet)))
    for unit, name in enumerate(UNIT_NAMES):
        title = sentence(name.say(language))
        found.append(entry(UNITS[unit], name, "units", f"{title}\n{unit_text(unit, language)}", language))
    for board in all_sheets():
        family, _, side = board.id.partition("-")
        head = f"{board.title.say(language)} ({SHEET_NAMES[SHEET_IDS.index(family)].say(language)} {side.upper()})"
        note = f"{head}\n{board.character.say(language)}"
        found.append(entry(board.id, board.title, "sheets", note, language))
    return found


def entry(
    id: str,
    title: Phrase,
    group: str,
    note: str,
    language: str,
    *middle: Text,
    cells: tuple[Text, ...] | None = None,
) -> Entry:
    """A component whose first line is its head, and the others what it does."""
    name = sentence(title.say(language))
    head, *lines = note.splitlines()
    detail = Panel(
        Text("\n").join(Text(line) for line in lines),
        title=Text(head, f"bold {BRASS}"),
        title_align="left",
        subtitle=Text(f"{id} · {GROUPS[group][0].say(language)}", QUIET),
        subtitle_align="right",
        border_style=BRASS,
        box=box.ROUNDED,
        width=76,
    )
    if cells is None:
        cells = (Text(name, BRASS), *middle, Text(" ".join(lines)))
    return Entry(id, name, group, cells, detail, note)


def unit_text(unit: int, language: str) -> str:
    """TI-WAR-1 to TI-WAR-6: how many, what they cost, and what else builds or unlocks them."""
    bars = [bar for bar in BARS if bar.unit == unit]
    if not bars:
        return INFANTRY.say(language)
    cost = "".join(SIGNS[kind] * n for kind, n in enumerate(bars[0].cost))
    if bars[0].vp:
        cost += f" {VP}{bars[0].vp}"
    parts = [UNIT.say(language, n=len(bars), cost=cost)]
    if bars[-1].alt != NONE:
        parts.append(LAST.say(language, specialty=SPECIALTY_NAMES[bars[-1].alt]))
    if unit in LOCKS:
        parts.append(LOCKED.say(language, specialty=SPECIALTY_NAMES[LOCKS[unit]]))
    return "; ".join(parts) + "."
