"""What the twelve courts share: the half-card, the white band, the words, and how a sign is held.

A court is drawn once, above its cut.  What reaches the cut goes on the half itself, whose clip ends it;
heads, hands and whatever is held are placed, and must end above the cut or under the band.
"""

from ..anatomy.sleeves import cuff
from ..kit.art import Art
from ..kit.layout import corner_words, double_headed, turned_pair, upper_half
from ..kit.shading import Hatch
from ..kit.shapes import leaf, limb, moved
from ..palette import PAPER
from ..signs.swiss import SIGNS
from .plain import BOLD, CARD, HEIGHT, INSET, WIDTH

HEAD_AT, HEAD_SCALE = (190, 108), 1.12
WORD_FOOT, WORD_SIZE = 50, 28
WORD_LEFT = 20.0
WORD_NARROW = 0.8
WORD_WIDTHS = {"UNDER": 97.0, "OBER": 78.0, "KÖNIG": 94.0}
SMALL_SIGN, SMALL_SCALE = (260, 47), 0.46
BAND_THICK = 10.0


def half_card(slope: float) -> Art:
    """A drawing cut off at the frame and at the cut."""
    return Art(2.0, clip=upper_half(WIDTH, HEIGHT, slope, INSET))


def court(
    title: str,
    suit: str,
    half: Art,
    slope: float,
    ends: tuple[float, float] = (INSET, WIDTH - INSET),
) -> Art:
    """The finished card: both halves, the white band between its two ends, word and small sign in two
    corners."""
    art = double_headed(WIDTH, HEIGHT, half)
    art.add(white_band(slope, ends))
    x = WORD_LEFT + WORD_WIDTHS[title] / 2
    corner_words(art, title, x, WORD_FOOT, WORD_SIZE, CARD, narrow=WORD_NARROW, bold=BOLD * 0.6)
    art.define("small", SIGNS[suit]())
    turned_pair(art, "small", *SMALL_SIGN, CARD, SMALL_SCALE)
    return art


def white_band(slope: float, ends: tuple[float, float]) -> Art:
    """The white rod along the cut; ends at the frame are cut off straight."""

    def at(x: float) -> tuple[float, float]:
        return x, HEIGHT / 2 + slope * (x - WIDTH / 2)

    whole = ends == (INSET, WIDTH - INSET)
    reach = 20 if whole else 0
    art = Art(1.9, clip=f"M{INSET} 0H{WIDTH - INSET}V{HEIGHT}H{INSET}Z" if whole else None)
    rod = limb([at(ends[0] - reach), at(WIDTH / 2), at(ends[1] + reach)], [BAND_THICK] * 3, 2)
    return art.shape(rod, PAPER, (0, 0))


def plain_cuff(colour: str, width: float = 28, deep: float = 13) -> Art:
    return cuff(colour, width, deep)


def stalk(sign: tuple[float, float], hand: tuple[float, float], foot: tuple[float, float]) -> Art:
    """The stem on which a rose or an acorn is held, with two leaves under the sign."""
    art = Art(1.7)
    art.shape(limb([sign, hand, foot], [5, 4.4, 4]), "green", (1.6, 0), line=1.5)
    x, y = sign[0] * 0.45 + hand[0] * 0.55, sign[1] * 0.45 + hand[1] * 0.55
    for turn in (-152, -28):
        art.shape(moved(leaf(31, 19), x, y, 1, turn), "green", (2.4, 2), Hatch(40, 3.4, 7, 1.2), line=1.6)
        rib = moved(leaf(26, 2), x, y, 1, turn)
        art.fill(rib)
    return art
