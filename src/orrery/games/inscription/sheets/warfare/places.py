"""What nodes, sections and units are called."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.assets.names import asset_name, place
from orrery.games.inscription.assets.symbols import NO_ASSET
from orrery.games.inscription.names import HALVES, WARS
from orrery.games.inscription.say import UNIT_NAMES
from orrery.games.inscription.sheets.warfare.grid import NODE_NAMES
from orrery.games.inscription.sheets.warfare.printed import WARFARE_SHEETS
from orrery.games.inscription.sheets.warfare.units import BAR_NAMES, BARS
from orrery.games.inscription.state import player_of
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text, plain
from orrery.kernel.vocabulary import Domain

SECTION_NAMES: Final = (
    Phrase("left section of war {n}", "lewa sekcja wojny {n}"),
    Phrase("right section of war {n}", "prawa sekcja wojny {n}"),
)


def section_name(number: int, language: str) -> Text:
    return SECTION_NAMES[number % 2].say(language, n=number // 2 + 1)


def reward_name(sheet: int, number: int, language: str) -> Text:
    return section_name(number, language) + f" ({asset_name(WARFARE_SHEETS[sheet].rewards[number], language)})"


def node_name(sheet: int, node: int, language: str) -> Text:
    name = NODE_NAMES[node]
    asset = WARFARE_SHEETS[sheet].assets[node]
    return place(name if asset == NO_ASSET else f"{name} ({asset_name(asset, language)})", name)


class Nodes(Domain):
    """On the sheet of whoever is asked."""

    __slots__ = ()

    def say(self, value: int, scene: Scene) -> Text:
        return node_name(player_of(scene).warfare.sheet.number, value, scene.language)


class Rewards(Domain):
    """Sections by their rewards."""

    __slots__ = ()

    def say(self, value: int, scene: Scene) -> Text:
        return reward_name(player_of(scene).warfare.sheet.number, value, scene.language)


class Bars(Domain):
    """Units that can be built, as "cruiser 2"."""

    __slots__ = ()

    def say(self, value: int, scene: Scene) -> Text:
        bar = BARS[value]
        return plain(UNIT_NAMES[bar.unit].say(scene.language)) + f" {bar.nth}"


class BarsFirst(Bars):
    """The same at the beginning of a label."""

    __slots__ = ()

    def say(self, value: int, scene: Scene) -> Text:
        return super().say(value, scene).capitalized()


NODES: Final = Nodes(NODE_NAMES)
REWARDS: Final = Rewards(tuple([f"{half}-{war}" for war in range(1, WARS + 1) for half in HALVES]))
BARS_: Final = Bars(BAR_NAMES)
BARS_FIRST: Final = BarsFirst(BAR_NAMES)
