"""Texts of the games in a terminal: one function draws them all."""

from __future__ import annotations

from orrery.kernel import Phrase
from orrery.kernel.text import AMOUNT, CARD, EMPHASIS, RULE, STRONG, SeatName, Span, Text
from orrery.terminal.spans import SEAT_COLOURS, Ink, drawn, seat_style


def colour(card: str) -> str:
    return "#ff0000" if card == "titan" else ""


INK = Ink({"food": ("♣", "#00ff00")}, colour)
GAINS = Phrase("{who} gains {what}, then again {what} from {card}.", "{who}: {what}, potem {what}, {card}.")
WHAT = Text(Span("3 Food", AMOUNT, "food", 3))


def styles(text: Text | str, brief: bool = False) -> list[tuple[str, str]]:
    found = drawn(text, ink=INK, brief=brief)
    return [(found.plain[span.start : span.end], str(span.style)) for span in found.spans]


def test_amounts_have_signs_cards_and_players_their_colours() -> None:
    card = Text(Span("Titan", CARD, "titan"))
    said = GAINS.say("en", who=SeatName(1, "Round"), what=WHAT, card=card)
    assert drawn(said, ink=INK).plain == "Round gains ♣ 3 Food, then again ♣ 3 Food from Titan."
    assert styles(said) == [
        ("Round", f"bold {SEAT_COLOURS[1]}"),
        ("♣ 3 Food", "#00ff00"),
        ("♣ 3 Food", "#00ff00"),
        ("Titan", "bold #ff0000"),
    ]
    assert drawn(said, ink=INK, brief=True).plain == "Round gains ♣3, then again ♣3 from Titan."


def test_two_players_of_one_name_keep_their_own_colours() -> None:
    said = SeatName(0, "Ada").said("en") + " attacks " + SeatName(2, "Ada").said("en")
    assert styles(said) == [("Ada", seat_style(0)), ("Ada", seat_style(2))]


def test_what_has_no_sign_or_colour_is_still_readable() -> None:
    said = Text(Span("2 Zeal", AMOUNT, "zeal", 2), Span(" of "), Span("Nobody", CARD, "nobody"))
    assert drawn(said, ink=INK, brief=True).plain == "2 Zeal of Nobody"
    assert styles(said) == [("Nobody", "bold")]
    assert drawn("plain words", "dim").plain == "plain words"


def test_rules_and_emphasis() -> None:
    said = Text(Span("OR-1", RULE, "OR-1"), Span("all", STRONG), Span("some", EMPHASIS))
    assert [style for _, style in styles(said)][1:] == ["bold", "italic"]
