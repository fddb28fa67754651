"""TI-RND-4: everybody marks their own sheets at the same time. What each seat's desk begins with."""

from __future__ import annotations

from typing import Any

from orrery.games.inscription.abilities import (
    AFTER_ROLL,
    COUNCIL_BEGUN,
    EVENT_ENDED,
    IN_A_WAR,
    NO_VOTING,
    STRATEGY_ENDED,
    WAR_WON,
)
from orrery.games.inscription.abilities import SET_UP as SETTING_UP
from orrery.games.inscription.cards.in_play import in_play, permits
from orrery.games.inscription.cards.kinds import RELIC_CARDS
from orrery.games.inscription.effect import NOTHING, AnyEffect, ResolveAbility, can_ask
from orrery.games.inscription.events.council import CouncilVote, Singularity
from orrery.games.inscription.events.outcome import outcome_for
from orrery.games.inscription.events.setting_up import KeepFaction
from orrery.games.inscription.events.strategy import ChooseSheet, Collect, PlayRelic, RelicWindow
from orrery.games.inscription.events.war import Strengthen, TakeResult, offers, war_result
from orrery.games.inscription.names import (
    ANNOUNCED,
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
    VOTING,
    WON,
)
from orrery.games.inscription.player import Player
from orrery.games.inscription.spending.marking import Mark, PenDown
from orrery.games.inscription.state import Inscription
from orrery.games.parts.ability import Moment
from orrery.games.parts.effect import NO_SOURCE
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
        steps.append(RelicWindow(seat, AFTER_ROLL.number))
        return steps
    if task == END_OF_STRATEGY:
        effects = effects_at(player, STRATEGY_ENDED)
        if player.once & ANNOUNCED:
            shown = [RELIC_CARDS[relic].on for relic in player.relics.played]
            effects += [on.effect for on in shown if on.moment is EVENT_ENDED]
        return effects_desk(seat, effects)
    if task == CHOOSE_FACTION:
        return [KeepFaction(seat)] if player.dealt else []
    if task == SET_UP:
        return effects_desk(seat, effects_at(player, SETTING_UP))
    if task in (STRENGTHEN_LEFT, STRENGTHEN_RIGHT):
        return [Strengthen(seat, LEFT if task == STRENGTHEN_LEFT else RIGHT)] if offers(player) else []
    if task == CROWNS:
        return [PlayRelic(seat, IN_A_WAR.number)] if player.relics.held else []
    if task in (LEFT_WAR, RIGHT_WAR):
        half = LEFT if task == LEFT_WAR else RIGHT
        result: list[Step[Any]] = [TakeResult(seat, half)]
        if war_result(state, seat, half) == WON and any([can_ask(effect) for effect in effects_at(player, WAR_WON)]):
            result.insert(0, PenDown(seat))
        return result
    if task == SINGULARITY:
        return [Singularity(seat)] if in_play(player).at(COUNCIL_BEGUN) else []
    if task == VOTING:
        return [] if permits(player, NO_VOTING) else [CouncilVote(seat)]
    assert task == OUTCOME
    return effects_desk(seat, [outcome_for(state, seat)])


def effects_at(player: Player, moment: Moment) -> list[AnyEffect]:
    """What the player's abilities do at a moment."""
    return [listener.on.effect for listener in in_play(player).at(moment)]


def effects_desk(seat: int, effects: list[AnyEffect]) -> list[Step[Any]]:
    """Effects one after the other; whoever may have to choose puts the pen down at the end."""
    steps: list[Step[Any]] = []
    if any([can_ask(effect) for effect in effects]):
        steps.append(PenDown(seat))
    for effect in reversed(effects):
        if effect is not NOTHING:
            steps.append(ResolveAbility(seat, NO_SOURCE, effect))
    return steps
