"""AA-GAL: the galaxy is built tile by tile."""

from __future__ import annotations

from math import lcm
from typing import Any, ClassVar, Final

from orrery.games.adastra.galaxy.chart import DIRECTIONS, beside, cell, chart_of, has_point
from orrery.games.adastra.galaxy.control import add_fleet
from orrery.games.adastra.galaxy.fleets import neutral
from orrery.games.adastra.galaxy.tiles import STARS
from orrery.games.adastra.holding import without
from orrery.games.adastra.names import MOST_SEATS, NEUTRAL, NONE, PIRATE_BASE
from orrery.games.adastra.setup.words import PLACE, SPACE, TURN
from orrery.games.adastra.state import STAR_DECK, AdAstra
from orrery.games.adastra.words import DRAW, SYSTEM
from orrery.kernel.agenda import Chance, OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text, join
from orrery.kernel.vocabulary import Kind, Numbers

LAYOUTS: Final = {
    2: (("the-wormhole", 0, 0),),
    3: (("the-wormhole", 0, 0),),
    4: (("the-wormhole", 0, 0), ("the-crossing", 1, 0)),
    5: (("the-wormhole", 0, 0), ("the-crossing", 1, 0), ("the-forum", -1, 0)),
}
"""AA-GAL-1: the starting tiles by the number of players, with their axial coordinates."""
SETS: Final = {2: (2, 2, 2, 1, 1), 3: (3, 3, 3, 1, 2), 4: (4, 4, 4, 2, 2), 5: (5, 5, 5, 3, 2)}
"""AA-GAL-2: how many tiles of each colour: green, blue, orange, yellow, white."""
COMPASS: Final = (
    Phrase("east", "wschód"), Phrase("north-east", "północny wschód"), Phrase("north-west", "północny zachód"),
    Phrase("west", "zachód"), Phrase("south-west", "południowy zachód"), Phrase("south-east", "południowy wschód"),
)  # fmt: skip
BESIDE: Final = Phrase("{space}: beside {tiles}", "{space}: obok: {tiles}")
FACING: Final = Phrase("Jump points {points}", "Punkty skoku: {points}")
CONNECTED: Final = Phrase("{points}; connected: {tiles}", "{points}; połączone: {tiles}")


class StarDrawn(Event):
    __slots__ = ()
    kind = "draw-star"
    fields = (("tile", SYSTEM),)
    sentence = Phrase("{seat} draws the star tile {tile}.", "{seat} dobiera kafelek gwiazdy: {tile}.")


class StarPlaced(Event):
    __slots__ = ()
    kind = "place-star"
    fields = (("tile", SYSTEM), ("space", SPACE), ("turn", Numbers(1)))
    sentence = Phrase("{seat} places {tile}: {space}.", "{seat} umieszcza kafelek {tile}: {space}.")


# Tiles that can be turned, and spaces for them


_POINTS: Final[list[int]] = []
"""The directions of all jump points of a star in a rotation, as bits: at six times the star plus the rotation."""


def points(star: int, rotation: int) -> int:
    """A bit for each direction in which a tile, turned like this, has a jump point."""
    if not _POINTS:
        for tile in range(len(STARS)):
            for turn in range(DIRECTIONS):
                _POINTS.append(sum([has_point(tile, turn, direction) << direction for direction in range(DIRECTIONS)]))
    return _POINTS[star * DIRECTIONS + rotation]


def turns(star: int, wanted: int) -> list[int]:
    """Rotations that differ, with a jump point in at least one of the wanted directions (in none if there are none)."""
    seen: list[int] = []
    found: list[int] = []
    for rotation in range(DIRECTIONS):
        mask = points(star, rotation)
        if mask not in seen:
            seen.append(mask)
            if not wanted or mask & wanted:
                found.append(rotation)
    return found


def stars_at(state: AdAstra) -> dict[int, int]:
    """The star tiles that lie already, by their cells."""
    return {spot // DIRECTIONS: star for star, spot in enumerate(state.spots) if spot != NONE}


def spaces(state: AdAstra) -> dict[int, int]:
    """AA-GAL-3, AA-GAL-4: cells where the next tile may lie, each with the directions in which it can be connected.

    Every tile can be turned so that a jump point faces any direction, so this does not depend on the tile. Where no
    connection is possible anywhere, none is needed, and the directions are 0.
    """
    at = stars_at(state)
    starting: dict[int, int] = {}
    connecting: dict[int, int] = {}
    touching: dict[int, int] = {}
    for place, star in at.items():
        facing = points(star, state.spots[star] % DIRECTIONS)
        start = STARS[star].start
        for direction in range(DIRECTIONS):
            other = beside(place, direction)
            if other in at:
                continue
            back = (facing >> direction & 1) << (direction + 3) % DIRECTIONS
            touching[other] = touching.get(other, 0) + 1
            connecting[other] = connecting.get(other, 0) | back
            if start:
                starting[other] = starting.get(other, 0) | back
    allowed = sorted(starting) if starting else sorted([place for place, tiles in touching.items() if tiles > 1])
    for wanted in (starting, connecting):
        found = {place: wanted[place] for place in allowed if wanted.get(place, 0)}
        if found:
            return found
    return dict.fromkeys(allowed, 0)


# Building


class BuildGalaxy(Step[AdAstra]):
    """AA-GAL-1: the starting tiles, the Pirate Base, and everything that may still be drawn."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        for name, q, r in LAYOUTS[state.seats]:
            lay(state, STARS.number(name), cell(q, r), 0)
        add_fleet(state, STARS.number("the-wormhole"), NEUTRAL, neutral(PIRATE_BASE))
        state.wild[PIRATE_BASE] -= 1
        more = state.seats == MOST_SEATS
        pool = [star.number for star in STARS.pieces if not star.start and (more or not star.expansion)]
        state.decks[STAR_DECK] = tuple(pool)
        state.push(NextStar(state.first))


def lay(state: AdAstra, star: int, place: int, rotation: int) -> None:
    """A star tile is placed with its printed anomaly tokens."""
    spots = list(state.spots)
    spots[star] = place * DIRECTIONS + rotation
    state.spots = tuple(spots)
    state.chart = chart_of(state.spots)
    state.tokens[star] = STARS[star].tokens


def needs(state: AdAstra) -> list[int]:
    """AA-GAL-2: how many tiles of each colour are still to be placed."""
    left = list(SETS[state.seats])
    for star in state.chart.systems:
        if not STARS[star].start:
            left[STARS[star].colour] -= 1
    return left


class NextStar(Step[AdAstra]):
    """AA-GAL-3: the next player clockwise draws a tile, until all are placed."""

    __slots__ = ("player",)
    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def happen(self, state: AdAstra) -> None:
        if any(needs(state)):
            state.push(NextStar((self.player + 1) % state.seats))
            state.push(DrawStar(self.player))
        else:
            state.decks[STAR_DECK] = ()


class DrawStar(Chance[AdAstra]):
    """AA-GAL-2: the next tile of the shuffled set, which was drawn by colours from all tiles."""

    __slots__ = ("player",)
    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def candidates(self, state: AdAstra) -> list[int]:
        left = needs(state)
        base = DRAW[STAR_DECK].base
        return [base + star for star in state.decks[STAR_DECK] if left[STARS[star].colour]]

    def weights(self, state: AdAstra) -> list[int]:
        """A colour is as likely as there are tiles of it in the set, and so is each of its tiles among all of them."""
        left = needs(state)
        pool = [0] * len(left)
        for star in state.decks[STAR_DECK]:
            pool[STARS[star].colour] += 1
        whole = lcm(*[tiles for tiles in pool if tiles])
        colours = [STARS[star].colour for star in state.decks[STAR_DECK]]
        return [left[colour] * whole // pool[colour] for colour in colours if left[colour]]

    def apply(self, state: AdAstra, option: int) -> None:
        star = option - DRAW[STAR_DECK].base
        state.decks[STAR_DECK] = without(state.decks[STAR_DECK], star)
        state.tell(StarDrawn, self.player, star)
        state.push(LetFall(self.player, star) if state.first_game else PlaceStar(self.player, star))


class PlaceStar(OpenQuestion[AdAstra]):
    """AA-GAL-3: where do you place this tile?"""

    __slots__ = ("star",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "star")
    asks = Phrase("Where do you place {tile}?", "Gdzie umieszczasz kafelek {tile}?")
    topic = Phrase("Star tile", "Kafelek gwiazdy")

    def __init__(self, seat: int, star: int) -> None:
        self.seat = seat
        self.star = star

    def candidates(self, state: AdAstra) -> list[int]:
        base = PLACE.base
        return [base + place for place in spaces(state)]

    def apply(self, state: AdAstra, option: int) -> None:
        place = option - PLACE.base
        state.push(TurnStar(self.seat, self.star, place, spaces(state)[place]))

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"tile": STARS[self.star]}

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        at = stars_at(state)
        around = [beside(option - PLACE.base, direction) for direction in range(DIRECTIONS)]
        tiles = join(", ", [STARS[at[place]].said(scene.language) for place in around if place in at])
        return BESIDE.say(scene.language, space=kind.label(option, scene), tiles=tiles)


class TurnStar(OpenQuestion[AdAstra]):
    """AA-GAL-4: how do you turn it? In one of the wanted directions it needs a jump point."""

    __slots__ = ("place", "star", "wanted")
    fields: ClassVar[tuple[str, ...]] = ("seat", "star", "place", "wanted")
    asks = Phrase("How do you turn {tile}?", "Jak obracasz kafelek {tile}?")
    topic = Phrase("Star tile", "Kafelek gwiazdy")

    def __init__(self, seat: int, star: int, place: int, wanted: int) -> None:
        self.seat = seat
        self.star = star
        self.place = place
        self.wanted = wanted

    def candidates(self, state: AdAstra) -> list[int]:
        base = TURN.base
        return [base + rotation for rotation in turns(self.star, self.wanted)]

    def apply(self, state: AdAstra, option: int) -> None:
        put(state, self.seat, self.star, self.place, option - TURN.base)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"tile": STARS[self.star]}

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        mask = points(self.star, option - TURN.base)
        at = stars_at(state)
        directions = [direction for direction in range(DIRECTIONS) if mask >> direction & 1]
        text = FACING.say(scene.language, points=join(", ", [COMPASS[d].say(scene.language) for d in directions]))
        joined: list[Text] = []
        for direction in directions:
            star = at.get(beside(self.place, direction), NONE)
            if star != NONE and has_point(star, state.spots[star] % DIRECTIONS, (direction + 3) % DIRECTIONS):
                joined.append(STARS[star].said(scene.language))
        return CONNECTED.say(scene.language, points=text, tiles=join(", ", joined)) if joined else text


def put(state: AdAstra, seat: int, star: int, place: int, rotation: int) -> None:
    lay(state, star, place, rotation)
    state.tell(StarPlaced, seat, star, place, rotation)


class LetFall(Chance[AdAstra]):
    """AA-INTRO-1: nature places the tile, every legal space and rotation equally likely."""

    __slots__ = ("player", "star")
    fields: ClassVar[tuple[str, ...]] = ("player", "star")

    def __init__(self, player: int, star: int) -> None:
        super().__init__()
        self.player = player
        self.star = star

    def candidates(self, state: AdAstra) -> list[int]:
        base = PLACE.base
        return [base + place for place in spaces(state)]

    def weights(self, state: AdAstra) -> list[int]:
        return [len(turns(self.star, wanted)) for wanted in spaces(state).values()]

    def apply(self, state: AdAstra, option: int) -> None:
        place = option - PLACE.base
        state.push(LetTurn(self.player, self.star, place, spaces(state)[place]))


class LetTurn(Chance[AdAstra]):
    """… and turns it."""

    __slots__ = ("place", "player", "star", "wanted")
    fields: ClassVar[tuple[str, ...]] = ("player", "star", "place", "wanted")

    def __init__(self, player: int, star: int, place: int, wanted: int) -> None:
        super().__init__()
        self.player = player
        self.star = star
        self.place = place
        self.wanted = wanted

    def candidates(self, state: AdAstra) -> list[int]:
        base = TURN.base
        return [base + rotation for rotation in turns(self.star, self.wanted)]

    def apply(self, state: AdAstra, option: int) -> None:
        put(state, self.player, self.star, self.place, option - TURN.base)
