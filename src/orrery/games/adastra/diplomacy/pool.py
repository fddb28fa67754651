"""AA-DPL-1: diplomats that a player holds: drawing, keeping, discarding, and the limit of five."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.deck import ASIDE, discard, draw, receive
from orrery.games.adastra.holding import distinct
from orrery.games.adastra.names import NONE, POOL_LIMIT
from orrery.games.adastra.state import DIPLOMAT_DECK, AdAstra
from orrery.games.adastra.words import DIPLOMAT, DISCARD_DIPLOMAT, KEEP_DIPLOMAT
from orrery.games.parts.effect import Effect, Resolve
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import TRUTH, Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text

EMPTY_POOL: Final = Refusal("empty-pool", Phrase("There is no diplomat in your pool.", "Nie masz dyplomaty w puli."))
NO_DIPLOMATS: Final = Refusal(
    "no-diplomats", Phrase("No diplomat is left to draw.", "Nie ma już dyplomatów do dobrania.")
)


class DiplomatKept(Event):
    __slots__ = ()
    kind = "keep-diplomat"
    hidden = ("card", DIPLOMAT)
    sentence = Phrase("{seat} keeps {card}.", "{seat} zachowuje: {card}.")


class DiplomatDiscarded(Event):
    __slots__ = ()
    kind = "discard-diplomat"
    fields = (("card", DIPLOMAT),)
    sentence = Phrase("{seat} discards {card}.", "{seat} odrzuca: {card}.")


def shows(state: AdAstra, seat: int) -> None:
    """A seat alone is shown a hidden fact; in what somebody else knows of the game nobody notices."""
    if state.viewer in (TRUTH, seat):
        state.peek(seat)


def gain_diplomat(state: AdAstra, seat: int, diplomat: int, viewers: int) -> None:
    """A diplomat goes to a pool, known to these viewers besides; on gaining a sixth one is discarded at once."""
    receive(state, DIPLOMAT_DECK, seat, diplomat, viewers)
    if len(state.players[seat].pool.cards) > POOL_LIMIT:
        state.push(TrimPool(seat))


def discard_from_pool(state: AdAstra, seat: int, diplomat: int) -> None:
    """Face up."""
    player = state.players[seat]
    player.pool = player.pool.minus(diplomat)
    discard_diplomat(state, seat, diplomat)
    state.reveals += 1


def discard_diplomat(state: AdAstra, seat: int, diplomat: int) -> None:
    discard(state, DIPLOMAT_DECK, diplomat)
    state.tell(DiplomatDiscarded, seat, diplomat)


class TrimPool(OpenQuestion[AdAstra]):
    """Which diplomat do you discard? A pool holds five."""

    __slots__ = ()
    secret = True
    asks = Phrase(
        "Your pool holds more than five diplomats. Which one do you discard?",
        "W twojej puli jest więcej niż pięciu dyplomatów. Którego odrzucasz?",
    )
    topic = Phrase("Diplomat", "Dyplomata")

    def candidates(self, state: AdAstra) -> list[int]:
        return [DISCARD_DIPLOMAT.base + card for card in distinct(state.players[self.seat].pool.cards)]

    def apply(self, state: AdAstra, option: int) -> None:
        discard_from_pool(state, self.seat, option - DISCARD_DIPLOMAT.base)
        if len(state.players[self.seat].pool.cards) > POOL_LIMIT:
            state.push(self)


def draw_diplomats(state: AdAstra, seat: int, cards: int) -> None:
    """Draw so many, keep one in the pool, discard the rest."""
    state.push(KeepOne(seat))
    draw(state, DIPLOMAT_DECK, seat, cards, ASIDE)


class KeepOne(Step[AdAstra]):
    """One of the diplomats drawn stays."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        drawn = state.players[self.seat].drawn
        if len(drawn) == 1:
            _keep(state, self.seat, drawn[0])
        elif drawn:
            state.push(KeepDiplomat(self.seat))


class KeepDiplomat(OpenQuestion[AdAstra]):
    """Which of the drawn diplomats do you keep?"""

    __slots__ = ()
    secret = True
    asks = Phrase("Which diplomat do you keep?", "Którego dyplomatę zachowujesz?")
    topic = Phrase("Diplomat", "Dyplomata")

    def candidates(self, state: AdAstra) -> list[int]:
        return [KEEP_DIPLOMAT.base + card for card in sorted(state.players[self.seat].drawn)]

    def apply(self, state: AdAstra, option: int) -> None:
        _keep(state, self.seat, option - KEEP_DIPLOMAT.base)


def _keep(state: AdAstra, seat: int, kept: int) -> None:
    player = state.players[seat]
    drawn = player.drawn
    player.drawn = ()
    player.drawing = NONE
    state.whisper(DiplomatKept, seat, kept, 1 << seat)
    for card in sorted(drawn):
        if card != kept:
            discard_diplomat(state, seat, card)
            state.reveals += 1
    gain_diplomat(state, seat, kept, 0)


def diplomats_left(state: AdAstra) -> bool:
    """Whether one can be drawn, from the deck or from a new one."""
    return bool(state.decks[DIPLOMAT_DECK] or state.piles[DIPLOMAT_DECK])


class DrawDiplomats(Effect[AdAstra]):
    """Draw diplomats and keep one in the pool (Stasis Envoy, Hire Diplomat, Headhunter)."""

    __slots__ = ("cards",)
    words: Final = Phrase(
        "draw {n} diplomats, keep 1 in your pool and discard the rest",
        "dobierz {n} dyplomatów, zachowaj 1 w swojej puli i odrzuć pozostałych",
    )
    theirs: Final = Phrase(
        "draws {n} diplomats, keeps 1 in own pool and discards the rest",
        "dobiera {n} dyplomatów, zachowuje 1 w swojej puli i odrzuca pozostałych",
    )

    def __init__(self, cards: int) -> None:
        super().__init__()
        self.cards = cards

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        return None if diplomats_left(state) else NO_DIPLOMATS

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        draw_diplomats(state, seat, self.cards)

    def say(self, language: str, they: bool = False) -> Text:
        return (self.theirs if they else self.words).say(language, n=self.cards)


class DiscardDiplomat(Effect[AdAstra]):
    """Discard a diplomat of choice from the own pool, to get something for it (Black Market)."""

    __slots__ = ("reward",)
    words: Final = Phrase(
        "discard 1 diplomat from your pool to {reward}", "odrzuć 1 dyplomatę ze swojej puli i {reward}"
    )  # fmt: skip

    def __init__(self, reward: Effect[AdAstra]) -> None:
        super().__init__()
        self.reward = reward

    def parts(self) -> list[Effect[AdAstra]]:
        return [self.reward]

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        return None if state.players[seat].pool.cards else EMPTY_POOL

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        if state.players[seat].pool.cards:
            state.push(Resolve(seat, source, self.reward))
            state.push(GiveUpDiplomat(seat))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, reward=self.reward.say(language))


class GiveUpDiplomat(OpenQuestion[AdAstra]):
    """Which diplomat do you discard?"""

    __slots__ = ()
    secret = True
    asks = Phrase("Which diplomat do you discard?", "Którego dyplomatę odrzucasz?")
    topic = Phrase("Diplomat", "Dyplomata")

    def candidates(self, state: AdAstra) -> list[int]:
        return [DISCARD_DIPLOMAT.base + card for card in distinct(state.players[self.seat].pool.cards)]

    def apply(self, state: AdAstra, option: int) -> None:
        discard_from_pool(state, self.seat, option - DISCARD_DIPLOMAT.base)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {}
