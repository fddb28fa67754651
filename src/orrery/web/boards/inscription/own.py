"""What the viewer of Inscription's table holds: unspent assets, relics, the faction, and the marks of this step."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from orrery.games.inscription.assets.symbols import KEPT_NAMES
from orrery.games.inscription.cards.kinds import RELIC_CARDS
from orrery.games.inscription.names import KEPT, TRADE_GOODS, VOTES
from orrery.games.inscription.say import capitalized
from orrery.games.inscription.spending.marking import PenDown
from orrery.games.inscription.words import ABILITY, PLAY_RELIC, USE
from orrery.kernel import HIDDEN, Phrase
from orrery.kernel.scene import Scene
from orrery.kernel.text import SEAT, Text
from orrery.web.boards.inscription.art import KEPT_COLOURS, KEPT_ICONS
from orrery.web.boards.inscription.cards import faction as faction_card
from orrery.web.boards.inscription.cards import relic as relic_card
from orrery.web.boards.inscription.sketch import Sketch
from orrery.web.boards.targets import Spot

GOODS: Final = Phrase("Trade goods", "Dobra handlowe")
VOTES_NAME: Final = Phrase("Votes", "Głosy")
SHORT: Final = (
    Phrase("{n:planet|planets}", "{n:planeta|planety|planet}"),
    Phrase("cyber.", "cyber."),
    Phrase("biotic", "biot."),
    Phrase("war", "wojsk."),
    Phrase("prop.", "{n:napęd|napędy|napędów}"),
    Phrase("mat.", "sur."),
    Phrase("infl.", "{n:wpływ|wpływy|wpływów}"),
    Phrase("res.", "bad."),
)
"""Kept assets where there is little room; that the last are focus assets, their icon says."""
SHORT_GOODS: Final = Phrase("{n:good|goods}", "{n:dobro|dobra|dóbr}")
SHORT_VOTES: Final = Phrase("{n:vote|votes}", "{n:głos|głosy|głosów}")
DIRECT: Final = frozenset(
    {
        "activate", "later", "trade", "spend", "lose", "convert", "stall", "technology", "study", "access", "wormhole",
        "claim", "cross", "dock-symbol", "unlock-planet", "scrap", "space", "bar", "infantry", "place", "play-relic",
        "strengthen", "vote", "faction", "focus", "restore", "lose-line", "lose-system", "lose-node", "lose-reward",
    }
)  # fmt: skip
"""What a player does; everything else in a journal follows from it."""


@dataclass(frozen=True)
class Asset:
    """Unspent assets of one kind."""

    icon: str
    res: str
    name: str
    short: str
    n: int
    spot: Spot | None
    most: int = 0
    """How many there are room for, if that is limited."""
    used: int = 0
    """How many of that room are gone for good."""


def assets(sketch: Sketch) -> list[Asset]:
    player, language = sketch.player, sketch.language
    goods, votes = player.trade_goods(), player.unspent_votes()
    found = [
        Asset("trade-good", "credit", GOODS.say(language), SHORT_GOODS.say(language, n=goods), goods, None,
              TRADE_GOODS, player.stock.goods),
        Asset("vote", "influence", VOTES_NAME.say(language), SHORT_VOTES.say(language, n=votes), votes, None,
              VOTES, player.stock.votes),
    ]  # fmt: skip
    for kind in range(len(KEPT)):
        spot = sketch.targets.take(USE.base + kind)
        if player.stock.kept[kind]:
            name = capitalized(KEPT_NAMES[kind].say(language))
            short = SHORT[kind].say(language, n=player.stock.kept[kind])
            found.append(Asset(KEPT_ICONS[kind], KEPT_COLOURS[kind], name, short, player.stock.kept[kind], spot))
    return found


@dataclass(frozen=True)
class Held:
    """A relic of the viewer's, or the faction."""

    id: str
    name: str
    vp: int
    lines: list[Text]
    spot: Spot | None
    played: bool = False


def relics(sketch: Sketch) -> list[Held]:
    """Those in hand first, then those played."""
    player, language = sketch.player, sketch.language
    found = []
    for number in player.relics.held:
        if number != HIDDEN:
            card = relic_card(number, language)
            spot = sketch.targets.take(PLAY_RELIC.base + number)
            found.append(Held(card.id, card.name, RELIC_CARDS[number].vp, card.lines, spot))
    for number in player.relics.played:
        card = relic_card(number, language)
        found.append(Held(card.id, card.name, RELIC_CARDS[number].vp, card.lines, None, True))
    return found


def faction(sketch: Sketch) -> Held | None:
    player = sketch.player
    if player.faction < 0:
        return None
    card = faction_card(player.faction, sketch.language)
    return Held(card.id, card.name, 0, card.lines, sketch.targets.take(ABILITY))


# The marks of this step, which nobody else hears of yet


@dataclass(frozen=True)
class Journal:
    """What the viewer has done at the desk, and what the last thing led to."""

    lines: list[Text] = field(default_factory=list)
    chain: list[Text] = field(default_factory=list)


def journal(sketch: Sketch) -> Journal:
    if sketch.seat < 0:
        return Journal()
    noted, names = sketch.player.journal, sketch.view.names
    scene = Scene(sketch.language, names)
    lines = [what(sketch.seat, values).text(scene) for what, values, _ in noted]
    direct = [place for place, (what, _, _) in enumerate(noted) if what.kind in DIRECT]
    last = direct[-1] if direct else 0
    if _all_is_done(sketch):  # what came last may have been the only thing left to do, and nobody was asked
        unasked = last if 0 in direct else 0  # nothing before the first mark but what was done to the viewer
        last = max((place for place in direct if place + 1 not in (*direct, len(noted))), default=unasked)
    chain = lines[last:]
    return Journal(lines, [_unsigned(line, sketch.seat) for line in chain] if len(chain) > 1 else [])


def _unsigned(line: Text, seat: int) -> Text:
    """What the viewer did, without saying who, as a link of a chain."""
    spans = list(line.spans)
    if spans[0].kind == SEAT and spans[0].n == seat:
        del spans[0]
        spans[0] = spans[0]._replace(text=spans[0].text.lstrip(": "))
    spans[-1] = spans[-1]._replace(text=spans[-1].text.removesuffix("."))
    return Text(*spans).capitalized()


def _all_is_done(sketch: Sketch) -> bool:
    """Nothing is left but to put the pen down."""
    return isinstance(sketch.question, PenDown) and sum(choice.refusal is None for choice in sketch.view.choices) == 1
