"""A game's rules as a page: chapters with anchors, references as links, and a search. The Markdown is our own."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from markupsafe import Markup, escape

from orrery.kernel import Game
from orrery.kernel.text import fold, fold_letters

RULE: Final = re.compile(r"- \*\*(.+?)\*\* (.+)")
HEADING: Final = re.compile(r"(#{1,3}) (.+)")
MARKS: Final = ((re.compile(r"\*\*(.+?)\*\*"), r"<b>\1</b>"), (re.compile(r"\*(.+?)\*"), r"<em>\1</em>"))


@dataclass(frozen=True)
class Rule:
    """One rule with its id or name, or a plain paragraph without."""

    anchor: str
    id: str
    text: Markup
    plain: str


@dataclass
class Section:
    """A chapter (level 2) or a part of one (level 3)."""

    anchor: str
    title: str
    level: int
    rules: list[Rule] = field(default_factory=list)


@dataclass
class Rulebook:
    title: str
    intro: list[Markup]
    sections: list[Section]

    def search(self, wanted: str) -> list[tuple[Section, list[Rule]]]:
        """The rules that have all words of the search, by section; a section's title counts for all its rules."""
        words = fold(wanted).split()
        found = []
        for section in self.sections:
            rules = [rule for rule in section.rules if _has(words, f"{section.title} {rule.id} {rule.plain}")]
            if words and rules:
                found.append((section, rules))
        return found


def _has(words: list[str], text: str) -> bool:
    folded = fold(text)
    return all(word in folded for word in words)


def anchor(text: str) -> str:
    return "-".join(re.findall(r"[a-z0-9]+", fold(text)))


@cache
def rulebook(game: Game, language: str) -> Rulebook:
    lines = game.rules(language).splitlines()
    ids = {match[1] for line in lines if (match := RULE.match(line)) and _is_id(match[1])}
    link = _linker(ids)
    book = Rulebook(game.title.say(language), [], [])
    taken: set[str] = set()

    def own(text: str) -> str:
        base = name = anchor(text) or "part"
        number = 2
        while name in taken:
            name, number = f"{base}-{number}", number + 1
        taken.add(name)
        return name

    for line in lines:
        if heading := HEADING.match(line):
            if len(heading[1]) == 1:
                book.title = heading[2]
            else:
                book.sections.append(Section(own(heading[2]), heading[2], len(heading[1])))
        elif not line.strip():
            continue
        elif not book.sections:
            book.intro.append(inline(line, link))
        elif rule := RULE.match(line):
            book.sections[-1].rules.append(Rule(own(rule[1]), rule[1], inline(rule[2], link), rule[2]))
        else:
            text = line.strip().removeprefix("- ")
            book.sections[-1].rules.append(Rule("", "", inline(text, link), text))
    return book


def _is_id(text: str) -> bool:
    return re.fullmatch(r"[A-Z]+(-[A-Z0-9]+)+[a-z]?", text) is not None


def _linker(ids: set[str]) -> Callable[[re.Match[str]], str]:
    def link(match: re.Match[str]) -> str:
        return f'<a href="#{anchor(match[0])}">{match[0]}</a>' if match[0] in ids else match[0]

    return link


def inline(text: str, link: Callable[[re.Match[str]], str]) -> Markup:
    """Bold, italics and references; everything else is plain text."""
    html = str(escape(text))
    for mark, tag in MARKS:
        html = mark.sub(tag, html)
    return Markup(re.sub(r"\b[A-Z]{2,}(?:-[A-Z0-9]+)+[a-z]?\b", link, html))


def lit(rule: Rule, wanted: str) -> Markup:
    """A rule's text with what was searched for marked; accents and capitals do not matter."""
    words = [re.escape(word) for word in fold(wanted).split()]
    if not words:
        return rule.text
    pattern = re.compile("|".join(words))
    parts = []
    for part in re.split(r"(<[^>]+>|&[#\w]+;)", str(rule.text)):
        parts.append(part if part[:1] in ("<", "&") else _mark(part, pattern))
    return Markup("".join(parts))


def _mark(text: str, pattern: re.Pattern[str]) -> str:
    folded = fold_letters(text)
    out, last = "", 0
    for match in pattern.finditer(folded):
        out += f"{text[last : match.start()]}<mark>{text[match.start() : match.end()]}</mark>"
        last = match.end()
    return out + text[last:]
