"""Twilight Inscription as a game of the collection."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from orrery.games.inscription.bots.evaluation import EVALUATION
from orrery.games.inscription.bots.observation import OBSERVATION
from orrery.games.inscription.cards import every as _cards  # noqa: F401  (declares every card)
from orrery.games.inscription.cards.kinds import FACTION_CARDS, REGISTRY, RELIC_CARDS, TECHNOLOGY_CARDS
from orrery.games.inscription.cards.shared import OBJECTIVE_CARDS
from orrery.games.inscription.events.ai import new_sheet
from orrery.games.inscription.events.rounds import deck
from orrery.games.inscription.events.setting_up import AI_PLAYERS, DEALT, SetUp
from orrery.games.inscription.events.stage import stage
from orrery.games.inscription.names import DIFFICULTIES, FACTIONS, SHEET_IDS, SIDES, UNITS
from orrery.games.inscription.player import Player, load_player
from orrery.games.inscription.sheets.warfare.units import BARS
from orrery.games.inscription.shelf import shelves
from orrery.games.inscription.state import FLAGS, NUMBERS, TUPLES, Inscription
from orrery.games.inscription.tabletop import Tabletop
from orrery.games.inscription.words import VOCABULARY
from orrery.kernel.component import Shelf
from orrery.kernel.game import Game, Setup
from orrery.kernel.state import State
from orrery.kernel.text import Phrase, Text
from orrery.kernel.variant import NO_MEANING, Variant

VARIANTS: Final = (
    Variant(
        "side",
        Phrase("Sheets", "Arkusze"),
        "B",
        {
            "B": Phrase("B: the same for all", "B: takie same dla wszystkich"),
            "A": Phrase("A: all different", "A: każdy inny"),
        },
    ),
    Variant(
        "difficulty",
        Phrase("AI faction, for 1 or 2 players", "Rasa SI, dla 1 lub 2 graczy"),
        DIFFICULTIES[0],
        {
            "easy": Phrase("Easy", "Łatwa"),
            "medium": Phrase("Medium", "Średnia"),
            "hard": Phrase("Hard", "Trudna"),
        },
        most=AI_PLAYERS,
    ),
    Variant("short_finale", Phrase("Short finale", "Krótki finał"), note=Phrase("23 rounds", "23 rundy")),
    Variant(
        "tutorial",
        Phrase("Tutorial", "Samouczek"),
        note=Phrase("four rounds, one new sheet in each", "cztery rundy, w każdej jeden nowy arkusz"),
        settles={"side": "B", "difficulty": NO_MEANING, "short_finale": False, "factions": "deal"},
    ),
    Variant(
        "factions",
        Phrase("Faction", "Rasa"),
        "deal",
        {"deal": Phrase("One of three", "Jedna z trzech"), **{card.id: card.title for card in FACTION_CARDS}},
        per_seat=True,
        shared=("deal",),
    ),
)
"""TI-SETUP-8: the tutorial is always the same game."""
TRAIT_NAMES: Final = MappingProxyType(
    {
        "faction": Phrase("faction", "rasa"),
        "navigation": Phrase("navigation sheet", "arkusz nawigacji"),
        "expansion": Phrase("expansion sheet", "arkusz ekspansji"),
        "industry": Phrase("industry sheet", "arkusz przemysłu"),
        "warfare": Phrase("warfare sheet", "arkusz wojskowości"),
    }
)


class InscriptionGame(Game):
    name = "inscription"
    title = Phrase("Inscription", "Inscription")
    version = 3
    least = 1
    most = 8
    variants = VARIANTS
    vocabulary = VOCABULARY
    evaluation = EVALUATION
    observation = OBSERVATION
    longest = 800
    budgets = MappingProxyType({"hard": "search:30", "master": "search:200"})
    ladder = (400, 400, 120, 40)
    trait_names = TRAIT_NAMES

    def new(self, setup: Setup) -> Tabletop:
        chosen = setup.variants
        state = Tabletop([Player() for _ in range(setup.players)])
        state.asymmetric = chosen["side"] == "A"
        state.short_finale = chosen["short_finale"]
        state.tutorial = chosen["tutorial"]
        state.unseen_events = deck(state.short_finale)
        if setup.players <= AI_PLAYERS and not state.tutorial:
            state.difficulty = DIFFICULTIES.index(chosen["difficulty"])
            state.ai = new_sheet(state.difficulty)
        factions = [DEALT if name == "deal" else FACTIONS.index(name) for name in chosen["factions"]]
        state.push(SetUp(tuple(factions)))
        state.proceed()
        return state

    def load(self, data: Mapping[str, Any]) -> Tabletop:
        state = Tabletop([load_player(player, self.declared, self.events) for player in data["players"]])
        for name in (*NUMBERS, *FLAGS):
            setattr(state, name, data[name])
        for name in TUPLES:
            setattr(state, name, tuple(data[name]))
        state.before = [load_player(player, self.declared, self.events) for player in data["before"]]
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

    def stage(self, state: State, seat: int, language: str) -> list[Text]:
        assert isinstance(state, Inscription)
        return stage(state, seat, language)

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

    def declared(self, name: str) -> Any:
        return REGISTRY[name]

    def shelves(self, language: str) -> list[Shelf]:
        return shelves(language)


GAME: Final = InscriptionGame()
