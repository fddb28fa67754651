"""The words that can be said in a game: every option is an int here, and a readable token everywhere else."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from itertools import product
from typing import Any, ClassVar, Final

from orrery.kernel.compiling import mypyc_attr
from orrery.kernel.scene import Scene
from orrery.kernel.text import NOTHING_SAID, IllegalAnswer, Phrase, Text, plain

UNKNOWN: Final = Phrase(
    "“{token}” is not a word of this game. Close to it: {close}.",
    "„{token}” nie jest słowem tej gry. Podobne: {close}.",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """Things of one kind that words and events speak of: how tokens write them, how people hear of them.

    A list of names may grow while a game declares its cards; their words are written when the vocabulary is closed, and
    numbered then as well, unless it is known before how many there will be.
    """

    __slots__ = ("names",)
    unknown: ClassVar[Phrase] = Phrase("something hidden", "coś zakrytego")
    """What those hear who may not know which."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def count(self) -> int:
        """How many there are once all are declared; 0 while nobody knows."""
        return 0 if isinstance(self.names, list) else len(self.names)

    def say(self, value: int, scene: Scene) -> Text:
        return plain(self.names[value])

    def explain(self, value: int, scene: Scene) -> Text:
        """What it is and does."""
        return NOTHING_SAID


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers(Domain):
    """Plain numbers, from ``least`` on."""

    __slots__ = ("least",)

    def __init__(self, count: int, least: int = 0) -> None:
        super().__init__(tuple([str(least + number) for number in range(count)]))
        self.least = least

    def say(self, value: int, scene: Scene) -> Text:
        return plain(str(self.least + value))


@mypyc_attr(allow_interpreted_subclasses=True)
class Seats(Domain):
    """The players, by their names."""

    __slots__ = ()

    def __init__(self, most: int) -> None:
        super().__init__(tuple([str(seat + 1) for seat in range(most)]))

    def say(self, value: int, scene: Scene) -> Text:
        return scene.player(value).said(scene.language)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrases(Domain):
    """A few things with a name in every language, and perhaps with what there is to know of them."""

    __slots__ = ("helps", "phrases")

    def __init__(self, names: Sequence[str], phrases: tuple[Phrase, ...], helps: tuple[Phrase, ...] = ()) -> None:
        super().__init__(names)
        self.phrases = phrases
        self.helps = helps

    def say(self, value: int, scene: Scene) -> Text:
        return self.phrases[value].say(scene.language)

    def explain(self, value: int, scene: Scene) -> Text:
        return self.helps[value].say(scene.language) if self.helps else NOTHING_SAID


class Kind:
    """One kind of option. Its words are numbered ``base``, ``base + 1``… in the order of its domains.

    ``phrase`` is what a button says, with the things it is about in its gaps ``{0}``, ``{1}``…; without one, the thing
    itself. Where the things can only be named together (a row of a planet), ``about`` names them in the gap ``{0}``.
    ``help`` explains the kind; without it, the thing does.
    """

    __slots__ = ("about", "base", "domains", "help", "name", "phrase", "size", "strides")

    def __init__(
        self,
        name: str,
        domains: tuple[Domain, ...],
        phrase: Phrase | None,
        help: Phrase | None,
        about: Domain | None,
    ) -> None:
        self.name = name
        self.domains = domains
        self.phrase = phrase
        self.help = help
        self.about = about
        self.base = -1
        self.size = 0
        self.strides: list[int] = []

    def number(self, base: int) -> None:
        """Give its words their numbers."""
        strides: list[int] = []
        size = 1
        for domain in reversed(self.domains):
            strides.append(size)
            size *= domain.count() or len(domain.names)
        strides.reverse()
        self.base = base
        self.strides = strides
        self.size = size

    def word(self, *places: int) -> int:
        option = self.base
        for place, stride in zip(places, self.strides, strict=True):
            option += place * stride
        return option

    def has(self, option: int) -> bool:
        return self.base <= option < self.base + self.size

    def places(self, option: int) -> list[int]:
        """Where in each domain the word stands."""
        rest = option - self.base
        places = []
        for stride in self.strides:
            places.append(rest // stride)
            rest %= stride
        return places

    def label(self, option: int, scene: Scene) -> Text:
        """The word as a button would say it."""
        if self.about is not None:
            said = [self.about.say(option - self.base, scene)]
        else:
            places = self.places(option)
            said = [domain.say(place, scene) for domain, place in zip(self.domains, places, strict=True)]
        if self.phrase is None:
            return said[0].capitalized() if said else plain(self.name)
        gaps: dict[str, Any] = {str(place): text for place, text in enumerate(said)}
        return self.phrase.fill(scene.language, gaps)

    def explain(self, option: int, scene: Scene) -> Text:
        """The card or rule behind the word."""
        if self.help is not None:
            return self.help.say(scene.language)
        return self.domains[0].explain(self.places(option)[0], scene) if self.domains else NOTHING_SAID


class Vocabulary:
    """All the words of a game, fixed once its kinds are declared: its action space."""

    __slots__ = ("_kinds", "_options", "_tokens", "kinds")

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self._tokens: list[str] = []
        self._kinds: list[Kind] = []
        self._options: dict[str, int] = {}

    def kind(
        self,
        name: str,
        *domains: Domain | tuple[str, ...],
        label: Phrase | None = None,
        help: Phrase | None = None,
        about: Domain | None = None,
    ) -> Kind:
        spoken = [Domain(domain) if isinstance(domain, tuple) else domain for domain in domains]
        kind = Kind(name, tuple(spoken), label, help, about)
        self.kinds.append(kind)
        if all([domain.count() for domain in spoken]):
            self._number(kind)
        return kind

    def close(self) -> None:
        """Everything is declared: number and write the words that waited for it."""
        for kind in self.kinds:
            for domain in kind.domains:
                assert domain.count() in (0, len(domain.names)), f"{len(domain.names)} are declared for {kind.name}"
            if kind.base < 0:
                self._number(kind)
            elif not self._tokens[kind.base]:
                self._write(kind)

    def _number(self, kind: Kind) -> None:
        kind.number(len(self._tokens))
        self._tokens += [""] * kind.size
        self._kinds += [kind] * kind.size
        self._write(kind)

    def _write(self, kind: Kind) -> None:
        option = kind.base
        for names in product(*[domain.names for domain in kind.domains]):
            token = ":".join((kind.name, *names))
            self._options[token] = option
            self._tokens[option] = token
            option += 1

    def __len__(self) -> int:
        return len(self._tokens)

    def token(self, option: int) -> str:
        return self._tokens[option]

    def kind_of(self, option: int) -> Kind:
        return self._kinds[option]

    def option(self, token: str) -> int:
        option = self._options.get(token)
        if option is None:
            close = get_close_matches(token, self._options, 3, 0.3)
            raise IllegalAnswer(UNKNOWN, token=token[:60], close=", ".join(close) or "–")
        return option
