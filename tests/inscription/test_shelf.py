"""What lies in the box, as people look it up."""

from orrery.games.inscription.cards.kinds import RELIC_CARDS, TECHNOLOGY_CARDS
from orrery.games.inscription.cards.shared import EVENT_CARDS
from orrery.games.inscription.game import GAME
from orrery.games.parts.provenance import DESIGNED, INFERRED, PRINTED


def test_every_component_says_where_it_comes_from() -> None:
    for language in ("en", "pl"):
        known = {str(one.phrase.say(language)) for one in (PRINTED, INFERRED, DESIGNED)}
        for shelf in GAME.shelves(language):
            for component in shelf.components:
                assert str(component.provenance) in known, component.id


def test_what_a_card_does_stands_apart_from_its_head() -> None:
    for card in (*RELIC_CARDS, *EVENT_CARDS, *TECHNOLOGY_CARDS):
        head, *lines = card.explain("en").lines()
        assert head == card.head("en")
        assert lines == card.lines("en")
        assert head.startswith(str(card.title.say("en")))
    assert [str(line) for line in EVENT_CARDS[0].lines("en")] == ["Strategy", *EVENT_CARDS[0].given("en")]
