"""Orion in a replay: one lane per player, with what the last move has changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from orrery.games.orion.card import CARDS
from orrery.games.orion.names import FLEET, FOOD, MORALE, MOST_MORALE, MOST_RESOURCES, NO_CARD, PRODUCTION
from orrery.games.orion.player import Player
from orrery.games.orion.race import RACE_BOARDS
from orrery.games.orion.scoring import score
from orrery.games.orion.state import Orion
from orrery.kernel import HIDDEN
from orrery.server.view import TableView
from orrery.web.boards.orion.art import NOBODY, PORTRAITS, SCENES
from orrery.web.boards.orion.cards import colour_key
from orrery.web.boards.orion.short import short_name

TRACKS = (("food", FOOD), ("fleet", FLEET), ("production", PRODUCTION), ("morale", MORALE))


@dataclass(frozen=True)
class Small:
    """A card in miniature; ``fresh`` if it was not there before."""

    cc: str
    name: str
    short: str
    scene: str
    fresh: bool


@dataclass(frozen=True)
class Track:
    """A resource or Morale, its change, and how many boxes it has."""

    name: str
    value: int
    change: int
    boxes: int


@dataclass(frozen=True)
class Lane:
    """One player."""

    seat: int
    name: str
    bot: str | None
    race: str
    portrait: tuple[str, str]
    score: int
    gained: int
    tracks: list[Track]
    known: list[Small]
    hidden: int
    systems: list[list[Small]]
    advisor: str
    acting: bool
    hit: bool


def small(card: int, player: Player, language: str, fresh: bool) -> Small:
    title = CARDS[card].title.say(language)
    short = short_name(CARDS[card], language)
    return Small(colour_key(card, player.colour), title, short, SCENES.get(CARDS[card].id, ""), fresh)


def systems(player: Player, old: Player, language: str) -> list[list[Small]]:
    found = []
    for number, system in enumerate(player.systems):
        was = old.systems[number] if number < len(old.systems) else ()
        found.append([small(card, player, language, place >= len(was)) for place, card in enumerate(system)])
    return found


def lane(view: TableView, then: TableView | None, seat: int, actor: int) -> Lane:
    state = view.state
    before = then.state if then is not None else state
    assert isinstance(state, Orion)
    assert isinstance(before, Orion)
    player, old = state.players[seat], before.players[seat]
    counts, had = player.counts, old.counts
    race = RACE_BOARDS[player.race] if player.race >= 0 else None
    attacked = any(p.attacks[seat] > q.attacks[seat] for p, q in zip(state.players, before.players, strict=True))
    return Lane(
        seat=seat + 1,
        name=view.names[seat],
        bot=view.seats[seat].bot,
        race=race.title.say(view.language) if race is not None else "",
        portrait=PORTRAITS[race.id] if race is not None else NOBODY,
        score=score(player),
        gained=score(player) - score(old),
        tracks=[
            Track(name, counts[what], counts[what] - had[what], MOST_MORALE if what == MORALE else MOST_RESOURCES)
            for name, what in TRACKS
        ],
        known=[small(card, player, view.language, False) for card in player.hand if card != HIDDEN],
        hidden=player.hand.count(HIDDEN),
        systems=systems(player, old, view.language),
        advisor=CARDS[player.advisor].title.say(view.language) if player.advisor != NO_CARD else "",
        acting=seat == actor,
        hit=attacked,
    )


def lanes(view: TableView, then: TableView | None, actor: int) -> dict[str, Any]:
    return {"lanes": [lane(view, then, seat, actor) for seat in range(len(view.seats))]}
