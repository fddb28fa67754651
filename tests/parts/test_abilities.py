"""The grammar that games share: what is in play is found, what is saved is found again, abilities say themselves."""

from __future__ import annotations

import pytest

from orrery.games.parts.ability import Condition, Grammar, Modifier, On, Permit, Price
from orrery.games.parts.effect import Effect, Otherwise, Then
from orrery.games.parts.index import Index
from orrery.games.parts.registry import Registry
from orrery.kernel import State
from orrery.kernel.text import CARD, Phrase, Refusal, Span, Text
from tests.tiny import TINY

GRAMMAR = Grammar()
DAWN = GRAMMAR.moment("dawn", Phrase("at dawn {effect}", "o świcie {effect}"))
DUSK = GRAMMAR.moment("dusk", Phrase("at dusk {effect}", "o zmierzchu {effect}"))
SPEED = GRAMMAR.stat("speed", Phrase("{n:+} speed{when}", "{n:+} szybkości{when}"))
FLIES = GRAMMAR.rule("flies", Phrase("it flies", "lata"))
NO_COIN = Refusal("no-coin", Phrase("You have no coin.", "Nie masz monety."))


class Sing(Effect[State]):
    """Nothing but a word."""

    __slots__ = ()

    def happen(self, state: State, seat: int, source: int) -> None:
        return

    def say(self, language: str, they: bool = False) -> Text:
        return Phrase("sings" if they else "sing", "śpiewa" if they else "śpiewaj").say(language)


class Coin(Price[State]):
    """What nobody has."""

    __slots__ = ()

    def refusal(self, state: State, seat: int, source: int) -> Refusal | None:
        return NO_COIN

    def say(self, language: str) -> Text:
        return Phrase("pay a coin", "zapłać monetę").say(language)


class AtHome(Condition):
    """Where the ability itself is."""

    __slots__ = ()

    def holds(self, source: int, about: int) -> bool:
        return source == about

    def say(self, language: str) -> Text:
        return Phrase(" at home", " w domu").say(language)


class Lark:
    """A card."""

    def said(self, language: str) -> Text:
        return Text(Span("Lark", CARD, "lark"))


def test_what_is_in_play_is_found_by_moment_stat_and_rule() -> None:
    song = On(DAWN, Sing())
    index = Index(
        GRAMMAR, [(3, (song, Modifier(SPEED, 2), Permit(FLIES))), (5, (Modifier(SPEED, 1), On(DAWN, Sing())))]
    )
    assert [listener.source for listener in index.at(DAWN)] == [3, 5]
    assert index.at(DAWN)[0].on is song
    assert index.at(DUSK) == []
    assert index.stat(SPEED) == 3
    assert index.permits(FLIES)
    empty = Index(GRAMMAR, [])
    assert (empty.at(DAWN), empty.stat(SPEED), empty.permits(FLIES)) == ([], 0, False)


def test_a_modifier_counts_where_its_condition_holds() -> None:
    index = Index(GRAMMAR, [(3, (Modifier(SPEED, 2, AtHome()),)), (5, (Modifier(SPEED, 1),))])
    assert (index.stat(SPEED), index.stat_about(SPEED, 3), index.stat_about(SPEED, 4)) == (1, 3, 1)
    assert index.varies(SPEED)
    assert not Index(GRAMMAR, []).varies(SPEED)


def test_a_saved_step_finds_every_part_of_an_ability_again_and_knows_whose_it_is() -> None:
    first, second = Sing(), Sing()
    on: On[State] = On(DAWN, Then(first, second))
    registry = Registry()
    lark = Lark()
    registry.add("lark.dawn", on, lark)
    assert registry["lark.dawn"] is on
    assert registry["lark.dawn.1.2"] is second
    assert (second.name, second.owner) == ("lark.dawn.1.2", lark)
    with pytest.raises(AssertionError, match=r"lark\.dawn is declared twice"):
        registry.add("lark.dawn", Sing(), lark)


def test_nothing_is_declared_twice() -> None:
    assert (DAWN.number, DUSK.number) == (0, 1)
    with pytest.raises(AssertionError, match="the moment dawn is declared twice"):
        GRAMMAR.moment("dawn", DAWN.phrase)
    with pytest.raises(AssertionError, match="the stat speed is declared twice"):
        GRAMMAR.stat("speed", SPEED.phrase)
    with pytest.raises(AssertionError, match="the rule flies is declared twice"):
        GRAMMAR.rule("flies", FLIES.phrase)


def test_an_ability_says_when_what_and_at_which_price() -> None:
    assert On(DAWN, Sing()).say("en") == "at dawn sing"
    assert On(DAWN, Sing(), optional=True).say("pl") == "o świcie jeśli chcesz, śpiewaj"
    assert On(DUSK, Sing(), Coin()).say("en") == "at dusk pay a coin: sing"
    assert On(DUSK, Sing(), Coin(), optional=True).say("en") == "at dusk you may pay a coin: sing"
    assert Modifier(SPEED, 2, AtHome()).say("en") == "+2 speed at home"
    assert Modifier(SPEED, -1).say("pl") == "-1 szybkości"
    assert Permit(FLIES).say("en") == "it flies"


def test_what_flips_is_used_once_until_it_is_flipped_back() -> None:
    once, again = On(DAWN, Sing(), flips=4), On(DAWN, Sing())
    flipped = once.flipped(1)
    assert flipped == 5
    assert (once.ready(1), once.ready(flipped), again.ready(flipped)) == (True, False, True)
    assert again.flipped(flipped) == flipped


def test_a_permit_that_flips_allows_something_once() -> None:
    index = Index(GRAMMAR, [(3, (Permit(FLIES, flips=2),))])
    permit = index.permit(FLIES, 1)
    assert permit is not None
    assert permit.flipped(1) == 3
    assert index.permit(FLIES, 3) is None
    assert index.permits(FLIES)
    assert Index(GRAMMAR, []).permit(FLIES, 0) is None


class Rest(Sing):
    """What nobody can do, though some of it may be left."""

    __slots__ = ("left",)

    def __init__(self, left: bool) -> None:
        super().__init__()
        self.left = left

    def happen(self, state: State, seat: int, source: int) -> None:
        raise AssertionError("nobody rests")

    def refusal(self, state: State, seat: int, source: int) -> Refusal | None:
        return NO_COIN

    def unfinished(self, state: State, seat: int, source: int) -> bool:
        return self.left


def test_otherwise_does_that_instead_when_nothing_is_left_of_this() -> None:
    state = TINY.new(TINY.setup(2))
    Otherwise(Rest(False), Sing()).happen(state, 0, -1)
    with pytest.raises(AssertionError, match="nobody rests"):
        Otherwise(Rest(True), Sing()).happen(state, 0, -1)
    assert Otherwise(Rest(False), Sing()).refusal(state, 0, -1) is None
    assert Otherwise(Rest(False), Rest(False)).refusal(state, 0, -1) is NO_COIN
    assert Otherwise(Sing(), Sing()).say("en") == "sing (if you cannot: sing)"
