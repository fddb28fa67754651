"""AA-CMB-1 to AA-CMB-9: the rounds of a combat and its end."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.adastra.actions.imposing import entered
from orrery.games.adastra.combat.elements import ANY_ELEMENT, ChooseElement, numbered, under_way
from orrery.games.adastra.combat.fight import (
    AMBUSH,
    ATTACKERS,
    DAMAGE,
    DEFENDERS,
    DRAW,
    MORE_NEEDED,
    Fight,
    class_at,
)
from orrery.games.adastra.combat.losses import Assignment, Destruction, repair
from orrery.games.adastra.combat.neutral import has_guardian, neutral_arms, reward
from orrery.games.adastra.combat.rerolls import reroll
from orrery.games.adastra.combat.rolling import faces_of, roll
from orrery.games.adastra.combat.strength import dice_of, shields_of
from orrery.games.adastra.combat.weapons import arms_of, split
from orrery.games.adastra.combat.windows import open_window
from orrery.games.adastra.combat.withdrawal import WithdrawalStep, leader, settle, withdraw
from orrery.games.adastra.galaxy.fleets import DIGIT, fits
from orrery.games.adastra.grammar import AFTER_ROLL, BEFORE_ROLL, COMBAT_ENDED, COMBAT_WON
from orrery.games.adastra.names import NEUTRAL, NONE
from orrery.games.adastra.player import COMBATS_WON
from orrery.games.adastra.resolve import trigger
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.words import SYSTEM
from orrery.games.parts.ability import Moment
from orrery.kernel.agenda import Step
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase
from orrery.kernel.vocabulary import Numbers


class Hit(Event):
    __slots__ = ()
    kind = "hit"
    fields = (("damage", Numbers(1)), ("shields", Numbers(1)))
    sentence = Phrase(
        "{seat} deals {damage} damage; shields stop {shields}.",
        "{seat} zadaje obrażenia: {damage}; tarcze zatrzymują: {shields}.",
    )


class NeutralHit(Event):
    __slots__ = ()
    kind = "neutral-hit"
    fields = (("damage", Numbers(1)), ("shields", Numbers(1)))
    sentence = Phrase(
        "The neutral side deals {damage} damage; shields stop {shields}.",
        "Strona neutralna zadaje obrażenia: {damage}; tarcze zatrzymują: {shields}.",
    )


class CombatWon(Event):
    __slots__ = ()
    kind = "combat-won"
    fields = (("system", SYSTEM),)
    sentence = Phrase("{seat} wins the combat at {system}.", "{seat} wygrywa walkę w układzie {system}.")


class CombatLost(Event):
    """Against neutral elements."""

    __slots__ = ()
    kind = "combat-lost"
    fields = (("system", SYSTEM),)
    sentence = Phrase("{seat} loses the combat at {system}.", "{seat} przegrywa walkę w układzie {system}.")


class CombatDrawn(Event):
    __slots__ = ()
    kind = "combat-drawn"
    fields = (("system", SYSTEM),)
    sentence = Phrase("The combat at {system} is a draw.", "Walka w układzie {system} kończy się remisem.")


class MovedIn(Event):
    __slots__ = ()
    kind = "moved-in"
    fields = (("element", ANY_ELEMENT), ("system", SYSTEM))
    sentence = Phrase("{seat} moves in at {system}: {element}.", "{seat} zajmuje układ {system}: {element}.")


class NextRound(Step[AdAstra]):
    """The combat ends if it is decided or a side withdraws; else another round begins with what is before the roll."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        fight = under_way(state)
        if fight.fled != NONE:
            state.push(EndCombat())
            withdraw(state)
            return
        if fight.decided():
            state.push(EndCombat())
            return
        fight.round += 1
        for place in range(2 * MORE_NEEDED):
            fight.sums[place] = 0
        state.push(RollPhase())
        window(state, fight, BEFORE_ROLL)


def window(state: AdAstra, fight: Fight, moment: Moment) -> None:
    """Both players alternate, the leader first."""
    first = leader(state, fight)
    open_window(state, moment, fight.seat_of(first), fight.seat_of(1 - first))


class RollPhase(Step[AdAstra]):
    """AA-CMB-3: each side rolls."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        fight = under_way(state)
        if fight.decided():
            state.push(NextRound())
            return
        state.push(RolledPhase())
        roll(state, DEFENDERS, dice_of(state, fight, DEFENDERS))
        roll(state, ATTACKERS, dice_of(state, fight, ATTACKERS))


class RolledPhase(Step[AdAstra]):
    """AA-CMB-4: the Guardian forces a reroll of 5s and 6s, then effects after the roll."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        fight = under_way(state)
        state.push(DamagePhase())
        window(state, fight, AFTER_ROLL)
        for side in (DEFENDERS, ATTACKERS):
            if fight.seat_of(1 - side) == NEUTRAL and has_guardian(fight, 1 - side):
                dice = faces_of(state, side)
                if dice[4] or dice[5]:
                    reroll(state, side, (0, 0, 0, 0, dice[4], dice[5]))


class DamagePhase(Step[AdAstra]):
    """AA-CMB-5, AA-CMB-6: dice are spent, shields reduce damage, each side assigns its own, destruction follows."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        fight = under_way(state)
        first = leader(state, fight)
        state.push(AfterLosses())
        state.push(Destruction())
        damage = dealt(state, fight, first)
        state.push(Assignment(1 - first, dealt(state, fight, 1 - first)))
        state.push(Assignment(first, damage))


def dealt(state: AdAstra, fight: Fight, side: int) -> int:
    """The damage that a side has dealt in this round, after shields."""
    seat = fight.seat_of(side)
    shields = shields_of(state, fight, 1 - side)
    arms = neutral_arms(fight, side) if seat == NEUTRAL else arms_of(state, seat)
    shielded, pierced = split(tuple(faces_of(state, side)), arms, shields)
    stopped = min(shielded, shields)
    damage = shielded - stopped + pierced
    fight.add_to(DAMAGE, side, damage)
    state.tell(NeutralHit if seat == NEUTRAL else Hit, seat, damage, stopped)
    return damage


class AfterLosses(Step[AdAstra]):
    """What is left may be repaired; then, if both sides have elements left, withdrawal, and the next round."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        fight = under_way(state)
        state.push(NextRound())
        if not fight.decided():
            state.push(WithdrawalStep())
            first = leader(state, fight)
            repair(state, 1 - first)
            repair(state, first)


class EndCombat(Step[AdAstra]):
    """AA-CMB-8, AA-CMB-WIN: who has won, end-of-combat effects, then who moves in."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        fight = under_way(state)
        if fight.winner == NONE:
            fight.winner = _winner(fight)
        state.push(CloseCombat())
        state.push(MovingIn())
        _tell_end(state, fight)
        first = leader(state, fight)
        for side in (1 - first, first):
            seat = fight.seat_of(side)
            if seat == NEUTRAL:
                continue
            trigger(state, seat, COMBAT_ENDED)
            if side == fight.winner:
                trigger(state, seat, COMBAT_WON)
                if fight.seat_of(1 - side) != NEUTRAL:
                    state.players[seat].counts[COMBATS_WON] += 1


def _winner(fight: Fight) -> int:
    if fight.fled != NONE:
        return 1 - fight.fled
    if ATTACKERS in fight.side:
        return ATTACKERS
    return DEFENDERS if DEFENDERS in fight.side else DRAW


def _tell_end(state: AdAstra, fight: Fight) -> None:
    if fight.winner == DRAW:
        state.tell(CombatDrawn, -1, fight.system)
    elif fight.seat_of(fight.winner) == NEUTRAL:
        state.tell(CombatLost, fight.seat_of(1 - fight.winner), fight.system)
    else:
        state.tell(CombatWon, fight.seat_of(fight.winner), fight.system)


class MovingIn(Step[AdAstra]):
    """AA-CMB-9: if no defender is left the attackers move in, as long as they fit; the others stay behind."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        fight = under_way(state)
        attackers = fight.elements(ATTACKERS)
        if not attackers:
            return
        arriving = state.fleet[fight.system]
        for element in attackers:
            arriving += 1 << DIGIT * fight.what[element]
        if fight.attacker == NEUTRAL or fits(arriving):
            for element in reversed(attackers):
                move_in(state, fight, element)
        elif fitting(state, fight):
            state.push(MoveIn(fight.attacker))
        else:
            for element in reversed(attackers):
                settle(state, fight, element, fight.origin[element])


def fitting(state: AdAstra, fight: Fight) -> list[int]:
    """The attackers that still find room."""
    here = state.fleet[fight.system]
    return [element for element in fight.elements(ATTACKERS) if fits(here + (1 << DIGIT * fight.what[element]))]


def move_in(state: AdAstra, fight: Fight, element: int) -> None:
    seat = fight.attacker
    what = fight.what[element]
    if seat != NEUTRAL:
        state.tell(MovedIn, seat, numbered(fight, element), fight.system)
    settle(state, fight, element, fight.system)
    if seat != NEUTRAL and fight.kind != AMBUSH:
        entered(state, seat, fight.system, class_at(what))


class MoveIn(ChooseElement):
    """Which unit moves in next? Whoever fits has to."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    asks = Phrase(
        "There is not room for all: which unit moves in?", "Nie ma miejsca dla wszystkich: która jednostka wlatuje?"
    )

    def elements(self, state: AdAstra) -> list[int]:
        return fitting(state, under_way(state))

    def choose(self, state: AdAstra, element: int) -> None:
        state.push(MovingIn())
        move_in(state, under_way(state), element)


class CloseCombat(Step[AdAstra]):
    """AA-NEU-3: rewards for neutral elements; the combat is over."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        fight = under_way(state)
        state.fight = None
        for side in (ATTACKERS, DEFENDERS):
            if fight.seat_of(side) == NEUTRAL:
                reward(state, fight.seat_of(1 - side), fight.lost[side])
