"""The licences in full, one after the other."""

from PySide6.QtWidgets import QHBoxLayout, QTextBrowser

from tappeto.i18n import tr
from tappeto.licences import texts
from tappeto.ui.pages.page import Page
from tappeto.ui.ways import Ways
from tappeto.ui.widgets.drop import Drop


class LicencesPage(Page):
    """Choose a part of the program, and read under which terms it is used."""

    def __init__(self, ways: Ways) -> None:
        super().__init__(ways, tr("Licences"))
        self.texts = texts()
        names = list(self.texts)
        self.text = QTextBrowser()
        self.text.setAccessibleName(tr("Licences"))
        self.areas.append(self.text)
        if names:
            drop = Drop(tr("Licences"), names, names, names[0])
            drop.chosen.connect(self.read)
            above = QHBoxLayout()
            above.setContentsMargins(12, 6, 12, 2)
            above.addWidget(drop)
            above.addStretch(1)
            self.column.addLayout(above)
            self.read(names[0])
        self.column.addWidget(self.text, 1)
        self.blocks = [self.text]
        self.fit()

    def read(self, name: object) -> None:
        """Show the terms of this part."""
        self.text.setPlainText(self.texts[str(name)])

    def leave(self) -> None:
        self.ways.about()
