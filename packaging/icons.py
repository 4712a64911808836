"""The program's sign in the forms that systems want: PNG files, and one file of many for two systems."""

import struct
from pathlib import Path

import tree

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO = (16, 24, 32, 48, 64, 128, 256)
ICNS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
DRAW = """
import sys
from PySide6.QtWidgets import QApplication
from tappeto.ui.logo import logo
app = QApplication([])
for size in sys.argv[2:]:
    assert logo(int(size), 1.0).save(f"{sys.argv[1]}/{size}.png")
"""


def draw(python: Path, folder: Path) -> Path:
    """Every form of the icon, in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    tree.run(python, "-P", "-c", DRAW, folder, *map(str, SIZES), QT_QPA_PLATFORM="offscreen")
    pictures = {size: (folder / f"{size}.png").read_bytes() for size in SIZES}
    (folder / "tappeto.ico").write_bytes(ico({size: pictures[size] for size in ICO}))
    (folder / "tappeto.icns").write_bytes(icns({size: pictures[size] for size in ICNS}))
    return folder


def ico(pictures: dict[int, bytes]) -> bytes:
    """An icon of Windows."""
    head, at = struct.pack("<HHH", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    for size, data in pictures.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return head + b"".join(pictures.values())


def icns(pictures: dict[int, bytes]) -> bytes:
    """An icon of macOS."""
    parts = [ICNS[size] + struct.pack(">I", 8 + len(data)) + data for size, data in pictures.items()]
    whole = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(whole)) + whole
