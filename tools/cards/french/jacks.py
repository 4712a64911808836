"""The four jacks; those of spades and hearts show one eye."""

from collections.abc import Callable

from ..anatomy.cloth import bars, border, cloth, hatched_again, sprinkle
from ..anatomy.dress import buttons, lace_collar, ruff
from ..anatomy.flowers import great_leaf
from ..anatomy.hands import Grip, on_hip, on_staff
from ..anatomy.hats import balloon_hat, beret, feather_cap
from ..anatomy.heads import Look, head
from ..anatomy.plumes import plume
from ..anatomy.portrait import HEAD_AT, HEAD_SCALE, portrait
from ..anatomy.regalia import arrow, crook, halberd
from ..anatomy.sleeves import cuff, hoops, slashed_sleeve, sleeve
from ..kit.art import Art, mirrored
from ..kit.shading import Hatch
from ..kit.shapes import Knot, band, circle, common, diamond, polygon, smooth, star
from .figure import RAISED_ARM, court, half_card, lozenge, pearl


def _wide_collar(art: Art, colour: str) -> None:
    """A plain turned-down collar with two points."""
    collar: list[Knot] = [
        (104, 142, "c"), (124, 122), (150, 130), (176, 122), (196, 142, "c"), (176, 158), (150, 144, "c"),
        (124, 158),
    ]  # fmt: skip
    art.shape(smooth(collar), colour, (4, 3), Hatch(40, 4, 8, 1.4))


def jack_of_spades() -> Art:
    """In profile to the right with a curled staff; red beret, doublet striped in black and yellow."""
    slope = 0.8
    art = half_card(slope)
    cape: list[Knot] = [
        (114, 124, "c"), (76, 124), (36, 124, "c"), (36, 300, "c"), (290, 330, "c"), (270, 250),
        (264, 190), (236, 142), (188, 122, "c"),
    ]  # fmt: skip
    cloth(art, cape, "red", 10, 14)
    art.folds([(214, 158, 226, 280, -8), (224, 170, 236, 300, -7), (60, 130, 48, 170, 2)])
    border(art, [(184, 130), (230, 164), (249, 222), (256, 310)])
    doublet: list[Knot] = [
        (106, 142), (150, 132), (194, 142), (204, 190), (208, 290, "c"), (92, 280, "c"), (98, 190),
    ]  # fmt: skip
    d = cloth(art, doublet, "yellow", 8, 0)
    bars(art, d, "night", [(150 + 17 * k, 124, 150 + 22 * k, 290) for k in range(-2, 3)], 8)
    hatched_again(art, d, Hatch(8, 4.4, 14, 1.9))
    hand = Grip(on_staff, 222, 186, -8, flip=True)
    arm: list[Knot] = [(194, 160), (192, 204), (200, 230), hand.forearm(9), hand.wrist]
    widths = [44, 44, 40, 27, 24]
    sleeve(art, arm, widths, "blue")
    hoops(art, arm, widths, [0.24, 0.41], 9, "white")
    art.place(crook(124, 74), 222, 188)
    hand.draw(art, cuff("white", 26, 11))
    _wide_collar(art, "white")
    look = Look("profile", "bob", "hair", moustache="thin", sparse=True)
    art.place(
        plume([(-4, -36), (-22, -48), (-38, -40), (-42, -22), (-36, -8)], 15, "white"), *HEAD_AT, HEAD_SCALE
    )
    portrait(art, look, beret("red", "yellow"), right=True)
    return court("J", "s", art, slope, ("yellow", "night"), pearl())


def jack_of_hearts() -> Art:
    """In profile to the left, holding up a great leaf; parti-coloured doublet, blue cap."""
    slope = -0.8
    art = half_card(slope)
    cape: list[Knot] = [
        (116, 122, "c"), (80, 132), (52, 160), (34, 206), (30, 320, "c"), (290, 300, "c"), (272, 160),
        (266, 100, "c"), (226, 114), (188, 120, "c"),
    ]  # fmt: skip
    c = cloth(art, cape, "blue", 10, 14)
    sprinkle(art, c, star(0, 0, 5, 2, 5), "yellow", 20, 16)
    border(art, [(120, 128), (72, 154), (50, 204), (44, 310)])
    border(art, [(180, 129), (224, 124), (264, 110)])
    doublet: list[Knot] = [
        (106, 142), (150, 132), (194, 142), (204, 190), (200, 280, "c"), (92, 290, "c"), (96, 190),
    ]  # fmt: skip
    d = cloth(art, doublet, "red", 8, 0)
    left_half = polygon((80, 120), (150, 120), (150, 300), (80, 300))
    art.fill(common(d, left_half), "white")
    sprinkle(art, common(d, left_half), diamond(0, 0, 4.6, 6.4), "blue", 15, 13)
    bars(art, d, "yellow", [(168, 130, 168, 290), (185, 132, 187, 290)], 6)
    border(art, [(150, 132), (150, 290)], "yellow", 12, 11)
    hatched_again(art, d, Hatch(8, 4.4, 16, 1.9))
    art.stroke(d, 2)
    hand = Grip(on_staff, 84, 190)
    sleeve(art, [(92, 204), (94, 240), hand.forearm(9), hand.wrist], [40, 38, 28, 24], "red")
    slashed_sleeve(art, [(112, 158), (94, 176), (88, 212)], [44, 54, 46], "yellow", "red", 1)
    art.shape(band([(66, 214), (88, 222), (112, 216)], [9, 10, 9]), "white", (2, 1.6), line=1.6)
    art.place(great_leaf(86, 18), 84, 190)
    hand.draw(art, cuff("white", 26, 11))
    _wide_collar(art, "white")
    portrait(art, Look("profile", "page", "yellow", sparse=True), _flat_cap("blue", "yellow", "red"))
    return court("J", "h", art, slope, ("yellow", "red"), pearl())


def _flat_cap(colour: str, edge: str, feather: str) -> Art:
    """A flat cap with a turned-up brim and a feather lying back; head coordinates."""
    art = Art(1.9)
    art.place(plume([(4, -30), (24, -40), (44, -34), (54, -16)], 13, "white"))
    art.place(plume([(0, -30), (16, -46), (38, -49), (56, -38), (62, -18)], 17, feather))
    dome: list[Knot] = [
        (-26, -26, "c"), (-28, -38), (-14, -46), (8, -46), (26, -40), (28, -24, "c"), (0, -18),
    ]  # fmt: skip
    art.shape(smooth(dome), colour, (7, 3), Hatch(50, 3.8, 11, 1.6))
    art.folds([(-12, -44, -14, -26, 1), (4, -45, 3, -24, 0), (16, -42, 19, -26, -1)], 1)
    brim: list[Knot] = [
        (-28, -30, "c"), (-14, -24), (0, -22), (14, -24), (29, -30, "c"), (28, -17), (14, -12), (0, -10),
        (-14, -12), (-27, -17),
    ]  # fmt: skip
    art.shape(smooth(brim), edge, (3, 2), Hatch(75, 3.6, 7, 1.3))
    return art.shape(circle(12, -22, 5.4), feather, (1.6, 1.4), line=1.5)


def jack_of_diamonds() -> Art:
    """Halberd in the raised hand, the other on his breast; blue doublet, slashed yellow sleeves, red hat."""
    slope = -0.62
    art = half_card(slope)
    cape: list[Knot] = [
        (116, 122, "c"), (80, 132), (52, 160), (34, 206), (30, 300, "c"), (290, 300, "c"), (272, 180),
        (266, 116, "c"), (226, 120), (188, 120, "c"),
    ]  # fmt: skip
    cloth(art, cape, "red", 10, 14)
    border(art, [(120, 128), (72, 154), (50, 204), (44, 290)], "white")
    doublet: list[Knot] = [
        (106, 142), (150, 132), (194, 142), (206, 190), (200, 280, "c"), (92, 290, "c"), (96, 190),
    ]  # fmt: skip
    d = cloth(art, doublet, "blue", 8, 16)
    sprinkle(art, d, diamond(0, 0, 2.8, 3.8), "yellow", 15, 11)
    placket = smooth([(141, 134, "c"), (159, 134, "c"), (160, 290, "c"), (140, 290, "c")])
    art.shape(common(placket, d), "red", (3, 0), line=1.5)
    buttons(art, 150, 166, 204, 4)
    art.place(halberd(60, 50), 228, 116)
    fist = Grip(on_staff, 228, 116, 14)
    sleeve(art, [(224, 172), (246, 164), fist.forearm(9), fist.wrist], RAISED_ARM[1:], "blue")
    slashed_sleeve(art, [(190, 150), (216, 160), (238, 186)], [42, 46, 44], "yellow", "red", 1)
    fist.draw(art, cuff("white", 25, 11))
    hand = Grip(on_hip, 122, 199, -30, flip=True, scale=1.05)
    sleeve(art, [(68, 200), (70, 226), hand.forearm(9), hand.wrist], [34, 34, 29, 24], "blue")
    slashed_sleeve(art, [(110, 160), (82, 176), (66, 206)], [46, 50, 38], "yellow", "red", 1)
    hand.draw(art, cuff("white", 26, 11))
    art.place(ruff(80, 26, "white"), 150, 132)
    art.place(mirrored(lambda: head(Look("three-quarter", "bob", "hair", sparse=True))), *HEAD_AT, HEAD_SCALE)
    feather = plume([(-8, -34), (-22, -50), (-37, -45), (-43, -30), (-40, -16)], 14, "yellow")
    art.place(feather, *HEAD_AT, HEAD_SCALE)
    art.place(balloon_hat("red", "yellow"), *HEAD_AT, HEAD_SCALE)
    return court("J", "d", art, slope, ("yellow", "red"), lozenge())


def jack_of_clubs() -> Art:
    """A great feathered arrow upright at the right; yellow doublet, blue cap with two plumes."""
    slope = 0.7
    art = half_card(slope)
    cape: list[Knot] = [
        (114, 124, "c"), (76, 126), (36, 130, "c"), (36, 300, "c"), (290, 320, "c"), (270, 250),
        (264, 190), (236, 142), (188, 122, "c"),
    ]  # fmt: skip
    cloth(art, cape, "blue", 10, 14)
    art.folds([(214, 158, 226, 280, -8), (224, 170, 236, 300, -7), (66, 132, 52, 176, 2)])
    border(art, [(184, 130), (230, 164), (249, 222), (256, 300)], "white")
    doublet: list[Knot] = [
        (106, 142), (150, 132), (194, 142), (204, 190), (208, 290, "c"), (92, 280, "c"), (98, 190),
    ]  # fmt: skip
    d = cloth(art, doublet, "yellow", 8, 16)
    sprinkle(art, d, circle(0, 0, 2.6), "red", 15, 11)
    hand = Grip(on_staff, 224, 188, -8, flip=True)
    arm: list[Knot] = [(194, 160), (192, 206), (202, 230), hand.forearm(9), hand.wrist]
    widths = [46, 46, 40, 28, 24]
    sleeve(art, arm, widths, "red")
    hoops(art, arm, widths, [0.28, 0.42], 8, "yellow")
    art.place(arrow(128, 72), 224, 190)
    hand.draw(art, cuff("white", 26, 11, lace=True))
    art.place(lace_collar(78), 150, 132)
    look = Look("three-quarter", "bob", "hair", moustache="thin", sparse=True)
    portrait(art, look, feather_cap("blue", "yellow", "red", "white"))
    return court("J", "c", art, slope, ("yellow", "blue"), pearl())


CARDS: dict[str, Callable[[], Art]] = {
    "Js": jack_of_spades, "Jh": jack_of_hearts, "Jd": jack_of_diamonds, "Jc": jack_of_clubs,
}  # fmt: skip
