"""What is put into the library comes out of it again."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tappeto.games.api import NOBODY
from tappeto.library import OPEN, OVER, Library, LibraryError
from tappeto.match.match import Match
from tests.library.table import PLAYERS, fresh, played, step


@pytest.fixture
def library(tmp_path):
    library = Library.open(tmp_path)
    yield library
    library.close()


def test_a_match_is_there_before_its_first_card(library):
    match = fresh()
    id = library.keep(match)
    assert library.load(id) == match.record


def test_after_every_move_the_stored_match_is_the_one_on_the_table(library):
    match = fresh()
    id = library.keep(match)
    while not match.over:
        step(match)
        library.keep(match, id)
        assert library.load(id) == match.record


def test_a_match_is_still_there_when_the_library_is_opened_again(tmp_path):
    match = played()
    library = Library.open(tmp_path)
    id = library.keep(match)
    library.close()
    again = Library.open(tmp_path)
    assert again.open_match(id).record == match.record
    again.close()


def test_undo_takes_moves_and_deals_out_of_the_library(library):
    match = played(length=60)
    id = library.keep(match)
    for length in (59, 36, 35, 1, 0):
        shorter = match.until(length)
        library.keep(shorter, id)
        assert library.load(id) == shorter.record


def test_what_is_played_after_an_undo_replaces_what_was_there(library):
    match = played(length=30)
    id = library.keep(match)
    other = match.until(20)
    while other.length() < 25:
        other.play(other.moves()[-1])
    library.keep(other, id)
    assert library.load(id) == other.record


def test_notes_are_kept_with_their_moves(library):
    match = played(length=5)
    match.play(match.moves()[0], note="bend left")
    id = library.keep(match)
    assert library.load(id).deals[0].notes == {5: "bend left"}


@settings(max_examples=25, deadline=None)
@given(st.lists(st.integers(0, 80), min_size=1, max_size=6), st.sampled_from("abc"))
def test_any_order_of_playing_on_and_undoing_ends_in_the_same_record(lengths, seed):
    library, whole = Library.in_memory(), played(seed, 80)
    id = library.keep(fresh(seed))
    for length in lengths:
        match = whole.until(length)
        library.keep(match, id)
        assert library.load(id) == match.record
        assert library.open_match(id).length() == match.length()
    library.close()


def test_the_list_tells_how_a_match_stands(library):
    match = played(length=40)
    id = library.keep(match)
    (entry,) = library.entries()
    assert (entry.id, entry.game, entry.preset, entry.state) == (id, "scopa", "italian", OPEN)
    assert entry.players == tuple(PLAYERS)
    stands = entry.standing
    assert (stands.deals, stands.moves, stands.left) == (2, 4, 32)
    assert stands.totals == tuple(match.sheet.totals)
    assert stands.turn == match.turn()
    assert stands.winners == ()
    assert entry.name == ""
    assert entry.fault is None
    assert abs(datetime.now(UTC) - entry.started) < timedelta(minutes=1)
    assert entry.touched >= entry.started


def test_the_list_tells_who_won(library):
    match = played(length=10_000)
    assert match.sheet.outcome
    library.keep(match)
    (entry,) = library.entries()
    assert entry.state == OVER
    assert entry.standing.turn == NOBODY
    assert entry.standing.left == 0
    assert entry.standing.winners == tuple(match.sheet.outcome.winners)


def test_a_match_that_was_over_is_open_again_after_an_undo(library):
    match = played(length=10_000)
    id = library.keep(match)
    library.keep(match.until(match.length() - 1), id)
    assert library.entries()[0].state == OPEN


def test_the_match_touched_last_comes_first(library):
    first, second = library.keep(played("a")), library.keep(played("b"))
    assert [entry.id for entry in library.entries()] == [second, first]
    library.keep(played("a", 21), first)
    assert [entry.id for entry in library.entries()] == [first, second]


def test_a_deleted_match_can_be_restored(library):
    id = library.keep(played())
    library.delete(id)
    assert library.entries() == []
    library.restore(id)
    assert [entry.id for entry in library.entries()] == [id]


def test_a_deleted_match_is_gone_when_the_library_is_opened_again(tmp_path):
    library = Library.open(tmp_path)
    kept, gone = library.keep(played("a")), library.keep(played("b"))
    library.delete(gone)
    library.close()
    library = Library.open(tmp_path)
    assert [entry.id for entry in library.entries()] == [kept]
    with pytest.raises(LibraryError, match="not in the library any more"):
        library.load(gone)
    library.close()


def test_a_match_has_the_name_that_it_is_given(library):
    id = library.keep(played())
    library.rename(id, "  Sunday \ud800 ")
    library.keep(played(length=21), id)
    assert library.entries()[0].name == "Sunday ?"
    library.rename(id, "")
    assert library.entries()[0].name == ""


@pytest.mark.parametrize("value", [True, 3, 0.8, "it", ["a", 1], {"undo": "U"}, None])
def test_a_setting_is_kept(tmp_path: Path, value):
    library = Library.open(tmp_path)
    library.set_setting("one", value)
    library.close()
    library = Library.open(tmp_path)
    assert library.setting("one", value) == value
    library.close()


def test_a_setting_of_another_type_counts_as_not_set(library):
    assert library.setting("pace", "normal") == "normal"
    library.set_setting("pace", 7)
    assert library.setting("pace", "normal") == "normal"


def test_play_without_a_folder_is_kept_until_the_end():
    library, match = Library.in_memory(), played()
    assert not library.saved
    id = library.keep(match)
    assert isinstance(library.open_match(id), Match)
    library.close()
