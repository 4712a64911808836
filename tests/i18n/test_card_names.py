"""Card names are composed in every language, in the words of either style of deck."""

import pytest

from tappeto.core.cards import JASS36, LATIN40
from tappeto.i18n import CardNames, TableNames
from tappeto.i18n.cardwords import FRENCH, GERMAN, KINDS, LATIN, SWISS, WORDS


@pytest.mark.parametrize(
    ("language", "style", "card", "name"),
    [
        ("en", LATIN, "7d", "seven of coins"),
        ("en", LATIN, "8b", "jack of batons"),
        ("en", FRENCH, "9s", "queen of spades"),
        ("en", FRENCH, "1c", "ace of hearts"),
        ("it", LATIN, "7d", "sette di denari"),
        ("it", LATIN, "10c", "re di coppe"),
        ("it", FRENCH, "9s", "donna di picche"),
        ("de", LATIN, "7d", "Münz-Sieben"),
        ("de", FRENCH, "1c", "Herz-Ass"),
        ("fr", LATIN, "1s", "as d’épées"),
        ("fr", FRENCH, "9s", "dame de pique"),
        ("es", LATIN, "9b", "caballo de bastos"),
        ("cs", LATIN, "7d", "dukátová sedma"),
        ("cs", LATIN, "8s", "mečový spodek"),
        ("cs", FRENCH, "1c", "srdcové eso"),
        ("cs", FRENCH, "9s", "piková dáma"),
        ("xx", LATIN, "7d", "seven of coins"),
    ],
)
def test_a_card_is_called(language, style, card, name):
    assert CardNames(language, style).card(card) == name


@pytest.mark.parametrize("language", sorted(WORDS))
@pytest.mark.parametrize("style", [LATIN, FRENCH])
def test_forty_cards_have_forty_names(language, style):
    names = {CardNames(language, style).card(card) for card in LATIN40.texts}
    assert len(names) == 40
    assert not any("|" in name or "{" in name or "  " in name for name in names)


def test_ranks_and_suits_are_those_of_the_pack():
    for pack in (LATIN40, JASS36):
        assert list(KINDS[pack.name].ranks) == pack.ranks
        assert set(KINDS[pack.name].suits) == set(pack.suits)
    assert [CardNames("it").suit(suit) for suit in "dcsb"] == ["denari", "coppe", "spade", "bastoni"]
    assert CardNames("en").rank("10") == "king"


@pytest.mark.parametrize("card", ["", "7", "7x", "11d", "d", "0d"])
def test_what_is_no_card_has_no_name(card):
    with pytest.raises(ValueError, match="no card"):
        CardNames("en").card(card)


def test_several_cards_have_commas_between_them():
    names = TableNames(CardNames("en"), LATIN40.texts, ["Anna"])
    assert names.cards((0, 1)) == "ace of coins, two of coins"
    assert names.player(0) == "Anna"


@pytest.mark.parametrize(
    ("language", "style", "card", "name"),
    [
        ("en", SWISS, "Ua", "Under of acorns"),
        ("en", SWISS, "10r", "banner of roses"),
        ("en", GERMAN, "Ur", "Unter of leaves"),
        ("en", FRENCH, "Us", "jack of hearts"),
        ("en", FRENCH, "9a", "nine of clubs"),
        ("it", SWISS, "Kb", "re di campanelli"),
        ("de", GERMAN, "Os", "Herz-Ober"),
        ("de", SWISS, "6s", "Schilten-Sechs"),
        ("fr", SWISS, "7b", "sept de grelot"),
        ("es", GERMAN, "Ar", "as de hojas"),
        ("cs", SWISS, "Ka", "žaludový král"),
        ("cs", GERMAN, "7s", "srdcová sedma"),
        ("cs", FRENCH, "Ob", "kárová dáma"),
    ],
)
def test_cards_of_the_jass_pack_are_called_in_the_words_of_the_deck(language, style, card, name):
    assert CardNames(language, style, "jass36").card(card) == name


@pytest.mark.parametrize("language", sorted(WORDS))
@pytest.mark.parametrize("style", [SWISS, GERMAN, FRENCH])
def test_thirty_six_cards_have_thirty_six_names(language, style):
    names = {CardNames(language, style, "jass36").card(card) for card in JASS36.texts}
    assert len(names) == 36
    assert not any("|" in name or "{" in name or "  " in name for name in names)


def test_suits_of_the_jass_pack_stand_for_each_other():
    suits = {
        style: [CardNames("en", style, "jass36").suit(suit) for suit in JASS36.suits]
        for style in (SWISS, GERMAN, FRENCH)
    }
    assert suits == {
        SWISS: ["acorns", "roses", "shields", "bells"],
        GERMAN: ["acorns", "leaves", "hearts", "bells"],
        FRENCH: ["clubs", "spades", "hearts", "diamonds"],
    }


def test_a_deck_without_words_for_a_pack_uses_those_of_its_home():
    assert CardNames("de", LATIN, "jass36").card("Us") == "Schilten-Under"
    assert CardNames("it", SWISS).card("7d") == "sette di denari"
