"""The navigation sheet: systems, hyperlanes and wormholes."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import hypot
from typing import Final

from orrery.games.inscription.assets.symbols import ASSETS, NO_ASSET
from orrery.games.inscription.bits import bits_of
from orrery.games.inscription.player import Player
from orrery.games.inscription.sheets.navigation.places import HOME, system_name
from orrery.games.inscription.sheets.navigation.printed import NAVIGATION_SHEETS
from orrery.games.inscription.words import ACCESS, CLAIM, LOSE_SYSTEM, WORMHOLE
from orrery.kernel import Phrase
from orrery.web.boards.inscription import ink
from orrery.web.boards.inscription.parts import BOX, HEIGHT, WIDTH, Marks, Part, Place, Print, inked, rounded

ACROSS: Final = WIDTH / 1000
DOWN: Final = HEIGHT / 700
SMALL: Final = 14.0
LARGE: Final = 19.0
HOME_MOST: Final = 26.0
REX_MOST: Final = 34.0
WORMHOLE_RADIUS: Final = 11.0
GAP: Final = 7.0
LABEL_HEIGHT: Final = 13.0
RINGS: Final = (62, 120, 190, 270, 360)
REX_LABEL: Final = "Mecatol Rex"

REACHED: Final = Phrase(
    "{n} {n:system|systems} accessed: {names}.", "{n} {n:układ dostępny|układy dostępne|układów dostępnych}: {names}."
)
CLAIMED: Final = Phrase("Claimed: {names}.", "Zdobyte: {names}.")
LOST: Final = Phrase("Crossed off: {names}.", "Skreślone: {names}.")
HOLES: Final = Phrase("Wormholes used: {names}.", "Wykorzystane tunele: {names}.")
NOTHING: Final = Phrase("nothing yet", "jeszcze nic")


def system_id(number: int, system: int) -> str:
    name: str = NAVIGATION_SHEETS[number].drawing["systems"][system]["id"]
    return name


@cache
def places(number: int) -> dict[str, Place]:
    """Systems, then wormholes; home and Mecatol Rex are as large as their surroundings allow."""
    sheet = NAVIGATION_SHEETS[number]
    spots = {system["id"]: (system["x"] * ACROSS, system["y"] * DOWN) for system in sheet.drawing["systems"]}
    holes = {hole["id"]: (hole["x"] * ACROSS, hole["y"] * DOWN) for hole in sheet.drawing["wormholes"]}
    radii = {
        system["id"]: SMALL if system["size"] == "small" else LARGE for system in sheet.drawing["systems"]
    } | dict.fromkeys(holes, WORMHOLE_RADIUS)
    spots |= holes
    for name, most in (("home", HOME_MOST), ("mecatol", REX_MOST)):
        x, y = spots[name]
        room = min(
            hypot(x - other[0], y - other[1]) - radii[near] - GAP for near, other in spots.items() if near != name
        )
        edge = min(x, y, WIDTH - x, HEIGHT - y) - 3
        radii[name] = max(LARGE, min(most, room, edge))
    found = {}
    for name, (x, y) in spots.items():
        size = rounded(2 * radii[name])
        found[name] = Place(name, rounded(x), rounded(y), size, size)
    return found


@cache
def printed(number: int, language: str) -> Print:
    sheet = NAVIGATION_SHEETS[number]
    here = places(number)
    rex = here["mecatol"]
    ground = [Part("rings", rex.x, rex.y, r) for r in RINGS]
    for start, end in sheet.lanes:
        ground.append(between(here[system_id(number, start)], here[system_id(number, end)], "hl"))
    for hole, system in enumerate(sheet.wormholes):
        ground.append(between(here[system_id(number, system)], here[f"w{hole + 1}"], "hl hl--hole"))
    face = []
    for system, asset in enumerate(sheet.assets):
        place = here[system_id(number, system)]
        r = place.w / 2
        if sheet.home >> system & 1:
            face.append(Part("world", place.x, place.y, r, name="terran", cls="nd", place=place.id))
        elif system == sheet.mecatol:
            face.append(Part("world", place.x, place.y, r, name="desert", cls="nd nd--rex", place=place.id))
        else:
            small = " nd--s" if sheet.small >> system & 1 else ""
            face.append(Part("disc", place.x, place.y, r, cls="nd" + small, place=place.id))
            if asset != NO_ASSET:
                face.append(Part("asset", place.x, place.y, r - 4, name=ASSETS[asset].key))
    for hole, system in enumerate(sheet.wormholes):
        face.append(wormhole(here[f"w{hole + 1}"], here[system_id(number, system)]))
    for name, text in (("home", HOME.say(language).capitalize()), ("mecatol", REX_LABEL)):
        face.append(label(number, name, text))
    return Print(tuple(ground), tuple(face), here)


def wormhole(hole: Place, system: Place) -> Part:
    """A wormhole; its number stands away from its system."""
    away = 18 / hypot(hole.x - system.x, hole.y - system.y)
    x = min(max(hole.x + (hole.x - system.x) * away, 6), WIDTH - 6)
    y = min(max(hole.y + (hole.y - system.y) * away, 8), HEIGHT - 8)
    offset = (rounded(x - hole.x), rounded(y - hole.y + 4))
    return Part("hole", hole.x, hole.y, WORMHOLE_RADIUS, *offset, name=hole.id[1:], place=hole.id)


def between(start: Place, end: Place, cls: str) -> Part:
    """A printed lane."""
    return Part("path", 0, 0, name=f"M{start.x:g} {start.y:g}L{end.x:g} {end.y:g}", cls=cls)


def label(number: int, name: str, text: str) -> Part:
    """A name beside its system, where it covers least."""
    here = places(number)
    place = here[name]
    width = 6.4 * len(text) + 6
    r = place.w / 2 + 8
    beside = r + width / 2 - 2
    spots = [(0, r + 5), (0, -r - 3), (beside, 0), (-beside, 0)]
    sides = [(side * (r * 0.55 + width / 2), up * (r * 0.72 + 4)) for side, up in product((1, -1), (1, -1))]

    def trouble(spot: tuple[float, float]) -> float:
        box = Place("", place.x + spot[0], place.y + spot[1], width, LABEL_HEIGHT, BOX)
        outside = box.x - width / 2 < 4 or box.x + width / 2 > WIDTH - 4 or box.y < 10 or box.y > HEIGHT - 8
        covered = sum(roomy(other).overlaps(box) for other in here.values() if other.id != name)
        return 100 * outside + 20 * covered + crossings(number, box)

    x, y = min([*spots, *sides], key=trouble)
    return Part("text", rounded(place.x + x), rounded(place.y + y + 4), name=text, cls="t t--b t--halo")


def roomy(place: Place) -> Place:
    """A place with what stands beside it: marks, and the number of a wormhole."""
    more = 20 if place.id.startswith("w") else 6
    return Place(place.id, place.x, place.y, place.w + more, place.h + more, place.shape)


def crossings(number: int, box: Place) -> int:
    """How many lanes run through a box."""
    here = places(number)
    found = 0
    for start, end in NAVIGATION_SHEETS[number].lanes:
        a, b = here[system_id(number, start)], here[system_id(number, end)]
        steps = [(a.x + (b.x - a.x) * i / 24, a.y + (b.y - a.y) * i / 24) for i in range(25)]
        found += any(abs(x - box.x) < box.w / 2 and abs(y - box.y) < box.h / 2 for x, y in steps)
    return found


def place_of(player: Player, option: int) -> str | None:
    """Where on the sheet an option is: a system, or the wormhole that one comes out of."""
    for kind in (ACCESS, CLAIM, LOSE_SYSTEM):
        if kind.has(option):
            return system_id(player.navigation.sheet.number, option - kind.base)
    return f"w{WORMHOLE.places(option)[1] + 1}" if WORMHOLE.has(option) else None


def claims(player: Player) -> list[tuple[str, int]]:
    """The claimed assets with their places."""
    sheet = player.navigation.sheet
    found = bits_of(player.navigation.claimed & sheet.with_asset)
    return [(system_id(player.navigation.sheet.number, system), sheet.assets[system]) for system in found]


def marks(player: Player, before: Player, slashed: set[str], slashed_before: set[str]) -> Marks:
    number, sheet = player.navigation.sheet.number, player.navigation.sheet
    here = places(number)
    under = [
        Part("disc", *middle(here[system_id(number, s)]), cls="nd--reached")
        for s in bits_of(player.navigation.accessed)
    ]
    over = []
    for lane in bits_of(player.navigation.lanes):
        start, end = [here[system_id(number, system)] for system in sheet.lanes[lane]]
        over.append(inked(stroke(start, end), not before.navigation.lanes >> lane & 1))
    for hole in bits_of(player.navigation.holes):
        new = not before.navigation.holes >> hole & 1
        end = here[f"w{hole + 1}"]
        over.append(inked(stroke(here[system_id(number, sheet.wormholes[hole])], end), new))
        over.append(inked(ink.cross(end.x, end.y, 7), new))
    for system in bits_of(player.navigation.claimed & ~sheet.home):
        place = here[system_id(number, system)]
        over.append(inked(ink.circle(place.x, place.y, place.w / 2 + 3.5), not before.navigation.claimed >> system & 1))
    for name in sorted(slashed):
        place = here[name]
        over.append(inked(ink.slash(place.x, place.y, place.w * 0.42), name not in slashed_before))
    for system in bits_of(player.navigation.lost):
        place = here[system_id(number, system)]
        over.append(inked(ink.cross(place.x, place.y, place.w * 0.4), not before.navigation.lost >> system & 1))
    return Marks(under, over)


def middle(place: Place) -> tuple[float, float, float]:
    return place.x, place.y, rounded(place.w / 2 + 2)


def stroke(start: Place, end: Place) -> str:
    """A line from edge to edge."""
    length = hypot(end.x - start.x, end.y - start.y)
    a, b = start.w / 2 / length, end.w / 2 / length
    across, down = end.x - start.x, end.y - start.y
    return ink.line(
        rounded(start.x + across * a),
        rounded(start.y + down * a),
        rounded(end.x - across * b),
        rounded(end.y - down * b),
    )


def describe(player: Player, language: str) -> str:
    """The marks in words."""
    number, sheet = player.navigation.sheet.number, player.navigation.sheet

    def names(systems: int) -> str:
        found = [system_name(number, system, language) for system in bits_of(systems & ~sheet.home)]
        return ", ".join(found) or NOTHING.say(language)

    reached = player.navigation.accessed & ~sheet.home
    parts = [
        REACHED.say(language, n=reached.bit_count(), names=names(reached)),
        CLAIMED.say(language, names=names(player.navigation.claimed)),
    ]
    if player.navigation.lost:
        parts.append(LOST.say(language, names=names(player.navigation.lost)))
    if player.navigation.holes:
        parts.append(HOLES.say(language, names=", ".join(str(hole + 1) for hole in bits_of(player.navigation.holes))))
    return " ".join(parts)
