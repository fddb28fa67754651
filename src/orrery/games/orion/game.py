"""Orion as a game of the collection."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from orrery.games.orion import cards as _declared  # noqa: F401  (declares every card)
from orrery.games.orion import handbook
from orrery.games.orion.card import CARDS, THINGS
from orrery.games.orion.evaluation import EVALUATION
from orrery.games.orion.names import COPIES, HUMANS, NO_CARD, RACES, STRUCTURE_KINDS
from orrery.games.orion.observation import OBSERVATION
from orrery.games.orion.phrasebook import BOOK
from orrery.games.orion.race import RACE_BOARDS
from orrery.games.orion.setting_up import CHOOSE_RACE, DEAL_RACE, SetUp
from orrery.games.orion.state import Orion, load_player, new_player
from orrery.games.orion.words import VOCABULARY
from orrery.kernel.game import Game, Setup, Variant
from orrery.kernel.state import State
from orrery.kernel.text import BadSetup, Phrase

WAYS: Final = {"choose": CHOOSE_RACE, "deal": DEAL_RACE}

NOVICE: Final = Phrase("Novice: all Humans, no Advisors", "Dla początkujących: sami Ludzie, bez doradców")
RACE_OF_EACH: Final = Phrase(
    "Races, one per seat: a name, “choose” or “deal”", "Rasy, po jednej na miejsce: nazwa, „choose” albo „deal”"
)
NOT_NOVICE: Final = Phrase("“novice” is yes or no, not {value}.", "„novice” to tak albo nie, a nie {value}.")
NO_SUCH_RACE: Final = Phrase(
    "“{value}” is no race. Take one of: {names}, choose, deal.",
    "„{value}” to nie rasa. Do wyboru: {names}, choose, deal.",
)
RACE_TWICE: Final = Phrase(
    "Only one player can play {value}; Humans are for any number.",
    "Rasą {value} może grać tylko jeden gracz; Ludźmi może dowolnie wielu.",
)
NOVICE_RACE: Final = Phrase(
    "In the novice game everybody plays Humans, not {value}.",
    "W wariancie dla początkujących wszyscy grają Ludźmi, a nie rasą {value}.",
)
TOO_MANY_RACES: Final = Phrase(
    "{n} {n:race|races} for {players} {players:player|players}.",
    "{n} {n:rasa|rasy|ras} na {players} {players:gracza|graczy|graczy}.",
)


def _check_novice(value: Any, players: int) -> bool:
    if not isinstance(value, bool):
        raise BadSetup(NOT_NOVICE, value=str(value)[:40])
    return value


def _check_races(value: Any, players: int) -> list[str]:
    if isinstance(value, str):
        value = [value] * players if value in WAYS else [value]
    races = list(value) if isinstance(value, (list, tuple)) else [value]
    if len(races) > players:
        raise BadSetup(TOO_MANY_RACES, n=len(races), players=players)
    for race in races:
        if not isinstance(race, str) or (race not in RACES and race not in WAYS):
            raise BadSetup(NO_SUCH_RACE, value=str(race)[:40], names=", ".join(RACES))
        if race in RACES and race != RACES[HUMANS] and races.count(race) > 1:
            raise BadSetup(RACE_TWICE, value=race)
    return races + ["deal"] * (players - len(races))


class OrionGame(Game):
    name = "orion"
    title = Phrase("Orion", "Orion")
    version = 1
    least = 2
    most = 4
    variants = (
        Variant("novice", NOVICE, _check_novice, False),
        Variant("races", RACE_OF_EACH, _check_races, "deal"),
    )
    vocabulary = VOCABULARY
    phrasebook = BOOK
    evaluation = EVALUATION
    observation = OBSERVATION
    longest = 400
    trait_names = MappingProxyType({"race": Phrase("race", "rasa")})

    def setup(self, /, players: int, **variants: Any) -> Setup:
        setup = super().setup(players, **variants)
        if not setup.variants["novice"]:
            return setup
        for race in setup.variants["races"]:
            if race in RACES and race != RACES[HUMANS]:
                raise BadSetup(NOVICE_RACE, value=race)
        return Setup(players, {**setup.variants, "races": [RACES[HUMANS]] * players})

    def new(self, setup: Setup) -> Orion:
        players = setup.players
        novice = bool(setup.variants["novice"])
        deck = [COPIES] * STRUCTURE_KINDS
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
            [CARDS[card].id for system in player.systems for card in system if card < STRUCTURE_KINDS]
            for player in state.players
        ]

    def thing(self, name: str) -> Any:
        return THINGS[name]

    def rules(self, language: str) -> str:
        return files("orrery.games.orion").joinpath("rules", f"{language}.md").read_text(encoding="utf-8")

    def components(self) -> dict[str, str]:
        return {card.id: card.title.en for card in CARDS} | {race.id: race.title.en for race in RACE_BOARDS}

    def handbook(self) -> str:
        return handbook.cards()


GAME: Final = OrionGame()
