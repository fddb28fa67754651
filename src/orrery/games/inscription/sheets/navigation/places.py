"""What systems and wormholes are called."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.assets.names import asset_name, place
from orrery.games.inscription.names import MOST_SYSTEMS, MOST_WORMHOLES
from orrery.games.inscription.sheets.navigation.printed import NAVIGATION_SHEETS
from orrery.games.inscription.state import player_of
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text, plain
from orrery.kernel.vocabulary import Domain

HOME: Final = Phrase("home", "układ macierzysty")
EXIT: Final = Phrase("{n}: access {what}", "{n}: dostęp do {what}")


def system_name(sheet: int, system: int, language: str) -> Text:
    """ "S07 (planet)", or the name of a famous one."""
    board = NAVIGATION_SHEETS[sheet]
    name: str = board.drawing["systems"][system]["id"]
    if system == board.mecatol:
        return place("Mecatol Rex", name)
    if board.home >> system & 1:
        return place(HOME.say(language), name)
    return place(f"{name.upper()} ({asset_name(board.assets[system], language)})", name)


class Systems(Domain):
    """On the sheet of whoever is asked."""

    __slots__ = ()

    def say(self, value: int, scene: Scene) -> Text:
        return system_name(player_of(scene).navigation.sheet.number, value, scene.language)


class Wormholes(Domain):
    """By their numbers."""

    __slots__ = ()

    def say(self, value: int, scene: Scene) -> Text:
        return plain(str(value + 1))


class Exits(Domain):
    """Wormholes by what they lead to."""

    __slots__ = ()

    def say(self, value: int, scene: Scene) -> Text:
        sheet = player_of(scene).navigation.sheet
        name = system_name(sheet.number, sheet.wormholes[value], scene.language)
        return EXIT.say(scene.language, n=value + 1, what=name)


SYSTEMS: Final = Systems(("home", "mecatol", *[f"s{number:02}" for number in range(1, MOST_SYSTEMS - 1)]))
WORMHOLES: Final = Wormholes(tuple([f"w{number}" for number in range(1, MOST_WORMHOLES + 1)]))
EXITS: Final = Exits(tuple([f"w{number}" for number in range(1, MOST_WORMHOLES + 1)]))
