"""Sleeves from the shoulder to the cuff, and what trims them."""

import math
from collections.abc import Sequence

from ..kit.art import Art
from ..kit.shading import Hatch
from ..kit.shapes import (
    Knot,
    along,
    at,
    blend,
    circle,
    common,
    limb,
    smooth,
    wedge,
)
from ..palette import INK
from .heads import strands


def sleeve(
    art: Art,
    knots: Sequence[Knot],
    widths: Sequence[float],
    colour: str,
    angle: float = 22,
    depth: float = 13,
) -> None:
    """A plain sleeve from the shoulder to the wrist."""
    art.shape(limb(knots, widths, 12), colour, (6, 2.6), Hatch(angle, 4.2, depth, 1.8))


def lifted_sleeve(art: Art, knots: Sequence[Knot], widths: Sequence[float], colour: str) -> None:
    """A sleeve bent sharply upwards, its elbow the third knot.  It is shaded from below: strokes along the
    inside of the forearm would make a dark spot in the bend."""
    art.shape(limb(knots, widths, 12), colour, (2.4, 4.6), Hatch(84, 4.2, 12, 1.8))
    (sx, sy), (ex, ey), (wx, wy) = (knots[i][:2] for i in (0, 2, -1))
    up, down = math.atan2(sy - ey, sx - ex), math.atan2(wy - ey, wx - ex)
    inward = math.atan2(math.sin(up) + math.sin(down), math.cos(up) + math.cos(down))
    x, y = ex + math.cos(inward) * widths[2] * 0.8, ey + math.sin(inward) * widths[2] * 0.8
    folds = []
    for spread, length in ((-0.6, 0.46), (0.1, 0.56), (0.75, 0.46)):
        angle = inward + math.pi + spread
        folds.append(
            (x, y, x + math.cos(angle) * widths[2] * length, y + math.sin(angle) * widths[2] * length, 1.6)
        )
    art.folds(folds, 1.5)


def slashed_sleeve(
    art: Art, knots: Sequence[Knot], widths: Sequence[float], colour: str, under: str, rows: int = 3
) -> None:
    """A wide sleeve with long slashes that show the second colour."""
    sleeve(art, knots, widths, colour)
    centre = along(knots)
    for i in range(rows):
        u0, u1 = (i + 0.14) / rows, (i + 0.86) / rows
        half = blend(widths, (u0 + u1) / 2)
        for offset in (-0.28, 0, 0.28):
            x0, y0, ax, ay = at(centre, u0)
            x1, y1, bx, by = at(centre, u1)
            side = half * offset
            cut = wedge(
                x0 - ay * side, y0 + ax * side, x1 - by * side, y1 + bx * side, half * 0.11, side * 0.3
            )
            art.shape(cut, under, (1, 1), line=1.2)


def puffed_sleeve(
    art: Art,
    knots: Sequence[Knot],
    widths: Sequence[float],
    colour: str,
    band: str,
    puffs: int = 3,
    under: str | None = None,
) -> None:
    """Puffs from the shoulder to the wrist with bands between."""
    centre = along(knots)
    for i in range(puffs - 1, -1, -1):
        u0, u1 = i / puffs, (i + 1) / puffs
        points: list[Knot] = [at(centre, u0 + (u1 - u0) * k / 4)[:2] for k in range(5)]
        w = blend(widths, (u0 + u1) / 2)
        profile = [w * 0.72, w * 1.06, w * 1.14, w * 1.02, w * 0.7]
        art.shape(limb(points, profile), colour, (6, 2), Hatch(25, 4, 10, 1.6))
        strands(art, points, [w] * 5, (-0.3, 0, 0.3), (0.12, 0.9), 1.1, under or INK)
    for i in range(1, puffs):
        x, y, dx, dy = at(centre, i / puffs)
        h = blend(widths, i / puffs) * 0.46
        band_knots: list[Knot] = [(x - dy * h, y + dx * h), (x, y), (x + dy * h, y - dx * h)]
        art.shape(limb(band_knots, [6, 6.6, 6], 4), band, (1.6, 1.4), line=1.5)


def hoops(
    art: Art,
    knots: Sequence[Knot],
    widths: Sequence[float],
    places: Sequence[float],
    thick: float,
    colour: str,
) -> None:
    """Bands round a sleeve at fractions of its length; knots and widths are those of the sleeve."""
    whole = limb(knots, widths, 12)
    centre = along(knots)
    for u in places:
        x, y, dx, dy = at(centre, u)
        half = blend(widths, u) * 0.6
        across: list[Knot] = [
            (x - dy * half, y + dx * half), (x + dx * thick * 0.4, y + dy * thick * 0.4),
            (x + dy * half, y - dx * half),
        ]  # fmt: skip
        art.shape(common(limb(across, [thick] * 3, 7), whole), colour, (2, 1.6), line=1.4)


def cuff(colour: str, width: float = 24, height: float = 11, lace: bool = False) -> Art:
    """A cuff across a vertical forearm, 0,0 = its middle; with `lace` a frill on the hand side (up)."""
    art = Art(1.7)
    h, w = height / 2, width / 2
    if lace:
        for i in range(5):
            x = -w + width * (i + 0.5) / 5
            art.shape(circle(x, -h, width / 8.5), "white", (1, 1), line=1.2)
    art.shape(
        smooth([(-w, h, "c"), (-w - 1.5, -h, "c"), (0, -h - 2), (w + 1.5, -h, "c"), (w, h, "c"), (0, h - 2)]),
        colour,
        (3, 1.6),
    )
    return art


def upper_slashes(art: Art, knots: Sequence[Knot], widths: Sequence[float], colour: str) -> None:
    """Three long slashes in the upper arm that show a second colour."""
    x0, y0 = knots[0][0], knots[0][1]
    x1, y1 = knots[1][0], knots[1][1]
    length = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / length, (x1 - x0) / length
    for across in (-0.25, 0.0, 0.25):
        side = widths[0] * across
        ax, ay = x0 + (x1 - x0) * 0.12 + nx * side, y0 + (y1 - y0) * 0.12 + ny * side
        bx, by = x0 + (x1 - x0) * 0.74 + nx * side, y0 + (y1 - y0) * 0.74 + ny * side
        art.shape(wedge(ax, ay, bx, by, 5, across * 8), colour, (1.2, 1), line=1.3)


def shoulder_wing(art: Art, x: float, y: float, side: int, colour: str, trim: str) -> None:
    """A crescent over the seam of a sleeve; `side` is -1 for the arm at the left."""
    wing = Art(1.8)
    crescent: list[Knot] = [
        (-25, 12, "c"), (-20, -8), (-2, -18), (18, -10), (25, 10, "c"), (12, 2), (-2, -2), (-14, 3),
    ]  # fmt: skip
    wing.shape(smooth(crescent), colour, (2.4, 2))
    tabs = [(-19, 2), (-10, -6), (0, -10), (10, -7), (18, 1)]
    wing.fill("".join(circle(tx, ty, 2.5) for tx, ty in tabs), trim)
    art.place(wing, x, y, 1, side * 34)
