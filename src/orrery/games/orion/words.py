"""Orion's vocabulary: everything that can be answered in the game, and how it is said."""

from __future__ import annotations

from typing import Final

from orrery.games.orion.card import CARDS
from orrery.games.orion.card_text import explain_card, explain_race
from orrery.games.orion.names import ADVISORS, COLOURS, NEW_SYSTEM, RACE, RACES, STRUCTURES, TRADES
from orrery.games.orion.race import RACE_BOARDS
from orrery.games.orion.say import COLOUR_NAMES, amount
from orrery.games.orion.state import Orion
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text
from orrery.kernel.vocabulary import Domain, Kind, Numbers, Phrases, Seats, Vocabulary

MOST_SEATS: Final = 4
EXCHANGED: Final = Phrase("{left} → {right}", "{left} → {right}")
NEW: Final = Phrase("New system", "Nowy układ")
IN_SYSTEM: Final = Phrase("System {n}", "Układ {n}")
ON: Final = Phrase("System {n}, on {card}", "Układ {n}, na: {card}")
A_CARD: Final = Phrase("a card", "karta")


class Cards(Domain):
    """Cards; those of Advisors are numbered after the structures."""

    __slots__ = ("_advisors",)
    unknown = A_CARD

    def __init__(self, names: list[str], advisors: bool = False) -> None:
        super().__init__(names)
        self._advisors = advisors

    def card(self, value: int) -> int:
        return value + len(STRUCTURES) if self._advisors else value

    def say(self, value: int, scene: Scene) -> Text:
        return CARDS[self.card(value)].said(scene.language)

    def explain(self, value: int, scene: Scene) -> Text:
        return explain_card(CARDS[self.card(value)], scene.language)


class Races(Domain):
    __slots__ = ()

    def say(self, value: int, scene: Scene) -> Text:
        return RACE_BOARDS[value].said(scene.language)

    def explain(self, value: int, scene: Scene) -> Text:
        return explain_race(RACE_BOARDS[value], scene.language)


class Sources(Domain):
    """Where an effect of the asked player comes from: a Working card, by what lies there, or the race."""

    __slots__ = ()

    def say(self, value: int, scene: Scene) -> Text:
        return source_name(scene, value)

    def explain(self, value: int, scene: Scene) -> Text:
        assert isinstance(scene.state, Orion)
        player = scene.state.players[scene.seat]
        if value == RACE:
            return explain_race(RACE_BOARDS[player.race], scene.language)
        return explain_card(CARDS[player.working_card(value)], scene.language)


def source_name(scene: Scene, source: int) -> Text:
    """The asked player's card or race that an effect comes from."""
    assert isinstance(scene.state, Orion)
    player = scene.state.players[scene.seat]
    if source == RACE:
        return RACE_BOARDS[player.race].said(scene.language)
    return CARDS[player.working_card(source)].said(scene.language)


def system_name(scene: Scene, seat: int, system: int) -> Text:
    """A system by its number and its Working card."""
    assert isinstance(scene.state, Orion)
    return ON.say(scene.language, n=system + 1, card=CARDS[scene.state.players[seat].systems[system][-1]])


class Systems(Domain):
    """The systems of the asked player, and a new one."""

    __slots__ = ()

    def say(self, value: int, scene: Scene) -> Text:
        return NEW.say(scene.language) if value == NEW_SYSTEM else system_name(scene, scene.seat, value)


class Trades(Domain):
    """The exchanges of the Trade row."""

    __slots__ = ()

    def say(self, value: int, scene: Scene) -> Text:
        paid, cost, gained, gain = TRADES[value]
        left, right = amount(paid, cost, scene.language), amount(gained, gain, scene.language)
        return EXCHANGED.say(scene.language, left=left, right=right)


_SYSTEMS: Final = ("1", "2", "3", "4", "5")
_SOURCES: Final = (*_SYSTEMS, "advisor")
STRUCTURE: Final = Cards(STRUCTURES)
ADVISOR_CARD: Final = Cards(ADVISORS, advisors=True)
SEATS: Final = Seats(MOST_SEATS)
COLOUR_WORDS: Final = Phrases(COLOURS, COLOUR_NAMES)
RACE_WORDS: Final = Races(RACES)
SYSTEM: Final = Systems((*_SYSTEMS, "new"))
SOURCE: Final = Sources(_SOURCES)
TRADE_WORDS: Final = Trades(
    ("food-fleet", "fleet-food", "fleet-production", "production-fleet", "production-food", "food-production")
)

VOCABULARY: Final = Vocabulary()

# The eight actions, in the order of the board.
CONSTRUCTION: Final = VOCABULARY.kind(
    "construction",
    label=Phrase("Construction", "Budowa"),
    help=Phrase(
        "Build a structure from your hand: pay its cost and put it on a system or open a new one.",
        "Zbuduj strukturę z ręki: zapłać koszt i połóż ją w układzie albo otwórz nowy.",
    ),
).base
EXPLOITATION: Final = VOCABULARY.kind(
    "exploitation",
    label=Phrase("Exploitation", "Eksploatacja"),
    help=Phrase(
        "Discard a card: blue 3 Food, red 2 Fleet, yellow 1 Production, grey draw 4 cards and keep 3.",
        "Odrzuć kartę: niebieska 3 żywności, czerwona 2 floty, żółta 1 produkcji, szara dobierz 4 karty i zatrzymaj 3.",
    ),
).base
RESEARCH: Final = VOCABULARY.kind(
    "research",
    label=Phrase("Research", "Badania"),
    help=Phrase("Draw {n} cards.", "Dobierz {n} {n:kartę|karty|kart}."),
).base
ACTIVATION: Final = VOCABULARY.kind(
    "activation",
    label=Phrase("Activation", "Aktywacja"),
    help=Phrase(
        "Put the cube on a Working card with an empty A space and apply its effect.",
        "Połóż znacznik na karcie aktywnej z pustym polem A i zastosuj jej efekt.",
    ),
).base
ATTACK: Final = VOCABULARY.kind(
    "attack",
    label=Phrase("Attack", "Atak"),
    help=Phrase(
        "Your Fleet must be at least as large as the opponent's. Pay 2 Fleet: they lose 1 Morale, you gain 2 VP.",
        "Twoja flota musi być co najmniej równa flocie przeciwnika. Zapłać 2 floty: traci 1 morale, zyskujesz 2 PZ.",
    ),
).base
TRADE: Final = VOCABULARY.kind(
    "trade",
    label=Phrase("Trade", "Handel"),
    help=Phrase(
        "One exchange: 3 Food, 2 Fleet and 1 Production are worth the same.",
        "Jedna wymiana: 3 żywności, 2 floty i 1 produkcji są warte tyle samo.",
    ),
).base
PROPAGANDA: Final = VOCABULARY.kind(
    "propaganda",
    label=Phrase("Propaganda", "Propaganda"),
    help=Phrase("Raise your Morale by 3, once per round.", "Zyskaj 3 morale, raz na rundę."),
).base
CONTRACT: Final = VOCABULARY.kind(
    "contract",
    label=Phrase("Contract", "Kontrakt"),
    help=Phrase(
        "Discard 3 cards and hire an Advisor from the middle of the table.",
        "Odrzuć 3 karty i zatrudnij doradcę ze środka stołu.",
    ),
).base

DONE: Final = VOCABULARY.kind("done", label=Phrase("Done", "Koniec")).base
USE: Final = VOCABULARY.kind("use", label=Phrase("Use it", "Korzystam")).base

PLACE: Final[Kind] = VOCABULARY.kind("place", SYSTEM)
PAY: Final[Kind] = VOCABULARY.kind("pay", Numbers(5), Numbers(5), Numbers(5))
ACTIVATE: Final[Kind] = VOCABULARY.kind("activate", SOURCE)
DEFENDER: Final[Kind] = VOCABULARY.kind("defender", SEATS)
EXCHANGE: Final[Kind] = VOCABULARY.kind("exchange", TRADE_WORDS)
COLOUR: Final[Kind] = VOCABULARY.kind("colour", COLOUR_WORDS)
EFFECT: Final[Kind] = VOCABULARY.kind("effect", Sources((*_SOURCES, "race")))
CHOOSE: Final[Kind] = VOCABULARY.kind("choose", Numbers(3, least=1))
FILL: Final[Kind] = VOCABULARY.kind("fill", SOURCE)
BURY: Final[Kind] = VOCABULARY.kind("bury", _SYSTEMS)
ARRANGE: Final[Kind] = VOCABULARY.kind("arrange", Systems(_SYSTEMS))
PUT: Final[Kind] = VOCABULARY.kind("put", _SYSTEMS)
VICTIM: Final[Kind] = VOCABULARY.kind("victim", SEATS)

# These are numbered when all cards are declared.
BUILD: Final[Kind] = VOCABULARY.kind("build", STRUCTURE)
EXPLOIT: Final[Kind] = VOCABULARY.kind("exploit", STRUCTURE)
DISCARD: Final[Kind] = VOCABULARY.kind("discard", STRUCTURE)
TAKE: Final[Kind] = VOCABULARY.kind("take", STRUCTURE)
TAKE_OLDER: Final[Kind] = VOCABULARY.kind(
    "take-older", STRUCTURE, label=Phrase("{0} (the older copy)", "{0} (starszy egzemplarz)")
)
HIRE: Final[Kind] = VOCABULARY.kind("hire", ADVISOR_CARD)
PLAY_RACE: Final[Kind] = VOCABULARY.kind("race", RACE_WORDS)

# Nature's words.
FIRST: Final[Kind] = VOCABULARY.kind("first", SEATS)
OFFER: Final[Kind] = VOCABULARY.kind("offer", ADVISOR_CARD)
DEALT_RACE: Final[Kind] = VOCABULARY.kind("dealt-race", RACE_WORDS)
DRAW: Final[Kind] = VOCABULARY.kind("draw", STRUCTURE)
