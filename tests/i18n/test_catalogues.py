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
        assert [text for text in shown if text not in known and not text.replace(" ", "").isdecimal()] == []


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


def test_every_way_to_mark_a_text_is_found(tmp_path, monkeypatch):
    (tmp_path / "some.py").write_text(
        'tr("a"); N_("b"); Phrase("c"); NC_("verb", "d"); ngettext_mark("e", "es", n); tr(x); N_("f " "g")\n'
        'f"{tr(\'h\')}"; words.tr("i" if x else "j"); tr(""); other("k")'
    )
    monkeypatch.setattr(catalogues, "SOURCE", tmp_path)
    found = {(message.context, message.id) for message in catalogues.found() if message.id}
    assert found == {
        (None, "a"),
        (None, "b"),
        (None, "c"),
        ("verb", "d"),
        (None, ("e", "es")),
        (None, "f g"),
        *((None, text) for text in "hij"),
    }


def test_a_fault_in_a_translation_is_told(tmp_path, monkeypatch):
    (tmp_path / "some.py").write_text('tr("{a} one"); tr("two"); tr("three")')
    monkeypatch.setattr(catalogues, "SOURCE", tmp_path)
    monkeypatch.setattr(catalogues, "LOCALE", tmp_path / "locale")
    assert len(catalogues.faults()) == 3
    catalogues.update()
    assert catalogues.faults() == [f"it: not translated: {text!r}" for text in ("{a} one", "two", "three")]
    text = catalogues.path("it").read_text()
    text = text.replace('"{a} one"\nmsgstr ""', '"{a} one"\nmsgstr "{b} uno"')
    text = text.replace('"two"\nmsgstr ""', '"two"\nmsgstr "due"')
    catalogues.path("it").write_text(text)
    assert catalogues.faults() == [
        "it: other places: '{a} one'",
        "it: not translated: 'three'",
        "it: the compiled catalogue is stale; run tools/catalogues.py",
    ]
