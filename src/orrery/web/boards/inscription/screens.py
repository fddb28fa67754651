"""Screens over the sheets: factions and relics to choose from, wars with both sides, councils with both outcomes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from orrery.games.inscription.abilities import NO_VOTING
from orrery.games.inscription.assets.names import asset_name
from orrery.games.inscription.cards.in_play import permits
from orrery.games.inscription.cards.shared import AGENDA_CARDS, EVENT_CARDS, NAMER, NAMES_NOTHING, STAGES
from orrery.games.inscription.events.ai import VOTE_BONUS, ai_vote
from orrery.games.inscription.events.council import most_votes
from orrery.games.inscription.events.outcome import named, text_for
from orrery.games.inscription.events.strategy import ChooseSheet
from orrery.games.inscription.names import (
    CHOOSE_FACTION,
    COUNCIL,
    FAIL,
    LEFT,
    LOST,
    NONE,
    PASS,
    PRODUCTION,
    RIGHT,
    STEP_1,
    TIED,
    VOTING,
    WAR,
    WON,
)
from orrery.games.inscription.player import Player
from orrery.games.inscription.say import capitalized
from orrery.games.inscription.sheets.warfare.grid import section
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import ABSTAIN, CAST, KEEP_FACTION, KEEP_RELIC, VOTE
from orrery.kernel import Phrase
from orrery.kernel.scene import Scene
from orrery.web.boards.inscription.cards import Card
from orrery.web.boards.inscription.cards import faction as faction_card
from orrery.web.boards.inscription.cards import relic as relic_card
from orrery.web.boards.inscription.others import Front, front
from orrery.web.boards.inscription.sketch import Sketch
from orrery.web.boards.targets import Spot

OUTCOMES: Final = {WON: "won", TIED: "tied", LOST: "lost"}
CROSSED_OFF: Final = Phrase("crossed off", "skreślona")
MINUS: Final = "\N{MINUS SIGN}"
NO_VOTE_KEY: Final = "0"
"""So that all other keys are numbers of votes."""


# Cards to choose from


@dataclass(frozen=True)
class Pick:
    """A card and the choice that it stands for."""

    card: Card
    spot: Spot


def picks(sketch: Sketch) -> list[Pick]:
    """Factions at setup, relics of the Yssaril."""
    found = []
    for kind, draw in ((KEEP_FACTION, faction_card), (KEEP_RELIC, relic_card)):
        for number in range(kind.size):
            spot = sketch.targets.take(kind.base + number)
            if spot is not None:
                found.append(Pick(draw(number, sketch.language), spot))
    return found


# War


@dataclass(frozen=True)
class Side:
    """One player's side of a war, and how it ended."""

    seat: int
    name: str
    front: Front
    result: str
    prize: str
    penalty: str


@dataclass(frozen=True)
class Battle:
    """A war event: the viewer's two wars, and everybody's."""

    number: int
    own: list[Side]
    all: list[Side]


def battle(sketch: Sketch) -> Battle:
    sides = [_side(sketch, seat, half) for seat in range(sketch.state.seats) for half in (LEFT, RIGHT)]
    return Battle(sketch.state.wars, [side for side in sides if side.seat == sketch.seat + 1], sides)


def _side(sketch: Sketch, seat: int, half: int) -> Side:
    state, language = sketch.state, sketch.language
    player = state.players[seat]
    number = section(half, state.wars - 1)
    result = player.warfare.results[number]
    sheet = player.warfare.sheet
    gone = bool(player.warfare.lost_rewards >> number & 1)
    reward = CROSSED_OFF.say(language) if gone else asset_name(sheet.rewards[number], language)
    return Side(
        seat=seat + 1,
        name=sketch.view.names[seat],
        front=front(sketch, seat, half, state.wars - 1),
        result=OUTCOMES.get(result, ""),
        prize=reward,
        penalty=asset_name(sheet.penalties[number], language).replace("-", MINUS),
    )


# Council


@dataclass(frozen=True)
class Text:
    """One outcome of an agenda, and the votes that can be cast or were cast for it."""

    side: int
    card: str
    text: str
    namer: str
    star: bool
    spots: list[Spot]
    votes: int
    voters: list[tuple[int, int]]
    """Seats, from 1 on, with the votes they cast; empty while votes are sealed."""
    yours: bool
    """This is what the viewer resolves."""


@dataclass(frozen=True)
class Council:
    """A council: the agenda, its two texts, and what everybody has."""

    title: str
    stage: str
    star: bool
    """Printed at the title; against the AI faction the texts are starred."""
    voting: bool
    decided: int
    by_die: bool
    """Votes are tied: a black die decides."""
    texts: list[Text]
    abstain: Spot | None
    casts: list[Spot]
    have: list[tuple[int, str, int, int]]
    """Seat, name, votes that can be cast, and votes cast as far as that is known (-1)."""
    ai: int
    """The AI's votes, below 0 while they are not rolled."""
    ai_range: tuple[int, int] | None
    """The fewest and the most votes it may roll, before it does."""
    named: str


def council(sketch: Sketch) -> Council | None:
    state, language = sketch.state, sketch.language
    if state.agenda_card < 0:
        return None
    card = AGENDA_CARDS[state.agenda_card]
    voting = state.task == VOTING
    told = not voting
    done = told and (state.outcome_side >= 0 or bool(state.ai))
    abstain = sketch.targets.legal(ABSTAIN, key=NO_VOTE_KEY)
    texts = [_text(sketch, side, told) for side in (PASS, FAIL)]
    casts = [sketch.targets.legal(CAST.base + n, str(n), "" if n else NO_VOTE_KEY) for n in range(CAST.size)]
    ai = state.ai_votes if state.ai and told else -1
    least = ai_vote(state, card.stage) if state.ai else 0
    return Council(
        title=card.title.say(language),
        stage=STAGES[card.stage],
        star=card.star and not state.ai,
        voting=voting,
        decided=state.outcome_side if done else NONE,
        by_die=texts[PASS].votes == texts[FAIL].votes and not state.ai,
        texts=texts,
        abstain=abstain,
        casts=[spot for spot in casts if spot is not None],
        have=[
            (seat + 1, sketch.view.names[seat], _most(player), player.cast if told else -1)
            for seat, player in enumerate(state.players)
        ],
        ai=ai,
        ai_range=(least, least + max(VOTE_BONUS)) if state.ai and ai < 0 else None,
        named=_name(state, language),
    )


def _most(player: Player) -> int:
    """Votes that somebody can cast, if they vote at all."""
    return 0 if permits(player, NO_VOTING) else most_votes(player)


def _name(state: Inscription, language: str) -> str:
    """What was named for the outcome."""
    if state.named < 0:
        return ""
    for card, side in ((state.agenda_card, PASS), (state.fail_card, FAIL)):
        what = AGENDA_CARDS[card].names[side]
        if what != NAMES_NOTHING and (state.ai or side == state.outcome_side):
            return named(what, state.named, Scene(language, []))
    return ""


def _text(sketch: Sketch, side: int, told: bool) -> Text:
    state, language = sketch.state, sketch.language
    number = state.agenda_card if side == PASS else state.fail_card
    card = AGENDA_CARDS[number]
    base = VOTE.base + side * (VOTE.size // 2)
    spots = [sketch.targets.legal(base + n, str(n + 1)) for n in range(VOTE.size // 2)]
    voters = [
        (seat + 1, player.cast)
        for seat, player in enumerate(state.players)
        if told and not state.ai and player.side == side and player.cast
    ]
    resolved = told and (state.outcome_side >= 0 or bool(state.ai)) and sketch.seat >= 0
    return Text(
        side=side,
        card=card.title.say(language),
        text=capitalized(card.sides[side].say(language)) + ".",
        namer=NAMER[card.names[side]].say(language) if card.names[side] != NAMES_NOTHING else "",
        star=card.star if state.ai else False,
        spots=[spot for spot in spots if spot is not None],
        votes=sum(cast for _, cast in voters),
        voters=voters,
        yours=resolved and text_for(state, sketch.seat) == (number, side),
    )


# Which screen is in front


@dataclass(frozen=True)
class Screen:
    """What lies over the sheets now; ``number`` makes it unfold anew when it is another one."""

    kind: str
    title: str
    number: str
    picks: list[Pick]
    past: bool = False
    """It tells of the event before: it leaves most of the sheet free."""
    folded: bool = False
    """The question is about the sheets."""
    battle: Battle | None = None
    council: Council | None = None
    goods: list[tuple[int, str, int, int]] | None = None
    """Production: seat, name, "+1 trade good" symbols unlocked, unspent trade goods."""


def screen(sketch: Sketch) -> Screen | None:
    state, language = sketch.state, sketch.language
    chosen = picks(sketch)
    if chosen:
        return Screen("picks", "", f"picks-{state.round}-{sketch.view.number}", chosen)
    if state.event < 0 or state.task == CHOOSE_FACTION or state.over:
        return None
    event, again = state.event, False
    if state.task == STEP_1 and isinstance(sketch.question, ChooseSheet) and len(state.past) > 1:
        event, again = state.past[-2], True  # what happened before the viewer was asked again
    card = EVENT_CARDS[event]
    title, number = card.title.say(language), f"{len(state.past) - again}"
    if card.type == WAR and state.wars:
        return Screen("war", title, f"war-{number}", [], again, battle=battle(sketch))
    if card.type == COUNCIL:
        shown = council(sketch)
        return Screen("council", title, f"council-{number}", [], again, council=shown) if shown is not None else None
    if card.type == PRODUCTION:
        goods = [
            (seat + 1, sketch.view.names[seat], player.unlocked_goods(), player.trade_goods())
            for seat, player in enumerate(state.players)
        ]
        return Screen("production", title, f"production-{number}", [], again, goods=goods)
    return None
