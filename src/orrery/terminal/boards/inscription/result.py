"""Inscription's final score sheet."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from orrery.games.inscription.events.scoring import RANKS, rank, score, sheet_total
from orrery.games.inscription.names import SHEET_IDS
from orrery.games.inscription.say import SHEET_NAMES
from orrery.games.inscription.state import Inscription
from orrery.kernel import Phrase, State
from orrery.terminal.boards.inscription.style import faction_name
from orrery.terminal.screen import BRASS, QUIET
from orrery.terminal.seating import Seat

TITLE: Final = Phrase("Final scores after round {n}", "Wynik końcowy po rundzie {n}")
PLACE: Final = Phrase("Place", "Miejsce")
PLAYER: Final = Phrase("Player", "Gracz")
FACTION: Final = Phrase("Faction", "Rasa")
TOTAL: Final = Phrase("Total", "Razem")
VOTES: Final = Phrase("Votes", "Głosy")
RANK: Final = Phrase("{name}: {rank}", "{name}: {rank}")
NOTE: Final = Phrase(
    "In brackets: the objective of the sheet. Votes left break ties.",
    "W nawiasach zadanie arkusza. Remis rozstrzygają niewydane głosy.",
)
TUTORIAL: Final = Phrase("The tutorial has no winner.", "Samouczek nie ma zwycięzcy.")


def result(state: State, seats: list[Seat], language: str) -> RenderableType:
    assert isinstance(state, Inscription)
    names = [seat.title for seat in seats]
    places = state.outcome() or [0] * state.seats
    table = Table(box=box.ROUNDED, title=TITLE.say(language, n=state.round), title_style=f"bold {BRASS}")
    if not state.tutorial:
        table.add_column(PLACE.say(language), justify="right")
    for head in (PLAYER, FACTION):
        table.add_column(head.say(language))
    for name in SHEET_NAMES:
        table.add_column(name.say(language).capitalize(), justify="right")
    for head in (TOTAL, VOTES):
        table.add_column(head.say(language), justify="right")
    for seat in sorted(range(state.seats), key=lambda seat: places[seat]):
        player = state.players[seat]
        sheets = [
            f"{sheet_total(player, sheet)}" + (f" ({player.boxes[sheet]})" if player.boxes[sheet] else "")
            for sheet in range(len(SHEET_IDS))
        ]
        total = score(player)
        place = [] if state.tutorial else [f"{places[seat]}."]
        table.add_row(
            *place,
            names[seat],
            faction_name(player, language),
            *sheets,
            Text(str(total), "bold"),
            str(player.unspent_votes()),
            style=f"bold {BRASS}" if place == ["1."] else "",
        )
    ranks = [rank_line(state, seat, names, language) for seat in range(state.seats)] if state.ai else []
    return Group(table, Text((TUTORIAL if state.tutorial else NOTE).say(language), QUIET), *ranks)


def rank_line(state: Inscription, seat: int, names: list[str], language: str) -> Text:
    """TI-SOLO-13: what the points are worth against the AI faction."""
    reached = rank(score(state.players[seat]), state.difficulty)
    return Text(RANK.say(language, name=names[seat], rank=RANKS[reached]), f"bold {BRASS}" if reached else "bold")
