"""Texts of the games as HTML."""

from __future__ import annotations

from orrery.kernel import Phrase
from orrery.kernel.text import AMOUNT, CARD, EMPHASIS, RULE, SeatName, Span, Text, plain
from orrery.web.icons import icon
from orrery.web.spans import SIGNED, drawn, lit
from tests.web.html import Page


def test_words_are_words_whatever_they_look_like() -> None:
    assert drawn("<b>1 Food</b> **x** :food:") == "&lt;b&gt;1 Food&lt;/b&gt; **x** :food:"


def test_an_amount_is_a_number_with_an_icon_and_heard_in_words() -> None:
    SIGNED.add("food")  # as the board of a game does that has it
    html = drawn(Text(Span("Gain "), Span("+2 Food", AMOUNT, "food", 2), Span(".")))
    assert f'>+2<span data-res="food">{icon("food", "icon--in")}</span>' in html
    assert html.endswith(".</b>")
    assert Page(html).root.text() == "Gain +2 Food."


def test_an_amount_of_something_without_an_icon_is_words() -> None:
    assert drawn(Text(Span("2 zeppelins", AMOUNT, "zeppelin", 2), Span("."))) == "2 zeppelins."


def test_names_belong_to_seats_and_not_to_words() -> None:
    """Two players with one name are two, and a player called Round owns no round."""
    said = Phrase("Round 1: {one} and {two}", "Runda 1: {one} i {two}")
    html = drawn(said.say("en", one=SeatName(0, "Round"), two=SeatName(1, "Round")))
    assert html == 'Round 1: <b class="who" data-seat="1">Round</b> and <b class="who" data-seat="2">Round</b>'


def test_texts_that_read_alike_are_drawn_each_in_its_way() -> None:
    assert drawn(Text(Span("Spy Center", CARD, "spy-center"))) == '<b data-card="spy-center">Spy Center</b>'
    assert drawn("Spy Center") == drawn(plain("Spy Center")) == "Spy Center"


def test_what_was_searched_for_is_marked_inside_of_what_it_is() -> None:
    rule = Text(Span("a < b "), Span("Żółw", EMPHASIS), Span(" & "), Span("X-1", RULE, "X-1"))
    assert lit(rule, "zolw") == 'a &lt; b <em><mark>Żółw</mark></em> &amp; <a href="#x-1">X-1</a>'
    assert lit(rule, "lt amp em") == drawn(rule)
    assert lit(rule, "w & x").count("<mark>") == 3
