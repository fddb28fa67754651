"""Steps and questions: what lies on a game's agenda."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from orrery.kernel.compiling import mypyc_attr
from orrery.kernel.declared import Declared, classes_in
from orrery.kernel.scene import Scene
from orrery.kernel.text import NOTHING_SAID, Phrase, Refusal, Text
from orrery.kernel.vocabulary import Kind

if TYPE_CHECKING:
    from orrery.kernel.state import State

S = TypeVar("S", bound="State")

NATURE: Final = -1
"""The seat that answers for dice and shuffled cards."""

BECAUSE: Final = "because"
"""Before the name of its cause in a saved step."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that happens when it is on top of the agenda.

    Steps are immutable and shared between clones. ``fields`` names the constructor's arguments in order: ints,
    tuples of ints or ``Declared`` things, nothing secret. What is secret belongs to the state, where it is masked.
    """

    __slots__ = ("cause",)
    cause: Declared | None
    """The ability behind it, noted when it is pushed."""
    fields: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def happen(self, state: S) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A step that waits until its seat answers with one of its options."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    secret: ClassVar[bool] = False
    """The options depend on what only this seat can see, or asking is a courtesy: asked even if one is left."""

    waived: ClassVar[bool] = False
    """Not asked at all when it has no option: what cannot be done is skipped."""

    asks: ClassVar[Phrase]
    """What is asked, as a sentence."""

    topic: ClassVar[Phrase]
    """What is to be chosen, in a word or two."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: S) -> None:
        """A question happens by waiting."""
        state.push(self)

    @abstractmethod
    def candidates(self, state: S) -> list[int]:
        """All that one might expect to be able to answer, legal or not."""

    def refusal(self, state: S, option: int) -> Refusal | None:
        """Why a candidate cannot be chosen, or none."""
        return None

    def options(self, state: S) -> list[int]:
        """The candidates without a refusal."""
        return [option for option in self.candidates(state) if self.refusal(state, option) is None]

    @abstractmethod
    def apply(self, state: S, option: int) -> None:
        """Do what the answer says. The question has left the agenda already."""

    def allows(self, state: S, option: int) -> bool:
        """Whether an option that was not listed before can be chosen."""
        return option in self.options(state)

    # What people hear of it

    def gaps(self, state: S, scene: Scene) -> dict[str, Any]:
        """What stands in the gaps of the sentence that asks."""
        return {}

    def ask(self, state: S, scene: Scene) -> Text:
        return self.asks.fill(scene.language, self.gaps(state, scene))

    def note(self, state: S, scene: Scene) -> Text:
        """What the answer leads to, in a sentence or two."""
        return NOTHING_SAID

    def path(self, state: S, scene: Scene) -> list[Text]:
        """What led to it: the card or ability behind it, and what was chosen before."""
        cause = self.cause
        return [] if cause is None or cause.owner is None else [cause.owner.said(scene.language)]

    def label(self, state: S, kind: Kind, option: int, scene: Scene) -> Text:
        """An option of this kind as a button would say it."""
        return kind.label(option, scene)

    def explain(self, state: S, kind: Kind, option: int, scene: Scene) -> Text:
        """The card or rule behind an option."""
        return kind.explain(option, scene)


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenQuestion(Question[S]):
    """A question whose candidates can all be chosen."""

    __slots__ = ()

    def options(self, state: S) -> list[int]:
        return self.candidates(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(OpenQuestion[S]):
    """A question to nature: its answers have weights."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.seat = NATURE

    def weights(self, state: S) -> list[int]:
        """How likely each of the options is, in their order; equally, unless a game says otherwise."""
        return [1] * len(self.candidates(state))

    def pick(self, state: S, chance: float) -> int:
        """The option that a number between 0 and 1 falls on, each as wide as its weight."""
        weights = self.weights(state)
        total = sum(weights)
        left = min(int(chance * total), total - 1)  # of many dice a float is no longer exact
        place = 0
        while left >= weights[place]:
            left -= weights[place]
            place += 1
        return self.options(state)[place]


def saved(step: Step[Any]) -> list[Any]:
    """A step as plain data: its class and its fields."""
    data: list[Any] = [type(step).__name__]
    for field in step.fields:
        value = getattr(step, field)
        data.append(value.name if isinstance(value, Declared) else list(value) if isinstance(value, tuple) else value)
    if step.cause is not None:
        data.append({BECAUSE: step.cause.name})
    return data


def step_classes(*packages: str) -> dict[str, type[Step[Any]]]:
    """Every kind of step that these packages define, by name; of one name the one in the later package."""
    return {cls.__name__: cls for package in packages for cls in classes_in(package, Step)}
