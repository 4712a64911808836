"""Makes deck folders for the tests: good ones, which a test then spoils."""

import gzip
import struct
import zlib
from pathlib import Path

from tappeto.core.cards import LATIN40

SPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
SVG = f'<svg {SPACES} viewBox="0 0 300 500">'
CARD = (
    SVG
    + '<rect width="300" height="500" fill="#fdfbf5"/><circle cx="{x}" cy="250" r="90" fill="#a33"/></svg>'
)


def chunk(kind: bytes, data: bytes) -> bytes:
    """A piece of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width: int, height: int, grey: int = 128, *, claimed: tuple[int, int] | None = None) -> bytes:
    """A grey PNG picture; its header may claim another size."""
    header = struct.pack(">IIBBBBB", *(claimed or (width, height)), 8, 0, 0, 0, 0)
    rows = zlib.compress((b"\0" + bytes([grey]) * width) * height)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def deck(folder: Path, *, suffix: str = "svg") -> Path:
    """A good deck with a picture for each of the forty cards."""
    folder.mkdir(parents=True)
    lines = ['name = {en = "Homemade", it = "Fatte in casa"}', "size = [300, 500]", "", "[packs.latin40]"]
    for number, text in enumerate(LATIN40.texts):
        lines.append(f'{text} = "{text}.{suffix}"')
        picture = png(60, 100, 6 * number) if suffix == "png" else CARD.format(x=7 * number).encode()
        (folder / f"{text}.{suffix}").write_bytes(picture)
    (folder / "deck.toml").write_text("\n".join(lines), encoding="utf-8")
    return folder


def kde_sheet(*, without: tuple[str, ...] = ()) -> str:
    """All cards of a KDE deck in one drawing, side by side, in a layer that is moved."""
    parts = ['<svg xmlns="http://www.w3.org/2000/svg" width="5600" height="1400">']
    parts.append('<g id="layer1" transform="translate(0,-52)">')
    names = [*map(str, range(1, 11)), "jack", "queen", "king"]
    for row, suit in enumerate(("club", "spade", "heart", "diamond")):
        for column, rank in enumerate(names):
            if f"{rank}_{suit}" not in without:
                x, y = column * 220, row * 320 + 60
                parts.append(
                    f'<g id="{rank}_{suit}"><rect x="{x}" y="{y}" width="210" height="300" fill="#fff"/>'
                    f'<circle cx="{x + 10 + 15 * column}" cy="{y + 30 + 70 * row}" r="9" fill="#123"/></g>'
                )
    parts.append('<rect id="back" x="3000" y="60" width="210" height="300" fill="#136"/></g></svg>')
    return "".join(parts)


def kde(folder: Path, *, packed: bool = True, without: tuple[str, ...] = ()) -> Path:
    """A deck as KDE card games keep it."""
    folder.mkdir(parents=True)
    file = "cards.svgz" if packed else "cards.svg"
    index = f"[KDE Backdeck]\nName=Ornate\nName[it]=Ornate d’altri\nSVG={file}\nBackSize=210,300\n"
    (folder / "index.desktop").write_text(index, encoding="utf-8")
    sheet = kde_sheet(without=without).encode()
    (folder / file).write_bytes(gzip.compress(sheet) if packed else sheet)
    return folder
