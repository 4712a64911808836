"""Outlines as path data: primitives, smooth curves, limbs, leaves, and boolean operations.

A knot is (x, y), or (x, y, "c") for a sharp corner.
"""

import itertools
import math
from collections.abc import Sequence
from typing import TypeAlias

from . import geometry as geo
from .geometry import XY, Path, area, flatten, number, outline

Knot: TypeAlias = tuple[float, float] | tuple[float, float, str]

THIN_LIMB = 16
ALONG_STEPS = 8


# ---------------------------------------------------------------- primitives


def ellipse(x: float, y: float, rx: float, ry: float) -> Path:
    radii = f"A{number(rx)} {number(ry)} 0 1 1"
    left, right = f"{number(x - rx)} {number(y)}", f"{number(x + rx)} {number(y)}"
    return f"M{left}{radii} {right}{radii} {left}Z"


def circle(x: float, y: float, r: float) -> Path:
    return ellipse(x, y, r, r)


def ring(x: float, y: float, outer: float, inner: float) -> Path:
    """A flat ring: the inner circle is a hole (drawn with fill-rule even-odd)."""
    return outline(geo.disc(x, y, outer, 24).difference(geo.disc(x, y, inner, 24)), 0.05)


def rect(x: float, y: float, w: float, h: float, r: float = 0) -> Path:
    if not r:
        return f"M{number(x)} {number(y)}H{number(x + w)}V{number(y + h)}H{number(x)}Z"
    arc = f"A{number(r)} {number(r)} 0 0 1"
    return (
        f"M{number(x + r)} {number(y)}H{number(x + w - r)}{arc} {number(x + w)} {number(y + r)}"
        f"V{number(y + h - r)}{arc} {number(x + w - r)} {number(y + h)}"
        f"H{number(x + r)}{arc} {number(x)} {number(y + h - r)}"
        f"V{number(y + r)}{arc} {number(x + r)} {number(y)}Z"
    )


def polygon(*points: XY) -> Path:
    return geo.polyline(points) + "Z"


def line(*points: XY) -> Path:
    return geo.polyline(points)


def diamond(x: float, y: float, rx: float, ry: float) -> Path:
    return polygon((x - rx, y), (x, y - ry), (x + rx, y), (x, y + ry))


def star(x: float, y: float, outer: float, inner: float, points: int, turn: float = -90) -> Path:
    corners = []
    for k in range(points * 2):
        angle = math.radians(turn + 180 * k / points)
        radius = inner if k % 2 else outer
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polygon(*corners)


# ---------------------------------------------------------------- curves


def smooth(knots: Sequence[Knot], closed: bool = True) -> Path:
    """Catmull-Rom curve through the knots; a knot with a third member is a sharp corner."""
    count = len(knots)
    points = [(float(k[0]), float(k[1])) for k in knots]
    sharp = [len(k) > 2 for k in knots]

    def pull(before: XY, after: XY, is_sharp: bool) -> XY:
        return (0.0, 0.0) if is_sharp else ((after[0] - before[0]) / 6, (after[1] - before[1]) / 6)

    d = f"M{number(points[0][0])} {number(points[0][1])}"
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        before, start, end, after = points[i - 1], points[i], points[j], points[(i + 2) % count]
        if not closed and i == 0:
            before = start
        if not closed and i == count - 2:
            after = end
        out = pull(before, end, sharp[i])
        back = pull(start, after, sharp[j])
        d += f"C{number(start[0] + out[0])} {number(start[1] + out[1])} "
        d += f"{number(end[0] - back[0])} {number(end[1] - back[1])} {number(end[0])} {number(end[1])}"
    return d + ("Z" if closed else "")


def curve(*knots: Knot) -> Path:
    """Open smooth curve."""
    return smooth(knots, closed=False)


def along(knots: Sequence[Knot], steps: int = ALONG_STEPS) -> tuple[XY, ...]:
    """Points of the smooth open curve through the knots."""
    return flatten(smooth(knots, closed=False), steps)[0]


def at(points: Sequence[XY], u: float) -> tuple[float, float, float, float]:
    """Position and unit direction at the fraction u of a polyline."""
    place = max(0.0, min(1.0, u)) * (len(points) - 1)
    j = min(len(points) - 2, int(place))
    (x0, y0), (x1, y1) = points[j], points[j + 1]
    length = math.hypot(x1 - x0, y1 - y0) or 1.0
    t = place - j
    return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, (x1 - x0) / length, (y1 - y0) / length


def blend(values: Sequence[float], u: float) -> float:
    """Linear interpolation in a list of widths."""
    if len(values) == 1:
        return values[0]
    place = max(0.0, min(1.0, u)) * (len(values) - 1)
    j = min(len(values) - 2, int(place))
    return values[j] + (values[j + 1] - values[j]) * (place - j)


def limb(knots: Sequence[Knot], widths: Sequence[float], steps: int = 9) -> Path:
    """A tube of changing width along a curve: union of hulls of discs, so it never crosses itself."""
    centre = along(knots, steps)
    thin = max(widths) < THIN_LIMB
    discs = []
    for i, (x, y) in enumerate(centre):
        width = max(0.6, blend(widths, i / (len(centre) - 1)))
        discs.append(geo.disc(x, y, width / 2, 6 if thin else 12))
    hulls = [geo.sausage(a, b) for a, b in itertools.pairwise(discs)]
    return outline(geo.merged(hulls, 1.6), 0.2 if thin else 0.12)


def band(knots: Sequence[Knot], widths: Sequence[float], notch: tuple[float, float] = (0, 0)) -> Path:
    """A flat ribbon of changing width with straight ends; `notch` cuts a swallow tail that deep into the
    first and the last end."""
    centre = along(knots, 12)
    left: list[XY] = []
    right: list[XY] = []
    for i in range(len(centre)):
        u = i / (len(centre) - 1)
        x, y, dx, dy = at(centre, u)
        half = blend(widths, u) / 2
        left.append((x - dy * half, y + dx * half))
        right.append((x + dy * half, y - dx * half))
    ends: list[list[XY]] = []
    for depth, u, sign in ((notch[0], 0.0, 1), (notch[1], 1.0, -1)):
        x, y, dx, dy = at(centre, u)
        ends.append([(x + dx * depth * sign, y + dy * depth * sign)] if depth else [])
    return outline(area(polygon(*left, *ends[1], *reversed(right), *ends[0])), 0.15)


def wedge(x0: float, y0: float, x1: float, y1: float, thick: float, bend: float = 0) -> Path:
    """A fold line: thin leaf pointed at both ends."""
    length = math.hypot(x1 - x0, y1 - y0) or 1.0
    nx, ny = -(y1 - y0) / length, (x1 - x0) / length
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    side = f"Q{number(mx + nx * (bend + thick))} {number(my + ny * (bend + thick))}"
    other = f"Q{number(mx + nx * (bend - thick))} {number(my + ny * (bend - thick))}"
    first, last = f"{number(x0)} {number(y0)}", f"{number(x1)} {number(y1)}"
    return f"M{first}{side} {last}{other} {first}Z"


def leaf(length: float, width: float) -> Path:
    """Pointed leaf from 0,0 along +x."""
    a, b, h = number(length * 0.25), number(length * 0.72), width * 0.61
    end = number(length)
    return f"M0 0C{a} {number(-h)} {b} {number(-h)} {end} 0C{b} {number(h)} {a} {number(h)} 0 0Z"


# ---------------------------------------------------------------- boolean operations


def union(*paths: Path, soften: float = 2.5) -> Path:
    """One silhouette out of overlapping shapes, inner corners softened."""
    return outline(geo.merged([area(p) for p in paths], soften), 0.1)


def common(first: Path, second: Path) -> Path:
    return outline(area(first).intersection(area(second)), 0.1)


def minus(first: Path, second: Path) -> Path:
    return outline(area(first).difference(area(second)), 0.1)


def moved(d: Path, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False) -> Path:
    """The path itself moved (scale and mirror first, then turn, then shift)."""
    return outline(geo.transformed(area(d), x, y, scale, turn, flip), 0.08)


def inset(d: Path, by: float) -> Path:
    """The path drawn in by so many units on all sides."""
    return outline(area(d).buffer(-by), 0.1)


def widened(d: Path, factor: float) -> Path:
    """The path made wider or narrower about x = 0."""
    return outline(geo.stretched(area(d), factor), 0.08)


def mirrored_points(knots: Sequence[Knot], axis: float = 0) -> list[Knot]:
    """The knots mirrored on the vertical x = axis."""
    flipped: list[Knot] = []
    for k in knots:
        flipped.append((2 * axis - k[0], k[1], "c") if len(k) > 2 else (2 * axis - k[0], k[1]))
    return flipped
