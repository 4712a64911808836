"""The four aces: three large signs, and the ace of spades with our emblem."""

import math
from collections.abc import Callable

from ..kit.art import Art, mirrored
from ..kit.letters import word_on_arc
from ..kit.shading import Hatch
from ..kit.shapes import Knot, along, at, band, circle, inset, limb, mirrored_points, polygon, smooth, union
from ..napoletane.emblem import emblem
from ..palette import INK, PAPER
from ..signs.french import BLACK_CUT, SUITS
from .plain import HEIGHT, WIDTH, index

CENTRE = (WIDTH / 2, HEIGHT / 2)
ACE_SCALE = 1.08

# the ace of spades
SPADE_SIDE: list[Knot] = [
    (0, -98, "c"), (7, -82), (19, -62), (36, -42), (55, -22), (73, -1), (85, 22), (87, 44), (78, 62),
    (60, 71), (38, 69), (19, 57), (9, 41, "c"),
]  # fmt: skip
SPADE_FOOT: list[Knot] = [(5, 30, "c"), (8, 62), (18, 84), (44, 98, "c"), (-44, 98, "c"), (-18, 84), (-8, 62)]
MEDALLION_Y = 14.0
MEDALLION = 50.0
BEADS = 30


def _large_ace(suit: str) -> Art:
    """One sign with a thin line engraved along its edge and strokes on its shade side."""
    sign = SUITS[suit]
    art = Art().place(sign.plain(), *CENTRE, ACE_SCALE)
    inside = Art()
    inside.hatched(inset(sign.outline, 4.2), Hatch(22, 3.6, 15, 1.7, sign.cut))
    inside.stroke(inset(sign.outline, 4.2), 0.9, sign.cut)
    art.place(inside, *CENTRE, ACE_SCALE)
    index(art, "A", suit)
    return art


def ace_of_clubs() -> Art:
    return _large_ace("c")


def ace_of_hearts() -> Art:
    return _large_ace("h")


def ace_of_diamonds() -> Art:
    return _large_ace("d")


def ace_of_spades() -> Art:
    """The great spade: white lines on black, a medallion with our emblem, a ribbon with our name."""
    art = Art()
    art.place(_great_spade(), *CENTRE)
    index(art, "A", "s")
    return art


def _great_spade() -> Art:
    art = Art(1.8)
    sides = SPADE_SIDE + mirrored_points(SPADE_SIDE[-1:0:-1])
    body = union(smooth(sides), smooth([*SPADE_FOOT, (-5, 30, "c")]), soften=1)
    art.fill(body)
    art.stroke(inset(body, 4.5), 1.6, PAPER)
    art.hatched(inset(body, 7.5), Hatch(18, 4.4, 26, 1.8, BLACK_CUT))
    art.place(_scroll()).place(mirrored(_scroll))
    art.fill(_drop(0, -70, 13), PAPER)
    art.place(_medallion(), 0, MEDALLION_Y)
    art.place(_name_ribbon(), 0, 62)
    return art


def _scroll() -> Art:
    """The white tendril at the left of the spade's tip."""
    art = Art()
    stem: list[Knot] = [(-2, -44), (-14, -52), (-24, -46), (-27, -37), (-21, -33), (-18, -38)]
    art.fill(limb(stem, [1.2, 3, 3.2, 2.8, 2.4, 3.4], 7), PAPER)
    lower: list[Knot] = [(-14, -52), (-13, -62), (-6, -68)]
    art.fill(limb(lower, [1, 2.8, 1.2], 7), PAPER)
    for x, y, turn in ((-32, -26, 30), (-40, -19, 38), (-48, -11, 44)):
        art.place(Art().fill(_drop(0, 0, 6.4), PAPER), x, y, 1, -turn)
    return art


def _drop(x: float, y: float, length: float) -> str:
    """A drop standing on its round end."""
    half, wide = length / 2, length * 0.32
    knots: list[Knot] = [
        (x, y - half, "c"),
        (x + wide, y + half * 0.5),
        (x, y + half),
        (x - wide, y + half * 0.5),
    ]
    return smooth(knots)


def _medallion() -> Art:
    """A paper disc with a ring of beads round the emblem."""
    art = Art(1.6)
    art.shape(circle(0, 0, MEDALLION), "yellow", (4, 3))
    beads = []
    for k in range(BEADS):
        angle = 2 * math.pi * k / BEADS
        beads.append(circle((MEDALLION - 3.6) * math.cos(angle), (MEDALLION - 3.6) * math.sin(angle), 1.7))
    art.fill("".join(beads))
    art.shape(circle(0, 0, MEDALLION - 7), PAPER, (0, 0), line=1.4)
    return art.place(emblem(), 0, 6, 0.8)


def _name_ribbon() -> Art:
    """The ribbon across the foot of the spade."""
    art = Art(1.7)
    tails: list[list[Knot]] = [[(-50, 4), (-66, 2), (-80, 12)], [(50, 4), (66, 2), (80, 12)]]
    for tail in tails:
        art.shape(band(tail, [15, 15, 16], (0, 6)), "red", (2, 3))
    middle: list[Knot] = [(-56, -2), (-28, 7), (0, 10), (28, 7), (56, -2)]
    for side in (-1, 1):
        art.fill(polygon((side * 56, 6), (side * 44, 3), (side * 46, 15)), INK)
    art.shape(band(middle, [18, 18, 18, 18, 18]), "yellow", (1, 3))
    points = along(middle)
    x, y, _, _ = at(points, 0.5)
    radius = 170.0
    art.fill(word_on_arc("TAPPETO", 10.5, (x, y + 5 - radius), radius, 90))
    return art


CARDS: dict[str, Callable[[], Art]] = {
    "Ac": ace_of_clubs, "As": ace_of_spades, "Ah": ace_of_hearts, "Ad": ace_of_diamonds,
}  # fmt: skip
