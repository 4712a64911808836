"""The rules of a game, in the deck and with the options in use."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QEvent, QTimer, QUrl
from PySide6.QtGui import QResizeEvent, QShowEvent, QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QTextEdit, QWidget

from tappeto import paths
from tappeto.games.api import Options
from tappeto.games.shelf import BOOKS, COURSES, book
from tappeto.i18n import N_, CardNames, Phrase, Speaker, language, say, tr
from tappeto.i18n.page import Example
from tappeto.rules_page import filling, load
from tappeto.ui.pages.in_force import InForce
from tappeto.ui.pages.page import Page
from tappeto.ui.pages.plan import Plan
from tappeto.ui.pages.rules_text import css, example_size, paint_example
from tappeto.ui.pages.sections import Contents
from tappeto.ui.style import colour
from tappeto.ui.table.frame import COMPACT, ROOMY, TINY
from tappeto.ui.table.page import TablePage
from tappeto.ui.ways import Ways
from tappeto.ui.widgets.drop import Drop
from tappeto.ui.widgets.look import worn
from tappeto.ui.widgets.tool import Tool

MARGIN = {ROOMY: 40, COMPACT: 18, TINY: 12}
WIDEST = 660  # of the running text


class RulesPage(Page):
    """Contents and one long page. It tells the rules of the match below it, else those chosen last."""

    def __init__(self, ways: Ways, game: str, anchor: str = "") -> None:
        self.book = book(game)
        preset, seats, self.options = _in_force(ways, game)
        title = self.book.preset(preset).title
        words = {"game": self.book.title, "preset": title}
        super().__init__(ways, tr("Rules"), say(Phrase(N_("{game}, {preset} rules"), dict(words))))
        self.preset = preset
        self.anchor = anchor
        self.examples: list[Example] = []
        self.page = load(game, language(), paths.assets() / "rules")
        names = [name for name, _ in self.page.headings]
        titles = [title for _, title in self.page.headings]
        self.contents = Contents(self.page.headings)
        self.contents.chosen.connect(self.jump)
        self.drop = Drop(tr("Contents"), names, titles, names[0])
        self.drop.chosen.connect(self.jump)
        if len(BOOKS) > 1:
            games = Drop(tr("Game"), [one.id for one in BOOKS], [tr(one.title) for one in BOOKS], game)
            games.chosen.connect(lambda id: ways.rules(str(id)))
            self.row.addWidget(games)
        if game in COURSES:
            self.learn = Tool("learn", tr("Learn at the table"), lambda: ways.tutorial(game))
            self.row.addWidget(self.learn)
        self.text = QTextBrowser()
        self.text.setObjectName("rules")
        self.areas.append(self.text)
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(self.page.title)
        self.text.anchorClicked.connect(lambda url: self.jump(url.fragment()))
        self.text.verticalScrollBar().valueChanged.connect(self._spy)
        above = QHBoxLayout()
        above.setContentsMargins(12, 6, 12, 2)
        above.addWidget(self.drop)
        above.addStretch(1)
        self.above = QWidget()
        self.above.setLayout(above)
        self.column.addWidget(self.above)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.contents)
        row.addWidget(self.text, 1)
        self.force = InForce(self.book, self.options, seats, table=ways.waiting() is not None)
        row.addWidget(self.force)
        self.column.addLayout(row, 1)
        self.blocks = [self.contents, self.above, self.text, self.force]
        self.house.settings.changed.connect(self._setting)
        self.fit()

    # --- showing it

    def fit(self) -> None:
        super().fit()
        roomy = self.kind == ROOMY
        self.contents.setVisible(roomy)
        self.above.setVisible(not roomy)
        self.force.setVisible(roomy)
        if hasattr(self, "learn"):
            self.learn.spell(roomy)

    def set_text(self) -> None:
        """Set the page anew: another width, deck or theme."""
        self.examples = []
        document = self.text.document()
        document.setDefaultStyleSheet(css(worn(), narrow=self.kind == TINY))
        document.setDocumentMargin(MARGIN[self.kind])
        deck = self.house.deck(self.book.id, self.book.pack)
        code = deck.tongue if self.house.settings.now.deck_words and deck.tongue else language()
        speaker = Speaker(language(), paths.assets() / "locale")
        filled = filling(
            self.book, self.preset, self.options, speaker, CardNames(code, deck.style, self.book.pack.name)
        )
        self.text.setHtml(self.page.html(filled, self._picture))

    def _picture(self, example: Example) -> str:
        """Paint an example and give it to the text."""
        faces = self.house.faces(self.book.id, self.book.pack)
        size = example_size(faces, example, self._room())
        dpr = self.devicePixelRatioF()
        image = paint_example(faces, self.book.pack, self.house.felt(), example, size, dpr)
        name = f"example:{len(self.examples)}"
        self.examples.append(example)
        self.text.document().addResource(
            int(QTextDocument.ResourceType.ImageResource.value), QUrl(name), image
        )
        return f'<img src="{name}" width="{size.width()}" height="{size.height()}">'

    def _room(self) -> int:
        """How wide the text may be."""
        return min(WIDEST, self.text.width() - 20) - 2 * MARGIN[self.kind]

    def _setting(self, name: str) -> None:
        if name in ("decks", "index", "tones", "marks", "felt", "deck_words"):
            self._again()

    def _again(self) -> None:
        bar = self.text.verticalScrollBar()
        now = bar.value()
        self.set_text()
        bar.setValue(now)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():
            self._again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def _measure(self) -> None:
        """Keep the lines short enough to read."""
        right = max(0, self.text.width() - WIDEST - 20)
        self.text.setViewportMargins(0, 0, right, 0)
        if self.isVisible():
            self._again()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.set_text()
        QTimer.singleShot(0, self, self._opened)

    def _opened(self) -> None:
        self._measure()
        if self.anchor:
            self.jump(self.anchor)
        else:
            self._spy()

    # --- where one is

    def jump(self, anchor: object) -> None:
        """To a heading, or to a rule."""
        self.text.scrollToAnchor(str(anchor))
        heading = any(name == anchor for name, _ in self.page.headings)
        self.text.setExtraSelections([] if heading else self._rule(str(anchor)))
        if heading:
            self._mark(str(anchor))

    def _rule(self, anchor: str) -> list[QTextEdit.ExtraSelection]:
        """The rule with this anchor, on a ground of its own."""
        for name, block in self._anchors():
            if name == anchor:
                rule = QTextEdit.ExtraSelection()
                rule.cursor = QTextCursor(block)
                rule.cursor.movePosition(
                    QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
                )
                rule.format.setBackground(colour(worn().field))
                return [rule]
        return []

    def _anchors(self) -> Iterator[tuple[str, QTextBlock]]:
        """Every anchor with the block that it stands in."""
        block = self.text.document().begin()
        while block.isValid():
            it = block.begin()
            while not it.atEnd():
                for name in it.fragment().charFormat().anchorNames():
                    yield name, block
                it += 1
            block = block.next()

    def _places(self) -> list[tuple[int, str]]:
        """How far down each heading stands."""
        names = {name for name, _ in self.page.headings}
        layout = self.text.document().documentLayout()
        return [
            (round(layout.blockBoundingRect(block).top()), name)
            for name, block in self._anchors()
            if name in names
        ]

    def _spy(self) -> None:
        """Mark the heading that stands at the top."""
        bar = self.text.verticalScrollBar()
        places = self._places()
        seen = [name for top, name in places if top <= bar.value() + 60]
        if bar.maximum() and bar.value() == bar.maximum():
            seen = [name for _, name in places]
        self._mark(seen[-1] if seen else self.page.headings[0][0])

    def _mark(self, name: str) -> None:
        self.contents.mark(name)
        self.drop.set(name)

    def remember(self) -> object:
        return self.contents.names[self.contents.group.checkedId()]

    def recall(self, kept: Any) -> None:
        self.anchor = str(kept)


def _in_force(ways: Ways, game: str) -> tuple[str, int, Options]:
    """Preset, players and options of the match at the table, else of the last choice for a new one."""
    table = ways.waiting()
    if isinstance(table, TablePage) and table.director.match.game.id == game:
        match = table.director.match
        return match.record.preset, len(match.record.players), dict(match.game.options)
    plan = Plan(book(game), ways.house.settings.now)
    return plan.preset, plan.seats, plan.values()
