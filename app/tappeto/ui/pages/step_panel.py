"""The panel beside the table of a tutorial: what there is to know, and what came of the card."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from tappeto.i18n import N_, Phrase, say, tr
from tappeto.ui.style import colour
from tappeto.ui.table.frame import ROOMY, TINY
from tappeto.ui.widgets.buttons import MAIN, Button
from tappeto.ui.widgets.content import Content
from tappeto.ui.widgets.labels import coloured, label
from tappeto.ui.widgets.look import worn


class Progress(QWidget):
    """A row of dashes: done, in hand, still to come."""

    def __init__(self) -> None:
        super().__init__()
        self.steps, self.now = 1, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(160, 8)

    def tell(self, now: int, steps: int) -> None:
        """So far it has come."""
        self.now, self.steps = now, steps
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        chrome, step = worn(), self.width() / self.steps
        for number in range(self.steps):
            tone = chrome.good if number < self.now else chrome.accent if number == self.now else chrome.line
            painter.setBrush(colour(tone))
            high = 6.0 if number == self.now else 4.0
            painter.drawRoundedRect(QRectF(number * step, 4 - high / 2, step - 5, high), 2, 2)
        painter.end()


class StepPanel(QFrame):
    """Text, answer and buttons; `main` is the button that goes on, once there is one."""

    def __init__(
        self, show_me: Callable[[], object], again: Callable[[], object], on: Callable[[], object]
    ) -> None:
        super().__init__()
        self.setObjectName("side")
        self.kind = ROOMY
        self.step = label("", 13.5, 600, muted=True)
        self.progress = Progress()
        self.text = label("", 15, wrap=True)
        self.answer = coloured(label("", 15, 600, wrap=True), "good")
        self.show_button = Button(tr("Show me"), show_me, sign="hint")
        self.again_button = Button(tr("Again"), again, sign="undo")
        self.on_button = Button(tr("Go on"), on, MAIN)
        inner = Content("surface")
        self.words = QVBoxLayout(inner)
        self.words.addWidget(self.step)
        self.words.addWidget(self.progress)
        self.words.addSpacing(8)
        self.words.addWidget(self.text)
        self.words.addWidget(self.answer)
        self.words.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inner)
        self.parts = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self.parts.setContentsMargins(0, 0, 0, 0)
        self.parts.setSpacing(0)
        self.parts.addWidget(area, 1)
        self.buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.buttons.setSpacing(8)
        self.buttons.addStretch(1)
        for button in (self.show_button, self.again_button, self.on_button):
            self.buttons.addWidget(button)
        self.parts.addLayout(self.buttons)

    def fit(self, kind: str) -> None:
        """The buttons stand under the words, or beside them where the panel is low."""
        beside = kind != ROOMY
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.parts.setDirection(across if beside else down)
        self.buttons.setDirection(down if beside else across)
        margin = {ROOMY: 26, TINY: 10}.get(kind, 14)
        self.words.setContentsMargins(margin, margin, 4 if beside else margin, 4)
        self.buttons.setContentsMargins(8 if beside else margin, 8, margin, 8 if beside else 20)
        self.step.setVisible(kind != TINY)
        self.show_button.spell(tr("Show me"), kind != TINY)
        self.again_button.spell(tr("Again"), kind != TINY)
        self.kind = kind
        self._share()

    def _share(self) -> None:
        """In a low panel the answer takes the place of the text."""
        self.text.setVisible(self.kind == ROOMY or self.answer.isHidden())

    def ask(self, number: int, steps: int, text: str) -> None:
        """A step begins."""
        self.step.setText(say(Phrase(N_("Step {number} of {steps}"), {"number": number + 1, "steps": steps})))
        self.progress.tell(number, steps)
        self.text.setText(text)
        self.answer.hide()
        self._share()
        self.show_button.show()
        self.again_button.hide()
        self.on_button.hide()

    def say_answer(self, text: str, right: bool) -> None:
        """What came of the card."""
        self.answer.setText(text)
        self.answer.setProperty("tone", "good" if right else "")
        self.answer.style().polish(self.answer)
        self.answer.show()
        self._share()
        self.show_button.hide()
        self.again_button.show()
        self.on_button.show()

    def finish(self, text: str, button: str) -> None:
        """The lesson is over."""
        self.progress.tell(self.progress.steps, self.progress.steps)
        self.step.setText(tr("The lesson is over"))
        self.text.setText(text)
        self.answer.hide()
        self._share()
        self.again_button.hide()
        self.on_button.setText(button)
