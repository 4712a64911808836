"""The size class of a page: that of the window, one smaller where the text is large."""

from tappeto.ui.style import text_font
from tappeto.ui.table.frame import size_class


def grown(size: float) -> int:
    """A length in pixels for 100 %, with the text as large as the system has it."""
    return round(size * max(1.0, text_font(14).pixelSize() / 14))


def page_class(width: int, height: int) -> str:
    """Which of the three classes a page of this size falls into."""
    return size_class(width * 100 / grown(100), height * 100 / grown(100))
