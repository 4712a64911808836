"""The body and arms of the Obers and Unders, and the pipes that some of them smoke.

The cut falls to the right: at the left a hand lifts something above it, at the right there is room for a
whole arm.
"""

import math

from ..anatomy.cloth import cloth
from ..anatomy.hands import Grip, on_hilt, on_hip
from ..anatomy.sleeves import sleeve
from ..kit.art import Art
from ..kit.geometry import Path
from ..kit.shapes import Knot, curve, line, smooth
from ..signs.swiss import SIGNS
from .holding import plain_cuff, stalk
from .sleeves import Cloth, Trim, jointed_arm, trimmed

HEAD_AT = (182, 106)
HEAD_SCALE = 1.12
MOUTH = (HEAD_AT[0] - 21, HEAD_AT[1] + 17)  # of a profile
ENDS = (40, 260)  # of the white band
SIGN_SCALE = 0.92
BEHIND = 32  # how far below its middle a sign hides the end of its stem
LIFTED = [44, 40, 28, 24]  # widths of a sleeve from the shoulder to the wrist
HIP_HAND = Grip(on_hip, 198, 238, 8, scale=1.06)
LOW = [40, 40, 31, 25]
LOW_HAND = Grip(on_hilt, 246, 208, 96, flip=True)
COAT: list[Knot] = [
    (140, 158, "c"), (160, 144), (200, 144), (224, 158, "c"), (222, 200), (208, 264), (198, 350, "c"),
    (60, 350, "c"), (92, 204), (120, 176),
]  # fmt: skip
SMOKE = ((-33, -18, 4.2), (-39, -26, 5), (-32, -33, 4), (-40, -38, 3))
Place = tuple[float, float]


def coat(half: Art, colour: str) -> Path:
    """The body from the shoulders to the cut."""
    return cloth(half, COAT, colour, 6, 17)


def front(half: Art, colour: str, left: float = 160, right: float = 202, foot: float = 150) -> Path:
    """A panel down the middle of the body, wider towards the cut."""
    knots: list[Knot] = [
        (left, 146, "c"), (right, 146, "c"), (right - 6, 210), (foot + 34, 330, "c"), (foot - 34, 330, "c"),
        (left - 16, 210),
    ]  # fmt: skip
    d = smooth(knots)
    half.shape(d, colour, (4, 1), line=1.8)
    return d


def lifted_arm(
    half: Art, hand: Grip, colour: str, cuff: str, elbow: Place = (112, 206), trim: Trim | None = None
) -> None:
    """The arm at the left that lifts something, with its hand."""
    knots: list[Knot] = [(152, 172), elbow, hand.forearm(9), hand.wrist]
    sleeve(half, knots, LIFTED, colour)
    trimmed(half, knots, LIFTED, trim)
    hand.draw(half, plain_cuff(cuff))


def hip_arm(half: Art, colours: Cloth) -> None:
    """The arm at the right, its hand on the hip."""
    jointed_arm(half, (208, 170), (264, 208), HIP_HAND, colours)
    HIP_HAND.draw(half, plain_cuff(colours.inner))


def low_arm(half: Art, colour: str, cuff: str, trim: Trim | None = None) -> None:
    """The arm at the right, its fist over what hangs from it; to be drawn last."""
    knots: list[Knot] = [(206, 168), (232, 164), (246, 176), LOW_HAND.wrist]
    sleeve(half, knots, LOW, colour)
    trimmed(half, knots, LOW, trim)
    half.folds([(236, 178, 216, 164, 2.6), (238, 180, 230, 156, 2)], 1.6)
    LOW_HAND.draw(half, plain_cuff(cuff))


def held(half: Art, suit: str, at: Place, hand: Grip, scale: float = SIGN_SCALE) -> None:
    """A sign on its stem, round which the hand will close."""
    foot = (hand.x + (hand.x - at[0]) * 0.2, hand.y + 24)
    half.place(stalk((at[0], at[1] + BEHIND), (hand.x, hand.y), foot))
    half.place(SIGNS[suit](), *at, scale)


def pipe(length: float = 28, smoke: bool = True) -> Art:
    """A tobacco pipe from the mouth of a profile to the left; 0,0 = the mouth, smoke above the bowl."""
    art = Art(1.6)
    end = -length
    art.cord(curve((0, 0), (end / 2, 3), (end, 9)), 2, "brown")
    bowl: list[Knot] = [(end - 8, -8, "c"), (end + 4, -8, "c"), (end + 4, 6), (end - 1, 13), (end - 8, 8)]
    art.shape(smooth(bowl), "night", (2, 1))
    art.stroke(line((end - 10, -8), (end + 6, -8)), 2.4, "yellow")
    for x, y, r in SMOKE if smoke else ():
        turns: list[Knot] = []
        for k in range(7):
            angle = 0.7 + k * 0.9
            turns.append((x + 28 - length + r * math.cos(angle), y + r * math.sin(angle)))
        art.stroke(curve(*turns), 1.7, "#7d776c")
    return art
