"""AA-TRADE-4: forcing a Trade Agreement: one diplomat is given, and the other player cannot refuse."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.clauses import Forcing
from orrery.games.adastra.diplomacy.diplomats import bring
from orrery.games.adastra.diplomacy.lasting import free_tokens
from orrery.games.adastra.diplomacy.pool import EMPTY_POOL
from orrery.games.adastra.diplomacy.words import FLIP, HAND_OVER
from orrery.games.adastra.galaxy.influence import flip, usable_tokens
from orrery.games.adastra.grammar import FORCE_TOKENS, FORCING
from orrery.games.adastra.holding import distinct
from orrery.games.adastra.names import NONE
from orrery.games.adastra.resolve import Used
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.words import DONE, SEAT, USE
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text
from orrery.kernel.vocabulary import Kind

NO_DIPLOMACY_TOKEN: Final = Refusal(
    "no-diplomacy-token",
    Phrase("All your diplomacy tokens are in use.", "Wszystkie twoje żetony dyplomacji są w użyciu."),
)
NO_READY_TOKEN: Final = Refusal(
    "no-ready-token",
    Phrase("You have too few ready influence tokens on the map.", "Masz za mało żetonów wpływu w gotowości na mapie."),
)
FLIP_TOKENS: Final = Phrase("Flip {n} influence {n:token|tokens}", "Odwróć {n} {n:żeton|żetony|żetonów} wpływu")


class Forced(Event):
    __slots__ = ()
    kind = "force"
    fields = (("victim", SEAT),)
    sentence = Phrase("{seat} forces a Trade Agreement on {victim}.", "{seat} wymusza Umowę Handlową ({victim}).")


def tokens_needed(state: AdAstra, victim: int, free: bool) -> int:
    """How many tokens have to be flipped to force an agreement on somebody."""
    return (0 if free else 1) + state.index_of(victim).stat(FORCE_TOKENS)


def free_forcing(state: AdAstra, seat: int) -> int:
    """The source of an ability that forces without a token and has not been used this round, or none."""
    player = state.players[seat]
    for featured in player.index.all(FORCING):
        forcing = featured.feature
        assert isinstance(forcing, Forcing)
        if not player.flipped & forcing.flips:
            return featured.source
    return NONE


def force_refusal(state: AdAstra, seat: int, victim: int) -> Refusal | None:
    """Why a seat cannot force an agreement on this player, or none."""
    if not state.players[seat].pool.cards:
        return EMPTY_POOL
    if not free_tokens(state, seat):
        return NO_DIPLOMACY_TOKEN
    needed = tokens_needed(state, victim, free_forcing(state, seat) != NONE)
    return None if len(usable_tokens(state, seat)) >= needed else NO_READY_TOKEN


def force(state: AdAstra, seat: int, victim: int) -> None:
    """The tokens first, or the ability that spares one; then the diplomat."""
    state.tell(Forced, seat, victim)
    state.push(ForceDiplomat(seat, victim))
    if free_forcing(state, seat) == NONE:
        flip_tokens(state, seat, tokens_needed(state, victim, False))
    else:
        state.push(WayOfForcing(seat, victim))


class WayOfForcing(OpenQuestion[AdAstra]):
    """Do you use an ability, or flip one token more instead?"""

    __slots__ = ("victim",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "victim")
    asks = Phrase("How do you force the agreement?", "Jak wymuszasz umowę?")
    topic = Phrase("Forcing", "Wymuszenie")

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def candidates(self, state: AdAstra) -> list[int]:
        player = state.players[self.seat]
        words: list[int] = []
        for featured in player.index.all(FORCING):
            forcing = featured.feature
            assert isinstance(forcing, Forcing)
            if not player.flipped & forcing.flips:
                words.append(USE.base + featured.source)
        if len(usable_tokens(state, self.seat)) >= tokens_needed(state, self.victim, False):
            words.append(DONE)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        if option == DONE:
            flip_tokens(state, self.seat, tokens_needed(state, self.victim, False))
            return
        source = option - USE.base
        player = state.players[self.seat]
        for featured in player.index.all(FORCING):
            forcing = featured.feature
            assert isinstance(forcing, Forcing)
            if featured.source == source:
                player.flipped |= forcing.flips
        state.tell(Used, self.seat, source)
        flip_tokens(state, self.seat, tokens_needed(state, self.victim, True))

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        if option == DONE:
            return FLIP_TOKENS.say(scene.language, n=tokens_needed(state, self.victim, False))
        return super().label(state, kind, option, scene)


def flip_tokens(state: AdAstra, seat: int, tokens: int) -> None:
    if tokens > 0:
        state.push(FlipForForce(seat, tokens))


class FlipForForce(OpenQuestion[AdAstra]):
    """Which ready influence token do you flip? So many to go."""

    __slots__ = ("left",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    asks = Phrase("Which influence token do you flip? {n} to go", "Który żeton wpływu odwracasz? Pozostało: {n}")
    topic = Phrase("Influence token", "Żeton wpływu")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def candidates(self, state: AdAstra) -> list[int]:
        return [FLIP.base + system for system in usable_tokens(state, self.seat)]

    def apply(self, state: AdAstra, option: int) -> None:
        flip(state, self.seat, option - FLIP.base)
        flip_tokens(state, self.seat, self.left - 1)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"n": self.left}


class ForceDiplomat(OpenQuestion[AdAstra]):
    """Which diplomat does the other player have to take?"""

    __slots__ = ("victim",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "victim")
    secret = True
    asks = Phrase("Which diplomat do you force on {victim}?", "Którego dyplomatę narzucasz ({victim})?")
    topic = Phrase("Diplomat", "Dyplomata")

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def candidates(self, state: AdAstra) -> list[int]:
        return [HAND_OVER.base + card for card in distinct(state.players[self.seat].pool.cards)]

    def apply(self, state: AdAstra, option: int) -> None:
        diplomat = option - HAND_OVER.base
        player = state.players[self.seat]
        player.pool = player.pool.minus(diplomat)
        bring(state, diplomat, self.victim, self.seat)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"victim": scene.player(self.victim)}
