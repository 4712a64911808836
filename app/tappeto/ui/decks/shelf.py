"""The decks there are: those in the assets folder, the plain one, and those that the person added."""

import logging
from pathlib import Path

from tappeto.core.cards import Pack
from tappeto.games.shelf import BOOKS
from tappeto.i18n import N_, Phrase
from tappeto.ui.decks.added import AddedDeck, KdeDeck
from tappeto.ui.decks.deck import Deck
from tappeto.ui.decks.keeping import DeckFolder
from tappeto.ui.decks.plain import PlainDeck
from tappeto.ui.decks.theme import DeckError, ThemeDeck
from tappeto.ui.decks.tiles import TileDeck
from tappeto.ui.decks.vet.faults import Fault, Refused, harmless
from tappeto.ui.decks.vet.vetting import vet

log = logging.getLogger(__name__)


class DeckShelf:
    """Decks by name, in the order of the gallery: our own, the plain one, which is always there, others'.

    `refused` are the folders of the person that are no decks, or bad ones.
    """

    def __init__(self, folder: Path, kept: DeckFolder | None = None) -> None:
        themes: list[ThemeDeck | TileDeck] = []
        for file in sorted([*folder.glob("*/deck.toml"), *folder.glob("*/tiles.toml")]):
            try:
                themes.append((TileDeck if file.name == "tiles.toml" else ThemeDeck)(file.parent))
            except DeckError as problem:
                log.error("a deck is left out: %s", problem)
        themes.sort(key=lambda deck: deck.order)
        self.kept = kept
        self.packs = {book.pack.name: book.pack for book in BOOKS}
        self._own: list[Deck] = [*themes, PlainDeck()]
        self.decks: list[Deck] = list(self._own)
        self.refused: list[Refused] = []
        if kept is not None:
            kept.tidy()
            self.look()

    def look(self) -> None:
        """Read the person's folder anew."""
        self.decks = list(self._own)
        self.refused = []
        for folder in self.kept.decks() if self.kept is not None else []:
            try:
                self.decks.append(self._read(folder))
            except Refused as refused:
                self.refused.append(refused)

    def _read(self, folder: Path) -> AddedDeck:
        checked = vet(folder, self.packs)
        return KdeDeck(checked) if checked.sheet else AddedDeck(checked)

    def add(self, source: Path) -> AddedDeck:
        """Copy a deck into the person's folder, and have it here from now on; Refused if it is not fit."""
        if self.kept is None:
            raise Refused(source, harmless(source.name), [nowhere(source)])
        folder = self.kept.add(source, lambda folder: self._read(folder).checked)
        self.look()
        return next(
            deck for deck in self.decks if isinstance(deck, AddedDeck) and deck.folder.samefile(folder)
        )

    def serving(self, pack: Pack) -> list[Deck]:
        """The decks that have every card of a pack."""
        return [deck for deck in self.decks if deck.serves(pack)]

    def deck(self, id: str, pack: Pack) -> Deck:
        """The deck of that name if it serves the pack, else the first that does."""
        fitting = self.serving(pack)
        return next((deck for deck in fitting if deck.id == id), fitting[0])


def nowhere(source: Path) -> Fault:
    """What is said where nothing can be kept."""
    what = Phrase(N_("cannot be kept on this computer."))
    return Fault(harmless(source.name), what, Phrase(N_("Give the program a folder that it may write in.")))
