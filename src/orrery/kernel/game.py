"""What a game declares to join Orrery."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from orrery.kernel.agenda import BECAUSE, Step, step_classes
from orrery.kernel.component import Shelf
from orrery.kernel.evaluation import Evaluation
from orrery.kernel.events import Event, events_of
from orrery.kernel.observation import Observation
from orrery.kernel.scene import Passage, Scene
from orrery.kernel.state import State
from orrery.kernel.text import BadSetup, Phrase, Text
from orrery.kernel.variant import Variant, settled
from orrery.kernel.vocabulary import Vocabulary

PLAYERS: Final = Phrase(
    "{game} is for {least} to {most} players, not {players}.",
    "{game} jest dla {least}–{most} graczy, nie dla {players}.",
)
NO_VARIANT: Final = Phrase(
    "{game} has no option “{name}”. It has: {names}.", "{game} nie ma opcji „{name}”. Ma: {names}."
)


@dataclass(frozen=True)
class Setup:
    """How a game begins: the number of players and the value of every variant."""

    players: int
    variants: Mapping[str, Any]

    def data(self) -> dict[str, Any]:
        return {"players": self.players, **self.variants}


class Game(ABC):
    """A game of the collection."""

    name: str
    title: Phrase
    version: int
    """Changes when an old record may no longer replay."""
    least: int
    most: int
    variants: tuple[Variant, ...] = ()
    vocabulary: Vocabulary
    evaluation: Evaluation
    """How bots judge a position; all that a game has to supply for them."""
    observation: Observation
    """What learning programs read off a masked state."""
    longest: int
    """More answers per player than any game needs."""
    budgets: Mapping[str, str] = MappingProxyType({})
    """Levels that are another bot in this game, e.g. one that thinks less where a turn takes a dozen answers."""
    ladder: tuple[int, ...] = (1000, 1000, 400, 400)
    """How many games show that each level beats the one below it, from the lowest to the highest."""
    trait_names: Mapping[str, Phrase] = MappingProxyType({})
    """What statistics call each of the ``traits``."""

    def setup(self, /, players: int, **variants: Any) -> Setup:
        """A checked setup; whatever is not given takes its default."""
        if type(players) is not int or not self.least <= players <= self.most:
            raise BadSetup(PLAYERS, game=self.title, least=self.least, most=self.most, players=str(players))
        names = [variant.name for variant in self.variants]
        for name in variants:
            if name not in names:
                raise BadSetup(NO_VARIANT, game=self.title, name=name, names=", ".join(names))
        return Setup(players, settled(self.variants, variants, players))

    @abstractmethod
    def new(self, setup: Setup) -> State:
        """The state at the first question."""

    @abstractmethod
    def load(self, data: Mapping[str, Any]) -> State:
        """The state that ``State.save`` wrote."""

    def traits(self, state: State) -> list[dict[str, str]]:
        """What distinguishes the seats of a finished game in statistics, e.g. their race."""
        return [{} for _ in range(state.seats)]

    @abstractmethod
    def progress(self, state: State) -> int:
        """How far a game has come: its round."""

    def stage(self, state: State, seat: int, language: str) -> list[Text]:
        """Where in its course the game stands for a seat, in words: what every question to it begins with."""
        return []

    def situation(self, state: State, scene: Scene) -> list[Passage]:
        """All that a viewer sees on the table, in words, what matters most to him first: for drawings of any game."""
        return []

    def built(self, state: State) -> list[list[str]]:
        """The components each seat has put into play, for statistics."""
        return [[] for _ in range(state.seats)]

    def declared(self, name: str) -> Any:
        """The effect or ability that a saved step points at."""
        raise KeyError(name)

    @property
    def package(self) -> str:
        """The package in which the game is written."""
        module = type(self).__module__
        return module.rpartition(".")[0] or module

    def rules(self, language: str) -> str:
        """The rules in our words, as Markdown with a bold id before each rule: ``rules/<language>.md``."""
        return files(self.package).joinpath("rules", f"{language}.md").read_text(encoding="utf-8")

    def shelves(self, language: str) -> list[Shelf]:
        """Every card and board side, for whoever looks one up; each must be named by a test."""
        return []

    def components(self) -> dict[str, str]:
        """Every component by id, with its English name."""
        return {component.id: str(component.title) for shelf in self.shelves("en") for component in shelf.components}

    @cached_property
    def steps(self) -> dict[str, type[Step[Any]]]:
        """Every kind of step that can lie on this game's agenda, by name; looked for once."""
        return step_classes("orrery.kernel", "orrery.games.parts", self.package)

    @cached_property
    def events(self) -> dict[str, type[Event]]:
        """Every kind of event that this game tells of, in a fixed order: how journals number them."""
        return events_of(self.package)

    def load_steps(self, data: list[list[Any]]) -> list[Step[Any]]:
        """An agenda or desk from saved steps."""
        steps = []
        for tag, *values in data:
            cause = self.declared(values.pop()[BECAUSE]) if values and isinstance(values[-1], dict) else None
            given = [self.declared(v) if isinstance(v, str) else tuple(v) if isinstance(v, list) else v for v in values]
            step = self.steps[tag](*given)
            step.cause = cause
            steps.append(step)
        return steps

    def load_agenda(self, state: State, data: Mapping[str, Any]) -> None:
        """Give a loaded state its agenda and desks back; the last line of a game's ``load``."""
        state.viewer = data["viewer"]
        state.reveals = data["reveals"]
        state.peeks = tuple(data.get("peeks", ()))
        state.agenda[:] = self.load_steps(data["agenda"])
        state.desks = [self.load_steps(desk) for desk in data["desks"]]
