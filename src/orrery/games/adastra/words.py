"""Ad Astra's vocabulary: what its words speak of, and the words that several chapters share.

Each chapter has its own words beside its rules, in its ``words`` module.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.games.adastra.cards.boxes import ANOMALIES, DIPLOMATS, DIRECTIVES, MISSIONS
from orrery.games.adastra.empires.board import EMPIRES
from orrery.games.adastra.galaxy.telling import contents, printed_limits
from orrery.games.adastra.galaxy.tiles import DISCOVERIES, PLANETS, STARS
from orrery.games.adastra.names import (
    ACTIONS,
    BRANCHES,
    BUILDINGS,
    CLASSES,
    MOST_SEATS,
    NONE,
    OWN_CARDS,
    PROFESSIONS,
    RESOURCES,
    STATES,
    UNIT_CLASSES,
)
from orrery.games.adastra.pieces import SOURCES, Piece
from orrery.games.adastra.say import (
    ACTION_HELPS,
    ACTION_NAMES,
    BRANCH_NAMES,
    BUILDING_NAMES,
    CLASS_NAMES,
    PROFESSION_NAMES,
    RESOURCE_NAMES,
    STATE_NAMES,
)
from orrery.games.adastra.state import (
    ANOMALY_DECK,
    DECKS,
    DIPLOMAT_DECK,
    DIRECTIVE_DECK,
    DISCOVERY_DECK,
    EMPIRE_DECK,
    ENVOY_DECK,
    MISSION_DECK,
    PLANET_DECK,
    STAR_DECK,
    TECHNOLOGY_DECK,
    AdAstra,
)
from orrery.games.adastra.technologies.card import HAND, TECHNOLOGIES
from orrery.kernel.scene import Scene
from orrery.kernel.text import NOTHING_SAID, Phrase, Text, join, titled
from orrery.kernel.vocabulary import Domain, Kind, Numbers, Phrases, Seats, Vocabulary


class Pieces(Domain):
    """Cards, tiles or boards of one kind."""

    __slots__ = ("_pieces",)

    def __init__(self, names: list[str], pieces: Sequence[Piece]) -> None:
        super().__init__(names)
        self._pieces = pieces

    def say(self, value: int, scene: Scene) -> Text:
        return self._pieces[value].said(scene.language)

    def explain(self, value: int, scene: Scene) -> Text:
        return explained(self._pieces[value], scene.language)


def explained(piece: Piece, language: str) -> Text:
    """A piece with all that it does."""
    facts = join("; ", [heading + ": " + value for heading, value in piece.facts(language)])
    return titled(piece.said(language), [*([facts] if facts else []), *piece.lines(language)])


class Systems(Pieces):
    """Systems, each with all that lies there now."""

    __slots__ = ()

    def explain(self, value: int, scene: Scene) -> Text:
        state = scene.state
        text = super().explain(value, scene)
        if not isinstance(state, AdAstra) or state.spots[value] == NONE:
            return text
        lines = contents(state, value, printed_limits(state, value), scene)
        return join("\n", [text, *[line.capitalized() + "." for line in lines]])


class Cards(Pieces):
    """Cards of which those hear as “a card” who may not know which."""

    __slots__ = ()
    unknown = Phrase("a card", "karta")


class Diplomats(Pieces):
    __slots__ = ()
    unknown = Phrase("a diplomat", "dyplomata")


class Envoys(Numbers):
    """Envoys by their votes."""

    __slots__ = ()
    unknown = Phrase("an envoy", "poseł")
    named: Final = Phrase("envoy {n}", "poseł {n}")

    def say(self, value: int, scene: Scene) -> Text:
        return self.named.say(scene.language, n=self.least + value)


class HandCards(Domain):
    """The cards of a hand: both starting actions, the empire card, technologies."""

    __slots__ = ()
    unknown = Phrase("a card", "karta")

    def say(self, value: int, scene: Scene) -> Text:
        if value < OWN_CARDS:
            return OWN_CARD_NAMES[value].say(scene.language)
        return TECHNOLOGIES[value - OWN_CARDS].said(scene.language)

    def explain(self, value: int, scene: Scene) -> Text:
        return NOTHING_SAID if value < OWN_CARDS else explained(TECHNOLOGIES[value - OWN_CARDS], scene.language)


OWN_CARD_NAMES: Final = (
    Phrase("Starting card A", "Karta akcji początkowej A"),
    Phrase("Starting card B", "Karta akcji początkowej B"),
    Phrase("Empire card", "Karta akcji imperium"),
)


class Units(Domain):
    """A unit's class and state, numbered as the digits of fleets."""

    __slots__ = ()
    named: Final = Phrase("{unit} ({state})", "{unit} ({state})")

    def say(self, value: int, scene: Scene) -> Text:
        cls, state = divmod(value, len(STATES))
        return self.named.say(scene.language, unit=CLASS_NAMES[cls], state=STATE_NAMES[state])


# What words speak of.
SEAT: Final = Seats(MOST_SEATS)
SYSTEM: Final = Systems(STARS.names, STARS.pieces)
PLANET: Final = Pieces(PLANETS.names, PLANETS.pieces)
DISCOVERY: Final = Pieces(DISCOVERIES.names, DISCOVERIES.pieces)
EMPIRE: Final = Pieces(EMPIRES.names, EMPIRES.pieces)
TECHNOLOGY: Final = Cards(TECHNOLOGIES.names, TECHNOLOGIES.pieces)
MISSION: Final = Cards(MISSIONS.names, MISSIONS.pieces)
ANOMALY: Final = Cards(ANOMALIES.names, ANOMALIES.pieces)
DIPLOMAT: Final = Diplomats(DIPLOMATS.names, DIPLOMATS.pieces)
DIRECTIVE: Final = Cards(DIRECTIVES.names, DIRECTIVES.pieces)
COMPONENT: Final = Pieces(SOURCES.names, SOURCES.components)
"""Whatever has an ability, by its source."""
CARD: Final = HandCards(HAND)
ENVOY: Final = Envoys(5, least=1)
RESOURCE: Final = Phrases(RESOURCES, RESOURCE_NAMES)
PROFESSION: Final = Phrases(PROFESSIONS, PROFESSION_NAMES)
BRANCH: Final = Phrases(BRANCHES, BRANCH_NAMES)
ACTION: Final = Phrases(ACTIONS, ACTION_NAMES, ACTION_HELPS)
CLASS: Final = Phrases(CLASSES, CLASS_NAMES)
BUILDING: Final = Phrases(BUILDINGS, BUILDING_NAMES)
UNIT: Final = Units(tuple([f"{cls}-{state}" for cls in CLASSES[:UNIT_CLASSES] for state in STATES]))
COUNT: Final = Numbers(65)
"""Small numbers, from 0."""

VOCABULARY: Final = Vocabulary()

# Words of several chapters.
DONE: Final = VOCABULARY.kind("done", label=Phrase("Done", "Koniec")).base
YES: Final = VOCABULARY.kind("yes", label=Phrase("Yes", "Tak")).base
NO: Final = VOCABULARY.kind("no", label=Phrase("No", "Nie")).base
GAIN: Final[Kind] = VOCABULARY.kind("gain", RESOURCE)
PAY: Final[Kind] = VOCABULARY.kind("pay", RESOURCE)
CHOOSE_SYSTEM: Final[Kind] = VOCABULARY.kind("system", SYSTEM)
CHOOSE_SEAT: Final[Kind] = VOCABULARY.kind("rival", SEAT)
CHOOSE_BRANCH: Final[Kind] = VOCABULARY.kind("branch", BRANCH)
CHOOSE_PROFESSION: Final[Kind] = VOCABULARY.kind("profession", PROFESSION)
CHOOSE_ONE: Final[Kind] = VOCABULARY.kind("choose", Numbers(6, least=1))
"""One of several effects."""
DICE: Final[Kind] = VOCABULARY.kind("dice", Numbers(6, least=1), COUNT)
"""Nature's: how many of the dice show this face."""

# These are numbered when everything is declared.
USE: Final[Kind] = VOCABULARY.kind("use", COMPONENT)
"""Use the ability of a component: in a window, as a free action, as a substitute."""
SACRIFICE: Final[Kind] = VOCABULARY.kind("sacrifice", CARD, label=Phrase("Sacrifice: {0}", "Poświęć: {0}"))
DISCARD: Final[Kind] = VOCABULARY.kind("discard", TECHNOLOGY)
KEEP: Final[Kind] = VOCABULARY.kind("keep", TECHNOLOGY)
KEEP_MISSION: Final[Kind] = VOCABULARY.kind("keep-mission", MISSION)
KEEP_ANOMALY: Final[Kind] = VOCABULARY.kind("keep-anomaly", ANOMALY)
KEEP_DIPLOMAT: Final[Kind] = VOCABULARY.kind("keep-diplomat", DIPLOMAT)
DISCARD_DIPLOMAT: Final[Kind] = VOCABULARY.kind("discard-diplomat", DIPLOMAT)
DISCARD_ANOMALY: Final[Kind] = VOCABULARY.kind("discard-anomaly", ANOMALY)

# Nature's words, by deck.
_DRAWN: Final = {
    TECHNOLOGY_DECK: VOCABULARY.kind("draw-technology", TECHNOLOGY),
    MISSION_DECK: VOCABULARY.kind("draw-mission", MISSION),
    ANOMALY_DECK: VOCABULARY.kind("draw-anomaly", ANOMALY),
    DIPLOMAT_DECK: VOCABULARY.kind("draw-diplomat", DIPLOMAT),
    DIRECTIVE_DECK: VOCABULARY.kind("draw-directive", DIRECTIVE),
    ENVOY_DECK: VOCABULARY.kind("draw-envoy", ENVOY),
    PLANET_DECK: VOCABULARY.kind("draw-planet", PLANET),
    DISCOVERY_DECK: VOCABULARY.kind("draw-discovery", DISCOVERY),
    STAR_DECK: VOCABULARY.kind("draw-star", SYSTEM),
    EMPIRE_DECK: VOCABULARY.kind("draw-empire", EMPIRE),
}
DRAW: Final[list[Kind]] = [
    _DRAWN[PLANET_DECK if PLANET_DECK <= deck < DISCOVERY_DECK else deck] for deck in range(DECKS)
]
