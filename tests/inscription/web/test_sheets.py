"""Inscription's sheets: every printed place is drawn once, and every choice about a place is a button on it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from itertools import combinations, product
from random import Random

import pytest
from markupsafe import escape

from orrery.games.inscription.assets.symbols import ASSETS, KEEP, NUMBERS
from orrery.games.inscription.events.outcome import NameThing
from orrery.games.inscription.game import GAME
from orrery.games.inscription.names import COLUMNS, ROWS, SHEET_IDS, SIDES, WARFARE
from orrery.games.inscription.player import Player
from orrery.games.inscription.sheets.expansion.printed import EXPANSION_SHEETS
from orrery.games.inscription.sheets.expansion.rules import cell_of
from orrery.games.inscription.sheets.industry.places import space_name
from orrery.games.inscription.sheets.industry.printed import INDUSTRY_SHEETS
from orrery.games.inscription.sheets.navigation.places import system_name
from orrery.games.inscription.sheets.navigation.printed import NAVIGATION_SHEETS
from orrery.games.inscription.sheets.warfare.rules import PlaceUnit
from orrery.games.inscription.sheets.warfare.units import BARS, SYMBOLS
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import VOCABULARY
from orrery.kernel import LANGUAGES, NATURE, SPECTATOR, Play
from orrery.server.store import SeatRow, TableRow
from orrery.server.view import LogCache, TableView, view_of
from orrery.web.boards.inscription.parts import HEIGHT, WIDTH, Place, Sheet
from orrery.web.boards.inscription.sheets import PRINTS, blank, sheets, titled, where
from orrery.web.boards.inscription.symbols import symbols
from orrery.web.boards.inscription.titles import titles
from orrery.web.boards.targets import Targets
from orrery.web.draw import environment
from tests.battery import choose
from tests.web.html import problems

ON_A_SHEET = {
    "access", "claim", "cross-off-system", "wormhole", "unlock-planet", "cross-off-planet", "cross", "cross-off-line",
    "dock", "dock-symbol", "cross-off-population", "scrap", "space", "bar", "build", "cross-off-bar", "unlock-units",
    "infantry", "place", "cross-off-node", "cross-off-reward", "half", "technology", "research", "unlock-technology",
    "cross-off-technology", "focus",
}  # fmt: skip
"""The kinds of options that are about a place on a sheet."""
PRINTED = [(kind, number) for kind in range(len(SHEET_IDS)) for number in range(len(SIDES))]
TOKEN = re.compile(r'<(\w+)[^<>]*? data-token="([^"]+)"([^<>]*)>')
GAMES = [
    (1, 2, {"side": "A"}),
    (1, 1, {"tutorial": True}),
    (2, 4, {"difficulty": "medium"}),
    (3, 9, {"side": "A"}),
    (8, 50, {}),
]
"""Players, every how many-th answer is looked at, and variants."""
LOG = LogCache()
"""No turn is told twice, as at a table of the server."""


def name(sheet: tuple[int, int]) -> str:
    return f"{SHEET_IDS[sheet[0]]}-{SIDES[sheet[1]]}"


def view(play: Play, viewer: int, language: str = "en") -> TableView:
    table = TableRow("t", "inscription", 1, {}, "Table", "seed", True, True, 0, "", 0, False, 0, "")
    rows = [SeatRow(seat, f"Player {seat}", None, "holder", None) for seat in range(play.state.seats)]
    return view_of(table, rows, play, [], viewer, language, None, LOG)


def games(players: int, seed: int, stride: int = 1, **variants: object) -> Iterator[tuple[Play, int]]:
    """A random game: every so many-th answer of a player before it is given, with the seat that gives it."""
    rng = Random(f"{players}/{seed}/{variants}")
    play = Play(GAME, GAME.setup(players, **variants))
    number = 0
    while play.state.pending():
        seat = rng.choice(play.state.pending()).seat
        if seat != NATURE:
            number += 1
            if number % stride == 0:
                yield play, seat
        play.answer(seat, choose(play.state, seat, rng))
    yield play, 0


def drawn(all_sheets: list[Sheet], language: str) -> str:
    macros = environment(language).get_template("inscription/_sheets.html").module
    return "".join(macros.sheet(sheet, sheet.active) for sheet in all_sheets)  # type: ignore[attr-defined]


# What is printed


def expected_places(kind: int, number: int) -> int:
    """How many places the sheet's data has."""
    if kind == 0:
        navigation = NAVIGATION_SHEETS[number]
        return navigation.systems + len(navigation.wormholes)
    if kind == 1:
        expansion = EXPANSION_SHEETS[number]
        docks = sum(2 + len(dock["cost"]) for dock in expansion.drawing["docks"])
        return expansion.planets + len(expansion.planet_of) + len(expansion.lines) + docks + 12
    if kind == 2:
        return INDUSTRY_SHEETS[number].hexes + (8 + 4) + (10 + 4) + (10 + 3) + (10 + 3) + 5 + 14 + 20
    return ROWS * COLUMNS + 8 * 3 + 2 + 1 + SYMBOLS + 13 + 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", PRINTED, ids=name)
def test_every_place_of_a_sheet_is_drawn_once(sheet: tuple[int, int], language: str) -> None:
    places = PRINTS[sheet[0]](sheet[1], language).places
    html = "".join(blank(*sheet, language))
    assert Counter(re.findall(r'data-place="([^"]+)"', html)) == Counter(list(places))
    assert len(places) == expected_places(*sheet)
    assert problems(f"<svg>{html}</svg>", whole=False) == []


@pytest.mark.parametrize("sheet", PRINTED, ids=name)
def test_places_lie_on_the_sheet_and_apart(sheet: tuple[int, int]) -> None:
    places: list[Place] = list(PRINTS[sheet[0]](sheet[1], "en").places.values())
    for place in places:
        assert place.w / 2 <= place.x <= WIDTH - place.w / 2
        assert place.h / 2 <= place.y <= HEIGHT - place.h / 2
    assert [(one.id, other.id) for one, other in combinations(places, 2) if one.overlaps(other)] == []


@pytest.mark.parametrize("number", range(len(SIDES)))
def test_the_navigation_sheet_has_its_systems_where_the_data_says(number: int) -> None:
    """Left of, and above, stay what they are in the data."""
    places = PRINTS[0](number, "en").places
    for one, other in combinations(NAVIGATION_SHEETS[number].drawing["systems"], 2):
        here, there = places[one["id"]], places[other["id"]]
        assert one["x"] == other["x"] or (here.x <= there.x) == (one["x"] < other["x"]) or abs(here.x - there.x) < 0.2
        assert one["y"] == other["y"] or (here.y <= there.y) == (one["y"] < other["y"]) or abs(here.y - there.y) < 0.2


# What can be chosen


def wanted(seen: TableView) -> Counter[str]:
    """The tokens that belong on a sheet; what somebody names for all is about no sheet of theirs."""
    if isinstance(seen.question, NameThing):
        return Counter()
    return Counter(choice.token for choice in seen.choices if choice.token.split(":")[0] in ON_A_SHEET)


def check_buttons(seen: TableView, html: str) -> None:
    found = TOKEN.findall(html)
    assert html.count("data-token=") == len(found)
    assert Counter(token for _, token, _ in found) == wanted(seen)
    reasons = {choice.token: choice.refusal for choice in seen.choices}
    for tag, token, rest in found:
        assert tag == "button"
        assert ('aria-disabled="true"' in rest) == (reasons[token] is not None)
        described = re.findall(r'aria-describedby="([^"]+)"', rest)
        assert bool(described) == (reasons[token] is not None)
        if described:
            why = re.search(rf'id="{described[0]}"[^>]*>(.*?)</span>', html)
            assert why is not None
            assert str(reasons[token]) in unescape(why[1])
    keys = re.findall(r'data-key="([^"]+)"', html)
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize(("players", "stride", "variants"), GAMES, ids=str)
def test_every_choice_about_a_place_is_one_button(players: int, stride: int, variants: dict[str, object]) -> None:
    asked: Counter[str] = Counter()
    for number, (play, seat) in enumerate(games(players, 1, stride, **variants)):
        language = LANGUAGES[number % 2]
        seen = view(play, seat, language)
        targets = Targets(seen.choices)
        own = sheets(seen, seat, targets)
        html = drawn(own, language)
        check_buttons(seen, html)
        left = {spot.token for spot in targets.rest()}
        assert left == {choice.token for choice in seen.choices} - set(wanted(seen))
        lit = sum(sheet.targets for sheet in own)
        legal = {choice.token for choice in seen.choices if choice.refusal is None} & set(wanted(seen))
        assert (lit > 0) == (len(legal) > 0)
        assert lit == len(legal) or any(len(button.spots) > 1 for sheet in own for button in sheet.buttons)
        kind = type(seen.question).__name__
        asked[kind] += 1
        if asked[kind] <= 2:
            assert problems(html, whole=False) == []
    assert sum(asked.values()) > 8


def on_the_sheets(player: Player, option: int) -> bool:
    """Whether the sheets of this player have what a word is about: some are smaller than others."""
    kind = VOCABULARY.kind_of(option)
    places = kind.places(option)
    match kind.name:
        case "access" | "claim" | "cross-off-system":
            return places[0] < player.navigation.sheet.systems
        case "wormhole":
            return max(places) < len(player.navigation.sheet.wormholes)
        case "unlock-planet" | "cross-off-planet":
            return places[0] < player.expansion.sheet.planets
        case "cross":
            return cell_of(player.expansion.sheet, option) >= 0
        case "cross-off-line":
            return places in [[line.planet, line.name] for line in player.expansion.sheet.lines]
        case "scrap" | "space":
            return places[0] < player.industry.sheet.hexes
        case "bar":
            return BARS[places[0]].cost[places[1]] > 0
    return True


@pytest.mark.parametrize("number", range(len(SIDES)))
def test_every_word_about_a_place_has_its_place(number: int) -> None:
    player = Player()
    for sheet in range(len(SHEET_IDS)):
        player.lay(sheet, number)
    in_the_foot = {"technology", "research", "unlock-technology", "cross-off-technology", "focus"}
    found: Counter[str] = Counter()
    for option in range(len(VOCABULARY)):
        kind = VOCABULARY.kind_of(option).name
        if kind not in ON_A_SHEET - in_the_foot:
            assert where(player, option) is None
        elif on_the_sheets(player, option):
            spot = where(player, option)
            assert spot is not None
            assert spot[1] in PRINTS[spot[0]](number, "en").places
            found[kind] += 1
    assert set(found) == ON_A_SHEET - in_the_foot


NAMED = {"access": 0, "claim": 0, "scrap": 2, "space": 2, "unlock-planet": 1, "cross-off-node": 3}


def test_a_button_lies_on_the_place_that_it_names() -> None:
    checked = 0
    for play, seat in games(1, 5, 2, side="A"):
        seen = view(play, seat)
        for kind, sheet in enumerate(sheets(seen, seat)):
            for button in sheet.buttons:
                for spot in button.spots:
                    word, *rest = spot.token.split(":")
                    if word in NAMED:
                        assert NAMED[word] == kind
                        assert button.place.id in (rest[0], f"space-{rest[0]}", f"planet-{rest[0]}")
                    elif word == "cross":
                        assert button.place.id == "-".join(rest)
                    elif word == "place":
                        assert button.place.id == rest[0].split("-")[0]
                    elif word in ("bar", "dock-symbol"):
                        start = rest[0] if word == "bar" else f"dock-{rest[0]}"
                        assert button.place.id.startswith(start)
                    checked += 1
    assert checked > 600


def test_units_that_lie_in_several_ways_are_chosen_among_pictures() -> None:
    several = 0
    for play, seat in games(1, 3, side="A"):
        seen = view(play, seat)
        if isinstance(seen.question, PlaceUnit):
            for button in sheets(seen, seat)[WARFARE].buttons:
                if len(button.spots) > 1:
                    several += 1
                    assert len(button.pictures) == len(button.spots) == len(set(button.pictures))
                    assert not any(spot.key for spot in button.spots)
    assert several > 5


def test_nobody_presses_anything_on_the_sheets_of_others() -> None:
    for number, (play, _) in enumerate(games(3, 2, 60)):
        for viewer in (*range(3), SPECTATOR):
            seen = view(play, viewer, LANGUAGES[number % 2])
            for seat in range(3):
                if seat != viewer:
                    shown = sheets(seen, seat)
                    assert "data-token" not in drawn(shown, seen.language)
                    assert [sheet.targets for sheet in shown] == [0, 0, 0, 0]


# What was marked


def strokes(sheet: Sheet, cls: str = "ink") -> int:
    return sum(cls in part.cls.split() for part in sheet.marks.over)


def test_every_mark_of_the_player_is_drawn() -> None:
    """Counted from the player's bits, so that no mark can be missing or drawn twice."""
    for play, seat in games(2, 4, 12, side="A"):
        state = play.state
        assert isinstance(state, Inscription)
        player = state.players[seat]
        navigation, expansion, industry, warfare = sheets(view(play, seat), seat)
        bits = (
            player.navigation.claimed & ~player.navigation.sheet.home,
            player.navigation.lanes,
            player.navigation.lost,
            player.navigation.holes,
            player.navigation.holes,
        )
        slashes = sum(player.stock.spent)
        drawn_slashes = strokes(navigation) - sum(mask.bit_count() for mask in bits)
        assert 0 <= drawn_slashes <= slashes
        marked = (
            player.expansion.planets,
            player.expansion.symbols,
            player.expansion.lines,
            player.expansion.lost_lines,
            player.expansion.dock_symbols,
            player.expansion.docks,
        )
        more = (player.expansion.lost_docks, player.expansion.lost_population, player.expansion.closed)
        least = sum(mask.bit_count() for mask in (*marked, *more)) + player.expansion.population
        assert least <= strokes(expansion) <= least + slashes
        network = (
            player.industry.scrapped & ~player.industry.sheet.start,
            player.industry.claimed,
            player.industry.lost,
        )
        chart = player.industry.councilors + sum(player.industry.commodities) + player.unlocked_goods()
        rows = player.stock.goods + player.stock.goods_spent + player.stock.votes + player.stock.votes_spent
        least = sum(mask.bit_count() for mask in network) + chart + rows
        assert least <= strokes(industry) <= least + slashes + 4 + 4 + 3 + 3
        assert sum(part.kind == "unit" for part in warfare.marks.under) == len(player.warfare.units)


def test_marks_are_new_until_the_pen_is_down() -> None:
    fresh = settled = 0
    for play, seat in games(2, 6, 4, side="A"):
        state = play.state
        assert isinstance(state, Inscription)
        new = sum(strokes(sheet, "ink--new") for sheet in sheets(view(play, seat), seat))
        if not state.desks:
            assert new == 0
            settled += 1
        fresh += new > 0
        for other in range(2):
            if other != seat:
                shown = sheets(view(play, seat), other)
                assert not any(strokes(sheet, "ink--new") for sheet in shown)
    assert fresh > 20
    assert settled


def test_the_same_sheet_is_equal_and_a_marked_one_is_not() -> None:
    """What a page compares to know whether it has to be drawn again."""
    play, seat = next(games(1, 7, 40, side="A"))
    first = sheets(view(play, seat), seat)
    assert first == sheets(view(play, seat), seat)
    while sheets(view(play, seat), seat)[0].marks == first[0].marks:
        play.answer(
            play.state.pending()[0].seat, choose(play.state, play.state.pending()[0].seat, Random(len(play.turns)))
        )
    assert first[0] != sheets(view(play, seat), seat)[0]


def test_sheets_do_not_depend_on_what_their_viewer_cannot_see() -> None:
    rng = Random(7)
    for play, _ in games(3, 8, 80, side="A"):
        truth = play.state
        for viewer in (*range(3), SPECTATOR):
            shown = [drawn(sheets(view(play, viewer), seat), "en") for seat in range(3)]
            play.state = truth.masked(viewer).sampled(rng)
            again = [drawn(sheets(view(play, viewer), seat), "en") for seat in range(3)]
            play.state = truth
            assert shown == again


ENGLISH = re.compile(
    r"\b(?:system|planet|claim|scrap|cross|symbols|dock|Trade|Votes|Units|Home|neighbor|infantry|cruiser|dreadnought|"
    r"unlocked|locked|space|points|resource|chart|Industrial|Cultural|Hazardous|or|of|and)\b",
    re.IGNORECASE,
)


def test_the_polish_sheets_have_no_english_words() -> None:
    for play, seat in games(1, 9, 12, side="A"):
        html = drawn(sheets(view(play, seat, "pl"), seat), "pl")
        words = re.sub(r'(?:aria-label|title)="([^"]*)"', r">\1<", html)
        assert ENGLISH.findall(" ".join(re.findall(r">([^<>]+)<", unescape(words)))) == []


def test_descriptions_name_what_is_marked() -> None:
    *_, (play, seat) = games(1, 10, side="A")
    state = play.state
    assert isinstance(state, Inscription)
    for language in LANGUAGES:
        navigation, expansion, industry, warfare = sheets(view(play, seat, language), seat)
        player = state.players[seat]
        assert str((player.navigation.accessed & ~player.navigation.sheet.home).bit_count()) in navigation.description
        assert str(player.expansion.population) in expansion.description
        assert str(player.industry.commodities[0]) in industry.description
        assert str(state.wars) in warfare.description
        assert [sheet.kind for sheet in (navigation, expansion, industry, warfare)] == list(SHEET_IDS)


# What explains them


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", PRINTED, ids=name)
def test_every_place_has_its_name_for_the_pointer(sheet: tuple[int, int], language: str) -> None:
    assert set(titles(*sheet, language)) == set(PRINTS[sheet[0]](*sheet[1:], language).places)
    html = titled(*sheet, language)
    assert html.count("<title>") == expected_places(*sheet)
    assert problems(f"<svg>{html}</svg>", whole=False) == []


def test_places_are_called_as_the_log_calls_them() -> None:
    assert titles(0, 0, "en")["s02"] == system_name(0, 3, "en") == "S02 (planet)"
    assert titles(2, 0, "pl")["space-47"] == space_name(0, 46, "pl")
    assert titles(3, 0, "en")["d8"].startswith("d8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_has_every_kind_of_asset_once(language: str) -> None:
    """Mecatol Rex has its name on the sheet, and of points and commodities one picture stands for all."""
    explained = symbols(language)
    keys = [symbol.picture.name for entry in explained for symbol in entry.symbols if symbol.picture.kind == "asset"]
    assert len(keys) == len(set(keys))
    assert {ASSETS[NUMBERS[key]].family for key in keys} == {asset.family for asset in ASSETS} - {"mecatol"}
    kept = {asset.key for asset in ASSETS if asset.kind == KEEP}
    assert kept <= set(keys)
    macros = environment(language).get_template("inscription/_sheets.html").module
    html = macros.symbols(explained)  # type: ignore[attr-defined]
    assert problems(html, whole=False) == []
    assert all(escape(entry.text) in html for entry in explained)


def test_an_upright_trait_stays_clear_of_the_lock() -> None:
    for number, language in product(range(len(SIDES)), LANGUAGES):
        printed = PRINTS[1](number, language)
        for part in printed.face:
            if part.kind == "text" and part.r:
                over = [p for p in printed.places.values() if abs(p.x - part.x) < 16 and p.y < part.y]
                lock = max((p for p in over if p.id.startswith("planet-")), key=lambda p: p.y)
                assert part.y - 6.2 * len(part.name) >= lock.y + lock.h / 2
