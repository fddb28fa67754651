"""``--set``: what a game declares can be typed, is explained, and is completed."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from orrery.games import GAMES
from orrery.kernel import LANGUAGES, BadSetup, Game, Phrase, Trouble
from orrery.kernel.variant import Variant
from orrery.terminal.main import main
from orrery.terminal.settings import completions, join_words, listing, set_options
from tests.terminal.acting import orrery
from tests.tiny import TinyGame

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


class Varied(TinyGame):
    variants: tuple[Variant, ...] = (
        Variant("quick", Phrase("Quick", "Szybko"), note=Phrase("one round", "jedna runda")),
        Variant("deck", Phrase("Deck", "Talia"), "old", {"old": Phrase("Old", "Stara"), "new": Phrase("New", "Nowa")}),
        Variant(
            "hats",
            Phrase("Hat", "Czapka"),
            "any",
            {"any": Phrase("Any", "Dowolna"), "red-hat": Phrase("Red", "Czerwona"), "blue-hat": Phrase("B", "N")},
            per_seat=True,
            shared=("any",),
        ),
    )


VARIED = Varied()


def words(game: Game, given: list[str]) -> Any:
    return set_options(game, given)


def test_what_is_typed_is_what_a_setup_takes() -> None:
    given = words(VARIED, ["quick=tak", "deck = NEW", "hats=red-hat,blue-hat"])
    setup = VARIED.setup(3, **given)
    assert setup.variants == {"quick": True, "deck": "new", "hats": ["red-hat", "blue-hat", "any"]}
    assert VARIED.setup(2, **words(VARIED, ["hats=any"])).variants["hats"] == ["any", "any"]
    assert words(VARIED, []) == {}


@pytest.mark.parametrize("text", ["quick", "quick=", "=yes", ""])
def test_what_sets_nothing_is_said_with_the_names(text: str) -> None:
    with pytest.raises(Trouble, match=r"sets nothing: write --set name=value\. Names: quick, deck, hats"):
        words(VARIED, [text])


def test_a_value_that_there_is_not_is_refused_by_the_game() -> None:
    for text in ("quick=perhaps", "deck=torn", "hats=green", "moons=2"):
        with pytest.raises(BadSetup):
            VARIED.setup(2, **words(VARIED, [text]))
    with pytest.raises(Trouble, match="“deck” is set twice"):
        words(VARIED, ["deck=old", "deck=new"])


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_option_and_value(game: Game, language: str) -> None:
    if not game.variants:
        return
    said = listing(game, language, 60)
    for variant in game.variants:
        assert f"  {variant.name} " in said
        assert variant.title.say(language) in " ".join(said.split())
        for value in variant.values:
            assert value in said, "a name was cut in two"
    assert max(map(len, said.splitlines())) <= 60


@every_game
def test_the_help_of_a_command_ends_with_the_options_of_the_game(game: Game) -> None:
    out = orrery("play", game.name, "--help").stdout
    for other in GAMES.values():
        assert (f"Options of {other.title.en}, for --set" in out) == (other is game and bool(game.variants))
    everything = orrery("simulate", "--help").stdout
    assert all(f"Options of {other.title.en}" in everything for other in GAMES.values() if other.variants)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("", ["quick=", "deck=", "hats="]),
        ("d", ["deck=old", "deck=new"]),
        ("quick=", ["quick=yes", "quick=no"]),
        ("deck=n", ["deck=new"]),
        ("deck=new,", []),
        ("hats=red-hat,", ["hats=red-hat,any", "hats=red-hat,blue-hat"]),
        ("hats=any,a", ["hats=any,any"]),
        ("moons=", []),
    ],
)
def test_what_can_be_typed_next(typed: str, offered: list[str]) -> None:
    assert completions(VARIED, typed) == offered


@pytest.mark.parametrize(
    ("given", "current", "joined"),
    [
        (["orrery", "play", "--set", "hats", "=", "red"], 5, ("orrery\nplay\n--set\nhats=red", "3")),
        (["orrery", "play", "--set", "hats", "="], 4, ("orrery\nplay\n--set\nhats=", "3")),
        (["orrery", "play", "--set", "ha"], 3, ("orrery\nplay\n--set\nha", "3")),
    ],
)
def test_the_words_that_bash_has_cut_are_one_again(given: list[str], current: int, joined: tuple[str, str]) -> None:
    environment = {"_ORRERY_COMPLETE": "complete_bash", "COMP_WORDS": "\n".join(given), "COMP_CWORD": str(current)}
    assert join_words(environment) == joined[0].split("\n")[-1]
    assert (environment["COMP_WORDS"], environment["COMP_CWORD"]) == joined


def test_bash_is_answered(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    game, variant = next((game, variant) for game in GAMES.values() for variant in game.variants if variant.values)
    value = next(iter(variant.values))
    asked = ["orrery", "play", game.name, "--set", variant.name, "=", value[:1]]
    for name, words in {"_ORRERY_COMPLETE": "complete_bash", "COMP_WORDS": "\n".join(asked), "COMP_CWORD": "6"}.items():
        monkeypatch.setenv(name, words)
    monkeypatch.setattr(sys, "argv", ["orrery"])
    with pytest.raises(SystemExit):
        main()
    assert value in capsys.readouterr().out.split()
