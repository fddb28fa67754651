"""Orion's box: structures by colour, Advisors and races."""

from __future__ import annotations

from typing import Final

from orrery.games.orion.card import CARDS, Card
from orrery.games.orion.card_text import LIMIT_ACTIVATE, LIMIT_BUILD, card_lines, cost_line, race_lines
from orrery.games.orion.names import COLOURS, STRUCTURES, VP
from orrery.games.orion.race import RACE_BOARDS, Race
from orrery.games.orion.say import amount
from orrery.kernel.component import Component, Shelf, fact
from orrery.kernel.text import STRONG, Phrase, Span, Text, join

COLOUR_SHELVES: Final = {
    "blue": (Phrase("Blue structures", "Niebieskie struktury"), ("blue", "niebiesk")),
    "red": (Phrase("Red structures", "Czerwone struktury"), ("red", "czerwon")),
    "yellow": (Phrase("Yellow structures", "Żółte struktury"), ("yellow", "zolt")),
    "grey": (Phrase("Grey structures", "Szare struktury"), ("grey", "gray", "szar")),
}
ADVISORS: Final = Phrase("Advisors", "Doradcy")
RACES: Final = Phrase("Races", "Rasy")
COST: Final = Phrase("Cost", "Koszt")
PRODUCES: Final = Phrase("Produces", "Produkuje")
WORTH: Final = Phrase("VP", "PZ")
STARTS: Final = Phrase("Starts with", "Zaczyna z")


def shelves(language: str) -> list[Shelf]:
    found = []
    for number, key in enumerate(COLOURS):
        title, stems = COLOUR_SHELVES[key]
        cards = [structure(card, language) for card in CARDS[: len(STRUCTURES)] if card.colour == number]
        found.append(Shelf(key, title.say(language), stems, tuple(cards)))
    advisors = [advisor(card, language) for card in CARDS[len(STRUCTURES) :]]
    races = [race(board, language) for board in RACE_BOARDS]
    found.append(Shelf("advisors", ADVISORS.say(language), ("advisor", "doradc"), tuple(advisors)))
    found.append(Shelf("races", RACES.say(language), ("race", "rasa", "rasy"), tuple(races)))
    return found


def structure(card: Card, language: str) -> Component:
    facts = (
        fact(COST.say(language), cost_line(card.cost, language)),
        fact(PRODUCES.say(language), cost_line(card.produces, language)),
        fact(WORTH.say(language), "?" if card.formula is not None else str(card.vp)),
    )
    lines = abilities(card, language)
    if card.morale_to_build or card.morale_to_activate:
        lines.insert(0, (LIMIT_BUILD if card.morale_to_build else LIMIT_ACTIVATE).say(language))
    return Component(card.id, card.title.say(language), tuple(lines), facts, card.provenance.phrase.say(language))


def advisor(card: Card, language: str) -> Component:
    return Component(
        card.id,
        card.title.say(language),
        tuple(abilities(card, language)),
        provenance=card.provenance.phrase.say(language),
    )


def race(board: Race, language: str) -> Component:
    lines = [
        Text(Span(keyword, STRONG)) + ": " + text if keyword else text for keyword, text in race_lines(board, language)
    ]
    start = cost_line(board.start, language)
    if board.vp:
        start = join(" + ", [start, amount(VP, board.vp, language)])
    return Component(
        board.id,
        board.title.say(language),
        tuple(lines),
        (fact(STARTS.say(language), start),),
        board.provenance.phrase.say(language),
    )


def abilities(card: Card, language: str) -> list[Text]:
    return [strong(keyword, text) for keyword, text in card_lines(card, language)]


def strong(keyword: Text, text: Text) -> Text:
    """A line behind its keyword, if it has one."""
    return Text(Span(keyword, STRONG)) + ": " + text if keyword else text
