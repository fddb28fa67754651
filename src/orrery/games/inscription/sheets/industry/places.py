"""What spaces of the network are called."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.assets.names import asset_name, place
from orrery.games.inscription.names import MOST_HEXES
from orrery.games.inscription.sheets.industry.printed import INDUSTRY_SHEETS
from orrery.games.inscription.state import player_of
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text
from orrery.kernel.vocabulary import Domain

SPACE: Final = Phrase("space {n} ({asset})", "pole {n} ({asset})")
DOTTED: Final = Phrase("dotted-X space {n}", "pole {n} z wykropkowanym X")


def space_name(sheet: int, space: int, language: str) -> Text:
    board = INDUSTRY_SHEETS[sheet]
    if board.any_dotted >> space & 1:
        return place(DOTTED.say(language, n=space + 1), f"space-{space + 1}")
    asset = asset_name(board.assets[space], language)
    return place(SPACE.say(language, n=space + 1, asset=asset), f"space-{space + 1}")


class Spaces(Domain):
    """On the sheet of whoever is asked."""

    __slots__ = ()

    def say(self, value: int, scene: Scene) -> Text:
        return space_name(player_of(scene).industry.sheet.number, value, scene.language)


SPACES: Final = Spaces(tuple([str(number) for number in range(1, MOST_HEXES + 1)]))
