"""Looks for words that are cut off, and for things that lie on each other."""

import re

from PySide6.QtWidgets import QAbstractButton, QLabel, QLayout, QScrollArea, QWidget


def cut(widget: QWidget) -> list[str]:
    """The labels and buttons under a widget that have less room than their words need."""
    found: list[str] = []
    for label in widget.findChildren(QLabel):
        if not label.isVisible() or not label.text():
            continue
        if label.wordWrap():
            short = label.heightForWidth(label.width()) - label.height()
            words = max(map(label.fontMetrics().horizontalAdvance, re.split(r"[\s\u200b]", label.text())))
            if short > 2 or words > label.width() + 2:
                found.append(f"label {label.text()!r}: {label.size().toTuple()}, {short} too low")
        elif label.sizeHint().width() > label.width() + 1 or label.sizeHint().height() > label.height() + 2:
            found.append(f"label {label.text()!r}: {label.sizeHint().toTuple()} in {label.size().toTuple()}")
    for area in widget.findChildren(QScrollArea):
        inner = area.widget()
        if area.isVisible() and inner is not None and inner.width() > area.viewport().width() + 1:
            found.append(f"{_named(inner)} is wider than the {area.viewport().width()} in sight")
    for button in widget.findChildren(QAbstractButton):
        if button.isVisible() and button.text():
            hint, size = button.sizeHint(), button.size()
            if hint.width() > size.width() + 1 or hint.height() > size.height() + 2:
                found.append(f"button {button.text()!r}: {hint.toTuple()} in {size.toTuple()}")
    return found


def lying_on(widget: QWidget) -> list[str]:
    """Pairs of widgets that share a layout and lie on each other, or stick out of what holds them."""
    found: list[str] = []
    for holder in [widget, *widget.findChildren(QWidget)]:
        layout = holder.layout()
        if not holder.isVisible() or layout is None:
            continue
        own = [child for child in _widgets(layout) if child.isVisible()]
        for number, one in enumerate(own):
            if not holder.rect().adjusted(-1, -1, 1, 1).contains(one.geometry()):
                found.append(f"{_named(one)} sticks out of {_named(holder)}")
            for other in own[number + 1 :]:
                common = one.geometry().intersected(other.geometry())
                if common.width() > 1 and common.height() > 1:
                    found.append(f"{_named(one)} lies on {_named(other)}")
    return found


def _widgets(layout: QLayout) -> list[QWidget]:
    found: list[QWidget] = []
    for at in range(layout.count()):
        item = layout.itemAt(at)
        if item is None:
            continue
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            found.append(widget)
        elif inner is not None:
            found += _widgets(inner)
    return found


def _named(widget: QWidget) -> str:
    words = widget.text() if isinstance(widget, QLabel | QAbstractButton) else widget.accessibleName()
    return f"{type(widget).__name__} {widget.objectName()} {words!r} {widget.geometry().getRect()}"
