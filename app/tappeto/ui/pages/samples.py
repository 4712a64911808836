"""What there is to choose from in pictures: felts, and the backs of the cards."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath

from tappeto.i18n import N_, tr
from tappeto.ui.decks.backs import COLOURS, Back
from tappeto.ui.house import House
from tappeto.ui.style import FELTS, Felt, colour
from tappeto.ui.table.felt import paint_felt
from tappeto.ui.widgets.swatch import Paint, Sample, Swatches

FELT_WORDS = {
    "green": N_("Green"),
    "blue": N_("Blue"),
    "burgundy": N_("Burgundy"),
    "wood": N_("Wood"),
    "night": N_("Night"),
}
BACK_WORDS = {"rosette": N_("Rosette"), "lattice": N_("Lattice"), "scales": N_("Scales")}
TINT_WORDS = {"red": N_("Red"), "blue": N_("Blue"), "green": N_("Green"), "plum": N_("Plum")}
BACK_HIGH = 84


def _cloth(felt: Felt) -> Paint:
    def paint(painter: QPainter, box: QRectF) -> None:
        path = QPainterPath()
        path.addRoundedRect(box, 6, 6)
        painter.setClipPath(path)
        paint_felt(painter, box, felt, 0)

    return paint


def felts(house: House) -> Swatches:
    """The cloths of the table."""
    samples = [Sample(name, tr(words), _cloth(FELTS[name])) for name, words in FELT_WORDS.items()]
    made = Swatches(tr("Felt"), samples, house.settings.now.felt, QSize(64, 40))
    made.chosen.connect(lambda value: house.settings.set("felt", value))
    return made


def _tint(name: str) -> Paint:
    def paint(painter: QPainter, box: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(COLOURS[name][0]))
        painter.drawRoundedRect(box, 6, 6)

    return paint


def _back(house: House, design: str, height: int) -> Paint:
    """The design in the colour that is chosen when it is painted."""

    def paint(painter: QPainter, box: QRectF) -> None:
        Back(house.backs(), design, house.settings.now.tint, height).paint(painter, box)

    return paint


def backs(house: House, height: int) -> Swatches:
    """The designs of the backs, for cards of a drawing height."""
    now = house.settings.now
    samples = [Sample(name, tr(words), _back(house, name, height)) for name, words in BACK_WORDS.items()]
    size = QSize(round(BACK_HIGH * 300 / height), BACK_HIGH)
    made = Swatches(tr("Back of the cards"), samples, now.back, size)
    made.chosen.connect(lambda value: house.settings.set("back", value))
    house.settings.changed.connect(made.redraw)
    return made


def tints(house: House) -> Swatches:
    """The colours of the backs."""
    samples = [Sample(name, tr(words), _tint(name)) for name, words in TINT_WORDS.items()]
    made = Swatches(tr("Colour of the backs"), samples, house.settings.now.tint, QSize(48, 32))
    made.chosen.connect(lambda value: house.settings.set("tint", value))
    return made
