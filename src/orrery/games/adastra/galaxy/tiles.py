"""AA-DEF-SYS: star tiles, planet tiles and discovery tiles, as they are declared."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.names import COLOURED, NO_TRAIT
from orrery.games.adastra.pieces import Box, Component, Piece
from orrery.games.parts.provenance import DESIGNED, Provenance
from orrery.kernel.text import PLACE, Phrase, Span, Text

# Features of systems: bits that star tiles have printed and discovery tiles bring.
WORMHOLE_HERE: Final = 1 << 0
MICRO_WORMHOLE: Final = 1 << 1
ASTEROIDS: Final = 1 << 2
GRAVITY_WAVES: Final = 1 << 3
SMALL_PLANET: Final = 1 << 4
STABLE_ORBIT: Final = 1 << 5
LARGE_PLANET: Final = 1 << 6
MONUMENTAL: Final = 1 << 7
WASTELANDS: Final = 1 << 8
VOIDWALKERS: Final = 1 << 9
"""A minor civilization whose system is connected with all wormholes for whoever controls it."""


class Star(Piece):
    """A star tile. Its number is the number of its system, for the whole game."""

    __slots__ = ("colour", "edges", "expansion", "features", "start", "tokens")

    def __init__(
        self,
        id: str,
        title: Phrase,
        colour: int,
        edges: tuple[int, ...],
        features: int,
        tokens: int,
        start: bool,
        expansion: bool,
        provenance: Provenance,
    ) -> None:
        super().__init__(id, title, provenance)
        self.colour = colour
        self.edges = edges
        """Printed edges with a jump point, as the tile lies with rotation 0."""
        self.features = features
        self.tokens = tokens
        """Printed anomaly tokens."""
        self.start = start
        """Lies on the table before tiles are drawn (AA-GAL-1)."""
        self.expansion = expansion

    @property
    def coloured(self) -> bool:
        """Whether it has a slot for a planet and one for a discovery."""
        return self.colour < COLOURED

    def said(self, language: str) -> Text:
        return Text(Span(self.title.say(language), PLACE, self.id))


class Planet(Piece):
    """A planet tile: regular ones by the colour of their star, home planets and Orion fit any."""

    __slots__ = (
        "advanced",
        "colour",
        "defender",
        "expansion",
        "home",
        "kind",
        "limits",
        "orion",
        "terraforming",
        "trait",
        "unrest",
        "vp",
    )

    def __init__(
        self,
        id: str,
        title: Phrase,
        kind: Phrase,
        colour: int,
        vp: int,
        unrest: int,
        limits: tuple[int, int, int],
        terraforming: tuple[int, int, int],
        advanced: tuple[int, int, int],
        trait: int = NO_TRAIT,
        defender: int = -1,
        home: bool = False,
        orion: bool = False,
        expansion: bool = False,
        provenance: Provenance = DESIGNED,
    ) -> None:
        super().__init__(id, title, provenance)
        self.kind = kind
        """Its class: Swamp, Desert…"""
        self.colour = colour
        """-1 for any."""
        self.vp = vp
        self.unrest = unrest
        self.limits = limits
        """By profession."""
        self.terraforming = terraforming
        self.advanced = advanced
        self.trait = trait
        self.defender = defender
        """The neutral element that guards it, or -1."""
        self.home = home
        self.orion = orion
        self.expansion = expansion


class Discovery(Piece):
    """A discovery tile, or the tile of a minor civilization, with all its icons."""

    __slots__ = ("ability", "fauna", "features", "income", "limits", "minor", "neutral", "tokens")

    def __init__(
        self,
        id: str,
        title: Phrase,
        features: int = 0,
        tokens: int = 0,
        neutral: int = -1,
        income: int = -1,
        fauna: int = 0,
        limits: tuple[int, int, int] = (0, 0, 0),
        minor: bool = False,
        ability: Component | None = None,
        provenance: Provenance = DESIGNED,
    ) -> None:
        super().__init__(id, title, provenance)
        self.features = features
        self.tokens = tokens
        self.neutral = neutral
        """Pirate Raiders or a Space Eel that it places, or -1."""
        self.income = income
        """The resource of which its possessor has 1 income, or -1."""
        self.fauna = fauna
        """By how much colonizing here changes the rise of unrest."""
        self.limits = limits
        """Working conditions, by profession."""
        self.minor = minor
        """A minor civilization (XX-MIN)."""
        self.ability = ability
        """What whoever controls its system may do."""


STARS: Final[Box[Star]] = Box()
PLANETS: Final[Box[Planet]] = Box()
DISCOVERIES: Final[Box[Discovery]] = Box()
SYSTEMS: Final = 23
"""Star tiles that there are."""
