"""The industry sheet: the network of spaces, the chart, trade goods and votes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin, sqrt
from typing import Final

from orrery.games.inscription.assets.symbols import ASSETS, NO_ASSET
from orrery.games.inscription.bits import bits_of
from orrery.games.inscription.names import COMMODITIES, TRADE_GOODS, VOTES
from orrery.games.inscription.player import Player
from orrery.games.inscription.sheets.industry.chart import (
    COLUMNS,
    COMMODITY_SYMBOLS,
    COMMODITY_VP,
    COUNCILOR_VP,
    COUNCILORS,
)
from orrery.games.inscription.sheets.industry.places import space_name
from orrery.games.inscription.sheets.industry.printed import INDUSTRY_SHEETS
from orrery.games.inscription.words import SCRAP, SPACE
from orrery.kernel import Phrase
from orrery.web.boards.inscription import ink
from orrery.web.boards.inscription.ink import number as coordinate
from orrery.web.boards.inscription.parts import BOX, HEIGHT, HEX, WIDTH, Marks, Part, Place, Print, inked, rounded

MARGIN: Final = 8.0
CHART_WIDTH: Final = 296.0
CHART_STEP: Final = 25.5
BESIDE_ROW: Final = 38.0
BELOW_ROW: Final = 33.0
"""From row to row of the chart, beside the network and below it."""
SLOT: Final = 10.5

CHART_TITLE: Final = Phrase("Industry chart", "Tabela przemysłu")
GOODS_TITLE: Final = Phrase("Trade goods", "Dobra handlowe")
VOTES_TITLE: Final = Phrase("Votes", "Głosy")
SCRAPPED: Final = Phrase(
    "{n} {n:space|spaces} scrapped: {names}.",
    "{n} {n:pole zlikwidowane|pola zlikwidowane|pól zlikwidowanych}: {names}.",
)
CLAIMED: Final = Phrase("Claimed: {names}.", "Zdobyte: {names}.")
CROSSED_OFF: Final = Phrase("Crossed off: {names}.", "Skreślone: {names}.")
NOTHING: Final = Phrase("nothing yet", "jeszcze nic")
CHART: Final = Phrase(
    "Chart: +1 vote: {votes}, commodities A: {a}, B: {b}, C: {c}, +1 trade good: {goods}.",
    "Tabela: +1 głos: {votes}, towary A: {a}, B: {b}, C: {c}, +1 dobro handlowe: {goods}.",
)
STORES: Final = Phrase(
    "Trade goods: {goods} unspent of {all_goods}. Votes: {votes} unspent of {all_votes}.",
    "Dobra handlowe: niewydane {goods} z {all_goods}. Głosy: niewydane {votes} z {all_votes}.",
)


@dataclass(frozen=True)
class Arrangement:
    """Where the network, the chart and the rows of trade goods and votes are."""

    scale: float
    left: float
    top: float
    chart: Part
    row: float
    """From row to row of the chart."""
    goods: Part
    votes: Part
    in_a_row: int
    """How many trade goods stand in a row."""


def _block(x: float, y: float, w: float, h: float) -> Part:
    return Part("box", x, rounded(y), 9, w, rounded(h), cls="blk")


def chart_height(row: float) -> float:
    return 60 + 4 * row


@cache
def arrangement(number: int) -> Arrangement:
    """The chart beside the network, or below a wide one: whatever leaves the network larger."""
    drawing = INDUSTRY_SHEETS[number].drawing
    radius = drawing["hex_radius"]
    half = radius * sqrt(3) / 2
    xs, ys = [space["x"] for space in drawing["hexes"]], [space["y"] for space in drawing["hexes"]]
    wide, high = max(xs) - min(xs) + 2 * half, max(ys) - min(ys) + 2 * radius
    beside = (WIDTH - CHART_WIDTH - 3 * MARGIN, HEIGHT - 2 * MARGIN)
    above = (WIDTH - 2 * MARGIN, HEIGHT - chart_height(BELOW_ROW) - 3 * MARGIN)
    scales = [min(room[0] / wide, room[1] / high) for room in (beside, above)]
    if scales[0] >= scales[1]:
        room, scale, row, in_a_row = beside, scales[0], BESIDE_ROW, 7
        x, high_chart = WIDTH - CHART_WIDTH - MARGIN, chart_height(BESIDE_ROW)
        half_left = (HEIGHT - high_chart - 4 * MARGIN) / 2
        chart = _block(x, MARGIN, CHART_WIDTH, high_chart)
        goods = _block(x, high_chart + 2 * MARGIN, CHART_WIDTH, half_left)
        votes = _block(x, high_chart + 3 * MARGIN + half_left, CHART_WIDTH, half_left)
    else:
        room, scale, row, in_a_row = above, scales[1], BELOW_ROW, 14
        high_chart = chart_height(BELOW_ROW)
        x, y = CHART_WIDTH + 2 * MARGIN, HEIGHT - high_chart - MARGIN
        chart = _block(MARGIN, y, CHART_WIDTH, high_chart)
        goods = _block(x, y, WIDTH - x - MARGIN, 78)
        votes = _block(x, y + 78 + MARGIN, WIDTH - x - MARGIN, high_chart - 78 - MARGIN)
    left = MARGIN + (room[0] - wide * scale) / 2 - (min(xs) - half) * scale
    top = MARGIN + (room[1] - high * scale) / 2 - (min(ys) - radius) * scale
    return Arrangement(scale, left, top, chart, row, goods, votes, in_a_row)


def hex_radius(number: int) -> float:
    """A little less than the hexes are apart."""
    radius: float = INDUSTRY_SHEETS[number].drawing["hex_radius"]
    return radius * arrangement(number).scale - 1.2


def chart_x(number: int, column: float) -> float:
    """The middle of a column of the chart, counted from 1."""
    return rounded(arrangement(number).chart.x + 38 + (column - 1) * CHART_STEP)


def chart_y(number: int, row: int) -> float:
    """The middle of a row: the councilors, three commodities, the trade goods below the columns."""
    at = arrangement(number)
    return rounded(at.chart.y + 45 + row * at.row - (5 if row == 4 else 0))


@cache
def places(number: int) -> dict[str, Place]:
    drawing = INDUSTRY_SHEETS[number].drawing
    at = arrangement(number)
    found: list[Place] = []
    width = rounded(hex_radius(number) * sqrt(3))
    for space, data in enumerate(drawing["hexes"]):
        x, y = rounded(at.left + data["x"] * at.scale), rounded(at.top + data["y"] * at.scale)
        found.append(Place(f"space-{space + 1}", x, y, width, width, HEX))
    for column in range(1, COUNCILORS + 1):
        found.append(Place(f"councilor-{column}", chart_x(number, column), chart_y(number, 0), 22, 15, BOX))
        if COUNCILOR_VP[column]:
            found.append(chart_points(number, f"councilor-vp-{column}", column, 0))
    for row, letter in enumerate(COMMODITIES, 1):
        for column in range(1, COMMODITY_SYMBOLS + 1):
            name = f"commodity-{letter}-{column}"
            found.append(Place(name, chart_x(number, column), chart_y(number, row), 18, 18))
            if COMMODITY_VP[row - 1][column]:
                found.append(chart_points(number, f"commodity-{letter}-vp-{column}", column, row))
    for column in COLUMNS:
        found.append(Place(f"column-{column}", chart_x(number, column), chart_y(number, 4), 24, 18, BOX))
    found += slots("good", TRADE_GOODS, at.goods, at.in_a_row)
    found += slots("vote", VOTES, at.votes, 10)
    return {place.id: place for place in found}


def chart_points(number: int, name: str, column: int, row: int) -> Place:
    """VP between two columns, a little higher."""
    return Place(name, chart_x(number, column + 0.5), chart_y(number, row) - (17 if row == 0 else 15), 18, 18)


def slots(name: str, count: int, block: Part, in_a_row: int) -> list[Place]:
    """A row of slots, or several, evenly in their block."""
    rows = (count + in_a_row - 1) // in_a_row
    across, high = (block.w - 16) / in_a_row, (block.h - 26) / rows
    found = []
    for slot in range(count):
        x = block.x + 8 + across * (slot % in_a_row + 0.5)
        y = block.y + 22 + high * (slot // in_a_row + 0.5)
        found.append(Place(f"{name}-{slot + 1}", rounded(x), rounded(y), 2 * SLOT, 2 * SLOT))
    return found


def hexagon(x: float, y: float, radius: float) -> str:
    corners = [(x + radius * cos(pi * (i / 3 - 0.5)), y + radius * sin(pi * (i / 3 - 0.5))) for i in range(6)]
    return "M" + "L".join(f"{coordinate(a)} {coordinate(b)}" for a, b in corners) + "z"


@cache
def printed(number: int, language: str) -> Print:
    sheet = INDUSTRY_SHEETS[number]
    at, here = arrangement(number), places(number)
    radius = hex_radius(number)
    ground = [at.chart, at.goods, at.votes]
    face = []
    for space, data in enumerate(sheet.drawing["hexes"]):
        place = here[f"space-{space + 1}"]
        look = {"space": "hx", "x": "hx hx--dotted", "blocked": "hx hx--off"}[data["kind"]]
        path = hexagon(place.x, place.y, radius)
        face.append(Part("path", place.x, place.y, name=path, cls=look, place=place.id))
        if data["kind"] == "x":
            face.append(Part("dotted", place.x, place.y, rounded(radius * 0.46), name=data["label"]))
        elif sheet.start >> space & 1:
            r = rounded(radius * 0.4)
            cross = f"M{place.x - r:g} {place.y - r:g}l{2 * r:g} {2 * r:g}m0 {-2 * r:g}l{-2 * r:g} {2 * r:g}"
            face.append(Part("path", place.x, place.y, name=cross, cls="px"))
        elif sheet.assets[space] != NO_ASSET:
            r = rounded(min(radius * 0.48, 15.5))
            face.append(Part("asset", place.x, place.y, r, name=ASSETS[sheet.assets[space]].key))
    for block, title in ((at.chart, CHART_TITLE), (at.goods, GOODS_TITLE), (at.votes, VOTES_TITLE)):
        face.append(Part("text", block.x + 12, block.y + 18, name=title.say(language), cls="t t--h"))
    face += chart(number)
    for slot in range(TRADE_GOODS):
        place = here[f"good-{slot + 1}"]
        face.append(Part("asset", place.x, place.y, SLOT, name="trade-good", cls="is-kept", place=place.id))
    for slot in range(VOTES):
        place = here[f"vote-{slot + 1}"]
        face.append(Part("asset", place.x, place.y, SLOT, name="vote", cls="is-kept", place=place.id))
    return Print(tuple(ground), tuple(face), here)


def chart(number: int) -> list[Part]:
    """The printed rows of the chart."""
    here = places(number)
    found = []
    for row, name in enumerate(("councilor", *[f"commodity-{letter}" for letter in COMMODITIES])):
        last = COUNCILORS if row == 0 else COMMODITY_SYMBOLS
        y = chart_y(number, row)
        found.append(Part("icon", arrangement(number).chart.x + 15, y, 17, name=name, cls=name))
        across = f"M{chart_x(number, 1):g} {y:g}H{chart_x(number, last):g}"
        found.append(Part("path", 0, 0, name=across, cls="tick"))
    for place in here.values():
        kind, _, rest = place.id.partition("-")
        if "-vp-" in place.id:
            row = 0 if kind == "councilor" else COMMODITIES.index(rest[0]) + 1
            column = int(place.id.rpartition("-")[2])
            points = COUNCILOR_VP[column] if row == 0 else COMMODITY_VP[row - 1][column]
            found.append(Part("asset", place.x, place.y, 9, name=f"vp:{points}", place=place.id))
        elif kind == "councilor":
            found.append(Part("pill", place.x, place.y, w=place.w, h=place.h, name="+1", cls="vote", place=place.id))
        elif kind == "commodity":
            found.append(Part("good", place.x, place.y, place.w / 2, name=f"commodity-{rest[0]}", place=place.id))
        elif kind == "column":
            size = {"w": place.w, "h": place.h}
            found.append(Part("pill", place.x, place.y, **size, name="+1", cls="trade-good", place=place.id))
    return found


def place_of(player: Player, option: int) -> str | None:
    """Where on the sheet an option is."""
    for kind in (SCRAP, SPACE):
        if kind.has(option):
            return f"space-{option - kind.base + 1}"
    return None


def claims(player: Player) -> list[tuple[str, int]]:
    """The claimed assets of the network with their places."""
    sheet = player.industry.sheet
    return [(f"space-{space + 1}", sheet.assets[space]) for space in bits_of(player.industry.claimed)]


def marks(player: Player, before: Player, slashed: set[str], slashed_before: set[str]) -> Marks:
    number, sheet = player.industry.sheet.number, player.industry.sheet
    here = places(number)
    radius = hex_radius(number)
    under: list[Part] = []
    over: list[Part] = []

    def at(name: str) -> tuple[float, float]:
        return here[name].x, here[name].y

    for space in bits_of(player.industry.scrapped & ~sheet.start):
        x, y = at(f"space-{space + 1}")
        under.append(Part("path", x, y, name=hexagon(x, y, radius), cls="hx--scrapped"))
        over.append(inked(ink.cross(x, y, rounded(radius * 0.46)), not before.industry.scrapped >> space & 1))
    for space in bits_of(player.industry.claimed):
        x, y = at(f"space-{space + 1}")
        over.append(inked(ink.circle(x, y, rounded(radius * 0.6)), not before.industry.claimed >> space & 1))
    for space in bits_of(player.industry.lost):
        x, y = at(f"space-{space + 1}")
        under.append(Part("path", x, y, name=hexagon(x, y, radius), cls="hx--lost"))
        over.append(inked(ink.slash(x, y, rounded(radius * 0.62)), not before.industry.lost >> space & 1))
    for name in sorted(slashed):
        over.append(inked(ink.slash(*at(name), rounded(radius * 0.42)), name not in slashed_before))
    for column in range(1, player.industry.councilors + 1):
        x, y = at(f"councilor-{column}")
        new = column > before.industry.councilors
        over.append(inked(ink.line(x - 11, y + 9.5, x + 11, y + 9.5), new))
        if COUNCILOR_VP[column]:
            over.append(inked(ink.circle(*at(f"councilor-vp-{column}"), 10.5), new))
    for row, letter in enumerate(COMMODITIES):
        for column in range(1, player.industry.commodities[row] + 1):
            new = column > before.industry.commodities[row]
            over.append(inked(ink.cross(*at(f"commodity-{letter}-{column}"), 7), new))
            if COMMODITY_VP[row][column]:
                over.append(inked(ink.circle(*at(f"commodity-{letter}-vp-{column}"), 10.5), new))
    for unlocked, column in enumerate(COLUMNS):
        if unlocked < player.unlocked_goods():
            x, y = at(f"column-{column}")
            over.append(inked(ink.line(x - 11, y + 11, x + 11, y + 11), unlocked >= before.unlocked_goods()))
    for name, have, had, gone, went in (
        ("good", player.stock.goods, before.stock.goods, player.stock.goods_spent, before.stock.goods_spent),
        ("vote", player.stock.votes, before.stock.votes, player.stock.votes_spent, before.stock.votes_spent),
    ):
        over += [inked(ink.circle(*at(f"{name}-{slot + 1}"), SLOT + 2), slot >= had) for slot in range(have)]
        over += [inked(ink.slash(*at(f"{name}-{slot + 1}"), SLOT - 1), slot >= went) for slot in range(gone)]
    return Marks(under, over)


def describe(player: Player, language: str) -> str:
    """The marks in words."""
    number = player.industry.sheet.number

    def names(spaces: int) -> str:
        found = [space_name(number, space, language) for space in bits_of(spaces)]
        return ", ".join(found) or NOTHING.say(language)

    a, b, c = player.industry.commodities
    parts = [
        SCRAPPED.say(language, n=player.industry.scrapped.bit_count(), names=names(player.industry.scrapped)),
        CLAIMED.say(language, names=names(player.industry.claimed)),
    ]
    if player.industry.lost:
        parts.append(CROSSED_OFF.say(language, names=names(player.industry.lost)))
    parts.append(CHART.say(language, votes=player.industry.councilors, a=a, b=b, c=c, goods=player.unlocked_goods()))
    parts.append(
        STORES.say(
            language,
            goods=player.trade_goods(),
            all_goods=player.stock.goods,
            votes=player.unspent_votes(),
            all_votes=player.stock.votes,
        )
    )
    return " ".join(parts)
