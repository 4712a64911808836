"""What courts hold besides their signs: axe, halberd, sceptres, orb, arrow.

Upright, 0,0 = where the hand grips; `above` and `below` are the lengths of the shaft from there.
"""

import itertools
import math
from collections.abc import Sequence

from ..kit.art import Art, mirrored
from ..kit.shading import Hatch
from ..kit.shapes import (
    Knot,
    along,
    at,
    circle,
    curve,
    diamond,
    ellipse,
    leaf,
    limb,
    line,
    moved,
    polygon,
    rect,
    smooth,
    star,
)
from .hats import cross


def _shaft(art: Art, above: float, below: float, colour: str, width: float = 7) -> None:
    """A round pole with a few rings."""
    art.shape(rect(-width / 2, -above, width, above + below), colour, (2.4, 0))


def axe(above: float, below: float) -> Art:
    """A battle axe: broad blade at the right, spike at the left, point on top."""
    art = Art(1.8)
    _shaft(art, above, below, "brown")
    top = -above
    blade: list[Knot] = [
        (3, top + 6, "c"), (14, top + 3), (24, top - 8, "c"), (31, top + 8), (31, top + 30),
        (24, top + 46, "c"), (14, top + 34), (3, top + 30, "c"),
    ]  # fmt: skip
    art.shape(smooth(blade), "steel", (3, 2), Hatch(0, 3.6, 10, 1.5))
    art.stroke(curve((22, top - 3), (26.6, top + 8), (26.6, top + 30), (22, top + 41)), 1)
    spike: list[Knot] = [
        (-3, top + 10, "c"), (-12, top + 12), (-21, top + 20, "c"), (-12, top + 24), (-3, top + 28, "c"),
    ]  # fmt: skip
    art.shape(smooth(spike), "steel", (2, 2))
    art.shape(polygon((-4.5, top + 1), (0, top - 20), (4.5, top + 1)), "steel", (2, 0))
    art.shape(rect(-5.6, top, 11.2, 36, 2), "yellow", (3, 1), line=1.6)
    for y in (top + 9, top + 18, top + 27):
        art.fill(circle(0, y, 1.7))
    return art


def halberd(above: float, below: float, tassel: str = "red") -> Art:
    """A halberd: long point, crescent blade at the left, hook at the right, a tassel below."""
    art = Art(1.8)
    _shaft(art, above, below, "brown")
    top = -above
    point: list[Knot] = [
        (-4, top + 4, "c"), (-5.6, top - 14), (0, top - 36, "c"), (5.6, top - 14), (4, top + 4, "c"),
    ]  # fmt: skip
    art.shape(smooth(point), "steel", (3, 0))
    art.stroke(line((0, top), (0, top - 28)), 1)
    blade: list[Knot] = [
        (-3, top + 4, "c"), (-13, top - 2), (-26, top - 10, "c"), (-22, top + 10), (-26, top + 32, "c"),
        (-13, top + 24), (-3, top + 22, "c"),
    ]  # fmt: skip
    art.shape(smooth(blade), "steel", (2.4, 2.4), Hatch(60, 3.4, 8, 1.3))
    hook: list[Knot] = [
        (3, top + 5, "c"), (14, top + 4), (22, top + 14, "c"), (13, top + 14), (3, top + 21, "c"),
    ]  # fmt: skip
    art.shape(smooth(hook), "steel", (2, 2))
    art.shape(rect(-5.4, top + 1, 10.8, 26, 2), "yellow", (3, 1), line=1.5)
    for i in range(-2, 3):
        strand: list[Knot] = [(i * 1.2, top + 28), (i * 3.4, top + 38), (i * 4.4, top + 50)]
        art.shape(limb(strand, [4, 5, 3.4], 5), tassel, (1.2, 0.6), line=1.2)
    return art.shape(ellipse(0, top + 29, 7, 4.4), tassel, (2, 1.2), line=1.5)


def sceptre(above: float, below: float, jewel: str = "red") -> Art:
    """A golden rod with a crowned ball."""
    art = Art(1.7)
    _shaft(art, above, below, "yellow", 6.4)
    for y in (-above * 0.62, -above * 0.3):
        art.shape(ellipse(0, y, 5.6, 3.2), "yellow", (2, 1), line=1.3)
    top = -above
    for s in (-1, 1):
        petal: list[Knot] = [
            (s * 2, top + 2, "c"),
            (s * 11, top - 4),
            (s * 12, top - 18, "c"),
            (s * 5, top - 10),
        ]
        art.shape(smooth(petal), "yellow", (2, 1.4), line=1.4)
    art.shape(circle(0, top - 11, 7.4), jewel, (2.6, 2), line=1.6)
    art.shape(
        limb([(-7, top - 11), (0, top - 9.6), (7, top - 11)], [3.4, 3.4, 3.4], 5), "yellow", (0, 0), line=1.1
    )
    art.shape(cross(0, top - 18), "yellow", (1, 1), line=1.2)
    return art.shape(ellipse(0, top + 3, 6.4, 3.4), "yellow", (2, 1), line=1.4)


def crook(above: float, below: float, ribbon: str = "red") -> Art:
    """A staff whose head curls to the left, wound with a ribbon."""
    art = Art(1.7)
    _shaft(art, above, below, "yellow", 6.4)
    top = -above
    curl: list[Knot] = [
        (0, top + 4), (1, top - 16), (-6, top - 32), (-20, top - 34), (-29, top - 23), (-25, top - 10),
        (-14, top - 10), (-13, top - 19), (-18, top - 21),
    ]  # fmt: skip
    art.shape(limb(curl, [6.6, 6.8, 7, 7, 6.6, 6, 5, 4, 4], 9), "yellow", (2, 1.6))
    for x, y, turn in ((5, top - 14, 10), (0, top - 33, -50), (-26, top - 36, -110)):
        art.shape(moved(leaf(10, 8), x, y, 1, turn - 30), "yellow", (1.4, 1), line=1.2)
    for i in range(int((above + below) / 26)):
        y = top + 14 + i * 26
        art.shape(polygon((-3.4, y + 9), (3.4, y), (3.4, y + 7), (-3.4, y + 16)), ribbon, (0, 0), line=1.1)
    return art.shape(ellipse(0, top + 4, 6.6, 3.8), "yellow", (2, 1), line=1.4)


def orb(colour: str = "blue", band: str = "yellow") -> Art:
    """The orb, 0,0 = its foot."""
    art = Art(1.8)
    art.shape(circle(0, -22, 22), colour, (6, 4), Hatch(35, 3.8, 12, 1.6))
    art.shape(limb([(-21.4, -24), (0, -17), (21.4, -24)], [7, 7.4, 7], 7), band, (1.6, 1.6), line=1.5)
    art.shape(limb([(-2, -43), (1, -32), (0, -21)], [6, 6.6, 6.6], 6), band, (1.6, 0), line=1.5)
    for x, y in ((-12, -20.8), (0, -18), (12, -20.8)):
        art.fill(circle(x, y, 1.7), "red" if band == "yellow" else "white")
    art.shape(ellipse(0, -44.4, 5.4, 3.4), "yellow", (2, 1), line=1.4)
    return art.place(Art(1.5).shape(cross(0, 0), "yellow", (1.2, 1)), 0, -46, 1.45)


def arrow(above: float, below: float, vane: str = "red", other: str = "white") -> Art:
    """A great arrow, feathers up; the shaft goes on downwards."""
    art = Art(1.7)
    top = -above
    art.shape(rect(-2.6, top - 4, 5.2, above + below + 4, 1), "brown", (1.8, 0), line=1.5)

    def half() -> Art:
        side = Art(1.6)
        edge: list[Knot] = [
            (-2.4, top + 2, "c"), (-9, top - 8), (-15, top - 12, "c"), (-16, top + 20),
            (-13, top + 40, "c"), (-8, top + 46), (-2.4, top + 54, "c"),
        ]  # fmt: skip
        side.shape(smooth(edge), vane, (2.4, 1.4))
        stripe: list[Knot] = [
            (-2.4, top + 18, "c"), (-15.6, top + 6, "c"), (-15.8, top + 17, "c"), (-2.4, top + 29, "c"),
        ]  # fmt: skip
        side.shape(smooth(stripe), other, (1.6, 1), line=1.2)
        barbs = [line((-3, top + y), (-14.4, top + y - 10)) for y in (10, 38, 46)]
        return side.stroke("".join(barbs), 0.9)

    art.place(half()).place(mirrored(half))
    return art


def chain(knots: Sequence[Knot], colour: str = "yellow", jewel: str = "red") -> Art:
    """A collar chain along a curve, a jewel star at its lowest point."""
    art = Art(1.4)
    art.cord(curve(*knots), 4.4, colour, 2.4)
    centre = along(knots)
    length = sum(math.dist(p, q) for p, q in itertools.pairwise(centre))
    count = int(length / 7)
    links = [at(centre, k / count) for k in range(1, count)]
    art.fill("".join(circle(x, y, 1.5) for x, y, _, _ in links))
    x, y = max(centre, key=lambda p: p[1])
    art.shape(star(x, y + 7, 11, 6, 8), colour, (1.6, 1.4), line=1.3)
    return art.shape(diamond(x, y + 7, 4, 4.6), jewel, (1, 1), line=1)
