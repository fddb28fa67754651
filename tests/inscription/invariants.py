"""What holds in every state of Inscription."""

from __future__ import annotations

from orrery.games.inscription.assets.symbols import ASSETS, VP
from orrery.games.inscription.cards.kinds import RELIC_CARDS, TECHNOLOGY_CARDS, faction_of
from orrery.games.inscription.events.rounds import deck
from orrery.games.inscription.events.scoring import obsidian_points
from orrery.games.inscription.names import (
    FACTIONS,
    LOST,
    MECATOL_VP,
    NONE,
    OBSIDIAN,
    POPULATION,
    RELICS,
    SIDE_B,
    TRADE_GOODS,
    VOTES,
    WAR_SUN,
    WON,
)
from orrery.games.inscription.player import Player
from orrery.games.inscription.sheets.industry.chart import COMMODITY_SYMBOLS, COMMODITY_VP, COUNCILOR_VP, COUNCILORS
from orrery.games.inscription.sheets.warfare.grid import MASKS
from orrery.games.inscription.sheets.warfare.units import BARS
from orrery.games.inscription.state import Inscription
from orrery.kernel import State


def check_inscription(state: State) -> None:
    assert isinstance(state, Inscription)
    check_cards(state)
    for player in state.players:
        check_navigation(player)
        check_expansion(player)
        check_industry(player)
        check_warfare(player)
        check_assets(player)
    assert len(state.before) == (state.seats if state.desks else 0)
    assert (state.task != NONE) == bool(state.desks)
    if not state.desks:
        for seat, player in enumerate(state.players):
            assert not any(player.pool)
            assert not player.journal
            if state.outcome() is not None or state.round == 0:
                check_points(state, seat)
    assert len(set(state.mecatol)) == len(state.mecatol)
    assert state.reached_right <= state.reached_left <= state.wars <= state.reached_right + 1


def check_cards(state: Inscription) -> None:
    relics = [
        relic
        for player in state.players
        for relic in (*player.relics, *player.played, *player.reserve, *player.spares, *player.offer, *player.refused)
    ]
    assert len(set(relics)) == len(relics)
    assert all(0 <= relic < len(RELICS) for relic in relics)
    factions = [player.faction for player in state.players if player.faction != NONE]
    assert len(set(factions)) == len(factions)
    dealt = [faction for player in state.players for faction in player.dealt]
    assert len(set(dealt)) == len(dealt)
    assert all(0 <= faction < len(FACTIONS) for faction in dealt + factions)
    for kind in range(4):
        sheets = [player.sheets[kind] for player in state.players]
        assert len(set(sheets)) == len(sheets) or set(sheets) == {SIDE_B} or SIDE_B in sheets
    assert state.tutorial or state.unseen_events.bit_count() == deck(state.finale).bit_count() - state.round
    assert len(state.objectives) in (0, 1, 2, 3, 4)


def check_navigation(player: Player) -> None:
    sheet = player.navigation()
    if not player.accessed:  # no sheet is dealt yet
        return
    assert not player.claimed & ~player.accessed
    assert not player.claimed & player.lost_systems
    reach = 0
    for system in range(sheet.systems):
        if player.accessed >> system & 1:
            reach |= sheet.joined[system]
    assert player.reach == reach
    assert player.holes.bit_count() % 2 == 0
    assert player.lanes.bit_count() <= player.accessed.bit_count() - 1


def check_expansion(player: Player) -> None:
    sheet = player.expansion()
    for number, line in enumerate(sheet.lines):
        finished = not line.cells & ~player.symbols
        claimed = bool(player.lines >> number & 1)
        lost = bool(player.lost_lines >> number & 1)
        assert not (claimed and lost)
        assert claimed == (finished and not lost)
    for planet in range(sheet.planets):
        if not player.planets >> planet & 1:
            assert not player.symbols & sheet.cells[planet]
    for dock in range(3):
        finished = not sheet.dock_cost[dock] & ~player.dock_symbols
        assert finished == bool(player.docks >> dock & 1)
    assert not player.docks & player.lost_docks
    assert 0 <= player.population <= len(POPULATION)


def check_industry(player: Player) -> None:
    sheet = player.industry()
    if not player.scrapped:
        return
    assert not player.scrapped & player.spaces
    assert not player.lost_spaces & (player.scrapped | player.spaces)
    assert not player.spaces & ~sheet.spaces
    assert not player.scrapped & ~(sheet.spaces | sheet.any_dotted)
    marked = scrapped = 0
    for space in range(sheet.hexes):
        if (player.scrapped | player.spaces) >> space & 1:
            marked |= sheet.beside[space]
        if player.scrapped >> space & 1:
            scrapped |= sheet.beside[space]
    assert player.near_marked == marked
    assert player.near_scrapped == scrapped
    assert 1 <= player.councilors <= COUNCILORS
    assert all(0 <= crossed <= COMMODITY_SYMBOLS for crossed in player.commodities)


def check_warfare(player: Player) -> None:
    grid = 0
    for placement in player.units:
        assert not grid & MASKS[placement]
        grid |= MASKS[placement]
    assert grid == player.grid
    if not faction_of(player).anomalies:
        assert not grid & player.warfare().anomalies
    for number, bar in enumerate(BARS):
        finished = not bar.symbols & ~player.bars
        assert finished == bool(player.built >> number & 1)
        assert not (player.built & player.lost_bars) >> number & 1
        if not player.types >> bar.unit & 1:
            assert not player.bars & bar.symbols


def check_assets(player: Player) -> None:
    assert min(player.kept) >= 0
    assert min(player.spent) >= 0
    assert 0 <= player.goods_spent <= player.goods <= TRADE_GOODS
    assert 0 <= player.votes_spent <= player.votes <= VOTES
    assert not player.technologies & player.lost_technologies
    for tech, crossed in enumerate(player.research):
        assert 0 <= crossed <= TECHNOLOGY_CARDS[tech].cost
        if crossed == TECHNOLOGY_CARDS[tech].cost:
            assert (player.technologies | player.lost_technologies) >> tech & 1
    assert len(player.relics) == len(player.relic_points)
    for relic, points in zip(player.relics, player.relic_points, strict=True):
        assert RELIC_CARDS[relic].vp == points
        assert RELIC_CARDS[relic].held


def printed(numbers: list[int], marks: int) -> int:
    """The VP of marked assets."""
    found = [ASSETS[number] for place, number in enumerate(numbers) if number >= 0 and marks >> place & 1]
    return sum(asset.n for asset in found if asset.kind == VP)


def check_points(state: Inscription, seat: int) -> None:
    """The points of every sheet, added up anew from its marks."""
    player = state.players[seat]
    navigation, expansion, industry, warfare = player.points
    relics = sum(RELIC_CARDS[relic].vp for relic in player.relics + player.played)
    obsidian = obsidian_points(player) if OBSIDIAN in player.played else 0
    rest = navigation - relics - obsidian - printed(player.navigation().assets, player.claimed)
    rex = player.claimed >> player.navigation().mecatol & 1
    assert rest in (MECATOL_VP if rex else (0,))
    lines = printed([line.asset for line in player.expansion().lines], player.lines)
    docks = printed(player.expansion().dock_assets, player.docks)
    entries = range(player.population)
    track = sum(0 if player.lost_population >> entry & 1 else POPULATION[entry] for entry in entries)
    assert expansion == lines + docks + track or player.lost_population
    chart = sum(COUNCILOR_VP[: player.councilors + 1])
    for kind in range(3):
        chart += sum(COMMODITY_VP[kind][: player.commodities[kind] + 1])
    assert industry == chart + printed(player.industry().assets, player.spaces)
    units = sum(bar.vp for number, bar in enumerate(BARS) if player.built >> number & 1)
    if faction_of(player).forge:
        units += sum(1 for number, bar in enumerate(BARS) if player.built >> number & 1 and bar.unit == WAR_SUN)
    nodes = printed(player.warfare().assets, player.grid & ~player.lost_nodes)
    won = sum(
        1 << number
        for number, result in enumerate(player.results)
        if result == WON and not player.lost_rewards >> number & 1
    )
    lost = player.results.count(LOST) if not faction_of(player).loses_nothing else 0
    assert warfare == units + nodes + printed(player.warfare().rewards, won) - lost
