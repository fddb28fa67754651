"""AA-DIP-EXT to AA-DIP-CAP: upon whom or what a diplomatic effect is used, and what it does."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.cards.boxes import DIPLOMATS as CARDS
from orrery.games.adastra.cards.boxes import LASTING
from orrery.games.adastra.diplomacy.diplomats import take_away, target_of
from orrery.games.adastra.diplomacy.lasting import NO_INTRIGUE, TREATY, treaty
from orrery.games.adastra.diplomacy.paying import (
    COSTS,
    DICE_TOO_LOW,
    EffectActivated,
    capture_cost,
    pay,
    reduce_cost,
    swap_cost,
    total,
)
from orrery.games.adastra.diplomacy.pool import gain_diplomat
from orrery.games.adastra.diplomacy.rivals import NOT_HIGHER, raise_rival, rise
from orrery.games.adastra.diplomacy.words import (
    CAPTURE,
    CAPTURED,
    CHANGE,
    CHANGE_TO,
    EXTEND,
    INCREASE,
    MOVE_TOKEN,
    REDUCE,
    RESERVE,
    SWAP,
)
from orrery.games.adastra.galaxy.control import has_room, possessed
from orrery.games.adastra.galaxy.influence import (
    LAST_TOKEN,
    is_last,
    move_token,
    place_token,
    reach,
    remove_token,
    reserve,
    tokens_on_map,
)
from orrery.games.adastra.galaxy.tiles import STARS
from orrery.games.adastra.holding import ALL_EYES
from orrery.games.adastra.names import NONE, PROFESSIONS
from orrery.games.adastra.player import UNREST
from orrery.games.adastra.resources import NO_UNREST
from orrery.games.adastra.state import DONE_BITS, AdAstra, rivals
from orrery.games.adastra.technologies.developing import check_technologies
from orrery.games.adastra.words import CHOOSE_SEAT, CHOOSE_SYSTEM, DIPLOMAT, PROFESSION, SYSTEM
from orrery.kernel.agenda import OpenQuestion, Question, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal

RAISED: Final = 16
"""Behind the bits of effects in ``turn[DONE_BITS]``: a bit for each empire whose unrest was raised in this test."""
NOT_CONNECTED: Final = Refusal(
    "not-connected",
    Phrase("It is not connected to a system under your influence.", "Nie jest połączony z układem pod twoim wpływem."),
)
RAISED_ALREADY: Final = Refusal(
    "raised-already",
    Phrase("Each empire's unrest rises once in a test.", "W jednym teście niezadowolenie każdego imperium rośnie raz."),
)
NO_CHANGE: Final = Refusal(
    "no-change", Phrase("Nobody there can change profession.", "Nikt tam nie może zmienić profesji.")
)  # fmt: skip
NO_ROOM: Final = Refusal("no-room", Phrase("That profession is full there.", "Ta profesja jest tam pełna."))
NOBODY_LIKE_THAT: Final = Refusal(
    "nobody", Phrase("There is nobody of that profession.", "Nie ma tam takiej profesji.")
)


class ProfessionChanged(Event):
    __slots__ = ()
    kind = "change-profession"
    fields = (("system", SYSTEM), ("before", PROFESSION), ("after", PROFESSION))
    sentence = Phrase("{seat} in {system}: {before} → {after}.", "{seat} w układzie {system}: {before} → {after}.")


class DiplomatCaptured(Event):
    __slots__ = ()
    kind = "capture-diplomat"
    fields = (("card", DIPLOMAT),)
    sentence = Phrase("{seat} captures {card}.", "{seat} pojmuje: {card}.")


# Influence (AA-DIP-EXT, AA-DIP-SWAP)


def extendable(state: AdAstra, seat: int) -> list[int]:
    """Systems on which a seat can use Extend Influence."""
    near = reach(state, seat, True)
    return [system for system in state.chart.systems if near >> system & 1 and state.influence[system] == NONE]


class ExtendInfluence(Question[AdAstra]):
    """To which system do you extend your influence?"""

    __slots__ = ()
    asks = Phrase("To which system do you extend your influence?", "Na który układ rozszerzasz wpływ?")
    topic = Phrase("System", "Układ")

    def candidates(self, state: AdAstra) -> list[int]:
        influence = state.influence
        return [CHOOSE_SYSTEM.base + system for system in state.chart.systems if influence[system] == NONE]

    def options(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SYSTEM.base + system for system in extendable(state, self.seat)]

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        return None if option - CHOOSE_SYSTEM.base in extendable(state, self.seat) else NOT_CONNECTED

    def apply(self, state: AdAstra, option: int) -> None:
        state.tell(EffectActivated, self.seat, EXTEND, COSTS[EXTEND])
        pay(state, self.seat, COSTS[EXTEND], BringToken(self.seat, option - CHOOSE_SYSTEM.base))


def swap_refusal(state: AdAstra, seat: int, system: int, near: int) -> Refusal | None:
    """Why a seat cannot use Swap Influence on a system under somebody's influence, or none."""
    if not near >> system & 1:
        return NOT_CONNECTED
    if is_last(state, system):
        return LAST_TOKEN
    if treaty(state, seat, state.influence[system], NO_INTRIGUE):
        return TREATY
    return None if total(state) >= swap_cost(state, seat, system) else DICE_TOO_LOW


def foreign(state: AdAstra, seat: int) -> list[int]:
    """Systems under another player's influence."""
    influence = state.influence
    return [system for system in state.chart.systems if influence[system] not in (NONE, seat)]


def swappable(state: AdAstra, seat: int) -> list[int]:
    near = reach(state, seat, False)
    return [system for system in foreign(state, seat) if swap_refusal(state, seat, system, near) is None]


class SwapInfluence(Question[AdAstra]):
    """In which system do you replace another player's influence?"""

    __slots__ = ()
    asks = Phrase("In which system do you swap influence?", "W którym układzie podmieniasz wpływ?")
    topic = Phrase("System", "Układ")

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SYSTEM.base + system for system in foreign(state, self.seat)]

    def options(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SYSTEM.base + system for system in swappable(state, self.seat)]

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        return swap_refusal(state, self.seat, option - CHOOSE_SYSTEM.base, reach(state, self.seat, False))

    def apply(self, state: AdAstra, option: int) -> None:
        system = option - CHOOSE_SYSTEM.base
        cost = swap_cost(state, self.seat, system)
        state.tell(EffectActivated, self.seat, SWAP, cost)
        pay(state, self.seat, cost, RemoveAndBring(self.seat, system))


class RemoveAndBring(Step[AdAstra]):
    """Another player's token goes home, then an own one arrives."""

    __slots__ = ("seat", "system")
    fields: ClassVar[tuple[str, ...]] = ("seat", "system")

    def __init__(self, seat: int, system: int) -> None:
        self.seat = seat
        self.system = system

    def happen(self, state: AdAstra) -> None:
        remove_token(state, self.system)
        state.push(BringToken(self.seat, self.system))


class BringToken(OpenQuestion[AdAstra]):
    """Which influence token do you put there: one from the reserve, or one from the map, which keeps its state?"""

    __slots__ = ("system",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "system")
    asks = Phrase(
        "Which influence token do you put in {system}?", "Który żeton wpływu umieszczasz w układzie {system}?"
    )
    topic = Phrase("Influence token", "Żeton wpływu")

    def __init__(self, seat: int, system: int) -> None:
        self.seat = seat
        self.system = system

    def candidates(self, state: AdAstra) -> list[int]:
        words = [RESERVE] if reserve(state, self.seat) else []
        words += [MOVE_TOKEN.base + system for system in tokens_on_map(state, self.seat)]
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        if option == RESERVE:
            place_token(state, self.seat, self.system)
        else:
            move_token(state, self.seat, option - MOVE_TOKEN.base, self.system)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"system": STARS[self.system]}


# Population (AA-DIP-POP)


def changeable(state: AdAstra, seat: int, system: int) -> bool:
    """Whether somebody there could change profession."""
    people = state.people
    for before in range(len(PROFESSIONS)):
        if people[3 * system + before]:
            for after in range(len(PROFESSIONS)):
                if after != before and has_room(state, system, after, seat):
                    return True
    return False


class ChangePopulation(Question[AdAstra]):
    """In which system does population change its profession?"""

    __slots__ = ()
    asks = Phrase("In which system do you change a profession?", "W którym układzie zmieniasz profesję?")
    topic = Phrase("System", "Układ")

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SYSTEM.base + system for system in possessed(state, self.seat)]

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        return None if changeable(state, self.seat, option - CHOOSE_SYSTEM.base) else NO_CHANGE

    def apply(self, state: AdAstra, option: int) -> None:
        state.push(ChooseProfessions(self.seat, option - CHOOSE_SYSTEM.base))


class ChooseProfessions(Question[AdAstra]):
    """Which profession becomes which?"""

    __slots__ = ("system",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "system")
    asks = Phrase(
        "Which profession becomes which in {system}?", "Która profesja zmienia się w którą w układzie {system}?"
    )
    topic = Phrase("Profession", "Profesja")

    def __init__(self, seat: int, system: int) -> None:
        self.seat = seat
        self.system = system

    def candidates(self, state: AdAstra) -> list[int]:
        each = range(len(PROFESSIONS))
        return [CHANGE_TO.base + 3 * before + after for before in each for after in each if before != after]

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        before, after = divmod(option - CHANGE_TO.base, 3)
        if not state.people[3 * self.system + before]:
            return NOBODY_LIKE_THAT
        return None if has_room(state, self.system, after, self.seat) else NO_ROOM

    def apply(self, state: AdAstra, option: int) -> None:
        before, after = divmod(option - CHANGE_TO.base, 3)
        state.tell(EffectActivated, self.seat, CHANGE, COSTS[CHANGE])
        pay(state, self.seat, COSTS[CHANGE], Retrain(self.seat, self.system, before, after))

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"system": STARS[self.system]}


class Retrain(Step[AdAstra]):
    """One population has another profession now."""

    __slots__ = ("after", "before", "seat", "system")
    fields: ClassVar[tuple[str, ...]] = ("seat", "system", "before", "after")

    def __init__(self, seat: int, system: int, before: int, after: int) -> None:
        self.seat = seat
        self.system = system
        self.before = before
        self.after = after

    def happen(self, state: AdAstra) -> None:
        state.people[3 * self.system + self.before] -= 1
        state.people[3 * self.system + self.after] += 1
        state.tell(ProfessionChanged, self.seat, self.system, self.before, self.after)


# Unrest (AA-DIP-UN-, AA-DIP-UN+)


def reduce_refusal(state: AdAstra, seat: int, whose: int) -> Refusal | None:
    if not state.players[whose].counts[UNREST]:
        return NO_UNREST
    return None if total(state) >= reduce_cost(state, seat, whose) else DICE_TOO_LOW


class ReduceUnrest(Question[AdAstra]):
    """Whose unrest falls by one field?"""

    __slots__ = ()
    asks = Phrase("Whose unrest do you reduce by 1 field?", "Czyje niezadowolenie zmniejszasz o 1 pole?")
    topic = Phrase("Empire", "Imperium")

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SEAT.base + whose for whose in range(state.seats)]

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        return reduce_refusal(state, self.seat, option - CHOOSE_SEAT.base)

    def apply(self, state: AdAstra, option: int) -> None:
        whose = option - CHOOSE_SEAT.base
        cost = reduce_cost(state, self.seat, whose)
        state.tell(EffectActivated, self.seat, REDUCE, cost)
        pay(state, self.seat, cost, MoveUnrest(self.seat, whose, -1))


def increase_refusal(state: AdAstra, seat: int, rival: int) -> Refusal | None:
    if state.turn[DONE_BITS] >> RAISED + rival & 1:
        return RAISED_ALREADY
    if treaty(state, seat, rival, NO_INTRIGUE):
        return TREATY
    return None if rise(state, rival, 1) else NOT_HIGHER


class IncreaseUnrest(Question[AdAstra]):
    """Which other player's unrest rises by one field?"""

    __slots__ = ()
    asks = Phrase("Whose unrest do you increase by 1 field?", "Czyje niezadowolenie zwiększasz o 1 pole?")
    topic = Phrase("Empire", "Imperium")

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SEAT.base + rival for rival in rivals(state, self.seat)]

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        return increase_refusal(state, self.seat, option - CHOOSE_SEAT.base)

    def apply(self, state: AdAstra, option: int) -> None:
        rival = option - CHOOSE_SEAT.base
        state.turn[DONE_BITS] |= 1 << RAISED + rival
        state.tell(EffectActivated, self.seat, INCREASE, COSTS[INCREASE])
        pay(state, self.seat, COSTS[INCREASE], MoveUnrest(self.seat, rival, 1))


class MoveUnrest(Step[AdAstra]):
    """Somebody's unrest moves by the effect of a player."""

    __slots__ = ("by", "moved", "whose")
    fields: ClassVar[tuple[str, ...]] = ("by", "whose", "moved")

    def __init__(self, by: int, whose: int, moved: int) -> None:
        self.by = by
        self.whose = whose
        self.moved = moved

    def happen(self, state: AdAstra) -> None:
        if self.moved > 0:
            raise_rival(state, self.by, self.whose, self.moved)
        else:
            state.move_unrest(self.whose, self.moved)


# Diplomats (AA-DIP-CAP)


def diplomats_in_play(state: AdAstra) -> list[int]:
    found: list[int] = []
    for player in state.players:
        found += player.before[::2]
    return found


class CaptureDiplomat(OpenQuestion[AdAstra]):
    """Which diplomat in play do you take into your pool?"""

    __slots__ = ()
    asks = Phrase("Which diplomat do you capture?", "Którego dyplomatę chcesz pojmać?")
    topic = Phrase("Diplomat", "Dyplomata")

    def candidates(self, state: AdAstra) -> list[int]:
        return [CAPTURED.base + diplomat for diplomat in diplomats_in_play(state)]

    def apply(self, state: AdAstra, option: int) -> None:
        cost = capture_cost(state, self.seat)
        state.tell(EffectActivated, self.seat, CAPTURE, cost)
        pay(state, self.seat, cost, TakePrisoner(self.seat, option - CAPTURED.base))


class TakePrisoner(Step[AdAstra]):
    """A diplomat leaves play for somebody's pool; nothing of it is carried out."""

    __slots__ = ("diplomat", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "diplomat")

    def __init__(self, seat: int, diplomat: int) -> None:
        self.seat = seat
        self.diplomat = diplomat

    def happen(self, state: AdAstra) -> None:
        target = target_of(state, self.diplomat)
        take_away(state, target, self.diplomat)
        state.tell(DiplomatCaptured, self.seat, self.diplomat)
        if CARDS[self.diplomat].activation == LASTING:
            check_technologies(state, target)
        gain_diplomat(state, self.seat, self.diplomat, ALL_EYES)
