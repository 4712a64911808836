"""The bar over the table: home, game, scores where there are no plates, and the tools."""

from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QSizePolicy, QToolButton, QWidget

from tappeto.i18n import N_, tr
from tappeto.ui.icons import icon
from tappeto.ui.keys import ACTIONS, Keys, shown
from tappeto.ui.style import Chrome, display_font, grown, text_font
from tappeto.ui.table.frame import BAR, COMPACT, ROOMY, TINY

TOOLS = (
    ("hint", N_("Hint")),
    ("undo", N_("Undo")),
    ("last", ""),  # the table says what it is called
    ("pace", N_("Pace")),
    ("log", N_("Log")),
)
# What the bar loses where room is short, one after the other; the menu has pace and log as well.
LOSES = ("words", "line", "log", "pace", "name", "names", "others")
HAS = {ROOMY: LOSES, COMPACT: ("log", "pace", "name", "names", "others"), TINY: ("names", "others")}
MOST_PILLS = 4
SIGN = 20  # the side of a tool's sign
LEAST_TOLD = 90  # of the words of a toast
LOWEST = 28  # the height of a line of text with its pill, where text is as large as usual


@dataclass(frozen=True)
class Pill:
    """A side's score in the bar."""

    name: str
    score: str
    turn: bool


class PillLabel(QLabel):
    """A score to look at, and to click for more."""

    clicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pill")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def tell(self, pill: Pill, named: bool, initial: bool) -> None:
        """Show a score with its name, the first letter of it, or alone."""
        name = pill.name if named else pill.name[:1] if initial else ""
        self.setText(f"{escape(name)}{'  ' if named else ' '}<b>{pill.score}</b>".strip())
        self.setAccessibleName(f"{pill.name} {pill.score}")


class Bar(QWidget):
    """Tools are named by the action that they stand for; `chosen` tells which was clicked."""

    chosen = Signal(str)

    def __init__(self, chrome: Chrome, keys: Keys) -> None:
        super().__init__()
        self.setObjectName("bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.chrome = chrome
        self.keys = keys
        self.kind = ROOMY
        self.last = ""
        self.told = ""  # what the toast says
        self._scores: list[Pill] = []
        row = self.row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(4)
        self.tools: dict[str, QToolButton] = {}
        row.addWidget(self._tool("home"))
        self.name = QLabel()
        self.name.setObjectName("barName")
        self.line = QLabel()
        self.line.setObjectName("barLine")
        row.addSpacing(8)
        row.addWidget(self.name)
        row.addWidget(self.line)
        self.pills = [PillLabel() for _ in range(MOST_PILLS)]
        for pill in self.pills:
            pill.clicked.connect(lambda: self.chosen.emit("score"))
            row.addWidget(pill)
        row.addStretch(1)
        self.toast = QWidget()
        self.toast.setObjectName("toast")
        self.toast.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        inside = QHBoxLayout(self.toast)
        inside.setContentsMargins(14, 0, 6, 0)
        self.toast_text = QLabel()
        self.toast_text.setObjectName("toastText")
        self.toast_button = QToolButton()
        self.toast_button.setObjectName("toastButton")
        self.toast_button.clicked.connect(lambda: self.chosen.emit("toast"))
        inside.addWidget(self.toast_text)
        inside.addWidget(self.toast_button)
        self.toast.hide()
        row.addWidget(self.toast)
        row.addStretch(1)
        for name, _ in TOOLS:
            row.addWidget(self._tool(name))
        row.addWidget(self._tool("menu"))
        self.tools["menu"].setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.restyle(chrome)
        self.retranslate()

    def _tool(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName("tool")
        button.setAutoRaise(True)
        button.setIconSize(QSize(grown(SIGN), grown(SIGN)))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        if name != "menu":
            button.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
        self.tools[name] = button
        return button

    def restyle(self, chrome: Chrome) -> None:
        """Take over the colours of the theme."""
        self.chrome = chrome
        for name, button in self.tools.items():
            button.setIcon(icon(name, chrome.ink, chrome.line))
        self.name.setFont(display_font(20))
        self.line.setFont(text_font(14))

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        words = {name: tr(title) for name, title in TOOLS if title}
        words |= {"home": tr("Home"), "menu": tr("More"), "last": self.last}
        by_action = {action.name: action for action in ACTIONS}
        for name, button in self.tools.items():
            button.setText(words[name])
            action = by_action.get(name)
            key = f" ({shown(self.keys.keys(action)[0])})" if action else ""
            button.setToolTip(words[name] + key)
            button.setAccessibleName(words[name])
        self.fit(self.kind, self.width())

    def fit(self, kind: str, width: int) -> None:
        """Show what a size class has room for, at the size that the text has here."""
        self.kind = kind
        height = max(BAR[kind], grown(LOWEST))
        self.setFixedHeight(height)
        for button in self.tools.values():
            button.setMinimumSize(34 if kind == TINY else 36, min(grown(36), height))
        for pill in self.pills:
            pill.setFixedHeight(grown(26 if kind == TINY else 28))
        self.toast.setFixedHeight(height - 8)
        shown = list(HAS[kind])
        self.toast.hide()
        self._size(grown(SIGN))
        self._show(shown)
        while shown and self._needs() > width:
            del shown[0]
            self._show(shown)
        if self._needs() > width:  # large text in a small window: the signs stay small
            self._size(SIGN)
        if self.told:
            self._fit_toast(shown, width)
        self.row.activate()

    def _size(self, side: int) -> None:
        """The signs of the tools so large."""
        for button in self.tools.values():
            button.setIconSize(QSize(side, side))

    def _fit_toast(self, shown: list[str], width: int) -> None:
        """A toast takes the room that is left, and cuts its words before the tools lose theirs."""
        self.toast_text.setText(self.told)
        self.toast.show()
        whole = self.toast.sizeHint().width()
        least = whole - self.toast_text.sizeHint().width() + grown(LEAST_TOLD)
        while self._needs() - whole + least > width and shown:
            # the line goes before the words: tools that stay where they are can be hit twice
            shown.remove("line" if "line" in shown else shown[0])
            self._show(shown)
        if self._needs() - whole + least > width:
            self._size(SIGN)
        room = self.toast_text.sizeHint().width() - max(0, self._needs() - width)
        cut = self.toast_text.fontMetrics().elidedText(self.told, Qt.TextElideMode.ElideRight, room)
        self.toast_text.setText(cut)

    def _show(self, parts: list[str]) -> None:
        for name, button in self.tools.items():
            words = "words" in parts and name not in ("home", "menu")
            style = Qt.ToolButtonStyle
            button.setToolButtonStyle(style.ToolButtonTextBesideIcon if words else style.ToolButtonIconOnly)
            button.setVisible((name not in LOSES or name in parts) and bool(button.text()))
        self.line.setVisible("line" in parts)
        self.name.setVisible("name" in parts)
        crowded = self.kind == TINY and bool(self.told)
        for label, pill in zip(self.pills, self._scores, strict=False):
            label.tell(pill, "names" in parts or "others" not in parts, len(self._scores) > 2)
        last = len(self._scores) - 1  # our own
        for number, label in enumerate(self.pills):
            among = number == last or (number < last and "others" in parts)
            label.setVisible(self.kind != ROOMY and among and not crowded)

    def _needs(self) -> int:
        """The width that all that is shown takes."""
        self.row.invalidate()
        return self.row.sizeHint().width()

    def tell(self, name: str, line: str, pills: list[Pill], last: str) -> None:
        """Show the game, how the match stands, the scores, and what was taken last by its name."""
        if last != self.last:
            self.last = last
            self.retranslate()
        self.name.setText(name)
        self.line.setText(line)
        self._scores = pills
        for label, pill in zip(self.pills, pills, strict=False):
            label.setProperty("turn", pill.turn)
            label.setProperty("many", len(pills) > 2)
            label.style().unpolish(label)
            label.style().polish(label)
        self.fit(self.kind, self.width())

    def show_toast(self, text: str, button: str) -> None:
        """Say something in the middle of the bar, with one thing to do about it."""
        self.told = text
        self.toast_button.setText(button)
        self.toast_button.setVisible(bool(button))
        self.toast.layout().setContentsMargins(14, 0, 6 if button else 14, 0)  # type: ignore[union-attr]
        self.fit(self.kind, self.width())

    def hide_toast(self) -> None:
        """Be silent again."""
        self.told = ""
        self.fit(self.kind, self.width())

    def set_menu(self, menu: QMenu) -> None:
        """The menu behind the three dots."""
        self.tools["menu"].setMenu(menu)
