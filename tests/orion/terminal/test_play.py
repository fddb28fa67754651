"""``orrery play orion``: whole games through the real command, and everything a person can type."""

from __future__ import annotations

import re
from pathlib import Path

from orrery.games import GAMES
from orrery.games.orion.card import CARDS
from orrery.games.orion.game import GAME as ORION
from orrery.games.orion.names import COLOURS, STRUCTURES
from orrery.games.orion.state import Orion
from orrery.kernel import Record
from tests.terminal.acting import Script, answers, orrery


def test_a_whole_game_by_tokens(tmp_path: Path) -> None:
    script = Script(ORION.setup(3), humans=1, seed=11)
    file = tmp_path / "game.json"
    result = orrery("play", "orion", "--seed", "11", "--save", file, typed=script.typed)
    assert result.exit_code == 0, result.output
    assert "The game is over." in result.stdout
    for heading in ("VP track", "Morale", "Printed VP", "End of the Game", "Total"):
        assert heading in result.stdout
    for score in script.play.state.scores():
        assert f" {score} │" in result.stdout
    assert answers(Record.load(file, GAMES)) == answers(script.play.record)


def test_a_whole_game_in_polish_by_numbers() -> None:
    script = Script(ORION.setup(2, novice=True), humans=1, seed=5)
    numbers = []
    for turn in script.moments:
        if turn.seat == 0:
            numbers.append(str(turn.before.question(0).candidates(turn.before).index(turn.option) + 1))
    result = orrery(
        "play",
        "orion",
        "--players",
        "2",
        "--set",
        "novice=yes",
        "--seed",
        "5",
        "--lang",
        "pl",
        typed="\n".join(numbers),
    )
    assert result.exit_code == 0, result.output
    assert "Koniec gry." in result.stdout
    assert "Wynik końcowy" in result.stdout
    for english in ("Which", "Round", "Hand", "points", "draws"):
        assert not re.search(rf"\b{english}\b", result.stdout)


def test_polish_comes_from_the_environment() -> None:
    assert "Ręka: 5 kart" in orrery("play", "orion", "--seed", "1", lang="pl_PL.UTF-8").stdout


def test_no_structure_is_named_but_those_that_may_be_seen() -> None:
    state = Script(ORION.setup(2, races=["humans", "psilon"]), humans=1, seed=3, stop=0).play.state
    assert isinstance(state, Orion)
    out = orrery("play", "orion", "--players", "2", "--set", "races=humans,psilon", "--seed", "3").stdout
    shown = {card.number for card in CARDS[: len(STRUCTURES)] if card.title.en in out}
    assert shown == set(state.players[0].hand + state.discards)


class TestTyping:
    """A game for two, the person's mulligan first."""

    def begin(self, *lines: str) -> str:
        result = orrery("play", "orion", "--players", "2", "--seed", "8", typed="".join(line + "\n" for line in lines))
        assert result.exit_code == 0, result.output
        return result.stdout

    def start(self) -> Orion:
        state = Script(ORION.setup(2), humans=1, seed=8, stop=0).play.state
        assert isinstance(state, Orion)
        return state

    def test_illegal_input_is_explained_and_changes_nothing(self, tmp_path: Path) -> None:
        file = tmp_path / "game.json"
        before = Script(ORION.setup(2), humans=1, seed=8, stop=0).play.record
        out = self.begin("99", "0", "nonsense", "hire:quail", f"save {file}")
        assert out.count(f"Choose a number from 1 to {len(self.start().options(0))}.") == 2
        assert "“nonsense” is none of the options" in out
        assert "“hire:quail” is none of the options" in out
        assert Record.load(file, GAMES) == before

    def test_a_refused_option_says_why(self) -> None:
        out = self.begin("done", "activation", "? activation")
        reason = "None of your Working cards can be activated now."
        assert out.count(reason) == 3
        assert "Put the cube on a Working card" in out

    def test_explanations_of_numbers_tokens_and_cards(self) -> None:
        last, card = len(self.start().options(0)), CARDS[self.start().players[0].hand[0]]
        out = self.begin(f"? {last}", f"? discard:{card.id}", f"? {card.id}", "? psilon", "? zzz", "? 77")
        assert "There is no more to say about that." in out
        assert out.count(f"\n{card.title.en} ({COLOURS[card.colour]})\n") == 2
        assert "Research draws 1 more card" in out
        assert "no card or group called “zzz”" in out
        assert f"Choose a number from 1 to {last}." in out

    def test_undo_takes_the_last_answer_back_and_stops_at_what_was_revealed(self) -> None:
        out = self.begin("1", "undo", "undo", "done", "undo")
        assert out.count("(0 so far)") == 2
        assert out.count("(1 so far)") == 1
        assert "There is no answer of yours" in out or "cannot be taken back" in out
        assert out.count("Your turn: which action?") == 1

    def test_help_log_and_table(self) -> None:
        out = self.begin("help", "log", "table", "table 2", "table 9")
        assert "takes your last answer back" in out
        assert out.count("is First Player.") >= 2
        assert out.count("╭─ Opponents") == 3
        assert "╭─ Kestrel (medium)" in out
        assert "There is no seat 9." in out

    def test_a_hint_names_options_with_a_chance_and_a_reason(self) -> None:
        out = self.begin("hint")
        assert re.search(r"\n +\d+  .+  \d+%  .+", out)

    def test_options_by_name_in_polish(self) -> None:
        out = orrery("play", "orion", "--players", "2", "--seed", "8", "--lang", "pl", typed="koniec\nBADANIA\n").stdout
        assert "prowadzi badania" in out


def test_rules_and_cards_are_read_in_the_middle_of_a_game() -> None:
    out = orrery("play", "orion", "--seed", "8", typed="cards space port\nrules OR-BUILD-1\nkarty titan\n").stdout
    assert "space-port ·" in out
    assert "OR-BUILD-1 " in out
    assert "titan ·" in out
