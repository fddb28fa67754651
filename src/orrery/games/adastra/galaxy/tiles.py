"""AA-DEF-SYS: star tiles, planet tiles and discovery tiles, as they are declared."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.names import COLOURED, NO_TRAIT
from orrery.games.adastra.pieces import Box, Component, Piece
from orrery.games.adastra.say import COLOUR_NAMES, NEUTRAL_NAMES, PROFESSION_NAMES, TRAIT_NAMES, amount
from orrery.games.parts.provenance import DESIGNED, Provenance
from orrery.kernel.text import PLACE, Phrase, Span, Text, join, plain, sentence

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

FEATURES: Final = (
    (WORMHOLE_HERE, Phrase(
        "wormhole: this system is connected with every micro-wormhole system",
        "tunel czasoprzestrzenny: ten układ jest połączony z każdym układem z mikrotunelem",
    )),
    (MICRO_WORMHOLE, Phrase(
        "micro-wormhole: this system and the wormhole are connected for everybody",
        "mikrotunel czasoprzestrzenny: ten układ jest dla wszystkich połączony z tunelem",
    )),
    (ASTEROIDS, Phrase("asteroid field", "pole asteroid")),
    (GRAVITY_WAVES, Phrase(
        "gravity waves: no orbital building can be built here",
        "fale grawitacyjne: nie można tu budować budowli orbitalnych",
    )),
    (SMALL_PLANET, Phrase(
        "small planet: no planetary building can be built here",
        "mała planeta: nie można tu budować budowli planetarnych",
    )),
    (STABLE_ORBIT, Phrase("stable orbit: 1 more orbital slot", "stabilna orbita: o 1 slot orbitalny więcej")),
    (LARGE_PLANET, Phrase("large planet: 1 more planetary slot", "duża planeta: o 1 slot planetarny więcej")),
    (MONUMENTAL, Phrase(
        "monumental world: 2 VP for its possessor at game end", "monumentalny świat: 2 PZ dla posiadacza na koniec gry"
    )),
    (WASTELANDS, Phrase(
        "wastelands: the planet's VP count as 0 at game end", "pustkowia: PZ planety liczą się na koniec gry jako 0"
    )),
)  # fmt: skip
ANOMALY_TOKENS: Final = Phrase(
    "{n} anomaly {n:token is|tokens are} placed here", "połóż tu {n} {n:żeton|żetony|żetonów} anomalii"
)
PLACES_NEUTRAL: Final = Phrase("places here: {unit}", "umieść tu: {unit}")
POSSESSORS_INCOME: Final = Phrase("income of its possessor: {what}", "przychód posiadacza: {what}")
FAUNA: Final = Phrase(
    "local fauna: colonizing here changes the rise of unrest by {change}",
    "miejscowa fauna: kolonizacja zmienia tu wzrost niezadowolenia o {change}",
)
CONDITIONS: Final = Phrase("working conditions: {limits}", "warunki pracy: {limits}")
MINOR_CIVILIZATION: Final = Phrase(
    "minor civilization: possesses the system with 1 population of each profession",
    "pomniejsza cywilizacja: posiada układ z 1 populacją każdej profesji",
)
COLOUR_HEADING: Final = Phrase("Star", "Gwiazda")
POINTS_HEADING: Final = Phrase("Jump points", "Punkty skoku")
CLASS_HEADING: Final = Phrase("Class", "Klasa")
TRAIT_HEADING: Final = Phrase("Trait", "Cecha")
DEFENDER_HEADING: Final = Phrase("Defender", "Obrońca")
LIMITS_HEADING: Final = Phrase("Limits", "Limity")
TERRAFORMING_HEADING: Final = Phrase("Terraforming", "Terraformowanie")
ADVANCED_HEADING: Final = Phrase("Advanced Terraforming", "Zaawansowane Terraformowanie")
VP_HEADING: Final = Phrase("VP", "PZ")
UNREST_HEADING: Final = Phrase("Unrest on colonizing", "Niezadowolenie po kolonizacji")
ANY_COLOUR: Final = Phrase("any colour", "dowolna")


def _limits(limits: tuple[int, int, int], language: str) -> Text:
    """The limit of every profession."""
    return join(", ", [name.say(language) + f" {n}" for name, n in zip(PROFESSION_NAMES, limits, strict=True)])


def _changes(limits: tuple[int, int, int], language: str) -> Text:
    """Only what changes."""
    return join(", ", [name.say(language) + f" {n:+}" for name, n in zip(PROFESSION_NAMES, limits, strict=True) if n])


def _features(features: int, tokens: int, language: str) -> list[Text]:
    said = [sentence(phrase.say(language)) for feature, phrase in FEATURES if features & feature]
    if tokens:
        said.append(sentence(ANOMALY_TOKENS.say(language, n=tokens)))
    return said


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

    def facts(self, language: str) -> list[tuple[Text, Text]]:
        return [
            (COLOUR_HEADING.say(language), COLOUR_NAMES[self.colour].say(language)),
            (POINTS_HEADING.say(language), plain(str(len(self.edges)))),
        ]

    def lines(self, language: str) -> list[Text]:
        return _features(self.features, self.tokens, language)


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

    def facts(self, language: str) -> list[tuple[Text, Text]]:
        colour = ANY_COLOUR if self.colour < 0 else COLOUR_NAMES[self.colour]
        found = [
            (CLASS_HEADING.say(language), self.kind.say(language)),
            (COLOUR_HEADING.say(language), colour.say(language)),
        ]
        if self.trait != NO_TRAIT:
            found.append((TRAIT_HEADING.say(language), TRAIT_NAMES[self.trait].say(language)))
        if self.defender >= 0:
            found.append((DEFENDER_HEADING.say(language), NEUTRAL_NAMES[self.defender].say(language)))
        found += [
            (VP_HEADING.say(language), plain(str(self.vp))),
            (UNREST_HEADING.say(language), plain(f"+{self.unrest}")),
            (LIMITS_HEADING.say(language), _limits(self.limits, language)),
        ]
        for heading, icons in ((TERRAFORMING_HEADING, self.terraforming), (ADVANCED_HEADING, self.advanced)):
            if any(icons):
                found.append((heading.say(language), _changes(icons, language)))
        return found

    def lines(self, language: str) -> list[Text]:
        return _features(MICRO_WORMHOLE if self.orion else 0, 0, language)


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

    def lines(self, language: str) -> list[Text]:
        """All its icons."""
        said = _features(self.features, self.tokens, language)
        if self.neutral >= 0:
            said.append(sentence(PLACES_NEUTRAL.say(language, unit=NEUTRAL_NAMES[self.neutral])))
        if self.income >= 0:
            said.append(sentence(POSSESSORS_INCOME.say(language, what=amount(self.income, 1, language, "+"))))
        if any(self.limits):
            said.append(sentence(CONDITIONS.say(language, limits=_changes(self.limits, language))))
        if self.fauna:
            said.append(sentence(FAUNA.say(language, change=f"{self.fauna:+}")))
        if self.minor:
            said.append(sentence(MINOR_CIVILIZATION.say(language)))
        return said + self.ability.lines(language) if self.ability is not None else said


STARS: Final[Box[Star]] = Box()
PLANETS: Final[Box[Planet]] = Box()
DISCOVERIES: Final[Box[Discovery]] = Box()
SYSTEMS: Final = 23
"""Star tiles that there are."""
