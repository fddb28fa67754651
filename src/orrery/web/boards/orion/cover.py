"""Orion in the lobby."""

from typing import Final

from orrery.kernel import Phrase
from orrery.web.boards.board import Cover

COVER: Final = Cover(
    Phrase(
        "Lead a race to the stars: stack structures into systems, spend a handful of actions each round"
        " and keep your people's morale.",
        "Poprowadź rasę ku gwiazdom: układaj struktury w układy, co rundę wykonaj kilka akcji i dbaj o morale"
        " swojego ludu.",
    ),
    "orion/cover.svg",
    "card",
    Phrase("Cards", "Karty"),
    45,
)
