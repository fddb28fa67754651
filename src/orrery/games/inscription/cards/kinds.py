"""What factions, relics, agendas, objectives, events and technologies are; ``cards`` declares each of them."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from orrery.games.inscription.effect import NOTHING, Effect
from orrery.games.inscription.names import (
    AGENDAS,
    AGENDAS_PER_STAGE,
    EVENTS,
    FACTIONS,
    OBJECTIVES,
    OBJECTIVES_PER_SHEET,
    RELICS,
    TECHNOLOGIES,
)
from orrery.games.inscription.player import Player
from orrery.kernel.text import Phrase

THINGS: Final[dict[str, Effect]] = {}
"""Every effect that a saved step may point at, by name."""


def remember(name: str, effect: Effect) -> None:
    """Give an effect, and every effect inside it, the name that it is saved by."""
    effect.name = name
    THINGS[name] = effect
    for number, part in enumerate(effect.parts()):
        remember(f"{name}.{number}", part)


remember("nothing", NOTHING)


class Faction:
    """Setup, the permanent first ability, and the second one, resolved at each ``faction`` asset."""

    __slots__ = (
        "anomalies",
        "double_trade_good",
        "end_of_event",
        "first_text",
        "first_title",
        "foresight",
        "forge",
        "free_votes",
        "id",
        "infantry_forbidden",
        "kinship",
        "late_choice",
        "loses_nothing",
        "munitions",
        "on_dock",
        "on_first_win",
        "on_planet_asset",
        "on_planet_system",
        "on_planet_unlocked",
        "on_stalemate",
        "on_technology",
        "on_vote_won",
        "on_win",
        "on_wormhole",
        "pillage",
        "sacrifice",
        "scheming",
        "second",
        "second_title",
        "setup",
        "singularity",
        "stalling",
        "strength",
        "title",
        "versatile",
        "voteless",
        "wormholes_stay",
    )

    def __init__(self, id: str, title: Phrase, first: tuple[Phrase, Phrase], second: tuple[Phrase, Effect]) -> None:
        self.id = id
        self.title = title
        self.first_title, self.first_text = first
        self.second_title, self.second = second
        self.setup: Effect = NOTHING
        self.on_planet_asset: Effect = NOTHING
        self.on_planet_system: Effect = NOTHING
        self.on_planet_unlocked: Effect = NOTHING
        self.on_dock: Effect = NOTHING
        self.on_technology: Effect = NOTHING
        self.on_wormhole: Effect = NOTHING
        self.on_win: Effect = NOTHING
        self.on_first_win: Effect = NOTHING
        """The first victory on each side."""
        self.on_stalemate: Effect = NOTHING
        """A war tied or lost."""
        self.on_vote_won: Effect = NOTHING
        self.end_of_event: Effect = NOTHING
        self.strength = 0
        self.free_votes = 0
        self.anomalies = False
        self.double_trade_good = False
        self.foresight = False
        self.forge = False
        """Material crosses any symbol of a war sun, and each one built gives 1 more VP."""
        self.infantry_forbidden = False
        self.kinship = False
        """Mecatol Rex without influence, for the reward of a better slot."""
        self.late_choice = False
        self.loses_nothing = False
        self.munitions = False
        self.sacrifice = False
        self.pillage = False
        self.scheming = False
        self.singularity = False
        """3 votes for a technology in every council."""
        self.stalling = False
        self.versatile = False
        self.voteless = False
        self.wormholes_stay = False


FACTION_CARDS: Final[list[Faction]] = []


def declare_faction(faction: Faction) -> None:
    """The next faction, in the order of ``names.FACTIONS``."""
    assert FACTIONS[len(FACTION_CARDS)] == faction.id, f"{faction.id} is declared out of order"
    FACTION_CARDS.append(faction)
    for name, effect in (
        ("setup", faction.setup),
        ("second", faction.second),
        ("planet-asset", faction.on_planet_asset),
        ("planet-system", faction.on_planet_system),
        ("planet-unlocked", faction.on_planet_unlocked),
        ("dock", faction.on_dock),
        ("technology", faction.on_technology),
        ("wormhole", faction.on_wormhole),
        ("win", faction.on_win),
        ("first-win", faction.on_first_win),
        ("stalemate", faction.on_stalemate),
        ("vote-won", faction.on_vote_won),
        ("end-of-event", faction.end_of_event),
    ):
        if effect is not NOTHING:
            remember(f"{faction.id}.{name}", effect)


NO_FACTION: Final = Faction("none", Phrase("", ""), (Phrase("", ""), Phrase("", "")), (Phrase("", ""), NOTHING))


def faction_of(player: Player) -> Faction:
    """The player's faction; in the tutorial nobody has one."""
    return FACTION_CARDS[player.faction] if player.faction >= 0 else NO_FACTION


# When a relic takes effect

IMMEDIATE: Final = 0
ON_ACTIVATION: Final = 1
IN_A_STEP: Final = 2
AFTER_ROLL: Final = 3
END_OF_EVENT: Final = 4
IN_A_WAR: Final = 5
AT_THE_END: Final = 6


class Relic:
    """TI-REL-1."""

    __slots__ = ("effect", "held", "id", "sheet", "text", "title", "vp", "window")

    def __init__(
        self, id: str, title: Phrase, vp: int, window: int, effect: Effect, sheet: int, text: Phrase | None
    ) -> None:
        self.id = id
        self.title = title
        self.vp = vp
        self.window = window
        self.effect = effect
        self.sheet = sheet
        """The sheet whose activation it waits for, or any."""
        self.text = text
        """For the odd relic that no effect can say."""
        self.held = window != IMMEDIATE


RELIC_CARDS: Final[list[Relic]] = []
ANY_SHEET: Final = -1


def relic(
    id: str,
    en: str,
    pl: str,
    vp: int,
    window: int,
    effect: Effect = NOTHING,
    sheet: int = ANY_SHEET,
    text: Phrase | None = None,
) -> None:
    """Declare the next relic, in the order of ``names.RELICS``."""
    assert RELICS[len(RELIC_CARDS)] == id, f"{id} is declared out of order"
    RELIC_CARDS.append(Relic(id, Phrase(en, pl), vp, window, effect, sheet, text))
    if effect is not NOTHING:
        remember(id, effect)


# What somebody has to name for an outcome

NAMES_NOTHING: Final = 0
NAMES_TECHNOLOGY: Final = 1
NAMES_NUMBER: Final = 2
NAMES_COMMODITY: Final = 3


class Agenda:
    """Two texts, of which the council chooses one; a star means that both help."""

    __slots__ = ("id", "names", "sides", "stage", "star", "title")

    def __init__(
        self, id: str, title: Phrase, stage: int, star: bool, sides: tuple[Effect, Effect], names: tuple[int, int]
    ) -> None:
        self.id = id
        self.title = title
        self.stage = stage
        self.star = star
        self.sides = sides
        """What each player does if it passes, and if it fails."""
        self.names = names
        """What is named by the player with the most votes of the side."""


AGENDA_CARDS: Final[list[Agenda]] = []


def agenda(
    id: str,
    en: str,
    pl: str,
    star: bool,
    passed: Effect,
    failed: Effect,
    names: tuple[int, int] = (NAMES_NOTHING, NAMES_NOTHING),
) -> None:
    """Declare the next agenda, in the order of ``names.AGENDAS``; stages II, III, IV are 1, 2, 3."""
    number = len(AGENDA_CARDS)
    assert AGENDAS[number] == id, f"{id} is declared out of order"
    stage = 1 + number // AGENDAS_PER_STAGE
    AGENDA_CARDS.append(Agenda(id, Phrase(en, pl), stage, star, (passed, failed), names))
    remember(id + ".pass", passed)
    remember(id + ".fail", failed)


class Condition:
    """What an objective asks of its sheet."""

    __slots__ = ()

    @abstractmethod
    def met(self, player: Player) -> bool: ...

    @abstractmethod
    def progress(self, player: Player) -> float:
        """How much of it is done, between 0 and 1."""

    @abstractmethod
    def say(self, language: str) -> str: ...


class Objective:
    """TI-OBJ-1: worth more to whoever fulfils it first."""

    __slots__ = ("condition", "first", "id", "later", "sheet", "title")

    def __init__(self, id: str, title: Phrase, sheet: int, first: int, later: int, condition: Condition) -> None:
        self.id = id
        self.title = title
        self.sheet = sheet
        self.first = first
        self.later = later
        self.condition = condition


OBJECTIVE_CARDS: Final[list[Objective]] = []


def objective(id: str, en: str, pl: str, first: int, later: int, condition: Condition) -> None:
    """Declare the next objective, in the order of ``names.OBJECTIVES``: three for each sheet."""
    number = len(OBJECTIVE_CARDS)
    assert OBJECTIVES[number] == id, f"{id} is declared out of order"
    OBJECTIVE_CARDS.append(Objective(id, Phrase(en, pl), number // OBJECTIVES_PER_SHEET, first, later, condition))


class EventCard:
    """One round: its stage (0 to 4), back colour, type and resources."""

    __slots__ = ("blue", "id", "resources", "stage", "title", "type")

    def __init__(
        self, id: str, title: Phrase, stage: int, blue: bool, type: int, resources: tuple[int, int, int]
    ) -> None:
        self.id = id
        self.title = title
        self.stage = stage
        self.blue = blue
        self.type = type
        self.resources = resources


EVENT_CARDS: Final[list[EventCard]] = []


def event(
    id: str, en: str, pl: str, stage: int, blue: bool, type: int, material: int = 0, influence: int = 0,
    research: int = 0,
) -> None:  # fmt: skip
    """Declare the next event, in the order of ``names.EVENTS``."""
    assert EVENTS[len(EVENT_CARDS)] == id, f"{id} is declared out of order"
    EVENT_CARDS.append(EventCard(id, Phrase(en, pl), stage, blue, type, (material, influence, research)))


class Technology:
    """TI-TECH-1."""

    __slots__ = ("cost", "effect", "id", "sheet", "specialty", "text", "title")

    def __init__(
        self, id: str, title: Phrase, sheet: int, cost: int, specialty: int, effect: Effect, text: Phrase | None
    ) -> None:
        self.id = id
        self.title = title
        self.sheet = sheet
        self.cost = cost
        """Research symbols."""
        self.specialty = specialty
        self.effect = effect
        """What happens when it is used in an activation; nothing for the permanent ones."""
        self.text = text


TECHNOLOGY_CARDS: Final[list[Technology]] = []


def technology(
    id: str, en: str, pl: str, cost: int, specialty: int, effect: Effect = NOTHING, text: Phrase | None = None
) -> None:
    """Declare the next technology, in the order of ``names.TECHNOLOGIES``: two for each sheet."""
    number = len(TECHNOLOGY_CARDS)
    assert TECHNOLOGIES[number] == id, f"{id} is declared out of order"
    TECHNOLOGY_CARDS.append(Technology(id, Phrase(en, pl), number // 2, cost, specialty, effect, text))
    if effect is not NOTHING:
        remember(id, effect)
