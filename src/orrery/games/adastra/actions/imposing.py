"""Imposing: what happens when a unit enters a system."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.actions.moving import imposes
from orrery.games.adastra.diplomacy.words import RESERVE
from orrery.games.adastra.galaxy.influence import (
    is_last,
    move_token,
    place_token,
    remove_token,
    reserve,
    tokens_on_map,
)
from orrery.games.adastra.names import NONE
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.words import CHOOSE_SYSTEM, DONE, SYSTEM
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text
from orrery.kernel.vocabulary import Kind

FROM_SYSTEM: Final = Phrase("Your token from {system}", "Twój żeton z układu {system}")
NOT_AT_ALL: Final = Phrase("Leave it there", "Zostaw go tam")


def entered(state: AdAstra, seat: int, system: int, cls: int) -> None:
    """A unit of this class has entered a system, by flight, by a retreat or by winning an attack."""
    other = state.influence[system]
    if other not in (NONE, seat) and imposes(state, seat, cls) and not is_last(state, system):
        state.push(Impose(seat, system))


class Impose(OpenQuestion[AdAstra]):
    """Do you replace the influence token here, and by which of yours?"""

    __slots__ = ("system",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "system")
    asks = Phrase(
        "Do you replace the influence token in {system}, and by which of yours?",
        "Czy zastępujesz żeton wpływu w układzie {system}, a jeśli tak, którym swoim?",
    )
    topic = Phrase("Influence", "Wpływ")

    def __init__(self, seat: int, system: int) -> None:
        self.seat = seat
        self.system = system

    def candidates(self, state: AdAstra) -> list[int]:
        words = [RESERVE] if reserve(state, self.seat) else []
        words += [CHOOSE_SYSTEM.base + system for system in tokens_on_map(state, self.seat)]
        words.append(DONE)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        if option == DONE:
            return
        remove_token(state, self.system)
        if option == RESERVE:
            place_token(state, self.seat, self.system)
        else:
            move_token(state, self.seat, option - CHOOSE_SYSTEM.base, self.system)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"system": SYSTEM.say(self.system, scene)}

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        if option == DONE:
            return NOT_AT_ALL.say(scene.language)
        if kind is CHOOSE_SYSTEM:
            return FROM_SYSTEM.say(scene.language, system=SYSTEM.say(option - CHOOSE_SYSTEM.base, scene))
        return super().label(state, kind, option, scene)
