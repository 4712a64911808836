"""Qt's own dialogs wear the theme too."""

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QFileDialog, QLabel, QListView

from tests.ui.pages.conftest import Opener, on_top


def ground(image: QImage) -> QColor:
    """The colour that most of a picture has."""
    seen: dict[int, int] = {}
    for y in range(0, image.height(), 3):
        for x in range(0, image.width(), 3):
            pixel = image.pixel(x, y)
            seen[pixel] = seen.get(pixel, 0) + 1
    return QColor(max(seen, key=lambda pixel: seen[pixel]))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_file_dialog_is_as_light_or_dark_as_the_pages(open_window: Opener, library, tmp_path, theme):
    page = on_top(open_window(theme=theme, first=lambda window: window.matches()))
    dialog = QFileDialog(page, "", str(tmp_path))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.show()
    image = dialog.grab().toImage()
    parts = [*dialog.findChildren(QLabel), dialog.findChild(QListView, "listView")]
    for part in parts:
        at = part.mapTo(dialog, part.rect().topLeft())
        dark = ground(image.copy(at.x(), at.y(), part.width(), part.height())).lightness() < 128
        assert dark == (theme == "dark"), part.objectName()
    assert (image.pixelColor(3, image.height() - 3).lightness() < 128) == (theme == "dark")
    dialog.close()
