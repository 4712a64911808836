"""The trap in PySide6 6.12: on Python 3.11 its calls lose references to None until the process aborts."""

import sys

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem


def test_calls_that_return_nothing_keep_none_alive(qapp):
    item = QGraphicsPixmapItem(QPixmap(1, 1))
    before = sys.getrefcount(None)
    for place in range(1000):
        item.setPos(place, place)
        item.setZValue(place)
        item.setVisible(True)
    assert sys.getrefcount(None) > before - 100
