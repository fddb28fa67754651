"""Fails unless the engine that runs is the compiled one, and bots and playouts with it."""

import sys

import orrery.bots.tree
import orrery.games.inscription.events.strategy
import orrery.games.orion.actions
import orrery.kernel.playout
import orrery.kernel.state

for module in (
    orrery.kernel.state,
    orrery.kernel.playout,
    orrery.games.orion.actions,
    orrery.games.inscription.events.strategy,
    orrery.bots.tree,
):
    if module.__file__ is None or module.__file__.endswith(".py"):
        sys.exit(f"{module.__name__} is not compiled: {module.__file__}")
print("the engine is compiled")
