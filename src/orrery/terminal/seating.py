"""Who sits where: people first, then bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from orrery.bots import Bot, make_bot
from orrery.bots.levels import NAMES
from orrery.kernel import Game, Phrase, Trouble

DEFAULT_PLAYERS: Final = 3
DEFAULT_BOT: Final = "medium"
PLAYER: Final = Phrase("Player {n}", "Gracz {n}")
DOES_NOT_ADD_UP: Final = Phrase(
    "{humans} {humans:human|humans} and {bots} {bots:bot|bots} do not make {players} {players:player|players}.",
    "{humans} {humans:człowiek|ludzi|ludzi} i {bots} {bots:bot|boty|botów} to nie {players}"
    " {players:gracz|graczy|graczy}.",
)
NEGATIVE: Final = Phrase("There cannot be {n} humans.", "Ludzi nie może być {n}.")
TOO_MANY_NAMES: Final = Phrase(
    "{n} {n:name|names} for {humans} {humans:human|humans}.", "{n} {n:imię|imiona|imion} na {humans} ludzi."
)


@dataclass(frozen=True)
class Seat:
    """A player: a name and, unless a person plays, a bot."""

    name: str
    bot: Bot | None

    @property
    def title(self) -> str:
        return self.name if self.bot is None else f"{self.name} ({self.bot.name})"


def head_count(game: Game, players: int | None, humans: int | None, bots: int) -> tuple[int, int]:
    """How many play and how many of them are people, whatever was said of it."""
    if humans is not None and humans < 0:
        raise Trouble(NEGATIVE, n=str(humans))
    if players is None:
        usual = min(max(DEFAULT_PLAYERS, game.least), game.most)
        players = max(usual, humans or 0) if not bots else bots + (1 if humans is None else humans)
    if humans is None:
        humans = players - bots if bots else 1
    if humans < 0 or humans > players or (bots and humans + bots != players):
        raise Trouble(DOES_NOT_ADD_UP, humans=max(humans, 0), bots=bots, players=players)
    return players, humans


def seat_players(
    game: Game, players: int, humans: int, bots: list[str], names: list[str], seed: int | None, language: str
) -> list[Seat]:
    """A seat for everyone; the same seed makes the same bots."""
    if len(names) > humans:
        raise Trouble(TOO_MANY_NAMES, n=len(names), humans=humans)
    seats = [Seat(names[n] if n < len(names) else PLAYER.say(language, n=n + 1), None) for n in range(humans)]
    for number in range(players - humans):
        kind = bots[number] if bots else DEFAULT_BOT
        own_seed = None if seed is None else f"{seed}/{len(seats)}"
        seats.append(Seat(NAMES[number % len(NAMES)], make_bot(kind, game, own_seed)))
    return seats
