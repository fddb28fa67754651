"""What an empire board says of itself: figures as facts, abilities as lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orrery.games.adastra.galaxy.tiles import PLANETS
from orrery.games.adastra.names import BRANCHES, MOST_LEVEL, UNIT_CLASSES
from orrery.games.adastra.pieces import Component
from orrery.games.adastra.say import ACTION_NAMES, BRANCH_NAMES, CLASS_NAMES, LEVELS, TRAIT_NAMES, amounts
from orrery.kernel.text import STRONG, Phrase, Span, Text, join

if TYPE_CHECKING:
    from orrery.games.adastra.empires.board import Empire, Unit

PEOPLE: Final = Phrase("People", "Lud")
HOME: Final = Phrase("Home planet", "Planeta ojczysta")
STARTS_WITH: Final = Phrase("Starts with", "Na początku")
FIRST_LEVEL: Final = Phrase("Level I", "Poziom I")
ADAPTATIONS: Final = Phrase("Unrest on colonizing", "Niezadowolenie przy kolonizacji")
CARD: Final = Phrase("Empire card", "Karta akcji imperium")
NO_ADAPTATIONS: Final = Phrase("no adaptations", "brak adaptacji")
UNIT_FIGURES: Final = Phrase(
    "cost {cost}, recycle {recycle}, firepower {firepower}, hull {hull}, speed {speed}",
    "koszt {cost}, wartość przetworzenia {recycle}, siła ognia {firepower}, kadłub {hull}, szybkość {speed}",
)
PART: Final = Phrase("{title}: {text}", "{title}: {text}")
PLACED_PART: Final = Phrase("{title} ({place}): {text}", "{title} ({place}): {text}")
BRANCH_LEVEL: Final = Phrase("{branch} {level}", "{branch} {level}")


def facts_of(board: Empire, language: str) -> list[tuple[Text, Text]]:
    adapted = [
        TRAIT_NAMES[trait].say(language) + f" {change:+}".replace("-", "−")
        for trait, change in enumerate(board.adaptations)
        if change
    ]
    found = [
        (PEOPLE.say(language), board.people.say(language)),
        (HOME.say(language), PLANETS[board.home].said(language)),
        (STARTS_WITH.say(language), amounts(enumerate(board.start), language)),
        (FIRST_LEVEL.say(language), BRANCH_NAMES[board.branch].say(language)),
        (ADAPTATIONS.say(language), join(", ", adapted) if adapted else NO_ADAPTATIONS.say(language)),
        (CARD.say(language), join(", ", [ACTION_NAMES[icon].say(language) for icon in board.icons])),
    ]
    for cls in range(UNIT_CLASSES):
        found.append((CLASS_NAMES[cls].say(language), figures(board.units[cls], language)))
    return found


def figures(unit: Unit, language: str) -> Text:
    return UNIT_FIGURES.say(
        language,
        cost=unit.cost,
        recycle=unit.recycle,
        firepower=unit.firepower,
        hull=unit.hull,
        speed=unit.speed,
    )


def lines_of(board: Empire, language: str) -> list[Text]:
    """Basic effects and abilities, units' specials, unique milestones, the empire action."""
    said = list(board.basics.lines(language))
    said += [line(part, "", language) for part in board.abilities]
    for cls in range(UNIT_CLASSES):
        special = board.units[cls].special
        if special is not None:
            said.append(line(special, CLASS_NAMES[cls].say(language), language))
    for branch in range(len(BRANCHES)):
        for level in range(MOST_LEVEL):
            for milestone in board.milestones[branch][level]:
                if board.unique(milestone):
                    place = BRANCH_LEVEL.say(language, branch=BRANCH_NAMES[branch], level=LEVELS[level + 1])
                    said.append(line(milestone, place, language))
    said.append(line(board.action, "", language))
    return said


def line(part: Component, place: str, language: str) -> Text:
    """A part of the board by name, where it stands, and what it does."""
    title = Text(Span(part.title.say(language), STRONG))
    words = PLACED_PART if place else PART
    return words.say(language, title=title, place=place, text=part.text(language))
