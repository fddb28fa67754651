"""``orrery rules`` and ``orrery cards`` with the rules and cards of Orion."""

from __future__ import annotations

import pytest

from orrery.games.orion.card import CARDS
from orrery.games.orion.game import GAME as ORION
from tests.terminal.acting import orrery
from tests.terminal.test_commands import shown


class TestRules:
    def test_without_a_topic_the_chapters(self) -> None:
        out = shown("rules", "orion")
        assert "1. Components and terms" in out
        assert "12. Rulings at a glance" in out
        assert "OR-TERM-1 " not in out.split("Read one with")[0]
        assert "Rozdziały zasad" in shown("rules", "orion", "--lang", "pl")

    @pytest.mark.parametrize(
        ("topic", "has", "lacks"),
        [
            ("4", "OR-BUILD-1", "OR-CUBE-1  "),
            ("3.1", "OR-START-1", "OR-TURN-1"),
            ("attack", "OR-ATTACK-3", "OR-TRADE-1  "),
            ("or-attack-3", "OR-ATTACK-3", "OR-ATTACK-2"),
            ("OR-ATTACK", "OR-ATTACK-1", "OR-TRADE"),
            ("propaganda space", "OR-ACTIVATE-5", "OR-TERM-1  "),
        ],
    )
    def test_topics(self, topic: str, has: str, lacks: str) -> None:
        out = shown("rules", "orion", topic)
        assert has in out
        assert lacks not in out

    def test_polish_without_accents(self) -> None:
        assert "OR-TERM-4" in shown("rules", "orion", "nigdy nie znikaja", "--lang", "pl")
        assert "Budowa" in shown("rules", "orion", "budowa", "--lang", "pl")
        assert "występuje w" in shown("rules", "orion", "pierwszy gracz", "--lang", "pl")

    def test_nothing_found_suggests_something(self) -> None:
        result = orrery("rules", "orion", "exertoin")
        assert result.exit_code == 2
        assert "Did you mean: Exertion" in result.stderr
        assert orrery("rules", "orion", "xqzw").exit_code == 2


class TestCards:
    def test_all_cards(self) -> None:
        out = shown("cards", "orion")
        for name in ORION.components().values():
            assert name.split(" ")[0] in out

    def test_a_colour(self) -> None:
        out = shown("cards", "orion", "red")
        assert "Doom Star" in out
        assert "Space Port" not in out
        assert "Tytan" in shown("cards", "orion", "czerwone", "--lang", "pl")

    @pytest.mark.parametrize("card", [card.id for card in CARDS])
    def test_each_card_in_full(self, card: str) -> None:
        for language in ("en", "pl"):
            out = shown("cards", "orion", card, "--lang", language)
            assert f"{card} ·" in out

    def test_by_name_with_its_ruling(self) -> None:
        out = shown("cards", "orion", "space", "port")
        assert "☼ 2 Production ↔ ♣ 3 Food" in out
        assert "It is not a Trade action." in out
        assert "Port kosmiczny" in shown("cards", "orion", "port kosmiczny", "--lang", "pl")

    def test_advisors_and_races(self) -> None:
        assert "Harrava" in shown("cards", "orion", "advisors")
        assert "Psiloni" in shown("cards", "orion", "rasy", "--lang", "pl")
        assert "Research draws 1 more card" in shown("cards", "orion", "psilon")

    def test_nothing_found(self) -> None:
        result = orrery("cards", "orion", "spaceprt")
        assert result.exit_code == 2
        assert "Did you mean: Space Port" in result.stderr
        assert "Groups: Blue structures" in orrery("cards", "orion", "xqzw").stderr
