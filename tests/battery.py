"""Playing at random, and comparing states, for the battery."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random
from types import FunctionType, ModuleType

from orrery.kernel import NATURE, SPECTATOR, Game, State, fingerprint
from tests.case import Case


def choose(state: State, seat: int, rng: Random) -> int:
    """Any option of the question this seat is asked, nature's by weight."""
    if seat == NATURE:
        return state.drawn(rng.random())
    return rng.choice(state.options(seat))


def walk(case: Case, seed: int) -> Iterator[tuple[State, int, int]]:
    """A random game: every state with a question, who will answer it, and what."""
    rng = Random(f"{case}/{seed}")
    state = case.game.new(case.setup)
    while True:
        pending = state.pending()
        if not pending:
            break
        seat = rng.choice(pending).seat
        option = choose(state, seat, rng)
        yield state, seat, option
        state.answer(seat, option)
    assert state.outcome() is not None


def glimpses(case: Case, seed: int) -> Iterator[tuple[State, int, int]]:
    """The same, but of a long game only some states (see ``Case.stride``)."""
    for number, step in enumerate(walk(case, seed)):
        if (number + seed) % case.stride == 0:
            yield step


def states_kept(*roots: object) -> int:
    """How many states are alive because of these objects: what they reach, but for classes, modules and functions."""
    seen: set[int] = set()
    waiting: list[object] = list(roots)
    found = 0
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type | ModuleType | FunctionType | Game):
            continue
        seen.add(id(thing))
        found += isinstance(thing, State)
        waiting += gc.get_referents(thing)
    return found


def viewers(state: State) -> list[int]:
    return [*range(state.seats), SPECTATOR]


def same(left: State, right: State) -> bool:
    return fingerprint(left) == fingerprint(right)
