"""The games of the collection, and those that other packages bring."""

from __future__ import annotations

import logging
import re
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from orrery.kernel.game import Game
from orrery.kernel.text import Phrase, Trouble

COLLECTION: Final = ("orion", "inscription", "adastra")
"""Our games, in the order in which people read of them; nothing else outside their folders names them."""
GROUP: Final = "orrery.games"
"""The entry points by which a package brings a game: its name, and where its ``Game`` is."""
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,31}")

NO_GAME: Final = Phrase("There is no game “{name}”. Games: {names}.", "Nie ma gry „{name}”. Gry: {names}.")
LEFT_OUT: Final = Phrase(
    "The game “{name}” of the package {package} is left out: {reason}",
    "Gra „{name}” z pakietu {package} zostaje pominięta: {reason}",
)
BROKEN: Final = Phrase(
    "{where} cannot be loaded ({kind}: {message}).", "nie można wczytać {where} ({kind}: {message})."
)
NOT_A_GAME: Final = Phrase("{where} is no orrery.kernel.Game.", "{where} to nie orrery.kernel.Game.")
OTHER_NAME: Final = Phrase("it calls itself “{name}”.", "sama nazywa się „{name}”.")
BAD_NAME: Final = Phrase(
    "a name has small letters, digits and _, at most 32.", "nazwa składa się z małych liter, cyfr i _, najwyżej 32."
)
TAKEN: Final = Phrase("there is a game of that name already.", "gra o tej nazwie już jest.")
LACKING: Final = Phrase("it does not declare {names}.", "nie deklaruje: {names}.")


def find_game(name: str) -> Game:
    """A game by its name."""
    if name not in GAMES:
        raise Trouble(NO_GAME, name=name[:40], names=", ".join(GAMES))
    return GAMES[name]


def joining(point: EntryPoint, taken: dict[str, Game]) -> Game:
    """The game that an entry point brings; a ``Trouble`` says what is wrong with it."""
    if not NAME.fullmatch(point.name):
        raise Trouble(BAD_NAME)
    if point.name in taken:
        raise Trouble(TAKEN)
    try:
        game = point.load()
    except Exception as error:  # whatever a stranger's package may do while it is imported
        raise Trouble(BROKEN, where=point.value, kind=type(error).__name__, message=error) from error
    if not isinstance(game, Game):
        raise Trouble(NOT_A_GAME, where=point.value)
    lacking = [name for name in Game.__annotations__ if not hasattr(game, name)]
    if lacking:
        raise Trouble(LACKING, names=", ".join(lacking))
    if game.name != point.name:
        raise Trouble(OTHER_NAME, name=game.name)
    return game


def collect() -> dict[str, Game]:
    """Our games, then those of other packages; one that is broken is left out, and a line says so."""
    games: dict[str, Game] = {name: import_module(f"{__name__}.{name}.game").GAME for name in COLLECTION}
    for point in entry_points(group=GROUP):
        try:
            games[point.name] = joining(point, games)
        except Trouble as trouble:
            package = point.dist.name if point.dist is not None else "?"
            said = LEFT_OUT.say("en", name=point.name, package=package, reason=trouble)
            logging.getLogger(__name__).warning(said)
    return games


GAMES: Final = collect()
