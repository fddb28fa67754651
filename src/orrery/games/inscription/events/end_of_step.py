"""TI-RND-6: what happens at the end of every step: Mecatol Rex, then objectives."""

from __future__ import annotations

from orrery.games.inscription.abilities import MECATOL_SLOT
from orrery.games.inscription.assets.gains import gain_points, gain_votes
from orrery.games.inscription.bits import changed
from orrery.games.inscription.cards.in_play import in_play
from orrery.games.inscription.cards.shared import OBJECTIVE_CARDS
from orrery.games.inscription.names import MECATOL_VOTES, MECATOL_VP, NAVIGATION, SHEET_IDS
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import COUNT, OBJECTIVE_DECK
from orrery.kernel.agenda import Step
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase


class EndStep(Step[Inscription]):
    """TI-RND-6: Mecatol Rex is paid, then objectives are scored."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        pay_mecatol(state)
        if state.objectives:
            score_objectives(state)


class MecatolPaid(Event):
    __slots__ = ()
    kind = "mecatol"
    fields = (("n", COUNT), ("slot", COUNT))
    sentence = Phrase(
        "{seat} is number {n} on Mecatol Rex and takes the reward of slot {slot}.",
        "{seat} zajmuje rubrykę {n} Mecatol Rex i otrzymuje nagrodę rubryki {slot}.",
    )


def pay_mecatol(state: Inscription) -> None:
    """Consecutive slots, but for all claims of one step the reward of the best of them (TI-MEC-2)."""
    new = [
        seat
        for seat in state.order()
        if seat not in state.mecatol
        and state.players[seat].navigation.claimed >> state.players[seat].navigation.sheet.mecatol & 1
    ]
    best = len(state.mecatol)
    if state.ai_mecatol >= 0:
        best = min(best, state.ai_mecatol)  # TI-SOLO-7
    for seat in new:
        state.mecatol = (*state.mecatol, seat)
        slot = max(0, best - in_play(state.players[seat]).stat(MECATOL_SLOT))
        state.tell(MecatolPaid, seat, len(state.mecatol), slot + 1)
        gain_votes(state, seat, MECATOL_VOTES[slot])
        gain_points(state, seat, NAVIGATION, MECATOL_VP[slot])


class ObjectiveScored(Event):
    __slots__ = ()
    kind = "objective"
    fields = (("card", OBJECTIVE_DECK), ("n", COUNT))
    sentence = Phrase("{seat} fulfils {card}: {n} VP.", "{seat} realizuje zadanie {card}: {n} PZ.")


def score_objectives(state: Inscription) -> None:
    """TI-OBJ-1, TI-OBJ-2: the higher value for all who fulfil it in the first step in which anybody does."""
    for sheet in range(len(SHEET_IDS)):
        objective = OBJECTIVE_CARDS[state.objectives[sheet]]
        first = not state.turned >> sheet & 1
        for seat in state.order():
            player = state.players[seat]
            if not player.boxes[sheet] and objective.condition.met(player):
                points = objective.first if first else objective.later
                player.boxes = changed(player.boxes, sheet, points)
                state.turned |= 1 << sheet
                state.tell(ObjectiveScored, seat, state.objectives[sheet], points)
