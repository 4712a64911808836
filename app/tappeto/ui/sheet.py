"""The style sheet of bars and pages, made from the colours of a theme."""

from string import Template

from tappeto.ui.style import GOLD, INK, ON_FELT, ON_FELT_SOFT, Chrome

_SHEET = Template("""
QMainWindow, QWidget#page, QScrollArea, QWidget#scrolled { background: $bg; color: $ink; }
QFrame#paper { background: $surface; border-radius: 14px; }
QFrame#paper QScrollArea, QWidget#surface { background: transparent; }
QFrame#panel { background: $surface; border: 1px solid $line; border-radius: 14px; }
QFrame#field { background: $field; border-radius: 10px; }
QFrame#side { background: $surface; border-left: 1px solid $line; }
QFrame#side QScrollArea { background: transparent; }
QFrame#hairline { background: $line; border: none; }
QFrame#inkline { background: $ink; border: none; }
QWidget#head { background: $bg; border-bottom: 1px solid $line; }
QWidget#head[bare="true"] { border: none; }
QWidget#glass { background: rgba(18, 16, 14, 110); border-radius: 10px; }
QLabel#goldpill { background: $gold; color: #26211d; border-radius: 9px; padding: 2px 10px; }
QPushButton#line { background: transparent; border: 2px solid transparent; color: $on_felt; text-align: left;
  padding: 3px 6px; font-weight: 500; }
QPushButton#line:hover { background: rgba(255, 255, 255, 24); }
QPushButton#line:focus { border-color: $on_felt; }
QWidget#foot { background: $surface; border-top: 1px solid $line; }
QLabel { color: $ink; background: transparent; }
QLabel#muted, QLabel#barLine { color: $muted; }
QLabel[tone="good"] { color: $good; }
QLabel[tone="bad"] { color: $bad; }
QLabel[tone="we"] { color: $we; }
QLabel[tone="they"] { color: $they; }
QLabel[tone="gold"] { color: $gold; }
QLabel[tone="risk"] { color: #ffb4a6; }
QFrame#figure { background: rgba(18, 16, 14, 205); border: 1px solid rgba(255, 255, 255, 30);
  border-radius: 16px; }
QSlider::groove:horizontal { height: 8px; border-radius: 4px; background: rgba(255, 255, 255, 40); }
QSlider::sub-page:horizontal { background: $gold; border-radius: 4px; }
QSlider::handle:horizontal { width: 26px; margin: -9px 0; border-radius: 13px; background: $gold; }
QLabel[tone="felt"] { color: $on_felt; }
QLabel[tone="soft"] { color: $soft; }
QToolTip { background: $raised; color: $ink; border: 1px solid $line; padding: 4px 6px; }
QWidget#bar { background: $bg; border-bottom: 1px solid $line; }
QToolButton#tool { color: $ink; border: 2px solid transparent; border-radius: 8px; padding: 2px 7px;
  font-weight: 600; }
QToolButton#tool:hover { background: $field; }
QToolButton#tool:pressed { background: $line; }
QToolButton#tool:focus { border-color: $focus; }
QToolButton#tool:disabled { color: $muted; }
QToolButton#tool::menu-indicator { image: none; }
QLabel#barName { padding-right: 8px; }
QLabel#pill { background: $field; border-radius: 13px; padding: 0 11px; color: $ink; }
QLabel#pill[many="true"] { padding: 0 7px; }
QLabel#pill[turn="true"] { background: $gold; color: #26211d; }
QWidget#toast { background: $dark; border: 1px solid rgba(255, 255, 255, 40); border-radius: 11px; }
QLabel#toastText { color: $on_felt; font-weight: 600; }
QToolButton#toastButton { color: $gold; border: 2px solid transparent; border-radius: 8px; font-weight: 700;
  padding: 2px 8px; }
QToolButton#toastButton:focus { border-color: $gold; }
QWidget#banner { background: $alarm; border-left: 6px solid $accent; }
QWidget#banner QLabel { color: $on_alarm; }
QWidget#banner QPushButton { padding: 3px 12px; }
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
QPushButton[bare="true"] { padding: 7px 8px; }
QPushButton#gold { background: $gold; color: #26211d; border-color: $gold; }
QPushButton#gold:hover { background: #ffd564; }
QPushButton#gold:focus { border: 2px solid $on_felt; padding: 6px 17px; }
QPushButton#glass { background: rgba(18, 16, 14, 150); color: $on_felt;
  border: 1px solid rgba(255,255,255,40); border-radius: 18px; }
QPushButton#glass:hover { background: rgba(18, 16, 14, 200); }
QPushButton#glass:focus { border: 2px solid $on_felt; padding: 6px 17px; }
QFrame#segments { background: $field; border-radius: 9px; }
QPushButton#segment { background: transparent; color: $muted; border: 2px solid transparent;
  border-radius: 8px; padding: 4px 12px; }
QPushButton#segment:hover { color: $ink; }
QPushButton#segment:checked { background: $raised; color: $ink; border: 1.4px solid $edge;
  padding: 4px 12px; }
QPushButton#segment:focus { border: 2px solid $focus; padding: 4px 12px; }
QPushButton#content { background: transparent; color: $muted; border: 2px solid transparent;
  border-radius: 8px; text-align: left; padding: 7px 14px; font-weight: 400; }
QPushButton#content:hover { background: $field; }
QPushButton#content:checked { background: $field; color: $ink; font-weight: 600;
  border-left: 4px solid $accent; }
QPushButton#content:focus { border: 2px solid $focus; }
QPushButton#cap { background: $raised; color: $ink; border: 1px solid $edge; border-bottom: 2px solid $edge;
  border-radius: 6px; padding: 3px 9px; min-height: 20px; }
QPushButton#cap:focus, QPushButton#cap:checked { border: 2px solid $focus; padding: 3px 8px; }
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
QLineEdit { placeholder-text-color: $muted; }
QLineEdit, QComboBox { background: $field; color: $ink; border: 1.4px solid transparent; border-radius: 9px;
  padding: 6px 10px; min-height: 22px; }
QLineEdit:focus, QComboBox:focus { border: 2px solid $focus; padding: 5px 9px; }
QLineEdit#name { background: transparent; padding: 1px 6px; min-height: 22px; }
QLineEdit#name:hover { background: $field; }
QLineEdit#name:focus { background: $field; padding: 1px 5px; }
QComboBox { padding-right: 30px; }
QComboBox:focus { padding-right: 29px; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox { combobox-popup: 0; }
QComboBox QAbstractItemView { background: $raised; color: $ink; border: 1px solid $line; padding: 4px;
  outline: none; }
QComboBox QAbstractItemView::item { min-height: 20px; padding: 4px 6px; border-radius: 6px; color: $ink; }
QComboBox QAbstractItemView::item:selected { background: $line; }
QTextBrowser#rules { background: $bg; border: none; }
QTextBrowser { background: $surface; color: $ink; border: none; }
""")


def stylesheet(chrome: Chrome) -> str:
    """The style sheet for these colours."""
    colours = {name: value for name, value in vars(chrome).items() if isinstance(value, str)}
    more = {
        "gold": GOLD,
        "dark": INK,
        "on_felt": ON_FELT,
        "soft": ON_FELT_SOFT,
        "edge": chrome.muted if chrome.dark else "#b9ad93",
        "accent_light": "#d2483b" if chrome.dark else "#b8332a",
    }
    return _SHEET.substitute(**colours, **more)
