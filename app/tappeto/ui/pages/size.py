"""The size class of a page: that of the window, one smaller where the text is large."""

from tappeto.ui.style import text_font
from tappeto.ui.table.frame import size_class


def page_class(width: int, height: int) -> str:
    """Which of the three classes a page of this size falls into."""
    grown = max(1.0, text_font(14).pixelSize() / 14)
    return size_class(width / grown, height / grown)
