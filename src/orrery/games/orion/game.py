"""Orion as a game of the collection."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from orrery.games.orion import cards as _declared  # noqa: F401  (declares every card)
from orrery.games.orion.card import CARDS, REGISTRY
from orrery.games.orion.evaluation import EVALUATION
from orrery.games.orion.names import COPIES, HUMANS, NO_CARD, RACES, STRUCTURES
from orrery.games.orion.observation import OBSERVATION
from orrery.games.orion.player import load_player, new_player
from orrery.games.orion.race import RACE_BOARDS
from orrery.games.orion.setting_up import CHOOSE_RACE, DEAL_RACE, SetUp
from orrery.games.orion.shelf import shelves
from orrery.games.orion.state import Orion
from orrery.games.orion.words import VOCABULARY
from orrery.kernel.component import Shelf
from orrery.kernel.game import Game, Setup
from orrery.kernel.state import State
from orrery.kernel.text import Phrase
from orrery.kernel.variant import Variant

WAYS: Final = {"choose": CHOOSE_RACE, "deal": DEAL_RACE}

VARIANTS: Final = (
    Variant(
        "novice",
        Phrase("Novice", "Dla początkujących"),
        note=Phrase("all Humans, no Advisors", "sami Ludzie, bez doradców"),
        settles={"races": RACES[HUMANS]},
    ),
    Variant(
        "races",
        Phrase("Race", "Rasa"),
        "deal",
        {
            "deal": Phrase("Random", "Losowa"),
            "choose": Phrase("Chosen in the game", "Wybór w grze"),
            **{race.id: race.title for race in RACE_BOARDS},
        },
        per_seat=True,
        shared=(*WAYS, RACES[HUMANS]),
    ),
)


class OrionGame(Game):
    name = "orion"
    title = Phrase("Orion", "Orion")
    version = 2
    least = 2
    most = 4
    variants = VARIANTS
    vocabulary = VOCABULARY
    evaluation = EVALUATION
    observation = OBSERVATION
    longest = 400
    trait_names = MappingProxyType({"race": Phrase("race", "rasa")})

    def new(self, setup: Setup) -> Orion:
        players = setup.players
        novice = bool(setup.variants["novice"])
        deck = [COPIES] * len(STRUCTURES)
        state = Orion(
            [new_player(players) for _ in range(players)], deck, sum(deck), [], [], 1, 0, 0, NO_CARD, novice, False
        )
        races = [
            HUMANS if novice else WAYS.get(r, RACES.index(r) if r in RACES else 0) for r in setup.variants["races"]
        ]
        state.push(SetUp(tuple(races)))
        state.proceed()
        return state

    def load(self, data: Mapping[str, Any]) -> Orion:
        state = Orion(
            [load_player(player) for player in data["players"]],
            list(data["deck"]),
            data["deck_size"],
            list(data["discards"]),
            list(data["middle"]),
            data["round"],
            data["first"],
            data["defender"],
            data["announced"],
            data["novice"],
            data["over"],
        )
        self.load_agenda(state, data)
        return state

    def traits(self, state: State) -> list[dict[str, str]]:
        assert isinstance(state, Orion)
        return [{"race": RACES[player.race]} for player in state.players]

    def progress(self, state: State) -> int:
        assert isinstance(state, Orion)
        return state.round

    def built(self, state: State) -> list[list[str]]:
        assert isinstance(state, Orion)
        return [
            [CARDS[card].id for system in player.systems for card in system if card < len(STRUCTURES)]
            for player in state.players
        ]

    def declared(self, name: str) -> Any:
        return REGISTRY[name]

    def shelves(self, language: str) -> list[Shelf]:
        return shelves(language)


GAME: Final = OrionGame()
