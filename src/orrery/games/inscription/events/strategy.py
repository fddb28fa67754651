"""TI-STR: the strategy event, step by step."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.inscription.abilities import ACTIVATED, ANY_ACTIVATED, LATE_SHEET
from orrery.games.inscription.assets.relics import play_relic
from orrery.games.inscription.cards.in_play import permits
from orrery.games.inscription.cards.kinds import RELIC_CARDS
from orrery.games.inscription.cards.shared import EVENT_CARDS
from orrery.games.inscription.effect import NO, Effect
from orrery.games.inscription.events.dice import DOUBLED
from orrery.games.inscription.names import LATE, NONE, QUANTUM, RESOURCES, SHEET_IDS, STEP_1, STEP_3
from orrery.games.inscription.player import Player
from orrery.games.inscription.refusals import NOT_INTRODUCED
from orrery.games.inscription.sheets.research import has_focus
from orrery.games.inscription.spending.marking import Mark, PenDown
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import DONE, LATER, PLAY_RELIC, SHEET, SHEET_DOMAIN
from orrery.games.parts.effect import NO_SOURCE
from orrery.kernel.agenda import OpenQuestion, Question, Step
from orrery.kernel.events import HIDDEN, Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text
from orrery.kernel.vocabulary import Kind


class BeginStrategy(Step[Inscription]):
    """A strategy event begins: no sheet is active yet."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        for player in state.players:
            if player.active >= 0:
                player.previous = player.active
            player.active = NONE
            player.once = 0
            if player.research.used:
                player.research = player.research.but(used=0)


class SheetActivated(Event):
    __slots__ = ()
    kind = "activate"
    fields = (("sheet", SHEET_DOMAIN),)
    sentence = Phrase("{seat} activates {sheet}.", "{seat} aktywuje arkusz: {sheet}.")


class SheetPutOff(Event):
    __slots__ = ()
    kind = "later"
    sentence = Phrase("{seat} chooses no sheet yet.", "{seat} nie wybiera jeszcze arkusza.")


class ChooseSheet(Question[Inscription]):
    """Which sheet is active this round? (TI-STR-1)"""

    __slots__ = ()
    asks = Phrase("Which sheet is active this round?", "Który arkusz jest aktywny w tej rundzie?")
    topic = Phrase("Active sheet", "Aktywny arkusz")

    def candidates(self, state: Inscription) -> list[int]:
        found = [SHEET.base + sheet for sheet in range(len(SHEET_IDS))]
        if state.task == STEP_1 and permits(state.players[self.seat], LATE_SHEET):
            found.append(LATER)
        return found

    def refusal(self, state: Inscription, option: int) -> Refusal | None:
        if state.tutorial and SHEET.has(option) and option - SHEET.base >= state.round:
            return NOT_INTRODUCED
        return None

    def apply(self, state: Inscription, option: int) -> None:
        player = state.players[self.seat]
        if option == LATER:
            player.once |= LATE
            state.note(SheetPutOff, self.seat)
            state.push(PenDown(self.seat))
            return
        player.active = option - SHEET.base
        state.note(SheetActivated, self.seat, player.active)
        if state.task == STEP_1:
            state.push(Mark(self.seat))
            state.push(Collect(self.seat))
        state.push(RelicWindow(self.seat, ANY_ACTIVATED.number))


class Collect(Step[Inscription]):
    """The resources of this step are at hand: the card's in step 1, the dice's in step 3 (TI-STR-3)."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: Inscription) -> None:
        player = state.players[self.seat]
        card = list(EVENT_CARDS[state.event].resources)
        if state.task == STEP_1:
            player.pool = card
        else:
            player.pool = dice(state, player)
            if player.once & LATE:
                player.pool = [player.pool[kind] + card[kind] for kind in range(len(RESOURCES))]


def dice(state: Inscription, player: Player) -> list[int]:
    """What the roll gives a player: the black dice, and the focus dice unlocked on the active sheet."""
    found = list(state.black)
    for die in range(len(RESOURCES)):
        if player.once & QUANTUM:
            found[die] += DOUBLED
        elif player.active >= 0 and has_focus(player, player.active, die):
            found[die] += state.focus[die]
    return found


# Held relics


def playable(state: Inscription, seat: int, window: int) -> list[int]:
    """Held relics that can be played at this moment, as words (TI-REL-1)."""
    player = state.players[seat]
    found: list[int] = []
    for relic in player.relics.held:
        if relic != HIDDEN:
            on = RELIC_CARDS[relic].on
            here = on.moment.number == window
            if window == ANY_ACTIVATED.number:
                here = here or on.moment is ACTIVATED[player.active]
            if here and on.refusal(state, seat, NO_SOURCE) is None:
                found.append(PLAY_RELIC.base + relic)
    return found


class RelicWindow(Step[Inscription]):
    """Relics may be played now; asked only of who has one for this moment, for the desk is sealed."""

    __slots__ = ("seat", "window")
    fields: ClassVar[tuple[str, ...]] = ("seat", "window")

    def __init__(self, seat: int, window: int) -> None:
        self.seat = seat
        self.window = window

    def happen(self, state: Inscription) -> None:
        if playable(state, self.seat, self.window):
            state.push(PlayRelic(self.seat, self.window))


class PlayRelic(OpenQuestion[Inscription]):
    """Do you play a relic?"""

    __slots__ = ("window",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "window")
    secret = True
    asks = Phrase("Do you play a relic?", "Czy zagrywasz relikt?")
    topic = Phrase("Relic", "Relikt")

    def __init__(self, seat: int, window: int) -> None:
        self.seat = seat
        self.window = window

    def candidates(self, state: Inscription) -> list[int]:
        return [*playable(state, self.seat, self.window), DONE]

    def apply(self, state: Inscription, option: int) -> None:
        if option != DONE:
            state.push(RelicWindow(self.seat, self.window))
            play_relic(state, self.seat, option - PLAY_RELIC.base)

    def label(self, state: Inscription, kind: Kind, option: int, scene: Scene) -> Text:
        return NO.say(scene.language) if option == DONE else super().label(state, kind, option, scene)


class Quantum(Effect):
    """The Quantumcore."""

    __slots__ = ()
    words: ClassVar[Phrase] = Phrase(
        "this round all 3 focus dice count as unlocked on your active sheet, each showing 2 symbols",
        "w tej rundzie wszystkie 3 kości intensyfikacji są odblokowane na twoim aktywnym arkuszu i każda pokazuje"
        " 2 symbole",
    )
    asks = False

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.players[seat].once |= QUANTUM

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return state.task == STEP_3

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)
