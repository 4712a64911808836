"""The person's matches and settings, kept in one file."""

from tappeto.library.entry import ASIDE, OPEN, OVER, Entry, Standing
from tappeto.library.error import LibraryError
from tappeto.library.library import Library
from tappeto.library.share import SUFFIX

__all__ = ["ASIDE", "OPEN", "OVER", "SUFFIX", "Entry", "Library", "LibraryError", "Standing"]
