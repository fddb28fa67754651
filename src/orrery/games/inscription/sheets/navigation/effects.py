"""Effects that mark the navigation sheet."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.inscription.bits import words
from orrery.games.inscription.effect import Effect
from orrery.games.inscription.losing import Lose
from orrery.games.inscription.names import INFLUENCE, MATERIAL
from orrery.games.inscription.player import Player
from orrery.games.inscription.repeated import Repeated
from orrery.games.inscription.say import phrase
from orrery.games.inscription.sheets.navigation.rules import (
    access,
    accesses,
    can_access,
    claim_systems,
    claimable,
    closed,
    considered,
    follow_lane,
    mark_accessed,
)
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import ACCESS, CLAIM, DONE, LOSE_SYSTEM
from orrery.kernel.agenda import OpenQuestion, Question
from orrery.kernel.text import Phrase, Refusal


class Access(Effect):
    """Access so many systems, or with ``may`` up to so many."""

    __slots__ = ("may", "n")

    def __init__(self, n: int, may: bool = False) -> None:
        super().__init__()
        self.n = n
        self.may = may

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(AccessSystem(seat, self.n, int(self.may)))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return can_access(state.players[seat])

    def say(self, language: str) -> str:
        return phrase("access-up-to" if self.may else "access", language, n=self.n)


class AccessSystem(Repeated):
    """Which system do you access?"""

    __slots__ = ("may",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "may")

    def __init__(self, seat: int, left: int, may: int) -> None:
        super().__init__(seat, left)
        self.may = may

    def candidates(self, state: Inscription) -> list[int]:
        found = considered(state.players[self.seat], MATERIAL)
        return [*found, DONE] if self.may else found

    def refusal(self, state: Inscription, option: int) -> Refusal | None:
        return None if option == DONE else closed(state.players[self.seat], option)

    def options(self, state: Inscription) -> list[int]:
        found = accesses(state.players[self.seat])
        return [*found, DONE] if self.may and found else found

    def apply(self, state: Inscription, option: int) -> None:
        if option == DONE:
            return
        if self.left > 1:
            state.push(AccessSystem(self.seat, self.left - 1, self.may))
        access(state, self.seat, option)


class AccessJoined(Effect):
    """You may access a system joined to the one just claimed (Naaz-Rokha)."""

    __slots__ = ()

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(AccessFrom(seat, source))

    def say(self, language: str) -> str:
        return phrase("access-joined", language)


class AccessFrom(OpenQuestion[Inscription]):
    """Which system joined to the one just claimed do you access?"""

    __slots__ = ("system",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "system")
    waived = True

    def __init__(self, seat: int, system: int) -> None:
        self.seat = seat
        self.system = system

    def candidates(self, state: Inscription) -> list[int]:
        player = state.players[self.seat]
        found = words(ACCESS.base, player.navigation.sheet.joined[self.system] & ~player.navigation.accessed)
        return [*found, DONE] if found else found

    def apply(self, state: Inscription, option: int) -> None:
        if option != DONE:
            follow_lane(state, self.seat, option - ACCESS.base)


class AccessAny(Effect):
    """Access any system other than Mecatol Rex."""

    __slots__ = ()

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(AccessAnySystem(seat))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(anywhere(state.players[seat]))

    def say(self, language: str) -> str:
        return phrase("access-any", language)


def anywhere(player: Player) -> int:
    """Systems that are not accessed, Mecatol Rex apart."""
    sheet = player.navigation.sheet
    return ((1 << sheet.systems) - 1) & ~player.navigation.accessed & ~(1 << sheet.mecatol)


class AccessAnySystem(OpenQuestion[Inscription]):
    """Which system do you access? Any will do."""

    __slots__ = ()
    waived = True

    def candidates(self, state: Inscription) -> list[int]:
        return words(ACCESS.base, anywhere(state.players[self.seat]))

    def apply(self, state: Inscription, option: int) -> None:
        mark_accessed(state, self.seat, option - ACCESS.base)


class Claim(Effect):
    """Claim an accessed system."""

    __slots__ = ()

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(ClaimSystem(seat))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(claimable(state.players[seat]))

    def say(self, language: str) -> str:
        return phrase("claim", language)


class ClaimSystem(Question[Inscription]):
    """Which accessed system do you claim?"""

    __slots__ = ()
    waived = True

    def candidates(self, state: Inscription) -> list[int]:
        return considered(state.players[self.seat], INFLUENCE)

    def refusal(self, state: Inscription, option: int) -> Refusal | None:
        return closed(state.players[self.seat], option)

    def options(self, state: Inscription) -> list[int]:
        return words(CLAIM.base, claimable(state.players[self.seat]))

    def apply(self, state: Inscription, option: int) -> None:
        claim_systems(state, self.seat, [option - CLAIM.base])


class ClaimSmall(Effect):
    """Integrated Economy: up to two accessed small systems at the same moment."""

    __slots__ = ()

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(ClaimSmallSystem(seat, -1))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        player = state.players[seat]
        return bool(claimable(player) & player.navigation.sheet.small)

    def say(self, language: str) -> str:
        return phrase("claim-small", language)


class ClaimSmallSystem(OpenQuestion[Inscription]):
    """Which small system do you claim?"""

    __slots__ = ("first",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "first")

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first
        """The system chosen before, or none yet."""

    def candidates(self, state: Inscription) -> list[int]:
        player = state.players[self.seat]
        small = claimable(player) & player.navigation.sheet.small
        if self.first < 0:
            return words(CLAIM.base, small)
        return [*words(CLAIM.base, small & ~(1 << self.first)), DONE]

    def apply(self, state: Inscription, option: int) -> None:
        if option == DONE:
            claim_systems(state, self.seat, [self.first])
        elif self.first < 0:
            state.push(ClaimSmallSystem(self.seat, option - CLAIM.base))
        else:
            claim_systems(state, self.seat, [self.first, option - CLAIM.base])


class Gate(Effect):
    """Creuss Gate: a system with a wormhole is accessed and claimed."""

    __slots__ = ()

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(GateSystem(seat))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(gates(state.players[seat]))

    def say(self, language: str) -> str:
        return phrase("gate", language)


def gates(player: Player) -> int:
    holes = 0
    for system in player.navigation.sheet.wormholes:
        holes |= 1 << system
    return holes & anywhere(player)


class GateSystem(OpenQuestion[Inscription]):
    """Which system with a wormhole do you access and claim?"""

    __slots__ = ()
    waived = True

    def candidates(self, state: Inscription) -> list[int]:
        return words(CLAIM.base, gates(state.players[self.seat]))

    def apply(self, state: Inscription, option: int) -> None:
        system = option - CLAIM.base
        mark_accessed(state, self.seat, system)
        if not state.players[self.seat].navigation.lost >> system & 1:
            claim_systems(state, self.seat, [system])


class LoseSystems(Lose):
    """Cross off unclaimed systems that contain an asset."""

    __slots__ = ()
    key = "lose-systems"
    question = Phrase("Which system do you cross off? {n} to go", "Który układ skreślasz? Pozostało: {n}")

    def losable(self, state: Inscription, player: Player) -> list[int]:
        sheet = player.navigation.sheet
        found = sheet.with_asset & ~player.navigation.claimed & ~player.navigation.lost & ~(1 << sheet.mecatol)
        return words(LOSE_SYSTEM.base, found)

    def lose(self, state: Inscription, seat: int, option: int) -> None:
        player = state.players[seat]
        system = option - LOSE_SYSTEM.base
        player.navigation.lost |= 1 << system
        state.note("lose-system", seat, player.navigation.sheet.number, system)
