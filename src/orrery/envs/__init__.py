"""The games for researchers: PettingZoo environments and OpenSpiel games over the same engine."""

from typing import Final

from orrery.kernel import Phrase, Trouble

MISSING: Final = Phrase(
    "The package “{package}” is not installed. Researchers’ interfaces need orrery-games[envs];"
    " in a clone: pip install '.[envs]'.",
    "Pakiet „{package}” nie jest zainstalowany. Interfejsy dla badaczy wymagają orrery-games[envs];"
    " w klonie: pip install '.[envs]'.",
)


class MissingPackage(Trouble, ImportError):
    """A package of the extra ``envs`` is not there."""
