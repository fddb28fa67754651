"""What everybody at Inscription's table shares: the course of the game, the event and its dice, the objectives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from orrery.games.inscription.cards.shared import EVENT_CARDS, OBJECTIVE_CARDS, STAGES, TYPES
from orrery.games.inscription.events.dice import DOUBLED
from orrery.games.inscription.events.outcome import NameThing
from orrery.games.inscription.events.rounds import SHORT, STANDARD, TUTORIAL, next_events
from orrery.games.inscription.events.strategy import ChooseSheet
from orrery.games.inscription.names import (
    AI,
    COUNCIL,
    CROWNS,
    END_OF_STRATEGY,
    LEFT_WAR,
    MECATOL_VOTES,
    MECATOL_VP,
    OUTCOME,
    PRODUCTION,
    QUANTUM,
    RESOURCES,
    RIGHT_WAR,
    SPECIAL,
    STEP_1,
    STEP_3,
    STRATEGY,
    STRENGTHEN_LEFT,
    STRENGTHEN_RIGHT,
    VOTING,
    WAR,
)
from orrery.games.inscription.say import RESOURCE_AMOUNTS, capitalized
from orrery.games.inscription.sheets.research import has_focus
from orrery.games.inscription.spending.extras import black_dice
from orrery.games.inscription.spending.marking import SpendOn, UseResource
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import LOSE, SPEND, TRADE
from orrery.kernel import Phrase
from orrery.web.boards.inscription.art import (
    EVENT_ICONS,
    EVENT_SCENES,
    RESOURCE_COLOURS,
    RESOURCE_ICONS,
    SHEET_ICONS,
)
from orrery.web.boards.inscription.sketch import Sketch
from orrery.web.boards.targets import Spot

STEPS: Final = {
    STRATEGY: (
        Phrase("Choose a sheet, spend {what}", "Wybierz arkusz, wydaj: {what}"),
        Phrase("Six dice are rolled", "Rzut sześcioma kośćmi"),
        Phrase("Spend the dice on your sheet", "Wydaj kości na arkuszu"),
    ),
    WAR: (
        Phrase("The deployment line moves up", "Linia wystawienia w górę"),
        Phrase("Strength on the left", "Siła po lewej"),
        Phrase("Strength on the right", "Siła po prawej"),
        Phrase("War with the left neighbor", "Wojna z lewym sąsiadem"),
        Phrase("War with the right neighbor", "Wojna z prawym sąsiadem"),
    ),
    COUNCIL: (
        Phrase("Votes are gained, the agenda is read", "Zdobycie głosów, odczytanie wniosku"),
        Phrase("Everybody votes in secret", "Tajne głosowanie"),
        Phrase("Votes are revealed", "Ujawnienie głosów"),
        Phrase("The outcome is resolved", "Rozpatrzenie wyniku"),
        Phrase("Votes cast are spent", "Wydanie oddanych głosów"),
    ),
    PRODUCTION: (Phrase("A trade good for each “+1”", "Dobro handlowe za każde „+1”"),),
    SPECIAL: (Phrase("Nothing happens", "Nic się nie dzieje"),),
}
NOW_AT: Final = {
    STEP_1: 0,
    STEP_3: 2,
    END_OF_STRATEGY: 3,
    STRENGTHEN_LEFT: 1,
    STRENGTHEN_RIGHT: 2,
    CROWNS: 3,
    LEFT_WAR: 3,
    RIGHT_WAR: 4,
    VOTING: 1,
    OUTCOME: 3,
}
"""How many steps of the event are behind us, by what the desks are open for."""


# The course of the game


@dataclass(frozen=True)
class Round:
    """A place of the event deck; ``kind`` is empty as long as nobody knows."""

    kind: str
    icon: str
    blue: bool
    done: bool
    now: bool
    title: str


@dataclass(frozen=True)
class Course:
    """The event deck by stages, and where the game is."""

    round: int
    rounds: int
    stage: str
    type: str
    stages: list[tuple[str, list[Round]]]


def course(sketch: Sketch) -> Course:
    state, language = sketch.state, sketch.language
    order = [(EVENT_CARDS[event].stage, EVENT_CARDS[event].blue) for event in TUTORIAL]
    if not state.tutorial:
        order = SHORT if state.short_finale else STANDARD
    stages: dict[int, list[Round]] = {}
    for number, (stage, blue) in enumerate(order, 1):
        stages.setdefault(stage, []).append(_round(state, number, blue, language))
    card = EVENT_CARDS[state.event] if state.event >= 0 else None
    return Course(
        state.round,
        len(order),
        STAGES[card.stage] if card else "",
        TYPES[card.type].say(language) if card else "",
        [(STAGES[stage], rounds) for stage, rounds in stages.items()],
    )


def _round(state: Inscription, number: int, blue: bool, language: str) -> Round:
    known = state.past[number - 1] if number <= len(state.past) else -1
    if number == state.round + 1 and state.foreseen >= 0:
        known = state.foreseen
    types = {EVENT_CARDS[event].type for event in ([known] if known >= 0 else next_events(state, number - 1))}
    type_ = types.pop() if len(types) == 1 else -1
    return Round(
        kind=TYPES[type_].say(language) if type_ >= 0 else "",
        icon=EVENT_ICONS.get(type_, ""),
        blue=blue,
        done=number < state.round or state.over,
        now=number == state.round and not state.over,
        title=EVENT_CARDS[known].title.say(language) if known >= 0 else "",
    )


# The event


@dataclass(frozen=True)
class Event:
    """The card of this round, step by step; ``step`` counts those that are done."""

    id: str
    title: str
    type: str
    stage: str
    icon: str
    scene: str
    cc: str
    steps: list[str]
    step: int
    next: str
    """The event after it, for those who may look."""


def event(sketch: Sketch) -> Event | None:
    state, language = sketch.state, sketch.language
    if state.event < 0:
        return None
    card = EVENT_CARDS[state.event]
    paid = [RESOURCE_AMOUNTS[kind].say(language, n=n) for kind, n in enumerate(card.resources) if n]
    scene, cc = EVENT_SCENES[card.type]
    return Event(
        id=card.id,
        title=card.title.say(language),
        type=TYPES[card.type].say(language),
        stage=STAGES[card.stage],
        icon=EVENT_ICONS[card.type],
        scene=scene,
        cc=cc,
        steps=[step.say(language, what=", ".join(paid)) for step in STEPS[card.type]],
        step=_step(state),
        next=EVENT_CARDS[state.foreseen].title.say(language) if state.foreseen >= 0 else "",
    )


def _step(state: Inscription) -> int:
    if state.over:
        return len(STEPS[EVENT_CARDS[state.event].type])
    if isinstance(state.agenda[-1] if state.agenda else None, NameThing):
        return 3
    return NOW_AT.get(state.task, 0)


# Dice, and what is left to spend


@dataclass(frozen=True)
class Die:
    """One of the six dice, as it concerns the viewer."""

    black: bool
    icon: str
    res: str
    n: int
    state: str
    """``locked``, ``used`` or nothing."""


@dataclass(frozen=True)
class Left:
    """A resource of this step: how much is left, and the way to spend or lose it."""

    icon: str
    res: str
    name: str
    n: int
    spot: Spot | None
    lost: bool
    """The way is to lose it."""
    trade: Spot | None
    """The way to spend a trade good as this."""


@dataclass(frozen=True)
class Tray:
    """The dice of a strategy event and the resources at hand."""

    dice: list[Die]
    rolled: bool
    left: list[Left]
    goods: int


def tray(sketch: Sketch) -> Tray | None:
    """Nothing outside strategy events, unless an effect gives resources to spend."""
    state = sketch.state
    if state.event < 0 or (EVENT_CARDS[state.event].type != STRATEGY and not isinstance(sketch.question, SpendOn)):
        return None
    rolled = state.task in (STEP_3, END_OF_STRATEGY) or state.over
    if sketch.seat < 0 and not rolled:
        return None
    pool = pool_of(sketch)
    dice = []
    for kind in range(len(RESOURCES)):
        unspent = black_dice(state, sketch.player, kind) if sketch.spending else state.black[kind]
        for number in range(state.black[kind]):
            used = number < state.black[kind] - unspent
            dice.append(
                Die(
                    True,
                    RESOURCE_ICONS[kind],
                    RESOURCE_COLOURS[kind],
                    1,
                    "used" if used and state.task == STEP_3 else "",
                )
            )
    for kind in range(len(RESOURCES)):
        dice.append(_focus_die(sketch, kind, pool[kind] - state.black[kind]))
    goods = sketch.player.trade_goods() if sketch.seat >= 0 else 0
    return Tray(dice if rolled else [], rolled, _left(sketch, pool), goods)


def pool_of(sketch: Sketch) -> list[int]:
    """What the viewer has to spend in this step or for this effect."""
    if isinstance(sketch.question, SpendOn):
        free = sketch.question.free
        return [*sketch.question.pool(), *([free] if free else [])]
    if not sketch.spending:
        return [0, 0, 0]
    if sketch.state.task == STEP_1 and isinstance(sketch.question, ChooseSheet):
        return list(EVENT_CARDS[sketch.state.event].resources)
    pool = list(sketch.player.pool)
    if isinstance(sketch.question, UseResource):
        pool[sketch.question.kind] += 1  # it is in hand, not spent yet
    return pool


def _focus_die(sketch: Sketch, kind: int, beyond: int) -> Die:
    """``beyond`` is what is left of this resource besides the black dice: those are taken to be spent last."""
    state = sketch.state
    n, how = state.focus[kind], ""
    if sketch.seat >= 0:
        player = sketch.player
        if player.once & QUANTUM:
            n = DOUBLED
        elif player.active < 0 or not has_focus(player, player.active, kind):
            how = "locked"
        if not how and sketch.spending and beyond < n:
            how = "used"
    return Die(False, RESOURCE_ICONS[kind], RESOURCE_COLOURS[kind], n, how)


def _left(sketch: Sketch, pool: list[int]) -> list[Left]:
    if sketch.seat < 0:
        return []
    found = []
    for kind, n in enumerate(pool):
        spend = sketch.targets.legal(SPEND.base + kind) if kind < len(RESOURCES) else None
        lose = sketch.targets.legal(LOSE.base + kind)
        trade = sketch.targets.legal(TRADE.base + kind) if kind < len(RESOURCES) else None
        name = capitalized(RESOURCE_AMOUNTS[kind].say(sketch.language, n=n))
        found.append(
            Left(RESOURCE_ICONS[kind], RESOURCE_COLOURS[kind], name, n, spend or lose, lose is not None, trade)
        )
    return found


# Objectives


@dataclass(frozen=True)
class Goal:
    """An objective as it stands for the viewer."""

    id: str
    icon: str
    title: str
    text: str
    first: int
    later: int
    turned: bool
    got: int
    progress: int
    """In per cent."""
    by: list[int]
    """The seats that have fulfilled it, from 1 on."""


@dataclass(frozen=True)
class Slot:
    """A place on Mecatol Rex: whose it is (9 is the AI faction), and its reward."""

    seat: int
    votes: int
    vp: int


def goals(sketch: Sketch) -> list[Goal]:
    state, language = sketch.state, sketch.language
    found = []
    for sheet, number in enumerate(state.objectives):
        card = OBJECTIVE_CARDS[number]
        got = sketch.player.boxes[sheet] if sketch.seat >= 0 else 0
        done = 100 if got else int(100 * card.condition.progress(sketch.player)) if sketch.seat >= 0 else 0
        found.append(
            Goal(
                id=card.id,
                icon=SHEET_ICONS[sheet],
                title=card.title.say(language),
                text=capitalized(card.condition.say(language)),
                first=card.first,
                later=card.later,
                turned=bool(state.turned >> sheet & 1),
                got=got,
                progress=max(0, min(100, done)),
                by=[seat + 1 for seat, player in enumerate(state.players) if player.boxes[sheet]],
            )
        )
    return found


def mecatol(sketch: Sketch) -> list[Slot]:
    """Everybody on Mecatol Rex, and the next free place."""
    taken = [AI + 1 if seat == AI else seat + 1 for seat in sketch.state.mecatol]
    places = [*taken, 0][: len(MECATOL_VP)]
    return [Slot(seat, MECATOL_VOTES[number], MECATOL_VP[number]) for number, seat in enumerate(places)]
