"""Orion's cards as they are drawn: what each shows, and its drawing, made once per language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

from markupsafe import Markup

from orrery.games.orion.card import CARDS, Card, Price
from orrery.games.orion.card_text import card_lines
from orrery.games.orion.names import ADVISORS, COLOURS, STRUCTURE_KINDS, STRUCTURES
from orrery.games.orion.phrasebook import LIMIT_ACTIVATE, LIMIT_BUILD
from orrery.games.orion.say import COLOUR_NAMES
from orrery.web.boards.orion.art import BREAKS, PORTRAITS, SCENES
from orrery.web.draw import environment
from orrery.web.spans import LINES_KEPT

RESOURCES: Final = ("food", "fleet", "production")
ICONS: Final = {"Food": "food", "Fleet": "fleet", "Production": "production", "Morale": "morale", "VP": "vp"} | {
    "żywności": "food",
    "floty": "fleet",
    "produkcji": "production",
    "morale": "morale",
    "PZ": "vp",
}
"""The words after a number that an icon can stand for."""
AMOUNT: Final = re.compile(rf"([+−]?\d+) ({'|'.join(ICONS)})\b([.,;:)]?)")
LONG: Final = 74
"""From so many letters on, a card shows less of its scene."""
LONGEST: Final = 104
"""From so many on, it shows none."""


@lru_cache(LINES_KEPT)
def iconed(text: str) -> str:
    """``2 Food.`` as ``**2:food:.**``, for the filter ``rich``: bold, and never torn apart at the end of a line."""
    return AMOUNT.sub(lambda match: f"**{match[1]}:{ICONS[match[2]]}:{match[3]}**", text)


def amounts(price: Price) -> list[tuple[str, int]]:
    """The resources of a price, by name."""
    paid = (price.food, price.fleet, price.production)
    return [(name, n) for name, n in zip(RESOURCES, paid, strict=True) if n]


@dataclass(frozen=True)
class Face:
    """All that a card shows."""

    id: str
    colour: str
    """The game's word for its colour; none for an Advisor."""
    name: str
    cost: list[tuple[str, int]]
    yields: list[tuple[str, int]]
    vp: str
    scene: str
    portrait: str
    lines: list[tuple[str, str]]
    space: str
    """``A``, ``R`` or nothing."""
    need: str
    size: str


@dataclass(frozen=True)
class Drawn:
    """A card at one place of the table."""

    id: str
    cc: str
    name: str
    head: Markup
    body: Markup
    mark: str = ""
    """What this very copy is called wherever it lies, so that it can move there; nothing if it never moves."""
    count: int = 1


def colour_key(card: int, declared: int) -> str:
    """The colour a card is drawn in; ``declared`` is the one said for Fulcrum Sandebar."""
    colour = CARDS[card].colour if card < STRUCTURE_KINDS else declared
    return COLOURS[colour] if colour >= 0 else "brass"


def limit(card: Card, language: str) -> str:
    """What Morale it needs, if any."""
    if card.morale_to_build:
        return LIMIT_BUILD.say(language)
    return LIMIT_ACTIVATE.say(language) if card.morale_to_activate else ""


@cache
def face(number: int, language: str) -> Face:
    card = CARDS[number]
    lines = [(keyword, iconed(text)) for keyword, text in card_lines(card, language)]
    weight = sum(
        len(re.sub(r":[a-z]+:|\*\*", "_", text)) + (20 if place else 0) for place, (_, text) in enumerate(lines)
    )
    name = str(card.title.say(language))
    for word, broken in BREAKS.items():
        name = name.replace(word, broken)
    portrait, _ = PORTRAITS.get(card.id, ("", ""))
    return Face(
        id=card.id,
        colour=COLOUR_NAMES[card.colour].say(language) if card.colour >= 0 else "",
        name=name,
        cost=amounts(card.cost),
        yields=amounts(card.produces),
        vp="?" if card.end_of_game is not None else str(card.vp),
        scene=SCENES.get(card.id, ""),
        portrait=portrait,
        lines=lines,
        space=("A" if card.activation is not None else "R") if card.has_space() else "",
        need=limit(card, language),
        size="is-wordiest" if weight > LONGEST else "is-wordy" if weight > LONG else "",
    )


@cache
def _parts(number: int, language: str, cc: str, cube: int) -> tuple[Markup, Markup]:
    """A card's head, and its head with everything below it; ``cube`` is whose cube lies on it, from 1 on."""
    macros: Any = environment(language).get_template("_ui.html").module
    shown = face(number, language)
    return Markup(macros.card_head(shown, cc)), Markup(macros.card_body(shown, cc, cube))


def drawn(number: int, language: str, mark: str = "", cube: int = 0, declared: int = -1, count: int = 1) -> Drawn:
    """A card to put on the table."""
    cc = colour_key(number, declared)
    head, body = _parts(number, language, cc, cube)
    return Drawn(CARDS[number].id, cc, CARDS[number].title.say(language), head, body, mark, count)


def large(card_id: str, language: str) -> dict[str, Any] | None:
    """A card for the page that shows it alone."""
    ids = STRUCTURES + ADVISORS
    return {"card": drawn(ids.index(card_id), language)} if card_id in ids else None
