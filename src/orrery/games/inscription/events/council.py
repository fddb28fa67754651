"""TI-CNCL: the council event, and with the AI faction TI-SOLO-10 to 12."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.inscription import costs
from orrery.games.inscription.abilities import COUNCIL_BEGUN, FREE_VOTES, VOTE_WON
from orrery.games.inscription.assets.gains import gain_votes
from orrery.games.inscription.bits import words
from orrery.games.inscription.cards.in_play import happens, in_play
from orrery.games.inscription.cards.shared import AGENDA_CARDS, EVENT_CARDS
from orrery.games.inscription.effect import NO
from orrery.games.inscription.events.ai import COUNCILS_STRUCK, VOTE_BONUS, ai_vote, strike
from orrery.games.inscription.events.dice import BlackDie, DieRolled
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
    ABILITY,
    ABSTAIN,
    AGENDA,
    AGENDA_DECK,
    CAST,
    COUNT,
    DIE,
    DONE,
    RESOURCE_DOMAIN,
    UNLOCK_TECHNOLOGY,
    VOTE,
)
from orrery.games.parts.ability import On
from orrery.kernel.agenda import Chance, OpenQuestion, Question, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text, join
from orrery.kernel.vocabulary import Kind, Phrases

HOW_MANY: Final = Phrase("How many votes do you cast?", "Ile głosów oddajesz?")
ABSTAINS: Final = Phrase("abstains", "wstrzymuje się")
VOTES_FOR: Final = (Phrase("Pass, {n}", "za, {n}"), Phrase("Fail, {n}", "przeciw, {n}"))
OUTCOMES: Final = Phrases(("pass", "fail"), (Phrase("passed", "przyjęty"), Phrase("failed", "odrzucony")))


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
            if can_buy(player):
                steps += [EndStep(), SitDown(SINGULARITY)]
        for step in steps:
            state.push(step)


# The Nekro Virus


def bought(player: Player) -> On[Inscription] | None:
    """What the player may buy with votes as a council begins, if it can be paid."""
    for listener in in_play(player).at(COUNCIL_BEGUN):
        price = listener.on.price
        if isinstance(price, costs.Cost) and price.choices(player):
            return listener.on
    return None


def can_buy(player: Player) -> bool:
    return bought(player) is not None and bool(locked(player))


class VotesSpent(Event):
    __slots__ = ()
    kind = "spend-votes"
    fields = (("n", COUNT),)
    sentence = Phrase("{seat} spends {n} {n:vote|votes}.", "{seat} wydaje {n} {n:głos|głosy|głosów}.")


class Singularity(OpenQuestion[Inscription]):
    """Galactic Threat: do you slash votes to unlock a technology?"""

    __slots__ = ()
    waived = True
    asks = Phrase(
        "Do you spend {n} {n:vote|votes} to unlock a technology?",
        "Czy wydajesz {n} {n:głos|głosy|głosów}, żeby odblokować technologię?",
    )
    topic = Phrase("Technology", "Technologia")

    def gaps(self, state: Inscription, scene: Scene) -> dict[str, Any]:
        on = bought(state.players[self.seat])
        assert on is not None
        assert isinstance(on.price, costs.SpendVotes)
        return {"n": on.price.n}

    def candidates(self, state: Inscription) -> list[int]:
        player = state.players[self.seat]
        if not can_buy(player):
            return []
        return [*words(UNLOCK_TECHNOLOGY.base, locked(player)), DONE]

    def apply(self, state: Inscription, option: int) -> None:
        if option != DONE:
            player = state.players[self.seat]
            on = bought(player)
            assert on is not None
            assert isinstance(on.price, costs.Cost)
            before = player.stock.votes_spent
            on.price.pay(player, ABILITY)
            state.cause = on.effect
            state.note(VotesSpent, self.seat, player.stock.votes_spent - before)
            unlock_technology(state, self.seat, option - UNLOCK_TECHNOLOGY.base)

    def label(self, state: Inscription, kind: Kind, option: int, scene: Scene) -> Text:
        return NO.say(scene.language) if option == DONE else super().label(state, kind, option, scene)


# The agenda


class AgendaRevealed(Event):
    __slots__ = ()
    kind = "agenda"
    fields = (("card", AGENDA_DECK),)
    sentence = Phrase("The agenda is {card}.", "Wniosek: {card}.")


class DrawAgenda(Chance[Inscription]):
    """Step 1: the agenda of the event's stage."""

    __slots__ = ()

    def candidates(self, state: Inscription) -> list[int]:
        return [AGENDA.base + number for number, card in enumerate(AGENDA_CARDS) if card.stage == stage(state)]

    def apply(self, state: Inscription, option: int) -> None:
        state.agenda_card = state.fail_card = option - AGENDA.base
        state.tell(AgendaRevealed, -1, state.agenda_card)


class FailAgendaRevealed(Event):
    __slots__ = ()
    kind = "fail-agenda"
    fields = (("card", AGENDA_DECK),)
    sentence = Phrase("Its Fail text comes from {card}.", "Rozwiązanie „Odrzucony” pochodzi z karty {card}.")


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
        state.tell(FailAgendaRevealed, -1, state.fail_card)


# Voting


def most_votes(player: Player) -> int:
    """Claimed unspent votes and free votes (TI-CNCL-3)."""
    return player.unspent_votes() + in_play(player).stat(FREE_VOTES)


class VotesCast(Event):
    __slots__ = ()
    kind = "vote"
    fields = (("side", COUNT), ("n", COUNT))
    sentence = Phrase("{seat} votes: {vote}.", "{seat} głosuje: {vote}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        side, n = self.values
        if side == NONE:
            return {**super().gaps(scene), "vote": str(n) if n else ABSTAINS}
        return {**super().gaps(scene), "vote": VOTES_FOR[side].say(scene.language, n=n)}


class CouncilVote(Question[Inscription]):
    """Step 2: Pass or Fail, and with how many votes? Against the AI only how many."""

    __slots__ = ()
    secret = True
    asks = Phrase("How do you vote on {card}?", "Jak głosujesz w sprawie: {card}?")
    topic = Phrase("Vote", "Głosowanie")

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
        state.note(VotesCast, self.seat, player.side, player.cast)

    def gaps(self, state: Inscription, scene: Scene) -> dict[str, Any]:
        return {"card": AGENDA_CARDS[state.agenda_card]}

    def ask(self, state: Inscription, scene: Scene) -> Text:
        return HOW_MANY.say(scene.language) if state.ai else super().ask(state, scene)

    def explain(self, state: Inscription, kind: Kind, option: int, scene: Scene) -> Text:
        card = AGENDA_CARDS[state.agenda_card]
        if state.fail_card == state.agenda_card:
            return card.explain(scene.language)
        other = AGENDA_CARDS[state.fail_card]  # TI-SOLO-12: one text of each card
        return join("\n", [card.explain_side(PASS, scene.language), other.explain_side(FAIL, scene.language)])


class VotesCounted(Event):
    __slots__ = ()
    kind = "tally"
    fields = (("passing", COUNT), ("failing", COUNT))
    sentence = Phrase("{passing} for, {failing} against.", "{passing} za, {failing} przeciw.")


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
        state.tell(VotesCounted, -1, *votes)
        if votes[PASS] == votes[FAIL]:
            state.push(RollTie())
        else:
            settle(state, PASS if votes[PASS] > votes[FAIL] else FAIL)


class RollTie(BlackDie):
    """Material: Pass. Anything else: Fail."""

    __slots__ = ()

    def apply(self, state: Inscription, option: int) -> None:
        state.die = option - DIE.base
        state.tell(DieRolled, -1, state.die)
        settle(state, PASS if option - DIE.base == MATERIAL else FAIL)


class AiVoted(Event):
    __slots__ = ()
    kind = "ai-votes"
    fields = (("n", COUNT), ("die", RESOURCE_DOMAIN))
    sentence = Phrase("The AI faction casts {n} {n:vote|votes}.", "Rasa SI oddaje {n} {n:głos|głosy|głosów}.")


class RollAiVotes(BlackDie):
    """TI-SOLO-11: the AI's votes and what the die adds."""

    __slots__ = ()

    def apply(self, state: Inscription, option: int) -> None:
        state.die = option - DIE.base
        state.ai_votes = ai_vote(state, stage(state)) + VOTE_BONUS[option - DIE.base]
        strike(state, COUNCILS_STRUCK)
        state.tell(AiVoted, -1, state.ai_votes, option - DIE.base)
        for seat in state.order():
            if beats_ai(state, seat):
                reward_vote(state, seat)


class AgendaSettled(Event):
    __slots__ = ()
    kind = "outcome"
    fields = (("card", AGENDA_DECK), ("outcome", OUTCOMES))
    sentence = Phrase("{card}: {outcome}.", "{card}: {outcome}.")


def settle(state: Inscription, side: int) -> None:
    """The council has decided."""
    state.outcome_side = side
    state.tell(AgendaSettled, -1, state.agenda_card, side)
    for seat in state.order():
        player = state.players[seat]
        if player.side == side and player.cast:
            reward_vote(state, seat)


def reward_vote(state: Inscription, seat: int) -> None:
    """Zeal, Future Sight: a vote for the winning side is rewarded before the outcome."""
    happens(state, seat, VOTE_WON)


class SpendVotes(Step[Inscription]):
    """Step 5: everybody who voted spends the votes cast, free ones first (TI-CNCL-6)."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        for seat in state.order():
            player = state.players[seat]
            spent = max(0, player.cast - in_play(player).stat(FREE_VOTES))
            if spent:
                player.stock.votes_spent += spent
                state.tell(VotesSpent, seat, spent)
