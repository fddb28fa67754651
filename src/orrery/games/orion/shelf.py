"""Orion's box: structures by colour, Advisors and races."""

from __future__ import annotations

from typing import Final

from orrery.games.orion.card import CARDS, Card, Price
from orrery.games.orion.card_text import card_lines
from orrery.games.orion.names import COLOURS, FLEET, FOOD, PRODUCTION, STRUCTURE_KINDS
from orrery.games.orion.phrasebook import LIMIT_ACTIVATE, LIMIT_BUILD
from orrery.games.orion.race import RACE_BOARDS, Race
from orrery.games.orion.say import amount
from orrery.kernel.component import Component, Shelf, fact
from orrery.kernel.text import AMOUNT, STRONG, Phrase, Span, Text, join, plain, sentence

STRUCTURES: Final = {
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
RESOURCES: Final = {FOOD: "food", FLEET: "fleet", PRODUCTION: "production"}
EXERTION: Final = Phrase(
    "High Exertion: {n} action {n:cube|cubes}, Morale {morale}",
    "Wysoki poziom rozwoju: {n} {n:znacznik|znaczniki|znaczników} akcji, morale {morale}",
)


def shelves(language: str) -> list[Shelf]:
    found = []
    for number, key in enumerate(COLOURS):
        title, stems = STRUCTURES[key]
        cards = [structure(card, language) for card in CARDS[:STRUCTURE_KINDS] if card.colour == number]
        found.append(Shelf(key, title.say(language), stems, tuple(cards)))
    advisors = [advisor(card, language) for card in CARDS[STRUCTURE_KINDS:]]
    races = [race(board, language) for board in RACE_BOARDS]
    found.append(Shelf("advisors", ADVISORS.say(language), ("advisor", "doradc"), tuple(advisors)))
    found.append(Shelf("races", RACES.say(language), ("race", "rasa", "rasy"), tuple(races)))
    return found


def structure(card: Card, language: str) -> Component:
    facts = (
        fact(COST.say(language), price(card.cost, language)),
        fact(PRODUCES.say(language), price(card.produces, language)),
        fact(WORTH.say(language), "?" if card.end_of_game is not None else str(card.vp)),
    )
    lines = abilities(card, language)
    if card.morale_to_build or card.morale_to_activate:
        lines.insert(0, (LIMIT_BUILD if card.morale_to_build else LIMIT_ACTIVATE).say(language))
    return Component(card.id, card.title.say(language), tuple(lines), facts)


def advisor(card: Card, language: str) -> Component:
    return Component(card.id, card.title.say(language), tuple(abilities(card, language)))


def race(board: Race, language: str) -> Component:
    morale = f"{board.high_morale:+d}".replace("-", "−")
    exertion = sentence(EXERTION.say(language, n=board.high_cubes, morale=morale))
    start = fact(STARTS.say(language), price(board.start, language))
    return Component(board.id, board.title.say(language), (board.ability.say(language), exertion), (start,))


def price(cost: Price, language: str) -> Text:
    """What is paid or produced, e.g. "4 Food + 1 Fleet"."""
    sides = ((FOOD, cost.food), (FLEET, cost.fleet), (PRODUCTION, cost.production))
    parts = [Text(Span(amount(what, n, language), AMOUNT, RESOURCES[what], n)) for what, n in sides if n]
    return join(" + ", parts) if parts else plain("–")


def abilities(card: Card, language: str) -> list[Text]:
    return [Text(Span(keyword, STRONG)) + ": " + plain(text) for keyword, text in card_lines(card, language)]
