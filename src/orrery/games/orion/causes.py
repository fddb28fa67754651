"""What questions and lines of the log go back to besides cards: the actions, and the hand limit."""

from __future__ import annotations

from typing import Final

from orrery.games.orion.card import REGISTRY
from orrery.games.orion.words import (
    ACTIVATION,
    ATTACK,
    CONSTRUCTION,
    CONTRACT,
    EXPLOITATION,
    PROPAGANDA,
    RESEARCH,
    TRADE,
    VOCABULARY,
)
from orrery.kernel.declared import Declared
from orrery.kernel.text import Phrase


def _cause(name: str, phrase: Phrase) -> Declared:
    cause = Declared()
    REGISTRY.add(name, cause, phrase)
    return cause


def _action(option: int) -> Declared:
    kind = VOCABULARY.kind_of(option)
    assert kind.phrase is not None
    return _cause(f"action.{kind.name}", kind.phrase)


ACTIONS: Final = (
    CONSTRUCTION, EXPLOITATION, RESEARCH, ACTIVATION, ATTACK, TRADE, PROPAGANDA, CONTRACT,
)  # fmt: skip
ACTION: Final = {option: _action(option) for option in ACTIONS}
SETTING_UP: Final = _cause("setting-up", Phrase("Setup", "Przygotowanie"))
HAND_LIMIT: Final = _cause("hand-limit", Phrase("End of the round", "Koniec rundy"))
