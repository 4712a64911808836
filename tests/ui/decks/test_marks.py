"""Shape marks and tones are those of the deck: every style has four that differ, on every pack."""

import itertools

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, qRgb

from tappeto.core.cards import JASS36, LATIN40, Pack
from tappeto.i18n.cardwords import FRENCH, GERMAN, KINDS, LATIN, SWISS
from tappeto.ui.decks.faces import Faces
from tappeto.ui.decks.overlay import Overlay
from tappeto.ui.decks.signs import (
    ACORN,
    BELL,
    DIAMOND,
    HEART,
    LEAF,
    MARKS,
    ROSE,
    SHIELD,
    SPADE,
    TONES,
    TREFOIL,
    mark,
    shape,
)
from tappeto.ui.style import colour
from tests.ui.decks.test_gallery import ids
from tests.ui.pages.conftest import on_top, open_window  # noqa: F401 - a fixture

STYLES = [(pack, style) for pack in (LATIN40, JASS36) for style in KINDS[pack.name].styles]
SMALL = 14  # a mark on the smallest cards
APART = 10  # pixels that two of them turn from ink to paper


def drawn(which: int) -> bytes:
    """The pixels of a mark at its smallest."""
    image = QImage(SMALL, SMALL, QImage.Format.Format_RGB32)
    image.fill(qRgb(255, 255, 255))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(shape(which, QRectF(0, 0, SMALL, SMALL)), colour("#000000"))
    painter.end()
    return bytes(image.constBits())


@pytest.mark.parametrize(("pack", "style"), STYLES)
def test_the_four_suits_of_a_deck_have_marks_and_tones_of_their_own(pack: Pack, style: str):
    marks = [mark(pack, suit, style) for suit in pack.suits]
    assert len(set(marks)) == 4
    assert len({TONES[which] for which in marks}) == 4


def test_every_pack_with_names_has_marks_for_the_same_styles():
    assert {pack: tuple(styles) for pack, styles in MARKS.items()} == {
        pack: kind.styles for pack, kind in KINDS.items()
    }


def test_the_jass_pack_shows_the_signs_of_the_deck():
    signs = {style: [mark(JASS36, suit, style) for suit in "arsb"] for style in (SWISS, GERMAN, FRENCH)}
    assert signs == {
        SWISS: [ACORN, ROSE, SHIELD, BELL],
        GERMAN: [ACORN, LEAF, HEART, BELL],
        FRENCH: [TREFOIL, SPADE, HEART, DIAMOND],
    }


def test_a_deck_of_another_home_shows_the_signs_of_the_pack():
    assert mark(JASS36, "r", LATIN) == ROSE


@pytest.mark.parametrize(("pack", "style"), STYLES)
def test_marks_differ_without_colour_also_when_small(pack: Pack, style: str):
    pictures = [drawn(mark(pack, suit, style)) for suit in pack.suits]
    for one, other in itertools.combinations(pictures, 2):
        apart = sum(abs(a - b) > 100 for a, b in zip(one[::4], other[::4], strict=True))
        assert apart >= APART


def paper_and_ink(first: str, second: str) -> float:
    """The contrast of two colours."""
    lights = []
    for name in (first, second):
        tone = colour(name)
        parts = [tone.redF(), tone.greenF(), tone.blueF()]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        lights.append(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2])
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def test_every_tone_can_be_read_on_paper():
    assert all(paper_and_ink(tone, "#fdfbf5") >= 4.5 for tone in TONES)


@pytest.mark.parametrize("overlay", [Overlay(marks=True), Overlay(tones=True)])
def test_the_jass_pack_can_be_marked_on_a_deck(house, overlay):
    deck = house.decks.deck("french", JASS36)
    now = house.faces("schieber", JASS36)
    bare = Faces(deck, now.back, JASS36, Overlay()).face(5, 200, 1.0).toImage()
    over = Faces(deck, now.back, JASS36, overlay).face(5, 200, 1.0).toImage()
    assert over != bare


def test_the_gallery_of_a_jass_shows_the_decks_that_have_its_cards(open_window, house):  # noqa: F811
    page = on_top(open_window(first=lambda window: window.decks("schieber")))
    shown = ids(page)
    assert shown[0] == "swiss"
    assert {"french", "plain"} <= set(shown)
    assert not {"napoletane", "piacentine", "ivory"} & set(shown)
    assert page.preview.faces.pack is JASS36
    assert page.preview.faces.deck.id == "swiss"


def corner(house, card: str, overlay: Overlay, top: int, foot: int) -> bytes:
    """The left edge of a card of the Swiss deck between two heights, 468 pixels being the whole."""
    deck = house.decks.deck("swiss", JASS36)
    faces = Faces(deck, house.faces("schieber", JASS36).back, JASS36, overlay)
    picture = faces.face(JASS36.texts.index(card), 468, 1.0).toImage()
    part = picture.copy(0, top, 150, foot - top).convertToFormat(QImage.Format.Format_RGB32)
    return bytes(part.constBits())


@pytest.mark.parametrize("overlay", [Overlay(marks=True), Overlay(tones=True, index=True)])
@pytest.mark.parametrize("card", ["6b", "10r", "Ua", "Os", "Kb"])
def test_marks_leave_the_words_and_numbers_of_the_swiss_deck(house, card, overlay):
    assert corner(house, card, overlay, 0, 50) == corner(house, card, Overlay(), 0, 50)
    assert corner(house, card, overlay, 50, 110) != corner(house, card, Overlay(), 50, 110)


def test_the_index_of_a_deck_that_does_not_say_where_it_ends_is_repeated(house):
    assert house.decks.deck("swiss", JASS36).index_foot == pytest.approx(54 / 468)
    assert house.decks.deck("french", JASS36).index_foot == 0
