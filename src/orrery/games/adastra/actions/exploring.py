"""AA-DISC: new systems are explored, and their neutral units ambush whoever does it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.actions.ambush import Ambush
from orrery.games.adastra.actions.moving import awaited
from orrery.games.adastra.combat.windows import open_window
from orrery.games.adastra.deck import OPENLY, discard, draw
from orrery.games.adastra.galaxy.control import add_fleet, explored, has_units, possess, unexplored_systems
from orrery.games.adastra.galaxy.fleets import neutral
from orrery.games.adastra.galaxy.tiles import DISCOVERIES, PLANETS, STARS
from orrery.games.adastra.grammar import DISCOVERIES_DRAWN, EXPLORING, PLANETS_DRAWN
from orrery.games.adastra.grammar import EXPLORED as EXPLORED_MOMENT
from orrery.games.adastra.names import GUARDIAN, MINOR, NEUTRAL, NONE
from orrery.games.adastra.player import EXPLORED
from orrery.games.adastra.resolve import trigger
from orrery.games.adastra.state import (
    DISCOVERY_DECK,
    EXPLORE_OR_REMOVE,
    PLANET_DECK,
    SPARE,
    AdAstra,
    population,
)
from orrery.games.adastra.words import CHOOSE_SYSTEM, DISCOVERY, PLANET, SYSTEM, VOCABULARY
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text
from orrery.kernel.vocabulary import Kind

TILES: Final = 2
"""AA-DISC-2: tiles drawn of each kind."""
DRAWN_ALREADY: Final = Refusal(
    "drawn-already", Phrase("You draw that many tiles anyway.", "I tak dobierasz tyle kafelków.")
)
PLACE_PLANET: Final[Kind] = VOCABULARY.kind("planet", PLANET)
PLACE_DISCOVERY: Final[Kind] = VOCABULARY.kind("discovery", DISCOVERY)


class PlanetFound(Event):
    __slots__ = ()
    kind = "planet"
    fields = (("system", SYSTEM), ("tile", PLANET))
    sentence = Phrase("{seat} explores {system}: {tile}.", "{seat} bada układ {system}: {tile}.")


class DiscoveryMade(Event):
    __slots__ = ()
    kind = "discovery"
    fields = (("system", SYSTEM), ("tile", DISCOVERY))
    sentence = Phrase("{seat} discovers in {system}: {tile}.", "{seat} odkrywa w układzie {system}: {tile}.")


class OrionFound(Event):
    __slots__ = ()
    kind = "orion"
    fields = (("system", SYSTEM),)
    sentence = Phrase(
        "{system} was the last unexplored system: it is Orion.",
        "{system} to ostatni niezbadany układ, a więc Orion.",
    )


def explore_all(state: AdAstra, seat: int) -> None:
    """AA-DISC-1: a player explores every unexplored system with own units, and meets the Guardian if it is there."""
    state.push(MeetGuardian(seat))
    state.push(ExploreNext(seat))


class ExploreNext(OpenQuestion[AdAstra]):
    """Which new system do you explore next? Each one completely, its ambush included."""

    __slots__ = ()
    asks = Phrase("Which new system do you explore next?", "Który nowy układ badasz teraz?")
    topic = Phrase("System", "Układ")
    waived = True

    def candidates(self, state: AdAstra) -> list[int]:
        return [
            CHOOSE_SYSTEM.base + system
            for system in state.chart.systems
            if state.holder[system] == self.seat and not explored(state, system)
        ]

    def apply(self, state: AdAstra, option: int) -> None:
        system = option - CHOOSE_SYSTEM.base
        state.push(self)
        state.turn[SPARE] = 0
        state.push(DrawPlanets(self.seat, system))
        open_window(state, EXPLORING, self.seat)


class DrawTiles(Effect[AdAstra]):
    """Star Atlas: for the system being explored so many tiles of each kind are drawn, whatever else would count."""

    __slots__ = ("tiles",)
    words: Final = Phrase(
        "for this system draw {n} planet tiles and {n} discovery tiles instead of the usual number",
        "dobierz dla tego układu {n} kafelki planet i {n} kafelki odkryć zamiast zwykłej liczby",
    )

    def __init__(self, tiles: int) -> None:
        super().__init__()
        self.tiles = tiles

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        return DRAWN_ALREADY if state.turn[SPARE] >= self.tiles else None

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        state.turn[SPARE] = self.tiles

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.tiles)


# AA-DISC-2, step by step


class DrawPlanets(Step[AdAstra]):
    """The planet tiles of the star's symbol are drawn."""

    __slots__ = ("seat", "system")
    fields: ClassVar[tuple[str, ...]] = ("seat", "system")

    def __init__(self, seat: int, system: int) -> None:
        self.seat = seat
        self.system = system

    def happen(self, state: AdAstra) -> None:
        seat = self.seat
        state.laid = ()
        state.push(Explored(seat, self.system))
        state.push(DrawDiscoveries(seat, self.system))
        state.push(PlacePlanet(seat, self.system))
        tiles = state.turn[SPARE] or TILES + state.index_of(seat).stat(PLANETS_DRAWN)
        draw(state, PLANET_DECK + STARS[self.system].colour, seat, tiles, OPENLY)


class PlacePlanet(OpenQuestion[AdAstra]):
    """Which planet tile do you place?"""

    __slots__ = ("system",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "system")
    asks = Phrase("Which planet do you place in {system}?", "Którą planetę umieszczasz w układzie {system}?")
    topic = Phrase("Planet", "Planeta")

    def __init__(self, seat: int, system: int) -> None:
        self.seat = seat
        self.system = system

    def candidates(self, state: AdAstra) -> list[int]:
        return [PLACE_PLANET.base + tile for tile in state.laid]

    def apply(self, state: AdAstra, option: int) -> None:
        placed = option - PLACE_PLANET.base
        deck = PLANET_DECK + STARS[self.system].colour
        state.planet[self.system] = placed
        for tile in state.laid:
            if tile != placed:
                discard(state, deck, tile)
        state.laid = ()
        state.tell(PlanetFound, self.seat, self.system, placed)
        find_orion(state)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"system": SYSTEM.say(self.system, scene)}


class DrawDiscoveries(Step[AdAstra]):
    """The discovery tiles are drawn. A minor civilization does not come to a planet with population (XX-MIN-3)."""

    __slots__ = ("seat", "system")
    fields: ClassVar[tuple[str, ...]] = ("seat", "system")

    def __init__(self, seat: int, system: int) -> None:
        self.seat = seat
        self.system = system

    def happen(self, state: AdAstra) -> None:
        tiles = state.turn[SPARE] or TILES + state.index_of(self.seat).stat(DISCOVERIES_DRAWN)
        state.push(PlaceDiscovery(self.seat, self.system))
        if population(state, self.system):
            state.push(RefuseMinors(self.seat))
        draw(state, DISCOVERY_DECK, self.seat, tiles, OPENLY)


class RefuseMinors(Step[AdAstra]):
    """XX-MIN-3: minor civilizations among the drawn tiles are discarded and the next tiles drawn."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        refused = [tile for tile in state.laid if DISCOVERIES[tile].minor]
        others = [
            tile for tile in state.decks[DISCOVERY_DECK] + state.piles[DISCOVERY_DECK] if not DISCOVERIES[tile].minor
        ]
        if not refused:
            return
        state.laid = tuple([tile for tile in state.laid if not DISCOVERIES[tile].minor])
        for tile in refused:
            discard(state, DISCOVERY_DECK, tile)
        if others:
            state.push(self)
            draw(state, DISCOVERY_DECK, self.seat, min(len(refused), len(others)), OPENLY)


class PlaceDiscovery(OpenQuestion[AdAstra]):
    """Which discovery tile do you place?"""

    __slots__ = ("system",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "system")
    asks = Phrase("Which discovery do you place in {system}?", "Które odkrycie umieszczasz w układzie {system}?")
    topic = Phrase("Discovery", "Odkrycie")
    waived = True

    def __init__(self, seat: int, system: int) -> None:
        self.seat = seat
        self.system = system

    def candidates(self, state: AdAstra) -> list[int]:
        return [PLACE_DISCOVERY.base + tile for tile in state.laid]

    def apply(self, state: AdAstra, option: int) -> None:
        system = self.system
        placed = option - PLACE_DISCOVERY.base
        for tile in state.laid:
            if tile != placed:
                discard(state, DISCOVERY_DECK, tile)
        state.laid = ()
        state.discovery[system] = placed
        state.tell(DiscoveryMade, self.seat, system, placed)
        discovery = DISCOVERIES[placed]
        state.tokens[system] += discovery.tokens
        if discovery.minor:  # XX-MIN-2
            for profession in range(3):
                state.people[3 * system + profession] = 1
            possess(state, system, MINOR)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"system": SYSTEM.say(self.system, scene)}


class Explored(Step[AdAstra]):
    """The system is explored; if neutral units were revealed, they ambush whoever is there (AA-DISC-4)."""

    __slots__ = ("seat", "system")
    fields: ClassVar[tuple[str, ...]] = ("seat", "system")

    def __init__(self, seat: int, system: int) -> None:
        self.seat = seat
        self.system = system

    def happen(self, state: AdAstra) -> None:
        state.players[self.seat].counts[EXPLORED] += 1
        state.do(self.seat, EXPLORE_OR_REMOVE)
        neutrals = revealed(state, self.system)
        if neutrals:
            state.push(Ambush(self.seat, self.system, neutrals, ()))
        trigger(state, self.seat, EXPLORED_MOMENT)


def revealed(state: AdAstra, system: int) -> int:
    """The neutral units of a new system, as far as figures are left: the planet's Defender first."""
    found = 0
    left = state.wild[:]
    kinds = [PLANETS[state.planet[system]].defender]
    if state.discovery[system] != NONE:
        kinds.append(DISCOVERIES[state.discovery[system]].neutral)
    for kind in kinds:
        if kind >= 0 and left[kind]:
            left[kind] -= 1
            found += neutral(kind)
    return found


# AA-DISC-3


def find_orion(state: AdAstra) -> None:
    """As soon as one unexplored system is left it is Orion. A fleet there meets the Guardian a little later."""
    unexplored = unexplored_systems(state)
    if len(unexplored) != 1:
        return
    system = unexplored[0]
    for planet in PLANETS.pieces:
        if planet.orion:
            state.planet[system] = planet.number
    state.tell(OrionFound, NONE, system)
    if state.holder[system] == NONE:
        state.wild[GUARDIAN] -= 1
        add_fleet(state, system, NEUTRAL, neutral(GUARDIAN))


class MeetGuardian(Step[AdAstra]):
    """The Guardian of Orion ambushes a fleet that is there, after the exploration that revealed it."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        for system in state.chart.systems:
            if awaited(state, system) and has_units(state, system, self.seat):
                state.push(Ambush(self.seat, system, neutral(GUARDIAN), ()))
