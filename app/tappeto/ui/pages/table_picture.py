"""A small picture of a table as it lies, for the list of matches."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from tappeto.controller.pace import INSTANT, Pace
from tappeto.library import LibraryError
from tappeto.match.match import Match
from tappeto.match.record import RecordError
from tappeto.ui.house import House
from tappeto.ui.table.frame import TINY
from tappeto.ui.table.scene import Table

ROUND = 10


def table_picture(house: House, id: int, size: QSize, dpr: float) -> QPixmap | None:
    """The table of a match of the library; None if nothing lies there or it cannot be read."""
    try:
        match = Match(house.library.load(id))
    except (RecordError, LibraryError):
        return None
    if match.hand is None or match.over:
        return None
    faces = house.faces(match.game.id, match.game.pack)
    table = Table(match.record.rulebook().shape, int(match.game.seats), faces, Pace(INSTANT))
    table.recloth(house.felt())
    # Laid out for a tiny window and then made smaller, so that the cards keep their places.
    whole = QSize(440, round(440 * size.height() / size.width()))
    table.measure(TINY, whole.width(), whole.height(), dpr)
    table.settle(match.hand.layout())
    picture = QPixmap(size * dpr)
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    box = QRectF(0, 0, size.width(), size.height())
    path = QPainterPath()
    path.addRoundedRect(box, ROUND, ROUND)
    painter.setClipPath(path)
    table.render(painter, box, QRectF(0, 0, whole.width(), whole.height()))
    painter.end()
    return picture
