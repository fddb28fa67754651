"""AA-TEST-7: effects on dice that were rolled: reroll some, or set one."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.clauses import Metric
from orrery.games.adastra.combat.rolling import FACES, faces_of, roll_more, rolled, side_rolled
from orrery.games.adastra.combat.windows import WindowEffect
from orrery.games.adastra.combat.words import REROLL
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.words import DONE
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text

ANY_NUMBER: Final = 99

NO_DICE: Final = Refusal("no-dice", Phrase("You have no dice for it.", "Nie masz do tego kości."))
NO_BETTER: Final = Refusal("no-better", Phrase("It would change nothing.", "Nic by to nie zmieniło."))


class Reroll(WindowEffect):
    """Reroll up to so many of the own dice together; with a metric as often as it counts (once for each Titan)."""

    __slots__ = ("dice", "each")
    some: Final = Phrase("reroll up to {n} of your dice", "przerzuć do {n} swoich kości")
    one: Final = Phrase("reroll 1 of your dice", "przerzuć 1 swoją kość")
    every: Final = Phrase("reroll any number of your dice together", "przerzuć razem dowolną liczbę swoich kości")
    per: Final = Phrase("{what} for each {metric}", "{what} za {metric}")

    def __init__(self, dice: int, each: Metric | None = None) -> None:
        super().__init__()
        self.dice = dice
        self.each = each

    def uses(self, state: AdAstra, seat: int) -> int:
        return 1 if self.each is None else self.each.value(state, seat)

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        side = side_rolled(state, seat)
        return NO_DICE if side < 0 or not rolled(state, side) else None

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        choose_reroll(state, seat, side_rolled(state, seat), self.dice, (0,) * FACES)

    def say(self, language: str, they: bool = False) -> Text:
        words = self.one if self.dice == 1 else self.every if self.dice >= ANY_NUMBER else self.some
        text = words.say(language, n=self.dice)
        return text if self.each is None else self.per.say(language, what=text, metric=self.each.say(language))


def choose_reroll(state: AdAstra, seat: int, side: int, left: int, chosen: tuple[int, ...]) -> None:
    """Ask for the next die to reroll; when none is left to choose, roll."""
    if left > 0 and sum(chosen) < rolled(state, side):
        state.push(RerollDice(seat, side, left, chosen))
    else:
        reroll(state, side, chosen)


def reroll(state: AdAstra, side: int, chosen: tuple[int, ...]) -> None:
    """AA-TEST-7: these dice are rolled again, together."""
    for face in range(FACES):
        state.dice[FACES * side + face] -= chosen[face]
    roll_more(state, side, sum(chosen))


class RerollDice(OpenQuestion[AdAstra]):
    """Which die do you reroll, or are these all?"""

    __slots__ = ("chosen", "left", "side")
    fields: ClassVar[tuple[str, ...]] = ("seat", "side", "left", "chosen")
    asks = Phrase("Which dice do you reroll?", "Które kości przerzucasz?")
    topic = Phrase("Die", "Kość")

    def __init__(self, seat: int, side: int, left: int, chosen: tuple[int, ...]) -> None:
        self.seat = seat
        self.side = side
        self.left = left
        self.chosen = chosen
        """How many of each face are to be rolled again."""

    def candidates(self, state: AdAstra) -> list[int]:
        dice = faces_of(state, self.side)
        words = [REROLL.base + face for face in range(FACES) if dice[face] > self.chosen[face]]
        if sum(self.chosen):
            words.append(DONE)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        if option == DONE:
            reroll(state, self.side, self.chosen)
            return
        chosen = list(self.chosen)
        chosen[option - REROLL.base] += 1
        choose_reroll(state, self.seat, self.side, self.left - 1, tuple(chosen))


class SetDie(WindowEffect):
    """One of the own dice is set to a value."""

    __slots__ = ("value",)
    words: Final = Phrase("set one of your dice to {n}", "ustaw jedną swoją kość na {n}")

    def __init__(self, value: int) -> None:
        super().__init__()
        self.value = value

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        side = side_rolled(state, seat)
        if side < 0 or not rolled(state, side):
            return NO_DICE
        return NO_BETTER if faces_of(state, side)[self.value - 1] == rolled(state, side) else None

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        state.push(TurnDie(seat, side_rolled(state, seat), self.value))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.value)


class TurnDie(OpenQuestion[AdAstra]):
    """Which die do you turn?"""

    __slots__ = ("side", "value")
    fields: ClassVar[tuple[str, ...]] = ("seat", "side", "value")
    asks = Phrase("Which die do you set to {n}?", "Którą kość ustawiasz na {n}?")
    topic = Phrase("Die", "Kość")

    def __init__(self, seat: int, side: int, value: int) -> None:
        self.seat = seat
        self.side = side
        self.value = value

    def candidates(self, state: AdAstra) -> list[int]:
        dice = faces_of(state, self.side)
        return [REROLL.base + face for face in range(FACES) if dice[face] and face != self.value - 1]

    def apply(self, state: AdAstra, option: int) -> None:
        first = FACES * self.side
        state.dice[first + option - REROLL.base] -= 1
        state.dice[first + self.value - 1] += 1

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"n": self.value}
