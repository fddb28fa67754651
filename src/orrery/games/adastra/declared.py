"""Imports every module that declares pieces, in the order in which they are numbered."""

from orrery.games.adastra.cards import anomalies, directives, minors, missions
from orrery.games.adastra.cards import diplomats as _diplomats
from orrery.games.adastra.empires import every as _empires
from orrery.games.adastra.galaxy import discoveries, planets, stars
from orrery.games.adastra.technologies import every as _technologies

__all__ = [
    "_diplomats", "_empires", "_technologies", "anomalies", "directives", "discoveries", "minors", "missions",
    "planets", "stars",
]  # fmt: skip
