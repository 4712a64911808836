"""The four knights (cavalli): riders on four different horses.

The common parts are written for a horse that looks right; `left=True` mirrors the coordinates, not the
light.  The horse stands in its own coordinates at HORSE_X, HORSE_Y, HORSE_SCALE.
"""

from collections.abc import Callable, Sequence

from ..anatomy import hands
from ..anatomy.dress import belt, buttons, fringe, lace_collar, ruff, shoe
from ..anatomy.hats import balloon_hat, hood_cap, slouch_hat, turban
from ..anatomy.heads import Look
from ..anatomy.horse import Carriage, horse, reins
from ..anatomy.sleeves import cuff, lifted_sleeve, sleeve
from ..kit.art import Art, mirrored
from ..kit.geometry import XY
from ..kit.shading import Hatch
from ..kit.shapes import (
    Knot,
    circle,
    curve,
    limb,
    line,
    mirrored_points,
    smooth,
    star,
)
from ..palette import BLADE_GLINT, DARK
from ..signs.latin import club, coin, cup
from .figure import garment, portrait, tiles

WIDTH = 300
HORSE_X, HORSE_Y, HORSE_SCALE = 12.0, 283.0, 0.9

AT_REST = Carriage(17, "hogged", "long")
PROUD = Carriage(0, "flowing", "long")
FIERY = Carriage(-9, "blown", "lifted")
GENTLE = Carriage(9, "plaited", "bound")


def _turned(knots: Sequence[Knot], left: bool) -> list[Knot]:
    return mirrored_points(knots, WIDTH / 2) if left else list(knots)


def _mount(art: Art, build: Callable[[], Art], left: bool) -> None:
    """The horse, which looks right by itself."""
    if left:
        art.place(mirrored(build), WIDTH - HORSE_X, HORSE_Y, HORSE_SCALE)
    else:
        art.place(build(), HORSE_X, HORSE_Y, HORSE_SCALE)


def _bit(carriage: Carriage, left: bool) -> XY:
    """Where the reins leave the mouth of the horse, on the card."""
    x, y = HORSE_X + carriage.bit[0] * HORSE_SCALE, HORSE_Y + carriage.bit[1] * HORSE_SCALE
    return (WIDTH - x if left else x), y


def _saddle_cloth(art: Art, left: bool, border: str, field: str, fringed: bool = False) -> None:
    """The cloth under the saddle with a border, and the cantle behind the rider."""
    outer: list[Knot] = [
        (92, 286, "c"), (136, 296), (176, 282, "c"), (182, 346, "c"), (138, 356), (94, 348, "c"),
    ]  # fmt: skip
    inner: list[Knot] = [
        (99, 292, "c"), (136, 301), (169, 289, "c"), (175, 340, "c"), (138, 349), (101, 342, "c"),
    ]  # fmt: skip
    if fringed:
        fringe(art, _turned([(95, 347), (138, 355), (181, 345)], left), 10, 13)
    art.shape(smooth(_turned(outer, left)), border, (4, 3))
    art.shape(smooth(_turned(inner, left)), field, (6, 4), Hatch(70, 4.4, 12, 1.8))
    cantle: list[Knot] = [
        (94, 288), (98, 274), (112, 276), (136, 290), (166, 282), (178, 270), (182, 284), (150, 300),
        (112, 298),
    ]  # fmt: skip
    art.shape(smooth(_turned(cantle, left)), "brown", (4, 3), Hatch(70, 4, 7, 1.5))


def _near_leg(art: Art, left: bool, thigh: str, boot: str, trim: str) -> None:
    """The rider's leg on our side."""
    shin = _turned([(177, 342), (176, 366), (171, 384), (170, 400)], left)
    art.shape(limb(shin, [29, 30, 23, 17], 8), boot, (6, 1), Hatch(8, 4, 9, 1.6))
    x = WIDTH - 171 if left else 171
    art.place(shoe(boot) if left else mirrored(lambda: shoe(boot)), x, 398, 0.96)
    thigh_knots = _turned([(140, 284), (168, 306), (180, 328), (178, 346)], left)
    art.shape(limb(thigh_knots, [50, 44, 36, 29], 10), thigh, (8, 2), Hatch(12, 4.4, 14, 1.9))
    cuff_knots = _turned([(162, 349), (178, 354), (193, 348)], left)
    art.shape(limb(cuff_knots, [10, 11, 10], 6), trim, (2, 2), line=1.6)


def _coat(art: Art, left: bool, colour: str, skirt: bool = True) -> str:
    """The rider's coat with its skirts over the saddle."""
    knots: list[Knot] = [
        (108, 188), (128, 178), (150, 178), (166, 188), (168, 222), (160, 252, "c"), (178, 292, "c"),
        (140, 302), (100, 290, "c"), (114, 252, "c"), (104, 222),
    ]  # fmt: skip
    if not skirt:
        knots[5:9] = [(160, 256, "c"), (138, 266), (112, 256, "c")]
    return garment(art, _turned(knots, left), colour, 8, 22)


# ---------------------------------------------------------------- coins


def knight_of_coins() -> Art:
    """Horse to the left, standing; puffed yellow hat, red coat, the coin raised at the top left."""
    art = Art(2.2)
    tiles(art, "yellow")
    _mount(art, lambda: horse("dapple", "grey", "standing", "red", True, AT_REST), left=True)
    _saddle_cloth(art, True, "red", "yellow")
    # the far arm raises the coin over the horse's head
    lifted_sleeve(
        art, [(146, 198), (120, 214), (100, 206), (98, 186), (98, 170)], [31, 31, 27, 22, 18], "green"
    )
    art.place(cuff("yellow", 24, 10), 98, 172, 1, -2)
    art.place(hands.raised(), 95, 142, 1.04, -6)
    _near_leg(art, True, "red", "yellow", "green")
    _coat(art, True, "red")
    art.folds([(146, 266, 132, 292, -3), (162, 268, 160, 296, 0), (176, 266, 190, 288, 3)], 1.5)
    for k in (-1, 1):
        art.stroke(curve((162 + k * 14, 190), (162 + k * 17, 222), (162 + k * 13, 248)), 3.2, "green")
    buttons(art, 162, 196, 244, 5)
    art.place(belt(52, "yellow", "green"), 163, 254)
    # the near arm holds the reins
    reins(art, _bit(AT_REST, True), (132, 258), "yellow")
    sleeve(art, [(182, 200), (190, 228), (176, 248), (152, 256)], [32, 32, 26, 18], "green")
    art.place(cuff("yellow", 22, 10), 152, 256, 1, -76)
    art.place(hands.on_reins("skin", "yellow"), 136, 258, 0.92, 0)
    art.place(ruff(62, 20, "yellow"), 163, 180)
    portrait(
        art,
        Look("three-quarter", "cap", "hair", moustache="curl"),
        162,
        134,
        balloon_hat("yellow", "red", "white"),
    )
    return art.place(coin(), 86, 102, 0.84)


# ---------------------------------------------------------------- cups


def knight_of_cups() -> Art:
    """Horse to the right, foreleg lifted; red cap, green and yellow coat, the cup raised at the top left."""
    art = Art(2.2)
    tiles(art, "red")
    _mount(art, lambda: horse("bay", "hair", "pawing", "blue", carriage=PROUD), left=False)
    _saddle_cloth(art, False, "yellow", "green")
    sleeve(art, [(158, 196), (176, 226), (184, 244)], [30, 26, 18], "green")
    reins(art, _bit(PROUD, False), (190, 252), "red")
    art.place(mirrored(lambda: hands.on_reins("skin", "red")), 188, 252, 0.86, -16)
    _near_leg(art, False, "red", "white", "yellow")
    _coat(art, False, "green")
    for k in (-1, 0, 1):
        art.stroke(curve((138 + k * 15, 188), (138 + k * 17, 222), (138 + k * 14, 250)), 4, "yellow")
        art.folds([(138 + k * 14, 264, 138 + k * 26, 292, k * 2)], 1.5)
    art.place(belt(52, "red", "yellow"), 137, 254)
    lifted_sleeve(
        art, [(114, 198), (92, 226), (76, 222), (76, 196), (80, 172)], [32, 32, 28, 23, 18], "green"
    )
    art.place(cuff("yellow", 24, 10), 80, 172, 1, 4)
    art.place(hands.raised(), 79, 143, 1.04)
    art.place(lace_collar(54), 138, 186)
    art.place(mirrored(_knight_of_cups_head), 138, 134)
    return art.place(cup(), 78, 97, 0.82)


def _knight_of_cups_head() -> Art:
    art = Art()
    portrait(art, Look("three-quarter", "cap", "hair", moustache="big"), 0, 0, None)
    return art.place(mirrored(lambda: hood_cap("red", "yellow", "green")))


# ---------------------------------------------------------------- swords


def knight_of_swords() -> Art:
    """The Moor: blue turban, scimitar on the shoulder, green coat, a white horse prancing to the right."""
    art = Art(2.2)
    tiles(art, "blue")
    _mount(art, lambda: horse("cream", "silver", "prancing", "red", carriage=FIERY), left=False)
    _saddle_cloth(art, False, "yellow", "blue", fringed=True)
    sleeve(art, [(158, 196), (178, 224), (186, 242)], [32, 29, 20], "red")
    reins(art, _bit(FIERY, False), (192, 250), "red")
    art.place(mirrored(lambda: hands.on_reins("moor", "red")), 190, 250, 0.86, -16)
    _near_leg(art, False, "white", "yellow", "red")
    coat = _coat(art, False, "green")
    art.folds([(122, 266, 108, 288, -3), (138, 268, 138, 298, 0), (152, 266, 170, 290, 3)], 1.5)
    sash: list[Knot] = [(112, 190, "c"), (128, 184, "c"), (162, 240, "c"), (150, 252, "c")]
    art.shape(smooth(sash), "red", (2, 3), line=1.8)
    art.stroke(coat, 2.2)
    girdle: list[Knot] = [(112, 250), (138, 258), (162, 250)]
    art.shape(limb(girdle, [15, 16, 15], 8), "yellow", (3, 3))
    art.stroke("".join(line((x, 246), (x + 5, 262)) for x in (116, 126, 137, 148)), 1.1)
    # near arm with the scimitar on the shoulder
    art.place(_scimitar(), 87, 206, 1.04, 8)
    sleeve(art, [(114, 198), (98, 234), (84, 240), (84, 222)], [32, 33, 27, 20], "red")
    art.place(cuff("yellow", 24, 10), 84, 224, 1, 2)
    art.place(hands.on_staff("moor"), 88, 208, 0.96, -6)
    collar: list[Knot] = [
        (112, 190, "c"), (126, 176), (150, 176), (164, 190, "c"), (150, 198), (138, 204), (126, 198),
    ]  # fmt: skip
    art.shape(smooth(collar), "white", (4, 3), Hatch(50, 4, 6, 1.3))
    art.place(mirrored(_moor_head), 138, 134)
    return art


def _moor_head() -> Art:
    art = Art()
    look = Look("three-quarter", "cap", "black", "short", "curl", skin="moor")
    portrait(art, look, 0, 0, turban("blue", "red", "red", "white"))
    return art


def _scimitar() -> Art:
    """A broad curved blade, point up to the left; 0,0 = the grip."""
    art = Art(1.9)
    back: list[Knot] = [
        (-6, -14, "c"), (-8, -60), (-22, -110), (-48, -146, "c"), (-24, -134), (2, -104), (10, -60),
        (7, -14, "c"),
    ]  # fmt: skip
    art.shape(smooth(back), "blue", (0, 0))
    dark: list[Knot] = [
        (2, -14, "c"), (1, -62), (-12, -112), (-46, -145, "c"), (-24, -134), (2, -104), (10, -60),
        (7, -14, "c"),
    ]  # fmt: skip
    art.fill(smooth(dark), DARK["blue"])
    art.stroke(curve((-3, -20), (-5, -62), (-18, -108), (-34, -130)), 1.2, BLADE_GLINT)
    art.stroke(smooth(back), 1.9)
    art.shape(limb([(-22, -8), (-10, -14), (8, -14), (20, -18)], [6, 7, 7, 6], 6), "yellow", (2, 2), line=1.6)
    art.shape(limb([(0, -10), (0, 8), (4, 20)], [9, 9, 8], 6), "yellow", (2, 0), line=1.6)
    return art.shape(circle(5, 23, 6.4), "yellow", (2, 2), line=1.6)


# ---------------------------------------------------------------- clubs


def knight_of_clubs() -> Art:
    """Horse to the left, foreleg lifted; green hat, the club upright on the shoulder."""
    art = Art(2.2)
    tiles(art, "green")
    _mount(art, lambda: horse("dun", "hair", "walking", "blue", carriage=GENTLE), left=True)
    _saddle_cloth(art, True, "red", "yellow")
    for x, y in ((192, 312), (180, 330)):
        art.shape(star(x, y, 8, 3.6, 5), "red", (1, 1), line=1.2)
    art.place(mirrored(club), 206, 146, 1.0, 8)
    sleeve(art, [(142, 196), (122, 224), (116, 244)], [30, 27, 19], "yellow")
    reins(art, _bit(GENTLE, True), (110, 254), "red")
    art.place(hands.on_reins("skin", "red"), 112, 254, 0.86, 16)
    _near_leg(art, True, "red", "white", "green")
    _coat(art, True, "yellow")
    for k in (-1, 0, 1):
        art.stroke(curve((162 + k * 14, 190), (162 + k * 16, 222), (162 + k * 13, 248)), 2.6, "red")
        art.folds([(162 + k * 13, 266, 162 + k * 25, 292, k * 2)], 1.5)
    art.place(belt(52, "green", "red"), 163, 254)
    # near arm bent, the hand holds the club's handle before the shoulder
    sleeve(art, [(184, 200), (200, 232), (190, 250), (192, 238)], [31, 31, 25, 19], "yellow", 30)
    art.place(cuff("white", 24, 10), 194, 238, 1, 8)
    art.place(mirrored(hands.on_staff), 196, 222, 0.96, 8)
    art.place(ruff(62, 20, "white"), 163, 180)
    portrait(art, Look("profile", "bob", "yellow"), 160, 134, slouch_hat("green", "red", None))
    return art


CARDS: dict[str, Callable[[], Art]] = {
    "Cd": knight_of_coins, "Cc": knight_of_cups, "Cs": knight_of_swords, "Cb": knight_of_clubs,
}  # fmt: skip
