"""Card names are composed in every language, in the words of either style of deck."""

import pytest

from tappeto.core.cards import LATIN40
from tappeto.i18n import CardNames, TableNames
from tappeto.i18n.cards import RANKS, SUITS
from tappeto.i18n.cardwords import FRENCH, LATIN, WORDS


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
    assert list(RANKS) == LATIN40.ranks
    assert list(SUITS) == LATIN40.suits
    assert [CardNames("it").suit(suit) for suit in SUITS] == ["denari", "coppe", "spade", "bastoni"]
    assert CardNames("en").rank("10") == "king"


@pytest.mark.parametrize("card", ["", "7", "7x", "11d", "d", "0d"])
def test_what_is_no_card_has_no_name(card):
    with pytest.raises(ValueError, match="no card"):
        CardNames("en").card(card)


def test_several_cards_have_commas_between_them():
    names = TableNames(CardNames("en"), LATIN40.texts, ["Anna"])
    assert names.cards((0, 1)) == "ace of coins, two of coins"
    assert names.player(0) == "Anna"
