"""Orion's cards as they are drawn: what each shows, and its drawing, made once per language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from markupsafe import Markup

from orrery.games.orion.card import CARDS, Card, Resources
from orrery.games.orion.card_text import LIMIT_ACTIVATE, LIMIT_BUILD, card_lines
from orrery.games.orion.moments import ACTIVATION
from orrery.games.orion.names import ADVISORS, COLOURS, STRUCTURES
from orrery.games.orion.say import COLOUR_NAMES
from orrery.kernel.text import AMOUNT, Text
from orrery.web.boards.orion.art import BREAKS, PORTRAITS, SCENES
from orrery.web.draw import environment

RESOURCES: Final = ("food", "fleet", "production")
LONG: Final = 74
"""From so many letters on, a card shows less of its scene."""
LONGEST: Final = 104
"""From so many on, it shows none."""


def written(text: Text) -> int:
    """How many letters wide a line is drawn, where an icon stands for the word behind a number."""
    return sum(len(str(span.n)) + 1 if span.kind == AMOUNT else len(span.text) for span in text.spans)


def amounts(price: Resources) -> list[tuple[str, int]]:
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
    lines: list[tuple[Text, Text]]
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
    colour = CARDS[card].colour if card < len(STRUCTURES) else declared
    return COLOURS[colour] if colour >= 0 else "brass"


def limit(card: Card, language: str) -> str:
    """What Morale it needs, if any."""
    if card.morale_to_build:
        return LIMIT_BUILD.say(language)
    return LIMIT_ACTIVATE.say(language) if card.morale_to_activate else ""


@cache
def face(number: int, language: str) -> Face:
    card = CARDS[number]
    lines = card_lines(card, language)
    weight = sum(written(text) + (20 if place else 0) for place, (_, text) in enumerate(lines))
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
        vp="?" if card.formula is not None else str(card.vp),
        scene=SCENES.get(card.id, ""),
        portrait=portrait,
        lines=lines,
        space=("A" if card.at(ACTIVATION) is not None else "R") if card.space else "",
        need=limit(card, language),
        size="is-wordiest" if weight > LONGEST else "is-wordy" if weight > LONG else "",
    )


@cache
def _parts(number: int, language: str, cc: str, cube: int) -> tuple[Markup, Markup]:
    """A card's head, and its head with everything below it; ``cube`` is whose cube lies on it, from 1 on."""
    macros: Any = environment(language).get_template("orion/_cards.html").module
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
