"""The disk image for macOS."""

import platform
from pathlib import Path

import tree
from bundle import self_test


def image(app: Path, place: Path, out: Path) -> Path:
    """A disk image with the program and a link to where programs go."""
    tree.step("Trying the program as macOS starts it")
    self_test(app / "Contents/MacOS/tappeto", place)
    tree.step("Building the disk image")
    folder = place / "image"
    folder.mkdir()
    tree.run("ditto", app, folder / app.name)
    (folder / "Applications").symlink_to("/Applications")
    out.mkdir(parents=True, exist_ok=True)
    built = out / f"tappeto-{tree.version()}-macos-{platform.machine()}.dmg"
    tree.run(
        "hdiutil", "create", "-volname", "Tappeto", "-srcfolder", folder, "-ov", "-format", "UDZO", built
    )
    return built
