"""The four knaves (fanti): standing figures with the sign of their suit."""

from collections.abc import Callable

from ..anatomy import hands
from ..anatomy.cloth import border
from ..anatomy.dress import bare_leg, belt, buttons, garter, lace_collar, leg, ruff, shoe, shoe_front
from ..anatomy.hats import beret, feather_cap, slouch_hat
from ..anatomy.heads import Look
from ..anatomy.sleeves import cuff, lifted_sleeve, sleeve
from ..kit.art import Art, mirrored
from ..kit.shading import Hatch
from ..kit.shapes import Knot, along, at, curve, limb, line, polygon, smooth, wedge
from ..palette import INK
from ..signs.latin import club, coin, cup, sword
from .figure import breeches, garment, ground, portrait


def knave_of_coins() -> Art:
    """Raises the coin at the left, a glove in the other hand; red beret and jacket, dark breeches."""
    art = Art(2.2)
    ground(art, "yellow")
    leg(art, [(136, 340), (129, 372), (127, 404), (124, 446)], [32, 31, 27, 16], "red")
    leg(art, [(188, 340), (195, 372), (196, 404), (194, 446)], [32, 31, 27, 16], "red")
    art.place(shoe("yellow", "red"), 120, 441)
    art.place(mirrored(lambda: shoe_front("yellow", "red")), 198, 440)
    left: list[Knot] = [
        (134, 268, "c"), (112, 290), (106, 322), (116, 350), (140, 356), (158, 346), (164, 300),
        (164, 268, "c"),
    ]  # fmt: skip
    right: list[Knot] = [
        (192, 268, "c"), (214, 290), (220, 322), (211, 350), (187, 356), (168, 346), (162, 300),
        (160, 268, "c"),
    ]  # fmt: skip
    breeches(
        art,
        right,
        "pine",
        [(186, 280, 186, 350, -3), (198, 282, 202, 346, -5), (174, 290, 172, 346, 0)],
        "green",
    )
    breeches(
        art,
        left,
        "pine",
        [(140, 280, 136, 350, 4), (126, 284, 121, 344, 6), (152, 290, 152, 346, 0)],
        "green",
    )
    for x, turn in ((132, 4), (194, -4)):
        art.place(garter("yellow", 34), x, 354, 1, turn)

    # the raised arm and the coin
    lifted_sleeve(art, [(132, 180), (104, 208), (84, 216), (80, 190), (84, 158)], [34, 35, 30, 25, 20], "red")
    art.place(cuff("white", 25, 10, lace=True), 84, 156, 1, 3)
    art.place(hands.raised(), 83, 124, 1.1)
    art.place(coin(), 78, 84, 0.84)
    # the hanging arm and the glove
    sleeve(art, [(196, 178), (222, 206), (231, 234), (224, 256)], [34, 34, 28, 20], "red")
    glove: list[Knot] = [
        (212, 286, "c"), (206, 308), (202, 326), (208, 330), (212, 320), (213, 332), (220, 334), (222, 320),
        (226, 330), (232, 328), (230, 308), (234, 296), (228, 286, "c"),
    ]  # fmt: skip
    art.shape(smooth(glove), "yellow", (4, 2), Hatch(20, 3.6, 8, 1.4))
    art.place(mirrored(hands.on_staff), 219, 281, 0.95, 196)
    art.place(cuff("white", 24, 11), 223, 261, 1, 194)

    # the jacket
    jacket: list[Knot] = [
        (126, 168), (148, 158), (178, 158), (200, 168), (202, 204), (192, 246, "c"), (204, 282, "c"),
        (164, 292), (122, 282, "c"), (134, 246, "c"), (124, 204),
    ]  # fmt: skip
    garment(art, jacket, "red")
    border(art, [(124, 279), (142, 286), (164, 289), (184, 286), (202, 279)], "yellow", 9, 10)
    shirt = polygon((150, 158), (176, 158), (164, 232))
    art.shape(shirt, "white", (3, 0))
    buttons(art, 163, 178, 218, 4)
    for s in (-1, 1):
        lapel: list[Knot] = [
            (163 + s * 12, 156, "c"), (163 + s * 30, 168, "c"), (163 + s * 26, 200, "c"),
            (163 + s * 18, 202, "c"), (163, 238, "c"), (163 + s * 6, 190),
        ]  # fmt: skip
        art.shape(smooth(lapel), "white", (4, 3), Hatch(30, 4, 7, 1.3))
    art.folds([(146, 258, 140, 276, -2), (180, 258, 186, 276, 2), (163, 256, 163, 278, 0)], 1.4)
    art.place(belt(60, "yellow", "red"), 163, 248)
    portrait(art, Look("three-quarter", "bob", "hair"), 162, 118, beret("red", "yellow", "yellow"))
    return art


def knave_of_cups() -> Art:
    """Raises the cup at the left, hand on hip; green cap and jerkin, yellow breeches, red garters."""
    art = Art(2.2)
    ground(art, "red")
    leg(art, [(138, 350), (128, 376), (116, 408), (104, 446)], [29, 28, 25, 15], "green")
    leg(art, [(184, 350), (188, 378), (188, 408), (186, 446)], [29, 29, 26, 15], "green")
    art.place(shoe("white"), 100, 441)
    art.place(mirrored(lambda: shoe("white")), 190, 441, 0.96)
    left: list[Knot] = [
        (138, 270, "c"), (118, 296), (114, 330), (122, 356), (142, 360), (158, 352), (166, 310),
        (164, 270, "c"),
    ]  # fmt: skip
    right: list[Knot] = [
        (190, 270, "c"), (208, 296), (212, 330), (204, 356), (184, 360), (168, 352), (162, 310),
        (160, 270, "c"),
    ]  # fmt: skip
    breeches(
        art,
        right,
        "yellow",
        [(186, 284, 188, 350, -3), (198, 288, 202, 344, -4), (174, 296, 174, 346, 0)],
        INK,
    )
    breeches(
        art, left, "yellow", [(142, 284, 136, 350, 3), (130, 290, 126, 344, 5), (154, 296, 152, 346, 0)], INK
    )
    art.place(garter("red", 32, -1), 137, 361, 1, 6)
    art.place(garter("red", 32, 1), 187, 361, 1, -3)
    # dagger behind the hip
    art.shape(limb([(196, 252), (224, 284), (246, 312)], [8, 7, 3]), "brown", (2, 2))
    art.shape(limb([(188, 258), (204, 246)], [6, 6], 4), "yellow", (2, 1))

    # the arms
    lifted_sleeve(art, [(132, 182), (108, 212), (88, 216), (82, 190), (84, 162)], [34, 34, 30, 24, 19], "red")
    art.place(cuff("yellow", 24, 10), 84, 160, 1, 2)
    art.place(hands.raised(), 82, 132, 1.05)
    sleeve(art, [(196, 182), (226, 206), (236, 230), (222, 246), (204, 250)], [34, 34, 29, 22, 18], "red", 30)

    # the jerkin
    jerkin: list[Knot] = [
        (128, 170), (150, 160), (176, 160), (200, 170), (202, 206), (191, 246, "c"), (206, 284, "c"),
        (184, 290, "c"), (163, 284), (142, 290, "c"), (120, 284, "c"), (135, 246, "c"), (126, 206),
    ]  # fmt: skip
    garment(art, jerkin, "green", 8, 22)
    art.shape(polygon((152, 160), (174, 160), (171, 244), (155, 244)), "white", (3, 0), line=1.6)
    art.fill(polygon((160, 162), (166, 162), (165, 243), (161, 243)), "blue")
    art.stroke("".join(line((154, y), (172, y)) for y in range(184, 240, 11)), 1.2)
    art.folds(
        [(140, 258, 130, 286, -2), (152, 258, 148, 288, 0), (174, 258, 178, 288, 0), (186, 258, 197, 284, 2)],
        1.4,
    )
    art.place(belt(60, "yellow", "yellow"), 163, 248)
    art.place(hands.on_hip(), 197, 252, 1.05, 40)
    art.place(cuff("yellow", 23, 10), 211, 247, 1, 262)
    art.place(ruff(78, 26, "yellow"), 163, 164)
    portrait(art, Look("front", "bob", "silver"), 163, 116, beret("green", "red", "red"))
    art.place(cup(), 82, 86, 0.84)
    return art


def _palm_branch(art: Art, x: float, top: float, foot: float) -> None:
    """A green palm branch, tip up."""
    spine: list[Knot] = [
        (x + 8, foot), (x + 3, (top + foot) / 2 + 30), (x - 3, (top + foot) / 2 - 40), (x - 2, top),
    ]  # fmt: skip
    centre = along(spine)
    for i in range(15):
        u = 0.3 + 0.66 * i / 14
        px, py, dx, dy = at(centre, u)
        reach = 34 - 20 * abs(u - 0.5) - 6 * u
        for side in (-1, 1):
            nx, ny = -dy * side, dx * side
            tip = (px + nx * reach * 0.8 + dx * reach * 0.75, py + ny * reach * 0.8 + dy * reach * 0.75)
            frond = wedge(px, py, tip[0], tip[1], 5, 4 * side)
            art.shape(frond, "green", (1.6, 1.2), line=1.4)
    art.shape(limb(spine, [6, 5, 4, 2], 8), "green", (1.6, 0), line=1.5)


def knave_of_swords() -> Art:
    """Palm branch at the left, sword point down at the right; long hair, bare legs."""
    art = Art(2.2)
    ground(art, "blue")
    widths = [31, 31, 27, 16]
    bare_leg(
        art, [(138, 340), (130, 374), (128, 404), (122, 440)], widths, (120, 442), False, "skin", "brown"
    )
    bare_leg(art, [(186, 340), (190, 374), (194, 404), (195, 440)], widths, (197, 442), True, "skin", "brown")
    left: list[Knot] = [
        (136, 270, "c"), (116, 290), (108, 318), (116, 346), (138, 352), (158, 344), (164, 300),
        (164, 270, "c"),
    ]  # fmt: skip
    right: list[Knot] = [
        (192, 270, "c"), (210, 290), (216, 318), (208, 346), (186, 352), (168, 344), (162, 300),
        (160, 270, "c"),
    ]  # fmt: skip
    breeches(
        art,
        right,
        "green",
        [(184, 282, 186, 346, -3), (197, 284, 200, 340, -5), (174, 290, 174, 340, 0)],
        "yellow",
    )
    breeches(
        art,
        left,
        "green",
        [(142, 282, 138, 346, 3), (128, 284, 124, 340, 5), (153, 290, 152, 340, 0)],
        "yellow",
    )

    # left arm with the palm branch
    _palm_branch(art, 70, 92, 306)
    sleeve(art, [(134, 182), (110, 216), (96, 238)], [33, 32, 22], "yellow")
    art.place(cuff("white", 24, 10), 95, 240, 1, 218)
    art.place(hands.on_staff(), 75, 256, 1.0, -62)
    # right arm and the sword, point down
    art.place(sword(142, 17), 236, 292, 1.1, 180)
    sleeve(art, [(194, 182), (222, 208), (239, 228), (241, 240)], [33, 33, 26, 20], "yellow")
    art.place(mirrored(hands.on_staff), 236, 266, 0.98, 196)
    art.place(cuff("white", 24, 11), 241, 245, 1, 188)

    jerkin: list[Knot] = [
        (128, 170), (148, 160), (178, 160), (198, 170), (202, 206), (192, 246, "c"), (206, 286, "c"),
        (192, 280, "c"), (180, 291, "c"), (163, 282, "c"), (146, 291, "c"), (134, 280, "c"),
        (120, 286, "c"), (134, 246, "c"), (126, 206),
    ]  # fmt: skip
    garment(art, jerkin, "red", 8, 22)
    for s in (-1, 1):
        art.stroke(curve((163 + s * 16, 172), (163 + s * 20, 206), (163 + s * 14, 240)), 2.6, "yellow")
    buttons(art, 163, 186, 236, 6)
    art.folds([(146, 258, 138, 282, -2), (163, 256, 163, 278, 0), (180, 258, 188, 282, 2)], 1.4)
    art.place(belt(60, "white", "yellow"), 163, 248)
    art.place(mirrored(_head_and_cap), 162, 116)
    return art.place(lace_collar(64), 163, 164)


def _head_and_cap() -> Art:
    art = Art()
    portrait(
        art, Look("three-quarter", "long", "hair"), 0, 0, feather_cap("blue", "yellow", "blue", "yellow")
    )
    return art


def knave_of_clubs() -> Art:
    """Walks to the left with the club upright before him; green hat, yellow jerkin, blue sleeves."""
    art = Art(2.2)
    ground(art, "green")
    leg(art, [(186, 344), (194, 374), (202, 404), (208, 444)], [29, 29, 26, 15], "yellow")
    leg(art, [(144, 344), (132, 374), (128, 404), (120, 444)], [30, 30, 26, 15], "yellow")
    art.place(shoe("brown", "yellow"), 206, 441)
    art.place(shoe("brown", "yellow"), 118, 441)
    sleeve(art, [(188, 182), (212, 208), (222, 234), (214, 256)], [32, 33, 27, 19], "blue")
    art.place(mirrored(hands.on_staff), 208, 281, 0.95, 204)
    art.place(cuff("white", 23, 11), 213, 261, 1, 200)
    back: list[Knot] = [
        (188, 268, "c"), (210, 292), (216, 322), (206, 348), (186, 354), (170, 344), (160, 300),
        (162, 268, "c"),
    ]  # fmt: skip
    front: list[Knot] = [
        (134, 268, "c"), (116, 294), (112, 326), (122, 352), (146, 356), (162, 344), (172, 300),
        (172, 268, "c"),
    ]  # fmt: skip
    breeches(art, back, "red", [(184, 284, 190, 346, -3), (198, 288, 202, 338, -5)], "yellow")
    breeches(
        art,
        front,
        "red",
        [(142, 282, 140, 350, 4), (128, 290, 126, 344, 5), (157, 286, 154, 346, 1)],
        "yellow",
    )
    for x, y, turn in ((139, 354, 8), (190, 351, -6)):
        art.place(garter("green", 36), x, y, 1, turn)

    jerkin: list[Knot] = [
        (130, 172), (152, 160), (178, 160), (196, 170), (202, 206), (190, 246, "c"), (206, 286, "c"),
        (164, 292), (120, 282, "c"), (132, 246, "c"), (122, 208),
    ]  # fmt: skip
    garment(art, jerkin, "yellow", 8, 22)
    for knots in (
        [(146, 168), (138, 206), (146, 240)],
        [(166, 166), (162, 206), (164, 240)],
        [(184, 168), (186, 206), (180, 240)],
    ):
        art.stroke(curve(*knots), 3.6, "red")
    art.folds([(142, 258, 134, 280, -2), (160, 256, 158, 288, 0), (178, 258, 188, 282, 2)], 1.4)
    art.place(belt(62, "green", "yellow"), 161, 247)
    art.place(club(), 74, 136, 1.06, -6)
    sleeve(art, [(140, 182), (124, 216), (106, 230), (92, 220)], [36, 34, 28, 20], "blue")
    art.place(cuff("white", 24, 10), 97, 222, 1, -58)
    art.place(hands.on_staff(), 82, 206, 1.02, -14)
    art.place(ruff(70, 24, "white"), 163, 163)
    portrait(
        art, Look("profile", "page", "hair", moustache="thin"), 160, 116, slouch_hat("green", "yellow", "red")
    )
    return art


CARDS: dict[str, Callable[[], Art]] = {
    "Fd": knave_of_coins, "Fc": knave_of_cups, "Fs": knave_of_swords, "Fb": knave_of_clubs,
}  # fmt: skip
