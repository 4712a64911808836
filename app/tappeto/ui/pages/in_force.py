"""Beside the rules: which options are in force at the table, or would be."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tappeto.games.api import Options
from tappeto.games.book import Rulebook
from tappeto.i18n import tr
from tappeto.ui.widgets.content import Content
from tappeto.ui.widgets.labels import coloured, hairline, heading, label

WIDE = 328
OFF = (False, "off")


class InForce(QScrollArea):
    """Every option with its value; those that are off have another sign and are muted."""

    def __init__(self, book: Rulebook, options: Options, seats: int, *, table: bool) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFixedWidth(WIDE)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        content = Content()
        column = QVBoxLayout(content)
        column.setContentsMargins(20, 26, 24, 20)
        column.setSpacing(7)
        title = tr("In force in your match") if table else tr("In force in a new match")
        column.addWidget(heading(title, 18, wrap=True))
        for option in book.options:
            if option.seats and seats not in option.seats:
                continue
            value = options[option.name]
            column.addWidget(hairline())
            words = tr(option.names[option.values.index(value)])
            column.addWidget(_row(tr(option.title), words, on=value not in OFF))
        column.addStretch(1)
        self.setWidget(content)


def _row(title: str, value: str, *, on: bool) -> QWidget:
    made = QWidget()
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(10)
    sign = label("✓" if on else "✕", 14, 700, muted=not on)
    sign.setFixedWidth(18)
    row.addWidget(coloured(sign, "good") if on else sign, 0, Qt.AlignmentFlag.AlignTop)
    words = QVBoxLayout()
    words.setSpacing(0)
    words.addWidget(label(title, 14, 600, muted=not on, wrap=True))
    words.addWidget(label(value, 13, muted=True, wrap=True))
    row.addLayout(words, 1)
    return made
