"""AA-TEST-2, AA-TEST-10, AA-TEST-11: how dice are spent, worked out exactly.

Dice are counts per face. A payment is a handful of dice that reaches a cost and holds no die that could be left out.
Only tight payments are looked at: those of which no die could be replaced by a smaller one that is left over. Whatever
can be done with another payment can be done with a tight one, for the dice left over are larger.
"""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.clauses import Weapon
from orrery.games.adastra.grammar import WEAPON, WEAPON_COST
from orrery.games.adastra.state import AdAstra

LEAST_COST: Final = 2
"""Below this no technology's cost is lowered."""
MOST_KEPT: Final = 50_000

Arms = tuple[tuple[int, int, bool, bool], ...]
"""For each weapon its cost, its damage, whether it is repeatable, whether it ignores shields."""
Faces = tuple[int, ...]

_SPLITS: Final[dict[tuple[Faces, Arms, int], tuple[int, int]]] = {}
_COVERS: Final[dict[tuple[int, Faces], int]] = {}


def arms_of(state: AdAstra, seat: int) -> Arms:
    """The weapons of a seat, with what they cost it."""
    player = state.players[seat]
    basics = player.board.basics.source
    change = player.index.stat(WEAPON_COST)
    found: list[tuple[int, int, bool, bool]] = []
    for featured in player.index.all(WEAPON):
        weapon = featured.feature
        assert isinstance(weapon, Weapon)
        cost = weapon.cost
        if change and featured.source != basics:
            cost = min(cost, max(LEAST_COST, cost + change))
        found.append((cost, weapon.damage, weapon.repeatable, weapon.pierce))
    return tuple(found)


def payments(dice: Faces, cost: int) -> list[Faces]:
    """All tight payments: how many dice of each face."""
    found: list[Faces] = []
    _collect(dice, cost, 6, [0, 0, 0, 0, 0, 0], found)
    return [used for used in found if _tight(dice, used, cost)]


def _collect(dice: Faces, cost: int, face: int, used: list[int], found: list[Faces]) -> None:
    """Handfuls from this face down, each of them complete with its smallest die."""
    while face and not dice[face - 1]:
        face -= 1
    if not face:
        return
    needed = (cost + face - 1) // face
    for number in range(min(dice[face - 1], needed), -1, -1):
        used[face - 1] = number
        left = cost - number * face
        if left <= 0:
            found.append(tuple(used))
        else:
            _collect(dice, left, face - 1, used, found)


def _tight(dice: Faces, used: Faces, cost: int) -> bool:
    total = 0
    for face in range(6):
        total += used[face] * (face + 1)
    waste = total - cost
    if not waste:
        return True
    for face in range(1, 6):
        if used[face]:
            for lower in range(max(0, face - waste), face):
                if dice[lower] > used[lower]:
                    return False
    return True


def _less(dice: Faces, used: Faces) -> Faces:
    return (
        dice[0] - used[0],
        dice[1] - used[1],
        dice[2] - used[2],
        dice[3] - used[3],
        dice[4] - used[4],
        dice[5] - used[5],
    )


def covers(dice: Faces, cost: int) -> int:
    """How often a cost can be paid."""
    alone = 0
    for face in range(cost - 1, 6):
        alone += dice[face]
    rest = dice[: cost - 1] + (0,) * (7 - cost) if cost <= 6 else dice
    return alone + (_cover(rest, cost) if sum(rest) > 1 else 0)


def _cover(dice: Faces, cost: int) -> int:
    """The same for dice of which each alone is too small: the largest one is part of some payment."""
    key = (cost, dice)
    found = _COVERS.get(key)
    if found is not None:
        return found
    best = 0
    for face in range(5, -1, -1):
        if dice[face]:
            one = (0,) * face + (1,) + (0,) * (5 - face)
            rest = _less(dice, one)
            for used in payments(rest, cost - face - 1):
                best = max(best, 1 + _cover(_less(rest, used), cost))
            break
    if len(_COVERS) >= MOST_KEPT:
        _COVERS.clear()
    _COVERS[key] = best
    return best


class Spending:
    """The weapons of one side, sorted for spending dice: those used once, then the repeatable ones worth using."""

    __slots__ = ("memory", "once", "repeatable")

    def __init__(self, arms: Arms) -> None:
        once = [arm for arm in arms if not arm[2]]
        once.sort(key=_value)
        self.once = once
        again = [arm for arm in arms if arm[2]]
        again.sort(key=_value)
        self.repeatable: list[tuple[int, int, bool, bool]] = []
        for arm in again:  # sorted by damage: useless is what costs no less than another that deals as much
            for other in self.repeatable:
                if other[0] <= arm[0]:
                    break
            else:
                self.repeatable.append(arm)
        self.memory: dict[tuple[int, Faces], int] = {}

    def bound(self, dice: Faces, place: int) -> int:
        """No more damage than this can be dealt from this weapon on: dice as if they could be cut in pieces."""
        pips = dice[0] + 2 * dice[1] + 3 * dice[2] + 4 * dice[3] + 5 * dice[4] + 6 * dice[5]
        ratio = 0.0
        for cost, damage, _, _ in self.repeatable:
            ratio = max(ratio, damage / cost)
        best = 0.0
        for cost, damage, _, _ in self.once[place:]:
            best += max(damage, cost * ratio)
            pips -= cost
        return int(best + max(0, pips) * ratio + 1e-9)

    def most(self, dice: Faces, place: int) -> int:
        """The most damage with the weapons from this place on."""
        if place >= len(self.once):
            return self.again(dice, place)
        key = (place, dice)
        found = self.memory.get(key)
        if found is not None:
            return found
        cost, damage, _, _ = self.once[place]
        best = 0
        bound = self.bound(dice, place)
        for used in payments(dice, cost):
            best = max(best, damage + self.most(_less(dice, used), place + 1))
            if best >= bound:
                break
        if best < bound:
            best = max(best, self.most(dice, place + 1))
        self.memory[key] = best
        return best

    def again(self, dice: Faces, place: int) -> int:
        """The most damage with the repeatable weapons from this place on."""
        number = place - len(self.once)
        if number >= len(self.repeatable):
            return 0
        cost, damage, _, _ = self.repeatable[number]
        if number == len(self.repeatable) - 1:
            return damage * covers(dice, cost)
        key = (place, dice)
        found = self.memory.get(key)
        if found is not None:
            return found
        best = self.again(dice, place + 1)
        for used in payments(dice, cost):
            best = max(best, damage + self.again(_less(dice, used), place))
        self.memory[key] = best
        return best


def _value(arm: tuple[int, int, bool, bool]) -> tuple[int, int]:
    return -arm[1], arm[0]


def split(dice: Faces, arms: Arms, shields: int) -> tuple[int, int]:
    """The most damage against so many shield points: that which they reduce, and that which ignores them.

    Shields are known when dice are spent, so one split is as good as any: no question arises (AA-TEST-11).
    """
    key = (dice, arms, shields)
    found = _SPLITS.get(key)
    if found is not None:
        return found
    piercing = [arm for arm in arms if arm[3]]
    spending = Spending(tuple([arm for arm in arms if not arm[3]]))
    best = _pierced(spending, piercing, 0, dice, shields, 0)
    if len(_SPLITS) >= MOST_KEPT:
        _SPLITS.clear()
    _SPLITS[key] = best
    return best


def _pierced(
    spending: Spending,
    piercing: list[tuple[int, int, bool, bool]],
    place: int,
    dice: Faces,
    shields: int,
    pierced: int,
) -> tuple[int, int]:
    """Each weapon that ignores shields is used or not, the rest of the dice go to the others."""
    if place >= len(piercing):
        return spending.most(dice, 0), pierced
    best = _pierced(spending, piercing, place + 1, dice, shields, pierced)
    cost, damage, again, _ = piercing[place]
    for used in payments(dice, cost):
        following = place if again else place + 1
        other = _pierced(spending, piercing, following, _less(dice, used), shields, pierced + damage)
        if _worth(other, shields) > _worth(best, shields):
            best = other
    return best


def _worth(damage: tuple[int, int], shields: int) -> tuple[int, int]:
    return max(0, damage[0] - shields) + damage[1], damage[0] + damage[1]


def landings(dice: Faces, either: int, removal: int, removals: int) -> int:
    """AA-INV-4: how often one cost can be paid after so many payments of the other, or -1 if those cannot be made."""
    if not removals:
        return covers(dice, either)
    best = -1
    for used in payments(dice, removal):
        best = max(best, landings(_less(dice, used), either, removal, removals - 1))
    return best
