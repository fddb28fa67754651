"""The units of the warfare sheet: bars with their cost symbols, the same on every sheet."""

from __future__ import annotations

from functools import cache
from typing import Final

from orrery.games.inscription.bits import bits_of, lowest
from orrery.games.inscription.names import NONE, RESOURCES, SPECIALTIES, UNITS
from orrery.games.inscription.player import Player
from orrery.games.inscription.say import UNIT_NAMES
from orrery.games.inscription.sheets.warfare.grid import SHAPES
from orrery.games.inscription.sheets.warfare.units import BARS, BARS_OF, LOCKS
from orrery.games.inscription.words import BAR, BUILD, BUILD_INFANTRY, LOSE_BAR, UNLOCK_UNITS
from orrery.kernel import Phrase
from orrery.web.boards.inscription import ink
from orrery.web.boards.inscription.parts import BOX, Marks, Part, Place, inked, rounded

LEFT: Final = 516.0
WIDE: Final = 256.0
TOP: Final = 8.0
HEAD: Final = 32.0
ROW: Final = 29.0
SYMBOL: Final = 21.0
STEP: Final = 23.0
CAP: Final = 20.0
INFANTRY_HEIGHT: Final = 42.0
GAP: Final = 6.0
IN_A_ROW: Final = {"pds": 2, "cruiser": 2, "dreadnought": 2, "war-sun": 1}

ANY: Final = Phrase("any 1 resource, no limit", "dowolny 1 zasób, bez limitu")
BUILT: Final = Phrase("Built: {names}.", "Zbudowane: {names}.")
NOT_BUILT: Final = Phrase("No unit built.", "Nie zbudowano żadnej jednostki.")
BEGUN: Final = Phrase("{unit}: {n} of {most} symbols crossed.", "{unit}: skreślone symbole: {n} z {most}.")
LOCKED: Final = Phrase("Locked: {names}.", "Zablokowane: {names}.")
CROSSED_OFF: Final = Phrase("Crossed off: {names}.", "Skreślone: {names}.")


@cache
def blocks() -> dict[str, Part]:
    """The block of each type of unit."""
    found = {}
    y = TOP
    for unit, name in enumerate(UNITS):
        rows = 0 if unit == 0 else -(-BARS_OF[unit].bit_count() // IN_A_ROW[name])
        high = HEAD + rows * ROW + 2 if rows else INFANTRY_HEIGHT
        found[name] = Part("box", LEFT, y, 8, WIDE, high, cls="blk")
        y += high + GAP
    return found


@cache
def places() -> dict[str, Place]:
    """Symbols, the end of each bar, locks, and infantry, which has no bar."""
    found: list[Place] = []
    block = blocks()["infantry"]
    found.append(Place("infantry", LEFT + WIDE / 2, block.y + block.h / 2, block.w, block.h, BOX))
    for unit in LOCKS:
        block = blocks()[UNITS[unit]]
        found.append(Place(f"units-{UNITS[unit]}", LEFT + WIDE - 64, block.y + 14, CAP, CAP))
    for bar in BARS:
        name = UNITS[bar.unit]
        block, across = blocks()[name], IN_A_ROW[name]
        row, column = divmod(bar.nth - 1, across)
        x = LEFT + 20 + column * (WIDE / 2 - 4)
        y = block.y + HEAD + ROW * (row + 0.5) - 2
        total = sum(bar.cost)
        for symbol in range(total):
            found.append(Place(f"{bar.name}-{symbol + 1}", x + symbol * STEP, y, SYMBOL, SYMBOL, BOX))
        alt = CAP + 2 if bar.alt != NONE else 0
        found.append(Place(bar.name, rounded(x + total * STEP + alt), y, CAP, CAP))
    return {place.id: place for place in found}


@cache
def printed(language: str) -> tuple[list[Part], list[Part]]:
    """The blocks, and what stands on them."""
    here = places()
    face: list[Part] = []
    for unit, name in enumerate(UNITS):
        block = blocks()[name]
        title = UNIT_NAMES[unit].say(language).capitalized()
        face.append(Part("text", LEFT + 12, block.y + 18, name=title, cls="t t--name2"))
        face += shape(unit, LEFT + WIDE - 12, block.y + 8)
        if unit == 0:
            place = here["infantry"]
            text = ANY.say(language)
            face.append(Part("text", LEFT + 12, block.y + 34, name=text, cls="t t--l", place=place.id))
        if unit in LOCKS:
            place = here[f"units-{name}"]
            key = f"specialty:{SPECIALTIES[LOCKS[unit]]}"
            face.append(Part("asset", place.x, place.y, 10, name=key, place=place.id))
    for bar in BARS:
        symbols = [RESOURCES[kind] for kind, amount in enumerate(bar.cost) for _ in range(amount)]
        for number, symbol in enumerate(symbols):
            place = here[f"{bar.name}-{number + 1}"]
            face.append(Part("symbol", place.x, place.y, SYMBOL, name=symbol, place=place.id))
        cap = here[bar.name]
        if bar.alt != NONE:
            key = f"specialty:{SPECIALTIES[bar.alt]}"
            face.append(Part("asset", cap.x - CAP - 2, cap.y, 9.5, name=key))
        if bar.vp:
            face.append(Part("asset", cap.x, cap.y, 9.5, name=f"vp:{bar.vp}", place=cap.id))
        else:
            face.append(Part("disc", cap.x, cap.y, 8.5, cls="nd nd--s", place=cap.id))
    return list(blocks().values()), face


def shape(unit: int, right: float, top: float) -> list[Part]:
    """A small picture of a unit in the corner of its block."""
    cells = SHAPES[unit]
    most = max(column for column, _ in cells)
    high = max(row for _, row in cells)
    return [
        Part("box", right - (most - column + 1) * 7.5, top + (high - row) * 7.5, 1.5, 6.5, 6.5, cls="mini-un")
        for column, row in cells
    ]


def place_of(player: Player, option: int) -> str | None:
    """Where on the roster an option is."""
    if option == BUILD_INFANTRY:
        return "infantry"
    if BAR.has(option):
        number, kind = BAR.places(option)
        bar = BARS[number]
        first = lowest(bar.symbols)
        alike = bits_of(bar.kinds[kind])
        free = [bit for bit in alike if not player.warfare.bars >> bit & 1]
        return f"{bar.name}-{(free or alike)[0] - first + 1}"
    for kind_ in (BUILD, LOSE_BAR):
        if kind_.has(option):
            return BARS[option - kind_.base].name
    return f"units-{UNITS[list(LOCKS)[option - UNLOCK_UNITS.base]]}" if UNLOCK_UNITS.has(option) else None


def marks(player: Player, before: Player) -> Marks:
    here = places()
    under: list[Part] = []
    over: list[Part] = []
    for unit in LOCKS:
        place = here[f"units-{UNITS[unit]}"]
        if player.warfare.types >> unit & 1:
            over.append(inked(ink.cross(place.x, place.y, 8), not before.warfare.types >> unit & 1))
        else:
            block = blocks()[UNITS[unit]]
            under.append(Part("box", block.x, block.y, block.r, block.w, block.h, cls="blk--locked"))
    for number, bar in enumerate(BARS):
        first = lowest(bar.symbols)
        for bit in bits_of(bar.symbols & player.warfare.bars):
            place = here[f"{bar.name}-{bit - first + 1}"]
            over.append(inked(ink.cross(place.x, place.y, 8.5), not before.warfare.bars >> bit & 1))
        cap = here[bar.name]
        if player.warfare.built >> number & 1:
            over.append(inked(ink.circle(cap.x, cap.y, 11), not before.warfare.built >> number & 1))
        if player.warfare.lost_bars >> number & 1:
            start, end = here[f"{bar.name}-1"], cap
            stroke = ink.line(start.x - 8, start.y + 2, end.x + 8, end.y - 2)
            over.append(inked(stroke, not before.warfare.lost_bars >> number & 1))
    return Marks(under, over)


def bar_title(number: int, language: str) -> str:
    bar = BARS[number]
    return f"{UNIT_NAMES[bar.unit].say(language)} {bar.nth}"


def describe(player: Player, language: str) -> str:
    """What is built, begun, locked and crossed off."""

    def names(bars: int) -> str:
        return ", ".join(bar_title(bar, language) for bar in bits_of(bars))

    parts = [
        BUILT.say(language, names=names(player.warfare.built)) if player.warfare.built else NOT_BUILT.say(language)
    ]
    for number, bar in enumerate(BARS):
        crossed = (bar.symbols & player.warfare.bars).bit_count()
        if crossed and not (player.warfare.built | player.warfare.lost_bars) >> number & 1:
            title = bar_title(number, language)
            parts.append(BEGUN.say(language, unit=title[:1].upper() + title[1:], n=crossed, most=sum(bar.cost)))
    locked = [UNIT_NAMES[unit].say(language) for unit in LOCKS if not player.warfare.types >> unit & 1]
    if locked:
        parts.append(LOCKED.say(language, names=", ".join(locked)))
    if player.warfare.lost_bars:
        parts.append(CROSSED_OFF.say(language, names=names(player.warfare.lost_bars)))
    return " ".join(parts)
