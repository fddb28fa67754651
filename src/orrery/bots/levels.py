"""Levels for people: each is a bot with its budget or noise, and beats the one before it (docs/strength.md)."""

from typing import Final

from orrery.kernel import Game, Phrase

LEVELS: Final = {
    "novice": "greedy~4",
    "easy": "greedy~1",
    "medium": "greedy",
    "hard": "search:150",
    "master": "search:1500",
}
NAMES: Final = ("Kestrel", "Juno", "Orin", "Tamsin", "Vesper", "Lyra", "Castor", "Mira")
"""What the bots at a table are called."""
TITLES: Final = {
    "novice": Phrase("Novice", "Nowicjusz"),
    "easy": Phrase("Easy", "Łatwy"),
    "medium": Phrase("Medium", "Średni"),
    "hard": Phrase("Hard", "Trudny"),
    "master": Phrase("Master", "Mistrz"),
    "search": Phrase("Search", "Przeszukujący"),
    "greedy": Phrase("Greedy", "Zachłanny"),
    "random": Phrase("Random", "Losowy"),
}
"""What people read for a bot's name."""


def title_of(bot: str, language: str) -> str:
    """What people read for a bot; one that is offered no more stands for itself."""
    return TITLES[bot].say(language) if bot in TITLES else bot


def spec_of(name: str, game: Game) -> str:
    """The bot that a level is in a game; any other name stands for itself."""
    return game.budgets.get(name) or LEVELS.get(name, name)
