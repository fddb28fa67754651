"""What holds in every state of Inscription."""

from __future__ import annotations

from orrery.games.inscription.abilities import NO_PENALTY, ON_ANOMALIES, WAR_SUN_POINTS
from orrery.games.inscription.assets.symbols import ASSETS, VP
from orrery.games.inscription.cards.in_play import in_play, permits
from orrery.games.inscription.cards.kinds import RELIC_CARDS, TECHNOLOGY_CARDS
from orrery.games.inscription.cards.relics import OBSIDIAN
from orrery.games.inscription.events.rounds import deck
from orrery.games.inscription.events.scoring import obsidian_points
from orrery.games.inscription.names import (
    FACTIONS,
    LOST,
    MECATOL_VP,
    NONE,
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
        for relic in (
            *player.relics.held,
            *player.relics.played,
            *player.relics.reserve,
            *player.relics.spares,
            *player.relics.offer,
            *player.relics.refused,
        )
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
    assert state.tutorial or state.unseen_events.bit_count() == deck(state.short_finale).bit_count() - state.round
    assert len(state.objectives) in (0, 1, 2, 3, 4)


def check_navigation(player: Player) -> None:
    sheet = player.navigation.sheet
    if not player.navigation.accessed:  # no sheet is dealt yet
        return
    assert not player.navigation.claimed & ~player.navigation.accessed
    assert not player.navigation.claimed & player.navigation.lost
    reach = 0
    for system in range(sheet.systems):
        if player.navigation.accessed >> system & 1:
            reach |= sheet.joined[system]
    assert player.navigation.reach == reach
    assert player.navigation.holes.bit_count() % 2 == 0
    assert player.navigation.lanes.bit_count() <= player.navigation.accessed.bit_count() - 1


def check_expansion(player: Player) -> None:
    sheet = player.expansion.sheet
    for number, line in enumerate(sheet.lines):
        finished = not line.cells & ~player.expansion.symbols
        claimed = bool(player.expansion.lines >> number & 1)
        lost = bool(player.expansion.lost_lines >> number & 1)
        assert not (claimed and lost)
        assert claimed == (finished and not lost)
    for planet in range(sheet.planets):
        if not player.expansion.planets >> planet & 1:
            assert not player.expansion.symbols & sheet.cells[planet]
    for dock in range(3):
        finished = not sheet.dock_cost[dock] & ~player.expansion.dock_symbols
        assert finished == bool(player.expansion.docks >> dock & 1)
    assert not player.expansion.docks & player.expansion.lost_docks
    assert 0 <= player.expansion.population <= len(POPULATION)


def check_industry(player: Player) -> None:
    sheet = player.industry.sheet
    if not player.industry.scrapped:
        return
    assert not player.industry.scrapped & player.industry.claimed
    assert not player.industry.lost & (player.industry.scrapped | player.industry.claimed)
    assert not player.industry.claimed & ~sheet.spaces
    assert not player.industry.scrapped & ~(sheet.spaces | sheet.any_dotted)
    marked = scrapped = 0
    for space in range(sheet.hexes):
        if (player.industry.scrapped | player.industry.claimed) >> space & 1:
            marked |= sheet.beside[space]
        if player.industry.scrapped >> space & 1:
            scrapped |= sheet.beside[space]
    assert player.industry.near_marked == marked
    assert player.industry.near_scrapped == scrapped
    assert 1 <= player.industry.councilors <= COUNCILORS
    assert all(0 <= crossed <= COMMODITY_SYMBOLS for crossed in player.industry.commodities)


def check_warfare(player: Player) -> None:
    grid = 0
    for placement in player.warfare.units:
        assert not grid & MASKS[placement]
        grid |= MASKS[placement]
    assert grid == player.warfare.grid
    if not permits(player, ON_ANOMALIES):
        assert not grid & player.warfare.sheet.anomalies
    for number, bar in enumerate(BARS):
        finished = not bar.symbols & ~player.warfare.bars
        assert finished == bool(player.warfare.built >> number & 1)
        assert not (player.warfare.built & player.warfare.lost_bars) >> number & 1
        if not player.warfare.types >> bar.unit & 1:
            assert not player.warfare.bars & bar.symbols


def check_assets(player: Player) -> None:
    assert min(player.stock.kept) >= 0
    assert min(player.stock.spent) >= 0
    assert 0 <= player.stock.goods_spent <= player.stock.goods <= TRADE_GOODS
    assert 0 <= player.stock.votes_spent <= player.stock.votes <= VOTES
    assert not player.research.unlocked & player.research.lost
    for tech, crossed in enumerate(player.research.symbols):
        assert 0 <= crossed <= TECHNOLOGY_CARDS[tech].cost
        if crossed == TECHNOLOGY_CARDS[tech].cost:
            assert (player.research.unlocked | player.research.lost) >> tech & 1
    assert len(player.relics.held) == len(player.relics.points)
    for relic, points in zip(player.relics.held, player.relics.points, strict=True):
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
    relics = sum(RELIC_CARDS[relic].vp for relic in player.relics.held + player.relics.played)
    obsidian = obsidian_points(player) if OBSIDIAN in player.relics.played else 0
    rest = navigation - relics - obsidian - printed(player.navigation.sheet.assets, player.navigation.claimed)
    rex = player.navigation.claimed >> player.navigation.sheet.mecatol & 1
    assert rest in (MECATOL_VP if rex else (0,))
    lines = printed([line.asset for line in player.expansion.sheet.lines], player.expansion.lines)
    docks = printed(player.expansion.sheet.dock_assets, player.expansion.docks)
    entries = range(player.expansion.population)
    track = sum(0 if player.expansion.lost_population >> entry & 1 else POPULATION[entry] for entry in entries)
    assert expansion == lines + docks + track or player.expansion.lost_population
    chart = sum(COUNCILOR_VP[: player.industry.councilors + 1])
    for kind in range(3):
        chart += sum(COMMODITY_VP[kind][: player.industry.commodities[kind] + 1])
    assert industry == chart + printed(player.industry.sheet.assets, player.industry.claimed)
    units = sum(bar.vp for number, bar in enumerate(BARS) if player.warfare.built >> number & 1)
    suns = sum(1 for number, bar in enumerate(BARS) if player.warfare.built >> number & 1 and bar.unit == WAR_SUN)
    units += suns * in_play(player).stat(WAR_SUN_POINTS)
    nodes = printed(player.warfare.sheet.assets, player.warfare.grid & ~player.warfare.lost_nodes)
    won = sum(
        1 << number
        for number, result in enumerate(player.warfare.results)
        if result == WON and not player.warfare.lost_rewards >> number & 1
    )
    lost = player.warfare.results.count(LOST) if not permits(player, NO_PENALTY) else 0
    assert warfare == units + nodes + printed(player.warfare.sheet.rewards, won) - lost
