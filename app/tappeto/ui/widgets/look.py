"""The colours that painted controls use, the same as the style sheet's."""

from tappeto.ui.style import LIGHT, Chrome

_worn = LIGHT


def wear(chrome: Chrome) -> None:
    """Paint in these colours from now on."""
    global _worn
    _worn = chrome


def worn() -> Chrome:
    """The colours to paint in."""
    return _worn
