"""What is wrong with a deck folder: the file, the fault, and what to do about it."""

from dataclasses import dataclass
from pathlib import Path

from tappeto.core.cards import LATIN40, Pack
from tappeto.i18n import N_, CardNames, Cards, Phrase, Plain, TableNames, language, say
from tappeto.i18n.phrase import Value
from tappeto.ui.decks.vet import limits


class Bad(ValueError):
    """One file cannot be used: what is wrong with it, and the remedy."""

    def __init__(self, what: Phrase, remedy: Phrase) -> None:
        super().__init__(what.text)
        self.what = what
        self.remedy = remedy


@dataclass(frozen=True)
class Fault:
    """One fault of a deck folder, in words for the person."""

    file: str
    what: Phrase
    remedy: Phrase

    def sentence(self, number: int) -> str:
        """The whole fault in one line, in the language in use."""
        text = Phrase(
            N_("{number}. {file}: {fault} {remedy}"),
            {"number": number, "file": Plain(self.file), "fault": self.what, "remedy": self.remedy},
        )
        return say(text, card_names())


class Refused(ValueError):
    """A deck folder that is not used: its name, where it lies, and its faults."""

    def __init__(self, folder: Path, name: str, faults: list[Fault]) -> None:
        super().__init__(f"{folder.name}: {faults[0].file}: {faults[0].what.text}")
        self.folder = folder
        self.name = name
        self.faults = tuple(faults[: limits.SHOWN])
        self.more = len(faults) - len(self.faults)


def card_names() -> TableNames:
    """How the cards in these sentences are called."""
    return TableNames(CardNames(language()), LATIN40.texts, [])


def named(pack: Pack, card: int) -> Value:
    """A card inside a sentence; one of a pack without names is called as it is written."""
    return Cards((card,)) if pack.name == LATIN40.name else Plain(pack.text(card))


def harmless(text: str, most: int = 60) -> str:
    """A name that others chose, fit to be shown: no control characters, not too long."""
    shown = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
    return shown if len(shown) <= most else shown[: most - 1] + "…"
