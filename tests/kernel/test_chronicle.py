"""The log in paragraphs."""

from __future__ import annotations

from orrery.kernel.chronicle import paragraph, told
from orrery.kernel.looking import Line, counted
from orrery.kernel.text import CARD, SEAT, Span, Text, plain

SPY = Text(Span("Spy Center", CARD, "spy-center"))
TITAN = Text(Span("Titan", CARD, "titan"))


def line(text: Text, because: Text | None = None) -> Line:
    return Line(text, 0, "any", because)


def test_the_card_behind_a_line_is_named_once() -> None:
    lines = [line(plain("Ada takes a card."), SPY), line(plain("Ada draws."), SPY), line(plain("Jan loses."), TITAN)]
    assert told(lines, "en") == ["Ada takes a card. (Spy Center)", "Ada draws.", "Jan loses. (Titan)"]


def test_a_card_that_the_lines_name_is_not_named_again() -> None:
    lines = [line(plain("Ada builds ") + SPY + "."), line(plain("Ada takes a card."), SPY)]
    assert paragraph(lines, "en") == "Ada builds Spy Center. Ada takes a card."


def test_what_is_no_card_goes_without_saying_and_spans_are_kept() -> None:
    ada = Text(Span("Ada", SEAT, "", 1))
    said = paragraph([line(ada + " trades.", plain("Trade")), line(ada + " draws.", TITAN)], "pl")
    assert said == "Ada trades. Ada draws. (Titan)"
    assert [span.kind for span in said.spans if span.kind] == [SEAT, SEAT, CARD]


def test_two_players_of_one_name_do_not_count_as_one() -> None:
    first, second = (plain("Ada looks at the hand of ") + Text(Span("Jan", SEAT, "", seat)) for seat in (1, 2))
    assert first == second
    assert [one.text for one in counted([line(first), line(first), line(second)])] == [first + " (×2)", second]
