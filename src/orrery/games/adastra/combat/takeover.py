"""AA-INV-5, AA-INV-7, AA-INV-8: an invasion is won: flag, population, and a captured empire token."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.adastra.combat.elements import under_way
from orrery.games.adastra.galaxy.control import flags_left, lose_minor, possess, possessed, vacate
from orrery.games.adastra.grammar import INVASION_WON
from orrery.games.adastra.names import MINOR
from orrery.games.adastra.player import CAPTURED, INVASIONS_WON, TOKENS
from orrery.games.adastra.resolve import trigger
from orrery.games.adastra.state import AdAstra, population
from orrery.games.adastra.words import CHOOSE_SEAT, CHOOSE_SYSTEM, NO, SEAT, SYSTEM
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text
from orrery.kernel.vocabulary import Kind

DECLINE: Final = Phrase("None: the invasion is lost", "Żadnego: inwazja jest przegrana")


class InvasionWon(Event):
    __slots__ = ()
    kind = "invasion-won"
    fields = (("system", SYSTEM),)
    sentence = Phrase("{seat} wins the invasion of {system}.", "{seat} wygrywa inwazję w układzie {system}.")


class TokenCaptured(Event):
    __slots__ = ()
    kind = "token-captured"
    fields = (("loser", SEAT), ("empire", SEAT))
    sentence = Phrase(
        "{seat} takes from {loser} the empire token of {empire}.",
        "{seat} zabiera graczowi {loser} żeton imperium gracza {empire}.",
    )


class TakeOver(Step[AdAstra]):
    """The system changes hands, if the invader has a flag for it; an emptied one needs none."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        fight = under_way(state)
        if population(state, fight.system) and not flags_left(state, fight.attacker):
            state.push(GiveUpSystem(fight.attacker))
        else:
            take_over(state)


def take_over(state: AdAstra) -> None:
    fight = under_way(state)
    seat, former, system = fight.attacker, fight.defender, fight.system
    state.players[seat].counts[INVASIONS_WON] += 1
    state.tell(InvasionWon, seat, system)
    if population(state, system):
        if former == MINOR:
            lose_minor(state, system)
        possess(state, system, seat)
    trigger(state, seat, INVASION_WON)
    if former != MINOR and tokens_of(state, former):
        state.push(CaptureToken(seat, former))


def tokens_of(state: AdAstra, seat: int) -> list[int]:
    """The seats whose empire tokens a player has captured."""
    counts = state.players[seat].counts
    return [other for other in range(state.seats) if counts[CAPTURED + other]]


class GiveUpSystem(OpenQuestion[AdAstra]):
    """Which system do you give up for its flag?"""

    __slots__ = ()
    asks = Phrase(
        "You have no flag left: which system do you give up for it?",
        "Nie masz już flagi: z którego układu rezygnujesz, by ją zdobyć?",
    )
    topic = Phrase("System", "Układ")

    def candidates(self, state: AdAstra) -> list[int]:
        words = [CHOOSE_SYSTEM.base + system for system in possessed(state, self.seat)]
        words.append(NO)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        if option == NO:
            return
        vacate(state, option - CHOOSE_SYSTEM.base)
        take_over(state)

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        return DECLINE.say(scene.language) if option == NO else super().label(state, kind, option, scene)


class CaptureToken(OpenQuestion[AdAstra]):
    """Which captured token do you take? An own one is an own token again."""

    __slots__ = ("former",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "former")
    asks = Phrase("Which captured empire token do you take?", "Który przejęty żeton imperium zabierasz?")
    topic = Phrase("Token", "Żeton")

    def __init__(self, seat: int, former: int) -> None:
        self.seat = seat
        self.former = former

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SEAT.base + other for other in tokens_of(state, self.former)]

    def apply(self, state: AdAstra, option: int) -> None:
        other = option - CHOOSE_SEAT.base
        state.players[self.former].counts[CAPTURED + other] -= 1
        if other != self.seat:
            state.players[self.seat].counts[CAPTURED + other] += 1
        else:
            state.players[self.seat].counts[TOKENS] += 1
        state.tell(TokenCaptured, self.seat, self.former, other)
