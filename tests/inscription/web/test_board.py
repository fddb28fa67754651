"""Inscription's table: a pure function of what one viewer may see, with every option in reach."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from random import Random

import pytest

from orrery.games.inscription.cards.kinds import FACTION_CARDS, RELIC_CARDS
from orrery.games.inscription.cards.shared import AGENDA_CARDS, EVENT_CARDS, OBJECTIVE_CARDS
from orrery.games.inscription.events.council import CouncilVote, most_votes
from orrery.games.inscription.names import CHOOSE_FACTION, COUNCIL, SHEET_IDS, STEP_1, STRATEGY, VOTING, WAR
from orrery.games.inscription.spending.marking import PenDown, UseResource
from orrery.games.inscription.state import Inscription
from orrery.kernel import NATURE, SPECTATOR, TRUTH, Play
from orrery.kernel.looking import story
from orrery.server.store import SeatRow, TableRow
from orrery.server.view import LogCache, TableView, view_of
from orrery.web.boards.board import Drawing, regions
from orrery.web.boards.inscription import BOARD
from orrery.web.boards.inscription.art import FACTION_SCENES, RELIC_SCENES, UNIT_SCENES
from orrery.web.boards.inscription.cards import groups
from orrery.web.boards.inscription.own import DIRECT
from orrery.web.boards.targets import KEYS
from orrery.web.draw import render
from orrery.web.rooms import WEB
from tests.battery import choose
from tests.case import Case
from tests.cases import ENTRIES
from tests.web.reading import BUTTON, Reader, check_html

CASES = [case for case in ENTRIES if case.game.name == "inscription"]
TUTORIAL = next(case for case in CASES if case.setup.data()["tutorial"] and case.setup.players > 1)
NAMES = ["Mira", "Kestrel <b>", "Juno & Co", "Orin", "Tamsin", "Vesper", "Lyra", "Castor"]
LOG = LogCache()
"""No turn is told twice, as at a table of the server."""
DROPPED = ("lose", "spend", "trade-good", "vote", "cast", "abstain")
"""What is not drawn at all while it cannot be chosen."""


def seat_row(seat: int) -> SeatRow:
    return SeatRow(seat, NAMES[seat], "greedy" if seat % 2 else None, None if seat % 2 else "holder", None)


def view(play: Play, viewer: int, language: str) -> TableView:
    table = TableRow("t", "inscription", 1, {}, "Table", "seed", True, True, 0, "", 0, False, 0, "")
    return view_of(table, [seat_row(seat) for seat in range(play.state.seats)], play, [], viewer, language, None, LOG)


def games(case: Case, seed: int) -> Iterator[tuple[Play, int]]:
    """A random game before each answer of a player, and at its end; at desks anybody may be next."""
    rng = Random(f"{case}/{seed}")
    play = Play(case.game, case.setup)
    while play.state.pending():
        seat = rng.choice(play.state.pending()).seat
        if seat != NATURE:
            yield play, seat
        play.answer(seat, choose(play.state, seat, rng))
    yield play, 0


def page(seen: TableView) -> str:
    values = BOARD.context(seen)
    return render(seen.language, BOARD.top, **values) + render(seen.language, BOARD.template, **values)


def check_choices(seen: TableView, html: str) -> None:
    """Every option is one button; what cannot be chosen is not drawn, or says why; keys are printed once."""
    buttons = BUTTON.findall(html)
    assert html.count("data-token=") == len(buttons)
    found = Counter(token for _, token, _ in buttons)
    reasons = {choice.token: choice.refusal for choice in seen.choices}
    legal = {token for token, reason in reasons.items() if reason is None}
    assert set(found.values()) <= {1}, found.most_common(1)
    assert legal <= set(found), (type(seen.question), legal - set(found))
    assert set(found) <= set(reasons)
    missing = [token for token in reasons if token not in found]
    assert all(token.split(":")[0] in DROPPED for token in missing), missing
    for tag, token, rest in buttons:
        assert tag == "button"
        assert ('aria-disabled="true"' in rest) == (reasons[token] is not None)
    keys = re.findall(r'data-key="([^"]+)"', html)
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_option_is_one_button_at_every_question(case: Case) -> None:
    asked: Counter[type] = Counter()
    for number, (play, seat) in enumerate(games(case, 1)):
        kind = type(play.state.question(seat)) if play.state.pending() else type(None)
        asked[kind] += 1
        if asked[kind] > 2 and number % max(45, case.stride):
            continue
        seen = view(play, seat, "pl" if number % 2 else "en")
        html = page(seen)
        check_choices(seen, html)
        if asked[kind] <= 2:
            check_html(Reader(html))


def test_the_key_of_a_vote_is_its_number() -> None:
    """0 abstains; the keys of Fail go on where those of Pass end."""
    asked = 0
    for case in (CASES[0], CASES[5]):
        for play, seat in games(case, 1):
            state = play.state
            assert isinstance(state, Inscription)
            if state.task != VOTING or not isinstance(state.question(seat), CouncilVote):
                continue
            asked += 1
            keys = dict(re.findall(r'data-token="([^"]+)"[^>]*data-key="([^"]+)"', page(view(play, seat, "en"))))
            most = most_votes(state.players[seat])
            if state.ai:
                tokens = [f"cast:{n}" for n in range(most + 1)]
            else:
                tokens = ["abstain", *[f"vote:{side}:{n + 1}" for side in ("pass", "fail") for n in range(most)]]
            assert keys == dict(zip(tokens, "0" + KEYS, strict=False))
    assert asked > 10


@pytest.mark.parametrize("case", CASES[::3], ids=str)
def test_who_is_not_asked_has_nothing_to_press(case: Case) -> None:
    for number, (play, _) in enumerate(games(case, 2)):
        if number % 90 and play.state.pending():
            continue
        for viewer in (*range(play.state.seats), SPECTATOR, TRUTH):
            seen = view(play, viewer, "en")
            html = page(seen)
            check_choices(seen, html)
            assert ('id="r-assets"' in html) == (viewer >= 0)


def test_marks_that_nobody_was_asked_about_belong_to_the_mark_before_them() -> None:
    """With one thing left to do it is done, and what the viewer's own mark led to is still to be read."""
    forced = 0
    seen: dict[int, int] = {}
    for play, seat in games(CASES[5], 9):
        state = play.state
        assert isinstance(state, Inscription)
        known, seen[seat] = seen.get(seat, 0), len(state.players[seat].journal)
        if not state.desks or not isinstance(state.question(seat), PenDown) or len(state.options(seat)) > 1:
            continue
        direct = [what.kind in DIRECT for what, _, _ in state.players[seat].journal[known:]]
        if direct and not all(direct) and len(state.players[seat].journal) > 1:  # one line alone is no chain
            forced += direct[-1]
            assert BOARD.context(view(play, seat, "en"))["prompt"].chain
    assert forced


# What others may not know


def test_a_resource_in_hand_is_not_spent_yet_and_only_strategy_has_an_active_sheet() -> None:
    held = 0
    for play, seat in games(CASES[0], 1):
        state = play.state
        assert isinstance(state, Inscription)
        values = BOARD.context(view(play, seat, "en"))
        strategy = state.event >= 0 and EVENT_CARDS[state.event].type == STRATEGY and not state.over
        assert strategy or not any(values[f"sheet_{kind}"].active for kind in SHEET_IDS)
        question = view(play, seat, "en").question
        if isinstance(question, UseResource) and values["tray"]:
            held += 1
            assert values["tray"].left[question.kind].n == state.players[seat].pool[question.kind] + 1
    assert held


def test_hidden_facts_are_nowhere_in_the_page() -> None:
    """Relics in hand, factions dealt, votes and active sheets before they are revealed."""
    checked: Counter[str] = Counter()
    for seed in range(2):
        for number, (play, _) in enumerate(games(CASES[5], seed)):
            truth = play.state
            assert isinstance(truth, Inscription)
            draw_relics(truth)
            if number % 25 and truth.task not in (CHOOSE_FACTION, VOTING):
                continue
            for viewer in (*range(truth.seats), SPECTATOR):
                check_hidden(play, truth, viewer, "pl" if number % 2 else "en", checked)
    assert min(checked[what] for what in ("relic", "faction", "vote", "journal")) > 10, checked


def draw_relics(state: Inscription) -> None:
    """Everybody holds the relics that were reserved for them."""
    for player in state.players:
        held = player.relics.held + player.relics.reserve
        points = player.relics.points + tuple(RELIC_CARDS[relic].vp for relic in player.relics.reserve)
        player.relics = player.relics.but(held=held, points=points, reserve=())
        if state.before:
            before = state.before[state.players.index(player)]
            before.relics = before.relics.but(held=held, points=points)


def check_hidden(play: Play, truth: Inscription, viewer: int, language: str, checked: Counter[str]) -> None:
    seen = view(play, viewer, language)
    html = unescape(page(seen))
    told = " ".join(line.text for line in seen.log)
    own = truth.players[viewer] if viewer >= 0 else None
    for seat, player in enumerate(truth.players):
        if seat == viewer or truth.over:
            continue
        for relic in player.relics.held:
            card = RELIC_CARDS[relic]
            if card.title.say(language) not in told and not (own and relic in (*own.relics.held, *own.relics.played)):
                checked["relic"] += 1
                assert card.title.say(language) not in html
                assert not re.search(rf'"{card.id}"|:{card.id}\b', html)
        for faction in player.dealt:
            if truth.task == CHOOSE_FACTION and not (own and faction in own.dealt):
                checked["faction"] += 1
                assert FACTION_CARDS[faction].title.say(language) not in html
        if truth.task == VOTING and player.cast and not truth.ai:
            shown = seen.state
            assert isinstance(shown, Inscription)
            checked["vote"] += 1
            assert (shown.players[seat].side, shown.players[seat].cast) == (-2, 0)
        for what, values, _ in player.journal:
            checked["journal"] += 1
            [noted] = story([what(seat, values)], seen.names, TRUTH, language)
            line = noted.text
            assert line in told or line not in html


@pytest.mark.parametrize("case", [CASES[i] for i in (0, 4, 5, 7)], ids=str)
def test_a_page_does_not_depend_on_what_its_viewer_cannot_see(case: Case) -> None:
    rng = Random(7)
    for number, (play, _) in enumerate(games(case, 4)):
        if number % 67:
            continue
        truth = play.state
        for viewer in (*range(truth.seats), SPECTATOR):
            shown = page(view(play, viewer, "en"))
            play.state = truth.masked(viewer).sampled(rng)
            again = page(view(play, viewer, "en"))
            play.state = truth
            assert shown == again


# Languages


def english_words() -> list[str]:
    """Names and words that have another form in Polish."""
    titles = [card.title for card in FACTION_CARDS] + [card.title for card in RELIC_CARDS]
    titles += [card.title for card in AGENDA_CARDS]
    titles += [card.title for card in OBJECTIVE_CARDS] + [card.title for card in EVENT_CARDS]
    names = [title.en for title in titles if title.en != title.pl]
    return [*names, "Navigation", "Expansion", "Warfare", "material", "influence", "research", "votes", "Strategy"]


def test_the_polish_page_has_no_english_words() -> None:
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, english_words()))})(?!\w)")
    for number, (play, seat) in enumerate(games(CASES[5], 5)):
        for viewer in (seat, SPECTATOR) if number % 31 == 0 else ():
            text = " ".join(Reader(page(view(play, viewer, "pl"))).words)
            assert pattern.findall(text) == []


# Regions


def test_regions_are_the_parts_of_the_page() -> None:
    for number, (play, seat) in enumerate(games(CASES[0], 6)):
        if number % 20 and play.state.pending():
            continue
        for viewer in (seat, SPECTATOR):
            seen = view(play, viewer, "en")
            parts = regions(BOARD, seen)
            html = page(seen)
            for name, part in parts.items():
                assert Reader(part).elements[0][1]["id"] == name
                assert part in html
            there = [given["id"] for _, given in Reader(html).having("id") if given["id"].startswith("r-")]
            assert sorted(there) == sorted(parts)


def test_a_page_gets_only_what_it_does_not_show_yet() -> None:
    """A mark changes one sheet of four; what somebody else does at a desk changes none."""
    drawings = {viewer: Drawing() for viewer in (0, 1, SPECTATOR)}
    shown: dict[int, dict[str, str]] = {viewer: {} for viewer in drawings}
    sent = whole = 0
    for number, (play, _) in enumerate(games(CASES[3], 7)):
        if number > 70:
            break
        for viewer, drawing in drawings.items():
            seen = view(play, viewer, "en")
            changes, parts = drawing.changes(BOARD, seen), regions(BOARD, seen)
            shown[viewer] |= changes
            assert shown[viewer] == shown[viewer] | parts
            sent += sum(map(len, changes.values()))
            whole += sum(map(len, parts.values()))
            assert drawing.changes(BOARD, seen) == {}
    assert sent < whole / 2


# The end, cards, closer looks


@pytest.mark.parametrize("case", [CASES[0], CASES[2], CASES[5]], ids=str)
def test_the_end_shows_the_score_sheet(case: Case) -> None:
    *_, (play, _) = games(case, 1)
    for viewer in (0, SPECTATOR):
        result = BOARD.context(view(play, viewer, "en"))["result"]
        totals = sorted(result.totals, key=lambda total: total.seat)
        assert [total.total for total in totals] == play.state.scores()
        for total in totals:
            assert sum(points + box for points, box in total.sheets) + total.goods + total.relic == total.total
        assert bool(result.ranks) == (case is CASES[0])
    html = page(view(play, 0, "en"))
    assert "Final scores" in html
    assert 'class="panel final"' in html


def test_every_war_shows_both_sides_alike() -> None:
    """What one player reads of a war is what the neighbor reads, the other way round."""
    seen = 0
    for play, seat in games(CASES[5], 8):
        state = play.state
        assert isinstance(state, Inscription)
        if state.task == STEP_1 and state.wars and not state.players[seat].journal:
            screen = BOARD.context(view(play, seat, "en"))["screen"]
            if screen is None or screen.battle is None:
                continue
            seen += 1
            sides = {(side.seat, side.front.half): side for side in screen.battle.all}
            for (_, half), side in sides.items():
                other = sides[side.front.seat, 1 - half]
                assert side.front.sure
                assert (side.front.own, side.front.theirs) == (other.front.theirs, other.front.own)
                assert {side.result, other.result} in ({"won", "lost"}, {"tied"})
    assert seen


def test_the_war_to_come_is_shown_where_there_is_one() -> None:
    """Not in the tutorial, and not before the factions are known; in a war it is the next one."""
    titles: Counter[str] = Counter()
    for case in (CASES[3], TUTORIAL):
        for number, (play, seat) in enumerate(games(case, 7)):
            state = play.state
            assert isinstance(state, Inscription)
            at_war = state.event >= 0 and EVENT_CARDS[state.event].type == WAR and not state.over
            if number % 7 and not at_war and state.task != CHOOSE_FACTION:
                continue
            war = BOARD.context(view(play, seat, "en"))["war"]
            if case is TUTORIAL or state.task == CHOOSE_FACTION or state.over or state.wars == 4:
                assert war is None
            else:
                titles[war.title] += 1
                assert (war.title == "Next war") == at_war
    assert set(titles) == {"Next war", "If war came now"}


def test_a_council_names_everybody_and_the_die_that_breaks_a_tie() -> None:
    ties = votes = 0
    setup = CASES[5].game.setup(3, factions=["nekro-virus", "deal", "deal"])
    for seed in range(9):
        if ties:
            break
        for play, seat in games(Case(CASES[5].game, setup, CASES[5].check), seed):
            state = play.state
            assert isinstance(state, Inscription)
            if state.agenda_card < 0 or EVENT_CARDS[state.event].type != COUNCIL:
                continue
            seen = view(play, seat, "en")
            screen = BOARD.context(seen)["screen"]
            if screen is None or screen.council is None:
                continue
            votes += 1
            html = page(seen)
            assert len(screen.council.have) == 3
            assert "no vote" in html
            assert ("Votes are sealed" in html) == (state.task == VOTING)
            passed, failed = (text.votes for text in screen.council.texts)
            if screen.council.decided >= 0:
                ties += passed == failed
                assert ("decided by a die" in html) == (passed == failed)
    assert votes
    assert ties


def test_nothing_is_sealed_from_somebody_alone() -> None:
    voted = 0
    for play, seat in games(CASES[0], 1):
        if play.state.pending() and isinstance(play.state.question(seat), CouncilVote):
            voted += 1
            assert "Votes are sealed" not in page(view(play, seat, "en"))
    assert voted


@pytest.mark.parametrize(
    ("language", "wanted"), [("en", ["votes", "vote", "votes"]), ("pl", ["głosów", "głos", "głosy"])]
)
def test_unspent_assets_are_counted_as_people_count(language: str, wanted: list[str]) -> None:
    *_, (play, _) = games(TUTORIAL, 1)
    state = play.state
    assert isinstance(state, Inscription)
    for n, word in enumerate(wanted):
        state.players[0].stock.votes = state.players[0].stock.votes_spent + n
        assets = BOARD.context(view(play, 0, language))["assets"]
        assert [(asset.n, asset.short) for asset in assets if asset.icon == "vote"] == [(n, word)]


@pytest.mark.parametrize("case", [CASES[0], CASES[3], CASES[5]], ids=str)
def test_a_council_against_the_ai_says_what_to_beat(case: Case) -> None:
    """One text is starred, and what the AI rolls lies in the range that was shown."""
    promised: dict[int, tuple[int, int]] = {}
    kept = 0
    for play, seat in games(case, 1):
        state = play.state
        assert isinstance(state, Inscription)
        if state.task == VOTING:
            seen = view(play, seat, "en")
            council = BOARD.context(seen)["screen"].council
            html = page(seen)
            assert [text.star for text in council.texts].count(True) == bool(state.ai)
            assert html.count("★") == (1 if state.ai else council.star)
            assert bool(council.ai_range) == bool(state.ai)
            assert ("How many votes do you cast?" in html) == bool(state.ai)
            if state.ai:
                least, most = promised[state.round] = council.ai_range
                assert f"{least} to {most}" in html
        elif state.ai_votes >= 0 and state.round in promised:
            least, most = promised.pop(state.round)
            assert least <= state.ai_votes <= most
            kept += 1
    assert bool(kept) == (case is not CASES[5])


def test_a_war_against_the_ai_is_told_as_the_last_event() -> None:
    """Afterwards it says so; its texts begin with capitals, and penalties have a minus sign."""
    lost = 0
    for play, seat in games(CASES[0], 1):
        seen = view(play, seat, "en")
        screen = BOARD.context(seen)["screen"] if play.state.pending() else None
        if screen is None:
            continue
        html = page(seen)
        assert ("Last event:" in html) == screen.past
        if screen.battle is not None:
            assert {side.front.name for side in screen.battle.own} == {"The AI faction"}
            lost += "Penalty: −1 VP" in html
            assert "-1 VP" not in html.partition('id="screen-body"')[2].partition("</details>")[0]
    assert lost


def test_a_defeat_has_no_place_and_no_crown() -> None:
    *_, (play, _) = games(CASES[0], 1)
    seen = view(play, 0, "en")
    assert BOARD.context(seen)["result"].defeat
    final = regions(BOARD, seen)["r-prompt"]
    assert "Defeat" in final
    assert "i-crown" not in final
    assert "<td></td>" in final


def test_the_tutorial_has_no_winner() -> None:
    *_, (play, _) = games(TUTORIAL, 1)
    final = regions(BOARD, view(play, 0, "en"))["r-prompt"]
    assert "The tutorial is over" in final
    assert "i-crown" not in final
    assert "is-best" not in final
    assert final.count("<td></td>") == play.state.seats > 1


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_card_can_be_shown_large(language: str) -> None:
    for ids in groups(language).values():
        for card in ids:
            values = BOARD.large(card.id, language)
            assert values is not None
            html = render(language, BOARD.card, **values)
            assert card.name in unescape(html)
            assert Reader(html).words
    assert {card.id for cards in groups(language).values() for card in cards} == set(CASES[0].game.components())
    assert BOARD.large("no-such-card", language) is None


def test_every_card_has_a_picture() -> None:
    art = (WEB / "static" / "art.svg").read_text("utf-8")
    scenes = [scene for scene, _ in (*FACTION_SCENES.values(), *RELIC_SCENES.values())] + [*UNIT_SCENES.values()]
    for scene in scenes:
        assert f'id="m-{scene}"' in art
    assert set(FACTION_SCENES) == {card.id for card in FACTION_CARDS}
    assert set(RELIC_SCENES) == {card.id for card in RELIC_CARDS}


def test_anybody_may_look_at_the_sheets_of_anybody() -> None:
    assert BOARD.closer is not None
    for number, (play, _) in enumerate(games(CASES[5], 9)):
        if number % 200:
            continue
        for viewer in (0, SPECTATOR):
            seen = view(play, viewer, "en")
            for seat in range(play.state.seats):
                html = render("en", BOARD.closer.template, view=seen, **BOARD.closer.context(seen, seat))
                assert "data-token" not in html
                assert 'popovertarget="look-symbols"' in html
                check_html(Reader(html))


def test_a_replay_draws_every_position() -> None:
    then = None
    for number, (play, _) in enumerate(games(CASES[3], 10)):
        if number % 40:
            continue
        now = view(play, TRUTH, "en")
        actor = number // 40 % (play.state.seats + 1) - 1  # sometimes nobody
        values = BOARD.lanes.context(now, then, actor)
        assert [seat for seat, lane in enumerate(values["lanes"]) if lane.acting] == [actor] * (actor >= 0)
        assert [lane.row.total for lane in values["lanes"]] == play.state.scores()
        check_html(Reader(render("en", BOARD.lanes.template, **values)))
        then = now
