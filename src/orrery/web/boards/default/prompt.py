"""The question: where it comes from, what is asked, and every choice, kind by kind."""

from __future__ import annotations

from dataclasses import dataclass, replace

from orrery.kernel.looking import Choice
from orrery.kernel.text import NOTHING_SAID, Text
from orrery.server.view import TableView
from orrery.web.boards.targets import Spot, Targets


@dataclass(frozen=True)
class Group:
    """The choices of one kind, or all that are alone of their kind; ``help`` is what explains all of them alike."""

    help: str
    spots: list[Spot]


@dataclass(frozen=True)
class Prompt:
    """What is asked; ``steps`` ends with what is to be chosen now."""

    seat: int
    steps: list[Text]
    question: Text
    note: Text
    groups: list[Group]
    back: bool


def prompt(view: TableView) -> Prompt | None:
    """The viewer's question."""
    seen = view.asked
    if seen is None:
        return None
    kinds: dict[str, list[Choice]] = {}
    choices = [replace(choice, help=choice.help.untitled()) for choice in seen.choices]  # the button has the title
    for choice in choices:
        kinds.setdefault(choice.kind, []).append(choice)
    several = [same for same in kinds.values() if len(same) > 1]
    alone = [same[0] for same in kinds.values() if len(same) == 1]
    targets = Targets(choices)
    groups = [_group(targets, same) for same in (*several, alone) if same]
    steps = [step for step in (*seen.path, seen.topic) if step]
    return Prompt(view.viewer, steps, seen.text, seen.note, groups, view.undo is None)


def _group(targets: Targets, same: list[Choice]) -> Group:
    found = [targets.take(choice.option) for choice in same]
    spots = [spot for spot in found if spot is not None]
    alike = len(spots) > 1 and len({spot.help for spot in spots}) == 1
    return Group(spots[0].help if alike else NOTHING_SAID, spots)
