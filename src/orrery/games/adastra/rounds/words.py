"""The words of a turn."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.words import ACTION, CARD, VOCABULARY
from orrery.kernel.text import Phrase
from orrery.kernel.vocabulary import Kind

PASS: Final = VOCABULARY.kind(
    "pass",
    label=Phrase("Pass", "Pas"),
    help=Phrase(
        "You take no more turns this round; your management stage follows.",
        "Nie masz już tur w tej rundzie; następuje twój etap zarządzania.",
    ),
).base
LABOUR: Final = VOCABULARY.kind(
    "labour",
    label=Phrase("Forced Labour", "Przymusowa Praca"),
    help=Phrase(
        "Free action: raise your unrest; every 2 fields give 1 resource of your choice.",
        "Akcja darmowa: zwiększ niezadowolenie; każde 2 pola dają 1 dowolny zasób.",
    ),
).base
TRADE: Final = VOCABULARY.kind(
    "trade",
    label=Phrase("Trade Agreement", "Umowa Handlowa"),
    help=Phrase(
        "Free action: propose an exchange to another player, or force a diplomat upon one.",
        "Akcja darmowa: zaproponuj wymianę innemu graczowi albo narzuć mu dyplomatę.",
    ),
).base
PLAY: Final[Kind] = VOCABULARY.kind("play", CARD, ACTION, label=Phrase("{1}: {0}", "{1}: {0}"))
"""Play a card for one of its actions."""
