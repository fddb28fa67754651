"""Hints: what a search would do in a player's place, and why. It sees what that player sees, and no more."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from orrery.bots.ahead import still_asked
from orrery.bots.search import Budget, grown
from orrery.bots.tree import Edge, Tree
from orrery.kernel import LANGUAGES, Declared, Game, Phrase, State
from orrery.kernel.text import CARD

BEST: Final = 3
"""How many options a hint names."""
BUDGET: Final = Budget(milliseconds=1000)
"""By the clock, for somebody waits, whatever the game and the machine."""
WORTH_SAYING: Final = 0.15
"""Points below which a change is no reason."""

SETBACK: Final = Phrase("a rival’s setback", "strata rywala")
LATER: Final = Phrase("pays off later", "zwróci się później")
BECAUSE: Final = Phrase("{gains}, because of {cards}", "{gains}, dzięki: {cards}")


@dataclass(frozen=True)
class Hint:
    """One of the best options: what it promises, and why."""

    option: int
    chance: float
    """The share of the victory that the search expects from it; alone that says nothing."""
    reason: dict[str, str]
    """By language."""


def hint(game: Game, masked: State, seat: int, seed: int | str = 0, budget: Budget = BUDGET) -> list[Hint]:
    """The best few options of the question that a seat is asked, the best first."""
    options = masked.options(seat)
    tree = grown(game.evaluation, masked, seat, budget, Random(seed))
    found = []
    for option in tree.ranking(options)[:BEST]:
        edge = tree.edge(option)
        if edge is not None and edge.visits:
            chance = edge.total / edge.visits if masked.seats > 1 else 1.0
            found.append(Hint(option, chance, reason(game, tree, masked, seat, option)))
    return found


def reason(game: Game, tree: Tree, masked: State, seat: int, option: int) -> dict[str, str]:
    """What changes most for the better, as far as the player's own answers reach."""
    after = _followed(tree, masked, seat, option)
    causes = [event.cause for event in after.news or () if event.cause is not None]
    parts = game.evaluation.parts
    before, then = game.evaluation.parted(masked), game.evaluation.parted(after)
    changes = [(new - old, name) for new, old, name in zip(then[seat], before[seat], parts, strict=True)]
    for other in range(masked.seats):
        if other != seat:
            changes.append((sum(before[other]) - sum(then[other]), SETBACK))
    changes = sorted([change for change in changes if change[0] > WORTH_SAYING], key=lambda change: -change[0])
    said = {}
    for language in LANGUAGES:
        lines = [f"{name.say(language)} +{points:.1f}" for points, name in changes[:2]]
        gains = ", ".join(lines) or LATER.say(language)
        cards = _cards(causes, language)
        said[language] = BECAUSE.say(language, gains=gains, cards=", ".join(cards)) if cards else gains
    return said


def _cards(causes: list[Declared], language: str) -> list[str]:
    """The cards whose abilities were at work, each once."""
    owners = [cause.owner.said(language) for cause in causes if cause.owner is not None]
    return list(dict.fromkeys([str(owner) for owner in owners if any(span.kind == CARD for span in owner.spans)]))


def _followed(tree: Tree, masked: State, seat: int, option: int) -> State:
    """Where an option leads if its player goes on as the search did, until something unknown decides; with its news."""
    state = masked.clone()
    state.news = []
    node = tree.root
    while True:
        edge = node.edges.get(option * tree.seats + seat)
        state.answer(seat, option)
        if not still_asked(masked, state, seat) or edge is None or edge.node is None:
            return state
        node = edge.node
        tried: list[tuple[int, int]] = []
        for choice in state.options(seat):
            below: Edge | None = node.edges.get(choice * tree.seats + seat)
            tried.append((0 if below is None else below.visits, choice))
        visits, option = max(tried)
        if visits == 0:
            return state
