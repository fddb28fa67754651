"""Every card is declared once this is imported."""

from orrery.games.inscription.cards import (  # noqa: F401
    agendas,
    events,
    factions,
    objectives,
    relics,
    technologies,
)
