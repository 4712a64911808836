"""A match as a file: out, in again, and refused where it is not one."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tappeto.library import SUFFIX, Library, LibraryError
from tappeto.library.share import MOST
from tappeto.match.match import Match
from tappeto.match.record import RecordError, from_data, to_data
from tests.library.table import played


@pytest.fixture
def library():
    library = Library.in_memory()
    yield library
    library.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / f"match{SUFFIX}"


def test_an_exported_match_is_the_same_when_it_is_imported(library, file):
    match = played(length=50)
    library.export(library.keep(match), file)
    id = library.import_file(file)
    assert library.load(id) == match.record
    assert len(library.entries()) == 2


@pytest.mark.parametrize("name", ["", "Sunday’s match"])
def test_the_name_of_a_match_travels_with_it(library, file, name):
    id = library.keep(played())
    library.rename(id, name)
    library.export(id, file)
    library.delete(id)
    library.import_file(file)
    assert [entry.name for entry in library.entries()] == [name]
    assert ("name" in json.loads(file.read_text())) is bool(name)


@pytest.mark.parametrize(
    ("name", "shown"),
    [(7, ""), (None, ""), (["a"], ""), ("\ud800", "?"), (" a\n\tb ", "a b"), ("x" * 99, "x" * 60)],
)
def test_an_odd_name_in_a_file_does_no_harm(library, file, name, shown):
    file.write_text(json.dumps({**to_data(played().record), "name": name}))
    library.import_file(file)
    assert [entry.name for entry in library.entries()] == [shown]


def test_an_export_replaces_an_older_file_whole(library, file):
    file.write_text("something longer than nothing" * 10_000)
    library.export(library.keep(played()), file)
    assert Match(from_data(json.loads(file.read_text()))).length() == 20
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_an_export_that_fails_leaves_nothing_behind_and_says_why(library, file):
    file.mkdir()
    with pytest.raises(LibraryError, match="cannot be written"):
        library.export(library.keep(played()), file)
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_an_export_into_a_folder_that_is_not_there_says_so(library, file):
    with pytest.raises(LibraryError, match="cannot be written"):
        library.export(library.keep(played()), file / "deeper")


def test_a_file_that_is_not_there_cannot_be_imported(library, file):
    with pytest.raises(LibraryError, match="cannot be read"):
        library.import_file(file)


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"7", b"null", b"\xff\xfe", b"PNG", b"[" * 100_000, b'{"game": "scopa"}', b"1" * 9999],
)
def test_a_file_that_holds_no_match_is_refused(library, file, content):
    file.write_bytes(content)
    with pytest.raises(RecordError, match="not a match of Tappeto"):
        library.import_file(file)
    assert library.entries() == []


def test_a_huge_file_is_refused_unread(library, file):
    with file.open("wb") as huge:
        huge.truncate(MOST + 1)
    with pytest.raises(RecordError, match="too big"):
        library.import_file(file)


def test_a_match_of_a_newer_version_is_refused_as_such(library, file):
    file.write_text(json.dumps({**to_data(played().record), "tappeto": 2}))
    with pytest.raises(RecordError, match="newer version"):
        library.import_file(file)


def test_an_illegal_move_is_refused_with_its_deal_and_number(library, file):
    data = to_data(played(length=50).record)
    moves = data["deals"][1]["moves"].split()
    data["deals"][1]["moves"] = " ".join([*moves[:4], moves[0], *moves[5:]])
    file.write_text(json.dumps(data))
    with pytest.raises(RecordError, match=f"Deal 2, move 5: {moves[0]}"):
        library.import_file(file)
    assert library.entries() == []


def test_a_file_with_a_byte_order_mark_is_read(library, file):
    match = played()
    file.write_bytes(b"\xef\xbb\xbf" + json.dumps(to_data(match.record)).encode())
    assert library.load(library.import_file(file)) == match.record


WHOLE = to_data(played(length=40).record)
VALUES: list[object] = [None, True, 1.5, "\ud800", [], {}, [[]], {"a": {}}]
ODD = st.one_of(st.sampled_from(VALUES), st.integers(), st.text(max_size=4))


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(WHOLE)), st.sampled_from(["", *sorted(WHOLE["deals"][0])]), ODD)
def test_whatever_stands_in_a_field_the_file_is_taken_or_refused(field, inner, odd):
    data = json.loads(json.dumps(WHOLE))
    if field == "deals" and inner:
        data["deals"][1][inner] = odd
    else:
        data[field] = odd
    try:
        match = Match(from_data(data))
    except RecordError:
        return
    library = Library.in_memory()
    assert library.load(library.keep(match)) == match.record
    library.close()


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 39), st.sampled_from(WHOLE["deals"][0]["moves"].split()))
def test_a_changed_move_is_refused_or_replays_to_itself(at, text):
    record = from_data(WHOLE)
    deal = record.deals[0] if at < 36 else record.deals[1]
    deal.moves[at % 36] = text
    try:
        match = Match(record)
    except RecordError:
        return
    assert match.record == record
