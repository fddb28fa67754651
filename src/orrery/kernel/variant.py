"""What can be chosen before a game: declared once, for the lobby's form, the command line and programs alike."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from orrery.kernel.text import BadSetup, Phrase

NO_MEANING: Final = "none"
"""The value of a variant that has no meaning with so many players."""

NOT_A_SWITCH: Final = Phrase("“{name}” is yes or no, not {value}.", "„{name}” to tak albo nie, a nie {value}.")
NO_VALUE: Final = Phrase("“{name}” is one of {names}, not {value}.", "„{name}” to jedno z: {names}, a nie {value}.")
NO_VALUE_OF_A_SEAT: Final = Phrase(
    "“{value}” is no value of “{name}”. Take one of: {names}.",
    "„{value}” to nie wartość „{name}”. Do wyboru: {names}.",
)
ONE_SEAT: Final = Phrase("Only one player can take {value}.", "„{value}” może mieć tylko jeden gracz.")
TOO_MANY: Final = Phrase(
    "{n} {n:value|values} of “{name}” for {players} {players:player|players}.",
    "{n} {n:wartość|wartości|wartości} „{name}” na {players} {players:gracza|graczy|graczy}.",
)
TOO_MANY_PLAYERS: Final = Phrase(
    "“{name}” is for at most {most} {most:player|players}, so it has no meaning with {players}.",
    "„{name}” dotyczy najwyżej {most} {most:gracza|graczy|graczy}, więc przy {players} nie ma znaczenia.",
)
SETTLED: Final = Phrase(
    "With “{name}” nobody chooses “{other}”, so it cannot be {value}.",
    "Przy „{name}” nikt nie wybiera „{other}”, więc nie może to być {value}.",
)


@dataclass(frozen=True)
class Variant:
    """A switch; or with ``values`` one of them; or with ``per_seat`` one of them for each seat."""

    name: str
    title: Phrase
    default: Any = False
    """A switch is off or on; else the name of a value."""
    values: Mapping[str, Phrase] = field(default_factory=dict)
    """By name, as people are to read them, in the order of a list to choose from."""
    note: Phrase | None = None
    """What it means, in a few words."""
    per_seat: bool = False
    shared: tuple[str, ...] = ()
    """Of a value per seat: what any number of seats may have. Everything else is for one alone."""
    most: int | None = None
    """Up to how many players it has a meaning."""
    settles: Mapping[str, Any] = field(default_factory=dict)
    """Of a switch: other variants that nobody chooses while it is on, and the values that they have then."""

    @property
    def switch(self) -> bool:
        return not self.values

    def usual(self, players: int) -> Any:
        """The value that it has if nobody has chosen."""
        if self.most is not None and players > self.most:
            return False if self.switch else NO_MEANING
        return self.filled(self.default, players)

    def filled(self, value: Any, players: int) -> Any:
        """One value as a setup holds it: for each seat, if it is chosen by seats."""
        return [value] * players if self.per_seat else value

    def clean(self, value: Any, players: int) -> Any:
        """A value as a setup holds it; ``BadSetup`` if there is none such."""
        if self.switch:
            if not isinstance(value, bool):
                raise BadSetup(NOT_A_SWITCH, name=self.name, value=str(value)[:40])
            if value:
                self._check_players(players)
            return value
        if self.per_seat:
            return self._clean_seats(value, players)
        if self.most is not None and value == NO_MEANING:
            return self.usual(players)
        found = self._named(value, NO_VALUE)
        self._check_players(players)
        return found

    def _check_players(self, players: int) -> None:
        if self.most is not None and players > self.most:
            raise BadSetup(TOO_MANY_PLAYERS, name=self.name, most=self.most, players=players)

    def _clean_seats(self, value: Any, players: int) -> list[str]:
        """A list by seats, filled up; a value that all may share can stand for all."""
        given = list(value) if isinstance(value, (list, tuple)) else [value]
        if len(given) > players:
            raise BadSetup(TOO_MANY, name=self.name, n=len(given), players=players)
        found = [self._named(one, NO_VALUE_OF_A_SEAT) for one in given]
        for name in found:
            if name not in self.shared and found.count(name) > 1:
                raise BadSetup(ONE_SEAT, value=name)
        if isinstance(value, str) and found[0] in self.shared:
            return found * players
        return found + [self.default] * (players - len(found))

    def _named(self, value: Any, trouble: Phrase) -> str:
        wanted = value.casefold() if isinstance(value, str) else ""
        for name in self.values:
            if name.casefold() == wanted:
                return name
        raise BadSetup(trouble, name=self.name, value=str(value)[:40], names=", ".join(self.values))


def settled(variants: tuple[Variant, ...], given: Mapping[str, Any], players: int) -> dict[str, Any]:
    """The clean value of every variant: as given, as usual, or as a switch settles it."""
    chosen = {v.name: v.clean(given[v.name], players) if v.name in given else v.usual(players) for v in variants}
    by_name = {v.name: v for v in variants}
    for variant in variants:
        if not variant.settles or not chosen[variant.name]:
            continue
        for name, value in variant.settles.items():
            other = by_name[name]
            fixed = other.filled(value, players)
            if chosen[name] not in (fixed, other.usual(players)):
                raise BadSetup(SETTLED, name=variant.name, other=name, value=str(given[name])[:40])
            chosen[name] = fixed
    return chosen
