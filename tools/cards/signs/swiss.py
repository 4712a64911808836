"""Swiss suit signs: bell, rose, acorn and the shields, about 92 high and centred on 0,0.

The shields of the number cards are black and white and each of them different; courts, the banner and the
text beside a card carry the coloured one.
"""

import math

from ..kit.art import Art
from ..kit.geometry import Path
from ..kit.shading import Hatch
from ..kit.shapes import (
    Knot,
    band,
    circle,
    common,
    curve,
    line,
    polygon,
    rect,
    ring,
    smooth,
    star,
    union,
)
from ..palette import INK

FLAT = (0.0, 0.0)

# ---------------------------------------------------------------- bell

BELL_RADIUS = 40.0


def bell() -> Art:
    """A round sleigh bell: red band edged in black, a slit like a comma, a red ring at the top."""
    art = Art(2.2)
    art.shape(ring(0, -44, 9, 4.6), "red", (1, 1), line=1.5)
    ball = circle(0, 0, BELL_RADIUS)
    art.shape(ball, "yellow", (8, 5), Hatch(32, 4, 15, 1.8))
    belt: list[Knot] = [(-44, 2), (-18, 8), (12, 2), (44, -18)]
    art.fill(common(band(belt, [21]), ball))
    art.fill(common(band(belt, [11]), ball), "red")
    art.fill(circle(6, 23, 5.4)).fill(smooth([(1, 24, "c"), (11, 22, "c"), (6, 34), (-8, 37, "c")]))
    art.stroke(curve((-27, -16), (-18, -26), (-6, -31)), 2.6, "white")
    return art.stroke(ball, 2.2)


# ---------------------------------------------------------------- rose

PETALS = 6


def rose() -> Art:
    """An open rose of six yellow petals with a red heart; green and black sepals between them."""
    art = Art(2)
    for k in range(PETALS):
        art.place(_sepal(), 0, 0, 1, 60 * k + 30)
    for k in range(PETALS):
        angle = math.radians(60 * k - 90)
        art.shape(
            circle(25 * math.cos(angle), 25 * math.sin(angle), 16.5), "yellow", (4, 3), Hatch(35, 3.8, 9, 1.5)
        )
    folds = ""
    for k in range(PETALS):
        angle = math.radians(60 * k - 90)
        x, y = math.cos(angle), math.sin(angle)
        folds += line((20 * x, 20 * y), (31 * x, 31 * y))
    art.stroke(folds, 1.4)
    art.shape(circle(0, 0, 14.5), "red", (3, 2.4), line=1.9)
    dots = [circle(0, 0, 2)]
    for k in range(PETALS):
        angle = math.radians(60 * k)
        dots.append(circle(8 * math.cos(angle), 8 * math.sin(angle), 1.9))
    return art.fill("".join(dots), "yellow")


def _sepal() -> Art:
    """A pointed leaf that looks out between two petals, pointing up."""
    leaf: list[Knot] = [(-7, -24, "c"), (-8, -34), (0, -46, "c"), (8, -34), (7, -24, "c")]
    return Art(1.6).shape(smooth(leaf), "green", (2, 1)).stroke(line((0, -30), (0, -40)), 1.2)


# ---------------------------------------------------------------- acorn


def acorn() -> Art:
    """A yellow nut in a green netted cup, its tip up."""
    art = Art(2.1)
    nut: list[Knot] = [
        (-22, 14, "c"), (-23, -12), (-18, -32), (-6, -40), (0, -46, "c"), (6, -40), (18, -32), (23, -12),
        (22, 14, "c"),
    ]  # fmt: skip
    art.shape(smooth(nut), "yellow", (8, 3), Hatch(8, 3.8, 15, 1.8))
    art.stroke(curve((-13, -26), (-15, -12), (-14, 4)), 2.4, "white")
    art.stroke(line((0, 38), (0, 47)), 4.6)
    cup: list[Knot] = [
        (-28, 6, "c"), (0, 1), (28, 6, "c"), (27, 22), (17, 35), (0, 40), (-17, 35), (-27, 22),
    ]  # fmt: skip
    d = smooth(cup)
    art.shape(d, "green", (7, 4))
    net = ""
    for k in range(-5, 6):
        net += common(band([(k * 11 - 26, -4), (k * 11 + 26, 44)], [1.6]), d)
        net += common(band([(k * 11 + 26, -4), (k * 11 - 26, 44)], [1.6]), d)
    art.fill(net)
    return art.stroke(d, 2.1)


# ---------------------------------------------------------------- shields

SHIELD: Path = polygon((-34, -44), (34, -44), (34, 16), (0, 46), (-34, 16))


def shield() -> Art:
    """The coloured shield: yellow with a bend of blue and red, a black star and a black cross."""
    art = Art(2.2).shape(SHIELD, "yellow", (5, 3), Hatch(30, 4, 11, 1.6))
    art.shape(common(band([(-50, -52), (50, 34)], [26]), SHIELD), "blue", FLAT, line=1.6)
    art.fill(common(band([(-54, -43), (46, 43)], [11]), SHIELD), "red")
    art.fill(star(17, -24, 11, 4.6, 6)).fill(_cross(-15, 14, 9, 5.4))
    return art.stroke(SHIELD, 2.4)


def _cross(x: float, y: float, arm: float, thick: float) -> Path:
    upright = rect(x - thick / 2, y - arm, thick, 2 * arm)
    return union(upright, rect(x - arm, y - thick / 2, 2 * arm, thick), soften=0)


def _tulip() -> list[tuple[Path, str]]:
    outer = "M0 32C-26 16 -26 -16 -21 -30C-8 -22 -4 -8 0 4C4 -8 8 -22 21 -30C26 -16 26 16 0 32Z"
    inner = "M0 27C-8 8 -8 -20 0 -35C8 -20 8 8 0 27Z"
    return [
        (SHIELD, INK),
        (outer, "white"),
        ("M0 30C-11 8 -11 -22 0 -39C11 -22 11 8 0 30Z", INK),
        (inner, "white"),
    ]


def _roundels() -> list[tuple[Path, str]]:
    black = "".join(circle(17, y, 7.6) for y in (-27, -6, 15))
    white = "".join(circle(-17, y, 7.6) for y in (-27, -6, 15))
    return [(rect(-60, -60, 60, 120), INK), (white, "white"), (black, INK)]


def _double_cross() -> list[tuple[Path, str]]:
    bars = "".join(rect(-40, y, 80, 2) for y in range(-40, 46, 6))
    return [
        (bars, INK), (_cross(0, -6, 70, 26), INK), (_cross(0, -6, 70, 9), "white"),
    ]  # fmt: skip


def _starry_bend() -> list[tuple[Path, str]]:
    stars = "".join(star(x, y, 8.4, 3.4, 5) for x, y in ((-20, -27), (0, -4), (19, 17)))
    return [(polygon((-34, -44), (-10, -44), (60, 34), (40, 60), (-34, -14)), INK), (stars, "white")]


def _pale() -> list[tuple[Path, str]]:
    slants = "".join(band([(-44, y + 16), (-12, y - 4)], [2]) + band([(44, y + 16), (12, y - 4)], [2])
                     for y in range(-50, 60, 7))  # fmt: skip
    discs = "".join(circle(0, y, 6.8) for y in (-31, -12, 7, 26))
    return [(slants, INK), (rect(-13, -60, 26, 120), INK), (discs, "white")]


def _chevrons() -> list[tuple[Path, str]]:
    marks = "".join(
        polygon((-50, y + 32), (0, y), (50, y + 32), (50, y + 45), (0, y + 13), (-50, y + 45))
        for y in (-38, -12, 14)
    )
    return [(marks, INK), (circle(-22, -33, 5.4) + circle(22, -33, 5.4), INK)]


def _checky() -> list[tuple[Path, str]]:
    side = 68 / 5
    squares = "".join(
        rect(-34 + column * side, -44 + row * side, side, side)
        for row in range(7) for column in range(5) if (row + column) % 2 == 0
    )  # fmt: skip
    return [(squares, INK)]


def _saltire() -> list[tuple[Path, str]]:
    arms = union(band([(-46, -56), (46, 46)], [18]), band([(46, -56), (-46, 46)], [18]), soften=0)
    core = union(band([(-46, -56), (46, 46)], [6]), band([(46, -56), (-46, 46)], [6]), soften=0)
    discs = "".join(circle(x, y, 5.4) for x, y in ((0, -31), (0, 22), (-24, -5), (24, -5)))
    return [(SHIELD, INK), (arms, "white"), (core, INK), (discs, "white")]


def _lozenges() -> list[tuple[Path, str]]:
    lines = "".join(rect(x - 0.9, -50, 1.8, 100) for x in range(-32, 40, 6))
    outer = "".join(polygon((0, y - 15), (15, y), (0, y + 15), (-15, y)) for y in (-29, 0, 29))
    inner = "".join(polygon((0, y - 6.6), (6.6, y), (0, y + 6.6), (-6.6, y)) for y in (-29, 0, 29))
    return [(lines, INK), (outer, INK), (inner, "white")]


CHARGES = (
    _saltire, _chevrons, _roundels, _double_cross, _tulip, _checky, _lozenges, _starry_bend, _pale,
)  # fmt: skip


def black_shield(which: int) -> Art:
    """One of the nine shields in black and white."""
    art = Art(2.2).fill(SHIELD, "white")
    for d, colour in CHARGES[which]():
        art.fill(common(d, SHIELD), colour)
    return art.stroke(SHIELD, 2.8)


SIGNS = {"a": acorn, "r": rose, "s": shield, "b": bell}
