"""The decks there are: those in the assets folder, and the plain one."""

import logging
from pathlib import Path

from tappeto.core.cards import Pack
from tappeto.ui.decks.deck import Deck
from tappeto.ui.decks.plain import PlainDeck
from tappeto.ui.decks.theme import DeckError, ThemeDeck

log = logging.getLogger(__name__)


class DeckShelf:
    """Decks by name, in the order of the gallery; the plain deck is always there, and last."""

    def __init__(self, folder: Path) -> None:
        themes: list[ThemeDeck] = []
        for file in sorted(folder.glob("*/deck.toml")):
            try:
                themes.append(ThemeDeck(file.parent))
            except DeckError as problem:
                log.error("a deck is left out: %s", problem)
        themes.sort(key=lambda deck: deck.order)
        self.decks: list[Deck] = [*themes, PlainDeck()]

    def serving(self, pack: Pack) -> list[Deck]:
        """The decks that have every card of a pack."""
        return [deck for deck in self.decks if deck.serves(pack)]

    def deck(self, id: str, pack: Pack) -> Deck:
        """The deck of that name if it serves the pack, else the first that does."""
        fitting = self.serving(pack)
        return next((deck for deck in fitting if deck.id == id), fitting[0])
