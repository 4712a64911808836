"""Reading the index.desktop of a KDE card deck, and which packs its elements serve."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tappeto.core.cards import Pack
from tappeto.i18n import N_, Phrase, Plain
from tappeto.ui.decks.vet import limits
from tappeto.ui.decks.vet.faults import Bad, Fault, harmless, named
from tappeto.ui.decks.vet.folder import leads_out, read
from tappeto.ui.decks.vet.manifest import ENGLISH, good_name

FILE: Final = "index.desktop"

# How each pack's ranks and suits are called in the elements' ids; a rank that is not here is a figure.
RANKS: Final[dict[str, dict[str, str]]] = {
    "latin40": {"8": "jack", "9": "queen", "10": "king"},
    "french52": {"A": "1", "J": "jack", "Q": "queen", "K": "king"},
    "jass36": {"A": "1", "U": "jack", "O": "queen", "K": "king"},
}
SUITS: Final[dict[str, dict[str, str]]] = {
    "latin40": {"d": "diamond", "c": "heart", "s": "spade", "b": "club"},
    "french52": {"d": "diamond", "h": "heart", "s": "spade", "c": "club"},
    "jass36": {"b": "diamond", "s": "heart", "r": "spade", "a": "club"},
}


@dataclass
class Index:
    """What an index.desktop says: what the deck is called, and its one picture."""

    names: dict[str, str] = field(default_factory=dict)
    sheet: str = ""


def read_index(folder: Path, faults: list[Fault]) -> Index:
    """The index.desktop of a folder; what is wrong in it is added to the faults."""
    found = Index()
    try:
        text = read(folder, FILE, limits.TEXT).decode("utf-8", errors="replace")
    except Bad as bad:
        faults.append(Fault(FILE, bad.what, bad.remedy))
        return found
    for line in text.splitlines():
        key, _, value = (part.strip() for part in line.partition("="))
        if key == "Name" and good_name(value):
            found.names[ENGLISH] = value
        elif key.startswith("Name[") and key.endswith("]") and good_name(value):
            found.names[key[5:-1]] = value
        elif key == "SVG":
            found.sheet = value
    if ENGLISH not in found.names:
        what = Phrase(N_("“{key}” is missing, or no name."), {"key": Plain("Name")})
        remedy = Phrase(
            N_("Write a line of at most {n} letters: {line}"), {"n": limits.NAME, "line": Plain("Name=…")}
        )
        faults.append(Fault(FILE, what, remedy))
    if not found.sheet:
        what = Phrase(N_("does not name the picture with the cards."))
        remedy = Phrase(N_("Write a line with its name: {line}"), {"line": Plain("SVG=cards.svg")})
        faults.append(Fault(FILE, what, remedy))
    elif leads_out(found.sheet) or not found.sheet.isprintable():
        shown = Plain(harmless(found.sheet))
        what = Phrase(N_("names a file outside the folder: {file}"), {"file": shown})
        remedy = Phrase(N_("Put the picture into the folder, and write its name alone."))
        faults.append(Fault(FILE, what, remedy))
        found.sheet = ""
    return found


def element(pack: str, text: str) -> str:
    """The id of the element that shows a card of a pack, by its text."""
    rank, suit = text[:-1], text[-1]
    return f"{RANKS[pack].get(rank, rank)}_{SUITS[pack][suit]}"


def served(
    sheet: str, ids: Mapping[str, object], packs: Mapping[str, Pack], faults: list[Fault]
) -> dict[str, dict[str, str]]:
    """The element of every card, for the packs that are complete; if none is, what the fullest one lacks."""
    whole: dict[str, dict[str, str]] = {}
    lacking: list[tuple[int, Pack, list[int]]] = []
    for pack in packs.values():
        if pack.name in SUITS:
            elements = {text: element(pack.name, text) for text in pack.texts}
            lacks = [card for card, text in enumerate(pack.texts) if elements[text] not in ids]
            if lacks:
                lacking.append((len(lacks), pack, lacks))
            else:
                whole[pack.name] = elements
    if not whole:
        _, pack, lacks = min(lacking, key=lambda one: one[0])
        for card in lacks:
            id = Plain(element(pack.name, pack.text(card)))
            what = Phrase(N_("has no element “{id}”."), {"id": id})
            remedy = Phrase(N_("Draw this card, and give it that id: {card}."), {"card": named(pack, card)})
            faults.append(Fault(sheet, what, remedy))
    return whole
