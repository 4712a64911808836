"""The four knaves."""

from collections.abc import Callable

from ..anatomy.cloth import border, cloth, sprinkle
from ..anatomy.dress import buttons
from ..anatomy.hands import Grip, on_hip, on_staff, raised
from ..anatomy.hats import feather_cap, slouch_hat
from ..anatomy.heads import Look
from ..anatomy.portrait import portrait
from ..anatomy.regalia import halberd
from ..anatomy.sleeves import hoops, shoulder_wing, sleeve, upper_slashes
from ..kit.art import Art
from ..kit.shading import Hatch
from ..kit.shapes import Knot, band, circle, diamond, limb, smooth
from ..signs.piacentine import coin, cup, sword, trunk
from .figure import BELOW, CUT, LEFT, RIGHT, arm, court, girdle, half_card, plain_cuff, wide_collar
from .hats import swept_cap, toque


def knave_of_coins() -> Art:
    """Lifts his coin at the left, the other hand on his breast; red coat with blue lapels, plumed hat."""
    art = half_card()
    cape: list[Knot] = [
        (180, 150, "c"), (226, 156), (262, 186), (RIGHT, 240), (RIGHT, BELOW, "c"), (180, BELOW, "c"),
    ]  # fmt: skip
    cloth(art, cape, "green", 8, 14)
    border(art, [(208, 152), (250, 186), (272, 236), (279, BELOW)], "yellow", 9, 11)
    skirt: list[Knot] = [
        (92, 246, "c"), (150, 250), (210, 246, "c"), (222, 262), (238, BELOW, "c"), (64, BELOW, "c"),
        (80, 262),
    ]  # fmt: skip
    cloth(art, skirt, "red", 8, 14)
    coat: list[Knot] = [
        (102, 160), (128, 146), (150, 144), (176, 146), (206, 158), (212, 200), (206, 256, "c"),
        (94, 256, "c"), (96, 206),
    ]  # fmt: skip
    cloth(art, coat, "red", 8, 18)
    shirt: list[Knot] = [
        (132, 146, "c"), (168, 146, "c"), (166, 196), (160, 254, "c"), (140, 254, "c"), (136, 196),
    ]  # fmt: skip
    art.shape(smooth(shirt), "yellow", (5, 0))
    buttons(art, 151, 166, 244, 6, "white")
    for lapel in ([(128, 147), (134, 196), (140, 252)], [(172, 147), (168, 196), (161, 252)]):
        border(art, lapel, "blue", 13, 14)
    girdle(art, 260, 58, "green", "yellow")
    hand = Grip(on_hip, 160, 192, 62, scale=1.1)
    knots, widths = arm(art, (202, 170), (254, 220), hand, "red")
    upper_slashes(art, knots, widths, "yellow")
    hand.draw(art, plain_cuff("yellow"))
    lifted = Grip(raised, 68, 130, scale=1.12)
    knots, widths = arm(art, (110, 172), (64, 224), lifted, "red")
    upper_slashes(art, knots, widths, "yellow")
    for side in (-1, 1):
        shoulder_wing(art, 154 + side * 52, 164, side, "blue", "yellow")
    art.place(coin(), 68, 86, 0.9)
    lifted.draw(art, plain_cuff("yellow"))
    wide_collar(art, 151, 144, "white", 84)
    look = Look("three-quarter", "bob", "hair", sparse=True)
    portrait(art, look, feather_cap("blue", "yellow", "red", "yellow"), True, (166, 104), 1.16)
    return court(art)


def knave_of_cups() -> Art:
    """Halberd at the left, a golden sash across his green doublet, hand on the hip; the cup at the right."""
    art = half_card()
    cape: list[Knot] = [
        (110, 150, "c"), (76, 160), (44, 190), (LEFT, 240), (LEFT, BELOW, "c"), (120, BELOW, "c"),
        (130, 160, "c"),
    ]  # fmt: skip
    cloth(art, cape, "blue", 10, 14)
    skirt: list[Knot] = [(96, 246, "c"), (204, 246, "c"), (226, BELOW, "c"), (76, BELOW, "c")]
    cloth(art, skirt, "red", 8, 14)
    doublet: list[Knot] = [
        (102, 160), (128, 146), (152, 142), (178, 146), (206, 160), (210, 200), (202, 256, "c"),
        (98, 256, "c"), (96, 204),
    ]  # fmt: skip
    cloth(art, doublet, "green", 8, 18)
    art.folds([(120, 180, 116, 240, 3), (186, 180, 190, 240, -3)], 1.4)
    sash = band([(112, 148), (150, 196), (206, 262)], [24, 24])
    art.shape(sash, "yellow", (3, 2))
    sprinkle(art, sash, diamond(0, 0, 4, 5), "red", 17, 12)
    border(art, [(98, 258), (150, 263), (206, 258)], "yellow", 13, 12)
    hand = Grip(on_hip, 208, 236, 0, scale=1.08)
    arm(art, (200, 170), (250, 212), hand, "red")
    hand.draw(art, plain_cuff("yellow"))
    art.place(halberd(126, 60), 54, 206)
    grip = Grip(on_staff, 54, 196, scale=1.1)
    knots, widths = arm(art, (108, 172), (94, 232), grip, "red")
    hoops(art, knots, widths, [0.3], 9, "yellow")
    grip.draw(art, plain_cuff("yellow"))
    for side in (-1, 1):
        shoulder_wing(art, 154 + side * 52, 164, side, "green", "yellow")
    collar: list[Knot] = [
        (108, 152, "c"), (128, 140), (152, 146), (176, 140), (198, 152, "c"), (182, 166), (152, 176, "c"),
        (124, 166),
    ]  # fmt: skip
    art.shape(smooth(collar), "white", (4, 3), Hatch(40, 4, 8, 1.4))
    look = Look("three-quarter", "bob", "black", moustache="thin", sparse=True)
    portrait(art, look, None, True, (154, 104), 1.16)
    art.place(swept_cap("red", "yellow", ("blue", "yellow")), 154, 104, 1.16)
    return court(art, cup(), (243, 86), 0.84)


def knave_of_swords() -> Art:
    """Moustached, in a green hat, sword upright at the left; golden breastplate under a wide red cloak."""
    art = half_card()
    cloak: list[Knot] = [
        (116, 140, "c"), (82, 156), (46, 186), (LEFT, 236), (LEFT, BELOW, "c"), (RIGHT, BELOW, "c"),
        (RIGHT, 236), (254, 186), (218, 156), (184, 140, "c"),
    ]  # fmt: skip
    cloth(art, cloak, "red", 8, 16)
    art.folds([(226, 170, 244, 260, -8), (250, 196, 262, 268, -5), (206, 166, 222, 262, -6)])
    plate: list[Knot] = [
        (104, 158), (150, 150), (196, 158), (204, 204), (196, BELOW, "c"), (104, BELOW, "c"), (96, 204),
    ]  # fmt: skip
    d = cloth(art, plate, "yellow", 8, 18)
    sprinkle(art, d, diamond(0, 0, 2.6, 4), "orange", 15, 11)
    panel: list[Knot] = [
        (128, 156, "c"), (172, 156, "c"), (166, 210), (168, BELOW, "c"), (132, BELOW, "c"), (134, 210),
    ]  # fmt: skip
    art.shape(smooth(panel), "blue", (5, 0), Hatch(4, 4.2, 12, 1.6))
    for x in (141, 159):
        art.shape(band([(x, 158), (x, 240)], [4, 4]), "white", (0, 0), line=1.1)
    for side in (-1, 1):
        border(art, [(150 + side * 24, 156), (150 + side * 17, 210), (150 + side * 19, 270)], "white", 8, 9)
    collar: list[Knot] = [
        (122, 132, "c"), (106, 150), (96, 182, "c"), (124, 168), (150, 174), (176, 168), (204, 182, "c"),
        (194, 150), (178, 132, "c"), (150, 146),
    ]  # fmt: skip
    art.shape(smooth(collar), "red", (5, 3), Hatch(40, 4.2, 10, 1.5))
    border(art, [(112, 176), (150, 167), (188, 176)], "yellow", 7, 9)
    _sunburst(art)
    art.place(sword(172, 19), 52, 196, 0.94)
    grip = Grip(on_staff, 52, 222, scale=1.12)
    knots, widths = arm(art, (98, 186), (104, 258), grip, "night")
    hoops(art, knots, widths, [0.16, 0.28], 8, "yellow")
    grip.draw(art, plain_cuff("white"))
    hand = Grip(on_hip, 200, 240, 8, scale=1.08)
    knots, widths = arm(art, (206, 188), (250, 226), hand, "night")
    hoops(art, knots, widths, [0.16, 0.3], 8, "yellow")
    hand.draw(art, plain_cuff("white"))
    look = Look("three-quarter", "bob", "silver", moustache="big", sparse=True)
    portrait(art, look, slouch_hat("green", "red", "yellow"), False, (150, 106), 1.16)
    return court(art)


def _sunburst(art: Art) -> None:
    """The half buckle that the two halves join to a whole one."""
    art.shape(circle(150, CUT, 31), "yellow", (3, 2))
    art.stroke(circle(150, CUT, 24), 1.4)
    for x in (-20, -10, 0, 10, 20):
        top = CUT - (26 - abs(x) * 0.5)
        art.shape(circle(150 + x, top + 9, 4.2), "red" if x % 20 else "blue", (1, 1), line=1.2)


def knave_of_clubs() -> Art:
    """Both hands at his belt, the trunk over his shoulder at the right; patterned doublet, green puffs."""
    art = half_card()
    skirt: list[Knot] = [(100, 236, "c"), (200, 236, "c"), (228, BELOW, "c"), (72, BELOW, "c")]
    cloth(art, skirt, "red", 8, 14)
    for top, foot in ((112, 98), (188, 202), (150, 150)):
        border(art, [(top, 244), (foot, BELOW)], "yellow", 9, 10)
    doublet: list[Knot] = [
        (104, 158), (128, 148), (150, 150), (172, 148), (196, 158), (204, 200), (196, 250, "c"),
        (104, 250, "c"), (96, 200),
    ]  # fmt: skip
    d = cloth(art, doublet, "red", 8, 16)
    sprinkle(art, d, diamond(0, 0, 2.6, 3.2), "yellow", 17, 13)
    panel: list[Knot] = [
        (122, 150, "c"), (178, 150, "c"), (162, 210), (160, 250, "c"), (140, 250, "c"), (138, 210),
    ]  # fmt: skip
    p = smooth(panel)
    art.shape(p, "yellow", (5, 0))
    for y in (178, 198, 218, 238):
        colour = "blue" if y in (178, 218) else "green"
        art.shape(diamond(150, y, 9 - (y - 178) * 0.05, 9), colour, (1.6, 1.4), line=1.4)
        art.fill(diamond(150, y, 3, 3), "white")
    for side in (-1, 1):
        border(art, [(150 + side * 30, 150), (150 + side * 13, 210), (150 + side * 11, 248)], "white", 8, 9)
    girdle(art, 250, 50, "blue", "yellow", 14)
    art.place(trunk(230, 48, 22), 238, 148, 1, 4)
    for side in (-1, 1):
        x = 150 + side * 52
        hand = Grip(on_hip, 150 + side * 62, 244, side * -14, side < 0, 1.06)
        knots: list[Knot] = [(x, 176), (150 + side * 104, 214), hand.forearm(12), hand.wrist]
        sleeve(art, knots, [40, 36, 32, 27], "red")
        _puff(art, x, side)
        hand.draw(art, plain_cuff("night"))
    wide_collar(art, 150, 146, "white", 78)
    look = Look("front", "bob", "hair", woman=True, sparse=True)
    portrait(art, look, toque("red", "yellow", "blue"), False, (150, 106), 1.14)
    return court(art)


def _puff(art: Art, x: float, side: int) -> None:
    """A great puff from the shoulder to the elbow, gathered in a golden band."""
    line: list[Knot] = [(x - side * 4, 162), (x + side * 16, 176), (x + side * 34, 200)]
    art.shape(limb(line, [42, 56, 58, 50, 38]), "green", (6, 2), Hatch(25, 4.2, 13, 1.8))
    folds = []
    for across in (-14, -5, 5, 14):
        bend = across * 0.5 * side
        folds.append(
            (
                x + side * (2 + across * 0.5),
                160 - across * 0.3,
                x + side * (32 + across * 0.7),
                200 - across * 0.5,
                bend,
            )
        )
    art.folds(folds, 1.5)
    gather: list[Knot] = [(x + side * 14, 214), (x + side * 36, 208), (x + side * 50, 190)]
    art.shape(limb(gather, [8, 9, 8], 6), "yellow", (2, 1.6), line=1.6)


CARDS: dict[str, Callable[[], Art]] = {
    "Fd": knave_of_coins, "Fc": knave_of_cups, "Fs": knave_of_swords, "Fb": knave_of_clubs,
}  # fmt: skip
