"""A person at the keyboard, played by a script."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from random import Random
from typing import NamedTuple

from typer.testing import CliRunner, Result

from orrery.bots import make_bot
from orrery.kernel import Dealer, Game, History, Play, Record, Setup, State
from orrery.terminal.main import app
from tests.cases import FIRST


def orrery(*arguments: str | Path, typed: str = "", lang: str = "en_GB.UTF-8") -> Result:
    """Run the command and type into it."""
    environment = {"LANG": lang, "LC_ALL": None, "LC_MESSAGES": None, "COLUMNS": None}
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed, env=environment)


class Moment(NamedTuple):
    """An answer, and the state in which it was given."""

    seat: int
    option: int
    before: State


class Script:
    """Plays a game as ``orrery play`` would with the same seed, and remembers what the people type."""

    def __init__(
        self,
        setup: Setup,
        humans: int,
        seed: int,
        stop: int | None = None,
        game: Game = FIRST,
        bot: str = "greedy",
        write: Callable[[State, int, int], str] | None = None,
    ) -> None:
        """``write`` says how a person types an option; its token unless told."""
        self.lines: list[str] = []
        self.play = Play(game, setup)
        dealer = Dealer(seed)
        mind = Random(seed)
        bots = {seat: make_bot(bot, game, f"{seed}/{seat}") for seat in range(humans, setup.players)}
        facing = None
        while True:
            self.play.deal(dealer)
            if not self.play.state.pending():
                break
            owing = [question.seat for question in self.play.state.pending()]
            seat = next((seat for seat in owing if seat in bots), owing[0])
            if seat in bots:
                self.play.answer(seat, bots[seat].choose(self.play.state.masked(seat), seat))
                continue
            if stop is not None and len(self.lines) >= stop:
                break
            if humans > 1 and seat != facing:
                self.lines.append("")
            facing = seat
            option = mind.choice(self.play.state.options(seat))
            token = game.vocabulary.token(option)
            self.lines.append(token if write is None else write(self.play.state, seat, option))
            self.play.answer(seat, option)

    @cached_property
    def moments(self) -> list[Moment]:
        """Every answer of the game, with the state before it."""
        history = History(self.play.record, check=False)
        states = list(history.walk())
        return [Moment(turn.seat, turn.option, states[turn.number - 1]) for turn in history.turns]

    @property
    def typed(self) -> str:
        return "".join(line + "\n" for line in self.lines)


def answers(record: Record) -> list[tuple[int, str]]:
    return [(answer.seat, answer.token) for answer in record.answers]


def saved_game(path: Path, players: int = 2, seed: int = 1, stop: int | None = None) -> Record:
    """A record on disk: the people and bots of a script."""
    record = Script(FIRST.setup(players), 1, seed, stop).play.record
    record.save(path)
    return record
