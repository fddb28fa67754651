"""Every card of a game to look through: by group, by word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from orrery.games.inscription.names import SHEET_IDS
from orrery.games.orion.card import CARDS
from orrery.games.orion.card_text import race_lines, race_text
from orrery.games.orion.names import COLOURS, STRUCTURES
from orrery.games.orion.race import RACE_BOARDS
from orrery.kernel import Phrase
from orrery.kernel.text import fold
from orrery.web.boards.inscription import cards as inscription_cards
from orrery.web.boards.inscription.sheets import blank
from orrery.web.boards.orion.art import PORTRAITS
from orrery.web.boards.orion.cards import Drawn, amounts, drawn, face

COLOUR_GROUPS: Final = {
    "blue": Phrase("Blue structures", "Niebieskie struktury"),
    "red": Phrase("Red structures", "Czerwone struktury"),
    "yellow": Phrase("Yellow structures", "Żółte struktury"),
    "grey": Phrase("Grey structures", "Szare struktury"),
}
ADVISORS: Final = Phrase("Advisors", "Doradcy")
RACES: Final = Phrase("Races", "Rasy")


@dataclass(frozen=True)
class Person:
    """Somebody with a portrait: what they can do, and what a race starts with."""

    id: str
    name: str
    portrait: tuple[str, str]
    lines: Sequence[tuple[str, str]]
    start: list[tuple[str, int]]


@dataclass(frozen=True)
class Entry:
    """A card to draw or a person, with the words it is found by."""

    words: str
    card: Drawn | None = None
    person: Person | None = None
    panel: inscription_cards.Card | None = None
    """A card that is mostly read."""
    sheet: tuple[str, Any] | None = None
    """With a panel: the drawing of a player sheet, by its kind."""


@dataclass(frozen=True)
class Group:
    """Cards that stand together."""

    key: str
    title: str
    icon: str
    entries: list[Entry]


@cache
def orion(language: str) -> list[Group]:
    groups = [
        Group(
            key,
            title.say(language),
            f"cc-{key}",
            [_structure(card.number, language) for card in CARDS[: len(STRUCTURES)] if COLOURS[card.colour] == key],
        )
        for key, title in COLOUR_GROUPS.items()
    ]
    advisors = [_advisor(number, language) for number in range(len(STRUCTURES), len(CARDS))]
    races = [_race(number, language) for number in range(len(RACE_BOARDS))]
    return [
        *groups,
        Group("advisors", ADVISORS.say(language), "advisor", advisors),
        Group("races", RACES.say(language), "population", races),
    ]


def _said(lines: Sequence[tuple[str, str]]) -> str:
    return " ".join(f"{keyword} {text}" for keyword, text in lines)


def _structure(number: int, language: str) -> Entry:
    shown = face(number, language)
    return Entry(fold(f"{shown.name} {shown.id} {_said(shown.lines)}"), card=drawn(number, language))


def _advisor(number: int, language: str) -> Entry:
    shown = face(number, language)
    person = Person(shown.id, shown.name, PORTRAITS[shown.id], shown.lines, [])
    return Entry(fold(f"{shown.name} {shown.id} {_said(shown.lines)}"), person=person)


def _race(number: int, language: str) -> Entry:
    race = RACE_BOARDS[number]
    name, ability = race.title.say(language), race_text(race, language)
    person = Person(race.id, name, PORTRAITS[race.id], race_lines(race, language), amounts(race.start))
    return Entry(fold(f"{name} {race.id} {ability}"), person=person)


@cache
def inscription(language: str) -> list[Group]:
    return [
        Group(
            key,
            inscription_cards.KINDS[key].say(language),
            inscription_cards.KIND_ICONS[key],
            [_panel(card, language) for card in cards],
        )
        for key, cards in inscription_cards.groups(language).items()
    ]


def _panel(card: inscription_cards.Card, language: str) -> Entry:
    words = fold(f"{card.name} {card.id} {card.kind} {_said(card.lines)} {card.foot}")
    if card.sheet is None:
        return Entry(words, panel=card)
    kind, number = card.sheet
    return Entry(words, panel=card, sheet=(SHEET_IDS[kind], blank(kind, number, language)))


SHELVES: Final[dict[str, Callable[[str], list[Group]]]] = {"orion": orion, "inscription": inscription}


def found(groups: list[Group], key: str, wanted: str) -> list[Group]:
    """The groups, or one of them, with only what has all the words."""
    words = fold(wanted).split()
    chosen = [group for group in groups if key in ("", group.key)]
    kept = [
        replace(group, entries=[e for e in group.entries if all(word in e.words for word in words)]) for group in chosen
    ]
    return [group for group in kept if group.entries]
