"""TI-NAV: accessing and claiming systems."""

from __future__ import annotations

from orrery.games.inscription.assets.claiming import claim_assets
from orrery.games.inscription.bits import lowest, words
from orrery.games.inscription.cards.kinds import faction_of
from orrery.games.inscription.effect import resolve
from orrery.games.inscription.names import GRAVITY_DRIVE, INFLUENCE, NAVIGATION
from orrery.games.inscription.player import Player
from orrery.games.inscription.refusals import LOST_SYSTEM, NOT_ACCESSED, NOT_JOINED
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import ACCESS, CLAIM, WORMHOLE
from orrery.kernel.text import Refusal

# What is legal


def reachable(player: Player) -> int:
    """Systems that can be accessed along a hyperlane (TI-NAV-2)."""
    return player.reach & ~player.accessed


def trips(player: Player) -> list[int]:
    """Wormhole trips (TI-NAV-5): in at an accessed system, out at one that is not."""
    if not player.has(GRAVITY_DRIVE):
        return []
    inside: list[int] = []
    outside: list[int] = []
    for hole, system in enumerate(player.navigation().wormholes):
        if not player.holes >> hole & 1:
            (inside if player.accessed >> system & 1 else outside).append(hole)
    return [WORMHOLE.word(entry, leave) for entry in inside for leave in outside]


def accesses(player: Player) -> list[int]:
    """Every access action as words."""
    return words(ACCESS.base, reachable(player)) + trips(player)


def can_access(player: Player) -> bool:
    return bool(reachable(player)) or bool(trips(player))


def claimable(player: Player) -> int:
    """TI-NAV-4."""
    return player.accessed & ~player.claimed & ~player.lost_systems


def navigation_uses(player: Player, kind: int) -> list[int]:
    """What a resource can be spent on, by the legend."""
    return words(CLAIM.base, claimable(player)) if kind == INFLUENCE else accesses(player)


def navigation_has_use(player: Player, kind: int) -> bool:
    return bool(claimable(player)) if kind == INFLUENCE else can_access(player)


def navigation_candidates(player: Player, kind: int) -> list[int]:
    every = (1 << player.navigation().systems) - 1
    if kind == INFLUENCE:
        return words(CLAIM.base, every & ~player.claimed)
    return words(ACCESS.base, every & ~player.accessed) + trips(player)


def navigation_refusal(player: Player, option: int) -> Refusal | None:
    """Why a system cannot be accessed or claimed."""
    if ACCESS.has(option):
        return None if reachable(player) >> (option - ACCESS.base) & 1 else NOT_JOINED
    if CLAIM.has(option):
        bit = 1 << (option - CLAIM.base)
        if bit & claimable(player):
            return None
        return LOST_SYSTEM if bit & player.lost_systems else NOT_ACCESSED
    return None


# Marks


def mark_accessed(state: Inscription, seat: int, system: int) -> None:
    player = state.players[seat]
    player.accessed |= 1 << system
    player.reach |= player.navigation().joined[system]
    state.note("access", seat, player.sheets[NAVIGATION], system)


def follow_lane(state: Inscription, seat: int, system: int) -> None:
    """Access a system along a hyperlane, with a line from an accessed one (TI-MARK-4)."""
    player = state.players[seat]
    sheet = player.navigation()
    player.lanes |= 1 << sheet.lane_to[system][lowest(sheet.joined[system] & player.accessed)]
    mark_accessed(state, seat, system)


def access(state: Inscription, seat: int, option: int) -> None:
    """One access action, by hyperlane or wormhole."""
    if ACCESS.has(option):
        follow_lane(state, seat, option - ACCESS.base)
        return
    player = state.players[seat]
    faction = faction_of(player)
    entry, leave = WORMHOLE.places(option)
    if not faction.wormholes_stay:
        player.holes |= 1 << entry | 1 << leave
    state.note("wormhole", seat, entry, leave)
    mark_accessed(state, seat, player.navigation().wormholes[leave])
    resolve(state, seat, faction.on_wormhole)


def claim_systems(state: Inscription, seat: int, systems: list[int]) -> None:
    """Claim systems at the same moment, with their assets."""
    player = state.players[seat]
    sheet = player.navigation()
    hook = faction_of(player).on_planet_system
    for system in systems:
        player.claimed |= 1 << system
        state.note("claim", seat, player.sheets[NAVIGATION], system)
        if sheet.planets >> system & 1:
            resolve(state, seat, hook, system)
    claim_assets(state, seat, NAVIGATION, [sheet.assets[system] for system in systems])


def navigation_use(state: Inscription, seat: int, option: int) -> None:
    """What a resource was spent on."""
    if CLAIM.has(option):
        claim_systems(state, seat, [option - CLAIM.base])
    else:
        access(state, seat, option)
