"""What all pages share: the head with its tools, a toast, the size class, and the keys to leave."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tappeto.i18n import tr
from tappeto.ui.pages.size import page_class
from tappeto.ui.pages.toast import Toast
from tappeto.ui.speaking import announce
from tappeto.ui.style import grown
from tappeto.ui.table.frame import COMPACT, ROOMY, TINY
from tappeto.ui.ways import Ways
from tappeto.ui.widgets.banner import Notice
from tappeto.ui.widgets.buttons import Button
from tappeto.ui.widgets.content import Content
from tappeto.ui.widgets.labels import heading, label
from tappeto.ui.widgets.tool import Tool

HEAD = {ROOMY: 56, COMPACT: 40, TINY: 36}
SCROLLS = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}


class Page(QWidget):
    """A head, and under it what the page adds to `column`; all but the first page have a way out.

    `main` is the red button, which Enter presses; `blocks` are what F6 jumps between, after the head.
    """

    def __init__(self, ways: Ways, title: str, sentence: str = "", *, inside: bool = True) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(title)
        self.ways = ways
        self.house = ways.house
        self.kind = ROOMY
        self.main: Button | None = None
        self.tools: list[Tool] = []  # at the right of the head
        self.blocks: list[QWidget] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.head = QWidget()
        self.head.setObjectName("head")
        self.head.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.row = QHBoxLayout(self.head)
        self.row.setContentsMargins(10, 0, 14, 0)
        self.row.setSpacing(8)
        if inside:
            self._way_out()
        self.title = heading(title, 22)
        self.sentence = label(sentence, 14, muted=True)
        self.row.addSpacing(4)
        self.row.addWidget(self.title)
        self.row.addWidget(self.sentence)
        self.row.addStretch(1)
        self.column.addWidget(self.head)
        self.toast = Toast(self)
        self.foot: QWidget | None = None
        self.areas: list[QAbstractScrollArea] = []

    def _way_out(self) -> None:
        """To the table that waits, and to the first page."""
        if self.ways.waiting():
            self.row.addWidget(Tool("left", tr("Back to the table"), self.ways.back))
        self.row.addWidget(Tool("home", tr("Home"), self.ways.home))
        line = QFrame()
        line.setObjectName("hairline")
        line.setFixedSize(1, 26)
        self.row.addWidget(line)

    def fit(self) -> None:
        """Take the shape of the size class; pages add theirs."""
        self.head.setFixedHeight(grown(HEAD[self.kind]))
        self.title.setFont(heading("", 22 if self.kind == ROOMY else 18).font())
        self.say_beside(self.sentence.text())

    def say_beside(self, sentence: str) -> None:
        """The sentence beside the title, where there is room for it."""
        self.sentence.setText(sentence)
        self._fit_head()

    def _fit_head(self) -> None:
        """Where the head is too narrow, the sentence gives way first, then the words of the tools, then
        the size of their icons."""
        roomy = self.kind == ROOMY
        icons = self.head.findChildren(Tool)
        for tool in icons:
            tool.enlarge(True)
        self.sentence.setVisible(roomy and bool(self.sentence.text()))
        for tool in self.tools:
            tool.spell(roomy)
        if self._head_needs() > self.width():
            self.sentence.setVisible(False)
        if self._head_needs() > self.width():
            for tool in self.tools:
                tool.spell(False)
        if self._head_needs() > self.width():
            for tool in icons:
                tool.enlarge(False)

    def _head_needs(self) -> int:
        """The width that all in the head takes."""
        self.row.invalidate()
        return self.row.sizeHint().width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        kind = page_class(self.width(), self.height())
        if kind != self.kind:
            self.kind = kind
            self.fit()
        elif event.size().width() != event.oldSize().width():
            self._fit_head()
        self._lay_toast()

    def _lay_toast(self) -> None:
        foot = self.foot.height() if self.foot is not None else 0
        self.toast.lie(self.head.height(), foot)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        announce(self, self.title.text())
        announce(self, self.sentence.text())

    def say_toast(self, text: str, button: str = "", does: Callable[[], object] | None = None) -> None:
        """Say something in the head for a while, with one thing to do about it."""
        self.toast.tell(text, button, does)
        self._lay_toast()
        announce(self, text)

    def warn(self, text: str, closed: Callable[[], object] = lambda: None) -> None:
        """Say under the head that something is not as it should be, until it is read."""
        self.column.insertWidget(1, Notice(text, (tr("Close"), closed)))
        announce(self, text)

    def scrolled(self, content: Content) -> QScrollArea:
        """What goes on below the edge of the window."""
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(content)
        self.areas.append(area)
        return area

    def stop(self) -> None:
        """The page is left: whatever moves comes to its end."""

    # --- what stays when the page is made anew in another language

    def remember(self) -> object:
        """What the person has done here so far."""
        return None

    def recall(self, kept: object) -> None:
        """Take it up again."""

    # --- keys

    def leave(self) -> None:
        """Esc: to where the page was opened from."""
        self.ways.back()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, alt = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if key == Qt.Key.Key_Escape or (key == Qt.Key.Key_Left and alt):
            self.leave()
        elif key == Qt.Key.Key_F1:
            self.ways.handbook()
        elif key == Qt.Key.Key_F6:
            self._jump(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._enter(QApplication.focusWidget())
        elif key in SCROLLS and self.areas:
            self.areas[0].verticalScrollBar().triggerAction(SCROLLS[Qt.Key(key)])
        else:
            super().keyPressEvent(event)

    def _enter(self, focus: QWidget | None) -> None:
        """Enter works what has the focus, else the red button."""
        if isinstance(focus, QAbstractButton) and self.isAncestorOf(focus):
            focus.click()
        elif isinstance(focus, QComboBox) and self.isAncestorOf(focus):
            focus.showPopup()
        elif self.main is not None:
            self.main.click()

    def _jump(self, by: int) -> None:
        """To the next block of the page."""
        blocks = [self.head, *[block for block in self.blocks if block.isVisible()]]
        focus = QApplication.focusWidget()
        now = next(
            (at for at, block in enumerate(blocks) if focus is not None and block.isAncestorOf(focus)),
            -1 if by > 0 else 0,
        )
        first = first_stop(blocks[(now + by) % len(blocks)])
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)


def first_stop(block: QWidget) -> QWidget | None:
    """The first thing in a block that takes the focus."""
    if block.focusPolicy() & Qt.FocusPolicy.TabFocus:
        return block
    for child in block.findChildren(QWidget):
        if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisible() and child.isEnabled():
            return child
    return None
