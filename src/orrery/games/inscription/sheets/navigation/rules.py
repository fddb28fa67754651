"""TI-NAV: accessing and claiming systems."""

from __future__ import annotations

from typing import Any

from orrery.games.inscription.abilities import PLANET_SYSTEM, WORMHOLE_PASSED, WORMHOLE_TRAVEL, WORMHOLES_STAY
from orrery.games.inscription.assets.claiming import claim_assets
from orrery.games.inscription.bits import lowest, words
from orrery.games.inscription.cards.in_play import happens, in_play
from orrery.games.inscription.names import INFLUENCE, NAVIGATION
from orrery.games.inscription.player import Player
from orrery.games.inscription.refusals import LOST_SYSTEM, NOT_ACCESSED, NOT_JOINED
from orrery.games.inscription.sheets.navigation.places import system_name
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import ACCESS, CLAIM, COUNT, ORDINAL, WORMHOLE
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal

# What is legal


def reachable(player: Player) -> int:
    """Systems that can be accessed along a hyperlane (TI-NAV-2)."""
    return player.navigation.reach & ~player.navigation.accessed


def trips(player: Player) -> list[int]:
    """Wormhole trips (TI-NAV-5): in at an accessed system, out at one that is not."""
    if not in_play(player).permits(WORMHOLE_TRAVEL):
        return []
    inside: list[int] = []
    outside: list[int] = []
    for hole, system in enumerate(player.navigation.sheet.wormholes):
        if not player.navigation.holes >> hole & 1:
            (inside if player.navigation.accessed >> system & 1 else outside).append(hole)
    return [WORMHOLE.word(entry, leave) for entry in inside for leave in outside]


def accesses(player: Player) -> list[int]:
    """Every access action as words."""
    return words(ACCESS.base, reachable(player)) + trips(player)


def can_access(player: Player) -> bool:
    return bool(reachable(player)) or bool(trips(player))


def claimable(player: Player) -> int:
    """TI-NAV-4."""
    return player.navigation.accessed & ~player.navigation.claimed & ~player.navigation.lost


def considered(player: Player, kind: int) -> list[int]:
    """Systems that one might want to claim with influence, or else to access."""
    every = (1 << player.navigation.sheet.systems) - 1
    if kind == INFLUENCE:
        return words(CLAIM.base, every & ~player.navigation.claimed)
    return words(ACCESS.base, every & ~player.navigation.accessed) + trips(player)


def closed(player: Player, option: int) -> Refusal | None:
    """Why a system cannot be accessed or claimed."""
    if ACCESS.has(option):
        return None if reachable(player) >> (option - ACCESS.base) & 1 else NOT_JOINED
    if CLAIM.has(option):
        bit = 1 << (option - CLAIM.base)
        if bit & claimable(player):
            return None
        return LOST_SYSTEM if bit & player.navigation.lost else NOT_ACCESSED
    return None


# Marks


class SystemAccessed(Event):
    __slots__ = ()
    kind = "access"
    fields = (("sheet", COUNT), ("place", COUNT))
    sentence = Phrase("{seat} accesses {place}.", "{seat} uzyskuje dostęp: {place}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        return {**super().gaps(scene), "place": system_name(self.values[0], self.values[1], scene.language)}


def mark_accessed(state: Inscription, seat: int, system: int) -> None:
    player = state.players[seat]
    player.navigation.accessed |= 1 << system
    player.navigation.reach |= player.navigation.sheet.joined[system]
    state.note(SystemAccessed, seat, player.navigation.sheet.number, system)


def follow_lane(state: Inscription, seat: int, system: int) -> None:
    """Access a system along a hyperlane, with a line from an accessed one (TI-MARK-4)."""
    player = state.players[seat]
    sheet = player.navigation.sheet
    player.navigation.lanes |= 1 << sheet.lane_to[system][lowest(sheet.joined[system] & player.navigation.accessed)]
    mark_accessed(state, seat, system)


class WormholeTravelled(Event):
    __slots__ = ()
    kind = "wormhole"
    fields = (("n", ORDINAL), ("m", ORDINAL))
    sentence = Phrase(
        "{seat} travels from wormhole {n} to wormhole {m}.", "{seat} podróżuje z tunelu {n} do tunelu {m}."
    )


def access(state: Inscription, seat: int, option: int) -> None:
    """One access action, by hyperlane or wormhole."""
    if ACCESS.has(option):
        follow_lane(state, seat, option - ACCESS.base)
        return
    player = state.players[seat]
    entry, leave = WORMHOLE.places(option)
    if not in_play(player).permits(WORMHOLES_STAY):
        player.navigation.holes |= 1 << entry | 1 << leave
    state.note(WormholeTravelled, seat, entry, leave)
    mark_accessed(state, seat, player.navigation.sheet.wormholes[leave])
    happens(state, seat, WORMHOLE_PASSED)


class SystemClaimed(Event):
    __slots__ = ()
    kind = "claim"
    fields = (("sheet", COUNT), ("place", COUNT))
    sentence = Phrase("{seat} claims {place}.", "{seat} zdobywa: {place}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        return {**super().gaps(scene), "place": system_name(self.values[0], self.values[1], scene.language)}


def claim_systems(state: Inscription, seat: int, systems: list[int]) -> None:
    """Claim systems at the same moment, with their assets."""
    player = state.players[seat]
    sheet = player.navigation.sheet
    for system in systems:
        player.navigation.claimed |= 1 << system
        state.note(SystemClaimed, seat, player.navigation.sheet.number, system)
        if sheet.planets >> system & 1:
            happens(state, seat, PLANET_SYSTEM, system)
    claim_assets(state, seat, NAVIGATION, [sheet.assets[system] for system in systems])


def mark(state: Inscription, seat: int, option: int) -> None:
    """What a resource was spent on."""
    if CLAIM.has(option):
        claim_systems(state, seat, [option - CLAIM.base])
    else:
        access(state, seat, option)
