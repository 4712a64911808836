"""The count of one deal, line by line."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from tappeto.games.api import Row
from tappeto.i18n import N_, Phrase, Plain, tr
from tappeto.ui.decks.faces import Faces
from tappeto.ui.table.words import Words
from tappeto.ui.widgets.flow import Flow
from tappeto.ui.widgets.labels import coloured, hairline, heading, label
from tappeto.ui.widgets.strip import CardStrip

Align = Qt.AlignmentFlag


class CountTable(QWidget):
    """What was counted, each side's figure, and who has the points; wide enough also the remarks."""

    def __init__(self, words: Words, rows: list[Row], notes: bool) -> None:
        super().__init__()
        self.words = words
        self.low = words.director.match.record.rulebook().low
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(16 if notes else 10)
        self.grid.setVerticalSpacing(10 if notes else 5)
        self.grid.setColumnStretch(1, 1)
        sides = range(int(words.director.match.game.sides))
        self.last = 2 + len(sides)
        self._put(0, 0, label(tr("Point"), 13, 600, muted=True))
        for side in sides:
            self._put(0, 2 + side, label(words.side(side), 14, 600), Align.AlignHCenter)
        self._put(
            0,
            self.last,
            label(tr("Pays") if self.low else tr("Goes to"), 13, 600, muted=True),
            Align.AlignRight,
        )
        for number, row in enumerate(rows):
            self._row(1 + 2 * number, row, notes)

    def _put(self, line: int, column: int, widget: QWidget, align: Align = Align.AlignLeft) -> None:
        self.grid.addWidget(widget, line, column, align | Align.AlignVCenter)

    def _row(self, line: int, row: Row, notes: bool) -> None:
        self.grid.addWidget(hairline(), line, 0, 1, self.last + 1)
        self._put(line + 1, 0, heading(tr(row.term), 18 if notes else 16))
        if notes:
            self.grid.addWidget(
                label(self.words.say(row.note), 13.5, muted=True, wrap=True), line + 1, 1, Align.AlignVCenter
            )
        best = max(row.points, default=0)
        for side, figure in enumerate(row.figures):
            wins = best > 0 and row.points[side] == best and min(row.points) < best
            shown = label(figure, 19 if notes else 16, 700 if wins else 400)
            self._put(
                line + 1, 2 + side, coloured(shown, "good") if figure == "✓" else shown, Align.AlignHCenter
            )
        self._put(line + 1, self.last, self._goes_to(row), Align.AlignRight)

    def _goes_to(self, row: Row) -> QLabel:
        """Who has the points of a line."""
        if not row.points:
            return label("", 14)
        having = [side for side, points in enumerate(row.points) if points]
        say = self.words.say
        if not having:
            return label(tr("nobody"), 14, muted=True)
        if len(having) == 1:
            side, points = having[0], _signed(int(row.points[having[0]]))
            text = say(
                Phrase(N_("{side} {points}"), {"side": Plain(self.words.side(side)), "points": points})
            )
            return coloured(label(text, 14, 600), "good" if (side == 0) != self.low else "bad")
        if len(set(row.points)) == 1:
            text = say(Phrase(N_("each {points}"), {"points": _signed(int(row.points[0]))}))
            return label(text, 14, muted=True)
        return label(" : ".join(_signed(int(points)).text for points in row.points), 14, 600)


def _signed(points: int) -> Plain:
    return Plain(f"+{points}" if points > 0 else f"−{-points}")


class SpeltOut(QFrame):
    """The cards that decide a line, each with what it is worth."""

    def __init__(self, words: Words, faces: Faces, row: Row, card_height: int) -> None:
        super().__init__()
        self.setObjectName("field")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 10)
        column.setSpacing(6)
        text = words.say(Phrase(N_("{term} spelt out"), {"term": row.term}))
        column.addWidget(label(text, 14, 600))
        hands = [self._hand(words, faces, row, side, card_height) for side in range(len(row.cards))]
        column.addLayout(Flow(*hands, gap=24))

    def _hand(self, words: Words, faces: Faces, row: Row, side: int, high: int) -> QWidget:
        made = QWidget()
        cards = [int(card) for card in row.cards[side]]
        worth = [str(worth) for worth in row.worth[side]] if row.worth else []
        strip = CardStrip(faces, cards, worth, high)
        strip.setAccessibleName(words.names.cards(tuple(cards)))
        line = Flow(label(words.side(side), 14, 600), strip, label(f"= {row.figures[side]}", 18, 700), gap=10)
        made.setLayout(line)
        return made
