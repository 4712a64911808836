"""The licences in full: found beside the source or in a package, and shown."""

from tappeto import licences
from tappeto.ui.pages.licences import LicencesPage
from tappeto.ui.widgets.drop import Drop


def test_the_licences_are_found_beside_the_source():
    found = licences.texts()
    assert found["Tappeto LICENSE"].startswith("MIT License")
    assert "Creative Commons" in found["Tappeto LICENSE-ASSETS"]
    assert any(name.startswith("platformdirs") for name in found)


def test_a_package_brings_its_own(tmp_path, monkeypatch):
    (tmp_path / "licences").mkdir()
    (tmp_path / "licences" / "Qt.txt").write_text("LGPL")
    monkeypatch.setattr(licences, "__file__", str(tmp_path / "licences.py"))
    assert licences.texts() == {"Qt": "LGPL"}


def test_any_of_them_can_be_read(open_window):
    window = open_window()
    window.licences()
    page = window.stack.currentWidget()
    assert isinstance(page, LicencesPage)
    assert page.text.toPlainText().startswith("MIT License")
    page.findChildren(Drop)[0].chosen.emit("Tappeto LICENSE-ASSETS")
    assert "Creative Commons" in page.text.toPlainText()
    page.leave()
    assert window.stack.currentWidget() is not page
