"""The four kings, each holding his sign up at the left."""

from collections.abc import Callable

from ..anatomy.cloth import bars, border, cloth, ermine, fur_edge, hatched_again, sprinkle
from ..anatomy.hands import Grip, on_hip, on_staff, open_palm
from ..anatomy.hats import crown
from ..anatomy.heads import Look
from ..anatomy.portrait import portrait
from ..kit.art import Art
from ..kit.shading import Hatch
from ..kit.shapes import Knot, circle, diamond, ellipse, limb, line, polygon, rect, smooth, star
from ..signs.swiss import acorn, bell, rose, shield
from .holding import HEAD_AT, court, half_card, plain_cuff, stalk
from .sleeves import Cloth, jointed_arm

STEEP = 0.76
VALANCE = (136, 232)
CAPE: list[Knot] = [
    (160, 150, "c"), (176, 142), (206, 142), (222, 150, "c"), (250, 164), (271, 190, "c"), (252, 204),
    (228, 212), (190, 217), (156, 210), (138, 196), (121, 174, "c"), (140, 158),
]  # fmt: skip
CAPE_HEM: list[Knot] = [(267, 186), (250, 200), (228, 208), (190, 213), (156, 206), (140, 193), (125, 174)]
CAPE_FOLDS = (
    (172, 164, 156, 194, -3), (206, 166, 214, 198, 3), (228, 166, 242, 190, 3), (150, 166, 138, 184, -2),
)  # fmt: skip
RESTING = Grip(on_hip, 198, 250, -6)
RIGHT_SHOULDER, RIGHT_ELBOW = (224, 172), (266, 222)


def king_of_bells() -> Art:
    """Blond and bearded, a bell at his fingers; red robe with golden borders, blue sleeves, a throne."""
    half = half_card(STEEP)
    _drapery(half, "red", "night")
    robe: list[Knot] = [
        (146, 158, "c"), (172, 146), (208, 146), (234, 160, "c"), (242, 214), (246, 340, "c"),
        (96, 340, "c"), (134, 226),
    ]  # fmt: skip
    d = cloth(half, robe, "red", 6, 18)
    bars(half, d, "yellow", [(160, 140, 128, 340), (218, 140, 222, 340)], 14)
    bars(half, d, "white", [(190, 140, 172, 340)], 19)
    half.fill("".join(_chevron(190 - 1.8 * k, 158 + 13 * k) for k in range(11)))
    hatched_again(half, d, Hatch(6, 4.4, 14, 1.9))
    dress = Cloth("blue", "yellow", "red")
    jointed_arm(half, RIGHT_SHOULDER, RIGHT_ELBOW, RESTING, dress)
    RESTING.draw(half, plain_cuff("yellow"))
    held = Grip(on_staff, 90, 160, -8)
    jointed_arm(half, (156, 180), (126, 214), held, dress)
    half.place(bell(), 78, 100, 1.0, 168)
    held.draw(half, plain_cuff("yellow"))
    cloth(half, CAPE, "red", 40, 12)
    half.folds(CAPE_FOLDS)
    fur_edge(half, CAPE_HEM, 17)
    _collar(half, "yellow", "red")
    look = Look("three-quarter", "bob", "yellow", "half", "big", sparse=True)
    portrait(half, look, crown("yellow", "pearls", ("red", "blue"), 48, 25), place=HEAD_AT, scale=1.12)
    return court("KÖNIG", "b", half, STEEP)


def _chevron(x: float, y: float) -> str:
    return polygon((x - 7, y), (x, y + 6), (x + 7, y), (x + 7, y + 4), (x, y + 10), (x - 7, y + 4))


def _drapery(half: Art, colour: str, second: str) -> None:
    """The throne's covers that run to the frame at the right."""
    for top, deep, tint in ((224, 26, colour), (250, 16, second), (266, 90, "sky")):
        cover: list[Knot] = [
            (200, top + 14, "c"), (250, top + 6), (300, top - 6, "c"), (300, top + deep, "c"),
            (250, top + deep + 6), (200, top + deep + 14, "c"),
        ]  # fmt: skip
        half.shape(smooth(cover), tint, (0, 4))
    half.fill("".join(circle(x, 262 - (x - 250) * 0.12, 2.6) for x in (262, 276)), "yellow")


def _collar(half: Art, colour: str, gem: str) -> None:
    """A broad standing collar closed by a stone."""
    ring: list[Knot] = [
        (160, 148, "c"), (174, 136), (191, 144), (208, 136), (222, 148, "c"), (208, 160), (191, 164),
        (172, 160),
    ]  # fmt: skip
    half.shape(smooth(ring), colour, (4, 3), Hatch(40, 4, 8, 1.4))
    half.shape(circle(191, 155, 4.6), gem, (1.2, 1), line=1.3)


def king_of_shields() -> Art:
    """In profile, fair hair to the shoulder, a goblet in his hand, a shield on the wall, a curtain above."""
    half = half_card(STEEP)
    _drapery(half, "yellow", "red")
    robe: list[Knot] = [
        (150, 160, "c"), (174, 148), (208, 146), (234, 160, "c"), (244, 214), (248, 340, "c"),
        (96, 340, "c"), (136, 226),
    ]  # fmt: skip
    d = cloth(half, robe, "blue", 6, 18)
    bars(half, d, "yellow", [(182, 140, 150, 340)], 24)
    half.fill("".join(diamond(178.5 - 2.1 * k, 166 + 13 * k, 4.4, 5) for k in range(10)))
    hatched_again(half, d, Hatch(6, 4.4, 14, 1.9))
    dress = Cloth("red", "white", "yellow")
    jointed_arm(half, RIGHT_SHOULDER, RIGHT_ELBOW, RESTING, dress)
    RESTING.draw(half, plain_cuff("white"))
    held = Grip(on_staff, 116, 168, -4)
    jointed_arm(half, (168, 186), (148, 224), held, dress)
    half.place(_goblet(), 116, 172)
    held.draw(half, plain_cuff("white"))
    cape = cloth(half, CAPE, "yellow", 40, 12)
    sprinkle(half, cape, diamond(0, 0, 4.6, 6), "blue", 22, 15)
    border(half, CAPE_HEM, "red", 9)
    _collar(half, "red", "yellow")
    _curtain(half)
    half.place(shield(), 64, 106, 0.98, -6)
    look = Look("profile", "long", "yellow", sparse=True)
    portrait(half, look, crown("yellow", "leaves", ("red", "blue"), 48, 25), place=HEAD_AT, scale=1.12)
    return court("KÖNIG", "s", half, STEEP)


def _goblet() -> Art:
    """A tall cup, 0,0 = where the hand holds its stem."""
    art = Art(1.8)
    bowl: list[Knot] = [
        (-15, -52, "c"),
        (-13, -34),
        (-5, -22),
        (-4, -8, "c"),
        (4, -8, "c"),
        (5, -22),
        (13, -34),
        (15, -52, "c"),
    ]
    art.shape(smooth(bowl), "red", (4, 2), Hatch(20, 3.6, 8, 1.4))
    art.shape(ellipse(0, -52, 15, 4.4), "night", (0, 0), line=1.6)
    art.shape(rect(-8, -26, 16, 6, 2), "yellow", (2, 1), line=1.4)
    art.shape(rect(-3.4, -20, 6.8, 28), "blue", (2, 0), line=1.5)
    return art.shape(smooth([(-13, 14, "c"), (-4, 6), (4, 6), (13, 14, "c")]), "red", (2, 1), line=1.6)


def _curtain(half: Art) -> None:
    """The valance at the top, with its tassels."""
    edge = [(VALANCE[0] + k * 8, 26 + 9 * (k % 2)) for k in range(13)]
    half.shape(polygon((VALANCE[0], 10), *edge, (VALANCE[1], 26), (VALANCE[1], 10)), "yellow", (0, 3))
    half.stroke(line(*edge), 2.6, "red")
    half.shape(rect(VALANCE[0] - 1, 10, VALANCE[1] - VALANCE[0] + 2, 7), "blue", (0, 0), line=1.4)
    for x, y in edge[1::2]:
        half.shape(circle(x, y + 4, 3), "blue", (1, 1), line=1.2)


def king_of_roses() -> Art:
    """Young and beardless, a rose before him; red coat with a buttoned front, blue sleeves."""
    slope = 0.66
    half = half_card(slope)
    coat: list[Knot] = [
        (146, 160, "c"), (172, 148), (210, 148), (236, 162, "c"), (240, 206), (226, 250), (236, 340, "c"),
        (112, 340, "c"), (146, 240),
    ]  # fmt: skip
    d = cloth(half, coat, "red", 6, 18)
    bars(half, d, "night", [(166, 140, 148, 340), (216, 140, 210, 340)], 6)
    bars(half, d, "yellow", [(190, 140, 176, 340)], 26)
    half.fill("".join(rect(180 - 0.8 * k, 164 + 10 * k, 17, 4) for k in range(13)))
    hatched_again(half, d, Hatch(6, 4.4, 14, 1.9))
    dress = Cloth("blue", "white", "yellow")
    rest = Grip(on_hip, 206, 246, -4)
    jointed_arm(half, (226, 172), (268, 218), rest, dress)
    rest.draw(half, plain_cuff("white"))
    held = Grip(on_staff, 90, 168)
    jointed_arm(half, (158, 184), (130, 220), held, dress)
    half.place(stalk((82, 120), (90, 168), (94, 194)))
    half.place(rose(), 80, 99, 1.0)
    held.draw(half, plain_cuff("white"))
    cape = cloth(half, CAPE, "green", 40, 12)
    sprinkle(half, cape, star(0, 0, 6.4, 2.6, 4), "yellow", 26, 15)
    border(half, CAPE_HEM, "yellow", 11)
    _collar(half, "white", "red")
    look = Look("front", "bob", "yellow", sparse=True)
    portrait(half, look, _high_crown("blue"), place=HEAD_AT, scale=1.12)
    return court("KÖNIG", "r", half, slope, (58, 242))


def _high_crown(cap: str) -> Art:
    """A crown that stands on a high jewelled band."""
    art = Art(1.8)
    side: list[Knot] = [(-22, -18, "c"), (-24, -38, "c"), (0, -34), (24, -38, "c"), (22, -18, "c"), (0, -12)]
    art.shape(smooth(side), cap, (4, 2))
    art.fill("".join(diamond(x, -23 + abs(x) * -0.1, 3.4, 4.4) for x in (-14, 0, 14)), "white")
    art.place(crown("yellow", "lilies", ("red", "blue"), 48, 17, -38))
    return art.shape(limb([(-23, -18), (0, -11), (23, -18)], [7, 7, 7], 6), "yellow", (2, 2), line=1.6)


def king_of_acorns() -> Art:
    """In profile, a white beard down to his belt, an acorn before him; ermine, red robe, green mantle."""
    half = half_card(STEEP)
    _drapery(half, "green", "yellow")
    robe: list[Knot] = [
        (146, 160, "c"), (172, 148), (210, 146), (236, 160, "c"), (246, 214), (250, 340, "c"),
        (96, 340, "c"), (134, 226),
    ]  # fmt: skip
    d = cloth(half, robe, "green", 6, 18)
    sprinkle(half, d, star(0, 0, 5, 2.2, 6), "yellow", 20, 15)
    hatched_again(half, d, Hatch(6, 4.4, 14, 1.9))
    dress = Cloth("red", "yellow", "green")
    rest = Grip(open_palm, 178, 230, 8)
    jointed_arm(half, (228, 178), (262, 230), rest, dress)
    rest.draw(half, plain_cuff("yellow"))
    held = Grip(on_staff, 88, 164)
    jointed_arm(half, (154, 182), (126, 214), held, dress)
    half.place(stalk((80, 124), (88, 164), (92, 186)))
    half.place(acorn(), 78, 98, 0.94)
    held.draw(half, plain_cuff("yellow"))
    ermine(half, CAPE)
    _long_beard(half)
    look = Look("profile", "bob", "cream", "full", "big", old=True, sparse=True)
    portrait(half, look, _high_crown("red"), place=HEAD_AT, scale=1.12)
    return court("KÖNIG", "a", half, STEEP)


def _long_beard(half: Art) -> None:
    """The part of the beard that lies on his breast."""
    beard: list[Knot] = [
        (168, 132, "c"),
        (160, 160),
        (152, 200),
        (158, 226),
        (150, 244, "c"),
        (176, 226),
        (190, 190),
        (198, 150),
        (196, 128, "c"),
    ]
    half.shape(smooth(beard), "cream", (5, 2))
    half.folds(
        [
            (176, 140, 162, 226, -6),
            (184, 142, 172, 214, -5),
            (170, 140, 158, 200, -4),
            (190, 140, 182, 190, -3),
        ],
        1.2,
    )


CARDS: dict[str, Callable[[], Art]] = {
    "Kb": king_of_bells, "Ks": king_of_shields, "Kr": king_of_roses, "Ka": king_of_acorns,
}  # fmt: skip
