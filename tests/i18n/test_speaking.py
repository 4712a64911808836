"""Texts and sentences in a language: contexts, plurals, cards, players, and what stays as it is."""

from pathlib import Path

import pytest

from tappeto import paths
from tappeto.core.cards import LATIN40
from tappeto.i18n import (
    LANGUAGES,
    NC_,
    CardNames,
    Cards,
    Names,
    Phrase,
    Plain,
    Player,
    Speaker,
    TableNames,
    guess,
    install,
    language,
    ngettext_mark,
    say,
    tr,
)

FOLDER = paths.assets() / "locale"
ITALIAN = Speaker("it", FOLDER)
ENGLISH = Speaker("en", FOLDER)


def names(code: str) -> Names:
    return TableNames(CardNames(code), LATIN40.texts, ["Anna", "Bruno"])


def seven_of_coins() -> Cards:
    return Cards((int(LATIN40.card("7d")),))


def test_a_text_is_said_in_the_language():
    assert ITALIAN.tr("Medium") == "Medio"
    assert ENGLISH.tr("Medium") == "Medium"


def test_a_text_that_no_catalogue_has_stays_as_it_is():
    assert ITALIAN.tr("11") == "11"
    assert ITALIAN.tr("") == ""


def test_a_context_is_never_shown():
    marked = NC_("a game of cards", "no such text")
    assert ENGLISH.tr(marked) == "no such text"
    assert ITALIAN.tr(marked) == "no such text"


def test_a_language_without_a_catalogue_speaks_english(tmp_path):
    assert Speaker("it", tmp_path).tr("Medium") == "Medium"


def test_cards_are_named_in_the_language_and_begin_a_sentence_with_a_capital():
    phrase = Phrase(
        "{there} lies on the table: only an equal card may be taken.", {"there": seven_of_coins()}
    )
    assert ENGLISH.say(phrase, names("en")).startswith("Seven of coins lies on the table")
    assert "In tavola c’è: sette di denari." in ITALIAN.say(phrase, names("it"))


def test_players_and_numbers_are_put_in():
    phrase = Phrase("{who}: {sum}", {"who": Player(1), "sum": 7})
    assert ENGLISH.say(phrase, names("en")) == "Bruno: 7"


def test_a_text_inside_a_sentence_is_translated_and_plain_words_are_not():
    phrase = Phrase("{a} {b} {c}", {"a": "Medium", "b": Plain("Medium"), "c": Phrase("Hard")})
    assert ITALIAN.say(phrase) == "Medio Medium Difficile"


def test_braces_inside_plain_words_do_no_harm():
    assert ENGLISH.say(Phrase("{file}", {"file": Plain("{odd}")})) == "{odd}"


@pytest.mark.parametrize(("count", "said"), [(0, "0 things"), (1, "1 thing"), (2, "2 things")])
def test_the_number_chooses_the_form(count, said):
    assert ENGLISH.say(ngettext_mark("{n} thing", "{n} things", count)) == said


def test_installing_a_language_changes_what_is_said_at_once():
    try:
        install("it", FOLDER)
        assert (language(), tr("Hard"), say(Phrase("Hard"))) == ("it", "Difficile", "Difficile")
    finally:
        install("en", FOLDER)
    assert tr("Hard") == "Hard"


@pytest.mark.parametrize(
    ("locale", "code"),
    [
        ("it_IT.UTF-8", "it"),
        ("it-CH", "it"),
        ("IT", "it"),
        ("en_GB", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
        ("xx", "en"),
    ],
)
def test_the_first_language_follows_the_system(locale, code):
    assert guess(locale) == code


def test_every_language_but_english_has_a_catalogue_and_a_name():
    for one in LANGUAGES:
        assert one.name
        assert one.code == "en" or Path(FOLDER, one.code, "LC_MESSAGES", "tappeto.mo").is_file()
