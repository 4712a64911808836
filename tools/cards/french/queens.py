"""The four queens, each with her flower."""

from collections.abc import Callable

from ..anatomy.cloth import bars, border, cloth, fur_edge, hatched_again, sprinkle
from ..anatomy.dress import ruff
from ..anatomy.flowers import carnation, daisy, lily, rose
from ..anatomy.hands import Grip, on_hilt, on_staff
from ..anatomy.hats import crown
from ..anatomy.heads import Look
from ..anatomy.portrait import portrait
from ..anatomy.regalia import sceptre
from ..anatomy.sleeves import cuff, hoops, slashed_sleeve, sleeve
from ..kit.art import Art, mirrored
from ..kit.shading import Hatch
from ..kit.shapes import Knot, circle, curve, diamond, line, smooth, star
from .figure import RAISED_ARM, bodice_skin, court, half_card, lozenge, pearl, pearls


def queen_of_spades() -> Art:
    """Front face in a black hood; white lily at the left, sceptre in the raised hand at the right."""
    slope = -0.62
    art = half_card(slope)
    mantle: list[Knot] = [
        (116, 122, "c"), (80, 132), (52, 160), (34, 206), (30, 300, "c"), (290, 300, "c"), (272, 180),
        (266, 118, "c"), (226, 122), (188, 120, "c"),
    ]  # fmt: skip
    cloth(art, mantle, "red", 10, 14)
    border(art, [(120, 128), (72, 154), (50, 204), (44, 290)])
    hood: list[Knot] = [
        (150, 42), (120, 50), (108, 84), (104, 120), (92, 148, "c"), (150, 160, "c"), (208, 148, "c"),
        (196, 120), (192, 84), (180, 50),
    ]  # fmt: skip
    cloth(art, hood, "night", 8, 16)
    bodice_skin(art)
    gown: list[Knot] = [
        (106, 144, "c"), (122, 138, "c"), (134, 162), (150, 166), (166, 162), (178, 138, "c"),
        (194, 144, "c"), (206, 190), (200, 280, "c"), (92, 290, "c"), (96, 190),
    ]  # fmt: skip
    d = cloth(art, gown, "yellow", 8, 16)
    sprinkle(art, d, star(0, 0, 5, 2, 4), "black", 17, 13)
    border(art, [(122, 139), (133, 162), (150, 167), (167, 162), (178, 139)], "red", 7)
    pearls(art, [(133, 134), (140, 145), (150, 149), (160, 145), (167, 134)], 9)
    art.place(sceptre(66, 50, "red"), 222, 115)
    fist = Grip(on_staff, 222, 115, 12, scale=0.95)
    lifted: list[Knot] = [(192, 150), (224, 170), (244, 160), fist.forearm(9), fist.wrist]
    sleeve(art, lifted, RAISED_ARM, "yellow")
    hoops(art, lifted, RAISED_ARM, [0.06], 7, "black")
    fist.draw(art, cuff("white", 24, 10, lace=True))
    hand = Grip(on_hilt, 118, 200, -22, flip=True, scale=0.92)
    arm: list[Knot] = [(106, 160), (80, 198), (80, 226), hand.forearm(9), hand.wrist]
    widths = [42, 42, 38, 26, 22]
    sleeve(art, arm, widths, "yellow")
    hoops(art, arm, widths, [0.21, 0.37], 8, "black")
    art.place(lily(74, -38), 119, 200, 1.05)
    hand.draw(art, cuff("white", 24, 10, lace=True))
    portrait(art, Look("front", "cap", "black", woman=True, sparse=True))
    for build in (_hood_edge, lambda: mirrored(_hood_edge)):
        art.place(build(), 150, 84, 1.1)
    art.place(crown("yellow", "lilies", ("red", "blue"), 44, 24), 150, 84, 1.1)
    return court("Q", "s", art, slope, ("yellow", "night"), pearl())


def _hood_edge() -> Art:
    """One side of the hood, falling before the hair; head coordinates."""
    art = Art(1.8)
    side: list[Knot] = [
        (-4, -34, "c"), (-20, -33), (-32, -18), (-36, 14), (-40, 50, "c"), (-22, 54, "c"), (-22, 26),
        (-20, 0), (-17, -18), (-4, -27, "c"),
    ]  # fmt: skip
    art.shape(smooth(side), "night", (3, 2), Hatch(10, 3.8, 8, 1.5))
    return art.cord(curve((-14, -24), (-19, -10), (-21, 14), (-22, 53)), 2.4, "yellow", 2.2)


def queen_of_hearts() -> Art:
    """Fair, turned to the left, a red rose in her hand; red gown, white lattice, blue veil and mantle."""
    slope = -0.5
    art = half_card(slope)
    mantle: list[Knot] = [
        (116, 120, "c"), (82, 132), (54, 160), (36, 206), (30, 300, "c"), (290, 300, "c"), (274, 200),
        (266, 126, "c"), (226, 124), (188, 118, "c"),
    ]  # fmt: skip
    veil: list[Knot] = [
        (150, 44), (122, 52), (110, 84), (106, 130, "c"), (190, 160, "c"), (238, 146, "c"), (230, 120),
        (210, 82), (182, 50),
    ]  # fmt: skip
    cloth(art, veil, "blue", 8, 14)
    cloth(art, mantle, "blue", 10, 14)
    fur_edge(art, [(104, 128), (76, 154), (57, 204), (52, 290)])
    fur_edge(art, [(190, 124), (226, 136), (264, 141)])
    bodice_skin(art)
    gown: list[Knot] = [
        (106, 146, "c"), (122, 138, "c"), (130, 160, "c"), (170, 160, "c"), (178, 138, "c"),
        (194, 146, "c"), (206, 190), (204, 280, "c"), (92, 290, "c"), (96, 190),
    ]  # fmt: skip
    cloth(art, gown, "red", 8, 18)
    panel: list[Knot] = [
        (131, 160, "c"), (169, 160, "c"), (164, 200), (172, 280, "c"), (126, 280, "c"), (136, 200),
    ]  # fmt: skip
    d = smooth(panel)
    art.shape(d, "white", (4, 0))
    net = Art(clip=d)
    net.stroke("".join(line((100 + k * 11, 160), (160 + k * 11, 260)) for k in range(-6, 8)), 0.9)
    net.stroke("".join(line((100 + k * 11, 260), (160 + k * 11, 160)) for k in range(-6, 8)), 0.9)
    art.add(net)
    border(art, [(130, 160), (138, 200), (128, 270)], width=8)
    border(art, [(170, 160), (162, 200), (170, 270)], width=8)
    pearls(art, [(131, 137), (138, 149), (150, 154), (162, 149), (169, 137)])
    hand = Grip(on_staff, 86, 184, scale=0.95)
    arm: list[Knot] = [(108, 160), (92, 204), (102, 232), hand.forearm(8), hand.wrist]
    widths = [46, 46, 40, 26, 22]
    sleeve(art, arm, widths, "yellow")
    hoops(art, arm, widths, [0.2, 0.4], 8, "red")
    art.place(rose(68, -2, 18), 86, 184)
    hand.draw(art, cuff("white", 25, 11, lace=True))
    look = Look("three-quarter", "long", "yellow", woman=True, sparse=True)
    portrait(art, look, crown("yellow", "pearls", ("red", "blue"), 44, 24))
    return court("Q", "h", art, slope, ("yellow", "red"), pearl())


def queen_of_diamonds() -> Art:
    """In profile to the right, before her a red pink; blue gown, white veil, yellow mantle."""
    slope = 0.5
    art = half_card(slope)
    mantle: list[Knot] = [
        (112, 118, "c"), (74, 124), (36, 132, "c"), (36, 300, "c"), (290, 320, "c"), (268, 240),
        (262, 176), (236, 138), (196, 121), (160, 118, "c"),
    ]  # fmt: skip
    m = cloth(art, mantle, "yellow", 10, 14)
    sprinkle(art, m, diamond(0, 0, 3.6, 4.6), "red", 20, 14)
    veil: list[Knot] = [
        (146, 44), (122, 52), (104, 84), (94, 118), (66, 146, "c"), (96, 156), (122, 150, "c"), (140, 120),
        (150, 60),
    ]  # fmt: skip
    cloth(art, veil, "white", 20, 10)
    art.folds([(118, 66, 98, 140, -6), (128, 72, 112, 146, -4)], 1.4)
    bodice_skin(art)
    gown: list[Knot] = [
        (104, 146, "c"), (122, 138, "c"), (136, 160), (154, 164), (168, 158), (178, 138, "c"),
        (196, 146, "c"), (206, 190), (212, 280, "c"), (92, 280, "c"), (96, 190),
    ]  # fmt: skip
    d = cloth(art, gown, "blue", 8, 16)
    sprinkle(art, d, diamond(0, 0, 3.4, 4.8), "white", 18, 12)
    border(art, [(122, 139), (136, 160), (154, 164), (168, 159), (178, 139)], "yellow", 8)
    pearls(art, [(128, 136), (138, 147), (150, 150), (162, 146), (168, 136)], 9, "red")
    hand = Grip(on_staff, 222, 182, -8, flip=True, scale=0.95)
    arm: list[Knot] = [(192, 160), (192, 202), (200, 228), hand.forearm(9), hand.wrist]
    widths = [44, 46, 42, 28, 24]
    sleeve(art, arm, widths, "red")
    hoops(art, arm, widths, [0.24, 0.41], 8, "yellow")
    art.place(carnation(84, -2, 18), 222, 184)
    hand.draw(art, cuff("white", 25, 11, lace=True))
    look = Look("profile", "long", "orange", woman=True, sparse=True)
    portrait(art, look, crown("yellow", "leaves", ("red", "blue"), 44, 24), right=True)
    return court("Q", "d", art, slope, ("yellow", "blue"), lozenge())


def queen_of_clubs() -> Art:
    """Dark curls over a great ruff, a daisy across her breast; white gown with trefoils, red mantle."""
    slope = 0.62
    art = half_card(slope)
    mantle: list[Knot] = [
        (112, 126, "c"), (74, 132), (36, 140, "c"), (36, 300, "c"), (290, 320, "c"), (270, 240),
        (264, 180), (234, 140), (188, 126, "c"),
    ]  # fmt: skip
    m = cloth(art, mantle, "red", 10, 0)
    bars(art, m, "night", [(x, 110, x, 320) for x in (60, 78, 96, 206, 224, 242)], 6)
    hatched_again(art, m, Hatch(10, 4.4, 14, 1.9))
    border(art, [(184, 134), (230, 160), (249, 214), (254, 300)])
    gown: list[Knot] = [
        (106, 146, "c"), (150, 138), (190, 146, "c"), (188, 190), (204, 280, "c"), (92, 280, "c"),
        (98, 190),
    ]  # fmt: skip
    d = cloth(art, gown, "white", 8, 16)
    sprinkle(art, d, circle(-3, 0, 2.6) + circle(3, 0, 2.6) + circle(0, -4.6, 2.6), "blue", 19, 13)
    stomacher: list[Knot] = [(126, 140, "c"), (168, 140, "c"), (156, 196), (150, 240, "c"), (140, 196)]
    art.shape(smooth(stomacher), "red", (5, 1))
    bars(art, smooth(stomacher), "yellow", [(120, y, 176, y) for y in range(166, 240, 13)], 5)
    hand = Grip(on_hilt, 178, 206, 12, scale=0.95)
    arm: list[Knot] = [(194, 160), (236, 190), (238, 224), hand.forearm(9), hand.wrist]
    slashed_sleeve(art, arm, [46, 46, 42, 28, 24], "blue", "yellow", 2)
    art.place(daisy(84, 52, 18), 179, 208)
    hand.draw(art, cuff("white", 25, 11, lace=True))
    art.place(ruff(96, 32, "white"), 150, 132)
    look = Look("three-quarter", "curls", "black", woman=True, sparse=True)
    tall = crown("yellow", "spikes", ("red", "blue"), 46, 29)
    portrait(art, look, tall, place=(150, 82), scale=1.13)
    return court("Q", "c", art, slope, ("yellow", "blue"), pearl())


CARDS: dict[str, Callable[[], Art]] = {
    "Qs": queen_of_spades, "Qh": queen_of_hearts, "Qd": queen_of_diamonds, "Qc": queen_of_clubs,
}  # fmt: skip
