"""AA-TRADE-2, AA-TRADE-7: which diplomat and which ready envoys a side gives is picked in secret."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.deck import contents
from orrery.games.adastra.diplomacy.proposal import CLAIM, OF_DIPLOMAT, OF_READY, PICKED, change, figure, place
from orrery.games.adastra.diplomacy.words import CLAIM as CLAIM_WORDS
from orrery.games.adastra.diplomacy.words import HAND_OVER, OFFER_ENVOY
from orrery.games.adastra.holding import distinct, without
from orrery.games.adastra.names import NONE
from orrery.games.adastra.state import DIPLOMAT_DECK, AdAstra
from orrery.games.adastra.words import DONE
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text
from orrery.kernel.vocabulary import Kind

NO_CLAIM: Final = Phrase("Say nothing of it", "Nic nie mów")


class HandOverDiplomat(OpenQuestion[AdAstra]):
    """Which diplomat do you give?"""

    __slots__ = ()
    secret = True
    asks = Phrase("Which diplomat do you give?", "Którego dyplomatę dajesz?")
    topic = Phrase("Diplomat", "Dyplomata")

    def candidates(self, state: AdAstra) -> list[int]:
        return [HAND_OVER.base + card for card in distinct(state.players[self.seat].pool.cards)]

    def apply(self, state: AdAstra, option: int) -> None:
        player = state.players[self.seat]
        player.sealed = (option - HAND_OVER.base, *player.sealed[1:])
        self.note_it(state)

    def note_it(self, state: AdAstra) -> None:
        """What everybody knows of it."""
        change(state, PICKED, state.offer[PICKED] + 1)


class OfferDiplomat(HandOverDiplomat):
    """… with a proposal."""

    __slots__ = ()

    def note_it(self, state: AdAstra) -> None:
        change(state, place(False, OF_DIPLOMAT), 1)


class HandOverEnvoy(OpenQuestion[AdAstra]):
    """Which ready envoy do you give?"""

    __slots__ = ()
    secret = True
    asks = Phrase("Which ready envoy do you give?", "Którego posła w gotowości dajesz?")
    topic = Phrase("Envoy", "Poseł")

    def candidates(self, state: AdAstra) -> list[int]:
        player = state.players[self.seat]
        left = player.envoys.cards
        for value in player.sealed[1:]:
            left = without(left, value)
        return [OFFER_ENVOY.base + value for value in distinct(left)]

    def apply(self, state: AdAstra, option: int) -> None:
        player = state.players[self.seat]
        player.sealed = (*(player.sealed or (NONE,)), option - OFFER_ENVOY.base)
        self.note_it(state)

    def note_it(self, state: AdAstra) -> None:
        change(state, PICKED, state.offer[PICKED] + 1)


class OfferEnvoy(HandOverEnvoy):
    """… with a proposal."""

    __slots__ = ()

    def note_it(self, state: AdAstra) -> None:
        change(state, place(False, OF_READY), figure(state, False, OF_READY) + 1)


class ClaimDiplomat(OpenQuestion[AdAstra]):
    """Whom do you claim the offered diplomat to be, truly or not? Nobody can check it."""

    __slots__ = ()
    asks = Phrase("Whom do you say the diplomat is?", "Kim według ciebie jest ten dyplomata?")
    topic = Phrase("Claim", "Deklaracja")

    def candidates(self, state: AdAstra) -> list[int]:
        diplomats = contents(state, DIPLOMAT_DECK)
        diplomats += [player.board.diplomat for player in state.players if player.empire != NONE]
        return [CLAIM_WORDS.base + diplomat for diplomat in sorted(diplomats)] + [DONE]

    def apply(self, state: AdAstra, option: int) -> None:
        if option != DONE:
            change(state, CLAIM, option - CLAIM_WORDS.base)

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        return NO_CLAIM.say(scene.language) if option == DONE else super().label(state, kind, option, scene)
