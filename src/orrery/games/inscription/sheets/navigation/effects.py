"""Effects that mark the navigation sheet."""

from __future__ import annotations

from typing import Any, ClassVar

from orrery.games.inscription.bits import words
from orrery.games.inscription.effect import Effect
from orrery.games.inscription.losing import Lose
from orrery.games.inscription.names import INFLUENCE, MATERIAL
from orrery.games.inscription.player import Player
from orrery.games.inscription.repeated import Repeated
from orrery.games.inscription.say import MARK
from orrery.games.inscription.sheets.navigation.places import system_name
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
from orrery.games.inscription.words import ACCESS, CLAIM, COUNT, DONE, LOSE_SYSTEM
from orrery.kernel.agenda import OpenQuestion, Question
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text


class Access(Effect):
    """Access so many systems, or with ``may`` up to so many."""

    __slots__ = ("may", "n")
    access_up_to_words: ClassVar[Phrase] = Phrase("access up to {n} systems", "uzyskaj dostęp do najwyżej {n} układów")
    access_words: ClassVar[Phrase] = Phrase(
        "access {n} {n:system|systems}", "uzyskaj dostęp do {n} {n:układu|układów|układów}"
    )

    def __init__(self, n: int, may: bool = False) -> None:
        super().__init__()
        self.n = n
        self.may = may

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(AccessSystem(seat, self.n, int(self.may)))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return can_access(state.players[seat])

    def say(self, language: str, they: bool = False) -> Text:
        return (self.access_up_to_words if self.may else self.access_words).say(language, n=self.n)


class AccessSystem(Repeated):
    """Which system do you access?"""

    __slots__ = ("may",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "may")
    asks = Phrase("Which system do you access? {n} to go", "Do którego układu uzyskujesz dostęp? Pozostało: {n}")
    topic = MARK

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
    words: ClassVar[Phrase] = Phrase(
        "you may access 1 system joined to it by a hyperlane",
        "możesz uzyskać dostęp do 1 układu połączonego z nim korytarzem nadprzestrzennym",
    )

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(AccessFrom(seat, source))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


class AccessFrom(OpenQuestion[Inscription]):
    """Which system joined to the one just claimed do you access?"""

    __slots__ = ("system",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "system")
    waived = True
    asks = Phrase("Which system joined to it do you access?", "Do którego połączonego układu uzyskujesz dostęp?")
    topic = MARK

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
    words: ClassVar[Phrase] = Phrase(
        "access any system other than Mecatol Rex", "uzyskaj dostęp do dowolnego układu innego niż Mecatol Rex"
    )

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(AccessAnySystem(seat))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(anywhere(state.players[seat]))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


def anywhere(player: Player) -> int:
    """Systems that are not accessed, Mecatol Rex apart."""
    sheet = player.navigation.sheet
    return ((1 << sheet.systems) - 1) & ~player.navigation.accessed & ~(1 << sheet.mecatol)


class AccessAnySystem(OpenQuestion[Inscription]):
    """Which system do you access? Any will do."""

    __slots__ = ()
    waived = True
    asks = Phrase("Which system do you access? Any will do", "Do którego układu uzyskujesz dostęp? Dowolnego")
    topic = MARK

    def candidates(self, state: Inscription) -> list[int]:
        return words(ACCESS.base, anywhere(state.players[self.seat]))

    def apply(self, state: Inscription, option: int) -> None:
        mark_accessed(state, self.seat, option - ACCESS.base)


class Claim(Effect):
    """Claim an accessed system."""

    __slots__ = ()
    words: ClassVar[Phrase] = Phrase("claim 1 accessed system", "zdobądź 1 dostępny układ")

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(ClaimSystem(seat))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(claimable(state.players[seat]))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


class ClaimSystem(Question[Inscription]):
    """Which accessed system do you claim?"""

    __slots__ = ()
    waived = True
    asks = Phrase("Which accessed system do you claim?", "Który dostępny układ zdobywasz?")
    topic = MARK

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
    words: ClassVar[Phrase] = Phrase("claim up to 2 accessed small systems", "zdobądź do 2 dostępnych małych układów")

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(ClaimSmallSystem(seat, -1))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        player = state.players[seat]
        return bool(claimable(player) & player.navigation.sheet.small)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


class ClaimSmallSystem(OpenQuestion[Inscription]):
    """Which small system do you claim?"""

    __slots__ = ("first",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "first")
    asks = Phrase("Which small system do you claim?", "Który mały układ zdobywasz?")
    topic = MARK

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
    words: ClassVar[Phrase] = Phrase(
        "access and claim a system other than Mecatol Rex that has a wormhole and is not accessed",
        "uzyskaj dostęp do niedostępnego układu z tunelem czasoprzestrzennym, innego niż Mecatol Rex, i go zdobądź",
    )

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(GateSystem(seat))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(gates(state.players[seat]))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


def gates(player: Player) -> int:
    holes = 0
    for system in player.navigation.sheet.wormholes:
        holes |= 1 << system
    return holes & anywhere(player)


class GateSystem(OpenQuestion[Inscription]):
    """Which system with a wormhole do you access and claim?"""

    __slots__ = ()
    waived = True
    asks = Phrase(
        "Which system with a wormhole do you access and claim?",
        "Do którego układu z tunelem uzyskujesz dostęp, by go zdobyć?",
    )
    topic = MARK

    def candidates(self, state: Inscription) -> list[int]:
        return words(CLAIM.base, gates(state.players[self.seat]))

    def apply(self, state: Inscription, option: int) -> None:
        system = option - CLAIM.base
        mark_accessed(state, self.seat, system)
        if not state.players[self.seat].navigation.lost >> system & 1:
            claim_systems(state, self.seat, [system])


class SystemLost(Event):
    __slots__ = ()
    kind = "lose-system"
    fields = (("sheet", COUNT), ("place", COUNT))
    sentence = Phrase("{seat} crosses off {place}.", "{seat} skreśla: {place}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        return {**super().gaps(scene), "place": system_name(self.values[0], self.values[1], scene.language)}


class LoseSystems(Lose):
    """Cross off unclaimed systems that contain an asset."""

    __slots__ = ()
    words = Phrase(
        "cross off {n} unclaimed systems that contain an asset (not Mecatol Rex; they may still be accessed)",
        "skreśl {n} niezdobyte układy zawierające kapitał (nie Mecatol Rex; wciąż można uzyskać do nich dostęp)",
    )
    question = Phrase("Which system do you cross off? {n} to go", "Który układ skreślasz? Pozostało: {n}")

    def losable(self, state: Inscription, player: Player) -> list[int]:
        sheet = player.navigation.sheet
        found = sheet.with_asset & ~player.navigation.claimed & ~player.navigation.lost & ~(1 << sheet.mecatol)
        return words(LOSE_SYSTEM.base, found)

    def lose(self, state: Inscription, seat: int, option: int) -> None:
        player = state.players[seat]
        system = option - LOSE_SYSTEM.base
        player.navigation.lost |= 1 << system
        state.note(SystemLost, seat, player.navigation.sheet.number, system)
