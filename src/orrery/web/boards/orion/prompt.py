"""Orion's question: the path that led to it, what it is about, and the choices that have no place on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from orrery.games.orion.actions import ChooseAction
from orrery.games.orion.causes import ACTION
from orrery.games.orion.words import VOCABULARY
from orrery.kernel import Question
from orrery.kernel.text import Text
from orrery.web.boards.orion.sketch import Sketch
from orrery.web.boards.targets import Spot


@dataclass(frozen=True)
class Prompt:
    """What is asked; ``steps`` ends with what is to be chosen now."""

    seat: int
    steps: list[Text]
    question: Text
    help: Text
    choices: list[Spot]
    """Those without a place on the table, save the ways out."""
    outs: list[Spot]
    """Ways not to choose anything."""
    back: bool
    """The last step can be taken back."""
    wide: bool
    """The choices need a row of their own."""


def chosen_action(question: Question[Any] | None) -> str:
    """The action that the question is part of."""
    for action, cause in ACTION.items():
        if question is not None and question.cause is cause:
            return VOCABULARY.kind_of(action).name
    return ""


def prompt(sketch: Sketch) -> Prompt | None:
    """The viewer's question; drawn last, when everything else has taken its choices."""
    question, asked = sketch.question, sketch.view.asked
    if question is None or asked is None:
        return None
    spots = sketch.targets.rest()
    outs = [spot for spot in spots if spot.token == "done"]
    choices = [spot for spot in spots if spot.token != "done"]
    return Prompt(
        seat=sketch.seat,
        steps=[*asked.path, asked.topic],
        question=asked.text,
        help=asked.note,
        choices=choices,
        outs=outs,
        back=sketch.view.undo is None and not isinstance(question, ChooseAction),
        wide=len(choices) > 3 or sum(len(spot.label) for spot in choices) > 60,
    )
