"""The rules of a game, in the deck and with the options in use."""

from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument

from tappeto import paths
from tappeto.games.api import Options
from tappeto.games.shelf import BOOKS, COURSES, book
from tappeto.i18n import N_, CardNames, Phrase, Speaker, language, say, tr
from tappeto.i18n.page import Example
from tappeto.rules_page import filling, load
from tappeto.ui.pages.in_force import InForce
from tappeto.ui.pages.plan import Plan
from tappeto.ui.pages.reading import ReadingPage
from tappeto.ui.pages.rules_text import example_size, paint_example
from tappeto.ui.table.frame import ROOMY
from tappeto.ui.table.page import TablePage
from tappeto.ui.ways import Ways
from tappeto.ui.widgets.drop import Drop
from tappeto.ui.widgets.tool import Tool


class RulesPage(ReadingPage):
    """It tells the rules of the match below it, else those chosen last."""

    def __init__(self, ways: Ways, game: str, anchor: str = "") -> None:
        self.book = book(game)
        self.preset, seats, self.options = _in_force(ways, game)
        words = {"game": self.book.title, "preset": self.book.preset(self.preset).title}
        sentence = say(Phrase(N_("{game}, “{preset}” rules"), dict(words)))
        page = load(game, language(), paths.assets() / "rules")
        super().__init__(ways, tr("Rules"), sentence, page, anchor)
        self.examples: list[Example] = []
        if len(BOOKS) > 1:
            games = Drop(tr("Game"), [one.id for one in BOOKS], [tr(one.title) for one in BOOKS], game)
            games.chosen.connect(lambda id: ways.rules(str(id)))
            self.row.addWidget(games)
        if game in COURSES:
            self.learn = Tool("learn", tr("Learn at the table"), lambda: ways.tutorial(game))
            self.row.addWidget(self.learn)
        self.force = InForce(self.book, self.options, seats, table=ways.waiting() is not None)
        self.sides.addWidget(self.force)
        self.blocks.append(self.force)
        self.house.settings.changed.connect(self._setting)
        self.fit()

    def fit(self) -> None:
        super().fit()
        roomy = self.kind == ROOMY
        self.force.setVisible(roomy)
        if hasattr(self, "learn"):
            self.learn.spell(roomy)

    def html(self) -> str:
        self.examples = []
        deck = self.house.deck(self.book.id, self.book.pack)
        code = deck.tongue if self.house.settings.now.deck_words and deck.tongue else language()
        speaker = Speaker(language(), paths.assets() / "locale")
        filled = filling(
            self.book, self.preset, self.options, speaker, CardNames(code, deck.style, self.book.pack.name)
        )
        return self.page.html(filled, self._picture)

    def _picture(self, example: Example) -> str:
        """Paint an example and give it to the text."""
        faces = self.house.faces(self.book.id, self.book.pack)
        size = example_size(faces, example, self.room())
        dpr = self.devicePixelRatioF()
        image = paint_example(faces, self.book.pack, self.house.felt(), example, size, dpr)
        name = f"example:{len(self.examples)}"
        self.examples.append(example)
        self.text.document().addResource(
            int(QTextDocument.ResourceType.ImageResource.value), QUrl(name), image
        )
        return f'<img src="{name}" width="{size.width()}" height="{size.height()}">'

    def _setting(self, name: str) -> None:
        if name in ("decks", "index", "tones", "marks", "felt", "deck_words"):
            self.again()


def _in_force(ways: Ways, game: str) -> tuple[str, int, Options]:
    """Preset, players and options of the match at the table, else of the last choice for a new one."""
    table = ways.waiting()
    if isinstance(table, TablePage) and table.director.match.game.id == game:
        match = table.director.match
        return match.record.preset, len(match.record.players), dict(match.game.options)
    plan = Plan(book(game), ways.house.settings.now)
    return plan.preset, plan.seats, plan.values()
