"""One long text to read, with its contents beside it: they mark where one is, and jump."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent, QTextBlock, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QTextBrowser, QTextEdit, QWidget

from tappeto.i18n import tr
from tappeto.i18n.page import Page as Written
from tappeto.ui.pages.page import Page
from tappeto.ui.pages.rules_text import css
from tappeto.ui.pages.sections import CONTENTS, Contents
from tappeto.ui.style import colour
from tappeto.ui.table.frame import COMPACT, ROOMY, TINY
from tappeto.ui.ways import Ways
from tappeto.ui.widgets.drop import Drop
from tappeto.ui.widgets.look import worn

MARGIN = {ROOMY: 40, COMPACT: 18, TINY: 12}
WIDEST = 660  # of the running text


class ReadingPage(Page):
    """Subclasses say what stands on the page in `html`, and may put more beside the text in `sides`."""

    def __init__(self, ways: Ways, title: str, sentence: str, page: Written, anchor: str = "") -> None:
        super().__init__(ways, title, sentence)
        self.page = page
        self.anchor = anchor
        names = [name for name, _ in page.headings]
        titles = [title for _, title in page.headings]
        self.contents = Contents(page.headings)
        self.contents.chosen.connect(self.jump)
        self.drop = Drop(tr("Contents"), names, titles, names[0])
        self.drop.chosen.connect(self.jump)
        self.text = QTextBrowser()
        self.text.setObjectName("rules")
        self.areas.append(self.text)
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(page.title)
        self.text.anchorClicked.connect(lambda url: self.jump(url.fragment()))
        self.text.verticalScrollBar().valueChanged.connect(self._spy)
        above = QHBoxLayout()
        above.setContentsMargins(12, 6, 12, 2)
        above.addWidget(self.drop)
        above.addStretch(1)
        self.above = QWidget()
        self.above.setLayout(above)
        self.column.addWidget(self.above)
        self.sides = QHBoxLayout()
        self.sides.setSpacing(0)
        self.list = self._list()
        self.sides.addWidget(self.list)
        self.sides.addWidget(self.text, 1)
        self.column.addLayout(self.sides, 1)
        self.blocks = [self.contents, self.above, self.text]

    def _list(self) -> QScrollArea:
        """The contents, which may be longer than the window is high."""
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFixedWidth(CONTENTS + area.verticalScrollBar().sizeHint().width())
        self.contents.setObjectName("scrolled")
        area.setWidget(self.contents)
        return area

    def html(self) -> str:
        """The text as it stands on the page now."""
        raise NotImplementedError

    # --- showing it

    def fit(self) -> None:
        super().fit()
        roomy = self.kind == ROOMY
        self.list.setVisible(roomy)
        self.above.setVisible(not roomy)

    def set_text(self) -> None:
        """Set the page anew: another width, deck or theme."""
        document = self.text.document()
        document.setDefaultStyleSheet(css(worn(), narrow=self.kind == TINY))
        document.setDocumentMargin(MARGIN[self.kind])
        self.text.setHtml(self.html())

    def room(self) -> int:
        """How wide the text may be."""
        return min(WIDEST, self.text.width() - 20) - 2 * MARGIN[self.kind]

    def again(self) -> None:
        """Set it anew, and stay where one is."""
        bar = self.text.verticalScrollBar()
        now = bar.value()
        self.set_text()
        bar.setValue(now)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():
            self.again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def _measure(self) -> None:
        """Keep the lines short enough to read."""
        right = max(0, self.text.width() - WIDEST - 20)
        self.text.setViewportMargins(0, 0, right, 0)
        if self.isVisible():
            self.again()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.set_text()
        QTimer.singleShot(0, self, self._opened)

    def _opened(self) -> None:
        self._measure()
        if self.anchor:
            self.jump(self.anchor)
        else:
            self._spy()

    # --- where one is

    def jump(self, anchor: object) -> None:
        """To a heading, or to a rule."""
        self.text.scrollToAnchor(str(anchor))
        heading = any(name == anchor for name, _ in self.page.headings)
        self.text.setExtraSelections([] if heading else self._rule(str(anchor)))
        if heading:
            self._mark(str(anchor))

    def _rule(self, anchor: str) -> list[QTextEdit.ExtraSelection]:
        """The rule with this anchor, on a ground of its own."""
        for name, block in self._anchors():
            if name == anchor:
                rule = QTextEdit.ExtraSelection()
                rule.cursor = QTextCursor(block)
                rule.cursor.movePosition(
                    QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
                )
                rule.format.setBackground(colour(worn().field))
                return [rule]
        return []

    def _anchors(self) -> Iterator[tuple[str, QTextBlock]]:
        """Every anchor with the block that it stands in."""
        block = self.text.document().begin()
        while block.isValid():
            it = block.begin()
            while not it.atEnd():
                for name in it.fragment().charFormat().anchorNames():
                    yield name, block
                it += 1
            block = block.next()

    def _places(self) -> list[tuple[int, str]]:
        """How far down each heading stands."""
        names = {name for name, _ in self.page.headings}
        layout = self.text.document().documentLayout()
        return [
            (round(layout.blockBoundingRect(block).top()), name)
            for name, block in self._anchors()
            if name in names
        ]

    def _spy(self) -> None:
        """Mark the heading that stands at the top."""
        bar = self.text.verticalScrollBar()
        places = self._places()
        seen = [name for top, name in places if top <= bar.value() + 60]
        if bar.maximum() and bar.value() == bar.maximum():
            seen = [name for _, name in places]
        self._mark(seen[-1] if seen else self.page.headings[0][0])

    def _mark(self, name: str) -> None:
        self.contents.mark(name)
        if (marked := self.contents.group.checkedButton()) is not None:
            self.list.ensureWidgetVisible(marked, 0, 0)
        self.drop.set(name)

    def remember(self) -> object:
        return self.contents.names[self.contents.group.checkedId()]

    def recall(self, kept: Any) -> None:
        self.anchor = str(kept)
