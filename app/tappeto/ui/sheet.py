"""The style sheet of bars and pages, made from the colours of a theme."""

from string import Template

from tappeto.ui.style import GOLD, HINT, INK, ON_FELT, Chrome

_SHEET = Template("""
QMainWindow, QWidget#page, QScrollArea, QWidget#scrolled { background: $bg; color: $ink; }
QLabel { color: $ink; background: transparent; }
QLabel#muted, QLabel#barLine { color: $muted; }
QToolTip { background: $raised; color: $ink; border: 1px solid $line; padding: 4px 6px; }
QWidget#bar { background: $bg; border-bottom: 1px solid $line; }
QToolButton#tool { color: $ink; border: 2px solid transparent; border-radius: 8px; padding: 2px 7px;
  font-weight: 600; }
QToolButton#tool:hover { background: $field; }
QToolButton#tool:pressed { background: $line; }
QToolButton#tool:focus { border-color: $focus; }
QToolButton#tool:disabled { color: $muted; }
QToolButton#tool::menu-indicator { image: none; }
QLabel#pill { background: $field; border-radius: 13px; padding: 0 11px; color: $ink; }
QLabel#pill[turn="true"] { background: $gold; color: #26211d; }
QWidget#toast { background: $dark; border-radius: 18px; }
QLabel#toastText { color: $on_felt; font-weight: 600; }
QToolButton#toastButton { color: $gold; border: none; font-weight: 700; padding: 4px 10px; }
QWidget#banner { background: $alarm; border-left: 6px solid $accent; }
QWidget#banner QLabel { color: $on_alarm; }
QWidget#drawer { background: $surface; border-left: 1px solid $line; }
QListWidget { background: transparent; border: none; outline: none; color: $ink; }
QListWidget::item { padding: 5px 10px; border-radius: 8px; }
QListWidget::item:selected { background: $field; color: $ink; }
QPushButton { background: $surface; color: $ink; border: 1.4px solid $line; border-radius: 8px;
  padding: 7px 18px; min-height: 20px; font-weight: 600; }
QPushButton:hover { background: $raised; border-color: $muted; }
QPushButton:pressed { background: $field; }
QPushButton:focus { border: 2px solid $focus; padding: 6px 17px; }
QPushButton:disabled { color: $muted; background: $field; }
QPushButton#main { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton#main:hover { background: $accent_light; }
QPushButton#main:focus { border: 2px solid $focus; }
QPushButton#gold { background: $gold; color: #26211d; border-color: $gold; }
QPushButton#glass { background: rgba(18, 16, 14, 150); color: $on_felt; border: 1px solid rgba(255,255,255,40);
  border-radius: 18px; }
QMenu { background: $raised; color: $ink; border: 1px solid $line; padding: 4px; }
QMenu::item { padding: 6px 26px 6px 14px; border-radius: 6px; }
QMenu::item:selected { background: $field; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar::handle:vertical { background: $line; border-radius: 4px; min-height: 32px; }
QScrollBar::handle:vertical:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle:horizontal { background: $line; border-radius: 4px; min-width: 32px; }
QScrollArea { border: none; }
QLineEdit, QComboBox { background: $field; color: $ink; border: 1.4px solid transparent; border-radius: 9px;
  padding: 6px 10px; min-height: 22px; }
QLineEdit:focus, QComboBox:focus { border: 2px solid $focus; padding: 5px 9px; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox QAbstractItemView { background: $raised; color: $ink; selection-background-color: $field;
  selection-color: $ink; border: 1px solid $line; }
QTextBrowser { background: $surface; color: $ink; border: none; }
""")


def stylesheet(chrome: Chrome) -> str:
    """The style sheet for these colours."""
    colours = {name: value for name, value in vars(chrome).items() if isinstance(value, str)}
    light = "#b8332a" if not chrome.dark else "#d2483b"
    return _SHEET.substitute(**colours, gold=GOLD, hint=HINT, dark=INK, on_felt=ON_FELT, accent_light=light)
