"""The four knights, each with the head of his horse."""

from collections.abc import Callable

from ..anatomy.cloth import border, cloth, sprinkle
from ..anatomy.dress import buttons
from ..anatomy.hands import Grip, on_reins, on_staff, raised
from ..anatomy.hats import balloon_hat, hood_cap
from ..anatomy.heads import Look
from ..anatomy.portrait import portrait
from ..anatomy.sleeves import hoops, shoulder_wing, sleeve
from ..kit.art import Art
from ..kit.shading import Hatch
from ..kit.shapes import Knot, band, circle, common, diamond, limb, polygon, smooth, star
from ..signs.piacentine import coin, cup, sword, trunk
from .figure import BELOW, LEFT, RIGHT, arm, court, half_card, plain_cuff
from .hats import helmet_from_behind, triple_cap
from .horses import Mount, breast_strap, mount, rein, rump


def knight_of_coins() -> Art:
    """Lifts his coin at the left; the horse, seen from behind, turns its head to the right."""
    art = half_card()
    horse = Mount(203, 112, 1, 1.0, "steel", "night", "red")
    mount(art, horse)
    thigh: list[Knot] = [(140, 226), (190, 240), (226, 262), (236, 306)]
    sleeve(art, thigh, (52, 54, 48, 44), "blue")
    art.shape(band(thigh, [9, 9, 9, 9]), "yellow", (1.4, 1), line=1.4)
    skirt: list[Knot] = [
        (92, 222, "c"), (150, 214), (196, 222, "c"), (206, 252, "c"), (176, 262), (150, BELOW, "c"),
        (78, BELOW, "c"),
    ]  # fmt: skip
    cloth(art, skirt, "green", 8, 14)
    art.folds([(160, 236, 172, 258, 2), (178, 232, 190, 252, 2)], 1.5)
    coat: list[Knot] = [
        (96, 162), (120, 150), (142, 148), (166, 150), (190, 162), (196, 196), (190, 234, "c"),
        (98, 234, "c"), (92, 196),
    ]  # fmt: skip
    cloth(art, coat, "red", 8, 16)
    plastron: list[Knot] = [
        (116, 152, "c"), (170, 152, "c"), (166, 196), (158, 234, "c"), (130, 234, "c"), (120, 196),
    ]  # fmt: skip
    p = smooth(plastron)
    art.shape(p, "blue", (5, 1), Hatch(8, 4.2, 10, 1.5))
    border(art, [(117, 154), (121, 196), (131, 232)], "yellow", 8, 10)
    border(art, [(169, 154), (165, 196), (157, 232)], "yellow", 8, 10)
    art.shape(diamond(143, 192, 12, 17), "red", (2.4, 2), line=1.6)
    art.shape(diamond(143, 192, 5, 8), "yellow", (1, 1), line=1.2)
    art.shape(band([(92, 232), (143, 238), (196, 230)], [12, 12]), "yellow", (2, 2), line=1.7)
    _croup(art)
    rein(art, horse, (164, 230), 8)
    reins = Grip(on_reins, 164, 228, -12, False, 1.08)
    arm(art, (186, 174), (216, 226), reins, "red", (42, 38, 30, 25))
    reins.draw(art, plain_cuff("yellow"))
    lifted = Grip(raised, 66, 132, scale=1.12)
    arm(art, (104, 172), (62, 210), lifted, "red")
    art.place(coin(), 66, 86, 0.92)
    lifted.draw(art, plain_cuff("yellow"))
    for side in (-1, 1):
        shoulder_wing(art, 144 + side * 48, 166, side, "yellow", "red")
    art.shape(limb([(122, 150), (143, 157), (164, 150)], [13, 14, 13], 8), "green", (2.4, 2))
    look = Look("three-quarter", "bob", "orange", woman=True, sparse=True)
    portrait(art, look, hood_cap("red", "yellow", "blue"), False, (146, 108), 1.12)
    return court(art)


def _croup(art: Art) -> None:
    """The croup nearest to us, in the rim of the saddle."""
    croup: list[Knot] = [
        (LEFT, 254, "c"), (36, 240), (70, 236), (104, 244), (130, 266), (138, BELOW, "c"), (LEFT, BELOW, "c"),
    ]  # fmt: skip
    rump(art, croup, "steel")
    art.folds([(58, 252, 52, 296, 6), (86, 254, 96, 296, -6)], 1.8)
    rim: list[Knot] = [(LEFT, 252), (38, 236), (70, 231), (106, 239), (134, 264), (142, 302)]
    art.shape(limb(rim, [15, 16, 17, 18, 18, 16], 8), "red", (3, 2.4), Hatch(60, 4, 7, 1.5))
    studs = ((34, 238), (52, 232), (70, 230), (88, 233), (105, 239), (121, 249), (133, 263))
    art.fill("".join(circle(x, y, 2.3) for x, y in studs), "yellow")


def knight_of_cups() -> Art:
    """Blue coat with a wide white collar; his horse looks right, the cup stands above it."""
    art = half_card()
    back: list[Knot] = [
        (100, 152, "c"), (62, 164), (34, 196), (LEFT, 250), (LEFT, BELOW, "c"), (120, BELOW, "c"),
        (140, 170, "c"),
    ]  # fmt: skip
    cloth(art, back, "red", 10, 14)
    coat: list[Knot] = [
        (66, 168), (92, 154), (112, 150), (134, 154), (158, 170), (166, 210), (160, BELOW, "c"),
        (60, BELOW, "c"), (58, 210),
    ]  # fmt: skip
    cloth(art, coat, "blue", 8, 18)
    buttons(art, 112, 196, 262, 5)
    art.folds([(84, 200, 80, 262, 4), (140, 200, 144, 262, -4)], 1.5)
    art.shape(band([(56, 256), (112, 262), (164, 254)], [13, 13]), "green", (2, 2))
    horse = Mount(196, 134, 1, 0.92, "dun", "hair", "red")
    mount(art, horse)
    chest: list[Knot] = [(112, 246), (160, 258), (204, 258), (236, 250)]
    breast_strap(art, chest, "red", "yellow")
    rein(art, horse, (118, 230), 10)
    reins = Grip(on_reins, 116, 228, 0, True, 1.08)
    arm(art, (70, 178), (50, 236), reins, "blue")
    reins.draw(art, plain_cuff("white"))
    collar: list[Knot] = [
        (58, 166, "c"), (84, 146), (112, 152), (140, 146), (166, 166, "c"), (150, 188), (112, 200),
        (74, 188),
    ]  # fmt: skip
    d = smooth(collar)
    art.shape(d, "white", (5, 4), Hatch(40, 4, 10, 1.4))
    for x, y in ((70, 175), (82, 185), (97, 191), (112, 193), (127, 191), (142, 185), (154, 175)):
        art.stroke(circle(x, y, 2.4), 1)
    look = Look("three-quarter", "bob", "yellow", "goatee", "thin", sparse=True)
    portrait(art, look, balloon_hat("red", "yellow", "blue"), True, (112, 112), 1.14)
    return court(art, cup(), (246, 78), 0.8)


def knight_of_swords() -> Art:
    """Sword at the right; chequered collar, blue jerkin, yellow cloak; his horse looks left."""
    art = half_card()
    cloak: list[Knot] = [
        (186, 150, "c"), (228, 162), (258, 190), (RIGHT, 240), (RIGHT, BELOW, "c"), (180, BELOW, "c"),
    ]  # fmt: skip
    cloth(art, cloak, "yellow", 8, 14)
    art.folds([(252, 204, 266, 268, -5), (240, 190, 250, 262, -5)], 1.5)
    coat: list[Knot] = [
        (138, 170), (160, 156), (184, 152), (208, 156), (232, 170), (240, 210), (232, BELOW, "c"),
        (124, BELOW, "c"), (130, 210),
    ]  # fmt: skip
    d = cloth(art, coat, "blue", 8, 18)
    sprinkle(art, d, star(0, 0, 4.4, 2, 4), "yellow", 20, 15)
    horse = Mount(94, 132, -1, 0.94, "cream", "brown", "red")
    mount(art, horse)
    breast_strap(art, [(50, 250), (86, 260), (132, 258), (182, 244)], "blue", "red")
    rein(art, horse, (166, 228), 10)
    rein_hand = Grip(on_reins, 166, 226, 0, False, 1.06)
    arm(art, (212, 182), (228, 246), rein_hand, "red", (40, 38, 30, 24))
    rein_hand.draw(art, plain_cuff("white"))
    art.place(sword(146, 18), 246, 186, 0.88, 8)
    grip = Grip(on_staff, 243, 206, -8, True, 1.06)
    arm(art, (218, 180), (206, 222), grip, "red", (40, 36, 30, 25))
    grip.draw(art, plain_cuff("yellow"))
    collar: list[Knot] = [
        (130, 170, "c"), (156, 150), (184, 158), (212, 150), (238, 170, "c"), (222, 192), (184, 204),
        (146, 192),
    ]  # fmt: skip
    c = smooth(collar)
    art.shape(c, "white", (4, 3))
    checks = [polygon((x, y), (x + 7, y), (x + 7, y + 7), (x, y + 7)) for x, y in _chequer()]
    art.fill("".join(common(check, c) for check in checks), "blue").stroke(c, 1.9)
    look = Look("three-quarter", "cap", "hair", "", "curl", sparse=True)
    portrait(art, look, triple_cap("red", "yellow", ("yellow", "red", "blue")), False, (182, 112), 1.1)
    return court(art)


def _chequer() -> list[tuple[float, float]]:
    """The places of the blue squares of the collar."""
    return [(130.0 + 14 * column + 7 * (row % 2), 152.0 + 7 * row) for row in range(8) for column in range(8)]


def knight_of_clubs() -> Art:
    """Seen from behind, in a plumed helmet, the trunk upright at the left; his horse looks right."""
    art = half_card()
    horse = Mount(208, 136, 1, 0.96, "dapple", "night", "blue")
    mount(art, horse)
    art.place(trunk(226, 48, 24), 54, 156, 1, -4)
    croup: list[Knot] = [
        (LEFT, 254, "c"), (40, 238), (84, 234), (130, 244), (150, BELOW, "c"), (LEFT, BELOW, "c"),
    ]  # fmt: skip
    rump(art, croup, "dapple")
    saddle: list[Knot] = [
        (66, 250, "c"), (90, 236), (130, 240), (180, 236), (204, 250, "c"), (214, BELOW, "c"),
        (56, BELOW, "c"),
    ]  # fmt: skip
    cloth(art, saddle, "green", 8, 14)
    jerkin: list[Knot] = [
        (88, 166), (112, 152), (134, 150), (158, 152), (180, 166), (186, 204), (178, 252, "c"),
        (94, 252, "c"), (84, 204),
    ]  # fmt: skip
    cloth(art, jerkin, "red", 8, 18)
    art.folds([(134, 176, 132, 240, 1), (160, 190, 166, 244, -3), (104, 200, 104, 244, 3)], 1.5)
    baldric = band([(174, 156), (136, 200), (90, 244)], [22, 22])
    art.shape(baldric, "yellow", (3, 2))
    for x, y in ((164, 168), (146, 188), (126, 210), (106, 230)):
        art.shape(diamond(x, y, 5.4, 6.4), "red", (1, 1), line=1.3)
    scallops: list[Knot] = [(84, 250), (134, 258), (184, 250)]
    for x in (92, 113, 134, 155, 176):
        art.shape(circle(x, 260, 12), "red", (2.4, 2), line=1.7)
        art.shape(circle(x, 260, 5.6), "yellow", (1.4, 1.2), line=1.3)
    art.shape(band(scallops, [13, 13]), "yellow", (2, 2))
    grip = Grip(on_staff, 62, 206, 0, False, 1.08)
    knots, widths = arm(art, (98, 176), (80, 240), grip, "blue")
    hoops(art, knots, widths, [0.2], 9, "yellow")
    grip.draw(art, plain_cuff("red"))
    reins = Grip(on_reins, 210, 238, -20, True, 1.06)
    knots, widths = arm(art, (172, 176), (196, 214), reins, "blue")
    rein(art, horse, (212, 240), 6)
    reins.draw(art, plain_cuff("red"))
    _nape(art)
    art.place(helmet_from_behind("blue", "yellow", "red"), 134, 108, 1.14)
    return court(art)


def _nape(art: Art) -> None:
    """Collar and hair under the helmet."""
    collar: list[Knot] = [(104, 156, "c"), (118, 142), (134, 146), (150, 142), (164, 156, "c"), (134, 168)]
    art.shape(smooth(collar), "white", (4, 3), Hatch(60, 3.8, 8, 1.4))
    for k, x in enumerate((112, 120, 148, 156, 128, 140, 134)):
        tip = 158 - abs(x - 134) * 0.16
        lock: list[Knot] = [(x, 128), (x - (x - 134) * 0.1, 142), (x + (k % 3 - 1) * 3, tip)]
        art.shape(limb(lock, [9, 11, 2], 6), "hair", (2, 1), line=1.4)


CARDS: dict[str, Callable[[], Art]] = {
    "Cd": knight_of_coins, "Cc": knight_of_cups, "Cs": knight_of_swords, "Cb": knight_of_clubs,
}  # fmt: skip
