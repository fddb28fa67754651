"""AA-CMB: a combat under way, as it is remembered between two questions."""

from __future__ import annotations

from typing import Any


class Fight:
    """A combat: who fights where, and what is left of each element."""

    __slots__ = ("attacker", "defender", "system")

    def __init__(self, system: int, attacker: int, defender: int) -> None:
        self.system = system
        self.attacker = attacker
        self.defender = defender

    def clone(self) -> Fight:
        return Fight(self.system, self.attacker, self.defender)

    def save(self) -> list[Any]:
        return [self.system, self.attacker, self.defender]


def load_fight(data: list[Any]) -> Fight:
    system, attacker, defender = data
    return Fight(system, attacker, defender)
