"""``orrery rules``: the rules by chapter, id or search word."""

from __future__ import annotations

from typing import Final

from rich.padding import Padding
from rich.text import Text

from orrery.kernel import Game, Phrase, Trouble
from orrery.kernel.rulebook import CHAPTER, Rule, Rulebook, Section, occurrences, rulebook
from orrery.terminal.screen import BRASS, QUIET, SIGNAL, Screen
from orrery.terminal.spans import drawn

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
NO_RULES: Final = Phrase("{game} has no rules to read.", "{game} nie ma zasad do czytania.")
NO_TOPIC: Final = Phrase(
    "Without a topic, orrery rules {name} lists the chapters.",
    "Bez tematu orrery rules {name} wypisuje rozdziały.",
)


def styled(rule: Rule, topic: str = "") -> Padding:
    """A rule as text: its id in brass, what was searched for highlighted."""
    text = Text()
    if rule.id:
        text.append(rule.id + "  ", f"bold {BRASS}")
    head = len(text)
    text.append_text(drawn(rule.text))
    for start, end in occurrences(rule.text, topic):
        text.stylize(f"bold reverse {SIGNAL}", head + start, head + end)
    return Padding(text, (0, 0, 1, 2))


def show_sections(screen: Screen, sections: list[Section]) -> None:
    for section in sections:
        style = f"bold underline {BRASS}" if section.level == CHAPTER else "bold"
        screen.show(Text(section.title, style), "")
        screen.show(*[styled(rule) for rule in section.rules])


def show_chapters(screen: Screen, game: Game, book: Rulebook) -> None:
    """The chapters and how to read one; rules without chapters are short enough to be read at once."""
    if not book.chapters():
        screen.show(*[Padding(drawn(line), (0, 0, 1, 2)) for line in book.intro])
        return
    screen.say(CHAPTERS, f"bold {BRASS}", game=game.title)
    screen.show(*[Text("  " + chapter.title) for chapter in book.chapters()])
    example = next((rule.id for rule in book.rules() if rule.id), "")
    if example:
        screen.say(HOW, QUIET, name=game.name, id=example)


def show_rules(screen: Screen, game: Game, topic: str) -> None:
    """Whatever the topic finds: a chapter, rules by id, or rules that mention it."""
    book = rulebook(game, screen.language)
    title = game.title.say(screen.language)
    if not book.sections and not book.intro:
        raise Trouble(NO_RULES, game=title)
    if not topic.strip():
        show_chapters(screen, game, book)
        return
    numbered = book.numbered(topic)
    if numbered:
        screen.show(*[styled(rule) for rule in numbered])
        return
    sections = book.titled(topic)
    if sections:
        show_sections(screen, sections)
        return
    mentions = [rule for _, rules in book.search(topic) for rule in rules]
    if mentions:
        screen.say(FOUND, f"bold {BRASS}", topic=topic, n=len(mentions))
        screen.show("", *[styled(rule, topic) for rule in mentions])
        return
    close = book.close(topic)
    hint = PERHAPS.say(screen.language, names=", ".join(close)) if close else None
    raise Trouble(NOT_FOUND, game=title, topic=topic[:60], hint=hint or NO_TOPIC.say(screen.language, name=game.name))
