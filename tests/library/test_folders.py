"""Where things are: the assets, and the person's own folder."""

from pathlib import Path

import pytest

from tappeto import paths


def test_the_assets_are_where_the_program_looks():
    assert (paths.assets() / "rules" / "en").is_dir()
    assert (paths.assets() / "locale" / "it").is_dir()


def test_the_data_folder_is_the_one_that_is_asked_for(tmp_path, monkeypatch):
    monkeypatch.setenv("TAPPETO_DATA", str(tmp_path / "a" / "b"))
    assert paths.data() == tmp_path / "a" / "b"
    assert list((tmp_path / "a" / "b").iterdir()) == []


def test_without_a_wish_the_data_folder_is_the_person_s_own(tmp_path, monkeypatch):
    monkeypatch.delenv("TAPPETO_DATA")
    monkeypatch.setattr(paths, "user_data_path", lambda name, appauthor: tmp_path / name)
    assert paths.data() == tmp_path / "tappeto"


def test_a_folder_that_cannot_be_made_is_named_with_the_reason(tmp_path, monkeypatch):
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    monkeypatch.setenv("TAPPETO_DATA", str(in_the_way / "data"))
    with pytest.raises(paths.NoFolderError) as caught:
        paths.data()
    assert caught.value.folder == in_the_way / "data"
    assert caught.value.reason


def test_a_folder_that_cannot_be_written_is_named(tmp_path, monkeypatch):
    def refuse(self: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "touch", refuse)
    with pytest.raises(paths.NoFolderError, match="Permission denied"):
        paths.data()
