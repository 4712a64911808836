"""A new match: who plays, by which rules, to which target."""

from typing import Any

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from tappeto.games.shelf import book
from tappeto.i18n import N_, Phrase, Plain, language, say, tr
from tappeto.ui.pages.choices import Choices
from tappeto.ui.pages.page import Page
from tappeto.ui.pages.plan import NAMES, Plan
from tappeto.ui.pages.seats import Seats
from tappeto.ui.table.frame import COMPACT, ROOMY, TINY
from tappeto.ui.ways import Ways
from tappeto.ui.widgets.buttons import MAIN, Button
from tappeto.ui.widgets.content import Content
from tappeto.ui.widgets.labels import heading, label
from tappeto.ui.widgets.segments import Segments

MARGIN = {ROOMY: 40, COMPACT: 16, TINY: 10}
TARGET = "target"


class NewMatchPage(Page):
    """Everything is chosen here and holds for the match; the last choice is where one begins."""

    def __init__(self, ways: Ways, game: str) -> None:
        self.book = book(game)
        deck = self.deck = ways.house.deck(game, self.book.pack)
        title = say(Phrase(N_("New match: {game}"), {"game": self.book.title}))
        named = Plain(deck.names.get(language(), deck.id))
        super().__init__(ways, title, say(Phrase(N_("Deck: {deck}"), {"deck": named})))
        self.plan = Plan(self.book, self.house.settings.now)
        self._build()

    def _build(self) -> None:
        self.body = Content()
        whole = QVBoxLayout(self.body)
        self.sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        whole.addLayout(self.sides)
        whole.addStretch(1)
        self.left, self.right = QWidget(), QWidget()
        left, right = QVBoxLayout(self.left), QVBoxLayout(self.right)
        for column in (left, right):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(10)
        self.seats = Seats(self.plan)
        left.addWidget(heading(tr("Who plays"), 20))
        left.addWidget(self.seats)
        self.target = self._target()
        if self.target is not None:
            left.addSpacing(12)
            left.addWidget(heading(tr("Until"), 20))
            line = QHBoxLayout()
            line.addWidget(self.target)
            line.addStretch(1)
            left.addLayout(line)
        left.addStretch(1)
        self.choices = Choices(self.plan, (TARGET,), self.deck.style)
        right.addWidget(heading(tr("Rules"), 20))
        right.addWidget(self.choices)
        right.addStretch(1)
        self.sides.addWidget(self.left, 10)
        self.sides.addWidget(self.right, 11)
        self.area = self.scrolled(self.body)
        self.column.addWidget(self.area, 1)
        self.column.addWidget(self._foot())
        self.seats.seated.connect(self._seated)
        self.seats.changed.connect(self._changed)
        self.choices.changed.connect(self._changed)
        self.blocks = [self.left, self.right, self.below]
        self._changed()
        self.fit()

    def _target(self) -> Segments | None:
        """To how many points, if the game has such an option."""
        option = next((one for one in self.book.options if one.name == TARGET), None)
        if option is None:
            return None
        words = [tr(word) for word in option.names]
        made = Segments(tr(option.title), option.values, words, self.plan.values()[TARGET])
        made.chosen.connect(self._aim)
        return made

    def _aim(self, value: Any) -> None:
        self.plan.choose(TARGET, value)
        self._changed()

    def _foot(self) -> QWidget:
        self.foot = self.below = QWidget()
        self.below.setObjectName("foot")
        row = QHBoxLayout(self.below)
        self.words = QWidget()
        said = QVBoxLayout(self.words)
        said.setContentsMargins(0, 0, 0, 0)
        said.setSpacing(2)
        self.what = label("", 15, 650)
        self.who = label("", 13.5, muted=True)
        said.addWidget(self.what)
        said.addWidget(self.who)
        row.addWidget(self.words, 1)
        self.main = self.deal_button = Button(tr("Deal"), self.deal, MAIN)
        row.addWidget(self.main)
        return self.below

    def fit(self) -> None:
        super().fit()
        roomy = self.kind == ROOMY
        margin = MARGIN[self.kind]
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.sides.setDirection(across if roomy else down)
        self.sides.setSpacing(48 if roomy else 24)
        self.body.layout().setContentsMargins(margin, 20 if roomy else 10, margin, 16)  # type: ignore[union-attr]
        self.below.layout().setContentsMargins(margin, 8, margin, 8)  # type: ignore[union-attr]
        self.words.setVisible(self.kind == ROOMY)
        self.deal_button.setMinimumWidth(150 if roomy else 110)

    # --- what has been chosen

    def _seated(self) -> None:
        self.choices.fill()
        self._changed()

    def _changed(self) -> None:
        """Say what will happen."""
        if self.target is not None:
            self.target.set(self.plan.values()[TARGET])
        plan = self.plan
        notice = self.book.game(plan.preset, plan.seats, plan.changes).notice()
        names = self.house.names(self.book.id, self.book.pack, [])
        said = say(notice, names) if notice is not None else ""
        self.choices.note(said[:1].upper() + said[1:])
        self.what.setText(self.told())
        self.who.setText(self.against())

    def told(self) -> str:
        """Game, rules and target in a sentence."""
        plan = self.plan
        changed = bool(set(plan.changes) - {TARGET})
        if plan.pairs:
            text = (
                N_("{game} in pairs, “{preset}” rules with changes")
                if changed
                else N_("{game} in pairs, “{preset}” rules")
            )
        else:
            text = N_("{game}, “{preset}” rules with changes") if changed else N_("{game}, “{preset}” rules")
        preset = self.book.preset(plan.preset).title
        return say(Phrase(text, {"game": self.book.title, "preset": preset}))

    def against(self) -> str:
        """Who plays against whom."""
        names = [name.strip() or NAMES[seat] or tr("You") for seat, name in enumerate(self.plan.names)]
        values = {f"p{seat}": Plain(name) for seat, name in enumerate(names)}
        if self.plan.pairs:
            return say(Phrase(N_("{p0} and {p2} against {p1} and {p3}"), dict(values)))
        if self.plan.seats == 2:
            return say(Phrase(N_("{p0} against {p1}"), dict(values)))
        return ", ".join(names[: self.plan.seats])

    def deal(self) -> None:
        """Keep the choice for the next time, and begin."""
        settings, plan = self.house.settings, self.plan
        settings.set("my_name", plan.names[0].strip())
        others = {str(seat): name.strip() for seat, name in enumerate(plan.names) if seat and name.strip()}
        settings.set("names", {**settings.now.names, **others})
        settings.set("last", {**settings.now.last, self.book.id: plan.kept()})
        self.ways.begin(self.book.id, plan.preset, dict(plan.changes), plan.players())

    # --- in another language

    def remember(self) -> object:
        return {**self.plan.kept(), "names": list(self.plan.names)}

    def recall(self, kept: Any) -> None:
        self.plan.take(kept)
        self.plan.names = kept["names"]
        for old in (self.area, self.below):
            self.column.removeWidget(old)
            old.deleteLater()
        self._build()
