"""The four Unters, their sign low at the left."""

from collections.abc import Callable

from ..anatomy.cloth import bars, border, cloth, sprinkle
from ..anatomy.dress import buttons, lace_collar, ribbon_bow, ruff
from ..anatomy.hands import Grip, on_hilt, on_hip, on_staff
from ..anatomy.hats import beret, slouch_hat
from ..anatomy.heads import Look
from ..anatomy.portrait import portrait
from ..kit.art import Art
from ..kit.shading import Hatch
from ..kit.shapes import Knot, band, circle, curve, diamond, limb, line, polygon, smooth
from .figure import HIPS, court, falling_collar, half_card, plain_cuff, puffed_arm, skirt


def unter_of_acorns() -> Art:
    """Moustached, in ruff and beret, green puffed sleeves, both hands at his belt."""
    art = half_card()
    skirt(art, "red", [(136, 196, 92, 262), (166, 196, 150, 262), (196, 196, 208, 262)])
    doublet: list[Knot] = [
        (132, 152), (154, 142), (176, 144), (200, 142), (222, 152), (226, 176), (216, 212, "c"),
        (124, 212, "c"), (128, 178),
    ]  # fmt: skip
    d = cloth(art, doublet, "blue", 8, 16)
    bars(art, d, "white", [(150, 140, 138, 214), (200, 140, 200, 214)], 9)
    front: list[Knot] = [(164, 140, "c"), (188, 140, "c"), (182, 212, "c"), (160, 212, "c")]
    art.shape(smooth(front), "white", (4, 0))
    buttons(art, 172, 158, 200, 4, "red")
    art.shape(band([(120, 208), (170, 214), (220, 207)], [12, 12]), "yellow", (2, 2))
    hip = Grip(on_hip, 218, 214, 6, scale=1.06)
    puffed_arm(art, (216, 164), (248, 196), hip, ("green", "red"))
    hip.draw(art, plain_cuff())
    hand = Grip(on_hip, 148, 212, -16, True, 1.06)
    puffed_arm(art, (138, 164), (110, 198), hand, ("green", "red"))
    hand.draw(art, plain_cuff())
    art.place(ruff(86, 30), 175, 136)
    look = Look("three-quarter", "cap", "hair", moustache="curl", sparse=True)
    portrait(art, look, beret("red", "blue", "green"), place=(176, 90), scale=1.14)
    return court("U", "a", art, HIPS, at=(58, 160))


FIFE_Y, FIFE_RISE = 131.0, 0.172  # its left end, and how much it rises a unit


def unter_of_leaves() -> Art:
    """A piper: the fife at his lips, hat with a plume, red puffed sleeves over a yellow jerkin."""
    art = half_card()
    skirt(art, "red")
    jerkin: list[Knot] = [
        (138, 156), (160, 144), (182, 146), (206, 144), (226, 156), (230, 180), (220, 208, "c"),
        (132, 210, "c"), (134, 182),
    ]  # fmt: skip
    d = cloth(art, jerkin, "yellow", 8, 16)
    sprinkle(art, d, diamond(0, 0, 3.4, 4.4), "red", 17, 12)
    art.folds([(160, 216, 144, 232, 2), (190, 214, 190, 232, 0), (214, 212, 220, 232, -2)], 1.6)
    sash: list[Knot] = [(124, 204), (176, 216), (226, 202)]
    art.shape(band(sash, [17, 18, 17]), "blue", (2, 2))
    art.folds([(136, 206, 176, 216, 2), (176, 212, 216, 204, 2)], 1.2)
    art.place(ribbon_bow("blue"), 140, 211, 0.8, 20)
    near = Grip(on_staff, 144, 116, -90, True, 1.02)
    far = Grip(on_staff, 94, 123, -94, True, 1.02)
    puffed_arm(art, (146, 168), (110, 192), far, ("red", "blue"))
    fife: list[Knot] = [(56, FIFE_Y), (178, FIFE_Y - 122 * FIFE_RISE)]
    art.shape(band(fife, [9.6, 9.6]), "brown", (0, 3), line=1.8)
    for x in (64, 118, 170):
        y = FIFE_Y - (x - 56) * FIFE_RISE
        art.shape(band([(x - 3, y + 0.5), (x + 3, y - 0.5)], [11.6, 11.6]), "yellow", (0, 2), line=1.3)
    art.fill("".join(circle(x, FIFE_Y - 1 - (x - 56) * FIFE_RISE, 1.7) for x in (74, 108, 124)))
    far.draw(art, plain_cuff("yellow"))
    art.place(lace_collar(70), 176, 144)
    look = Look("three-quarter", "bob", "hair", moustache="thin", sparse=True)
    portrait(art, look, slouch_hat("yellow", "red", "blue"), place=(176, 94), scale=1.12)
    puffed_arm(art, (216, 164), (232, 204), near, ("red", "blue"))
    near.draw(art, plain_cuff("yellow"))
    return court("U", "r", art, HIPS, at=(57, 186))


SPEAR_TURN = -25.5  # the spears of both halves lie in one line through the centre


def unter_of_hearts() -> Art:
    """In profile, a spear in his lifted hand, hair to the shoulders, red doublet, green sleeves."""
    art = half_card()
    skirt(art, "green", [(200, 196, 206, 262), (222, 196, 236, 262)])
    shaft: list[Knot] = [(70, 64), (166, 264)]
    art.shape(band(shaft, [8.4, 8.4]), "brown", (2.6, 0))
    art.place(_spear_head(), 72, 66, 1, SPEAR_TURN)
    doublet: list[Knot] = [
        (138, 158), (160, 146), (182, 148), (206, 146), (226, 158), (228, 182), (218, 212, "c"),
        (136, 214, "c"), (138, 184),
    ]  # fmt: skip
    cloth(art, doublet, "red", 8, 18)
    border(art, [(182, 150), (176, 180), (172, 212)], "yellow", 10, 10)
    for y in (168, 186):
        art.shape(band([(154, y), (176, y + 4), (206, y - 1)], [6, 6, 6]), "yellow", (1.4, 1.2), line=1.4)
    art.shape(band([(132, 208), (176, 216), (222, 206)], [13, 13]), "yellow", (2, 2))
    art.shape(circle(172, 215, 7), "red", (1.6, 1.4), line=1.6)
    hip = Grip(on_hip, 214, 212, 4, scale=1.04)
    puffed_arm(art, (218, 168), (248, 196), hip, ("green", "red"))
    hip.draw(art, plain_cuff("yellow"))
    fist = Grip(on_staff, 102, 131, SPEAR_TURN, scale=1.06)
    puffed_arm(art, (144, 168), (124, 190), fist, ("green", "red"))
    fist.draw(art, plain_cuff("yellow"))
    falling_collar(art)
    look = Look("profile", "long", "hair", sparse=True)
    portrait(art, look, _fillet(), place=(178, 92), scale=1.12)
    return court("U", "s", art, HIPS, at=(60, 190))


def _spear_head() -> Art:
    """A broad blade, point up, standing on 0,0."""
    art = Art(1.9)
    blade: list[Knot] = [(-4, -4, "c"), (-11, -14), (0, -46, "c"), (11, -14), (4, -4, "c")]
    art.shape(smooth(blade), "steel", (6, 0), Hatch(4, 3.4, 7, 1.2))
    art.stroke(line((0, -8), (0, -38)), 1.1)
    return art.shape(band([(0, -6), (0, 10)], [9, 11]), "red", (2, 1), line=1.6)


def _fillet() -> Art:
    """A red band round the hair, tied behind; head coordinates, for a profile."""
    art = Art(1.7)
    for knots in ([(20, -14), (34, -8), (44, 4)], [(20, -12), (30, 0), (34, 14)]):
        art.shape(band(knots, [6, 8, 9], (0, 4)), "red", (1.4, 1.2), line=1.5)
    return art.shape(
        limb([(-17, -18), (-4, -16), (12, -15), (22, -11)], [7, 8, 8, 7]), "red", (1.4, 1.6), line=1.6
    )


def unter_of_bells() -> Art:
    """The scimitar swung over his head; red jerkin with golden crosses, sleeves in green and gold."""
    art = half_card()
    skirt(art, "green", [(150, 200, 126, 262), (182, 200, 176, 262), (210, 200, 222, 262)])
    jerkin: list[Knot] = [
        (136, 162), (158, 150), (180, 154), (204, 150), (224, 162), (228, 186), (218, 216, "c"),
        (130, 216, "c"), (132, 188),
    ]  # fmt: skip
    d = cloth(art, jerkin, "red", 8, 18)
    sprinkle(
        art,
        d,
        polygon((0, -7), (2, -2), (7, 0), (2, 2), (0, 7), (-2, 2), (-7, 0), (-2, -2)),
        "yellow",
        24,
        15,
    )
    sash: list[Knot] = [(122, 210), (176, 222), (224, 208)]
    art.shape(band(sash, [16, 17, 16]), "yellow", (2, 2))
    art.folds([(134, 212, 176, 222, 2), (180, 218, 216, 210, 2)], 1.2)
    hip = Grip(on_hip, 216, 214, 4, scale=1.04)
    puffed_arm(art, (218, 172), (248, 200), hip, ("green", "red"))
    hip.draw(art, plain_cuff("yellow"))
    portrait(art, Look("profile", "curls", "hair", moustache="big"), None, place=(172, 110), scale=1.16)
    collar: list[Knot] = [(144, 156, "c"), (160, 144), (178, 150), (198, 144), (214, 156, "c"), (178, 169)]
    art.shape(smooth(collar), "white", (3, 3), line=1.8)
    art.place(_scimitar(), 116, 70, 1, 66)
    fist = Grip(on_hilt, 116, 71, 66, scale=1.04)
    puffed_arm(art, (142, 176), (98, 146), fist, ("green", "red"))
    fist.draw(art, plain_cuff("yellow"))
    return court("U", "b", art, HIPS, at=(60, 188))


def _scimitar() -> Art:
    """A curved broad blade, point up and to the right, its grip on 0,0."""
    art = Art(1.9)
    blade: list[Knot] = [
        (-6, -12, "c"), (-14, -46), (-12, -88), (16, -132, "c"), (14, -96), (9, -54), (6, -12, "c"),
    ]  # fmt: skip
    art.shape(smooth(blade), "blue", (5, 0), Hatch(4, 3.8, 8, 1.4))
    art.stroke(curve((-1, -22), (-5, -56), (5, -106)), 1.3, "#a9c6ea")
    art.shape(band([(0, -10), (0, 20)], [9, 10]), "yellow", (3, 0), line=1.7)
    art.shape(limb([(-17, -8), (0, -13), (17, -16)], [8, 9, 8]), "yellow", (2, 2))
    return art.shape(circle(0, 23, 7), "yellow", (2, 2), line=1.7)


CARDS: dict[str, Callable[[], Art]] = {
    "Ua": unter_of_acorns, "Ur": unter_of_leaves, "Us": unter_of_hearts, "Ub": unter_of_bells,
}  # fmt: skip
