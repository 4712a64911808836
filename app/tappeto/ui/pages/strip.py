"""The strip at the head of the first page: the match played last, and the others that are open."""

from functools import partial

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tappeto.games.shelf import BOOKS, COURSES, book
from tappeto.i18n import N_, Phrase, Plain, ngettext_mark, say, tr
from tappeto.library import Entry
from tappeto.ui.pages.fans import fan_of, felt_of
from tappeto.ui.pages.told import called, course, standing
from tappeto.ui.style import grown
from tappeto.ui.table.frame import COMPACT, ROOMY, TINY
from tappeto.ui.ways import Ways
from tappeto.ui.widgets.buttons import GLASS, GOLD, MAIN, Button
from tappeto.ui.widgets.cloth import Cloth
from tappeto.ui.widgets.flow import Flow
from tappeto.ui.widgets.labels import coloured, heading, label
from tappeto.ui.widgets.reverse import Reverse

HIGH = {ROOMY: 168, COMPACT: 128, TINY: 88}
OTHERS = 2  # open matches named beside the last one


class ContinueStrip(Cloth):
    """Felt in the colour of the game, with its cards; one gold button."""

    def __init__(self, ways: Ways, entries: list[Entry], kind: str) -> None:
        last, others = entries[0], entries[1:]
        high, tiny = grown(HIGH[kind]), kind == TINY
        fan = fan_of(ways.house, book(last.game), 3 if kind == ROOMY else 2, left=True, height=0.86)
        super().__init__(felt_of(last.game), None if tiny else fan, 0 if tiny else 10)
        self.setMinimumHeight(high)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        right = 22 if kind == ROOMY else 14
        row.setContentsMargins(14, 14 if kind == ROOMY else 8, right, 12)
        self.room = row
        row.setSpacing(24)
        row.addWidget(self._last(ways, last, len(others), kind), 3)
        if others and kind == ROOMY:
            row.addWidget(Others(ways, others), 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.fan is not None:
            margins = self.room.contentsMargins()
            margins.setLeft(round(self.fan.width(QSizeF(self.size()))) + 14)
            self.room.setContentsMargins(margins)

    def _last(self, ways: Ways, last: Entry, more: int, kind: str) -> QWidget:
        words = QWidget()
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addStretch(1)
        if last.standing.turn == 0 and kind == ROOMY:
            turn = label(tr("Your turn"), 12.5, 700)
            turn.setObjectName("goldpill")
            column.addLayout(Flow(turn))
        column.addWidget(
            coloured(heading(called(last), {ROOMY: 24, COMPACT: 20}.get(kind, 17), wrap=True), "felt")
        )
        how = label(standing(last), 14, wrap=True)
        if kind == ROOMY:
            how.setText(say(Phrase(N_("{standing} {course}"), {
                "standing": Plain(standing(last)), "course": Plain(course(last))
            })))  # fmt: skip
        column.addWidget(coloured(how, "soft"))
        column.addSpacing(6)
        self.button = Button(tr("Continue"), partial(ways.resume, last.id), GOLD, "play")
        buttons = [self.button]
        if more and kind != ROOMY:
            text = say(ngettext_mark("{n} more open", "{n} more open", more))
            buttons.append(Button(text, ways.matches, GLASS))
        column.addLayout(Flow(*buttons))
        column.addStretch(1)
        return words


class Others(QFrame):
    """The other open matches, a line each."""

    def __init__(self, ways: Ways, entries: list[Entry]) -> None:
        super().__init__()
        self.setObjectName("glass")
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.setSpacing(4)
        column.addWidget(coloured(label(tr("Also open"), 12.5, 700), "soft"))
        for entry in entries[:OTHERS]:
            column.addWidget(LineButton(_short(entry), partial(ways.resume, entry.id)))
        if len(entries) > OTHERS:
            more = len(entries) - OTHERS
            column.addWidget(
                LineButton(say(ngettext_mark("{n} more open", "{n} more open", more)), ways.matches)
            )
        column.addStretch(1)


def _short(entry: Entry) -> str:
    """A match in a line: what it is, and how it stands if anything was counted."""
    if not any(entry.standing.totals):
        return called(entry)
    values = {"match": Plain(called(entry)), "standing": Plain(standing(entry))}
    return say(Phrase(N_("{match}: {standing}"), dict(values)))


class LineButton(Button):
    """A line of text that leads somewhere; a long one ends in dots, and is told in full on request."""

    def __init__(self, text: str, does: object) -> None:
        super().__init__(text, does, "line")  # type: ignore[arg-type]
        self.whole = text
        self.setToolTip(text)
        self.setAccessibleName(text)
        self.setMinimumWidth(60)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.width() - 20
        self.setText(self.fontMetrics().elidedText(self.whole, Qt.TextElideMode.ElideRight, room))


class NothingOpen(QFrame):
    """The strip before the first match: what to do."""

    def __init__(self, ways: Ways, kind: str) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setMinimumHeight(grown(HIGH[kind]))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        edge = 32 if kind == ROOMY else 14
        row.setContentsMargins(edge, 12, edge, 12)
        row.setSpacing(edge)
        if kind != TINY:
            first = BOOKS[0]
            row.addWidget(Reverse(ways.house.faces(first.id, first.pack), 124 if kind == ROOMY else 92))
        column = QVBoxLayout()
        column.setSpacing(3)
        column.addStretch(1)
        title = tr("Nothing open. Pick a game below.")
        column.addWidget(heading(title, {ROOMY: 26, COMPACT: 20}.get(kind, 16), wrap=True))
        if kind != TINY:
            text = tr("A match is kept from its first card, and waits for you here.")
            column.addWidget(label(text, 14, muted=True, wrap=True))
        column.addSpacing(6)
        course = next((one for one in BOOKS if one.id in COURSES), None)
        self.button: Button | None = None
        if course is not None:
            learn = say(Phrase(N_("Learn {game} in three minutes"), {"game": course.title}))
            self.button = Button(learn, partial(ways.tutorial, course.id), MAIN, "learn")
            column.addLayout(Flow(self.button))
        column.addStretch(1)
        row.addLayout(column, 1)
