"""The four kings, crowned, each with his sceptre, their sign high at the left."""

from collections.abc import Callable

from ..anatomy.cloth import border, cloth, ermine, fur_edge, sprinkle
from ..anatomy.hands import Grip, on_hip, on_staff
from ..anatomy.hats import crown, lily
from ..anatomy.heads import Look
from ..anatomy.portrait import portrait
from ..anatomy.regalia import chain, sceptre
from ..anatomy.sleeves import hoops
from ..kit.art import Art
from ..kit.shading import Hatch
from ..kit.shapes import Knot, band, circle, diamond, smooth, star
from .figure import BELOW, CENTRE_X, arm, court, half_card, plain_cuff
from .plain import CUT, WIDTH

RIGHT = 268.0  # how far a throne goes
LEFT = WIDTH - RIGHT  # so far a cloak goes on the other side, and the halves lock
LOW_SCEPTRE = (64.0, 196.0)  # where the hand grips it: the rod ends under the sign


def _low_sceptre(art: Art, shoulder: tuple[float, float], colour: str, trim: str, jewel: str) -> None:
    """The arm at the left with a short sceptre."""
    x, y = LOW_SCEPTRE
    art.place(sceptre(50, 33, jewel), x, y, 1, -5)
    hand = Grip(on_staff, x, y, -5, scale=1.06)
    knots, widths = arm(art, shoulder, (112, 216), hand, colour, (42, 41, 32, 26))
    hoops(art, knots, widths, [0.2, 0.36], 8, trim)
    hand.draw(art, plain_cuff())


def king_of_acorns() -> Art:
    """In profile, bearded; green cloak with golden borders over a red robe with golden scrolls."""
    art = half_card()
    cloak: list[Knot] = [
        (204, 138, "c"), (236, 152), (262, 186), (270, CUT), (271, BELOW, "c"), (14, BELOW, "c"),
        (30, CUT), (62, 213), (104, 168), (144, 144, "c"),
    ]  # fmt: skip
    cloth(art, cloak, "green", 8, 16)
    border(art, [(212, 144), (246, 176), (261, 212), (264, BELOW)], "yellow", 11, 12)
    robe: list[Knot] = [
        (136, 158), (156, 146), (176, 150), (198, 146), (216, 160), (222, 192), (216, BELOW, "c"),
        (84, BELOW, "c"), (112, 214), (130, 190),
    ]  # fmt: skip
    d = cloth(art, robe, "red", 8, 18)
    sprinkle(art, d, lily(0, 0), "yellow", 24, 19)
    border(art, [(90, 226), (150, 223), (218, 220)], "yellow", 12, 12)
    shoulder: list[Knot] = [
        (198, 138, "c"), (226, 150), (248, 186), (252, 222), (222, 204), (206, 168), (190, 150, "c"),
    ]  # fmt: skip
    cloth(art, shoulder, "green", 8, 14)
    border(art, [(196, 146), (212, 172), (228, 202), (252, 218)], "yellow", 9, 11)
    _low_sceptre(art, (138, 172), "green", "yellow", "red")
    cape: list[Knot] = [
        (138, 150, "c"), (156, 136), (176, 142), (198, 136), (214, 150, "c"), (206, 168), (176, 176),
        (146, 168),
    ]  # fmt: skip
    ermine(art, cape, 17, 11)
    look = Look("profile", "long", "hair", "half", "big", sparse=True)
    portrait(art, look, crown("yellow", "leaves", ("red", "blue"), 46, 26), place=(176, 92), scale=1.16)
    return court("K", "a", art, 120)


def king_of_leaves() -> Art:
    """In profile, fair, in a great ermine cape over blue; the red sceptre upright at the right."""
    art = half_card()
    robe: list[Knot] = [
        (120, 184, "c"), (226, 184, "c"), (246, 212), (254, CUT), (256, BELOW, "c"), (30, BELOW, "c"),
        (46, CUT), (84, 211),
    ]  # fmt: skip
    d = cloth(art, robe, "blue", 8, 18)
    sprinkle(art, d, star(0, 0, 5, 2.2, 6), "yellow", 22, 15)
    art.place(sceptre(86, 36, "blue"), 240, 192, 1, 5)
    fist = Grip(on_staff, 240, 192, 5, True, 1.06)
    knots, widths = arm(art, (208, 184), (214, 222), fist, "red", (44, 42, 32, 26))
    hoops(art, knots, widths, [0.4], 8, "yellow")
    fist.draw(art, plain_cuff("white", True))
    hand = Grip(on_hip, 148, 214, -20, True, 1.06)
    knots, widths = arm(art, (128, 184), (96, 212), hand, "red", (42, 40, 32, 26))
    hoops(art, knots, widths, [0.32], 8, "yellow")
    hand.draw(art, plain_cuff("white", True))
    cape: list[Knot] = [
        (140, 142, "c"), (176, 136), (208, 142, "c"), (226, 156), (238, 178), (222, 192), (174, 201),
        (130, 192), (112, 177), (124, 157),
    ]  # fmt: skip
    ermine(art, cape, 19, 13)
    art.place(chain([(142, 150), (154, 172), (176, 182), (198, 172), (208, 150)], "yellow", "red"))
    border(art, [(142, 144), (176, 153), (208, 144)], "red", 10, 10)
    look = Look("profile", "bob", "yellow", "half", "big", sparse=True)
    portrait(art, look, crown("yellow", "lilies", ("blue", "red"), 46, 26), place=(176, 92), scale=1.16)
    return court("K", "r", art, 104)


def king_of_hearts() -> Art:
    """Full face with a beard, on a golden throne; ermine mantle, blue robe with golden bars."""
    art = half_card()
    _throne(art, "yellow", "red")
    mantle: list[Knot] = [
        (148, 140, "c"), (120, 152), (88, 186), (52, 216), (LEFT, CUT), (20, BELOW, "c"), (240, BELOW, "c"),
        (248, 200), (236, 160), (204, 140, "c"),
    ]  # fmt: skip
    ermine(art, mantle, 20, 15)
    robe: list[Knot] = [
        (144, 150), (176, 146), (208, 150), (212, 190), (206, BELOW, "c"), (110, BELOW, "c"), (136, 196),
    ]  # fmt: skip
    cloth(art, robe, "blue", 8, 18)
    for y, left, right in ((176, 140, 212), (194, 136, 211), (212, 130, 209)):
        art.shape(
            band([(left, y - 2), (174, y + 3), (right, y - 2)], [7, 7, 7]), "yellow", (1.6, 1.4), line=1.4
        )
    jewel = (172, 191)
    art.shape(diamond(*jewel, 11, 13), "yellow", (2, 1.6), line=1.6)
    art.shape(diamond(*jewel, 5, 6.4), "red", (1.4, 1.2), line=1.3)
    rest = Grip(on_hip, 197, 205, 66, scale=1.06)
    knots, widths = arm(art, (220, 172), (247, 206), rest, "red", (40, 40, 32, 26))
    hoops(art, knots, widths, [0.16, 0.3], 8, "yellow")
    rest.draw(art, plain_cuff())
    _low_sceptre(art, (134, 172), "red", "yellow", "red")
    cape: list[Knot] = [
        (140, 146, "c"), (176, 138), (212, 146, "c"), (224, 166), (204, 180), (176, 174), (148, 180),
        (128, 168),
    ]  # fmt: skip
    ermine(art, cape, 17, 12)
    look = Look("front", "bob", "hair", "half", "big", sparse=True)
    portrait(art, look, crown("yellow", "pearls", ("red", "blue"), 46, 26), place=(176, 92), scale=1.14)
    return court("K", "s", art, RIGHT - CENTRE_X)


def king_of_bells() -> Art:
    """Three-quarter face, young, on a green throne; white cape, blue sleeves, bands in three colours."""
    art = half_card()
    _throne(art, "green", "yellow")
    cloak: list[Knot] = [
        (146, 146, "c"), (112, 160), (82, 194), (52, 218), (LEFT, CUT), (20, BELOW, "c"), (246, BELOW, "c"),
        (250, 204), (236, 164), (204, 146, "c"),
    ]  # fmt: skip
    cloth(art, cloak, "red", 8, 16)
    fur_edge(art, [(222, 168), (234, 200), (232, BELOW)], 17)
    robe: list[Knot] = [
        (140, 156), (176, 150), (212, 156), (216, 190), (212, BELOW, "c"), (88, BELOW, "c"), (134, 196),
    ]  # fmt: skip
    d = cloth(art, robe, "green", 8, 18)
    sprinkle(art, d, circle(0, 0, 2.8), "yellow", 17, 12)
    for y, colour in ((206, "yellow"), (219, "red")):
        art.shape(band([(114, y), (172, y + 6), (216, y - 1)], [13, 13, 13]), colour, (2, 1.8), line=1.7)
        for k in range(-3, 4):
            art.fill(
                circle(168 + k * 14, y + 5 - 0.6 * k * k, 2.2), "red" if colour == "yellow" else "yellow"
            )
    rest = Grip(on_hip, 190, 204, 66, scale=1.06)
    knots, widths = arm(art, (218, 180), (246, 211), rest, "blue", (42, 40, 32, 26))
    hoops(art, knots, widths, [0.2], 8, "yellow")
    rest.draw(art, plain_cuff())
    _low_sceptre(art, (134, 178), "blue", "yellow", "green")
    cape: list[Knot] = [
        (138, 148, "c"), (176, 138), (214, 148, "c"), (238, 170), (232, 192), (206, 186), (176, 194),
        (146, 186), (116, 190), (114, 170),
    ]  # fmt: skip
    d = smooth(cape)
    art.shape(d, "white", (6, 4), Hatch(35, 4.4, 12, 1.5))
    border(art, [(116, 186), (146, 183), (176, 190), (206, 183), (234, 188)], "blue", 9, 11)
    art.place(chain([(142, 152), (158, 166), (176, 172), (194, 166), (210, 152)], "yellow", "red"))
    look = Look("three-quarter", "bob", "orange", "short", "curl", sparse=True)
    portrait(art, look, crown("yellow", "spikes", ("red", "green"), 46, 27), place=(176, 94), scale=1.14)
    return court("K", "b", art, RIGHT - CENTRE_X)


def _throne(art: Art, colour: str, cushion: str) -> None:
    """The back of a throne at the right, with its finials."""
    back: list[Knot] = [
        (190, BELOW, "c"), (196, 112, "c"), (214, 100), (236, 84, "c"), (256, 100), (RIGHT, 112, "c"),
        (RIGHT, BELOW, "c"),
    ]  # fmt: skip
    art.shape(smooth(back), colour, (6, 3), Hatch(4, 4.4, 12, 1.8))
    inner: list[Knot] = [
        (200, BELOW, "c"), (206, 124, "c"), (220, 112), (236, 102, "c"), (250, 112), (258, 124, "c"),
        (258, BELOW, "c"),
    ]  # fmt: skip
    d = smooth(inner)
    art.shape(d, cushion, (5, 0), line=1.6)
    sprinkle(art, d, diamond(0, 0, 3, 4), colour, 19, 15)
    for x, y in ((236, 78), (266, 106), (202, 106)):
        art.shape(circle(x, y, 6), colour, (2, 1.6), line=1.6)


CARDS: dict[str, Callable[[], Art]] = {
    "Ka": king_of_acorns, "Kr": king_of_leaves, "Ks": king_of_hearts, "Kb": king_of_bells,
}  # fmt: skip
