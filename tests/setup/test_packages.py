"""Packages from a stand-in of the bundle: what lies where, and what the systems' own checkers say."""

import hashlib
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="packages of Linux")
VERSION = "0.1.0"


def needs(tool: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(tool) is None, reason=f"{tool} is not here")


@pytest.fixture
def packaging(monkeypatch):
    """Lets the scripts of `packaging` be imported, as they import each other."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")


@pytest.fixture
def folder(tmp_path) -> Path:
    """A program that only says that it is well."""
    made = tmp_path / "bundle" / "tappeto"
    licences = made / "_internal/tappeto/licences"
    licences.mkdir(parents=True)
    (licences / "Qt.txt").write_text("LGPL\n")
    (made / "tappeto").write_text("#!/bin/sh\necho well\n")
    (made / "tappeto").chmod(0o755)
    return made


@pytest.fixture
def icons(packaging, tmp_path) -> Path:
    import icons

    return icons.draw(Path(sys.executable), tmp_path / "icons")


@pytest.fixture
def deb(folder, icons, tmp_path) -> Path:
    import linux

    (tmp_path / "place").mkdir()
    return linux.deb(folder, icons, tmp_path / "place", tmp_path / "out")


@needs("dpkg-deb")
def test_the_deb_lays_everything_in_its_place(deb, tmp_path):
    names = subprocess.check_output(["dpkg-deb", "-c", deb], text=True)
    for name in (
        "./usr/games/tappeto -> ../lib/tappeto/tappeto",
        "./usr/share/applications/tappeto.desktop",
        "./usr/share/metainfo/tappeto.metainfo.xml",
        "./usr/share/mime/packages/tappeto.xml",
        "./usr/share/icons/hicolor/scalable/apps/tappeto.svg",
        "./usr/share/icons/hicolor/256x256/apps/tappeto.png",
        "./usr/share/doc/tappeto/copyright",
    ):
        assert name in names
    fields = subprocess.check_output(["dpkg-deb", "-f", deb, "Version", "Depends"], text=True)
    assert f"Version: {VERSION}" in fields
    assert "libxcb-cursor0" in fields


@needs("lintian")
@needs("dpkg-deb")
def test_lintian_finds_no_error(deb):
    command = ["lintian", "--allow-root", "--fail-on", "error", deb]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@needs("desktop-file-validate")
def test_the_menu_entry_is_valid():
    entry = ROOT / "packaging/linux/tappeto.desktop"
    done = subprocess.run(["desktop-file-validate", entry], capture_output=True, text=True, check=False)
    assert done.stdout + done.stderr == ""


@needs("appstreamcli")
def test_the_description_for_software_centres_is_valid(packaging, tmp_path):
    import linux

    file = tmp_path / "tappeto.metainfo.xml"
    file.write_text(linux.filled((ROOT / "packaging/linux/tappeto.metainfo.xml").read_text("utf-8")), "utf-8")
    command = ["appstreamcli", "validate", "--no-net", file]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_archive_runs_from_anywhere_and_two_are_equal(folder, icons, tmp_path):
    import linux

    sums = set()
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        packed = linux.tar(folder, icons, tmp_path / name, tmp_path / name / "out")
        sums.add(hashlib.sha256(packed.read_bytes()).hexdigest())
    assert len(sums) == 1
    with tarfile.open(packed) as tar:
        assert (
            f"tappeto-{VERSION}-linux-{linux.architecture()}/share/applications/tappeto.desktop"
            in tar.getnames()
        )


@needs("makensis")
def test_the_set_up_for_windows_is_made(folder, icons, tmp_path):
    import windows

    (folder / "tappeto.exe").write_bytes(b"MZ")
    built = windows.installer(folder, icons / "tappeto.ico", tmp_path / "out")
    assert built.read_bytes()[:2] == b"MZ"


@needs("makensis")
def test_a_set_up_without_its_payload_says_why(icons, tmp_path):
    import tree
    import windows

    (tmp_path / "empty").mkdir()
    with pytest.raises(tree.BuildError, match="no files found"):
        windows.installer(tmp_path / "empty", icons / "tappeto.ico", tmp_path / "out")


def test_only_wanted_parts_are_bundled(packaging):
    import parts

    for name in (
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/Qt/plugins/imageformats/libqjpeg.so",
        "PySide6/Qt/translations/qtbase_it.qm",
        "PySide6/Qt/lib/libQt6Svg.so.6",
        "tappeto/assets/rules/en/scopa.md",
    ):
        assert parts.wanted(name), name
    for name in (
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/imageformats/libqtiff.so",
        "PySide6/Qt/translations/qtbase_ja.qm",
        "tappeto/assets/locale/it/LC_MESSAGES/tappeto.po",
    ):
        assert not parts.wanted(name), name


def test_every_used_distribution_has_a_licence(packaging):
    import licences

    assert "MIT" in licences.of_distribution("mypy_extensions") + licences.of_distribution("platformdirs")


def test_the_command_says_what_it_can_build(packaging, capsys):
    import build

    assert build.main(["nonsense"]) == 2
    assert "deb" in capsys.readouterr().out
    assert all(hasattr(build.Builder, name) for name in build.TARGETS)


@needs("sha256sum")
def test_the_checksums_are_those_of_the_folder(packaging, tmp_path):
    import build

    (tmp_path / "a.whl").write_text("a")
    assert build.main(["sums", str(tmp_path)]) == 0
    assert build.main(["sums", str(tmp_path)]) == 0, "the list does not list itself"
    subprocess.run(["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=tmp_path, check=True)
