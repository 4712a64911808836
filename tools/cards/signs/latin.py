"""Latin suit signs as the Neapolitan deck has them: coin, cup, sword and club.

Every sign is centred on 0,0.  Coin: radius 50.  Cup: 76 wide, 104 high.  Sword and club stand upright.
"""

import math
from collections.abc import Sequence

from ..kit import geometry as geo
from ..kit.art import Art
from ..kit.geometry import XY, path
from ..kit.shading import Hatch
from ..kit.shapes import (
    Knot,
    along,
    at,
    blend,
    circle,
    common,
    curve,
    ellipse,
    limb,
    line,
    polygon,
    rect,
    smooth,
)
from ..palette import BLADE_GLINT, DARK, INK

PETALS = 8
NO_SHADE = (0.0, 0.0)

# ---------------------------------------------------------------- coin


def sun_face(scale: float = 1.0) -> Art:
    """The calm face on the coin, drawn for a disc of radius 22."""
    face = Art(1.6)
    for s in (-1, 1):
        face.fill(circle(s * 11, 6, 3.4), "#e58a2c")
        face.stroke(f"M{s * 13} -6Q{s * 8} -11 {s * 3.5} -6.5", 1.7)
        face.fill(ellipse(s * 7.5, -3, 2.6, 1.9))
        face.stroke(f"M{s * 11.5} -2Q{s * 7.5} -6 {s * 4} -2", 1.2)
    face.stroke("M-1.5 -5Q-3 3 -4 5.5Q0 8.5 4 5.5", 1.4)
    face.fill("M-7 10.5Q0 8.5 7 10.5Q0 16.5 -7 10.5Z", "#b5352b")
    face.stroke("M-8 10Q0 13 8 10", 1.2)
    return Art().place(face, 0, 0, scale)


def _petal() -> Art:
    petal = Art(1.6)
    petal.shape("M-9 -20C-14 -30 -9 -39 0 -42.5C9 -39 14 -30 9 -20Z", "yellow", (4, 0), line=1.4)
    return petal.stroke("M0 -22V-35M-4 -23Q-6 -29 -3.5 -34M4 -23Q6 -29 3.5 -34", 1)


def coin() -> Art:
    """White rim, black ring, sunflower of eight petals with a face."""
    art = Art(2)
    art.shape(circle(0, 0, 49), "white", NO_SHADE, line=2).fill(circle(0, 0, 44.5), INK)
    for i in range(PETALS):
        angle = 2 * math.pi * (i + 0.5) / PETALS
        x, y = math.cos(angle), math.sin(angle)
        art.fill(circle(x * 40, y * 40, 2.3), "yellow")
        ray = polygon(
            (x * 24 + y * 6, y * 24 - x * 6), (x * 36.5, y * 36.5), (x * 24 - y * 6, y * 24 + x * 6)
        )
        art.fill(ray, "orange")
    for i in range(PETALS):
        art.place(_petal(), turn=i * 360 / PETALS)
    art.shape(circle(0, 0, 22.5), "yellow", (3, 2))
    return art.add(sun_face())


def grand_coin() -> Art:
    """The richer coin of the two and of the centre of the five: a second ring of small leaves."""
    art = Art(2)
    art.shape(circle(0, 0, 49), "white", NO_SHADE, line=1.6).fill(circle(0, 0, 46.2), INK)
    art.stroke(circle(0, 0, 43), 1, "yellow")
    for i in range(PETALS * 2):
        angle = 2 * math.pi * (i + 0.5) / (PETALS * 2)
        art.fill(circle(39.6 * math.cos(angle), 39.6 * math.sin(angle), 1.7), "yellow")
    sepal = Art().shape("M-5 -22C-9 -29 -5 -34 0 -37C5 -34 9 -29 5 -22Z", "orange", (3, 0), line=1)
    petal = Art(1.2).shape("M-7 -18C-11 -26 -7 -33 0 -36.4C7 -33 11 -26 7 -18Z", "yellow", (3, 0), line=1.2)
    petal.stroke("M0 -20V-31M-3.2 -20Q-5 -25 -3 -29M3.2 -20Q5 -25 3 -29", 0.8)
    for i in range(PETALS):
        art.place(sepal, turn=(i + 0.5) * 360 / PETALS)
    for i in range(PETALS):
        art.place(petal, turn=i * 360 / PETALS)
    art.shape(circle(0, 0, 20.5), "yellow", (3, 2), line=1.6)
    art.stroke(circle(0, 0, 18.4), 0.8)
    return art.place(sun_face(0.84))


# ---------------------------------------------------------------- cup


def cup() -> Art:
    """Slender urn: red rim, yellow neck, green fluted belly, red foot on a plinth, grey handles."""
    art = Art(2.2)
    for s in (-1, 1):
        handle = f"M{s * 27} -30C{s * 46} -44 {s * 51} -18 {s * 37} -7C{s * 30} -1 {s * 37} 8 {s * 29} 11"
        art.cord(handle, 3.2, "steel", 3.6)
        art.shape(circle(s * 28, 11, 3), "steel", (1, 1), line=1.4)
    _foot(art, 20, 50)
    belly = "M-29 -20C-36 6 -24 24 0 24C24 24 36 6 29 -20Z"
    art.shape(belly, "green", (9, 2), Hatch(20, 3.6, 10, 1.5))
    art.stroke(_flutes(7, 7.4, 4, 22), 1.3)
    art.shape("M-29.5 -22C-32 -12 -31.5 -6 -30 -1Q0 9 30 -1C31.5 -6 32 -12 29.5 -22Z", "yellow", (9, 0))
    art.stroke("M-30 -6Q0 4 30 -6", 1)
    art.shape(
        "M-35 -44Q-26 -35 -28.5 -24Q0 -15.6 28.5 -24Q26 -35 35 -44Z", "red", (8, 0), Hatch(10, 3.6, 9, 1.4)
    )
    art.stroke("M-28.4 -28Q0 -20 28.4 -28", 1)
    _mouth(art, -44, 35, 7.4)
    return art


def _foot(art: Art, y: float, base: float) -> None:
    """Knob, trumpet foot and plinth from the belly at y down to the plinth's lower edge."""
    art.shape(f"M-7 {y}Q-6 {y + 12} -17 {y + 20}H17Q6 {y + 12} 7 {y}Z", "red", (5, 0))
    art.shape(limb([(-8, y + 4), (0, y + 6), (8, y + 4)], [6, 6.4, 6], 5), "yellow", (2, 1.4), line=1.5)
    art.shape(rect(-22, y + 19, 44, base - y - 19, 1), "red", (6, 2))


def _flutes(count: int, spacing: float, top: float, foot: float) -> str:
    """Grooves of a belly that run together at the foot."""
    d = ""
    for i in range(count):
        k = i - (count - 1) / 2
        x = k * spacing
        d += path("M", x, top - abs(k) * 0.7, "Q", x * 0.84, (top + foot) / 2 + 1, x * 0.45, foot - abs(k))
    return d


def _mouth(art: Art, y: float, rx: float, ry: float) -> None:
    """The open mouth of a cup."""
    art.shape(ellipse(0, y, rx, ry), "crimson", NO_SHADE)
    art.fill(common(ellipse(0, y, rx, ry), ellipse(0, y + ry * 0.9, rx * 0.98, ry)), DARK["crimson"])
    art.stroke(
        f"M{-rx * 0.86:.1f} {y + 1.6:.1f}Q0 {y + ry + 2.4:.1f} {rx * 0.86:.1f} {y + 1.6:.1f}", 1, "#d98b82"
    )


def wide_cup() -> Art:
    """The open bowl of the two of cups, 150 wide and 140 high."""
    art = Art(2.2)
    for s in (-1, 1):
        handle = f"M{s * 58} -44C{s * 86} -62 {s * 96} -22 {s * 76} -8C{s * 64} 0 {s * 70} 14 {s * 48} 12"
        art.cord(handle, 4.4, "steel", 4)
        art.shape(circle(s * 70, 2, 4.4), "steel", (1.4, 1), line=1.6)
    art.shape("M-14 28Q-12 44 -30 54H30Q12 44 14 28Z", "red", (8, 0), Hatch(10, 3.8, 12, 1.6))
    art.shape(limb([(-15, 34), (0, 37), (15, 34)], [8, 9, 8], 6), "yellow", (3, 2), line=1.6)
    art.shape(rect(-38, 53, 76, 15, 1.5), "red", (9, 3), Hatch(0, 4, 10, 1.5))
    belly = "M-58 -18C-56 16 -34 34 0 34C34 34 56 16 58 -18Z"
    art.shape(belly, "green", (13, 3), Hatch(20, 4, 18, 1.9))
    art.stroke(_flutes(11, 10.4, -2, 31), 1.4)
    lobes = ""
    for i in range(10):
        lobes += path("M", -56 + i * 11.2, _lobe_y(i), "q", 5.6, 9, 11.2, _lobe_y(i + 1) - _lobe_y(i))
    art.stroke(lobes, 1.4)
    art.shape(
        "M-60 -40C-60 -30 -60 -22 -58 -15Q0 6 58 -15C60 -22 60 -30 60 -40Z",
        "yellow",
        (13, 0),
        Hatch(8, 4.2, 14, 1.7),
    )
    art.stroke("M-59 -22Q0 -1 59 -22", 1.1)
    art.shape("M-72 -58Q-58 -48 -60 -36Q0 -16 60 -36Q58 -48 72 -58Z", "red", (12, 0), Hatch(10, 4, 14, 1.7))
    art.stroke("M-60 -40Q0 -20 60 -40", 1.1)
    _mouth(art, -58, 72, 13)
    return art


def _lobe_y(i: int) -> float:
    u = (i - 5) / 5
    return 1.5 - 7 * u * u


# ---------------------------------------------------------------- sword


def hilt(art: Art) -> None:
    """Guard at 0, grip and pommel below: shell, two ringed roundels, spiral grip, trefoil pommel."""
    grip: list[Knot] = [(-5, 8, "c"), (-7.4, 24), (-4.4, 44, "c"), (4.4, 44, "c"), (7.4, 24), (5, 8, "c")]
    handle = smooth(grip)
    art.shape(handle, "yellow", (3.4, 0), line=0)
    spiral = Art(clip=handle)
    spiral.stroke("".join(line((-8, 17.6 + i * 6.6), (8, 11.6 + i * 6.6)) for i in range(5)), 1.8)
    art.add(spiral).stroke(handle, 1.6)
    for s in (-1, 1):
        art.shape(circle(s * 8.2, 50, 4.6), "yellow", (1.6, 1.2), line=1.4)
    art.shape(circle(0, 57, 5.4), "yellow", (2, 1.4), line=1.5)
    art.shape(ellipse(0, 46.5, 8, 4), "yellow", (2.6, 1), line=1.5)
    for s in (-1, 1):
        art.shape(circle(s * 28, -5.6, 3.2), "yellow", (1.2, 1), line=1.2)
        art.shape(circle(s * 28, 7.6, 3.2), "yellow", (1.2, 1), line=1.2)
        art.shape(circle(s * 18.6, 1, 10), "yellow", (2.6, 2))
        art.stroke(circle(s * 18.6, 1, 6.4), 1.2)
        art.fill(circle(s * 18.6, 1, 3.1))
    shell: list[Knot] = [(-9, -11), (0, -7), (9, -11), (12.6, 0), (9, 11), (0, 15), (-9, 11), (-12.6, 0)]
    art.shape(smooth(shell), "yellow", (3, 2))
    art.stroke(ellipse(0, 1.4, 7.2, 8.6), 1.2)
    art.fill(ellipse(0, 1.4, 3.6, 4.8))
    art.fill(circle(-1, 0, 1), "yellow")


def blade(art: Art, length: float, width: float = 15) -> None:
    """Straight two-edged blade from the guard at 0 up to -length."""
    h = width / 2
    edge = polygon((-h, 0), (-h, -length + h * 2.2), (0, -length), (h, -length + h * 2.2), (h, 0))
    art.shape(edge, "blue", NO_SHADE, line=0)
    art.fill(polygon((0, 0), (0, -length), (h, -length + h * 2.2), (h, 0)), DARK["blue"])
    art.stroke(line((-h * 0.48, -10), (-h * 0.48, -length + h * 3.4)), 1.1, BLADE_GLINT)
    art.stroke(line((0, -6), (0, -length + 3)), 1.1)
    art.stroke(edge, 1.8)


def sword(length: float = 150, width: float = 15) -> Art:
    """Point up, 0,0 at the guard; the pommel ends at 62."""
    art = Art(1.8)
    blade(art, length, width)
    hilt(art)
    return art


# ---------------------------------------------------------------- club


ACANTHUS_WIDTH = [0.34, 0.72, 0.95, 1.0, 0.92, 0.76, 0.5]


def acanthus(points: Sequence[Knot], width: float, lobes: int = 6, colour: str = "yellow") -> Art:
    """A serrated leaf along a curve from stem to tip, its pointed lobes swept forward."""
    centre = along(points)
    left = _leaf_edge(centre, width / 2, lobes, -1)
    right = _leaf_edge(centre, width / 2, lobes, 1)
    foot, tip = centre[0], centre[-1]
    knots: list[Knot] = [(foot[0], foot[1], "c"), *left, (tip[0], tip[1], "c"), *reversed(right)]
    art = Art(1.5)
    art.shape(smooth(knots), colour, (2.6, 1.2))
    ribs = ""
    for i in range(lobes):
        x, y, dx, dy = at(centre, 0.04 + 0.86 * i / lobes)
        reach = width / 2 * blend(ACANTHUS_WIDTH, (i + 0.6) / lobes) * 0.66
        for s in (-1, 1):
            ribs += curve(
                (x, y),
                (x - dy * s * reach * 0.5 + dx * reach * 0.5, y + dx * s * reach * 0.5 + dy * reach * 0.5),
                (x - dy * s * reach + dx * reach * 1.3, y + dx * s * reach + dy * reach * 1.3),
            )
    art.stroke(ribs, 0.8)
    return art.fill(limb(points, [2.2, 2.6, 1.6, 0.8], 6))


def _leaf_edge(centre: Sequence[XY], half: float, lobes: int, side: int) -> list[Knot]:
    """The knots of one edge of a lobed leaf, from foot to tip: notch, swelling, point, notch..."""
    step = 0.86 / lobes
    edge: list[Knot] = []
    for i in range(lobes):
        reach = half * blend(ACANTHUS_WIDTH, (i + 0.5) / (lobes - 0.4))
        for forward, out, sharp in ((0.05, 0.42, True), (0.5, 0.98, False), (1.2, 0.92, True)):
            x, y, dx, dy = at(centre, 0.03 + step * (i + forward))
            px, py = x - dy * side * reach * out, y + dx * side * reach * out
            edge.append((px, py, "c") if sharp else (px, py))
    return edge


CLUB_BODY: list[Knot] = [
    (22, 90, "c"), (8, 95, "c"), (3, 70), (-10, 32), (-26, -8), (-34, -48), (-26, -80), (-4, -93),
    (19, -87), (32, -60), (31, -24), (21, 16), (16, 54),
]  # fmt: skip
CLUB_SPLIT: list[Knot] = [
    (20, 110, "c"), (12, 66), (-2, 16), (-10, -34), (6, -104, "c"), (60, -104, "c"), (60, 110, "c"),
]  # fmt: skip
CLUB_LEAF: list[Knot] = [(11, 68), (3, 36), (-6, 0), (-7, -36), (6, -74)]


def club(left: str = "green", right: str = "red", lobes: int = 6) -> Art:
    """Smooth pear-shaped club, thick end up, half one colour and half the other, a yellow leaf along it."""
    art = Art(2)
    body = smooth(CLUB_BODY)
    art.shape(body, left, (0, 0), line=0)
    art.fill(common(body, smooth(CLUB_SPLIT)), right)
    art.add(_club_shade(body, right))
    art.place(acanthus(CLUB_LEAF, 30, lobes))
    art.stroke(body, 2)
    # the cut end of the handle
    return art.shape(limb([(9, 94), (21, 89)], [6, 5], 4), "yellow", (1, 1), line=1.4)


def _club_shade(body: str, right: str) -> Art:
    """Darker edge and hatching on the right."""
    art = Art()
    lit = geo.area(body)
    edge = geo.outline(lit.difference(geo.shifted(lit, -6, -2)))
    art.fill(edge, DARK[right])
    return art.hatched(body, Hatch(8, 4, 13, 1.7)).hatched(body, Hatch(172, 4.6, 7, 1.2))


def root_foot(colour: str = "green") -> Art:
    """The leafy, clawed foot on which the long clubs end: the handle enters at 0,0 from above."""
    art = Art(1.9)
    knots: list[Knot] = [
        (-15, -18, "c"), (-14, 4), (-20, 22), (-34, 32), (-46, 30, "c"), (-40, 40), (-28, 45),
        (-34, 56, "c"), (-16, 54), (-6, 48), (2, 62, "c"), (12, 50), (22, 54), (40, 58, "c"), (33, 46),
        (44, 40), (46, 30, "c"), (30, 30), (18, 18), (14, 2), (15, -18, "c"),
    ]  # fmt: skip
    art.shape(smooth(knots), colour, (5, 3), Hatch(30, 3.8, 12, 1.6))
    art.folds(
        [
            (-8, -12, -22, 36, 5),
            (0, -12, 0, 48, 1),
            (8, -10, 24, 38, -4),
            (-4, 14, -14, 46, 2),
            (5, 14, 12, 40, -2),
        ],
        1.1,
    )
    return art


LONG_BODY: list[Knot] = [
    (15, 134, "c"), (-15, 134, "c"), (-17, 96), (-28, 10), (-43, -80), (-45, -140), (-32, -186), (0, -204),
    (32, -186), (45, -140), (43, -80), (28, 10), (17, 96),
]  # fmt: skip
LONG_SPLIT: list[Knot] = [
    (16, 160, "c"), (4, 110), (-12, 30), (-8, -60), (4, -130), (0, -220, "c"), (80, -220, "c"),
    (80, 160, "c"),
]  # fmt: skip
LONG_LEAF: list[Knot] = [(2, 92), (-5, 50), (-11, 0), (-8, -60), (0, -120), (5, -168)]


def long_club(left: str = "green", right: str = "red") -> Art:
    """The tall club of the two and three: 0,0 = its middle, head at -204, leafy foot down to 206."""
    art = Art(2.2)
    art.place(root_foot(), 0, 146, 1.0)
    body = smooth(LONG_BODY)
    art.shape(body, left, (0, 0), line=0)
    art.fill(common(body, smooth(LONG_SPLIT)), right)
    art.add(_club_shade(body, right))
    art.place(acanthus(LONG_LEAF, 44, 9))
    art.stroke(body, 2.2)
    collar: list[Knot] = [
        (-17, 122, "c"), (-19, 138, "c"), (-9, 150), (-6, 140, "c"), (0, 154), (6, 140, "c"), (9, 150),
        (19, 138, "c"), (17, 122, "c"), (0, 128),
    ]  # fmt: skip
    return art.shape(smooth(collar), "green", (3, 2))
