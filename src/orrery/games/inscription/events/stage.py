"""Where in the game a question is asked: the event, its step and the sheet that is being marked."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.cards.kinds import SETUP
from orrery.games.inscription.cards.shared import EVENT_CARDS, TYPES
from orrery.games.inscription.names import END_OF_STRATEGY, OUTCOME, SET_UP, STEP_1, STEP_3
from orrery.games.inscription.say import SHEET_NAMES
from orrery.games.inscription.state import Inscription
from orrery.kernel.text import Phrase, Text

STEPS: Final = {
    STEP_1: Phrase("Step 1", "Krok 1"),
    STEP_3: Phrase("Step 3", "Krok 3"),
    END_OF_STRATEGY: Phrase("End of the event", "Koniec wydarzenia"),
    OUTCOME: Phrase("Outcome", "Wynik"),
}
"""Parts of an event that have a name, by what the desks are open for."""


def stage(state: Inscription, seat: int, language: str) -> list[Text]:
    if state.event < 0 or state.task == SET_UP:
        return [SETUP.say(language)]
    found = [TYPES[EVENT_CARDS[state.event].type].say(language)]
    if state.task in STEPS:
        found.append(STEPS[state.task].say(language))
    if state.task in (STEP_1, STEP_3) and seat >= 0 and state.players[seat].active >= 0:
        found.append(SHEET_NAMES[state.players[seat].active].say(language).capitalized())
    return found
