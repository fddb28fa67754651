"""TI-IND: scrapping and claiming spaces of the network."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.assets.claiming import claim_asset
from orrery.games.inscription.bits import words
from orrery.games.inscription.effect import Effect
from orrery.games.inscription.names import AI_ALGORITHM, INDUSTRY, MATERIAL
from orrery.games.inscription.player import Player
from orrery.games.inscription.refusals import NOT_BESIDE_MARKED, NOT_BESIDE_SCRAPPED
from orrery.games.inscription.repeated import Repeated
from orrery.games.inscription.say import phrase
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import SCRAP, SPACE
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.text import Refusal

SURROUNDED: Final = 3

# What is legal


def unmarked(player: Player) -> int:
    """Ordinary spaces that are neither scrapped, claimed nor destroyed."""
    return player.industry().spaces & ~player.scrapped & ~player.spaces & ~player.lost_spaces


def scrappable(player: Player) -> int:
    """TI-IND-2."""
    return unmarked(player) & player.near_marked


def claimable_spaces(player: Player) -> int:
    """TI-IND-3."""
    return unmarked(player) & player.near_scrapped


def dotted(player: Player, specialty: int) -> int:
    """Dotted-X spaces that a specialty can scrap (TI-IND-7)."""
    return player.industry().dotted[specialty] & ~player.scrapped


def industry_uses(player: Player, kind: int) -> list[int]:
    """What a resource can be spent on, by the legend."""
    if kind == MATERIAL:
        return words(SCRAP.base, scrappable(player))
    return words(SPACE.base, claimable_spaces(player))


def industry_has_use(player: Player, kind: int) -> bool:
    return bool(scrappable(player) if kind == MATERIAL else claimable_spaces(player))


def industry_candidates(player: Player, kind: int) -> list[int]:
    return words(SCRAP.base if kind == MATERIAL else SPACE.base, unmarked(player))


def industry_refusal(player: Player, option: int) -> Refusal | None:
    """Why a space cannot be scrapped or claimed."""
    if SCRAP.has(option):
        return None if scrappable(player) >> (option - SCRAP.base) & 1 else NOT_BESIDE_MARKED
    return None if claimable_spaces(player) >> (option - SPACE.base) & 1 else NOT_BESIDE_SCRAPPED


# Marks


def scrap(state: Inscription, seat: int, space: int) -> None:
    """Scrap a space; its asset is destroyed."""
    player = state.players[seat]
    near = player.industry().beside[space]
    player.scrapped |= 1 << space
    player.near_marked |= near
    player.near_scrapped |= near
    state.note("scrap", seat, player.sheets[INDUSTRY], space)


def claim_space(state: Inscription, seat: int, space: int) -> None:
    """Claim a space and its asset."""
    player = state.players[seat]
    sheet = player.industry()
    player.spaces |= 1 << space
    player.near_marked |= sheet.beside[space]
    state.note("space", seat, player.sheets[INDUSTRY], space)
    claim_asset(state, seat, INDUSTRY, sheet.assets[space])


def industry_use(state: Inscription, seat: int, option: int) -> None:
    """What a resource was spent on."""
    if SCRAP.has(option):
        scrap(state, seat, option - SCRAP.base)
    else:
        claim_space(state, seat, option - SPACE.base)


# Effects


class MarkCouncilor(Effect):
    """Psychoarchaeology."""

    __slots__ = ()

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(MarkCouncilorSpace(seat))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        player = state.players[seat]
        return bool(unmarked(player) & player.industry().councilors)

    def say(self, language: str) -> str:
        return phrase("scrap-or-claim-councilor", language)


class MarkCouncilorSpace(OpenQuestion[Inscription]):
    """Which space with a councilor do you scrap or claim?"""

    __slots__ = ()

    def candidates(self, state: Inscription) -> list[int]:
        player = state.players[self.seat]
        spaces = unmarked(player) & player.industry().councilors
        return words(SPACE.base, spaces) + words(SCRAP.base, spaces)

    def apply(self, state: Inscription, option: int) -> None:
        industry_use(state, self.seat, option)


def surrounded(player: Player) -> int:
    """Unmarked spaces beside at least three scrapped ones (AI Development Algorithm)."""
    found = 0
    beside = player.industry().beside
    left = claimable_spaces(player)
    while left:
        low = left & -left
        if (beside[low.bit_length() - 1] & player.scrapped).bit_count() >= SURROUNDED:
            found |= low
        left ^= low
    return found


def has_algorithm(player: Player) -> bool:
    return player.has(AI_ALGORITHM) and bool(surrounded(player))


class ClaimSurrounded(Effect):
    """AI Development Algorithm."""

    __slots__ = ()

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(ClaimSurroundedSpace(seat))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(surrounded(state.players[seat]))

    def say(self, language: str) -> str:
        return phrase("claim-surrounded", language)


class ClaimSurroundedSpace(OpenQuestion[Inscription]):
    """Which space beside three scrapped ones do you claim?"""

    __slots__ = ()

    def candidates(self, state: Inscription) -> list[int]:
        return words(SPACE.base, surrounded(state.players[self.seat]))

    def apply(self, state: Inscription, option: int) -> None:
        industry_use(state, self.seat, option)


class ClaimSingles(Effect):
    """Guild Ships: spaces with a single commodity, wherever they are."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(ClaimSingle(seat, self.n))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(singles(state.players[seat]))

    def say(self, language: str) -> str:
        return phrase("claim-singles", language, n=self.n)


def singles(player: Player) -> int:
    return unmarked(player) & sum(player.industry().single)


class ClaimSingle(Repeated):
    """Which space with a single commodity do you claim?"""

    __slots__ = ()

    def candidates(self, state: Inscription) -> list[int]:
        return words(SPACE.base, singles(state.players[self.seat]))

    def apply(self, state: Inscription, option: int) -> None:
        if self.left > 1:
            state.push(ClaimSingle(self.seat, self.left - 1))
        industry_use(state, self.seat, option)


class LoseCommodities(Effect):
    """Automated Worker Ban: unmarked spaces with a single commodity of the named kind."""

    __slots__ = ()
    asks = False

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        player = state.players[seat]
        lost = unmarked(player) & player.industry().single[state.named] if state.named >= 0 else 0
        player.lost_spaces |= lost
        if lost:
            state.note("lose-spaces", seat, lost.bit_count(), state.named)

    def say(self, language: str) -> str:
        return phrase("lose-commodities", language)
