"""What everybody at Orion's table sees: the other players, the middle, the standing, the log and the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from orrery.games.orion.attack import attack_cost, attack_limit
from orrery.games.orion.card import CARDS
from orrery.games.orion.card_text import race_text
from orrery.games.orion.names import (
    FLEET,
    FOOD,
    MORALE,
    NO_CARD,
    POOL,
    PRODUCTION,
    ROUNDS,
    SYSTEMS,
    VP,
)
from orrery.games.orion.race import RACE_BOARDS
from orrery.games.orion.scoring import formula_vp, printed_vp, score
from orrery.games.orion.special import BuryCard
from orrery.games.orion.state import opponents
from orrery.games.orion.words import BURY, DEFENDER, PLAY_RACE, VICTIM
from orrery.kernel.text import Text
from orrery.web.boards.orion.art import PORTRAITS
from orrery.web.boards.orion.cards import RESOURCES, Drawn, amounts, drawn, face
from orrery.web.boards.orion.own import portrait_of
from orrery.web.boards.orion.short import short_name
from orrery.web.boards.orion.sketch import Sketch
from orrery.web.boards.targets import Spot


@dataclass(frozen=True)
class Stack:
    """A system of another player; the last card works."""

    number: int
    cards: list[Drawn]
    shorts: list[str]
    """The names of the cards where there is little room."""
    lines: list[tuple[Text, Text]]
    """The text of the Working card."""
    space: str
    cube: int
    spot: Spot | None


def rivals(sketch: Sketch) -> list[dict[str, Any]]:
    """The others, clockwise from the left; all players for somebody without a seat."""
    state = sketch.state
    seats = opponents(state, sketch.seat) if sketch.seat >= 0 else list(range(state.seats))
    return [rival(sketch, seat) for seat in seats]


def rival(sketch: Sketch, seat: int) -> dict[str, Any]:
    state, view, language = sketch.state, sketch.view, sketch.language
    player = state.players[seat]
    counts = player.counts
    sitting = view.seats[seat]
    known = sketch.known_hand(seat)
    spot = sketch.targets.take(DEFENDER.base + seat, sitting.name) or sketch.targets.take(
        VICTIM.base + seat, sitting.name
    )
    return {
        "seat": seat + 1,
        "name": sitting.name,
        "kind": "bot" if sitting.bot is not None else "human",
        "open": sitting.open,
        "race": RACE_BOARDS[player.race].title.say(language) if player.race >= 0 else "",
        "ability": race_text(RACE_BOARDS[player.race], language) if player.race >= 0 else "",
        "portrait": portrait_of(player),
        "points": score(player),
        "first": seat == state.first and state.round > 0,
        "acting": seat in view.waiting,
        "stats": [
            *zip(RESOURCES, (counts[FOOD], counts[FLEET], counts[PRODUCTION]), strict=True),
            ("morale", counts[MORALE]),
        ],
        "vp": counts[VP],
        "hand": len(player.hand),
        "known": known,
        "cubes": counts[POOL],
        "stacks": [stack(sketch, seat, number) for number in range(len(player.systems))],
        "columns": max(len(player.systems), SYSTEMS),
        "advisor": rival_advisor(sketch, seat),
        "attacks": player.attacks[sketch.seat] if sketch.seat >= 0 else 0,
        "limit": attack_limit(state),
        "spot": spot,
        "price": attack_cost(player) if spot is not None and spot.token.startswith("defender") else 0,
    }


def rival_advisor(sketch: Sketch, seat: int) -> dict[str, Any] | None:
    player = sketch.state.players[seat]
    if player.advisor == NO_CARD:
        return None
    shown = face(player.advisor, sketch.language)
    space = "" if player.advisor >= 0 and CARDS[player.advisor].founder else shown.space
    return {"id": shown.id, "name": shown.name, "space": space, "cube": seat + 1 if player.advisor_cube else 0}


def stack(sketch: Sketch, seat: int, number: int) -> Stack:
    system = sketch.state.players[seat].systems[number]
    buried = isinstance(sketch.question, BuryCard) and sketch.question.victim == seat
    shown = face(system[-1], sketch.language)
    return Stack(
        number=number + 1,
        cards=[sketch.in_system(seat, number, place) for place in range(len(system))],
        shorts=[short_name(CARDS[card], sketch.language) for card in system],
        lines=shown.lines,
        space=shown.space,
        cube=seat + 1 if sketch.state.players[seat].cubes[number] else 0,
        spot=sketch.targets.take(BURY.base + number) if buried else None,
    )


def middle(sketch: Sketch) -> dict[str, Any]:
    """Deck, discard pile and the Advisors for hire."""
    state, language = sketch.state, sketch.language
    marks = sketch.marks.discards
    pile = [
        drawn(card, language, marks[place] if place == len(marks) - 1 else "")
        for place, card in enumerate(state.discards)
    ]
    offered = []
    for card in state.middle:
        shown = face(card, language)
        offered.append(
            {
                "id": shown.id,
                "name": shown.name,
                "short": short_name(CARDS[card], language),
                "portrait": PORTRAITS[shown.id],
                "lines": shown.lines,
            }
        )
    return {
        "deck": state.deck_size,
        "discards": pile[::-1],
        "scene": face(state.discards[-1], language).scene if state.discards else "",
        "advisors": offered,
        "novice": state.novice,
    }


def races(sketch: Sketch) -> list[dict[str, Any]]:
    """The races to choose from, while that is asked."""
    found = []
    for number, board in enumerate(RACE_BOARDS):
        spot = sketch.targets.take(PLAY_RACE.base + number)
        if spot is not None:
            found.append(
                {
                    "name": board.title.say(sketch.language),
                    "ability": race_text(board, sketch.language),
                    "portrait": PORTRAITS[board.id],
                    "start": [*amounts(board.start), *([("vp", board.vp)] if board.vp else [])],
                    "spot": spot,
                }
            )
    return found


def standing(sketch: Sketch) -> dict[str, Any]:
    """Round and scores, for the top bar."""
    state, view = sketch.state, sketch.view
    return {
        "round": state.round,
        "rounds": ROUNDS,
        "first": view.names[state.first],
        "scores": [
            {"seat": seat + 1, "name": view.names[seat], "you": seat == sketch.seat, "points": points}
            for seat, points in enumerate(state.scores())
        ],
    }


def result(sketch: Sketch) -> list[dict[str, Any]]:
    """The final scores taken apart, best first; empty while the game goes on."""
    places = sketch.state.outcome()
    if places is None:
        return []
    rows = []
    for seat in sorted(range(sketch.state.seats), key=lambda seat: (places[seat], seat)):
        player = sketch.state.players[seat]
        rows.append(
            {
                "seat": seat + 1,
                "place": places[seat],
                "name": sketch.view.names[seat],
                "you": seat == sketch.seat,
                "race": RACE_BOARDS[player.race].title.say(sketch.language),
                "parts": [player.counts[VP], player.counts[MORALE], printed_vp(player), formula_vp(player)],
                "total": score(player),
            }
        )
    return rows
