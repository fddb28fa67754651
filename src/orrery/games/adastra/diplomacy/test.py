"""AA-DIP-1: a diplomacy test: gather dice, roll them, then activate diplomatic effects one after the other."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.adastra.clauses import IN_DIPLOMACY, Dice
from orrery.games.adastra.combat.rolling import clear, roll
from orrery.games.adastra.combat.windows import open_window, own
from orrery.games.adastra.diplomacy.activating import ActivateEffect
from orrery.games.adastra.diplomacy.pool import discard_from_pool
from orrery.games.adastra.diplomacy.words import FLIP
from orrery.games.adastra.galaxy.influence import flip, usable_tokens
from orrery.games.adastra.grammar import DICE, DIPLOMACY_ROLLED, DIPLOMACY_START
from orrery.games.adastra.holding import distinct
from orrery.games.adastra.names import CREDITS
from orrery.games.adastra.state import BONUS, DONE_BITS, RESULT, SPARE, AdAstra
from orrery.games.adastra.words import DISCARD_DIPLOMAT, DONE, PAY
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import Question, Step
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text
from orrery.kernel.vocabulary import Kind

NO_CREDIT: Final = Refusal("no-credits", Phrase("You have no credit.", "Nie masz kredytu."))
CREDIT_PAID: Final = Refusal(
    "credit-paid",
    Phrase("A diplomacy test takes one credit at most.", "Na test dyplomacji można wydać tylko jeden kredyt."),
)
ROLL: Final = Phrase("Roll", "Rzut")
ONE_CREDIT: Final = Phrase("1 credit", "1 kredyt")
NOTE: Final = Phrase(
    "So far {n} {n:die|dice}. Every token, the credit and every diplomat discarded is one more.",
    "Dotąd {n} {n:kość|kości|kości}. Każdy żeton, kredyt i każdy odrzucony dyplomata to jedna więcej.",
)


class Diplomacy(Step[AdAstra]):
    """The Diplomacy action."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        turn = state.turn
        turn[DONE_BITS] = turn[SPARE] = 0
        turn[RESULT] = dice_given(state, self.seat) + turn[BONUS]
        state.push(RollDiplomacy(self.seat))
        if own(state, self.seat, DIPLOMACY_START, ()):
            open_window(state, DIPLOMACY_START, self.seat)
        player = state.players[self.seat]
        if player.counts[CREDITS] or player.pool.cards or usable_tokens(state, self.seat):
            state.push(GatherDice(self.seat))


def dice_given(state: AdAstra, seat: int) -> int:
    """Dice that a seat's abilities add to every diplomacy roll."""
    total = 0
    for featured in state.players[seat].index.all(DICE):
        dice = featured.feature
        assert isinstance(dice, Dice)
        if dice.test == IN_DIPLOMACY and not dice.enemy:
            total += dice.value(state, seat)
    return total


class GatherDice(Question[AdAstra]):
    """What gives you dice? Ready influence tokens on the map, one credit, diplomats of your pool."""

    __slots__ = ()
    secret = True
    asks = Phrase("What do you use for dice?", "Czego używasz, by zyskać kości?")
    topic = Phrase("Dice", "Kości")

    def candidates(self, state: AdAstra) -> list[int]:
        words = [FLIP.base + system for system in usable_tokens(state, self.seat)]
        words.append(PAY.base + CREDITS)
        words += [DISCARD_DIPLOMAT.base + card for card in distinct(state.players[self.seat].pool.cards)]
        words.append(DONE)
        return words

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        if option != PAY.base + CREDITS:
            return None
        if state.turn[SPARE]:
            return CREDIT_PAID
        return None if state.players[self.seat].counts[CREDITS] else NO_CREDIT

    def apply(self, state: AdAstra, option: int) -> None:
        if option == DONE:
            return
        state.turn[RESULT] += 1
        state.push(self)
        if FLIP.has(option):
            flip(state, self.seat, option - FLIP.base)
        elif option == PAY.base + CREDITS:
            state.turn[SPARE] = 1
            state.gain(self.seat, CREDITS, -1)
        else:
            discard_from_pool(state, self.seat, option - DISCARD_DIPLOMAT.base)

    def note(self, state: AdAstra, scene: Scene) -> Text:
        return NOTE.say(scene.language, n=state.turn[RESULT])

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        if option == DONE:
            return ROLL.say(scene.language)
        return ONE_CREDIT.say(scene.language) if kind is PAY else super().label(state, kind, option, scene)


class RollDiplomacy(Step[AdAstra]):
    """All dice are rolled; without any the action is empty (AA-ACT-9)."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        clear(state, 0)
        dice = state.turn[RESULT]
        if dice > 0:
            state.push(ActivateEffect(self.seat))
            open_window(state, DIPLOMACY_ROLLED, self.seat)
            roll(state, 0, dice)


class MoreDice(Effect[AdAstra]):
    """More dice in this diplomacy roll (Tanoth Mediators)."""

    __slots__ = ("dice",)
    words: Final = Phrase("roll {n} additional {n:die|dice}", "rzuć o {n} {n:kość|kości|kości} więcej")

    def __init__(self, dice: int) -> None:
        super().__init__()
        self.dice = dice

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        state.turn[RESULT] += self.dice

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.dice)
