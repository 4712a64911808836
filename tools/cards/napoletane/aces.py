"""The four aces."""

import itertools
import math
from collections.abc import Callable, Sequence

from ..anatomy.eagle import eagle_head, eagle_leg, hackled_neck
from ..anatomy.hats import crown
from ..anatomy.plumes import quill, sickle
from ..kit.art import Art, mirrored
from ..kit.geometry import path
from ..kit.letters import word_on_arc
from ..kit.shading import Hatch
from ..kit.shapes import (
    Knot,
    along,
    at,
    circle,
    common,
    curve,
    ellipse,
    limb,
    line,
    minus,
    polygon,
    rect,
    ring,
    smooth,
)
from ..palette import DARK
from ..signs.latin import acanthus, hilt
from .emblem import emblem
from .serpent import serpent_head

CENTRE_X = 150

# ---------------------------------------------------------------- coins: the two-headed eagle

DISC = (150.0, 206.0, 66.0)  # the big empty disc: x, y, radius
SEAL = (150.0, 394.0, 64.0)  # the lower ring with our emblem


def ace_of_coins() -> Art:
    """A two-headed eagle holds a large empty disc; its claws stand on a second ring with a motto."""
    art = Art(2.2)
    art.define("primary", quill(66, 22, "black")).define("covert", quill(52, 20, "red"))
    art.define("small", quill(38, 15, "yellow"))
    left = _eagle_left()
    art.place(left).place(mirrored(_eagle_left), 2 * CENTRE_X, 0)
    for s in (-1, 1):
        _breast_edge(art, s)
    art.place(crown("yellow", "pearls", width=40, height=22), CENTRE_X, 72, 0.94)
    _disc(art)
    _seal(art)
    art.place(eagle_leg(), 104, 282, 1.08)
    return art.place(mirrored(eagle_leg), 196, 282, 1.08)


# each row of wing feathers: symbol, how many, first and last angle on the ring, distance, lean outwards
WING_ROWS = (
    ("primary", 10, 132, 222, 36, 9),
    ("covert", 10, 130, 224, 25, 11),
    ("small", 11, 128, 226, 16, 8),
)


def _eagle_left() -> Art:
    """Wing, neck and head of the left half: the feathers follow the ring from the shoulder down."""
    art = Art(2)
    x0, y0, r = DISC
    for row, count, first, last, offset, lean in WING_ROWS:
        for i in range(count):
            angle = first + (last - first) * i / (count - 1)
            rad = math.radians(angle)
            x, y = x0 + (r + offset) * math.cos(rad), y0 + (r + offset) * math.sin(rad)
            art.use(row, x, y, 1, angle - 90 + lean)
    shoulder: list[Knot] = [
        (124, 122), (104, 104), (76, 106), (52, 126), (46, 152), (60, 166), (84, 156), (106, 142),
        (124, 136),
    ]  # fmt: skip
    art.shape(smooth(shoulder), "red", (5, 4), Hatch(60, 3.8, 12, 1.6))
    for x, y in ((66, 132), (78, 122), (92, 116), (60, 150), (74, 142), (88, 132), (104, 122), (100, 136)):
        art.stroke(f"M{x - 4} {y}q3 5 8 3", 1)
    art.place(hackled_neck([(142, 142), (128, 112), (108, 88), (104, 66)], [54, 46, 36, 30]))
    return art.place(eagle_head(), 100, 58, 1.2)


def _breast_edge(art: Art, side: int) -> None:
    """The tail ribbons that fall beside the lower ring, each with a bead."""
    tails: list[tuple[list[Knot], str, str]] = [
        ([(110, 322), (76, 340), (44, 384), (38, 436)], "black", "yellow"),
        ([(112, 324), (86, 350), (64, 396), (66, 450)], "red", "red"),
        ([(108, 318), (66, 328), (30, 360), (20, 404)], "yellow", "red"),
    ]
    for points, colour, bead in tails:
        knots: list[Knot] = [(CENTRE_X + side * (CENTRE_X - k[0]), k[1]) for k in points]
        art.place(sickle(knots, 15, colour))
        x, y = knots[-1][0], knots[-1][1]
        art.shape(circle(x, y + 5, 5.4), bead, (2, 1.6), line=1.5)


def _disc(art: Art) -> None:
    x, y, r = DISC
    art.shape(ring(x, y, r + 15, r), "yellow", (4, 4))
    beads = ""
    for i in range(36):
        angle = math.pi * i / 18
        beads += circle(x + (r + 7.5) * math.cos(angle), y + (r + 7.5) * math.sin(angle), 2.6)
    art.fill(beads, DARK["red"])
    art.shape(circle(x, y, r), "white", (0, 0), line=2.2)
    art.stroke(circle(x, y, r - 5), 1)


def _seal(art: Art) -> None:
    """The lower ring: emblem inside, motto on a yellow ribbon along its lower half."""
    x, y, r = SEAL
    art.shape(circle(x, y, r + 14), "red", (4, 4))
    art.shape(circle(x, y, r), "white", (0, 0), line=2)
    art.stroke(circle(x, y, r - 4), 1)
    art.place(emblem(), x, y - 10, 1.0)
    band = minus(circle(x, y, r + 22), circle(x, y, r - 3))
    half = common(band, polygon((0, y + 10), (300, y + 10), (300, 498), (0, 498)))
    for s in (-1, 1):
        tail: list[Knot] = [
            (x + s * 64, y + 6, "c"), (x + s * 92, y - 8, "c"), (x + s * 88, y + 8, "c"),
            (x + s * 100, y + 22, "c"), (x + s * 78, y + 34, "c"),
        ]  # fmt: skip
        art.shape(smooth(tail), "yellow", (3, 3))
    art.shape(half, "yellow", (4, 4), Hatch(90, 4, 5, 1.2))
    art.fill(word_on_arc("TAPPETO", 15, (x, y), r + 17, 90))
    for s in (-1, 1):
        angle = math.radians(90 + s * 54)
        art.fill(circle(x + (r + 9.5) * math.cos(angle), y + (r + 9.5) * math.sin(angle), 2.6), DARK["red"])


# ---------------------------------------------------------------- cups: the covered urn


def ace_of_cups() -> Art:
    """A covered urn in bands of red, blue, yellow with a winged mask, and green; grey handles."""
    art = Art(2.3)
    for s in (-1, 1):
        _urn_handle(art, s)
    _urn_foot(art)
    _urn_body(art)
    _urn_lid(art)
    return art.place(_winged_mask(), CENTRE_X, 310, 1.1)


def _urn_handle(art: Art, s: int) -> None:
    def x(offset: float) -> float:
        return CENTRE_X + s * offset

    knots: list[Knot] = [
        (x(66), 196), (x(86), 178), (x(112), 172), (x(128), 194), (x(122), 230), (x(106), 262),
        (x(110), 288), (x(128), 292), (x(133), 276), (x(122), 268),
    ]  # fmt: skip
    art.shape(limb(knots, [12, 13, 13, 13, 12, 12, 11, 10, 8, 6]), "steel", (4, 3))
    art.stroke(curve(*[(k[0] - 1.5, k[1] - 1) for k in knots[:6]]), 1.1)
    art.shape(limb([(x(108), 264), (x(84), 280)], [12, 12], 5), "steel", (2, 2))


def _urn_foot(art: Art) -> None:
    cx = CENTRE_X
    art.shape(
        f"M{cx - 22} 396Q{cx - 20} 428 {cx - 48} 438H{cx + 48}Q{cx + 20} 428 {cx + 22} 396Z",
        "yellow",
        (9, 0),
        Hatch(8, 4, 14, 1.6),
    )
    for k in (-2, -1, 0, 1, 2):
        art.stroke(curve((cx + k * 7, 408), (cx + k * 7.4, 422), (cx + k * 16, 437)), 1.2)
    art.shape(limb([(cx - 30, 398), (cx, 402), (cx + 30, 398)], [13, 14, 13]), "red", (5, 3))
    art.shape(rect(cx - 64, 438, 128, 13, 2), "yellow", (6, 3))
    art.shape(rect(cx - 76, 450, 152, 22, 2), "red", (12, 4), Hatch(0, 4.4, 14, 1.7))


def _urn_body(art: Art) -> None:
    cx = CENTRE_X
    belly = path("M", cx - 94, 292, "C", cx - 100, 360, cx - 58, 396, cx, 396)
    belly += path("C", cx + 58, 396, cx + 100, 360, cx + 94, 292, "Z")
    art.shape(belly, "green", (18, 4), Hatch(18, 4.4, 28, 2.1))
    for i in range(11):
        k = i - 5
        art.stroke(
            curve(
                (cx + k * 16.4, 348 - abs(k) * 2.6),
                (cx + k * 13, 370 - abs(k) * 1.6),
                (cx + k * 7, 394 - abs(k)),
            ),
            1.5,
        )
        art.stroke(f"M{cx + k * 16.4 - 8.2:.1f} {346 - abs(k) * 2.6:.1f}q8.2 -12 16.4 0", 1.5)
    zone = path("M", cx - 78, 250, "C", cx - 96, 274, cx - 98, 300, cx - 92, 322)
    zone += path("Q", cx, 356, cx + 92, 322, "C", cx + 98, 300, cx + 96, 274, cx + 78, 250, "Z")
    art.shape(zone, "yellow", (16, 0), Hatch(8, 4.4, 24, 1.9))
    art.shape(_urn_band(214, 252, 66, 80, 14), "blue", (13, 0), Hatch(6, 4.2, 18, 1.8))
    for i in range(13):
        k = i - 6
        art.stroke(
            curve(
                (cx + k * 10.4, 224 - abs(k) * 0.3),
                (cx + k * 11.6, 246 - abs(k) * 0.6),
                (cx + k * 12.4, 262 - abs(k) * 1.4),
            ),
            1.4,
        )
    art.stroke(curve((cx - 79, 250), (cx, 264), (cx + 79, 250)), 3)
    rim: list[Knot] = [
        (cx - 88, 142, "c"), (cx - 84, 168), (cx - 70, 196), (cx - 66, 218, "c"), (cx, 230),
        (cx + 66, 218, "c"), (cx + 70, 196), (cx + 84, 168), (cx + 88, 142, "c"),
    ]  # fmt: skip
    art.shape(smooth(rim), "red", (15, 0), Hatch(6, 4.4, 24, 2))
    art.stroke(curve((cx - 68, 208), (cx, 222), (cx + 68, 208)), 1.3)
    art.stroke(curve((cx - 62, 174), (cx - 56, 194), (cx - 54, 210)), 2.2, "#e8897f")


def _urn_band(top: float, foot: float, half_top: float, half_foot: float, sag: float) -> str:
    cx = CENTRE_X
    return (
        f"M{cx - half_top} {top}Q{cx} {top + sag} {cx + half_top} {top}L{cx + half_foot} {foot}"
        f"Q{cx} {foot + sag * 2} {cx - half_foot} {foot}Z"
    )


def _urn_lid(art: Art) -> None:
    cx = CENTRE_X
    dome: list[Knot] = [
        (cx - 84, 148, "c"), (cx - 77, 120), (cx - 50, 104), (cx - 22, 98), (cx - 14, 88, "c"),
        (cx + 14, 88, "c"), (cx + 22, 98), (cx + 50, 104), (cx + 77, 120), (cx + 84, 148, "c"),
    ]  # fmt: skip
    art.shape(smooth(dome), "yellow", (15, 3), Hatch(20, 4.2, 24, 1.9))
    for k in (-3, -2, -1, 1, 2, 3):
        art.stroke(curve((cx + k * 5, 100), (cx + k * 16, 112), (cx + k * 21, 134)), 1.2)
    art.shape(
        limb([(cx - 90, 140), (cx - 40, 151), (cx, 153), (cx + 40, 151), (cx + 90, 140)], [17] * 5),
        "blue",
        (5, 4),
    )
    for i in range(9):
        k = i - 4
        art.shape(circle(cx + k * 19, 152.6 - 0.62 * k * k, 3.4), "yellow", (1.2, 1), line=1.3)
    for s in (-1, 1):
        leaf: list[Knot] = [
            (cx, 90, "c"), (cx + s * 14, 86), (cx + s * 30, 70, "c"), (cx + s * 26, 90), (cx + s * 8, 98),
        ]  # fmt: skip
        art.shape(smooth(leaf), "green", (3, 2))
        art.stroke(curve((cx + s * 5, 92), (cx + s * 16, 88), (cx + s * 26, 76)), 1)
    cone: list[Knot] = [
        (cx, 30, "c"), (cx + 15, 44), (cx + 21, 66), (cx + 13, 86), (cx, 92), (cx - 13, 86), (cx - 21, 66),
        (cx - 15, 44),
    ]  # fmt: skip
    body = smooth(cone)
    art.shape(body, "red", (6, 3), Hatch(20, 3.8, 12, 1.6))
    scales = Art(clip=body)
    for row in range(6):
        for k in range(-3, 4):
            x = cx + k * 11 + (5.5 if row % 2 else 0)
            y = 40 + row * 9
            scales.stroke(path("M", x - 5.5, y, "Q", x, y + 10, x + 5.5, y), 1.2)
    art.add(scales).stroke(body, 2.2)


def _winged_mask() -> Art:
    """A woman's mask between two wings, all in gold."""
    art = Art(1.8)
    for s in (-1, 1):
        for i, (reach, drop) in enumerate(((74, -22), (70, -10), (62, 2), (50, 12))):
            knots: list[Knot] = [(s * 16, -8 + i * 6), (s * reach * 0.6, drop - 4 + i), (s * reach, drop)]
            art.shape(limb(knots, [10, 13, 4], 8), "yellow", (2, 2), line=1.5)
    hair: list[Knot] = [(-20, 22), (-27, 4), (-22, -18), (0, -28), (22, -18), (27, 4), (20, 22), (0, 12)]
    art.shape(smooth(hair), "orange", (4, 2))
    for s in (-1, 1):
        art.stroke(f"M{s * 5} -24Q{s * 22} -16 {s * 22} 14M{s * 12} -22Q{s * 26} -8 {s * 18} 18", 1.1)
        art.stroke(circle(s * 21, 20, 3.4), 1.5)
    face: list[Knot] = [(-14, -12), (-15, 4), (-10, 17), (0, 24), (10, 17), (15, 4), (14, -12), (0, -19)]
    art.shape(smooth(face), "yellow", (4, 2))
    for s in (-1, 1):
        art.stroke(f"M{s * 3.4} -6Q{s * 7} -9.4 {s * 11} -6", 1.5)
        art.fill(ellipse(s * 6.8, -2.2, 2.4, 1.8))
    art.stroke("M-1.4 -4Q-3 4 -3.4 6Q0 8.4 3.4 6M-5 12.4Q0 15.4 5 12.4", 1.3)
    art.fill("M-4.4 12Q0 10.4 4.4 12Q0 16 -4.4 12Z", "#b5352b")
    return art.stroke("M-9 -17Q0 -11 9 -17", 1.4)


# ---------------------------------------------------------------- swords: sheathed and belted

SCABBARD_TURN = 20.5
STRAP = 23.0


BELT: list[Knot] = [
    (86, 92), (56, 128), (54, 170), (94, 198), (150, 208), (204, 222), (240, 258), (228, 306), (180, 334),
    (120, 344), (64, 366), (38, 402), (60, 438), (118, 440), (178, 424), (234, 432), (268, 406), (268, 352),
]  # fmt: skip
BUCKLES = (0.065, 0.21, 0.39, 0.53, 0.66, 0.82, 0.915)
OVER_SWORD = ((178, 214, 40), (96, 440, 40))  # where the belt runs over the sword: x, y, radius


def ace_of_swords() -> Art:
    """A sheathed sword wound by a studded green belt that ends in a serpent's head."""
    art = Art(2.2)
    _strap(art, BUCKLES)
    art.place(_scabbard(), 205, 136, 1.16, SCABBARD_TURN)
    for x, y, r in OVER_SWORD:  # draw the belt once more, cut to the crossing
        crossing = Art(2.2, clip=circle(x, y, r))
        _strap(crossing, ())
        art.add(crossing)
    _strap_end(art, 268, 348)
    art.place(mirrored(serpent_head), 118, 70)
    return art.shape(limb([(50, 96), (64, 109), (80, 112)], [11, 12, 11], 6), "yellow", (3, 2), line=1.7)


def _scabbard() -> Art:
    """The sword in its red scabbard, point down, 0,0 = guard, hilt up."""
    art = Art(2.2)
    sheath = polygon((-13, 6), (13, 6), (9, 268), (0, 284), (-9, 268))
    art.shape(sheath, "red", (6, 0), Hatch(4, 4, 10, 1.7))
    for y in (70, 150):
        art.stroke(
            line((-10, y), (0, y + 12)) + line((0, y + 12), (10, y)) + line((0, y + 12), (0, y + 50)), 1.4
        )
    art.shape(polygon((-14.5, 4), (14.5, 4), (13.6, 36), (0, 46), (-13.6, 36)), "yellow", (5, 2))
    art.stroke(line((-14, 12), (14, 12)) + line((-14, 17), (14, 17)), 1.2)
    art.shape(polygon((-10.4, 232), (0, 242), (10.4, 232), (9.4, 270), (0, 288), (-9.4, 270)), "blue", (4, 2))
    art.shape(circle(0, 294, 7), "blue", (2.4, 2))
    art.shape(circle(0, 294, 3), "white", (0, 0), line=1.2)
    upside = Art(1.8)
    hilt(upside)
    art.place(upside, 0, 0, 1.36, 180)
    return art


def _strap(art: Art, buckles: Sequence[float]) -> None:
    """The whole belt: green, yellow studs, blue buckle plates at the given places."""
    art.shape(limb(BELT, [STRAP, STRAP], 14), "green", (3, 5), Hatch(80, 4.2, 7, 1.6))
    centre = along(BELT, 14)
    length = sum(math.dist(p, q) for p, q in itertools.pairwise(centre))
    count = int(length / 21)
    for i in range(count):
        u = (i + 0.5) / count
        if all(abs(u - b) * length > 15 for b in BUCKLES):
            x, y, _, _ = at(centre, u)
            art.shape(circle(x, y, 3.9), "yellow", (1.2, 1), line=1.2)
    for u in buckles:
        x, y, dx, dy = at(centre, u)
        art.place(_buckle(), x, y, 1.18, math.degrees(math.atan2(dy, dx)))


def _buckle() -> Art:
    art = Art(1.8)
    art.shape(rect(-11, -14, 22, 28, 2), "blue", (3, 3))
    art.stroke(rect(-7.4, -10, 14.8, 20, 1), 1.1)
    art.shape(circle(0, 0, 5), "yellow", (1.6, 1.4), line=1.4)
    for sx in (-1, 1):
        for sy in (-1, 1):
            art.fill(circle(sx * 8.6, sy * 11.4, 1.1), "yellow")
    return art


def _strap_end(art: Art, x: float, y: float) -> None:
    """The pointed metal tongue of the belt."""
    tongue = polygon((x - 14, y + 14), (x - 14, y - 18), (x, y - 42), (x + 14, y - 18), (x + 14, y + 14))
    art.shape(tongue, "blue", (5, 3))
    art.stroke(polygon((x - 9, y + 9), (x - 9, y - 16), (x, y - 31), (x + 9, y - 16), (x + 9, y + 9)), 1.1)
    art.shape(circle(x, y - 6, 4.4), "yellow", (1.6, 1.4), line=1.3)


# ---------------------------------------------------------------- clubs: one great club


def ace_of_clubs() -> Art:
    """One great club, green and red, with golden leaves, a green leaf and a red curling root."""
    art = Art(2.3)
    _golden_branches(art)
    _green_leaf(art)
    _root_curl(art)
    body: list[Knot] = [
        (196, 34), (232, 44), (252, 84), (246, 138), (222, 196), (196, 250), (180, 312), (158, 374),
        (122, 428), (72, 470, "c"), (66, 448, "c"), (94, 404), (112, 350), (122, 290), (132, 228),
        (142, 164), (150, 100), (166, 54),
    ]  # fmt: skip
    d = smooth(body)
    art.shape(d, "green", (0, 0), line=0)
    lower: list[Knot] = [
        (150, 130, "c"), (176, 190), (190, 236), (216, 220, "c"), (240, 500, "c"), (20, 500, "c"),
        (20, 130, "c"),
    ]  # fmt: skip
    art.fill(common(d, smooth(lower)), "red")
    _club_light(art, d)
    for knots in (
        [(176, 258), (164, 310), (140, 366)],
        [(160, 270), (148, 320), (124, 376)],
        [(150, 350), (128, 396), (100, 432)],
    ):
        art.stroke(curve(*knots), 1.4)
    art.place(acanthus([(142, 340), (150, 270), (168, 204), (196, 140), (222, 76)], 66, 8))
    art.stroke(d, 2.3)
    art.shape(ellipse(68, 460, 9, 13), "yellow", (2, 2))
    return art.stroke(ellipse(68, 460, 4.6, 7.4), 1.1)


def _club_light(art: Art, d: str) -> None:
    art.hatched(d, Hatch(14, 4.6, 26, 2))
    art.hatched(d, Hatch(190, 5, 12, 1.4))


def _golden_branches(art: Art) -> None:
    art.place(acanthus([(112, 376), (78, 330), (70, 270), (96, 214), (84, 172)], 62, 7))
    art.place(acanthus([(104, 390), (66, 372), (44, 330), (30, 292)], 44, 5))
    art.place(acanthus([(174, 330), (214, 296), (232, 250), (222, 206)], 52, 6))


def _green_leaf(art: Art) -> None:
    """A vine leaf at the lower right on a short stalk."""
    art.cord(curve((150, 380), (178, 362), (206, 366)), 4, "green", 3.4)
    leaf = Art(2)
    knots: list[Knot] = [
        (0, 0, "c"), (-4, -26), (10, -44, "c"), (16, -30), (34, -34, "c"), (36, -18), (60, -8, "c"),
        (44, 4), (56, 26, "c"), (34, 24), (26, 42, "c"), (12, 26), (-8, 22, "c"),
    ]  # fmt: skip
    leaf.shape(smooth(knots), "green", (5, 4), Hatch(40, 4, 12, 1.6))
    for x, y in ((10, -36), (31, -27), (52, -7), (47, 22), (24, 34), (-2, 18)):
        leaf.stroke(curve((2, 2), (x * 0.5, y * 0.5), (x, y)), 1.2)
    art.place(leaf, 204, 368, 1.1, 12)


def _root_curl(art: Art) -> None:
    """The red root that curls back at the lower left."""
    knots: list[Knot] = [
        (140, 398), (100, 420), (60, 418), (34, 392), (44, 364), (68, 366), (70, 386), (56, 390),
    ]  # fmt: skip
    art.shape(limb(knots, [44, 40, 30, 22, 18, 14, 10, 8], 14), "red", (4, 6), Hatch(80, 4.2, 11, 1.8))
    art.stroke(curve((112, 402), (66, 404), (46, 390), (52, 374)), 1.2)


CARDS: dict[str, Callable[[], Art]] = {
    "Ad": ace_of_coins, "Ac": ace_of_cups, "As": ace_of_swords, "Ab": ace_of_clubs,
}  # fmt: skip
