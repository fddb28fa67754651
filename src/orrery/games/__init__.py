"""The games of the collection."""

from typing import Final

from orrery.games.inscription.game import GAME as INSCRIPTION
from orrery.games.orion.game import GAME as ORION
from orrery.kernel.game import Game
from orrery.kernel.text import Phrase, Trouble

GAMES: Final[dict[str, Game]] = {game.name: game for game in (ORION, INSCRIPTION)}
NO_GAME: Final = Phrase("There is no game “{name}”. Games: {names}.", "Nie ma gry „{name}”. Gry: {names}.")


def find_game(name: str) -> Game:
    """A game by its name."""
    if name not in GAMES:
        raise Trouble(NO_GAME, name=name[:40], names=", ".join(GAMES))
    return GAMES[name]
