"""The keys of the table: each is shown, and changed by pressing another."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from tappeto.i18n import N_, Phrase, Plain, say, tr
from tappeto.ui.keys import ACTIONS, Action, Keys, key_text, shown
from tappeto.ui.settings import Settings
from tappeto.ui.style import text_font
from tappeto.ui.widgets.flow import Beside
from tappeto.ui.widgets.labels import hairline, label

MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
KEPT = ("Tab", "Shift+Backtab", "Backtab", "F6", *map(str, range(10)))  # what the table needs for itself


@dataclass(frozen=True)
class Change:
    """What becomes of the keys when one is given to an action; `loser` had it before."""

    keys: dict[str, str]
    loser: Action | None = None
    left: str = ""  # the key that the loser has now


def give(changed: dict[str, str], action: Action, key: str) -> Change:
    """Give a key to an action. Who had it keeps another of its keys, or gets the one that became free."""
    keys = Keys(changed)
    free = keys.keys(action)[0]
    now = {**changed, action.name: key}
    for other in ACTIONS:
        has = keys.keys(other)
        if other is action or key not in has:
            continue
        rest = [one for one in has if one != key]
        now[other.name] = rest[0] if rest else free
        return Change(now, other, now[other.name])
    return Change(now)


class KeyCap(QPushButton):
    """Shows the keys of an action; pressed, it waits for another key. Esc leaves all as it was."""

    pressed_key = Signal(str)
    refused = Signal(str)

    def __init__(self, action: Action) -> None:
        super().__init__()
        self.action = action
        self.setObjectName("cap")
        self.setCheckable(True)
        self.setFont(text_font(13, 600))
        self.keys: tuple[str, ...] = ()
        self.toggled.connect(lambda _: self._write())

    def show_keys(self, keys: tuple[str, ...]) -> None:
        """These are the keys now."""
        self.keys = keys
        self._write()

    def _write(self) -> None:
        words = "  ".join(shown(key) for key in self.keys)
        self.setText(tr("Press a key") if self.isChecked() else words)
        self.setAccessibleName(f"{tr(self.action.title)}: {words}")

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.setChecked(False)
        super().focusOutEvent(event)

    def event(self, event: object) -> bool:
        """The Tab key too is only listened to."""
        if isinstance(event, QKeyEvent) and event.type() == QKeyEvent.Type.KeyPress and self.isChecked():
            self._listen(event)
            return True
        return super().event(event)  # type: ignore[arg-type]

    def _listen(self, event: QKeyEvent) -> None:
        if event.key() in MODIFIERS:
            return
        self.setChecked(False)
        key = key_text(event)
        if key in KEPT:
            self.refused.emit(key)
        elif key and key != "Esc":
            self.pressed_key.emit(key)


class Keyboard(QWidget):
    """Every action of the table with its key; `said` tells what a change has done to another one."""

    said = Signal(str)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.caps: dict[str, KeyCap] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for action in ACTIONS:
            cap = KeyCap(action)
            cap.pressed_key.connect(lambda key, action=action: self._give(action, key))
            cap.refused.connect(self._refuse)
            self.caps[action.name] = cap
            row = QWidget()
            line = QVBoxLayout(row)
            line.setContentsMargins(0, 5, 0, 5)
            line.addLayout(Beside(label(tr(action.title), 14.5), cap, least=10_000))
            column.addWidget(row)
            column.addWidget(hairline())
        self.refresh()

    def refresh(self) -> None:
        """Show the keys that hold now."""
        keys = Keys(self.settings.now.keys)
        for action in ACTIONS:
            self.caps[action.name].show_keys(keys.keys(action))

    def _refuse(self, key: str) -> None:
        text = N_("The table needs {key} for itself.")
        self.said.emit(say(Phrase(text, {"key": Plain(shown(key))})))

    def _give(self, action: Action, key: str) -> None:
        change = give(self.settings.now.keys, action, key)
        self.settings.set("keys", change.keys)
        self.refresh()
        if change.loser is not None:
            text = N_("{key} was: {action}. That is now on {left}.")
            values = {"key": Plain(shown(key)), "left": Plain(shown(change.left))}
            self.said.emit(say(Phrase(text, {**values, "action": change.loser.title})))

    def set_back(self) -> None:
        """Every action has its usual keys again."""
        self.settings.set("keys", {})
        self.refresh()
