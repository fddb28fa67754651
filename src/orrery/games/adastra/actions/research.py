"""AA-RES: branches are chosen, paid and advanced."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.actions.choosing import COSTS_A_CREDIT, FREE_ONES, choice_refusal, choose
from orrery.games.adastra.actions.prices import charge, owed
from orrery.games.adastra.clauses import ON_BRANCHES
from orrery.games.adastra.empires.saying import line
from orrery.games.adastra.names import BRANCHES, MOST_LEVEL, RESEARCH
from orrery.games.adastra.player import LEVELS
from orrery.games.adastra.resources import CANNOT_PAY
from orrery.games.adastra.say import LEVELS as LEVEL_NAMES
from orrery.games.adastra.say import amount
from orrery.games.adastra.state import BRANCH_AT_FOUR, CHOICES, CHOSEN, AdAstra
from orrery.games.adastra.words import BRANCH, CHOOSE_BRANCH, DONE
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import Question, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import NOTHING_SAID, Phrase, Refusal, Text, join
from orrery.kernel.vocabulary import Domain, Kind

PRICES: Final = (2, 3, 4, 5, 6)
"""AA-RES-2: research for each level from I on."""
GRAND: Final = 4
"""From this level on a prize watches for it."""
AT_THE_TOP: Final = Refusal("at-the-top", Phrase("It is at level V.", "Jest już na poziomie V."))
NOTHING_TO_ADVANCE: Final = Refusal(
    "nothing-to-advance", Phrase("You cannot advance any branch.", "Nie możesz rozwinąć żadnej gałęzi.")
)
FOR: Final = Phrase("{branch} {level}: {price}", "{branch} {level}: {price}")


class Advanced(Event):
    __slots__ = ()
    kind = "advance"
    fields = (("branch", BRANCH), ("level", Domain(LEVEL_NAMES)))
    sentence = Phrase("{seat}: {branch} at level {level}.", "{seat}: {branch} na poziomie {level}.")


def advance(state: AdAstra, seat: int, branch: int) -> None:
    """AA-RES-1: one level up; its milestones count for good."""
    player = state.players[seat]
    player.counts[LEVELS + branch] += 1
    player.reindex()
    state.tell(Advanced, seat, branch, player.counts[LEVELS + branch])
    if player.counts[LEVELS + branch] >= GRAND:
        state.do(seat, BRANCH_AT_FOUR)


class DoResearch(Step[AdAstra]):
    """AA-RES-1: the Research action."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        state.push(ChooseBranch(self.seat))


class ChooseBranch(Question[AdAstra]):
    """Which branch, or done? Each is paid as it is chosen; all advance when everything is chosen (AA-RES-5)."""

    __slots__ = ()
    asks = Phrase("Which branch do you advance?", "Którą gałąź rozwijasz?")
    topic = Phrase("Branch", "Gałąź")

    def candidates(self, state: AdAstra) -> list[int]:
        mask = state.turn[CHOSEN]
        words = [CHOOSE_BRANCH.base + branch for branch in range(len(BRANCHES)) if not mask >> branch & 1]
        words.append(DONE)
        return words

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        if option == DONE:
            return None
        branch = option - CHOOSE_BRANCH.base
        counts = state.players[self.seat].counts
        if counts[LEVELS + branch] >= MOST_LEVEL:
            return AT_THE_TOP
        price = owed(state, self.seat, ON_BRANCHES, PRICES[counts[LEVELS + branch]])
        return CANNOT_PAY if counts[RESEARCH] < price else choice_refusal(state, self.seat)

    def apply(self, state: AdAstra, option: int) -> None:
        seat = self.seat
        if option == DONE:
            for branch in range(len(BRANCHES)):
                if state.turn[CHOSEN] >> branch & 1:
                    advance(state, seat, branch)
            return
        branch = option - CHOOSE_BRANCH.base
        choose(state, seat, branch)
        level = state.players[seat].counts[LEVELS + branch]
        state.gain(seat, RESEARCH, -charge(state, seat, ON_BRANCHES, PRICES[level]))
        state.push(self)

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        if option == DONE:
            return super().label(state, kind, option, scene)
        level = state.players[self.seat].counts[LEVELS + option - CHOOSE_BRANCH.base]
        if level >= MOST_LEVEL:
            return super().label(state, kind, option, scene)
        price = owed(state, self.seat, ON_BRANCHES, PRICES[level])
        return _said(option - CHOOSE_BRANCH.base, level, price, scene)

    def explain(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        if option == DONE:
            return super().explain(state, kind, option, scene)
        return reached(state, self.seat, option - CHOOSE_BRANCH.base, scene)

    def note(self, state: AdAstra, scene: Scene) -> Text:
        if not state.turn[CHOSEN]:
            return NOTHING_SAID
        free = state.turn[CHOICES]
        return FREE_ONES.say(scene.language, n=free) if free > 0 else COSTS_A_CREDIT.say(scene.language)


def _said(branch: int, level: int, price: int, scene: Scene) -> Text:
    """A branch with the level it would reach and the price."""
    gaps: dict[str, Any] = {
        "branch": BRANCH.say(branch, scene),
        "level": LEVEL_NAMES[level + 1],
        "price": amount(RESEARCH, price, scene.language),
    }
    return FOR.fill(scene.language, gaps)


def reached(state: AdAstra, seat: int, branch: int, scene: Scene) -> Text:
    """The milestones of the next level of a branch."""
    player = state.players[seat]
    level = player.level(branch)
    if level >= MOST_LEVEL:
        return NOTHING_SAID
    return join("\n", [line(milestone, "", scene.language) for milestone in player.board.milestones[branch][level]])


# Outside of an action


class Advance(Effect[AdAstra]):
    """One branch advances by one level, for less research than usual (not a Research action)."""

    __slots__ = ("discount",)
    words: Final = Phrase(
        "advance 1 branch by 1 level; it costs {n} research less, not below 0",
        "rozwiń 1 gałąź o 1 poziom; kosztuje to o {n} {n:punkt|punkty|punktów} badań mniej, nie mniej niż 0",
    )

    def __init__(self, discount: int) -> None:
        super().__init__()
        self.discount = discount

    def price(self, state: AdAstra, seat: int, branch: int) -> int:
        """What it costs, or -1 at level V."""
        level = state.players[seat].counts[LEVELS + branch]
        return -1 if level >= MOST_LEVEL else max(0, PRICES[level] - self.discount)

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        stock = state.players[seat].counts[RESEARCH]
        for branch in range(len(BRANCHES)):
            if 0 <= self.price(state, seat, branch) <= stock:
                return None
        return NOTHING_TO_ADVANCE

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        state.push(AdvanceBranch(seat, self))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.discount)


class AdvanceBranch(Question[AdAstra]):
    """Which branch does a card advance?"""

    __slots__ = ("effect",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "effect")
    waived = True
    asks = Phrase("Which branch do you advance?", "Którą gałąź rozwijasz?")
    topic = Phrase("Branch", "Gałąź")

    def __init__(self, seat: int, effect: Advance) -> None:
        self.seat = seat
        self.effect = effect

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_BRANCH.base + branch for branch in range(len(BRANCHES))]

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        price = self.effect.price(state, self.seat, option - CHOOSE_BRANCH.base)
        if price < 0:
            return AT_THE_TOP
        return CANNOT_PAY if state.players[self.seat].counts[RESEARCH] < price else None

    def apply(self, state: AdAstra, option: int) -> None:
        branch = option - CHOOSE_BRANCH.base
        state.gain(self.seat, RESEARCH, -self.effect.price(state, self.seat, branch))
        advance(state, self.seat, branch)

    def explain(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        return reached(state, self.seat, option - CHOOSE_BRANCH.base, scene)

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        branch = option - CHOOSE_BRANCH.base
        price = self.effect.price(state, self.seat, branch)
        if price < 0:
            return super().label(state, kind, option, scene)
        return _said(branch, state.players[self.seat].counts[LEVELS + branch], price, scene)
