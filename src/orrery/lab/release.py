"""Which Orrery this is."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from typing import Final

DISTRIBUTION: Final = "orrery-games"
"""What pip calls us; on the Python package index “orrery” is somebody else’s library."""
UNKNOWN: Final = "0"
"""The version of files that were never installed."""


def version_of(distribution: str) -> str | None:
    """The version that is installed, if any."""
    try:
        return version(distribution)
    except PackageNotFoundError:
        return None


def version_here() -> str:
    return version_of(DISTRIBUTION) or UNKNOWN
