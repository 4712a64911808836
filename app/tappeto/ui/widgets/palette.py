"""The palette of everything that the style sheet leaves to Qt, such as its own file dialogs."""

from PySide6.QtGui import QPalette

from tappeto.ui.style import Chrome, colour

Role = QPalette.ColorRole


def palette(chrome: Chrome) -> QPalette:
    """A theme's colours for Qt's own parts."""
    made = QPalette(colour(chrome.surface), colour(chrome.bg))
    roles = {
        Role.Base: chrome.surface,
        Role.AlternateBase: chrome.field,
        Role.ToolTipBase: chrome.raised,
        Role.Highlight: chrome.focus,
        Role.HighlightedText: chrome.bg,
        Role.Link: chrome.focus,
        Role.PlaceholderText: chrome.muted,
    }
    inks = (Role.WindowText, Role.Text, Role.ButtonText, Role.ToolTipText)
    for role, name in (*roles.items(), *((ink, chrome.ink) for ink in inks)):
        made.setColor(role, colour(name))
    for ink in inks:
        made.setColor(QPalette.ColorGroup.Disabled, ink, colour(chrome.muted))
    return made
