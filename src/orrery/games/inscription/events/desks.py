"""TI-RND-4: everybody marks their own sheets at the same time. What each seat's desk begins with."""

from __future__ import annotations

from typing import Any

from orrery.games.inscription.cards.kinds import AFTER_ROLL, IN_A_WAR, THINGS, faction_of
from orrery.games.inscription.effect import NO_SOURCE, NOTHING, Effect, Resolve
from orrery.games.inscription.events.council import CouncilVote, Singularity
from orrery.games.inscription.events.outcome import outcome_for
from orrery.games.inscription.events.setting_up import KeepFaction
from orrery.games.inscription.events.strategy import ChooseSheet, Collect, PlayRelic, RelicWindow
from orrery.games.inscription.events.war import Strengthen, TakeResult, can_strengthen, war_result
from orrery.games.inscription.names import (
    CHOOSE_FACTION,
    CROWNS,
    END_OF_STRATEGY,
    LATE,
    LEFT,
    LEFT_WAR,
    OUTCOME,
    RIGHT,
    RIGHT_WAR,
    SET_UP,
    SINGULARITY,
    STEP_1,
    STEP_3,
    STRENGTHEN_LEFT,
    STRENGTHEN_RIGHT,
    SYNCRETONE,
    VOTING,
    WON,
)
from orrery.games.inscription.spending.marking import Mark, PenDown
from orrery.games.inscription.state import Inscription
from orrery.kernel.agenda import Step


def opening(state: Inscription, seat: int) -> list[Step[Any]]:
    """The steps that this seat's desk begins with, the first one last."""
    player = state.players[seat]
    task = state.task
    if task == STEP_1:
        return [ChooseSheet(seat)]
    if task == STEP_3:
        steps: list[Step[Any]] = [Mark(seat), Collect(seat)]
        if player.once & LATE:
            steps.append(ChooseSheet(seat))
        steps.append(RelicWindow(seat, AFTER_ROLL))
        return steps
    if task == END_OF_STRATEGY:
        effects = [faction_of(player).end_of_event]
        if player.once & SYNCRETONE:
            effects.append(THINGS["the-syncretone"])
        return effects_desk(seat, effects)
    if task == CHOOSE_FACTION:
        return [KeepFaction(seat)] if player.dealt else []
    if task == SET_UP:
        return effects_desk(seat, [faction_of(player).setup])
    if task in (STRENGTHEN_LEFT, STRENGTHEN_RIGHT):
        return [Strengthen(seat, LEFT if task == STRENGTHEN_LEFT else RIGHT)] if can_strengthen(player) else []
    if task == CROWNS:
        return [PlayRelic(seat, IN_A_WAR)] if player.relics.held else []
    if task in (LEFT_WAR, RIGHT_WAR):
        half = LEFT if task == LEFT_WAR else RIGHT
        result: list[Step[Any]] = [TakeResult(seat, half)]
        if war_result(state, seat, half) == WON and faction_of(player).on_win.can_ask():
            result.insert(0, PenDown(seat))
        return result
    if task == SINGULARITY:
        return [Singularity(seat)] if faction_of(player).singularity else []
    if task == VOTING:
        return [] if faction_of(player).voteless else [CouncilVote(seat)]
    assert task == OUTCOME
    return effects_desk(seat, [outcome_for(state, seat)])


def effects_desk(seat: int, effects: list[Effect]) -> list[Step[Any]]:
    """Effects one after the other; whoever may have to choose puts the pen down at the end."""
    steps: list[Step[Any]] = []
    if any([effect.can_ask() for effect in effects]):
        steps.append(PenDown(seat))
    for effect in reversed(effects):
        if effect is not NOTHING:
            steps.append(Resolve(seat, NO_SOURCE, effect))
    return steps
