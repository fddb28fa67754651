"""Inscription's cards and sheets on their shelf."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from markupsafe import Markup

from orrery.games.inscription.names import SHEET_IDS
from orrery.web.boards.board import Shelved
from orrery.web.boards.inscription.cards import KIND_ICONS, card_of
from orrery.web.boards.inscription.sheets import blank
from orrery.web.draw import environment


@cache
def shelved(id: str, language: str, closely: bool) -> Markup:
    """A card; of a sheet also its drawing, where it is looked at closely."""
    macros: Any = environment(language).get_template("inscription/_shelf.html").module
    card = card_of(id, language)
    assert card is not None
    if card.sheet is None or not closely:
        return Markup(macros.shelved(card))
    kind, number = card.sheet
    return Markup(macros.shelved(card, (SHEET_IDS[kind], blank(kind, number, language))))


SHELVED: Final = Shelved(KIND_ICONS, shelved)
