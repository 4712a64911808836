"""What every page shares: library, settings, machine players, decks, words."""

from pathlib import Path

from PySide6.QtCore import QLocale, QObject

from tappeto import paths
from tappeto.controller.opponents import Opponents
from tappeto.controller.pace import Pace
from tappeto.core.cards import Pack
from tappeto.i18n import CardNames, TableNames, guess, install, language, tr
from tappeto.library.library import Library
from tappeto.match.record import Player
from tappeto.ui.decks.backs import Back
from tappeto.ui.decks.deck import Deck
from tappeto.ui.decks.faces import Faces
from tappeto.ui.decks.keeping import DeckFolder
from tappeto.ui.decks.overlay import Overlay
from tappeto.ui.decks.shelf import DeckShelf
from tappeto.ui.decks.tiles import TileBack, TileDeck
from tappeto.ui.settings import Settings
from tappeto.ui.style import FELTS, Chrome, Felt, chrome


class House(QObject):
    """The things that outlive a page."""

    def __init__(self, library: Library) -> None:
        super().__init__()
        self.library = library
        self.settings = Settings(library)
        self.opponents = Opponents(self)
        self.decks = DeckShelf(paths.assets() / "cards", added_decks())
        self.pace = Pace()
        self.speak()
        self.set_pace()
        self.settings.changed.connect(self._changed)

    def _changed(self, name: str) -> None:
        if name in ("pace", "wait", "still"):
            self.set_pace()
        elif name == "language":
            self.speak()

    def speak(self) -> None:
        """Speak the language that was chosen, or the system's."""
        chosen = self.settings.now.language
        install(chosen or guess(QLocale.system().name()), paths.assets() / "locale")

    def set_pace(self) -> None:
        """Take over the pace from the settings, live."""
        now = self.settings.now
        self.pace.name, self.pace.wait, self.pace.still = now.pace, now.wait, now.still

    def chrome(self) -> Chrome:
        """The colours of bars and pages."""
        return chrome(self.settings.now.theme)

    def felt(self) -> Felt:
        """The cloth in use."""
        return FELTS.get(self.settings.now.felt, FELTS["green"])

    def faces(self, game: str, pack: Pack) -> Faces:
        """The pictures for a game: its deck, the back, and what is laid over them."""
        now = self.settings.now
        deck = self.deck(game, pack)
        back: Back | TileBack = Back(self.backs(), now.back, now.tint, deck.height)
        if isinstance(deck, TileDeck):
            back = deck.back
        overlay = Overlay(now.index, now.tones, now.marks)
        return Faces(deck, back, pack, overlay)

    def backs(self) -> Path:
        """The folder of the backs."""
        return paths.assets() / "cards" / "backs"

    def deck(self, game: str, pack: Pack) -> Deck:
        """The deck of a game: the chosen one, or the first that serves its pack."""
        return self.decks.deck(self.settings.now.decks.get(game, ""), pack)

    def names(self, game: str, pack: Pack, players: list[Player]) -> TableNames:
        """How cards and players are called in sentences; a player without a name is the person."""
        deck = self.deck(game, pack)
        code = deck.tongue if self.settings.now.deck_words and deck.tongue else language()
        names = CardNames(code, deck.style, pack.name)
        return TableNames(names, pack.texts, [player.name or tr("You") for player in players])


def added_decks() -> DeckFolder | None:
    """The folder of the decks that the person added, if anything can be kept at all."""
    try:
        return DeckFolder(paths.data() / "decks")
    except paths.NoFolderError:
        return None
