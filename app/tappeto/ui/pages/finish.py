"""The end of a match: how it went, and where the points came from."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from tappeto.i18n import tr
from tappeto.match.match import Match
from tappeto.match.record import Record
from tappeto.ui.table.words import Words
from tappeto.ui.widgets.chart import Line
from tappeto.ui.widgets.labels import coloured, hairline, heading, label

Align = Qt.AlignmentFlag


def deals_alone(record: Record) -> list[Match]:
    """Every deal of a match played on its own, so that its points can be told."""
    return [
        Match(
            Record(
                record.game, record.preset, record.changes, record.players, record.seed, deal.dealer, [deal]
            )
        )
        for deal in record.deals
    ]


def course(words: Words, deals: list[Match]) -> list[Line]:
    """Each side's totals from the start, deal by deal."""
    lines: list[Line] = []
    for side in range(int(words.director.match.game.sides)):
        totals = [0]
        for deal in deals:
            totals.append(totals[-1] + int(deal.sheet.totals[side]))
        lines.append(Line(words.side(side), tuple(totals)))
    return lines


class WhereFrom(QWidget):
    """The points of the whole match by what they were counted for."""

    def __init__(self, words: Words, deals: list[Match]) -> None:
        super().__init__()
        sides = range(int(words.director.match.game.sides))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(7)
        grid.setColumnStretch(0, 1)
        grid.addWidget(label(tr("Where from"), 15, 600), 0, 0)
        for side in sides:
            name = coloured(label(words.side(side), 13.5, 600), "we" if side == 0 else "they")
            grid.addWidget(name, 0, 1 + side, Align.AlignHCenter)
        line = 1
        for term, points in sums(deals):
            grid.addWidget(hairline(), line, 0, 1, 1 + len(sides))
            grid.addWidget(label(tr(term), 14), line + 1, 0)
            for side in sides:
                best = points[side] == max(points) > min(points)
                grid.addWidget(
                    label(str(points[side]), 16, 700 if best else 400), line + 1, 1 + side, Align.AlignHCenter
                )
            line += 2
        thick = QFrame()
        thick.setObjectName("inkline")
        thick.setFixedHeight(2)
        grid.addWidget(thick, line, 0, 1, 1 + len(sides))
        grid.addWidget(label(tr("Total"), 14, 600), line + 1, 0)
        sheet = words.director.match.sheet
        totals = [int(total) for total in sheet.totals]
        winners = sheet.outcome.winners if sheet.outcome is not None else []
        for side in sides:
            shown = heading(str(totals[side]), 19)
            grid.addWidget(
                coloured(shown, "good") if side in winners else shown,
                line + 1, 1 + side, Align.AlignHCenter,
            )  # fmt: skip


def sums(deals: list[Match]) -> list[tuple[str, list[int]]]:
    """What each side has made with every line of the count, over all deals."""
    found: dict[str, list[int]] = {}
    for deal in deals:
        if deal.hand is None:
            continue
        for row in (row for row in deal.game.rows(deal.hand) if row.points):
            sum_up = found.setdefault(row.term, [0] * len(row.points))
            for side, points in enumerate(row.points):
                sum_up[side] += int(points)
    return list(found.items())
