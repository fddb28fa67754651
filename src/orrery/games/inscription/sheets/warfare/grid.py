"""TI-WAR-7: the geometry of the war grid, and every way in which a unit can lie on it."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.names import COLUMNS, ROWS, SECTION_ROWS, UNITS, WARS

SHAPES: Final = (
    ((0, 0),),
    ((0, 0), (1, 0), (0, 1)),
    ((0, 0), (1, 0), (2, 0)),
    ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1)),
    ((1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2)),
)
"""Each unit as (column, row) offsets, rows upward."""

NODES: Final = COLUMNS * ROWS
NODE_NAMES: Final = tuple([f"{'abcdefghij'[column]}{row + 1}" for row in range(ROWS) for column in range(COLUMNS)])


def node(row: int, column: int) -> int:
    return row * COLUMNS + column


def _turned(shape: tuple[tuple[int, int], ...]) -> list[list[tuple[int, int]]]:
    """All different rotations and mirror images, each in the corner of its box and sorted by row."""
    found: list[list[tuple[int, int]]] = []
    cells = list(shape)
    for _ in range(2):
        for _ in range(4):
            cells = [(-y, x) for x, y in cells]
            left = min([x for x, _ in cells])
            low = min([y for _, y in cells])
            placed = sorted([(x - left, y - low) for x, y in cells], key=lambda cell: (cell[1], cell[0]))
            if placed not in found:
                found.append(placed)
        cells = [(-x, y) for x, y in cells]
    return found


PLACEMENT_NAMES_LIST: Final[list[str]] = []
MASKS: Final[list[int]] = []
"""The nodes that each placement covers, as bits."""
UNIT_OF: Final[list[int]] = []
"""The unit that each placement is one of."""
FIRST: Final[list[int]] = []
"""Where the placements of each unit begin, and where all end."""


def _place_all() -> None:
    for unit in range(len(UNITS)):
        FIRST.append(len(MASKS))
        for row in range(ROWS):
            for column in range(COLUMNS):
                for cells in _turned(SHAPES[unit]):
                    covered = [(row + y, column + x) for x, y in cells]
                    if all([r < ROWS and c < COLUMNS for r, c in covered]):
                        numbers = [node(r, c) for r, c in covered]
                        MASKS.append(sum([1 << number for number in numbers]))
                        UNIT_OF.append(unit)
                        PLACEMENT_NAMES_LIST.append("-".join([NODE_NAMES[number] for number in numbers]))
    FIRST.append(len(MASKS))


_place_all()

PLACEMENT_NAMES: Final = tuple(PLACEMENT_NAMES_LIST)
ALL_NODES: Final = (1 << NODES) - 1
ROW: Final = (1 << COLUMNS) - 1
_NOT_FIRST_COLUMN: Final = sum([(ROW & ~1) << (row * COLUMNS) for row in range(ROWS)])
_NOT_LAST_COLUMN: Final = sum([(ROW >> 1) << (row * COLUMNS) for row in range(ROWS)])


def beside(nodes: int) -> int:
    """The nodes orthogonally next to any of these (TI-WAR-8a)."""
    across = (nodes & _NOT_LAST_COLUMN) << 1 | (nodes & _NOT_FIRST_COLUMN) >> 1
    return (across | nodes << COLUMNS | nodes >> COLUMNS) & ALL_NODES


def _section(half: int, war: int) -> int:
    columns = (ROW >> COLUMNS // 2) << (half * COLUMNS // 2)
    return sum([columns << (row * COLUMNS) for row in range(war * SECTION_ROWS, (war + 1) * SECTION_ROWS)])


SECTIONS: Final = [_section(half, war) for war in range(WARS) for half in range(2)]
"""The nodes of each section: left and right of the first war, of the second…"""


def section(half: int, war: int) -> int:
    """The number of a section; wars are counted from 0."""
    return war * 2 + half


def below_line(wars: int) -> int:
    """The nodes below the deployment line after so many wars."""
    return (1 << (wars * SECTION_ROWS * COLUMNS)) - 1


def first_row(wars: int) -> int:
    """The nodes of the first row above the deployment line."""
    return ROW << (wars * SECTION_ROWS * COLUMNS) if wars < WARS else 0


def _rows() -> list[list[int]]:
    """For each unit, where its placements from each row upward begin."""
    starts: list[list[int]] = []
    for unit in range(len(UNITS)):
        rows = []
        for row in range(ROWS + 1):
            below = (1 << (row * COLUMNS)) - 1
            place = FIRST[unit]
            while place < FIRST[unit + 1] and MASKS[place] & below:
                place += 1
            rows.append(place)
        starts.append(rows)
    return starts


FROM_ROW: Final = _rows()
