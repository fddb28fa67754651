"""Makes the golden records anew: ``make golden``, or of one game ``make golden GAME=...``.

Do so only when a rule was changed on purpose, and say why.
"""

from __future__ import annotations

import sys
from random import Random

from orrery.bots import make_bot
from orrery.games import GAMES
from orrery.kernel import NATURE, Dealer, Play, Record
from tests.case import Case
from tests.cases import ENTRIES, golden


def golden_record(case: Case, seed: int) -> Record:
    """A whole game between good and bad players, some of whom change their minds."""
    dealer, rng = Dealer(seed), Random(seed)
    names = [("greedy", "random", "greedy", "greedy")[seat % 4] for seat in range(case.setup.players)]
    bots = [make_bot(name, case.game, seed) for name in names]
    play = Play(case.game, case.setup)
    while True:
        play.deal(dealer)
        seat = play.state.next_seat()
        if seat is None or seat == NATURE:
            return play.record
        play.answer(seat, bots[seat].choose(play.state.masked(seat), seat))
        if rng.random() < 0.05 and play.undo_refusal(seat) is None:
            play.undo(seat)


def main(*games: str) -> None:
    for number, case in enumerate(case for case in ENTRIES if case.game.name in GAMES and case.golden):
        if games and case.game.name not in games:
            continue
        variants = [name for name in case.setup.variants if f"{name}=" in str(case)]
        path = golden(case.game, "-".join([str(case.setup.players), *variants]))
        path.parent.mkdir(exist_ok=True)
        golden_record(case, 100 + number).save(path)


if __name__ == "__main__":
    main(*sys.argv[1:])
