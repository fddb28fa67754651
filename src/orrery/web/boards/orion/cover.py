"""Orion in the lobby."""

from typing import Final

from orrery.games.orion.race import RACE_BOARDS
from orrery.kernel import Phrase
from orrery.web.boards.board import Cover

DEAL: Final = Phrase("Random", "Losowa")
CHOOSE: Final = Phrase("Chosen in the game", "Wybór w grze")


def races(language: str) -> dict[str, str]:
    names: dict[str, str] = {"deal": DEAL.say(language), "choose": CHOOSE.say(language)}
    names |= {race.id: race.title.say(language) for race in RACE_BOARDS}
    return names


COVER: Final = Cover(
    Phrase(
        "Lead a race to the stars: stack structures into systems, spend a handful of actions each round"
        " and keep your people's morale.",
        "Poprowadź rasę ku gwiazdom: układaj struktury w układy, co rundę wykonaj kilka akcji i dbaj o morale"
        " swojego ludu.",
    ),
    Phrase("Cards", "Karty"),
    45,
    "card",
    {"races": races},
    {"races": Phrase("Race", "Rasa")},
    beginner="novice",
)
