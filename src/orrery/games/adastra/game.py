"""Ad Astra as a game of the collection."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from orrery.games.adastra import declared as _declared  # noqa: F401  (declares every component)
from orrery.games.adastra.bots.evaluation import EVALUATION
from orrery.games.adastra.bots.observation import OBSERVATION
from orrery.games.adastra.empires.board import EMPIRES
from orrery.games.adastra.names import BUILDINGS, NONE
from orrery.games.adastra.pieces import REGISTRY
from orrery.games.adastra.player import new_player
from orrery.games.adastra.rounds.turns import StartRound
from orrery.games.adastra.setup.setup import SetUp
from orrery.games.adastra.shelf import shelves
from orrery.games.adastra.situation import situation
from orrery.games.adastra.tabletop import Tabletop, load_tabletop
from orrery.games.adastra.technologies.card import TECHNOLOGIES
from orrery.games.adastra.words import VOCABULARY
from orrery.kernel.component import Shelf
from orrery.kernel.game import Game, Setup
from orrery.kernel.scene import Passage, Scene
from orrery.kernel.state import State
from orrery.kernel.text import Phrase, Text
from orrery.kernel.variant import Variant

STANDARD: Final = 6
EPIC: Final = 8
ROUND: Final = Phrase("Round {n} of {last}", "Runda {n} z {last}")
SETTING_UP: Final = Phrase("Setup", "Przygotowanie")

VARIANTS: Final = (
    Variant(
        "first_game",
        Phrase("First game", "Pierwsza gra"),
        note=Phrase(
            "for 2 to 4: base box, given empires, the galaxy is laid out for you",
            "dla 2–4 osób: podstawa, przydzielone imperia, gotowa galaktyka",
        ),
        most=4,
        settles={"expansion": False, "minors": False, "council": False, "length": "standard"},
    ),
    Variant(
        "length",
        Phrase("Length", "Długość"),
        "standard",
        {
            "standard": Phrase("Standard: 6 rounds", "Zwykła: 6 rund"),
            "epic": Phrase("Epic: 8 rounds", "Epicka: 8 rund"),
        },
    ),
    Variant(
        "expansion",
        Phrase("More components", "Więcej elementów"),
        True,
        note=Phrase(
            "empires, technologies, diplomats and planets of Galactic Council",
            "imperia, technologie, dyplomaci i planety z dodatku",
        ),
    ),
    Variant(
        "minors",
        Phrase("Minor civilizations", "Pomniejsze cywilizacje"),
        note=Phrase("eight more discoveries", "osiem dodatkowych odkryć"),
    ),
    Variant(
        "council",
        Phrase("Galactic Council", "Rada Galaktyczna"),
        note=Phrase("sessions, envoys and directives", "sesje, posłowie i dyrektywy"),
    ),
)


class AdAstraGame(Game):
    name = "adastra"
    title = Phrase("Ad Astra", "Ad Astra")
    version = 1
    least = 2
    most = 5
    variants = VARIANTS
    vocabulary = VOCABULARY
    evaluation = EVALUATION
    observation = OBSERVATION
    longest = 3000
    budgets = MappingProxyType({"hard": "search:60", "master": "search:300"})
    trait_names = MappingProxyType({"empire": Phrase("empire", "imperium")})

    def new(self, setup: Setup) -> Tabletop:
        state = Tabletop([new_player() for _ in range(setup.players)])
        state.epic = setup.variants["length"] == "epic"
        state.ends = EPIC if state.epic else STANDARD
        state.first_game = bool(setup.variants["first_game"])
        state.expansion = bool(setup.variants["expansion"])
        state.minors = bool(setup.variants["minors"])
        state.council = bool(setup.variants["council"])
        state.push(StartRound())
        state.push(SetUp())
        state.proceed()
        return state

    def load(self, data: Mapping[str, Any]) -> Tabletop:
        state = load_tabletop(data)
        self.load_agenda(state, data)
        return state

    def traits(self, state: State) -> list[dict[str, str]]:
        assert isinstance(state, Tabletop)
        return [{"empire": EMPIRES[player.empire].id} for player in state.players]

    def progress(self, state: State) -> int:
        assert isinstance(state, Tabletop)
        return state.round

    def stage(self, state: State, seat: int, language: str) -> list[Text]:
        assert isinstance(state, Tabletop)
        if not state.round:
            return [SETTING_UP.say(language)]
        return [ROUND.say(language, n=state.round, last=state.ends)]

    def situation(self, state: State, scene: Scene) -> list[Passage]:
        assert isinstance(state, Tabletop)
        return situation(state, scene)

    def built(self, state: State) -> list[list[str]]:
        """Developed technologies, and planetary buildings in possessed systems."""
        assert isinstance(state, Tabletop)
        found = [
            [TECHNOLOGIES[one].id for one in player.developed if TECHNOLOGIES[one].icons] for player in state.players
        ]
        for system in state.chart.systems:
            owner = state.owner[system]
            if NONE < owner < state.seats:
                found[owner] += [name for number, name in enumerate(BUILDINGS) if state.buildings[system] >> number & 1]
        return found

    def declared(self, name: str) -> Any:
        return REGISTRY[name]

    def shelves(self, language: str) -> list[Shelf]:
        return shelves(language)


VOCABULARY.close()
GAME: Final = AdAstraGame()
