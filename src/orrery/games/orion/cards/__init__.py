"""All cards, declared in the order of their numbers."""

from orrery.games.orion.cards import blue, red, yellow, grey, advisors, races  # noqa: F401, I001
