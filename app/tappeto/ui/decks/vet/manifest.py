"""Reading the deck.toml of somebody else's deck: what it says, and everything that is wrong in it."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tappeto.core.cards import Pack
from tappeto.i18n import N_, Phrase, Plain
from tappeto.i18n.cardwords import STYLES
from tappeto.i18n.phrase import Value
from tappeto.ui.decks.vet import limits
from tappeto.ui.decks.vet.faults import Bad, Fault, harmless, named
from tappeto.ui.decks.vet.folder import leads_out, read

FILE: Final = "deck.toml"
ENGLISH: Final = "en"


@dataclass
class Manifest:
    """What a deck.toml says, as far as it could be read."""

    names: dict[str, str] = field(default_factory=dict)
    width: int = 0
    height: int = 0
    indexed: bool = False
    style: str = STYLES[0]
    tongue: str = ""
    packs: dict[str, dict[str, str]] = field(default_factory=dict)


def read_manifest(folder: Path, packs: Mapping[str, Pack], faults: list[Fault]) -> Manifest:
    """The deck.toml of a folder; what is wrong in it is added to the faults."""
    found = Manifest()
    try:
        text = read(folder, FILE, limits.TEXT).decode("utf-8-sig")
        # A key with ten thousand dots would keep the reader busy for a minute.
        if max(map(len, text.splitlines()), default=0) > limits.LINE:
            what = Phrase(N_("has a line of more than {n} letters."), {"n": limits.LINE})
            raise Bad(what, Phrase(N_("Write it as in the example.")))
        data = tomllib.loads(text)
    except Bad as bad:
        faults.append(Fault(FILE, bad.what, bad.remedy))
        return found
    except RecursionError:
        _wrong(faults, Phrase(N_("is nested too deep.")), Phrase(N_("Write it as in the example.")))
        return found
    except ValueError as problem:
        what = Phrase(N_("cannot be read: {reason}."), {"reason": Plain(harmless(str(problem), 120))})
        _wrong(faults, what, Phrase(N_("Save it as UTF-8 text in the form TOML.")))
        return found
    _names(data.get("name"), found, faults)
    _size(data.get("size"), found, faults)
    _rest(data, found, faults)
    _packs(data.get("packs"), found, packs, faults)
    return found


def _wrong(faults: list[Fault], what: Phrase, remedy: Phrase) -> None:
    faults.append(Fault(FILE, what, remedy))


def _names(value: Any, found: Manifest, faults: list[Fault]) -> None:
    names = {ENGLISH: value} if isinstance(value, str) else value
    if not isinstance(names, dict) or not names or not all(map(good_name, names.values())):
        _wrong(
            faults,
            Phrase(N_("“name” is missing, or no name.")),
            Phrase(
                N_("Write a line of at most {n} letters: {line}"),
                {"n": limits.NAME, "line": Plain('name = "…"')},
            ),
        )
        return
    found.names = names


def good_name(name: object) -> bool:
    """Whether this can be shown as the name of a deck."""
    return isinstance(name, str) and name.isprintable() and bool(name.strip()) and len(name) <= limits.NAME


def _size(value: Any, found: Manifest, faults: list[Fault]) -> None:
    if (
        not isinstance(value, list)
        or len(value) != 2
        or not all(type(side) is int and 10 <= side <= limits.SIDE for side in value)
    ):
        _wrong(
            faults,
            Phrase(N_("“size” is missing, or not two whole numbers from 10 to {n}."), {"n": limits.SIDE}),
            Phrase(N_("Write the width and height of a card: {line}"), {"line": Plain("size = [300, 500]")}),
        )
        return
    found.width, found.height = value
    ratio = found.width / found.height
    if not limits.NARROW <= ratio <= limits.BROAD:
        _wrong(faults, *bad_shape(ratio))


def bad_shape(ratio: float) -> tuple[Phrase, Phrase]:
    """What is said of cards that are too narrow or too broad for the table."""
    values: dict[str, Value] = {"narrow": Plain(f"{limits.NARROW:g}"), "broad": Plain(f"{limits.BROAD:g}")}
    return (
        Phrase(N_("width divided by height of a card is {ratio}."), {"ratio": Plain(f"{ratio:.2f}")}),
        Phrase(N_("It must lie between {narrow} and {broad}."), values),
    )


def _rest(data: dict[str, Any], found: Manifest, faults: list[Fault]) -> None:
    """What may be left out."""
    indexed, style, tongue = data.get("index", False), data.get("style", STYLES[0]), data.get("tongue", "")
    if isinstance(indexed, bool):
        found.indexed = indexed
    else:
        _wrong(faults, Phrase(N_("“index” is neither true nor false.")), Phrase(N_("Write one of these.")))
    if style in STYLES:
        found.style = style
    else:
        values: dict[str, Value] = {"styles": Plain(", ".join(STYLES))}
        _wrong(
            faults,
            Phrase(N_("“style” is none of these: {styles}."), values),
            Phrase(N_("Write one of these.")),
        )
    if isinstance(tongue, str) and len(tongue) <= 8 and tongue.isprintable():
        found.tongue = tongue
    else:
        _wrong(
            faults,
            Phrase(N_("“tongue” is not the code of a language.")),
            Phrase(N_("Write a code such as {code}, or leave the line out."), {"code": Plain('"it"')}),
        )


def _packs(value: Any, found: Manifest, packs: Mapping[str, Pack], faults: list[Fault]) -> None:
    tables = value if isinstance(value, dict) else {}
    known = [packs[name] for name in tables if name in packs]
    if not known:
        name = next(iter(packs))
        what = Phrase(N_("has the cards of no game that is here."))
        table = Plain(f"[packs.{name}]")
        _wrong(
            faults, what, Phrase(N_("Write a table {table} with a line for every card."), {"table": table})
        )
    for name, files in tables.items():
        table = Plain(harmless(f"[packs.{name}]"))
        if not isinstance(files, dict) or not all(isinstance(file, str) for file in files.values()):
            what = Phrase(N_("{table} is no table of cards and files."), {"table": table})
            line = Plain('7d = "7d.svg"')
            _wrong(faults, what, Phrase(N_("Write a line for every card: {line}"), {"line": line}))
            continue
        found.packs[name] = files
        for file in dict.fromkeys(files.values()):
            _file_name(file, faults)
    for pack in known:
        if pack.name in found.packs:
            _cards(pack, found.packs[pack.name], faults)


def _file_name(file: str, faults: list[Fault]) -> None:
    if leads_out(file) or not file.isprintable():
        what = Phrase(N_("names a file outside the folder: {file}"), {"file": Plain(harmless(file))})
        _wrong(faults, what, Phrase(N_("Put the picture into the folder, and write its name alone.")))
    elif not file.lower().endswith((".svg", ".png")):
        what = Phrase(N_("names a file that is neither SVG nor PNG: {file}"), {"file": Plain(harmless(file))})
        _wrong(faults, what, Phrase(N_("Save the picture as SVG or PNG.")))


def _cards(pack: Pack, files: Mapping[str, str], faults: list[Fault]) -> None:
    """Every card of a pack must have a line, and there are no others."""
    table = Plain(f"[packs.{pack.name}]")
    for card, text in enumerate(pack.texts):
        if text not in files:
            values: dict[str, Value] = {"table": table, "card": named(pack, card)}
            what = Phrase(N_("{table} has no line for this card: {card}."), values)
            line = Plain(f'{text} = "{text}.svg"')
            _wrong(faults, what, Phrase(N_("Write the name of its picture: {line}"), {"line": line}))
    for text in files:
        if text not in pack.texts:
            what = Phrase(
                N_("{table} has no card “{card}”."), {"table": table, "card": Plain(harmless(text))}
            )
            _wrong(faults, what, Phrase(N_("Take this line out.")))
