"""Who plays: how many, what they are called, and how well they play."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from tappeto.ai.levels import LEVELS, PROGRAM, level
from tappeto.i18n import N_, Phrase, Plain, say, tr
from tappeto.ui.pages.guest_panel import GuestPanel
from tappeto.ui.pages.plan import PARTNER, Plan
from tappeto.ui.style import THEY_ONE, THEY_PAIR, WE, text_font
from tappeto.ui.widgets.flow import Beside
from tappeto.ui.widgets.labels import label
from tappeto.ui.widgets.medal import Medal
from tappeto.ui.widgets.segments import Segments

LONGEST = 20  # letters of a name
WHOLE = 10_000  # the words are never narrowed
TABLES = {2: N_("You and one opponent"), 3: N_("Three players"), 4: N_("Four players")}
ROLES = {
    2: ("", N_("opponent, across the table")),
    3: ("", N_("on your right"), N_("on your left")),
    4: ("", N_("on your right"), N_("across the table"), N_("on your left")),
}
ROLES_IN_PAIRS = (
    "",
    N_("opponent, on your right"),
    N_("partner, across the table"),
    N_("opponent, on your left"),
)


class SeatRow(QFrame):
    """One seat: medal, name, place, and a level for all but the person."""

    changed = Signal()

    def __init__(self, plan: Plan, seat: int) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.plan = plan
        self.seat = seat
        name = plan.names[seat]
        self.medal = Medal(name or tr("You"), self._tone())
        self.name = QLineEdit(name)
        self.name.setObjectName("name")
        self.name.setFont(text_font(15.5, 650))
        self.name.setMaxLength(LONGEST)
        self.name.setPlaceholderText(tr("You"))
        self.name.setAccessibleName(tr("Your name") if seat == 0 else tr("Name"))
        self.name.textEdited.connect(self._renamed)
        who = QWidget()
        line = QHBoxLayout(who)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(10)
        line.addWidget(self.medal)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.name)
        self.role = label(self._role(), 13, muted=True)
        self.role.setIndent(7)
        words.addWidget(self.role)
        line.addLayout(words, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        self.levels: Segments | None = None
        if seat == 0:
            column.addWidget(who)
            return
        title = say(Phrase(N_("How well {player} plays"), {"player": Plain(name)}))
        names = [one.name for one in LEVELS]
        self.levels = Segments(title, names, [tr(one.title) for one in LEVELS], plan.levels[seat])
        self.levels.chosen.connect(self._levelled)
        column.addLayout(Beside(who, self.levels, gap=10, least=WHOLE))
        self.note = label("", 12.5, muted=True, wrap=True)
        column.addWidget(self.note)
        self.refresh()

    def _tone(self) -> str:
        if self.seat == 0 or (self.plan.pairs and self.seat == PARTNER):
            return WE
        return THEY_PAIR if self.plan.pairs else THEY_ONE

    def _role(self) -> str:
        if self.seat == 0:
            return tr("at the bottom of the table")
        if self.plan.pairs:
            return tr(ROLES_IN_PAIRS[self.seat])
        return tr(ROLES[self.plan.seats][self.seat])

    def _renamed(self, text: str) -> None:
        self.plan.names[self.seat] = text
        self.medal.call(text or tr("You"))
        self.changed.emit()

    def _levelled(self, name: object) -> None:
        self.plan.level(self.seat, str(name))
        self.changed.emit()

    def refresh(self) -> None:
        """Show the level that the plan has now, and those it may have."""
        if self.levels is not None:
            now = self.plan.levels[self.seat]
            self.levels.set(now)
            self.levels.bar(self.plan.barred(self.seat))
            if now.startswith(PROGRAM):
                command = Plain(now[len(PROGRAM) :])
                note = say(Phrase(N_("Plays by a program: {command}"), {"command": command}))
            else:
                note = tr(level(now).note)
            self.note.setText(note)
            self.note.setVisible(bool(note))


class Seats(QWidget):
    """All seats; `changed` tells that the plan has another player or level."""

    changed = Signal()
    seated = Signal()  # another number of players

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan
        self.rows: list[SeatRow] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(8)
        counts = plan.book.players
        if len(counts) > 1:
            words = [_table(plan, count) for count in counts]
            self.count = Segments(tr("Who plays"), counts, words, plan.seats)
            self.count.chosen.connect(self._sit)
            line = QHBoxLayout()
            line.addWidget(self.count)
            line.addStretch(1)
            self.column.addLayout(line)
        self.remark = label(tr("Your partner is never weaker than the opponents."), 13, muted=True, wrap=True)
        self.column.addWidget(self.remark)
        self.guest = GuestPanel(plan)
        self.guest.changed.connect(self._changed)
        self.column.addWidget(self.guest)
        self._fill()

    def _sit(self, count: object) -> None:
        self.guest.close_panel()
        self.plan.sit(int(str(count)))
        self._fill()
        self.seated.emit()

    def _fill(self) -> None:
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = [SeatRow(self.plan, seat) for seat in range(self.plan.seats)]
        for row in self.rows:
            row.changed.connect(self._changed)
            self.column.insertWidget(self.column.indexOf(self.remark), row)
        self.remark.setVisible(self.plan.pairs)
        if self.isVisible():
            for row in self.rows:
                row.show()

    def _changed(self) -> None:
        for row in self.rows:
            row.refresh()
        self.changed.emit()


def _table(plan: Plan, count: int) -> str:
    """How a table for so many is called."""
    game = plan.book.game(plan.preset, count, {})
    return tr("Four in pairs") if count > game.sides else tr(TABLES[count])
