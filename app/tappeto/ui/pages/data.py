"""Where the person's matches and settings are kept."""

import os
import re
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from tappeto import paths
from tappeto.i18n import tr
from tappeto.ui.house import House
from tappeto.ui.widgets.buttons import Button
from tappeto.ui.widgets.labels import label
from tappeto.ui.widgets.rows import FormRow

BREAK = "\u200b"  # shows nothing, but a line may end there
LONG = re.compile(r"([/\\_.:-](?=[^\s/\\_.:-])|[^\s/\\_.:-]{20}(?=\S))")


def data_folder(house: House) -> Path | None:
    """The folder, if things are kept at all."""
    if not house.library.saved:
        return None
    try:
        return paths.data()
    except paths.NoFolderError:
        return None


def data_row(house: House) -> QWidget:
    """Where everything is, and a way to look at it."""
    folder = data_folder(house)
    if folder is None:
        nothing = tr("Nothing can be kept on this computer; all is lost when the program ends.")
        return FormRow(tr("Nothing is being kept"), nothing, label(""))
    url = QUrl.fromLocalFile(str(folder))
    button = Button(tr("Open the folder"), lambda: QDesktopServices.openUrl(url))
    return FormRow(tr("Everything is kept on this computer"), breakable(folder), button)


def breakable(path: Path | str) -> str:
    """A path that may go on in a second line."""
    return str(path).replace(os.sep, f"{os.sep}{BREAK}")


def yielding(text: str) -> str:
    """A text whose long words, such as the names of files, may go on in a second line."""
    return LONG.sub(rf"\1{BREAK}", text)
