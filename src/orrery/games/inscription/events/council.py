"""TI-CNCL: the council event, and with the AI faction TI-SOLO-10 to 12."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.assets.claiming import gain_votes
from orrery.games.inscription.bits import words
from orrery.games.inscription.cards.kinds import (
    AGENDA_CARDS,
    EVENT_CARDS,
    faction_of,
)
from orrery.games.inscription.effect import resolve
from orrery.games.inscription.events.ai import COUNCILS_STRUCK, VOTE_BONUS, ai_vote, strike
from orrery.games.inscription.events.dice import BlackDie
from orrery.games.inscription.events.end_of_step import EndStep
from orrery.games.inscription.events.outcome import NameFirst, beats_ai
from orrery.games.inscription.events.sitting import SitDown
from orrery.games.inscription.names import (
    FAIL,
    MATERIAL,
    NONE,
    OUTCOME,
    PASS,
    SINGULARITY,
    VOTING,
)
from orrery.games.inscription.player import Player
from orrery.games.inscription.refusals import NO_VOTES
from orrery.games.inscription.sheets.research import locked, unlock_technology
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import (
    ABSTAIN,
    AGENDA,
    CAST,
    DIE,
    DONE,
    UNLOCK_TECHNOLOGY,
    VOTE,
)
from orrery.kernel.agenda import Chance, OpenQuestion, Question, Step
from orrery.kernel.text import Refusal

SINGULARITY_PRICE: Final = 3


def stage(state: Inscription) -> int:
    """The stage of the current event; II is 1."""
    return EVENT_CARDS[state.event].stage


class CouncilEvent(Step[Inscription]):
    """Votes are gained, then the agenda is revealed, voted on and resolved (TI-CNCL-1)."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        state.agenda_card = state.fail_card = state.outcome_side = state.named = state.ai_votes = NONE
        for seat in state.order():
            player = state.players[seat]
            player.side = NONE
            player.cast = 0
            gain_votes(state, seat, player.industry.councilors)
        steps: list[Step[Inscription]] = [EndStep(), SpendVotes(), EndStep(), SitDown(OUTCOME), NameFirst()]
        steps += [Tally(), SitDown(VOTING)]
        if state.ai:
            steps.append(DrawFail())
        steps.append(DrawAgenda())
        for player in state.players:
            if faction_of(player).singularity and can_buy(player):
                steps += [EndStep(), SitDown(SINGULARITY)]
        for step in steps:
            state.push(step)


# The Nekro Virus


def can_buy(player: Player) -> bool:
    return player.unspent_votes() >= SINGULARITY_PRICE and bool(locked(player))


class Singularity(OpenQuestion[Inscription]):
    """Galactic Threat: do you slash 3 votes to unlock a technology?"""

    __slots__ = ()
    waived = True

    def candidates(self, state: Inscription) -> list[int]:
        player = state.players[self.seat]
        if not can_buy(player):
            return []
        return [*words(UNLOCK_TECHNOLOGY.base, locked(player)), DONE]

    def apply(self, state: Inscription, option: int) -> None:
        if option != DONE:
            state.players[self.seat].stock.votes_spent += SINGULARITY_PRICE
            state.note("spend-votes", self.seat, SINGULARITY_PRICE)
            unlock_technology(state, self.seat, option - UNLOCK_TECHNOLOGY.base)


# The agenda


class DrawAgenda(Chance[Inscription]):
    """Step 1: the agenda of the event's stage."""

    __slots__ = ()

    def candidates(self, state: Inscription) -> list[int]:
        return [AGENDA.base + number for number, card in enumerate(AGENDA_CARDS) if card.stage == stage(state)]

    def apply(self, state: Inscription, option: int) -> None:
        state.agenda_card = state.fail_card = option - AGENDA.base
        state.tell("agenda", -1, state.agenda_card)


class DrawFail(Chance[Inscription]):
    """TI-SOLO-10: the first card of the other star class; only its Fail text is used."""

    __slots__ = ()

    def candidates(self, state: Inscription) -> list[int]:
        star = AGENDA_CARDS[state.agenda_card].star
        return [
            AGENDA.base + number
            for number, card in enumerate(AGENDA_CARDS)
            if card.stage == stage(state) and card.star != star
        ]

    def apply(self, state: Inscription, option: int) -> None:
        state.fail_card = option - AGENDA.base
        state.tell("fail-agenda", -1, state.fail_card)


# Voting


def most_votes(player: Player) -> int:
    """Claimed unspent votes and free votes (TI-CNCL-3)."""
    return player.unspent_votes() + faction_of(player).free_votes


class CouncilVote(Question[Inscription]):
    """Step 2: Pass or Fail, and with how many votes? Against the AI only how many."""

    __slots__ = ()
    secret = True

    def candidates(self, state: Inscription) -> list[int]:
        if state.ai:
            return [CAST.base + n for n in range(CAST.size)]
        return [ABSTAIN, *[VOTE.base + n for n in range(VOTE.size)]]

    def refusal(self, state: Inscription, option: int) -> Refusal | None:
        most = most_votes(state.players[self.seat])
        if CAST.has(option):
            return None if option - CAST.base <= most else NO_VOTES
        if VOTE.has(option):
            return None if VOTE.places(option)[1] < most else NO_VOTES
        return None

    def options(self, state: Inscription) -> list[int]:
        most = most_votes(state.players[self.seat])
        if state.ai:
            return [CAST.base + n for n in range(most + 1)]
        half = VOTE.size // 2
        return [ABSTAIN, *[VOTE.base + side * half + n for side in (PASS, FAIL) for n in range(most)]]

    def apply(self, state: Inscription, option: int) -> None:
        player = state.players[self.seat]
        if CAST.has(option):
            player.cast = option - CAST.base
        elif VOTE.has(option):
            side, n = VOTE.places(option)
            player.side = side
            player.cast = n + 1
        state.note("vote", self.seat, player.side, player.cast)


class Tally(Step[Inscription]):
    """Steps 3 and 4: the side with more votes wins; a black die breaks the tie (TI-CNCL-5)."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        if state.ai:
            state.push(RollAiVotes())
            return
        votes = [0, 0]
        for player in state.players:
            if player.side >= 0:
                votes[player.side] += player.cast
        state.tell("tally", -1, *votes)
        if votes[PASS] == votes[FAIL]:
            state.push(RollTie())
        else:
            settle(state, PASS if votes[PASS] > votes[FAIL] else FAIL)


class RollTie(BlackDie):
    """Material: Pass. Anything else: Fail."""

    __slots__ = ()

    def apply(self, state: Inscription, option: int) -> None:
        state.die = option - DIE.base
        state.tell("die", -1, state.die)
        settle(state, PASS if option - DIE.base == MATERIAL else FAIL)


class RollAiVotes(BlackDie):
    """TI-SOLO-11: the AI's votes and what the die adds."""

    __slots__ = ()

    def apply(self, state: Inscription, option: int) -> None:
        state.die = option - DIE.base
        state.ai_votes = ai_vote(state, stage(state)) + VOTE_BONUS[option - DIE.base]
        strike(state, COUNCILS_STRUCK)
        state.tell("ai-votes", -1, state.ai_votes, option - DIE.base)
        for seat in state.order():
            if beats_ai(state, seat):
                reward_vote(state, seat)


def settle(state: Inscription, side: int) -> None:
    """The council has decided."""
    state.outcome_side = side
    state.tell("outcome", -1, state.agenda_card, side)
    for seat in state.order():
        player = state.players[seat]
        if player.side == side and player.cast:
            reward_vote(state, seat)


def reward_vote(state: Inscription, seat: int) -> None:
    """Zeal, Future Sight: a vote for the winning side is rewarded before the outcome."""
    resolve(state, seat, faction_of(state.players[seat]).on_vote_won)


class SpendVotes(Step[Inscription]):
    """Step 5: everybody who voted spends the votes cast, free ones first (TI-CNCL-6)."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        for seat in state.order():
            player = state.players[seat]
            spent = max(0, player.cast - faction_of(player).free_votes)
            if spent:
                player.stock.votes_spent += spent
                state.tell("spend-votes", seat, spent)
