"""TI-IND: scrapping and claiming spaces of the network."""

from __future__ import annotations

from typing import Any

from orrery.games.inscription.assets.claiming import claim_asset
from orrery.games.inscription.bits import words
from orrery.games.inscription.names import INDUSTRY, MATERIAL
from orrery.games.inscription.player import Player
from orrery.games.inscription.sheets.industry.places import space_name
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import COUNT, SCRAP, SPACE
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase

# What is legal


def unmarked(player: Player) -> int:
    """Ordinary spaces that are neither scrapped, claimed nor destroyed."""
    return player.industry.sheet.spaces & ~player.industry.scrapped & ~player.industry.claimed & ~player.industry.lost


def scrappable(player: Player) -> int:
    """TI-IND-2."""
    return unmarked(player) & player.industry.near_marked


def claimable_spaces(player: Player) -> int:
    """TI-IND-3."""
    return unmarked(player) & player.industry.near_scrapped


def dotted(player: Player, specialty: int) -> int:
    """Dotted-X spaces that a specialty can scrap (TI-IND-7)."""
    return player.industry.sheet.dotted[specialty] & ~player.industry.scrapped


def places(player: Player, kind: int) -> list[int]:
    """What a resource can be spent on, by the legend."""
    if kind == MATERIAL:
        return words(SCRAP.base, scrappable(player))
    return words(SPACE.base, claimable_spaces(player))


# Marks


class SpaceScrapped(Event):
    __slots__ = ()
    kind = "scrap"
    fields = (("sheet", COUNT), ("place", COUNT))
    sentence = Phrase("{seat} scraps {place}.", "{seat} likwiduje: {place}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        return {**super().gaps(scene), "place": space_name(self.values[0], self.values[1], scene.language)}


def scrap(state: Inscription, seat: int, space: int) -> None:
    """Scrap a space; its asset is destroyed."""
    player = state.players[seat]
    near = player.industry.sheet.beside[space]
    player.industry.scrapped |= 1 << space
    player.industry.near_marked |= near
    player.industry.near_scrapped |= near
    state.note(SpaceScrapped, seat, player.industry.sheet.number, space)


class SpaceClaimed(Event):
    __slots__ = ()
    kind = "space"
    fields = (("sheet", COUNT), ("place", COUNT))
    sentence = Phrase("{seat} claims {place}.", "{seat} zdobywa: {place}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        return {**super().gaps(scene), "place": space_name(self.values[0], self.values[1], scene.language)}


def claim_space(state: Inscription, seat: int, space: int) -> None:
    """Claim a space and its asset."""
    player = state.players[seat]
    sheet = player.industry.sheet
    player.industry.claimed |= 1 << space
    player.industry.near_marked |= sheet.beside[space]
    state.note(SpaceClaimed, seat, player.industry.sheet.number, space)
    claim_asset(state, seat, INDUSTRY, sheet.assets[space])


def mark(state: Inscription, seat: int, option: int) -> None:
    """What a resource was spent on."""
    if SCRAP.has(option):
        scrap(state, seat, option - SCRAP.base)
    else:
        claim_space(state, seat, option - SPACE.base)
