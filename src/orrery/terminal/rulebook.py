"""``orrery rules``: the rules by chapter, id or search word."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final

from rich.padding import Padding
from rich.text import Text

from orrery.kernel import Game, Phrase, Trouble
from orrery.kernel.text import fold, fold_letters
from orrery.terminal.screen import BRASS, QUIET, SIGNAL, Screen

CHAPTERS: Final = Phrase("Chapters of the {game} rules:", "Rozdziały zasad gry {game}:")
HOW: Final = Phrase(
    "Read one with: orrery rules {name} 4   (or a word of its title, a rule id such as {id}, any search word)",
    "Czytaj: orrery rules {name} 4   (albo słowo z tytułu, numer zasady, np. {id}, dowolne szukane słowo)",
)
FOUND: Final = Phrase(
    "“{topic}” is in {n} {n:rule|rules}:", "„{topic}” występuje w {n} {n:zasadzie|zasadach|zasadach}:"
)
NOT_FOUND: Final = Phrase(
    "Nothing in the rules of {game} matches “{topic}”. {hint}",
    "W zasadach gry {game} nie ma nic o „{topic}”. {hint}",
)
PERHAPS: Final = Phrase("Did you mean: {names}?", "Może chodziło o: {names}?")
NO_TOPIC: Final = Phrase(
    "Without a topic, orrery rules {name} lists the chapters.",
    "Bez tematu orrery rules {name} wypisuje rozdziały.",
)


@dataclass(frozen=True)
class Rule:
    """One line of the rules, with the id or name in front of it."""

    id: str
    text: str


@dataclass
class Section:
    """A chapter or a part of one; ``level`` is 2 or 3."""

    title: str
    level: int
    rules: list[Rule] = field(default_factory=list)


class Rulebook:
    """A game's rules, taken apart."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.sections: list[Section] = []
        for line in game.rules(language).splitlines():
            if heading := re.match(r"(##+) (.+)", line):
                self.sections.append(Section(heading[2], len(heading[1])))
            elif self.sections and (rule := re.match(r"- \*\*(.+?)\*\* (.+)", line)):
                self.sections[-1].rules.append(Rule(rule[1], rule[2]))
            elif self.sections and line.strip():
                self.sections[-1].rules.append(Rule("", line.strip()))

    def chapters(self) -> list[Section]:
        return [section for section in self.sections if section.level == 2]

    def rules(self) -> list[Rule]:
        return [rule for section in self.sections for rule in section.rules]

    def about(self, name: str) -> list[str]:
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
            start = self.sections.index(section)
            found += [section] if section not in found else []
            for part in self.sections[start + 1 :]:
                if part.level <= section.level:
                    break
                if part not in found:
                    found.append(part)
        return found

    def numbered(self, topic: str) -> list[Rule]:
        """The rule with this id, or all whose ids begin with it."""
        wanted = topic.upper().rstrip("-")
        exact = [rule for rule in self.rules() if rule.id == wanted]
        return exact or [rule for rule in self.rules() if rule.id.startswith(wanted + "-")]

    def mentioning(self, topic: str) -> list[Rule]:
        wanted = fold(topic)
        return [rule for rule in self.rules() if wanted in fold(f"{rule.id} {rule.text}")]

    def close(self, topic: str) -> list[str]:
        words = {fold(word): word for rule in self.rules() for word in re.findall(r"[^\W\d_]{4,}", rule.text)}
        words |= {fold(word): word for section in self.sections for word in re.findall(r"\w{4,}", section.title)}
        words |= {fold(rule.id): rule.id for rule in self.rules() if rule.id}
        return [words[key] for key in get_close_matches(fold(topic), words, 4, 0.6)]


def styled(rule: Rule, topic: str = "") -> Padding:
    """A rule as text: its id in brass, what was searched for highlighted."""
    text = Text()
    if rule.id:
        text.append(rule.id + "  ", f"bold {BRASS}")
    for number, part in enumerate(re.split(r"\*(.+?)\*", rule.text)):
        text.append(part, "italic" if number % 2 else "")
    if topic:
        folded = fold_letters(text.plain)
        for place in re.finditer(re.escape(fold(topic)), folded):
            text.stylize(f"bold reverse {SIGNAL}", place.start(), place.end())
    return Padding(text, (0, 0, 1, 2))


def show_sections(screen: Screen, sections: list[Section]) -> None:
    for section in sections:
        style = f"bold underline {BRASS}" if section.level == 2 else "bold"
        screen.show(Text(section.title, style), "")
        screen.show(*[styled(rule) for rule in section.rules])


def show_rules(screen: Screen, game: Game, topic: str) -> None:
    """Whatever the topic finds: a chapter, rules by id, or rules that mention it."""
    book = Rulebook(game, screen.language)
    title = game.title.say(screen.language)
    if not topic.strip():
        screen.say(CHAPTERS, f"bold {BRASS}", game=title)
        for chapter in book.chapters():
            screen.show(Text("  " + chapter.title))
        example = next(rule.id for rule in book.rules() if rule.id)
        screen.say(HOW, QUIET, name=game.name, id=example)
        return
    numbered = book.numbered(topic)
    if numbered:
        screen.show(*[styled(rule) for rule in numbered])
        return
    sections = book.titled(topic)
    if sections:
        show_sections(screen, sections)
        return
    mentions = book.mentioning(topic)
    if mentions:
        screen.say(FOUND, f"bold {BRASS}", topic=topic, n=len(mentions))
        screen.show("", *[styled(rule, topic) for rule in mentions])
        return
    close = book.close(topic)
    hint = PERHAPS.say(screen.language, names=", ".join(close)) if close else None
    raise Trouble(NOT_FOUND, game=title, topic=topic[:60], hint=hint or NO_TOPIC.say(screen.language, name=game.name))
