"""The words that can be said in a game: every option is an int here, and a readable token everywhere else."""

from __future__ import annotations

from itertools import product
from typing import Final

from orrery.kernel.text import IllegalAnswer, Phrase

UNKNOWN: Final = Phrase(
    "“{token}” is not a word of this game. Close to it: {close}.",
    "„{token}” nie jest słowem tej gry. Podobne: {close}.",
)


class Kind:
    """One kind of option. Its words are numbered ``base``, ``base + 1``… in the order of its domains."""

    __slots__ = ("base", "domains", "name", "size", "strides")

    def __init__(self, name: str, base: int, domains: tuple[tuple[str, ...], ...]) -> None:
        self.name = name
        self.base = base
        self.domains = domains
        strides: list[int] = []
        size = 1
        for domain in reversed(domains):
            strides.append(size)
            size *= len(domain)
        strides.reverse()
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


class Vocabulary:
    """All the words of a game, fixed once its kinds are declared: its action space."""

    __slots__ = ("_kinds", "_options", "_tokens", "kinds")

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self._tokens: list[str] = []
        self._kinds: list[Kind] = []
        self._options: dict[str, int] = {}

    def kind(self, name: str, *domains: tuple[str, ...]) -> Kind:
        kind = Kind(name, len(self._tokens), domains)
        self.kinds.append(kind)
        for names in product(*domains):
            token = ":".join((name, *names))
            self._options[token] = len(self._tokens)
            self._tokens.append(token)
            self._kinds.append(kind)
        return kind

    def __len__(self) -> int:
        return len(self._tokens)

    def token(self, option: int) -> str:
        return self._tokens[option]

    def kind_of(self, option: int) -> Kind:
        return self._kinds[option]

    def option(self, token: str) -> int:
        option = self._options.get(token)
        if option is None:
            from difflib import get_close_matches

            close = get_close_matches(token, self._options, 3, 0.3)
            raise IllegalAnswer(UNKNOWN, token=token[:60], close=", ".join(close) or "–")
        return option
