"""Every game's box: what lies in it is found by id, name and word, in every language."""

from __future__ import annotations

import pytest

from orrery.games import GAMES
from orrery.kernel import LANGUAGES, Game
from orrery.kernel.shelf import called, close, every, find, matching, meant, shelf_of, shelves


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
class TestEveryGame:
    def test_everything_has_its_own_id_a_title_and_a_text(self, game: Game, language: str) -> None:
        components = every(game, language)
        assert [one.id for one in components] == list(game.components())
        for one in components:
            assert one.title
            assert one.text or one.facts
            assert one.note.lines()[0] == one.title
            assert all(heading and value for heading, value in one.facts)

    def test_everything_is_found_by_its_id_and_its_names(self, game: Game, language: str) -> None:
        names = game.components()
        for one in every(game, language):
            for topic in (one.id, one.title.upper(), names[one.id]):
                assert one in called(game, topic, language)
            assert one in shelf_of(game, one, language).components

    def test_a_shelf_is_meant_by_its_title_unless_a_card_is_called_so(self, game: Game, language: str) -> None:
        for shelf in shelves(game, language):
            assert meant(game, shelf.title, language) is shelf
        for one in every(game, language):
            assert meant(game, one.title, language) is None

    def test_words_are_searched_everywhere(self, game: Game, language: str) -> None:
        shelf = shelves(game, language)[0]
        one = shelf.components[0]
        assert matching(game, "", "", language) == list(shelves(game, language))
        found = matching(game, shelf.key, f"{one.title} {one.id}", language)
        assert [part.key for part in found] == [shelf.key]
        assert one in found[0].components
        assert matching(game, "", "no-such-word", language) == []


def test_parts_of_a_name_and_names_that_are_close() -> None:
    game = next(iter(GAMES.values()))
    one = every(game, "en")[0]
    assert one in find(game, one.title[1:], "en")
    assert find(game, "", "en") == []
    assert one.title in close(game, one.title[:-1] + "x", "en")
