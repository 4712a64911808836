"""The catalogues agree with the source, are whole and are compiled."""

import re

from tappeto.games.shelf import BOOKS
from tappeto.i18n import LANGUAGES
from tools import catalogues


def test_the_catalogues_are_whole_fresh_and_compiled():
    assert catalogues.faults() == []


def test_every_language_of_the_program_is_kept():
    assert {language.code for language in LANGUAGES} == {"en", *catalogues.PLURALS}


def test_what_games_show_is_in_the_catalogue():
    known = {message.id for message in catalogues.found()}
    for book in BOOKS:
        shown = [book.title, book.line]
        for option in book.options:
            shown += [option.title, option.sentence, *option.names]
        for preset in book.presets:
            shown += [preset.title, preset.sentence]
        assert [text for text in shown if text not in known and not text.isdecimal()] == []


def test_every_text_in_italian_ends_as_the_english_one_does():
    for message in catalogues.read("it"):
        if isinstance(message.id, str) and isinstance(message.string, str) and message.string and message.id:
            ends = [re.findall(r"[.:…?]$", text) for text in (message.id, message.string)]
            assert ends[0] == ends[1], message.id


def test_italian_has_its_own_apostrophes_and_accents():
    for message in catalogues.read("it"):
        said = message.string if isinstance(message.string, str) else " ".join(message.string or ())
        if message.id:
            assert "'" not in said, said
            assert not re.search(r"\b(perchè|poichè|E’|pò)\b", said), said
