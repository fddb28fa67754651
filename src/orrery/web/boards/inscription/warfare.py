"""The warfare sheet: the war grid, its sections, and what was drawn on it."""

from __future__ import annotations

from functools import cache
from typing import Final

from orrery.games.inscription.assets.symbols import ASSETS, NO_ASSET
from orrery.games.inscription.bits import bits_of, lowest
from orrery.games.inscription.names import COLUMNS, HALVES, LOST, NONE, ROWS, SECTION_ROWS, TIED, UNITS, WARS, WON
from orrery.games.inscription.player import Player
from orrery.games.inscription.say import units as units_text
from orrery.games.inscription.sheets.warfare.grid import MASKS, NODE_NAMES, SECTIONS, UNIT_OF
from orrery.games.inscription.sheets.warfare.places import reward_name, section_name
from orrery.games.inscription.sheets.warfare.printed import WARFARE_SHEETS
from orrery.games.inscription.words import HALF, LOSE_NODE, LOSE_REWARD, PLACE
from orrery.kernel import Phrase
from orrery.web.boards.inscription import ink, roster
from orrery.web.boards.inscription.ink import number as coordinate
from orrery.web.boards.inscription.parts import BOX, Marks, Part, Place, Print, inked, rounded

ACROSS: Final = 0.78
DOWN: Final = 0.713
BOTTOM: Final = 426.0
NODE: Final = 26.0
ASSET: Final = 11.5
AROUND: Final = 16.5
"""How far a section reaches beyond its nodes."""
BOX_WIDTH: Final = 32.0
BOX_HEIGHT: Final = 26.0
CAPTION: Final = 8.5
NUMERALS: Final = ("I", "II", "III", "IV")
FOOT: Final = 456.0
BESIDE: Final = 62.0
"""Where the names of columns and rows stand."""
STEP: Final = 10
"""From node to node in the picture of a unit."""

CAPTIONS: Final = (Phrase("Left neighbor", "Lewy sąsiad"), Phrase("Right neighbor", "Prawy sąsiad"))
UNITS_TEXT: Final = Phrase("On the grid: {names}.", "Na siatce: {names}.")
NO_UNITS: Final = Phrase("No unit on the grid.", "Na siatce nie ma jednostek.")
LINE: Final = Phrase("The deployment line lies above {n} of 4 sections.", "Linia wystawienia leży nad {n} z 4 sekcji.")
SECTION: Final = Phrase(
    "{section}: {n} {n:node|nodes} marked{bonus}{result}.", "{section}: oznaczone węzły: {n}{bonus}{result}."
)
BONUS: Final = Phrase(", bonus +{n}", ", premia +{n}")
STRENGTH: Final = Phrase(", strength {n}", ", siła {n}")
RESULTS: Final = {
    WON: Phrase(", won", ", wygrana"),
    TIED: Phrase(", tied", ", remis"),
    LOST: Phrase(", lost", ", przegrana"),
}
NO_REWARD: Final = Phrase("Reward crossed off: {names}.", "Skreślona nagroda: {names}.")


def node_x(number: int, column: int) -> float:
    data = WARFARE_SHEETS[number].drawing
    x = data["origin"][0] + data["node_spacing"] * column + (24 if column >= COLUMNS // 2 else 0)
    return rounded(x * ACROSS)


def node_y(number: int, row: int) -> float:
    data = WARFARE_SHEETS[number].drawing
    return rounded(BOTTOM - (data["node_spacing"] * row + 14 * (row // SECTION_ROWS)) * DOWN)


def side_x(number: int, half: int) -> float:
    """The middle of the boxes beside a half."""
    origin = WARFARE_SHEETS[number].drawing["origin"][0]
    return rounded((origin - 60 if half == 0 else origin + 498) * ACROSS)


@cache
def places(number: int) -> dict[str, Place]:
    found: list[Place] = []
    for half, name in enumerate(HALVES):
        x = (node_x(number, half * 5) + node_x(number, half * 5 + 4)) / 2
        found.append(Place(f"half-{name}", rounded(x), CAPTION, 120, 16, BOX))
    for row in range(ROWS - 1, -1, -1):
        for column in range(COLUMNS):
            name = NODE_NAMES[row * COLUMNS + column]
            found.append(Place(name, node_x(number, column), node_y(number, row), NODE, NODE))
    for war in range(WARS):
        y = node_y(number, war * SECTION_ROWS + 1)
        for half, name in enumerate(HALVES):
            x = side_x(number, half)
            found.append(Place(f"reward-{name}-{war + 1}", x, y - 29, 2 * ASSET, 2 * ASSET))
            found.append(Place(f"strength-{name}-{war + 1}", x, y, BOX_WIDTH, BOX_HEIGHT, BOX))
            found.append(Place(f"penalty-{name}-{war + 1}", x, y + 28, 21, 21))
    return {place.id: place for place in found} | roster.places()


@cache
def printed(number: int, language: str) -> Print:
    sheet = WARFARE_SHEETS[number]
    here = places(number)
    ground: list[Part] = []
    face: list[Part] = []
    for war in range(WARS):
        foot, head = node_y(number, war * SECTION_ROWS), node_y(number, war * SECTION_ROWS + 2)
        for half in range(2):
            left, right = node_x(number, half * 5), node_x(number, half * 5 + 4)
            across, high = rounded(right - left + 2 * AROUND), rounded(foot - head + 2 * AROUND)
            ground.append(Part("box", left - AROUND, head - AROUND, 8, across, high, cls="sec"))
        x = (node_x(number, 4) + node_x(number, 5)) / 2
        y = node_y(number, war * SECTION_ROWS + 1) + 4
        face.append(Part("text", rounded(x), y, name=NUMERALS[war], cls="t t--war"))
    for node, name in enumerate(NODE_NAMES):
        place = here[name]
        if sheet.anomalies >> node & 1:
            face.append(Part("icon", place.x, place.y, 19, name="asteroid", cls="an", place=name))
        elif sheet.assets[node] != NO_ASSET:
            face.append(Part("asset", place.x, place.y, ASSET, name=ASSETS[sheet.assets[node]].key, place=name))
        else:
            face.append(Part("disc", place.x, place.y, 4, cls="pt", place=name))
    for column in range(COLUMNS):
        face.append(Part("text", node_x(number, column), FOOT, name=NODE_NAMES[column][0], cls="t t--at"))
    for row in range(ROWS):
        face.append(Part("text", BESIDE, rounded(node_y(number, row) + 3.5), name=str(row + 1), cls="t t--at"))
    for section in range(2 * WARS):
        name = f"{HALVES[section % 2]}-{section // 2 + 1}"
        reward, box, penalty = [here[f"{what}-{name}"] for what in ("reward", "strength", "penalty")]
        face.append(Part("asset", reward.x, reward.y, ASSET, name=asset_key(sheet.rewards[section]), place=reward.id))
        corner = (box.x - box.w / 2, rounded(box.y - box.h / 2))
        face.append(Part("box", *corner, 5, box.w, box.h, cls="wbox", place=box.id))
        name = asset_key(sheet.penalties[section])
        face.append(Part("asset", penalty.x, penalty.y, 10.5, name=name, place=penalty.id))
    for half, name in enumerate(HALVES):
        place = here[f"half-{name}"]
        text = CAPTIONS[half].say(language)
        face.append(Part("text", place.x, place.y + 3.5, name=text, cls="t t--c", place=place.id))
    blocks, units = roster.printed(language)
    return Print((*ground, *blocks), (*face, *units), here)


def asset_key(asset: int) -> str:
    return ASSETS[asset].key


def place_of(player: Player, option: int) -> str | None:
    """Where on the sheet an option is; a unit is placed at the first of its nodes."""
    if PLACE.has(option):
        return NODE_NAMES[lowest(MASKS[option - PLACE.base])]
    if LOSE_NODE.has(option):
        return NODE_NAMES[option - LOSE_NODE.base]
    if LOSE_REWARD.has(option):
        section = option - LOSE_REWARD.base
        return f"reward-{HALVES[section % 2]}-{section // 2 + 1}"
    return f"half-{HALVES[option - HALF.base]}" if HALF.has(option) else roster.place_of(player, option)


def claims(player: Player) -> list[tuple[str, int]]:
    """The claimed assets with their places: covered nodes and rewards."""
    sheet = player.warfare.sheet
    covered = bits_of(player.warfare.grid & sheet.with_asset & ~player.warfare.lost_nodes)
    won = [
        section
        for section, result in enumerate(player.warfare.results)
        if result == WON and not player.warfare.lost_rewards >> section & 1
    ]
    return [(NODE_NAMES[node], sheet.assets[node]) for node in covered] + [
        (f"reward-{HALVES[section % 2]}-{section // 2 + 1}", sheet.rewards[section]) for section in won
    ]


def outline(number: int, placement: int) -> str:
    """A unit as a thick line through its nodes."""
    nodes = [divmod(node, COLUMNS) for node in bits_of(MASKS[placement])]
    spots = {(row, column): (node_x(number, column), node_y(number, row)) for row, column in nodes}
    return joined(spots)


def joined(spots: dict[tuple[int, int], tuple[float, float]]) -> str:
    """Every node, lines between neighbors, and both diagonals where four make a square."""
    path = []
    for (row, column), (x, y) in spots.items():
        path.append(f"M{coordinate(x)} {coordinate(y)}h.01")
        right, up, across = (row, column + 1), (row + 1, column), (row + 1, column + 1)
        for other in (right, up, across if right in spots and up in spots else None):
            if other in spots:
                path.append(f"M{coordinate(x)} {coordinate(y)}L{_at(spots[other])}")
        if right in spots and up in spots and across in spots:
            path.append(f"M{_at(spots[right])}L{_at(spots[up])}")
    return "".join(path)


def _at(spot: tuple[float, float]) -> str:
    return f"{coordinate(spot[0])} {coordinate(spot[1])}"


@cache
def picture(placement: int) -> str:
    """How a unit lies, seen from the first of its nodes."""
    nodes = [divmod(node, COLUMNS) for node in bits_of(MASKS[placement])]
    row0, column0 = nodes[0]
    return joined({(row, column): ((column - column0) * STEP, (row0 - row) * STEP) for row, column in nodes})


def marks(player: Player, before: Player, slashed: set[str], slashed_before: set[str], wars: int) -> Marks:
    number, sheet = player.warfare.sheet.number, player.warfare.sheet
    here = places(number)
    under: list[Part] = []
    over: list[Part] = []
    for section in range(2 * WARS):
        if section // 2 < wars:
            half, war = section % 2, section // 2
            left, right = node_x(number, half * 5), node_x(number, half * 5 + 4)
            foot, head = node_y(number, war * SECTION_ROWS), node_y(number, war * SECTION_ROWS + 2)
            across, high = rounded(right - left + 2 * AROUND), rounded(foot - head + 2 * AROUND)
            under.append(Part("box", left - AROUND, head - AROUND, 8, across, high, cls="sec sec--past"))
    for nth, placement in enumerate(player.warfare.units):
        new = "un--new" if nth >= len(before.warfare.units) else ""
        under.append(Part("unit", 0, 0, name=outline(number, placement), cls=new))
    for node in bits_of(player.warfare.grid & ~sheet.with_asset):
        spot = here[NODE_NAMES[node]]
        over.append(Part("disc", spot.x, spot.y, 4, cls="pt--on"))
    for name in sorted(slashed):
        over.append(inked(ink.slash(here[name].x, here[name].y, 9), name not in slashed_before))
    for node in bits_of(player.warfare.grid & sheet.with_asset & ~player.warfare.lost_nodes):
        spot = here[NODE_NAMES[node]]
        over.append(inked(ink.circle(spot.x, spot.y, ASSET + 1), not before.warfare.grid >> node & 1))
    for node in bits_of(player.warfare.lost_nodes):
        spot = here[NODE_NAMES[node]]
        over.append(inked(ink.cross(spot.x, spot.y, 9), not before.warfare.lost_nodes >> node & 1))
    for section in range(2 * WARS):
        over += section_marks(player, before, section, here)
    over.append(Part("line", rounded(side_x(number, 0) - 16), line_y(number, wars), w=rounded(side_x(number, 1) + 16)))
    units = roster.marks(player, before)
    return Marks(under + units.under, over + units.over)


def line_y(number: int, wars: int) -> float:
    """The deployment line after so many wars."""
    if wars == 0:
        return node_y(number, 0) + AROUND + 2.5
    below = node_y(number, wars * SECTION_ROWS - 1)
    return rounded(below - AROUND if wars == WARS else (below + node_y(number, wars * SECTION_ROWS)) / 2)


def section_marks(player: Player, before: Player, section: int, here: dict[str, Place]) -> list[Part]:
    """What is noted beside a section."""
    name = f"{HALVES[section % 2]}-{section // 2 + 1}"
    reward, box, penalty = [here[f"{what}-{name}"] for what in ("reward", "strength", "penalty")]
    found = []
    strength, bonus, result = (
        player.warfare.strengths[section],
        player.warfare.bonuses[section],
        player.warfare.results[section],
    )
    new = result != before.warfare.results[section]
    if strength != NONE:
        found.append(Part("text", box.x, box.y + 7.5, name=str(strength), cls="hand"))
    elif bonus:
        found.append(Part("text", box.x, box.y + 6.5, name=f"+{bonus}", cls="hand hand--bonus"))
    lost = player.warfare.lost_rewards >> section & 1
    if lost or result == TIED:
        fresh = new if result == TIED else not before.warfare.lost_rewards >> section & 1
        found.append(inked(ink.cross(reward.x, reward.y, 9), fresh))
    if result == TIED:
        found.append(inked(ink.cross(penalty.x, penalty.y, 8), new))
    elif result == WON and not lost:
        found.append(inked(ink.circle(reward.x, reward.y, ASSET + 2), new))
    elif result == LOST:
        found.append(inked(ink.circle(penalty.x, penalty.y, 12.5), new))
    return found


def describe(player: Player, wars: int, language: str) -> str:
    """The marks in words."""
    number = player.warfare.sheet.number
    counts = [sum(1 for placement in player.warfare.units if UNIT_OF[placement] == unit) for unit in range(len(UNITS))]
    names = ", ".join(units_text(unit, n, language) for unit, n in enumerate(counts) if n)
    parts: list[str] = [UNITS_TEXT.say(language, names=names) if names else NO_UNITS.say(language)]
    parts.append(LINE.say(language, n=wars))
    for section, mask in enumerate(SECTIONS):
        n, strength, bonus = (
            (player.warfare.grid & mask).bit_count(),
            player.warfare.strengths[section],
            player.warfare.bonuses[section],
        )
        if n or bonus or strength != NONE:
            result = STRENGTH.say(language, n=strength) if strength != NONE else ""
            if player.warfare.results[section]:
                result += RESULTS[player.warfare.results[section]].say(language)
            said = BONUS.say(language, n=bonus) if bonus else ""
            name = section_name(section, language).capitalize()
            parts.append(SECTION.say(language, section=name, n=n, bonus=said, result=result))
    if player.warfare.lost_rewards:
        names = ", ".join(reward_name(number, section, language) for section in bits_of(player.warfare.lost_rewards))
        parts.append(NO_REWARD.say(language, names=names))
    parts.append(roster.describe(player, language))
    return " ".join(parts)
