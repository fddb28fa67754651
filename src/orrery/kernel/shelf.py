"""Every component of a game to look through: by shelf, by name, by word."""

from __future__ import annotations

from dataclasses import replace
from difflib import get_close_matches
from functools import cache

from orrery.kernel.component import Component, Shelf
from orrery.kernel.game import Game
from orrery.kernel.text import fold


@cache
def shelves(game: Game, language: str) -> tuple[Shelf, ...]:
    return tuple(game.shelves(language))


def every(game: Game, language: str) -> list[Component]:
    return [component for shelf in shelves(game, language) for component in shelf.components]


def shelf_of(game: Game, component: Component, language: str) -> Shelf:
    return next(shelf for shelf in shelves(game, language) if component in shelf.components)


def called(game: Game, topic: str, language: str) -> list[Component]:
    """The components with this id or name, in this language or in English."""
    wanted = fold(topic)
    english = {one.id: one.title for one in every(game, "en")}
    return [one for one in every(game, language) if wanted in (fold(one.title), one.id, fold(english[one.id]))]


def find(game: Game, topic: str, language: str) -> list[Component]:
    """The components that are called so, else those whose name contains it."""
    wanted = fold(topic)
    found = called(game, topic, language)
    if found or not wanted:
        return found
    return [one for one in every(game, language) if wanted in fold(one.title) or wanted in one.id]


def close(game: Game, topic: str, language: str) -> list[str]:
    """Names that may have been meant."""
    titles = {fold(one.title): str(one.title) for one in every(game, language)}
    return [titles[key] for key in get_close_matches(fold(topic), titles, 4, 0.5)]


def meant(game: Game, topic: str, language: str) -> Shelf | None:
    """The shelf that a word means, unless a component is called so."""
    if not called(game, topic, language):
        for shelf in shelves(game, language):
            if any(fold(topic).startswith(stem) for stem in shelf.stems):
                return shelf
    return None


def matching(game: Game, key: str, wanted: str, language: str) -> list[Shelf]:
    """The shelves, or one of them, with only what has all the words."""
    words = fold(wanted).split()
    found = []
    for shelf in shelves(game, language):
        if key in ("", shelf.key):
            kept = [one for one in shelf.components if all(word in one.words for word in words)]
            found.append(replace(shelf, components=tuple(kept)))
    return [shelf for shelf in found if shelf.components]
