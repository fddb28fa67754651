"""Inscription at the keyboard: whole games, marks by coordinates, and all four sheets legible at 120 by 40."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

from orrery.bots import make_bot
from orrery.games import GAMES
from orrery.games.inscription.cards.shared import AGENDA_CARDS, EVENT_CARDS
from orrery.games.inscription.game import GAME as INSCRIPTION
from orrery.games.inscription.names import COUNCIL, RELICS, SHEET_IDS, SIDES, VOTING, WAR
from orrery.games.inscription.say import SHEET_NAMES
from orrery.games.inscription.sheets.warfare.grid import NODE_NAMES
from orrery.games.inscription.state import Inscription
from orrery.kernel import SPECTATOR, TRUTH, Record, State
from orrery.kernel.text import plain
from orrery.terminal.boards import board_of
from orrery.terminal.boards.board import CloseUp
from orrery.terminal.frame import Frame, height_of
from orrery.terminal.picture import take
from orrery.terminal.screen import Screen
from orrery.terminal.seating import Seat
from orrery.terminal.session import coordinates
from tests.terminal.acting import Moment, Script, answers, orrery

BOARD = board_of(INSCRIPTION)
NAMES = ["Mira", "Kestrel", "Juno", "Vega", "Corvus", "Lyra", "Rigel", "Altair"]
SEATS = [Seat(name, make_bot("random", INSCRIPTION, name) if name != "Mira" else None) for name in NAMES]


@cache
def played(players: int, seed: int, side: str = "B") -> list[Moment]:
    """A game that several tests look at; nobody changes what it holds."""
    return Script(INSCRIPTION.setup(players, side=side), 1, seed, game=INSCRIPTION, bot="random").moments


def screen(language: str = "en", width: int = 120, height: int = 40) -> Screen:
    return Screen(language, Console(file=io.StringIO(), width=width, height=height, markup=False, highlight=False))


def written(here: Screen) -> str:
    assert isinstance(here.console.file, io.StringIO)
    return here.console.file.getvalue()


def drawing(state: State, seat: int = 0, language: str = "en", width: int = 120) -> str:
    here = screen(language, width)
    here.show(BOARD.draw(state, seat, SEATS[: state.seats], language, width, 2))
    return written(here)


def in_full(state: State, topic: str, language: str = "en", width: int = 120) -> str:
    assert isinstance(BOARD.close_up, CloseUp)
    here = screen(language, width)
    here.show(BOARD.close_up.draw(state, 0, SEATS[: state.seats], language, width, topic))
    return written(here)


# Whole games


@pytest.mark.parametrize(("players", "language"), [(1, "en"), (2, "pl"), (4, "en"), (8, "pl")])
def test_a_whole_game(players: int, language: str, tmp_path: Path) -> None:
    script = Script(INSCRIPTION.setup(players), 1, 50 + players, game=INSCRIPTION, bot="random")
    file = tmp_path / "game.json"
    bots = ["--bots", ",".join(["random"] * (players - 1))] if players > 1 else ["--players", "1"]
    command = ["play", "inscription", *bots, "--seed", str(50 + players), "--save", str(file), "--lang", language]
    result = orrery(*command, typed=script.typed)
    assert result.exit_code == 0, result.output[-2000:]
    assert {"en": "The game is over.", "pl": "Koniec gry."}[language] in result.stdout
    assert {"en": "Final scores after round 2", "pl": "Wynik końcowy po rundzie 2"}[language] in result.stdout
    for name, score in zip(SHEET_NAMES, script.play.state.scores(), strict=False):
        assert name.say(language).capitalize() in result.stdout
        assert f" {score} │" in result.stdout
    if players <= 2:
        assert {"en": "Lost in the Dark Years", "pl": "Zagubieni w Mrocznych Wiekach"}[language] in result.stdout
    assert answers(Record.load(file, GAMES)) == answers(script.play.record)


def test_marks_by_coordinates() -> None:
    """Wherever the coordinates alone say which option is meant, they are typed; any order will do."""
    typed: list[str] = []

    def write(state: State, seat: int, option: int) -> str:
        token = INSCRIPTION.vocabulary.token(option)
        places = token.partition(":")[2]
        same = [
            other
            for other in state.options(seat)
            if coordinates(INSCRIPTION.vocabulary.token(other).partition(":")[2]) == coordinates(places)
        ]
        if not places or len(same) > 1:
            return token
        line = f"#{places}" if places.isdecimal() else " ".join(reversed(re.split("[-:]", places)))
        typed.append(line)
        return line

    script = Script(INSCRIPTION.setup(1), 1, 8, game=INSCRIPTION, write=write)
    result = orrery("play", "inscription", "--players", "1", "--seed", "8", typed=script.typed)
    assert "The game is over." in result.stdout, result.stdout[-2000:]
    assert sum(line.startswith("#") for line in typed) > 3
    assert sum(bool(re.fullmatch(r"s\d\d", line)) for line in typed) > 3
    assert sum(bool(re.fullmatch(r"[a-j]\d+( [a-j]\d+)*", line)) for line in typed) > 3


def test_the_variants_of_the_game_and_what_is_no_variant() -> None:
    out = orrery("play", "inscription", "--players", "2", "--set", "tutorial=yes", "--seed", "1").stdout
    assert "Round 1 of 4" in out
    out = orrery("play", "inscription", "--players", "2", "--set", "factions=nomad,winnu", "--seed", "1").stdout
    assert "The Nomad" in out
    for wrong, said in (
        (["--set", "side=C"], "“side” is one of B, A, not C."),
        (["--set", "side"], "“side” sets nothing: write --set name=value."),
        (["--set", "moons=2"], "Inscription has no option “moons”"),
        (["--set", "side=A", "--set", "side=B"], "“side” is set twice."),
        (["--players", "9"], "for 1 to 8 players, not 9"),
    ):
        result = orrery("play", "inscription", *wrong)
        assert (result.exit_code, said in result.stderr) == (2, True), result.stderr


def test_a_sheet_in_full_by_command() -> None:
    lines = "sheet\nsheet war\nSHEET 2 industry\narkusz ekspansja\nsheet moons\nhelp\n"
    out = orrery("play", "inscription", "--seed", "3", typed=lines).stdout
    assert "Warfare · Standard front · Player 1" in out
    assert "Industry · Standard network · Kestrel" in out
    assert "Expansion · Standard colonies · Player 1" in out
    assert "There is no sheet “moons”. Sheets: navigation, expansion, industry, warfare." in out
    assert "sheet [name]" in out
    assert "Nie ma arkusza „xyz”" in orrery("play", "inscription", "--lang", "pl", typed="arkusz xyz\n").stdout
    assert "“sheet” is none of the options" in orrery("play", "orion", "--seed", "3", typed="sheet\n").stdout


def test_an_answer_that_means_nothing_or_cannot_be_chosen() -> None:
    out = orrery("play", "inscription", "--players", "1", "--set", "tutorial=yes", typed="s99\ns30\n").stdout
    assert "“s99” is none of the options" in out
    assert "You have not accessed this system." in out


def test_an_answer_that_means_several_things() -> None:
    for seed in range(40):
        script = Script(INSCRIPTION.setup(1), 1, seed, game=INSCRIPTION)
        own = [turn for turn in script.moments if turn.seat == 0]
        for number, turn in enumerate(own):
            tokens = [INSCRIPTION.vocabulary.token(option) for option in turn.before.options(0)]
            both = [
                token for token in tokens if token.startswith("scrap:") and token.replace("scrap", "space") in tokens
            ]
            if both:
                space = both[0].partition(":")[2]
                typed = "".join(line + "\n" for line in [*script.lines[:number], f"#{space}"])
                out = orrery("play", "inscription", "--players", "1", "--seed", str(seed), typed=typed).stdout
                assert f"“#{space}” may be: " in out
                assert f"space:{space}" in out[-400:]
                return
    pytest.fail("no game asked whether to scrap or to claim")


# Drawings


@pytest.mark.parametrize(
    ("game", "language", "width", "height"),
    [
        ((1, 15), "en", 120, 40),
        ((3, 16, "A"), "pl", 120, 40),
        ((8, 38, "A"), "en", 120, 40),
        ((4, 14), "pl", 100, 30),
        ((3, 16, "A"), "en", 100, 30),
    ],
)
def test_every_question_fits_the_screen(
    game: tuple[int, int] | tuple[int, int, str], language: str, width: int, height: int
) -> None:
    turns = [turn for turn in played(*game) if turn.seat == 0]
    here = screen(language, width, height)
    frame = Frame(here, INSCRIPTION, SEATS[: game[0]])
    told = [plain(" ".join(["Kestrel accesses S14 (cybernetic specialty)."] * 9))] * 3
    for turn in turns[:: max(1, len(turns) // 25)]:
        state = turn.before.masked(0)
        whole = frame.whole(state, state.question(0), told, height - 1)
        assert height_of(here, whole) <= height - 1
        here.show(whole)
    assert max(len(line) for line in written(here).splitlines()) <= width


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("sheet", range(len(SHEET_IDS)))
def test_every_place_of_every_sheet_can_be_read(sheet: int, width: int) -> None:
    state = INSCRIPTION.new(INSCRIPTION.setup(1, tutorial=True))
    assert isinstance(state, Inscription)
    for number in range(len(SIDES)):
        player = state.players[0]
        player.lay(sheet, number)
        text = in_full(state, SHEET_IDS[sheet], width=width)
        assert max(len(line) for line in text.splitlines()) <= width
        if sheet == 0:
            for system in player.navigation.sheet.drawing["systems"]:
                assert system["id"].removeprefix("s").replace("mecatol", "MR") in text
            for hole in range(len(player.navigation.sheet.wormholes)):
                assert f"~{hole + 1}" in text
        elif sheet == 1:
            for planet, name in enumerate(player.expansion.sheet.names):
                assert f"{planet + 1} {name}" in text
            symbols = sum(text.count(sign) for sign in "▲◆●")
            assert symbols >= len(player.expansion.sheet.planet_of) + 12
        elif sheet == 2:
            board = player.industry.sheet
            ids = re.findall(r"[ ×›●](\d+)(?=[A-Z★$+›a-z ])", text)
            for space in range(board.hexes):
                if (board.spaces | board.any_dotted) >> space & 1:
                    assert str(space + 1) in ids
        else:
            for name in NODE_NAMES:
                assert re.search(rf"^│ +{name[1:]} ", text, re.MULTILINE)
            assert "a   b   c   d   e     f   g   h   i   j" in text


def test_three_sheets_stand_beside_the_one_in_full() -> None:
    turns = [turn for turn in played(3, 16, "A") if turn.seat == 0]
    state = turns[len(turns) // 2].before.masked(0)
    for language, briefs in (
        ("en", ("systems ", "planets ", "claimed ", " built, ")),
        ("pl", ("układy ", " planet, ", "zdobyte ", "wojna ")),
    ):
        text = drawing(state, language=language)
        assert sum(brief in text for brief in briefs) >= 3
        assert all(name.say(language) in text for name in SHEET_NAMES)


def test_wars_and_councils_show_both_sides() -> None:
    wars = councils = 0
    for turn in played(4, 14):
        state = turn.before.masked(0)
        assert isinstance(state, Inscription)
        if state.event < 0:
            continue
        kind = EVENT_CARDS[state.event].type
        if kind == WAR and state.wars and not wars:
            wars += 1
            assert re.search(r"your left \d+ : \d+ Kestrel.*your right \d+ : \d+ Vega", drawing(state))
            assert re.search(r"twoja lewa \d+ : \d+ Kestrel", drawing(state, language="pl"))
        if kind == COUNCIL and state.agenda_card >= 0 and turn.seat == 0:
            councils += 1
            text = drawing(state)
            assert AGENDA_CARDS[state.agenda_card].title.en in text
            assert "Pass: each player" in text
            assert "Fail: each player" in text
    assert wars
    assert councils


def test_the_votes_of_the_ai_are_shown_when_it_has_cast_them() -> None:
    seen = set()
    for turn in played(1, 15):
        state = turn.before.masked(0)
        assert isinstance(state, Inscription)
        if state.event >= 0 and EVENT_CARDS[state.event].type == COUNCIL and state.agenda_card >= 0:
            shown = re.search(r"AI: \d+ vote", drawing(state)) is not None
            assert shown is (state.task != VOTING and state.ai_votes >= 0)
            seen.add(shown)
    assert seen == {False, True}


def test_everybody_s_eyes_can_look_at_every_moment_and_nobody_sees_a_secret_relic() -> None:
    titles = INSCRIPTION.components()
    for turn in played(3, 16, "A")[::40]:
        truth = turn.before.clone()
        assert isinstance(truth, Inscription)
        for player, relic in zip(truth.players + truth.before, (0, 9, 15) * 2, strict=False):
            player.relics = player.relics.but(held=(relic,), points=(4,))
        for eyes in (0, 1, SPECTATOR, TRUTH):
            state = truth.masked(eyes)
            for seat, player in enumerate(truth.players):
                text = drawing(state, seat, width=80)
                assert (titles[RELICS[player.relics.held[0]]] in text) is (eyes in (seat, TRUTH))


def test_the_cards_and_rules_of_inscription() -> None:
    for group, entry in {"relics": "Nano-Forge", "agendas": "Homestead Relief", "units": "War sun"}.items():
        assert entry in orrery("cards", "inscription", group).stdout
    assert "Nanokuźnia" in orrery("cards", "inscription", "nano-forge", "--lang", "pl").stdout
    assert "Ulga" in orrery("cards", "inscription", "wnioski", "--lang", "pl").stdout
    for card in ("united-front", "relics-rediscovered", "technology-embargo", "technological-frontier"):
        assert f"{card} ·" in orrery("cards", "inscription", card).stdout  # though they begin as a group does
    assert "TI-WAR-8" in orrery("rules", "inscription", "TI-WAR-8").stdout


def test_a_record_of_inscription_is_verified_and_shown_through_any_eyes() -> None:
    file = Path(__file__).parents[1] / "golden" / "3-tutorial.json"
    assert "OK, " in orrery("verify", file).stdout
    for eyes in ("1", "3", "public", "all"):
        out = orrery("replay", file, "--eyes", eyes, "--at", "120").stdout
        assert "Round" in out
        assert "INSCRIPTION" in out
    assert "navigation" in orrery("replay", file, "--eyes", "2").stdout


def test_the_picture_for_the_readme(tmp_path: Path) -> None:
    take(INSCRIPTION, tmp_path / "table.svg")
    text = (tmp_path / "table.svg").read_text()
    assert "<svg" in text
    assert "Mira" in text
