"""What the lobby shows: the games to choose from, the tables, and how to read the form of a new one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from orrery.bots import BOTS
from orrery.bots.levels import NAMES, TITLES
from orrery.games import GAMES
from orrery.kernel import Game, Phrase
from orrery.server.club import SeatWish
from orrery.server.store import SeatRow, TableRow
from orrery.server.view import TableView

GUEST: Final = Phrase("Guest {n}", "Gość {n}")
HERE: Final = Phrase("Player {n}", "Gracz {n}")


def bot_titles(language: str) -> dict[str, str]:
    """Every bot of the registry, the levels for people first."""
    return {name: TITLES[name].say(language) for name in BOTS}


@dataclass(frozen=True)
class Shown:
    """A table in a list."""

    table: TableRow
    game: Game
    seats: Sequence[SeatRow]

    @property
    def free(self) -> int:
        return sum(_free(seat) for seat in self.seats)

    @property
    def taken(self) -> list[bool]:
        return [not _free(seat) for seat in self.seats]


def _free(seat: SeatRow) -> bool:
    return seat.bot is None and seat.holder is None


def own_tables(views: Sequence[TableView]) -> list[TableView]:
    """One view per table, of the seat that is asked if any; what waits for you comes first, what is over last."""
    best: dict[str, TableView] = {}
    for view in views:
        if view.table.id not in best or view.question is not None:
            best[view.table.id] = view
    return sorted(best.values(), key=lambda view: (view.question is None, view.over, -view.table.created))


def waited_for(view: TableView) -> str:
    """The names of those who owe an answer."""
    return ", ".join(view.names[seat] for seat in view.waiting)


@dataclass(frozen=True)
class TableWish:
    """A new table as the form asks for it: what ``Club.create`` takes."""

    game_name: str
    setup: dict[str, Any]
    name: str
    seats: list[SeatWish]
    undo: bool
    talk: bool
    seed: str | None


def read_form(form: Mapping[str, str], language: str) -> TableWish:
    """A new table from the lobby's form; what is wrong with it is for ``Club.create`` to say."""
    name = form.get("game", "")
    game = GAMES.get(name) or next(iter(GAMES.values()))
    fill = "fill" in form
    asked = {number: _wish(form, number, fill, language) for number in range(1, game.most + 1)}
    seats = {number: wish for number, wish in asked.items() if wish is not None}
    setup: dict[str, Any] = {"players": len(seats)}
    for variant in game.variants:
        if variant.switch:
            setup[variant.name] = f"v-{variant.name}" in form
        elif variant.per_seat:
            setup[variant.name] = [form.get(f"{variant.name}{number}", variant.default) for number in seats]
        elif f"v-{variant.name}" in form and (variant.most is None or len(seats) <= variant.most):
            setup[variant.name] = form[f"v-{variant.name}"]
    for variant in game.variants:
        if setup.get(variant.name) is True:
            setup = {name: value for name, value in setup.items() if name not in variant.settles}
    seed = form.get("seed", "").strip()[:80]
    return TableWish(
        name or game.name, setup, form.get("name", ""), [*seats.values()], "undo" in form, "talk" in form, seed or None
    )


def _wish(form: Mapping[str, str], number: int, fill: bool, language: str) -> SeatWish | None:
    kind = "you" if number == 1 else form.get(f"kind{number}", "none")
    given = form.get(f"name{number}", "").strip()
    if kind in ("you", "here"):
        return SeatWish(given or HERE.say(language, n=number), you=True)
    if kind == "bot" or (kind == "open" and fill):
        name = NAMES[(number - 2) % len(NAMES)]
        return SeatWish(name, bot=form.get(f"bot{number}") or "medium")
    return SeatWish(GUEST.say(language, n=number)) if kind == "open" else None
