"""The four Unders: each has his sign low beside him, and something else in his lifted hand."""

from collections.abc import Callable

from ..anatomy.cloth import bars, cloth, hatched_again, sprinkle
from ..anatomy.dress import buttons
from ..anatomy.hands import Grip, on_staff
from ..anatomy.heads import Look, head
from ..anatomy.portrait import portrait
from ..kit.art import Art
from ..kit.shading import Hatch
from ..kit.shapes import Knot, circle, curve, line, polygon, rect, star
from ..signs.swiss import SIGNS
from .figure import ENDS, HEAD_AT, HEAD_SCALE, MOUTH, SIGN_SCALE, coat, front, lifted_arm, low_arm, pipe
from .hats import collar, feathered_cap, felt_hat, hussar_cap, petal_hood, zigzag_collar
from .holding import court, half_card
from .sleeves import Trim

SLOPE = 0.76
THROAT = (184, 146)
LEFT_HAND = (72, 138)
SIGN_AT = (246, 253)  # hanging from the low hand
ELBOW = (108, 194)


def under_of_acorns() -> Art:
    """A soldier with a high cap and moustache; blue coat laced in white over red, a riding crop."""
    art = half_card(SLOPE)
    d = coat(art, "red")
    placket = front(art, "blue", 168, 196, 154)
    bars(art, placket, "white", [(140, y, 210, y) for y in (168, 184, 200, 216, 232)], 5)
    hatched_again(art, d, Hatch(6, 4.4, 16, 1.9))
    hand = Grip(on_staff, *LEFT_HAND)
    art.place(_crop(), *LEFT_HAND)
    lifted_arm(art, hand, "blue", "yellow", ELBOW, Trim("white", (0.1, 0.19)))
    art.place(SIGNS["a"](), *SIGN_AT, 0.96, 180)
    low_arm(art, "blue", "yellow", Trim("white", (0.14, 0.62)))
    art.place(collar("yellow", 58), *THROAT)
    look = Look("three-quarter", "cap", "hair", moustache="curl", sparse=True)
    portrait(art, look, hussar_cap("night", "yellow", "red"), place=(184, 114), scale=1.06)
    return court("UNDER", "a", art, SLOPE, ENDS)


def _crop() -> Art:
    """A riding crop with its loop; 0,0 = the grip."""
    art = Art(1.6).cord(curve((1, 34), (-1, 0), (-8, -62)), 3.6, "brown")
    return art.cord(curve((-8, -62), (-16, -74), (-8, -80), (-3, -70), (-8, -60)), 2, "brown")


def under_of_roses() -> Art:
    """A farm hand at his long pipe, in a felt hat; coat striped red and white, green sleeves."""
    art = half_card(SLOPE)
    d = coat(art, "white")
    bars(art, d, "red", [(182 + 13 * k, 140, 150 + 21 * k, 330) for k in (-4, -2, 0, 2, 4)], 8)
    hatched_again(art, d, Hatch(6, 4.4, 16, 1.9))
    art.place(SIGNS["r"](), *SIGN_AT, 0.9)
    low_arm(art, "green", "yellow")
    art.place(collar("red", 60), *THROAT)
    look = Look("profile", "bob", "hair", moustache="thin", sparse=True)
    portrait(art, look, felt_hat("green", "red", "yellow"), place=HEAD_AT, scale=HEAD_SCALE)
    art.place(pipe(62), *MOUTH)
    lifted_arm(art, Grip(on_staff, MOUTH[0] - 64, MOUTH[1] + 18), "green", "yellow", (118, 202))
    return court("UNDER", "r", art, SLOPE, ENDS)


def under_of_shields() -> Art:
    """A messenger with a letter; parti-coloured coat, a feather on his cap, the shield under his hand."""
    art = half_card(SLOPE)
    d = coat(art, "yellow")
    half_coat = front(art, "blue", 180, 218, 186)
    sprinkle(art, half_coat, star(0, 0, 4.4, 1.9, 6), "yellow", 18, 15)
    hatched_again(art, d, Hatch(6, 4.4, 16, 1.9))
    buttons(art, 174, 172, 226, 4, "red", -14)
    hand = Grip(on_staff, 88, 148, -30)
    art.place(_letter(), 64, 120, 1, -12)
    lifted_arm(art, hand, "yellow", "blue", (114, 198), Trim("red"))
    art.place(SIGNS["s"](), SIGN_AT[0] + 1, SIGN_AT[1], 0.88, -10)
    low_arm(art, "yellow", "blue", Trim("red", (0.58,)))
    art.place(collar("red", 66), *THROAT)
    look = Look("profile", "page", "hair", sparse=True)
    portrait(art, look, feathered_cap("blue", "yellow", "red"), place=HEAD_AT, scale=HEAD_SCALE)
    return court("UNDER", "s", art, SLOPE, ENDS)


def _letter() -> Art:
    """A folded letter with a red seal."""
    art = Art(1.8).shape(rect(-28, -18, 56, 36), "white", (3, 2))
    art.stroke(line((-28, -18), (0, 4), (28, -18)), 1.4)
    art.stroke(line((-28, 18), (-8, -2)) + line((28, 18), (8, -2)), 1)
    return art.shape(circle(0, 4, 5.4), "red", (1.4, 1), line=1.4)


def under_of_bells() -> Art:
    """The fool, looking straight at us out of a hood of petals; yellow yoke over blue, a pointed cone."""
    art = half_card(SLOPE)
    coat(art, "blue")
    yoke: list[Knot] = [
        (132, 164, "c"), (160, 144), (204, 144), (228, 164, "c"), (216, 206), (180, 218), (136, 200),
    ]  # fmt: skip
    y = cloth(art, yoke, "yellow", 8, 14)
    sprinkle(art, y, "M0 -4C5 -9 9 -2 0 5C-9 -2 -5 -9 0 -4Z", "red", 24, 15)
    hand = Grip(on_staff, *LEFT_HAND)
    art.place(_cone(), *LEFT_HAND)
    lifted_arm(art, hand, "blue", "yellow", ELBOW, Trim("red"))
    art.place(SIGNS["b"](), *SIGN_AT, SIGN_SCALE, -8)
    low_arm(art, "blue", "yellow", Trim("red", (0.58,)))
    art.place(zigzag_collar("red", "yellow"), THROAT[0] - 2, THROAT[1] + 2)
    art.place(petal_hood(), *HEAD_AT, 0.98)
    art.place(head(Look("front", "", neck=False, sparse=True)), HEAD_AT[0], HEAD_AT[1] - 2, 0.98)
    return court("UNDER", "b", art, SLOPE, ENDS)


def _cone() -> Art:
    """A long paper cone in red and yellow; 0,0 = the grip near its mouth."""
    art = Art(1.8).shape(polygon((-13, 22), (13, 22), (0, -78)), "yellow", (3, 0))
    return art.shape(polygon((2, 22), (13, 22), (0, -78)), "red", (2, 0), line=1.5)


CARDS: dict[str, Callable[[], Art]] = {
    "Ua": under_of_acorns, "Ur": under_of_roses, "Us": under_of_shields, "Ub": under_of_bells,
}  # fmt: skip
