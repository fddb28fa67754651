"""TI-STR: spending the resources of a step, kept assets, technologies, and putting the pen down."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.inscription.cards.kinds import TECHNOLOGY_CARDS
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
from orrery.games.inscription.say import MARK, RESOURCE_NAMES, SHEET_NAMES, pool_text
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
    STUDY,
    TECHNOLOGY,
)
from orrery.kernel.agenda import Question, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text
from orrery.kernel.vocabulary import Kind

KINDS: Final = range(len(RESOURCES))
CHOOSE_RESOURCE: Final = Phrase(
    "Choose a resource, then a lit place; or spend an asset, a technology, a relic.",
    "Wybierz zasób, a potem podświetlone miejsce; albo wydaj kapitał, użyj technologii, reliktu.",
)
TAP: Final = Phrase(
    "Tap a lit place on the sheet. What cannot be used is lost.",
    "Wskaż podświetlone miejsce na arkuszu. Czego nie da się użyć, przepada.",
)
TAKE_BACK: Final = Phrase(
    "Until everybody has put the pen down you can take your marks back.",
    "Dopóki wszyscy nie odłożą pisaków, możesz cofać swoje oznaczenia.",
)
PUT_DOWN: Final = Phrase("Put the pen down", "Odłóż pisak")
SYMBOL: Final = Phrase("Research symbol of {what} ({n} of {most})", "Symbol badań: {what} ({n} z {most})")


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


class ResourceLost(Event):
    __slots__ = ()
    kind = "lose"
    fields = (("resource", LOSE.domains[0]),)
    sentence = Phrase(
        "{seat} has no use for {resource}: lost.", "{seat} nie ma jak użyć zasobu ({resource}): przepada."
    )


class Spend(Question[Inscription]):
    """Which resource do you spend next? When none has a legal use, one is lost (TI-STR-7)."""

    __slots__ = ()
    asks = Phrase("What do you spend next? Left: {pool}", "Co teraz wydajesz? Zostało: {pool}")
    topic = Phrase("Resource", "Zasób")

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
        sheet, pool = SHEETS[player.active], player.pool
        found = [SPEND.base + kind for kind in KINDS if pool[kind] and sheet.has_use(player, kind)]
        if not found:
            found = [LOSE.base + kind for kind in KINDS if pool[kind]]
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
            state.note(ResourceLost, self.seat, option - LOSE.base)
        else:
            use_extra(state, self.seat, option)

    def gaps(self, state: Inscription, scene: Scene) -> dict[str, Any]:
        return {"pool": pool_text(state.players[self.seat].pool, scene.language)}

    def note(self, state: Inscription, scene: Scene) -> Text:
        return CHOOSE_RESOURCE.say(scene.language)


class PenDown(Question[Inscription]):
    """Nothing is left that you must do: put the pen down, or go on with what you may do."""

    __slots__ = ()
    secret = True
    asks = Phrase(
        "Put the pen down, or go on with what you may do?", "Odkładasz pisak czy korzystasz jeszcze z czegoś?"
    )
    topic = Phrase("Pen down", "Pisak")

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

    def note(self, state: Inscription, scene: Scene) -> Text:
        return TAKE_BACK.say(scene.language)

    def label(self, state: Inscription, kind: Kind, option: int, scene: Scene) -> Text:
        return PUT_DOWN.say(scene.language) if option == DONE else super().label(state, kind, option, scene)


class UseResource(Question[Inscription]):
    """What do you use the resource for?"""

    __slots__ = ("kind", "sheet")
    fields: ClassVar[tuple[str, ...]] = ("seat", "sheet", "kind")
    asks = Phrase("What do you use it for: {resource}?", "Na co to przeznaczasz: {resource}?")
    topic = MARK

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

    def gaps(self, state: Inscription, scene: Scene) -> dict[str, Any]:
        return {"resource": RESOURCE_NAMES[self.kind]}

    def note(self, state: Inscription, scene: Scene) -> Text:
        return TAP.say(scene.language)

    def label(self, state: Inscription, kind: Kind, option: int, scene: Scene) -> Text:
        if not STUDY.has(option):
            return super().label(state, kind, option, scene)
        tech = option - STUDY.base
        card, crossed = TECHNOLOGY_CARDS[tech], state.players[self.seat].research.symbols[tech]
        return SYMBOL.say(scene.language, what=card, n=crossed + 1, most=card.cost)


class SpendOn(Question[Inscription]):
    """An effect's resources: which do you spend next, on the sheet that it names?"""

    __slots__ = ("free", "influence", "material", "research", "sheet")
    fields: ClassVar[tuple[str, ...]] = ("seat", "sheet", "material", "influence", "research", "free")
    asks = Phrase("Spend on {sheet}: {pool}", "Wydaj na arkuszu ({sheet}): {pool}")
    topic = MARK

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
            state.note(ResourceLost, self.seat, kind)
        else:
            state.push(UseResource(self.seat, self.sheet, kind))

    def gaps(self, state: Inscription, scene: Scene) -> dict[str, Any]:
        return {"sheet": SHEET_NAMES[self.sheet], "pool": pool_text([*self.pool(), self.free], scene.language)}

    def note(self, state: Inscription, scene: Scene) -> Text:
        return CHOOSE_RESOURCE.say(scene.language)
