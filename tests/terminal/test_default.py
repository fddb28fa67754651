"""A game without a drawing of its own: played at once, drawn from what the kernel knows, clean on every screen."""

from __future__ import annotations

import io
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from orrery.games import GAMES
from orrery.kernel import Game, State
from orrery.kernel.component import Shelf
from orrery.kernel.text import plain
from orrery.terminal import boards
from orrery.terminal.boards import board_of
from orrery.terminal.boards.board import Board
from orrery.terminal.boards.default import DefaultDrawing, default_board
from orrery.terminal.frame import Frame, height_of
from orrery.terminal.screen import Screen
from orrery.terminal.seating import Seat
from tests.terminal.acting import Moment, Script, orrery
from tests.tiny import TINY, TinyGame
from tests.tiny.speaking import Speaking

SCREENS = [(120, 40), (100, 30), (80, 24)]


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, TINY.name, TINY)


def frame_of(game: Game, seats: int, width: int, height: int, language: str) -> Frame:
    console = Console(file=io.StringIO(), width=width, height=height, markup=False, highlight=False)
    names = ["Mira", "Kestrel", "Juno", "Vega", "Corvus", "Lyra", "Rigel", "Altair"][:seats]
    frame = Frame(Screen(language, console), game, [Seat(name, None) for name in names])
    frame.board = default_board(game)
    return frame


@cache
def asked(game: Game) -> list[Moment]:
    """All that the first seat is asked in a game."""
    script = Script(game.setup(min(game.most, 4)), 1, 3, game=game, bot="random")
    return [moment for moment in script.moments if moment.seat == 0]


@pytest.mark.parametrize("game", [*GAMES.values(), TINY], ids=[*GAMES, TINY.name])
@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_game_can_be_drawn_so(game: Game, width: int, height: int, language: str) -> None:
    players = min(game.most, 4)
    moments = asked(game)
    frame = frame_of(game, players, width, height, language)
    told = [plain("Kestrel does this and that, and then something else. " * 4)] * 4
    for moment in moments[:: max(1, len(moments) // 12)]:
        state = moment.before.masked(0)
        whole = frame.whole(state, state.question(0), told, height - 1)
        assert height_of(frame.screen, whole) <= height - 1
        frame.screen.show(whole)
    assert isinstance(frame.screen.console.file, io.StringIO)
    shown = frame.screen.console.file.getvalue()
    assert max(len(line) for line in shown.splitlines()) <= width
    assert "Mira" in shown
    assert ("punkt" in shown) is (language == "pl")


@pytest.mark.usefixtures("tiny")
class TestTiny:
    def test_a_whole_game_with_its_result(self, tmp_path: Path) -> None:
        script = Script(TINY.setup(3), 1, 7, game=TINY, bot="random")
        file = tmp_path / "game.json"
        bots = ("--bots", "random,random")
        result = orrery("play", "tiny", *bots, "--seed", "7", "--save", file, typed=script.typed)
        assert result.exit_code == 0, result.output
        for score in script.play.state.scores():
            assert f" {score} │" in result.stdout
        assert "Kestrel (random)" in result.stdout
        assert "OK, " in orrery("verify", file).stdout
        replayed = orrery("replay", file, "--at", str(len(script.play.record.answers))).stdout
        assert "TINY" in replayed
        assert "Final scores" in replayed

    def test_it_speaks_polish(self) -> None:
        out = orrery("play", "tiny", "--bots", "random,random", "--seed", "7", "--lang", "pl").stdout
        assert "Gracze" in out
        assert "MALEŃSTWO" in out
        assert "0 punktów" in out

    def test_options_explain_themselves_as_far_as_the_game_does(self) -> None:
        out = orrery("play", "tiny", "--bots", "random", "--seed", "7", typed="? 1\n? 99\n? nothing\n").stdout
        assert "Choose a number from 1 to " in out
        assert "no card or group called “nothing”" in out

    def test_its_rules_and_cards_are_read(self) -> None:
        assert "Six" in orrery("cards", "tiny").stdout
        out = orrery("play", "tiny", "--bots", "random", "--seed", "7", typed="cards six\nrules\nrules 1\n").stdout
        assert " · Cards ─" in out
        assert "Chapters of the Tiny rules" in out
        assert "TG-SETUP-1  " in out


def test_as_many_play_as_the_game_is_for(monkeypatch: pytest.MonkeyPatch) -> None:
    class Duel(TinyGame):
        most = 2

    class Crowd(TinyGame):
        least = 4

    for game, last in ((Duel(), "Kestrel"), (Crowd(), "Orin")):
        monkeypatch.setitem(GAMES, TINY.name, game)
        out = orrery("play", "tiny", "--seed", "7").stdout
        assert f"{last} (medium)  0 points" in out
        assert ("Juno" in out) is (last == "Orin")


class Bare(TinyGame):
    """A game that declares no more than it must."""

    def shelves(self, language: str) -> list[Shelf]:
        return []


def test_a_game_without_cards_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, TINY.name, Bare())
    assert "no cards to look up" in orrery("cards", "tiny").stderr
    out = orrery("play", "tiny", "--bots", "random", "--seed", "7", typed="cards\n? nothing\n").stdout
    assert "no cards to look up" in out
    assert "“nothing” is none of the options" in out


@pytest.mark.parametrize(("rules", "says"), [("", "no rules to read"), ("# Tiny\n\nTake **all**.", "Take all.")])
def test_rules_without_chapters(rules: str, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Other(TinyGame):
        def rules(self, language: str) -> str:
            return rules

    monkeypatch.setitem(GAMES, TINY.name, Other())
    assert says in orrery("rules", "tiny").output


def drawn(state: State, seat: int, seats: list[Seat], language: str, width: int, detail: int) -> RenderableType:
    return Text("mine")


def result(state: State, seats: list[Seat], language: str) -> RenderableType:
    return Text("mine")


FOREIGN = Board(drawn, result)


def test_a_package_brings_a_drawing_by_an_entry_point(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    point = EntryPoint(TINY.name, f"{__name__}:FOREIGN", boards.GROUP)

    def points(group: str, name: str) -> list[EntryPoint]:
        return [point] if (group, name) == (boards.GROUP, TINY.name) else []

    monkeypatch.setattr(boards, "entry_points", points)
    board_of.cache_clear()
    assert board_of(TINY) is FOREIGN
    for broken in ("SCREENS", "NOTHING"):
        point = EntryPoint(TINY.name, f"{__name__}:{broken}", boards.GROUP)
        board_of.cache_clear()
        assert board_of(TINY).draw.__qualname__ == DefaultDrawing.draw.__qualname__
        assert f"The drawing of {TINY.name} is left out" in caplog.text
        caplog.clear()
    board_of.cache_clear()


class TestSituation:
    """A game that says its table in words."""

    def drawn(self, detail: int) -> str:
        game = Speaking()
        frame = frame_of(game, 3, 100, 40, "en")
        state = game.new(game.setup(3))
        frame.screen.show(frame.table(state.masked(1), 1, detail))
        assert isinstance(frame.screen.console.file, io.StringIO)
        return frame.screen.console.file.getvalue()

    def test_as_much_is_shown_as_there_is_room_for(self) -> None:
        assert all(said in self.drawn(2) for said in ("Your side, Kestrel", "Held <b>: nothing", "A comet lies here"))
        assert "all of the table: situation" not in self.drawn(2)
        assert "Held <b>: nothing" in self.drawn(1)
        assert "comet" not in self.drawn(1)
        assert "Your side" not in self.drawn(0)
        assert all("all of the table: situation" in self.drawn(detail) for detail in (0, 1))

    def test_a_command_tells_all_or_what_speaks_of_something(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(GAMES, TINY.name, Speaking())
        told = {}
        for line in ("situation", "situation MOON", "situation middle", "situation sun", "help"):
            out = orrery("play", "tiny", "--bots", "random", "--seed", "7", typed=f"{line}\n").stdout
            told[line] = out.rpartition("help › " + line)[2]
        assert all(said in told["situation"] for said in ("Your side, Player 1", "Held <b>", "comet", "moon"))
        assert "moon" in told["situation MOON"]
        assert "comet" not in told["situation MOON"]
        assert "comet" in told["situation middle"]
        assert "Nothing on the table speaks of “sun”." in told["situation sun"]
        assert "situation [word]" in told["help"]

    def test_a_game_that_says_nothing_has_no_such_command(self) -> None:
        assert default_board(TINY).close_up is None
