"""One game between bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter

from orrery.bots import make_bot
from orrery.kernel import NATURE, Dealer, Game, Play, Record, Setup


@dataclass(frozen=True)
class Result:
    """How a game ended, with all that statistics need of it."""

    seed: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    traits: list[dict[str, str]]
    built: list[list[str]]
    answers: int
    progress: int
    """How far the game came: its last round."""
    rounds: list[list[int]] = field(default_factory=list)
    """The scores at the end of each round: its number, then a score per seat."""


@dataclass
class Pace:
    """How long one seat took over its answers; apart from ``Result``, which is the same on every machine."""

    answers: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    @property
    def mean(self) -> float:
        return self.seconds / self.answers if self.answers else 0.0

    def note(self, seconds: float) -> None:
        self.answers += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


def play_match(
    game: Game,
    setup: Setup,
    bots: Sequence[str],
    seed: int,
    keep: bool = False,
    paces: Sequence[Pace] | None = None,
) -> tuple[Result, Record | None]:
    """Play a whole game, and keep its record and paces if that is wanted; the same seed gives the same game."""
    dealer = Dealer(seed)
    players = [make_bot(name, game, f"{seed}/{seat}") for seat, name in enumerate(bots)]
    play = Play(game, setup, kept=0) if keep else None
    state = game.new(setup)
    answers = 0
    rounds: list[list[int]] = []
    reached = game.progress(state)
    while (seat := state.next_seat()) is not None:
        if seat == NATURE:
            option = dealer.choose(state)
        else:
            masked = state.masked(seat)
            asked = perf_counter()
            option = players[seat].choose(masked, seat)
            answers += 1
            if paces is not None:
                paces[seat].note(perf_counter() - asked)
        state.answer(seat, option)
        if play is not None:
            play.answer(seat, option)
        progress = game.progress(state)
        if progress != reached:
            rounds.append([reached, *state.scores()])
            reached = progress
    rounds.append([reached, *state.scores()])
    places = state.outcome()
    assert places is not None
    traits, built = game.traits(state), game.built(state)
    result = Result(seed, list(bots), state.scores(), places, traits, built, answers, reached, rounds)
    return result, None if play is None else play.record
