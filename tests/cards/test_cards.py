"""The card files: complete, safe for QtSvg, and exactly what the drawing programs write."""

import re
import tomllib
from pathlib import Path

import pytest

pytest.importorskip("shapely")

from tools.cards import backs, check
from tools.cards.anatomy import dress, hands
from tools.cards.decks import Deck, load
from tools.cards.kit import geometry, layout, letters
from tools.cards.kit.art import Art

DECKS = load()
LANGUAGES = {"en", "it", "de", "fr", "es", "cs"}
PACK_SIZES = {"latin40": 40, "jass36": 36, "french52": 52}
# rebuilt and compared byte for byte: one of every kind of drawing
REBUILT = {
    "napoletane": ("Ac", "7d", "3b", "5s", "Fc", "Cs", "Rb"),
    "piacentine": ("Ad", "5s", "7d", "3b", "Fc", "Cs", "Rb"),
    "french": ("As", "7h", "10c", "Jd", "Qs", "Kh"),
    "german": ("9a", "10s", "Ab", "As", "Ur", "Oa", "Kb"),
    "swiss": ("Ar", "9a", "7s", "10b", "Ub", "Os", "Ka"),
}


def manifest(deck: Deck) -> dict[str, object]:
    return tomllib.loads((deck.folder / "deck.toml").read_text(encoding="utf-8"))


@pytest.fixture(params=sorted(DECKS))
def deck(request: pytest.FixtureRequest) -> Deck:
    return DECKS[request.param]


def test_every_card_is_present_and_safe(deck: Deck) -> None:
    assert check.check_deck(deck, render=False) == []


def test_every_card_renders(deck: Deck) -> None:
    pytest.importorskip("PySide6.QtSvg")
    assert check.check_deck(deck, render=True) == []


def test_backs_are_safe_and_recolourable() -> None:
    assert check.check_backs(render=False) == []


def test_every_back_exists_at_every_height() -> None:
    assert len(backs.FILES) == len(backs.DESIGNS) * len(backs.HEIGHTS)
    for colour in backs.COLOURS:
        assert all(colour in backs.svg(f"{design}-498") for design in backs.DESIGNS)


@pytest.mark.parametrize(("of", "name"), [(of, name) for of, names in REBUILT.items() for name in names])
def test_building_again_gives_the_committed_bytes(of: str, name: str) -> None:
    deck = DECKS[of]
    first = deck.svg(name)
    assert first == deck.svg(name)
    assert first == (deck.folder / f"{name}.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["lattice-498", "rosette-420", "scales-545"])
def test_backs_build_to_the_committed_bytes(name: str) -> None:
    assert backs.svg(name) == (backs.FOLDER / f"{name}.svg").read_text(encoding="utf-8")


def test_manifest_names_every_card_once(deck: Deck) -> None:
    data = manifest(deck)
    assert data["id"] == deck.name
    assert data["size"] == [deck.width, deck.height]
    assert data["licence"] == "CC-BY-4.0"
    names, packs, suits = data["name"], data["packs"], data["suits"]
    assert isinstance(names, dict)
    assert set(names) == LANGUAGES
    assert isinstance(packs, dict)
    assert isinstance(suits, dict)
    for pack, cards in packs.items():
        assert len(cards) == PACK_SIZES[pack]
        assert len(set(cards.values())) == len(cards)
    shown = {file for cards in packs.values() for file in cards.values()}
    assert shown == {f"{name}.svg" for name in deck.cards}
    for path in suits.values():
        assert (deck.folder / path).is_file()


def test_no_two_cards_look_alike(deck: Deck) -> None:
    pytest.importorskip("PySide6.QtSvg")
    least, first, second = check.differences(deck)[0]
    assert least > check.LEAST_DIFFERENCE, (first, second)


def test_the_check_finds_what_qtsvg_would_hide() -> None:
    hidden = '<g clip-path="url(#a)" fill="rgba(0,0,0,1)"/>'
    bad = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{hidden}</svg>'
    assert set(check.forbidden_features(bad)) == {"clip path", "rgba colour"}
    assert check.check_text("x", bad, 300, 498)


def test_no_file_names_a_font_or_a_maker() -> None:
    for path in Path(backs.FOLDER).parent.rglob("*.svg"):
        assert not re.search(r"font|inkscape|adobe", path.read_text(encoding="utf-8"), re.IGNORECASE)


def test_a_double_headed_card_holds_its_half_once() -> None:
    half = Art(clip=layout.upper_half(300, 545, slope=0.5, inset=16))
    half.shape("M100 20H200V540H100Z", "red")
    art = layout.double_headed(300, 545, half)
    assert art.body().count("<use") == 2
    assert "rotate(180)" in art.body()
    assert list(art.symbols) == ["half"]


def test_the_half_of_a_french_court_stays_above_its_cut() -> None:
    slope, inset = -0.8, 42
    half = Art(clip=layout.upper_half(300, 420, slope, inset, 13)).shape("M0 0H300V420H0Z", "red")
    for line in geometry.flatten(re.findall(r' d="([^"]+)"', half.body())[0]):
        for x, y in line:
            assert inset - 0.1 <= x <= 300 - inset + 0.1
            assert 12.9 <= y <= 210 + slope * (x - 150) + 0.1


def test_a_hand_knows_where_its_sleeve_ends() -> None:
    straight = hands.Grip(hands.on_staff, 100, 100)
    flipped = hands.Grip(hands.on_staff, 100, 100, flip=True)
    turned = hands.Grip(hands.on_staff, 100, 100, turn=90)
    assert straight.wrist == pytest.approx((116, 117))
    assert flipped.wrist == pytest.approx((84, 117))
    assert turned.wrist == pytest.approx((83, 116))


def test_a_sash_ends_at_the_frame_and_looks_the_same_turned_round() -> None:
    bead = Art().fill("M-2 -2H2V2H-2Z")
    band = layout.sash((300, 420), -0.8, 42, ("yellow", "red"), bead)
    lines = [line for d in re.findall(r' d="([^"]+)"', band.body()) for line in geometry.flatten(d)]
    xs = [x for line in lines for x, _ in line]
    assert min(xs) >= 41.9
    assert max(xs) <= 258.1
    beads = [(float(x), float(y)) for x, y in re.findall(r"translate\(([\d.]+),([\d.]+)\)", band.body())]
    for bead_place, opposite in zip(sorted(beads), sorted(beads, reverse=True), strict=True):
        assert bead_place[0] + opposite[0] == pytest.approx(300, abs=0.11)
        assert bead_place[1] + opposite[1] == pytest.approx(420, abs=0.11)


def test_a_pattern_stays_on_its_cloth() -> None:
    pattern = dress.scatter("M0 0H60V60H0Z", "M-2 -2H2V2H-2Z", 12, 10)
    points = [point for line in geometry.flatten(pattern) for point in line]
    assert len(points) > 40
    assert all(1.9 <= x <= 58.1 and 1.9 <= y <= 58.1 for x, y in points)


def test_condensed_words_are_narrower_and_as_high() -> None:
    wide, narrow = letters.word("10", 50), letters.word("10", 50, narrow=0.6)
    spans = []
    for d in (wide, narrow):
        points = [point for line in geometry.flatten(d) for point in line]
        spans.append((max(x for x, _ in points) - min(x for x, _ in points), min(y for _, y in points)))
    assert spans[1][0] == pytest.approx(spans[0][0] * 0.6, rel=0.02)
    assert spans[1][1] == pytest.approx(spans[0][1], abs=0.2)


@pytest.mark.parametrize("text", ["UNDER", "OBER", "KÖNIG", "AJQKUOFCRS", "0123456789"])
def test_words_have_the_width_they_promise(text: str) -> None:
    numbers = [float(n) for n in re.findall(r"M(-?[\d.]+)", letters.word(text, 100, anchor="start"))]
    assert min(numbers) > -5
    assert max(numbers) < letters.word_width(text, 100) + 5
