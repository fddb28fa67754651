"""Inscription's cards as they are shown: everything printed that has a name of its own."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from orrery.games.inscription.assets.symbols import SPECIALTY_NAMES
from orrery.games.inscription.cards.kinds import FACTION_CARDS, RELIC_CARDS, TECHNOLOGY_CARDS, WORTH, keyed
from orrery.games.inscription.cards.shared import AGENDA_CARDS, EVENT_CARDS, OBJECTIVE_CARDS, STAGES, TYPES
from orrery.games.inscription.names import INFANTRY, NONE, SHEET_IDS, SIDE_B, UNITS
from orrery.games.inscription.say import RESOURCE_AMOUNTS, SHEET_NAMES, UNIT_NAMES, capitalized
from orrery.games.inscription.sheets.every import SHEETS
from orrery.games.inscription.sheets.warfare.grid import SHAPES
from orrery.games.inscription.sheets.warfare.units import BARS, LOCKS
from orrery.kernel import Phrase
from orrery.kernel.text import Text, join
from orrery.web.boards.inscription.art import (
    EVENT_ICONS,
    EVENT_SCENES,
    FACTION_SCENES,
    RELIC_SCENES,
    SHEET_ICONS,
    UNIT_SCENES,
)

KIND_ICONS: Final = {
    "factions": "faction",
    "relics": "relic",
    "agendas": "vote",
    "objectives": "vp",
    "events": "dice",
    "technologies": "research",
    "units": "cruiser",
    "sheets": "log",
}
FACTION: Final = Phrase("Faction", "Rasa")
RELIC: Final = Phrase("Relic", "Relikt")
AGENDA: Final = Phrase("Agenda, stage {stage}", "Wniosek, etap {stage}")
OBJECTIVE: Final = Phrase("Objective: {sheet}", "Zadanie: {sheet}")
EVENT: Final = Phrase("{type}, stage {stage}", "{type}, etap {stage}")
TECHNOLOGY: Final = Phrase("Technology: {sheet}", "Technologia: {sheet}")
UNIT: Final = Phrase("Unit", "Jednostka")
SHEET: Final = Phrase("Sheet: {sheet}", "Arkusz: {sheet}")
FIRST_LATER: Final = Phrase("{first} VP first, {later} VP later", "{first} PZ jako pierwszy, {later} PZ później")
COST: Final = Phrase("{n} research or a {specialty}", "{n} {n:badanie|badania|badań} albo {specialty}")
BUILT_FOR: Final = Phrase("Cost", "Koszt")
ANY_ONE: Final = Phrase("1 resource of any kind, without limit", "1 dowolny zasób, bez limitu")
BARS_EACH: Final = Phrase("{cost}; {n} {n:bar|bars}, {vp} VP each", "{cost}; {n} {n:pasek|paski|pasków}, po {vp} PZ")
NODES: Final = Phrase("Covers {n} {n:node|nodes} of the grid.", "Zajmuje {n} {n:węzeł|węzły|węzłów} siatki.")
LAST: Final = Phrase("The last one also for a {specialty}.", "Ostatnia także za: {specialty}.")
LOCKED_BY: Final = Phrase("Locked until a {specialty} is spent.", "Zablokowana do wydania: {specialty}.")
SIDE: Final = (Phrase("Side A", "Strona A"), Phrase("Side B", "Strona B"))
CC: Final = ("blue", "teal", "yellow", "red")
"""The colour of each sheet's cards."""


@dataclass(frozen=True)
class Card:
    """What a card shows."""

    id: str
    cc: str
    name: str
    kind: str
    icon: str
    scene: str
    lines: list[Text]
    foot: str = ""
    sheet: tuple[int, int] | None = None
    """For a player sheet: its kind and number."""


@cache
def faction(number: int, language: str) -> Card:
    card = FACTION_CARDS[number]
    scene, cc = FACTION_SCENES[card.id]
    lines = card.lines(language)
    return Card(card.id, cc, card.title.say(language), FACTION.say(language), "faction", scene, lines)


@cache
def relic(number: int, language: str) -> Card:
    card = RELIC_CARDS[number]
    scene, cc = RELIC_SCENES[card.id]
    lines = card.lines(language)
    worth = WORTH.say(language, n=card.vp)
    return Card(card.id, cc, card.title.say(language), RELIC.say(language), "relic", scene, lines, worth)


@cache
def agenda(number: int, language: str) -> Card:
    card = AGENDA_CARDS[number]
    kind = AGENDA.say(language, stage=STAGES[card.stage]) + (" ★" if card.star else "")
    lines = card.lines(language)
    return Card(card.id, "violet", card.title.say(language), kind, "vote", "senate", lines)


@cache
def objective(number: int, language: str) -> Card:
    card = OBJECTIVE_CARDS[number]
    kind = OBJECTIVE.say(language, sheet=SHEET_NAMES[card.sheet])
    values = FIRST_LATER.say(language, first=card.first, later=card.later)
    lines = [card.condition.say(language).capitalized()]
    return Card(
        card.id, CC[card.sheet], card.title.say(language), kind, SHEET_ICONS[card.sheet], "treasury", lines, values
    )


@cache
def event(number: int, language: str) -> Card:
    card = EVENT_CARDS[number]
    scene, cc = EVENT_SCENES[card.type]
    kind = EVENT.say(language, type=TYPES[card.type], stage=STAGES[card.stage])
    lines = card.given(language)
    return Card(card.id, cc, card.title.say(language), kind, EVENT_ICONS[card.type], scene, lines)


@cache
def technology(number: int, language: str) -> Card:
    card = TECHNOLOGY_CARDS[number]
    kind = TECHNOLOGY.say(language, sheet=SHEET_NAMES[card.sheet])
    cost = COST.say(language, n=card.cost, specialty=SPECIALTY_NAMES[card.specialty])
    lines = card.lines(language)
    return Card(card.id, CC[card.sheet], card.title.say(language), kind, "research", "lab", lines, cost)


@cache
def unit(number: int, language: str) -> Card:
    lines = [NODES.say(language, n=len(SHAPES[number]))]
    bars = [bar for bar in BARS if bar.unit == number]
    if number == INFANTRY:
        cost = ANY_ONE.say(language)
    else:
        paid = join(", ", [RESOURCE_AMOUNTS[kind].say(language, n=n) for kind, n in enumerate(bars[0].cost) if n])
        cost = BARS_EACH.say(language, cost=paid, n=len(bars), vp=bars[0].vp)
    if number in LOCKS:
        lines.append(LOCKED_BY.say(language, specialty=SPECIALTY_NAMES[LOCKS[number]]))
    lines.append(keyed(BUILT_FOR.say(language), cost, language))
    if bars and bars[-1].alt != NONE:
        lines.append(LAST.say(language, specialty=SPECIALTY_NAMES[bars[-1].alt]))
    name = capitalized(UNIT_NAMES[number].say(language))
    id = UNITS[number]
    return Card(id, "red", name, UNIT.say(language), "cruiser", UNIT_SCENES[id], lines)


@cache
def sheet(kind: int, number: int, language: str) -> Card:
    board = SHEETS[kind].printed[number]
    name, said = SHEET.say(language, sheet=SHEET_NAMES[kind]), board.title.say(language)
    side = SIDE[number == SIDE_B].say(language)
    lines = [board.character.say(language)]
    return Card(board.id, CC[kind], said, name, SHEET_ICONS[kind], "", lines, side, (kind, number))


@cache
def groups(language: str) -> dict[str, list[Card]]:
    """Every card, by kind."""
    return {
        "factions": [faction(number, language) for number in range(len(FACTION_CARDS))],
        "relics": [relic(number, language) for number in range(len(RELIC_CARDS))],
        "agendas": [agenda(number, language) for number in range(len(AGENDA_CARDS))],
        "objectives": [objective(number, language) for number in range(len(OBJECTIVE_CARDS))],
        "events": [event(number, language) for number in range(len(EVENT_CARDS))],
        "technologies": [technology(number, language) for number in range(len(TECHNOLOGY_CARDS))],
        "units": [unit(number, language) for number in range(len(UNITS))],
        "sheets": [sheet(kind, number, language) for kind in range(len(SHEET_IDS)) for number in range(SIDE_B + 1)],
    }


def card_of(card_id: str, language: str) -> Card | None:
    cards = [card for group in groups(language).values() for card in group]
    return next((card for card in cards if card.id == card_id), None)


def large(card_id: str, language: str) -> dict[str, Any] | None:
    """A card for the page that shows it alone."""
    card = card_of(card_id, language)
    return None if card is None else {"card": card}
