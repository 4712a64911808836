"""The wild boar and the hound of the Daus of bells."""

import math

from ..kit.art import Art
from ..kit.shading import Hatch
from ..kit.shapes import Knot, circle, common, curve, ellipse, inset, limb, line, smooth, union
from ..palette import DARK, HAIR_GLINT

COAT, HOUND = "hair", "dun"
BRISTLES = 15


def boar() -> Art:
    """A boar that charges to the left: snout at x = -78, ground at y = 0, the mane at y = -112."""
    art = Art(2.1)
    for far in ([(-6, -30), (2, -12), (-2, 0)], [(46, -32), (40, -14), (44, 0)]):
        art.shape(limb(far, [24, 13, 9]), DARK[COAT], (0, 0))
    art.shape(_mane(), "black", (0, 0), line=1.4)
    body: list[Knot] = [
        (-54, -66), (-30, -88), (8, -106), (50, -102), (80, -80), (86, -52), (70, -28), (24, -20),
        (-18, -20), (-42, -28),
    ]  # fmt: skip
    head = limb([(-34, -58), (-58, -46), (-80, -31)], [64, 42, 22])
    near_fore = limb([(-26, -34), (-36, -16), (-32, -1)], [34, 17, 10])
    near_hind = limb([(62, -44), (72, -18), (62, -1)], [46, 19, 11])
    whole = union(smooth(body), head, near_fore, near_hind, soften=4)
    art.shape(whole, COAT, (9, 5), Hatch(55, 4.2, 24, 2))
    hairs = ""
    for x, y in (
        (-22, -76), (-2, -86), (20, -88), (42, -86), (62, -74), (-6, -66), (16, -68), (38, -66), (60, -56),
        (4, -48), (26, -48), (46, -44), (-22, -52),
    ):  # fmt: skip
        hairs += curve((x, y), (x + 6, y + 5), (x + 13, y + 5))
    art.stroke(hairs, 1.4, HAIR_GLINT)
    for x in (-33, 62):
        art.fill(smooth([(x - 7, -5, "c"), (x + 6, -5, "c"), (x + 7, 3, "c"), (x - 9, 3, "c")]))
    tail: list[Knot] = [(82, -70), (96, -74), (98, -88), (90, -90)]
    art.cord(curve(*tail), 2.2, COAT, 2.4)
    _boars_face(art)
    return art


def _mane() -> str:
    """The bristles that stand along the back."""
    spikes: list[Knot] = [(-56, -70, "c")]
    for i in range(BRISTLES):
        u = i / (BRISTLES - 1)
        x, y = -52 + u * 128, -76 - 30 * math.sin(math.pi * (0.1 + u * 0.78))
        spikes += [(x + 5, y - 15 - 4 * (i % 2), "c"), (x + 7, y + 2, "c")]
    return smooth([*spikes, (70, -60, "c"), (-20, -50, "c")])


def _boars_face(art: Art) -> None:
    """Ear, eye, snout, the mouth with its tusk."""
    ear: list[Knot] = [(-30, -78, "c"), (-34, -98), (-20, -108, "c"), (-14, -92), (-18, -72, "c")]
    art.shape(smooth(ear), COAT, (3, 2), Hatch(30, 3.4, 7, 1.2))
    art.fill(ellipse(-50, -58, 4.6, 3.6), "white").fill(circle(-51, -58, 2.5))
    art.stroke(curve((-58, -62), (-50, -65), (-42, -60)), 2)
    art.shape(ellipse(-86, -32, 6.4, 11), "pink", (2, 1.6), line=1.8)
    art.fill(ellipse(-87, -36, 1.5, 2.8) + ellipse(-87, -28, 1.5, 2.8))
    art.stroke(curve((-80, -23), (-66, -24), (-52, -30)), 1.8)
    tusk: list[Knot] = [(-68, -23, "c"), (-74, -34), (-70, -48, "c"), (-62, -36), (-59, -25, "c")]
    art.shape(smooth(tusk), "white", (2, 1), line=1.6)


def hound() -> Art:
    """A tan hound, barking, that leaps to the right; its hind feet on 0,0, its head at x = 108, y = -78."""
    art = Art(2)
    for far in ([(34, -34), (30, -18), (20, -9), (27, -1)], [(70, -56), (92, -58), (108, -66)]):
        art.shape(limb(far, [22, 12, 8, 8]), DARK[HOUND], (0, 0), line=1.7)
    tail = limb([(6, -42), (-10, -52), (-12, -68), (-6, -80)], [10, 8, 6, 3])
    body = limb([(20, -36), (42, -44), (66, -56)], [31, 23, 36])
    hind = limb([(20, -34), (6, -20), (-9, -11), (-4, -2), (4, -2)], [32, 17, 9, 8, 7])
    neck = limb([(66, -62), (80, -78)], [28, 22])
    skull = limb([(80, -82), (90, -82), (111, -76)], [23, 21, 11])
    fore = limb([(68, -48), (86, -38), (103, -46)], [22, 12, 9])
    jaw = limb([(84, -73), (104, -59)], [13, 6])
    art.shape(limb([(90, -72), (106, -68)], [10, 7]), "red", (0, 0), line=1.4)
    whole = union(tail, body, neck, skull, jaw, fore, hind, soften=2)
    art.shape(whole, HOUND, (5, 4), Hatch(70, 4, 10, 1.5))
    chest: list[Knot] = [(80, -68), (90, -52), (76, -38), (64, -40), (72, -54)]
    art.fill(common(smooth(chest), inset(whole, 1)), "white")
    ear: list[Knot] = [(80, -92, "c"), (66, -86), (60, -66, "c"), (72, -66), (82, -80)]
    art.shape(smooth(ear), "brown", (2, 1.4), line=1.7)
    art.fill(circle(92, -85, 2.6) + circle(115, -78, 3.8))
    art.folds([(13, -21, 31, -25, -5)], 1.4)
    return art.cord(line((64, -72), (82, -62)), 5, "red", 2.6)
