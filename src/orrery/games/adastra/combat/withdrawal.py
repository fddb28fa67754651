"""AA-CMB-7: withdrawal from a combat, and where those go who withdraw."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.adastra.actions.moving import NO_PALACE, palace
from orrery.games.adastra.actions.retreat import can_retreat, retreat
from orrery.games.adastra.combat.elements import ChooseElement, under_way
from orrery.games.adastra.combat.fight import (
    AMBUSH,
    ATTACK_ACTION,
    ATTACKERS,
    DEFENDERS,
    DRAW,
    MEETING,
    UNIT_DIGITS,
    Fight,
)
from orrery.games.adastra.combat.losses import destroy, stands_at
from orrery.games.adastra.combat.sacrifice import sacrifice, sacrifice_grounds, sacrifices
from orrery.games.adastra.combat.windows import Usable, cards, use_in_window
from orrery.games.adastra.combat.words import FIGHT_ON
from orrery.games.adastra.galaxy.control import add_fleet, check_end, take_fleet
from orrery.games.adastra.galaxy.fleets import DIGIT, exhausted, fits
from orrery.games.adastra.grammar import SKY_PALACE, WARP_DISSIPATER, WITHDRAWAL
from orrery.games.adastra.names import FLIGHT, NEUTRAL, NONE
from orrery.games.adastra.state import ACTIVE, BONUS, EMPIRE, AdAstra
from orrery.games.adastra.words import CHOOSE_SYSTEM, SYSTEM, USE
from orrery.kernel.agenda import OpenQuestion, Question, Step
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase, Refusal

LAST_ROUND: Final = 5
HELD_FAST: Final = Refusal(
    "held-fast",
    Phrase(
        "Your enemy's Warp Dissipater forbids a withdrawal for an action.",
        "Rozpraszacz Osnowy wroga nie pozwala wycofać się za akcję.",
    ),
)


class Withdrawn(Event):
    __slots__ = ()
    kind = "withdrawn"
    fields = (("system", SYSTEM),)
    sentence = Phrase("{seat} withdraws from {system}.", "{seat} wycofuje się z walki w układzie {system}.")


def leader(state: AdAstra, fight: Fight) -> int:
    """AA-CMB-LEAD: which side begins: the active player's, else that of the player who did not control the system."""
    active = state.turn[ACTIVE]
    if fight.defender == active or fight.attacker == NEUTRAL:
        return DEFENDERS
    return ATTACKERS


class WithdrawalStep(Step[AdAstra]):
    """In the last round all attackers withdraw by themselves; else each player may, the leader first."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        fight = under_way(state)
        if fight.round >= LAST_ROUND:
            fight.fled = ATTACKERS
            fight.winner = DRAW
            return
        first = leader(state, fight)
        state.push(OfferWithdrawal(1 - first))
        state.push(OfferWithdrawal(first))


class OfferWithdrawal(Step[AdAstra]):
    """A side is asked if by public knowledge it might withdraw and a unit would survive, unless the other withdraws."""

    __slots__ = ("side",)
    fields: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def happen(self, state: AdAstra) -> None:
        fight = under_way(state)
        seat = fight.seat_of(self.side)
        if fight.fled != NONE or seat == NEUTRAL:
            return
        grounds = bool(state.players[seat].anomalies.cards)
        if not grounds and not held_fast(state, fight, self.side):
            grounds = sacrifice_grounds(state, seat, FLIGHT)
        if grounds and survives(state, fight, self.side):
            state.push(WithdrawOrFight(seat))


def held_fast(state: AdAstra, fight: Fight, side: int) -> bool:
    """Warp Dissipater: the enemy lets nobody withdraw for an action."""
    enemy = fight.seat_of(1 - side)
    return enemy != NEUTRAL and state.players[enemy].index.permits(WARP_DISSIPATER)


def survives(state: AdAstra, fight: Fight, side: int) -> bool:
    """Whether at least one unit would survive a withdrawal."""
    far = palace_stands(state, fight, side)
    for element in fight.elements(side):
        if side == ATTACKERS:
            if places(state, fight, element, far):
                return True
        elif may_retreat(state, fight, element, far):
            return True
    return False


def forbidden(fight: Fight, far: bool) -> int:
    """A bit for each system in which attackers began, even if they are destroyed (AA-SUB-67); and for Sky Palaces."""
    return fight.began if far else fight.began | NO_PALACE


def may_retreat(state: AdAstra, fight: Fight, element: int, far: bool) -> bool:
    what = fight.what[element]
    return what < UNIT_DIGITS and can_retreat(state, fight.defender, fight.system, what, forbidden(fight, far))


def palace_stands(state: AdAstra, fight: Fight, side: int) -> bool:
    """Whether a side has a Sky Palace somewhere that takes no part in this combat."""
    seat = fight.seat_of(side)
    if seat == NEUTRAL:
        return False
    player = state.players[seat]
    return player.index.permits(SKY_PALACE) and not fight.count(side, player.board.bearer(SKY_PALACE))


def places(state: AdAstra, fight: Fight, element: int, far: bool) -> list[int]:
    """Where an attacker that withdraws may go: where it began the action, or if it stands to the Sky Palace."""
    seat = fight.attacker
    one = 1 << DIGIT * fight.what[element]
    origin = fight.origin[element]
    found: list[int] = []
    if origin != NONE and state.holder[origin] in (NONE, seat):
        stays = fight.kind not in (AMBUSH, MEETING)
        if stays or fits(state.fleet[origin] + one):
            found.append(origin)
    if far:
        there = palace(state, seat, fight.system, one)
        if there not in (NONE, origin):
            found.append(there)
    return found


class WithdrawOrFight(Question[AdAstra]):
    """Do you sacrifice a Flight action to withdraw, or fight on?"""

    __slots__ = ()
    secret = True
    asks = Phrase(
        "Do you withdraw? It takes a Flight action, or a card that says so.",
        "Czy się wycofujesz? Wymaga to poświęcenia akcji Lotu albo karty, która na to pozwala.",
    )
    topic = Phrase("Withdrawal", "Wycofanie się")

    def candidates(self, state: AdAstra) -> list[int]:
        words = sacrifices(state, self.seat, FLIGHT)
        words += [USE.base + usable.source for usable in cards(state, self.seat, WITHDRAWAL)]
        words.append(FIGHT_ON)
        return words

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        if option == FIGHT_ON:
            return None
        usable = self.behind(state, option)
        if usable is not None:
            return usable.on.refusal(state, self.seat, usable.source)
        fight = under_way(state)
        return HELD_FAST if held_fast(state, fight, fight.side_of(self.seat)) else None

    def behind(self, state: AdAstra, option: int) -> Usable | None:
        """The anomaly card that is played with this word, or none."""
        for usable in cards(state, self.seat, WITHDRAWAL):
            if option == USE.base + usable.source:
                return usable
        return None

    def apply(self, state: AdAstra, option: int) -> None:
        if option == FIGHT_ON:
            return
        fight = under_way(state)
        usable = self.behind(state, option)
        if usable is not None:
            use_in_window(state, self.seat, usable, option)
        else:
            sacrifice(state, self.seat, FLIGHT, option)
        fight.fled = fight.side_of(self.seat)


def withdraw(state: AdAstra) -> None:
    """The side that withdraws leaves the combat."""
    fight = under_way(state)
    if fight.winner == NONE:
        state.tell(Withdrawn, fight.seat_of(fight.fled), fight.system)
    far = 1 if palace_stands(state, fight, fight.fled) else 0
    state.push(AttackersWithdraw(far) if fight.fled == ATTACKERS else DefendersWithdraw(far))


class AttackersWithdraw(Step[AdAstra]):
    """Attackers return to where they began the action; who cannot is destroyed. Larger units go first."""

    __slots__ = ("far",)
    fields: ClassVar[tuple[str, ...]] = ("far",)

    def __init__(self, far: int) -> None:
        self.far = far
        """1 if they may go to a Sky Palace."""

    def happen(self, state: AdAstra) -> None:
        fight = under_way(state)
        while True:
            element = _largest(fight)
            if element == NONE:
                return
            found = places(state, fight, element, self.far == 1)
            if len(found) > 1:
                state.push(WithdrawTo(fight.attacker, fight.what[element], fight.origin[element]))
                return
            if found:
                settle(state, fight, element, found[0])
            else:
                destroy(state, fight, element)


def _largest(fight: Fight) -> int:
    """The attacker of the largest class that is left, or none."""
    best = NONE
    for element in fight.elements(ATTACKERS):
        if best == NONE or fight.what[element] > fight.what[best]:
            best = element
    return best


class WithdrawTo(OpenQuestion[AdAstra]):
    """Sky Palace: where does the unit withdraw to?"""

    __slots__ = ("origin", "what")
    fields: ClassVar[tuple[str, ...]] = ("seat", "what", "origin")
    asks = Phrase("Where does the unit withdraw to?", "Dokąd wycofuje się jednostka?")
    topic = Phrase("System", "Układ")

    def __init__(self, seat: int, what: int, origin: int) -> None:
        self.seat = seat
        self.what = what
        self.origin = origin

    def element(self, fight: Fight) -> int:
        for element in fight.elements(ATTACKERS):
            if fight.what[element] == self.what and fight.origin[element] == self.origin:
                return element
        return NONE

    def candidates(self, state: AdAstra) -> list[int]:
        fight = under_way(state)
        return [CHOOSE_SYSTEM.base + place for place in places(state, fight, self.element(fight), True)]

    def apply(self, state: AdAstra, option: int) -> None:
        fight = under_way(state)
        settle(state, fight, self.element(fight), option - CHOOSE_SYSTEM.base)
        state.push(AttackersWithdraw(1))


def settle(state: AdAstra, fight: Fight, element: int, system: int) -> None:
    """AA-CMB-9: an attacker is in this system when the combat is over, exhausted."""
    what = fight.what[element]
    one = 1 << DIGIT * what
    where = stands_at(fight, element)
    if where != NONE:
        take_fleet(state, where, one)
    seat = fight.attacker
    if seat != NEUTRAL and not pounces(state, fight):
        what = exhausted(what)
    add_fleet(state, system, seat, 1 << DIGIT * what)
    fight.drop(element)
    if system != where:
        check_end(state, system)


def pounces(state: AdAstra, fight: Fight) -> bool:
    """Pounce: surviving attackers do not become exhausted."""
    return fight.kind == ATTACK_ACTION and state.turn[EMPIRE] == 1 and state.turn[BONUS] > 0


class DefendersWithdraw(Step[AdAstra]):
    """Every unit makes a retreat move, in its owner's order; whatever cannot is destroyed."""

    __slots__ = ("far",)
    fields: ClassVar[tuple[str, ...]] = ("far",)

    def __init__(self, far: int) -> None:
        self.far = far
        """1 if they may go to a Sky Palace: one that was in this combat is no refuge even after it has left."""

    def happen(self, state: AdAstra) -> None:
        fight = under_way(state)
        if retreating(state, fight, self.far == 1):
            state.push(RetreatNext(fight.defender, self.far))
            return
        for element in reversed(fight.elements(DEFENDERS)):
            destroy(state, fight, element)


def retreating(state: AdAstra, fight: Fight, far: bool) -> list[int]:
    """The defenders that can retreat, of each class and state one: damage is mended when the combat is over."""
    found: list[int] = []
    seen: list[int] = []
    for element in fight.elements(DEFENDERS):
        what = fight.what[element]
        if what not in seen and may_retreat(state, fight, element, far):
            seen.append(what)
            found.append(element)
    return found


class RetreatNext(ChooseElement):
    """Which unit retreats next? There may not be room for all."""

    __slots__ = ("far",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "far")
    asks = Phrase("Which unit retreats next?", "Która jednostka wykonuje teraz odwrót?")

    def __init__(self, seat: int, far: int) -> None:
        self.seat = seat
        self.far = far

    def elements(self, state: AdAstra) -> list[int]:
        return retreating(state, under_way(state), self.far == 1)

    def choose(self, state: AdAstra, element: int) -> None:
        fight = under_way(state)
        what = fight.what[element]
        state.push(DefendersWithdraw(self.far))
        retreat(state, self.seat, fight.system, what, forbidden(fight, self.far == 1))
        fight.drop(element)
