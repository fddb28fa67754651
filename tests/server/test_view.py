"""What a viewer is told, and whom it is about."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from orrery.games import GAMES
from orrery.kernel import LANGUAGES, SPECTATOR, Phrase
from orrery.kernel.text import SeatName, plain
from orrery.server.api import _spans, view_out
from orrery.server.club import Club, SeatWish
from orrery.server.store import Store
from orrery.server.view import TableView


def played(folder: Path, game: str, names: list[str], answers: int) -> dict[tuple[int, str], TableView]:
    """The same random game for players of these names, as everybody sees it in every language."""
    store = Store(f"sqlite:///{folder}/{'-'.join(names)}.db")
    store.upgrade()
    club = Club(store)
    seats = [SeatWish(name, you=True) for name in names]
    new = club.create(game, {"players": len(names)}, "", seats, seed="3")
    live, rng = club.live(new.id), Random(3)
    for _ in range(answers):
        state = live.play.state
        seat = state.pending()[0].seat
        club.answer(new.id, seat, live.play.game.vocabulary.token(rng.choice(state.options(seat))), live.number)
    found = {
        (viewer, language): club.view(new.id, viewer, language)
        for viewer in (*range(len(names)), SPECTATOR)
        for language in LANGUAGES
    }
    store.close()
    return found


def about(view: TableView) -> list[tuple[int, list[tuple[int, str]]]]:
    """Of every turn who answered, and whom each of its lines is about."""
    return [(entry.seat, [(line.seat, line.kind) for line in entry.told]) for entry in view.log]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("names", [["Ada", "Ada"], ["Round", "Runda"]], ids=" and ".join)
def test_whom_a_line_is_about_does_not_hang_on_what_people_are_called(
    game: str, names: list[str], tmp_path: Path
) -> None:
    """Two players with one name are two, and a player called “Round” owns no round's line."""
    plain, odd = played(tmp_path, game, ["Bo", "Cy"], 60), played(tmp_path, game, names, 60)
    for eyes, view in plain.items():
        assert about(odd[eyes]) == about(view)
        assert {line.seat for entry in view.log for line in entry.told} >= {0, 1}


@pytest.mark.parametrize("game", GAMES)
def test_the_api_gives_sentences_and_their_parts(game: str, tmp_path: Path) -> None:
    for view in played(tmp_path, game, ["Bo", "Cy"], 40).values():
        out: dict[str, Any] = view_out(view).model_dump()
        for option, choice in zip(out["options"], view.choices, strict=True):
            assert option["kind"] == option["token"].split(":")[0]
            assert option["label"] == (said(option["spans"]) or option["label"]) == choice.label
        for entry in out["log"]:
            assert entry["text"] == " ".join(line["text"] for line in entry["lines"])
            assert all(said(line["spans"]) in ("", line["text"]) for line in entry["lines"])


def said(spans: list[dict[str, Any]]) -> str:
    return "".join(span["text"] for span in spans)


def test_parts_of_a_sentence_keep_what_they_stand_for() -> None:
    phrase = Phrase("{seat} gains {n} {n:card|cards}.", "")
    text = phrase.say("en", seat=SeatName(0, "Ada"), n=2)
    assert _spans(text)[:2] == [{"text": "Ada", "kind": "seat", "n": 0}, {"text": " gains "}]
    assert said(_spans(text)) == "Ada gains 2 cards."
    assert _spans(plain("Ada gains 2 cards.")) == []
