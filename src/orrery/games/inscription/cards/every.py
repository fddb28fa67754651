"""Every card is declared once this is imported; then the words that speak of them are written."""

from orrery.games.inscription.cards import (  # noqa: F401
    agendas,
    events,
    factions,
    objectives,
    relics,
    technologies,
)
from orrery.games.inscription.words import VOCABULARY

VOCABULARY.close()
