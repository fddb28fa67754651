"""Marks as a hand draws them: a little crooked, and always the same in the same place."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, sin
from random import Random
from typing import Final

KEPT: Final = 16384
"""How many strokes are remembered: those of every place of the 36 sheets."""
Point = tuple[float, float]


def number(value: float) -> str:
    """A coordinate with at most one digit behind the point."""
    said = f"{value:.1f}"
    return said.removesuffix(".0")


def smooth(points: list[Point]) -> str:
    """A curve through the points."""
    path = [f"M{number(points[0][0])} {number(points[0][1])}"]
    last = len(points) - 1
    for i in range(last):
        before, start, end, after = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, last)]
        bends = (
            start[0] + (end[0] - before[0]) / 6,
            start[1] + (end[1] - before[1]) / 6,
            end[0] - (after[0] - start[0]) / 6,
            end[1] - (after[1] - start[1]) / 6,
            *end,
        )
        path.append("C" + " ".join([number(value) for value in bends]))
    return "".join(path)


@lru_cache(KEPT)
def circle(x: float, y: float, r: float) -> str:
    rng = Random(f"circle {x} {y}")
    first = rng.uniform(0, 2 * pi)
    steps, turns = 14 if r > 14 else 10, 1.12
    points = []
    for i in range(int(steps * turns) + 1):
        angle = first + 2 * pi * i / steps
        reach = r * (1 + rng.uniform(-0.045, 0.045) + 0.05 * (i / (steps * turns) - 0.5))
        points.append((x + reach * cos(angle), y + reach * 0.97 * sin(angle)))
    return smooth(points)


@lru_cache(KEPT)
def line(x1: float, y1: float, x2: float, y2: float) -> str:
    rng = Random(f"line {x1} {y1} {x2} {y2}")
    length = hypot(x2 - x1, y2 - y1) or 1
    aside = (-(y2 - y1) / length, (x2 - x1) / length)
    steps = max(3, int(length / 16))
    points = []
    for i in range(steps + 1):
        t = i / steps
        off = rng.uniform(-1.1, 1.1) if 0 < i < steps else 0
        points.append((x1 + (x2 - x1) * t + aside[0] * off, y1 + (y2 - y1) * t + aside[1] * off))
    return smooth(points)


@lru_cache(KEPT)
def cross(x: float, y: float, r: float) -> str:
    a, b, c, d = _jitter(f"cross {x} {y}", r)
    return line(x - r + a, y - r + b, x + r + c, y + r + d) + line(x + r + b, y - r + c, x - r + d, y + r + a)


@lru_cache(KEPT)
def slash(x: float, y: float, r: float) -> str:
    a, b, c, d = _jitter(f"slash {x} {y}", r)
    return line(x + r + a, y - r + b, x - r + c, y + r + d)


def _jitter(place: str, r: float) -> list[float]:
    rng = Random(place)
    return [rng.uniform(-0.14, 0.14) * r for _ in range(4)]
