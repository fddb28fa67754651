"""AA-TECH-1: what a technology card is."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.pieces import Box, Component
from orrery.games.adastra.say import ACTION_NAMES, BRANCH_NAMES, LEVELS
from orrery.games.parts.ability import Clause
from orrery.games.parts.provenance import DESIGNED, Provenance
from orrery.kernel.text import Phrase, Text, join, plain

COPIES: Final = 2

# Keywords (AA-TECH-6): what kind of technology it is, or the one test that its effect belongs to.
NO_KEYWORD: Final = -1
SHIELDS: Final = 0
ARMOR: Final = 1
INVADING: Final = 2
COMBAT: Final = 3
DIPLOMATIC: Final = 4
FREE: Final = 5
KEYWORDS: Final = (
    Phrase("Shield", "Tarcza"), Phrase("Armor", "Pancerz"), Phrase("Invasion", "Inwazja"), Phrase("Combat", "Walka"),
    Phrase("Diplomacy", "Dyplomacja"), Phrase("Free action", "Akcja darmowa"),
)  # fmt: skip
BRANCH: Final = Phrase("Branch", "Gałąź")
LEVEL: Final = Phrase("Level", "Poziom")
ACTIONS: Final = Phrase("Actions", "Akcje")
KEYWORD: Final = Phrase("Keyword", "Słowo kluczowe")
STARTING_TECHNOLOGY: Final = Phrase("starting technology", "technologia początkowa")
STARTING: Final = -1
"""The branch of the two starting technologies: they need no level and are in no deck."""


class Technology(Component):
    """A technology card: its branch and level, the actions it can be played for, and what it does once developed."""

    __slots__ = ("branch", "expansion", "icons", "keyword", "level")

    def __init__(
        self,
        id: str,
        title: Phrase,
        branch: int,
        level: int,
        icons: tuple[int, ...],
        clauses: tuple[Clause, ...],
        keyword: int,
        expansion: bool,
        provenance: Provenance,
    ) -> None:
        super().__init__(id, title, clauses, provenance)
        self.branch = branch
        self.level = level
        self.icons = icons
        self.keyword = keyword
        self.expansion = expansion

    def facts(self, language: str) -> list[tuple[Text, Text]]:
        if self.branch == STARTING:
            found = [(BRANCH.say(language), STARTING_TECHNOLOGY.say(language))]
        else:
            found = [
                (BRANCH.say(language), BRANCH_NAMES[self.branch].say(language)),
                (LEVEL.say(language), plain(LEVELS[self.level])),
                (ACTIONS.say(language), join(", ", [ACTION_NAMES[icon].say(language) for icon in self.icons])),
            ]
        if self.keyword != NO_KEYWORD:
            found.append((KEYWORD.say(language), KEYWORDS[self.keyword].say(language)))
        return found


TECHNOLOGIES: Final[Box[Technology]] = Box()
"""Those of the deck first, then the two starting technologies."""
HAND: Final = ["starting-a", "starting-b", "empire-card"]
"""The names of all cards that a hand can hold; technologies join them when they are declared."""


def technology(
    id: str,
    branch: int,
    level: int,
    en: str,
    pl: str,
    icons: tuple[int, ...],
    *clauses: Clause,
    keyword: int = NO_KEYWORD,
    expansion: bool = False,
    provenance: Provenance = DESIGNED,
) -> None:
    """Declare a technology card."""
    HAND.append(id)
    TECHNOLOGIES.add(Technology(id, Phrase(en, pl), branch, level, icons, clauses, keyword, expansion, provenance))
