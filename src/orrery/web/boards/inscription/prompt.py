"""Inscription's question: where in the round it stands, what it is about, and the choices with no place elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.games.inscription.spending import marking as spending
from orrery.games.inscription.words import (
    COMMODITY,
    CONVERT,
    KIND,
    RESTORE,
    SHEET,
    STALL,
    TAKE,
    VOCABULARY,
)
from orrery.kernel.text import Text
from orrery.web.boards.inscription.art import (
    COMMODITY_ICONS,
    KEPT_COLOURS,
    KEPT_ICONS,
    RESOURCE_COLOURS,
    RESOURCE_ICONS,
    SHEET_ICONS,
)
from orrery.web.boards.inscription.sketch import Sketch
from orrery.web.boards.targets import Spot


@dataclass(frozen=True)
class Option:
    """A choice beside the question, with an icon where something stands for it."""

    spot: Spot
    icon: str = ""
    res: str = ""
    primary: bool = False


@dataclass(frozen=True)
class Prompt:
    """What is asked; ``steps`` ends with what is to be chosen now."""

    seat: int
    steps: list[Text]
    question: Text
    help: Text
    chain: list[Text]
    """What the viewer's last mark led to, link by link."""
    choices: list[Option]
    outs: list[Option]
    """Ways to be done, or not to choose anything."""
    back: bool
    wide: bool


def prompt(sketch: Sketch, chain: list[Text]) -> Prompt | None:
    """The viewer's question; drawn last, when everything else has taken its choices."""
    asked = sketch.view.asked
    if asked is None:
        return None
    options = [option(sketch, spot) for spot in sketch.targets.rest()]
    outs = [one for one in options if one.spot.token in ("done", "later")]
    choices = [one for one in options if one.spot.token not in ("done", "later")]
    return Prompt(
        seat=sketch.seat,
        steps=[*asked.path, asked.topic],
        question=asked.text,
        help=asked.note,
        chain=chain,
        choices=choices,
        outs=outs,
        back=sketch.view.undo is None,
        wide=len(choices) > 3 or sum(len(one.spot.label) for one in choices) > 60,
    )


def option(sketch: Sketch, spot: Spot) -> Option:
    """A choice with what stands for it."""
    number = VOCABULARY.option(spot.token)
    kind = VOCABULARY.kind_of(number)
    place = kind.places(number)[-1] if kind.places(number) else 0
    if kind is SHEET:
        return Option(spot, SHEET_ICONS[place])
    if kind in (KIND, CONVERT, STALL):
        return Option(spot, RESOURCE_ICONS[place], RESOURCE_COLOURS[place])
    if kind in (TAKE, RESTORE):
        return Option(spot, KEPT_ICONS[place], KEPT_COLOURS[place])
    if kind is COMMODITY:
        return Option(spot, COMMODITY_ICONS[place], "credit")
    primary = spot.token == "done" and isinstance(sketch.question, spending.PenDown)
    return Option(spot, primary=primary)
