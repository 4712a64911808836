"""Full disks, locked, damaged and foreign files: nothing is lost, and the person is told."""

import sqlite3
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tappeto.library import ASIDE, Library, LibraryError
from tappeto.library.store import FILE
from tappeto.match.record import RecordError
from tests.library.table import played, step


@pytest.fixture
def library(tmp_path):
    library = Library.open(tmp_path)
    yield library
    library.close()


@pytest.fixture
def closed(tmp_path: Path) -> Path:
    """The file of a library with two matches."""
    library = Library.open(tmp_path)
    library.keep(played("a", 100))
    library.keep(played("b", 100))
    library.close()
    return tmp_path / FILE


def tamper(file: Path, sql: str, *values: object) -> None:
    """Change a library behind its back."""
    db = sqlite3.connect(file)
    db.execute(sql, values)
    db.commit()
    db.close()


def test_a_full_disk_loses_nothing(library):
    match = played(length=10)
    id = library.keep(match)
    (pages,) = library._db.execute("PRAGMA page_count").fetchone()
    library._db.execute(f"PRAGMA max_page_count = {pages}")
    match.play(match.moves()[0], note="more than fits " * 1000)
    with pytest.raises(LibraryError, match="disk is full"):
        library.keep(match, id)
    assert library.load(id) == match.until(10).record
    step(match)
    library._db.execute("PRAGMA max_page_count = 1000000")
    library.keep(match, id)
    assert library.load(id) == match.record


def test_a_lock_of_another_program_loses_nothing(library, tmp_path):
    match = played(length=10)
    id = library.keep(match)
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    step(match)
    with pytest.raises(LibraryError, match="Another program"):
        library.keep(match, id)
    other.close()
    step(match)
    library.keep(match, id)
    assert library.load(id) == match.record


def test_a_library_that_may_not_be_written_any_more_says_so(library):
    library._db.execute("PRAGMA query_only = ON")
    with pytest.raises(LibraryError, match="may not be written"):
        library.keep(played())


def test_a_folder_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(LibraryError, match="file"):
        Library.open(tmp_path / "file" / "data")


def test_a_folder_in_the_place_of_the_file_is_told(tmp_path):
    (tmp_path / FILE).mkdir()
    with pytest.raises(LibraryError, match="unsaved"):
        Library.open(tmp_path)


def test_without_a_folder_play_begins_unsaved_and_says_so(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("TAPPETO_DATA", str(tmp_path / "file" / "data"))
    library = Library.start()
    assert not library.saved
    assert [notice.text for notice in library.notices] == [
        "Nothing can be kept in “{folder}”. Play goes on unsaved."
    ]
    library.keep(played())
    library.close()


def test_with_a_folder_play_is_saved(tmp_path):
    library = Library.start()
    assert library.saved
    assert library.notices == []
    library.close()
    assert (tmp_path / "data" / FILE).is_file()


def test_a_library_of_a_newer_version_is_left_alone(closed):
    tamper(closed, "PRAGMA user_version = 99")
    before = closed.read_bytes()
    with pytest.raises(LibraryError, match="newer version"):
        Library.open(closed.parent)
    assert closed.read_bytes() == before


def half(content: bytes) -> bytes:
    return content[: len(content) // 2]


def noise(content: bytes) -> bytes:
    return bytes(i * 7919 % 251 for i in range(len(content)))


def broken_page(content: bytes) -> bytes:
    return content[:4096] + noise(content[4096:8192]) + content[8192:]


@pytest.mark.parametrize("damage", [half, noise, broken_page])
def test_a_damaged_library_is_kept_aside_and_a_new_one_begun(closed, damage):
    content = damage(closed.read_bytes())
    closed.write_bytes(content)
    library = Library.open(closed.parent)
    assert library.saved
    notice, found, *_ = library.notices
    assert len(library.entries()) == found.count
    assert found.count or found.text == "No match could be read from it."
    (kept,) = closed.parent.glob("library.damaged-*.db")
    assert kept.read_bytes() == content
    assert kept.name in str(notice.values)
    id = library.keep(played())
    library.close()
    library = Library.open(closed.parent)
    assert library.notices == []
    assert id in [entry.id for entry in library.entries()]
    library.close()


def test_what_can_still_be_read_in_a_damaged_library_goes_on(closed):
    library = Library.open(closed.parent)
    for number in range(60):
        library.keep(played(str(number), 40))
    library.rename(1, "Sunday")
    library.set_setting("pace", "fast")
    library.close()
    content = closed.read_bytes()
    at = content.index(b"1dx") // 4096 * 4096  # a page with moves
    closed.write_bytes(content[:at] + noise(content)[:4096] + content[at + 4096 :])
    library = Library.open(closed.parent)
    _, found, short = library.notices
    assert 60 < found.count == len(library.entries())
    assert 0 < short.count < 22
    assert library.setting("pace", "normal") == "fast"
    for entry in library.entries():
        match = library.open_match(entry.id)
        assert match.record == played(match.record.seed, 100).until(match.length()).record
    library.close()
    assert list(closed.parent.glob("*.db-*")) == []


@pytest.mark.parametrize("cut", [4096, 2 * 4096, 700])
def test_a_library_that_lost_its_end_is_read_as_far_as_it_goes(closed, cut):
    library = Library.open(closed.parent)
    for number in range(20):
        library.keep(played(str(number), 40))
    library.set_setting("pace", "fast")
    library.close()
    content = closed.read_bytes()
    closed.write_bytes(content[:-cut])
    library = Library.open(closed.parent)
    _, found, *short = library.notices
    assert 10 < found.count == len(library.entries())
    assert library.setting("pace", "normal") == "fast"
    matches = [library.open_match(entry.id) for entry in library.entries()]
    for match in matches:
        assert match.record == played(match.record.seed, 100).until(match.length()).record
    cut_off = [match for match in matches if match.length() < (100 if match.record.seed in "ab" else 40)]
    assert sum(said.count for said in short) == len(cut_off)
    assert short or cut != 4096
    library.close()


def test_a_match_that_was_deleted_does_not_come_back_from_a_damaged_library(closed):
    library = Library.open(closed.parent)
    library.delete(1)
    library.close()
    closed.write_bytes(closed.read_bytes()[:-4096])
    library = Library.open(closed.parent)
    assert [entry.id for entry in library.entries()] == [1]
    assert library.open_match(1).record.seed == "b"
    library.close()


def test_a_database_of_another_program_is_kept_aside(tmp_path):
    tamper(tmp_path / FILE, "CREATE TABLE poems (line TEXT)")
    library = Library.open(tmp_path)
    assert [notice.text for notice in library.notices][1:] == ["No match could be read from it."]
    assert len(list(tmp_path.glob("library.damaged-*.db"))) == 1
    library.close()


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_no_damage_to_the_file_ends_in_anything_but_a_word(tmp_path_factory, data):
    folder = tmp_path_factory.mktemp("damage")
    library = Library.open(folder)
    for seed in "ab":
        library.keep(played(seed, 40))
    library.close()
    content = bytearray((folder / FILE).read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(content) - 1))
        patch = data.draw(st.binary(min_size=1, max_size=40))
        content[at : at + len(patch)] = patch
    (folder / FILE).write_bytes(content)
    try:
        library = Library.open(folder)
    except LibraryError:
        return
    try:
        for entry in library.entries():
            try:
                library.open_match(entry.id)
            except RecordError:
                continue
        library.keep(played("c"))
    except LibraryError:
        pass
    finally:
        library.close()


@pytest.mark.parametrize(
    ("sql", "value", "why"),
    [
        ("UPDATE match SET options = ? WHERE id = 1", '{"colour": "red"}', "rules are not known"),
        ("UPDATE match SET options = ? WHERE id = 1", '{"target": 12}', "rules are not known"),
        ("UPDATE match SET options = ? WHERE id = 1", "[", "damaged"),
        ("UPDATE match SET options = ? WHERE id = 1", "[" * 100_000, "damaged"),
        ("UPDATE match SET game = ? WHERE id = 1", "tarot", "no game called “tarot”"),
        ("UPDATE match SET preset = ? WHERE id = 1", "lunar", "rules are not known"),
        (
            "UPDATE match SET players = ? WHERE id = 1",
            '[{"name": "Anna", "level": ""}]',
            "rules are not known",
        ),
        ("UPDATE match SET players = ? WHERE id = 1", '[{"name": "A", "level": "god"}, {}]', "level"),
        ("UPDATE match SET players = ? WHERE id = 1", "7", "damaged"),
        ("UPDATE match SET dealer = ? WHERE id = 1", 5, "first dealer"),
        ("UPDATE move SET text = ? WHERE match = 1 AND deal = 1 AND step = 3", "1dx9c", "Deal 2, move 4"),
        ("UPDATE move SET text = ? WHERE match = 1 AND deal = 0 AND step = 0", "nonsense", "Deal 1, move 1"),
        ("DELETE FROM move WHERE match = 1 AND deal = 0 AND step = ?", 20, "Deal 1, move 21"),
        ("DELETE FROM deal WHERE match = 1 AND number = ?", 0, "Deal 1"),
        ("UPDATE deal SET pack = replace(pack, ?, '9d') WHERE match = 1", "1d", "Deal 1: the pack"),
        ("UPDATE deal SET pack = ? WHERE match = 1", "Ax", "Deal 1: there are cards"),
        ("UPDATE deal SET dealer = dealer + ? WHERE match = 1", 1, "player’s turn to deal"),
        ("UPDATE deal SET thrown = ? WHERE match = 1", "{", "damaged"),
        ("UPDATE deal SET thrown = json_array(pack) WHERE match = ?", 1, "without need"),
    ],
)
def test_a_damaged_match_is_set_aside_with_its_reason_and_the_rest_works(closed, sql, value, why):
    tamper(closed, sql, value)
    library = Library.open(closed.parent)
    assert library.notices == []
    assert len(library.entries()) == 2
    if "level" in why:
        why = "damaged|level"
    with pytest.raises(RecordError, match=why) as caught:
        library.open_match(1)
    entries = {entry.id: entry for entry in library.entries()}
    assert entries[1].state == ASIDE
    assert entries[1].fault == caught.value.phrase
    assert library.open_match(2).length() == 100
    library.close()


def test_a_match_whose_line_in_the_list_is_damaged_is_listed_with_a_fault(closed):
    for column, value in (("standing", "[]"), ("players", "{"), ("touched", "soon"), ("fault", "?")):
        tamper(closed, f"UPDATE match SET {column} = ? WHERE id = 1", value)
        library = Library.open(closed.parent)
        entry = next(entry for entry in library.entries() if entry.id == 1)
        assert entry.fault is not None
        library.close()


def test_a_text_that_is_no_text_harms_its_own_match_only(closed):
    tamper(
        closed,
        "UPDATE match SET seed = CAST(? AS TEXT), name = CAST(? AS TEXT) WHERE id = 1",
        b"\xff",
        b"\xfe",
    )
    library = Library.open(closed.parent)
    assert len(library.entries()) == 2
    assert library.open_match(2).length() == 100
    library.close()


def test_a_setting_that_cannot_be_read_counts_as_not_set(closed):
    tamper(closed, "INSERT INTO setting VALUES ('pace', ?)", "{")
    library = Library.open(closed.parent)
    assert library.setting("pace", "normal") == "normal"
    library.set_setting("pace", "fast")
    assert library.setting("pace", "normal") == "fast"
    library.close()
