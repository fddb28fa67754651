"""OR-SETUP: Advisors, First Player, races, hands and the mulligan."""

from __future__ import annotations

from bisect import insort
from typing import Any, ClassVar, Final

from orrery.games.orion.causes import SETTING_UP
from orrery.games.orion.deck import discard, distinct, draw
from orrery.games.orion.names import (
    ADVISORS,
    ADVISORS_ON_OFFER,
    FLEET,
    FOOD,
    HAND,
    HUMANS,
    PRODUCTION,
    RACES,
    STRUCTURES,
    VP,
)
from orrery.games.orion.race import RACE_BOARDS
from orrery.games.orion.refusals import RACE_TAKEN
from orrery.games.orion.start import StartRound
from orrery.games.orion.state import Orion, turn_order
from orrery.games.orion.words import DEALT_RACE, DISCARD, DONE, FIRST, OFFER, PLAY_RACE, RACE_WORDS, STRUCTURE
from orrery.kernel.agenda import Chance, OpenQuestion, Question, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text

CHOOSE_RACE: Final = -1
DEAL_RACE: Final = -2
EXCHANGED: Final = Phrase(
    "Once: you draw as many cards as you discard now.", "Jeden raz: dobierzesz tyle kart, ile teraz odrzucisz."
)


class Offered(Event):
    __slots__ = ()
    kind = "offer"
    fields = (("card", STRUCTURE),)
    sentence = Phrase("{card} is on offer.", "Do zatrudnienia: {card}.")


class FirstPlayer(Event):
    __slots__ = ()
    kind = "first"
    sentence = Phrase("{seat} is First Player.", "Pierwszy gracz: {seat}.")


class RaceTaken(Event):
    __slots__ = ()
    kind = "race"
    fields = (("race", RACE_WORDS),)
    sentence = Phrase("{seat}: {race}.", "{seat}: {race}.")


class SetUp(Step[Orion]):
    """Everything before the first round. ``races`` holds each seat's race, or how it gets one."""

    __slots__ = ("races",)
    fields: ClassVar[tuple[str, ...]] = ("races",)

    def __init__(self, races: tuple[int, ...]) -> None:
        self.races = races

    def happen(self, state: Orion) -> None:
        for seat, race in enumerate(self.races):
            if race >= 0:
                take_race(state, seat, race)
        state.push(SettleRaces(self.races))
        state.push(ChooseFirst())
        if not state.novice:
            state.push(OfferAdvisor())


class OfferAdvisor(Chance[Orion]):
    """OR-SETUP-3: one more of the five Advisors on offer."""

    __slots__ = ()

    def candidates(self, state: Orion) -> list[int]:
        return [OFFER.base + i for i in range(len(ADVISORS)) if len(STRUCTURES) + i not in state.middle]

    def apply(self, state: Orion, option: int) -> None:
        advisor = option - OFFER.base + len(STRUCTURES)
        insort(state.middle, advisor)
        state.tell(Offered, -1, advisor)
        if len(state.middle) < ADVISORS_ON_OFFER:
            state.push(OfferAdvisor())


class ChooseFirst(Chance[Orion]):
    """OR-SETUP-4: the First Player, at random."""

    __slots__ = ()

    def candidates(self, state: Orion) -> list[int]:
        return [FIRST.base + seat for seat in range(state.seats)]

    def apply(self, state: Orion, option: int) -> None:
        state.first = option - FIRST.base
        state.tell(FirstPlayer, state.first)


class SettleRaces(Step[Orion]):
    """In turn order, who has no race yet chooses one or is dealt one; then cards are dealt."""

    __slots__ = ("races",)
    fields: ClassVar[tuple[str, ...]] = ("races",)

    def __init__(self, races: tuple[int, ...]) -> None:
        self.races = races

    def happen(self, state: Orion) -> None:
        order = turn_order(state)
        state.push(StartRound())
        state.cause = SETTING_UP
        for seat in reversed(order):
            state.push(Mulligan(seat, 0))
        for seat in reversed(order):
            state.push(DealHand(seat))
        for seat in reversed(order):
            if self.races[seat] == CHOOSE_RACE:
                state.push(ChooseRace(seat))
            elif self.races[seat] == DEAL_RACE:
                state.push(DealRace(seat))


def take_race(state: Orion, seat: int, race: int) -> None:
    """OR-SETUP-2: markers on the start values."""
    player = state.players[seat]
    board = RACE_BOARDS[race]
    player.take_race(race)
    player.counts[FOOD] = board.start.food
    player.counts[FLEET] = board.start.fleet
    player.counts[PRODUCTION] = board.start.production
    player.counts[VP] = board.vp
    state.tell(RaceTaken, seat, race)


def race_taken(state: Orion, race: int) -> bool:
    """OR-SETUP-1: an alien race can be taken once, Humans by any number of players."""
    return race != HUMANS and any([player.race == race for player in state.players])


class ChooseRace(Question[Orion]):
    """Which race do you play?"""

    __slots__ = ()
    asks = Phrase("Which race do you play?", "Którą rasą grasz?")
    topic = Phrase("Race", "Rasa")

    def candidates(self, state: Orion) -> list[int]:
        return [PLAY_RACE.base + race for race in range(len(RACES))]

    def refusal(self, state: Orion, option: int) -> Refusal | None:
        return RACE_TAKEN if race_taken(state, option - PLAY_RACE.base) else None

    def apply(self, state: Orion, option: int) -> None:
        take_race(state, self.seat, option - PLAY_RACE.base)


class DealRace(Chance[Orion]):
    """A race at random among those left."""

    __slots__ = ("player",)
    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def candidates(self, state: Orion) -> list[int]:
        return [DEALT_RACE.base + race for race in range(len(RACES)) if not race_taken(state, race)]

    def apply(self, state: Orion, option: int) -> None:
        take_race(state, self.player, option - DEALT_RACE.base)


class DealHand(Step[Orion]):
    """OR-SETUP-5."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: Orion) -> None:
        draw(state, self.seat, HAND)


class Mulligan(OpenQuestion[Orion]):
    """OR-SETUP-6: discard any number of your cards, once; you then draw as many."""

    __slots__ = ("discarded",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "discarded")
    secret = True
    asks = Phrase("Which cards do you exchange? ({n} so far)", "Które karty wymieniasz? (dotąd: {n})")
    topic = Phrase("First hand", "Pierwsza ręka")

    def __init__(self, seat: int, discarded: int) -> None:
        self.seat = seat
        self.discarded = discarded

    def candidates(self, state: Orion) -> list[int]:
        options = [DISCARD.base + card for card in distinct(state.players[self.seat].hand)]
        options.append(DONE)
        return options

    def apply(self, state: Orion, option: int) -> None:
        if option == DONE:
            draw(state, self.seat, self.discarded)
            return
        discard(state, self.seat, option - DISCARD.base)
        state.push(Mulligan(self.seat, self.discarded + 1))

    def gaps(self, state: Orion, scene: Scene) -> dict[str, Any]:
        return {"n": self.discarded}

    def note(self, state: Orion, scene: Scene) -> Text:
        return EXCHANGED.say(scene.language)
