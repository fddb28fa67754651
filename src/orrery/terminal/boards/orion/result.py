"""Orion's final scores, taken apart."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from orrery.games.orion.names import MORALE, VP
from orrery.games.orion.scoring import formula_vp, printed_vp, score
from orrery.games.orion.state import Orion
from orrery.kernel import Phrase, State
from orrery.terminal.boards.orion.style import race_name
from orrery.terminal.screen import BRASS
from orrery.terminal.seating import Seat

TITLE: Final = Phrase("Final scores after round {n}", "Wynik końcowy po rundzie {n}")
HEADINGS: Final = (
    Phrase("Place", "Miejsce"),
    Phrase("Player", "Gracz"),
    Phrase("Race", "Rasa"),
    Phrase("VP track", "Tor PZ"),
    Phrase("Morale", "Morale"),
    Phrase("Printed VP", "PZ na kartach"),
    Phrase("End of the Game", "Na koniec gry"),
    Phrase("Total", "Razem"),
)


def result(state: State, seats: list[Seat], language: str) -> RenderableType:
    assert isinstance(state, Orion)
    places = state.outcome() or [0] * state.seats
    table = Table(box=box.ROUNDED, title=TITLE.say(language, n=state.round), title_style=f"bold {BRASS}")
    for number, heading in enumerate(HEADINGS):
        table.add_column(heading.say(language), justify="left" if number in (1, 2) else "right")
    for seat in sorted(range(state.seats), key=lambda seat: places[seat]):
        player = state.players[seat]
        parts = [player.counts[VP], player.counts[MORALE], printed_vp(player), formula_vp(player)]
        table.add_row(
            f"{places[seat]}.",
            seats[seat].title,
            race_name(player.race, language),
            *[str(part) for part in parts],
            Text(str(score(player)), "bold"),
            style=f"bold {BRASS}" if places[seat] == 1 else "",
        )
    return table
