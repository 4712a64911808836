"""A short lesson at the table: one thing to know and one card to play at a time."""

from html import escape

from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout

from tappeto.games.api import NOBODY, Refusal
from tappeto.games.shelf import COURSES, book
from tappeto.i18n import N_, Phrase, Plain, say, tr
from tappeto.match.lesson import Answer, Lesson
from tappeto.ui.keys import Keys
from tappeto.ui.pages.hands import Hands
from tappeto.ui.pages.page import Page
from tappeto.ui.pages.step_panel import StepPanel
from tappeto.ui.pages.teacher import Teacher
from tappeto.ui.speaking import announce
from tappeto.ui.style import GOLD, grown
from tappeto.ui.table.choice.chooser import Chooser
from tappeto.ui.table.frame import COMPACT, ROOMY, TINY
from tappeto.ui.table.laying import Laying
from tappeto.ui.table.scene import Table
from tappeto.ui.table.things import Things
from tappeto.ui.table.view import TableView
from tappeto.ui.table.words import RULE_LINK, Words
from tappeto.ui.ways import Ways
from tappeto.ui.widgets.tool import Tool

PANEL = 344  # wide beside the table
UNDER = {COMPACT: 150, TINY: 108}  # high under it


class TutorialPage(Page):
    """The real table with a prepared deal, and a panel that explains; any legal card is accepted."""

    def __init__(self, ways: Ways, game: str) -> None:
        self.book = book(game)
        title = say(Phrase(N_("Learn {game}"), {"game": self.book.title}))
        super().__init__(ways, title, tr("A prepared deal; nothing is counted"))
        self.rules = Tool("book", tr("Rules"), lambda: ways.rules(game))
        self.row.addWidget(self.rules)
        house = self.house
        self.lesson = Lesson(COURSES[game])
        match = self.lesson.match
        self.table = Table(
            self.book.shape, int(match.game.seats), house.faces(game, self.book.pack), house.pace
        )
        self.table.recloth(house.felt())
        self.teacher = Teacher(house, self.lesson, self.table)
        self.words = Words(self.teacher, house.names(self.book.id, self.book.pack, match.record.players))
        self.things = Things(self.table, self.words)
        self.view = TableView(self.table)
        self.view.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.laying = Laying(self.table, self.teacher)
        self.chooser = Chooser(self.view, self.table, self.teacher)
        self.panel = StepPanel(self.teacher.show_me, self.teacher.again, self._on)
        self.hands = Hands(self, self.table, self.teacher, self.words, Keys(house.settings.now.keys))
        self.refusal: Refusal | None = None
        self.sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.sides.setSpacing(0)
        self.sides.addWidget(self.view, 1)
        self.sides.addWidget(self.panel)
        self.column.addLayout(self.sides, 1)
        self.blocks = [self.panel]
        self._connect()
        self._step()
        self.fit()

    def _connect(self) -> None:
        table, teacher = self.table, self.teacher
        table.clicked.connect(self._clicked)
        table.dropped.connect(teacher.drop)
        table.dragged.connect(lambda card: self.laying.hold(card) if card != NOBODY else self.laying.drop())
        table.laid.connect(self.laying.lay)
        table.touched.connect(self._touched)
        table.hovered.connect(self._hovered)
        table.moved.connect(self._arranged)
        table.said.connect(lambda word: self.things.flourish(tr(word)))
        teacher.changed.connect(self._changed)
        teacher.refused.connect(self._refused)
        teacher.answered.connect(self._answered)
        teacher.stepped.connect(self._step)
        self.house.settings.changed.connect(self._setting)

    def fit(self) -> None:
        super().fit()
        roomy = self.kind == ROOMY
        self.rules.spell(roomy)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.sides.setDirection(across if roomy else down)
        if roomy:
            self.panel.setFixedWidth(grown(PANEL))
            self.panel.setMinimumHeight(0)
            self.panel.setMaximumHeight(16_777_215)
        else:
            self.panel.setMinimumWidth(0)
            self.panel.setMaximumWidth(16_777_215)
            self.panel.setFixedHeight(grown(UNDER[self.kind]))
        self.panel.fit(self.kind)
        self.view.kind = self.kind
        self.view.measure()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self.teacher.start)

    def leave(self) -> None:
        self.stop()
        super().leave()

    def stop(self) -> None:
        """Whatever moves comes to its end."""
        self.teacher.leave()

    # --- the course of the lesson

    def _step(self) -> None:
        """A step begins: explain it, and ask for the card."""
        lesson = self.lesson
        if lesson.done:
            text = tr(
                "You know all that you need to play. The rest is in the rules, and Hint helps at the table."
            )
            self.panel.finish(text, tr("Play a match"))
            announce(self, text)
            return
        text = self.words.say(lesson.text())
        self.panel.ask(lesson.number, len(lesson), text)
        self.main = None
        announce(self, text)
        self._changed()

    def _answered(self, answer: Answer) -> None:
        text = self.words.say(answer.text)
        self.panel.say_answer(text, answer.right)
        self.main = self.panel.on_button
        self.setFocus()
        announce(self, text)

    def _on(self) -> None:
        if self.lesson.done:
            self.ways.new_match(self.book.id)
        else:
            self.teacher.advance()
            self.setFocus()

    # --- showing

    def _arranged(self) -> None:
        self.things.arrange()
        self._changed()

    def _changed(self) -> None:
        self.refusal = None
        self.things.tell(self._prompt())
        self.laying.show()
        self.chooser.show(self.words)
        asked = self.teacher.picking is not None
        self.table.advise(frozenset(int(card) for card in self.lesson.marked()) if asked else frozenset())

    def _prompt(self) -> str:
        offer = self.table.offered
        if offer.picked:
            return self.words.prompt(offer, self.kind == TINY)
        if self.teacher.picking is None or self.lesson.tried or self.lesson.done:
            return ""
        tried = f'<b style="color:{GOLD}">{escape(tr("Try it."))}</b>'
        ask = escape(self.words.say(self.lesson.ask()))
        return say(Phrase(N_("{try_it} {task}"), {"try_it": Plain(tried), "task": Plain(ask)}))

    def _refused(self, refusal: Refusal, card: int) -> None:
        self.refusal = refusal
        self.table.shake(card)
        self.things.refuse(self.words.refusal(refusal), card)
        announce(self, self.words.say(refusal.phrase))

    def _hovered(self, card: int) -> None:
        refusal = self.teacher.why_not(card) if self.teacher.picking is not None else None
        if refusal is not None and self.refusal is None:
            self.refusal = refusal
            self.things.refuse(self.words.refusal(refusal), card)

    def _setting(self, name: str) -> None:
        if name in ("decks", "back", "tint", "index", "tones", "marks"):
            self.table.wear(self.house.faces(self.book.id, self.book.pack))
        elif name == "felt":
            self.table.recloth(self.house.felt())

    # --- pointer and keys

    def _clicked(self, card: int) -> None:
        self.table.set_focus(NOBODY)
        self.things.tell(self._prompt())
        self.teacher.click(card)

    def _touched(self, at: QPointF) -> None:
        if self.things.prompt.anchor_at(at) == RULE_LINK and self.refusal is not None:
            self.ways.rules(self.book.id, self.refusal.rule)
        elif self.things.free.isVisible() and self.things.free.rect.contains(at):
            self.teacher.lay()
        elif self.things.button.isVisible() and self.things.button.rect.contains(at):
            self.teacher.play(self.teacher.words()[0])
        elif self.laying.touch(at):
            return
        elif self.things.in_yard(at):
            self.teacher.draw()
        else:
            self._changed()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.chooser.press(event, self.hands.keys.action(event)) and not self.hands.press(event):
            super().keyPressEvent(event)
