"""The little line scene of the five of swords: two hunters, a horn, a gun and a running hound."""

from collections.abc import Sequence

from ..kit.art import Art
from ..kit.shapes import Knot, circle, curve, ellipse, limb, line, smooth, union
from ..palette import INK, PAPER

GROUND = 46.0


def hunt() -> Art:
    """About 124 wide and 140 high: the hunters stand on y = 46, the hound runs below."""
    art = Art(1.4)
    _ground(art)
    art.place(_gunner(), -36, 0)
    art.place(_trumpeter(), 36, 0)
    return art.place(_hound(), -10, 71, 0.98)


def _ground(art: Art) -> None:
    art.fill("M-66 48Q-30 44 0 47Q34 50 66 46Q40 53 0 51Q-36 50 -66 48Z")
    art.stroke("M-50 54H-30M30 53H50M-40 87H-16M-4 88H30", 1.2)
    for x in (-62, -58, -14, 18, 58, 62):
        art.stroke(line((x, 47), (x - 3, 38)) + line((x, 47), (x + 1, 36)) + line((x, 47), (x + 5, 40)), 1.2)


def _black(art: Art, *parts: str) -> None:
    art.fill(union(*parts, soften=0.6), INK)


def _light(art: Art, knots: Sequence[Knot], width: float = 1) -> None:
    art.stroke(curve(*knots), width, PAPER)


def _gunner() -> Art:
    """Hunter to the left taking aim to the right, one knee forward."""
    art = Art(1.4)
    far_leg = limb([(-3, 14), (-10, 28), (-14, 44)], [12, 9, 6], 6)
    near_leg = limb([(2, 14), (11, 26), (7, 44)], [13, 10, 7], 6)
    shoes = [limb([(-14, 44), (-6, 46)], [6, 5], 4), limb([(7, 44), (16, 46)], [6, 5], 4)]
    coat = smooth([(-10, -16), (2, -20), (9, -12), (8, 4), (14, 20, "c"), (-2, 22), (-14, 20, "c"), (-9, 2)])
    _black(art, far_leg, near_leg, coat, *shoes)
    head = [circle(3, -27, 6.6), limb([(-8, -33), (3, -35), (14, -31)], [4, 5, 3], 5), circle(1, -37, 6)]
    _black(art, *head, limb([(-4, -38), (-14, -42), (-20, -36)], [4, 6, 1], 6))
    art.fill(ellipse(6.4, -26, 3.2, 4), PAPER)
    art.stroke(line((-6, -10), (36, -18)), 3).stroke(line((-10, -6), (-2, -11)), 5)
    _black(
        art,
        limb([(-6, -12), (4, -4), (14, -13)], [8, 7, 5], 6),
        limb([(2, -12), (12, -8), (24, -15)], [7, 6, 4], 6),
    )
    _light(art, [(-8, -4), (-2, 4), (-5, 18)])
    _light(art, [(-9, 4), (0, 7), (9, 4)], 1.6)
    _light(art, [(4, 8), (6, 18)])
    return art


def _trumpeter() -> Art:
    """Hunter to the right blowing a horn towards the right, plumed hat, sword at his side."""
    art = Art(1.4)
    legs = [
        limb([(-4, 14), (-5, 30), (-6, 44)], [12, 9, 6], 6),
        limb([(4, 14), (8, 30), (8, 44)], [12, 9, 6], 6),
    ]
    shoes = [limb([(-6, 44), (-15, 46)], [6, 5], 4), limb([(8, 44), (17, 46)], [6, 5], 4)]
    coat = smooth([(-11, -14), (0, -19), (11, -14), (9, 4), (14, 21, "c"), (0, 23), (-14, 21, "c"), (-9, 4)])
    _black(art, *legs, *shoes, coat)
    head = [circle(0, -27, 6.8), limb([(-13, -33), (0, -35), (12, -33)], [3, 5, 3], 5), circle(0, -37, 6.4)]
    _black(art, *head, limb([(2, -40), (-10, -50), (-18, -42)], [4, 7, 1], 6))
    art.fill(ellipse(3.4, -26, 3.2, 4), PAPER)
    art.stroke(curve((5, -25), (16, -29), (26, -35)), 2.6)
    art.fill(smooth([(22, -35, "c"), (34, -46, "c"), (38, -32, "c"), (27, -31)]), INK)
    _black(
        art,
        limb([(8, -12), (20, -16), (16, -27)], [8, 6, 4], 6),
        limb([(-8, -12), (-14, 0), (-4, 6)], [8, 6, 4], 6),
    )
    art.stroke(line((-6, 2), (-20, 26)), 2.2)
    _light(art, [(0, -16), (1, 0), (0, 20)])
    _light(art, [(-9, 5), (0, 8), (10, 5)], 1.6)
    _light(art, [(-6, 12), (-7, 19)])
    _light(art, [(6, 12), (8, 19)])
    return art


def _hound() -> Art:
    """A hound at full run to the left."""
    art = Art(1.2)
    body = smooth([(-16, -8), (-4, -12), (10, -9), (20, -12), (25, -4), (18, 2), (4, 0), (-10, 4), (-18, 0)])
    head = smooth([(-14, -8), (-22, -17), (-28, -15), (-37, -9), (-36, -6), (-26, -4), (-18, 2)])
    legs = [
        limb([(-12, 0), (-22, 6), (-33, 4)], [8, 5, 3], 6),
        limb([(-8, 0), (-14, 10), (-25, 12)], [7, 4.6, 3], 6),
        limb([(20, -4), (28, 4), (38, 2)], [10, 5, 3], 6),
        limb([(18, -2), (22, 9), (34, 11)], [8, 5, 3], 6),
    ]  # fmt: skip
    tail = limb([(23, -8), (34, -16), (44, -14)], [4, 3, 1], 6)
    ear = limb([(-21, -14), (-16, -9), (-16, -4)], [4, 5, 2], 5)
    _black(art, body, head, *legs, tail, ear)
    art.fill(circle(-27, -11.4, 1), PAPER)
    _light(art, [(-18, -11), (-14, -7), (-16, -3)], 0.9)
    _light(art, [(-14, -6), (-10, -2), (-13, 2)], 1.4)
    _light(art, [(16, -8), (14, -3), (17, 0)], 0.9)
    return art
