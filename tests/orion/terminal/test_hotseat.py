"""Several people at one keyboard: nobody sees another hand."""

from __future__ import annotations

from orrery.games.orion.card import CARDS
from orrery.games.orion.game import GAME as ORION
from orrery.games.orion.state import Orion
from tests.terminal.acting import Script, orrery

CURTAIN = "Pass the device to "


def test_a_hand_is_shown_only_after_the_curtain_is_lifted() -> None:
    script = Script(ORION.setup(2), humans=2, seed=6, stop=0)
    state = script.play.state
    assert isinstance(state, Orion)
    first = state.pending()[0].seat
    hands = [{CARDS[card].title.en for card in player.hand} for player in state.players]
    hidden = hands[1 - first] - hands[first]
    assert hidden

    names = ["Ada", "Jan"]
    typed = "\ndone\n\n"
    out = orrery(
        "play", "orion", "--players", "2", "--humans", "2", "--names", "Ada,Jan", "--seed", "6", typed=typed
    ).stdout
    before, first_part, second_part = out.split(CURTAIN)[:3]
    assert not any(card in before for card in hands[0] | hands[1])
    assert first_part.startswith(names[first])
    assert second_part.startswith(names[1 - first])
    assert all(card in first_part for card in hands[first])
    assert not any(card in first_part for card in hidden)
    assert all(card in second_part for card in hidden)
    assert not any(card in second_part for card in hands[first] - hands[1 - first])


def test_two_people_and_a_bot_play_a_whole_game() -> None:
    script = Script(ORION.setup(3), humans=2, seed=9)
    result = orrery("play", "orion", "--humans", "2", "--seed", "9", typed=script.typed)
    assert result.exit_code == 0, result.output
    assert "Final scores" in result.stdout
    assert result.stdout.count(CURTAIN) == script.lines.count("")


def test_one_person_needs_no_curtain() -> None:
    assert CURTAIN not in orrery("play", "orion", "--seed", "6", typed="done\n").stdout
