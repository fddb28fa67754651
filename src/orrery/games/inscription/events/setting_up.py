"""TI-SETUP: sheets, objectives, factions, relics and the first marks."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.inscription.abilities import RELIC_OF_TWO
from orrery.games.inscription.cards.in_play import permits
from orrery.games.inscription.events.dice import BlackDie
from orrery.games.inscription.events.end_of_step import EndStep
from orrery.games.inscription.events.rounds import ForeseeNext, NextRound
from orrery.games.inscription.events.sitting import SitDown
from orrery.games.inscription.names import (
    CHOOSE_FACTION,
    FACTIONS,
    FACTIONS_DEALT,
    LEFT,
    MATERIAL,
    NONE,
    OBJECTIVES_PER_SHEET,
    RELICS,
    RELICS_RESERVED,
    RIGHT,
    SET_UP,
    SHEET_IDS,
    SIDE_B,
)
from orrery.games.inscription.player import Player
from orrery.games.inscription.sheets.every import SHEETS
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import (
    COUNT,
    DEAL_FACTION,
    DEAL_OBJECTIVE,
    DEAL_RELIC,
    DEAL_SHEET,
    DIE,
    FACTION_DECK,
    HALF_DOMAIN,
    KEEP_FACTION,
    OBJECTIVE_DECK,
    RESOURCE_DOMAIN,
    SHEET_DOMAIN,
    SPEAKER,
)
from orrery.kernel.agenda import Chance, OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import CARD, Phrase, Span, Text

AI_PLAYERS: Final = 2
"""With so few players the AI faction plays, too."""
DEALT: Final = -1
"""This seat chooses its faction from three that are dealt."""


class SetUp(Step[Inscription]):
    """Everything before the first round: factions are set up before anybody knows objectives or sides (TI-SETUP-2).

    ``factions`` holds each seat's faction, or that it is dealt.
    """

    __slots__ = ("factions",)
    fields: ClassVar[tuple[str, ...]] = ("factions",)

    def __init__(self, factions: tuple[int, ...]) -> None:
        self.factions = factions

    def happen(self, state: Inscription) -> None:
        for step in (NextRound(), ForeseeNext(), EndStep()):
            state.push(step)
        if state.ai and state.seats == 2:
            state.push(RollSide())
        if not state.tutorial:
            for sheet in reversed(range(len(SHEET_IDS))):
                state.push(DealObjective(sheet))
        for after in (SitDown(SET_UP), DealRelics(), RevealFactions()):
            state.push(after)
        if not state.tutorial:
            for seat, faction in enumerate(self.factions):
                state.players[seat].faction = NONE if faction == DEALT else faction
            if DEALT in self.factions:
                state.push(SitDown(CHOOSE_FACTION))
                for seat in reversed(range(state.seats)):
                    if self.factions[seat] == DEALT:
                        for _ in range(FACTIONS_DEALT):
                            state.push(DealFaction(seat))
        state.push(FirstMarks())
        if state.asymmetric:
            for seat in reversed(range(state.seats)):
                for sheet in reversed(range(len(SHEET_IDS))):
                    state.push(DealSheet(seat, sheet))
        if state.seats > 1:
            state.push(ChooseSpeaker())


class SpeakerChosen(Event):
    __slots__ = ()
    kind = "speaker"
    sentence = Phrase("{seat} is the speaker.", "{seat} jest mówcą.")


class ChooseSpeaker(Chance[Inscription]):
    """TI-SETUP-7: a random player, for the whole game."""

    __slots__ = ()

    def candidates(self, state: Inscription) -> list[int]:
        return [SPEAKER.base + seat for seat in range(state.seats)]

    def apply(self, state: Inscription, option: int) -> None:
        state.speaker = option - SPEAKER.base
        state.tell(SpeakerChosen, state.speaker)


class SidesKnown(Event):
    __slots__ = ()
    kind = "side"
    fields = (("half", HALF_DOMAIN), ("die", RESOURCE_DOMAIN))
    sentence = Phrase(
        "The black die shows {die}: the two players are neighbors on the {half} side.",
        "Czarna kość: {die}. Gracze są sąsiadami po stronie: {half}.",
    )


class RollSide(BlackDie):
    """TI-SOLO-3: on which side two players are each other's neighbor."""

    __slots__ = ()

    def apply(self, state: Inscription, option: int) -> None:
        face = option - DIE.base
        state.die = face
        state.side_by_side = LEFT if face == MATERIAL else RIGHT
        state.tell(SidesKnown, -1, state.side_by_side, face)


class SheetDealt(Event):
    __slots__ = ()
    kind = "sheet"
    fields = (("sheet", SHEET_DOMAIN), ("number", COUNT))
    sentence = Phrase("{seat} gets {sheet}: {card}.", "{seat} otrzymuje: {sheet}: {card}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        kind, number = self.values
        board = SHEETS[kind].printed[number]
        return {**super().gaps(scene), "card": Text(Span(board.title.say(scene.language), CARD, board.id))}


class DealSheet(Chance[Inscription]):
    """TI-SETUP-1: a sheet of side A that nobody has."""

    __slots__ = ("kind", "player")
    fields: ClassVar[tuple[str, ...]] = ("player", "kind")

    def __init__(self, player: int, kind: int) -> None:
        super().__init__()
        self.player = player
        self.kind = kind

    def candidates(self, state: Inscription) -> list[int]:
        taken = [player.sheets[self.kind] for player in state.players]
        return [DEAL_SHEET.word(self.kind, number) for number in range(SIDE_B) if number not in taken]

    def apply(self, state: Inscription, option: int) -> None:
        number = DEAL_SHEET.places(option)[1]
        player = state.players[self.player]
        player.lay(self.kind, number)
        state.tell(SheetDealt, self.player, self.kind, number)


class FirstMarks(Step[Inscription]):
    """TI-SETUP-9: what is printed as marked on the sheets."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        for player in state.players:
            first_marks(player)


def first_marks(player: Player) -> None:
    navigation = player.navigation.sheet
    player.navigation.accessed = navigation.start
    player.navigation.claimed = navigation.home
    player.navigation.lanes = navigation.start_lanes
    for system in range(navigation.systems):
        if navigation.start >> system & 1:
            player.navigation.reach |= navigation.joined[system]
    industry = player.industry.sheet
    player.industry.scrapped = industry.start
    near = industry.beside[industry.start.bit_length() - 1]
    player.industry.near_marked = near
    player.industry.near_scrapped = near


class ObjectiveSet(Event):
    __slots__ = ()
    kind = "set-objective"
    fields = (("card", OBJECTIVE_DECK),)
    sentence = Phrase("Objective: {card}.", "Zadanie: {card}.")


class DealObjective(Chance[Inscription]):
    """TI-SETUP-5: one objective of each type."""

    __slots__ = ("sheet",)
    fields: ClassVar[tuple[str, ...]] = ("sheet",)

    def __init__(self, sheet: int) -> None:
        super().__init__()
        self.sheet = sheet

    def candidates(self, state: Inscription) -> list[int]:
        first = DEAL_OBJECTIVE.base + self.sheet * OBJECTIVES_PER_SHEET
        return list(range(first, first + OBJECTIVES_PER_SHEET))

    def apply(self, state: Inscription, option: int) -> None:
        state.objectives = (*state.objectives, option - DEAL_OBJECTIVE.base)
        state.tell(ObjectiveSet, -1, option - DEAL_OBJECTIVE.base)


class FactionDealt(Event):
    __slots__ = ()
    kind = "deal-faction"
    hidden = ("card", FACTION_DECK)
    sentence = Phrase("{seat} is dealt {card}.", "{seat} otrzymuje: {card}.")


class DealFaction(Chance[Inscription]):
    """TI-SETUP-2: one of three factions to choose from; only its player sees it."""

    __slots__ = ("player",)
    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def candidates(self, state: Inscription) -> list[int]:
        taken = [faction for player in state.players for faction in (*player.dealt, player.faction)]
        return [DEAL_FACTION.base + faction for faction in range(len(FACTIONS)) if faction not in taken]

    def apply(self, state: Inscription, option: int) -> None:
        faction = option - DEAL_FACTION.base
        player = state.players[self.player]
        player.dealt = tuple(sorted([*player.dealt, faction]))
        state.whisper(FactionDealt, self.player, faction, 1 << self.player)


class FactionKept(Event):
    __slots__ = ()
    kind = "faction"
    fields = (("card", FACTION_DECK),)
    sentence = Phrase("{seat} plays {card}.", "{seat} gra rasą: {card}.")


class KeepFaction(OpenQuestion[Inscription]):
    """Which faction do you play?"""

    __slots__ = ()
    asks = Phrase("Which faction do you play?", "Którą rasą grasz?")
    topic = Phrase("Faction", "Rasa")

    def candidates(self, state: Inscription) -> list[int]:
        return [KEEP_FACTION.base + faction for faction in state.players[self.seat].dealt]

    def apply(self, state: Inscription, option: int) -> None:
        state.players[self.seat].faction = option - KEEP_FACTION.base
        state.note(FactionKept, self.seat, option - KEEP_FACTION.base)


class RevealFactions(Step[Inscription]):
    """The factions that nobody kept leave the game."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        for player in state.players:
            player.dealt = ()


class DealRelics(Step[Inscription]):
    """TI-SETUP-6: two relics in reserve for every player, and what the Yssaril may look at."""

    __slots__ = ()

    def happen(self, state: Inscription) -> None:
        for seat in reversed(range(state.seats)):
            looks = permits(state.players[seat], RELIC_OF_TWO)
            common = len(RELICS) - RELICS_RESERVED * state.seats
            if looks:
                for _ in range(min(RELICS_RESERVED, common)):
                    state.push(DealRelic(seat, 1))
            for _ in range(RELICS_RESERVED):
                state.push(DealRelic(seat, 0))


class DealRelic(Chance[Inscription]):
    """A relic that nobody looks at yet."""

    __slots__ = ("player", "spare")
    fields: ClassVar[tuple[str, ...]] = ("player", "spare")

    def __init__(self, player: int, spare: int) -> None:
        super().__init__()
        self.player = player
        self.spare = spare

    def candidates(self, state: Inscription) -> list[int]:
        taken = [relic for player in state.players for relic in player.relics.reserve + player.relics.spares]
        return [DEAL_RELIC.base + relic for relic in range(len(RELICS)) if relic not in taken]

    def apply(self, state: Inscription, option: int) -> None:
        player = state.players[self.player]
        relic = option - DEAL_RELIC.base
        if self.spare:
            player.relics = player.relics.but(spares=(*player.relics.spares, relic))
        else:
            player.relics = player.relics.but(reserve=(*player.relics.reserve, relic))
