"""Short ways to say what happens around a card: quiet windows, dice, management, texts."""

from __future__ import annotations

from orrery.games.adastra.cards.boxes import ANOMALIES
from orrery.games.adastra.combat.windows import UseEffect
from orrery.games.adastra.combat.withdrawal import WithdrawOrFight
from orrery.games.adastra.galaxy.tiles import STARS
from orrery.games.adastra.names import RESOURCES
from orrery.games.adastra.pieces import SOURCES
from orrery.games.adastra.rounds.management import GainIncomes, Management, income
from orrery.games.adastra.rounds.turns import TakeTurn
from orrery.kernel import NATURE
from tests.adastra.combat import fighting
from tests.adastra.combat.fighting import attack
from tests.adastra.table import Table


def at(name: str) -> int:
    return STARS.number(name)


def quiet(table: Table) -> None:
    """Nobody uses anything in windows, nobody withdraws, until something else is asked."""
    while table.state.pending():
        question = table.state.pending()[0]
        if isinstance(question, UseEffect):
            table.plays(question.seat, "done")
        elif isinstance(question, WithdrawOrFight):
            table.plays(question.seat, "fight-on")
        else:
            return


def roll(table: Table, *sides: list[int]) -> None:
    """The next roll of each side, nobody using anything before."""
    for faces in sides:
        quiet(table)
        assert table.state.asks(NATURE), f"no dice are rolled now: {table.asked()}"
        table.rolls(*faces)


def settle(table: Table, seat: int) -> None:
    """Somebody's management stage, answered somehow, until the next turn."""
    while table.state.asks(seat) and not isinstance(table.question(), TakeTurn):
        table.plays(seat, table.options(seat)[-1])


def hits(table: Table) -> list[str]:
    """What was dealt so far."""
    return [line for line in table.log() if "damage" in line]


def duel(*empires: str, fleet: dict[str, int], against: dict[str, int]) -> Table:
    """Seat 0 in Verdance, seat 1 in Thalassa, both with all their cards."""
    return fighting.duel(*empires, fleet=fleet, against=against, noisy=(0, 1))


def skirmish(
    *developed: str,
    empires: tuple[str, str] = ("sol", "psilon"),
    fleet: dict[str, int] | None = None,
    against: dict[str, int] | None = None,
    theirs: tuple[str, ...] = (),
) -> Table:
    """Seat 0 attacks Thalassa from Verdance; these technologies are developed by it."""
    table = duel(*empires, fleet=fleet or {"cruisers": 2}, against=against or {"cruisers": 1})
    table.seat(0, developed=list(developed))
    table.seat(1, developed=list(theirs))
    attack(table, 0, "thalassa", {"verdance": fleet or {"cruisers": 2}})
    return table


def incomes(table: Table, seat: int = 0) -> dict[str, int]:
    """The incomes that are not 0."""
    return {what: n for what, n in zip(RESOURCES, income(table.state, seat), strict=True) if n}


def gains_incomes(table: Table, seat: int = 0) -> tuple[int, ...]:
    """Management step 4; returns what is in stock then."""
    table.push(GainIncomes(seat), active=seat)
    return table.stock(seat)


def manages(table: Table, seat: int = 0) -> None:
    table.push(Management(seat), active=seat)


def anomaly_pile(table: Table) -> list[str]:
    """Discarded anomaly cards."""
    return [ANOMALIES[card].id for card in table.state.piles[2]]


def text(id: str, language: str = "en") -> str:
    """What a component says of itself."""
    return str(SOURCES.components[SOURCES.names.index(id)].text(language))
