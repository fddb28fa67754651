"""Twilight Inscription as a game of the collection."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from orrery.games.inscription.bots.evaluation import EVALUATION
from orrery.games.inscription.bots.observation import OBSERVATION
from orrery.games.inscription.cards import every as _cards  # noqa: F401  (declares every card)
from orrery.games.inscription.cards.kinds import (
    AGENDA_CARDS,
    EVENT_CARDS,
    FACTION_CARDS,
    OBJECTIVE_CARDS,
    RELIC_CARDS,
    TECHNOLOGY_CARDS,
    THINGS,
)
from orrery.games.inscription.events.ai import new_sheet
from orrery.games.inscription.events.rounds import deck
from orrery.games.inscription.events.setting_up import AI_PLAYERS, DEALT, SetUp
from orrery.games.inscription.names import DIFFICULTIES, FACTIONS, SHEET_IDS, SIDES, UNITS
from orrery.games.inscription.phrasebook import BOOK
from orrery.games.inscription.player import Player, load_player
from orrery.games.inscription.say import UNIT_NAMES
from orrery.games.inscription.sheets.every import SHEETS
from orrery.games.inscription.sheets.warfare.units import BARS
from orrery.games.inscription.state import FLAGS, NUMBERS, TUPLES, Inscription
from orrery.games.inscription.tabletop import Tabletop
from orrery.games.inscription.words import VOCABULARY
from orrery.kernel.game import Game, Setup, Variant
from orrery.kernel.state import State
from orrery.kernel.text import BadSetup, Phrase

SIDE: Final = Phrase(
    "Sheets: A, all different, or B, all the same", "Arkusze: A, każdy inny, albo B, wszystkie takie same"
)
DIFFICULTY: Final = Phrase(
    "The AI faction of games for 1 or 2: easy, medium or hard",
    "Rasa SI w grze dla 1 lub 2 osób: easy (łatwa), medium (średnia) albo hard (trudna)",
)
LONG_FINALE: Final = Phrase("Long finale: up to 25 rounds", "Długi finał: do 25 rund")
TUTORIAL: Final = Phrase(
    "Tutorial: four rounds, one new sheet in each", "Samouczek: cztery rundy, w każdej jeden nowy arkusz"
)
FACTION_OF_EACH: Final = Phrase(
    "Factions, one per seat: a name, or “deal” for three to choose from",
    "Rasy, po jednej na miejsce: nazwa albo „deal”, czyli trzy do wyboru",
)
NOT_A_SIDE: Final = Phrase("“side” is A or B, not {value}.", "„side” to A albo B, a nie {value}.")
NOT_A_SWITCH: Final = Phrase("“{name}” is yes or no, not {value}.", "„{name}” to tak albo nie, a nie {value}.")
NO_DIFFICULTY: Final = Phrase(
    "“difficulty” is easy, medium or hard, not {value}.", "„difficulty” to easy, medium albo hard, a nie {value}."
)
NO_AI_HERE: Final = Phrase(
    "The AI faction plays with 1 or 2 players only, so “difficulty” has no meaning with {players}.",
    "Rasa SI gra tylko przy 1 lub 2 graczach, więc przy {players} „difficulty” nie ma znaczenia.",
)
NO_SUCH_FACTION: Final = Phrase(
    "“{value}” is no faction. Take one of: {names}, deal.", "„{value}” to nie rasa. Do wyboru: {names}, deal."
)
FACTION_TWICE: Final = Phrase("Only one player can play {value}.", "Rasą {value} może grać tylko jeden gracz.")
TOO_MANY_FACTIONS: Final = Phrase(
    "{n} {n:faction|factions} for {players} {players:player|players}.",
    "{n} {n:rasa|rasy|ras} na {players} {players:gracza|graczy|graczy}.",
)
NO_AI_WORD: Final = "none"


def _check_side(value: Any, players: int) -> str:
    if not isinstance(value, str) or value.upper() not in ("A", "B"):
        raise BadSetup(NOT_A_SIDE, value=str(value)[:40])
    return value.upper()


def _check_difficulty(value: Any, players: int) -> str:
    if value is None or value == NO_AI_WORD:
        return DIFFICULTIES[0] if players <= AI_PLAYERS else NO_AI_WORD
    if value not in DIFFICULTIES:
        raise BadSetup(NO_DIFFICULTY, value=str(value)[:40])
    if players > AI_PLAYERS:
        raise BadSetup(NO_AI_HERE, players=players)
    return str(value)


def _check_finale(value: Any, players: int) -> bool:
    return _switch("long_finale", value)


def _check_tutorial(value: Any, players: int) -> bool:
    return _switch("tutorial", value)


def _switch(name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise BadSetup(NOT_A_SWITCH, name=name, value=str(value)[:40])
    return value


def _check_factions(value: Any, players: int) -> list[str]:
    if isinstance(value, str):
        value = [value] * players if value == "deal" else [value]
    factions = list(value) if isinstance(value, (list, tuple)) else [value]
    if len(factions) > players:
        raise BadSetup(TOO_MANY_FACTIONS, n=len(factions), players=players)
    for faction in factions:
        if not isinstance(faction, str) or (faction not in FACTIONS and faction != "deal"):
            raise BadSetup(NO_SUCH_FACTION, value=str(faction)[:40], names=", ".join(FACTIONS))
        if faction != "deal" and factions.count(faction) > 1:
            raise BadSetup(FACTION_TWICE, value=faction)
    return factions + ["deal"] * (players - len(factions))


class InscriptionGame(Game):
    name = "inscription"
    title = Phrase("Inscription", "Inscription")
    version = 3
    least = 1
    most = 8
    variants = (
        Variant("side", SIDE, _check_side, "B"),
        Variant("difficulty", DIFFICULTY, _check_difficulty, None),
        Variant("long_finale", LONG_FINALE, _check_finale, False),
        Variant("tutorial", TUTORIAL, _check_tutorial, False),
        Variant("factions", FACTION_OF_EACH, _check_factions, "deal"),
    )
    vocabulary = VOCABULARY
    phrasebook = BOOK
    evaluation = EVALUATION
    observation = OBSERVATION
    longest = 800

    def setup(self, /, players: int, **variants: Any) -> Setup:
        """TI-SETUP-8: the tutorial is always the same game."""
        setup = super().setup(players, **variants)
        if not setup.variants["tutorial"]:
            return setup
        plain = {"side": "B", "difficulty": NO_AI_WORD, "long_finale": False, "tutorial": True}
        return Setup(players, {**plain, "factions": ["deal"] * players})

    def new(self, setup: Setup) -> Tabletop:
        chosen = setup.variants
        state = Tabletop([Player() for _ in range(setup.players)])
        state.asymmetric = chosen["side"] == "A"
        state.finale = chosen["long_finale"]
        state.tutorial = chosen["tutorial"]
        state.unseen_events = deck(state.finale)
        if setup.players <= AI_PLAYERS and not state.tutorial:
            state.difficulty = DIFFICULTIES.index(chosen["difficulty"])
            state.ai = new_sheet(state.difficulty)
        factions = [DEALT if name == "deal" else FACTIONS.index(name) for name in chosen["factions"]]
        state.push(SetUp(tuple(factions)))
        state.proceed()
        return state

    def load(self, data: Mapping[str, Any]) -> Tabletop:
        state = Tabletop([load_player(player) for player in data["players"]])
        for name in (*NUMBERS, *FLAGS):
            setattr(state, name, data[name])
        for name in TUPLES:
            setattr(state, name, tuple(data[name]))
        state.before = [load_player(player) for player in data["before"]]
        self.load_agenda(state, data)
        return state

    def traits(self, state: State) -> list[dict[str, str]]:
        assert isinstance(state, Inscription)
        found = []
        for player in state.players:
            traits = {sheet: SIDES[player.sheets[kind]] for kind, sheet in enumerate(SHEET_IDS)}
            traits["faction"] = FACTIONS[player.faction] if player.faction >= 0 else "none"
            found.append(traits)
        return found

    def progress(self, state: State) -> int:
        assert isinstance(state, Inscription)
        return state.round

    def built(self, state: State) -> list[list[str]]:
        """Units built, technologies unlocked, relics played and objectives scored."""
        assert isinstance(state, Inscription)
        found = []
        for player in state.players:
            things = [UNITS[bar.unit] for number, bar in enumerate(BARS) if player.warfare.built >> number & 1]
            things += [tech.id for number, tech in enumerate(TECHNOLOGY_CARDS) if player.has(number)]
            things += [RELIC_CARDS[relic].id for relic in player.relics.played]
            things += [
                OBJECTIVE_CARDS[card].id for card, box in zip(state.objectives, player.boxes, strict=False) if box
            ]
            found.append(things)
        return found

    def thing(self, name: str) -> Any:
        return THINGS[name]

    def rules(self, language: str) -> str:
        return files("orrery.games.inscription").joinpath("rules", f"{language}.md").read_text(encoding="utf-8")

    def components(self) -> dict[str, str]:
        found = {card.id: card.title.en for card in FACTION_CARDS}
        found |= {card.id: card.title.en for card in RELIC_CARDS}
        found |= {card.id: card.title.en for card in AGENDA_CARDS}
        found |= {card.id: card.title.en for card in OBJECTIVE_CARDS}
        found |= {card.id: card.title.en for card in EVENT_CARDS}
        found |= {card.id: card.title.en for card in TECHNOLOGY_CARDS}
        found |= {unit: UNIT_NAMES[number].en for number, unit in enumerate(UNITS)}
        found |= {sheet.id: sheet.title.en for kind in SHEETS for sheet in kind.printed}
        return found


GAME: Final = InscriptionGame()
