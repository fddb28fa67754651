"""Effects on influence tokens that cards, milestones and empire actions have."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.galaxy.connections import connected
from orrery.games.adastra.galaxy.control import has_units
from orrery.games.adastra.galaxy.influence import (
    NO_TOKEN,
    flipped_tokens,
    place_token,
    refresh,
    reserve,
    tokens_on_map,
    veiled,
)
from orrery.games.adastra.names import NONE
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.words import CHOOSE_SYSTEM
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text

NO_FREE_SYSTEM: Final = Refusal(
    "no-free-system",
    Phrase("There is no such system without an influence token.", "Nie ma takiego układu bez żetonu wpływu."),
)
ALL_READY: Final = Refusal(
    "all-ready", Phrase("None of your influence tokens is flipped.", "Żaden twój żeton wpływu nie jest odwrócony.")
)


class RefreshInfluence(Effect[AdAstra]):
    """Up to so many own flipped influence tokens become ready (Spy Center, Emissaries, Sky Herald)."""

    __slots__ = ("tokens",)
    words: Final = Phrase(
        "make up to {n} of your flipped influence tokens ready",
        "odśwież najwyżej {n} {n:swój odwrócony żeton|swoje odwrócone żetony|swoich odwróconych żetonów} wpływu",
    )
    one: Final = Phrase(
        "makes 1 own flipped influence token ready", "odświeża 1 swój odwrócony żeton wpływu"
    )  # fmt: skip
    theirs: Final = Phrase(
        "makes up to {n} own flipped influence {n:token|tokens} ready",
        "odświeża najwyżej {n} {n:swój odwrócony żeton|swoje odwrócone żetony|swoich odwróconych żetonów} wpływu",
    )

    def __init__(self, tokens: int) -> None:
        super().__init__()
        self.tokens = tokens

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        return None if flipped_tokens(state, seat) else ALL_READY

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        refresh_some(state, seat, self.tokens)

    def say(self, language: str, they: bool = False) -> Text:
        words = self.words if not they else self.one if self.tokens == 1 else self.theirs
        return words.say(language, n=self.tokens)


def refresh_some(state: AdAstra, seat: int, tokens: int) -> None:
    """So many flipped tokens of a seat become ready; which, is asked only if there are more."""
    flipped = flipped_tokens(state, seat)
    if len(flipped) > tokens:
        if tokens > 0:
            state.push(ReadyToken(seat, tokens))
        return
    for system in flipped:
        refresh(state, system)


class ReadyToken(OpenQuestion[AdAstra]):
    """Which flipped influence token becomes ready? So many to go."""

    __slots__ = ("left",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    asks = Phrase(
        "Which flipped influence token becomes ready? {n} to go",
        "Który odwrócony żeton wpływu odświeżasz? Pozostało: {n}",
    )
    topic = Phrase("Influence token", "Żeton wpływu")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SYSTEM.base + system for system in flipped_tokens(state, self.seat)]

    def apply(self, state: AdAstra, option: int) -> None:
        refresh(state, option - CHOOSE_SYSTEM.base)
        refresh_some(state, self.seat, self.left - 1)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"n": self.left}


class PlaceInfluence(Effect[AdAstra]):
    """A token from the reserve goes to a system without one: to any (Cultural Beacon), or only where an own unit is or
    to which a system under own influence is connected (Emissaries; Shadow Web forbids it)."""

    __slots__ = ("anywhere",)
    beacon: Final = Phrase(
        "put 1 influence token from your reserve, ready, in any system without an influence token",
        "umieść 1 żeton wpływu z rezerwy, w gotowości, w dowolnym układzie bez żetonu wpływu",
    )
    near: Final = Phrase(
        "put 1 influence token from your reserve in a system without an influence token that holds one of your units or"
        " is connected for you to a system under your influence",
        "umieść 1 żeton wpływu z rezerwy w układzie bez żetonu wpływu, w którym jest twoja jednostka albo który jest"
        " dla ciebie połączony z układem pod twoim wpływem",
    )

    def __init__(self, anywhere: bool = True) -> None:
        super().__init__()
        self.anywhere = anywhere

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        if not reserve(state, seat):
            return NO_TOKEN
        return None if places(state, seat, self.anywhere) else NO_FREE_SYSTEM

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        if self.refusal(state, seat, source) is None:
            state.push(PlaceToken(seat, int(self.anywhere)))

    def say(self, language: str, they: bool = False) -> Text:
        return (self.beacon if self.anywhere else self.near).say(language)


def places(state: AdAstra, seat: int, anywhere: bool) -> list[int]:
    """Systems without an influence token in which a seat may put one of its own."""
    free = [system for system in state.chart.systems if state.influence[system] == NONE]
    if anywhere:
        return free
    near = 0
    for system in tokens_on_map(state, seat):
        for other in connected(state, seat, system):
            near |= 1 << other
    shut = veiled(state, seat)
    return [
        system for system in free if not shut >> system & 1 and (near >> system & 1 or has_units(state, system, seat))
    ]


class PlaceToken(OpenQuestion[AdAstra]):
    """Where do you put the influence token?"""

    __slots__ = ("anywhere",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "anywhere")
    asks = Phrase("Where do you put an influence token?", "Gdzie umieszczasz żeton wpływu?")
    topic = Phrase("System", "Układ")

    def __init__(self, seat: int, anywhere: int) -> None:
        self.seat = seat
        self.anywhere = anywhere

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SYSTEM.base + system for system in places(state, self.seat, bool(self.anywhere))]

    def apply(self, state: AdAstra, option: int) -> None:
        place_token(state, self.seat, option - CHOOSE_SYSTEM.base)
