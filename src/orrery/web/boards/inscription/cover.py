"""Inscription in the lobby."""

from typing import Final

from orrery.games.inscription.cards.kinds import FACTION_CARDS
from orrery.games.inscription.events.setting_up import AI_PLAYERS
from orrery.kernel import Phrase
from orrery.web.boards.board import Cover, Pick

ONE_OF_THREE: Final = Phrase("One of three", "Jedna z trzech")


def factions(language: str) -> dict[str, str]:
    names: dict[str, str] = {"deal": ONE_OF_THREE.say(language)}
    names |= {card.id: card.title.say(language) for card in FACTION_CARDS}
    return names


COVER: Final = Cover(
    Phrase(
        "Roll, write, and leave your mark on the galaxy: four sheets, everybody at once, wars with your neighbors.",
        "Rzucaj, pisz i zostaw ślad w galaktyce: cztery arkusze, wszyscy naraz, wojny z sąsiadami.",
    ),
    Phrase("Roll and write", "Rzuć i zapisz"),
    90,
    "dice",
    {"factions": factions},
    {"factions": Phrase("Faction", "Rasa")},
    {
        "side": Pick(
            Phrase("Sheets", "Arkusze"),
            {
                "B": Phrase("B: the same for all", "B: takie same dla wszystkich"),
                "A": Phrase("A: all different", "A: każdy inny"),
            },
        ),
        "difficulty": Pick(
            Phrase("AI faction, for 1 or 2 players", "Rasa SI, dla 1 lub 2 graczy"),
            {
                "easy": Phrase("Easy", "Łatwa"),
                "medium": Phrase("Medium", "Średnia"),
                "hard": Phrase("Hard", "Trudna"),
            },
            AI_PLAYERS,
        ),
    },
    "tutorial",
)
