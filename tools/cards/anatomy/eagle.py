"""Parts of heraldic eagles: head, hackled neck, leg with claws."""

import math
from collections.abc import Sequence

from ..kit.art import Art
from ..kit.shading import Hatch
from ..kit.shapes import Knot, along, at, blend, circle, ellipse, limb, smooth


def eagle_head(colour: str = "yellow", beak: str = "grey") -> Art:
    """Head in profile looking left, beak open; 0,0 = centre of the skull.  Put it over the neck."""
    art = Art(1.9)
    crest: list[list[Knot]] = [
        [(8, -14), (20, -22), (31, -22)], [(12, -8), (24, -13), (35, -10)], [(12, -1), (24, -2), (34, 3)],
        [(10, 6), (20, 9), (28, 15)],
    ]  # fmt: skip
    for knots in crest:
        art.shape(limb(knots, [13, 9, 1], 6), colour, (3, 1.6), line=1.5)
    _beak_below(art, beak)
    skull: list[Knot] = [
        (-14, -9), (-7, -14.5), (6, -17), (16, -10), (17, 3), (9, 13), (-3, 13.5), (-10, 8), (-11, 3),
        (-13, -3),
    ]  # fmt: skip
    art.shape(smooth(skull), colour, (6, 3), Hatch(40, 3.4, 8, 1.3))
    upper: list[Knot] = [
        (-11, -10, "c"), (-20, -11.4), (-30, -8.6), (-37, -1.5), (-38.5, 9.5, "c"), (-33.6, 4), (-27.5, 1),
        (-14, 2.6), (-4, 3.4, "c"), (-9, -3),
    ]  # fmt: skip
    art.shape(smooth(upper), beak, (3, 4), line=1.8)
    cere: list[Knot] = [
        (-10.5, -10.4, "c"), (-16.4, -11.6), (-17.6, -5), (-15.6, 1.8), (-6, 2.8, "c"), (-9, -4),
    ]  # fmt: skip
    art.shape(smooth(cere), "orange", (2, 2), line=1.2)
    art.fill(ellipse(-14.6, -6.6, 1.5, 1))
    art.shape(circle(-2.6, -6, 4.2), "white", (0, 0), line=1.2).fill(circle(-3.4, -5.8, 2.4))
    brow: list[Knot] = [(-12.5, -7.4, "c"), (-5, -12), (7, -11, "c"), (6, -8.6), (-2, -9.4), (-7, -7.6)]
    art.fill(smooth(brow))
    return art.stroke("M-4 3.4Q2 4.4 5 1M9 -4Q11 -1 10 3", 0.9)


def _beak_below(art: Art, beak: str) -> None:
    """Tongue and lower half of the open beak."""
    tongue: list[Knot] = [
        (-12, 3, "c"), (-21, 2.6), (-28, 5), (-33.5, 3.4, "c"), (-28, 8), (-20, 7), (-12, 7, "c"),
    ]  # fmt: skip
    art.shape(smooth(tongue), "red", (1, 1), line=1.3)
    lower: list[Knot] = [(-9, 5, "c"), (-19, 7.6), (-27, 8, "c"), (-22, 11.6), (-12, 10.4), (-5, 7.6, "c")]
    art.shape(smooth(lower), beak, (2, 2), line=1.6)


def hackled_neck(
    points: Sequence[Knot], widths: Sequence[float], colour: str = "yellow", rows: int = 7, length: float = 17
) -> Art:
    """Neck from the body to the head, rows of pointed feathers with their tips to the body."""
    art = Art(1.6)
    art.shape(limb(points, widths, 8), colour, (6, 2))
    centre = along(points)
    for r in range(rows):
        u = 0.1 + 0.86 * r / (rows - 1)
        x, y, dx, dy = at(centre, u)
        width = blend(widths, u)
        count = 3 + r % 2
        for j in sorted(range(count), key=lambda n: -abs(n - (count - 1) / 2)):
            offset = (j - (count - 1) / 2) / (count - 1) * width * 0.82
            turn = math.degrees(math.atan2(-dy, -dx)) - offset / width * 34
            art.place(_hackle(width / count * 1.25, length), x - dy * offset, y + dx * offset, 1, turn)
    return art


def _hackle(width: float, length: float) -> Art:
    a, b = length * 0.3, length * 0.62
    side = f"C{a:.1f} {-width * 0.62:.1f} {b:.1f} {-width * 0.5:.1f} {length:.1f} 0"
    back = f"C{b:.1f} {width * 0.5:.1f} {a:.1f} {width * 0.62:.1f} 0 {width * 0.32:.1f}"
    return Art(1.3).shape(f"M0 {-width * 0.32:.1f}{side}{back}", "yellow", (0, 0))


def eagle_leg(colour: str = "red", claw: str = "yellow") -> Art:
    """Feathered thigh and foot, looking left: 0,0 = hip, the claws end near (-14, 62)."""
    art = Art(1.8)
    thigh: list[Knot] = [
        (-12, -12), (8, -14), (14, 4), (4, 22), (-4, 34, "c"), (-9, 31, "c"), (-13, 36, "c"), (-16, 30),
        (-18, 10),
    ]  # fmt: skip
    art.shape(smooth(thigh), colour, (6, 3), Hatch(50, 3.6, 10, 1.5))
    for x, y in ((-6, 2), (2, 2), (-10, 12), (-2, 12), (4, 10), (-8, 22), (-1, 20)):
        art.stroke(f"M{x - 3} {y}q3 5 6 0", 1)
    art.shape(limb([(-9, 30), (-12, 42)], [9, 8], 4), claw, (2, 1))
    toes: list[list[tuple[float, float]]] = [
        [(-11, 42), (-22, 45), (-29, 53)], [(-12, 43), (-14, 52), (-16, 60)],
        [(-11, 42), (-4, 49), (-1, 58)], [(-9, 41), (2, 42), (9, 47)],
    ]  # fmt: skip
    for toe in toes:
        art.shape(limb(toe, [7.4, 7, 5], 5), claw, (1.6, 1.2), line=1.5)
        _talon(art, toe[1], toe[2])
    return art


def _talon(art: Art, joint: tuple[float, float], tip: tuple[float, float]) -> None:
    x, y = tip
    length = math.dist(joint, tip)
    dx, dy = (x - joint[0]) / length, (y - joint[1]) / length
    knots: list[Knot] = [
        (x - dy * 2.6, y + dx * 2.6, "c"), (x + dx * 6 - dy * 1.2, y + dy * 6 + dx * 1.2),
        (x + dx * 11 + dy * 3, y + dy * 11 - dx * 3, "c"), (x + dx * 4 + dy * 3, y + dy * 4 - dx * 3),
        (x + dy * 2.6, y - dx * 2.6, "c"),
    ]  # fmt: skip
    art.shape(smooth(knots), "black", (0, 0), line=1)
