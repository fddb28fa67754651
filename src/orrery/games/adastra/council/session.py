"""XX-CNC-4 to XX-CNC-8: a session of the Galactic Council."""

from __future__ import annotations

from typing import Any, ClassVar

from orrery.games.adastra.cards.boxes import DIRECTIVES
from orrery.games.adastra.council.directives import claim_directives, discard_directive, pass_directive
from orrery.games.adastra.council.envoys import reveal
from orrery.games.adastra.council.words import DISCARD_DIRECTIVE, SLOT, SLOTS, VOTE
from orrery.games.adastra.deck import OPENLY, draw
from orrery.games.adastra.names import NONE
from orrery.games.adastra.state import DIRECTIVE_DECK, NO_TASK, VOTING, AdAstra, rivals
from orrery.games.adastra.words import DIRECTIVE
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase
from orrery.kernel.vocabulary import Numbers

DIRECTIVES_DRAWN = 3


class SessionOpens(Event):
    __slots__ = ()
    kind = "session"
    sentence = Phrase("{seat} opens a session of the council.", "{seat} otwiera sesję Rady.")


class DirectiveProposed(Event):
    __slots__ = ()
    kind = "propose"
    fields = (("card", DIRECTIVE), ("slot", Numbers(SLOTS, least=1)))
    sentence = Phrase("{seat} proposes {card} in slot {slot}.", "{seat} proponuje w slocie {slot}: {card}.")


class DirectiveDropped(Event):
    __slots__ = ()
    kind = "drop-directive"
    fields = (("card", DIRECTIVE),)
    sentence = Phrase("{seat} discards {card}.", "{seat} odrzuca: {card}.")


class Voted(Event):
    __slots__ = ()
    kind = "vote"
    fields = (("votes", Numbers(1)), ("card", DIRECTIVE))
    sentence = Phrase(
        "{seat} gives {votes} {votes:vote|votes} to {card}.", "{seat} oddaje {votes} {votes:głos|głosy|głosów}: {card}."
    )


class Session(Step[AdAstra]):
    """A session; one-time directives that were earned before it are taken first, so that it cannot throw them out."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        state.laid = ()
        state.tell(SessionOpens, self.seat)
        state.push(Propose(self.seat))
        draw(state, DIRECTIVE_DECK, self.seat, DIRECTIVES_DRAWN, OPENLY)
        claim_directives(state)


class Propose(Step[AdAstra]):
    """XX-CNC-5: of three directives one is discarded; two go into different slots, or what there is."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        if not state.laid:
            return
        if len(state.laid) == 1:
            state.push(PassAlone())
        else:
            state.push(CastVotes(self.seat))
        for _ in range(min(2, len(state.laid))):
            state.push(ChooseSlot(self.seat))
        if len(state.laid) == DIRECTIVES_DRAWN:
            state.push(DiscardDirective(self.seat))


class DiscardDirective(OpenQuestion[AdAstra]):
    """Which of the drawn directives do you discard?"""

    __slots__ = ()
    asks = Phrase("Which directive do you discard?", "Którą dyrektywę odrzucasz?")
    topic = Phrase("Directive", "Dyrektywa")

    def candidates(self, state: AdAstra) -> list[int]:
        return [DISCARD_DIRECTIVE.base + number for number in sorted(state.laid)]

    def apply(self, state: AdAstra, option: int) -> None:
        number = option - DISCARD_DIRECTIVE.base
        state.laid = tuple([other for other in state.laid if other != number])
        discard_directive(state, number)
        state.tell(DirectiveDropped, self.seat, number)


class ChooseSlot(OpenQuestion[AdAstra]):
    """Into which proposal slot does this directive go?"""

    __slots__ = ()
    asks = Phrase("Into which slot do you put {card}?", "W którym slocie umieszczasz dyrektywę {card}?")
    topic = Phrase("Slot", "Slot")

    def candidates(self, state: AdAstra) -> list[int]:
        return [SLOT.base + slot for slot in range(SLOTS) if state.proposals[slot] == NONE]

    def apply(self, state: AdAstra, option: int) -> None:
        slot = option - SLOT.base
        number = state.laid[0]
        state.laid = state.laid[1:]
        proposals = list(state.proposals)
        proposals[slot] = number
        state.proposals = (proposals[0], proposals[1], proposals[2])
        state.tell(DirectiveProposed, self.seat, number, slot)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"card": DIRECTIVES[state.laid[0]]}


class PassAlone(Step[AdAstra]):
    """A single proposal passes without a vote."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        pass_directive(state, proposed(state)[0])


def proposed(state: AdAstra) -> list[int]:
    """The slots with a proposal."""
    return [slot for slot in range(SLOTS) if state.proposals[slot] != NONE]


class CastVotes(Step[AdAstra]):
    """XX-CNC-6: all select envoys in secret; then they are revealed, the active player's last."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        state.votes = (0,) * SLOTS
        state.push(RevealEnvoys(self.seat, (*rivals(state, self.seat), self.seat)))
        state.sit(VOTING)


class RevealEnvoys(Step[AdAstra]):
    """The next player reveals what was selected, and only then names a proposal."""

    __slots__ = ("active", "waiting")
    fields: ClassVar[tuple[str, ...]] = ("active", "waiting")

    def __init__(self, active: int, waiting: tuple[int, ...]) -> None:
        self.active = active
        self.waiting = waiting

    def happen(self, state: AdAstra) -> None:
        seat = self.waiting[0]
        left = self.waiting[1:]
        state.push(RevealEnvoys(self.active, left) if left else CountVotes(self.active))
        votes = reveal(state, seat)
        if votes:
            state.push(NameProposal(seat, votes))


class NameProposal(OpenQuestion[AdAstra]):
    """Which proposal gets the votes of your envoys?"""

    __slots__ = ("votes",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "votes")
    asks = Phrase(
        "Which proposal gets your {n} {n:vote|votes}?", "Która propozycja dostaje twoje głosy? Masz ich {n}."
    )  # fmt: skip
    topic = Phrase("Proposal", "Propozycja")

    def __init__(self, seat: int, votes: int) -> None:
        self.seat = seat
        self.votes = votes

    def candidates(self, state: AdAstra) -> list[int]:
        return [VOTE.base + state.proposals[slot] for slot in proposed(state)]

    def apply(self, state: AdAstra, option: int) -> None:
        number = option - VOTE.base
        votes = list(state.votes)
        votes[state.proposals.index(number)] += self.votes
        state.votes = tuple(votes)
        state.tell(Voted, self.seat, self.votes, number)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"n": self.votes}


class CountVotes(Step[AdAstra]):
    """XX-CNC-7: the proposal with more votes passes; the active player decides a tie."""

    __slots__ = ("active",)
    fields: ClassVar[tuple[str, ...]] = ("active",)

    def __init__(self, active: int) -> None:
        self.active = active

    def happen(self, state: AdAstra) -> None:
        state.task = NO_TASK
        first, second = proposed(state)
        if state.votes[first] == state.votes[second]:
            state.push(BreakTie(self.active))
        else:
            decide(state, first if state.votes[first] > state.votes[second] else second)


class BreakTie(OpenQuestion[AdAstra]):
    """Which of the proposals with equally many votes passes?"""

    __slots__ = ()
    asks = Phrase("The votes are tied. Which proposal passes?", "Remis w głosowaniu. Która propozycja przechodzi?")
    topic = Phrase("Proposal", "Propozycja")

    def candidates(self, state: AdAstra) -> list[int]:
        return [VOTE.base + state.proposals[slot] for slot in proposed(state)]

    def apply(self, state: AdAstra, option: int) -> None:
        decide(state, state.proposals.index(option - VOTE.base))


def decide(state: AdAstra, slot: int) -> None:
    state.votes = ()
    pass_directive(state, slot)
