"""XX-MIN: what the eight minor civilizations do for whoever controls their systems."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.actions.exchange import Exchange
from orrery.games.adastra.actions.prices import CheaperAction
from orrery.games.adastra.clauses import IN_COMBAT, Circumstance, Dice
from orrery.games.adastra.combat.strength import tested_system
from orrery.games.adastra.diplomacy.test import MoreDice
from orrery.games.adastra.galaxy.connections import connected
from orrery.games.adastra.galaxy.discoveries import endow
from orrery.games.adastra.galaxy.tiles import DISCOVERIES
from orrery.games.adastra.grammar import BEFORE_BUILD, DIPLOMACY_START, FREE_ACTION, MANAGEMENT, VOIDWALK
from orrery.games.adastra.names import NONE
from orrery.games.adastra.pieces import Permit, once
from orrery.games.adastra.resources import Unrest, food, research
from orrery.games.adastra.state import AdAstra
from orrery.games.parts.ability import On
from orrery.kernel.text import Phrase, Text


class Nearby(Circumstance):
    """In the system of a minor civilization that one controls, or in one connected to it."""

    __slots__ = ("id",)
    words: Final = Phrase(
        "in this system and in those connected to it for you", "w tym układzie i w połączonych z nim dla ciebie"
    )

    def __init__(self, id: str) -> None:
        self.id = id

    def holds(self, state: AdAstra, seat: int) -> bool:
        here = tested_system(state)
        tile = DISCOVERIES.number(self.id)
        if here == NONE or tile not in state.discovery:
            return False
        home = state.discovery.index(tile)
        return state.holder[home] == seat and (home == here or here in connected(state, seat, home))

    def say(self, language: str) -> Text:
        return self.words.say(language)


endow("nommo-gardeners", once(FREE_ACTION, food(2)))
endow("oolan-archivists", once(FREE_ACTION, research(2)))
endow("ketari-shipwrights", once(BEFORE_BUILD, CheaperAction(2)))
endow("zeff-caravans", once(FREE_ACTION, Exchange(3)))
endow("bhorr-mercenaries", Dice(IN_COMBAT, 1, when=Nearby("bhorr-mercenaries")))
endow("tanoth-mediators", once(DIPLOMACY_START, MoreDice(2)))
endow("choir-of-selu", On(MANAGEMENT, Unrest(-2)))
endow("voidwalkers-of-yss", Permit(VOIDWALK))
