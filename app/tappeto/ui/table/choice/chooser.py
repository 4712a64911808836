"""Shows the panel for what a person may say now, in the choice zone of the table."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tappeto.controller.director import PERSON, Director
from tappeto.games.api import NOBODY, Question
from tappeto.ui.table.choice.figure import FigurePanel
from tappeto.ui.table.choice.paper import PaperPanel
from tappeto.ui.table.choice.risk import RiskPanel
from tappeto.ui.table.choice.tiles import TilesPanel
from tappeto.ui.table.scene import Table
from tappeto.ui.table.words import Words

Panel = TilesPanel | PaperPanel | FigurePanel | RiskPanel


class Chooser(QObject):
    """At most one panel over the table, where the trick will lie."""

    def __init__(self, over: QWidget, table: Table, director: Director) -> None:
        super().__init__(over)
        self.over = over
        self.table = table
        self.director = director
        self.panel: Panel | None = None
        self._asked = ""

    def show(self, words: Words) -> None:
        """Show what is asked now; the panel stays as long as the same is asked."""
        question = self._question()
        asked = self._key(question)
        if asked == self._asked:
            self.place()
            return
        self._asked = asked
        self.clear()
        if question is not None:
            self.panel = self._made(question, words)
            self.panel.setParent(self.over)
            self.place()
            self.panel.show()

    def _question(self) -> Question | None:
        director, match = self.director, self.director.match
        if (
            self.table.busy
            or match.hand is None
            or match.turn() == NOBODY
            or "choice" not in self.table.zones
        ):
            return None
        if match.turn() == PERSON and director.picking is None:
            return None
        if match.turn() != PERSON and not match.asides(PERSON):
            return None
        return match.game.question(match.view(PERSON))

    def _key(self, question: Question | None) -> str:
        if question is None:
            return ""
        deals = len(self.director.match.record.deals)
        moves = ",".join(str(int(word.move)) for word in question.words[:8])
        return f"{deals} {self.director.match.length()} {moves} {question.title.text}"

    def _made(self, question: Question, words: Words) -> Panel:
        game = self.director.match.game
        faces = self.table.faces
        if question.figure:
            hand = self.director.match.hand
            assert hand is not None
            first = len(question.words) // 4
            return FigurePanel(question, words.say, self.director.play, first)
        if len(question.words) == 1:
            return RiskPanel(question, words.say, self.director.say_aside, self.place)
        if question.rows:
            return PaperPanel(question, words.say, faces, self.director.play)
        return TilesPanel(question, words.say, faces.deck, game.pack, self.director.play)

    def again(self, words: Words) -> None:
        """Say it in another language, or with another deck."""
        self._asked = ""
        self.show(words)

    def place(self) -> None:
        """Stand in the middle of the choice zone; a mere offer stands at its upper edge."""
        if self.panel is None:
            return
        zone = self.table.zones["choice"]
        size = self.panel.fit(zone.w, zone.h)
        x = round(zone.x + (zone.w - size.width()) / 2)
        y = round(zone.y + (zone.h - size.height()) / 2)
        if isinstance(self.panel, RiskPanel) and not self.panel.asked.isValid():
            offer = self.table.zones.get("bubble1", zone)
            x, y = round(offer.right - size.width()), round(offer.bottom + 6)
        self.panel.setGeometry(x, y, size.width(), size.height())
        self.panel.raise_()

    def clear(self) -> None:
        """Nothing is asked."""
        if self.panel is not None:
            self.panel.hide()
            self.panel.deleteLater()
            self.panel = None

    # --- keys

    def press(self, event: QKeyEvent, action: str) -> bool:
        """A key for the panel; False if it means nothing to it."""
        panel = self.panel
        if panel is None:
            return False
        if isinstance(panel, RiskPanel):
            if action == "say":
                panel.take()
                return True
            return action == "drop" and panel.drop()
        if isinstance(panel, FigurePanel) and panel.press(event):
            return True
        if event.text().isdigit() and not action:
            return panel.choose(int(event.text()))
        if action == "play":
            return self._main()
        if isinstance(panel, TilesPanel) and action in ("left", "right"):
            self._step(panel, -1 if action == "left" else 1)
            return True
        return False

    def _main(self) -> bool:
        """Enter: the tile that has the focus, or the main button."""
        panel = self.panel
        if isinstance(panel, FigurePanel):
            panel.speak()
        elif isinstance(panel, PaperPanel):
            panel.buttons[0].click()
        elif isinstance(panel, TilesPanel):
            tile = next((tile for tile in panel.tiles if tile.hasFocus()), None)
            if tile is not None:
                tile.click()
        return True

    def _step(self, panel: TilesPanel, by: int) -> None:
        at = next((at for at, tile in enumerate(panel.tiles) if tile.hasFocus()), -1 if by > 0 else 0)
        panel.tiles[(at + by) % len(panel.tiles)].setFocus(Qt.FocusReason.TabFocusReason)
