"""The sheet over the table when no card can be played: the count of a deal, or the end of the match."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from tappeto.games.api import Outcome
from tappeto.i18n import N_, tr
from tappeto.ui.pages.count import CountTable, SpeltOut
from tappeto.ui.pages.finish import WhereFrom, course, deals_alone
from tappeto.ui.pages.forms import of_seat
from tappeto.ui.pages.ladder import LadderStrip
from tappeto.ui.pages.players import PlayersTable
from tappeto.ui.pages.size import page_class
from tappeto.ui.pages.verdict import line, title
from tappeto.ui.speaking import announce
from tappeto.ui.style import colour
from tappeto.ui.table.frame import ROOMY, TINY
from tappeto.ui.widgets.buttons import MAIN, Button
from tappeto.ui.widgets.chart import Chart
from tappeto.ui.widgets.content import Content
from tappeto.ui.widgets.flow import Flow
from tappeto.ui.widgets.labels import heading, label

if TYPE_CHECKING:
    from tappeto.ui.table.page import TablePage

SCRIM = colour("#0a0f0c", 0.55)
WIDEST = 900


class ScoreSheet(QWidget):
    """Laid over the table page; Enter goes on, Esc shows the table again."""

    def __init__(self, page: "TablePage") -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.page = page
        self.match = page.director.match
        self.paper = QFrame(self)
        self.paper.setObjectName("paper")
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.kind = ROOMY
        self.column = QVBoxLayout(self.paper)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.column.addWidget(self.area, 1)
        self.foot = QWidget()
        self.column.addWidget(self.foot)
        self.retranslate()
        page.house.settings.changed.connect(self._setting)
        announce(page, self.spoken())

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.words = self.page.words
        old, self.foot = self.foot, QWidget()
        self.column.replaceWidget(old, self.foot)
        old.deleteLater()
        self.main_button = self._buttons()
        self.setFocusProxy(self.main_button)
        self._fill()
        self._place()

    def _setting(self, name: str) -> None:
        """The page has taken the setting over already; the sheet does too."""
        if name in ("language", "deck_words", "decks", "index", "tones", "marks", "my_name", "names"):
            self.retranslate()

    # --- what it says

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, if it has."""
        return self.match.sheet.outcome

    def title(self) -> str:
        """Who takes the deal, or the match."""
        return title(self.words, self.match)

    def line(self) -> str:
        """How the match stands, or why it has ended."""
        return line(self.words, self.match)

    def spoken(self) -> str:
        """What a screen reader says when the sheet appears."""
        return f"{self.title()}. {self.line()}"

    # --- what it is made of

    def _fill(self) -> None:
        """Build what the sheet shows, for the size that it has."""
        content = Content("surface")
        roomy = self.kind == ROOMY
        side = {ROOMY: 36, TINY: 12}.get(self.kind, 22)
        column = QVBoxLayout(content)
        column.setContentsMargins(side, 28 if roomy else 14, side, 12)
        column.setSpacing(12 if roomy else 8)
        column.addWidget(heading(self.title(), 28 if roomy else 20, wrap=True))
        column.addWidget(label(self.line(), 14.5, muted=True, wrap=True))
        if self.outcome is not None and len(self.match.record.deals) > 1:
            self._course(column)
            column.addWidget(heading(tr("The last deal"), 20))
        self._count(column, roomy)
        if self.outcome is None:
            column.addWidget(label(self._next(), 14, 600, wrap=True))
        column.addStretch(1)
        self.area.setWidget(content)
        self.content = content

    def _count(self, column: QVBoxLayout, roomy: bool) -> None:
        hand, game = self.match.hand, self.match.game
        if hand is None:
            return
        rows = game.rows(hand)
        if game.sides > 2:
            column.addWidget(PlayersTable(self.words, rows, self.kind))
        else:
            column.addWidget(CountTable(self.words, rows, notes=self.kind != TINY))
        faces = self.page.house.faces(game.id, game.pack)
        for row in rows:
            if any(row.cards):
                column.addWidget(SpeltOut(self.words, faces, row, 76 if roomy else 56))
        ladder = game.ladder(hand)
        if ladder is not None and self.kind != TINY:
            column.addWidget(LadderStrip(self.words, ladder))

    def _next(self) -> str:
        """Who deals and who begins; what would end the match."""
        sheet, game = self.match.sheet, self.match.game
        said = [
            of_seat(self.words, int(sheet.dealer), N_("You deal next."), N_("{player} deals next.")),
            of_seat(self.words, int(game.first(sheet)), N_("You play first."), N_("{player} plays first.")),
        ]
        ahead = game.ahead(sheet)
        if ahead is not None:
            said.append(self.words.say(ahead))
        return " ".join(said)

    def _course(self, column: QVBoxLayout) -> None:
        deals = deals_alone(self.match.record)
        chart = Chart(course(self.words, deals), int(self.match.game.options.get("target", 0)))
        parts = QWidget()
        where = WhereFrom(self.words, deals)
        where.setMinimumWidth(250)
        if self.kind == ROOMY:
            chart.setFixedWidth(500)
        parts.setLayout(Flow(chart, where, gap=48))
        column.addWidget(heading(tr("How it went"), 20))
        column.addWidget(parts)

    def _buttons(self) -> Button:
        """The foot; the red button last."""
        home = Button(tr("Home"), self.page.ways.home, sign="home")
        self.signs = [home]
        self.note = label("", 13.5, muted=True)
        if self.outcome is None:
            table = Button(tr("See the table"), self.page.close_sheet, sign="deck")
            self.signs.append(table)
            main = Button(tr("Next deal"), self.page.next_deal, MAIN)
            row = Flow(home, table, main, right=True)
        else:
            game = self.match.game.id
            other = Button(tr("New match"), lambda: self.page.ways.new_match(game), sign="plus")
            self.signs.append(other)
            main = Button(tr("Rematch"), self.page.rematch, MAIN)
            first = int(self.match.sheet.dealer)
            self.note.setText(of_seat(self.words, first, N_("You deal first."), N_("{player} deals first.")))
            row = Flow(home, other, self.note, main, right=True)
        row.setContentsMargins(0, 0, 0, 0)
        box = QVBoxLayout(self.foot)
        box.setContentsMargins(16, 8, 16, 14)
        box.addLayout(row)
        self._crowd()
        return main

    def _crowd(self) -> None:
        """Words of the lesser buttons give way in a tiny window."""
        for button in self.signs:
            button.spell(button.accessibleName() or button.text(), self.kind != TINY)
        self.note.setVisible(self.kind != TINY and bool(self.note.text()))

    # --- size

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        kind = page_class(self.width(), self.height())
        if kind != self.kind:
            self.kind = kind
            self._fill()
            self._crowd()
        self._place()

    def _place(self) -> None:
        """The paper in the middle, as high as what stands on it if there is room."""
        edge = {ROOMY: 36, TINY: 0}.get(self.kind, 12)
        width = min(WIDEST, self.width() - 2 * edge)
        foot = self.foot.heightForWidth(width)
        content = self.content.heightForWidth(width)
        height = min(self.height() - 2 * edge, max(content, 120) + foot)
        self.paper.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), SCRIM)
        painter.end()

    # --- keys and pointer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        action = self.page.keys.action(event)
        if event.isAutoRepeat():
            return
        if action in ("play", "next"):
            self.main_button.click()
        elif action == "drop":
            self.page.close_sheet()
        else:
            super().keyPressEvent(event)
