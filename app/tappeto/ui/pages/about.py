"""What this program is: its version, its engine, where it keeps things, and its licences."""

import platform
import sys

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tappeto import __version__, build
from tappeto.games.shelf import BOOKS
from tappeto.i18n import N_, Phrase, Plain, say, tr
from tappeto.ui.logo import logo
from tappeto.ui.pages.data import data_folder, data_row
from tappeto.ui.pages.fans import fan_of
from tappeto.ui.pages.page import Page
from tappeto.ui.table.frame import COMPACT, ROOMY, TINY
from tappeto.ui.ways import Ways
from tappeto.ui.widgets.buttons import Button
from tappeto.ui.widgets.cloth import Cloth
from tappeto.ui.widgets.content import Content
from tappeto.ui.widgets.flow import Flow
from tappeto.ui.widgets.labels import coloured, hairline, heading, label
from tappeto.ui.widgets.rows import FormRow

MARGIN = {ROOMY: 32, COMPACT: 16, TINY: 12}
LICENCES = (
    ("Tappeto", N_("the program"), "MIT"),
    ("Tappeto", N_("cards, rule pages and other pictures"), "CC BY 4.0"),
    ("Qt, PySide6", N_("windows and drawing"), "LGPL 3"),
    ("platformdirs, mypy", N_("folders, and the compiled engine"), "MIT"),
    ("Python", N_("what all of it is written in"), "PSF"),
)


class AboutPage(Page):
    """A page that only informs; its lines can be copied for a report."""

    def __init__(self, ways: Ways) -> None:
        super().__init__(ways, tr("About"))
        body = Content()
        self.sides = QHBoxLayout(body)
        self.felt = self._felt()
        self.sides.addWidget(self.felt)
        self.words = self._words()
        self.sides.addWidget(self.words, 1)
        self.column.addWidget(self.scrolled(body), 1)
        self.blocks = [self.words]
        self.fit()

    def _felt(self) -> QWidget:
        cloth = Cloth(self.house.felt(), fan_of(self.house, BOOKS[0], 3, height=0.32), 12)
        cloth.setFixedWidth(400)
        column = QVBoxLayout(cloth)
        column.setContentsMargins(36, 44, 36, 36)
        column.setSpacing(6)
        picture = label("")
        picture.setPixmap(logo(72, self.devicePixelRatioF()))
        column.addWidget(picture)
        column.addWidget(coloured(heading("Tappeto", 40), "felt"))
        version = say(Phrase(N_("Version {version}"), {"version": Plain(__version__)}))
        column.addWidget(coloured(label(version, 15.5, 650), "felt"))
        column.addWidget(coloured(label(tr("Dealt and counted on your own computer"), 14, wrap=True), "soft"))
        column.addStretch(1)
        return cloth

    def _words(self) -> QWidget:
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(heading(tr("This copy"), 20))
        column.addSpacing(8)
        column.addWidget(hairline())
        for name, value, remark in self.facts():
            column.addWidget(FormRow(name, remark, label(value, 14.5, 600)))
        column.addWidget(data_row(self.house))
        column.addSpacing(28)
        column.addWidget(heading(tr("Licences"), 20))
        column.addSpacing(8)
        column.addWidget(hairline())
        for name, what, licence in LICENCES:
            column.addWidget(FormRow(name, tr(what), label(licence, 14.5, 600)))
        column.addSpacing(20)
        copy = Button(tr("Copy these lines"), self.copy)
        column.addLayout(Flow(copy, Button(tr("Read the licences"), self.ways.licences)))
        column.addStretch(1)
        return made

    def facts(self) -> list[tuple[str, str, str]]:
        """Name, value and a remark, for the page and for the clipboard."""
        if build.native():
            engine, remark = tr("compiled"), tr("The players think at full speed.")
        else:
            engine = tr("interpreted")
            remark = tr("The same rules and cards; the strongest players think less far.")
        python = f"{platform.python_version()} · Qt {qVersion()}"
        system = f"{platform.system()} {platform.release()}"
        return [
            (tr("Version"), __version__, ""),
            (tr("Engine"), engine, remark),
            ("Python", python, f"PySide6 · {sys.implementation.name}"),
            (tr("System"), system, QGuiApplication.platformName()),
        ]

    def copy(self) -> None:
        """Put the facts on the clipboard."""
        lines = [f"{name}: {value}" for name, value, _ in self.facts()]
        folder = data_folder(self.house)
        if folder is not None:
            lines.append(f"{tr('Data')}: {folder}")
        QGuiApplication.clipboard().setText("\n".join(lines))
        self.say_toast(tr("Copied"))

    def fit(self) -> None:
        super().fit()
        roomy, margin = self.kind == ROOMY, MARGIN[self.kind]
        self.felt.setVisible(roomy)
        self.sides.setContentsMargins(margin, 24 if roomy else 12, margin, 24)
        self.sides.setSpacing(48)
