"""Orion for learning programs."""

import pyspiel
import pytest

from orrery.envs import openspiel as _registers  # noqa: F401  (the games)
from orrery.games.orion.game import GAME as ORION
from orrery.games.orion.observation import QUESTIONS
from orrery.kernel import NATURE, Chance, Question, Trouble
from orrery.kernel.agenda import step_classes
from tests.battery import walk
from tests.orion.cases import CASES


def test_every_question_and_event_has_its_number() -> None:
    classes = step_classes("orrery.games.orion")
    asked = {name for name, cls in classes.items() if issubclass(cls, Question) and not issubclass(cls, Chance)}
    assert asked == set(QUESTIONS)
    assert len(ORION.events) == 31


def test_the_tensor_shows_ones_own_hand_and_not_the_others() -> None:
    case = next(case for case in CASES if case.setup.players == 2)
    segments = {segment.name: segment for segment in ORION.observation.segments(2)}
    hand, theirs = segments["own.hand"], segments["other1.hand"]
    state = next(state for state, seat, _ in walk(case, 37) if seat != NATURE)
    numbers = ORION.observation.numbers(state.masked(1), 1)
    assert sum(numbers[hand.start : hand.start + hand.size]) == len(state.save()["players"][1][1]) / 2 > 0
    assert sum(numbers[theirs.start : theirs.start + theirs.size]) == 0


def test_variants_are_parameters() -> None:
    game = pyspiel.load_game("orrery_orion(players=3,races=psilon/alkari/deal)")
    state = game.new_initial_state()
    races = [player[5] for player in state.position.state.save()["players"]]
    assert races == [6, 1, -1]
    with pytest.raises(Trouble, match="no value of"):
        pyspiel.load_game("orrery_orion(races=martian)")
