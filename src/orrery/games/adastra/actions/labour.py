"""AA-LABOR: Forced Labour, a free action."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.actions.economy_words import FIELDS
from orrery.games.adastra.grammar import LABOUR
from orrery.games.adastra.names import MOST_UNREST
from orrery.games.adastra.pieces import cause
from orrery.games.adastra.player import UNREST
from orrery.games.adastra.resolve import trigger
from orrery.games.adastra.resources import gain_any
from orrery.games.adastra.state import LABOURED, AdAstra
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text
from orrery.kernel.vocabulary import Kind

FIELDS_EACH: Final = 2
"""So many fields give a resource."""
LABOURED_ALREADY: Final = Refusal(
    "laboured-already",
    Phrase("You have used Forced Labour this turn.", "W tej turze użyto już Przymusowej Pracy."),
)
TRACK_ENDS: Final = Refusal(
    "track-ends", Phrase("Your unrest is at its highest.", "Twoje niezadowolenie jest już najwyższe.")
)
FORCED_LABOUR: Final = cause("forced-labour", "Forced Labour", "Przymusowa Praca")
GIVES: Final = Phrase(
    "{n} {n:field|fields}: {more} {more:resource|resources}",
    "{n} {n:pole|pola|pól}: {more} {more:zasób|zasoby|zasobów}",
)


def labour_refusal(state: AdAstra, seat: int) -> Refusal | None:
    """AA-LABOR-2: why it cannot be used now."""
    if state.turn[LABOURED]:
        return LABOURED_ALREADY
    return TRACK_ENDS if state.players[seat].counts[UNREST] >= MOST_UNREST else None


class ForcedLabour(OpenQuestion[AdAstra]):
    """AA-LABOR-1: by how many fields do you raise your unrest? Every two give a resource."""

    __slots__ = ()
    asks = Phrase("By how many fields do you raise your unrest?", "O ile pól zwiększasz niezadowolenie?")
    topic = Phrase("Fields", "Pola")

    def candidates(self, state: AdAstra) -> list[int]:
        left = MOST_UNREST - state.players[self.seat].counts[UNREST]
        return [FIELDS.base + place for place in range(left)]

    def apply(self, state: AdAstra, option: int) -> None:
        fields = option - FIELDS.base + 1
        state.cause = FORCED_LABOUR
        state.turn[LABOURED] = 1
        state.move_unrest(self.seat, fields)
        if fields >= FIELDS_EACH:
            trigger(state, self.seat, LABOUR)
        gain_any(state, self.seat, fields // FIELDS_EACH)

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        fields = option - FIELDS.base + 1
        return GIVES.say(scene.language, n=fields, more=fields // FIELDS_EACH)
