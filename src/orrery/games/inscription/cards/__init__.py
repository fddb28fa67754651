"""Every card, one declaration each."""

from orrery.games.inscription.cards import (  # noqa: F401
    agendas,
    events,
    factions,
    objectives,
    relics,
    technologies,
)
