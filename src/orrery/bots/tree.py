"""The tree of a search: information-set Monte Carlo tree search for any number of players.

Every iteration deals the hidden facts anew from what the observer knows, and walks down one tree whose nodes are the
players' answers so far; nature's answers are drawn on the way and make no nodes of their own. Each player chooses for
himself what promised him most (max^n), among the options that this deal offers him. While desks are open every
seat walks from the same node along its own answers only, so nobody reacts to what is still sealed.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Final

from orrery.kernel.agenda import NATURE
from orrery.kernel.evaluation import Evaluation
from orrery.kernel.state import State

OVER: Final = -3
EXPLORATION: Final = 2.0
"""How much doubt is worth, in standard deviations of what the search has seen."""
LONGEST: Final = 40
"""Answers that a new path follows at most, to the end of a player's turn, before it is judged; at desks everybody else
gives one answer, since what is sealed shows only when all have."""
NARROW: Final = 8
"""A question with more options than this is widened step by step, the most promising options first."""
WIDENING: Final = 2.0
AFTER_DESKS: Final = -1
UNSEEN: Final = -1e9


class Edge:
    """One answer at a node: how often it was offered and taken, and what it brought to whoever gave it."""

    __slots__ = ("node", "offered", "rank", "total", "visits")

    def __init__(self) -> None:
        self.node: Node | None = None
        self.offered = 0
        self.visits = 0
        self.total = 0.0
        self.rank = UNSEEN
        """How good it looked at first sight."""

    def below(self) -> Node:
        """Where it leads, made where nobody has been yet."""
        node = self.node
        if node is None:
            node = Node()
            self.node = node
        return node


class Node:
    """A place in the tree; its edges are found by option and seat."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}

    def edge(self, key: int) -> Edge:
        """The edge of an answer, made where there is none yet."""
        edge = self.edges.get(key)
        if edge is None:
            edge = Edge()
            self.edges[key] = edge
        return edge


class Tree:
    """A search for one observer."""

    def __init__(self, evaluation: Evaluation, observer: int, seats: int, rng: Random) -> None:
        self.evaluation = evaluation
        self.observer = observer
        self.seats = seats
        self.rng = rng
        self.root = Node()
        self.iterations = 0
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats

    def edge(self, option: int) -> Edge | None:
        """The observer's edge for an option at the root."""
        return self.root.edges.get(option * self.seats + self.observer)

    def ranking(self, options: list[int]) -> list[int]:
        """The observer's options, those that the search came back to most often first."""
        ranked: list[tuple[int, float, int]] = []
        for place, option in enumerate(options):
            edge = self.edge(option)
            if edge is None:
                ranked.append((0, 0.0, -place))
            else:
                ranked.append((edge.visits, edge.total, -place))
        ranked.sort(reverse=True)
        return [options[-entry[2]] for entry in ranked]

    def grow(self, masked: State, iterations: int) -> None:
        """Walk down so many times."""
        for _ in range(iterations):
            self._walk(masked.sampled(self.rng))

    def _walk(self, state: State) -> None:
        seats: list[int] = []
        path: list[Edge] = []
        node = self.root
        anchor = node
        cursors: dict[int, Node] = {}
        new_for = OVER
        steps_left = LONGEST
        at_desk = False
        while True:
            seat = self._asked(state)
            if seat == OVER:
                break
            if new_for != OVER:
                steps_left -= 1
                if steps_left == 0 or (seat != new_for and (not at_desk or seat in cursors)):
                    break
            if state.desks:
                if not cursors:
                    anchor = node
                    cursors[seat] = anchor
                node = cursors.get(seat, anchor)
            option = self._choose(node, state, seat) if new_for == OVER else self._at_sight(node, state, seat)
            edge = node.edges[option * self.seats + seat]
            seats.append(seat)
            path.append(edge)
            if edge.visits == 0 and new_for == OVER:
                new_for = seat
            desks = state.desks
            at_desk = len(desks) > 0
            state.answer(seat, option)
            below = edge.below()
            if at_desk:
                cursors[seat] = below
                if state.desks is desks:
                    continue
                below = self._after_desks(anchor, cursors)
                cursors = {}
                at_desk = False
                if self.seats == 1 and new_for != OVER:
                    break  # alone a turn ends with one's desk, for nobody else is asked
            node = below
        self._back_up(state, seats, path)

    def _after_desks(self, anchor: Node, cursors: dict[int, Node]) -> Node:
        """Where the table goes on: behind what the observer answered, or behind the desks as a whole."""
        own = cursors.get(self.observer)
        if own is not None:
            return own
        return anchor.edge(AFTER_DESKS).below()

    def _asked(self, state: State) -> int:
        """The player who has to answer next, after nature has; or that the game is over."""
        while True:
            seat = state.next_seat()
            if seat is None:
                return OVER
            if seat != NATURE:
                if state.desks and seat != self.observer and state.asks(self.observer):
                    return self.observer  # who searches comes first
                return seat
            state.answer(NATURE, state.drawn(self.rng.random()))

    def _choose(self, node: Node, state: State, seat: int) -> int:
        """The option with the best upper bound; the new ones first."""
        options = self.evaluation.considered(state, seat)
        edges = node.edges
        seats = self.seats
        if len(options) > NARROW:
            options = self._promising(node, state, seat, options)
        fresh = 0
        chosen = -1
        for option in options:
            edge = node.edge(option * seats + seat)
            edge.offered += 1
            if edge.visits == 0:
                fresh += 1
                if fresh == 1 or int(self.rng.random() * fresh) == 0:
                    chosen = option
        if fresh:
            return chosen
        best = UNSEEN
        doubt = EXPLORATION * self._spread(seat)
        for option in options:
            edge = edges[option * seats + seat]
            visits = edge.visits
            bound = edge.total / visits + doubt * sqrt(log(edge.offered) / visits)
            if bound > best:
                best = bound
                chosen = option
        return chosen

    def _at_sight(self, node: Node, state: State, seat: int) -> int:
        """Below a new answer its player goes on with what looks best at first sight."""
        options = self.evaluation.considered(state, seat)
        chosen = options[0]
        best = UNSEEN
        if len(options) > 1:
            for option in options:
                value = self._look(state, seat, option)
                if value > best:
                    best = value
                    chosen = option
        key = chosen * self.seats + seat
        edge = node.edges.get(key)
        if edge is None:
            edge = Edge()
            edge.rank = best
            node.edges[key] = edge
        edge.offered += 1
        return chosen

    def _look(self, state: State, seat: int, option: int) -> float:
        """What an option seems to be worth to who takes it."""
        after = state.clone()
        after.answer(seat, option)
        return self.evaluation.prospect(after, seat) if state.desks else self.evaluation.aims(after)[seat]

    def _promising(self, node: Node, state: State, seat: int, options: list[int]) -> list[int]:
        """The options of a wide question that are open to the search yet: more with every visit."""
        seats = self.seats
        visits = 0
        ranked: list[tuple[float, int]] = []
        for option in options:
            edge = node.edge(option * seats + seat)
            if edge.rank == UNSEEN:
                edge.rank = self._look(state, seat, option)
            visits += edge.visits
            ranked.append((-edge.rank, option))
        ranked.sort()
        width = NARROW // 2 + int(WIDENING * sqrt(visits))
        return [option for _, option in ranked[:width]]

    def _back_up(self, state: State, seats: list[int], path: list[Edge]) -> None:
        values = self.evaluation.aims(state)
        for place, edge in enumerate(path):
            edge.visits += 1
            edge.total += values[seats[place]]
        self.iterations += 1
        for seat in range(self.seats):
            value = values[seat]
            self.sums[seat] += value
            self.squares[seat] += value * value

    def _spread(self, seat: int) -> float:
        """The standard deviation of what the search has seen for a player."""
        count = self.iterations
        if count <= 10:
            return 0.1
        mean = self.sums[seat] / count
        return sqrt(max(self.squares[seat] / count - mean * mean, 1e-8))
