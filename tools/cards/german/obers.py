"""The four Obers, their sign high at the left."""

from collections.abc import Callable, Sequence

from ..anatomy.cloth import border, cloth, sprinkle
from ..anatomy.dress import lace_collar
from ..anatomy.hands import Grip, on_hilt, on_hip, on_staff
from ..anatomy.hats import feather_cap, slouch_hat
from ..anatomy.heads import Look
from ..anatomy.portrait import portrait
from ..anatomy.sleeves import hoops, shoulder_wing, slashed_sleeve, sleeve
from ..kit.art import Art
from ..kit.shading import Hatch
from ..kit.shapes import Knot, band, circle, ellipse, limb, line, polygon, smooth, star, union
from ..signs.latin import sword
from .figure import BELOW, HIPS, arm, court, falling_collar, half_card, plain_cuff, puffed_arm, skirt
from .plain import CUT


def ober_of_acorns() -> Art:
    """Bare-headed in profile, sword upright in his hand, a blue shield with a sun before him."""
    art = half_card()
    skirt(art, "red", [(206, 190, 214, 262), (228, 190, 248, 262)])
    doublet: list[Knot] = [
        (132, 160), (156, 146), (178, 150), (202, 146), (224, 160), (230, 186), (220, 212, "c"),
        (130, 212, "c"), (128, 186),
    ]  # fmt: skip
    d = cloth(art, doublet, "green", 8, 18)
    sprinkle(art, d, star(0, 0, 4.4, 1.8, 4), "yellow", 20, 14)
    art.shape(band([(126, 208), (176, 217), (224, 206)], [13, 13]), "yellow", (2, 2))
    art.place(sword(112, 19), 242, 150, 0.9, 4)
    fist = Grip(on_staff, 241, 170, 4, True, 1.06)
    puffed_arm(art, (214, 170), (226, 206), fist, ("red", "green"))
    fist.draw(art, plain_cuff("yellow"))
    puffed_arm(art, (140, 168), (108, 184), Grip(on_hilt, 88, 214, -40), ("red", "green"))
    art.place(_shield(), 106, 184, 1, -14)
    falling_collar(art)
    portrait(
        art, Look("profile", "long", "hair", beard="goatee", sparse=True), None, place=(176, 90), scale=1.2
    )
    return court("O", "a", art, HIPS)


def _shield() -> Art:
    """A blue shield in a red and a golden edge, with a sun; about 84 wide."""
    art = Art(2)
    edge: list[Knot] = [
        (-42, -36, "c"), (-20, -32), (0, -38), (20, -32), (42, -36, "c"), (40, -6), (26, 22), (0, 42, "c"),
        (-26, 22), (-40, -6),
    ]  # fmt: skip
    for scale, colour in ((1.0, "yellow"), (0.86, "red"), (0.76, "blue")):
        knots: list[Knot] = [
            (k[0] * scale, k[1] * scale, "c") if len(k) > 2 else (k[0] * scale, k[1] * scale) for k in edge
        ]
        art.shape(smooth(knots), colour, (3, 2), Hatch(20, 4, 12, 1.6) if colour == "blue" else None)
    art.shape(star(0, -4, 19, 11, 12), "yellow", (2, 1.6), line=1.4)
    art.shape(circle(0, -4, 8.6), "yellow", (1.6, 1.4), line=1.3)
    return art.fill(circle(-3, -6, 1.2) + circle(3, -6, 1.2)).stroke("M-3 -1Q0 1.4 3 -1", 1.1)


DRUM_Y = 198.0  # the middle of its skin


def ober_of_leaves() -> Art:
    """A drummer: the drum hung before him, a stick in each hand; red hat, green coat with red clovers."""
    art = half_card()
    coat: list[Knot] = [
        (130, 162), (156, 146), (176, 150), (198, 146), (224, 162), (232, 196), (237, CUT),
        (238, BELOW, "c"), (40, BELOW, "c"), (63, CUT), (106, 208), (126, 188),
    ]  # fmt: skip
    d = cloth(art, coat, "green", 8, 18)
    clover = (
        circle(-3.4, 1, 3)
        + circle(3.4, 1, 3)
        + circle(0, -4.4, 3)
        + polygon((-1, 1), (1, 1), (1.6, 7), (-1.6, 7))
    )
    sprinkle(art, d, clover, "red", 22, 17)
    border(art, [(208, 150), (172, 182), (122, 204)], "yellow", 13, 12)
    left = Grip(on_staff, 116, 180, 110, scale=1.04)
    right = Grip(on_staff, 204, 179, -110, True, 1.04)
    for shoulder, elbow, hand in (((138, 170), (84, 204), left), ((216, 170), (254, 204), right)):
        knots, widths = arm(art, shoulder, elbow, hand, "green")
        hoops(art, knots, widths, [0.12, 0.3], 8, "red")
    art.place(_drum(), 150, DRUM_Y)
    for hand, tip in ((left, (142, 195)), (right, (164, 196))):
        art.cord(
            line((hand.x + (hand.x - tip[0]) * 0.3, hand.y + (hand.y - tip[1]) * 0.3), tip), 3.6, "brown"
        )
        art.shape(circle(*tip, 4), "brown", (1.2, 1), line=1.5)
        hand.draw(art, plain_cuff())
    falling_collar(art)
    look = Look("front", "bob", "hair", moustache="curl", beard="goatee", sparse=True)
    portrait(art, look, slouch_hat("red", "black", "white"), place=(174, 94), scale=1.12)
    return court("O", "r", art, 88)


def _drum() -> Art:
    """The upper part of a drum; 0,0 = the middle of its skin.  Its sides run down beyond the cut."""
    art = Art(2)
    low = CUT - DRUM_Y
    art.shape(polygon((-54, 2), (54, 2), (54, low), (-54, low)), "blue", (9, 0))
    for k in range(-2, 3):
        art.shape(
            polygon((k * 21 - 10.5, low), (k * 21, 17), (k * 21 + 10.5, low)), "yellow", (0, 0), line=1.4
        )
    rim: list[Knot] = [(-56, 0), (-36, 11), (0, 16), (36, 11), (56, 0)]
    art.shape(band(rim, [10] * 5), "red", (4, 2))
    art.shape(ellipse(0, -1, 56, 14), "red", (3, 2))
    return art.shape(ellipse(0, -2, 50, 11), "white", (4, 2), line=1.6)


def ober_of_hearts() -> Art:
    """Blue plumed hat, green coat with golden frogs, gloves in his hand, slashed shoulders."""
    art = half_card()
    skirt(art, "green", [(168, 200, 150, 262), (196, 200, 196, 262)])
    coat: list[Knot] = [
        (130, 162), (156, 148), (176, 152), (198, 148), (222, 162), (228, 186), (218, 216, "c"),
        (128, 216, "c"), (126, 186),
    ]  # fmt: skip
    cloth(art, coat, "green", 8, 18)
    for y, reach in ((172, 27), (188, 25), (204, 22)):
        frog: list[Knot] = [
            (176 - reach, y - 3),
            (176 - reach * 0.5, y + 3),
            (176, y),
            (176 + reach * 0.5, y + 3),
            (176 + reach, y - 3),
        ]
        art.shape(band(frog, [6] * 5), "yellow", (1.4, 1.2), line=1.4)
        art.shape(circle(176, y, 4), "red", (1, 1), line=1.3)
    art.shape(band([(124, 213), (176, 221), (222, 212)], [12, 12]), "red", (2, 2))
    hip = Grip(on_hip, 214, 214, 6, scale=1.04)
    arm(art, (220, 172), (252, 202), hip, "green")
    hip.draw(art, plain_cuff("yellow"))
    hand = Grip(on_staff, 96, 162, 6, scale=1.04)
    arm(art, (138, 174), (124, 218), hand, "green", (42, 38, 31, 26))
    art.place(_gloves(), 93, 176, 1.1)
    hand.draw(art, plain_cuff("yellow"))
    for side in (-1, 1):
        x = 177 + side * 42
        wing: list[Knot] = [(x - side * 12, 152), (x + side * 4, 162), (x + side * 9, 182)]
        slashed_sleeve(art, wing, [28, 44, 38], "red", "white", 1)
    falling_collar(art)
    look = Look("three-quarter", "bob", "orange", sparse=True)
    portrait(art, look, feather_cap("blue", "yellow", "white"), place=(174, 92), scale=1.14)
    return court("O", "s", art, HIPS)


FINGERS = ((-7.5, 33.0), (-2.5, 37.0), (2.5, 37.0), (7.5, 32.0))  # where they are, where they end


def _gloves() -> Art:
    """A pair of gauntlets hanging from a fist at 0,0."""
    art = Art(1.8)
    for lean in (16, -8):
        glove = Art(1.8)
        fingers = [limb([(x * 0.7, 6), (x, 20), (x * 1.3, long)], [7.4, 7, 5]) for x, long in FINGERS]
        thumb = limb([(-5, 0), (-13, 8), (-15, 16)], [8, 7, 5])
        palm = limb([(0, -8), (0, 10)], [15, 19])
        glove.shape(union(palm, thumb, *fingers, soften=0.6), "yellow", (3, 2))
        cuff: list[Knot] = [(-13, -24, "c"), (13, -24, "c"), (8, -7, "c"), (-8, -7, "c")]
        glove.shape(smooth(cuff), "red", (3, 2), line=1.7)
        art.place(glove, 0, 2, 1, lean)
    return art


def ober_of_bells() -> Art:
    """Arms folded, a broad golden sash over his red coat; long hair, lace collar, striped sleeves."""
    art = half_card()
    skirt(art, "green", [(140, 210, 96, 262), (172, 210, 150, 262), (204, 210, 210, 262)])
    coat: list[Knot] = [
        (128, 164), (156, 148), (176, 152), (198, 148), (226, 164), (232, 190), (222, 220, "c"),
        (126, 220, "c"), (122, 188),
    ]  # fmt: skip
    cloth(art, coat, "red", 8, 18)
    sash = band([(206, 148), (170, 184), (122, 222)], [24, 24])
    art.shape(sash, "yellow", (3, 2))
    sprinkle(art, sash, circle(0, 0, 2.4), "red", 13, 9)
    for shoulder, elbow in (((138, 172), (110, 208)), ((218, 172), (246, 208))):
        _striped(art, [shoulder, elbow], (38.0, 40, 36), (0.34, 0.6, 0.86))
    for side in (-1, 1):
        shoulder_wing(art, 178 + side * 48, 166, side, "red", "yellow")
    for elbow, hand in (
        ((246, 211), Grip(on_hip, 136, 184, 58, scale=1.06)),
        ((110, 213), Grip(on_hip, 220, 184, -58, True, 1.06)),
    ):
        _striped(art, [elbow, hand.forearm(26), hand.wrist], (34.0, 30, 24), (0.26, 0.46, 0.66))
        hand.draw(art, plain_cuff())
    art.place(lace_collar(88), 176, 146)
    look = Look("three-quarter", "long", "hair", moustache="thin", sparse=True)
    portrait(art, look, None, place=(176, 90), scale=1.18)
    return court("O", "b", art, HIPS)


def _striped(art: Art, knots: list[Knot], widths: Sequence[float], places: Sequence[float]) -> None:
    """Part of a blue sleeve, with golden hoops."""
    sleeve(art, knots, widths, "blue")
    hoops(art, knots, widths, places, 6, "yellow")


CARDS: dict[str, Callable[[], Art]] = {
    "Oa": ober_of_acorns, "Or": ober_of_leaves, "Os": ober_of_hearts, "Ob": ober_of_bells,
}  # fmt: skip
