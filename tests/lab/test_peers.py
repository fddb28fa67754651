"""Engines side by side, in processes of their own."""

from dataclasses import astuple

from orrery.lab.peers import INTERPRETED, PEERS, Block, Peer, Standing, side_by_side


def test_contenders_take_turns() -> None:
    first, second = side_by_side([INTERPRETED, INTERPRETED], rounds=2, seconds=0.1)
    for standing in (first, second):
        assert standing.trouble == ""
        assert len(standing.blocks) == 2
        assert min(astuple(standing.median())) > 0
    assert min(astuple(first.times(second))) > 0


def test_who_cannot_run_says_why_and_stops_nobody() -> None:
    ours, missing = side_by_side([INTERPRETED, Peer("nobody", "Nobody", "nothing")], rounds=1, seconds=0.05)
    assert len(ours.blocks) == 1
    assert missing.blocks == []
    assert "nobody" in missing.trouble


def test_ratios_are_those_of_the_median_round() -> None:
    ours = Standing(INTERPRETED, [Block(10, 1, 2), Block(90, 2, 4), Block(40, 3, 9)], "")
    theirs = Standing(PEERS[0], [Block(5, 1, 4), Block(10, 1, 4), Block(10, 1, 9)], "")
    assert ours.median() == Block(40, 2, 4)
    assert ours.times(theirs) == Block(4, 2, 1)


def test_a_peer_knows_whether_it_is_installed() -> None:
    assert INTERPRETED.here
    assert Peer("nobody", "Nobody", "no-such-package-of-ours").here is None
