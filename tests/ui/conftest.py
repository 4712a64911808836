"""A table page with everything it needs, in a folder of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tappeto.library.library import Library
from tappeto.match.match import Match
from tappeto.ui.house import House
from tappeto.ui.sheet import stylesheet
from tappeto.ui.table.page import TablePage
from tests.ui.sitting import Sitter, Ways


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library.open(tmp_path / "data")
    yield library
    library.close()


@pytest.fixture
def house(qapp, library: Library) -> Iterator[House]:
    house = House(library)
    house.settings.set("language", "en")
    house.settings.set("pace", "instant")
    yield house
    house.opponents.stop()


@pytest.fixture
def sit(qtbot, house: House) -> Iterator[Callable[..., Sitter]]:
    pages: list[TablePage] = []

    def open_page(match: Match, id: int | None = None, size: tuple[int, int] = (1000, 700)) -> Sitter:
        page = TablePage(Ways(house), match, id)
        page.setStyleSheet(stylesheet(house.chrome()))
        qtbot.addWidget(page)
        page.resize(*size)
        pages.append(page)
        sitter = Sitter(qtbot, page)
        sitter.wait(page.show)
        return sitter

    yield open_page
    for page in pages:
        page.leave()
