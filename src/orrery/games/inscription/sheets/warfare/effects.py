"""Effects that mark the warfare sheet."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.inscription.assets.claiming import gain_bonus
from orrery.games.inscription.bits import words
from orrery.games.inscription.effect import Effect
from orrery.games.inscription.losing import Lose
from orrery.games.inscription.names import CRUISER, HALVES, LEFT, UNITS, WAR_SUN, WARS
from orrery.games.inscription.player import Player
from orrery.games.inscription.say import UNIT_NAMES, UNIT_PLURALS, join, phrase, units
from orrery.games.inscription.sheets.warfare.grid import below_line, section
from orrery.games.inscription.sheets.warfare.rules import (
    ANYWHERE,
    BESIDE_UNITS,
    BY_THE_RULES,
    BuildUnit,
    CrossUnitSymbol,
    PlaceUnit,
    buildable,
    placements,
    unit_symbols,
)
from orrery.games.inscription.sheets.warfare.units import BARS_OF
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import HALF, LOSE_NODE, LOSE_REWARD
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.text import Phrase


class Deploy(Effect):
    """Place units without building them (TI-WAR-11), one after the other (TI-WAR-15)."""

    __slots__ = ("how", "n", "unit")

    def __init__(self, unit: int, n: int = 1, how: int = BY_THE_RULES) -> None:
        super().__init__()
        self.unit = unit
        self.n = n
        self.how = how

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        for _ in range(self.n):
            state.push(PlaceUnit(seat, self.unit, self.how))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(placements(state, state.players[seat], self.unit, self.how))

    def say(self, language: str) -> str:
        key = {BY_THE_RULES: "deploy", ANYWHERE: "deploy-anywhere", BESIDE_UNITS: "deploy-beside"}[self.how]
        return phrase(key, language, what=units(self.unit, self.n, language))


class CrossUnits(Effect):
    """Cross unit symbols, or with ``may`` up to so many; ``only`` those of war suns."""

    __slots__ = ("may", "n", "only")

    def __init__(self, n: int, may: bool = False, only: int = 0) -> None:
        super().__init__()
        assert only == 0 or (only == WAR_SUN and may), "its sentence knows no other type"
        self.n = n
        self.may = may
        self.only = only

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(CrossUnitSymbol(seat, self.n, self.only, int(self.may)))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(unit_symbols(state.players[seat], self.only))

    def say(self, language: str) -> str:
        if self.only == WAR_SUN:
            return phrase("cross-suns-up-to", language, n=self.n)
        return phrase("cross-units-up-to" if self.may else "cross-units", language, n=self.n)


class BuildUnits(Effect):
    """Build a unit of one of these types without paying."""

    __slots__ = ("units",)

    def __init__(self, *units: int) -> None:
        super().__init__()
        self.units = sum([1 << unit for unit in units])

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(BuildUnit(seat, self.units))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(buildable(state.players[seat], self.units))

    def say(self, language: str) -> str:
        names: list[str] = [UNIT_NAMES[unit].say(language) for unit in range(len(UNITS)) if self.units >> unit & 1]
        return phrase("build-units", language, what=join("either", names, language))


class UnlockUnits(Effect):
    """Unlock a type of unit without paying."""

    __slots__ = ("unit",)
    asks = False

    def __init__(self, unit: int) -> None:
        super().__init__()
        self.unit = unit

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        unlock_units(state, seat, self.unit)

    def say(self, language: str) -> str:
        return phrase("unlock-this", language, what=UNIT_PLURALS[self.unit])


def unlock_units(state: Inscription, seat: int, unit: int) -> None:
    state.players[seat].warfare.types |= 1 << unit
    state.note("unlock-units", seat, unit)


class LoseCruisers(Effect):
    """Disarmament Treaty."""

    __slots__ = ()
    asks = False

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        player = state.players[seat]
        lost = BARS_OF[CRUISER] & ~player.warfare.built & ~player.warfare.lost_bars
        player.warfare.lost_bars |= lost
        if lost:
            state.note("lose-cruisers", seat, lost.bit_count())

    def say(self, language: str) -> str:
        return phrase("lose-cruisers", language)


def future_sections(state: Inscription) -> list[int]:
    """Sections whose war has not yet reached the step in which their strength is determined (TI-WEV-8)."""
    return [
        section(half, war)
        for war in range(WARS)
        for half in range(len(HALVES))
        if war >= (state.reached_left if half == LEFT else state.reached_right)
    ]


class LoseReward(Lose):
    """Population Controls: the reward of a future section is crossed off."""

    __slots__ = ()
    key = "lose-reward"
    question = Phrase(
        "The reward of which future section do you cross off?", "Nagrodę której przyszłej sekcji skreślasz?"
    )

    def losable(self, state: Inscription, player: Player) -> list[int]:
        lost = player.warfare.lost_rewards
        return [LOSE_REWARD.base + number for number in future_sections(state) if not lost >> number & 1]

    def lose(self, state: Inscription, seat: int, option: int) -> None:
        number = option - LOSE_REWARD.base
        state.players[seat].warfare.lost_rewards |= 1 << number
        state.note("lose-reward", seat, number)


class LoseNodes(Lose):
    """Piracy Crackdown: assets of unmarked nodes above the line."""

    __slots__ = ()
    key = "lose-nodes"
    question = Phrase(
        "The asset of which node do you cross off? {n} to go", "Kapitał którego węzła skreślasz? Pozostało: {n}"
    )

    def losable(self, state: Inscription, player: Player) -> list[int]:
        found = (
            player.warfare.sheet.with_asset
            & ~player.warfare.grid
            & ~player.warfare.lost_nodes
            & ~below_line(state.wars)
        )
        return words(LOSE_NODE.base, found)

    def lose(self, state: Inscription, seat: int, option: int) -> None:
        player = state.players[seat]
        node = option - LOSE_NODE.base
        player.warfare.lost_nodes |= 1 << node
        state.note("lose-node", seat, player.warfare.sheet.number, node)


class Bonus(Effect):
    """Choose a half: a bonus in every future section of it."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(ChooseHalf(seat, self.n))

    def say(self, language: str) -> str:
        return phrase("bonus", language, n=self.n)


class ChooseHalf(OpenQuestion[Inscription]):
    """Which half is strengthened?"""

    __slots__ = ("n",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def candidates(self, state: Inscription) -> list[int]:
        return [HALF.base, HALF.base + 1]

    def apply(self, state: Inscription, option: int) -> None:
        gain_bonus(state, self.seat, option - HALF.base, self.n)
