"""Orion's colours and signs: cards, resources and cubes look the same wherever they appear."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from orrery.games.orion.card import CARDS, Card, Resources
from orrery.games.orion.names import FLEET, FOOD, MORALE, PRODUCTION, STRUCTURES, VP
from orrery.games.orion.race import RACE_BOARDS
from orrery.games.orion.say import ICONS
from orrery.kernel import HIDDEN, Phrase
from orrery.terminal.spans import Ink

CARD_COLOURS: Final = ("#5d9bff", "#ff7468", "#f4c552", "#b3bfd6")
CARD_SIGNS: Final = ("●", "▲", "■", "◆")
ADVISOR_COLOUR: Final = "#b79cff"
ADVISOR_SIGN: Final = "◈"

SIGNS: Final = {FOOD: "♣", FLEET: "►", PRODUCTION: "☼", MORALE: "☺", VP: "★"}
COLOURS: Final = {FOOD: "#9fdc7c", FLEET: "#ff9a86", PRODUCTION: "#ffcf6e", MORALE: "#8fd8ff", VP: "#ffe29a"}
CUBE: Final = "◼"
CUBE_COLOUR: Final = "#7eefff"

HIDDEN_CARD: Final = Phrase("hidden card", "zakryta karta")


CARD_OF: Final = {card.id: card.number for card in CARDS}


def looks(card: int, declared: int = -1) -> tuple[str, str]:
    """A card's sign and colour; ``declared`` is the colour said for Fulcrum Sandebar."""
    colour = declared if card >= len(STRUCTURES) else CARDS[card].colour
    return (CARD_SIGNS[colour], CARD_COLOURS[colour]) if colour >= 0 else (ADVISOR_SIGN, ADVISOR_COLOUR)


def sign(card: int, declared: int = -1) -> Text:
    return Text(*looks(card, declared))


def name(card: int, language: str, declared: int = -1, bold: bool = False) -> Text:
    """A card as its sign and title."""
    if card == HIDDEN:
        return Text(HIDDEN_CARD.say(language), "dim")
    mark, colour = looks(card, declared)
    return Text(f"{mark} {CARDS[card].title.say(language)}", f"bold {colour}" if bold else colour)


def track(what: int, amount: int | str) -> Text:
    """An amount with the sign of its track."""
    return Text(f"{SIGNS[what]}{amount}", COLOURS[what])


def price(cost: Resources, plus: str = "") -> Text:
    """Resources in signs, e.g. ♣4 ►1."""
    parts = [
        Text(f"{plus}{SIGNS[what]}{amount}", COLOURS[what])
        for what, amount in ((FOOD, cost.food), (FLEET, cost.fleet), (PRODUCTION, cost.production))
        if amount
    ]
    return Text(" ").join(parts)


def points(card: Card) -> Text:
    """The printed VP; a question mark where the game's end decides."""
    if card.formula is not None:
        return track(VP, "?")
    return track(VP, card.vp) if card.vp else Text("")


def race_name(race: int, language: str) -> str:
    return RACE_BOARDS[race].title.say(language) if race >= 0 else "?"


def colour_of(id: str) -> str:
    """The colour of a card by its id; races have none."""
    return looks(CARD_OF[id])[1] if id in CARD_OF else ""


INK: Final = Ink({ICONS[what]: (SIGNS[what], COLOURS[what]) for what in SIGNS}, colour_of)
