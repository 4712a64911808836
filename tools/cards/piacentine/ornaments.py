"""What stands between the signs: the emblem of the four of coins, the rosette of the four of cups, the vase
with scrolls of the five of swords."""

import math

from ..anatomy.hats import crown
from ..kit.art import Art, mirrored
from ..kit.letters import word
from ..kit.shading import Hatch
from ..kit.shapes import (
    Knot,
    along,
    at,
    band,
    circle,
    curve,
    ellipse,
    limb,
    moved,
    polygon,
    rect,
    smooth,
    star,
)
from ..signs.latin import acanthus
from ..signs.piacentine import laurel_leaf

# ---------------------------------------------------------------- emblem


def _branch() -> Art:
    """A laurel branch that rises at the left, leaves in pairs."""
    art = Art(1.5)
    stem: list[Knot] = [(-2, 46), (-26, 40), (-42, 18), (-45, -10)]
    art.cord(curve(*stem), 1.6, "green", 2.2)
    centre = along(stem)
    for i in range(7):
        x, y, dx, dy = at(centre, 0.16 + 0.84 * i / 6)
        turn = math.degrees(math.atan2(dy, dx))
        for side in (-1, 1):
            art.place(laurel_leaf(17, 9), x, y, 1, turn + side * 38)
        if i % 2:
            art.shape(circle(x - 2, y + 2, 2.6), "red", (0.8, 0.8), line=1.1)
    return art


def emblem() -> Art:
    """A crowned shield quartered in red and blue with the letter T, between two laurel branches."""
    art = Art(1.9)
    art.place(_branch()).place(mirrored(_branch))
    _knot_below(art)
    shield: list[Knot] = [
        (-27, -24, "c"), (-14, -20), (0, -25, "c"), (14, -20), (27, -24, "c"), (25, -6), (27, 12),
        (15, 28), (0, 36, "c"), (-15, 28), (-27, 12), (-25, -6),
    ]  # fmt: skip
    outline = smooth(shield)
    art.shape(outline, "yellow", (4, 3))
    field: list[Knot] = [
        (-21, -17, "c"), (0, -17), (21, -17, "c"), (20, 10), (11, 23), (0, 29, "c"), (-11, 23), (-20, 10),
    ]  # fmt: skip
    inside = smooth(field)
    art.shape(inside, "white", (0, 0), line=1.2)
    quarters = Art(clip=inside)
    quarters.fill(rect(-30, -24, 30, 26), "red").fill(rect(0, 2, 30, 40), "red")
    quarters.fill(rect(0, -24, 30, 26), "blue").fill(rect(-30, 2, 30, 40), "blue")
    art.add(quarters)
    art.shape(circle(0, 2, 13), "yellow", (2, 1.6), line=1.4)
    art.fill(word("T", 17, 0, 10.4), "#96201f")
    return art.place(crown("yellow", "leaves", width=44, height=22, y=-26), 0, -3, 0.98)


def _knot_below(art: Art) -> None:
    """The red ribbon that ties the branches."""
    for s in (-1, 1):
        art.shape(
            band([(0, 48), (s * 18, 56), (s * 30, 50)], [8, 9, 11], (0, 5)), "red", (1.4, 1.4), line=1.4
        )
        loop: list[Knot] = [(0, 47, "c"), (s * 8, 38), (s * 17, 40), (s * 13, 48)]
        art.shape(smooth(loop), "red", (1.4, 1.4), line=1.4)
    art.shape(ellipse(0, 47.4, 4.6, 4.2), "red", (1.2, 1.2), line=1.4)


# ---------------------------------------------------------------- rosette


def rosette() -> Art:
    """A pleated rosette with a bow of ribbons in three colours, about 104 wide."""
    art = Art(1.7)
    for side in (-1, 1):
        upper: list[Knot] = [(0, 0, "c"), (side * 22, -30), (side * 46, -26), (side * 40, -6)]
        art.shape(smooth(upper), "red", (3, 2), Hatch(30, 3.8, 8, 1.4))
        lower: list[Knot] = [(0, 0, "c"), (side * 30, 4), (side * 50, 20), (side * 28, 30)]
        art.shape(smooth(lower), "blue", (3, 2), Hatch(30, 3.8, 8, 1.4))
        art.folds([(side * 12, -10, side * 34, -18, 2), (side * 14, 6, side * 34, 18, 2)], 1.3)
        tail: list[Knot] = [(side * 4, 8), (side * 14, 30), (side * 32, 40), (side * 40, 54)]
        art.shape(band(tail, [10, 11, 11, 13], (0, 7)), "green", (2, 1.6), line=1.6)
        end: list[Knot] = [(side * 4, -8), (side * 8, -28), (side * 22, -40), (side * 24, -52)]
        art.shape(band(end, [9, 10, 10, 12], (0, 6)), "yellow", (2, 1.6), line=1.6)
    for k in range(12):
        petal: list[Knot] = [(0, -8, "c"), (-6, -20), (0, -25, "c"), (6, -20)]
        art.shape(moved(smooth(petal), 0, 0, 1, k * 30), "white", (1.6, 1.4), line=1.5)
    art.shape(circle(0, 0, 14), "red", (2.6, 2.2))
    art.shape(star(0, 0, 10.4, 4.6, 8), "yellow", (1.4, 1.2), line=1.2)
    return art.shape(circle(0, 0, 3.6), "blue", (1, 1), line=1.1)


# ---------------------------------------------------------------- vase


def vase() -> Art:
    """Vase with a blade, scrolls and a flower, standing on 0,0 and rising to -240: the upper half of the
    ornament of the five of swords."""
    art = Art(1.8)
    art.place(_scroll()).place(mirrored(_scroll))
    _blossom(art)
    blade = polygon((-8, -112), (-8, -158), (0, -172), (8, -158), (8, -112))
    art.shape(blade, "blue", (8, 0), line=1.6)
    for s in (-1, 1):
        stalk: list[Knot] = [(s * 9, -112), (s * 12, -146), (s * 26, -176), (s * 42, -186)]
        art.cord(curve(*stalk), 2.4, "green", 2.4)
        art.place(_bud(), s * 44, -187, 1, s * 52)
    body: list[Knot] = [
        (-15, -108, "c"), (-24, -92), (-30, -66), (-20, -40), (-10, -32, "c"), (10, -32, "c"), (20, -40),
        (30, -66), (24, -92), (15, -108, "c"),
    ]  # fmt: skip
    art.shape(smooth(body), "green", (8, 2), Hatch(14, 3.8, 14, 1.6))
    for k in (-2, -1, 1, 2):
        art.stroke(curve((k * 6, -98), (k * 11, -68), (k * 5, -38)), 1.2)
    art.fill(word("T", 21, 0, -58), "yellow")
    art.shape(limb([(-18, -106), (0, -101), (18, -106)], [10, 10, 10], 7), "red", (2, 2), line=1.7)
    for s in (-1, 1):
        art.place(laurel_leaf(24, 13), s * 3, -30, 1, 180 if s < 0 else 0)
    art.shape(limb([(-9, -31), (0, -29), (9, -31)], [7, 7.6, 7], 5), "yellow", (1.6, 1.4), line=1.5)
    knot: list[Knot] = [(0, -27), (9, -20), (4, -8), (0, 0)]
    return art.shape(limb(knot, [7, 8, 8, 8], 7), "red", (2, 1.4), line=1.6)


SCROLL: list[Knot] = [
    (-12, -106), (-18, -148), (-40, -184), (-78, -190), (-98, -168), (-90, -144), (-70, -142), (-64, -158),
    (-76, -168),
]  # fmt: skip
SCROLL_LEAVES: tuple[tuple[list[Knot], float, str], ...] = (
    ([(-40, -182), (-56, -202), (-80, -208), (-104, -200)], 20, "yellow"),
    ([(-98, -166), (-108, -146), (-106, -124), (-94, -108)], 18, "yellow"),
    ([(-22, -156), (-40, -152), (-50, -136), (-44, -116)], 18, "green"),
    ([(-86, -146), (-76, -128), (-58, -122), (-46, -128)], 14, "yellow"),
)


def _scroll() -> Art:
    """The golden tendril at the left: up from the neck of the vase, out, and curled in, with its leaves."""
    art = Art(1.6)
    for knots, width, colour in SCROLL_LEAVES:
        art.place(acanthus(knots, width, 4, colour))
    art.shape(limb(SCROLL, [8, 10, 11, 11, 10, 9, 8, 7, 6], 10), "yellow", (2, 1.6))
    art.shape(circle(-76, -166, 5), "red", (1.6, 1.4), line=1.4)
    x, y, dx, dy = at(along(SCROLL), 0.36)
    collar: list[Knot] = [(x - dy * 8, y + dx * 8), (x, y), (x + dy * 8, y - dx * 8)]
    return art.shape(limb(collar, [7, 7, 7], 4), "red", (1.4, 1.2), line=1.4)


def _bud() -> Art:
    """A small red tulip, upright."""
    art = Art(1.5)
    for s in (-1, 1):
        side: list[Knot] = [(0, 2, "c"), (s * 9, -4), (s * 10, -17, "c"), (s * 2, -9)]
        art.shape(smooth(side), "red", (1.6, 1.2))
    art.shape(smooth([(0, 2, "c"), (-5, -7), (0, -16, "c"), (5, -7)]), "yellow", (1.4, 1.2))
    return art.shape(ellipse(0, 2, 4, 3), "green", (1, 1), line=1.3)


def _blossom(art: Art) -> None:
    """The golden flower with its red cone at the top."""
    art.shape(limb([(0, -160), (0, -200)], [6, 6], 4), "green", (2, 0), line=1.5)
    for s in (-1, 1):
        art.place(laurel_leaf(20, 12), s * 2, -188, 1, -150 if s < 0 else -30)
        art.place(acanthus([(0, -196), (s * 20, -204), (s * 38, -222), (s * 56, -222)], 24, 5))
        inner: list[Knot] = [
            (0, -198, "c"), (s * 16, -210), (s * 26, -228, "c"), (s * 12, -226), (s * 2, -214),
        ]  # fmt: skip
        art.shape(smooth(inner), "yellow", (2.4, 1.6), line=1.6)
    cone: list[Knot] = [(0, -238, "c"), (9, -224), (8, -210), (0, -203), (-8, -210), (-9, -224)]
    art.shape(smooth(cone), "red", (3, 1.6), Hatch(20, 3, 7, 1.2))
    art.stroke("M-7 -222Q0 -215 7 -222M-8 -214Q0 -207 8 -214", 1)
