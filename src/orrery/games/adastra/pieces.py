"""What lies in the box: every card, tile and board is declared once, as a piece; with abilities, as a component."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from orrery.games.adastra.grammar import FREE_ACTION, TOGETHER, say_change
from orrery.games.parts.ability import Clause, Family, Feature, Modifier, On, Permit
from orrery.games.parts.effect import Effect
from orrery.games.parts.provenance import DESIGNED, Provenance
from orrery.games.parts.registry import Registry
from orrery.kernel.compiling import mypyc_attr
from orrery.kernel.declared import Declared
from orrery.kernel.text import CARD, NOTHING_SAID, Phrase, Span, Text, join, sentence

REGISTRY: Final = Registry()
"""Everything declared that a step may point at, by name."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """A card, tile or board; ``number`` is its place in its box."""

    __slots__ = ("id", "number", "provenance", "title")

    def __init__(self, id: str, title: Phrase, provenance: Provenance = DESIGNED) -> None:
        self.id = id
        self.title = title
        self.provenance = provenance
        self.number = -1

    def said(self, language: str) -> Text:
        return Text(Span(self.title.say(language), CARD, self.id))

    def lines(self, language: str) -> list[Text]:
        """What it does, a line for each ability."""
        return []

    def facts(self, language: str) -> list[tuple[Text, Text]]:
        """What it costs, what it is worth… each behind its heading."""
        return []


P = TypeVar("P", bound=Piece)


class Box(Generic[P]):
    """All pieces of one kind, numbered in the order of declaration."""

    __slots__ = ("names", "pieces")

    def __init__(self) -> None:
        self.names: list[str] = []
        self.pieces: list[P] = []

    def add(self, piece: P) -> P:
        assert piece.id not in self.names, f"{piece.id} is declared twice"
        piece.number = len(self.pieces)
        self.names.append(piece.id)
        self.pieces.append(piece)
        return piece

    def __getitem__(self, number: int) -> P:
        return self.pieces[number]

    def __len__(self) -> int:
        return len(self.pieces)

    def number(self, id: str) -> int:
        return self.names.index(id)


@mypyc_attr(allow_interpreted_subclasses=True)
class Component(Piece):
    """A piece, or a part of one, with abilities: a technology, a milestone, an anomaly card, a directive…

    ``source`` is what its abilities are numbered by wherever they are in play.
    """

    __slots__ = ("clauses", "flips", "source")

    def __init__(self, id: str, title: Phrase, clauses: tuple[Clause, ...], provenance: Provenance = DESIGNED) -> None:
        super().__init__(id, title, provenance)
        self.clauses = clauses
        self.source = SOURCES.add(self)
        self.flips = 0
        """The bits of all its once-a-round abilities."""
        for number, clause in enumerate(clauses, 1):
            name = f"{id}.{clause.moment.id}" if isinstance(clause, On) else f"{id}.{number}"
            REGISTRY.add(name, clause, self)
            self.flips |= flips_of(clause)

    def lines(self, language: str) -> list[Text]:
        found: list[Text] = []
        together = say_together(self.clauses, language)
        if together:
            return [sentence(together)]
        for clause in self.clauses:
            text = say_clause(clause, language)
            bit = flips_of(clause) if isinstance(clause, On) else 0
            if bit:
                shared = [other for other in self.clauses if flips_of(other) == bit]
                text = text + (ONCE if len(shared) == 1 else ONCE_IN_ALL).say(language)
            if text:
                found.append(sentence(text))
        return found

    def text(self, language: str) -> Text:
        return join(" ", self.lines(language))


class Sources:
    """All components, by the number of their source."""

    __slots__ = ("components", "names")

    def __init__(self) -> None:
        self.names: list[str] = []
        self.components: list[Component] = []

    def add(self, component: Component) -> int:
        assert component.id not in self.names, f"{component.id} is declared twice"
        self.names.append(component.id)
        self.components.append(component)
        return len(self.components) - 1

    def __getitem__(self, source: int) -> Component:
        return self.components[source]


SOURCES: Final = Sources()

# How abilities are said.
ONCE: Final = Phrase(", once per round", ", raz na rundę")
ONCE_IN_ALL: Final = Phrase(", once per round in all", ", łącznie raz na rundę")
PRICED: Final = Phrase("{price} to {effect}", "{price} i {effect}")
MAY: Final = Phrase("you may {what}", "jeśli chcesz, {what}")


def say_clause(clause: Clause, language: str) -> Text:
    """What a clause does. That a free action is optional goes without saying."""
    if isinstance(clause, Modifier):
        return say_change(clause, language)
    if not isinstance(clause, On):
        return clause.say(language)
    text = clause.effect.say(language)
    if clause.price is not None:
        price = clause.price.say(language)
        if price:
            text = PRICED.say(language, price=price, effect=text)
    if clause.optional and clause.moment is not FREE_ACTION:
        text = MAY.say(language, what=text)
    return clause.moment.phrase.say(language, effect=text)


def say_together(clauses: tuple[Clause, ...], language: str) -> Text:
    """Several changes of the same size, or several rules, in one sentence; nothing if there is none for them."""
    ids: list[str] = []
    n = 0
    for clause in clauses:
        if isinstance(clause, Modifier):
            if ids and clause.amount != n:
                return NOTHING_SAID
            n = clause.amount
            ids.append(clause.stat.id)
        elif isinstance(clause, Permit):
            ids.append(clause.rule.id)
        else:
            return NOTHING_SAID
    words = TOGETHER.get(tuple(ids))
    return NOTHING_SAID if words is None else words.say(language, n=abs(n))


def flips_of(clause: Clause) -> int:
    """The bit of a clause that can be used once a round."""
    if isinstance(clause, On):
        return clause.flips
    return clause.flips if isinstance(clause, Flipping) else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Flipping(Feature):
    """A clause of our own that can be used once a round."""

    __slots__ = ("flips",)

    def __init__(self, family: Family) -> None:
        super().__init__(family)
        self.flips = BITS.next()


class Bits:
    """Hands out the bits by which players note what they have used."""

    __slots__ = ("given",)

    def __init__(self) -> None:
        self.given = 0

    def next(self) -> int:
        self.given += 1
        return 1 << (self.given - 1)


BITS: Final = Bits()


def may(moment: Any, effect: Effect[Any], price: Any = None) -> On[Any]:
    """An ability that may be used at each such moment."""
    return On(moment, effect, price, optional=True)


def once(moment: Any, effect: Effect[Any], price: Any = None) -> On[Any]:
    """An ability that may be used once a round, until its owner refreshes it (AA-DEF-FLIP)."""
    return On(moment, effect, price, optional=True, flips=BITS.next())


def cause(name: str, en: str, pl: str) -> Declared:
    """Something besides a component that questions and lines of the log go back to: an action, a phase."""
    declared = Declared()
    REGISTRY.add(name, declared, Phrase(en, pl))
    return declared


__all__ = [
    "BITS", "REGISTRY", "SOURCES", "Box", "Component", "Flipping", "Modifier", "On", "Permit", "Piece", "cause", "may",
    "once",
]  # fmt: skip
