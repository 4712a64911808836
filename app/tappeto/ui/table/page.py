"""The page with the table: bar, banner, cloth and drawer, and the keys."""

from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from tappeto.controller.director import Advice, Director
from tappeto.controller.pace import PACES
from tappeto.games.api import NOBODY, Event, Refusal
from tappeto.i18n import N_, Phrase, tr
from tappeto.match.match import Match
from tappeto.ui.keys import ACTIONS, Keys, shown
from tappeto.ui.pages.score import ScoreSheet
from tappeto.ui.settings import SIZES
from tappeto.ui.speaking import announce
from tappeto.ui.table.banner import Banner
from tappeto.ui.table.bar import Bar
from tappeto.ui.table.choice.chooser import Chooser
from tappeto.ui.table.drawer import NARROWEST, WIDTH, Drawer
from tappeto.ui.table.ends import LinePlace
from tappeto.ui.table.finger import Finger
from tappeto.ui.table.frame import roomy_from, size_class
from tappeto.ui.table.laying import Laying
from tappeto.ui.table.scene import Table
from tappeto.ui.table.things import Things
from tappeto.ui.table.view import TableView
from tappeto.ui.table.words import DO_LINK, RULE_LINK, Words
from tappeto.ui.ways import Ways

TOAST = 4000  # ms
THINKING = 400  # ms until a plate says so
HINT = next(action for action in ACTIONS if action.name == "hint")
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TablePage(QWidget):
    """A match at the table. What is clicked goes to the director; what happens is shown here."""

    def __init__(self, ways: Ways, match: Match, id: int | None) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.ways = ways
        self.house = ways.house
        house, book = self.house, match.record.rulebook()
        faces = house.faces(match.game.id, match.game.pack)
        self.table = Table(book.shape, int(match.game.seats), faces, house.pace)
        self.table.card_scale = SIZES.get(house.settings.now.card_size, 1.0)
        self.table.recloth(house.felt())
        self.director = Director(match, house.library, self.table, house.opponents, house.pace, id)
        self.keys = Keys(house.settings.now.keys)
        self.words = self._words()
        self.things = Things(self.table, self.words)
        self.laying = Laying(self.table, self.director)
        self.finger = Finger(self.table, self._tell_card)
        self.table.arrange_by(self._order)
        self.bar = Bar(house.chrome(), self.keys)
        self.banner = Banner()
        self.stuck = Banner()
        self.view = TableView(self.table)
        self.view.name = lambda card: self.words.name(card)
        self.chooser = Chooser(self.view, self.table, self.director)
        self.drawer = Drawer(house.chrome())
        self.drawer.hide()
        self.sheet: ScoreSheet | None = None
        self.refusal: Refusal | None = None
        self._toast = QTimer(self)
        self._toast.setSingleShot(True)
        self._toast.setInterval(TOAST)
        self._toast.timeout.connect(self.bar.hide_toast)
        self._thinking = QTimer(self)
        self._thinking.setSingleShot(True)
        self._thinking.setInterval(THINKING)
        self._thinking.timeout.connect(self._show_thinking)
        self._lay_out()
        self._connect()
        self.bar.set_menu(self._menu())
        self._unsaved_mark()
        self._started = False

    def _words(self) -> Words:
        match = self.director.match
        words = Words(self.director, self.house.names(match.game.id, match.game.pack, match.record.players))
        words.hint_key = shown(self.keys.keys(HINT)[0])
        return words

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.banner)
        column.addWidget(self.stuck)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.view, 1)
        row.addWidget(self.drawer)
        column.addLayout(row, 1)

    def _connect(self) -> None:
        director, table = self.director, self.table
        table.clicked.connect(self._clicked)
        table.dropped.connect(self._dropped)
        table.dragged.connect(self._dragged)
        table.laid.connect(self._laid)
        table.touched.connect(self._touched)
        table.hovered.connect(self._hovered)
        table.moved.connect(self._arranged)
        table.said.connect(self._said)
        table.revealed.connect(self._revealed)
        director.changed.connect(self._changed)
        director.played.connect(self._played)
        director.refused.connect(self._refused)
        director.advised.connect(self._advised)
        director.thrown.connect(lambda text: self._say_toast(tr(text)))
        director.deal_ended.connect(self._deal_ended)
        director.match_ended.connect(self._deal_ended)
        director.waiting.connect(self._waiting)
        director.alarm.connect(self._alarm)
        director.saved.connect(self._saved_again)
        director.undone.connect(self._undone)
        self.bar.chosen.connect(self.do)
        self.banner.pressed.connect(director.save_again)
        director.stuck.connect(self._stuck)
        self.stuck.pressed.connect(director.substitute)
        self.drawer.asked.connect(director.ask_why)
        director.explained.connect(self._explained)
        self.drawer.closed.connect(lambda: self.do("log"))
        self.house.settings.changed.connect(self._setting)

    # --- the course of the page

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        if not self._started:
            self._started = True
            self.setFocus()  # keys are for the cards until Tab goes to the tools
            QTimer.singleShot(0, self.director.start)

    def leave(self) -> None:
        """The table is left; the match is in the library."""
        self._thinking.stop()
        self.director.leave()

    def came_back(self) -> None:
        """A page that lay over the table has gone."""
        self._changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Divide the page: the log leaves the table its roomy shape where it can, or covers it."""
        wide = max(NARROWEST, min(WIDTH, int(self.width() - roomy_from(self.height()))))
        covers = self.width() < 2 * WIDTH
        self.drawer.setFixedWidth(self.width() if covers else wide)
        self.view.setVisible(not covers or self.drawer.isHidden())
        kind = size_class(self.width() - (0 if self.drawer.isHidden() or covers else wide), self.height())
        self.view.kind = kind
        self.bar.fit(kind, self.width())
        self.view.fit()
        if self.sheet is not None:
            self.sheet.setGeometry(self.rect().adjusted(0, self.bar.height(), 0, 0))

    def _setting(self, name: str) -> None:
        """A setting has changed: it holds at once."""
        house = self.house
        game = self.director.match.game
        if name in ("decks", "back", "tint", "index", "tones", "marks"):
            self.table.wear(house.faces(game.id, game.pack))
            self.retranslate()  # another deck may call its suits otherwise
        elif name == "card_size":
            self.table.card_scale = SIZES.get(house.settings.now.card_size, 1.0)
            self.view.measure()
        elif name == "felt":
            self.table.recloth(house.felt())
        elif name == "theme":
            self.restyle()
        elif name == "keys":
            self.keys = Keys(house.settings.now.keys)
            self.bar.keys = self.keys
            self.retranslate()
        elif name in ("language", "deck_words", "my_name", "names"):
            self.retranslate()
        elif name == "pace":
            self._changed()

    def restyle(self) -> None:
        """Take over the colours of the theme."""
        self.bar.restyle(self.house.chrome())
        self.drawer.restyle(self.house.chrome())

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.words = self._words()
        self.things.words = self.words
        self.bar.retranslate()
        self.bar.set_menu(self._menu())
        self._unsaved_mark()
        self.chooser.clear()
        self._changed()
        self.chooser.again(self.words)
        self._arranged()

    # --- showing

    def _arranged(self) -> None:
        """Cards lie elsewhere: captions and plates follow."""
        self.things.arrange()
        self._changed()

    def _changed(self) -> None:
        """Whose turn it is, scores, what may be undone."""
        director = self.director
        thinking = director.thinker != NOBODY
        if not thinking:
            self._thinking.stop()
            self.things.thinking = NOBODY
        elif not self._thinking.isActive() and self.things.thinking != director.thinker:
            self._thinking.start()
        self.refusal = None
        if director.failed == NOBODY:
            self.stuck.hide()
        self.things.hide_slate()
        self.things.tell(self._prompt())
        self.laying.show()
        self.chooser.show(self.words)
        if self.things.asked != (self.chooser.panel is not None):
            self.things.asked = self.chooser.panel is not None
            self.things.arrange()
        if director.advice is None and self.table.hint:
            self.table.advise(frozenset())
        self.bar.tell(self.words.title(), self.words.line(), self.words.pills(), self.words.last_taken())
        self.bar.tools["undo"].setEnabled(director.undo_point() >= 0)
        self.bar.tools["hint"].setEnabled(director.picking is not None)
        self.bar.tools["last"].setEnabled(director.last_taken()[0] != NOBODY)
        if self.drawer.isVisible():
            self._tell_log()

    def _tell_log(self) -> None:
        over = self.director.match.turn() == NOBODY and self.director.match.hand is not None
        self.drawer.tell(self.words.log(), over)

    def _explained(self, number: int, reason: Phrase) -> None:
        said = self.words.explained(number, reason)
        self.drawer.answer(said)
        announce(self, said)

    def _prompt(self) -> str:
        return self.words.prompt(self.table.offered, self.table.frame.tiny)

    def _show_thinking(self) -> None:
        self.things.thinking = self.director.thinker
        self.things.tell(self._prompt())

    def _order(self, card: int) -> int:
        """Where a card stands in the hand."""
        match = self.director.match
        return int(match.game.order(match.hand, card)) if match.hand is not None else card

    def _played(self, seat: int, text: str) -> None:
        """Somebody has played or said something."""
        announce(self, self.words.move(seat, text))
        heard = self.words.heard(seat, text)
        if heard:
            self.things.bubble(seat, heard)

    def _revealed(self, event: Event) -> None:
        """A seat shows cards that stay in its hand."""
        cards = [int(card) for card in event.cards]
        self.things.show_cards(self.words.shows(int(event.seat), cards), cards)

    def _said(self, word: str) -> None:
        """A seat says a word: large over the table, and to the screen reader."""
        self.things.flourish(tr(word))
        announce(self, tr(word))

    def _refused(self, refusal: Refusal, card: int) -> None:
        self.refusal = refusal
        self.table.shake(card)
        self.things.refuse(self.words.refusal(refusal), card)
        announce(self, self.words.say(refusal.phrase))

    def _advised(self, advice: Advice) -> None:
        cards = [int(card) for card in self.director.match.game.touches(advice.move)]
        self.table.advise(frozenset(cards))
        self.things.say(self.words.hint(advice.move, advice.reason))

    def _waiting(self, waits: bool) -> None:
        if waits:
            self.things.say(tr("Click, or press Space, to go on."))

    def _undone(self) -> None:
        self._say_toast(tr("Last move taken back"), tr("Redo"))

    def _say_toast(self, text: str, button: str = "") -> None:
        self.bar.show_toast(text, button)
        self._toast.start()

    def _alarm(self, phrase: Phrase) -> None:
        self.banner.tell(self.words.say(phrase), tr("Try again"))
        announce(self, self.words.say(phrase))

    def _stuck(self, phrase: Phrase) -> None:
        self.stuck.tell(self.words.say(phrase), tr("Let a built-in player play on"))
        announce(self, self.words.say(phrase))

    def _saved_again(self) -> None:
        self.banner.hide()
        self._say_toast(tr("Saved again"))

    def _unsaved_mark(self) -> None:
        """Without a library the banner stays and says so."""
        if not self.house.library.saved:
            self.banner.tell(tr("This match is not being saved: nothing can be kept on this computer."), "")

    def _deal_ended(self) -> None:
        """The count of the deal, over the table where no card is playable any more."""
        if self.sheet is not None:
            self.sheet.deleteLater()
        self.sheet = ScoreSheet(self)
        self.sheet.setGeometry(self.rect().adjusted(0, self.bar.height(), 0, 0))
        self.sheet.show()
        self.sheet.setFocus()

    def close_sheet(self) -> None:
        """Take the score sheet away; the table says how to see it again."""
        if self.sheet is not None:
            self.sheet.deleteLater()
            self.sheet = None
            self.setFocus()
            if self.director.match.turn() == NOBODY:
                self.things.say(tr("The deal is over. Click, or press Space, to see the count."))

    def _counted(self) -> bool:
        """The deal is over and its count is not seen: show it again."""
        match = self.director.match
        if self.sheet is not None or match.turn() != NOBODY or match.hand is None or self.table.busy:
            return False
        self._deal_ended()
        return True

    def next_deal(self) -> None:
        """On from the score sheet."""
        self.close_sheet()
        self.director.deal()

    def rematch(self) -> None:
        """The same again; the deal goes on around the table."""
        match = self.director.match
        self.ways.rematch(match.record, int(match.sheet.dealer))

    # --- the pointer

    def _clicked(self, card: int) -> None:
        self.table.set_focus(NOBODY)
        self.things.tell(self._prompt())
        self.director.click(card)

    def _dragged(self, card: int) -> None:
        """A card is taken along by the pointer, or has been let go again."""
        if card == NOBODY:
            self.laying.drop()
        else:
            self.laying.hold(card)

    def _laid(self, card: int, place: LinePlace) -> None:
        self.laying.lay(card, place)

    def _dropped(self, card: int, target: int) -> None:
        self.director.drop(card, target)

    def _touched(self, at: QPointF) -> None:
        link = self.things.prompt.anchor_at(at)
        if self.things.hide_slate():
            return
        if link == RULE_LINK and self.refusal is not None:
            self.ways.rules(self.director.match.game.id, self.refusal.rule)
        elif link == DO_LINK:
            self.director.take_advice()
        elif self.things.free.isVisible() and self.things.free.rect.contains(at):
            self.director.lay()
        elif self.things.button.isVisible() and self.things.button.rect.contains(at):
            self.director.play(self.director.words()[0])
        elif self.laying.touch(at):
            return
        elif self.things.in_yard(at):
            self.director.draw()
        elif not self.director.go_on() and not self._counted():
            self.laying.drop()
            self._changed()

    def _hovered(self, card: int) -> None:
        refusal = self.director.why_not(card)
        if refusal is not None and self.refusal is None:
            self.refusal = refusal
            self.things.refuse(self.words.refusal(refusal), card)

    # --- keys and tools

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focus = QApplication.focusWidget()
        if event.key() in ENTER and isinstance(focus, QAbstractButton) and self.isAncestorOf(focus):
            focus.click()  # Qt lets only Space press a button
            return
        action = self.keys.action(event)
        if self.chooser.press(event, action):
            return
        if event.text().isdigit() and not action:
            self._digit(int(event.text()) or 10)
        elif action:
            self.do(action)
        else:
            super().keyPressEvent(event)

    def _digit(self, number: int) -> None:
        """One of the numbered captures, or a hand card by its place."""
        picking = self.director.picking
        if picking is None or self.laying.choose(number):
            return
        if picking.offer().choices:
            self.director.choose(number)
            return
        hand = self.table.lies.lying("hand0")
        if number <= len(hand):
            self.director.click(int(hand[number - 1]))

    def do(self, action: str) -> None:
        """Do what a key or a tool stands for."""
        if self.table.busy and action in ("play", "next", "left", "right"):
            self.table.finish()
            return
        getattr(self, f"do_{action}")()

    def do_home(self) -> None:
        self.ways.home()

    def do_left(self) -> None:
        if not self.laying.step(-1):
            self.finger.step(-1)

    def do_right(self) -> None:
        if not self.laying.step(1):
            self.finger.step(1)

    def do_up(self) -> None:
        if not self.laying.hold(self.table.focus):
            self.finger.go("table")

    def do_down(self) -> None:
        self.finger.go("hand0")

    def do_play(self) -> None:
        if self.director.go_on() or self._counted() or self.laying.play():
            return
        if len(self.director.words()) == 1:
            self.director.play(self.director.words()[0])
        elif self.table.focus != NOBODY:
            self.director.click(int(self.table.focus))
        elif self.things.free.isVisible():
            self.director.lay()

    def do_drop(self) -> None:
        self.setFocus()  # from the tools back to the cards
        if self.things.hide_slate():
            return
        if self.things.showing:
            self._changed()
            return
        if self.table.hint:
            self.director.advice = None
            self.table.advise(frozenset())
            self._changed()
        elif self.laying.drop() and not self.director.drop_pick():
            self._changed()
        elif not self.director.drop_pick():
            if self.drawer.isVisible():
                self.do_log()
            else:
                self.table.set_focus(NOBODY)

    def do_hint(self) -> None:
        """Ask for a hint; once more does what it advises."""
        if self.director.advice is None:
            self.director.ask_hint()
        else:
            self.director.take_advice()

    def do_why(self) -> None:
        card = int(self.table.focus)
        refusal = self.director.why_not(card) if card != NOBODY else None
        if refusal is not None:
            self._refused(refusal, card)

    def do_undo(self) -> None:
        self.close_sheet()
        self.director.undo()

    def do_redo(self) -> None:
        self.bar.hide_toast()
        self.close_sheet()
        self.director.redo()

    def do_toast(self) -> None:
        self.do_redo()

    def do_last(self) -> None:
        """Show what was taken last; once more takes it away."""
        seat, cards = self.director.last_taken()
        if self.things.showing:
            self._changed()
        elif seat != NOBODY:
            self.things.show_last(int(seat), [*cards])

    def do_score(self) -> None:
        """The count once the deal is over; before it, how the match stands."""
        if self.sheet is not None or self._counted():
            return
        if not self.things.show_slate():
            self.things.say(self.words.totals())

    def do_log(self) -> None:
        self.drawer.setVisible(not self.drawer.isVisible())
        if self.drawer.isVisible():
            self._tell_log()
        self._fit()

    def do_pace(self) -> None:
        paces = list(PACES)
        now = paces.index(self.house.pace.name)
        name = paces[(now + 1) % len(paces)]
        self.house.settings.set("pace", name)
        self._say_toast(self.words.say(Phrase(N_("Pace: {pace}"), {"pace": PACES[name][0]})))

    def do_say(self) -> None:
        """Only where something may be said beside the turn, and then the panel has taken the key."""

    def do_next(self) -> None:
        if not self.director.go_on():
            self.do_score()

    def do_full(self) -> None:
        window = self.window()
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def do_rules(self) -> None:
        self.ways.rules(self.director.match.game.id)

    def do_keys(self) -> None:
        self.ways.settings("keys")

    def _tell_card(self, card: int) -> None:
        announce(self, self.words.card(card, self.table.offered))

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        entries = (
            ("pace", tr("Pace")),
            ("log", tr("Log")),
            ("score", tr("Score")),
            ("redo", tr("Redo")),
            ("decks", tr("Decks")),
            ("rules", tr("Rules of this game")),
            ("handbook", tr("Help")),
            ("settings", tr("Settings")),
            ("full", tr("Full screen")),
        )
        for name, text in entries:
            action = menu.addAction(text)
            action.triggered.connect(lambda _checked, name=name: self.do(name))
            if name == "redo":
                redo = action
        menu.aboutToShow.connect(lambda: redo.setEnabled(bool(self.director.futures)))
        return menu

    def do_decks(self) -> None:
        self.ways.decks(self.director.match.game.id)

    def do_handbook(self) -> None:
        self.ways.handbook()

    def do_settings(self) -> None:
        self.ways.settings()
