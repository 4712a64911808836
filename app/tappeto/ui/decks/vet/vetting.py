"""Is this folder a deck that can be used without harm? What it holds, or what speaks against it."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tappeto.core.cards import Pack
from tappeto.i18n import N_, Phrase
from tappeto.i18n.cardwords import FRENCH
from tappeto.ui.decks.vet import kde, limits, manifest
from tappeto.ui.decks.vet.faults import Bad, Fault, Refused, harmless, named
from tappeto.ui.decks.vet.folder import listing, read
from tappeto.ui.decks.vet.raster import check_png
from tappeto.ui.decks.vet.svg import Drawing, unpacked

SIGNS: Final = (manifest.FILE, kde.FILE)  # a folder with one of these is meant to be a deck


@dataclass(frozen=True)
class Checked:
    """A deck that may be used. `packs` has a file for every card, or an element of the `sheet`."""

    folder: Path
    names: Mapping[str, str]
    ratio: float  # 0 where only drawing tells
    indexed: bool
    style: str
    tongue: str
    packs: Mapping[str, Mapping[str, str]]
    files: tuple[str, ...]  # what of the folder is needed
    sheet: str = ""


def vet(folder: Path, packs: Mapping[str, Pack]) -> Checked:
    """Look through a folder, for the packs that are played with here; Refused if it cannot be used."""
    faults: list[Fault] = []
    names: Mapping[str, str] = {}
    files = listing(folder, faults)
    if not faults:
        if manifest.FILE in files or kde.FILE not in files:
            checked = _own_form(folder, files, packs, faults)
        else:
            checked = _kde_form(folder, files, packs, faults)
        if not faults:
            return checked
        names = checked.names
    name = next(iter(names.values()), harmless(folder.name))
    raise Refused(folder, name, faults)


def _own_form(folder: Path, files: set[str], packs: Mapping[str, Pack], faults: list[Fault]) -> Checked:
    """A folder with a deck.toml and one picture a card."""
    if manifest.FILE not in files:
        what = Phrase(N_("missing."))
        remedy = Phrase(N_("Write one; it says which picture is which card."))
        faults.append(Fault(manifest.FILE, what, remedy))
        return Checked(folder, {}, 0, False, "", "", {}, ())
    found = manifest.read_manifest(folder, packs, faults)
    ratio = found.width / found.height if found.height else 0.0
    shown = _first_cards(found.packs, packs)
    checked = Checked(
        folder, found.names, ratio, found.indexed, found.style, found.tongue, found.packs,
        (manifest.FILE, *shown),
    )  # fmt: skip
    if not faults:
        for file, card in shown.items():
            if file not in files:
                bad = _missing(card)
                faults.append(Fault(harmless(file), bad.what, bad.remedy))
        _pictures(folder, [file for file in shown if file in files], ratio, faults)
    return checked


def _pictures(folder: Path, files: list[str], ratio: float, faults: list[Fault]) -> None:
    """Look at the picture of every card."""
    began = time.monotonic()
    elements = size = 0
    for file in files:
        if len(faults) > limits.SHOWN or (faults and time.monotonic() - began > limits.PATIENCE):
            return
        try:
            picture = _picture(folder, file, ratio)
        except Bad as bad:
            faults.append(Fault(harmless(file), bad.what, bad.remedy))
            continue
        elements, size = elements + picture.elements, size + picture.size
        remedy = Phrase(N_("Make its pictures simpler."))
        if elements > limits.ALL_ELEMENTS:
            what = Phrase(N_("has more than {n} elements in its pictures."), {"n": limits.ALL_ELEMENTS})
            faults.append(Fault(harmless(folder.name), what, remedy))
            return
        if size > limits.DRAWINGS:
            most = limits.DRAWINGS // limits.MEGABYTE
            what = Phrase(N_("has more than {n} MB of SVG."), {"n": most})
            faults.append(Fault(harmless(folder.name), what, remedy))
            return


def _first_cards(
    tables: Mapping[str, Mapping[str, str]], packs: Mapping[str, Pack]
) -> dict[str, tuple[Pack, int] | None]:
    """Every file once, with a card that it shows, if it is one of a pack that is played with here."""
    shown: dict[str, tuple[Pack, int] | None] = {}
    for name, files in tables.items():
        pack = packs.get(name)
        for text, file in files.items():
            if pack is not None and text in pack.texts and shown.get(file) is None:
                shown[file] = (pack, int(pack.card(text)))
            else:
                shown.setdefault(file, None)
    return shown


def _missing(card: tuple[Pack, int] | None) -> Bad:
    what = Phrase(N_("missing."))
    if card is None:
        return Bad(what, Phrase(N_("Put the picture there.")))
    return Bad(what, Phrase(N_("Put a picture of the {card} there."), {"card": named(*card)}))


@dataclass(frozen=True)
class Work:
    """What it takes to look at a picture and to draw it."""

    elements: int
    size: int


def _picture(folder: Path, file: str, ratio: float) -> Work:
    """Look at the picture of one card."""
    if file.lower().endswith(".png"):
        width, height = map(float, check_png(read(folder, file, limits.PNG)))
        work = Work(0, 0)
    else:
        data = read(folder, file, limits.SVG)
        drawing = Drawing(data)
        width, height, work = drawing.width, drawing.height, Work(drawing.elements, len(data))
    if abs(width / height / ratio - 1) > limits.SLACK:
        raise Bad(
            Phrase(
                N_("has another shape than the deck: {width} by {height}."),
                {"width": round(width), "height": round(height)},
            ),
            Phrase(N_("Draw it in the shape that “size” in deck.toml says.")),
        )
    return work


def _kde_form(folder: Path, files: set[str], packs: Mapping[str, Pack], faults: list[Fault]) -> Checked:
    """A folder with an index.desktop and all cards in one picture."""
    index = kde.read_index(folder, faults)
    served: Mapping[str, Mapping[str, str]] = {}
    if not faults:
        try:
            if index.sheet not in files:
                raise _missing(None)
            drawing = Drawing(sheet_bytes(folder, index.sheet), limits.ALL_ELEMENTS)
            served = kde.served(harmless(index.sheet), drawing.ids, packs, faults)
        except Bad as bad:
            faults.append(Fault(harmless(index.sheet), bad.what, bad.remedy))
    return Checked(
        folder, index.names, 0, False, FRENCH, "", served, (kde.FILE, index.sheet), index.sheet
    )  # fmt: skip


def sheet_bytes(folder: Path, sheet: str) -> bytes:
    """The one picture of a KDE deck, unpacked."""
    data = read(folder, sheet, limits.SHEET)
    return unpacked(data, limits.SHEET) if data.startswith(b"\x1f\x8b") else data
