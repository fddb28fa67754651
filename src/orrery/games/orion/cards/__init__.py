"""All cards, declared in the order of their numbers; then the words that speak of them have theirs."""

from orrery.games.orion.cards import blue, red, yellow, grey, advisors, races  # noqa: F401, I001
from orrery.games.orion.words import VOCABULARY

VOCABULARY.close()
