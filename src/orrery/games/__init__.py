"""The games of the collection."""

from typing import Final

from orrery.games.inscription.game import GAME as INSCRIPTION
from orrery.games.orion.game import GAME as ORION
from orrery.kernel.game import Game

GAMES: Final[dict[str, Game]] = {game.name: game for game in (ORION, INSCRIPTION)}
