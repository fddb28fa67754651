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


def play_match(game: Game, setup: Setup, bots: Sequence[str], seed: int) -> Result:
    """Play a whole game; the same seed gives the same game."""
    dealer = Dealer(seed)
    players = [make_bot(name, game, f"{seed}/{seat}") for seat, name in enumerate(bots)]
    state = game.new(setup)
    answers = 0
    while True:
        pending = state.pending()
        if not pending:
            break
        seat = pending[0].seat
        if seat == NATURE:
            state.answer(NATURE, dealer.choose(state))
        else:
            state.answer(seat, players[seat].choose(state.masked(seat), seat))
            answers += 1
    places = state.outcome()
    assert places is not None
    return Result(
        seed, list(bots), state.scores(), places, game.traits(state), game.built(state), answers, game.progress(state)
    )


def record_match(game: Game, setup: Setup, bots: Sequence[str], seed: int) -> Record:
    """The same game as ``play_match``, with its record."""
    dealer = Dealer(seed)
    players = [make_bot(name, game, f"{seed}/{seat}") for seat, name in enumerate(bots)]
    play = Play(game, setup)
    while True:
        play.deal(dealer)
        pending = play.state.pending()
        if not pending:
            return play.record
        seat = pending[0].seat
        play.answer(seat, players[seat].choose(play.state.masked(seat), seat))
