"""Every discovery tile: what it changes in its system, and the tiles of minor civilizations."""

from __future__ import annotations

import pytest

from orrery.games.adastra.actions.growth import colonizing_unrest
from orrery.games.adastra.galaxy.connections import connected
from orrery.games.adastra.galaxy.control import features, limit, orbital_slots, planetary_slots
from orrery.games.adastra.galaxy.tiles import ASTEROIDS, DISCOVERIES, STARS
from orrery.games.adastra.metrics import ASTEROID_SYSTEMS
from orrery.games.adastra.names import NEUTRALS, RESOURCES
from orrery.games.adastra.rounds.management import income
from orrery.games.adastra.rounds.scoring import planets
from orrery.games.adastra.state import DISCOVERY_DECK
from orrery.kernel.text import LANGUAGES
from tests.adastra.beginning import opened
from tests.adastra.table import Table
from tests.markers import card, rule

EXPECTED: list[tuple[str, dict[str, object]]] = [
    ("kelp-forests", {"income": "food"}),
    ("bloom-seas", {"income": "food", "fauna": 1}),
    ("gold-veins", {"income": "credits"}),
    ("smugglers-mint", {"income": "credits", "neutral": "pirate-raiders"}),
    ("dark-quartz-seams", {"income": "production"}),
    ("quartz-maelstrom", {"income": "production", "orbital": 0}),
    ("precursor-artifacts", {"income": "research"}),
    ("eel-guarded-vault", {"income": "research", "tokens": 1, "neutral": "space-eel"}),
    ("fold-point", {"micro": True}),
    ("humming-rift", {"micro": True, "tokens": 1}),
    ("gate-in-the-rubble", {"micro": True, "asteroids": True}),
    ("glittering-belt", {"asteroids": True, "tokens": 1}),
    ("ore-belt", {"asteroids": True, "limits": [2, 1, 2]}),
    ("fertile-valleys", {"limits": [3, 1, 1]}),
    ("clear-skies", {"limits": [2, 2, 1]}),
    ("strip-mines", {"limits": [2, 1, 3], "vp": 0}),
    ("signal-source", {"tokens": 2}),
    ("ion-veil", {"tokens": 2, "orbital": 0}),
    ("wreckers-nest", {"tokens": 2, "neutral": "pirate-raiders"}),
    ("high-anchorage", {"tokens": 1, "orbital": 2}),
    ("dead-world-beacon", {"tokens": 3, "vp": 0}),
    ("twin-moons", {"orbital": 2, "fauna": -1}),
    ("broad-plains", {"planetary": 3}),
    ("megafauna-continent", {"planetary": 3, "limits": [3, 1, 1], "fauna": 2}),
    ("pocket-eden", {"planetary": 0, "fauna": -2}),
    ("colossus", {"planetary": 0, "vp": 4}),
    ("temple-moons", {"vp": 4, "fauna": 2}),
    ("leviathan-shoals", {"tokens": 2, "neutral": "space-eel", "asteroids": True}),
]
"""What differs from a system without discovery: Firma at Helia, limits 2/1/1, 2 VP, unrest 3."""
MINORS = [
    "nommo-gardeners", "oolan-archivists", "ketari-shipwrights", "zeff-caravans", "bhorr-mercenaries",
    "tanoth-mediators", "choir-of-selu", "voidwalkers-of-yss",
]  # fmt: skip


@rule("AA-LIM-ORB", "AA-LIM-PLAN", "AA-LIM-POP", "AA-DISC-2")
@pytest.mark.parametrize(("name", "changes"), [pytest.param(*row, marks=card(row[0])) for row in EXPECTED])
def test_a_discovery_tile(name: str, changes: dict[str, object]) -> None:
    table = Table("sol", "psilon")
    table.system("helia", planet="firma", discovery=name, owner=0, people=(1, 0, 0))
    state, helia = table.state, STARS.number("helia")
    expected = [1, 0, 0, 0]
    if "income" in changes:
        expected[RESOURCES.index(str(changes["income"]))] += 1
    assert income(state, 0) == expected
    assert income(state, 1) == [0, 0, 0, 0]
    assert [limit(state, helia, profession, 0) for profession in range(3)] == changes.get("limits", [2, 1, 1])
    assert orbital_slots(state, helia) == changes.get("orbital", 1)
    assert planetary_slots(state, helia) == changes.get("planetary", 2)
    assert planets(state, 0) == changes.get("vp", 2)
    assert colonizing_unrest(state, 0, helia) == 3 + changes.get("fauna", 0)  # type: ignore[operator]
    assert bool(features(state, helia) & ASTEROIDS) == ("asteroids" in changes)
    assert ASTEROID_SYSTEMS.value(state, 0) == ("asteroids" in changes)
    away = Table("sol", "psilon", galaxy={"the-wormhole": (0, 0, 0), "helia": (4, 0, 0)})
    away.system("helia", planet="firma", discovery=name)
    assert connected(away.state, 0, STARS.number("the-wormhole")) == ([helia] if "micro" in changes else [])
    tile = DISCOVERIES[DISCOVERIES.number(name)]
    assert tile.tokens == changes.get("tokens", 0)
    assert (NEUTRALS[tile.neutral] if tile.neutral >= 0 else None) == changes.get("neutral")
    assert not tile.minor
    for language in LANGUAGES:
        assert len(tile.lines(language)) == len(changes)
        assert tile.said(language)


@pytest.mark.parametrize("name", [pytest.param(name, marks=card(name)) for name in MINORS])
@rule("XX-MIN-1")
def test_a_minor_civilization_is_in_the_stack_with_its_module_only(name: str) -> None:
    tile = DISCOVERIES.number(name)
    assert DISCOVERIES[tile].minor
    assert tile in opened(2, minors=True).state.decks[DISCOVERY_DECK]
    assert tile not in opened(2).state.decks[DISCOVERY_DECK]
    ability = DISCOVERIES[tile].ability
    assert ability is not None
    for language in LANGUAGES:
        assert len(DISCOVERIES[tile].lines(language)) > 1


def test_all_discovery_tiles_are_tested() -> None:
    assert [row[0] for row in EXPECTED] + MINORS == DISCOVERIES.names


@card("dead-world-beacon")
@rule("AA-SCORE")
def test_wastelands_take_only_the_planets_points() -> None:
    table = Table("sol", "psilon")
    table.system("helia", planet="talas", discovery="dead-world-beacon", owner=0, people=(2, 1, 1))
    assert planets(table.state, 0) == 0
    assert table.score(0) == 1  # four population


@card("strip-mines")
@rule("AA-TERRA", "AA-SUB-27")
def test_working_conditions_are_cut_at_four() -> None:
    table = Table("sol", "psilon")
    table.system("brand", planet="gorra", discovery="strip-mines", owner=0, people=(0, 0, 1))
    assert limit(table.state, STARS.number("brand"), 2, 0) == 4


@card("pocket-eden")
@rule("AA-SUB-19")
def test_fauna_never_lowers_unrest() -> None:
    table = Table("psilon", "sol")
    table.system("verdance", planet="lyae", discovery="pocket-eden", fleet={"frigates": 1}, holder=0)
    assert colonizing_unrest(table.state, 0, STARS.number("verdance")) == 0  # 2 - 2 - 2
