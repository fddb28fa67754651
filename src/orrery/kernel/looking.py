"""The looking-glass: what every front shows of a game, derived once, from a masked state alone.

Terminal, pages, replay and API draw what stands here; none of them asks the rules anything else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from orrery.kernel.agenda import Question
from orrery.kernel.events import Event
from orrery.kernel.game import Game
from orrery.kernel.scene import Passage, Scene
from orrery.kernel.state import State
from orrery.kernel.text import CARD, Text


@dataclass(frozen=True)
class Choice:
    """A candidate of a question: an option, or with a refusal something that cannot be chosen now."""

    option: int
    token: str
    kind: str
    label: Text
    help: Text
    refusal: Text | None


@dataclass(frozen=True)
class Asked:
    """A question as people meet it."""

    text: Text
    topic: Text
    """What is to be chosen, in a word or two."""
    path: list[Text]
    """Where in the game it is asked, and what led to it."""
    note: Text
    """What the answer leads to."""
    choices: list[Choice]


def asked(game: Game, state: State, question: Question[Any], names: list[str], language: str) -> Asked:
    """A question of a state that is masked for whom it asks."""
    scene = Scene(language, names, state, question.seat)
    return Asked(
        question.ask(state, scene),
        question.topic.say(language),
        [*game.stage(state, question.seat, language), *question.path(state, scene)],
        question.note(state, scene),
        choices(game, state, question, names, language),
    )


def choices(game: Game, state: State, question: Question[Any], names: list[str], language: str) -> list[Choice]:
    """All candidates of a question, each with its words and, if it cannot be chosen, the reason."""
    scene = Scene(language, names, state, question.seat)
    found = []
    for option in question.candidates(state):
        kind = game.vocabulary.kind_of(option)
        refusal = question.refusal(state, option)
        found.append(
            Choice(
                option,
                game.vocabulary.token(option),
                kind.name,
                question.label(state, kind, option, scene),
                question.explain(state, kind, option, scene),
                None if refusal is None else refusal.phrase.say(language),
            )
        )
    return found


def label(game: Game, state: State, question: Question[Any], option: int, names: list[str], language: str) -> Text:
    """An option as a button would say it."""
    kind = game.vocabulary.kind_of(option)
    return question.label(state, kind, option, Scene(language, names, state, question.seat))


def situation(game: Game, state: State, viewer: int, names: list[str], language: str) -> list[Passage]:
    """What lies on the table of a state that is masked for the viewer, as far as the game says it in words."""
    return game.situation(state, Scene(language, names, state, viewer))


@dataclass(frozen=True)
class Line:
    """One line of the log."""

    text: Text
    seat: int
    """Whom it is about; below 0 nobody."""
    kind: str
    because: Text | None
    """The card or ability behind it, where the line itself does not name it."""


def story(events: Iterable[Event], names: list[str], viewer: int, language: str) -> list[Line]:
    """Events as the viewer may hear of them; the same line several times in a row is told once."""
    scene = Scene(language, names)
    return counted([_line(event.masked(viewer), scene) for event in events])


def counted(lines: Iterable[Line]) -> list[Line]:
    """The same line several times in a row once, with how often; lines that only read alike are not the same."""
    found = []
    for (line, _), same in groupby([(line, line.text.spans) for line in lines]):
        times = len(list(same))
        found.append(line if times == 1 else replace(line, text=line.text + f" (×{times})"))
    return found


def _line(event: Event, scene: Scene) -> Line:
    text = event.text(scene)
    because = None
    if event.cause is not None and event.cause.owner is not None:
        because = event.cause.owner.said(scene.language)
        if cards_in(because) & cards_in(text):
            because = None
    return Line(text, event.seat, event.kind, because)


def cards_in(text: Text) -> set[str]:
    """The cards that a text names."""
    return {span.ref for span in text.spans if span.kind == CARD}


@dataclass(frozen=True)
class Standing:
    """How a seat stands: its score, and its place from 1 on; 0 while the game goes on."""

    seat: int
    score: int
    place: int


def standings(state: State) -> list[Standing]:
    """All seats, the best first."""
    places = state.outcome() or [0] * state.seats
    found = [Standing(seat, score, places[seat]) for seat, score in enumerate(state.scores())]
    return sorted(found, key=lambda standing: (standing.place, -standing.score))
