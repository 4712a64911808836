"""The list of a drop-down shows all that can be chosen."""

import pytest
from PySide6.QtWidgets import QApplication

from tappeto.ui import style
from tests.ui.pages.conftest import Opener, on_top


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_list_of_languages_is_seen_whole_whenever_it_is_opened(open_window: Opener, monkeypatch, scale):
    monkeypatch.setattr(style, "_text_scale", lambda: scale)
    page = on_top(open_window(first=lambda window: window.settings()))
    drop = page.controls["language"]
    for _ in range(3):
        drop.showPopup()
        QApplication.processEvents()
        view = drop.view()
        assert view.verticalScrollBar().maximum() == 0
        last = view.visualRect(drop.model().index(drop.count() - 1, 0))
        assert view.viewport().rect().contains(last)
        assert last.height() > view.fontMetrics().height()
        drop.hidePopup()
        QApplication.processEvents()
