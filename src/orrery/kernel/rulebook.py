"""A game's rules, read once for all who show them: chapters with their rules, references as spans, and a search."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from typing import Final

from orrery.kernel.game import Game
from orrery.kernel.text import EMPHASIS, RULE, STRONG, Span, Text, fold, fold_letters

HEADING: Final = re.compile(r"(#{1,3}) (.+)")
LISTED: Final = re.compile(r"- \*\*(.+?)\*\* (.+)")
ID: Final = re.compile(r"[A-Z]+(?:-[A-Z0-9]+)+[a-z+-]?")
"""A rule's id ends in a number (with a letter, perhaps), in a word, or in the sign of what it changes."""
CHAPTER: Final = 2
"""The level of a chapter; its parts are below it."""


@dataclass(frozen=True)
class Rule:
    """One rule with its id or name, or a plain paragraph without; ``anchor`` is its address in the book."""

    anchor: str
    id: str
    text: Text


@dataclass
class Section:
    """A chapter (level 2) or a part of one (level 3)."""

    anchor: str
    title: str
    level: int
    rules: list[Rule] = field(default_factory=list)


@dataclass
class Rulebook:
    """A game's rules in one language."""

    title: str
    intro: list[Text] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)

    def chapters(self) -> list[Section]:
        return [section for section in self.sections if section.level == CHAPTER]

    def rules(self) -> list[Rule]:
        return [rule for section in self.sections for rule in section.rules]

    def about(self, name: str) -> list[Text]:
        """The rulings on a card, by its name."""
        wanted = fold(name)
        return [rule.text for rule in self.rules() if fold(rule.id) == wanted]

    def titled(self, topic: str) -> list[Section]:
        """The sections whose number or title is meant, each with its parts."""
        number = topic.rstrip(".")
        if re.fullmatch(r"\d+(\.\d+)?", number):
            wanted = [s for s in self.sections if re.match(rf"{re.escape(number)}[. ]", s.title)]
        else:
            wanted = [s for s in self.sections if re.search(rf"\b{re.escape(fold(topic))}", fold(s.title))]
        found: list[Section] = []
        for section in wanted:
            if section not in found:
                found.append(section)
            for part in self.sections[self.sections.index(section) + 1 :]:
                if part.level <= section.level:
                    break
                if part not in found:
                    found.append(part)
        return found

    def numbered(self, topic: str) -> list[Rule]:
        """The rule with this id, or all whose ids begin with it."""
        wanted = topic.upper()
        stem = wanted.rstrip("-")
        exact = [rule for rule in self.rules() if rule.id == wanted] or [r for r in self.rules() if r.id == stem]
        return exact or [rule for rule in self.rules() if rule.id.startswith((stem + "-", stem + "+"))]

    def search(self, wanted: str) -> list[tuple[Section, list[Rule]]]:
        """The rules that have all words of the search, by section; a section's title counts for all its rules."""
        words = fold(wanted).split()
        found = []
        for section in self.sections:
            rules = [rule for rule in section.rules if _has(words, f"{section.title} {rule.id} {rule.text}")]
            if words and rules:
                found.append((section, rules))
        return found

    def close(self, topic: str) -> list[str]:
        """Words of the rules that may have been meant."""
        words = {fold(word): word for rule in self.rules() for word in re.findall(r"[^\W\d_]{4,}", rule.text)}
        words |= {fold(word): word for section in self.sections for word in re.findall(r"\w{4,}", section.title)}
        words |= {fold(rule.id): rule.id for rule in self.rules() if rule.id}
        return [words[key] for key in get_close_matches(fold(topic), words, 4, 0.6)]


def _has(words: list[str], text: str) -> bool:
    folded = fold(text)
    return all(word in folded for word in words)


def occurrences(text: str, wanted: str) -> list[tuple[int, int]]:
    """Where words of a search stand in a text; accents and capitals do not matter."""
    words = [re.escape(word) for word in fold(wanted).split()]
    return [match.span() for match in re.finditer("|".join(words), fold_letters(text))] if words else []


def anchor(text: str) -> str:
    """The address of a title, a name or an id; a plus is heard, so that two ids differing in their sign have two."""
    return "-".join(re.findall(r"[a-z0-9]+", fold(text).replace("+", " plus ")))


@cache
def rulebook(game: Game, language: str) -> Rulebook:
    """The rules of a game, taken apart."""
    lines = _unwrapped(game.rules(language))
    marked = _marked([match[1] for line in lines if (match := LISTED.match(line)) and ID.fullmatch(match[1])])
    book = Rulebook(game.title.say(language))
    taken: set[str] = set()
    for line in lines:
        if heading := HEADING.match(line):
            if len(heading[1]) < CHAPTER:
                book.title = heading[2]
            else:
                book.sections.append(Section(_own(heading[2], taken), heading[2], len(heading[1])))
        elif not line.strip():
            continue
        elif not book.sections:
            book.intro.append(_spans(line, marked))
        elif rule := LISTED.match(line):
            book.sections[-1].rules.append(Rule(_own(rule[1], taken), rule[1], _spans(rule[2], marked)))
        else:
            book.sections[-1].rules.append(Rule("", "", _spans(line.strip().removeprefix("- "), marked)))
    return book


def _unwrapped(text: str) -> list[str]:
    """Markdown's lines, with those joined that only go on below; below a list only what is indented does."""
    found = [""]
    for line in text.splitlines():
        begins = not line.strip() or line.startswith(("#", "- "))
        listed = found[-1].startswith("- ") and not line.startswith("  ")
        if begins or listed or not found[-1] or found[-1].startswith("#"):
            found.append(line.strip())
        else:
            found[-1] += " " + line.strip()
    return found


def _own(text: str, taken: set[str]) -> str:
    """An anchor that nothing else has."""
    base = name = anchor(text) or "part"
    number = 2
    while name in taken:
        name, number = f"{base}-{number}", number + 1
    taken.add(name)
    return name


def _marked(ids: list[str]) -> re.Pattern[str]:
    """What a line has besides words: bold, italics, and references to these rules, none of them cut out of another."""
    rules = "|".join(re.escape(name) for name in sorted(ids, key=len, reverse=True)) or "(?!)"
    return re.compile(rf"\*\*(.+?)\*\*|\*(.+?)\*|\b({rules})(?!-?\w)")


def _spans(text: str, marked: re.Pattern[str]) -> Text:
    """A line of Markdown: bold, italics and references; everything else is plain words."""
    spans = []
    last = 0
    for match in marked.finditer(text):
        strong, emphasis, rule = match.groups()
        spans.append(Span(text[last : match.start()]))
        words = Span(strong, STRONG) if strong else Span(emphasis, EMPHASIS)
        spans.append(Span(rule, RULE, rule) if rule else words)
        last = match.end()
    spans.append(Span(text[last:]))
    return Text(*[span for span in spans if span.text])
