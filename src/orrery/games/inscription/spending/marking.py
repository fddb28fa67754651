"""TI-STR: spending the resources of a step, kept assets, technologies, and putting the pen down."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.inscription.bits import words
from orrery.games.inscription.names import (
    ANY,
    RESOURCES,
    STEP_1,
    STEP_3,
)
from orrery.games.inscription.player import Player
from orrery.games.inscription.refusals import (
    HAS_USE,
    NO_USE,
    SPEND_OTHERS,
)
from orrery.games.inscription.sheets.every import SHEETS
from orrery.games.inscription.spending.extras import (
    extra_candidates,
    extra_refusal,
    extras,
    take_from_pool,
    technologies,
    use_extra,
    use_technology,
)
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import (
    DONE,
    LOSE,
    SPEND,
    TECHNOLOGY,
)
from orrery.kernel.agenda import Question, Step
from orrery.kernel.text import Refusal


class Mark(Step[Inscription]):
    """Go on marking: spend what is left, or put the pen down."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: Inscription) -> None:
        pool = state.players[self.seat].pool
        state.push(Spend(self.seat) if pool[0] or pool[1] or pool[2] else PenDown(self.seat))


# The resources of a step


def useful(player: Player, sheet: int, pool: list[int]) -> int:
    """Which resources of a pool have a legal use, as bits."""
    found = 0
    for kind in range(len(RESOURCES)):
        if pool[kind] and SHEETS[sheet].has_use(player, kind):
            found |= 1 << kind
    return found


def loss_refusal(useful: int, kind: int) -> Refusal | None:
    """TI-STR-7: a resource is lost only when nothing is left that has a use, for spending that may open one."""
    if useful >> kind & 1:
        return HAS_USE
    return SPEND_OTHERS if useful else None


class Spend(Question[Inscription]):
    """Which resource do you spend next? When none has a legal use, one is lost (TI-STR-7)."""

    __slots__ = ()

    def candidates(self, state: Inscription) -> list[int]:
        pool = state.players[self.seat].pool
        found: list[int] = []
        for kind in range(len(RESOURCES)):
            if pool[kind]:
                found += [SPEND.base + kind, LOSE.base + kind]
        return found + extra_candidates(state, self.seat)

    def refusal(self, state: Inscription, option: int) -> Refusal | None:
        player = state.players[self.seat]
        if SPEND.has(option):
            return None if SHEETS[player.active].has_use(player, option - SPEND.base) else NO_USE
        if LOSE.has(option):
            return loss_refusal(useful(player, player.active, player.pool), option - LOSE.base)
        return extra_refusal(state, self.seat, option)

    def options(self, state: Inscription) -> list[int]:
        player = state.players[self.seat]
        uses = useful(player, player.active, player.pool)
        if uses:
            found = words(SPEND.base, uses)
        else:
            found = [LOSE.base + kind for kind in range(len(RESOURCES)) if player.pool[kind]]
        return found + extras(state, self.seat)

    def apply(self, state: Inscription, option: int) -> None:
        player = state.players[self.seat]
        state.push(Mark(self.seat))
        if SPEND.has(option):
            kind = option - SPEND.base
            take_from_pool(state, player, kind)
            state.push(UseResource(self.seat, player.active, kind))
        elif LOSE.has(option):
            take_from_pool(state, player, option - LOSE.base)
            state.note("lose", self.seat, option - LOSE.base)
        else:
            use_extra(state, self.seat, option)


class PenDown(Question[Inscription]):
    """Nothing is left that you must do: put the pen down, or go on with what you may do."""

    __slots__ = ()
    secret = True

    def candidates(self, state: Inscription) -> list[int]:
        return [*extra_candidates(state, self.seat), DONE]

    def refusal(self, state: Inscription, option: int) -> Refusal | None:
        return None if option == DONE else extra_refusal(state, self.seat, option)

    def options(self, state: Inscription) -> list[int]:
        return [*extras(state, self.seat), DONE]

    def apply(self, state: Inscription, option: int) -> None:
        if option != DONE:
            state.push(Mark(self.seat))
            use_extra(state, self.seat, option)


class UseResource(Question[Inscription]):
    """What do you use the resource for?"""

    __slots__ = ("kind", "sheet")
    fields: ClassVar[tuple[str, ...]] = ("seat", "sheet", "kind")

    def __init__(self, seat: int, sheet: int, kind: int) -> None:
        self.seat = seat
        self.sheet = sheet
        self.kind = kind

    def candidates(self, state: Inscription) -> list[int]:
        return SHEETS[self.sheet].candidates(state.players[self.seat], self.kind)

    def refusal(self, state: Inscription, option: int) -> Refusal | None:
        return SHEETS[self.sheet].refusal(state.players[self.seat], self.kind, option)

    def options(self, state: Inscription) -> list[int]:
        return SHEETS[self.sheet].uses(state.players[self.seat], self.kind)

    def apply(self, state: Inscription, option: int) -> None:
        SHEETS[self.sheet].use(state, self.seat, option)


class SpendOn(Question[Inscription]):
    """An effect's resources: which do you spend next, on the sheet that it names?"""

    __slots__ = ("free", "influence", "material", "research", "sheet")
    fields: ClassVar[tuple[str, ...]] = ("seat", "sheet", "material", "influence", "research", "free")

    def __init__(self, seat: int, sheet: int, material: int, influence: int, research: int, free: int) -> None:
        self.seat = seat
        self.sheet = sheet
        self.material = material
        self.influence = influence
        self.research = research
        self.free = free
        """Free trade goods: resources whose kind is chosen when they are used."""

    def pool(self) -> list[int]:
        return [self.material, self.influence, self.research]

    def candidates(self, state: Inscription) -> list[int]:
        pool = self.pool()
        found: list[int] = []
        for kind in range(len(RESOURCES)):
            if pool[kind] or self.free:
                found.append(SPEND.base + kind)
            if pool[kind]:
                found.append(LOSE.base + kind)
        if self.free:
            found.append(LOSE.base + ANY)
        return found + self.technologies(state)

    def technologies(self, state: Inscription) -> list[int]:
        """Technologies are at hand only if the sheet really is active."""
        if state.task not in (STEP_1, STEP_3) or state.players[self.seat].active != self.sheet:
            return []
        return technologies(state, self.seat, self.sheet)

    def refusal(self, state: Inscription, option: int) -> Refusal | None:
        player = state.players[self.seat]
        if SPEND.has(option):
            return None if SHEETS[self.sheet].has_use(player, option - SPEND.base) else NO_USE
        if LOSE.has(option):
            uses = useful(player, self.sheet, [1, 1, 1] if self.free else self.pool())
            if option == LOSE.base + ANY:
                return HAS_USE if uses else None
            return loss_refusal(uses, option - LOSE.base)
        return None

    def apply(self, state: Inscription, option: int) -> None:
        if TECHNOLOGY.has(option):
            state.push(self)
            use_technology(state, self.seat, option - TECHNOLOGY.base)
            return
        pool = self.pool()
        free = self.free
        kind = option - (LOSE.base if LOSE.has(option) else SPEND.base)
        if kind != ANY and pool[kind]:
            pool[kind] -= 1
        else:
            free -= 1
        if sum(pool) + free:
            state.push(SpendOn(self.seat, self.sheet, pool[0], pool[1], pool[2], free))
        if LOSE.has(option):
            state.note("lose", self.seat, kind)
        else:
            state.push(UseResource(self.seat, self.sheet, kind))
