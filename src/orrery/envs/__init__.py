"""The games for researchers: PettingZoo environments and OpenSpiel games over the same engine."""

from typing import Final

from orrery.kernel import Phrase, Trouble

MISSING: Final = Phrase(
    "The package “{package}” is not installed. Researchers’ interfaces need: pip install 'orrery[envs]'.",
    "Pakiet „{package}” nie jest zainstalowany. Interfejsy dla badaczy wymagają: pip install 'orrery[envs]'.",
)


class MissingPackage(Trouble, ImportError):
    """A package of the extra ``envs`` is not there."""
