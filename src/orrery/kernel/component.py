"""What lies in a game's box, as people look it up."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.kernel.text import NOTHING_SAID, Text, fold, join, plain


@dataclass(frozen=True)
class Component:
    """A card, a board or a unit in one language."""

    id: str
    title: Text
    lines: tuple[Text, ...]
    """What it does, a line for each ability."""
    facts: tuple[tuple[Text, Text], ...] = ()
    """What it costs, what it is worth… each behind its heading."""
    provenance: Text = NOTHING_SAID
    """Where its text and figures come from: print, inference or our own design."""

    @property
    def text(self) -> Text:
        """What it does, in one line."""
        return join(" ", self.lines)

    @property
    def note(self) -> Text:
        """All that there is to say of it, its title first."""
        facts = join("; ", [heading + ": " + value for heading, value in self.facts])
        return join("\n", [self.title, *([facts] if facts else []), *self.lines])

    @property
    def words(self) -> str:
        """What it is found by."""
        return fold(f"{self.id} {self.note}")


@dataclass(frozen=True)
class Shelf:
    """Components that belong together; ``stems`` are the beginnings of words that mean them."""

    key: str
    title: Text
    stems: tuple[str, ...]
    components: tuple[Component, ...]

    def headings(self) -> list[str]:
        """The headings of all facts, in order."""
        return list(dict.fromkeys(str(heading) for component in self.components for heading, _ in component.facts))


def fact(heading: Text, value: str) -> tuple[Text, Text]:
    return heading, plain(value)
