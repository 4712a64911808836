"""The four Obers: each lifts his sign, the other hand on his hip."""

from collections.abc import Callable

from ..anatomy.cloth import bars, border, cloth, hatched_again, sprinkle
from ..anatomy.hands import Grip, on_staff, raised
from ..anatomy.hats import hood_cap
from ..anatomy.heads import Look
from ..anatomy.portrait import portrait
from ..kit.art import Art
from ..kit.shading import Hatch
from ..kit.shapes import Knot, circle, leaf, moved
from ..signs.swiss import SIGNS
from .figure import ENDS, HEAD_AT, HEAD_SCALE, MOUTH, SIGN_SCALE, coat, front, held, hip_arm, lifted_arm, pipe
from .hats import collar, knitted_cap, pointed_cap
from .holding import court, half_card
from .sleeves import Cloth, Trim

SLOPE = 0.4
THROAT = (184, 146)
SIGN_AT = (76, 100)
STEM_HAND = (80, 164)
SPRIG = moved(leaf(13, 7), 0, 0, 1, -30) + moved(leaf(13, 7), 0, 0, 1, -150)


def ober_of_acorns() -> Art:
    """Stout, with a woollen cap and a pipe; green jacket over a striped waistcoat, the acorn on its twig."""
    art = half_card(SLOPE)
    d = coat(art, "red")
    waistcoat = front(art, "yellow", 166, 200, 152)
    bars(art, waistcoat, "green", [(120, y, 220, y + 8) for y in (180, 204, 228, 252)], 8)
    hatched_again(art, d, Hatch(6, 4.4, 14, 1.9))
    hip_arm(art, Cloth("green", "white", "yellow", Trim("yellow")))
    hand = Grip(on_staff, *STEM_HAND)
    held(art, "a", SIGN_AT, hand)
    lifted_arm(art, hand, "green", "yellow", trim=Trim("yellow"))
    art.place(collar("white", 62), *THROAT)
    look = Look("profile", "cap", "hair", moustache="big", sparse=True)
    portrait(art, look, knitted_cap("yellow", "red", "green"), place=HEAD_AT, scale=HEAD_SCALE)
    art.place(pipe(), *MOUTH)
    return court("OBER", "a", art, SLOPE, ENDS)


def ober_of_roses() -> Art:
    """Young, a pointed red cap with a tassel; coat striped in yellow and red, blue sleeves, the rose high."""
    art = half_card(SLOPE)
    d = coat(art, "yellow")
    bars(art, d, "red", [(182 + 15 * k, 140, 150 + 26 * k, 330) for k in (-3, -1, 1, 3)], 11)
    hatched_again(art, d, Hatch(6, 4.4, 16, 1.9))
    hip_arm(art, Cloth("blue", "white", "red", Trim("yellow")))
    hand = Grip(on_staff, *STEM_HAND)
    held(art, "r", (SIGN_AT[0], SIGN_AT[1] - 2), hand, 0.94)
    lifted_arm(art, hand, "blue", "red", trim=Trim("yellow"))
    art.place(collar("red", 66), *THROAT)
    look = Look("profile", "page", "yellow", sparse=True)
    portrait(art, look, pointed_cap("red", "yellow", "blue"), place=HEAD_AT, scale=HEAD_SCALE)
    return court("OBER", "r", art, SLOPE, ENDS)


def ober_of_shields() -> Art:
    """Bareheaded with long fair hair, smoking; a long red gown over blue, the shield before him."""
    art = half_card(SLOPE)
    d = coat(art, "red")
    vest = front(art, "blue", 162, 204, 150)
    bars(art, vest, "yellow", [(172 + 12 * k, 140, 150 + 16 * k, 330) for k in (0, 1, 2)], 6)
    hatched_again(art, d, Hatch(6, 4.4, 16, 1.9))
    border(art, [(160, 148), (146, 206), (116, 330)], "yellow", 8)
    border(art, [(204, 148), (198, 206), (184, 330)], "yellow", 8)
    hip_arm(art, Cloth("red", "blue", "yellow", Trim("yellow", (0.2, 0.36))))
    hand = Grip(raised, 80, 150, -6, scale=1.06)
    lifted_arm(art, hand, "red", "white", trim=Trim("yellow", (0.14, 0.24)))
    art.place(SIGNS["s"](), SIGN_AT[0], SIGN_AT[1] + 4, SIGN_SCALE, -6)
    art.place(collar("white", 60), *THROAT)
    look = Look("profile", "long", "yellow", moustache="thin", sparse=True)
    portrait(art, look, place=HEAD_AT, scale=HEAD_SCALE)
    art.place(pipe(), *MOUTH)
    return court("OBER", "s", art, SLOPE, ENDS)


def ober_of_bells() -> Art:
    """In a yellow cape with sprigs and a tall red cap; the bell stands on his fingers."""
    art = half_card(SLOPE)
    coat(art, "red")
    hip_arm(art, Cloth("red", "white", "blue", Trim("yellow", (0.5, 0.68))))
    hand = Grip(raised, 80, 146, scale=1.06)
    lifted_arm(art, hand, "red", "blue", trim=Trim("yellow", (0.55,)))
    art.place(SIGNS["b"](), SIGN_AT[0], SIGN_AT[1], SIGN_SCALE, -24)
    cape: list[Knot] = [
        (148, 148, "c"), (182, 140), (216, 148, "c"), (238, 182), (246, 226), (240, 300, "c"), (96, 300, "c"),
        (104, 222), (124, 184),
    ]  # fmt: skip
    d = cloth(art, cape, "yellow", 8, 18)
    sprinkle(art, d, SPRIG, "green", 32, 24)
    sprinkle(art, d, circle(0, -8, 4.6), "blue", 32, 24)
    border(art, [(172, 146), (168, 200), (150, 300)], "red", 14, 14)
    art.place(collar("blue", 56), *THROAT)
    look = Look("profile", "bob", "hair", sparse=True)
    portrait(art, look, hood_cap("red", "blue"), place=HEAD_AT, scale=HEAD_SCALE)
    art.place(pipe(smoke=False), *MOUTH)
    return court("OBER", "b", art, SLOPE, ENDS)


CARDS: dict[str, Callable[[], Art]] = {
    "Oa": ober_of_acorns, "Or": ober_of_roses, "Os": ober_of_shields, "Ob": ober_of_bells,
}  # fmt: skip
