"""What everything that abilities are made of is numbered in, and how changes of figures are said."""

from __future__ import annotations

from typing import Final

from orrery.games.parts.ability import Grammar, Modifier
from orrery.kernel.text import Phrase, Text

GRAMMAR: Final = Grammar()
LOWERED: Final[dict[int, Phrase]] = {}
"""How it is said that a figure falls, by the stat's number, with the amount without its sign."""
EXACTLY: Final[dict[tuple[int, int], Phrase]] = {}
"""How a change by exactly so much is said: by the stat's number and the amount."""
TOGETHER: Final[dict[tuple[str, ...], Phrase]] = {}
"""How several figures that change by the same amount, or several rules, are said in one sentence: by their ids."""


def say_change(modifier: Modifier, language: str) -> Text:
    """What a modifier does: figures that fall, and some amounts, have words of their own."""
    number, n = modifier.stat.number, modifier.amount
    if (number, n) in EXACTLY:
        return EXACTLY[number, n].say(language, n=n)
    if n < 0 and number in LOWERED:
        return LOWERED[number].say(language, n=-n)
    return modifier.say(language)
