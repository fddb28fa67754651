"""The viewer's own side of Orion's table: civilization board, systems and hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from orrery.games.orion.actions import RESEARCHED
from orrery.games.orion.advisors import HireAdvisor
from orrery.games.orion.build import PayCost, PlaceCard, discount_at, discount_for, shortfall
from orrery.games.orion.card import CARDS
from orrery.games.orion.card_effects import TakeCard
from orrery.games.orion.card_text import race_text
from orrery.games.orion.moments import EXERTION_CUBES, EXERTION_MORALE, HIGH_EXERTION, RESEARCH_CARDS
from orrery.games.orion.names import (
    ADVISOR,
    FLEET,
    FOOD,
    MORALE,
    MORALE_LIMIT,
    MOST_MORALE,
    NEW_SYSTEM,
    NO_CARD,
    POOL,
    PRODUCTION,
    RACE,
    RESERVE,
    SPENT,
    STRUCTURES,
    SYSTEM_SIZE,
    SYSTEMS,
    VP,
)
from orrery.games.orion.player import Player
from orrery.games.orion.race import RACE_BOARDS
from orrery.games.orion.scoring import score
from orrery.games.orion.special import PutCard, StealFrom
from orrery.games.orion.start import HIGH, HIGH_CUBES, LOW_CUBES, MEDIUM, MEDIUM_CUBES
from orrery.games.orion.words import (
    ACTIVATE,
    ARRANGE,
    BUILD,
    DISCARD,
    EFFECT,
    EXPLOIT,
    FILL,
    HIRE,
    PAY,
    PLACE,
    PUT,
    TAKE,
    TAKE_OLDER,
    VOCABULARY,
)
from orrery.kernel import HIDDEN
from orrery.kernel.scene import Scene
from orrery.web.boards.orion.art import NOBODY, PORTRAITS
from orrery.web.boards.orion.cards import RESOURCES, Drawn, amounts, drawn, face
from orrery.web.boards.orion.prompt import chosen_action
from orrery.web.boards.orion.sketch import Sketch
from orrery.web.boards.targets import Spot

LOWEST_MORALE: Final = -3
ACTIONS: Final = {
    "construction": "build",
    "exploitation": "exploit",
    "research": "research",
    "activation": "activate",
    "attack": "attack",
    "trade": "trade",
    "propaganda": "propaganda",
    "contract": "contract",
}
"""The eight actions in the order of the board, with their icons."""


def portrait_of(player: Player) -> tuple[str, str]:
    return PORTRAITS[RACE_BOARDS[player.race].id] if player.race >= 0 else NOBODY


def civilization(sketch: Sketch) -> dict[str, Any]:
    """The own board."""
    player, language = sketch.player, sketch.language
    board = RACE_BOARDS[player.race] if player.race >= 0 else None
    counts = player.counts
    return {
        "name": sketch.view.names[sketch.seat],
        "race": "" if board is None else board.title.say(language),
        "ability": "" if board is None else race_text(board, language),
        "portrait": portrait_of(player),
        "spot": sketch.targets.take(EFFECT.base + RACE),
        "points": score(player),
        "vp": counts[VP],
        "morale": counts[MORALE],
        "morale_cells": list(range(MOST_MORALE, min(LOWEST_MORALE, counts[MORALE]) - 1, -1))[-14:],
        "morale_limit": MORALE_LIMIT,
        "zones": zones(player),
        "tracks": tracks(sketch),
        "pool": counts[POOL],
        "spent": counts[SPENT],
        "reserve": counts[RESERVE],
        "advisor": advisor(sketch),
        "actions": actions(sketch),
    }


def zones(player: Player) -> list[dict[str, Any]]:
    """Low, medium and high Exertion: its cubes, and what comes with them."""
    highest = max(player.counts[FOOD], player.counts[FLEET], player.counts[PRODUCTION])
    level = 2 if highest >= HIGH else 1 if highest >= MEDIUM else 0
    cubes = (LOW_CUBES, MEDIUM_CUBES, HIGH_CUBES + player.index.stat(EXERTION_CUBES))
    morale = (1, 0, player.index.stat(EXERTION_MORALE) - 1)
    return [
        {
            "cubes": cubes[zone],
            "card": zone == 0,
            "morale": morale[zone],
            "bonus": zone == 2 and bool(player.index.at(HIGH_EXERTION)),
            "now": zone == level,
        }
        for zone in range(3)
    ]


def income(player: Player) -> list[int]:
    """What all cards in systems produce at the start of a round."""
    made = [CARDS[card].produces for system in player.systems for card in system]
    return [sum(p.food for p in made), sum(p.fleet for p in made), sum(p.production for p in made)]


def tracks(sketch: Sketch) -> list[dict[str, Any]]:
    values, gains, paid = sketch.player.counts, income(sketch.player), payment(sketch)
    return [
        {"res": name, "value": values[what], "after": values[what] - paid[what], "income": gains[what]}
        for what, name in enumerate(RESOURCES)
    ]


def payment(sketch: Sketch) -> list[int]:
    """What will certainly be paid next, to show it before it is paid."""
    match sketch.question:
        case PlaceCard(discount=discount):
            card = CARDS[sketch.state.announced]
            if discount + discount_for(sketch.player, card) == 0 and not shortfall(sketch.player, card):
                return [card.cost.food, card.cost.fleet, card.cost.production]
        case PayCost():
            legal = [choice.option for choice in sketch.view.choices if choice.refusal is None]
            if len(legal) == 1:
                return PAY.places(legal[0])
    return [0, 0, 0]


def advisor(sketch: Sketch) -> dict[str, Any] | None:
    """The own Advisor beside the board; Fulcrum Sandebar lies in a system instead."""
    player = sketch.player
    if player.advisor == NO_CARD or CARDS[player.advisor].founder:
        return None
    shown = face(player.advisor, sketch.language)
    return {
        "id": shown.id,
        "name": shown.name,
        "portrait": PORTRAITS[shown.id],
        "lines": shown.lines,
        "space": shown.space,
        "cube": sketch.seat + 1 if player.advisor_cube else 0,
        "spot": source_spot(sketch, ADVISOR),
    }


def source_spot(sketch: Sketch, source: int) -> Spot | None:
    """The choice of a Working card: to activate it, fill its space or use its effect."""
    return sketch.targets.first(ACTIVATE.base + source, FILL.base + source, EFFECT.base + source)


def actions(sketch: Sketch) -> list[dict[str, Any]]:
    chosen = chosen_action(sketch.question)
    found = []
    for name, icon in ACTIONS.items():
        if name == "contract" and sketch.state.novice:
            continue
        kind = VOCABULARY.kind_of(VOCABULARY.option(name))
        research = RESEARCHED + sketch.player.index.stat(RESEARCH_CARDS)
        found.append(
            {
                "id": name,
                "icon": icon,
                "name": kind.label(kind.base, Scene(sketch.language, [])),
                "help": "" if kind.help is None else kind.help.say(sketch.language, n=research),
                "research": research,
                "spot": sketch.targets.take(VOCABULARY.option(name)),
                "chosen": name == chosen,
            }
        )
    return found


# Systems


@dataclass(frozen=True)
class Place:
    """A card in a system; ``spot`` where this very card can be chosen."""

    card: Drawn
    spot: Spot | None


@dataclass(frozen=True)
class System:
    """One column: its cards from the first to the Working card, the room left, and the choice it stands for."""

    number: int
    places: list[Place]
    room: int
    spot: Spot | None
    price: list[tuple[str, int]] | None
    """What building here costs."""
    discount: int
    cube: bool = False
    """A cube lies on the Working card."""


def systems(sketch: Sketch) -> list[System]:
    """All own systems, then the places where new ones can be opened."""
    player = sketch.player
    columns = [system(sketch, number) for number in range(len(player.systems))]
    for place in range(SYSTEMS - player.own_systems()):
        spot = sketch.targets.take(PLACE.base + NEW_SYSTEM) if place == 0 else None
        price, discount = price_of(sketch, NEW_SYSTEM) if spot else (None, 0)
        columns.append(System(len(columns) + 1, [], SYSTEM_SIZE, spot, price, discount))
    return columns


def system(sketch: Sketch, number: int) -> System:
    cards = sketch.player.systems[number]
    putting = isinstance(sketch.question, PutCard) and sketch.question.system == number
    places = [
        Place(
            sketch.in_system(sketch.seat, number, place),
            sketch.targets.take(PUT.base + place) if putting else None,
        )
        for place in range(len(cards))
    ]
    spot = sketch.targets.first(PLACE.base + number, ARRANGE.base + number) or source_spot(sketch, number)
    price, discount = price_of(sketch, number) if isinstance(sketch.question, PlaceCard) else (None, 0)
    cube = sketch.player.cubes[number] > 0
    return System(number + 1, places, SYSTEM_SIZE - len(cards), spot, price, discount, cube)


def price_of(sketch: Sketch, place: int) -> tuple[list[tuple[str, int]], int]:
    """What the announced structure costs at a place, and how much of that is taken off."""
    assert isinstance(sketch.question, PlaceCard)
    card = CARDS[sketch.state.announced]
    here = 0 if place == NEW_SYSTEM else discount_at(sketch.player, place)
    return amounts(card.cost), sketch.question.discount + here + discount_for(sketch.player, card)


# Hand


def hand(sketch: Sketch) -> list[Place]:
    """Each different card in hand once, with how many there are; before them what was drawn or is being built."""
    player, language, marks, targets = sketch.player, sketch.language, sketch.marks, sketch.targets
    found = []
    for card, count in sorted(Counter(player.aside).items()):
        if card != HIDDEN:
            found.append(
                Place(drawn(card, language, marks.aside[card], count=count), targets.take(DISCARD.base + card))
            )
    for card, count in sorted(Counter(player.hand).items()):
        if card != HIDDEN:
            spot = targets.first(BUILD.base + card, EXPLOIT.base + card, DISCARD.base + card)
            found.append(Place(drawn(card, language, marks.hand[card], count=count), spot))
    return found


def building(sketch: Sketch) -> Drawn | None:
    """The card that is being built and lies in no system yet."""
    state = sketch.state
    if state.announced == NO_CARD or not isinstance(sketch.question, PlaceCard | PayCost):
        return None
    return drawn(state.announced, sketch.language, sketch.marks.announced)


def tray(sketch: Sketch) -> list[Place]:
    """Cards to choose from that are not the viewer's: Advisors, the discard pile, a hand that was looked at."""
    question, state = sketch.question, sketch.state
    if isinstance(question, HireAdvisor):
        return [
            Place(drawn(card, sketch.language), sketch.targets.take(HIRE.base + card - len(STRUCTURES)))
            for card in state.middle
        ]
    if isinstance(question, StealFrom):
        cards = sorted(set(state.players[question.victim].hand))
    elif isinstance(question, TakeCard):
        cards = sorted(set(state.discards))
    else:
        return []
    found = []
    for card in cards:
        for option in (TAKE.base + card, TAKE_OLDER.base + card):
            spot = sketch.targets.take(option)
            if spot is not None:
                found.append(Place(drawn(card, sketch.language), spot))
    return found
