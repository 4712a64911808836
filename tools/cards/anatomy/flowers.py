"""Flowers and leaves on their stems: 0,0 = where the hand holds the stem, the bloom `tall` above it."""

import math

from ..kit.art import Art
from ..kit.geometry import XY
from ..kit.shading import Hatch
from ..kit.shapes import Knot, along, at, circle, curve, ellipse, leaf, limb, moved, smooth

TAU = 2 * math.pi


def _stem(art: Art, tall: float, lean: float, foot: float) -> XY:
    """A slightly bent stem with two leaves; returns where the bloom sits."""
    knots: list[Knot] = [(-lean * 0.2, foot), (0, 0), (lean * 0.2, -tall * 0.5), (lean, -tall)]
    art.shape(limb(knots, [3.6, 4, 4, 4], 8), "green", (1.4, 0), line=1.4)
    centre = along(knots)
    for u, turn in ((0.56, -150), (0.66, -32)):
        x, y, _, _ = at(centre, u)
        art.shape(moved(leaf(21, 13), x, y, 1, turn), "green", (2, 1.6), Hatch(40, 3, 5, 1.1), line=1.5)
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        art.stroke(curve((x, y), (x + cos * 17, y + sin * 17)), 0.9)
    return lean, -tall


def rose(tall: float, lean: float = 0, foot: float = 12, colour: str = "red") -> Art:
    """A heraldic rose: five outer and five inner petals, green sepals, golden heart."""
    art = Art(1.7)
    x, y = _stem(art, tall, lean, foot)
    bloom = Art(1.6)
    for k in range(5):
        angle = TAU * (k + 0.5) / 5 - TAU / 4
        tip = (23 * math.cos(angle), 23 * math.sin(angle))
        bloom.shape(limb([(0, 0), tip], [12, 1.4], 5), "green", (1, 1), line=1.3)
    for radius, size, tint in ((11.5, 9.4, colour), (5.6, 6, "pink" if colour == "red" else "white")):
        for k in range(5):
            angle = TAU * (k + (0.5 if size < 7 else 0)) / 5 - TAU / 4
            petal = circle(radius * math.cos(angle), radius * math.sin(angle), size)
            bloom.shape(petal, tint, (2.6, 2), line=1.5)
    bloom.shape(circle(0, 0, 4.6), "yellow", (1.4, 1.2), line=1.3)
    return art.place(bloom, x, y)


def daisy(tall: float, lean: float = 0, foot: float = 12, colour: str = "white") -> Art:
    """A marguerite of twelve petals."""
    art = Art(1.7)
    x, y = _stem(art, tall, lean, foot)
    bloom = Art(1.4)
    petal = smooth([(0, -5, "c"), (-5.4, -14), (-3.4, -22), (3.4, -22), (5.4, -14)])
    for k in range(10):
        bloom.shape(moved(petal, 0, 0, 1, k * 36), colour, (1.6, 1.2), line=1.4)
    bloom.shape(circle(0, 0, 8), "yellow", (2.4, 2), Hatch(40, 2.6, 5, 1), line=1.5)
    return art.place(bloom, x, y)


def carnation(tall: float, lean: float = 0, foot: float = 12, colour: str = "red") -> Art:
    """A fringed pink in its green cup."""
    art = Art(1.7)
    x, y = _stem(art, tall - 12, lean, foot)
    bloom = Art(1.6)
    for angle, reach in ((-62, 20), (62, 20), (-32, 24), (32, 24), (0, 25)):
        petal: list[Knot] = [
            (0, 0, "c"),
            (-6, -reach * 0.5),
            (-10, -reach, "c"),
            (-6, -reach + 2.4),
            (-4.4, -reach - 3, "c"),
        ]
        petal += [
            (0, -reach + 1),
            (4.4, -reach - 3, "c"),
            (6, -reach + 2.4),
            (10, -reach, "c"),
            (6, -reach * 0.5),
        ]
        bloom.shape(moved(smooth(petal), 0, 0, 1, angle), colour, (2.4, 1.6), line=1.5)
    bloom.stroke("M0 -5V-18M-3.6 -5L-9 -16M3.6 -5L9 -16", 1)
    cup: list[Knot] = [
        (-8, -7, "c"), (-5, -2, "c"), (0, -7, "c"), (5, -2, "c"), (8, -7, "c"), (6.4, 7), (0, 13),
        (-6.4, 7),
    ]  # fmt: skip
    bloom.shape(smooth(cup), "green", (2, 1), line=1.5)
    return art.place(bloom, x, y - 10, 1, lean * 0.6)


def lily(tall: float, lean: float = 0, foot: float = 12, colour: str = "white") -> Art:
    """A lily seen from the side: three petals and stamens."""
    art = Art(1.7)
    x, y = _stem(art, tall - 14, lean, foot)
    bloom = Art(1.7)
    back: list[Knot] = [(0, 0, "c"), (-11, -16), (0, -36, "c"), (11, -16)]
    bloom.shape(smooth(back), colour, (2.6, 1))
    for s in (-1, 1):
        bloom.shape(
            limb([(s * 2, -14), (s * 5, -26), (s * 4, -32)], [2, 1.8, 1.6], 5), "yellow", (0, 0), line=0.9
        )
        bloom.shape(ellipse(s * 4, -33, 2.4, 3.2), "orange", (0.8, 0.8), line=1.1)
    for s in (-1, 1):
        side: list[Knot] = [
            (0, 2, "c"), (s * 7, -10), (s * 15, -23), (s * 25, -28, "c"), (s * 25, -14), (s * 15, -1),
            (s * 5, 5),
        ]  # fmt: skip
        bloom.shape(smooth(side), colour, (2.6, 1.4), Hatch(40, 3.2, 6, 1.2))
    front: list[Knot] = [(0, 6, "c"), (-9, -4), (-6, -17), (0, -22, "c"), (6, -17), (9, -4)]
    bloom.shape(smooth(front), colour, (3, 1))
    bloom.stroke("M0 2V-14", 1)
    return art.place(bloom, x, y, 1, lean * 0.5)


def great_leaf(tall: float, foot: float = 12, colour: str = "green") -> Art:
    """One large lobed leaf standing on its stalk."""
    art = Art(1.8)
    art.shape(limb([(-1, foot), (0, 0), (0, -tall * 0.45)], [4.4, 5, 4], 7), colour, (1.6, 0), line=1.5)
    right: list[Knot] = [
        (0, 0, "c"), (11, -6), (17, -15), (11, -19, "c"), (19, -27), (21, -38), (12, -40, "c"), (16, -50),
        (13, -60), (7, -60, "c"), (6, -68),
    ]  # fmt: skip
    left: list[Knot] = [(-k[0], k[1], "c") if len(k) > 2 else (-k[0], k[1]) for k in reversed(right[1:])]
    blade = smooth([*right, (0, -76, "c"), *left])
    factor = tall / 76
    art.shape(moved(blade, 0, -tall * 0.16, factor), colour, (5, 2), Hatch(20, 3.8, 12, 1.6))
    ribs = "M0 -6V-66M0 -14L11 -19M0 -14L-11 -19M0 -30L14 -36M0 -30L-14 -36M0 -46L10 -54M0 -46L-10 -54"
    return art.place(Art().stroke(ribs, 1.2), 0, -tall * 0.16, factor)
