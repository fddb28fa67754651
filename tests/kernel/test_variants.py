"""What can be chosen before a game: switches, picks, and values by seats."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.kernel import BadSetup, Phrase, Variant
from orrery.kernel.variant import settled

SWITCH = Variant("quick", Phrase("Quick", "Szybko"), settles={"moons": "few", "colours": "grey"})
PICK = Variant("moons", Phrase("Moons", "Księżyce"), "some", {n: Phrase(n, n) for n in ("some", "few", "many")}, most=2)
FEW = Variant("beginners", Phrase("Beginners", "Początkujący"), most=2)
SEATS = Variant(
    "colours",
    Phrase("Colour", "Kolor"),
    "any",
    {name: Phrase(name, name) for name in ("any", "grey", "red", "blue")},
    per_seat=True,
    shared=("any", "grey"),
)


def settle(players: int, **given: Any) -> dict[str, Any]:
    return settled((SWITCH, PICK, SEATS), given, players)


def test_what_nobody_chooses_is_as_usual() -> None:
    assert settle(2) == {"quick": False, "moons": "some", "colours": ["any", "any"]}
    assert settle(3) == {"quick": False, "moons": "none", "colours": ["any"] * 3}


def test_values_by_seats_are_filled_up() -> None:
    assert settle(3, colours=["red"])["colours"] == ["red", "any", "any"]
    assert settle(3, colours="RED")["colours"] == ["red", "any", "any"]
    assert settle(3, colours="grey")["colours"] == ["grey"] * 3


def test_a_switch_settles_others() -> None:
    quick = {"quick": True, "moons": "few", "colours": ["grey", "grey"]}
    assert settle(2, quick=True) == quick
    assert settle(2, **quick) == quick
    assert settle(2, quick=True, moons="some", colours="any") == quick


def test_a_switch_for_few_players_is_off_with_more() -> None:
    assert settled((FEW,), {"beginners": True}, 2) == {"beginners": True}
    assert settled((FEW,), {}, 3) == settled((FEW,), {"beginners": False}, 3) == {"beginners": False}
    with pytest.raises(BadSetup, match="beginners"):
        settled((FEW,), {"beginners": True}, 3)


@pytest.mark.parametrize(
    ("players", "given", "said", "powiedziane"),
    [
        (2, {"quick": 1}, "“quick” is yes or no, not 1.", "„quick” to tak albo nie, a nie 1."),
        (
            2,
            {"moons": "all"},
            "is one of some, few, many, not all.",
            "to jedno z: some, few, many, a nie all.",
        ),
        (3, {"moons": "many"}, "at most 2 players, so it has no meaning with 3.", "więc przy 3 nie ma znaczenia."),
        (2, {"colours": ["mauve"]}, "“mauve” is no value of “colours”.", "„mauve” to nie wartość „colours”."),
        (2, {"colours": ["red", "red"]}, "Only one player can take red.", "„red” może mieć tylko jeden gracz."),
        (1, {"colours": ["red", "any"]}, "2 values of “colours” for 1 player.", "2 wartości „colours” na 1 gracza."),
        (2, {"quick": True, "colours": "red"}, "With “quick” nobody chooses “colours”", "nie może to być red."),
    ],
)
def test_what_is_wrong_is_said(players: int, given: dict[str, Any], said: str, powiedziane: str) -> None:
    with pytest.raises(BadSetup) as trouble:
        settle(players, **given)
    assert said in trouble.value.say("en")
    assert powiedziane in trouble.value.say("pl")
