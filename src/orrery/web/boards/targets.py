"""Where the choices of a question are drawn: each on its thing on the table, the others beside the question."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from orrery.kernel.looking import Choice

KEYS: Final = "123456789abcdefgijkmnopqrstvwxyz"
"""In reading order; H, L and U have a meaning of their own everywhere."""


@dataclass(frozen=True)
class Spot:
    """A choice in its place: a button, or with ``why`` something that cannot be chosen now."""

    token: str
    label: str
    help: str
    why: str | None
    key: str
    number: int


class Targets:
    """Hands out every choice of a question once."""

    def __init__(self, choices: list[Choice]) -> None:
        self._left = {choice.option: choice for choice in choices}
        self._keys = iter(KEYS)
        self._number = 0

    def take(self, option: int, label: str = "", keyed: bool = True, key: str = "") -> Spot | None:
        """The place for this option, if it is a choice that has none yet; ``label`` if it needs another name."""
        choice = self._left.pop(option, None)
        if choice is None:
            return None
        self._number += 1
        key = (key or self.key()) if keyed and choice.refusal is None else ""
        return Spot(choice.token, label or choice.label, choice.help, choice.refusal, key, self._number)

    def legal(self, option: int, label: str = "", key: str = "") -> Spot | None:
        """The place for this option if it can be chosen now; if it cannot, it needs none."""
        choice = self._left.get(option)
        if choice is not None and choice.refusal is None:
            return self.take(option, label, key=key)
        self._left.pop(option, None)
        return None

    def key(self) -> str:
        """The next free key, for something that leads to several choices."""
        return next(self._keys, "")

    def first(self, *options: int) -> Spot | None:
        """The place for the first of these options that is a choice."""
        for option in options:
            if option in self._left:
                return self.take(option)
        return None

    def rest(self) -> list[Spot]:
        """Places for all choices that have none yet."""
        return [spot for option in list(self._left) if (spot := self.take(option)) is not None]
