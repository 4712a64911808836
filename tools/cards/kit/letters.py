"""Letters and digits of our own, drawn as outlines: no font is needed to build or to show a card.

A narrow slab-serif alphabet with thick stems and thin bars.  Every glyph stands on y = 100 with its
top at y = 0 and its left edge at x = 0.
"""

import math
from collections.abc import Sequence
from functools import lru_cache

from .geometry import XY, Path
from .shapes import circle, common, ellipse, limb, minus, moved, polygon, rect, union, widened

HEIGHT = 100.0
THICK = 17.0
THIN = 8.0
SERIF = 9.0
GAP = 9.0
SPACE = 34.0
TOP, FOOT = 0.0, 100.0


def _join(*parts: Path) -> Path:
    return union(*parts, soften=0)


def _serif(x: float, y: float, width: float) -> Path:
    """A slab centred at x that touches the line y from inside the glyph."""
    return rect(x - width / 2, y if y < 50 else y - THIN, width, THIN)


def _stem(x: float, top: bool = True, foot: bool = True, thick: float = THICK) -> Path:
    """A thick upright whose left edge is x, with its slabs."""
    parts = [rect(x, TOP, thick, HEIGHT)]
    if top:
        parts.append(_serif(x + thick / 2, TOP, thick + 2 * SERIF))
    if foot:
        parts.append(_serif(x + thick / 2, FOOT, thick + 2 * SERIF))
    return _join(*parts)


def _slant(x0: float, y0: float, x1: float, y1: float, thick: float) -> Path:
    """A slanted bar whose ends are cut level."""
    h = thick / 2
    return polygon((x0 - h, y0), (x0 + h, y0), (x1 + h, y1), (x1 - h, y1))


def _bowl(cx: float, cy: float, rx: float, ry: float) -> Path:
    """A round stroke, thick at the sides and thin above and below."""
    return minus(ellipse(cx, cy, rx, ry), ellipse(cx, cy, rx - THICK, ry - THIN))


def _half_bowl(x: float, y0: float, y1: float, reach: float) -> Path:
    """The right half of a bowl that leaves a stem at x."""
    bowl = _bowl(x, (y0 + y1) / 2, reach, (y1 - y0) / 2)
    return common(bowl, rect(x, y0 - 1, reach + 1, y1 - y0 + 2))


def _flag(x: float, y: float, height: float) -> Path:
    """The small upright that ends a thin bar."""
    return rect(x - THIN, y - height if y > 50 else y, THIN, height)


def _letter_a() -> Path:
    legs = _join(_slant(42, TOP, 18, FOOT, THIN), _slant(42, TOP, 70, FOOT, THICK), rect(26, 62, 36, THIN))
    return _join(legs, _serif(17, FOOT, 30), _serif(70, FOOT, 36))


def _letter_b() -> Path:
    return _join(
        _stem(8), _half_bowl(24, TOP, 50, 36), _half_bowl(24, 50 - THIN, FOOT, 40), rect(20, 42, 10, THIN)
    )


def _letter_c() -> Path:
    open_side = rect(46, 34, 40, 32)
    return _join(minus(_bowl(38, 50, 38, 50), open_side), rect(64, 8, THIN, 28), rect(64, 66, THIN, 22))


def _letter_d() -> Path:
    return _join(_stem(8), _half_bowl(24, TOP, FOOT, 46))


def _letter_e() -> Path:
    bars = [rect(10, TOP, 54, THIN), rect(20, 45, 32, THIN), rect(10, FOOT - THIN, 58, THIN)]
    ends = [_flag(64, TOP, 26), _flag(52, 33, 32), _flag(68, FOOT, 28)]
    return _join(_stem(8), *bars, *ends)


def _letter_f() -> Path:
    bars = [rect(10, TOP, 54, THIN), rect(20, 45, 32, THIN)]
    return _join(_stem(8), *bars, _flag(64, TOP, 28), _flag(52, 33, 32))


def _letter_g() -> Path:
    return _join(_letter_c(), rect(56, 56, THICK, 38), rect(48, 54, 32, THIN))


def _letter_i() -> Path:
    return _stem(SERIF)


def _letter_j() -> Path:
    hook = limb([(34, 60), (34, 84), (22, 96), (10, 90), (8, 80)], [THICK, THICK, 12, 9, 9])
    return _join(rect(26, TOP, THICK, 66), _serif(34, TOP, 36), hook, circle(12, 80, 9))


def _letter_k() -> Path:
    arm = _slant(66, TOP, 26, 56, THIN)
    leg = _slant(40, 38, 68, FOOT, THICK)
    return _join(_stem(8), arm, leg, _serif(64, TOP, 28), _serif(69, FOOT, 34))


def _letter_m() -> Path:
    middle = [_slant(16, TOP, 50, 86, THICK), _slant(84, TOP, 50, 86, THIN)]
    legs = [rect(12, TOP, THIN, HEIGHT), rect(76, TOP, THICK, HEIGHT)]
    slabs = [_serif(14, FOOT, 28), _serif(84, FOOT, 34), _serif(12, TOP, 20), _serif(88, TOP, 26)]
    return _join(*middle, *legs, *slabs)


def _letter_n() -> Path:
    legs = [rect(14, TOP, THIN, HEIGHT), rect(66, TOP, THIN, HEIGHT), _slant(18, TOP, 66, FOOT, THICK)]
    return _join(*legs, _serif(18, FOOT, 28), _serif(70, TOP, 28), _serif(14, TOP, 22))


def _letter_o() -> Path:
    return _bowl(40, 50, 40, 50)


def _letter_p() -> Path:
    return _join(_stem(8), _half_bowl(24, TOP, 56, 42))


def _letter_q() -> Path:
    return _join(_letter_o(), limb([(34, 72), (48, 82), (58, 102), (78, 104)], [7, 13, 13, 5]))


def _letter_r() -> Path:
    leg = limb([(34, 52), (50, 58), (56, 84), (64, 97), (76, 92)], [8, THICK, THICK, 12, 5])
    return _join(_stem(8), _half_bowl(24, TOP, 54, 40), leg)


def _letter_s() -> Path:
    spine = limb(
        [
            (60, 22),
            (52, 7),
            (34, 4),
            (15, 10),
            (10, 26),
            (24, 42),
            (48, 54),
            (60, 74),
            (48, 92),
            (30, 96),
            (12, 90),
            (6, 76),
        ],
        [7, 7, 8, 12, 17, 19, 19, 18, 12, 8, 8, 7],
    )
    ends = [rect(56, 4, THIN, 28), rect(3, 68, THIN, 28)]
    return _join(common(spine, rect(0, 0, 80, 100)), *ends)


def _letter_t() -> Path:
    return _join(_stem(30, top=False), rect(2, TOP, 73, THIN), _flag(10, TOP, 28), _flag(75, TOP, 28))


def _letter_u() -> Path:
    bend = limb([(20, 60), (20, 82), (40, 96), (60, 84), (62, 60)], [THICK, THICK, 10, THIN, THIN])
    uprights = [rect(12, TOP, THICK, 64), rect(58, TOP, THIN, 64)]
    return common(_join(bend, *uprights, _serif(20, TOP, 38), _serif(62, TOP, 28)), rect(0, 0, 90, 100))


def _letter_x() -> Path:
    strokes = [_slant(16, TOP, 62, FOOT, THICK), _slant(62, TOP, 16, FOOT, THIN)]
    return _join(
        *strokes, _serif(16, TOP, 32), _serif(62, FOOT, 32), _serif(63, TOP, 26), _serif(16, FOOT, 26)
    )


def _umlaut() -> Path:
    return circle(24, -16, 9) + circle(56, -16, 9)


def _digit_0() -> Path:
    return _bowl(33, 50, 33, 50)


def _digit_1() -> Path:
    flag = limb([(26, 8), (16, 18), (4, 22)], [10, 8, 6])
    return _join(rect(20, TOP, THICK, HEIGHT), _serif(28, FOOT, 46), flag)


def _digit_2() -> Path:
    neck = limb(
        [(9, 27), (16, 10), (32, 5), (50, 14), (52, 32), (38, 54), (18, 74), (6, 94)],
        [8, 8, 10, 16, 17, 15, 11, 8],
    )
    return _join(common(neck, rect(0, 0, 80, 100)), circle(11, 28, 9), rect(4, 85, 56, 15), _flag(62, 96, 22))


def _digit_3() -> Path:
    upper = limb(
        [(8, 24), (16, 8), (32, 5), (47, 14), (47, 30), (36, 44), (24, 47)], [8, 8, 10, 16, 16, 10, 8]
    )
    lower = limb(
        [(24, 47), (42, 50), (52, 66), (48, 86), (30, 96), (12, 90), (6, 76)], [8, 10, 17, 17, 10, 8, 8]
    )
    return _join(common(_join(upper, lower), rect(0, 0, 80, 100)), circle(10, 25, 9), circle(9, 76, 9))


def _digit_4() -> Path:
    return _join(
        rect(38, TOP, THICK, HEIGHT),
        _slant(46, TOP, 6, 68, THIN + 2),
        rect(2, 62, 64, THIN + 2),
        _serif(46, FOOT, 38),
    )


def _digit_5() -> Path:
    bowl = limb(
        [(12, 48), (26, 40), (46, 48), (54, 68), (46, 88), (28, 96), (12, 90), (6, 78)],
        [8, 9, 15, 18, 15, 9, 8, 8],
    )
    parts = [rect(10, TOP, 46, 15), rect(10, TOP, THIN, 50), circle(9, 78, 9)]
    return _join(common(bowl, rect(0, 0, 80, 100)), *parts)


def _digit_6() -> Path:
    neck = limb([(56, 16), (44, 5), (28, 10), (13, 32), (9, 62)], [8, 8, 11, 16, 17])
    return _join(common(neck, rect(0, 0, 80, 100)), _bowl(33, 68, 32, 32), circle(52, 18, 8))


def _digit_7() -> Path:
    return _join(
        rect(4, TOP, 58, 15),
        rect(4, TOP, THIN, 30),
        limb([(58, 12), (40, 42), (30, 70), (28, 92)], [8, 13, 17, 17]),
        rect(20, 90, 17, 10),
    )


def _digit_8() -> Path:
    return _join(_bowl(33, 25, 27, 26), _bowl(33, 72, 33, 28))


def _digit_9() -> Path:
    return moved(_digit_6(), 66, 100, 1, 180)


GLYPHS = {
    "A": _letter_a, "B": _letter_b, "C": _letter_c, "D": _letter_d, "E": _letter_e, "F": _letter_f,
    "G": _letter_g, "I": _letter_i, "J": _letter_j, "K": _letter_k, "M": _letter_m, "N": _letter_n,
    "O": _letter_o, "P": _letter_p, "Q": _letter_q, "R": _letter_r, "S": _letter_s, "T": _letter_t,
    "U": _letter_u, "X": _letter_x,
    "0": _digit_0, "1": _digit_1, "2": _digit_2, "3": _digit_3, "4": _digit_4, "5": _digit_5,
    "6": _digit_6, "7": _digit_7, "8": _digit_8, "9": _digit_9,
}  # fmt: skip

ADVANCE = {
    "A": 88, "B": 66, "C": 76, "D": 72, "E": 70, "F": 66, "G": 82, "I": 35, "J": 52, "K": 86, "M": 101,
    "N": 84, "O": 80, "Ö": 80, "P": 67, "Q": 82, "R": 77, "S": 68, "T": 77, "U": 76, "X": 78,
    "0": 66, "1": 52, "2": 63, "3": 62, "4": 66, "5": 63, "6": 66, "7": 63, "8": 66, "9": 66, " ": SPACE,
}  # fmt: skip


@lru_cache(maxsize=64)
def glyph(letter: str) -> Path:
    """The outline of one letter, 100 high."""
    if letter == "Ö":
        return _letter_o() + _umlaut()
    return GLYPHS[letter]()


def word_width(text: str, size: float) -> float:
    return (sum(ADVANCE[c] for c in text) + GAP * (len(text) - 1)) * size / HEIGHT


def word(
    text: str, size: float, x: float = 0, y: float = 0, anchor: str = "middle", narrow: float = 1
) -> Path:
    """A line of text, `size` high, its baseline at y; anchor start, middle or end; `narrow` < 1 condenses."""
    scale = size / HEIGHT
    left = x - narrow * word_width(text, size) * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
    parts = []
    for letter in text:
        if letter != " ":
            shape = glyph(letter) if narrow == 1 else widened(glyph(letter), narrow)
            parts.append(moved(shape, left, y - size, scale))
        left += (ADVANCE[letter] + GAP) * scale * narrow
    return "".join(parts)


def word_on_arc(text: str, size: float, centre: XY, radius: float, middle: float, below: bool = True) -> Path:
    """Text along a circle, `radius` to its baseline, around the direction `middle` (degrees, 90 is down).
    With `below` the letters stand on the inside of the lower arc, heads to the centre."""
    scale = size / HEIGHT
    widths: Sequence[float] = [ADVANCE[c] * scale for c in text]
    total = sum(widths) + GAP * scale * (len(text) - 1)
    sign = -1 if below else 1
    travelled = -total / 2
    parts = []
    for letter, width in zip(text, widths, strict=True):
        angle = math.radians(middle) + sign * (travelled + width / 2) / radius
        x, y = centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)
        turn = math.degrees(angle) + (-90 if below else 90)
        if letter != " ":
            centred = moved(glyph(letter), -width / 2, -size, scale)
            parts.append(moved(centred, x, y, 1, turn))
        travelled += width + GAP * scale
    return "".join(parts)
