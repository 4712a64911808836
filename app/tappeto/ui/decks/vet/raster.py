"""The size of a PNG or JPEG picture, judged from its bytes before anything unpacks it."""

import struct
import zlib

from tappeto.i18n import N_, Phrase
from tappeto.ui.decks.vet import limits
from tappeto.ui.decks.vet.faults import Bad

PNG = b"\x89PNG\r\n\x1a\n"
JPEG = b"\xff\xd8\xff"


def not_a_picture() -> Bad:
    """What is said of a file that is no picture, or a damaged one."""
    return Bad(
        Phrase(N_("is not a whole picture.")), Phrase(N_("Save it again as SVG or PNG, as its name says."))
    )


def check_png(data: bytes) -> tuple[int, int]:
    """Width and height of a whole PNG file; Bad if it is none or too large."""
    size = png_size(data)
    at, seen = len(PNG), set()
    while at + 12 <= len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind = data[at + 4 : at + 8]
        end = at + 8 + length
        if end + 4 > len(data) or zlib.crc32(data[at + 4 : end]) != struct.unpack_from(">I", data, end)[0]:
            raise not_a_picture()
        seen.add(kind)
        at = end + 4
        if kind == b"IEND":
            break
    if not {b"IDAT", b"IEND"} <= seen:
        raise not_a_picture()
    return size


def png_size(data: bytes) -> tuple[int, int]:
    """Width and height from the header of a PNG."""
    if not data.startswith(PNG) or len(data) < 24 or data[12:16] != b"IHDR":
        raise not_a_picture()
    width, height = struct.unpack_from(">II", data, 16)
    return fitting(width, height)


def jpeg_size(data: bytes) -> tuple[int, int]:
    """Width and height from the header of a JPEG."""
    at = 2
    while at + 9 < len(data) and data[at] == 0xFF:
        kind = data[at + 1]
        if 0xC0 <= kind <= 0xCF and kind not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack_from(">HH", data, at + 5)
            return fitting(width, height)
        at += 2 + struct.unpack_from(">H", data, at + 2)[0]
    raise not_a_picture()


def fitting(width: int, height: int) -> tuple[int, int]:
    """A size that may be unpacked; Bad if it is none or too large."""
    if width < 1 or height < 1:
        raise not_a_picture()
    if max(width, height) > limits.SIDE:
        raise Bad(
            Phrase(N_("has {width} by {height} pixels."), {"width": width, "height": height}),
            Phrase(N_("Make it no larger than {n} by {n}."), {"n": limits.SIDE}),
        )
    return width, height
