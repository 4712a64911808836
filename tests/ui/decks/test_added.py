"""Decks from others: copied whole or not at all, drawn, taken out and put back."""

import base64
import logging

import pytest
from PySide6.QtGui import QColor, QImage

from tappeto.core.cards import LATIN40
from tappeto.ui.decks import keeping
from tappeto.ui.decks.added import AddedDeck, KdeDeck
from tappeto.ui.decks.backs import HEIGHTS, WIDE, nearest
from tappeto.ui.decks.faces import Faces
from tappeto.ui.decks.keeping import DeckFolder
from tappeto.ui.decks.shelf import DeckShelf
from tappeto.ui.decks.vet.faults import Refused
from tests.ui.decks.making import SVG, deck, kde, kde_sheet, png


@pytest.fixture
def kept(tmp_path):
    return DeckFolder(tmp_path / "data" / "decks")


@pytest.fixture
def shelf(house, kept):
    return DeckShelf(house.backs().parent, kept)


def faces(house, deck) -> list[QImage]:
    """Every card of a deck, as it is drawn."""
    now = house.faces("scopa", LATIN40)
    drawn = Faces(deck, now.back, LATIN40, now.overlay)
    return [
        drawn.face(card, 100, 1.0).toImage().convertToFormat(QImage.Format.Format_RGB32) for card in range(40)
    ]


@pytest.mark.parametrize("make", [deck, lambda folder: deck(folder, suffix="png"), kde])
def test_a_good_deck_is_copied_and_every_card_drawn(tmp_path, house, shelf, make):
    source = make(tmp_path / "mine")
    before = sorted(file.name for file in source.iterdir())
    (source / "notes.txt").write_text("not needed")
    added = shelf.add(source)
    assert sorted(file.name for file in added.folder.iterdir()) == before
    assert added.folder.parent == shelf.kept.folder
    assert shelf.decks[-1] is added
    assert shelf.decks[-2].id == "plain"
    assert shelf.deck(added.id, LATIN40) is added
    pictures = faces(house, added)
    assert len({bytes(picture.constBits()) for picture in pictures}) == 40
    assert not shelf.refused
    again = DeckShelf(house.backs().parent, shelf.kept)
    assert [one.id for one in again.decks] == [one.id for one in shelf.decks]


def test_a_kde_deck_is_read_by_the_ids_of_its_elements(tmp_path, house, shelf):
    added = shelf.add(kde(tmp_path / "ornate", packed=False))
    assert isinstance(added, KdeDeck)
    assert added.names == {"en": "Ornate", "it": "Ornate d’altri"}
    assert added.style == "french"
    assert added.ratio == pytest.approx(0.7, abs=0.01)
    picture = faces(house, added)[LATIN40.card("10d")]
    # The king of diamonds has its spot in the thirteenth place of the fourth row.
    x, y = (10 + 15 * 12) / 210 * picture.width(), (30 + 70 * 3) / 300 * 100
    assert QColor(picture.pixel(round(x), round(y))).name() == "#112233"
    assert QColor(picture.pixel(round(x) - 30, round(y) - 30)).name() == "#ffffff"


def test_cards_of_different_shapes_in_a_kde_deck_are_refused(tmp_path, shelf):
    source = kde(tmp_path / "ornate", packed=False)
    sheet = kde_sheet().replace('width="210" height="300"', 'width="300" height="210"', 7)
    (source / "cards.svg").write_text(sheet)
    with pytest.raises(Refused) as refused:
        shelf.add(source)
    sentence = "1. cards.svg: holds cards of different shapes. Draw all of them in one size."
    assert refused.value.faults[0].sentence(1) == sentence
    assert not shelf.kept.decks()


def test_a_deck_by_the_name_of_ours_takes_no_place(tmp_path, shelf):
    ours = shelf.deck("napoletane", LATIN40)
    first, second = shelf.add(deck(tmp_path / "napoletane")), shelf.add(tmp_path / "napoletane" / "deck.toml")
    assert shelf.deck("napoletane", LATIN40) is ours
    assert [first.id, second.id] == ["added/napoletane", "added/napoletane-2"]


def test_a_folder_with_an_odd_name_gets_a_plain_one(tmp_path, shelf):
    added = shelf.add(deck(tmp_path / ". my: deck?"))
    assert added.folder.name == "__my__deck_"


def test_a_copy_that_fails_leaves_nothing(tmp_path, shelf, monkeypatch):
    def full(*_: object) -> bytes:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(keeping, "read", full)
    with pytest.raises(Refused) as refused:
        shelf.add(deck(tmp_path / "mine"))
    assert "mine: cannot be copied: No space left on device." in refused.value.faults[0].sentence(1)
    assert list(shelf.kept.folder.iterdir()) == []


def test_what_a_crash_left_is_cleared_away_and_no_deck(tmp_path, house, shelf):
    shelf.add(deck(tmp_path / "mine"))
    deck(shelf.kept.folder / ".new-0123")
    shelf.kept.remove(shelf.kept.folder / "mine")
    again = DeckShelf(house.backs().parent, shelf.kept)
    assert not any(isinstance(one, AddedDeck) for one in again.decks)
    assert list(shelf.kept.folder.iterdir()) == []


def test_a_link_in_the_folder_is_removed_but_not_what_it_leads_to(tmp_path, house, shelf):
    target = deck(tmp_path / "elsewhere")
    shelf.kept.folder.mkdir(parents=True)
    (shelf.kept.folder / "mine").symlink_to(target)
    shelf.look()
    assert shelf.decks[-1].id == "added/mine"
    shelf.kept.remove(shelf.kept.folder / "mine")
    DeckShelf(house.backs().parent, shelf.kept)
    assert list(shelf.kept.folder.iterdir()) == []
    assert len(list(target.iterdir())) == 41


def test_a_bad_folder_of_the_person_is_told_and_the_rest_used(tmp_path, shelf, caplog):
    deck(shelf.kept.folder / "good")
    (deck(shelf.kept.folder / "bad") / "7d.svg").unlink()
    (shelf.kept.folder / "empty").mkdir()
    shelf.look()
    assert shelf.decks[-1].id == "added/good"
    assert [one.name for one in shelf.refused] == ["Homemade", "empty"]
    assert not caplog.records


@pytest.mark.loud
def test_a_bad_folder_of_ours_is_logged(tmp_path, caplog):
    (deck(tmp_path / "ours") / "7d.svg").unlink()
    shelf = DeckShelf(tmp_path)
    assert [one.id for one in shelf.decks] == ["plain"]
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


def test_without_a_folder_to_keep_things_in_it_is_refused(tmp_path, house):
    with pytest.raises(Refused) as refused:
        DeckShelf(house.backs().parent).add(deck(tmp_path / "mine"))
    assert "mine: cannot be kept on this computer." in refused.value.faults[0].sentence(1)


def test_a_picture_that_vanishes_is_drawn_plainly(tmp_path, house, shelf):
    added = shelf.add(deck(tmp_path / "mine", suffix="png"))
    (added.folder / "7d.png").unlink()
    plain = shelf.deck("plain", LATIN40)
    now = house.faces("scopa", LATIN40)
    card = LATIN40.card("7d")
    shown = Faces(added, now.back, LATIN40, now.overlay).face(card, 100, 1.0).toImage()
    plain_faces = Faces(plain, now.back, LATIN40, now.overlay)
    plain_faces.ratio = added.ratio
    assert shown == plain_faces.face(card, 100, 1.0).toImage()


def test_filters_and_the_like_are_not_drawn(tmp_path, house, shelf):
    """A blur over a large region would keep the window busy for minutes."""
    source = deck(tmp_path / "mine")
    blurred = (
        '<filter id="f" x="-9" y="-9" width="99" height="99"><feGaussianBlur stdDeviation="900"/></filter>'
        '<rect width="300" height="500" fill="#0a0" filter="url(#f)"/></svg>'
    )
    (source / "1d.svg").write_text(SVG + blurred)
    picture = faces(house, shelf.add(source))[0]
    assert QColor(picture.pixel(30, 50)).name() == "#00aa00"


def test_what_is_embedded_or_repeated_in_a_picture_is_drawn(tmp_path, house, shelf):
    source = deck(tmp_path / "mine")
    data = base64.b64encode(png(30, 50, 200)).decode()
    (source / "1d.svg").write_text(
        f'{SVG}<image width="300" height="500" xlink:href="data:image/png;base64,{data}"/>'
        '<defs><rect id="r" width="60" height="60" fill="#00f"/></defs><use xlink:href="#r" x="200"/></svg>'
    )
    picture = faces(house, shelf.add(source))[0]
    assert QColor(picture.pixel(10, 50)).name() == "#c8c8c8"
    assert QColor(picture.pixel(46, 6)).name() == "#0000ff"


def test_the_backs_that_there_are_fit_most_shapes(house):
    assert {int(file.stem.split("-")[1]) for file in house.backs().glob("*.svg")} == set(HEIGHTS)
    assert nearest(WIDE / 500) == 498
    assert nearest(0.7) == 420
    assert nearest(0.45) == 667
