"""The number cards, 2 to 7 of the four suits."""

from collections.abc import Callable, Sequence

from ..anatomy.heads import strands
from ..kit.art import Art, mirrored
from ..kit.shading import Hatch
from ..kit.shapes import Knot, along, at, band, circle, smooth
from ..palette import DARK
from ..signs.latin import club, coin, cup, grand_coin, long_club, sword, wide_cup
from .emblem import emblem
from .mask import mask
from .scenes import hunt

CENTRE_X, CENTRE_Y = 150, 249
BOTTOM = 2 * CENTRE_Y


def _scattered(sign: Art, scale: float, places: Sequence[tuple[float, float]]) -> Art:
    """The same sign, upright, at several places."""
    art = Art().define("sign", sign)
    for x, y in places:
        art.use("sign", x, y, scale)
    return art


def _grid(columns: Sequence[float], rows: Sequence[float]) -> list[tuple[float, float]]:
    return [(x, y) for y in rows for x in columns]


# ---------------------------------------------------------------- coins


def two_of_coins() -> Art:
    return _scattered(grand_coin(), 1.76, [(CENTRE_X, 128), (CENTRE_X, BOTTOM - 128)])


def three_of_coins() -> Art:
    return _scattered(coin(), 1.44, [(206, 96), (94, CENTRE_Y), (206, BOTTOM - 96)])


def four_of_coins() -> Art:
    art = _scattered(coin(), 1.22, _grid((82, 218), (84, BOTTOM - 84)))
    return art.place(emblem(), CENTRE_X, CENTRE_Y, 1.35)


def five_of_coins() -> Art:
    art = _scattered(coin(), 1.04, _grid((72, 228), (72, BOTTOM - 72)))
    return art.place(grand_coin(), CENTRE_X, CENTRE_Y, 1.7)


def six_of_coins() -> Art:
    return _scattered(coin(), 1.2, _grid((82, 218), (86, CENTRE_Y, BOTTOM - 86)))


def seven_of_coins() -> Art:
    art = _scattered(coin(), 1.0, _grid((74, 226), (68, 276, BOTTOM - 68)))
    return art.use("sign", CENTRE_X, 172)


# ---------------------------------------------------------------- cups


def two_of_cups() -> Art:
    return _scattered(wide_cup(), 1.42, [(CENTRE_X, 130), (CENTRE_X, 362)])


def three_of_cups() -> Art:
    return _scattered(cup(), 1.36, [(92, 102), (208, CENTRE_Y), (92, 396)])


def four_of_cups() -> Art:
    art = _scattered(cup(), 1.26, _grid((82, 218), (98, 400)))
    return art.place(emblem(), CENTRE_X, CENTRE_Y, 1.35)


def five_of_cups() -> Art:
    art = _scattered(cup(), 1.16, _grid((80, 220), (88, 412)))
    return art.use("sign", CENTRE_X, 250, 1.16)


def six_of_cups() -> Art:
    return _scattered(cup(), 1.16, _grid((84, 216), (90, 250, 410)))


def seven_of_cups() -> Art:
    art = _scattered(cup(), 0.98, _grid((70, 230), (76, 262, 424)))
    return art.use("sign", CENTRE_X, 160, 0.98)


# ---------------------------------------------------------------- swords


def _ribbon(
    art: Art, knots: Sequence[Knot], widths: Sequence[float], notch: tuple[float, float] = (0, 0)
) -> None:
    """A flat silk band with a darker line along both edges, swallow-tailed where `notch` says."""
    art.shape(band(knots, widths, notch), "red", (2, 4), Hatch(80, 4, 6, 1.4))
    strands(art, knots, widths, (-0.28, 0.28), (0.06, 0.94), 1.1, DARK["red"])


def two_of_swords() -> Art:
    """Left point up, right point down, a red ribbon swung between them."""
    left, right, scale = 84, 216, 1.2
    art = Art().define("sword", sword(302, 17))
    art.use("sword", left, 400, scale)
    art.use("sword", right, BOTTOM - 400, scale, 180)
    swing: list[Knot] = [
        (34, 190), (42, 220), (66, 252), (104, 282), (CENTRE_X, 294), (196, 282), (234, 252), (258, 220),
        (266, 190),
    ]  # fmt: skip
    _ribbon(art, swing, [26, 19, 17, 20, 22, 20, 17, 19, 26], (11, 11))
    return art


def three_of_swords() -> Art:
    """Outer hilts up, the middle one down; the ribbon makes an M."""
    left, right, scale = 66, 234, 1.16
    art = Art().define("sword", sword(312, 17))
    art.use("sword", left, 102, scale, 180)
    art.use("sword", right, 102, scale, 180)
    for s in (-1, 1):
        half: list[Knot] = [
            (CENTRE_X + s * 126, 142), (CENTRE_X + s * 112, 172), (CENTRE_X + s * 84, 198),
            (CENTRE_X + s * 50, 190), (CENTRE_X + s * 24, 204), (CENTRE_X + s * 2, 240),
        ]  # fmt: skip
        _ribbon(art, half, [24, 18, 16, 18, 18, 16], (10, 0))
    art.use("sword", CENTRE_X, BOTTOM - 102, scale)
    knot: list[Knot] = [(132, 222), (150, 236), (168, 222)]
    art.shape(band(knot, [16, 19, 16]), "red", (2, 4), Hatch(80, 4, 6, 1.4))
    return art


def _flower(colour: str, heart: str) -> Art:
    art = Art(1.7)
    petal = Art(1.7).shape("M-4 -4C-12 -10 -9 -20 0 -20C9 -20 12 -10 4 -4Z", colour, (3, 0))
    petal.stroke("M0 -8V-15", 1)
    for i in range(5):
        art.place(petal, turn=i * 72)
    return art.shape(circle(0, 0, 5.4), heart, (1.6, 1.4))


def _garland() -> Art:
    """Three flowers on a branch of leaves."""
    art = Art(1.7)
    branch: list[Knot] = [(-92, 6), (-50, -8), (0, 4), (50, -8), (92, 6)]
    centre = along(branch)
    art.cord(smooth(branch, closed=False), 2.2, "green", 2.6)
    leaf_shape = "M0 0C6 -9 20 -10 27 -2C19 6 8 7 0 0Z"
    for i in range(22):
        x, y, dx, _ = at(centre, 0.01 + 0.98 * i / 21)
        outward = -1 if x < 0 else 1
        turn = (-34 if i % 2 else 34) * (1 if dx > 0 else -1)
        leaf = Art(1.5).shape(leaf_shape, "green", (2, 2)).stroke("M3 -.5Q14 -4 23 -2", 0.9)
        art.place(leaf, x, y, 0.95, turn if outward > 0 else -turn, flip=outward < 0)
    art.place(_flower("yellow", "red"), -48, -4, 1.05)
    art.place(_flower("yellow", "red"), 48, -4, 1.05)
    return art.place(_flower("red", "yellow"), 0, 2, 1.25)


def four_of_swords() -> Art:
    """Hilts in the corners, points to the centre, a garland between."""
    art = Art().define("sword", sword(132, 15))
    for x, y, turn in ((66, 92, 150), (234, 92, 210), (66, BOTTOM - 92, 30), (234, BOTTOM - 92, -30)):
        art.use("sword", x, y, 1.1, turn)
    return art.place(_garland(), CENTRE_X, CENTRE_Y, 1.12)


def five_of_swords() -> Art:
    """Two pairs with their hilts to the middle, one lying between; two little hunts."""
    art = Art().define("sword", sword(128, 14)).define("hunt", hunt())
    for x in (50, 250):
        art.use("sword", x, 168, 1.08)
        art.use("sword", x, BOTTOM - 168, 1.08, 180)
    art.use("hunt", CENTRE_X, 112, 1.14)
    art.use("hunt", CENTRE_X, BOTTOM - 112, 1.14, 180)
    return art.use("sword", 182, CENTRE_Y, 1.1, -90)


def six_of_swords() -> Art:
    """Two rows of three, points to the middle."""
    art = Art().define("sword", sword(122, 16))
    for x in (56, CENTRE_X, 244):
        art.use("sword", x, 92, 1.2, 180)
        art.use("sword", x, BOTTOM - 92, 1.2)
    return art


def seven_of_swords() -> Art:
    """Two rows of three with the hilts to the middle, one lying between."""
    art = Art().define("sword", sword(116, 16))
    for x in (56, CENTRE_X, 244):
        art.use("sword", x, 154, 1.12)
        art.use("sword", x, BOTTOM - 154, 1.12, 180)
    return art.use("sword", 188, CENTRE_Y, 1.12, -90)


# ---------------------------------------------------------------- clubs


def two_of_clubs() -> Art:
    """Two long clubs side by side on their leafy feet."""
    art = Art()
    art.place(long_club("red", "green"), 84, CENTRE_Y, 1)
    return art.place(mirrored(lambda: long_club("red", "green")), 216, CENTRE_Y, 1)


def three_of_clubs() -> Art:
    """Three crossed clubs behind the grimacing moustached mask."""
    art = Art()
    art.place(long_club("green", "red"), CENTRE_X, 244, 0.98, -27)
    art.place(mirrored(lambda: long_club("green", "red")), CENTRE_X, 244, 0.98, 27)
    art.place(long_club("green", "green"), CENTRE_X, 246, 1.02)
    return art.place(mask(), CENTRE_X, 258, 1.2)


def _clubs(places: Sequence[tuple[float, float, float, bool]], scale: float) -> Art:
    """Clubs at (x, y, turn, mirrored)."""
    art = Art().define("club", club()).define("bulc", mirrored(club))
    for x, y, turn, other in places:
        art.use("bulc" if other else "club", x, y, scale, turn)
    return art


def four_of_clubs() -> Art:
    """Heads outward, the handles leaning to the centre."""
    corners = [
        (78, 134, -9, False), (222, 134, 9, True), (78, BOTTOM - 134, 189, True),
        (222, BOTTOM - 134, 171, False),
    ]  # fmt: skip
    return _clubs(corners, 1.14)


def _rows(columns: Sequence[float], y: float) -> list[tuple[float, float, float, bool]]:
    """Two rows with the thick ends to the middle."""
    upper = [(x, y, 180.0, x > CENTRE_X) for x in columns]
    lower = [(x, BOTTOM - y, 0.0, x <= CENTRE_X) for x in columns]
    return upper + lower


def five_of_clubs() -> Art:
    return _clubs([*_rows((72, 228), 110), (CENTRE_X, CENTRE_Y, -90, False)], 0.98)


def six_of_clubs() -> Art:
    return _clubs(_rows((58, CENTRE_X, 242), 132), 1.12)


def seven_of_clubs() -> Art:
    return _clubs([*_rows((58, CENTRE_X, 242), 110), (CENTRE_X, CENTRE_Y, -90, False)], 0.97)


CARDS: dict[str, Callable[[], Art]] = {
    "2d": two_of_coins, "3d": three_of_coins, "4d": four_of_coins,
    "5d": five_of_coins, "6d": six_of_coins, "7d": seven_of_coins,
    "2c": two_of_cups, "3c": three_of_cups, "4c": four_of_cups,
    "5c": five_of_cups, "6c": six_of_cups, "7c": seven_of_cups,
    "2s": two_of_swords, "3s": three_of_swords, "4s": four_of_swords,
    "5s": five_of_swords, "6s": six_of_swords, "7s": seven_of_swords,
    "2b": two_of_clubs, "3b": three_of_clubs, "4b": four_of_clubs,
    "5b": five_of_clubs, "6b": six_of_clubs, "7b": seven_of_clubs,
}  # fmt: skip
