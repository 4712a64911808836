"""A deck folder that is not used: its veiled tile in the gallery, and the list of its faults."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from tappeto.i18n import N_, Phrase, Plain, ngettext_mark, say, tr
from tappeto.ui.decks.vet.faults import Fault, Refused, card_names
from tappeto.ui.pages.data import yielding
from tappeto.ui.pages.gallery import remover
from tappeto.ui.style import colour
from tappeto.ui.widgets.buttons import MAIN, Button
from tappeto.ui.widgets.flow import Flow
from tappeto.ui.widgets.labels import coloured, hairline, heading, label
from tappeto.ui.widgets.look import worn
from tappeto.ui.widgets.tile import Tile


def counted(refused: Refused) -> str:
    """How many faults it has, in words."""
    number = len(refused.faults) + refused.more
    return say(ngettext_mark("{n} fault, not in use", "{n} faults, not in use", number))


class RefusedTile(Tile):
    """Where its cards would stand there are only outlines; a click shows the faults."""

    def __init__(self, refused: Refused, remove: Callable[[], object]) -> None:
        super().__init__(refused.name, edge=16)
        self.refused = refused
        self.setCheckable(False)
        self.setAccessibleDescription(counted(refused))
        self.put(heading(yielding(refused.name), 20, wrap=True))
        self.put(label(tr("your folder"), 13.5, 600))
        self.put(coloured(label(counted(refused), 13.5, 650, wrap=True), "bad"))
        self.inside.addWidget(remover(refused.name, remove), 0, Qt.AlignmentFlag.AlignLeft)
        self.inside.addStretch(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chrome = worn()
        painter.setPen(QPen(colour(chrome.muted), 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(colour(chrome.field))
        high = self.height() * 0.72
        wide, top = high * 0.62, self.height() - high
        # Behind the words there are none.
        words = max((child.sizeHint().width() for child in self.findChildren(QWidget)), default=0)
        for number in (3, 2, 1):
            left = self.width() - 18 - wide * (1 + 0.62 * (number - 1))
            if left > words + 30:
                painter.drawRoundedRect(QRectF(left, top, wide, high - 5), 5, 5)
        painter.end()


class FaultsPanel(QFrame):
    """What happened, what is safe, what to do; then file, fault and remedy, numbered."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(24, 20, 24, 20)
        self.column.setSpacing(8)
        self.inside: QWidget | None = None
        self.refused: Refused | None = None

    def tell(self, refused: Refused, again: Callable[[], object], close: Callable[[], object]) -> None:
        """Show the faults of a folder."""
        if self.inside is not None:
            self.column.removeWidget(self.inside)
            self.inside.deleteLater()
        self.refused = refused
        self.inside = QWidget()
        column = QVBoxLayout(self.inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        title = Phrase(N_("{deck} cannot be used yet"), {"deck": Plain(refused.name)})
        column.addWidget(heading(yielding(say(title)), 22, wrap=True))
        safe = tr("Nothing of the folder was changed, and your table keeps its deck.")
        column.addWidget(label(safe, 14, muted=True, wrap=True))
        column.addSpacing(6)
        column.addWidget(label(yielding(str(refused.folder)), 13.5, 600, wrap=True))
        for number, fault in enumerate(refused.faults, 1):
            column.addWidget(hairline())
            column.addWidget(FaultRow(number, fault))
        if refused.more:
            column.addWidget(hairline())
            more = ngettext_mark("And {n} more fault.", "And {n} more faults.", refused.more)
            column.addWidget(label(say(more), 14, muted=True, wrap=True))
        column.addSpacing(10)
        self.buttons = [Button(tr("Try again"), again, MAIN), Button(tr("Close"), close)]
        row = QWidget()
        row.setLayout(Flow(*self.buttons, right=True))
        column.addWidget(row)
        self.column.addWidget(self.inside)


class FaultRow(QWidget):
    """One fault with its number."""

    def __init__(self, number: int, fault: Fault) -> None:
        super().__init__()
        self.setAccessibleName(fault.sentence(number))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(12)
        badge = coloured(label(str(number), 15, 700), "bad")
        row.addWidget(badge, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(2)
        line = Phrase(N_("{file}: {fault}"), {"file": Plain(fault.file), "fault": fault.what})
        words.addWidget(label(yielding(say(line, card_names())), 14.5, 600, wrap=True))
        words.addWidget(label(yielding(say(fault.remedy, card_names())), 14, muted=True, wrap=True))
        row.addLayout(words, 1)
