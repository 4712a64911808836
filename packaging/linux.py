"""Packages for Linux: an archive to unpack anywhere, and one for Debian and Ubuntu."""

import platform
import re
import shutil
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

import tree
from bundle import program, self_test, weight

FILES = tree.HERE / "linux"
LOOKS = {  # where the files of packaging/linux lie in usr/share
    "tappeto.desktop": "applications/tappeto.desktop",
    "tappeto.metainfo.xml": "metainfo/tappeto.metainfo.xml",
    "tappeto.mime.xml": "mime/packages/tappeto.xml",
    "tappeto.6": "man/man6/tappeto.6",
    "lintian-overrides": "lintian/overrides/tappeto",
    "copyright": "doc/tappeto/copyright",
}
SIGN = tree.ROOT / "assets/cards/napoletane/marks/d.svg"
# What Qt takes from the system.
DEPENDS = (
    "libegl1, libgl1, libxkbcommon-x11-0, libxcb-cursor0, libxcb-icccm4, libxcb-keysyms1, libxcb-shape0, "
    "libdbus-1-3, libfontconfig1"
)
FONTS = "fonts-urw-base35"  # its titles are set in P052
MAINTAINER = "The Tappeto authors <tappeto@users.noreply.github.com>"
CONTROL = """\
Package: tappeto
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: libc6 (>= 2.{libc}), {depends}
Recommends: {fonts}
Section: games
Priority: optional
Homepage: {address}
Description: card table for people, with opponents worth playing
 Card games at your own table, without a network: Scopa, Escoba and others,
 for one person against the computer. The cards are drawn by the program's
 authors, every rule can be looked up, and every match is kept.
"""
CHANGES = """\
tappeto ({version}) stable; urgency=medium

  * What is new stands in CHANGELOG.md of the sources.

 -- {maintainer}  {day}
"""


def tar(folder: Path, icons: Path, place: Path, out: Path) -> Path:
    """An archive that runs wherever it is unpacked."""
    tree.step("Packing the archive")
    name = f"tappeto-{tree.version()}-linux-{architecture()}"
    whole = place / "tar"
    shutil.copytree(folder, whole, symlinks=True)
    shutil.copy(FILES / "READ ME.txt", whole)
    dress(icons, whole / "share")
    packed = tree.pack(whole, out / f"{name}.tar.xz", name)
    tree.step("Trying it from another place")
    elsewhere = place / "Una tovaglia più bella"
    elsewhere.mkdir()
    tree.run("tar", "-xf", packed, "-C", elsewhere)
    self_test(program(elsewhere / name), elsewhere)
    return packed


def deb(folder: Path, icons: Path, place: Path, out: Path) -> Path:
    """A package that fits into the desktop: menu entry, icons, the kind of its files."""
    tree.step("Building the Debian package")
    root = place / "deb"
    lay_out(folder, icons, root)
    built = out / f"tappeto_{tree.version()}_{architecture()}.deb"
    out.mkdir(parents=True, exist_ok=True)
    command = ("dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, built)
    tree.run(*command, SOURCE_DATE_EPOCH=str(tree.epoch()))
    if shutil.which("lintian"):
        tree.step("Having it looked through by lintian")
        tree.run("lintian", "--allow-root", "--fail-on", "error", built)
    tree.step("Trying it unpacked")
    tree.run("dpkg-deb", "-x", built, place / "unpacked")
    self_test(place / "unpacked/usr/games/tappeto", place)
    return built


def lay_out(folder: Path, icons: Path, root: Path) -> None:
    """The files of the package, as they will lie on the system."""
    inside = root / "usr/lib/tappeto"
    shutil.copytree(folder, inside, symlinks=True)
    for path in inside.rglob("*.so*"):
        path.chmod(0o644)
    (root / "usr/games").mkdir(parents=True)
    (root / "usr/games/tappeto").symlink_to("../lib/tappeto/tappeto")
    dress(icons, root / "usr/share")
    for path in root.rglob("*"):
        if path.is_dir():
            path.chmod(0o755)
        elif not path.is_symlink() and path != inside / "tappeto":
            path.chmod(0o644)
    control = CONTROL.format(
        maintainer=MAINTAINER,
        version=tree.version(),
        architecture=architecture(),
        size=weight(root) // 1024,
        libc=libc(inside),
        depends=DEPENDS,
        fonts=FONTS,
        address=tree.ADDRESS,
    )
    (root / "DEBIAN").mkdir(mode=0o755)
    (root / "DEBIAN/control").write_text(control, "utf-8")
    sums = tree.run("sh", "-c", "find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum", cwd=root)
    (root / "DEBIAN/md5sums").write_text(sums, "utf-8")


def dress(icons: Path, share: Path) -> None:
    """What the desktop reads: menu entry, description, icons, the kind of files, manual, licence."""
    for name, target in LOOKS.items():
        (share / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(FILES / name, share / target)
    metainfo = share / LOOKS["tappeto.metainfo.xml"]
    metainfo.write_text(filled(metainfo.read_text("utf-8")), "utf-8")
    changes = share / "doc/tappeto/changelog"
    words = CHANGES.format(version=tree.version(), maintainer=MAINTAINER, day=format_datetime(time()))
    changes.write_text(words, "utf-8")
    tree.run("gzip", "-9n", changes, share / LOOKS["tappeto.6"])
    for picture in icons.glob("*.png"):
        apps = share / f"icons/hicolor/{picture.stem}x{picture.stem}/apps"
        apps.mkdir(parents=True)
        shutil.copy(picture, apps / "tappeto.png")
    (share / "icons/hicolor/scalable/apps").mkdir(parents=True)
    shutil.copy(SIGN, share / "icons/hicolor/scalable/apps/tappeto.svg")


def time() -> datetime:
    """The time of this version."""
    return datetime.fromtimestamp(tree.epoch(), UTC)


def filled(metainfo: str) -> str:
    """The description for software centres, with this version."""
    day = time().date().isoformat()
    return (
        metainfo.replace("@VERSION@", tree.version())
        .replace("@DATE@", day)
        .replace("@ADDRESS@", tree.ADDRESS)
    )


def libc(folder: Path) -> int:
    """The newest version 2.N of glibc that a file asks for."""
    newest = 28  # what Qt itself asks for at least
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix != ".svg":
            for found in re.finditer(rb"GLIBC_2\.(\d+)", path.read_bytes()):
                newest = max(newest, int(found[1]))
    return newest


def architecture() -> str:
    """This machine's kind, as Debian calls it."""
    return {"x86_64": "amd64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())
