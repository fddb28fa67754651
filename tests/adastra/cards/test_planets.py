"""Every planet tile: its limits with and without terraforming, the unrest of its colonists, its victory points."""

from __future__ import annotations

import pytest

from orrery.games.adastra.actions.growth import colonizing_unrest, create_population
from orrery.games.adastra.galaxy.connections import connected
from orrery.games.adastra.galaxy.control import limit
from orrery.games.adastra.galaxy.tiles import PLANETS, STARS
from orrery.games.adastra.names import COLOURS, NEUTRALS, TRAITS
from orrery.games.adastra.rounds.scoring import planets
from orrery.games.adastra.state import PLANET_DECK
from orrery.kernel.text import LANGUAGES
from tests.adastra.beginning import opened
from tests.adastra.table import Table
from tests.markers import card, rule

BASE, MORE = False, True
EXPECTED = [
    ("proteus", "green", "Swamp", "", 1, 3, "310", "001", "010", BASE),
    ("willow", "green", "Jungle", "high-temperature", 1, 2, "210", "100", "001", BASE),
    ("aurora", "green", "Gaia", "", 2, 5, "311", "100", "010", BASE),
    ("lyae", "green", "Ocean", "low-gravity", 1, 2, "210", "110", "001", BASE),
    ("kakata", "green", "Steppe", "high-gravity", 1, 2, "201", "101", "000", BASE),
    ("selia", "green", "Taiga", "low-temperature", 1, 2, "201", "110", "001", BASE),
    ("morrig", "green", "Reef", "space-eel", 3, 3, "311", "010", "001", BASE),
    ("yarrow", "green", "Prairie", "low-gravity", 2, 4, "301", "011", "000", BASE),
    ("whynil", "green", "Mangrove", "high-gravity", 1, 2, "210", "001", "100", MORE),
    ("crypto", "blue", "Cave", "low-gravity", 1, 2, "120", "010", "001", BASE),
    ("rotan", "blue", "Ice", "low-temperature", 1, 2, "030", "100", "010", BASE),
    ("keeta", "blue", "Archipelago", "", 1, 3, "220", "020", "001", BASE),
    ("xendalla", "blue", "Crystal", "high-gravity", 2, 4, "031", "001", "100", BASE),
    ("esper", "blue", "Storm", "high-temperature", 2, 3, "120", "010", "001", BASE),
    ("ixion", "blue", "Ruins", "space-eel", 3, 3, "131", "001", "010", BASE),
    ("nyarl", "blue", "Mist", "high-gravity", 1, 2, "120", "100", "010", BASE),
    ("vox", "blue", "Resonant", "low-gravity", 2, 3, "021", "010", "100", MORE),
    ("rha", "orange", "Desert", "high-temperature", 1, 3, "103", "010", "100", BASE),
    ("incedius", "orange", "Volcanic", "high-temperature", 2, 4, "013", "001", "010", BASE),
    ("tyr", "orange", "Barren", "low-gravity", 1, 2, "012", "001", "100", BASE),
    ("gorra", "orange", "Iron", "high-gravity", 2, 4, "004", "010", "100", BASE),
    ("stalaz", "orange", "Canyon", "", 1, 3, "112", "001", "100", BASE),
    ("zoctan", "orange", "Toxic", "high-gravity", 1, 2, "003", "001", "010", BASE),
    ("ukko", "orange", "Frozen Ore", "low-temperature", 1, 2, "012", "100", "001", BASE),
    ("dunatis", "orange", "Radiated", "low-temperature", 2, 3, "003", "010", "010", BASE),
    ("helos", "orange", "Inferno", "high-temperature", 1, 2, "012", "001", "010", MORE),
    ("firma", "yellow", "Terran", "", 2, 3, "211", "100", "010", BASE),
    ("artemis", "yellow", "Tundra", "low-temperature", 2, 3, "121", "001", "100", BASE),
    ("rayden", "yellow", "Arid", "high-temperature", 2, 3, "112", "010", "100", BASE),
    ("talas", "yellow", "Highland", "low-gravity", 3, 5, "211", "011", "000", BASE),
    ("centauri", "yellow", "Snowfield", "low-temperature", 2, 4, "220", "002", "001", MORE),
    ("orion", "", "Ancient Gaia", "guardian", 4, 2, "333", "010", "101", BASE),
    ("earth", "", "Home", "", 2, 2, "222", "100", "011", BASE),
    ("mentar", "", "Home", "low-gravity", 2, 2, "231", "010", "101", BASE),
    ("kholdan", "", "Home", "", 2, 2, "213", "001", "110", BASE),
    ("cryslon", "", "Home", "high-temperature", 2, 2, "013", "011", "020", BASE),
    ("fieras", "", "Home", "high-temperature", 2, 2, "212", "101", "011", BASE),
    ("sssla", "", "Home", "", 2, 2, "312", "010", "011", BASE),
    ("nazin", "", "Home", "low-temperature", 2, 2, "221", "011", "011", MORE),
    ("altair", "", "Home", "low-gravity", 2, 2, "221", "101", "011", MORE),
    ("ursa", "", "Home", "high-gravity", 2, 2, "213", "101", "010", MORE),
]
"""Name, star, class, trait or defender, VP, unrest; farmers, scientists and workers: limits, Terraforming, Advanced."""
STAR_OF = {"green": "verdance", "blue": "lapis", "orange": "brand", "yellow": "helia", "": "verdance"}
COLUMNS = ("name", "colour", "kind", "trait", "vp", "unrest", "limits", "icons", "advanced", "expansion")


def digits(text: str) -> list[int]:
    return [int(digit) for digit in text]


@rule("AA-COL-2", "AA-TERRA", "AA-LIM-POP", "AA-DEF-STAR")
@pytest.mark.parametrize(COLUMNS, [pytest.param(*row, marks=card(row[0])) for row in EXPECTED])
def test_a_planet_tile(
    name: str, colour: str, kind: str, trait: str, vp: int, unrest: int, limits: str, icons: str, advanced: str,
    expansion: bool,
) -> None:  # fmt: skip
    where = STAR_OF[colour]
    system = STARS.number(where)
    table = Table("sol", "psilon")  # Sol has no adaptation to any environment
    table.system(where, planet=name, fleet={"frigates": 1}, holder=0)
    state = table.state

    def most() -> list[int]:
        return [limit(state, system, profession, 0) for profession in range(3)]

    assert most() == digits(limits)
    table.seat(0, levels={"biology": 2})
    with_icons = [a + b for a, b in zip(digits(limits), digits(icons), strict=True)]
    assert most() == [min(4, number) for number in with_icons]
    table.seat(0, levels={"biology": 4})
    assert most() == [min(4, a + b) for a, b in zip(with_icons, digits(advanced), strict=True)]
    assert [limit(state, system, profession, 1) for profession in range(3)] == digits(limits)

    assert colonizing_unrest(state, 0, system) == unrest
    create_population(state, 0, system, most().index(max(most())))
    assert table.has(0, "unrest") == unrest
    assert planets(state, 0) == vp

    planet = PLANETS[PLANETS.number(name)]
    assert planet.kind.en == kind
    assert (TRAITS[planet.trait] if planet.trait >= 0 else "") == (trait if trait in TRAITS else "")
    assert (NEUTRALS[planet.defender] if planet.defender >= 0 else "") == (trait if trait in NEUTRALS else "")
    assert planet.expansion == expansion
    for language in LANGUAGES:
        facts = [str(value) for _, value in planet.facts(language)]
        assert str(vp) in facts
        assert f"+{unrest}" in facts
        assert planet.said(language)
    texts = {str(heading): str(value) for heading, value in planet.facts("en")}
    assert texts["Limits"] == "farmers {}, scientists {}, workers {}".format(*limits)
    assert ("Terraforming" in texts) == ("1" in icons or "2" in icons)


@rule("AA-SETUP-2", "AA-DEF-STAR")
@pytest.mark.parametrize("expansion", [True, False])
def test_regular_planets_are_in_the_stack_of_their_colour(expansion: bool) -> None:
    state = opened(2, expansion=expansion).state
    for colour in range(4):
        names = [PLANETS[tile].id for tile in state.decks[PLANET_DECK + colour]]
        wanted = [row[0] for row in EXPECTED if row[1] == COLOURS[colour] and (expansion or not row[9])]
        assert names == wanted


def test_all_planet_tiles_are_tested() -> None:
    assert [row[0] for row in EXPECTED] == PLANETS.names


@card("orion")
@rule("AA-SUB-53", "AA-DISC-3", "AA-GAL-5")
def test_orion_has_a_micro_wormhole_as_soon_as_it_is_there() -> None:
    table = Table("sol", "psilon", galaxy={"the-wormhole": (0, 0, 0), "helia": (4, 0, 0), "lapis": (0, 4, 0)})
    wormhole, helia = STARS.number("the-wormhole"), STARS.number("helia")
    assert connected(table.state, 0, wormhole) == []
    table.system("helia", planet="orion")
    assert connected(table.state, 0, wormhole) == [helia]
    assert connected(table.state, 1, helia) == [wormhole]


@card("mentar")
@rule("AA-COL-2")
@pytest.mark.parametrize(
    ("planet", "star", "psilon"), [("lyae", "verdance", 0), ("kakata", "verdance", 4), ("proteus", "verdance", 3)]
)
def test_traits_meet_adaptations(planet: str, star: str, psilon: int) -> None:
    table = Table("psilon", "sol")  # low gravity -2, high gravity +2
    table.system(star, planet=planet, fleet={"frigates": 1}, holder=0)
    assert colonizing_unrest(table.state, 0, STARS.number(star)) == psilon
