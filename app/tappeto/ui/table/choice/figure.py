"""A figure to set: by steps, by a slider, or by typing it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSlider, QVBoxLayout

from tappeto.games.api import NOBODY, Move, Question
from tappeto.i18n import N_, Phrase
from tappeto.ui.style import CREAM, colour, display_font
from tappeto.ui.widgets.buttons import GLASS, GOLD, Button
from tappeto.ui.widgets.labels import coloured, heading, label

Align = Qt.AlignmentFlag
STEPS = (-10, -1, 1, 10)
TYPED = 3  # digits of the largest figure
KEYS = {
    Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: -10, Qt.Key.Key_Up: 10,
    Qt.Key.Key_PageDown: -10, Qt.Key.Key_PageUp: 10, Qt.Key.Key_Home: -1000, Qt.Key.Key_End: 1000,
}  # fmt: skip


class Rule(QSlider):
    """The slider, with a mark at what is left over."""

    def __init__(self, most: int, rest: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(0, most)
        self.rest = rest
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumHeight(44)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.rest < 0:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(CREAM))
        x = 13 + (self.width() - 26) * self.rest / max(1, self.maximum())
        painter.drawPolygon(QPolygonF([QPointF(x - 6, 0), QPointF(x + 6, 0), QPointF(x, 9)]))
        painter.end()


class FigurePanel(QFrame):
    """Dark glass with a large figure; the button repeats it."""

    def __init__(
        self, question: Question, say: Callable[[Phrase], str], then: Callable[[Move], None], first: int
    ) -> None:
        super().__init__()
        self.setObjectName("figure")
        self.say = say
        self.words = question.words
        self.then = then
        self.typed = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 10, 22, 14)
        column.setSpacing(4)
        self.title = coloured(heading(say(question.title), 21), "felt")
        column.addWidget(self.title, 0, Align.AlignHCenter)
        row = QHBoxLayout()
        row.addStretch(1)
        self.figure = coloured(heading("", 48), "gold")
        self.figure.setMinimumWidth(110)
        self.figure.setAlignment(Align.AlignCenter)
        for step in STEPS:
            if step == 1:
                row.addWidget(self.figure)
            text = f"+{step}" if step > 0 else f"−{-step}"
            button = Button(text, partial(self.move_by, step), GLASS)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        rest = int(question.rest) if question.rest != NOBODY else -1
        self.slider = Rule(len(self.words) - 1, rest)
        self.slider.valueChanged.connect(self._show)
        column.addWidget(self.slider)
        foot = QHBoxLayout()
        self.lines = [coloured(label(say(text), 13.5, wrap=True), "felt") for text in question.lines]
        for line in self.lines:
            foot.addWidget(line, 1)
        foot.addStretch(1)
        self.button = Button("", self.speak, GOLD)
        foot.addWidget(self.button)
        column.addLayout(foot)
        self.slider.setValue(first)
        self._show()

    def _show(self) -> None:
        value = self.slider.value()
        self.figure.setText(str(value))
        self.button.setText(self.say(Phrase(N_("Say {n}"), {"n": value})))

    def move_by(self, by: int) -> None:
        """A step up or down."""
        self.typed = ""
        self.slider.setValue(self.slider.value() + by)

    def speak(self) -> None:
        """Say the figure."""
        self.then(self.words[self.slider.value()].move)

    def choose(self, number: int) -> bool:
        """A digit was typed: it goes on the figure, or begins another."""
        digit = str(number % 10)
        typed = self.typed + digit
        if len(typed) > TYPED or int(typed) > self.slider.maximum():
            typed = digit
        self.typed = typed
        self.slider.setValue(int(typed))
        return True

    def press(self, event: QKeyEvent) -> bool:
        """Arrows and their kin; False if a key means nothing here."""
        step = KEYS.get(Qt.Key(event.key()))
        if step is not None:
            self.move_by(step)
        return step is not None

    def fit(self, width: float, height: float) -> QSize:
        """Take what is needed of a room."""
        self.title.setVisible(height > 190)
        self.figure.setFont(display_font(48 if height > 150 else 28))
        self.figure.setMinimumWidth(110 if width > 460 else 60)
        for line in self.lines:
            line.setVisible(width > 460)
        return QSize(round(min(width - 8, 640)), round(min(height, self.sizeHint().height())))
