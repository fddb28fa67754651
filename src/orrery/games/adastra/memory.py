"""AA-HIDE: what a seat knows of draft packs that it has passed on.

Everybody sees a pack before passing it on, so the pack before the next player in the direction of the draft is known
card by card. Of the pack before that one a card has been kept since: its cards are known together, but not who holds
which. Such cards are a memory: the cards, and the places where they must be. A place is a seat times four plus the
number of the card it kept, or plus three for the pack that lies before it.

When the draft is over, what is certain stays known (AA-HIDE-3). Of a memory two cards remain that two players hold: who
holds which is not certain and is forgotten, unless both are the same technology.
"""

from __future__ import annotations

from random import Random
from typing import Final

from orrery.games.adastra.player import Player

Memory = tuple[tuple[int, ...], tuple[int, ...]]

PLACES: Final = 4
"""Places of a seat: three cards kept, and the pack."""
THE_PACK: Final = 3


def remembered(players: list[Player], masked: list[Player], direction: int, viewer: int) -> tuple[Memory, ...]:
    """Show in a masked state what its viewer knows card by card; returns what he knows only together."""
    if viewer < 0 or direction == 0:
        return ()
    picks = len(players[viewer].kept)
    if picks == 0:
        return ()
    seats = len(players)
    first, second = (viewer + direction) % seats, (viewer + 2 * direction) % seats
    masked[first].pack = players[first].pack
    if picks == 1:
        return ()
    kept = players[first].kept
    if second == viewer:  # the own pack is back, but for what the other has kept
        masked[first].kept = (*masked[first].kept[:1], kept[1], *masked[first].kept[2:])
        return ()
    cards = tuple(sorted((kept[1], *players[second].pack)))
    return ((cards, (first * PLACES + 1, second * PLACES + THE_PACK)),)


def recalled(memories: tuple[Memory, ...], players: list[Player], rng: Random) -> list[int]:
    """Deal remembered cards to their places in some possible way; returns these cards."""
    found: list[int] = []
    for cards, places in memories:
        found += cards
        left = list(cards)
        for place in places:
            player = players[place // PLACES]
            number = place % PLACES
            if number == THE_PACK:
                player.pack = tuple(sorted(left))
            else:
                card = left.pop(int(rng.random() * len(left)))
                player.kept = (*player.kept[:number], card, *player.kept[number + 1 :])
    return found


def certain(players: list[Player], direction: int) -> list[list[int]]:
    """At the end of the draft: for every seat and each card it kept, a bit for each seat that knows who has it.

    The last card was kept from a pack that the player before has seen, and whose rest everybody sees now. Who has seen
    that pack one player earlier knows two cards that have been kept since, and who has which if they are the same, or
    if one of them is his own.
    """
    seats = len(players)
    known = [[0] * len(player.kept) for player in players]
    for viewer in range(seats):
        bit = 1 << viewer
        first, second = (viewer + direction) % seats, (viewer + 2 * direction) % seats
        if len(players[first].kept) < THE_PACK or len(players[second].kept) < THE_PACK:
            continue
        known[first][2] |= bit
        if second == viewer:
            known[first][1] |= bit
        elif players[first].kept[1] == players[second].kept[2]:
            known[first][1] |= bit
            known[second][2] |= bit
    return known
