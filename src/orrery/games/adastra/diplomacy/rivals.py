"""Effects upon another player: choosing one, and raising somebody else's unrest."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from orrery.games.adastra.grammar import FOREIGN_UNREST
from orrery.games.adastra.names import MOST_UNREST
from orrery.games.adastra.player import UNREST
from orrery.games.adastra.state import AdAstra, rivals
from orrery.games.adastra.words import CHOOSE_SEAT
from orrery.games.parts.effect import Effect, Resolve
from orrery.kernel.agenda import Question
from orrery.kernel.compiling import mypyc_attr
from orrery.kernel.text import Phrase, Refusal, Text

NOT_HIGHER: Final = Refusal(
    "not-higher", Phrase("That player's unrest would not rise.", "Niezadowolenie tego gracza by nie wzrosło.")
)


def rise(state: AdAstra, victim: int, fields: int) -> int:
    """By how many fields another player's effect would raise somebody's unrest (Universal Antidote lowers it)."""
    player = state.players[victim]
    lowered = max(0, fields + player.index.stat(FOREIGN_UNREST))
    return min(lowered, MOST_UNREST - player.counts[UNREST])


def raise_rival(state: AdAstra, by: int, victim: int, fields: int) -> int:
    """Another player's effect raises somebody's unrest; returns by how many fields."""
    return state.move_unrest(victim, rise(state, victim, fields))


@mypyc_attr(allow_interpreted_subclasses=True)
class RivalEffect(Effect[AdAstra]):
    """An effect that begins by choosing another player."""

    __slots__ = ()

    def rival_refusal(self, state: AdAstra, seat: int, rival: int) -> Refusal | None:
        """Why this player cannot be chosen, or none."""
        return None

    @abstractmethod
    def upon(self, state: AdAstra, seat: int, rival: int, source: int) -> None:
        """What happens when this player is chosen."""

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        found: Refusal | None = None
        for rival in rivals(state, seat):
            found = self.rival_refusal(state, seat, rival)
            if found is None:
                return None
        return found

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        if self.refusal(state, seat, source) is None:
            state.push(ChooseRival(seat, source, self))


class ChooseRival(Question[AdAstra]):
    """Which player?"""

    __slots__ = ("effect", "source")
    fields: ClassVar[tuple[str, ...]] = ("seat", "source", "effect")
    asks = Phrase("Which player do you choose?", "Którego gracza wybierasz?")
    topic = Phrase("Player", "Gracz")

    def __init__(self, seat: int, source: int, effect: RivalEffect) -> None:
        self.seat = seat
        self.source = source
        self.effect = effect

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SEAT.base + rival for rival in rivals(state, self.seat)]

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        return self.effect.rival_refusal(state, self.seat, option - CHOOSE_SEAT.base)

    def apply(self, state: AdAstra, option: int) -> None:
        self.effect.upon(state, self.seat, option - CHOOSE_SEAT.base, self.source)


class RaiseRival(RivalEffect):
    """Choose another player: that player's unrest rises (Mind Worms)."""

    __slots__ = ("rises",)
    words: Final = Phrase(
        "choose another player: raise that player's unrest by {n} {n:field|fields}",
        "wybierz innego gracza: zwiększ jego niezadowolenie o {n} {n:pole|pola|pól}",
    )

    def __init__(self, rises: int) -> None:
        super().__init__()
        self.rises = rises

    def rival_refusal(self, state: AdAstra, seat: int, rival: int) -> Refusal | None:
        return None if rise(state, rival, self.rises) else NOT_HIGHER

    def upon(self, state: AdAstra, seat: int, rival: int, source: int) -> None:
        raise_rival(state, seat, rival, self.rises)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.rises)


class WithRival(RivalEffect):
    """Choose another player: something happens to you, something to that player."""

    __slots__ = ("mine", "theirs")
    both: Final = Phrase(
        "choose another player: {mine}, that player {theirs}", "wybierz innego gracza: {mine}, ten gracz {theirs}"
    )
    alone: Final = Phrase("choose another player, who {theirs}", "wybierz innego gracza, który {theirs}")

    def __init__(self, mine: Effect[AdAstra] | None, theirs: Effect[AdAstra]) -> None:
        super().__init__()
        self.mine = mine
        self.theirs = theirs

    def parts(self) -> list[Effect[AdAstra]]:
        return [self.theirs] if self.mine is None else [self.mine, self.theirs]

    def rival_refusal(self, state: AdAstra, seat: int, rival: int) -> Refusal | None:
        return self.theirs.refusal(state, rival, seat) if self.mine is None else None

    def upon(self, state: AdAstra, seat: int, rival: int, source: int) -> None:
        state.push(Resolve(rival, source, self.theirs))
        if self.mine is not None:
            state.push(Resolve(seat, source, self.mine))

    def say(self, language: str, they: bool = False) -> Text:
        theirs = self.theirs.say(language, True)
        if self.mine is None:
            return self.alone.say(language, theirs=theirs)
        return self.both.say(language, mine=self.mine.say(language), theirs=theirs)
