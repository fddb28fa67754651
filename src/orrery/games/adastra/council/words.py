"""The words of council sessions."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.words import DIRECTIVE, ENVOY, VOCABULARY
from orrery.kernel.text import Phrase
from orrery.kernel.vocabulary import Kind, Numbers

SLOTS: Final = 3
SLOT: Final[Kind] = VOCABULARY.kind("slot", Numbers(SLOTS, least=1), label=Phrase("Slot {0}", "Slot {0}"))
SELECT_ENVOY: Final[Kind] = VOCABULARY.kind("select", ENVOY)

# These are numbered when everything is declared.
DISCARD_DIRECTIVE: Final[Kind] = VOCABULARY.kind("discard-directive", DIRECTIVE)
VOTE: Final[Kind] = VOCABULARY.kind("vote", DIRECTIVE)
