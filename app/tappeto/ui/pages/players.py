"""The count of a deal in which each plays alone: a line for every player, the payers first."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from tappeto.games.api import Row
from tappeto.i18n import tr
from tappeto.ui.table.frame import ROOMY, TINY
from tappeto.ui.table.words import Words
from tappeto.ui.widgets.labels import coloured, hairline, heading, label
from tappeto.ui.widgets.medal import Medal
from tappeto.ui.widgets.strokes import Strokes

Align = Qt.AlignmentFlag
AFTER = 10  # pixels behind a figure with strokes


class PlayersTable(QWidget):
    """What each player took, had before, pays or makes in this deal, and has now."""

    def __init__(self, words: Words, rows: list[Row], kind: str) -> None:
        super().__init__()
        self.words = words
        self.kind = kind
        match = words.director.match
        self.before = [int(total) for total in match.before.totals]
        self.now = [int(total) for total in match.sheet.totals]
        self.made = [now - then for now, then in zip(self.now, self.before, strict=True)]
        # what is counted for the deal itself stands under "this deal"
        self.columns = [row for row in rows if row.figures != [str(points) for points in row.points]]
        self.low = match.record.rulebook().low
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setSpacing(0)
        self.grid.setHorizontalSpacing({ROOMY: 22, TINY: 8}.get(kind, 14))
        self._head()
        for place, side in enumerate(self._order()):
            self._line(1 + 2 * place, side)

    def _order(self) -> list[int]:
        """Who pays, or makes most, comes first."""
        return sorted(range(len(self.made)), key=lambda side: (-self.made[side], side))

    @property
    def _wide(self) -> bool:
        return self.kind == ROOMY

    @property
    def _struck(self) -> bool:
        """Whether totals have their strokes beside them."""
        return self.words.tallies and self._wide

    def _titles(self) -> list[str]:
        counted = [tr(row.term) for row in self.columns]
        before = [tr("Before")] if self.kind != TINY else []
        return [tr("Player"), *counted, *before, tr("This deal"), tr("Now")]

    def _head(self) -> None:
        titles = self._titles()
        totals = {len(titles) - 3, len(titles) - 1} if self._struck else set()
        for column, text in enumerate(titles):
            side = Align.AlignLeft if column == 0 else Align.AlignHCenter
            head = label(text, 12.5, 600, muted=True)
            if column in totals:  # their figures stand at the right of the strokes
                side = Align.AlignRight
                head.setContentsMargins(0, 0, AFTER, 0)
            self.grid.addWidget(head, 0, column, side)
        self.grid.setRowMinimumHeight(0, 30)
        self.grid.setColumnStretch(0, 1)

    def _line(self, line: int, side: int) -> None:
        last = len(self._titles()) - 1
        self.grid.addWidget(hairline(), line, 0, 1, last + 1)
        pays = self.made[side] > 0
        if pays:
            tint = QFrame()
            tint.setObjectName("field")
            self.grid.addWidget(tint, line + 1, 0, 1, last + 1)
        cells: list[QWidget] = [self._player(side, pays)]
        cells += [label(row.figures[side], 18 if self._wide else 15) for row in self.columns]
        if self.kind != TINY:
            cells.append(self._total(self.before[side], faint=True))
        made = label(f"+{self.made[side]}" if pays else "–", 18 if self._wide else 15, 700 if pays else 400)
        cells.append(coloured(made, "bad" if self.low else "good") if pays else made)
        cells.append(self._total(self.now[side], faint=False))
        for column, cell in enumerate(cells):
            place = Align.AlignLeft if column == 0 else Align.AlignHCenter
            self.grid.addWidget(cell, line + 1, column, place | Align.AlignVCenter)
        self.grid.setRowMinimumHeight(line + 1, {ROOMY: 56, TINY: 32}.get(self.kind, 44))

    def _player(self, side: int, pays: bool) -> QWidget:
        match = self.words.director.match
        whole = QWidget()
        grid = QGridLayout(whole)
        grid.setContentsMargins(8 if self.kind != TINY else 4, 2, 4, 2)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(0)
        if self._wide:
            grid.addWidget(Medal(self.words.side(side), self.words.tone(side)), 0, 0, 2, 1)
        remark = match.game.remark(match.hand, side) if match.hand is not None else None
        told = remark is not None and self.kind != TINY
        grid.addWidget(label(self.words.side(side), 15, 600), 0, 1, 1 if told else 2, 1)
        if remark is not None and told:
            said = label(self.words.say(remark), 12.5, 600 if pays else 400, muted=True)
            grid.addWidget(coloured(said, "bad") if pays and self.low else said, 1, 1)
        return whole

    def _total(self, total: int, faint: bool) -> QWidget:
        """A total; where points are kept as strokes and there is room, with its strokes."""
        figure = label(str(total), 14, 600, muted=True) if faint else heading(str(total), 19)
        if not self._struck:
            return figure
        whole = QWidget()
        grid = QGridLayout(whole)
        grid.setContentsMargins(0, 0, AFTER, 0)
        grid.addWidget(Strokes(total, faint=faint), 0, 0)
        grid.addWidget(figure, 0, 1, Align.AlignRight)
        grid.setColumnMinimumWidth(1, 28)
        return whole
