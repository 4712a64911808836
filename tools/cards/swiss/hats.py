"""Caps and collars of these courts; caps in head coordinates, to be drawn after the head at its place."""

from ..kit.art import Art
from ..kit.shading import Hatch
from ..kit.shapes import Knot, circle, curve, ellipse, leaf, limb, line, moved, polygon, smooth

PETALS = 8


def petal_hood(outer: str = "blue", inner: str = "red") -> Art:
    """A fool's hood: pointed petals all round the face.  Draw it before the head."""
    art = Art(1.8)
    for k in range(PETALS):
        turn = 360 * k / PETALS
        petal = Art(1.8)
        large: list[Knot] = [(-15, -24, "c"), (-16, -42), (0, -62, "c"), (16, -42), (15, -24, "c")]
        small: list[Knot] = [(-8, -28, "c"), (-9, -40), (0, -53, "c"), (9, -40), (8, -28, "c")]
        colours = (outer, "yellow") if k % 2 else ("yellow", inner)
        petal.shape(smooth(large), colours[0], (3, 2)).shape(smooth(small), colours[1], (2, 1), line=1.3)
        art.place(petal, 0, -2, 1, turn)
    return art.shape(ellipse(0, -2, 28, 34), inner, (3, 2))


def knitted_cap(colour: str, band: str, tassel: str) -> Art:
    """A round woollen cap with a rolled edge, striped, its tassel hanging back."""
    art = Art(1.9)
    art.cord(curve((8, -50), (24, -58), (34, -48)), 2.2, tassel)
    art.shape(polygon((28, -48), (38, -50), (44, -30), (30, -28)), tassel, (2, 1), line=1.6)
    art.stroke(line((33, -44), (35, -30)) + line((37, -44), (40, -31)), 1)
    dome: list[Knot] = [(-24, -20, "c"), (-25, -36), (-12, -51), (8, -53), (23, -40), (26, -20, "c")]
    art.shape(smooth(dome), colour, (7, 3), Hatch(30, 3.8, 11, 1.6))
    for y, reach in ((-43, 19), (-34, 23)):
        art.stroke(f"M{-reach} {y + 3}Q0 {y + 9} {reach} {y + 1}", 4.4, band)
    art.shape(limb([(-25, -20), (-9, -16), (10, -16), (27, -20)], [10, 11, 11, 10], 7), band, (3, 2.4))
    ribs = "".join(line((x, -22 + abs(x) * -0.05), (x + 1, -11 - abs(x) * 0.12)) for x in range(-21, 24, 6))
    return art.stroke(ribs, 1)


def pointed_cap(colour: str, band: str, tassel: str) -> Art:
    """A tall cap whose tip falls forward with a tassel."""
    art = Art(1.9)
    cone: list[Knot] = [
        (-24, -20, "c"), (-20, -40), (-4, -60), (20, -66), (38, -56, "c"), (26, -48), (24, -34),
        (26, -20, "c"),
    ]  # fmt: skip
    art.shape(smooth(cone), colour, (7, 3), Hatch(30, 3.8, 12, 1.6))
    art.folds([(-4, -56, 4, -26, 3), (12, -60, 14, -28, 2)], 1.1)
    art.cord(line((37, -56), (41, -44)), 2, tassel)
    art.shape(polygon((37, -44), (45, -44), (47, -26), (35, -26)), tassel, (2, 1), line=1.5)
    art.shape(limb([(-25, -20), (-9, -15), (10, -15), (27, -20)], [11, 12, 12, 11], 7), band, (3, 2.4))
    dots = "".join(circle(x, -16 - 0.006 * x * x, 1.9) for x in (-16, -5, 6, 17))
    return art.fill(dots)


def felt_hat(colour: str, band: str, sprig: str) -> Art:
    """A countryman's hat with a broad brim, a ribbon and a sprig stuck into it."""
    art = Art(1.9)
    for turn in (-66, -40):
        art.shape(moved(leaf(30, 15), 14, -28, 1, turn), sprig, (2, 1.4), line=1.5)
    crown: list[Knot] = [
        (-21, -20, "c"), (-22, -40), (-12, -49), (2, -45), (14, -49), (22, -39), (23, -20, "c"),
    ]  # fmt: skip
    art.shape(smooth(crown), colour, (7, 3), Hatch(30, 3.8, 11, 1.6))
    art.folds([(2, -44, -1, -33, 2)], 1.6)
    art.shape(limb([(-21, -25), (0, -21), (22, -25)], [9, 9, 9], 7), band, (2, 2), line=1.6)
    brim: list[Knot] = [
        (-48, -14, "c"), (-30, -21), (-12, -18), (8, -18), (26, -22), (42, -26, "c"), (34, -14), (8, -9),
        (-20, -10),
    ]  # fmt: skip
    return art.shape(smooth(brim), colour, (4, 4), Hatch(70, 3.6, 6, 1.4))


def hussar_cap(colour: str, band: str, plume: str) -> Art:
    """A high stiff cap, wider at its top, with a cockade and a standing plume."""
    art = Art(1.9)
    tuft: list[Knot] = [(-5, -54, "c"), (-9, -68), (0, -80, "c"), (9, -68), (5, -54, "c")]
    art.shape(smooth(tuft), plume, (3, 1), Hatch(10, 3, 6, 1.2))
    body: list[Knot] = [
        (-23, -16, "c"), (-27, -50, "c"), (0, -57), (28, -50, "c"), (25, -16, "c"), (0, -12),
    ]  # fmt: skip
    art.shape(smooth(body), colour, (7, 2), Hatch(8, 3.6, 12, 1.6))
    art.shape("M-27 -50Q0 -57 28 -50L27.4 -42Q0 -49 -26.4 -42Z", band, (2, 1.4), line=1.5)
    art.shape("M-24 -24Q0 -18 26 -24L25 -15Q0 -9 -23 -15Z", band, (2, 1.4), line=1.5)
    art.stroke(curve((-25, -40), (-10, -28), (8, -30), (26, -40)), 2.2, "white")
    return art.shape(circle(0, -40, 6), "white", (1.4, 1), line=1.4).fill(circle(0, -40, 2.8), "red")


def feathered_cap(colour: str, band: str, feather: str) -> Art:
    """A messenger's round cap in gores with one long feather pointing back."""
    art = Art(1.9)
    quill: list[Knot] = [(16, -18, "c"), (34, -28), (60, -26, "c"), (40, -14), (18, -10, "c")]
    dome: list[Knot] = [(-24, -18, "c"), (-24, -36), (-8, -50), (10, -50), (24, -36), (26, -18, "c")]
    art.shape(smooth(dome), colour, (7, 3), Hatch(30, 3.8, 11, 1.6))
    gore: list[Knot] = [(-10, -49, "c"), (6, -50, "c"), (12, -34), (10, -17, "c"), (-8, -16, "c"), (-12, -34)]
    art.shape(smooth(gore), band, (3, 1), line=1.5)
    art.shape(circle(0, -52, 5), feather, (1.4, 1), line=1.4)
    art.shape(limb([(-25, -18), (-9, -13), (10, -13), (27, -18)], [10, 11, 11, 10], 7), band, (3, 2.4))
    art.shape(smooth(quill), feather, (2, 2), line=1.6)
    art.stroke(curve((17, -14), (36, -21), (58, -26)), 1.3)
    barbs = "".join(line((x, -15.4 - (x - 20) * 0.28), (x + 5, -23)) for x in range(24, 48, 6))
    return art.stroke(barbs, 1)


def collar(colour: str, width: float = 60) -> Art:
    """A plain collar with two points; 0,0 = the throat."""
    art = Art(1.8)
    half = width / 2
    knots: list[Knot] = [
        (-half, 10, "c"), (-half * 0.55, -10), (0, -2), (half * 0.55, -10), (half, 10, "c"),
        (half * 0.5, 22), (0, 10, "c"), (-half * 0.5, 22),
    ]  # fmt: skip
    return art.shape(smooth(knots), colour, (3, 3), Hatch(40, 4, 7, 1.4))


def zigzag_collar(colour: str, tip: str, width: float = 84) -> Art:
    """A fool's collar of long points with a small ball on each; 0,0 = the throat."""
    art = Art(1.8)
    count = 6
    for k in range(count):
        x = -width / 2 + width * (k + 0.5) / count
        y = 26 - 0.008 * x * x
        art.shape(polygon((x - 9, 0), (x + 9, 0), (x * 1.06, y)), colour, (2, 1.4))
        art.shape(circle(x * 1.06, y + 2, 3.6), tip, (1, 1), line=1.3)
    return art.shape(limb([(-width / 2, 2), (0, -4), (width / 2, 2)], [12, 15, 12]), colour, (3, 3))
