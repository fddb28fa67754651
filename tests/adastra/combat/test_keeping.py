"""Combats and invasions in the middle: saved, loaded, cloned, seen by others; and what random answers lead to."""

from __future__ import annotations

import json
from random import Random

import pytest

from orrery.games.adastra.combat.fight import load_fight
from orrery.games.adastra.galaxy.fleets import count_class
from orrery.games.adastra.names import CLASSES, FIGURES
from orrery.games.adastra.player import SCRAPPED, SUPPLY
from orrery.games.adastra.words import VOCABULARY
from orrery.kernel import NATURE
from orrery.kernel.scene import Scene
from tests.adastra.combat.fighting import attack, duel, fight, hunt, invade
from tests.adastra.table import Table
from tests.markers import rule

TECHNOLOGIES = [
    "fighter-hangars", "reinforced-hull", "automated-repair-unit", "battle-scanner", "class-iii-shield",
    "graviton-beam", "tractor-beam", "warp-dissipater", "survival-pods", "space-academy", "death-spores",
    "military-tactics",
]  # fmt: skip
CARDS = [
    "overcharged-reactors", "damper-field", "antimatter-mine", "emergency-hyperjump", "probability-lens", "seed-ark",
]  # fmt: skip
WILDS = [{"pirate-raiders": 4}, {"guardian": 1}, {"space-eel": 2}, {"pirate-base": 1, "pirate-raiders": 2}]
EMPIRES = ["sol", "psilon", "klackon", "silicoid", "mrrshan", "sakkra", "darlok", "alkari", "bulrathi"]


@rule("AA-SUB-60")
def test_a_combat_is_saved_and_loaded() -> None:
    table = duel("sol", "psilon", fleet={"cruisers": 2}, against={"cruisers": 1, "outpost": 1})
    attack(table, 0, "thalassa", {"verdance": {"cruisers": 2}})
    table.rolls(6, 1)
    data = fight(table).save()
    assert load_fight(json.loads(json.dumps(data))).save() == data
    other = fight(table).clone()
    assert other.save() == data
    other.hull[0] -= 1
    other.sums[0] += 1
    other.drop(1)
    assert fight(table).save() == data


def equip(table: Table, rng: Random) -> None:
    """Both seats have technologies, a card to sacrifice and some anomaly cards."""
    cards = rng.sample(CARDS, 5)
    for seat in (0, 1):
        known = rng.sample(TECHNOLOGIES, 4)
        table.seat(seat, developed=known, anomalies=cards[3 * seat : 3 * seat + 3], hand=["mass-driver"])


def counted(table: Table, seat: int, cls: int) -> int:
    """All figures of a class of a player, wherever they are."""
    state = table.state
    counts = state.players[seat].counts
    total = counts[SUPPLY + cls] + (counts[SCRAPPED + cls] if cls < 4 else 0)
    for system in state.chart.systems:
        if state.holder[system] == seat:
            total += count_class(state.fleet[system], cls)
    return total


@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_answered_a_combat_ends_and_no_figure_is_lost(seed: int) -> None:
    rng = Random(seed)
    fleet = {"frigates": rng.randint(0, 3), "cruisers": rng.randint(0, 2), "titan": 1, "doom-star": rng.randint(0, 1)}
    fleet = {name: number for name, number in fleet.items() if number}
    first, second = rng.choice(EMPIRES), rng.choice(EMPIRES)
    if seed % 3:
        against = {"frigates": rng.randint(0, 2), "cruisers": rng.randint(0, 1), "battle-station": rng.randint(0, 1)}
        against = {name: number for name, number in against.items() if number} or {"outpost": 1}
        table = duel(first, second, fleet=fleet, against=against, noisy=(0, 1), expansion=True)
    else:
        wild = rng.choice(WILDS)
        table = hunt(first, fleet, wild, noisy=(0, 1))
    equip(table, rng)
    attack(table, 0, "thalassa", {"verdance": fleet})
    play_on(table, rng, "en")
    state = table.state
    assert state.fight is None
    for seat in (0, 1):
        for cls in range(len(CLASSES)):
            assert counted(table, seat, cls) == FIGURES[cls]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_question_and_event_can_be_said(language: str) -> None:
    rng = Random(5)
    for seed in range(12):
        table = duel(
            "darlok", "silicoid", fleet={"titan": 1, "frigates": 1}, against={"titan": 1, "outpost": 1}, noisy=(0, 1)
        )
        equip(table, rng)
        attack(table, 0, "thalassa", {"verdance": {"titan": 1, "frigates": 1}})
        play_on(table, rng, language)
        table.system("verdance", owner=1, people=(1, 1, 1))
        if not table.state.fleet[4]:
            table.system("verdance", holder=0, fleet={"frigates": 1})
        invade(table, 0, "verdance")
        play_on(table, rng, language)
        assert "{" not in "".join(table.log(language=language)), seed


def play_on(table: Table, rng: Random, language: str) -> None:
    state = table.state
    while state.pending():
        seat = state.next_seat()
        assert seat is not None
        options = state.options(seat)
        if seat != NATURE:
            scene = Scene(language, ["Ada", "Bo"], state, seat)
            question = state.question(seat)
            assert set(options) == {o for o in question.candidates(state) if question.refusal(state, o) is None}
            assert question.ask(state, scene)
            assert "{" not in question.ask(state, scene)
            for option in question.candidates(state):
                kind = VOCABULARY.kind_of(option)
                assert question.label(state, kind, option, scene)
                question.explain(state, kind, option, scene)
        state.answer(seat, state.drawn(rng.random()) if seat == NATURE else rng.choice(options))
