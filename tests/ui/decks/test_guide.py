"""docs/adding-a-deck.md is true: its example is a deck, and its figures are those of the program."""

import re
import tomllib

import pytest

from tappeto.core.cards import LATIN40
from tappeto.ui.decks.added import AddedDeck
from tappeto.ui.decks.vet import limits
from tappeto.ui.decks.vet.kde import element
from tappeto.ui.decks.vet.vetting import vet
from tests.ui.decks.making import CARD


@pytest.fixture
def guide(request) -> str:
    return (request.config.rootpath / "docs" / "adding-a-deck.md").read_text(encoding="utf-8")


def test_the_example_is_a_deck(guide, tmp_path):
    example = re.findall(r"```toml\n(.*?)```", guide, re.DOTALL)[0]
    (tmp_path / "deck.toml").write_text(example, encoding="utf-8")
    for file in tomllib.loads(example)["packs"]["latin40"].values():
        (tmp_path / file).write_text(CARD.format(x=150), encoding="utf-8")
    deck = AddedDeck(vet(tmp_path, {"latin40": LATIN40}))
    assert deck.names == {"en": "My deck"}
    assert deck.serves(LATIN40)
    assert deck.height == 498


def test_the_figures_are_true(guide):
    megabytes = limits.MEGABYTE
    for words in (
        f"at most {limits.TEXT // 1000} kB, with no line longer than {limits.LINE} letters",
        f"at most {limits.NAME} letters",
        f"whole numbers from 10 to {limits.SIDE}",
        f"width divided by height from {limits.NARROW} to {limits.BROAD}",
        f"within {limits.SLACK:.0%}".replace("%", " %"),
        f"{limits.SVG // megabytes} MB, {limits.ELEMENTS:,} elements",
        f"nested {limits.NESTED} deep",
        f"{limits.PNG // megabytes} MB, {limits.SIDE} by {limits.SIDE} pixels",
        f"{limits.DECK // megabytes} MB, {limits.FILES} files and folders, folders {limits.LEVELS - 1} deep",
        f"{limits.DRAWINGS // megabytes} MB and {limits.ALL_ELEMENTS:,} elements |",
        f"up to {limits.SIDE**2 // 1_000_000} megapixels",
        f"{limits.SHEET // megabytes} MB unpacked and {limits.ALL_ELEMENTS:,} elements",
    ):
        assert words in guide


def test_the_kde_ids_are_true(guide):
    for text, id in (("1b", "1_club"), ("8b", "jack_club"), ("9b", "queen_club"), ("10b", "king_club")):
        assert element("latin40", text) == id
        assert f"`{id}`" in guide
