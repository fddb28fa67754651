"""Inscription in the lobby."""

from typing import Final

from orrery.kernel import Phrase
from orrery.web.boards.board import Cover

COVER: Final = Cover(
    Phrase(
        "Roll, write, and leave your mark on the galaxy: four sheets, everybody at once, wars with your neighbors.",
        "Rzucaj, pisz i zostaw ślad w galaktyce: cztery arkusze, wszyscy naraz, wojny z sąsiadami.",
    ),
    "inscription/cover.svg",
    "dice",
    Phrase("Roll and write", "Rzuć i zapisz"),
    90,
)
