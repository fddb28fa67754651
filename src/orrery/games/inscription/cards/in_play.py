"""Which abilities a player has: found by moment, figure and rule, never by asking every card."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.abilities import GRAMMAR
from orrery.games.inscription.cards.kinds import FACTION_CARDS, TECHNOLOGY_CARDS
from orrery.games.inscription.effect import resolve
from orrery.games.inscription.names import NONE, TECHNOLOGIES_PRINTED
from orrery.games.inscription.player import Player
from orrery.games.inscription.state import Inscription
from orrery.games.parts.ability import Clause, Moment, Rule
from orrery.games.parts.effect import NO_SOURCE
from orrery.games.parts.index import Index

_INDEXES: Final[list[Index | None]] = []
"""One for every faction with every set of technologies that has come up; they never change."""


def in_play(player: Player) -> Index:
    """The abilities of the player's faction and technologies; in the tutorial nobody has a faction."""
    key = (player.faction - NONE) << TECHNOLOGIES_PRINTED | player.research.unlocked
    if key >= len(_INDEXES):
        _INDEXES.extend([None] * (key + 1 - len(_INDEXES)))
    found = _INDEXES[key]
    if found is None:
        found = _INDEXES[key] = _index(player)
    return found


def _index(player: Player) -> Index:
    cards: list[tuple[int, tuple[Clause, ...]]] = []
    if player.faction >= 0:
        cards.append((NO_SOURCE, FACTION_CARDS[player.faction].clauses))
    for number, technology in enumerate(TECHNOLOGY_CARDS):
        if player.has(number):
            cards.append((number, technology.clauses))
    return Index(GRAMMAR, cards)


def permits(player: Player, rule: Rule) -> bool:
    return in_play(player).permits(rule)


def ready(player: Player, rule: Rule) -> bool:
    """Whether something is allowed that has not been used this round."""
    return in_play(player).permit(rule, player.once) is not None


def flip(player: Player, rule: Rule) -> None:
    """What allows this has been used."""
    permit = in_play(player).permit(rule, player.once)
    assert permit is not None, f"{rule.id} is not ready"
    player.once = permit.flipped(player.once)


def happens(state: Inscription, seat: int, moment: Moment, source: int = NO_SOURCE) -> None:
    """A moment has come for a seat: what listens to it is next."""
    for listener in in_play(state.players[seat]).at(moment):
        resolve(state, seat, listener.on.effect, source)
