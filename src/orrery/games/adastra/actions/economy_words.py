"""The words of growing, building, labour and developing."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.names import MOST_OF_A_PROFESSION, MOST_UNREST
from orrery.games.adastra.words import BUILDING, CLASS, MISSION, PROFESSION, SYSTEM, VOCABULARY
from orrery.kernel.text import Phrase
from orrery.kernel.vocabulary import Kind, Numbers

FIELDS: Final[Kind] = VOCABULARY.kind("fields", Numbers(MOST_UNREST, least=1))
"""By how many fields unrest is raised for Forced Labour."""
IN_PRODUCTION: Final[Kind] = VOCABULARY.kind("in-production", Numbers(MOST_OF_A_PROFESSION + 1))
"""How much of a food price is paid in production."""
BUILD_UNIT: Final[Kind] = VOCABULARY.kind("build-unit", CLASS)
"""A unit or an orbital building."""
BUILD_PLANETARY: Final[Kind] = VOCABULARY.kind("build", BUILDING)
REMOVE_BUILDING: Final[Kind] = VOCABULARY.kind("replace", BUILDING)
REMOVE_CLASS: Final[Kind] = VOCABULARY.kind("replace-unit", CLASS)
DEVELOP: Final = VOCABULARY.kind("develop", label=Phrase("Develop it", "Opracuj")).base
KEEP_IT: Final = VOCABULARY.kind("keep-it", label=Phrase("Keep it", "Zachowaj")).base
DISCARD_IT: Final = VOCABULARY.kind("discard-it", label=Phrase("Discard it", "Odrzuć")).base
POPULATE: Final[Kind] = VOCABULARY.kind("populate", SYSTEM, PROFESSION, label=Phrase("{0}: {1}", "{0}: {1}"))
"""Create population of a profession in a system."""
BUILD_AT: Final[Kind] = VOCABULARY.kind("build-at", SYSTEM, BUILDING, label=Phrase("{0}: {1}", "{0}: {1}"))
"""Build a planetary building in a system."""
REMOVE_MISSION: Final[Kind] = VOCABULARY.kind("remove-mission", MISSION)
"""From the table (AA-MIS-3)."""
