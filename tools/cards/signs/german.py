"""German suit signs: acorn, leaf, heart and bell, each with a light and a dark half.

Every sign is centred on 0,0 and stands upright: acorn and leaf with the tip up, about 100 high.  `small`
signs are for corner indices.
"""

from collections.abc import Callable
from dataclasses import dataclass

from ..kit.art import Art
from ..kit.geometry import Path
from ..kit.shading import Hatch
from ..kit.shapes import Knot, circle, common, inset, limb, mirrored_points, rect, smooth, union, widened
from ..palette import DARK
from .french import HEART

LINE = 2.4
RIGHT_HALF = rect(0, -80, 80, 160)
VEIN = "#0f3a1f"
NUT_DARK = "#8f3a24"
STOUT = 1.35  # how much wider the small acorn is
CUP_LIGHT = "#6fb083"
PALE = "#fdf3c4"  # a glint on yellow


# ---------------------------------------------------------------- acorn

_NUT: Path = "M-20 18V-26C-20 -42 -9 -48 0 -55C9 -48 20 -42 20 -26V18Z"
_CUP_SIDE: list[Knot] = [(0, 13), (23, 8, "c"), (26, 20), (22, 34), (10, 43), (0, 45)]
_CUP: Path = smooth(_CUP_SIDE + mirrored_points(_CUP_SIDE[-2:0:-1]))


def outlined(d: Path, line: float = LINE) -> Art:
    """The ink under a shape, which shows as its outline: for what lies on a card many times, since a fill
    renders in half the time of a stroke."""
    return Art().fill(inset(d, -line))


def _nut(art: Art, nut: Path) -> None:
    """The nut, half yellow and half red-brown, with its blue ring."""
    art.fill(nut, "yellow").fill(common(nut, RIGHT_HALF), NUT_DARK)
    ring = common(nut, rect(-40, 0, 80, 12))
    art.fill(common(nut, rect(-40, -2, 80, 14))).fill(ring, "blue").fill(
        common(ring, RIGHT_HALF), DARK["blue"]
    )


def acorn() -> Art:
    """A long acorn, its cup below, without a stalk."""
    art = outlined(_NUT)
    _nut(art, _NUT)
    art.folds([(-13, -8, -12, -42, 3)], 1.8, "white")
    art.add(outlined(_CUP)).fill(_CUP, "pine")
    rows = [(-22, 22, 22, 22, -5), (-18, 33, 18, 33, -5)]
    return art.folds([*rows, (-10, 12, -9, 43, 1), (10, 12, 9, 43, -1), (0, 14, 0, 45)], 1.4, CUP_LIGHT)


def small_acorn() -> Art:
    """A stout acorn without lines in its cup."""
    nut = widened(_NUT, STOUT)
    art = outlined(nut, 3)
    _nut(art, nut)
    return art.fill(widened(_CUP, STOUT), "pine")


# ---------------------------------------------------------------- leaf

_LEAF_SIDE: list[Knot] = [
    (0, -52, "c"), (8, -39), (26, -25), (40, -5), (42, 15), (32, 31), (15, 34), (0, 27, "c"),
]  # fmt: skip
LEAF: Path = smooth(_LEAF_SIDE + mirrored_points(_LEAF_SIDE[-2:0:-1]))
_VEINS: tuple[tuple[float, float, float], ...] = ((26, 32, 22), (11, 36, 3), (-4, 29, -14), (-18, 16, -29))


def leaf() -> Art:
    """A heart-shaped leaf with veins, one half dark, without a stalk."""
    art = outlined(LEAF).fill(LEAF, "green").fill(common(LEAF, RIGHT_HALF), DARK["green"])
    veins = [(0.0, 32.0, 0.0, -48.0, 0.0)]
    for root, x, y in _VEINS:
        veins += [(0, root, side * x, y, side * -4) for side in (-1, 1)]
    return art.folds(veins, 2, VEIN)


def small_leaf() -> Art:
    art = Art().fill(LEAF, "green").fill(common(LEAF, RIGHT_HALF), DARK["green"])
    return art.stroke("M0 26Q1 38 -5 47", 7, DARK["green"])


# ---------------------------------------------------------------- heart


def heart(colour: str = "red") -> Art:
    """A heart, light at the left and dark at the right."""
    dark = common(HEART, RIGHT_HALF)
    art = outlined(HEART).fill(HEART, colour).fill(dark, DARK[colour])
    art.hatched(dark, Hatch(10, 4.4, 10, 1.6))
    return art.folds([(-36, -10, -22, -37, -7)], 2.4, "white" if colour != "yellow" else PALE)


def small_heart() -> Art:
    return Art().fill(HEART, "red").fill(common(HEART, RIGHT_HALF), DARK["red"])


# ---------------------------------------------------------------- bell

BELL_RADIUS = 46.0
_BALL: Path = circle(0, 0, BELL_RADIUS)
_DOTS = ((-33, 0), (-17, 2), (0, 3), (17, 2), (33, 0))


def _zone(top: float, foot: float) -> Path:
    """A level stripe of the ball, seen a little from above."""
    return common(_BALL, f"M-60 {top}Q0 {top + 5} 60 {top}V{foot}Q0 {foot + 5} -60 {foot}Z")


def _ball(art: Art) -> None:
    """Dome of two colours, red band, green below."""
    art.fill(_BALL, "yellow").fill(common(_BALL, RIGHT_HALF), "brown")
    below = _zone(0, 80)
    art.fill(below, "green").fill(common(below, RIGHT_HALF), DARK["green"])
    band = _zone(-11, 11)
    art.fill(_zone(-13, 13)).fill(band, "red").fill(common(band, rect(24, -60, 60, 120)), DARK["red"])


def bell() -> Art:
    """A sleigh bell: yellow and brown above, a red band with dots, green below with its slit."""
    knobs = circle(0, -BELL_RADIUS - 2, 5), circle(0, BELL_RADIUS + 1, 5)
    art = outlined(union(_BALL, *knobs, soften=0))
    art.fill(knobs[0], "yellow").fill(knobs[1], "green")
    _ball(art)
    slit = rect(-1.2, 19, 2.4, 16) + circle(0, 36, 4)
    art.fill("".join(circle(x, y, 4) for x, y in _DOTS)).fill(slit)
    art.folds([(-27, 24, 27, 24, -10)], 1.8).folds([(-34, -18, -12, -39, -5)], 2, PALE)
    return art.hatched(_BALL, Hatch(18, 4.4, 11, 1.7))


def small_bell() -> Art:
    art = outlined(_BALL, 3)
    _ball(art)
    return art


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
