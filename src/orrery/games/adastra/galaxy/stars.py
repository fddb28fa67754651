"""AA-GAL: the star tiles, in the order of the box; those of the first layouts have a jump point on every edge."""

from __future__ import annotations

from orrery.games.adastra.galaxy.tiles import ASTEROIDS, STARS, WORMHOLE_HERE, Star
from orrery.games.adastra.names import BLUE, GREEN, ORANGE, WHITE, WORMHOLE, YELLOW
from orrery.games.parts.provenance import DESIGNED, INFERRED, Provenance
from orrery.kernel.text import Phrase


def star(
    id: str,
    en: str,
    pl: str,
    colour: int,
    *edges: int,
    features: int = 0,
    tokens: int = 0,
    start: bool = False,
    expansion: bool = False,
    provenance: Provenance = DESIGNED,
) -> None:
    """Declare a star tile by the edges that have a jump point."""
    STARS.add(Star(id, Phrase(en, pl), colour, edges, features, tokens, start, expansion, provenance))


# Edges are numbered E, NE, NW, W, SW, SE.
star("the-wormhole", "The Wormhole", "Tunel czasoprzestrzenny", WORMHOLE, 0, 1, 2, 3, 4, 5,
     features=WORMHOLE_HERE, start=True, provenance=INFERRED)  # fmt: skip
star("the-crossing", "The Crossing", "Skrzyżowanie", WHITE, 0, 1, 2, 3, 4, 5, features=ASTEROIDS, start=True)
star("pale-nebula", "Pale Nebula", "Blada Mgławica", WHITE, 0, 1, 2, 3, 4, tokens=1)
star("shattered-belt", "Shattered Belt", "Strzaskany Pas", WHITE, 0, 1, 3, 4, features=ASTEROIDS)
star("verdance", "Verdance", "Verdance", GREEN, 0, 2, 4)
star("thalassa", "Thalassa", "Talassa", GREEN, 0, 1, 3, 4)
star("ceres-major", "Ceres Major", "Ceres Wielka", GREEN, 0, 1, 2, 4)
star("demeter", "Demeter", "Demeter", GREEN, 0, 1, 2, 3, 4)
star("lapis", "Lapis", "Lapis", BLUE, 0, 1, 3)
star("cobalt-eye", "Cobalt Eye", "Kobaltowe Oko", BLUE, 0, 1, 2, 4)
star("azure-gate", "Azure Gate", "Lazurowa Brama", BLUE, 0, 1, 3, 4)
star("sapphire", "Sapphire", "Szafir", BLUE, 0, 1, 2, 3, 4)
star("ember", "Ember", "Żar", ORANGE, 0, 2, 3)
star("hephaestus", "Hephaestus", "Hefajstos", ORANGE, 0, 1, 2, 3)
star("copperhead", "Copperhead", "Miedziogłowiec", ORANGE, 0, 1, 3, 4)
star("brand", "Brand", "Żagiew", ORANGE, 0, 1, 2, 3, 4)
star("helia", "Helia", "Helia", YELLOW, 0, 2, 4)
star("amaterasu", "Amaterasu", "Amaterasu", YELLOW, 0, 1, 3, 4)
star("sylvan", "Sylvan", "Sylwan", GREEN, 0, 1, 2, 3, expansion=True)
star("tanzanite", "Tanzanite", "Tanzanit", BLUE, 0, 1, 3, 4, expansion=True)
star("cinder", "Cinder", "Żużel", ORANGE, 0, 1, 2, 4, expansion=True)
star("ra", "Ra", "Ra", YELLOW, 0, 1, 3, expansion=True)
star("the-forum", "The Forum", "Forum", WHITE, 0, 1, 2, 3, 4, 5, tokens=2, start=True, expansion=True)
