"""run.py: what it takes for a change, and what it refuses."""

import os
import sys

import pytest

import run


@pytest.fixture
def tree(tmp_path):
    for name in ("app/tappeto/ui", "app/tappeto/core", "assets/cards"):
        (tmp_path / name).mkdir(parents=True)
    files = ("app/tappeto/cli.py", "app/tappeto/ui/window.py", "assets/cards/1c.svg", *run.SOURCES[2:])
    for name in files:
        (tmp_path / name).write_text("first\n")
    return tmp_path


def test_nothing_changed_is_nothing_to_do(tree):
    before = run.stamps(tree)
    (tree / "notes.txt").write_text("not a source")
    (tree / "app/tappeto/__pycache__").mkdir()
    (tree / "app/tappeto/__pycache__/cli.pyc").touch()
    assert run.stamps(tree) == before


@pytest.mark.parametrize("name", ["app/tappeto/ui/window.py", "assets/cards/1c.svg", "pyproject.toml"])
def test_a_changed_source_is_seen(tree, name):
    whole, modules = run.stamps(tree)
    status = (tree / name).stat()
    os.utime(tree / name, ns=(status.st_atime_ns, status.st_mtime_ns + 100))
    assert run.stamps(tree)[0] != whole
    assert run.stamps(tree)[1] == modules


@pytest.mark.parametrize(
    ("name", "engine"), [("app/tappeto/core/new.py", True), ("app/tappeto/ui/new.py", False)]
)
def test_a_new_module_of_the_engine_has_it_compiled_from_scratch(tree, name, engine):
    whole, modules = run.stamps(tree)
    (tree / name).touch()
    assert run.stamps(tree)[0] != whole
    assert (run.stamps(tree)[1] != modules) == engine


def test_a_compiled_file_beside_its_source_is_refused(tree, monkeypatch, capsys):
    monkeypatch.setattr(run, "ROOT", tree)
    (tree / "app/tappeto/cli.cpython-311-x86_64-linux-gnu.so").touch()
    assert run.main(["test"]) == 1
    assert "would be tested instead of its source" in capsys.readouterr().err


def test_an_old_python_is_told_so(monkeypatch, capsys):
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    assert run.main(["setup"]) == 1
    assert "3.11 or newer; this is Python 3.10." in capsys.readouterr().out


def test_a_failed_command_shows_its_own_words():
    with pytest.raises(run.Trouble, match=r"(?s)no such thing.*Finding it failed"):
        run.quietly("Finding it", sys.executable, "-c", "raise SystemExit('no such thing')")
