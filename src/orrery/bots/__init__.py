"""Programs that play."""

from typing import Final

from orrery.bots.bot import NO_SUCH_BOT, Bot, RandomBot
from orrery.bots.greedy import GreedyBot
from orrery.kernel import Game, Trouble

BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}


def make_bot(name: str, game: Game, seed: int | str | None = None) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise Trouble(NO_SUCH_BOT, name=name[:40], names=", ".join(BOTS))
    return BOTS[name](game, seed)


__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "make_bot"]
