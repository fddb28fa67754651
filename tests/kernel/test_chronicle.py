"""The log in paragraphs."""

from __future__ import annotations

from orrery.kernel.chronicle import paragraph
from orrery.kernel.looking import Line
from orrery.kernel.text import CARD, Span, Text, plain

SPY = Text(Span("Spy Center", CARD, "spy-center"))


def line(text: str, because: Text | None = None) -> Line:
    return Line(plain(text), 0, "", because)


def test_the_card_behind_several_lines_is_named_once() -> None:
    told = paragraph([line("Ada draws a card.", SPY), line("Ada: +1 VP.", SPY)])
    assert told == "Ada draws a card (Spy Center). Ada: +1 VP."
    assert [span.ref for span in told.spans if span.kind == CARD] == ["spy-center"]


def test_a_card_that_the_lines_name_themselves_is_not_named_again() -> None:
    activated = Line(plain("Ada activates ") + SPY + ".", 0, "", None)
    assert paragraph([activated, line("Ada draws a card.", SPY)]) == "Ada activates Spy Center. Ada draws a card."


def test_an_action_is_no_card() -> None:
    assert paragraph([line("Ada: −2 Fleet.", plain("Attack"))]) == "Ada: −2 Fleet."
