"""The keys of the table: what each does, and which key it is on; every one can be changed."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from tappeto.i18n import N_


@dataclass(frozen=True)
class Action:
    """Something a key does: its name, what it is called, and its usual keys."""

    name: str
    title: str
    usual: tuple[str, ...]


ACTIONS = (
    Action("left", N_("Card to the left"), ("Left",)),
    Action("right", N_("Card to the right"), ("Right",)),
    Action("up", N_("From the hand to the table"), ("Up",)),
    Action("down", N_("From the table to the hand"), ("Down",)),
    Action("play", N_("Play or pick the card; go on"), ("Return", "Space", "Enter")),
    Action("drop", N_("Take the pick back; close"), ("Esc",)),
    Action("hint", N_("Hint"), ("H",)),
    Action("why", N_("Why not this card?"), ("W",)),
    Action("undo", N_("Undo"), ("U", "Backspace")),
    Action("redo", N_("Redo"), ("Shift+U",)),
    Action("say", N_("Say that it is enough"), ("T",)),
    Action("last", N_("Last capture"), ("L",)),
    Action("score", N_("Score"), ("S",)),
    Action("log", N_("Log"), ("G",)),
    Action("pace", N_("Pace"), ("P",)),
    Action("next", N_("Next, continue"), ("N",)),
    Action("full", N_("Full screen"), ("F11",)),
    Action("rules", N_("Rules of this game"), ("F1",)),
    Action("keys", N_("All keys"), ("?",)),
)


class Keys:
    """Which action a key event means, with the person's changes."""

    def __init__(self, changed: dict[str, str]) -> None:
        self.changed = changed
        self._actions: dict[str, str] = {}
        for action in ACTIONS:
            for key in self.keys(action):
                self._actions.setdefault(key, action.name)

    def keys(self, action: Action) -> tuple[str, ...]:
        """The keys of an action, as texts."""
        return (self.changed[action.name],) if self.changed.get(action.name) else action.usual

    def action(self, event: QKeyEvent) -> str:
        """The action of a key event; empty if it has none."""
        return self._actions.get(key_text(event), "")


def key_text(event: QKeyEvent) -> str:
    """A key event as text, such as `Shift+U`. A shift that is part of the character is left out."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if event.text() and not event.text().isalnum() and event.text().isprintable() and event.text() != " ":
        modifiers &= ~Qt.KeyboardModifier.ShiftModifier
    return QKeySequence(event.key() | modifiers.value).toString(QKeySequence.SequenceFormat.PortableText)


def shown(key: str) -> str:
    """A key as this system writes it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
