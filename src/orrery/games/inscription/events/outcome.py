"""TI-CNCL-7, TI-SOLO-12: who resolves which text of an agenda, and who names what it needs."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.inscription.cards.shared import (
    AGENDA_CARDS,
    NAMES_COMMODITY,
    NAMES_NOTHING,
    NAMES_NUMBER,
    NAMES_TECHNOLOGY,
)
from orrery.games.inscription.effect import AnyEffect
from orrery.games.inscription.events.dice import BlackDie, DieRolled
from orrery.games.inscription.names import (
    COMMODITIES,
    FAIL,
    GRAVITY_DRIVE,
    INTEGRATED_ECONOMY,
    MATERIAL,
    PASS,
)
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import (
    COMMODITY,
    COMMODITY_DOMAIN,
    COUNT,
    DIE,
    LOSE_TECHNOLOGY,
    LOT,
    NUMBER,
    TECHNOLOGY_DECK,
)
from orrery.kernel.agenda import Chance, OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text, plain

BLACK_DIE: Final = Phrase("The black die", "Czarna kość")


def beats_ai(state: Inscription, seat: int) -> bool:
    """TI-SOLO-12: more votes than the AI."""
    return state.players[seat].cast > state.ai_votes


def text_for(state: Inscription, seat: int) -> tuple[int, int]:
    """The card and the side that a seat resolves."""
    if not state.ai:
        return state.agenda_card, state.outcome_side
    starred_first = AGENDA_CARDS[state.agenda_card].star
    if starred_first == beats_ai(state, seat):
        return state.agenda_card, PASS
    return state.fail_card, FAIL


def outcome_for(state: Inscription, seat: int) -> AnyEffect:
    card, side = text_for(state, seat)
    return AGENDA_CARDS[card].sides[side]


class NameFirst(Step[Inscription]):
    """Somebody has to name something first: whoever cast most votes for the winning side (TI-CNCL-7)."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        if state.ai:
            for seat in range(state.seats):
                card, side = text_for(state, seat)
                what = AGENDA_CARDS[card].names[side]
                if what != NAMES_NOTHING:
                    state.push(AiNames(what))
                    return
            return
        what = AGENDA_CARDS[state.agenda_card].names[state.outcome_side]
        if what == NAMES_NOTHING:
            return
        cast = [player.cast if player.side == state.outcome_side else 0 for player in state.players]
        most = max(cast)
        tied = [seat for seat in range(state.seats) if cast[seat] == most] if most else [state.speaker]
        if len(tied) == 1:
            state.push(NameThing(tied[0], what))
        else:
            state.push(DrawLots(tuple(tied), what))


class LotDrawn(Event):
    __slots__ = ()
    kind = "lot"
    sentence = Phrase("{seat} wins the roll and chooses.", "{seat} wygrywa rzut i wybiera.")


class DrawLots(Chance[Inscription]):
    """The tied players roll until exactly one shows influence: each of them is as likely."""

    __slots__ = ("tied", "what")
    fields: ClassVar[tuple[str, ...]] = ("tied", "what")

    def __init__(self, tied: tuple[int, ...], what: int) -> None:
        super().__init__()
        self.tied = tied
        self.what = what

    def candidates(self, state: Inscription) -> list[int]:
        return [LOT.base + seat for seat in self.tied]

    def apply(self, state: Inscription, option: int) -> None:
        state.tell(LotDrawn, option - LOT.base)
        state.push(NameThing(option - LOT.base, self.what))


class NameThing(OpenQuestion[Inscription]):
    """Which technology, number or commodity do you name, for everybody?"""

    __slots__ = ("what",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "what")
    asks = Phrase("What do you name, for everybody?", "Co wskazujesz, dla wszystkich?")
    topic = Phrase("Name", "Wskaż")

    def __init__(self, seat: int, what: int) -> None:
        self.seat = seat
        self.what = what

    def candidates(self, state: Inscription) -> list[int]:
        if self.what == NAMES_TECHNOLOGY:
            return [LOSE_TECHNOLOGY.base + GRAVITY_DRIVE, LOSE_TECHNOLOGY.base + INTEGRATED_ECONOMY]
        if self.what == NAMES_NUMBER:
            return [NUMBER.base + n for n in range(NUMBER.size)]
        assert self.what == NAMES_COMMODITY
        return [COMMODITY.base + kind for kind in range(len(COMMODITIES))]

    def apply(self, state: Inscription, option: int) -> None:
        if self.what == NAMES_TECHNOLOGY:
            name(state, self.seat, self.what, option - LOSE_TECHNOLOGY.base)
        elif self.what == NAMES_NUMBER:
            name(state, self.seat, self.what, option - NUMBER.base + 1)
        else:
            name(state, self.seat, self.what, option - COMMODITY.base)


class AiNames(BlackDie):
    """TI-SOLO-12a: in an unstarred text the AI names by a black die."""

    __slots__ = ("what",)
    fields: ClassVar[tuple[str, ...]] = ("what",)

    def __init__(self, what: int) -> None:
        super().__init__()
        self.what = what

    def apply(self, state: Inscription, option: int) -> None:
        face = option - DIE.base
        state.die = face
        state.tell(DieRolled, -1, face)
        if self.what == NAMES_TECHNOLOGY:
            name(state, -1, self.what, GRAVITY_DRIVE if face == MATERIAL else INTEGRATED_ECONOMY)
        elif self.what == NAMES_NUMBER:
            name(state, -1, self.what, face + 1)
        else:
            name(state, -1, self.what, face)


def named(what: int, value: int, scene: Scene) -> Text:
    """What was named for an outcome."""
    if what == NAMES_TECHNOLOGY:
        return TECHNOLOGY_DECK.say(value, scene)
    return plain(str(value)) if what == NAMES_NUMBER else COMMODITY_DOMAIN.say(value, scene)


class ThingNamed(Event):
    __slots__ = ()
    kind = "name"
    fields = (("what", COUNT), ("named", COUNT))
    sentence = Phrase("{namer} names {named}.", "{namer} wskazuje: {named}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        namer = scene.player(self.seat) if self.seat >= 0 else BLACK_DIE
        return {**super().gaps(scene), "namer": namer, "named": named(self.values[0], self.values[1], scene)}


def name(state: Inscription, seat: int, what: int, value: int) -> None:
    state.named = value
    state.tell(ThingNamed, seat, what, value)
