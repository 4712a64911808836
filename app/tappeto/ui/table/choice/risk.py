"""A risk to take, in two steps in the same place, so that nobody takes it by a slip."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from tappeto.games.api import Move, Question
from tappeto.i18n import Phrase, tr
from tappeto.ui.widgets.buttons import GLASS, GOLD, Button
from tappeto.ui.widgets.labels import coloured, heading, label

GUARD = 400  # ms between the two steps


class RiskPanel(QFrame):
    """First a small offer; once it is taken up, what can be won and lost, and the question."""

    def __init__(
        self,
        question: Question,
        say: Callable[[Phrase], str],
        then: Callable[[Move], None],
        changed: Callable[[], None],
    ) -> None:
        super().__init__()
        self.setObjectName("figure")
        self.move_ = question.words[0].move
        self.then = then
        self.changed = changed
        self.asked = QElapsedTimer()
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 10, 18, 12)
        column.setSpacing(4)
        self.title = coloured(heading(say(question.title), 21), "felt")
        column.addWidget(self.title)
        tones = ("felt", "gold", "risk")
        self.lines = [
            coloured(label(say(text), 14, 600, wrap=True), tone)
            for text, tone in zip(question.lines, tones, strict=False)
        ]
        for line in self.lines:
            column.addWidget(line)
        row = QHBoxLayout()
        row.addStretch(1)
        self.no = Button(tr("Not yet"), self.drop, GLASS)
        self.yes = Button(say(question.words[0].label) + "  (T)", self.take, GLASS)
        for button in (self.no, self.yes):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        column.addLayout(row)
        self._words = say(question.words[0].label)
        self._stage(asked=False)

    def _stage(self, asked: bool) -> None:
        for part in (self.title, *self.lines, self.no):
            part.setVisible(asked)
        self.yes.setText(tr("Yes, enough") + "  (T)" if asked else self._words + "  (T)")
        self.yes.setObjectName(GOLD if asked else GLASS)
        self.yes.style().unpolish(self.yes)
        self.yes.style().polish(self.yes)

    def take(self) -> None:
        """The first step asks, the second says it."""
        if not self.asked.isValid():
            self.asked.start()
            self._stage(asked=True)
            self.changed()
        elif self.asked.elapsed() >= GUARD:
            self.then(self.move_)

    def drop(self) -> bool:
        """Back to the offer; False if nothing was asked."""
        if not self.asked.isValid():
            return False
        self.asked.invalidate()
        self._stage(asked=False)
        self.changed()
        return True

    def choose(self, number: int) -> bool:
        """Digits mean cards here."""
        return False

    def fit(self, width: float, height: float) -> QSize:
        """Take what is needed of a room."""
        if not self.asked.isValid():
            return self.sizeHint()
        wide = round(min(width - 8, 560))
        return QSize(wide, round(min(height, max(self.sizeHint().height(), self.heightForWidth(wide)))))
