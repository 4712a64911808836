"""Decks that others made, drawn with care: only what was checked, and nothing that moves or loads."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer, QtSvg

from tappeto.core.cards import Pack
from tappeto.i18n import N_, Phrase
from tappeto.ui.decks.backs import nearest
from tappeto.ui.decks.plain import PlainDeck
from tappeto.ui.decks.vet import limits
from tappeto.ui.decks.vet.faults import Bad, Fault, Refused
from tappeto.ui.decks.vet.folder import read
from tappeto.ui.decks.vet.manifest import bad_shape
from tappeto.ui.decks.vet.raster import png_size
from tappeto.ui.decks.vet.vetting import Checked, sheet_bytes

PREFIX = "added/"  # so that no deck of this name can stand in for one of ours


class AddedDeck:
    """A deck from a checked folder with a picture for every card."""

    def __init__(self, checked: Checked) -> None:
        self.checked = checked
        self.id = PREFIX + checked.folder.name
        self.names = checked.names
        self.ratio = checked.ratio
        self.indexed = checked.indexed
        self.marked = False
        self.style = checked.style
        self.tongue = checked.tongue

    @property
    def folder(self) -> Path:
        """Where it lies."""
        return self.checked.folder

    @property
    def height(self) -> int:
        """The height of the backs that fit it."""
        return nearest(self.ratio)

    def serves(self, pack: Pack) -> bool:
        """Whether every card of the pack has a picture."""
        return set(pack.texts) <= set(self.checked.packs.get(pack.name, {}))

    def paint(self, painter: QPainter, rect: QRectF, pack: Pack, card: int) -> None:
        """Draw a face; if its file is gone or was changed meanwhile, the plain one."""
        if not self._paint(painter, rect, self.checked.packs[pack.name][pack.text(card)]):
            PlainDeck().paint(painter, rect, pack, card)

    def _paint(self, painter: QPainter, rect: QRectF, file: str) -> bool:
        # Nothing is kept: the pixmaps are, and these pictures may be large.
        png = file.lower().endswith(".png")
        try:
            data = read(self.folder, file, limits.PNG if png else limits.SVG)
            if png:
                png_size(data)
        except Bad:
            return False
        if not png:
            picture = renderer(data)
            picture.render(painter, rect)
            return picture.isValid()
        image = QImage.fromData(data)
        if image.isNull():
            return False
        size = QSize(round(rect.width()), round(rect.height()))
        smooth = Qt.TransformationMode.SmoothTransformation
        painter.drawImage(rect, image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
        return True


class KdeDeck(AddedDeck):
    """A deck in the form of the KDE card games: the cards are elements of one picture."""

    def __init__(self, checked: Checked) -> None:
        """Refused if its elements are not cards of one shape."""
        super().__init__(checked)
        sheet = checked.sheet
        try:
            self._sheet = renderer(sheet_bytes(checked.folder, sheet))
            self.ratio = self._shape()
        except Bad as bad:
            name = next(iter(checked.names.values()))
            raise Refused(checked.folder, name, [Fault(sheet, bad.what, bad.remedy)]) from bad

    def _shape(self) -> float:
        """Width over height of the cards, which is that of the first if all are alike."""
        elements = next(iter(self.checked.packs.values())).values()
        boxes = [self._sheet.boundsOnElement(element) for element in elements]
        ratios = [box.width() / box.height() if box.height() > 0 else 0.0 for box in boxes]
        if not limits.NARROW <= ratios[0] <= limits.BROAD:
            raise Bad(*bad_shape(ratios[0]))
        if any(abs(ratio / ratios[0] - 1) > 2 * limits.SLACK for ratio in ratios):
            what = Phrase(N_("holds cards of different shapes."))
            raise Bad(what, Phrase(N_("Draw all of them in one size.")))
        return ratios[0]

    def _paint(self, painter: QPainter, rect: QRectF, file: str) -> bool:
        self._sheet.render(painter, file, rect)
        return True


def renderer(data: bytes) -> QSvgRenderer:
    """A drawing with what SVG Tiny has; filters, masks and the like might take for ever."""
    made = QSvgRenderer()
    made.setOptions(QtSvg.Option.Tiny12FeaturesOnly)
    made.load(QByteArray(data))
    return made
