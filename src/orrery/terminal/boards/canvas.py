"""A drawing of characters: labels that make room for each other, and fine lines of Braille dots under them."""

from __future__ import annotations

from typing import Final

from rich.text import Text

DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot of a Braille character: four rows of two."""
BRAILLE: Final = 0x2800
AROUND: Final = sorted(((x, y) for x in range(-4, 5) for y in range(-2, 3)), key=lambda p: abs(p[0]) + 3 * abs(p[1]))
"""Where a label may go instead, nearest first."""


class Canvas:
    """``width`` by ``height`` characters; places are shares of them between 0 and 1."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._letters: dict[tuple[int, int], tuple[str, str]] = {}
        self._dots: dict[tuple[int, int], tuple[int, str, bool]] = {}

    def line(self, start: tuple[float, float], end: tuple[float, float], style: str, strong: bool) -> None:
        """A line of dots; where two lines share a character the strong one gives the colour."""
        wide, high = self.width * 2 - 1, self.height * 4 - 1
        x, y = start[0] * wide, start[1] * high
        across, down = end[0] * wide - x, end[1] * high - y
        steps = max(1, round(max(abs(across), abs(down))))
        for step in range(steps + 1):
            column, row = round(x + across * step / steps), round(y + down * step / steps)
            if not strong and step % 2:
                continue
            place = column // 2, row // 4
            bits, old, was_strong = self._dots.get(place, (0, style, False))
            colour = style if strong or not was_strong else old
            self._dots[place] = bits | DOTS[row % 4][column % 2], colour, strong or was_strong

    def label(self, x: float, y: float, text: Text) -> None:
        """A label around a place, or as near to it as nothing else is written."""
        length = text.cell_len
        column = min(max(0, round(x * (self.width - 1)) - length // 2), self.width - length)
        row = round(y * (self.height - 1))
        for right, down in AROUND:
            left, line = column + right, row + down
            if 0 <= left <= self.width - length and 0 <= line < self.height and self._free(left, line, length):
                self.write(left, line, text)
                return
        self.write(column, row, text)

    def _free(self, left: int, line: int, length: int) -> bool:
        return not any((place, line) in self._letters for place in range(left - 1, left + length + 1))

    def write(self, left: int, line: int, text: Text) -> None:
        for place, letter in enumerate(text.plain):
            spans = [str(span.style) for span in text.spans if span.start <= place < span.end]
            self._letters[left + place, line] = letter, " ".join([str(text.style), *spans]).strip()

    def lines(self) -> list[Text]:
        found = []
        for row in range(self.height):
            line = Text(no_wrap=True)
            for column in range(self.width):
                if (column, row) in self._letters:
                    line.append(*self._letters[column, row])
                elif (column, row) in self._dots:
                    bits, style, _ = self._dots[column, row]
                    line.append(chr(BRAILLE + bits), style)
                else:
                    line.append(" ")
            found.append(line)
        return found
