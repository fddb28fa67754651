"""AA-MGT: the management stage of a player who has passed, step by step."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.adastra.clauses import Income
from orrery.games.adastra.council.envoys import refresh_envoys
from orrery.games.adastra.council.minors import minors_of
from orrery.games.adastra.council.session import Session
from orrery.games.adastra.diplomacy.diplomats import diplomats_at_income, diplomats_at_pass
from orrery.games.adastra.galaxy.fleets import refreshed
from orrery.games.adastra.galaxy.influence import refresh_all
from orrery.games.adastra.galaxy.tiles import DISCOVERIES
from orrery.games.adastra.grammar import FALSE_FLAG, INCOME, MANAGEMENT, UPKEEP
from orrery.games.adastra.names import (
    CREDITS,
    FACTORY,
    FARM,
    FOOD,
    LABORATORY,
    MINING_PLANT,
    NONE,
    PRODUCTION,
    RESEARCH,
    SOIL_PLANT,
    TRADE_PORT,
    UNIT_CLASSES,
    UNIVERSITY,
)
from orrery.games.adastra.pieces import cause
from orrery.games.adastra.player import SCRAPPED, SUPPLY
from orrery.games.adastra.resolve import trigger
from orrery.games.adastra.resources import TYPES, gain_any, pay_any, stock
from orrery.games.adastra.rounds.hand import check_hand
from orrery.games.adastra.rounds.missions import ChangeMissions, CompleteMissions
from orrery.games.adastra.rounds.pirates import ControlPirates
from orrery.games.adastra.state import AdAstra
from orrery.games.parts.ability import On
from orrery.games.parts.effect import Resolve
from orrery.kernel.agenda import Step
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase
from orrery.kernel.vocabulary import Numbers

FOR_THE_FIRST: Final = 1
"""AA-MGT-1: resources for whoever passes first."""
PASSED_FIRST: Final = cause("passed-first", "First to pass", "Pierwsze spasowanie")
UNREST_DUE: Final = cause("unrest-due", "Unrest", "Niezadowolenie")
INCOME_OF: Final = (
    (FARM, FOOD, 1), (SOIL_PLANT, FOOD, 2), (LABORATORY, RESEARCH, 1), (UNIVERSITY, RESEARCH, 2),
    (FACTORY, PRODUCTION, 1), (MINING_PLANT, PRODUCTION, 2), (TRADE_PORT, CREDITS, 1),
)  # fmt: skip
"""What planetary buildings bring their possessor."""


class Recycled(Event):
    __slots__ = ()
    kind = "recycle"
    fields = (("units", Numbers(1)), ("production", Numbers(1)))
    sentence = Phrase(
        "{seat} recycles {units} {units:unit|units} for {production} production.",
        "{seat} przetwarza {units} {units:jednostkę|jednostki|jednostek}: {production} produkcji.",
    )


def income(state: AdAstra, seat: int) -> list[int]:
    """AA-MGT-4: what a player would gain now of each resource."""
    found = [0, 0, 0, 0]
    owner, people = state.owner, state.people
    for system in state.chart.systems:
        if owner[system] != seat:
            continue
        found[FOOD] += people[3 * system]
        found[RESEARCH] += people[3 * system + 1]
        found[PRODUCTION] += people[3 * system + 2]
        standing = state.buildings[system]
        if standing:
            for building, what, amount in INCOME_OF:
                if standing >> building & 1:
                    found[what] += amount
        discovery = state.discovery[system]
        if discovery != NONE:
            what = DISCOVERIES[discovery].income
            if what >= 0:
                found[what] += 1
    for featured in state.players[seat].index.all(INCOME):
        clause = featured.feature
        assert isinstance(clause, Income)
        found[clause.resource] += clause.value(state, seat)
    return found


class Management(Step[AdAstra]):
    """AA-MGT: the eight steps, one after the other."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        seat = self.seat
        first = not state.passed
        state.passed = (*state.passed, seat)
        if len(state.passed) == state.seats:
            if state.council:
                state.push(Session(seat))
            state.push(ChangeMissions(seat))
        state.push(CompleteMissions(seat))
        state.push(PayForUnrest(seat))
        state.push(ResolveDiplomats(seat))
        state.push(GainIncomes(seat))
        state.push(Refresh(seat))
        if first or state.players[seat].index.permits(FALSE_FLAG):
            state.push(ControlPirates(seat, int(first)))
        if first:
            state.cause = PASSED_FIRST
            gain_any(state, seat, FOR_THE_FIRST)


class Refresh(Step[AdAstra]):
    """AA-MGT-3: tokens, cards, abilities, units and envoys are ready again; starting and empire cards return."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        player = state.players[self.seat]
        refresh_all(state, self.seat)
        player.flipped = 0
        holder, fleet = state.holder, state.fleet
        for system in state.chart.systems:
            if holder[system] == self.seat:
                fleet[system] = refreshed(fleet[system])
        if state.council:
            refresh_envoys(state, self.seat)
        player.take_cards_back()
        check_hand(state, self.seat)


class GainIncomes(Step[AdAstra]):
    """AA-MGT-4: incomes, recycling, then effects of the management stage, advisers and moles last."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        seat = self.seat
        for what, amount in enumerate(income(state, seat)):
            state.gain(seat, what, amount)
        recycle(state, seat)
        state.push(AfterIncome(seat))
        cause = state.cause
        for _, component in minors_of(state, seat):
            for clause in component.clauses:
                if isinstance(clause, On) and clause.moment is MANAGEMENT:
                    state.cause = clause
                    state.push(Resolve(seat, component.source, clause.effect))
        state.cause = cause
        trigger(state, seat, MANAGEMENT)


def recycle(state: AdAstra, seat: int) -> None:
    """Scrapped units bring their recycle value and are figures of the supply again."""
    player = state.players[seat]
    counts = player.counts
    units = production = 0
    for cls in range(UNIT_CLASSES):
        scrapped = counts[SCRAPPED + cls]
        if scrapped:
            units += scrapped
            production += scrapped * player.board.units[cls].recycle
            counts[SUPPLY + cls] += scrapped
            counts[SCRAPPED + cls] = 0
    if units:
        state.tell(Recycled, seat, units, production)
        state.gain(seat, PRODUCTION, production)


class AfterIncome(Step[AdAstra]):
    """AA-MGT-4: diplomats in play that act after the income."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        diplomats_at_income(state, self.seat)


class ResolveDiplomats(Step[AdAstra]):
    """AA-MGT-5."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        diplomats_at_pass(state, self.seat)


class PayForUnrest(Step[AdAstra]):
    """AA-MGT-6: resources equal to the unrest level are discarded; if there are fewer, all."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        player = state.players[self.seat]
        due = max(0, player.unrest_level + player.index.stat(UPKEEP))
        if due >= stock(player):
            for what in TYPES:
                state.gain(self.seat, what, -player.counts[what])
        else:
            state.cause = UNREST_DUE
            pay_any(state, self.seat, due)
