"""Corners of the kernel that games do not reach by themselves."""

import pickle
from pathlib import Path

import pytest

from orrery.kernel import NATURE, BadRecord, BadSetup, IllegalAnswer, Phrase, Play, Record, Trouble, Vocabulary
from orrery.kernel.looking import asked
from orrery.kernel.state import State
from orrery.kernel.text import Count, Text, plain, plural
from orrery.kernel.vocabulary import Domain
from tests.tiny import TINY, TinyGame


def test_a_word_is_its_kind_and_its_places() -> None:
    words = Vocabulary()
    go = words.kind("go")
    build = words.kind("build", ("hut", "tower"), ("1", "2", "3"))
    assert [words.token(option) for option in range(len(words))] == [
        "go", "build:hut:1", "build:hut:2", "build:hut:3", "build:tower:1", "build:tower:2", "build:tower:3",
    ]  # fmt: skip
    assert words.option("build:tower:2") == build.word(1, 1) == 5
    assert build.places(5) == [1, 1]
    assert words.kind_of(0) is go
    assert go.places(0) == []
    assert build.has(6)
    assert not build.has(0)


class Announced(Domain):
    """So many, before they are declared."""

    __slots__ = ()

    def count(self) -> int:
        return 2


def test_words_of_cards_are_numbered_as_soon_as_it_is_known_how_many_there_are() -> None:
    words = Vocabulary()
    known: list[str] = []
    growing: list[str] = []
    first, second, third = words.kind("deal", Domain(growing)), words.kind("play", Announced(known)), words.kind("pass")
    assert (first.base, second.base, third.base) == (-1, 0, 2)
    known.append("sun")
    growing.append("moon")
    with pytest.raises(AssertionError, match="1 are declared for play"):
        words.close()
    known.append("star")
    words.close()
    assert [words.token(option) for option in range(len(words))] == ["play:sun", "play:star", "pass", "deal:moon"]
    assert words.kind_of(words.option("play:star")) is second


def test_an_unknown_word_is_answered_with_those_close_to_it() -> None:
    with pytest.raises(IllegalAnswer, match=r"“plya:3” is not a word of this game\. Close to it: play:3") as caught:
        TINY.vocabulary.option("plya:3")
    assert "nie jest słowem" in caught.value.say("pl")


@pytest.mark.parametrize(
    ("n", "form"), [(1, 0), (2, 1), (4, 1), (5, 2), (11, 2), (12, 2), (14, 2), (21, 2), (22, 1), (112, 2), (0, 2)]
)
def test_polish_plurals(n: int, form: int) -> None:
    assert plural(n, 3) == form


def test_a_phrase_fills_its_gaps_and_picks_plurals() -> None:
    phrase = Phrase("{n} {n:card|cards} of {name}", "{n} {n:karta|karty|kart}: {name}")
    inner = Phrase("the deck", "talia")
    assert phrase.say("en", n=1, name=inner) == "1 card of the deck"
    assert phrase.say("pl", n=5, name=inner) == "5 kart: talia"
    assert f"{Count(7):>3}" == "  7"


def test_a_trouble_inside_a_trouble_speaks_the_same_language() -> None:
    inner = Trouble(Phrase("bad token", "złe słowo"))
    outer = Trouble(Phrase("Answer 3: {reason}", "Odpowiedź 3: {reason}"), reason=inner)
    assert outer.say("pl") == "Odpowiedź 3: złe słowo"
    assert str(outer) == "Answer 3: bad token"


def test_a_wrong_setup_says_what_would_be_right() -> None:
    with pytest.raises(BadSetup, match="for 2 to 4 players, not 9"):
        TINY.setup(9)
    with pytest.raises(BadSetup, match="not True"):
        TINY.setup(True)
    with pytest.raises(BadSetup, match="no option “speed”"):
        TINY.setup(2, speed=3)


def deal_all(play: Play) -> None:
    while any(question.seat == NATURE for question in play.state.pending()):
        play.answer(NATURE, play.state.options(NATURE)[0])


def test_a_seat_takes_back_its_own_sealed_answer_while_others_are_still_at_their_desks() -> None:
    play = Play(TINY, TINY.setup(3))
    deal_all(play)
    play.answer(0, play.state.options(0)[0])
    play.answer(1, play.state.options(1)[0])
    play.answer(0, play.state.options(0)[1])
    play.undo(1)
    play.undo(0)
    play.undo(0)
    assert [question.seat for question in play.state.pending()] == [0, 1, 2]
    assert play.state.save()["chosen"] == [-2, -2, -2]
    assert [answer.token for answer in play.record.answers[-3:]] == ["undo"] * 3


def test_a_sealed_answer_cannot_be_taken_back_once_all_have_shown() -> None:
    play = Play(TINY, TINY.setup(2))
    deal_all(play)
    for seat in (0, 0, 1, 1):
        play.answer(seat, play.state.options(seat)[0])
    with pytest.raises(IllegalAnswer, match="cannot be taken back"):
        play.undo(1)


def test_others_see_only_that_a_seat_is_still_at_work() -> None:
    play = Play(TINY, TINY.setup(2))
    deal_all(play)
    before = play.state.masked(1).save()
    play.answer(0, play.state.options(0)[0])
    assert play.state.masked(1).save() == before
    assert type(play.state.masked(1).question(0)).__name__ == "Sealed"


def test_a_record_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play(TINY, TINY.setup(2))
    path = tmp_path / "game.json"
    play.record.save(path)
    whole = path.read_text()
    deal_all(play)

    def power_cut(self: Path, target: Path) -> None:
        raise OSError("power cut")

    monkeypatch.setattr(Path, "replace", power_cut)
    with pytest.raises(OSError, match="power cut"):
        play.record.save(path)
    assert path.read_text() == whole


def test_a_record_of_another_game_names_the_games_here(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    Play(TINY, TINY.setup(2)).record.save(path)
    with pytest.raises(BadRecord, match="of “tiny”, which is not among the games here: chess"):
        Record.load(path, {"chess": TINY})


def test_taking_back_never_reaches_from_a_desk_past_the_answer_that_opened_it() -> None:
    play = Play(TINY, TINY.setup(2))
    deal_all(play)
    for seat in (0, 0, 1, 1):  # this closes the desks and opens those of the next round
        play.answer(seat, play.state.options(seat)[0])
    play.answer(0, play.state.options(0)[0])
    before = play.record.answers[:]
    with pytest.raises(IllegalAnswer, match="cannot be taken back"):
        play.undo(1)
    assert play.record.answers == before
    assert len(play.turns) == len(before)


def test_a_trouble_survives_the_way_between_processes() -> None:
    trouble = pickle.loads(pickle.dumps(BadSetup(Phrase("{n} {n:seat|seats}", "{n} {n:miejsce|miejsca|miejsc}"), n=2)))
    assert isinstance(trouble, BadSetup)
    assert trouble.say("pl") == "2 miejsca"


def test_a_seat_may_be_shown_any_number_of_hidden_facts_and_nobody_else_is_charged_for_them() -> None:
    state = TINY.new(TINY.setup(3))
    assert state.peeks is state.clone().peeks
    assert "peeks" not in state.save()
    before = state.clone()
    for _ in range(70):
        state.peek(1)
    assert [state.peeks_of(seat) for seat in (-1, 0, 1, 2)] == [0, 0, 70, 0]
    assert before.peeks_of(1) == 0
    assert TINY.load(state.save()).peeks_of(1) == 70
    assert state.masked(1).peeks_of(1) == 70
    assert "peeks" not in state.masked(2).save()


def test_the_kinds_of_steps_are_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state = TINY.new(TINY.setup(2))
    TINY.load(state.save())

    def walk(*packages: str) -> None:
        raise AssertionError

    monkeypatch.setattr("orrery.kernel.game.step_classes", walk)
    assert TINY.load(state.save()).save() == state.save()
    assert TINY.steps.keys() > {"DealCard", "DoubleCard", "PlayCard", "Round", "Sealed", "Show"}


def test_every_question_begins_with_where_in_the_game_it_is_asked() -> None:
    class Staged(TinyGame):
        def stage(self, state: State, seat: int, language: str) -> list[Text]:
            return [plain(f"Round {self.progress(state)}"), plain(f"seat {seat}")]

    play = Play(TINY, TINY.setup(2))
    deal_all(play)
    question = play.state.pending()[0]
    masked = play.state.masked(question.seat)
    led = asked(TINY, masked, question, ["Ann", "Bob"], "en").path
    found = asked(Staged(), masked, question, ["Ann", "Bob"], "en").path
    assert found == [f"Round {TINY.progress(masked)}", f"seat {question.seat}", *led]
