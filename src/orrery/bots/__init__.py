"""Programs that play."""

import re
from typing import Final

from orrery.bots.bot import Bot, RandomBot
from orrery.bots.greedy import GreedyBot
from orrery.bots.levels import LEVELS, spec_of
from orrery.bots.search import Budget, SearchBot
from orrery.kernel import Game, Phrase, Trouble

NO_SUCH_BOT: Final = Phrase("There is no bot “{name}”. Bots: {names}.", "Nie ma bota „{name}”. Boty: {names}.")
NO_SUCH_SPEC: Final = Phrase(
    "There is no bot “{name}”. Bots: {names}. A search takes a budget (search:800, search:200ms), greedy a noise in"
    " points (greedy~3).",
    "Nie ma bota „{name}”. Boty: {names}. Do search można dodać budżet (search:800, search:200ms), do greedy szum"
    " w punktach (greedy~3).",
)
BOTS: Final = (*LEVELS, "search", "greedy", "random")
SPEC: Final = re.compile(
    r"(?P<kind>random|greedy|search)(?:~(?P<noise>\d{1,3}(?:\.\d)?))?(?::(?P<budget>[1-9]\d{0,6})(?P<unit>ms)?)?"
)


def make_bot(name: str, game: Game, seed: int | str | None = None) -> Bot:
    """A bot by its name: a level, or a kind with its noise or budget."""
    found = SPEC.fullmatch(spec_of(name, game))
    kind = None if found is None else found["kind"]
    bot: Bot
    if found is None or (found["noise"] and kind != "greedy") or (found["budget"] and kind != "search"):
        raise Trouble(NO_SUCH_SPEC, name=name[:40], names=", ".join(BOTS))
    if kind == "random":
        bot = RandomBot(game, seed)
    elif kind == "greedy":
        bot = GreedyBot(game, seed, float(found["noise"] or 0))
    else:
        amount = int(found["budget"] or 0)
        bot = SearchBot(game, seed, Budget(milliseconds=amount) if found["unit"] else Budget(amount or 800))
    bot.name = name
    return bot


__all__ = ["BOTS", "LEVELS", "NO_SUCH_BOT", "Bot", "GreedyBot", "RandomBot", "SearchBot", "make_bot"]
