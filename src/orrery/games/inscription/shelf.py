"""Inscription's box: factions, cards of every deck, technologies, units and sheets."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.assets.symbols import SPECIALTY_NAMES
from orrery.games.inscription.cards.card import Card
from orrery.games.inscription.cards.kinds import FACTION_CARDS, RELIC_CARDS, TECHNOLOGY_CARDS
from orrery.games.inscription.cards.shared import AGENDA_CARDS, EVENT_CARDS, OBJECTIVE_CARDS, STAGES
from orrery.games.inscription.names import NONE, SHEET_IDS, UNITS
from orrery.games.inscription.say import SHEET_NAMES, UNIT_NAMES, resources
from orrery.games.inscription.sheets.every import all_sheets
from orrery.games.inscription.sheets.printed import PrintedSheet
from orrery.games.inscription.sheets.warfare.units import BARS, LOCKS, PROVENANCE
from orrery.kernel.component import Component, Shelf, fact
from orrery.kernel.text import Phrase, Text, join, sentence

TITLES: Final = {
    "factions": (Phrase("Factions", "Rasy"), ("faction", "race", "rasa", "rasy")),
    "relics": (Phrase("Relics", "Relikty"), ("relic", "relikt")),
    "agendas": (Phrase("Agendas", "Wnioski"), ("agenda", "wnios")),
    "objectives": (Phrase("Objectives", "Zadania"), ("objective", "zadani")),
    "events": (Phrase("Events", "Wydarzenia"), ("event", "wydarze")),
    "technologies": (Phrase("Technologies", "Technologie"), ("technolog",)),
    "units": (Phrase("Units", "Jednostki"), ("unit", "jednost")),
    "sheets": (Phrase("Sheets", "Arkusze"), ("sheet", "arkusz")),
}
STAGE: Final = Phrase("Stage", "Etap")
SHEET: Final = Phrase("Sheet", "Arkusz")
SIDE: Final = Phrase("Side", "Strona")
WORTH: Final = Phrase("VP", "PZ")
COST: Final = Phrase("Cost", "Koszt")
COSTS: Final = Phrase("{n} research or a {specialty}", "{n} {n:badanie|badania|badań} albo {specialty}")
INFANTRY: Final = Phrase("1 resource of any kind; unlimited", "1 dowolny zasób; bez ograniczeń")
UNIT: Final = Phrase("{n} of them, each {cost}", "{n} sztuki, każda {cost}")
UNIT_WORTH: Final = Phrase("{cost}, {n} VP", "{cost}, {n} PZ")
LOCKED: Final = Phrase("locked until you spend a {specialty}", "zablokowane, dopóki nie wydasz: {specialty}")
LAST: Final = Phrase("the last one also for a {specialty}", "ostatnia także za: {specialty}")


def shelves(language: str) -> list[Shelf]:
    found = {
        "factions": [component(card, language) for card in FACTION_CARDS],
        "relics": [component(card, language, (WORTH, str(card.vp))) for card in RELIC_CARDS],
        "agendas": [
            component(
                card,
                language,
                (STAGE, STAGES[card.stage] + (" ★" if card.star else "")),
            )
            for card in AGENDA_CARDS
        ],
        "objectives": [
            component(
                card,
                language,
                (SHEET, SHEET_NAMES[card.sheet].say(language)),
                (WORTH, f"{card.first}/{card.later}"),
            )
            for card in OBJECTIVE_CARDS
        ],
        "events": [component(card, language, (STAGE, STAGES[card.stage])) for card in EVENT_CARDS],
        "technologies": [
            component(
                card,
                language,
                (SHEET, SHEET_NAMES[card.sheet].say(language)),
                (COST, COSTS.say(language, n=card.cost, specialty=SPECIALTY_NAMES[card.specialty])),
            )
            for card in TECHNOLOGY_CARDS
        ],
        "units": [
            Component(
                UNITS[unit],
                name.say(language).capitalized(),
                (unit_text(unit, language),),
                provenance=PROVENANCE[unit].phrase.say(language),
            )
            for unit, name in enumerate(UNIT_NAMES)
        ],
        "sheets": [sheet(board, language) for board in all_sheets()],
    }
    return [Shelf(key, TITLES[key][0].say(language), TITLES[key][1], tuple(those)) for key, those in found.items()]


def component(card: Card, language: str, *facts: tuple[Phrase, str]) -> Component:
    """A card as it explains itself, without the head, and where it comes from."""
    told = [fact(heading.say(language), value) for heading, value in facts]
    provenance = card.provenance.phrase.say(language)
    return Component(card.id, card.title.say(language), tuple(card.lines(language)), tuple(told), provenance)


def sheet(board: PrintedSheet, language: str) -> Component:
    family, _, side = board.id.partition("-")
    facts = (
        fact(SHEET.say(language), SHEET_NAMES[SHEET_IDS.index(family)].say(language)),
        fact(SIDE.say(language), side.upper()),
    )
    provenance = board.provenance.phrase.say(language)
    return Component(board.id, board.title.say(language), (board.character.say(language),), facts, provenance)


def unit_text(unit: int, language: str) -> Text:
    """TI-WAR-1 to TI-WAR-6: how many, what they cost, and what else builds or unlocks them."""
    bars = [bar for bar in BARS if bar.unit == unit]
    if not bars:
        return sentence(INFANTRY.say(language))
    cost = join(", ", [resources(kind, n, language) for kind, n in enumerate(bars[0].cost) if n])
    if bars[0].vp:
        cost = UNIT_WORTH.say(language, cost=cost, n=bars[0].vp)
    parts = [UNIT.say(language, n=len(bars), cost=cost)]
    if bars[-1].alt != NONE:
        parts.append(LAST.say(language, specialty=SPECIALTY_NAMES[bars[-1].alt]))
    if unit in LOCKS:
        parts.append(LOCKED.say(language, specialty=SPECIALTY_NAMES[LOCKS[unit]]))
    return sentence(join("; ", parts))
