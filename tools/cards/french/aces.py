"""The four aces: three large signs, and the ace of spades with our emblem."""

import math
from collections.abc import Callable

from ..kit.art import Art, mirrored
from ..kit.letters import word_on_arc
from ..kit.shading import Hatch
from ..kit.shapes import Knot, band, circle, inset, mirrored_points, polygon, smooth, union
from ..napoletane.emblem import emblem
from ..palette import PAPER
from ..signs.french import BLACK_CUT, SUITS
from ..signs.latin import acanthus
from .plain import HEIGHT, WIDTH, index

CENTRE = (WIDTH / 2, HEIGHT / 2)
ACE_SCALE = 1.6

# the ace of spades
SPADE_SIDE: list[Knot] = [
    (0, -112, "c"), (8, -92), (22, -69), (42, -46), (64, -23), (84, 1), (97, 27), (99, 51), (88, 71),
    (68, 81), (43, 78), (22, 65), (10, 47, "c"),
]  # fmt: skip
SPADE_FOOT: list[Knot] = [
    (6, 34, "c"), (9, 70), (20, 95), (50, 112, "c"), (-50, 112, "c"), (-20, 95), (-9, 70), (-6, 34, "c"),
]  # fmt: skip
MEDALLION_Y = 20.0
MEDALLION = 52.0
BEADS = 32
NAME_RADIUS = 170.0


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
    body = union(smooth(sides), smooth(SPADE_FOOT), soften=1)
    art.fill(body)
    art.stroke(inset(body, 4.5), 1.6, PAPER)
    art.hatched(inset(body, 8), Hatch(18, 4.4, 26, 1.8, BLACK_CUT))
    art.place(_foliage()).place(mirrored(_foliage))
    art.fill(_drop(0, -82, 15), PAPER)
    art.fill("".join(circle(0, y, r) for y, r in ((-66, 2.8), (-57, 2.2), (-49.5, 1.7))), PAPER)
    art.place(_medallion(), 0, MEDALLION_Y)
    art.place(_name_ribbon(), 0, 72)
    return art


def _foliage() -> Art:
    """White leaves round the left of the medallion: one rising to the tip, one bending down."""
    art = Art()
    rising: list[Knot] = [(-64, 26), (-60, 2), (-45, -25), (-26, -43), (-11, -62)]
    art.place(acanthus(rising, 20, 8, "white"))
    hanging: list[Knot] = [(-64, 26), (-76, 33), (-79, 46), (-68, 58)]
    art.place(acanthus(hanging, 16, 5, "white"))
    return art.fill(circle(-64, 26, 4), "yellow")


def _drop(x: float, y: float, length: float) -> str:
    """A drop standing on its round end."""
    half, wide, low = length / 2, length * 0.32, y + length * 0.25
    return smooth([(x, y - half, "c"), (x + wide, low), (x, y + half), (x - wide, low)])


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
    return art.place(emblem(), 0, 6, 0.84)


def _name_ribbon() -> Art:
    """The ribbon across the foot of the spade."""
    art = Art(1.7)
    tails: list[list[Knot]] = [[(-54, 5), (-72, 2), (-90, 12)], [(54, 5), (72, 2), (90, 12)]]
    for tail in tails:
        art.shape(band(tail, [17, 17, 18], (0, 7)), "red", (2, 3))
    for side in (-1, 1):
        art.fill(polygon((side * 61, 8), (side * 48, 4), (side * 50, 17)))
    middle: list[Knot] = [(-61, -2), (-31, 8), (0, 11), (31, 8), (61, -2)]
    art.shape(band(middle, [20] * len(middle)), "yellow", (1, 3))
    return art.fill(word_on_arc("TAPPETO", 11.5, (0, 16.5 - NAME_RADIUS), NAME_RADIUS, 90))


CARDS: dict[str, Callable[[], Art]] = {
    "Ac": ace_of_clubs, "As": ace_of_spades, "Ah": ace_of_hearts, "Ad": ace_of_diamonds,
}  # fmt: skip
