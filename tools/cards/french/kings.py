"""The four kings."""

from collections.abc import Callable

from ..anatomy.cloth import bars, border, cloth, ermine, hatched_again, sprinkle
from ..anatomy.hands import Grip, on_hilt, on_staff, open_palm, raised
from ..anatomy.hats import closed_crown, crown, lily
from ..anatomy.heads import Look
from ..anatomy.portrait import portrait
from ..anatomy.regalia import axe, chain, orb
from ..anatomy.sleeves import cuff, hoops, slashed_sleeve, sleeve
from ..kit.art import Art
from ..kit.shading import Hatch
from ..kit.shapes import Knot, circle, diamond, smooth, star
from ..signs.latin import sword
from .figure import RAISED_ARM, court, half_card, lozenge, pearl

TREFOIL = circle(-3, 0, 2.7) + circle(3, 0, 2.7) + circle(0, -4.8, 2.7)


def king_of_spades() -> Art:
    """Sword upright at the right; full brown beard, blue robe with golden lozenges, red mantle."""
    slope = 0.74
    art = half_card(slope)
    mantle: list[Knot] = [
        (118, 122, "c"), (84, 130), (56, 140), (30, 150, "c"), (40, 300, "c"), (290, 320, "c"), (272, 250),
        (266, 196), (240, 150), (196, 124, "c"),
    ]  # fmt: skip
    cloth(art, mantle, "red", 10, 14)
    lining: list[Knot] = [
        (196, 150, "c"), (228, 196), (240, 240), (250, 300, "c"), (200, 300, "c"), (190, 220),
    ]  # fmt: skip
    cloth(art, lining, "night", 0, 40)
    border(art, [(188, 130), (228, 166), (247, 226), (252, 300)])
    border(art, [(126, 126), (82, 137), (36, 156)])
    robe: list[Knot] = [
        (108, 138), (150, 128), (192, 138), (202, 190), (210, 280, "c"), (90, 280, "c"), (98, 190),
    ]  # fmt: skip
    d = cloth(art, robe, "blue", 8, 16)
    sprinkle(art, d, diamond(0, 0, 3.4, 4.8), "yellow", 19, 12)
    panel: list[Knot] = [
        (138, 136, "c"), (164, 136, "c"), (169, 200), (172, 280, "c"), (134, 280, "c"), (135, 200),
    ]  # fmt: skip
    art.shape(smooth(panel), "yellow", (4, 0))
    for y in (188, 206, 224):
        art.shape(diamond(152, y, 7, 7), "red", (2, 1.6), line=1.3)
    collar: list[Knot] = [
        (112, 128, "c"), (132, 118), (150, 122), (168, 118), (190, 128, "c"), (216, 152), (200, 174),
        (174, 166), (151, 178, "c"), (128, 166), (102, 174), (84, 152),
    ]  # fmt: skip
    ermine(art, collar)
    art.place(sword(160, 19), 229, 158, 0.78)
    hand = Grip(on_staff, 229, 181, -10, flip=True, scale=1.04)
    arm: list[Knot] = [(198, 160), (196, 198), (200, 222), hand.forearm(9), hand.wrist]
    widths = [44, 44, 40, 27, 24]
    sleeve(art, arm, widths, "red")
    hoops(art, arm, widths, [0.25, 0.43], 8, "yellow")
    hand.draw(art, cuff("white", 27, 11))
    look = Look("three-quarter", "long", "hair", "half", "curl", sparse=True)
    portrait(art, look, crown("yellow", "lilies", ("red", "blue"), 46, 26))
    return court("K", "s", art, slope, ("yellow", "red"), pearl())


def king_of_hearts() -> Art:
    """The sword behind his head, no moustache; fair, red robe with golden lilies, blue mantle."""
    slope = -0.62
    art = half_card(slope)
    mantle: list[Knot] = [
        (116, 122, "c"), (80, 132), (52, 160), (34, 206), (30, 300, "c"), (290, 300, "c"), (272, 180),
        (266, 116, "c"), (226, 120), (188, 120, "c"),
    ]  # fmt: skip
    cloth(art, mantle, "blue", 10, 14)
    border(art, [(120, 128), (72, 154), (50, 204), (44, 290)])
    robe: list[Knot] = [
        (108, 138), (150, 128), (192, 138), (206, 190), (200, 280, "c"), (92, 290, "c"), (96, 190),
    ]  # fmt: skip
    d = cloth(art, robe, "red", 8, 16)
    sprinkle(art, d, lily(0, 0), "yellow", 22, 17)
    for side in (-1, 1):
        lapel: list[Knot] = [
            (150 + side * 36, 124, "c"), (150 + side * 12, 112, "c"), (150 + side * 4, 172),
            (150 - side * 2, 270, "c"), (150 + side * 18, 270, "c"), (150 + side * 26, 172),
        ]  # fmt: skip
        ermine(art, lapel, 13, 12)
    hand = Grip(on_hilt, 122, 206, -26, flip=True)
    sleeve(art, [(70, 204), (76, 232), hand.forearm(9), hand.wrist], [36, 36, 30, 24], "red")
    slashed_sleeve(art, [(106, 160), (80, 178), (68, 212)], [46, 52, 42], "yellow", "blue", 1)
    hand.draw(art, cuff("white", 27, 11))
    # the sword
    art.place(sword(150, 18), 206, 104, 0.8, -70)
    fist = Grip(on_hilt, 224, 110, -70, flip=True)
    sleeve(art, [(226, 172), (244, 164), fist.forearm(9), fist.wrist], RAISED_ARM[1:], "red")
    slashed_sleeve(art, [(190, 150), (214, 160), (236, 186)], [42, 46, 44], "yellow", "blue", 1)
    fist.draw(art, cuff("white", 26, 11))
    look = Look("front", "bob", "yellow", "half", "none", sparse=True)
    portrait(art, look, crown("yellow", "pearls", ("blue", "red"), 46, 25))
    return court("K", "h", art, slope, ("yellow", "blue"), pearl())


def king_of_diamonds() -> Art:
    """In profile, the axe at his right, the other hand raised in speech; yellow mantle with red bars."""
    slope = -0.62
    art = half_card(slope)
    mantle: list[Knot] = [
        (116, 122, "c"), (80, 132), (52, 160), (34, 206), (30, 300, "c"), (290, 300, "c"), (272, 180),
        (266, 118, "c"), (226, 122), (188, 120, "c"),
    ]  # fmt: skip
    m = cloth(art, mantle, "yellow", 10, 0)
    rays = [
        (90, 170, 30, 150),
        (84, 190, 24, 182),
        (80, 212, 24, 214),
        (78, 236, 24, 246),
        (80, 256, 28, 280),
    ]
    bars(art, m, "red", rays, 9)
    bars(art, m, "red", [(214, 150, 224, 110), (232, 150, 246, 108), (250, 150, 270, 112)], 9)
    hatched_again(art, m, Hatch(8, 4.4, 12, 1.9))
    robe: list[Knot] = [
        (108, 138), (150, 128), (192, 138), (206, 190), (200, 280, "c"), (92, 290, "c"), (96, 190),
    ]  # fmt: skip
    d = cloth(art, robe, "blue", 8, 16)
    sprinkle(art, d, star(0, 0, 5, 2.2, 4), "yellow", 18, 13)
    fist = Grip(on_staff, 222, 114, 12)
    lifted: list[Knot] = [(192, 148), (224, 170), (246, 160), fist.forearm(9), fist.wrist]
    sleeve(art, lifted, RAISED_ARM, "red")
    hoops(art, lifted, RAISED_ARM, [0.04, 0.14], 7, "white")
    collar: list[Knot] = [
        (112, 130, "c"), (132, 118), (150, 122), (168, 118), (190, 130, "c"), (210, 150), (222, 174, "c"),
        (182, 176), (151, 180), (118, 174), (92, 154),
    ]  # fmt: skip
    c = cloth(art, collar, "white", 35, 0)
    gores = [(150, 110, 150 + x, 190) for x in (-84, -50, -18, 18, 50, 84)]
    bars(art, c, "red", gores, 11)
    hatched_again(art, c, Hatch(40, 4.2, 9, 1.6))
    border(art, [(93, 153), (118, 173), (151, 179), (182, 175), (216, 168)], "yellow", 8)
    art.place(axe(64, 48), 222, 114)
    fist.draw(art, cuff("white", 26, 11))
    hand = Grip(raised, 72, 152, scale=1.08)
    arm: list[Knot] = [(110, 164), (88, 206), (72, 232), hand.forearm(9), hand.wrist]
    widths = [44, 44, 40, 27, 24]
    sleeve(art, arm, widths, "red")
    hoops(art, arm, widths, [0.23, 0.39], 8, "white")
    hand.draw(art, cuff("white", 27, 12, lace=True))
    look = Look("profile", "page", "orange", "half", "curl", sparse=True)
    portrait(art, look, crown("yellow", "leaves", ("red", "blue"), 46, 25))
    return court("K", "d", art, slope, ("red", "yellow"), lozenge("red"))


def king_of_clubs() -> Art:
    """Old and white, orb on his palm, sword upright; black robe with golden trefoils, blue mantle."""
    slope = -0.62
    art = half_card(slope)
    mantle: list[Knot] = [
        (116, 126, "c"), (80, 136), (52, 164), (34, 210), (30, 300, "c"), (290, 300, "c"), (272, 180),
        (266, 122, "c"), (226, 126), (188, 124, "c"),
    ]  # fmt: skip
    m = cloth(art, mantle, "blue", 10, 14)
    sprinkle(art, m, star(0, 0, 5, 2.2, 6), "yellow", 22, 15)
    robe: list[Knot] = [
        (108, 142), (150, 132), (192, 142), (206, 190), (200, 280, "c"), (92, 290, "c"), (96, 190),
    ]  # fmt: skip
    d = cloth(art, robe, "night", 8, 16)
    sprinkle(art, d, TREFOIL, "yellow", 18, 13)
    art.place(sword(94, 18), 224, 96, 0.78)
    fist = Grip(on_staff, 224, 117, 12)
    lifted: list[Knot] = [(192, 152), (226, 172), (246, 162), fist.forearm(9), fist.wrist]
    sleeve(art, lifted, RAISED_ARM, "red")
    hoops(art, lifted, RAISED_ARM, [0.1], 7, "yellow")
    fist.draw(art, cuff("white", 26, 11))
    collar: list[Knot] = [
        (112, 132, "c"), (132, 122), (150, 126), (168, 122), (190, 132, "c"), (206, 152), (190, 174),
        (151, 182), (110, 174), (94, 152),
    ]  # fmt: skip
    ermine(art, collar)
    hand = Grip(open_palm, 80, 176, scale=1.04)
    arm: list[Knot] = [(110, 166), (94, 206), (94, 236), hand.forearm(9), hand.wrist]
    widths = [44, 44, 40, 27, 24]
    sleeve(art, arm, widths, "red")
    hoops(art, arm, widths, [0.23, 0.39], 8, "yellow")
    art.place(orb("yellow", "red"), 80, 178)
    hand.draw(art, cuff("white", 27, 11))
    look = Look("front", "bob", "silver", "half", "big", old=True, sparse=True)
    art.place(chain([(110, 134), (122, 168), (150, 182), (178, 168), (190, 134)]))
    portrait(art, look, closed_crown("yellow", "red", ("blue", "red")), place=(150, 93), scale=1.02)
    return court("K", "c", art, slope, ("yellow", "red"), pearl())


CARDS: dict[str, Callable[[], Art]] = {
    "Ks": king_of_spades, "Kh": king_of_hearts, "Kd": king_of_diamonds, "Kc": king_of_clubs,
}  # fmt: skip
