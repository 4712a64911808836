"""Colours, fonts and felts: the look of everything, light and dark."""

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication

GOLD, CREAM, HINT, INK, PAPER = "#ffc83d", "#fff1c2", "#8fd3ff", "#12100e", "#fdfbf5"
ON_FELT, ON_FELT_SOFT = "#fff8e6", "#e6dcc4"
WE, THEY_PAIR, THEY_ONE = "#1d4f86", "#8a3a1e", "#8a2f6a"
REFUSED, LINK = "#a8261d", "#1d4f86"

DISPLAY = (
    "Palatino Linotype", "Palatino", "Book Antiqua", "P052", "TeX Gyre Pagella", "Georgia", "DejaVu Serif",
)  # fmt: skip


@dataclass(frozen=True)
class Felt:
    """The cloth of a table: its colour in the middle and at the edge, and the inlaid line."""

    name: str
    centre: str
    edge: str
    inlay: str


FELTS = {
    felt.name: felt
    for felt in (
        Felt("green", "#2f6f4f", "#1a4632", "#d8c58a"),
        Felt("blue", "#2d5a86", "#183551", "#c9d3dc"),
        Felt("burgundy", "#74303e", "#451822", "#e0c08c"),
        Felt("wood", "#80583a", "#4b3120", "#e8cfa0"),
        Felt("night", "#323746", "#191c25", "#a9b0c4"),
        Felt("plum", "#5c3a63", "#34203a", "#d9c3dc"),
    )
}


@dataclass(frozen=True)
class Chrome:
    """The colours of bars and pages."""

    dark: bool
    bg: str
    surface: str
    raised: str
    field: str
    line: str
    ink: str
    muted: str
    accent: str
    on_accent: str
    good: str
    bad: str
    focus: str
    we: str
    they: str
    alarm: str
    on_alarm: str


LIGHT = Chrome(
    False, "#f4eee0", "#fffaf0", "#ffffff", "#ebe2cd", "#d8cdb4", "#26211d", "#655b4d", "#a8261d", "#fffaf0",
    "#1f6b3f", "#a8261d", "#2f62ad", "#1d4f86", "#8a2f6a", "#f7dcd2", "#26211d",
)  # fmt: skip
DARK = Chrome(
    True, "#1c1917", "#292522", "#332e2a", "#37312c", "#4a433b", "#f5eddc", "#b9ad98", "#c23a2e", "#ffffff",
    "#7cc795", "#ff8f80", "#8fd3ff", "#7db4ec", "#e08fc4", "#4a211b", "#ffe3d8",
)  # fmt: skip


def chrome(theme: str) -> Chrome:
    """The colours of a theme: light, dark, or what the system has."""
    if theme == "system":
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return DARK if dark else LIGHT
    return DARK if theme == "dark" else LIGHT


def colour(name: str, alpha: float = 1.0) -> QColor:
    """A colour with an opacity."""
    found = QColor(name)
    found.setAlphaF(alpha)
    return found


LARGEST = 2.0
FIXED = 1.25  # in a place whose height the table sets


@cache
def _text_scale() -> float:
    """How much larger than usual the system's font is."""
    points = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).pointSizeF()
    return min(LARGEST, max(1.0, points / 11.0)) if points > 0 else 1.0


def text_font(size: float, weight: int = 400, most: float = LARGEST) -> QFont:
    """The system's font at a size in pixels for 100 %; it grows at most so many times."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    font.setPixelSize(max(11, round(size * min(most, _text_scale()))))
    font.setWeight(QFont.Weight(weight))
    return font


def display_font(size: float, most: float = LARGEST) -> QFont:
    """The bold serif of names, titles and totals; it grows at most so many times."""
    font = QFont()
    font.setFamilies(list(DISPLAY))
    font.setPixelSize(max(11, round(size * min(most, _text_scale()))))
    font.setWeight(QFont.Weight.Bold)
    return font


def grown(size: float) -> int:
    """A length in pixels for 100 %, with the text as large as the system has it."""
    return round(size * max(1.0, text_font(14).pixelSize() / 14))
