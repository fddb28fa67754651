"""One game between bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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


def play_match(
    game: Game, setup: Setup, bots: Sequence[str], seed: int, keep: bool = False
) -> tuple[Result, Record | None]:
    """Play a whole game, and keep its record if that is wanted; the same seed gives the same game."""
    dealer = Dealer(seed)
    players = [make_bot(name, game, f"{seed}/{seat}") for seat, name in enumerate(bots)]
    play = Play(game, setup) if keep else None
    state = game.new(setup)
    answers = 0
    while (seat := state.next_seat()) is not None:
        if seat == NATURE:
            option = dealer.choose(state)
        else:
            option = players[seat].choose(state.masked(seat), seat)
            answers += 1
        state.answer(seat, option)
        if play is not None:
            play.answer(seat, option)
    places = state.outcome()
    assert places is not None
    built = game.built(state)
    result = Result(seed, list(bots), state.scores(), places, game.traits(state), built, answers, game.progress(state))
    return result, None if play is None else play.record
