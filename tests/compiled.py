"""Fails unless the engine that runs is the compiled one, every game of ours, and bots and playouts with it."""

import sys
from types import ModuleType

import orrery.bots.tree
import orrery.kernel.playout
import orrery.kernel.state
from orrery.games import COLLECTION, GAMES


def rules(name: str) -> list[ModuleType]:
    """Where a game keeps its state and the questions that it asks first."""
    game = GAMES[name]
    state = game.new(game.setup(game.most))
    return [sys.modules[type(found).__module__] for found in (state, *state.pending())]


for module in (
    orrery.kernel.state,
    orrery.kernel.playout,
    orrery.bots.tree,
    *[module for name in COLLECTION for module in rules(name)],
):
    if module.__file__ is None or module.__file__.endswith(".py"):
        sys.exit(f"{module.__name__} is not compiled: {module.__file__}")
print("the engine is compiled")
