"""Path data and areas: the only module that touches shapely.

Shapes travel as SVG path data (a plain string).  Boolean operations turn the string into an area
and back; everything else only joins strings.  Numbers are rounded to a tenth of a unit, so that
the same program always writes the same bytes.
"""

import itertools
import math
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from shapely import affinity  # type: ignore[import-untyped, unused-ignore]
from shapely.geometry import LineString, Point, Polygon  # type: ignore[import-untyped, unused-ignore]
from shapely.geometry.polygon import orient  # type: ignore[import-untyped, unused-ignore]
from shapely.ops import unary_union  # type: ignore[import-untyped, unused-ignore]

Path: TypeAlias = str
Area: TypeAlias = Any
XY: TypeAlias = tuple[float, float]

CURVE_STEPS = 10
ARC_STEP = 0.15
SIMPLIFY = 0.12
TOKENS = re.compile(r"([MmLlHhVvCcQqAaZz])|(-?\d*\.?\d+)")


def number(value: float) -> str:
    """A coordinate with at most one decimal: 12.34 -> 12.3, 0.04 -> 0, -0.5 -> -.5"""
    return tenths(round(value * 10))


def tenths(count: int) -> str:
    """`count` tenths of a unit, written as short as SVG allows."""
    sign = "-" if count < 0 else ""
    whole, part = divmod(abs(count), 10)
    if not part:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{part}"


def path(*steps: str | float) -> Path:
    """Path data from commands and numbers: path("M", x, y, "L", x + 5, y)."""
    return " ".join(step if isinstance(step, str) else number(step) for step in steps)


# ---------------------------------------------------------------- path data to points


def _cubic(p0: XY, p1: XY, p2: XY, p3: XY, steps: int) -> Iterator[XY]:
    for k in range(1, steps + 1):
        u = k / steps
        v = 1 - u
        a, b, c, d = v * v * v, 3 * v * v * u, 3 * v * u * u, u * u * u
        yield a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0], a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1]


def _quadratic(p0: XY, p1: XY, p2: XY, steps: int) -> Iterator[XY]:
    for k in range(1, steps + 1):
        u = k / steps
        v = 1 - u
        a, b, c = v * v, 2 * v * u, u * u
        yield a * p0[0] + b * p1[0] + c * p2[0], a * p0[1] + b * p1[1] + c * p2[1]


def _arc(start: XY, rx: float, ry: float, large: bool, sweep: bool, end: XY) -> Iterator[XY]:
    """Points of an unrotated elliptical arc (SVG implementation notes, F.6.5)."""
    hx, hy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    reach = hx * hx / rx / rx + hy * hy / ry / ry
    if reach > 1:
        rx, ry = rx * math.sqrt(reach), ry * math.sqrt(reach)
    spread = rx * rx * hy * hy + ry * ry * hx * hx
    factor = math.sqrt(max(0.0, (rx * rx * ry * ry - spread) / spread))
    if large == sweep:
        factor = -factor
    ox, oy = factor * rx * hy / ry, -factor * ry * hx / rx
    cx, cy = ox + (start[0] + end[0]) / 2, oy + (start[1] + end[1]) / 2
    first = math.atan2((hy - oy) / ry, (hx - ox) / rx)
    turn = math.atan2((-hy - oy) / ry, (-hx - ox) / rx) - first
    if sweep and turn < 0:
        turn += 2 * math.pi
    if not sweep and turn > 0:
        turn -= 2 * math.pi
    count = max(6, int(abs(turn) / ARC_STEP))
    for k in range(1, count + 1):
        angle = first + turn * k / count
        yield cx + rx * math.cos(angle), cy + ry * math.sin(angle)


@lru_cache(maxsize=4096)
def flatten(d: Path, steps: int = CURVE_STEPS) -> tuple[tuple[XY, ...], ...]:
    """Path data to polylines, one per subpath.  Knows M L H V C Q A Z and their relative forms."""
    tokens = [letter or digits for letter, digits in TOKENS.findall(d)]
    lines: list[list[XY]] = []
    here: XY = (0.0, 0.0)
    start: XY = here
    command = "M"
    i = 0

    def take(count: int) -> list[float]:
        nonlocal i
        values = [float(t) for t in tokens[i : i + count]]
        i += count
        return values

    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        kind = command.upper()
        ox, oy = here if command.islower() else (0.0, 0.0)
        if kind == "Z":
            here = start
            continue
        if kind == "M":
            x, y = take(2)
            here = start = (ox + x, oy + y)
            lines.append([here])
            command = "l" if command.islower() else "L"
            continue
        line = lines[-1]
        if kind == "L":
            x, y = take(2)
            line.append((ox + x, oy + y))
        elif kind == "H":
            line.append((ox + take(1)[0], here[1]))
        elif kind == "V":
            line.append((here[0], oy + take(1)[0]))
        elif kind == "C":
            v = take(6)
            line.extend(
                _cubic(here, (ox + v[0], oy + v[1]), (ox + v[2], oy + v[3]), (ox + v[4], oy + v[5]), steps)
            )
        elif kind == "Q":
            v = take(4)
            line.extend(_quadratic(here, (ox + v[0], oy + v[1]), (ox + v[2], oy + v[3]), steps))
        else:
            v = take(7)
            line.extend(_arc(here, v[0], v[1], bool(v[3]), bool(v[4]), (ox + v[5], oy + v[6])))
        here = line[-1]
    return tuple(tuple(line) for line in lines)


# ---------------------------------------------------------------- areas


@lru_cache(maxsize=4096)
def area(d: Path) -> Area:
    """The filled area of path data; overlapping subpaths cut holes (even-odd)."""
    result: Area = Polygon()
    for line in flatten(d):
        if len(line) > 2:
            result = result.symmetric_difference(Polygon(line).buffer(0))
    return result


def _ring(coordinates: Iterable[XY]) -> Path:
    """A closed ring as 'M first l steps z', in whole tenths so that no error adds up."""
    points: list[tuple[int, int]] = []
    for x, y in coordinates:
        point = (round(x * 10), round(y * 10))
        if not points or point != points[-1]:
            points.append(point)
    if len(points) > 1 and points[0] == points[-1]:
        points.pop()
    if len(points) < 3:
        return ""
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(points)]
    body = _join(value for step in steps for value in step)
    return f"M{_join(points[0])}l{body}z"


def _join(values: Iterable[int]) -> str:
    text = ""
    for value in values:
        word = tenths(value)
        text += word if not text or word.startswith("-") else f" {word}"
    return text


def outline(shape: Area, tolerance: float = SIMPLIFY) -> Path:
    """The path data of an area."""
    shape = shape.simplify(tolerance)
    rings = []
    for part in getattr(shape, "geoms", [shape]):
        if part.is_empty or part.geom_type != "Polygon":
            continue
        part = orient(part)  # holes run against the outside, so that any fill rule cuts them out
        rings.append(_ring(part.exterior.coords))
        rings.extend(_ring(hole.coords) for hole in part.interiors)
    return "".join(rings)


def merged(areas: Sequence[Area], soften: float = 0.0) -> Area:
    """Union of areas; `soften` rounds the inner corners with that radius."""
    result = unary_union(list(areas))
    return result.buffer(soften, 6).buffer(-soften, 6) if soften else result


def shifted(shape: Area, dx: float, dy: float) -> Area:
    return affinity.translate(shape, dx, dy)


def transformed(shape: Area, x: float, y: float, scale: float, turn: float, flip: bool) -> Area:
    """Scale and mirror about the origin, turn (degrees, clockwise on screen), then move."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    sx = -scale if flip else scale
    return affinity.affine_transform(shape, [cos * sx, -sin * scale, sin * sx, cos * scale, x, y])


def stretched(shape: Area, factor: float) -> Area:
    """The shape with all its widths, seen from x = 0, times `factor`."""
    return affinity.affine_transform(shape, [factor, 0, 0, 1, 0, 0])


def disc(x: float, y: float, radius: float, quarter_steps: int = 8) -> Area:
    return Point(x, y).buffer(radius, quarter_steps)


def sausage(first: Area, second: Area) -> Area:
    """Convex hull of two areas."""
    return unary_union([first, second]).convex_hull


def contains(shape: Area, x: float, y: float) -> bool:
    return bool(shape.contains(Point(x, y)))


def pieces(line: Sequence[XY], inside: Area) -> Iterator[list[XY]]:
    """The parts of a polyline that lie in an area."""
    if len(line) < 2:
        return
    cut = LineString(line).intersection(inside)
    for part in getattr(cut, "geoms", [cut]):
        if part.geom_type == "LineString" and part.length > 0:
            yield [(float(x), float(y)) for x, y in part.coords]


def polyline(points: Sequence[XY]) -> Path:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
