"""What Inscription's table says around the sheets: no number cut off, no word cut in two, nothing untrue."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.games.inscription.cards.kinds import TECHNOLOGY_CARDS
from orrery.games.inscription.cards.shared import EVENT_CARDS, OBJECTIVE_CARDS
from orrery.games.inscription.events.ai import VOTE_BONUS, ai_vote
from orrery.games.inscription.events.scoring import score
from orrery.games.inscription.game import GAME as INSCRIPTION
from orrery.games.inscription.names import COUNCIL, INDUSTRY, SHEET_IDS, SIDES, STRATEGY, WARFARE, WARS
from orrery.games.inscription.say import SHEET_NAMES
from orrery.games.inscription.state import Inscription
from orrery.terminal.boards.inscription.lit import Lit
from orrery.terminal.boards.inscription.sheets.every import DRAWINGS
from orrery.terminal.boards.inscription.side import at_hand, sheets_in_brief
from orrery.terminal.boards.inscription.style import RESOURCES
from orrery.terminal.boards.inscription.table import FULL, sheet_box
from orrery.terminal.boards.layout import shortened
from tests.inscription.terminal.test_table import BOARD, NAMES, SEATS, drawing, in_full, played, screen, written
from tests.terminal.acting import Script

SIDE = 36
"""The room beside the sheet in a window 120 wide."""


def moments(players: int, seed: int, side: str = "B") -> Iterator[Inscription]:
    """A game through the eyes of its first player."""
    for turn in played(players, seed, side):
        state = turn.before.masked(0)
        assert isinstance(state, Inscription)
        yield state


def new_game(players: int = 1) -> Inscription:
    state = INSCRIPTION.new(INSCRIPTION.setup(players, tutorial=True))
    assert isinstance(state, Inscription)
    return state


def in_brief(state: Inscription, language: str, width: int = SIDE) -> list[str]:
    return [line.plain for line in sheets_in_brief(state, 0, -1, Lit(state, 0), language, width)]


def packed_table(state: Inscription) -> str:
    here = screen()
    here.show(BOARD.draw(state, 0, SEATS[: state.seats], "en", 120, 0))
    return written(here)


def test_a_title_is_shortened_with_one_ellipsis() -> None:
    assert [shortened("Self Assembly", width) for width in (13, 12, 6, 1)] == [
        "Self Assembly",
        "Self Assemb…",
        "Self…",
        "…",
    ]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_summary_shortens_titles_and_never_values(language: str) -> None:
    for state in list(moments(3, 16))[30::150]:
        player = state.players[0]
        for number in range(3):
            cards = [[place for place, card in enumerate(OBJECTIVE_CARDS) if card.sheet == sheet] for sheet in range(4)]
            state.objectives = tuple(sheet[number] for sheet in cards)
            lines = in_brief(state, language)
            assert max(map(len, lines)) <= SIDE
            for head in lines[::3]:
                assert re.fullmatch(r".\w+ -?\d+★  .+ (\d★ \d+%|●\d★)", head)
            for technology, card in enumerate(TECHNOLOGY_CARDS):
                line = lines[technology // 2 * 3 + 2]
                assert line.count("…") <= 2
                if not player.has(technology) and not player.research.lost >> technology & 1:
                    assert f" {player.research.symbols[technology]}/{card.cost}" in line
        whole = "\n".join(in_brief(state, language, 90))
        assert "…" not in whole
        assert all(card.title.say(language) in whole for card in TECHNOLOGY_CARDS)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_longest_summary_fits(language: str) -> None:
    state = new_game()
    player = state.players[0]
    player.expansion.symbols, player.expansion.docks, player.expansion.planets = (1 << 48) - 1, 6, 63
    player.industry.claimed, player.industry.scrapped, player.industry.councilors = (
        (1 << 20) - 1,
        (1 << 40) - (1 << 20),
        11,
    )
    player.warfare.built = (1 << 13) - 1
    player.warfare.strengths = (12,) * len(player.warfare.strengths)
    assert max(len(DRAWINGS[sheet].brief(state, player, language)) for sheet in range(len(SHEET_IDS))) <= SIDE - 2


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_title_of_a_sheet_leaves_out_what_does_not_fit(language: str) -> None:
    state = new_game()
    left_out = 0
    for sheet in range(len(SHEET_IDS)):
        for number in range(len(SIDES)):
            player = state.players[0]
            player.lay(sheet, number)
            board = (player.navigation.sheet, player.expansion.sheet, player.industry.sheet, player.warfare.sheet)[
                sheet
            ]
            for owner in ("Gracz 1", "Kestrel (medium)", "Maximiliana of the Seven Moons and of one more"):
                for detail in range(FULL + 1):
                    box = sheet_box(state, 0, sheet, Lit(state, 0), [owner], language, 80, detail)
                    assert isinstance(box, Panel)
                    here = screen(language, 80)
                    here.show(box)
                    top = written(here).splitlines()[0]
                    title, *parts = re.sub("^╭─ | ─+╮$", "", top).split(" · ")
                    every = [board.title.say(language), owner, RESOURCES.say(language)]
                    assert title == SHEET_NAMES[sheet].say(language).capitalize()
                    assert owner in parts
                    assert set(parts) <= set(every)
                    left_out += detail == FULL and len(parts) < len(every)
    assert left_out


def test_the_packed_players_show_their_votes_at_a_council() -> None:
    seen = set()
    for state in moments(4, 14):
        kind = EVENT_CARDS[state.event].type if state.event >= 0 else STRATEGY
        if kind in seen or kind not in (COUNCIL, STRATEGY) or not any(player.stock.votes for player in state.players):
            continue
        seen.add(kind)
        text = packed_table(state)
        for seat, player in enumerate(state.players):
            name = f"{NAMES[seat]} {score(player)}★"
            assert name in text
            assert (f"{name} v{player.unspent_votes()}" in text) is (kind == COUNCIL)
    assert seen == {COUNCIL, STRATEGY}


def test_what_the_ai_may_cast_stands_once_beside_the_agenda() -> None:
    seen = 0
    for state in moments(1, 15):
        if state.event < 0 or EVENT_CARDS[state.event].type != COUNCIL or state.agenda_card < 0 or state.ai_votes >= 0:
            continue
        seen += 1
        least = ai_vote(state, EVENT_CARDS[state.event].stage)
        most = least + max(VOTE_BONUS)
        assert drawing(state).count(f"AI: {least}–{most} votes") == 1
        assert drawing(state, language="pl").count(f"SI: {least}–{most} głosów") == 1
    assert seen


def test_an_agenda_that_wraps_keeps_its_indent() -> None:
    wrapped = 0
    for state in moments(4, 14):
        if state.event < 0 or EVENT_CARDS[state.event].type != COUNCIL or state.agenda_card < 0:
            continue
        lines = drawing(state, width=80).splitlines()
        top = next(number for number, line in enumerate(lines) if line.startswith("╭"))
        assert all(re.match(r" [ ●×] \S", line) for line in lines[2:top])
        wrapped += top > 4
    assert wrapped


def test_one_of_a_thing_is_no_plural() -> None:
    state = new_game()
    player = state.players[0]
    player.warfare.built, player.stock.goods, player.stock.votes = 1, 13, 19
    assert DRAWINGS[WARFARE].brief(state, player, "en").startswith("1 unit built, war 1: ")
    assert DRAWINGS[WARFARE].brief(state, player, "pl").startswith("1 jednostka, wojna 1: ")
    hand = "\n".join(line.plain for line in at_hand(state, player, "en"))
    assert hand.count("(1 free slot)") == 2
    state.wars, player.warfare.built = WARS, 7
    assert DRAWINGS[WARFARE].brief(state, player, "en") == "3 units built, 0 wars won"
    assert DRAWINGS[WARFARE].brief(state, player, "pl") == "3 jednostki, 0 wygranych wojen"


def test_the_legend_of_the_industry_sheet_is_true_of_it() -> None:
    for side in ("A", "B"):
        for state in list(moments(3, 16, side))[::60]:
            text = in_full(state, SHEET_IDS[INDUSTRY])
            found = re.search(r"│ (\d+)(\S+): space (\d+), type #(\d+) ", text)
            assert found
            number, code, *again = found.groups()
            assert again == [number, number]
            assert re.search(rf"[ ›]{number}{re.escape(code)} ", text[: found.start()])
            dotted = re.search(r"(X\+.) dotted X", text)
            assert dotted is None or dotted[1] in text[: found.start()]


@pytest.mark.parametrize("tutorial", [True, False])
def test_nobody_wins_the_tutorial(tutorial: bool) -> None:
    script = Script(INSCRIPTION.setup(3, tutorial=tutorial), 1, 17, game=INSCRIPTION, bot="random")
    shown = BOARD.result(script.play.state, SEATS[:3], "en")
    assert isinstance(shown, Group)
    table, note = shown.renderables[:2]
    assert isinstance(table, Table)
    assert isinstance(note, Text)
    here = screen()
    here.show(table)
    assert ("Place" in written(here)) is (" 1. " in written(here)) is not tutorial
    assert any(row.style for row in table.rows) is not tutorial
    assert ("no winner" in note.plain) is tutorial
