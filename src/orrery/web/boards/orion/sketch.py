"""What every part of Orion's drawing works from."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from orrery.games.orion.card import CARDS
from orrery.games.orion.names import NO_CARD
from orrery.games.orion.player import Player
from orrery.games.orion.state import Orion
from orrery.kernel import HIDDEN, Question
from orrery.server.view import TableView
from orrery.web.boards.orion.cards import Drawn, drawn
from orrery.web.boards.targets import Targets


class Marks:
    """A name for every visible copy of a card, the same wherever it lies as long as that can be told."""

    def __init__(self, state: Orion, seat: int) -> None:
        self._copies: Counter[int] = Counter()
        self.systems = {
            (owner, number, place): self._next(card)
            for owner, player in enumerate(state.players)
            for number, system in enumerate(player.systems)
            for place, card in enumerate(system)
        }
        self.announced = self._next(state.announced) if state.announced != NO_CARD else ""
        self.discards = [self._next(card) for card in state.discards]
        self.hand = {card: self._next(card) for card in (state.players[seat].hand if seat >= 0 else []) if card >= 0}
        self.aside = {card: self._next(card) for card in (state.players[seat].aside if seat >= 0 else ()) if card >= 0}

    def _next(self, card: int) -> str:
        self._copies[card] += 1
        return f"card-{CARDS[card].id}-{self._copies[card]}"


@dataclass(frozen=True)
class Sketch:
    """The table to be drawn, the viewer's seat (below 0 for none) and the choices still without a place."""

    view: TableView
    state: Orion
    seat: int
    language: str
    targets: Targets
    marks: Marks

    @property
    def question(self) -> Question[Any] | None:
        return self.view.question

    @property
    def player(self) -> Player:
        """The viewer's own; only where there is one."""
        return self.state.players[self.seat]

    def in_system(self, owner: int, number: int, place: int) -> Drawn:
        """A card of a system, with the cube that may lie on a Working card."""
        player = self.state.players[owner]
        system = player.systems[number]
        cube = owner + 1 if place == len(system) - 1 and player.cubes[number] else 0
        mark = self.marks.systems[owner, number, place]
        return drawn(system[place], self.language, mark, cube, player.colour)

    def known_hand(self, owner: int) -> list[Drawn]:
        """The cards in a hand that the viewer knows."""
        hand = self.state.players[owner].hand
        return [drawn(card, self.language) for card in hand if card != HIDDEN]


def sketch_of(view: TableView) -> Sketch:
    state = view.state
    assert isinstance(state, Orion)
    seat = max(view.viewer, -1)
    return Sketch(view, state, seat, view.language, Targets(view.choices), Marks(state, seat))
