"""Fails unless the engine that runs is the compiled one."""

import sys

import orrery.games.orion.actions
import orrery.kernel.state

for module in (orrery.kernel.state, orrery.games.orion.actions):
    if module.__file__ is None or module.__file__.endswith(".py"):
        sys.exit(f"{module.__name__} is not compiled: {module.__file__}")
print("the engine is compiled")
