"""The serpent's head in which the belt of the ace of swords ends."""

from ..kit.art import Art
from ..kit.shading import Hatch
from ..kit.shapes import Knot, circle, curve, ellipse, limb, polygon, smooth

SCALES = ((25, -9), (33, -4), (24, 0), (32, 5), (40, 1), (41, 11), (33, 14), (48, 9))


def serpent_head() -> Art:
    """A blue serpent in profile to the LEFT, jaws open on a forked tongue; the neck leaves to the right,
    down to (58, 34)."""
    art = Art(2)
    for knots in ([(-20, 8), (-34, 9), (-47, 4)], [(-32, 9), (-40, 13), (-47, 14)]):
        art.shape(limb(knots, [3.6, 3.2, 1], 6), "red", (0.8, 0.8), line=1.3)
    lower: list[Knot] = [
        (14, 6, "c"), (-4, 12), (-20, 16), (-31, 18, "c"), (-27, 24), (-14, 27), (4, 25), (24, 20, "c"),
    ]  # fmt: skip
    art.shape(smooth(lower), "sky", (3, 2.4), Hatch(70, 3.8, 7, 1.4))
    inside: list[Knot] = [(18, 4, "c"), (-2, 5), (-24, 8, "c"), (-20, 13), (-4, 12), (16, 14, "c")]
    art.shape(smooth(inside), "crimson", (0, 0), line=1.4)
    for x in (-24, -16):
        art.shape(polygon((x - 3, 4), (x + 3, 4), (x - 1, 15)), "white", (0, 0), line=1.2)
    for x, y, long, turn in ((6, -22, 26, -38), (20, -18, 25, -24), (33, -10, 23, -8)):
        spine: list[Knot] = [(-8, 4, "c"), (2, -5), (long, -9, "c"), (12, 2), (8, 8, "c")]
        art.place(Art(1.7).shape(smooth(spine), "yellow", (2, 1.6)), x, y, 1, turn)
    skull: list[Knot] = [
        (-38, 4, "c"), (-40, -5), (-33, -13), (-18, -17), (-6, -24), (12, -25), (30, -17), (46, -3), (62, 18),
        (66, 34, "c"), (42, 42, "c"), (34, 27), (20, 18), (6, 9), (-14, 6),
    ]  # fmt: skip
    art.shape(smooth(skull), "blue", (4, 5), Hatch(66, 4, 11, 1.7))
    for x, y in SCALES:
        art.stroke(curve((x - 4, y - 2), (x, y + 3.4), (x + 4, y - 2)), 1.1)
    art.fill(ellipse(-33, -6, 1.7, 1.3)).stroke(curve((-38, 1), (-20, 1.6), (-2, 3), (12, 0)), 1.2)
    art.shape(circle(-3, -11, 6.2), "yellow", (0, 0), line=1.6).fill(ellipse(-4, -11, 2, 4.8))
    brow: list[Knot] = [(-13, -16, "c"), (-2, -20), (9, -17), (12, -10, "c"), (4, -14.4), (-4, -15.6)]
    return art.fill(smooth(brow))
