"""The expansion sheet: planets, space docks and the population track."""

from __future__ import annotations

from functools import cache
from typing import Final

from orrery.games.inscription.assets.symbols import ASSETS
from orrery.games.inscription.bits import bits_of
from orrery.games.inscription.names import DOCKS, PLANET_SIDE, POPULATION, RESOURCES, SIDE_B
from orrery.games.inscription.player import Player
from orrery.games.inscription.sheets.expansion.places import TRAITS, dock_name, line_of_planet, planet_name
from orrery.games.inscription.sheets.expansion.printed import EXPANSION_SHEETS
from orrery.games.inscription.words import (
    CROSS,
    DOCK,
    DOCK_SYMBOL,
    LOSE_LINE,
    LOSE_PLANET,
    LOSE_POPULATION,
    UNLOCK_PLANET,
)
from orrery.kernel import Phrase
from orrery.web.boards.inscription import ink
from orrery.web.boards.inscription.parts import BOX, Marks, Part, Place, Print, inked, rounded

ACROSS: Final = 0.78
STRIP: Final = 402.0
"""Above it planets, below it space docks and population."""
TALLEST: Final = 0.92
SYMBOL: Final = 23.0
ASSET: Final = 11.0
LEFT_OF_GRID: Final = 48
ABOVE_GRID: Final = 60
RIGHT_OF_GRID: Final = 66
BELOW_GRID: Final = 5
"""Room around a planet's symbols, in the units of the sheet's data."""
DOCK_WIDTH: Final = 152.0
DOCK_TOP: Final = 418.0
DOCK_SYMBOL_SIZE: Final = 20.0
TRACK: Final = 478.0
TRACK_STEP: Final = 25.0
TRACK_Y: Final = 437.0
WORLDS: Final = {
    "industrial": ("iron", "desert", "barren"),
    "cultural": ("ocean", "swamp", "terran"),
    "hazardous": ("lava", "toxic", "ice"),
}
"""Pictures for each trait."""

DOCKS_TITLE: Final = Phrase("Space docks", "Stocznie kosmiczne")
POPULATION_TITLE: Final = Phrase("Population", "Populacja")
OR: Final = Phrase("or", "lub")
UNLOCKED: Final = Phrase(
    "{planet}: {n} of {most} symbols crossed{lines}.", "{planet}: skreślone symbole: {n} z {most}{lines}."
)
NO_PLANET: Final = Phrase("No planet unlocked.", "Żadna planeta nie jest odblokowana.")
CLOSED: Final = Phrase("Closed: {names}.", "Zamknięte: {names}.")
BUILT: Final = Phrase("Built: {names}.", "Zbudowane: {names}.")
PEOPLE: Final = Phrase("Population: {n} of {most}.", "Populacja: {n} z {most}.")


def down(number: int) -> float:
    """How much a sheet is stretched so that its planets fill the room above the strip."""
    planets = EXPANSION_SHEETS[number].drawing["planets"]
    lowest: float = max(planet["y"] + 44 * len(planet["rows"]) + BELOW_GRID for planet in planets)
    return min(TALLEST, (STRIP - 8) / lowest)


def cell_name(planet: int, spot: int) -> str:
    return f"{planet + 1}-r{spot // PLANET_SIDE + 1}c{spot % PLANET_SIDE + 1}"


def line_id(planet: int, name: int) -> str:
    return f"{planet + 1}-r{name + 1}" if name < PLANET_SIDE else f"{planet + 1}-c{name - PLANET_SIDE + 1}"


@cache
def places(number: int) -> dict[str, Place]:
    found: list[Place] = []
    sheet = EXPANSION_SHEETS[number]
    tall = down(number)
    step = (44 * ACROSS, 44 * tall)
    symbol = min(SYMBOL, step[1] - 4)
    for planet, data in enumerate(sheet.drawing["planets"]):
        left, top = data["x"] * ACROSS, data["y"] * tall + 4
        rows, columns = len(data["rows"]), len(data["rows"][0])
        lock = Place(f"planet-{planet + 1}", rounded(left - 17), rounded(top + step[1] / 2), 22, 22, BOX)
        found.append(lock)
        for column in range(columns):
            x = left + step[0] * (column + 0.5)
            found.append(Place(f"{planet + 1}-c{column + 1}", rounded(x), rounded(top - ASSET - 4), 22, 22))
        for row in range(rows):
            y = top + step[1] * (row + 0.5)
            for column in range(columns):
                x = left + step[0] * (column + 0.5)
                name = f"{planet + 1}-r{row + 1}c{column + 1}"
                found.append(Place(name, rounded(x), rounded(y), symbol, symbol, BOX))
            x = left + step[0] * columns + ASSET + 9
            found.append(Place(f"{planet + 1}-r{row + 1}", rounded(x), rounded(y), 22, 22))
    for dock, data in enumerate(sheet.drawing["docks"]):
        left, y = 10 + dock * (DOCK_WIDTH + 4), DOCK_TOP + 19
        found.append(Place(f"dock-{dock + 1}", left + 14, y, DOCK_SYMBOL_SIZE, DOCK_SYMBOL_SIZE, BOX))
        for symbol_number in range(len(data["cost"])):
            x = left + 51.5 + symbol_number * 20
            name = f"dock-{dock + 1}-{symbol_number + 1}"
            found.append(Place(name, x, y, DOCK_SYMBOL_SIZE - 1.5, DOCK_SYMBOL_SIZE - 1.5, BOX))
        found.append(Place(f"dock-{dock + 1}-asset", left + DOCK_WIDTH - 14, y, 21, 21))
    for entry in range(len(POPULATION)):
        found.append(Place(f"population-{entry + 1}", rounded(TRACK + 11 + entry * TRACK_STEP), TRACK_Y, 20, 20))
    return {place.id: place for place in found}


def around(number: int, planet: int) -> Part:
    """The block that a planet stands in."""
    data = EXPANSION_SHEETS[number].drawing["planets"][planet]
    tall = down(number)
    left = (data["x"] - LEFT_OF_GRID) * ACROSS
    top = (data["y"] - ABOVE_GRID) * tall + 4
    wide = (LEFT_OF_GRID + 44 * len(data["rows"][0]) + RIGHT_OF_GRID) * ACROSS
    high = (ABOVE_GRID + 44 * len(data["rows"]) + BELOW_GRID) * tall
    return Part("box", rounded(left), rounded(top), 9, rounded(wide), rounded(high), cls="blk blk--off")


@cache
def printed(number: int, language: str) -> Print:
    sheet = EXPANSION_SHEETS[number]
    here = places(number)
    ground = [around(number, planet) for planet in range(sheet.planets)]
    face = []
    seen: dict[str, int] = {}
    for planet, data in enumerate(sheet.drawing["planets"]):
        block = ground[planet]
        trait = data["trait"]
        seen[trait] = seen.get(trait, -1) + 1
        world = WORLDS[trait][seen[trait] % len(WORLDS[trait])]
        lock = here[f"planet-{planet + 1}"]
        face.append(Part("world", block.x + 20, block.y + 20, 15, name=world))
        face.append(Part("symbol", lock.x, lock.y, lock.w, name="planet", place=lock.id))
        title = planet_name(number, planet, language)
        face.append(Part("text", block.x + 40, block.y + 15.5, name=title, cls="t t--name"))
        if number != SIDE_B:
            face.append(trait_text(block, lock, title, TRAITS[trait].say(language)))
        for line in sheet.lines:
            if line.planet == planet:
                place = here[line_id(planet, line.name)]
                face.append(tick(place, line.name < PLANET_SIDE))
                face.append(Part("asset", place.x, place.y, ASSET, name=ASSETS[line.asset].key, place=place.id))
        for row, symbols in enumerate(data["rows"]):
            for column, symbol in enumerate(symbols):
                place = here[f"{planet + 1}-r{row + 1}c{column + 1}"]
                face.append(Part("symbol", place.x, place.y, place.w, name=symbol, place=place.id))
    face.append(Part("text", 14, DOCK_TOP - 6, name=DOCKS_TITLE.say(language), cls="t t--h"))
    face.append(Part("text", TRACK, DOCK_TOP - 6, name=POPULATION_TITLE.say(language), cls="t t--h"))
    for dock, data in enumerate(sheet.drawing["docks"]):
        left = 10 + dock * (DOCK_WIDTH + 4)
        ground.append(Part("box", left, DOCK_TOP + 2, 8, DOCK_WIDTH, 34, cls="blk"))
        first = here[f"dock-{dock + 1}"]
        face.append(Part("symbol", first.x, first.y, first.w, name="planet", place=first.id))
        face.append(Part("text", first.x + 18.5, first.y + 4, name=OR.say(language), cls="t t--s"))
        for symbol_number, symbol in enumerate(data["cost"]):
            place = here[f"dock-{dock + 1}-{symbol_number + 1}"]
            face.append(Part("symbol", place.x, place.y, place.w, name=symbol, place=place.id))
        place = here[f"dock-{dock + 1}-asset"]
        face.append(Part("asset", place.x, place.y, 10.5, name=data["asset"], place=place.id))
    for entry, points in enumerate(POPULATION):
        place = here[f"population-{entry + 1}"]
        if entry:
            step = f"M{place.x - TRACK_STEP + 10:g} {place.y:g}h{TRACK_STEP - 20:g}"
            ground.append(Part("path", 0, 0, name=step, cls="tick"))
        face.append(Part("asset", place.x, place.y, 10, name=f"vp:{points}", place=place.id))
    return Print(tuple(ground), tuple(face), here)


def trait_text(block: Part, lock: Place, title: str, said: str) -> Part:
    """A planet's trait, right of its name; where that is too long, upright below the lock if there is room."""
    room = block.y + block.h - 8 - (lock.y + lock.h / 2)
    if 48 + 7.9 * len(title) + 6.2 * len(said) < block.w or room < 6.2 * len(said):
        return Part("text", rounded(block.x + block.w - 6), block.y + 14.5, name=said, cls="t t--e t--s")
    return Part("text", block.x + 24, rounded(block.y + block.h - 8), -90, name=said, cls="t t--l t--s")


def tick(place: Place, row: bool) -> Part:
    """The little line from a row or column to its asset."""
    path = f"M{place.x - 11:g} {place.y:g}h-6" if row else f"M{place.x:g} {place.y + 11:g}v4"
    return Part("path", 0, 0, name=path, cls="tick")


def dock_symbols(player: Player, dock: int) -> list[int]:
    """The symbols of a dock as bits, in the order in which they are printed."""
    sheet = player.expansion.sheet
    left = [bits_of(sheet.dock_kinds[dock][kind]) for kind in range(3)]
    return [1 << left[RESOURCES.index(symbol)].pop(0) for symbol in sheet.drawing["docks"][dock]["cost"]]


def place_of(player: Player, option: int) -> str | None:
    """Where on the sheet an option is."""
    if CROSS.has(option):
        return cell_name(*CROSS.places(option))
    if LOSE_LINE.has(option):
        return line_id(*LOSE_LINE.places(option))
    if DOCK_SYMBOL.has(option):
        dock, kind = DOCK_SYMBOL.places(option)
        return dock_symbol_id(player, dock, kind)
    for word, name in ((UNLOCK_PLANET, "planet"), (LOSE_PLANET, "planet"), (DOCK, "dock")):
        if word.has(option):
            return f"{name}-{option - word.base + 1}"
    return f"population-{option - LOSE_POPULATION.base + 1}" if LOSE_POPULATION.has(option) else None


def dock_symbol_id(player: Player, dock: int, kind: int) -> str:
    """The next symbol of this kind that can be crossed; the dock itself if it has none."""
    symbols = dock_symbols(player, dock)
    cost = player.expansion.sheet.drawing["docks"][dock]["cost"]
    alike = [place for place, symbol in enumerate(cost) if symbol == RESOURCES[kind]]
    free = [place for place in alike if not player.expansion.dock_symbols & symbols[place]]
    return f"dock-{dock + 1}-{(free or alike)[0] + 1}" if alike else f"dock-{dock + 1}"


def claims(player: Player) -> list[tuple[str, int]]:
    """The claimed assets with their places."""
    sheet = player.expansion.sheet
    found = [
        (line_id(sheet.lines[line].planet, sheet.lines[line].name), line) for line in bits_of(player.expansion.lines)
    ]
    docks = [(f"dock-{dock + 1}-asset", sheet.dock_assets[dock]) for dock in bits_of(player.expansion.docks)]
    return [(name, sheet.lines[line].asset) for name, line in found] + docks


def marks(player: Player, before: Player, slashed: set[str], slashed_before: set[str]) -> Marks:
    number, sheet = player.expansion.sheet.number, player.expansion.sheet
    here = places(number)
    under = []
    for planet in bits_of(player.expansion.planets & ~player.expansion.closed):
        block = around(number, planet)
        under.append(Part("box", block.x, block.y, block.r, block.w, block.h, cls="blk blk--on"))
    over: list[Part] = []

    def mark(name: str, path: str, old: bool) -> None:
        place = here[name]
        r = place.w / 2
        draw = {"cross": ink.cross, "circle": ink.circle, "slash": ink.slash}[path]
        over.append(inked(draw(place.x, place.y, r - 1.5 if path != "circle" else r + 2), not old))

    for planet in bits_of(player.expansion.planets):
        mark(f"planet-{planet + 1}", "cross", bool(before.expansion.planets >> planet & 1))
    for cell in bits_of(player.expansion.symbols):
        spot = sheet.spot_of[cell]
        side = PLANET_SIDE * PLANET_SIDE
        mark(cell_name(spot // side, spot % side), "cross", bool(before.expansion.symbols >> cell & 1))
    for line in bits_of(player.expansion.lines):
        mark(
            line_id(sheet.lines[line].planet, sheet.lines[line].name),
            "circle",
            bool(before.expansion.lines >> line & 1),
        )
    for line in bits_of(player.expansion.lost_lines):
        mark(
            line_id(sheet.lines[line].planet, sheet.lines[line].name),
            "cross",
            bool(before.expansion.lost_lines >> line & 1),
        )
    for planet in bits_of(player.expansion.closed):
        over.append(struck(around(number, planet), not before.expansion.closed >> planet & 1))
    for dock in range(DOCKS):
        for place, bit in enumerate(dock_symbols(player, dock)):
            if player.expansion.dock_symbols & bit:
                mark(f"dock-{dock + 1}-{place + 1}", "cross", bool(before.expansion.dock_symbols & bit))
        if player.expansion.docks >> dock & 1:
            mark(f"dock-{dock + 1}-asset", "circle", bool(before.expansion.docks >> dock & 1))
        if player.expansion.lost_docks >> dock & 1:
            block = Part("box", 10 + dock * (DOCK_WIDTH + 4), DOCK_TOP + 2, w=DOCK_WIDTH, h=34)
            over.append(struck(block, not before.expansion.lost_docks >> dock & 1))
    for entry in range(player.expansion.population):
        mark(f"population-{entry + 1}", "circle", entry < before.expansion.population)
    for entry in bits_of(player.expansion.lost_population):
        mark(f"population-{entry + 1}", "cross", bool(before.expansion.lost_population >> entry & 1))
    for name in sorted(slashed):
        mark(name, "slash", name in slashed_before)
    return Marks(under, over)


def struck(block: Part, new: bool) -> Part:
    """A whole block crossed out."""
    x, y, end, foot = block.x + 6, block.y + 6, block.x + block.w - 6, block.y + block.h - 6
    return inked(ink.line(x, y, end, foot) + ink.line(end, y, x, foot), new)


def describe(player: Player, language: str) -> str:
    """The marks in words."""
    number, sheet = player.expansion.sheet.number, player.expansion.sheet
    parts = []
    for planet in bits_of(player.expansion.planets):
        lines = [line for line in bits_of(player.expansion.lines) if sheet.lines[line].planet == planet]
        names = "".join("; " + line_of_planet(number, line, language) for line in lines)
        crossed = (player.expansion.symbols & sheet.cells[planet]).bit_count()
        most = sheet.cells[planet].bit_count()
        name = planet_name(number, planet, language)
        parts.append(UNLOCKED.say(language, planet=name, n=crossed, most=most, lines=names))
    if not parts:
        parts.append(NO_PLANET.say(language))
    if player.expansion.closed:
        names = ", ".join(planet_name(number, planet, language) for planet in bits_of(player.expansion.closed))
        parts.append(CLOSED.say(language, names=names))
    if player.expansion.docks:
        names = ", ".join(dock_name(number, dock, language) for dock in bits_of(player.expansion.docks))
        parts.append(BUILT.say(language, names=names))
    parts.append(PEOPLE.say(language, n=player.expansion.population, most=len(POPULATION)))
    return " ".join(parts)
