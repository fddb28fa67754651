"""The games for researchers: PettingZoo environments and OpenSpiel games over the same engine."""

from typing import Final

from orrery.games import GAMES
from orrery.kernel import Game, Phrase, Trouble

MISSING: Final = Phrase(
    "The package “{package}” is not installed. Researchers’ interfaces need: pip install 'orrery[envs]'.",
    "Pakiet „{package}” nie jest zainstalowany. Interfejsy dla badaczy wymagają: pip install 'orrery[envs]'.",
)
NO_SUCH_GAME: Final = Phrase("There is no game “{name}”. Games: {names}.", "Nie ma gry „{name}”. Gry: {names}.")


class MissingPackage(Trouble, ImportError):
    """A package of the extra ``envs`` is not there."""


def find_game(name: str) -> Game:
    """A game of the collection by its name."""
    if name not in GAMES:
        raise Trouble(NO_SUCH_GAME, name=name[:40], names=", ".join(GAMES))
    return GAMES[name]
