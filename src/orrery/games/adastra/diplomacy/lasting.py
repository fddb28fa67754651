"""AA-DPL-3, AA-DPL-5: diplomats in play, their tiers, and those that work for as long as they stay."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.cards.boxes import DIPLOMATS, LASTING
from orrery.games.adastra.names import DIPLOMACY_TOKENS, GOVERNMENT
from orrery.games.adastra.player import LEVELS
from orrery.games.adastra.state import AdAstra
from orrery.games.parts.effect import Effect
from orrery.kernel.compiling import mypyc_attr
from orrery.kernel.text import Phrase, Refusal, Text

# What a treaty forbids the initiator against the target, by its tier.
NO_ATTACK: Final = 0
"""Attacking systems that the target controls or possesses."""
NO_INVASION: Final = 1
"""Invading systems that the target possesses."""
NO_INTRIGUE: Final = 2
"""Swap Influence and Increase Unrest."""
TREATY: Final = Refusal(
    "treaty", Phrase("A treaty with that player forbids it.", "Zabrania tego traktat z tym graczem.")
)  # fmt: skip


def tier(state: AdAstra, target: int, initiator: int) -> int:
    """0, 1 or 2 for Government 0, II or IV, whichever side has it, as it stands now."""
    players = state.players
    level = max(players[target].counts[LEVELS + GOVERNMENT], players[initiator].counts[LEVELS + GOVERNMENT])
    return 2 if level >= 4 else 1 if level >= 2 else 0


def free_tokens(state: AdAstra, seat: int) -> int:
    """Diplomacy tokens that lie on no diplomat."""
    left = DIPLOMACY_TOKENS
    for player in state.players:
        left -= player.before[1::2].count(seat)
    return left


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(Effect[AdAstra]):
    """Works while the diplomat is in play; nothing happens at a moment."""

    __slots__ = ()

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        return


class Treaty(Lasting):
    """The initiator may not do certain things against the target."""

    __slots__ = ("tier",)
    words: Final = (
        Phrase(
            "the initiator may not attack systems that the target controls or possesses",
            "inicjator nie może atakować układów, które cel kontroluje lub posiada",
        ),
        Phrase(
            "the initiator may not attack systems that the target controls or possesses, nor invade those it possesses",
            "inicjator nie może atakować układów, które cel kontroluje lub posiada, ani dokonywać inwazji na posiadane",
        ),
        Phrase(
            "the initiator may not attack systems that the target controls or possesses, nor invade those it possesses,"
            " nor use Swap Influence or Increase Unrest against the target",
            "inicjator nie może atakować układów, które cel kontroluje lub posiada, dokonywać inwazji na posiadane ani"
            " używać przeciw celowi Podmiany wpływu i Zwiększenia niezadowolenia",
        ),
    )

    def __init__(self, tier: int) -> None:
        super().__init__()
        self.tier = tier

    def say(self, language: str, they: bool = False) -> Text:
        return self.words[self.tier].say(language)


class FewerDice(Lasting):
    """The target rolls fewer dice in combats with the initiator: in the first round, or in every round."""

    __slots__ = ("dice", "every")
    first: Final = Phrase(
        "in the first round of each combat between target and initiator the target rolls {n} {n:die|dice} fewer, but"
        " never loses the last one",
        "w pierwszej rundzie każdej walki celu z inicjatorem cel rzuca o {n} {n:kość|kości|kości} mniej, ale nigdy nie"
        " traci ostatniej",
    )
    always: Final = Phrase(
        "in every round of each combat between target and initiator the target rolls {n} {n:die|dice} fewer, but never"
        " loses the last one",
        "w każdej rundzie każdej walki celu z inicjatorem cel rzuca o {n} {n:kość|kości|kości} mniej, ale nigdy nie"
        " traci ostatniej",
    )

    def __init__(self, dice: int, every: bool) -> None:
        super().__init__()
        self.dice = dice
        self.every = every

    def say(self, language: str, they: bool = False) -> Text:
        return (self.always if self.every else self.first).say(language, n=self.dice)


def treaty(state: AdAstra, seat: int, other: int, what: int) -> bool:
    """Whether a treaty that this seat has sent forbids it something against the other."""
    if not 0 <= other < state.seats:
        return False
    before = state.players[other].before
    for place in range(0, len(before), 2):
        if before[place + 1] == seat and DIPLOMATS[before[place]].activation == LASTING:
            effect = DIPLOMATS[before[place]].tiers[tier(state, other, seat)]
            if isinstance(effect, Treaty) and what <= effect.tier:
                return True
    return False


def rook_dice(state: AdAstra, seat: int, enemy: int, first: bool) -> int:
    """How many dice fewer a seat rolls against an enemy whose double agent it has before it."""
    before = state.players[seat].before
    dice = 0
    for place in range(0, len(before), 2):
        if before[place + 1] == enemy and DIPLOMATS[before[place]].activation == LASTING:
            effect = DIPLOMATS[before[place]].tiers[tier(state, seat, enemy)]
            if isinstance(effect, FewerDice) and (first or effect.every):
                dice += effect.dice
    return dice
