"""What the game declares; the entry point in pyproject.toml names ``GAME``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.kernel import Game, Phrase, Setup, State, Variant
from orrery.kernel.component import Component, Shelf
from tiny_game.programs import EVALUATION, OBSERVATION
from tiny_game.rounds import HAND, NOTHING, DealCard, Round, Tiny
from tiny_game.words import COPIES, IDS, TITLES, WORDS, worth

SHELF: Final = Phrase("Cards", "Karty")


class TinyGame(Game):
    name = "tiny"
    title = Phrase("Tiny", "Maleństwo")
    version = 1
    least = 2
    most = 4
    variants: tuple[Variant, ...] = (
        Variant(
            "doubling",
            Phrase("Doubling", "Podwajanie"),
            True,
            note=Phrase("a card may count twice", "karta może liczyć się podwójnie"),
        ),
    )
    vocabulary = WORDS
    evaluation = EVALUATION
    observation = OBSERVATION
    longest = 2 * HAND

    def new(self, setup: Setup) -> Tiny:
        n = setup.players
        lists = [COPIES] * len(TITLES), [NOTHING] * n, [0] * n, [0] * n
        state = Tiny([[] for _ in range(n)], *lists, [], setup.variants["doubling"])
        state.push(Round())
        for seat in range(n):
            for _ in range(HAND):
                state.push(DealCard(seat))
        state.proceed()
        return state

    def load(self, data: Mapping[str, Any]) -> Tiny:
        keys = ("hands", "deck", "chosen", "doubled", "points", "shown", "doubling")
        state = Tiny(*[data[key] for key in keys])
        self.load_agenda(state, data)
        return state

    def progress(self, state: State) -> int:
        assert isinstance(state, Tiny)
        return len(state.shown) // state.seats

    def built(self, state: State) -> list[list[str]]:
        assert isinstance(state, Tiny)
        return [[IDS[card] for card in state.shown[seat :: state.seats]] for seat in range(state.seats)]

    def shelves(self, language: str) -> list[Shelf]:
        cards = [
            Component(name, title.say(language).capitalized(), (worth(value, language),))
            for value, (name, title) in enumerate(zip(IDS, TITLES, strict=True))
        ]
        return [Shelf("cards", SHELF.say(language), ("card", "kart"), tuple(cards))]


GAME: Final = TinyGame()
