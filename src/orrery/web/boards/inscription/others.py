"""All players of Inscription: their progress, the war to come, the AI faction, the log and the final scores."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from orrery.games.inscription.cards.kinds import FACTION_CARDS
from orrery.games.inscription.cards.relics import OBSIDIAN
from orrery.games.inscription.cards.shared import EVENT_CARDS
from orrery.games.inscription.events.ai import (
    COUNCILS_STRUCK,
    GOAL_TRACKS,
    INFLUENCE_2,
    MATERIAL_2,
    MECATOL_GOAL,
    RESEARCH_1,
    RESEARCH_2,
    STRENGTH,
    VOTES,
    VOTES_AT,
    WARS_STRUCK,
    ai_strength,
    section_value,
)
from orrery.games.inscription.events.scoring import NEEDED, RANKS, rank, score, sheet_totals
from orrery.games.inscription.events.war import AI_FACTION, strength
from orrery.games.inscription.names import LEFT, NONE, RIGHT, SHEET_IDS, WAR, WARS
from orrery.games.inscription.player import Player
from orrery.games.inscription.say import capitalized
from orrery.games.inscription.sheets.warfare.grid import section
from orrery.games.inscription.state import facing, neighbor
from orrery.kernel import Phrase
from orrery.web.boards.inscription.art import SHEET_ICONS
from orrery.web.boards.inscription.sketch import Sketch

WAR_NOW: Final = Phrase("If war came now", "Gdyby teraz wybuchła wojna")
NEXT_WAR: Final = Phrase("Next war", "Następna wojna")
TRACK_NAMES: Final = {
    RESEARCH_1: Phrase("Mecatol Rex, then the navigation objective", "Mecatol Rex, potem zadanie nawigacji"),
    RESEARCH_2: Phrase("Expansion objective", "Zadanie ekspansji"),
    INFLUENCE_2: Phrase("Industry objective", "Zadanie przemysłu"),
    MATERIAL_2: Phrase("Warfare objective", "Zadanie wojskowości"),
}
TRACK_ICONS: Final = {
    RESEARCH_1: SHEET_ICONS[0],
    RESEARCH_2: SHEET_ICONS[1],
    INFLUENCE_2: SHEET_ICONS[2],
    MATERIAL_2: SHEET_ICONS[3],
}


@dataclass(frozen=True)
class Row:
    """One player in the strip: points of each sheet as they were when all pens were down last."""

    seat: int
    name: str
    faction: str
    faction_id: str
    you: bool
    open: bool
    writing: bool
    speaker: bool
    active: str
    """The icon of the active sheet, where that is known."""
    points: list[int]
    total: int
    goods: int
    votes: int
    relics: int


def rows(sketch: Sketch) -> list[Row]:
    state, view = sketch.state, sketch.view
    found = []
    for seat, player in enumerate(state.players):
        sitting = view.seats[seat]
        card = FACTION_CARDS[player.faction] if player.faction >= 0 else None
        found.append(
            Row(
                seat=seat + 1,
                name=sitting.name,
                faction=card.title.say(sketch.language) if card else "",
                faction_id=card.id if card else "",
                you=seat == sketch.seat,
                open=sitting.open,
                writing=seat in view.waiting,
                speaker=state.seats > 1 and seat == state.speaker,
                active=SHEET_ICONS[player.active] if player.active >= 0 else "",
                points=sheet_totals(player),
                total=score(player),
                goods=player.trade_goods(),
                votes=player.unspent_votes(),
                relics=len(player.relics.held) + len(player.relics.played),
            )
        )
    return found


# The war to come


@dataclass(frozen=True)
class Front:
    """One side of a war: the other's seat is 0 for the AI faction."""

    half: int
    own: int
    seat: int
    name: str
    theirs: int
    sure: bool
    """The strengths are written down; before that they are as the sheets stand."""


@dataclass(frozen=True)
class NextWar:
    """The war to come, as the sheets stand."""

    title: str
    fronts: list[Front]


def next_war(sketch: Sketch) -> NextWar | None:
    """None for spectators, before there are factions, after the last war, and where there is no war at all."""
    state = sketch.state
    if sketch.seat < 0 or state.wars >= WARS or state.over or state.tutorial or (state.seats == 1 and not state.ai):
        return None
    if any(player.faction < 0 for player in state.players):
        return None
    title = NEXT_WAR if state.event >= 0 and EVENT_CARDS[state.event].type == WAR else WAR_NOW
    fronts = [front(sketch, sketch.seat, half, state.wars) for half in (LEFT, RIGHT)]
    return NextWar(title.say(sketch.language), fronts)


def front(sketch: Sketch, seat: int, half: int, war: int) -> Front:
    state = sketch.state
    own, sure = _strength(state.players[seat], section(half, war))
    other = neighbor(state, seat, half)
    if other < 0:
        return Front(half, own, 0, capitalized(AI_FACTION.say(sketch.language)), ai_strength(state, war), sure)
    theirs, known = _strength(state.players[other], section(facing(state, half), war))
    return Front(half, own, other + 1, sketch.view.names[other], theirs, sure and known)


def _strength(player: Player, number: int) -> tuple[int, bool]:
    """In a section, and whether it is written down."""
    written = player.warfare.strengths[number]
    return (written, True) if written != NONE else (strength(player, number), False)


# The AI faction


@dataclass(frozen=True)
class Track:
    """A goal track of the AI sheet."""

    icon: str
    name: str
    crossed: int
    length: int
    goal: int
    """Where Mecatol Rex stands on it, if it does."""


@dataclass(frozen=True)
class Rival:
    """The AI faction: its value in every war and council, and how far it is with its goals."""

    wars: list[tuple[str, int, bool]]
    councils: list[tuple[str, int, bool]]
    """Stage, value, and whether that is past."""
    tracks: list[Track]


def rival(sketch: Sketch) -> Rival | None:
    ai = sketch.state.ai
    if not ai:
        return None
    stages = ("II", "III", "IV", "V")
    return Rival(
        [(stages[war], ai_strength(sketch.state, war), war < ai[WARS_STRUCK]) for war in range(len(STRENGTH))],
        [
            (stages[council], section_value(VOTES[council], ai[VOTES_AT + council]), council < ai[COUNCILS_STRUCK])
            for council in range(len(VOTES))
        ],
        [
            Track(
                TRACK_ICONS[track],
                TRACK_NAMES[track].say(sketch.language),
                ai[track],
                GOAL_TRACKS[track],
                MECATOL_GOAL[1] if track == MECATOL_GOAL[0] else 0,
            )
            for track in TRACK_NAMES
        ],
    )


# The end


@dataclass(frozen=True)
class Total:
    """A player's column of the score sheet."""

    seat: int
    place: int
    name: str
    faction: str
    you: bool
    sheets: list[tuple[int, int]]
    """For each sheet its points and its objective box."""
    goods: int
    """Points for trade goods."""
    relic: int
    """Points of The Obsidian."""
    votes: int
    total: int
    rank: str


@dataclass(frozen=True)
class Result:
    """The final score sheet; in a game against the AI faction also the ranks and what they need."""

    totals: list[Total]
    ranks: list[tuple[str, int, bool]]
    tutorial: bool
    defeat: bool


def result(sketch: Sketch) -> Result | None:
    state = sketch.state
    places = state.outcome()
    if places is None:
        return None
    totals = [
        _total(sketch, seat, places[seat]) for seat in sorted(range(state.seats), key=lambda seat: (places[seat], seat))
    ]
    ranks: list[tuple[str, int, bool]] = []
    if state.ai:
        best = max(rank(total.total, state.difficulty) for total in totals)
        ranks = [(RANKS[0].say(sketch.language), 0, best == 0)]
        ranks += [(RANKS[number].say(sketch.language), n, number == best) for number, n in NEEDED[state.difficulty]]
    return Result(totals, ranks, state.tutorial, bool(state.ai) and all(place > 1 for place in places))


def _total(sketch: Sketch, seat: int, place: int) -> Total:
    state, player = sketch.state, sketch.state.players[seat]
    card = FACTION_CARDS[player.faction] if player.faction >= 0 else None
    total = score(player)
    return Total(
        seat=seat + 1,
        place=place,
        name=sketch.view.names[seat],
        faction=card.title.say(sketch.language) if card else "",
        you=seat == sketch.seat,
        sheets=[(player.points[sheet], player.boxes[sheet]) for sheet in range(len(SHEET_IDS))],
        goods=player.trade_goods() // 2,
        relic=total - _without_relic(player),
        votes=player.unspent_votes(),
        total=total,
        rank=RANKS[rank(total, state.difficulty)].say(sketch.language) if state.ai else "",
    )


def _without_relic(player: Player) -> int:
    bare = Player(player)
    bare.relics = player.relics.but(held=tuple(relic for relic in player.relics.held if relic != OBSIDIAN))
    return score(bare)
