"""One long page with its contents: they mark where one is, and jump."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tappeto.i18n import tr
from tappeto.ui.pages.page import Page
from tappeto.ui.style import text_font
from tappeto.ui.table.frame import COMPACT, ROOMY, TINY
from tappeto.ui.ways import Ways
from tappeto.ui.widgets.content import Content
from tappeto.ui.widgets.drop import Drop
from tappeto.ui.widgets.labels import hairline, heading

WIDEST = 932
CONTENTS = 232
MARGIN = {ROOMY: 40, COMPACT: 18, TINY: 12}


def folded(text: str, font: QFont, width: int) -> str:
    """A text with line breaks, so that no line is wider than that."""
    measure = QFontMetrics(font)
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and measure.horizontalAdvance(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return "\n".join(lines)


class Contents(QWidget):
    """The names of the sections, one under the other; the one in sight is marked."""

    chosen = Signal(str)

    def __init__(self, titles: list[tuple[str, str]]) -> None:
        super().__init__()
        self.setFixedWidth(CONTENTS)
        self.names = [name for name, _ in titles]
        self.group = QButtonGroup(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 20, 16, 20)
        column.setSpacing(4)
        for number, (_, title) in enumerate(titles):
            button = QPushButton(folded(title, text_font(14.5, 600), CONTENTS - 58))
            button.setObjectName("content")
            button.setCheckable(True)
            button.setFont(text_font(14.5))
            self.group.addButton(button, number)
            column.addWidget(button)
        column.addStretch(1)
        self.group.idClicked.connect(lambda number: self.chosen.emit(self.names[number]))

    def mark(self, name: str) -> None:
        """This one is in sight."""
        if name in self.names:
            self.group.button(self.names.index(name)).setChecked(True)


class SectionedPage(Page):
    """Sections are added with `section`; then `build` puts the page together."""

    def __init__(self, ways: Ways, title: str, sentence: str) -> None:
        super().__init__(ways, title, sentence)
        self.titles: list[tuple[str, str]] = []
        self.parts: dict[str, QWidget] = {}
        self.wanted = ""

    def section(self, name: str, title: str) -> QVBoxLayout:
        """A new section under its heading."""
        part = QWidget()
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 30)
        column.setSpacing(0)
        column.addWidget(heading(title, 20))
        column.addSpacing(8)
        column.addWidget(hairline())
        self.titles.append((name, title))
        self.parts[name] = part
        return column

    def build(self, wanted: str) -> None:
        """Put the sections on the page; it opens at the one that is wanted."""
        self.wanted = wanted
        body = Content()
        line = QHBoxLayout(body)
        line.setSpacing(0)
        inner = QWidget()
        inner.setMaximumWidth(WIDEST)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in self.parts.values():
            column.addWidget(part)
        column.addStretch(1)
        line.addWidget(inner, 1)
        self.body = line
        self.area = self.scrolled(body)
        names, titles = [name for name, _ in self.titles], [title for _, title in self.titles]
        self.contents = Contents(self.titles)
        self.contents.chosen.connect(self.jump)
        self.drop = Drop(tr("Contents"), names, titles, names[0])
        self.drop.chosen.connect(self.jump)
        above = QHBoxLayout()
        above.setContentsMargins(MARGIN[TINY], 6, MARGIN[TINY], 6)
        above.addWidget(self.drop)
        above.addStretch(1)
        self.above = QWidget()
        self.above.setLayout(above)
        self.column.addWidget(self.above)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.contents)
        side = hairline()
        side.setFixedHeight(16_777_215)
        side.setFixedWidth(1)
        self.side = side
        row.addWidget(side)
        row.addWidget(self.area, 1)
        self.column.addLayout(row, 1)
        self.blocks = [self.contents, self.above, self.area]
        self.area.verticalScrollBar().valueChanged.connect(self._spy)
        self.fit()

    def fit(self) -> None:
        super().fit()
        roomy = self.kind == ROOMY
        self.contents.setVisible(roomy)
        self.side.setVisible(roomy)
        self.above.setVisible(not roomy)
        margin = MARGIN[self.kind]
        self.body.setContentsMargins(margin, 22 if roomy else 8, margin, 20)
        self._spy()

    def jump(self, name: object) -> None:
        """Bring a section to the top, or as near as the page allows."""
        part = self.parts.get(str(name))
        if part is None:
            return
        bar = self.area.verticalScrollBar()
        bar.setValue(min(bar.maximum(), part.y()))
        self._mark(str(name))

    def _spy(self) -> None:
        """Mark the section that stands at the top."""
        if not self.isVisible():
            return
        bar = self.area.verticalScrollBar()
        seen = [name for name, part in self.parts.items() if part.y() <= bar.value() + 60]
        if bar.maximum() and bar.value() == bar.maximum():
            seen = list(self.parts)
        self._mark(seen[-1] if seen else self.titles[0][0])

    def _mark(self, name: str) -> None:
        self.contents.mark(name)
        self.drop.set(name)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Where the sections lie is known once the page has its size.
        QTimer.singleShot(0, self, lambda: self.jump(self.wanted) if self.wanted else self._spy())
