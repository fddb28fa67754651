"""TI-STR-6: what a resource or a kept asset can be used for on a sheet. The sheets' own files say how."""

from __future__ import annotations

from orrery.games.inscription.bits import words
from orrery.games.inscription.cards.kinds import TECHNOLOGY_CARDS
from orrery.games.inscription.names import (
    BIOTIC,
    CYBERNETIC,
    EXPANSION,
    FOCUS,
    INDUSTRY,
    NAVIGATION,
    PLANET,
    RESEARCH,
    SPECIALTY,
    WARFARE,
)
from orrery.games.inscription.player import Player
from orrery.games.inscription.sheets.expansion.rules import (
    expansion_candidates,
    expansion_has_use,
    expansion_refusal,
    expansion_use,
    expansion_uses,
    planet_asset_uses,
)
from orrery.games.inscription.sheets.industry.rules import (
    claimable_spaces,
    dotted,
    industry_candidates,
    industry_has_use,
    industry_refusal,
    industry_use,
    industry_uses,
    scrappable,
)
from orrery.games.inscription.sheets.navigation.rules import (
    navigation_candidates,
    navigation_has_use,
    navigation_refusal,
    navigation_use,
    navigation_uses,
)
from orrery.games.inscription.sheets.research import (
    has_focus,
    locked,
    of_sheet,
    studies,
    study,
    study_candidates,
    study_refusal,
)
from orrery.games.inscription.sheets.warfare.rules import (
    open_bars,
    warfare_candidates,
    warfare_has_use,
    warfare_refusal,
    warfare_use,
    warfare_uses,
)
from orrery.games.inscription.sheets.warfare.units import BARS, LOCKS
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import BUILD, LEGEND, SCRAP, STUDY, UNLOCK_TECHNOLOGY, UNLOCK_UNITS
from orrery.kernel.text import Refusal


def uses(player: Player, sheet: int, kind: int) -> list[int]:
    """Every legal use of a resource on a sheet."""
    if sheet == NAVIGATION:
        found = navigation_uses(player, kind)
    elif sheet == EXPANSION:
        found = expansion_uses(player, kind)
    elif sheet == INDUSTRY:
        found = industry_uses(player, kind)
    else:
        found = warfare_uses(player, kind)
    return found + studies(player, sheet) if kind == RESEARCH else found


def has_use(player: Player, sheet: int, kind: int) -> bool:
    """Whether a resource has a legal use (TI-TERM-5)."""
    if kind == RESEARCH and locked(player) & of_sheet(sheet):
        return True
    if sheet == NAVIGATION:
        return navigation_has_use(player, kind)
    if sheet == EXPANSION:
        return expansion_has_use(player, kind)
    if sheet == INDUSTRY:
        return industry_has_use(player, kind)
    return warfare_has_use(player, kind)


def use_candidates(player: Player, sheet: int, kind: int) -> list[int]:
    """What one might want to use it for."""
    if sheet == NAVIGATION:
        found = navigation_candidates(player, kind)
    elif sheet == EXPANSION:
        found = expansion_candidates(player, kind)
    elif sheet == INDUSTRY:
        found = industry_candidates(player, kind)
    else:
        found = warfare_candidates(player, kind)
    return found + study_candidates(sheet) if kind == RESEARCH else found


def use_refusal(player: Player, sheet: int, kind: int, option: int) -> Refusal | None:
    if STUDY.has(option):
        return study_refusal(player, option - STUDY.base)
    if sheet == NAVIGATION:
        return navigation_refusal(player, option)
    if sheet == EXPANSION:
        return expansion_refusal(player, kind, option)
    if sheet == INDUSTRY:
        return industry_refusal(player, option)
    return warfare_refusal(player, option)


def use(state: Inscription, seat: int, sheet: int, option: int) -> None:
    """Put a resource to this use."""
    if STUDY.has(option):
        study(state, seat, option - STUDY.base)
    elif sheet == NAVIGATION:
        navigation_use(state, seat, option)
    elif sheet == EXPANSION:
        expansion_use(state, seat, option)
    elif sheet == INDUSTRY:
        industry_use(state, seat, option)
    else:
        warfare_use(state, seat, option)


def specialty_uses(player: Player, sheet: int, specialty: int) -> list[int]:
    """What a specialty can be spent on (TI-AST-5)."""
    left = locked(player) & of_sheet(sheet)
    found = [
        UNLOCK_TECHNOLOGY.base + tech
        for tech in (2 * sheet, 2 * sheet + 1)
        if left >> tech & 1 and TECHNOLOGY_CARDS[tech].specialty == specialty
    ]
    if sheet == WARFARE:
        for place, (unit, key) in enumerate(LOCKS.items()):
            if key == specialty and not player.types >> unit & 1:
                found.append(UNLOCK_UNITS.base + place)
        bars = open_bars(player)
        for number, bar in enumerate(BARS):
            if bar.alt == specialty and bars >> number & 1:
                found.append(BUILD.base + number)
    elif sheet == INDUSTRY:
        found += words(SCRAP.base, dotted(player, specialty))
        if (specialty == CYBERNETIC and scrappable(player)) or (specialty == BIOTIC and claimable_spaces(player)):
            found.append(LEGEND)
    return found


def asset_has_use(player: Player, sheet: int, kind: int) -> bool:
    """Whether a kept asset can be spent on this sheet."""
    if kind == PLANET:
        return sheet == EXPANSION and bool(planet_asset_uses(player))
    if kind >= FOCUS:
        return not has_focus(player, sheet, kind - FOCUS)
    return bool(specialty_uses(player, sheet, kind - SPECIALTY))
