"""Head-dresses that only these courts wear, in head coordinates."""

from ..anatomy.plumes import plume
from ..kit.art import Art
from ..kit.shading import Hatch
from ..kit.shapes import Knot, circle, curve, diamond, limb, smooth


def swept_cap(colour: str, band: str, plumes: tuple[str, str]) -> Art:
    """Soft cap with a rolled band, two plumes falling to the left."""
    art = Art(1.9)
    art.place(plume([(4, -38), (-16, -58), (-40, -58), (-52, -42), (-50, -24)], 19, plumes[0]))
    art.place(plume([(8, -34), (-12, -46), (-32, -42), (-40, -24), (-36, -8)], 17, plumes[1]))
    dome: list[Knot] = [
        (-25, -20, "c"), (-28, -34), (-14, -46), (8, -47), (26, -38), (27, -20, "c"), (0, -14),
    ]  # fmt: skip
    art.shape(smooth(dome), colour, (7, 3), Hatch(40, 3.8, 11, 1.6))
    art.folds([(-8, -44, -14, -24, 1), (5, -45, 5, -24, 0), (16, -42, 20, -24, -1)], 1)
    art.shape(limb([(-27, -21), (-10, -15), (10, -15), (28, -21)], [10, 11, 11, 10], 7), band, (3, 2.4))
    for k in (-2, -1, 0, 1, 2):
        art.fill(diamond(k * 10, -15.4 - 0.8 * k * k, 2.6, 3.2), "red" if band != "red" else "yellow")
    return art


def triple_cap(colour: str, band: str, plumes: tuple[str, str, str]) -> Art:
    """A turned-up cap that carries three plumes, to the left, up and to the right."""
    art = Art(1.9)
    art.place(plume([(-4, -38), (-16, -58), (-36, -60), (-48, -44)], 18, plumes[0]))
    art.place(plume([(8, -38), (24, -56), (44, -52), (50, -34)], 18, plumes[2]))
    art.place(plume([(2, -36), (-4, -58), (6, -70), (20, -66)], 17, plumes[1]))
    dome: list[Knot] = [(-22, -22, "c"), (-24, -36), (-10, -44), (10, -44), (25, -36), (24, -22, "c")]
    art.shape(smooth(dome), colour, (6, 3), Hatch(40, 3.8, 10, 1.6))
    brim: list[Knot] = [
        (-31, -36, "c"), (-20, -26), (-4, -30, "c"), (4, -24), (20, -26), (32, -34, "c"), (29, -17),
        (12, -11), (-10, -11), (-27, -18),
    ]  # fmt: skip
    art.shape(smooth(brim), band, (3, 2), Hatch(75, 3.6, 7, 1.3))
    return art.shape(circle(-3, -25, 4.6), "blue", (1.4, 1.2), line=1.4)


def toque(colour: str, gold: str, feather: str) -> Art:
    """A puffed toque over a golden coronet, one long plume at the left."""
    art = Art(1.9)
    art.place(plume([(-14, -36), (-28, -56), (-48, -54), (-56, -36), (-52, -16)], 20, feather))
    puff: list[Knot] = [
        (-22, -26, "c"), (-28, -40), (-16, -50), (0, -46), (14, -50), (28, -40), (23, -26, "c"),
    ]  # fmt: skip
    art.shape(smooth(puff), colour, (6, 3), Hatch(50, 3.8, 10, 1.6))
    art.folds([(-16, -47, -12, -28, 2), (0, -45, 0, -26, 0), (16, -47, 13, -28, -2)], 1.1)
    edge: list[Knot] = [
        (-26, -33, "c"), (-20, -26), (-13, -34, "c"), (-7, -24), (0, -33, "c"), (7, -24), (13, -34, "c"),
        (20, -26), (26, -33, "c"), (25, -16, "c"), (0, -9), (-25, -16, "c"),
    ]  # fmt: skip
    art.shape(smooth(edge), gold, (3, 2))
    for k in (-2, -1, 0, 1, 2):
        art.shape(circle(k * 10, -16.6 - 0.9 * k * k, 2.7), "blue" if k % 2 else "red", (0.8, 0.8), line=1.1)
    return art


def helmet_from_behind(colour: str, stripe: str, feather: str) -> Art:
    """A ribbed helmet seen from behind with its neck guard, a plume falling to the right."""
    art = Art(1.9)
    art.place(plume([(2, -44), (18, -60), (42, -58), (56, -42), (54, -22), (44, -12)], 23, feather))
    bowl: list[Knot] = [
        (-25, 2, "c"), (-29, -18), (-20, -40), (0, -48), (20, -40), (29, -18), (25, 2, "c"), (0, 8),
    ]  # fmt: skip
    art.shape(smooth(bowl), colour, (7, 3), Hatch(20, 3.8, 12, 1.6))
    for s in (-1, 1):
        rib: list[Knot] = [
            (s * 2, -47, "c"), (s * 13, -32), (s * 16, -10), (s * 13, 6, "c"), (s * 6, 7, "c"), (s * 8, -12),
            (s * 6, -32),
        ]  # fmt: skip
        art.shape(smooth(rib), stripe, (2, 1), line=1.4)
    art.shape(limb([(-29, 2), (0, 10), (29, 2)], [9, 10, 9], 7), stripe, (2, 2))
    guard: list[Knot] = [(-27, 6, "c"), (0, 13), (27, 6, "c"), (31, 18), (0, 27), (-31, 18)]
    art.shape(smooth(guard), colour, (4, 3), Hatch(70, 3.6, 7, 1.3))
    art.shape(circle(0, -46, 5), stripe, (1.6, 1.4), line=1.5)
    return art.stroke(curve((-27, 14), (0, 21), (27, 14)), 1.1)
