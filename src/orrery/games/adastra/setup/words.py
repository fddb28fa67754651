"""The words of the setup."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.galaxy.chart import CELLS, DIRECTIONS, coordinates
from orrery.games.adastra.words import EMPIRE, SEAT, VOCABULARY
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text
from orrery.kernel.vocabulary import Domain, Kind, Numbers


class Spaces(Domain):
    """Places for star tiles, by their axial coordinates around the wormhole."""

    __slots__ = ()
    named: Final = Phrase("Space {q}, {r}", "Pole {q}, {r}")

    def say(self, value: int, scene: Scene) -> Text:
        q, r = coordinates(value)
        return self.named.say(scene.language, q=q, r=r)


SPACE: Final = Spaces(tuple(["{},{}".format(*coordinates(place)) for place in range(CELLS)]))
_PEOPLE: Final = Numbers(4)

FIRST: Final[Kind] = VOCABULARY.kind("first", SEAT)
"""Nature's: who is the first player."""
PLACE: Final[Kind] = VOCABULARY.kind("place", SPACE)
TURN: Final[Kind] = VOCABULARY.kind("turn", Numbers(DIRECTIONS))
"""By how many sixths of a circle a star tile is turned to the left."""
WAIT: Final = VOCABULARY.kind(
    "wait",
    label=Phrase("Wait", "Czekam"),
    help=Phrase(
        "You take no empire now; one more is laid out, and you choose again later.",
        "Nie bierzesz teraz imperium; na stół trafia jeszcze jedno, a ty wybierzesz później.",
    ),
).base
SETTLE: Final[Kind] = VOCABULARY.kind(
    "settle",
    _PEOPLE,
    _PEOPLE,
    _PEOPLE,
    label=Phrase("Farmers {0}, scientists {1}, workers {2}", "Farmerzy {0}, naukowcy {1}, robotnicy {2}"),
)
"""The first population, by profession."""

# Numbered when everything is declared.
TAKE_EMPIRE: Final[Kind] = VOCABULARY.kind("empire", EMPIRE)
