"""AA-DEF-RES: resources are given back for as many others."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.names import ANY
from orrery.games.adastra.resources import CANNOT_PAY, TYPES, stock
from orrery.games.adastra.say import amount
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.words import DONE, GAIN, PAY
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text


class Exchange(Effect[AdAstra]):
    """Pay up to so many resources, of any types or of one, to gain as many of other types."""

    __slots__ = ("most", "what")
    words: Final = Phrase(
        "pay up to {what} to gain the same number of other resources of any types",
        "zapłać najwyżej {what}, aby zyskać tyle samo innych dowolnych zasobów",
    )

    def __init__(self, most: int, what: int = ANY) -> None:
        super().__init__()
        self.most = most
        self.what = what

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        player = state.players[seat]
        have = stock(player) if self.what == ANY else player.counts[self.what]
        return None if have else CANNOT_PAY

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        state.push(GiveForOthers(seat, self.what, self.most, 0, 0))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, what=amount(self.what, self.most, language))


class GiveForOthers(OpenQuestion[AdAstra]):
    """Which resource do you give, or is it enough? ``given`` has a bit for each type, ``number`` says how many."""

    __slots__ = ("given", "left", "number", "what")
    fields: ClassVar[tuple[str, ...]] = ("seat", "what", "left", "given", "number")
    asks = Phrase("Which resource do you exchange? At most {n} more", "Który zasób wymieniasz? Jeszcze najwyżej {n}")
    topic = Phrase("Resource", "Zasób")

    def __init__(self, seat: int, what: int, left: int, given: int, number: int) -> None:
        self.seat = seat
        self.what = what
        self.left = left
        self.given = given
        self.number = number

    def candidates(self, state: AdAstra) -> list[int]:
        counts = state.players[self.seat].counts
        words: list[int] = []
        if self.left:
            words = [PAY.base + what for what in TYPES if counts[what] and self.what in (ANY, what)]
        if self.number:
            words.append(DONE)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        if option == DONE:
            state.push(GainOther(self.seat, self.number, self.given))
            return
        what = option - PAY.base
        state.gain(self.seat, what, -1)
        state.push(GiveForOthers(self.seat, self.what, self.left - 1, self.given | 1 << what, self.number + 1))

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"n": self.left}


class GainOther(OpenQuestion[AdAstra]):
    """Which resource do you gain for those given? Not of a type that was given: that would undo the exchange."""

    __slots__ = ("given", "left")
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "given")
    asks = Phrase("Which resource do you gain? {n} to go", "Który zasób zyskujesz? Pozostało: {n}")
    topic = Phrase("Resource", "Zasób")

    def __init__(self, seat: int, left: int, given: int) -> None:
        self.seat = seat
        self.left = left
        self.given = given

    def candidates(self, state: AdAstra) -> list[int]:
        return [GAIN.base + what for what in TYPES if not self.given >> what & 1]

    def apply(self, state: AdAstra, option: int) -> None:
        state.gain(self.seat, option - GAIN.base, 1)
        if self.left > 1:
            state.push(GainOther(self.seat, self.left - 1, self.given))

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"n": self.left}
