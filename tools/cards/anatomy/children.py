"""Children: the putti of some aces."""

import math

from ..kit.art import Art
from ..kit.geometry import path
from ..kit.shading import Hatch
from ..kit.shapes import Knot, circle, curve, ellipse, smooth, union
from ..palette import BLUSH, DARK, HAIR_GLINT, LIP, SKIN_LINE

CHILD_CURLS = (
    (-24, -4), (-25, 9), (-23, -17), (22, 12), (24, 0), (23, -13), (-16, -28), (-4, -32), (9, -31), (19, -24),
)  # fmt: skip
CHILD_FRINGE = ((-15, -19), (-6, -23), (4, -22), (13, -17))


def skin(art: Art, *parts: str, angle: float = 20) -> None:
    """Bare limbs in one outline, softly shaded."""
    art.shape(union(*parts, soften=6), "skin", (6, 3), Hatch(angle, 4, 11, 1.2, SKIN_LINE))


def child_head() -> Art:
    """A round child's face turned a little to the right, in curls."""
    art = Art(1.7)
    for k, (x, y) in enumerate(CHILD_CURLS):
        _curl(art, x, y, 9.4, k)
    face: list[Knot] = [
        (-19, -14), (-21, 2), (-17, 17), (-6, 26), (6, 27), (17, 19), (21, 5), (19, -12), (10, -24),
        (-9, -25),
    ]  # fmt: skip
    outline = smooth(face)
    art.shape(outline, "skin", (4.6, 2), line=1.8)
    for cheek, rx in ((-9, 5.4), (15, 4)):
        art.fill(ellipse(cheek, 11, rx, 4.4), BLUSH)
    for eye, wide in ((-5, 5.4), (11.6, 4.4)):
        lid = path("M", eye - wide, -0.6, "Q", eye, -7, eye + wide, -0.6)
        art.fill(lid + path("Q", eye, 4.4, eye - wide, -0.6, "Z"), "white")
        art.fill(circle(eye + 0.8, -1.2, 2.9)).fill(circle(eye, -2.2, 0.9), "white")
        art.stroke(lid, 1.7)
        art.stroke(path("M", eye - wide, -9, "Q", eye, -12.6, eye + wide, -9), 1.5, DARK["hair"])
    art.stroke("M6 -2Q9 5 9.4 7.4Q6 10.4 3.4 8", 1.3)
    art.fill("M-1 15.4Q3 13.2 5 14.6Q8 13.2 11 15Q6 21.6 -1 15.4Z", LIP)
    art.stroke("M-2 15.2Q5 18 12 14.8", 1).stroke("M3 22.4Q6 23.6 9 22", 0.9)
    for k, (x, y) in enumerate(CHILD_FRINGE):
        _curl(art, x, y, 6.8, k + 4)
    return art


def _curl(art: Art, x: float, y: float, r: float, order: int) -> None:
    """A round curl with its spiral line."""
    art.shape(circle(x, y, r), "hair", (2.4, 1.4), line=1.5)
    turn = order * 1.9
    spiral: list[Knot] = []
    for q in (0.2, 0.45, 0.7, 0.92):
        spiral.append((x + r * q * math.cos(turn + q * 4.6), y + r * q * math.sin(turn + q * 4.6)))
    art.stroke(curve(*spiral), 1, HAIR_GLINT)
