"""XX-CNC-2, XX-CNC-6, XX-CNC-12: envoys, selected in secret and revealed one player after the other."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.adastra.council.words import SELECT_ENVOY
from orrery.games.adastra.deck import receive
from orrery.games.adastra.holding import ALL_EYES, distinct, without
from orrery.games.adastra.state import ENVOY_DECK, AdAstra
from orrery.games.adastra.words import DONE, ENVOY
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import NOTHING_SAID, Phrase, Text

VOTES_SENT: Final = Phrase("Votes so far: {n}.", "Głosy do tej pory: {n}.")


class EnvoyRevealed(Event):
    __slots__ = ()
    kind = "reveal-envoy"
    fields = (("envoy", ENVOY),)
    sentence = Phrase("{seat} reveals envoy {envoy}.", "{seat} ujawnia posła {envoy}.")


class NoEnvoy(Event):
    __slots__ = ()
    kind = "no-envoy"
    sentence = Phrase("{seat} sends no envoy to vote.", "{seat} nie wysyła żadnego posła na głosowanie.")


def first_envoys(state: AdAstra, seat: int) -> None:
    """XX-CNC-1: everybody owns a 4 and a 5, and everybody knows it."""
    for value in (3, 4):
        receive(state, ENVOY_DECK, seat, value, ALL_EYES)


def refresh_envoys(state: AdAstra, seat: int) -> None:
    """AA-MGT-3: used envoys become ready; everybody has seen them."""
    player = state.players[seat]
    for value in player.used_envoys:
        receive(state, ENVOY_DECK, seat, value, ALL_EYES)
    player.used_envoys = ()


def envoys_desk(state: AdAstra, seat: int) -> list[Step[Any]]:
    """What a desk begins with when envoys are selected."""
    return [SelectEnvoys(seat)] if state.players[seat].envoys.cards else []


class SelectEnvoys(OpenQuestion[AdAstra]):
    """XX-CNC-6: which ready envoys do you send to vote? Only “done” ends it, or others would see that all are sent."""

    __slots__ = ()
    secret = True
    asks = Phrase("Which envoys do you send to vote?", "Których posłów wysyłasz na głosowanie?")
    topic = Phrase("Envoys", "Posłowie")

    def note(self, state: AdAstra, scene: Scene) -> Text:
        sent = state.players[self.seat].sealed
        return VOTES_SENT.say(scene.language, n=sum([1 + value for value in sent])) if sent else NOTHING_SAID

    def candidates(self, state: AdAstra) -> list[int]:
        player = state.players[self.seat]
        left = player.envoys.cards
        for value in player.sealed:
            left = without(left, value)
        words = [SELECT_ENVOY.base + value for value in distinct(left)]
        words.append(DONE)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        if option == DONE:
            return
        player = state.players[self.seat]
        player.sealed = (*player.sealed, option - SELECT_ENVOY.base)
        state.push(self)


def reveal(state: AdAstra, seat: int) -> int:
    """A player's selection comes to light; the envoys are used now. Returns their votes."""
    player = state.players[seat]
    sealed = player.sealed
    player.sealed = ()
    state.reveals += 1
    votes = 0
    for value in sorted(sealed):
        player.envoys = player.envoys.minus(value)
        player.used_envoys = tuple(sorted((*player.used_envoys, value)))
        votes += value + 1
        state.tell(EnvoyRevealed, seat, value)
    if not sealed:
        state.tell(NoEnvoy, seat)
    return votes
