"""Feathers: ostrich plumes, sickle feathers, flight quills and rows of them."""

import itertools
import math
from collections.abc import Sequence

from ..kit.art import Art
from ..kit.geometry import Path, path
from ..kit.shapes import Knot, along, at, blend, curve, limb, line, union
from ..palette import glint_of, shade_of, tone

BARB_SPACING = 7.5
PLUME_PROFILE = [0.4, 0.8, 1, 1.02, 0.95, 0.8]


def plume(points: Sequence[Knot], width: float, colour: str = "red", line_width: float = 1.5) -> Art:
    """Ostrich plume along a quill (base to tip): swept barbs, a drooping tip, a white shaft."""
    centre = along(points)
    length = sum(math.dist(p, q) for p, q in itertools.pairwise(centre))
    count = max(7, int(length / BARB_SPACING))
    parts: list[Path] = [limb(points, [2, width * 0.5, width * 0.6, width * 0.55, width * 0.4], 6)]
    veins: list[Path] = []
    for i in range(count):
        u = 0.02 + 0.94 * i / (count - 1)
        x, y, dx, dy = at(centre, u)
        for side in (-1, 1):
            reach = width / 2 * blend(PLUME_PROFILE, u) * (1.04 if (i + (side > 0)) % 2 else 0.9)
            barb = _barb(x, y, dx, dy, side, reach)
            parts.append(limb(barb, [7, 9.5, 7, 2], 4))
            (ax, ay), (bx, by) = barb[1][:2], barb[2][:2]
            veins.append(curve((x + dx, y + dy), (ax + dx * 2, ay + dy * 2), (bx, by)))
    parts.append(_tip(centre, width))
    art = Art(line_width)
    art.shape(union(*parts, soften=0), colour, (3, 2.4))
    art.stroke("".join(veins), 0.85, glint_of(colour))
    shaft = curve(*points)
    return art.stroke(shaft, 2.4).stroke(shaft, 1, "white")


def _barb(x: float, y: float, dx: float, dy: float, side: int, reach: float) -> list[Knot]:
    nx, ny = -dy * side, dx * side
    steps = ((0, 0), (0.5, 0.55), (0.92, 0.8), (1.2, 0.62))  # sideways, forward
    return [(x + (nx * a + dx * b) * reach, y + (ny * a + dy * b) * reach) for a, b in steps]


def _tip(centre: Sequence[tuple[float, float]], width: float) -> Path:
    x, y, dx, dy = at(centre, 0.98)
    r = width * 0.3
    knots: list[Knot] = [
        (x, y),
        (x + dx * r, y + dy * r),
        (x + dx * r * 1.5 - dy * r * 0.5, y + dy * r * 1.5 + dx * r * 0.5),
        (x + dx * r * 1.2 - dy * r * 1.1, y + dy * r * 1.2 + dx * r * 1.1),
    ]
    return limb(knots, [width * 0.4, width * 0.38, width * 0.26, 2], 5)


def sickle(points: Sequence[Knot], width: float = 9, colour: str = "black") -> Art:
    """Narrow cock's feather with slits, quill from base to tip."""
    art = Art(1.5)
    widths = [width * 0.3, width * 0.8, width, width * 0.85, width * 0.5, 1]
    art.shape(limb(points, widths, 8), colour, (2, 1.5))
    centre = along(points)
    slits = []
    for i in range(3, 15):
        x, y, dx, dy = at(centre, i / 15)
        h = blend(widths, i / 15) * 0.42
        slits += [line((x, y), (x + dx * 4 - dy * s * h, y + dy * 4 + dx * s * h)) for s in (-1, 1)]
    art.stroke("".join(slits), 0.8, glint_of(colour))
    return art.stroke(curve(*points), 1.2, "white")


def quill(length: float, width: float, colour: str, lower: str | None = None) -> Art:
    """Flight feather from 0,0 along +x: rounded vane in two tones, shaft and barbs."""
    n, w = length, width
    upper_edge = path("M", 0, -w * 0.3, "C", n * 0.35, -w * 0.56, n * 0.8, -w * 0.6, n, -w * 0.05)
    lower_edge = path("C", n * 0.96, w * 0.42, n * 0.5, w * 0.55, 0, w * 0.3, "Z")
    art = Art(1.4)
    art.fill(upper_edge + lower_edge, tone(colour))
    art.fill(f"M0 0H{n:.1f}{lower_edge}", lower or shade_of(colour) or "black")
    barbs = ""
    for u, reach in ((0.45, 0.4), (0.68, 0.32)):
        for s in (1, -1):
            barbs += line((n * u, 0), (n * (u + 0.07), w * reach * s))
    art.stroke(barbs + line((2, 0), (n * 0.9, 0)), 0.9, glint_of(colour))
    return art.stroke(upper_edge + lower_edge, 1.5)


def feather_row(
    art: Art,
    guide: Sequence[Knot],
    count: int,
    angles: tuple[float, float],
    lengths: tuple[float, float],
    width: float,
    colour: str,
) -> None:
    """Overlapping quills along a guide line, angle and length changing from first to last."""
    centre = along(guide)
    for i in range(count):
        u = i / max(1, count - 1)
        x, y, _, _ = at(centre, u)
        length = lengths[0] + (lengths[1] - lengths[0]) * u
        art.place(quill(length, width, colour), x, y, 1, angles[0] + (angles[1] - angles[0]) * u)
