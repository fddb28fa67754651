"""TI-END: points, places, and the ranks of games with the AI faction."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.cards.relics import OBSIDIAN
from orrery.games.inscription.names import INDUSTRY, OBSIDIAN_MOST, OBSIDIAN_VP, SHEET_IDS
from orrery.games.inscription.player import Player
from orrery.games.inscription.state import Inscription
from orrery.kernel.text import Phrase

RANKS: Final = (
    Phrase("Lost in the Dark Years", "Zagubieni w Mrocznych Wiekach"),
    Phrase("Seed of a civilization", "Zalążek cywilizacji"),
    Phrase("Rising power", "Wschodzące mocarstwo"),
    Phrase("Galactic power", "Potęga galaktyczna"),
    Phrase("Dominant civilization", "Dominująca cywilizacja"),
    Phrase("Mightier than the Lazax", "Potężniejsi niż Lazaxowie"),
)
NEEDED: Final = (((1, 40), (2, 60), (3, 80)), ((2, 60), (3, 80), (4, 100)), ((3, 80), (4, 100), (5, 120)))
"""For each difficulty, the ranks that can be reached and the points they need."""


def sheet_total(player: Player, sheet: int) -> int:
    """TI-END-1, TI-END-2: what the Total box of a sheet says."""
    total = player.points[sheet] + player.boxes[sheet]
    return total + player.trade_goods() // 2 if sheet == INDUSTRY else total


def score(player: Player) -> int:
    """TI-END-3."""
    total = player.points[0] + player.points[1] + player.points[2] + player.points[3] + player.trade_goods() // 2
    total += sum(player.boxes)
    if OBSIDIAN in player.relics.held:
        total += obsidian_points(player)
    return total


def obsidian_points(player: Player) -> int:
    """What The Obsidian is worth to whoever still holds it."""
    return min(OBSIDIAN_MOST, OBSIDIAN_VP * player.objectives())


def rank(score: int, difficulty: int) -> int:
    """TI-SOLO-13: the highest rank reached; 0 is a defeat."""
    reached = 0
    for number, needed in NEEDED[difficulty]:
        if score >= needed:
            reached = number
    return reached


def places(state: Inscription) -> list[int]:
    """TI-END-4: most points, then most unspent votes; with the AI faction a defeat is never a victory."""
    if state.tutorial:
        return [1] * state.seats
    totals = [(score(player), player.unspent_votes()) for player in state.players]
    found = [1 + sum([1 for other in totals if other > total]) for total in totals]
    if state.ai:
        lost = [rank(total[0], state.difficulty) == 0 for total in totals]
        return [2 if lost[seat] else place for seat, place in enumerate(found)]
    return found


def sheet_totals(player: Player) -> list[int]:
    return [sheet_total(player, sheet) for sheet in range(len(SHEET_IDS))]
