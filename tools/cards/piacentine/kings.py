"""The four kings."""

from collections.abc import Callable

from ..anatomy.cloth import border, cloth, ermine, fur_edge, sprinkle
from ..anatomy.hands import Grip, on_hip, on_staff, raised
from ..anatomy.hats import crown
from ..anatomy.heads import Look
from ..anatomy.portrait import portrait
from ..anatomy.regalia import axe, chain, sceptre
from ..anatomy.sleeves import hoops
from ..kit.art import Art
from ..kit.shading import Hatch
from ..kit.shapes import Knot, band, circle, diamond, rect, smooth, star, union
from ..signs.piacentine import coin, cup, sword, trunk
from .figure import BELOW, LEFT, RIGHT, arm, court, half_card, plain_cuff


def king_of_coins() -> Art:
    """In profile to the right, a great ermine cape, the axe at the right under the coin."""
    art = half_card()
    cloak: list[Knot] = [
        (116, 142, "c"), (76, 158), (40, 192), (LEFT, 248), (LEFT, BELOW, "c"), (120, BELOW, "c"),
        (150, 170, "c"),
    ]  # fmt: skip
    cloth(art, cloak, "red", 10, 14)
    art.folds([(64, 178, 42, 262, 8), (84, 186, 70, 266, 6)], 1.6)
    robe: list[Knot] = [
        (92, 190, "c"), (190, 190, "c"), (206, 230), (224, BELOW, "c"), (70, BELOW, "c"), (84, 230),
    ]  # fmt: skip
    d = cloth(art, robe, "green", 8, 18)
    sprinkle(art, d, star(0, 0, 4.6, 2, 4), "yellow", 20, 14)
    border(art, [(84, 250), (140, 258), (210, 248)], "yellow", 15, 13)
    art.place(axe(72, 60), 244, 204)
    grip = Grip(on_staff, 244, 210, -4, True, 1.12)
    knots, widths = arm(art, (186, 196), (200, 246), grip, "blue", (46, 44, 33, 27))
    hoops(art, knots, widths, [0.42], 9, "yellow")
    grip.draw(art, plain_cuff("white"))
    cape: list[Knot] = [
        (112, 138, "c"), (142, 132), (172, 138, "c"), (196, 156), (214, 190), (196, 222), (150, 240),
        (104, 226), (80, 196), (92, 158),
    ]  # fmt: skip
    ermine(art, cape, 19, 14)
    art.place(chain([(112, 146), (122, 174), (148, 186), (172, 174), (180, 146)]))
    border(art, [(112, 142), (142, 149), (172, 141)], "yellow", 10, 10)
    look = Look("profile", "long", "hair", "half", "big", sparse=True)
    portrait(art, look, crown("yellow", "pearls", ("red", "blue"), 46, 26), True, (138, 102), 1.14)
    return court(art, coin(), (236, 64), 0.84)


def king_of_cups() -> Art:
    """A long sceptre across his breast, the goblet lifted at the right; red cloak lined with ermine."""
    art = half_card()
    cloak: list[Knot] = [
        (112, 144, "c"), (76, 156), (40, 190), (LEFT, 246), (LEFT, BELOW, "c"), (RIGHT - 40, BELOW, "c"),
        (240, 230), (220, 170), (186, 144, "c"),
    ]  # fmt: skip
    cloth(art, cloak, "red", 8, 16)
    art.folds([(60, 182, 40, 262, 8), (80, 176, 62, 264, 8)], 1.6)
    fur_edge(art, [(120, 160), (100, 200), (92, BELOW)], 30)
    fur_edge(art, [(176, 160), (200, 200), (208, BELOW)], 30)
    robe: list[Knot] = [
        (108, 158), (128, 148), (150, 146), (172, 148), (192, 158), (198, 210), (206, BELOW, "c"),
        (94, BELOW, "c"), (100, 210),
    ]  # fmt: skip
    d = cloth(art, robe, "green", 8, 16)
    sprinkle(art, d, diamond(0, 0, 3, 4.6), "yellow", 18, 14)
    border(art, [(128, 149), (134, 200), (130, 280)], "yellow", 12, 12)
    border(art, [(172, 149), (166, 200), (170, 280)], "yellow", 12, 12)
    art.shape(band([(98, 246), (150, 252), (202, 246)], [15, 15]), "red", (2, 2))
    art.shape(diamond(150, 251, 9, 9), "yellow", (2, 1.6), line=1.5)
    rod = sceptre(176, 66, "red")
    art.place(rod, 128, 212, 1, -24)
    hand = Grip(on_staff, 130, 214, -12, True, 1.1)
    knots, widths = arm(art, (104, 178), (70, 226), hand, "blue")
    hoops(art, knots, widths, [0.2], 9, "yellow")
    hand.draw(art, plain_cuff("white", True))
    lifted = Grip(raised, 240, 162, 0, True, 1.12)
    knots, widths = arm(art, (194, 178), (238, 244), lifted, "blue")
    hoops(art, knots, widths, [0.1], 9, "yellow")
    art.place(cup(), 240, 96, 0.94)
    lifted.draw(art, plain_cuff("white", True))
    art.shape(band([(124, 146), (150, 160), (176, 146)], [14, 14]), "white", (2, 2), line=1.7)
    look = Look("three-quarter", "long", "black", "short", "thin", sparse=True)
    portrait(art, look, crown("yellow", "lilies", ("red", "blue"), 46, 26), True, (150, 102), 1.14)
    return court(art)


def king_of_swords() -> Art:
    """Sword upright at the left; blue breastplate with a white cross, ermine cloak, ribbons on the crown."""
    art = half_card()
    cloak: list[Knot] = [
        (184, 146, "c"), (222, 156), (250, 186), (262, 230), (RIGHT, BELOW, "c"), (60, BELOW, "c"), (70, 210),
        (90, 164), (118, 146, "c"),
    ]  # fmt: skip
    ermine(art, cloak, 19, 15)
    green: list[Knot] = [
        (184, 144, "c"), (228, 152), (262, 184), (RIGHT, 236), (RIGHT, BELOW, "c"), (262, BELOW, "c"),
        (248, 220), (226, 178),
    ]  # fmt: skip
    cloth(art, green, "green", 8, 10)
    far: list[Knot] = [
        (118, 144, "c"), (76, 156), (44, 192), (34, 240), (36, BELOW, "c"), (72, BELOW, "c"), (76, 210),
        (96, 170),
    ]  # fmt: skip
    cloth(art, far, "green", 10, 10)
    skirt: list[Knot] = [(102, 232, "c"), (200, 232, "c"), (216, BELOW, "c"), (88, BELOW, "c")]
    cloth(art, skirt, "red", 8, 14)
    plate: list[Knot] = [
        (106, 160), (128, 148), (150, 150), (172, 148), (194, 160), (204, 196), (192, 240, "c"),
        (108, 240, "c"), (98, 196),
    ]  # fmt: skip
    cloth(art, plate, "blue", 8, 18)
    _cross(art, 150, 196)
    border(art, [(120, 152), (150, 166), (180, 152)], "yellow", 11, 11)
    art.shape(band([(102, 238), (150, 246), (198, 238)], [17, 17]), "yellow", (2, 2))
    for x in (114, 132, 150, 168, 186):
        art.shape(diamond(x, 244.6 - 0.003 * (x - 150) ** 2, 6, 5.4), "red", (1, 1), line=1.3)
    border(art, [(92, 264), (150, 270), (210, 264)], "yellow", 9, 11)
    art.place(sword(176, 19), 62, 200, 0.92)
    grip = Grip(on_staff, 62, 222, 0, scale=1.12)
    shoulder_left, shoulder_right = (104, 174), (198, 174)
    arm(art, shoulder_left, (98, 250), grip, "red", (42, 40, 32, 26))
    grip.draw(art, plain_cuff("white"))
    rest = Grip(on_hip, 172, 238, 52, scale=1.08)
    arm(art, shoulder_right, (230, 230), rest, "red", (42, 42, 33, 26))
    rest.draw(art, plain_cuff("white"))
    for x, turn in ((98, -24), (206, 24)):
        _pauldron(art, x, 168, turn)
    look = Look("three-quarter", "long", "yellow", sparse=True)
    _crown_ribbons(art)
    portrait(art, look, crown("yellow", "leaves", ("red", "blue"), 48, 26), True, (150, 104), 1.14)
    return court(art)


def _cross(art: Art, x: float, y: float) -> None:
    """The white cross on the breastplate."""
    half, reach = 5.5, 19
    upright = rect(x - half, y - reach, 2 * half, 2 * reach)
    beam = rect(x - reach, y - half, 2 * reach, 2 * half)
    art.shape(union(upright, beam, soften=0), "white", (2, 2), line=1.7)


def _pauldron(art: Art, x: float, y: float, turn: float) -> None:
    """A golden shoulder piece with three plates."""
    piece = Art(1.8)
    for k, half in enumerate((19, 22, 23)):
        plate: list[Knot] = [(-half, 4 + k * 13), (0, 9 + k * 13), (half, 4 + k * 13)]
        piece.shape(band(plate, [15, 15]), "yellow", (2, 2), line=1.6)
        studs = [circle(x, 9 + k * 13 - abs(x) * 0.16, 2.2) for x in (-12, 0, 12)]
        piece.fill("".join(studs), "red")
    cap: list[Knot] = [(-20, 2, "c"), (-15, -14), (0, -20), (15, -14), (20, 2, "c"), (0, 8)]
    piece.shape(smooth(cap), "yellow", (4, 3), Hatch(40, 3.8, 8, 1.4))
    art.place(piece, x, y, 1, turn)


def _crown_ribbons(art: Art) -> None:
    """The fluttering ends of the band behind the crown."""
    for knots, colour in (
        ([(172, 76), (200, 84), (218, 72), (246, 80)], "red"),
        ([(172, 80), (198, 96), (222, 98), (238, 116)], "yellow"),
    ):
        art.shape(band(knots, [8, 12, 13, 16], (0, 8)), colour, (2, 2), line=1.7)


def king_of_clubs() -> Art:
    """In profile to the left, the trunk upright at the left; red cloak over a green tunic, plain crown."""
    art = half_card()
    cloak: list[Knot] = [
        (118, 146, "c"), (80, 160), (48, 196), (34, 246), (30, BELOW, "c"), (RIGHT, BELOW, "c"), (274, 236),
        (252, 186), (220, 158), (186, 146, "c"),
    ]  # fmt: skip
    cloth(art, cloak, "red", 8, 16)
    art.folds([(66, 190, 50, 262, 6), (250, 214, 262, 268, -5)], 1.6)
    tunic: list[Knot] = [
        (100, 170), (150, 160), (204, 170), (212, 214), (214, BELOW, "c"), (88, BELOW, "c"), (92, 214),
    ]  # fmt: skip
    cloth(art, tunic, "green", 8, 18)
    art.folds([(120, 196, 130, 236, 4), (186, 200, 176, 240, -4), (150, 190, 152, 230, 1)], 1.5)
    for y in (232, 258):
        art.shape(band([(88, y - 12), (150, y), (214, y + 2)], [10, 10]), "brown", (2, 2), line=1.7)
        art.shape(circle(156, y + 1, 8.4), "yellow", (2, 1.8), line=1.6)
        art.shape(circle(156, y + 1, 3.4), "red", (1, 1), line=1.2)
    art.place(trunk(220, 52, 24), 62, 156, 1, -3)
    grip = Grip(on_staff, 64, 208, 0, scale=1.14)
    knots, widths = arm(art, (110, 186), (100, 250), grip, "blue")
    hoops(art, knots, widths, [0.3], 9, "yellow")
    grip.draw(art, plain_cuff("yellow"))
    far: list[Knot] = [(210, 186), (240, 230), (238, BELOW + 10)]
    _far_arm(art, far)
    drape: list[Knot] = [
        (112, 142, "c"), (150, 150), (186, 140, "c"), (224, 160), (238, 194), (220, 206), (176, 196),
        (128, 206), (96, 196), (84, 176),
    ]  # fmt: skip
    cloth(art, drape, "red", 60, 12)
    art.folds([(108, 164, 176, 184, 8), (120, 150, 196, 168, 9), (104, 184, 146, 198, 4)], 1.6)
    art.folds([(190, 160, 226, 188, 5)], 1.6)
    border(art, [(116, 145), (150, 154), (184, 143)], "yellow", 11, 11)
    look = Look("profile", "long", "silver", "full", "big", old=True, sparse=True)
    portrait(art, look, crown("yellow", "spikes", ("red", "blue"), 46, 27), False, (158, 102), 1.14)
    return court(art)


def _far_arm(art: Art, knots: list[Knot]) -> None:
    """The arm that hangs down at the right and ends at the cut, with two golden bands."""
    art.shape(band(knots, [44, 42, 36]), "blue", (7, 2), Hatch(8, 4.2, 12, 1.7))
    for (x0, y0), (x1, y1) in (((206, 222), (256, 216)), ((214, 258), (264, 256))):
        art.shape(band([(x0, y0), ((x0 + x1) / 2, y0 + 3), (x1, y1)], [9, 9]), "yellow", (1.6, 1.4), line=1.5)


CARDS: dict[str, Callable[[], Art]] = {
    "Rd": king_of_coins, "Rc": king_of_cups, "Rs": king_of_swords, "Rb": king_of_clubs,
}  # fmt: skip
