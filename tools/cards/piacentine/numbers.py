"""The number cards, 2 to 7 of the four suits."""

from collections.abc import Callable, Sequence

from ..anatomy.heads import strands
from ..kit.art import Art, mirrored
from ..kit.shading import Hatch
from ..kit.shapes import Knot, band
from ..palette import DARK
from ..signs.piacentine import LONG_STUBS, coin, cup, grand_coin, sword, trunk, wide_cup
from .ornaments import emblem, rosette, vase
from .plain import CENTRE_X, CENTRE_Y, HEIGHT


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
    return _scattered(grand_coin(), 2.1, [(CENTRE_X, 148), (CENTRE_X, HEIGHT - 148)])


def three_of_coins() -> Art:
    """Left, right, left."""
    return _scattered(coin(), 1.44, [(106, 102), (194, CENTRE_Y), (106, HEIGHT - 102)])


def four_of_coins() -> Art:
    art = _scattered(coin(), 1.14, _grid((86, 214), (86, HEIGHT - 86)))
    return art.place(emblem(), CENTRE_X, CENTRE_Y, 1.45)


def five_of_coins() -> Art:
    art = _scattered(coin(), 1.04, _grid((82, 218), (82, HEIGHT - 82)))
    return art.place(grand_coin(), CENTRE_X, CENTRE_Y, 1.96)


def six_of_coins() -> Art:
    return _scattered(coin(), 1.2, _grid((86, 214), (92, CENTRE_Y, HEIGHT - 92)))


def seven_of_coins() -> Art:
    """One on top, three pairs under it."""
    art = _scattered(coin(), 1.1, _grid((86, 214), (192, 324, 456)))
    return art.use("sign", CENTRE_X, 82, 1.1)


# ---------------------------------------------------------------- cups


def two_of_cups() -> Art:
    return _scattered(wide_cup(), 1.46, [(CENTRE_X, 142), (CENTRE_X, 376)])


def three_of_cups() -> Art:
    return _scattered(cup(), 1.46, [(92, 104), (208, 264), (92, 428)])


def four_of_cups() -> Art:
    art = _scattered(cup(), 1.32, _grid((86, 214), (104, 432)))
    return art.place(rosette(), CENTRE_X, CENTRE_Y - 2, 1.5)


def five_of_cups() -> Art:
    art = _scattered(cup(), 1.26, _grid((84, 216), (100, 438)))
    return art.use("sign", CENTRE_X, 268, 1.26)


def six_of_cups() -> Art:
    return _scattered(cup(), 1.26, _grid((86, 214), (98, 268, 438)))


def seven_of_cups() -> Art:
    """The six, and one more between the upper pairs."""
    art = _scattered(cup(), 1.08, _grid((70, 230), (92, 276, 448)))
    return art.use("sign", CENTRE_X, 174, 1.08)


# ---------------------------------------------------------------- swords


def _ribbon(
    art: Art, knots: Sequence[Knot], widths: Sequence[float], colour: str, notch: tuple[float, float] = (0, 0)
) -> None:
    """A flat silk band with a darker line along both edges, swallow-tailed where `notch` says."""
    art.shape(band(knots, widths, notch), colour, (2, 4), Hatch(80, 4, 6, 1.4))
    strands(art, knots, widths, (-0.28, 0.28), (0.06, 0.94), 1.1, DARK[colour])


def two_of_swords() -> Art:
    """Left hilt up, right hilt down; a ribbon in three colours swings round both."""
    left, right, scale = 86, 214, 1.2
    art = Art().define("sword", sword(318, 17))
    for side, colour in ((-1, "yellow"), (1, "red")):
        behind: list[Knot] = [
            (CENTRE_X + side * 26, 226), (CENTRE_X + side * 52, 248), (CENTRE_X + side * 84, 262),
            (CENTRE_X + side * 98, 286),
        ]  # fmt: skip
        _ribbon(art, behind, [20, 22, 22, 22], colour)
    art.use("sword", left, 108, scale, 180)
    art.use("sword", right, HEIGHT - 108, scale)
    front: list[Knot] = [
        (46, 272),
        (64, 302),
        (100, 322),
        (CENTRE_X, 328),
        (200, 322),
        (236, 302),
        (254, 272),
    ]
    _ribbon(art, front, [20, 26, 28, 30, 28, 26, 20], "green")
    for side, colour in ((-1, "yellow"), (1, "red")):
        tail: list[Knot] = [
            (CENTRE_X + side * 112, 196), (CENTRE_X + side * 86, 212), (CENTRE_X + side * 60, 208),
            (CENTRE_X + side * 34, 216), (CENTRE_X + side * 24, 236),
        ]  # fmt: skip
        _ribbon(art, tail, [28, 24, 24, 24, 18], colour, (12, 0))
    return art


def three_of_swords() -> Art:
    """Outer hilts up, the middle one down."""
    art = Art().define("sword", sword(328, 18))
    for x in (66, 234):
        art.use("sword", x, 108, 1.2, 180)
    return art.use("sword", CENTRE_X, HEIGHT - 108, 1.2)


def four_of_swords() -> Art:
    """Hilts in the corners, points to the centre."""
    art = Art().define("sword", sword(146, 17))
    lean = 21
    for x, y, turn in (
        (78, 96, 180 - lean), (222, 96, 180 + lean), (78, HEIGHT - 96, lean), (222, HEIGHT - 96, -lean),
    ):  # fmt: skip
        art.use("sword", x, y, 1.16, turn)
    return art


def five_of_swords() -> Art:
    """Four swords with their hilts to the middle, one lying; green vases with scrolls between them."""
    art = Art().define("sword", sword(142, 16)).define("vase", vase())
    for x in (58, 242):
        art.use("sword", x, 190, 1.02)
        art.use("sword", x, HEIGHT - 190, 1.02, 180)
    art.use("vase", CENTRE_X, CENTRE_Y, 1)
    art.use("vase", CENTRE_X, CENTRE_Y, 1, 180)
    return art.use("sword", 186, CENTRE_Y, 1.0, -90)


def six_of_swords() -> Art:
    """Two rows of three that point by turns up and down."""
    art = Art().define("sword", sword(132, 17))
    for x in (62, 238):
        art.use("sword", x, 100, 1.16, 180)
        art.use("sword", x, HEIGHT - 100, 1.16)
    art.use("sword", CENTRE_X, 190, 1.16)
    return art.use("sword", CENTRE_X, HEIGHT - 190, 1.16, 180)


def seven_of_swords() -> Art:
    """The six, and one lying between the rows."""
    art = Art().define("sword", sword(124, 16))
    for x in (64, 236):
        art.use("sword", x, 90, 1.06, 180)
        art.use("sword", x, HEIGHT - 90, 1.06)
    art.use("sword", CENTRE_X, 172, 1.06)
    art.use("sword", CENTRE_X, HEIGHT - 172, 1.06, 180)
    return art.use("sword", 194, CENTRE_Y, 1.06, -90)


# ---------------------------------------------------------------- clubs


def two_of_clubs() -> Art:
    """Two tall trunks side by side, cut faces up."""
    art = Art()

    def tall() -> Art:
        return trunk(440, 84, 58, LONG_STUBS)

    art.place(tall(), 90, CENTRE_Y + 6)
    return art.place(mirrored(tall), 210, CENTRE_Y + 6)


def three_of_clubs() -> Art:
    """Three crossed trunks bound twice with a red and blue ribbon."""
    art = Art()

    def long() -> Art:
        return trunk(440, 70, 22, LONG_STUBS[:4])

    art.place(long(), CENTRE_X, CENTRE_Y + 14, 1, -17)
    art.place(mirrored(long), CENTRE_X, CENTRE_Y + 14, 1, 17)
    art.place(trunk(448, 72, 24, (), "yellow"), CENTRE_X, CENTRE_Y + 6)
    for y, half, first, second in ((264, 50, "red", "blue"), (352, 44, "blue", "red")):
        _binding(art, y, half, first, second)
    return art


def _binding(art: Art, y: float, half: float, first: str, second: str) -> None:
    """A ribbon round the three trunks: a band across, and two fluttering ends."""
    left: list[Knot] = [
        (CENTRE_X - half - 46, y - 34), (CENTRE_X - half - 22, y - 22), (CENTRE_X - half - 24, y - 4),
        (CENTRE_X - half + 4, y),
    ]  # fmt: skip
    _ribbon(art, left, [24, 18, 16, 18], first, (9, 0))
    right: list[Knot] = [
        (CENTRE_X + half + 46, y + 30), (CENTRE_X + half + 22, y + 22), (CENTRE_X + half + 26, y + 4),
        (CENTRE_X + half - 4, y - 2),
    ]  # fmt: skip
    _ribbon(art, right, [24, 18, 16, 18], second, (9, 0))
    across: list[Knot] = [(CENTRE_X - half, y - 4), (CENTRE_X, y + 6), (CENTRE_X + half, y - 4)]
    _ribbon(art, across, [20, 24, 20], first)


def _clubs(places: Sequence[tuple[float, float, float, bool]], scale: float, length: float = 196) -> Art:
    """Trunks at (x, y, turn, mirrored)."""

    def short() -> Art:
        return trunk(length)

    art = Art().define("club", short()).define("bulc", mirrored(short))
    for x, y, turn, other in places:
        art.use("bulc" if other else "club", x, y, scale, turn)
    return art


def four_of_clubs() -> Art:
    """All four with the cut faces up, slanting to the middle."""
    corners = [
        (90, 152, -14, False), (210, 152, 14, True), (90, HEIGHT - 146, -14, True),
        (210, HEIGHT - 146, 14, False),
    ]  # fmt: skip
    return _clubs(corners, 1.12)


def five_of_clubs() -> Art:
    """Two above, two below with their faces to the middle, one lying."""
    places = [
        (86, 126, 170, False), (214, 126, 190, True), (86, HEIGHT - 126, 10, True),
        (214, HEIGHT - 126, -10, False), (CENTRE_X, CENTRE_Y, -90, False),
    ]  # fmt: skip
    return _clubs(places, 0.98)


def six_of_clubs() -> Art:
    """Two rows of three, the cut faces by turns at the middle and outside."""
    return _clubs(_rows(148, 76), 1.06)


def seven_of_clubs() -> Art:
    """The six, and one lying between the rows."""
    return _clubs([*_rows(131, 76), (CENTRE_X, CENTRE_Y, -90, False)], 0.9)


def _rows(y: float, apart: float) -> list[tuple[float, float, float, bool]]:
    below = HEIGHT - y
    rows = []
    for side in (-1, 1):
        x = CENTRE_X + side * apart
        rows += [(x, y, 180.0, side > 0), (x, below, 0.0, side < 0)]
    return [*rows, (CENTRE_X, y, 0.0, False), (CENTRE_X, below, 180.0, True)]


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
