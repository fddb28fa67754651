"""The effects and abilities that saved steps point at, by name."""

from __future__ import annotations

from typing import Any

from orrery.games.parts.ability import On
from orrery.games.parts.effect import Effect
from orrery.kernel.declared import Declared
from orrery.kernel.text import Sayable


class Registry:
    """Everything a game has declared that a step may hold: found again by name when a game is loaded."""

    def __init__(self) -> None:
        self._declared: dict[str, Declared] = {}

    def __getitem__(self, name: str) -> Declared:
        return self._declared[name]

    def add(self, name: str, thing: Declared, owner: Sayable | None) -> None:
        """Name an ability or effect, and all effects inside it, after the card that owns it."""
        assert name not in self._declared, f"{name} is declared twice"
        thing.name = name
        thing.owner = owner
        self._declared[name] = thing
        parts: list[Effect[Any]] = []
        if isinstance(thing, On):
            parts = [thing.effect]
        elif isinstance(thing, Effect):
            parts = thing.parts()
        for number, part in enumerate(parts, 1):
            self.add(f"{name}.{number}", part, owner)
