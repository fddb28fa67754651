"""Text stays a row of spans until it is shown, and is a plain string for whoever only prints it."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

from orrery.kernel.text import AMOUNT, CARD, SEAT, Phrase, SeatName, Span, Text, join, plain, sentence, titled

FOOD = Text(Span("3 Food", AMOUNT, "food", 3))
TAKES = Phrase("{seat} takes {card}, {n} {n:time|times}.", "{seat} bierze {card}, {n} {n:raz|razy|razy}.")


class Port:
    def said(self, language: str) -> Text:
        return Text(Span("Port", CARD, "space-port"))


def test_a_phrase_keeps_what_fills_its_gaps() -> None:
    said = TAKES.say("en", seat=SeatName(1, "Round"), card=Port(), n=2)
    assert said == "Round takes Port, 2 times."
    assert said.spans == (
        Span("Round", SEAT, "", 1),
        Span(" takes "),
        Span("Port", CARD, "space-port"),
        Span(", "),
        Span("2"),
        Span(" "),
        Span("times"),
        Span("."),
    )
    assert TAKES.say("pl", seat=SeatName(0, "Ala"), card=Port(), n=1) == "Ala bierze Port, 1 raz."


def test_a_phrase_in_a_phrase_keeps_its_spans() -> None:
    outer = Phrase("pay {what}", "zapłać {what}").say("en", what=FOOD)
    assert (outer + "!").spans == (Span("pay "), *FOOD.spans, Span("!"))
    assert ("You " + outer).spans == (Span("You "), Span("pay "), *FOOD.spans)


def test_a_title_can_be_left_out() -> None:
    text = titled("Farm", [FOOD, "once"])
    assert text.lines() == ["Farm", "3 Food", "once"]
    assert text.untitled().lines() == ["3 Food", "once"]
    assert text.untitled().spans[0] == FOOD.spans[0]
    assert FOOD.untitled() is FOOD


def test_joined_texts_keep_their_spans() -> None:
    joined = join(", ", [FOOD, "a card", FOOD])
    assert joined == "3 Food, a card, 3 Food"
    assert [span.kind for span in joined.spans] == [AMOUNT, "", "", "", AMOUNT]


def test_lines_and_sentences() -> None:
    text = Text(Span("pay "), *FOOD.spans, Span("\nthen\nrest"))
    assert text.lines() == ["pay 3 Food", "then", "rest"]
    assert text.lines()[0].spans == (Span("pay "), *FOOD.spans)
    assert sentence(plain("żywność")) == "Żywność."
    assert Text().capitalized() == ""


@pytest.mark.parametrize("copied", [deepcopy(FOOD), pickle.loads(pickle.dumps(FOOD))])
def test_a_text_can_be_copied(copied: Text) -> None:
    assert copied == FOOD
    assert copied.spans == FOOD.spans
