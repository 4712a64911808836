"""The size class of a page: that of the window, one smaller where the text is large."""

from tappeto.ui.style import grown
from tappeto.ui.table.frame import size_class


def page_class(width: int, height: int) -> str:
    """Which of the three classes a page of this size falls into."""
    return size_class(width * 100 / grown(100), height * 100 / grown(100))
