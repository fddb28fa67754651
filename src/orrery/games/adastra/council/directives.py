"""XX-CNC-9: directives in force: free actions, diplomatic effects, and one-time directives that somebody takes."""

from __future__ import annotations

from orrery.games.adastra.cards.boxes import DIPLOMATIC, DIRECTIVES, FREE, ONE_TIME
from orrery.games.adastra.grammar import CLAIMED, FREE_ACTION
from orrery.games.adastra.names import NONE
from orrery.games.adastra.state import DEEDS, DIRECTIVE_DECK, AdAstra
from orrery.games.adastra.words import DIRECTIVE
from orrery.games.parts.ability import On
from orrery.games.parts.effect import Resolve
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase


class DirectiveTaken(Event):
    __slots__ = ()
    kind = "take-directive"
    fields = (("card", DIRECTIVE),)
    sentence = Phrase("{seat} takes the directive {card}.", "{seat} bierze dyrektywę: {card}.")


class DirectiveEnds(Event):
    __slots__ = ()
    kind = "directive-ends"
    fields = (("card", DIRECTIVE),)
    sentence = Phrase("The directive {card} is no longer in force.", "Dyrektywa {card} przestaje obowiązywać.")


class DirectivePasses(Event):
    __slots__ = ()
    kind = "directive-passes"
    fields = (("card", DIRECTIVE),)
    sentence = Phrase("The directive {card} is in force.", "Dyrektywa {card} wchodzi w życie.")


def free_directives(state: AdAstra, seat: int) -> list[int]:
    """The sources of free actions in force that a seat has not used this round and can use now."""
    if not state.council:
        return []
    flipped = state.players[seat].flipped
    found: list[int] = []
    for number in state.active:
        if number != NONE and DIRECTIVES[number].kind == FREE:
            directive = DIRECTIVES[number]
            for clause in directive.clauses:
                if (
                    isinstance(clause, On)
                    and clause.moment is FREE_ACTION
                    and clause.ready(flipped)
                    and clause.refusal(state, seat, directive.source) is None
                ):
                    found.append(directive.source)
    return found


def diplomatic_slots(state: AdAstra) -> list[int]:
    """The slots whose directive is a diplomatic effect."""
    if not state.council:
        return []
    return [
        slot for slot, number in enumerate(state.active) if number != NONE and DIRECTIVES[number].kind == DIPLOMATIC
    ]


def claim_directives(state: AdAstra) -> None:
    """AA-ACT-11: whoever first did what a one-time directive in force watches for takes it; its slot is free."""
    deeds = state.deeds
    state.deeds = ()
    for entry in deeds:
        seat, deed = divmod(entry, DEEDS)
        for slot, number in enumerate(state.active):
            if number != NONE and DIRECTIVES[number].kind == ONE_TIME and DIRECTIVES[number].deed == deed:
                set_active(state, slot, NONE)
                state.players[seat].prizes = (*state.players[seat].prizes, number)
                state.tell(DirectiveTaken, seat, number)
                _reward(state, seat, number)


def _reward(state: AdAstra, seat: int, number: int) -> None:
    directive = DIRECTIVES[number]
    cause = state.cause
    for clause in directive.clauses:
        if isinstance(clause, On) and clause.moment is CLAIMED:
            state.cause = clause
            state.push(Resolve(seat, directive.source, clause.effect))
    state.cause = cause


def set_active(state: AdAstra, slot: int, number: int) -> None:
    active = list(state.active)
    active[slot] = number
    state.active = (active[0], active[1], active[2])


def pass_directive(state: AdAstra, slot: int) -> None:
    """XX-CNC-7: the proposal in this slot moves up and throws out what is there; the others are discarded."""
    former = state.active[slot]
    if former != NONE:
        discard_directive(state, former)
        state.tell(DirectiveEnds, NONE, former)
    for other, number in enumerate(state.proposals):
        if number != NONE and other != slot:
            discard_directive(state, number)
    number = state.proposals[slot]
    set_active(state, slot, number)
    state.proposals = (NONE, NONE, NONE)
    state.tell(DirectivePasses, NONE, number)


def discard_directive(state: AdAstra, number: int) -> None:
    state.piles[DIRECTIVE_DECK] = (*state.piles[DIRECTIVE_DECK], number)
