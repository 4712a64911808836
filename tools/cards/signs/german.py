"""German suit signs: acorn, leaf, heart and bell, each with a light and a dark half.

Every sign is centred on 0,0 and stands upright: acorn and leaf with the tip up, about 100 high.  `small`
signs are for corner indices.
"""

from collections.abc import Callable
from dataclasses import dataclass

from ..kit.art import Art
from ..kit.geometry import Path
from ..kit.shading import Hatch
from ..kit.shapes import Knot, circle, common, curve, limb, minus, mirrored_points, rect, smooth
from ..palette import DARK
from .french import HEART

RIGHT_HALF = rect(0, -80, 80, 160)
VEIN = "#0f3a1f"
NUT_DARK = "#8f3a24"
PALE = "#fdf3c4"  # a glint on yellow


# ---------------------------------------------------------------- acorn

_NUT: Path = "M-20 18V-26C-20 -42 -9 -48 0 -55C9 -48 20 -42 20 -26V18Z"
_CUP_SIDE: list[Knot] = [(0, 13), (23, 8, "c"), (26, 20), (22, 34), (10, 43), (0, 45)]
_CUP: Path = smooth(_CUP_SIDE + mirrored_points(_CUP_SIDE[-2:0:-1]))


def _nut(art: Art) -> None:
    """The nut, half yellow and half red-brown, with its blue ring."""
    art.fill(_NUT, "yellow").fill(common(_NUT, RIGHT_HALF), NUT_DARK)
    ring = common(_NUT, rect(-30, -2, 60, 14))
    art.fill(ring, "blue").fill(common(ring, RIGHT_HALF), DARK["blue"])
    art.stroke("M-20 -2H20", 2)


def acorn(line: float = 2.6) -> Art:
    """A long acorn, its cup below, without a stalk."""
    art = Art(line)
    _nut(art)
    art.stroke("M-13 -26Q-12 -38 -5 -43M-13 -20V-8", 1.8, "white")
    art.stroke(_NUT, line)
    art.fill(_CUP, "pine")
    art.stroke("M-21 22Q0 29 21 22M-16 33Q0 40 16 33M-10 13V44M10 13V44", 1.3, "#6fb083")
    return art.stroke(_CUP, line)


def small_acorn() -> Art:
    art = Art(3)
    _nut(art)
    return art.stroke(_NUT, 3).fill(_CUP, "pine")


# ---------------------------------------------------------------- leaf

_LEAF_SIDE: list[Knot] = [
    (0, -52, "c"), (8, -39), (26, -25), (40, -5), (42, 15), (32, 31), (15, 34), (0, 27, "c"),
]  # fmt: skip
LEAF: Path = smooth(_LEAF_SIDE + mirrored_points(_LEAF_SIDE[-2:0:-1]))
_VEINS: tuple[tuple[float, float, float], ...] = ((24, 29, 22), (9, 34, 3), (-6, 27, -14), (-20, 15, -29))


def leaf(line: float = 2.6) -> Art:
    """A heart-shaped leaf with veins, one half dark, without a stalk."""
    art = Art(line).fill(LEAF, "green").fill(common(LEAF, RIGHT_HALF), DARK["green"])
    art.stroke("M0 -44V30", 2.2, VEIN)
    sides = []
    for root, x, y in _VEINS:
        for side in (-1, 1):
            sides.append(curve((0, root), (side * x * 0.55, (root + y) / 2 + 1.5), (side * x, y)))
    art.stroke("".join(sides), 1.4, VEIN)
    return art.stroke(LEAF, line)


def small_leaf() -> Art:
    art = Art().fill(LEAF, "green").fill(common(LEAF, RIGHT_HALF), DARK["green"])
    return art.stroke("M0 26Q1 38 -5 47", 7, DARK["green"])


# ---------------------------------------------------------------- heart


def heart(colour: str = "red", line: float = 2.6) -> Art:
    """A heart, light at the left and dark at the right."""
    dark = common(HEART, RIGHT_HALF)
    art = Art(line).fill(HEART, colour).fill(dark, DARK[colour])
    art.hatched(dark, Hatch(10, 4.4, 10, 1.6))
    shine = curve((-35, -14), (-34, -28), (-25, -35))
    return art.stroke(shine, 2.4, "white" if colour != "yellow" else PALE).stroke(HEART, line)


def small_heart() -> Art:
    return Art().fill(HEART, "red").fill(common(HEART, RIGHT_HALF), DARK["red"])


# ---------------------------------------------------------------- bell

BELL_RADIUS = 46.0
_BALL: Path = circle(0, 0, BELL_RADIUS)
_BAND_TOP, _BAND_HIGH = -11.0, 23.0
_DOTS = ((-33, -1), (-17, 1.6), (0, 2.4), (17, 1.6), (33, -1))


def _ball(art: Art) -> None:
    """Dome of two colours, red band, green below."""
    band = common(
        _BALL, f"M-60 {_BAND_TOP}Q0 {_BAND_TOP + 4} 60 {_BAND_TOP}V{_BAND_TOP + _BAND_HIGH}Q0 18 -60 12Z"
    )
    art.fill(_BALL, "yellow").fill(common(_BALL, rect(0, -60, 60, 70)), "brown")
    below = minus(common(_BALL, rect(-60, 0, 120, 60)), band)
    art.fill(below, "green").fill(common(below, RIGHT_HALF), DARK["green"])
    art.fill(band, "red").fill(common(band, rect(24, -60, 60, 120)), DARK["red"])
    art.stroke(f"M-44.6 {_BAND_TOP}Q0 {_BAND_TOP + 4} 44.6 {_BAND_TOP}M-44 12.6Q0 17.4 44 12.6", 2)


def bell(line: float = 2.6) -> Art:
    """A sleigh bell: yellow and brown above, a red band with dots, green below with its slit."""
    art = Art(line)
    for y in (-BELL_RADIUS - 2, BELL_RADIUS + 1):
        art.shape(circle(0, y, 5.4), "yellow" if y < 0 else "green", (1.4, 1))
    _ball(art)
    art.fill("".join(circle(x, y, 4) for x, y in _DOTS))
    art.stroke("M0 19V34M-26 25Q0 35 26 25", 2.2).fill(circle(0, 36, 4))
    art.stroke(curve((-33, -20), (-25, -32), (-14, -38)), 2.4, PALE)
    art.hatched(_BALL, Hatch(18, 4.4, 11, 1.7))
    return art.stroke(_BALL, line)


def small_bell() -> Art:
    art = Art(3)
    _ball(art)
    return art.stroke(_BALL, 3.4)


# ---------------------------------------------------------------- the four suits


@dataclass(frozen=True)
class GermanSuit:
    """One suit: its sign, and the simple one for the corners."""

    sign: Callable[[], Art]
    small: Callable[[], Art]


SUITS = {
    "a": GermanSuit(acorn, small_acorn),
    "r": GermanSuit(leaf, small_leaf),
    "s": GermanSuit(heart, small_heart),
    "b": GermanSuit(bell, small_bell),
}


def stalk() -> Art:
    """A short curled stalk that hangs from 0,0: for single acorns and leaves."""
    knots: list[Knot] = [(0, -4), (-2, 10), (4, 20), (16, 25)]
    return Art(1.8).shape(limb(knots, [7, 6, 5, 3.4]), "green", (1.4, 1))


def stalked(suit: str) -> Art:
    """The sign as it stands beside a figure: acorn and leaf have their stalk."""
    art = Art()
    if suit in "ar":
        art.place(stalk(), 0, 42 if suit == "a" else 30)
    return art.place(SUITS[suit].sign())
