"""The command line: what it says and how it ends before a window is opened."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tappeto import build, cli, display

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="Qt asks for a display on Linux only")


@pytest.fixture
def no_display(monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


def test_the_version_tells_the_kind_of_engine(capsys):
    assert cli.main(["--version"]) == 0
    kind = "compiled" if build.native() else "interpreted"
    assert capsys.readouterr().out == f"tappeto 0.1.0 ({kind} engine)\n"


def test_the_version_is_told_without_qt():
    code = "import sys, tappeto.cli as c; c.main(['--version']); sys.exit('PySide6' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_module_starts_like_the_command():
    words = subprocess.check_output([sys.executable, "-m", "tappeto", "--version"], text=True)
    assert words.startswith("tappeto 0.1.0 (")


@linux_only
@pytest.mark.usefixtures("no_display")
def test_without_a_display_it_says_so_and_ends(capsys):
    assert cli.main([]) == 2
    assert "there is no display" in capsys.readouterr().err


@linux_only
@pytest.mark.usefixtures("no_display")
@pytest.mark.parametrize("name", [":987", "localhost:987", "nonsense"])
def test_a_dead_display_is_named(name, monkeypatch, capsys):
    monkeypatch.setenv("DISPLAY", name)
    assert cli.main([]) == 2
    assert f"the display {name} does not answer" in capsys.readouterr().err


if sys.platform == "linux":

    def test_a_display_that_answers_will_do(tmp_path):
        with socket.socket(socket.AF_UNIX) as server:
            server.bind(str(tmp_path / "wayland-0"))
            server.listen()
            environ = {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "wayland-0"}
            assert display.trouble(environ) == ""


@pytest.mark.skipif(build.native(), reason="the engine is compiled")
def test_an_interpreted_engine_is_refused_where_a_compiled_one_is_required(monkeypatch, capsys):
    monkeypatch.setenv("TAPPETO_NATIVE", "require")
    assert cli.main([]) == 3
    assert "interpreted" in capsys.readouterr().err


@linux_only
@pytest.mark.usefixtures("no_display")
def test_the_data_folder_is_told_by_its_full_name(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    cli.main(["--data", "games"])
    assert Path(os.environ["TAPPETO_DATA"]) == tmp_path / "games"
