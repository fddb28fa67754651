"""What lies in the box, as people look it up."""

from orrery.games.adastra.pieces import SOURCES
from orrery.games.adastra.shelf import shelves
from orrery.games.parts.provenance import DESIGNED, INFERRED, PRINTED
from tests.adastra.table import Table

TABLE = Table("sol", "psilon")
"""Everything is declared when there is a table."""


def test_every_component_says_where_it_comes_from_and_has_an_id_of_its_own() -> None:
    for language in ("en", "pl"):
        known = {str(one.phrase.say(language)) for one in (PRINTED, INFERRED, DESIGNED)}
        found = [component for shelf in shelves(language) for component in shelf.components]
        assert len({component.id for component in found}) == len(found)
        for component in found:
            assert str(component.provenance) in known, component.id
            assert component.title, component.id
            assert component.lines or component.facts, component.id


def test_both_languages_say_as_much() -> None:
    for english, polish in zip(shelves("en"), shelves("pl"), strict=True):
        assert english.key == polish.key
        for one, other in zip(english.components, polish.components, strict=True):
            assert (one.id, len(one.lines), len(one.facts)) == (other.id, len(other.lines), len(other.facts))


def test_no_gap_is_left_in_what_components_say() -> None:
    for language in ("en", "pl"):
        for component in SOURCES.components:
            text = str(component.text(language))
            assert "{" not in text, component.id
            assert "  " not in text, component.id
            assert not text or text.endswith("."), component.id


def test_whatever_has_abilities_can_be_looked_up() -> None:
    found = {component.id for shelf in shelves("en") for component in shelf.components}
    missing = [component.id for component in SOURCES.components if component.id not in found]
    assert all(name.endswith("-basics") for name in missing), missing


def test_a_board_shows_its_figures_and_abilities() -> None:
    [sol] = [one for one in shelves("en")[0].components if one.id == "sol"]
    facts = {str(heading): str(value) for heading, value in sol.facts}
    assert facts["Titan"] == "cost 5, recycle 2, firepower 4, hull 2, speed 1"
    assert facts["Starts with"] == "2 food, 2 research, 2 production and 3 credits"
    assert "Tax Union: Income: +1 credit for each system you possess with at least 3 population." in map(str, sol.lines)
