"""AA-DIP-3, AA-TEST-3, AA-TEST-4: diplomatic effects are activated one after the other."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.cards.boxes import DIRECTIVES
from orrery.games.adastra.combat.rolling import FACES, clear
from orrery.games.adastra.council.directives import diplomatic_slots
from orrery.games.adastra.council.session import Session
from orrery.games.adastra.deck import TO_HOLDING, draw
from orrery.games.adastra.diplomacy.paying import (
    COSTS,
    DICE_TOO_LOW,
    EffectActivated,
    capture_cost,
    hire_cost,
    pay,
    reduce_cost,
    total,
)
from orrery.games.adastra.diplomacy.pool import NO_DIPLOMATS, diplomats_left, draw_diplomats
from orrery.games.adastra.diplomacy.targets import (
    NO_CHANGE,
    NOT_CONNECTED,
    CaptureDiplomat,
    ChangePopulation,
    ExtendInfluence,
    IncreaseUnrest,
    ReduceUnrest,
    SwapInfluence,
    changeable,
    diplomats_in_play,
    extendable,
    foreign,
    increase_refusal,
    reduce_refusal,
    swap_refusal,
)
from orrery.games.adastra.diplomacy.words import (
    ACTIVATE,
    CAPTURE,
    CHANGE,
    EFFECTS,
    EXTEND,
    HIRE,
    HIRE_ENVOY,
    INCREASE,
    REDUCE,
    START_SESSION,
    SWAP,
)
from orrery.games.adastra.galaxy.control import possessed
from orrery.games.adastra.galaxy.influence import reach
from orrery.games.adastra.grammar import DIPLOMATIC, EXTEND_AGAIN
from orrery.games.adastra.pieces import SOURCES
from orrery.games.adastra.resolve import Used, on_of
from orrery.games.adastra.resources import NO_UNREST
from orrery.games.adastra.state import DONE_BITS, ENVOY_DECK, AdAstra, rivals
from orrery.games.adastra.words import DONE, USE
from orrery.games.parts.effect import Resolve
from orrery.kernel.agenda import Question, Step
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text
from orrery.kernel.vocabulary import Kind

BY_SLOT: Final = len(EFFECTS)
"""Behind the bits of effects in ``turn[DONE_BITS]``: a bit for each slot whose directive was used."""
REPEATABLE: Final = (CHANGE, REDUCE, INCREASE)
ONCE_PER_TEST: Final = Refusal("once-per-test", Phrase("It is not repeatable.", "Nie jest wielokrotny."))
NONE_IN_PLAY: Final = Refusal("none-in-play", Phrase("No diplomat is in play.", "Żaden dyplomata nie jest w grze."))
NO_ENVOY_LEFT: Final = Refusal(
    "no-envoy-left", Phrase("No envoy is left to hire.", "Nie ma już posłów do zatrudnienia.")
)
NOWHERE: Final = Refusal(
    "nowhere",
    Phrase("No system is under another player's influence.", "Żaden układ nie jest pod wpływem innego gracza."),
)
DICE_LEFT: Final = Phrase("Dice left: {faces}.", "Pozostałe kości: {faces}.")
AT_A_COST: Final = Phrase("{effect} ({cost})", "{effect} ({cost})")


def effect_refusal(state: AdAstra, seat: int, effect: int) -> Refusal | None:
    """Why a seat cannot activate an effect now, or none."""
    if state.turn[DONE_BITS] >> effect & 1 and not (effect == EXTEND and state.index_of(seat).permits(EXTEND_AGAIN)):
        return ONCE_PER_TEST
    dice = total(state)
    if dice < least_cost(state, seat, effect):
        return DICE_TOO_LOW
    if effect == EXTEND:
        return None if extendable(state, seat) else NOT_CONNECTED
    if effect == CHANGE:
        for system in possessed(state, seat):
            if changeable(state, seat, system):
                return None
        return NO_CHANGE
    if effect == REDUCE:
        found: Refusal | None = NO_UNREST
        for whose in range(state.seats):
            refusal = reduce_refusal(state, seat, whose)
            if refusal is None:
                return None
            if refusal is not NO_UNREST:
                found = refusal
        return found
    if effect == INCREASE:
        found = None
        for rival in rivals(state, seat):
            found = increase_refusal(state, seat, rival)
            if found is None:
                return None
        return found
    if effect == HIRE:
        return None if diplomats_left(state) else NO_DIPLOMATS
    if effect == SWAP:
        found = NOWHERE
        systems = foreign(state, seat)
        near = reach(state, seat, False) if systems else 0
        for system in systems:
            refusal = swap_refusal(state, seat, system, near)
            if refusal is None:
                return None
            if found is NOWHERE or refusal is not NOT_CONNECTED:
                found = refusal
        return found
    if effect == CAPTURE:
        return None if diplomats_in_play(state) else NONE_IN_PLAY
    if effect == HIRE_ENVOY:
        return None if state.decks[ENVOY_DECK] else NO_ENVOY_LEFT
    return None


def least_cost(state: AdAstra, seat: int, effect: int) -> int:
    """What an effect costs, or costs at least if that depends on its target."""
    if effect == HIRE:
        return hire_cost(state, seat)
    if effect == CAPTURE:
        return capture_cost(state, seat)
    if effect == REDUCE:
        return min(COSTS[REDUCE], reduce_cost(state, seat, seat))
    return 0 if effect == SWAP else COSTS[effect]


def directive_refusal(state: AdAstra, seat: int, slot: int) -> Refusal | None:
    """Why a seat cannot activate the diplomatic effect of an active directive, or none."""
    directive = DIRECTIVES[state.active[slot]]
    if state.turn[DONE_BITS] >> BY_SLOT + slot & 1:
        return ONCE_PER_TEST
    if total(state) < directive.cost:
        return DICE_TOO_LOW
    return on_of(directive.source, DIPLOMATIC).refusal(state, seat, directive.source)


class ActivateEffect(Question[AdAstra]):
    """Which diplomatic effect do you activate next?"""

    __slots__ = ()
    asks = Phrase("Which diplomatic effect do you activate?", "Który efekt dyplomatyczny aktywujesz?")
    topic = Phrase("Diplomatic effect", "Efekt dyplomatyczny")

    def candidates(self, state: AdAstra) -> list[int]:
        words = [ACTIVATE.base + effect for effect in range(len(EFFECTS) if state.council else HIRE_ENVOY)]
        words += [USE.base + DIRECTIVES[state.active[slot]].source for slot in diplomatic_slots(state)]
        words.append(DONE)
        return words

    def options(self, state: AdAstra) -> list[int]:
        if not total(state):
            return [DONE]
        return super().options(state)

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        if option == DONE:
            return None
        if ACTIVATE.has(option):
            return effect_refusal(state, self.seat, option - ACTIVATE.base)
        return directive_refusal(state, self.seat, _slot(state, option - USE.base))

    def apply(self, state: AdAstra, option: int) -> None:
        if option == DONE:
            return
        seat = self.seat
        if not ACTIVATE.has(option):
            state.push(self)
            _use_directive(state, seat, _slot(state, option - USE.base))
            return
        effect = option - ACTIVATE.base
        if effect not in REPEATABLE:
            state.turn[DONE_BITS] |= 1 << effect
        if effect == HIRE:
            cost = hire_cost(state, seat)
            state.tell(EffectActivated, seat, HIRE, cost)
            pay(state, seat, cost, Hire(seat, HIRE))
            return
        if effect == START_SESSION:
            state.tell(EffectActivated, seat, START_SESSION, COSTS[START_SESSION])
            pay(state, seat, COSTS[START_SESSION], Hire(seat, START_SESSION))
            return
        state.push(self)
        if effect == HIRE_ENVOY:
            state.tell(EffectActivated, seat, HIRE_ENVOY, COSTS[HIRE_ENVOY])
            pay(state, seat, COSTS[HIRE_ENVOY], Hire(seat, HIRE_ENVOY))
        else:
            state.push(_target(seat, effect))

    def note(self, state: AdAstra, scene: Scene) -> Text:
        faces = [str(face + 1) for face in range(FACES - 1, -1, -1) for _ in range(state.dice[face])]
        return DICE_LEFT.say(scene.language, faces=", ".join(faces))

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        said = super().label(state, kind, option, scene)
        if option == DONE:
            return said
        if kind is ACTIVATE:
            cost = least_cost(state, self.seat, option - ACTIVATE.base) or COSTS[SWAP]
        else:
            cost = DIRECTIVES[state.active[_slot(state, option - USE.base)]].cost
        return AT_A_COST.say(scene.language, effect=said, cost=cost)


def _target(seat: int, effect: int) -> Question[Any]:
    if effect == EXTEND:
        return ExtendInfluence(seat)
    if effect == CHANGE:
        return ChangePopulation(seat)
    if effect == REDUCE:
        return ReduceUnrest(seat)
    if effect == INCREASE:
        return IncreaseUnrest(seat)
    return SwapInfluence(seat) if effect == SWAP else CaptureDiplomat(seat)


def _slot(state: AdAstra, source: int) -> int:
    """The slot of the active directive with this source."""
    return state.active.index(DIRECTIVES.number(SOURCES[source].id))


def _use_directive(state: AdAstra, seat: int, slot: int) -> None:
    directive = DIRECTIVES[state.active[slot]]
    if not directive.again:
        state.turn[DONE_BITS] |= 1 << BY_SLOT + slot
    on = on_of(directive.source, DIPLOMATIC)
    state.tell(Used, seat, directive.source)
    state.cause = on
    pay(state, seat, directive.cost, Resolve(seat, directive.source, on.effect))


class Hire(Step[AdAstra]):
    """What was paid for is carried out: a diplomat, an envoy, or a session. The first and the last end the action."""

    __slots__ = ("effect", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "effect")

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def happen(self, state: AdAstra) -> None:
        if self.effect == HIRE_ENVOY:
            draw(state, ENVOY_DECK, self.seat, 1, TO_HOLDING)
            return
        clear(state, 0)
        if self.effect == HIRE:
            draw_diplomats(state, self.seat, DIPLOMATS_DRAWN)
        else:
            state.push(Session(self.seat))


DIPLOMATS_DRAWN: Final = 3
