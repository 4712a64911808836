"""Everything that can be chosen, on one long page; a change holds at once."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from tappeto.controller.pace import PACES
from tappeto.games.shelf import BOOKS
from tappeto.i18n import LANGUAGES, N_, tr
from tappeto.ui.pages.data import data_row
from tappeto.ui.pages.keyboard import Keyboard
from tappeto.ui.pages.overlays import overlay_rows
from tappeto.ui.pages.plan import NAMES
from tappeto.ui.pages.samples import backs, felts, tints
from tappeto.ui.pages.seats import LONGEST
from tappeto.ui.pages.sections import SectionedPage
from tappeto.ui.settings import SIZES
from tappeto.ui.style import text_font
from tappeto.ui.ways import Ways
from tappeto.ui.widgets.buttons import Button
from tappeto.ui.widgets.drop import Drop
from tappeto.ui.widgets.rows import FormRow
from tappeto.ui.widgets.segments import Segments
from tappeto.ui.widgets.switch import Switch

THEMES = {"system": N_("As the system"), "light": N_("Light"), "dark": N_("Dark")}
SIZE_WORDS = {"small": N_("Small"), "fitting": N_("Fitting"), "large": N_("Large")}
PLACES = {
    1: N_("The player on your right, or across"),
    2: N_("Your partner"),
    3: N_("The player on your left"),
}


class SettingsPage(SectionedPage):
    """Opened at a section if one is named."""

    def __init__(self, ways: Ways, section: str = "") -> None:
        super().__init__(ways, tr("Settings"), tr("Changes hold at once"))
        self.controls: dict[str, QWidget] = {}
        self.takes: list[Callable[[], object]] = []
        self._language(self.section("language", tr("Language")))
        self._pace(self.section("pace", tr("Play and pace")))
        self._appearance(self.section("appearance", tr("Appearance")))
        self._cards(self.section("cards", tr("Cards")))
        self._keyboard(self.section("keys", tr("Keyboard")))
        self._people(self.section("you", tr("You and the others")))
        self.section("data", tr("Data")).addWidget(data_row(self.house))
        self.build(section)

    # --- the sections

    def _language(self, column: QVBoxLayout) -> None:
        values = ["", *(one.code for one in LANGUAGES)]
        words = [tr("As the system"), *(one.name for one in LANGUAGES)]
        title = tr("Windows, rules and speech")
        drop = Drop(title, values, words, self.house.settings.now.language)
        self._put(column, "language", title, tr("Taken from your system at the first start."), drop)
        title = tr("Cards are called as on the deck")
        sentence = tr("In the language that the deck comes from, whatever the windows speak.")
        self._switch(column, "deck_words", title, sentence)

    def _pace(self, column: QVBoxLayout) -> None:
        title = tr("Pace")
        words = [tr(word) for word, _ in PACES.values()]
        pace = Segments(title, list(PACES), words, self.house.settings.now.pace)
        self._put(column, "pace", title, tr("How fast cards travel and how long the others think."), pace)
        title = tr("Wait for my click")
        self._switch(
            column, "wait", title, tr("After another player’s capture the table waits until you go on.")
        )
        title = tr("Reduce motion")
        self._switch(column, "still", title, tr("Cards are at their place at once; the pauses stay."))

    def _appearance(self, column: QVBoxLayout) -> None:
        now = self.house.settings.now
        title = tr("Theme")
        theme = Segments(title, list(THEMES), [tr(word) for word in THEMES.values()], now.theme)
        self._put(column, "theme", title, tr("Light or dark bars and pages."), theme)
        self._show(column, "felt", tr("Felt"), tr("The cloth of the table."), felts(self.house))
        title = tr("Size of the cards")
        size = Segments(title, list(SIZES), [tr(SIZE_WORDS[name]) for name in SIZES], now.card_size)
        self._put(column, "card_size", title, tr("Where there is room for it."), size)

    def _cards(self, column: QVBoxLayout) -> None:
        decks = Button(tr("Choose a deck"), self.ways.decks)
        self._show(
            column,
            "decks",
            tr("Deck"),
            tr("For each game one; seen at once, also in the middle of a deal."),
            decks,
        )
        first = BOOKS[0]
        height = self.house.deck(first.id, first.pack).height
        self._show(column, "back", tr("Back of the cards"), "", backs(self.house, height))
        self._show(column, "tint", tr("Colour of the backs"), "", tints(self.house))
        for name, row in overlay_rows(self.house).items():
            self.controls[name] = row.control
            column.addWidget(row)

    def _keyboard(self, column: QVBoxLayout) -> None:
        self.keyboard = Keyboard(self.house.settings)
        self.keyboard.said.connect(self.say_toast)
        back = Button(tr("Set all back"), self.keyboard.set_back)
        self._show(column, "set_back", tr("Click a key, then press another"), "", back)
        column.addWidget(self.keyboard)

    def _people(self, column: QVBoxLayout) -> None:
        now = self.house.settings.now
        mine = self._line(tr("Your name"), now.my_name, tr("You"))
        self._hear(mine, lambda: self.house.settings.set("my_name", mine.text().strip()))
        self._show(column, "my_name", tr("Your name"), tr("For matches that begin from now on."), mine)
        for seat, place in PLACES.items():
            title = tr(place)
            edit = self._line(title, now.names.get(str(seat), ""), NAMES[seat])
            self._hear(edit, partial(self._rename, seat, edit))
            self._show(column, f"name{seat}", title, "", edit)

    # --- rows

    def _line(self, title: str, text: str, usual: str) -> QLineEdit:
        edit = QLineEdit(text)
        edit.setFont(text_font(14.5, 600))
        edit.setMaxLength(LONGEST)
        edit.setPlaceholderText(usual)
        edit.setAccessibleName(title)
        edit.setFixedWidth(220)
        return edit

    def _hear(self, edit: QLineEdit, take: Callable[[], object]) -> None:
        """A name holds when the line is left, and when the page is."""
        edit.editingFinished.connect(take)
        self.takes.append(take)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        for take in self.takes:
            take()

    def _rename(self, seat: int, edit: QLineEdit) -> None:
        names = {**self.house.settings.now.names, str(seat): edit.text().strip()}
        self.house.settings.set("names", {key: name for key, name in names.items() if name})

    def _switch(self, column: QVBoxLayout, name: str, title: str, sentence: str) -> None:
        switch = Switch(title, bool(getattr(self.house.settings.now, name)))
        switch.toggled.connect(partial(self.house.settings.set, name))
        self._show(column, name, title, sentence, switch)

    def _put(
        self, column: QVBoxLayout, name: str, title: str, sentence: str, control: Segments | Drop
    ) -> None:
        control.chosen.connect(partial(self.house.settings.set, name))
        self._show(column, name, title, sentence, control)

    def _show(self, column: QVBoxLayout, name: str, title: str, sentence: str, control: QWidget) -> None:
        self.controls[name] = control
        column.addWidget(FormRow(title, sentence, control))

    # --- in another language

    def remember(self) -> object:
        return self.area.verticalScrollBar().value()

    def recall(self, kept: Any) -> None:
        self.wanted = ""
        self.controls["language"].setFocus()
        self.column.activate()
        self.area.verticalScrollBar().setValue(int(kept))
