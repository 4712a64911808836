"""The four kings (re): crowned, cloaked figures; coin and cup float beside them."""

from collections.abc import Callable

from ..anatomy import hands
from ..anatomy.cloth import border, sprinkle
from ..anatomy.dress import belt, boot, buttons, cloak_edge, ermine_spot, leg, ruff, shoe, shoe_front
from ..anatomy.hats import crown
from ..anatomy.heads import Look
from ..anatomy.sleeves import cuff, sleeve
from ..kit.art import Art, mirrored
from ..kit.shading import Hatch
from ..kit.shapes import Knot, circle, curve, diamond, ellipse, polygon, rect, smooth, star
from ..signs.latin import club, coin, cup, sun_face, sword
from .figure import breeches, garment, ground, portrait


def king_of_coins() -> Art:
    """Hand on hip, sword down to the right, long red cloak lined with blue; the coin at the top right."""
    art = Art(2.2)
    ground(art, "yellow")
    _trailing_cloak(art)
    leg(art, [(134, 346), (128, 378), (127, 406), (122, 446)], [31, 30, 27, 16], "white")
    leg(art, [(182, 346), (186, 378), (188, 406), (188, 446)], [31, 30, 27, 16], "white")
    art.place(shoe("brown", "yellow"), 118, 441)
    art.place(mirrored(lambda: shoe("brown", "yellow")), 192, 441, 0.94)
    left: list[Knot] = [
        (132, 272, "c"), (108, 294), (102, 326), (114, 352), (136, 358), (154, 348), (160, 304),
        (160, 272, "c"),
    ]  # fmt: skip
    right: list[Knot] = [
        (186, 272, "c"), (208, 294), (214, 326), (204, 352), (182, 358), (164, 348), (158, 304),
        (156, 272, "c"),
    ]  # fmt: skip
    breeches(
        art,
        right,
        "pine",
        [(182, 284, 184, 352, -3), (195, 286, 198, 346, -5), (170, 294, 169, 346, 0)],
        "green",
    )
    breeches(
        art,
        left,
        "pine",
        [(138, 284, 133, 352, 4), (123, 286, 118, 346, 6), (148, 294, 148, 346, 0)],
        "green",
    )

    # sword at the right, both arms
    art.place(sword(122, 15), 226, 280, 1.06, 154)
    sleeve(art, [(190, 184), (220, 206), (244, 230), (238, 246)], [36, 35, 28, 20], "yellow")
    art.place(cuff("white", 23, 10), 236, 248, 1, 238)
    art.place(hands.on_hilt(), 215, 257, 0.98, -24)
    sleeve(
        art, [(128, 184), (100, 210), (90, 236), (106, 252), (122, 254)], [36, 35, 30, 23, 18], "yellow", 24
    )

    doublet: list[Knot] = [
        (122, 170), (144, 160), (174, 160), (196, 170), (200, 208), (188, 248, "c"), (204, 290, "c"),
        (158, 300), (112, 290, "c"), (130, 248, "c"), (118, 208),
    ]  # fmt: skip
    garment(art, doublet, "blue", 8, 24)
    art.shape(polygon((151, 160), (167, 160), (164, 246), (154, 246)), "red", (3, 0), line=1.6)
    buttons(art, 159, 176, 236, 6)
    for s in (-1, 1):
        art.stroke(curve((159 + s * 20, 170), (159 + s * 24, 208), (159 + s * 17, 242)), 2.6, "yellow")
    art.folds([(140, 262, 132, 292, -2), (159, 260, 159, 296, 0), (178, 262, 188, 292, 2)], 1.5)
    border(art, [(114, 285), (135, 292), (159, 295), (182, 292), (202, 285)], "yellow", 9, 10)
    art.place(belt(60, "yellow", "red"), 159, 250)
    art.place(mirrored(hands.on_hip), 124, 255, 1.05, -40)
    art.place(cuff("white", 23, 10), 110, 249, 1, 98)
    art.place(ruff(66, 22, "white"), 159, 162)
    art.place(mirrored(_king_of_coins_head), 159, 114)
    return art.place(coin(), 240, 84, 0.82)


def _king_of_coins_head() -> Art:
    art = Art()
    portrait(
        art, Look("three-quarter", "bob", "hair", "short", "curl"), 0, 0, crown("yellow", "lilies", height=26)
    )
    return art


def _trailing_cloak(art: Art) -> None:
    """The red cloak with its blue lining that trails to the right."""
    lining: list[Knot] = [
        (190, 170, "c"), (212, 230), (224, 310), (238, 380), (266, 436), (272, 456, "c"), (214, 456, "c"),
        (190, 380), (176, 290, "c"),
    ]  # fmt: skip
    art.shape(smooth(lining), "blue", (8, 0), Hatch(10, 4.6, 22, 2))
    outer: list[Knot] = [
        (130, 170, "c"), (104, 210), (84, 290), (72, 370), (62, 430), (56, 457, "c"), (110, 452, "c"),
        (122, 380), (132, 290, "c"),
    ]  # fmt: skip
    art.shape(smooth(outer), "red", (9, 3), Hatch(0, 4.6, 22, 2))
    back: list[Knot] = [
        (196, 172, "c"), (220, 226), (236, 300), (252, 376), (272, 440), (277, 457, "c"), (260, 457, "c"),
        (236, 392), (222, 320), (208, 240), (188, 180, "c"),
    ]  # fmt: skip
    art.shape(smooth(back), "red", (5, 2), Hatch(10, 4.4, 9, 1.7))
    art.folds([(106, 230, 78, 440, -6), (116, 240, 96, 440, -4), (206, 260, 238, 440, 6)], 1.7)


def king_of_cups() -> Art:
    """Old and bearded, ermine cape, blue tunic, red cloak, sceptre at the right; the cup at the top left."""
    art = Art(2.2)
    ground(art, "red")
    _wide_cloak(art, "red", "green")
    leg(art, [(140, 340), (135, 376), (133, 406), (128, 446)], [31, 30, 27, 16], "yellow")
    leg(art, [(184, 340), (188, 376), (188, 406), (186, 446)], [31, 30, 27, 16], "yellow")
    art.place(shoe_front("white", "red"), 126, 440)
    art.place(mirrored(lambda: shoe_front("white", "red")), 190, 440)
    tunic: list[Knot] = [
        (126, 176), (150, 164), (176, 164), (200, 176), (204, 214), (196, 248, "c"), (214, 328, "c"),
        (190, 336), (163, 332), (136, 336), (112, 328, "c"), (130, 248, "c"), (122, 214),
    ]  # fmt: skip
    d = garment(art, tunic, "blue", 7, 28, 13)
    art.folds(
        [
            (142, 264, 130, 324, -3),
            (156, 264, 152, 326, -1),
            (172, 264, 176, 326, 1),
            (186, 264, 200, 322, 3),
        ],
        1.6,
    )
    hem: list[Knot] = [(114, 322), (136, 329), (163, 326), (190, 329), (212, 322)]
    border(art, hem, "yellow", 11, 11)
    art.stroke(d, 2.2)
    art.place(belt(68, "yellow", "yellow"), 163, 250)
    art.shape(polygon((158, 262), (169, 262), (173, 306), (167, 316), (161, 306)), "yellow", (3, 0), line=1.7)

    # right arm with the sceptre
    art.place(_sceptre(), 238, 216, 1, 6)
    sleeve(art, [(200, 188), (214, 216), (214, 242), (224, 243)], [34, 33, 27, 19], "yellow")
    art.place(cuff("white", 24, 10), 223, 241, 1, 48)
    art.place(mirrored(hands.on_staff), 237, 220, 1.0, -14)
    # left arm, holding the cloak before the chest
    sleeve(art, [(126, 190), (104, 226), (114, 252), (142, 262)], [36, 34, 28, 19], "yellow")
    art.place(cuff("white", 22, 10), 138, 261, 1, 104)
    art.place(mirrored(hands.on_hilt), 156, 264, 0.95, 8)

    cape: list[Knot] = [
        (136, 152), (190, 152), (212, 166), (228, 200), (200, 216), (163, 222), (126, 216), (98, 200),
        (114, 166),
    ]  # fmt: skip
    art.shape(smooth(cape), "yellow", (9, 5), Hatch(30, 4.4, 14, 1.7))
    spots = (
        (118, 186),
        (136, 198),
        (150, 182),
        (163, 204),
        (176, 182),
        (190, 198),
        (208, 186),
        (124, 168),
        (202, 168),
        (110, 200),
        (216, 200),
    )
    art.fill("".join(ermine_spot(x, y, 0.9) for x, y in spots))
    art.shape(diamond(163, 218, 11, 13), "red", (3, 3))
    art.shape(diamond(163, 218, 5, 6), "yellow", (1.4, 1.4), line=1.2)
    look = Look("front", "page", "silver", "half", "big", old=True, neck=False)
    portrait(art, look, 163, 116, crown("red", "spikes", ("blue", "green"), height=27))
    return art.place(cup(), 62, 88, 0.84)


def _sceptre() -> Art:
    """A rod with a lily head, 0,0 = the hand."""
    art = Art(1.8)
    art.shape(rect(-3.4, -66, 6.8, 150, 2), "yellow", (2.6, 0))
    for y in (-40, 24, 62):
        art.shape(ellipse(0, y, 6, 3.6), "yellow", (2, 1), line=1.4)
    art.shape(circle(0, 86, 6), "yellow", (2, 1.6), line=1.5)
    left = "M0 -66C-18 -66 -20 -88 -9 -86Q-7 -81 -4 -79Q-9 -93 0 -104"
    head = left + "Q9 -93 4 -79Q7 -81 9 -86C20 -88 18 -66 0 -66Z"
    art.shape(head, "yellow", (3, 1))
    return art.shape(rect(-8, -68, 16, 6, 2), "red", (2, 1), line=1.4)


def _wide_cloak(art: Art, colour: str, lining: str) -> None:
    """A cloak that hangs open behind the whole figure, its inside seen at both sides of the legs."""
    outer: list[Knot] = [
        (112, 164, "c"), (86, 208), (66, 290), (54, 370), (46, 440), (44, 457, "c"), (276, 457, "c"),
        (268, 420), (254, 350), (240, 270), (226, 200), (212, 164, "c"),
    ]  # fmt: skip
    art.shape(smooth(outer), colour, (10, 3), Hatch(0, 4.8, 28, 2.2))
    inside: list[Knot] = [
        (124, 230, "c"), (106, 320), (98, 400), (92, 457, "c"), (238, 457, "c"), (228, 380), (214, 300),
        (204, 230, "c"),
    ]  # fmt: skip
    art.shape(smooth(inside), lining, (-8, 3), Hatch(180, 4.8, 26, 2))
    art.folds(
        [(96, 226, 62, 440, -6), (106, 236, 80, 446, -4), (226, 236, 258, 440, 6), (218, 240, 246, 446, 4)],
        1.8,
    )
    border(art, [(121, 232), (103, 320), (95, 400), (89, 454)], "yellow", 9, 12)
    border(art, [(207, 232), (217, 300), (231, 380), (241, 454)], "yellow", 9, 12)


def king_of_swords() -> Art:
    """Sword upright at the left, the other hand open; red cape with a sun, red skirt, blue cloak."""
    art = Art(2.2)
    ground(art, "blue")
    _split_cloak(art)
    leg(art, [(142, 330), (136, 372), (132, 404), (124, 446)], [33, 32, 28, 16], "yellow")
    leg(art, [(182, 330), (188, 372), (190, 404), (192, 446)], [33, 32, 28, 16], "yellow")
    art.place(shoe("white", "blue"), 120, 441)
    art.place(mirrored(lambda: shoe("white", "blue")), 196, 441, 0.96)
    skirt: list[Knot] = [
        (134, 244, "c"), (116, 286), (104, 326, "c"), (120, 336), (134, 328, "c"), (148, 338),
        (163, 330, "c"), (178, 338), (192, 328, "c"), (206, 336), (222, 326, "c"), (208, 284),
        (192, 244, "c"),
    ]  # fmt: skip
    d = garment(art, skirt, "red", 8, 22)
    sprinkle(art, d, star(0, 0, 4.6, 1.9, 4), "yellow", 22, 17)
    art.folds(
        [
            (140, 262, 120, 326, -3),
            (150, 262, 138, 326, -2),
            (163, 262, 163, 326, 0),
            (176, 262, 188, 326, 2),
            (186, 262, 206, 326, 3),
        ],
        1.6,
    )
    breastplate: list[Knot] = [
        (128, 174), (150, 164), (176, 164), (198, 174), (202, 212), (192, 250, "c"), (163, 256),
        (134, 250, "c"), (124, 212),
    ]  # fmt: skip
    garment(art, breastplate, "blue", 8, 22)
    art.place(belt(62, "yellow", "red"), 163, 250)

    # left arm with the sword upright
    art.place(sword(140, 17), 70, 216, 1.08)
    sleeve(art, [(130, 188), (108, 222), (92, 244)], [34, 32, 22], "white", 22, 11)
    art.place(cuff("yellow", 25, 11), 92, 242, 1, 222)
    art.place(hands.on_staff(), 70, 248, 1.0, -40)
    # right arm, hand open
    sleeve(art, [(198, 186), (224, 212), (240, 238)], [34, 32, 22], "white", 22, 11)
    art.place(cuff("yellow", 25, 11), 240, 238, 1, 148)
    art.place(hands.spread(), 256, 256, 0.98, 34)

    cape: list[Knot] = [
        (138, 154), (188, 154), (212, 168), (232, 198, "c"), (214, 206), (198, 200, "c"), (182, 214),
        (163, 210, "c"), (144, 214), (128, 200, "c"), (112, 206), (94, 198, "c"), (114, 168),
    ]  # fmt: skip
    art.shape(smooth(cape), "red", (8, 5), Hatch(40, 4.4, 14, 1.8))
    cloak_edge(art, [(116, 166), (140, 158), (163, 160), (186, 158), (210, 166)], 4)
    art.place(_sun(), 163, 212)
    look = Look("three-quarter", "bob", "hair", "goatee", "curl", neck=True)
    portrait(art, look, 163, 114, crown("blue", "pearls", ("red", "green"), height=26))
    return art


def _sun() -> Art:
    """The golden sun with a face on the king's breast."""
    art = Art(1.6)
    art.shape(star(0, 0, 26, 15, 14), "yellow", (2, 2), line=1.5)
    art.shape(circle(0, 0, 15.5), "yellow", (2.4, 2), line=1.5)
    return art.place(sun_face(0.7))


def _split_cloak(art: Art) -> None:
    """A blue cloak spread behind the figure, dark inside."""
    outer: list[Knot] = [
        (116, 170, "c"), (98, 240), (86, 330), (70, 410), (60, 457, "c"), (266, 457, "c"), (250, 400),
        (236, 320), (224, 240), (208, 170, "c"),
    ]  # fmt: skip
    art.shape(smooth(outer), "pine", (0, 0), Hatch(0, 5, 60, 2.2))
    for s in (-1, 1):

        def x(offset: float, side: int = s) -> float:
            return 163 + side * offset

        edge: list[Knot] = [
            (x(44), 172, "c"), (x(64), 240), (x(78), 330), (x(94), 410), (x(106), 457, "c"),
            (x(76), 457, "c"), (x(66), 400), (x(54), 320), (x(46), 240), (x(34), 180, "c"),
        ]  # fmt: skip
        art.shape(smooth(edge), "blue", (6, 2), Hatch(6, 4.4, 12, 1.8))
        art.folds([(x(62), 250, x(94), 446, s * 5)], 1.6)
        border(art, [(x(38), 190), (x(49), 250), (x(58), 326), (x(70), 404), (x(81), 454)], "yellow", 9, 12)


def king_of_clubs() -> Art:
    """Young, the club upright at the right; green tunic, blue cloak lined with red, green crown."""
    art = Art(2.2)
    ground(art, "green")
    _shoulder_cloak(art)
    leg(art, [(138, 338), (134, 372), (132, 400), (130, 424)], [32, 31, 27, 20], "yellow")
    leg(art, [(176, 338), (182, 372), (186, 400), (188, 424)], [32, 31, 27, 20], "yellow")
    art.place(boot("white", "yellow"), 128, 440, 0.98)
    art.place(mirrored(lambda: boot("white", "yellow")), 190, 440, 0.98)
    tunic: list[Knot] = [
        (120, 174), (144, 164), (168, 164), (194, 174), (198, 212), (188, 248, "c"), (206, 330, "c"),
        (182, 338), (156, 334), (130, 338), (106, 330, "c"), (126, 248, "c"), (116, 212),
    ]  # fmt: skip
    d = garment(art, tunic, "green", 8, 26, 13)
    for k in range(-3, 4):
        art.folds([(156 + k * 8, 262, 156 + k * 13.4, 326, k * 0.9)], 1.6)
        art.stroke(curve((156 + k * 8.6, 178 + abs(k)), (156 + k * 9.4, 212), (156 + k * 8, 242)), 1.2)
    border(art, [(109, 321), (130, 328), (156, 324), (182, 328), (203, 321)], "yellow", 10, 10)
    art.stroke(d, 2.2)
    art.place(belt(64, "yellow", "blue"), 157, 250)

    # left arm hangs, holding the cloak; right arm holds the club
    sleeve(art, [(122, 188), (98, 214), (89, 244), (94, 268)], [36, 35, 28, 20], "blue")
    art.place(hands.on_staff(), 98, 294, 0.98, 166)
    art.place(cuff("yellow", 25, 12), 95, 272, 1, 170)
    art.place(mirrored(club), 240, 170, 1.1, 8)
    sleeve(art, [(192, 188), (208, 220), (210, 250), (220, 256)], [36, 33, 27, 19], "blue")
    art.place(cuff("yellow", 25, 11), 220, 255, 1, 48)
    art.place(mirrored(hands.on_staff), 234, 240, 1.0, 4)

    collar: list[Knot] = [
        (124, 172, "c"), (140, 156), (172, 156), (190, 172, "c"), (176, 190), (156, 200, "c"), (136, 190),
    ]  # fmt: skip
    art.shape(smooth(collar), "red", (5, 4), Hatch(40, 4.2, 9, 1.5))
    chain: list[Knot] = [(128, 180), (142, 206), (156, 214), (170, 206), (186, 180)]
    art.cord(curve(*chain), 2.6, "yellow")
    art.shape(star(156, 220, 11, 6, 8), "yellow", (2, 2), line=1.4)
    look = Look("three-quarter", "curls", "hair", moustache="thin")
    portrait(art, look, 157, 119, crown("green", "leaves", ("red", "yellow"), height=26))
    return art


def _shoulder_cloak(art: Art) -> None:
    """A blue cloak over both shoulders; its red lining shows at the right."""
    blue: list[Knot] = [
        (116, 172, "c"), (92, 220), (76, 300), (66, 380), (54, 440), (50, 457, "c"), (122, 457, "c"),
        (128, 380), (130, 290, "c"),
    ]  # fmt: skip
    art.shape(smooth(blue), "blue", (9, 3), Hatch(0, 4.6, 22, 2))
    red: list[Knot] = [
        (186, 190, "c"), (200, 280), (208, 360), (214, 457, "c"), (262, 457, "c"), (250, 400), (238, 330),
        (222, 250), (198, 180, "c"),
    ]  # fmt: skip
    art.shape(smooth(red), "red", (8, 0), Hatch(8, 4.6, 24, 2))
    edge: list[Knot] = [
        (196, 172, "c"), (224, 240), (244, 320), (258, 396), (272, 457, "c"), (258, 457, "c"), (244, 400),
        (230, 330), (212, 250), (190, 184, "c"),
    ]  # fmt: skip
    art.shape(smooth(edge), "blue", (5, 2), Hatch(8, 4.4, 8, 1.7))
    art.folds(
        [(100, 240, 68, 446, -6), (110, 250, 88, 446, -4), (118, 300, 108, 446, -3), (210, 300, 232, 446, 4)],
        1.7,
    )
    border(art, [(127, 300), (124, 380), (118, 454)], "yellow", 9, 12)
    border(art, [(196, 200), (211, 268), (228, 340), (242, 404), (256, 454)], "yellow", 8, 12)


CARDS: dict[str, Callable[[], Art]] = {
    "Rd": king_of_coins, "Rc": king_of_cups, "Rs": king_of_swords, "Rb": king_of_clubs,
}  # fmt: skip
