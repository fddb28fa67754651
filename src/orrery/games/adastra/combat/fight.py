"""AA-CMB, AA-INV: a combat or an invasion under way, as it is remembered between two questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from orrery.games.adastra.names import NEUTRAL, NONE, UNIT_CLASSES

if TYPE_CHECKING:
    from orrery.games.adastra.state import AdAstra

# How it came about.
ATTACK_ACTION: Final = 0
AMBUSH: Final = 1
PIRATE_ATTACK: Final = 2
LANDING_FORCE: Final = 3
"""No combat but an invasion: the elements are the invader's units."""
MEETING: Final = 4
"""AA-DEF-MEET: units placed where another side's are."""

# Sides.
ATTACKERS: Final = 0
DEFENDERS: Final = 1
DRAW: Final = 2

# What each side has in mind, by its place in ``Fight.sums``: twice this plus the side.
EXTRA_DICE: Final = 0
"""Dice that effects add to this roll."""
GIVEN_DICE: Final = 1
"""Dice given up as a price in this roll."""
SHIELD_POINTS: Final = 2
"""Shield points of this round that are no Shield technology's."""
SHIELD_IN_USE: Final = 3
"""Shield points of the Shield technology used this round."""
DAMAGE: Final = 4
"""Damage dealt in this round that shields reduce."""
PIERCING: Final = 5
"""Damage that ignores shields."""
MORE_NEEDED: Final = 6
"""In an invasion: successes needed beyond the population left."""
REMOVALS: Final = 7
"""In an invasion: population removed by an effect that could have been a success."""
SPORES: Final = 8
"""In an invasion: population removed by an effect that costs unrest."""
SUCCESSES: Final = 9
SUMS: Final = 10

# Marks of an element.
CRYSTAL_USED: Final = 1
SABOTAGED: Final = 2
REINFORCED: Final = 4

UNIT_DIGITS: Final = 3 * UNIT_CLASSES
COSTS: Final = (1, 3, 5, 12, 1, 3)
NEUTRAL_WORTH: Final = (1, 4, 12, 6)


def class_at(digit: int) -> int:
    """The class of an element by its digit in fleets, orbital buildings too."""
    return digit // 3 if digit < UNIT_DIGITS else UNIT_CLASSES + digit - UNIT_DIGITS


class Fight:
    """Who fights where, and what is left of each element: element ``i`` is the ``i``-th entry of each list."""

    __slots__ = (
        "attacker", "began", "defender", "fled", "full", "hits", "hull", "kind", "lost", "marks", "origin", "power",
        "round", "side", "sums", "system", "what", "winner",
    )  # fmt: skip

    def __init__(self, system: int, attacker: int, defender: int, kind: int) -> None:
        self.system = system
        self.attacker = attacker
        """A seat, or ``NEUTRAL``."""
        self.defender = defender
        self.kind = kind
        self.began = 0
        """A bit for each system in which attackers began the action, those destroyed since too (AA-SUB-67)."""
        self.round = 0
        self.winner = NONE
        """``ATTACKERS``, ``DEFENDERS``, ``DRAW``, or none while it goes on."""
        self.fled = NONE
        """The side that withdraws."""
        self.side: list[int] = []
        self.what: list[int] = []
        """Its digit in fleets: class and state of a unit, an orbital building, the kind of a neutral element."""
        self.origin: list[int] = []
        """Where it began the action, or none."""
        self.hull: list[int] = []
        """What is left of it."""
        self.full: list[int] = []
        """What it has undamaged, in this combat."""
        self.power: list[int] = []
        self.hits: list[int] = []
        """Damage assigned in this loss phase."""
        self.marks: list[int] = []
        self.lost = [0, 0]
        """Elements of each side destroyed so far, as fleets."""
        self.sums = [0] * (2 * SUMS)

    def clone(self) -> Fight:
        other = Fight(self.system, self.attacker, self.defender, self.kind)
        other.began = self.began
        other.round = self.round
        other.winner = self.winner
        other.fled = self.fled
        other.side = self.side[:]
        other.what = self.what[:]
        other.origin = self.origin[:]
        other.hull = self.hull[:]
        other.full = self.full[:]
        other.power = self.power[:]
        other.hits = self.hits[:]
        other.marks = self.marks[:]
        other.lost = self.lost[:]
        other.sums = self.sums[:]
        return other

    def save(self) -> list[Any]:
        return [
            self.system, self.attacker, self.defender, self.kind, self.round, self.winner, self.fled, self.side,
            self.what, self.origin, self.hull, self.full, self.power, self.hits, self.marks, self.lost, self.sums,
            self.began,
        ]  # fmt: skip

    # Elements

    def add(self, side: int, what: int, origin: int, hull: int, power: int) -> None:
        self.side.append(side)
        self.what.append(what)
        self.origin.append(origin)
        self.hull.append(hull)
        self.full.append(hull)
        self.power.append(power)
        self.hits.append(0)
        self.marks.append(0)

    def drop(self, element: int) -> None:
        """An element takes part no longer."""
        for row in (self.side, self.what, self.origin, self.hull, self.full, self.power, self.hits, self.marks):
            del row[element]

    def elements(self, side: int) -> list[int]:
        """The elements of a side that still take part."""
        sides = self.side
        return [element for element in range(len(sides)) if sides[element] == side]

    def alike(self, one: int, other: int) -> bool:
        """Whether two elements are the same in all that counts."""
        return (
            self.what[one] == self.what[other]
            and self.hull[one] == self.hull[other]
            and self.hits[one] == self.hits[other]
            and self.side[one] == self.side[other]
            and self.origin[one] == self.origin[other]
            and self.marks[one] == self.marks[other]
            and self.full[one] == self.full[other]
        )

    def distinct(self, elements: list[int]) -> list[int]:
        """Of elements that are alike the first."""
        found: list[int] = []
        for element in elements:
            for other in found:
                if self.alike(element, other):
                    break
            else:
                found.append(element)
        return found

    def count(self, side: int, cls: int) -> int:
        """How many elements of a class still take part on a player's side."""
        total = 0
        for element, own in enumerate(self.side):
            if own == side and class_at(self.what[element]) == cls:
                total += 1
        return total

    def orbital(self, element: int) -> bool:
        """Whether it is an orbital building, the Pirate Base too (AA-NEU-4)."""
        if self.seat_of(self.side[element]) == NEUTRAL:
            return self.what[element] == 3
        return self.what[element] >= UNIT_DIGITS

    # Sides

    def seat_of(self, side: int) -> int:
        """The seat of a side, or ``NEUTRAL``."""
        return self.attacker if side == ATTACKERS else self.defender

    def side_of(self, seat: int) -> int:
        """The side of a seat, or none."""
        if seat == self.attacker:
            return ATTACKERS
        return DEFENDERS if seat == self.defender else NONE

    def sum_of(self, what: int, side: int) -> int:
        return self.sums[2 * what + side]

    def add_to(self, what: int, side: int, amount: int) -> None:
        self.sums[2 * what + side] += amount

    def decided(self) -> bool:
        """Whether a side has no elements left."""
        return ATTACKERS not in self.side or DEFENDERS not in self.side

    # For bots

    def strength_of(self, side: int) -> float:
        """Firepower times hull of what is left of a side."""
        power = 0
        hull = 0
        for element, own in enumerate(self.side):
            if own == side:
                power += self.power[element]
                hull += self.hull[element]
        return float(power * hull)

    def worth_of(self, side: int) -> float:
        """What the elements of a side that are left cost to build."""
        neutral = self.seat_of(side) == NEUTRAL
        total = 0
        for element, own in enumerate(self.side):
            if own == side:
                what = self.what[element]
                total += NEUTRAL_WORTH[what] if neutral else COSTS[class_at(what)]
        return float(total)

    def strengths(self, state: AdAstra, seat: int) -> tuple[float, float]:
        """Own and enemy strength in what is left."""
        own = DEFENDERS if seat == self.defender else ATTACKERS
        return self.strength_of(own), self.strength_of(1 - own)

    def worth(self, seat: int) -> tuple[float, float]:
        """The production worth of own and of enemy elements still in combat."""
        own = DEFENDERS if seat == self.defender else ATTACKERS
        return self.worth_of(own), self.worth_of(1 - own)


def load_fight(data: list[Any]) -> Fight:
    fight = Fight(data[0], data[1], data[2], data[3])
    fight.round, fight.winner, fight.fled = data[4:7]
    fight.side, fight.what, fight.origin, fight.hull = [list(row) for row in data[7:11]]
    fight.full, fight.power, fight.hits, fight.marks = [list(row) for row in data[11:15]]
    fight.lost, fight.sums = [list(row) for row in data[15:17]]
    fight.began = data[17]
    return fight
