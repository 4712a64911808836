"""Something of the person's to sign: cards with what they count, and what may be said of them."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from tappeto.games.api import Move, Question
from tappeto.i18n import Phrase
from tappeto.ui.decks.faces import Faces
from tappeto.ui.widgets.buttons import MAIN, Button
from tappeto.ui.widgets.labels import heading, label
from tappeto.ui.widgets.strip import CardStrip

CARDS_FROM = 300  # with less room in height the cards are not shown once more
CARD_HIGH = 58


class PaperPanel(QFrame):
    """A sheet of paper in the middle of the table; the first thing to say is the main one."""

    def __init__(
        self, question: Question, say: Callable[[Phrase], str], faces: Faces, then: Callable[[Move], None]
    ) -> None:
        super().__init__()
        self.setObjectName("paper")
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 14, 20, 14)
        column.setSpacing(8)
        column.addWidget(heading(say(question.title), 22))
        rows = QWidget()
        self.grid = QGridLayout(rows)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.strips: list[CardStrip] = []
        for line, (name, cards, points) in enumerate(question.rows):
            strip = CardStrip(faces, [int(card) for card in cards], [], CARD_HIGH)
            self.strips.append(strip)
            self.grid.addWidget(strip, line, 0)
            self.grid.addWidget(label(say(name), 16, 650), line, 1)
            self.grid.addWidget(heading(str(int(points)), 22), line, 2, Qt.AlignmentFlag.AlignRight)
        self.grid.setColumnStretch(1, 1)
        column.addWidget(rows)
        for text in question.lines:
            column.addWidget(label(say(text), 13.5, muted=True, wrap=True))
        foot = QHBoxLayout()
        foot.addStretch(1)
        self.buttons: list[Button] = []
        for word in reversed(question.words):
            main = word is question.words[0]
            button = Button(say(word.label), partial(then, word.move), MAIN if main else "ghost")
            foot.addWidget(button)
            self.buttons.insert(0, button)
        column.addLayout(foot)

    def fit(self, width: float, height: float) -> QSize:
        """Take what is needed of a room."""
        for strip in self.strips:
            strip.setVisible(height >= CARDS_FROM)
        return QSize(round(min(width - 8, 600)), round(min(height, self.sizeHint().height())))

    def choose(self, number: int) -> bool:
        """A digit was pressed."""
        if not 0 < number <= len(self.buttons):
            return False
        self.buttons[number - 1].click()
        return True
