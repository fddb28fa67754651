"""The kernel's promises, kept by every game at every player count and variant."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import defaultdict
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from orrery.games import GAMES
from orrery.kernel import (
    NATURE,
    BadRecord,
    Chance,
    Dealer,
    Event,
    Game,
    IllegalAnswer,
    Play,
    Record,
    State,
    fingerprint,
    replay,
)
from orrery.kernel.looking import asked, situation, standings, story
from orrery.kernel.play import BARRIER
from orrery.kernel.text import LANGUAGES
from tests.battery import choose, glimpses, same, states_kept, viewers, walk
from tests.case import Case
from tests.cases import BETWEEN, ENTRIES

every_case = pytest.mark.parametrize("case", ENTRIES + BETWEEN, ids=str)
MANY_ORDERS = 24
NEARLY_NEVER = 2e-9
"""Where an answer is less likely than this, a number between 0 and 1 cannot be trusted to find it."""
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal"]
GOLDEN = sorted(Path(__file__).parent.glob("*/golden/*.json"))


@every_case
def test_a_game_saved_and_loaded_at_every_question_goes_on_the_same(case: Case) -> None:
    reloaded: State | None = None
    for number, (state, seat, option) in enumerate(walk(case, 1)):
        if number % case.stride == 0:
            if reloaded is not None:
                assert same(reloaded, state)
            reloaded = case.game.load(json.loads(json.dumps(state.save())))
            assert same(reloaded, state)
            for viewer in viewers(state):
                masked = state.masked(viewer)
                assert same(case.game.load(json.loads(json.dumps(masked.save()))), masked)
        assert reloaded is not None
        assert reloaded.options(seat) == state.options(seat)
        reloaded.answer(seat, option)


@pytest.mark.parametrize("name", GAMES)
def test_a_process_that_has_played_nothing_loads_every_state(name: str) -> None:
    """As the processes of a server's bots do."""
    case = next(case for case in ENTRIES if case.game is GAMES[name])
    states = [state.save() for state, _, _ in glimpses(case, 1)]
    load = "import json; from orrery.games import GAMES; [GAMES['%s'].load(state) for state in json.loads(input())]"
    subprocess.run([sys.executable, "-c", load % name], input=json.dumps(states), text=True, check=True)


@every_case
def test_a_clone_is_equal_and_independent(case: Case) -> None:
    rng = Random(2)
    for state, _, _ in glimpses(case, 2):
        before = fingerprint(state)
        clone = state.clone()
        assert fingerprint(clone) == before
        for _ in range(4):
            pending = clone.pending()
            if pending:
                clone.answer(pending[0].seat, choose(clone, pending[0].seat, rng))
        assert fingerprint(state) == before


@every_case
def test_nature_weighs_its_options_and_each_child_shows_what_was_asked(case: Case) -> None:
    for state, seat, _ in walk(case, 3):
        if seat != NATURE:
            continue
        question = state.question(NATURE)
        assert isinstance(question, Chance)
        options, weights = state.options(NATURE), question.weights(state)
        assert len(options) == len(weights) == len(set(options))
        assert min(weights) > 0
        total, reached = sum(weights), 0
        for option, weight in zip(options, weights, strict=True):
            if weight / total > NEARLY_NEVER:
                assert question.pick(state, reached / total + NEARLY_NEVER / 2) == option
                assert question.pick(state, (reached + weight) / total - NEARLY_NEVER / 2) == option
            reached += weight
        children = set()
        for option in options:
            child = state.clone()
            child.answer(NATURE, option)
            children.add(fingerprint(child))
        assert len(children) == len(options)


def shown(game: Game, state: State, viewer: int) -> list[object]:
    """All that a viewer reads of a position: the table, his question with its path, note and options, and who leads."""
    masked = state.masked(viewer)
    seen: list[object] = [fingerprint(masked), standings(masked)]
    seen += [situation(game, masked, viewer, NAMES, language) for language in LANGUAGES]
    if viewer >= 0 and masked.asks(viewer):
        seen += [asked(game, masked, masked.question(viewer), NAMES, language) for language in LANGUAGES]
    return seen


def heard(game: Game, state: State, seat: int, option: int, viewer: int) -> list[object]:
    """What a viewer sees and hears when this is answered, the words of the log and what they name as its cause, too."""
    after = state.clone()
    events: list[Event] = []
    after.news = events
    after.answer(seat, option)
    told = [story(events, NAMES, viewer, language) for language in LANGUAGES]
    return [shown(game, after, viewer), [event.masked(viewer).data() for event in events], told]


def reveals(state: State, seat: int, option: int) -> bool:
    """Whether the rules show somebody a hidden fact when this is answered."""
    after = state.clone()
    after.answer(seat, option)
    return after.reveals != state.reveals or after.peeks != state.peeks


@every_case
def test_what_a_viewer_may_not_know_changes_nothing_for_him(case: Case) -> None:
    rng = Random(4)
    compared = 0
    for state, seat, option in glimpses(case, 4):
        for viewer in viewers(state):
            masked = state.masked(viewer)
            other = masked.sampled(rng)
            assert shown(case.game, other, viewer) == shown(case.game, state, viewer)
            assert [q.seat for q in other.pending()] == [q.seat for q in state.pending()]
            turned = type(state.question(seat)).__name__ in case.turns_over
            looks = (viewer == seat or state.desks or turned) and reveals(state, seat, option)
            alike = type(other.question(seat)) is type(state.question(seat))  # at a desk one may be further
            if alike and option in other.options(seat) and not looks:
                compared += 1
                ours, theirs = (heard(case.game, one, seat, option, viewer) for one in (state, other))
                assert ours == theirs
    assert compared > 10


@every_case
def test_nobody_sees_more_than_he_is_told_nor_hears_more_than_he_sees(case: Case) -> None:
    """Different secret answers: to others they look alike exactly when they sound alike."""
    for state, seat, _ in glimpses(case, 21):
        if seat != NATURE and not state.question(seat).secret:
            continue
        children = []
        for option in state.options(seat)[:6]:
            child = state.clone()
            child.news = []
            child.answer(seat, option)
            children.append(child)
        sealed = bool(state.desks) and all(child.desks for child in children)
        for viewer in viewers(state):
            if viewer == seat:
                continue
            sounds_of: dict[str, set[str]] = defaultdict(set)
            sights_of: dict[str, set[str]] = defaultdict(set)
            for child in children:
                events = child.news or []
                sight = fingerprint(child.masked(viewer))
                sound = str([event.masked(viewer).data() for event in events])
                sound += str(story(events, NAMES, viewer, "en"))
                sounds_of[sight].add(sound)
                if sealed or any(event.masked(viewer) is not event for event in events):
                    at_work = str([bool(desk) for desk in child.desks])  # that much everybody sees
                    sights_of[sound + at_work].add(sight)
            assert all(len(sounds) == 1 for sounds in sounds_of.values())
            assert all(len(sights) == 1 for sights in sights_of.values())


@every_case
def test_a_masked_state_gives_no_secret_options_away(case: Case) -> None:
    for state, seat, _ in glimpses(case, 5):
        question = state.question(seat)
        for viewer in viewers(state):
            if viewer != seat and (question.secret or seat == NATURE):
                with pytest.raises(IllegalAnswer):
                    state.masked(viewer).options(seat)
            if viewer == seat:
                assert state.masked(viewer).options(seat) == state.options(seat)


@every_case
def test_a_sampled_state_is_a_whole_one_and_can_be_played_out(case: Case) -> None:
    rng = Random(6)
    for number, (state, _, _) in enumerate(glimpses(case, 6)):
        for viewer in viewers(state):
            sampled = state.masked(viewer).sampled(rng)
            case.check(sampled)
            if number % 40 == viewer + 2:
                while sampled.pending():
                    seat = sampled.pending()[0].seat
                    sampled.answer(seat, choose(sampled, seat, rng))
                assert sampled.outcome() is not None


def orders(seats: list[int]) -> list[tuple[int, ...]]:
    """Every order, or of many seats some."""
    if len(seats) <= 4:
        return list(permutations(seats))
    rng = Random(len(seats))
    return [tuple(rng.sample(seats, len(seats))) for _ in range(MANY_ORDERS)]


@every_case
def test_sealed_answers_may_arrive_in_any_order(case: Case) -> None:
    for state, _, _ in glimpses(case, 7):
        seats = [question.seat for question in state.pending()]
        if len(seats) < 2:
            continue
        results = set()
        for order in orders(seats):
            rngs = {seat: Random(seat) for seat in seats}
            after = state.clone()
            desks = after.desks
            while after.desks is desks:
                owing = [question.seat for question in after.pending()]
                seat = next(seat for seat in order if seat in owing)
                after.answer(seat, choose(after, seat, rngs[seat]))
            results.add(fingerprint(after))
        assert len(results) == 1


@every_case
def test_undo_then_redo_is_the_identity_and_the_barrier_holds(case: Case) -> None:
    rng = Random(8)
    play = Play(case.game, case.setup)
    undone = refused = 0
    while play.state.pending():
        seat = rng.choice(play.state.pending()).seat
        option = choose(play.state, seat, rng)
        if len(play.turns) % case.short_stride:
            play.answer(seat, option)
            continue
        before = fingerprint(play.state)
        play.answer(seat, option)
        after = fingerprint(play.state)
        if play.undo_refusal(seat) is None:
            play.undo(seat)
            assert fingerprint(play.state) == before
            play.answer(seat, option)
            assert fingerprint(play.state) == after
            undone += 1
        else:
            refused += 1
            with pytest.raises(IllegalAnswer):
                play.undo(seat)
            assert fingerprint(play.state) == after
        if not play.state.desks:
            for other in range(play.state.seats):
                if other != seat:
                    assert play.undo_refusal(other) is not None
    assert undone
    assert refused
    assert play.undo_refusal(NATURE) is BARRIER
    replayed = replay(play.record)
    assert same(replayed.state, play.state)
    assert replayed.record.answers == play.record.answers


@every_case
def test_what_a_seat_could_not_foresee_is_never_taken_back(case: Case) -> None:
    rng = Random(20)
    play = Play(case.game, case.setup)
    while play.state.pending():
        seat = rng.choice(play.state.pending()).seat
        option = choose(play.state, seat, rng)
        foreseen = play.state.masked(seat) if seat != NATURE else None
        play.answer(seat, option)
        if foreseen is None:
            assert all(play.undo_refusal(other) is not None for other in range(play.state.seats))
        else:
            foreseen.answer(seat, option)
            if not same(foreseen, play.state.masked(seat)):
                assert play.undo_refusal(seat) is not None


@every_case
def test_memory_is_flat(case: Case) -> None:
    """However long a game, two of its states are kept, and those turns that can be taken back or were asked for."""
    play = Play(case.game, case.setup, kept=5)
    most = 0
    for _, seat, option in walk(case, 28):
        play.answer(seat, option)
        assert len(play.turns) <= max(5, play.number - play.since)
        if play.number % (4 * case.stride) == 0:
            most = max(most, states_kept(play))
    assert 1 <= max(most, states_kept(play)) <= 2
    assert play.number > 10


@every_case
def test_a_record_replays_to_the_same_hashes(case: Case, tmp_path: Path) -> None:
    play = Play(case.game, case.setup)
    for _, seat, option in walk(case, 9):
        play.answer(seat, option)
    path = tmp_path / "game.json"
    play.record.save(path)
    games = {case.game.name: case.game}
    again = replay(Record.load(path, games))
    assert again.record.answers == play.record.answers
    half = len(play.record.answers) // 2
    branch = replay(Record.load(path, games), half)
    assert [a.hash for a in branch.record.answers] == [a.hash for a in play.record.answers[:half]]
    spoiled = json.loads(path.read_text())
    spoiled["answers"][half][2] = "0" * 16
    with pytest.raises(BadRecord, match=f"answer {half + 1} "):
        replay(Record.parse(spoiled, games))


@every_case
def test_everything_is_conserved_and_nothing_is_a_dead_end(case: Case) -> None:
    for seed in range(10, 16):
        state = case.game.new(case.setup)
        for state, seat, _ in walk(case, seed):
            case.check(state)
            assert state.outcome() is None
            assert state.options(seat)
            assert all(question.seat == NATURE or question.seat < state.seats for question in state.pending())
        case.check(state)
        assert len(state.scores()) == len(state.outcome() or []) == case.setup.players


@every_case
def test_a_bot_cannot_change_the_truth_through_what_it_is_shown(case: Case) -> None:
    for state, seat, _ in walk(case, 22):
        if seat == NATURE:
            continue
        options = state.options(seat)[:]
        masked = state.masked(seat)
        masked.options(seat).reverse()
        masked.options(seat).append(-1)
        assert state.options(seat) == options


@every_case
def test_the_options_are_the_candidates_without_a_refusal(case: Case) -> None:
    for state, seat, _ in walk(case, 27):
        question = state.question(seat)
        allowed = [word for word in question.candidates(state) if question.refusal(state, word) is None]
        assert state.options(seat) == allowed


@every_case
def test_illegal_answers_are_refused_and_change_nothing(case: Case) -> None:
    words = range(len(case.game.vocabulary))
    for number, (state, seat, _) in enumerate(walk(case, 17)):
        if number % case.short_stride:
            continue
        before = fingerprint(state)
        with pytest.raises((IllegalAnswer, TypeError)):
            state.answer(seat, float(state.options(seat)[0]))  # type: ignore[arg-type]
        if number % 10 == 0:
            for option in words:
                if option not in state.options(seat):
                    with pytest.raises(IllegalAnswer):
                        state.answer(seat, option)
            assert fingerprint(state) == before
        owing = [question.seat for question in state.pending()]
        for stranger in range(-3, state.seats + 1):
            if stranger not in owing:
                with pytest.raises(IllegalAnswer):
                    state.answer(stranger, state.options(seat)[0])
        assert fingerprint(state) == before


@every_case
def test_every_question_option_and_event_can_be_said_in_every_language(case: Case) -> None:
    game = case.game
    for state, seat, option in glimpses(case, 18):
        question = state.question(seat)
        for language in LANGUAGES:
            if seat != NATURE:
                masked = state.masked(seat)
                seen = asked(game, masked, question, NAMES, language)
                assert seen.text
                assert all(choice.label and choice.refusal != "" for choice in seen.choices)
            after = state.clone()
            after.news = []
            after.answer(seat, option)
            for viewer in viewers(state):
                assert all(line.text for line in story(after.news or [], NAMES, viewer, language))


@every_case
def test_the_same_seed_deals_the_same_game(case: Case) -> None:
    hashes = []
    for seed in (5, 5, 6):
        dealer, rng = Dealer(seed), Random(5)
        state = case.game.new(case.setup)
        for _ in range(60):
            seat = state.pending()[0].seat if state.pending() else None
            if seat is None:
                break
            state.answer(seat, dealer.choose(state) if seat == NATURE else rng.choice(state.options(seat)))
        hashes.append(fingerprint(state))
    assert hashes[0] == hashes[1] != hashes[2]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_golden_record_still_replays(path: Path) -> None:
    play = replay(Record.load(path, GAMES))
    assert play.state.outcome() is not None


def test_there_is_a_golden_record_for_every_game_player_count_and_variant() -> None:
    recorded = {(r.game.name, str(r.setup.data())) for r in (Record.load(path, GAMES) for path in GOLDEN)}
    kept = [case for case in ENTRIES if case.game.name in GAMES and case.golden]
    wanted = {(case.game.name, str(case.setup.data())) for case in kept}
    assert wanted <= recorded


@pytest.mark.soak
@every_case
def test_ten_thousand_random_games(case: Case) -> None:
    for seed in range(1000, 11000):
        for number, (state, _, _) in enumerate(walk(case, seed)):
            if number % 20 == 0:
                case.check(state)
        case.check(state)
