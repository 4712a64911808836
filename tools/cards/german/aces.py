"""The four aces, called Daus: two signs above and two below, between them a scene."""

import math
from collections.abc import Callable

from ..anatomy.children import child_head, skin
from ..anatomy.cloth import cloth
from ..kit.art import Art, mirrored
from ..kit.geometry import path
from ..kit.layout import cut_line, double_headed, upper_half
from ..kit.letters import word
from ..kit.shading import Hatch
from ..kit.shapes import (
    Knot,
    along,
    at,
    band,
    circle,
    common,
    curve,
    diamond,
    ellipse,
    leaf,
    limb,
    line,
    rect,
    ring,
    smooth,
    union,
)
from ..signs.german import SUITS, outlined
from ..signs.latin import acanthus
from .animals import boar, hound
from .figure import BELOW, CENTRE_X, half_card
from .plain import CUT, HEIGHT, SIDE, WIDTH, index


def _ace(suit: str, half: Art, x: float, y: float, scale: float, turn: float) -> Art:
    """Both halves, with a sign at x, y, its mirror image beside it, and both again below."""
    half.define("sign", SUITS[suit].sign())
    half.use("sign", x, y, scale, turn)
    half.use("sign", WIDTH - x, y, scale, -turn)
    art = double_headed(WIDTH, HEIGHT, half)
    index(art, "A", suit)
    return art


# ---------------------------------------------------------------- bells: the wild boar

REEDS = ((240, 98, -3), (253, 104, 1), (264, 92, 4))  # x, how high, lean


def ace_of_bells() -> Art:
    """A wild boar on the bank, a hound leaping at it."""
    half = half_card()
    bank: list[Knot] = [
        (SIDE, 206, "c"), (80, 198), (150, 203), (220, 197), (WIDTH - SIDE, 204, "c"),
        (WIDTH - SIDE, BELOW, "c"), (SIDE, BELOW, "c"),
    ]  # fmt: skip
    half.shape(smooth(bank), "green", (0, 0), Hatch(85, 5, 12, 1.6))
    water: list[Knot] = [
        (SIDE, 222, "c"), (90, 218), (160, 223), (230, 218), (WIDTH - SIDE, 221, "c"),
        (WIDTH - SIDE, BELOW, "c"), (SIDE, BELOW, "c"),
    ]  # fmt: skip
    half.shape(smooth(water), "sky", (0, 0))
    half.stroke("M40 227Q70 224 104 227M150 228Q190 225 214 228M236 226H262", 1.3, "white")
    for x, tall, lean in REEDS:
        stem = curve((x, 208), (x + lean * 0.3, 208 - tall * 0.6), (x + lean, 208 - tall))
        half.cord(stem, 1.8, "green", 2)
        half.shape(ellipse(x + lean, 208 - tall, 3.6, 9), "brown", (1.4, 1), line=1.4)
    half.place(boar(), 204, 208, 0.74)
    half.place(hound(), 46, 209, 1)
    tufts = ""
    for x in (70, 92, 128, 166, 204, 246):
        for lean in (-4, 0, 4):
            tufts += path("M", x + lean * 0.4 - 1.6, 214, "Q", x + lean, 206, x + lean * 2, 199)
            tufts += path("Q", x + lean * 1.2, 207, x + lean * 0.4 + 1.6, 214, "Z")
    half.fill(tufts)
    art = _ace("b", half, 86, 62, 0.8, -24)
    cut_line(art, WIDTH, HEIGHT, 0, SIDE)
    return art


# ---------------------------------------------------------------- leaves: the vase


def ace_of_leaves() -> Art:
    """A blue vase with golden handles and flowers, its stem rising between the leaves."""
    half = half_card()
    half.define("laurel", _blade(25, 14, "green"))
    half.shape(rect(CENTRE_X - 4, 40, 8, 100), "brown", (3, 0))
    for side in (-1, 1):
        twig: list[Knot] = [(CENTRE_X, 112), (CENTRE_X + side * 16, 100), (CENTRE_X + side * 36, 84)]
        half.shape(limb(twig, [7, 6, 5]), "brown", (2, 1.4), line=1.7)
    bud: list[Knot] = [(CENTRE_X, 20, "c"), (158, 36), (CENTRE_X, 50), (142, 36)]
    half.shape(smooth(bud), "yellow", (3, 1.6))
    half.place(_handle()).place(mirrored(_handle), WIDTH, 0)
    for turn in (-168, -146, -34, -12, -118, -62):
        half.use("laurel", CENTRE_X + (14 if abs(turn) < 90 else -14), 160, 1.15, turn)
    for x, y, size in ((128, 150, 0.86), (172, 150, 0.86), (150, 134, 1)):
        half.place(_rose(), x, y, size)
    _vase(half)
    return _ace("r", half, 88, 74, 0.94, -64)


def _rose() -> Art:
    """A red rose: six petals in one outline, a pink ring, a golden heart."""
    art = Art(1.6)
    petals, gaps = [], ""
    for k in range(12):
        x, y = math.cos(math.tau * k / 12), math.sin(math.tau * k / 12)
        if k % 2:
            gaps += line((7 * x, 7 * y), (15 * x, 15 * y))
        else:
            petals.append(circle(10 * x, 10 * y, 8.6))
    art.shape(union(*petals, soften=0), "red", (2.6, 2)).stroke(gaps, 1.2)
    art.shape(circle(0, 0, 7.6), "pink", (1.8, 1.4), line=1.4)
    return art.fill(circle(0, 0, 3.4), "yellow")


def _handle() -> Art:
    """The golden scroll at the left of the vase."""
    art = Art(1.7)
    art.place(acanthus([(96, 150), (78, 146), (60, 152), (48, 168)], 18, 4))
    scroll: list[Knot] = [
        (112, 218),
        (84, 214),
        (66, 194),
        (70, 168),
        (90, 156),
        (108, 164),
        (106, 180),
        (94, 180),
    ]
    return art.shape(limb(scroll, [11, 11, 11, 11, 10, 8, 7, 6], 10), "yellow", (2, 1.6))


def _vase(half: Art) -> None:
    """Lip, neck and belly; the belly runs on below the cut."""
    belly: list[Knot] = [
        (128, 186, "c"), (112, 198), (104, 216), (102, BELOW, "c"), (198, BELOW, "c"), (196, 216), (188, 198),
        (172, 186, "c"),
    ]  # fmt: skip
    outline = smooth(belly)
    half.shape(outline, "blue", (12, 2), Hatch(10, 4.4, 18, 1.8))
    for k in range(-3, 4):
        half.stroke(curve((CENTRE_X + k * 6, 190), (CENTRE_X + k * 12.4, 206), (CENTRE_X + k * 14, 218)), 1.3)
    half.shape(common(band([(96, 225), (204, 225)], [18, 18]), outline), "yellow", (6, 0))
    for k in range(-3, 4):
        half.shape(circle(CENTRE_X + k * 13.6, 225.4, 4), "red" if k % 2 else "white", (1.2, 1), line=1.3)
    half.shape(smooth([(134, 170, "c"), (130, 188, "c"), (170, 188, "c"), (166, 170, "c")]), "red", (5, 1))
    half.shape(limb([(122, 168), (CENTRE_X, 173), (178, 168)], [12, 13, 12]), "yellow", (3, 2))
    half.shape(limb([(126, 188), (CENTRE_X, 192), (174, 188)], [9, 9, 9]), "yellow", (3, 2), line=1.7)


# ---------------------------------------------------------------- hearts: cupid

MEDALLION, BEADS = 42.0, 24
GARLAND: list[Knot] = [(120, 226), (82, 220), (56, 200), (58, 174), (86, 160)]


def ace_of_hearts() -> Art:
    """Cupid with a garland in both hands over a medallion."""
    half = half_card()
    half.define("laurel", _blade(25, 14, "green")).define("rose", _rose())
    for build in (_wing, lambda: mirrored(_wing)):
        half.place(build(), CENTRE_X, 0)
    for build in (_garland, lambda: mirrored(_garland)):
        half.place(build(), CENTRE_X, 0)
    _cupid(half)
    art = _ace("s", half, 82, 67, 0.72, -40)
    art.place(_medallion(), CENTRE_X, CUT)
    return art


def _garland() -> Art:
    """The left half of the garland: leaves in threes, a rose at every fourth tuft; x from the middle."""
    art = Art(1.6)
    centre = along([(x - CENTRE_X, y) for x, y, *_ in GARLAND])
    art.cord(line(*centre), 3.4, "green", 3)
    tufts = 11
    for i in range(tufts):
        x, y, dx, dy = at(centre, (i + 0.5) / tufts)
        turn = math.degrees(math.atan2(dy, dx))
        for side in (-1, 1):
            art.use("laurel", x, y, 1, turn + side * (64 if i % 2 else 42))
    for i in (1, 4, 8):
        x, y, _, _ = at(centre, (i + 0.5) / tufts)
        art.use("rose", x, y, 0.74)
    return art


def _wing() -> Art:
    """The left wing behind the shoulder: blue feathers, white ones over them; x from the middle."""
    art = Art(1.7)
    for colour, long, wide in (("sky", 66, 22), ("white", 40, 19)):
        feather = _blade(long, wide, colour)
        for k, turn in enumerate((168, 181, 194, 207)):
            art.place(feather, -20 - k * 7, 148 - k * 6, 1, turn)
    return art.shape(limb([(-14, 150), (-30, 136), (-44, 126)], [22, 19, 8]), "white", (2.6, 2.4))


def _blade(length: float, width: float, colour: str) -> Art:
    """A leaf or a feather with its rib, from 0,0 along +x."""
    d = leaf(length, width)
    art = outlined(d, 1.6).fill(d, colour)
    return art.folds([(1, 0, length * 0.9, 0)], 1.1)


def _cupid(half: Art) -> None:
    """A child to the waist, arms spread to the garland, a red sash; the medallion hides the rest."""
    torso = limb([(150, 146), (150, 168), (150, 200)], [52, 48, 56])
    arms, hands = [], []
    for side in (-1, 1):
        knots: list[Knot] = [(150 + side * 17, 148), (150 + side * 42, 172), (150 + side * 60, 160)]
        arms.append(limb(knots, [26, 22, 15]))
        hands.append(ellipse(150 + side * 64, 157, 9, 9))
    skin(half, torso, *arms, *hands)
    for side in (-1, 1):
        half.stroke(curve((150 + side * 22, 168), (150 + side * 27, 161), (150 + side * 24, 154)), 1.3)
    for side in (-1, 1):
        grip = ""
        for y in (151, 156, 161):
            grip += line((150 + side * 61, y), (150 + side * 72, y + 1))
        half.stroke(grip, 1.2)
    half.stroke("M137 160q4 3 8 0M155 160q4 3 8 -1M138 182Q150 188 162 182", 1.2)
    sash: list[Knot] = [(184, 130), (154, 162), (116, 186)]
    half.shape(common(band(sash, [14, 15, 16]), torso), "blue", (2.4, 2))
    half.place(child_head(), 150, 102, 1.06)


def _medallion() -> Art:
    """A golden ring round a white field with our name, upright from either side."""
    art = Art(2)
    art.shape(ring(0, 0, MEDALLION, MEDALLION - 9), "yellow", (2, 2))
    art.shape(circle(0, 0, MEDALLION - 9), "white", (0, 0), line=1.8)
    beads = [math.tau * k / 24 for k in range(24)]
    art.fill(
        "".join(circle((MEDALLION - 4.5) * math.cos(a), (MEDALLION - 4.5) * math.sin(a), 1.7) for a in beads)
    )
    for turn in (0, 180):
        name = Art().fill(word("TAPPETO", 10.5, 0, -9, narrow=0.76), "#96201f")
        art.place(name.stroke(line((-24, -3), (24, -3)), 1.2), turn=turn)
    return art


# ---------------------------------------------------------------- acorns: Bacchus


GRAPE = "#6d3f86"


def ace_of_acorns() -> Art:
    """Young Bacchus crowned with vine, a foaming mug in one hand, a ribboned thyrsus in the other."""
    half = half_card()
    half.define("vine", _vine_leaf()).define("grapes", _grapes())
    half.cord("M128 44H172", 2.4, "yellow")
    half.shape(diamond(CENTRE_X, 44, 8, 9), "yellow", (2, 1.6), line=1.7)
    _bacchus(half)
    art = _ace("a", half, 90, 44, 0.82, -90)
    cut_line(art, WIDTH, HEIGHT, 0, 54)
    return art


def _vine_leaf() -> Art:
    """A vine leaf of five lobes, tip down, about 36 wide."""
    art = Art(1.6)
    side: list[Knot] = [
        (0, -10, "c"), (8, -16), (16, -14, "c"), (13, -8), (20, -2, "c"), (12, 2), (12, 9, "c"), (6, 9),
    ]  # fmt: skip
    other: list[Knot] = [(-k[0], k[1], "c") if len(k) > 2 else (-k[0], k[1]) for k in reversed(side[1:])]
    art.shape(smooth([*side, (0, 20, "c"), *other]), "green", (3, 2))
    return art.stroke("M0 -9V14M0 -6L11 -10M0 -6L-11 -10M0 -4L13 -2M0 -4L-13 -2", 1)


def _grapes() -> Art:
    """A bunch of grapes that hangs from 0,0, about 30 wide."""
    art = Art(1.5)
    for x, y in ((-10, 6), (0, 4), (10, 6), (-5, 15), (5, 15), (0, 24)):
        art.shape(circle(x, y, 6.4), GRAPE, (0, 0)).fill(circle(x - 2, y - 2.2, 1.5), "#b58cc8")
    return art


def _bacchus(half: Art) -> None:
    """A plump child to the hips, a red cloak behind him, vine round his loins and his head."""
    cloak: list[Knot] = [
        (126, 132, "c"), (100, 138), (82, 158), (66, 194), (52, BELOW, "c"), (248, BELOW, "c"), (234, 194),
        (220, 158), (200, 138), (174, 132, "c"),
    ]  # fmt: skip
    cloth(half, cloak, "red", 8, 18)
    half.folds([(104, 178, 84, 232, 4), (196, 186, 214, 232, -4)], 1.8)
    half.place(_thyrsus(), 233, 174, 1.12, 8)
    half.place(_mug(), 60, 124, 1.22, -8)
    torso = limb([(150, 158), (150, 186), (150, BELOW)], [56, 64, 80])
    lifted = limb([(132, 158), (102, 176), (91, 134)], [30, 27, 18])
    other = limb([(168, 158), (206, 182), (228, 175)], [30, 27, 18])
    above = upper_half(WIDTH, HEIGHT)
    skin(half, common(torso, above), lifted, ellipse(90, 125, 12, 12), other, ellipse(233, 173, 11, 11))
    half.stroke("M132 178q6 4 11 0M157 178q6 4 11 -1", 1.5).fill(circle(150, 198, 2.2))
    half.stroke("M119 188Q114 180 115 173M181 188Q186 180 185 176M98 160Q106 163 108 170", 1.5)
    fingers = "M79 122L91 121M78 128L91 128M81 134L91 134M228 168L240 169M227 175L239 176M228 181L238 182"
    half.stroke(fingers, 1.4)
    half.shape(limb([(110, 226), (150, 222), (190, 226)], [30, 32, 30]), "pine", (0, 0))
    for k in range(5):
        half.use("vine", 104 + k * 23, 222 - 5 * (k % 2), 1, (k - 2) * -14)
    for side in (-1, 1):
        half.use("grapes", 150 + side * 23, 205, 0.66)
    half.place(child_head(), 150, 113, 1.2)
    for side in (-1, 1):
        half.use("grapes", 150 + side * 31, 88, 0.82, side * -14)
    for x, y, size, turn in ((126, 82, 0.9, -34), (174, 82, 0.9, 34), (150, 74, 1.04, 0)):
        half.use("vine", x, y, size, turn)


def _mug() -> Art:
    """A stoneware mug with froth; its handle at the right, where the hand is."""
    art = Art(1.8)
    art.cord("M13 -12Q26 -14 26 0Q26 14 13 12", 4, "steel", 3)
    art.shape(
        smooth([(-15, -20, "c"), (15, -20, "c"), (17, 18, "c"), (0, 22), (-17, 18, "c")]),
        "steel",
        (6, 1),
        Hatch(6, 4, 9, 1.4),
    )
    art.shape(band([(-16, -8), (16, -8)], [7, 7]), "blue", (2, 0), line=1.4)
    art.shape(band([(-16.6, 8), (16.6, 8)], [7, 7]), "blue", (2, 0), line=1.4)
    for x, y, r in ((-11, -23, 7), (11, -23, 7), (0, -27, 8.6)):
        art.shape(circle(x, y, r), "white", (2, 1.6), line=1.6)
    return art


def _thyrsus() -> Art:
    """A staff with a pine cone, a red ribbon tied round it; 0,0 = the grip."""
    art = Art(1.8)
    art.shape(rect(-3, -62, 6, 106), "brown", (2, 0))
    for knots in ([(0, -44), (16, -40), (22, -26), (34, -22)], [(0, -42), (12, -28), (10, -14), (20, -4)]):
        art.shape(band(knots, [7, 7, 8, 9], (0, 5)), "red", (1.6, 1.4), line=1.5)
    cone: list[Knot] = [(0, -92, "c"), (11, -78), (9, -64), (0, -58), (-9, -64), (-11, -78)]
    art.shape(smooth(cone), "yellow", (4, 2), Hatch(20, 3.4, 8, 1.3))
    art.stroke("M-9 -80Q0 -72 9 -80M-10 -71Q0 -63 10 -71", 1.2)
    return art.shape(ellipse(0, -43, 6, 4.6), "red", (1.6, 1.4), line=1.5)


CARDS: dict[str, Callable[[], Art]] = {
    "Aa": ace_of_acorns, "Ar": ace_of_leaves, "As": ace_of_hearts, "Ab": ace_of_bells,
}  # fmt: skip
