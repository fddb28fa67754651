"""AA-INV: invasions."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.actions.choosing import ChooseSystem, chosen
from orrery.games.adastra.clauses import Landing
from orrery.games.adastra.combat.elements import under_way
from orrery.games.adastra.combat.fight import (
    ATTACKERS,
    DEFENDERS,
    LANDING_FORCE,
    MORE_NEEDED,
    REMOVALS,
    SPORES,
    SUCCESSES,
    Fight,
    class_at,
)
from orrery.games.adastra.combat.rolling import faces_of, roll
from orrery.games.adastra.combat.strength import dice_of, firepower, hull
from orrery.games.adastra.combat.takeover import TakeOver
from orrery.games.adastra.combat.weapons import landings
from orrery.games.adastra.combat.windows import open_window
from orrery.games.adastra.combat.words import LAND, REMOVE, SPREAD_SPORES
from orrery.games.adastra.diplomacy.lasting import NO_INVASION, TREATY, treaty
from orrery.games.adastra.galaxy.control import has_units, remove_population
from orrery.games.adastra.galaxy.fleets import DIGIT, digits
from orrery.games.adastra.grammar import GARRISON, INVASION_ENDED, INVASION_ROLLED, INVASION_START, LANDING, STEADFAST
from orrery.games.adastra.names import MINOR, MOST_UNREST, NONE, PROFESSIONS
from orrery.games.adastra.player import UNREST
from orrery.games.adastra.resolve import trigger
from orrery.games.adastra.state import SYSTEM as IN_MIND
from orrery.games.adastra.state import AdAstra, population
from orrery.games.adastra.words import CHOOSE_SYSTEM, DONE, PROFESSION, SEAT, SYSTEM
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text
from orrery.kernel.vocabulary import Kind, Numbers

NO_UNIT: Final = Refusal("no-unit", Phrase("You have no unit there.", "Nie masz tam jednostki."))
NOBODY_THERE: Final = Refusal(
    "nobody-there",
    Phrase(
        "Neither another player nor a minor civilization possesses it.",
        "Nie posiada go inny gracz ani pomniejsza cywilizacja.",
    ),
)


class InvasionBegun(Event):
    __slots__ = ()
    kind = "invasion"
    fields = (("other", SEAT), ("system", SYSTEM))
    sentence = Phrase("{seat} invades {system}, against {other}.", "{seat} najeżdża układ {system} gracza {other}.")


class MinorInvaded(Event):
    __slots__ = ()
    kind = "minor-invaded"
    fields = (("system", SYSTEM),)
    sentence = Phrase("{seat} invades {system}.", "{seat} najeżdża układ {system}.")


class PopulationRemoved(Event):
    __slots__ = ()
    kind = "population-removed"
    fields = (("profession", PROFESSION), ("system", SYSTEM))
    sentence = Phrase(
        "{seat} removes 1 population at {system}: {profession}.",
        "{seat} usuwa 1 populację w układzie {system}: {profession}.",
    )


class InvasionLost(Event):
    __slots__ = ()
    kind = "invasion-lost"
    fields = (("system", SYSTEM), ("successes", Numbers(1)))
    sentence = Phrase(
        "{seat} fails at {system}: {successes} {successes:success|successes}.",
        "{seat} przegrywa inwazję w układzie {system}; sukcesy: {successes}.",
    )


# The action


def invasion_refusal(state: AdAstra, seat: int, system: int) -> Refusal | None:
    """AA-INV-1: why a player cannot invade a system."""
    if not has_units(state, system, seat):
        return NO_UNIT
    owner = state.owner[system]
    if owner in (NONE, seat):
        return NOBODY_THERE
    if owner != MINOR and treaty(state, seat, owner, NO_INVASION):
        return TREATY
    return None


class Invade(Step[AdAstra]):
    """The Invasion action: choose systems, then invade one after the other."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        state.push(ChooseInvaded(self.seat))


class ChooseInvaded(ChooseSystem):
    """Which system do you invade?"""

    __slots__ = ()
    asks = Phrase("Which system do you invade?", "Na który układ dokonujesz inwazji?")

    def offered(self, state: AdAstra) -> list[int]:
        seat = self.seat
        owner = state.owner
        return [
            system
            for system in state.chart.systems
            if state.holder[system] == seat and owner[system] not in (NONE, seat)
        ]

    def why_not(self, state: AdAstra, system: int) -> Refusal | None:
        return invasion_refusal(state, self.seat, system)

    def follow(self, state: AdAstra) -> None:
        systems = chosen(state)
        if systems:
            state.push(NextInvasion(self.seat, tuple(systems)))


class NextInvasion(OpenQuestion[AdAstra]):
    """Which of the chosen systems is invaded next?"""

    __slots__ = ("systems",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "systems")
    asks = Phrase("Which system do you invade first?", "Który układ najeżdżasz najpierw?")
    topic = Phrase("System", "Układ")

    def __init__(self, seat: int, systems: tuple[int, ...]) -> None:
        self.seat = seat
        self.systems = systems

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SYSTEM.base + system for system in self.systems]

    def apply(self, state: AdAstra, option: int) -> None:
        system = option - CHOOSE_SYSTEM.base
        left = tuple([other for other in self.systems if other != system])
        if left:
            state.push(NextInvasion(self.seat, left))
        invade_system(state, self.seat, system)


# One invasion


def invade_system(state: AdAstra, seat: int, system: int) -> None:
    """AA-INV-2, AA-INV-3: all own units there invade it."""
    if invasion_refusal(state, seat, system) is not None:
        return
    owner = state.owner[system]
    state.turn[IN_MIND] = system
    fight = Fight(system, seat, owner, LANDING_FORCE)
    fleet = state.fleet[system]
    for digit in digits(fleet):
        cls = class_at(digit)
        for _ in range(fleet >> DIGIT * digit & 15):
            fight.add(ATTACKERS, digit, system, hull(state, seat, cls), firepower(state, seat, cls))
    if owner == MINOR:
        state.tell(MinorInvaded, seat, system)
    else:
        fight.add_to(MORE_NEEDED, DEFENDERS, state.players[owner].index.stat(GARRISON))
        state.tell(InvasionBegun, seat, owner, system)
    fight.round = 1
    state.fight = fight
    state.push(InvasionRoll())
    open_window(state, INVASION_START, seat, owner)


class InvasionRoll(Step[AdAstra]):
    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        fight = under_way(state)
        state.push(LandingPhase())
        open_window(state, INVASION_ROLLED, fight.attacker, fight.defender)
        roll(state, ATTACKERS, dice_of(state, fight, ATTACKERS))


class LandingPhase(Step[AdAstra]):
    """AA-INV-3: dice are spent on removals and successes; then the result."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        state.push(InvasionResult())
        state.push(SpendLandings(under_way(state).attacker))


class SpendLandings(OpenQuestion[AdAstra]):
    """Do you remove population, and which, or do all dice that are left go to successes?

    Dice with the same use are alike and successes never hurt population, so removals come first; stopping without
    successes is offered where they would win.
    """

    __slots__ = ()
    asks = Phrase(
        "Population left: {left}. Your dice allow {n} more {n:success or removal|successes or removals}.",
        "Pozostała populacja: {left}. Twoje kości pozwalają jeszcze na {n}"
        " {n:sukces lub usunięcie|sukcesy lub usunięcia|sukcesów lub usunięć}.",
    )
    topic = Phrase("Invasion", "Inwazja")

    def candidates(self, state: AdAstra) -> list[int]:
        fight = under_way(state)
        here = population(state, fight.system)
        words: list[int] = []
        if not here:
            return [DONE]
        people = [p for p in range(len(PROFESSIONS)) if state.people[3 * fight.system + p]]
        if removable(state, fight):
            if successes_left(state, fight, 0) > 0:
                words += [REMOVE.base + profession for profession in people]
            if spores_left(state, fight):
                words += [SPREAD_SPORES.base + profession for profession in people]
        if wins(state, fight, successes_left(state, fight, 0)):
            words.append(LAND)
        words.append(DONE)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        fight = under_way(state)
        if option in (DONE, LAND):
            successes = max(0, successes_left(state, fight, 0))
            if option == LAND or not wins(state, fight, successes):  # successes that are too few are shown all the same
                fight.add_to(SUCCESSES, ATTACKERS, successes)
            return
        state.push(self)
        if REMOVE.has(option):
            fight.add_to(REMOVALS, ATTACKERS, 1)
            profession = option - REMOVE.base
        else:
            fight.add_to(SPORES, ATTACKERS, 1)
            profession = option - SPREAD_SPORES.base
        state.tell(PopulationRemoved, self.seat, profession, fight.system)
        remove_population(state, fight.system, profession)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        fight = under_way(state)
        return {"left": population(state, fight.system), "n": max(0, successes_left(state, fight, 0))}

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        if option == DONE:
            return NO_MORE.say(scene.language)
        return super().label(state, kind, option, scene)


NO_MORE: Final = Phrase("No more", "Nic więcej")


def wins(state: AdAstra, fight: Fight, successes: int) -> bool:
    """AA-INV-5: whether so many successes are enough for the population that is left."""
    return successes >= population(state, fight.system) + fight.sum_of(MORE_NEEDED, DEFENDERS)


def removable(state: AdAstra, fight: Fight) -> bool:
    """Universal Antidote: nobody else's effects remove the population of its owner."""
    return fight.defender == MINOR or not state.players[fight.defender].index.permits(STEADFAST)


def costs(state: AdAstra, seat: int) -> tuple[int, int]:
    """The lowest cost of an effect that can be a success, and of one that only removes, or 0."""
    either = 0
    removal = 0
    for featured in state.players[seat].index.all(LANDING):
        landing = featured.feature
        assert isinstance(landing, Landing)
        if landing.success:
            either = landing.cost if not either else min(either, landing.cost)
        else:
            removal = landing.cost if not removal else min(removal, landing.cost)
    return either, removal


def successes_left(state: AdAstra, fight: Fight, spores: int) -> int:
    """How many more successes, or removals in their place, the dice allow, after so many more uses of spores."""
    either, removal = costs(state, fight.attacker)
    used = fight.sum_of(SPORES, ATTACKERS) + spores
    return landings(tuple(faces_of(state, ATTACKERS)), either, removal, used) - fight.sum_of(REMOVALS, ATTACKERS)


def spores_left(state: AdAstra, fight: Fight) -> bool:
    """Whether Death Spores can be used once more: dice for it, and a field of unrest."""
    if not costs(state, fight.attacker)[1]:
        return False
    unrest = state.players[fight.attacker].counts[UNREST] + fight.sum_of(SPORES, ATTACKERS)
    return unrest < MOST_UNREST and successes_left(state, fight, 1) >= 0


class InvasionResult(Step[AdAstra]):
    """AA-INV-5 to AA-INV-7: won with enough successes for the population left, or if none is left."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        fight = under_way(state)
        system = fight.system
        state.push(CloseInvasion())
        successes = fight.sum_of(SUCCESSES, ATTACKERS)
        if not population(state, system) or wins(state, fight, successes):
            state.push(TakeOver())
        else:
            state.tell(InvasionLost, fight.attacker, system, successes)


class CloseInvasion(Step[AdAstra]):
    """What happens at the end of every invasion; the unrest of spores comes last."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        fight = under_way(state)
        spores = fight.sum_of(SPORES, ATTACKERS)
        state.push(ForgetInvasion())
        if fight.defender != MINOR:
            trigger(state, fight.defender, INVASION_ENDED)
        trigger(state, fight.attacker, INVASION_ENDED)
        if spores:
            state.move_unrest(fight.attacker, spores * unrest_of_spores(state, fight.attacker))


def unrest_of_spores(state: AdAstra, seat: int) -> int:
    """The fields that each use costs."""
    for featured in state.players[seat].index.all(LANDING):
        landing = featured.feature
        assert isinstance(landing, Landing)
        if not landing.success:
            return landing.unrest
    return 0


class ForgetInvasion(Step[AdAstra]):
    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        state.fight = None
