"""What lies on the table, in words: everything that a player needs to know, and nothing that is somebody else's."""

from __future__ import annotations

import pytest

from orrery.games.adastra.game import GAME
from orrery.games.adastra.names import NEUTRAL, NONE
from orrery.games.adastra.tabletop import Tabletop
from orrery.kernel import SPECTATOR, Dealer, Play
from orrery.kernel.looking import situation
from tests.adastra.combat.fighting import attack
from tests.adastra.table import NAMES, Table


def passages(table: Table, viewer: int, language: str = "en") -> dict[str, list[str]]:
    found = situation(GAME, table.state.masked(viewer), viewer, NAMES, language)
    return {str(passage.title): [str(line) for line in passage.lines] for passage in found}


def table_of_two(council: bool = False, minors: bool = False) -> Table:
    table = Table("sol", "psilon", council=council, minors=minors)
    table.seat(
        0, food=4, unrest=5, hand=["cloning-center", "mass-driver"], levels={"physics": 2}, missions=["iron-fist"]
    )
    table.seat(1, credits=3, hand=["fusion-beam"], before=[("whisper", 0)])
    table.system(
        "verdance", planet="proteus", discovery="fertile-valleys", owner=0, people=(2, 1, 0), influence=0, flipped=True,
        buildings=["hydroponic-farm"], fleet={"frigates": 2, "cruisers-exhausted": 1, "outpost": 1}, tokens=1,
    )  # fmt: skip
    table.system("lapis", holder=NEUTRAL, fleet={"pirate-raiders": 2})
    return table


def test_an_empire_says_what_it_has() -> None:
    own = passages(table_of_two(), 0)["Ada: Sol Republic"]
    assert "Resources (income): 4 food (+3), 0 research (+1), 0 production (+0), 0 credits (+1)" in own
    assert "Unrest: field 5 of 24, level 1" in own
    assert "Branches: Biology & Chemistry 0, Physics II, Engineering 0, Government 0" in own
    assert "Developed: Laser Cannon, Class I Shield" in own
    assert "Hand: 1 × Starting card A, 3 × Starting card B, 1 × Empire card, Cloning Center, Mass Driver" in own
    assert "Secret missions: Iron Fist (now 0 VP)" in own
    assert any(line.startswith("Points so far, ") for line in own)


def test_of_others_only_what_everybody_sees() -> None:
    table = table_of_two()
    theirs = passages(table, 0)["Bo: Psilon Quanta"]
    assert "Hand: 1 × Starting card A, 3 × Starting card B, 1 × Empire card, 1 face down" in theirs
    assert "Diplomats in play here: Whisper (of Ada)" in theirs
    for viewer in (1, SPECTATOR):
        seen = str(passages(table, viewer))
        assert "Cloning Center" not in seen
        assert "Iron Fist" not in seen
        assert "Secret missions: 1 face down" in seen


def test_a_system_says_all_that_lies_there() -> None:
    galaxy = passages(table_of_two(), 0)["The galaxy"]
    assert (
        "Verdance (green) · Proteus, 1 VP · Fertile Valleys · Ada possesses it: farmers 2 of 4, scientists 1 of 1 · "
        "buildings: Hydroponic Farm · Ada: 2 × Frigates, 1 × Cruisers (exhausted), 1 × Outpost · "
        "influence: Ada, flipped · anomaly tokens: 1 · connected: The Wormhole"
    ) in galaxy
    assert any(line.startswith("Lapis (blue) · unexplored · neutral: 2 × Pirate Raiders") for line in galaxy)
    assert len(galaxy) == 7


def test_what_matters_most_comes_first() -> None:
    table = table_of_two()
    assert [title.partition(":")[0] for title in passages(table, 1)][:3] == ["Bo", "The galaxy", "Ada"]
    assert next(iter(passages(table, SPECTATOR))) == "The galaxy"
    table.state.dice[5] = 3  # of an earlier test
    attack(table, 0, "lapis", {"verdance": {"frigates": 2}})
    title, lines = next(iter(passages(table, 1).items()))
    assert title == "Combat at Lapis, round 1"
    assert lines[0].startswith("Attack, Ada: 2 × Frigates, ready, from Verdance, hull ")
    assert lines[1].startswith("Defence, neutral: 2 × Pirate Raiders, hull ")
    assert len(lines) == 2, "nobody has rolled yet"


def test_before_empires_are_taken_there_is_only_the_galaxy() -> None:
    play = Play(GAME, GAME.setup(3))
    play.deal(Dealer(1))
    state = play.state
    assert isinstance(state, Tabletop)
    assert {player.empire for player in state.players} == {NONE}
    for viewer in (0, SPECTATOR):
        [galaxy] = situation(GAME, state.masked(viewer), viewer, NAMES, "en")
        assert galaxy.title == "The galaxy"


def test_the_council_and_missions_are_everybodys() -> None:
    table = table_of_two(council=True)
    table.state.missions, table.state.mission_tokens = (0,), (0b10,)
    table.state.active = (0, NONE, NONE)
    table.state.proposals = (NONE, 1, NONE)
    table.state.votes = (0, 4, 0)
    found = passages(table, 0)
    assert found["Missions"][0].endswith("Open to: Bo")
    assert found["Galactic Council"][0].startswith("In force in slot 1: ")
    assert found["Galactic Council"][1].startswith("Proposed in slot 2: ")
    assert found["Galactic Council"][2] == "Votes for the slots: 0, 4, 0"
    assert "Envoys: ready 4, 5; used none" in found["Ada: Sol Republic"]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everything_is_said_in_polish_too(viewer: int) -> None:
    table = table_of_two(council=True, minors=True)
    english, polish = passages(table, viewer), passages(table, viewer, "pl")
    assert [len(lines) for lines in english.values()] == [len(lines) for lines in polish.values()]
    assert "Galaktyka" in polish
    same = {line for lines in english.values() for line in lines} & {
        line for lines in polish.values() for line in lines
    }
    assert not same
