"""Dress: legs and shoes, ruffs, collars, capes, cloaks and belts."""

import math
from collections.abc import Sequence

from ..kit import geometry as geo
from ..kit.art import Art
from ..kit.geometry import XY, Path, path
from ..kit.shading import Hatch
from ..kit.shapes import (
    Knot,
    along,
    at,
    circle,
    curve,
    diamond,
    ellipse,
    inset,
    limb,
    line,
    moved,
    polygon,
    rect,
    smooth,
    union,
    wedge,
)  # fmt: skip
from ..palette import SKIN_LINE, shade_of

# ---------------------------------------------------------------- legs and feet


def leg(
    art: Art, knots: Sequence[Knot], widths: Sequence[float], colour: str, hatch: Hatch | None = None
) -> None:
    """A stockinged or bare leg, from the hip or knee down to the ankle."""
    art.shape(limb(knots, widths), colour, (6, 0), hatch or Hatch(4, 4, 10, 1.6))


def shoe(colour: str, trim: str | None = None) -> Art:
    """Low shoe seen from the side, toe to the left; 0,0 is the ankle, the sole lies at y = 17."""
    art = Art(1.8)
    upper: list[Knot] = [
        (-9, -3, "c"), (0, 0), (9, -5, "c"), (11, 6), (11, 15, "c"), (-4, 15), (-24, 16), (-33, 14),
        (-31, 8), (-20, 4),
    ]  # fmt: skip
    art.shape(smooth(upper), colour, (4, 3), Hatch(60, 3.4, 6, 1.3))
    art.fill("M-34 13.4Q-20 17.6 -4 15.4V17.6Q-22 19 -34 16ZM2 14.6H12V18.4H3Z")
    if trim:
        art.shape(rect(-13, 0.6, 9, 6.4, 1.2), trim, (1.4, 1), line=1.2)
    return art


def shoe_front(colour: str, bow: str | None = None) -> Art:
    """Shoe seen half from the front, toe to the lower left; 0,0 is the ankle."""
    art = Art(1.8)
    upper: list[Knot] = [
        (-8, -5, "c"), (0, -1), (9, -5, "c"), (11, 6), (6, 15), (-4, 18), (-16, 19), (-23, 16), (-20, 9),
        (-12, 3),
    ]  # fmt: skip
    art.shape(smooth(upper), colour, (4, 3), Hatch(60, 3.4, 6, 1.3))
    art.fill("M-24 16Q-14 21 -2 18.6L7 14.6V17.6Q-4 21.6 -16 21Q-23 20 -24 16Z")
    if bow:
        art.place(ribbon_bow(bow), -4, 3, 0.55)
    return art


def boot(colour: str, cuff: str) -> Art:
    """Riding boot, toe to the left: cuff at y -50..-36, sole at y = 18, 0,0 = ankle."""
    art = Art(1.8)
    art.stroke("M9 2L18 4", 2.6).stroke("M18 -1L19 9M14.6 5.6L22.4 2.4", 1.5)
    shaft: list[Knot] = [
        (-11, -42, "c"), (11, -42, "c"), (12, -26), (9, -8), (11, 4), (11, 14, "c"), (-4, 14), (-22, 15),
        (-31, 13), (-29, 7), (-18, 3), (-9, -6), (-10, -24),
    ]  # fmt: skip
    art.shape(smooth(shaft), colour, (5, 2), Hatch(10, 3.6, 9, 1.5))
    art.folds([(-8, -9, 4, -5, 1), (-9, -4, 7, 0, 2), (-8, -15, 2, -13, 1)], 1)
    art.fill("M-32 12.5Q-20 17 -3 14.4V17.4Q-22 18.6 -32 16ZM2 14H12V18.8H3Z")
    cuff_knots: list[Knot] = [
        (-15, -50, "c"), (0, -47), (15, -50, "c"), (13, -36, "c"), (0, -33), (-13, -36, "c"),
    ]  # fmt: skip
    return art.shape(smooth(cuff_knots), cuff, (4, 2))


BARE_FOOT: list[Knot] = [
    (-8, -14), (8, -14), (8, -4), (11, 6), (9, 14), (0, 14), (-8, 11.6), (-20, 15), (-28, 14), (-28, 9),
    (-20, 4), (-10, -4),
]  # fmt: skip


def bare_leg(
    art: Art, knots: Sequence[Knot], widths: Sequence[float], ankle: XY, flip: bool, skin: str, strap: str
) -> None:
    """A bare leg and foot in one outline, in a sandal; the toes point left, or right with `flip`."""
    foot = moved(smooth(BARE_FOOT), ankle[0], ankle[1], 1, 0, flip)
    whole = union(limb(knots, widths), foot)
    art.shape(whole, skin, (6, 1), Hatch(4, 4, 8, 1.3, SKIN_LINE))
    detail = Art(1.7)
    for i in range(4):
        detail.shape(
            ellipse(-29 + i * 4.4, 11.4 + i * 0.7, 3.2 - i * 0.2, 3 - i * 0.12), skin, (1, 1), line=1.1
        )
    detail.fill("M-34 14Q-20 18 -2 15.4L11 15V18H-30Z")
    detail.cord("M-18 4L-11 13M-9 -6Q0 -1 9 -7", 2.2, strap)
    art.place(detail, ankle[0], ankle[1], 1, 0, flip)


def ribbon_bow(colour: str) -> Art:
    """A bow with two loops and two ends, about 44 wide."""
    art = Art(1.7)
    for s in (-1, 1):
        art.shape(
            smooth([(0, 0, "c"), (s * 6, 12), (s * 14, 24), (s * 20, 18, "c"), (s * 12, 8)]), colour, (2, 2)
        )
        art.shape(
            smooth([(0, 0, "c"), (s * 12, -11), (s * 22, -8), (s * 21, 4), (s * 10, 5)]), colour, (2.5, 2)
        )
        art.stroke(line((s * 3, -0.5), (s * 13, -2)), 1)
    return art.shape(ellipse(0, 0, 4.4, 5), colour, (1.6, 1.4))


def garter(colour: str, width: float, bow_side: int = 0) -> Art:
    """A band round the leg with a small bow at one side (-1, 0 none, 1)."""
    art = Art(1.7)
    half = width / 2
    if bow_side:
        art.place(ribbon_bow(colour), bow_side * half, 2, 0.62, bow_side * 12)
    return art.shape(limb([(-half, -1), (0, 2.4), (half, -1)], [8, 8.4, 8], 6), colour, (2, 2))


# ---------------------------------------------------------------- collars, capes, cloaks


def ruff(width: float = 74, height: float = 26, colour: str = "white") -> Art:
    """Pleated ruff seen a little from above; 0,0 = neck.  Draw it before the head."""
    art = Art(1.6)
    count = 13
    for j in sorted(range(count), key=lambda n: -abs(n - (count - 1) / 2)):
        t = math.pi * (j + 0.5) / count
        x, y = -width / 2 * math.cos(t), height * 0.5 * math.sin(t) + 1
        k = 0.62 + 0.38 * math.sin(t)
        art.shape(ellipse(x, y, 6.6 * k, 9.5), colour, (2, 1.6), line=1.5)
        art.shape(ellipse(x, y + 1, 2.2 * k, 5.2), shade_of(colour) or colour, (0, 0), line=0.9)
    half = width / 2
    top: list[Knot] = [
        (-half - 3, -3), (-width * 0.36, -10), (0, -13), (width * 0.36, -10), (half + 3, -3),
        (width * 0.36, 6), (0, 10), (-width * 0.36, 6),
    ]  # fmt: skip
    art.shape(smooth(top), colour, (4, 4))
    pleats = ""
    for i in range(1, count):
        t = math.pi * i / count
        cos, sin = math.cos(t), math.sin(t)
        pleats += wedge(
            -width * 0.24 * cos, height * 0.1 * sin - 2, -width * 0.48 * cos, height * 0.33 * sin - 2, 0.8
        )
    return art.fill(pleats).fill(ellipse(0, -4, width * 0.19, height * 0.18), shade_of(colour) or colour)


def lace_collar(width: float = 64, colour: str = "white") -> Art:
    """Falling collar with a scalloped edge, open in front; 0,0 = throat."""
    art = Art(1.7)
    count = 7
    for s in (-1, 1):
        knots: list[Knot] = [(s * 3, -2, "c")]
        for i in range(count):
            t = i / (count - 1)
            x, y = s * (5 + t * (width / 2 - 4)), 22 - 15 * t * t - 3 * t
            knots += [(x - s * 1.8, y + 1), (x + s * 1.4, y + 2.4), (x + s * 3, y - 1.4, "c")]
        knots += [(s * (width / 2 + 1), -2), (s * width * 0.3, -11, "c"), (s * 9, -9)]
        art.shape(smooth(knots), colour, (3, 3))
        for i in range(count):
            t = i / (count - 1)
            art.stroke(circle(s * (6 + t * (width / 2 - 6)), 18 - 15 * t * t - 3 * t, 1.7), 0.8)
    return art


def ermine_spot(x: float, y: float, scale: float = 1) -> Path:
    """One ermine tail."""
    a, b = 3 * scale, 6 * scale
    top = y - b * 0.7
    right = path("M", x, top, "C", x + a, y, x + a, y + b * 0.8, x + a * 0.5, y + b)
    left = path("C", x - a, y + b * 0.8, x - a, y, x, top, "Z")
    return right + path("L", x, y + b * 0.6, "L", x - a * 0.5, y + b) + left


def scatter(within: Path, motif: Path, dx: float, dy: float, margin: float = 4) -> Path:
    """A small motif, drawn around 0,0, repeated in staggered rows over a cloth."""
    cloth = geo.area(inset(within, margin))
    if cloth.is_empty:
        return ""
    left, top, right, bottom = cloth.bounds
    parts = []
    for row in range(math.ceil((bottom - top) / dy) + 1):
        y = top + row * dy
        for column in range(math.ceil((right - left) / dx) + 1):
            x = left + (column + row % 2 * 0.5) * dx
            if geo.contains(cloth, x, y):
                parts.append(moved(motif, x, y))
    return "".join(parts)


def cloak_edge(art: Art, knots: Sequence[Knot], width: float, colour: str = "yellow") -> None:
    """A border along the hem or front edge of a cloak."""
    art.cord(curve(*knots), width, colour, 2.8)


def belt(width: float, colour: str, buckle: str | None = "yellow", sag: float = 6) -> Art:
    """A belt across the waist; 0,0 = its middle."""
    art = Art(1.9)
    half = width / 2
    top = f"M{-half:.1f} -6Q0 {-6 + sag} {half:.1f} -6"
    art.shape(f"{top}L{half + 0.6:.1f} 5Q0 {5 + sag} {-half - 0.6:.1f} 5Z", colour, (3, 1.5))
    if buckle:
        art.shape(rect(-8, -6 + sag / 2, 16, 14, 2.4), buckle, (2, 1.6), line=1.7)
        art.shape(
            diamond(0, 1 + sag / 2, 4.4, 4.2), "red" if colour != "red" else "blue", (1.4, 1.2), line=1.1
        )
    return art


def buttons(
    art: Art, x: float, y0: float, y1: float, count: int, colour: str = "yellow", drift: float = 0
) -> None:
    for i in range(count):
        u = i / (count - 1)
        art.shape(circle(x + drift * u, y0 + (y1 - y0) * u, 2.7), colour, (1, 0.9), line=1.1)


def fringe(art: Art, knots: Sequence[Knot], length: float, count: int, colour: str = "yellow") -> None:
    """Short hanging strips under a hem."""
    centre = along(knots)
    for i in range(count):
        x, y, _, _ = at(centre, (i + 0.5) / count)
        half = 0.42 * math.dist(centre[0], centre[-1]) / count
        art.shape(
            polygon((x - half, y), (x + half, y), (x + half, y + length), (x - half, y + length)),
            colour,
            (1.4, 0),
            line=1.3,
        )
