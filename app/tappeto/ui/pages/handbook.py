"""How the program is used, from the first match to what to do when something goes wrong."""

from collections.abc import Callable
from pathlib import Path

from tappeto import paths
from tappeto.i18n import CardNames, Speaker, language, tr
from tappeto.i18n.page import Filling, parse
from tappeto.i18n.page import Page as Written
from tappeto.ui.keys import ACTIONS, Keys, shown
from tappeto.ui.pages.reading import ReadingPage
from tappeto.ui.ways import Ways


class HandbookPage(ReadingPage):
    """It names the keys as the person has them now. Esc leads `back` to where it was opened."""

    def __init__(self, ways: Ways, back: Callable[[], None]) -> None:
        page = load(language(), paths.assets() / "handbook")
        super().__init__(ways, tr("Help"), tr("How everything is done here"), page)
        self.back = back
        self.fit()

    def html(self) -> str:
        return self.page.html(filling(Keys(self.house.settings.now.keys)))

    def leave(self) -> None:
        self.back()


def load(code: str, folder: Path) -> Written:
    """The handbook in a language, else in English."""
    path = folder / f"{code}.md"
    if not path.is_file():
        path = folder / "en.md"
    return parse(path.read_text(encoding="utf-8"))


def filling(keys: Keys) -> Filling:
    """What the tokens of the handbook stand for."""
    return Filling(
        Speaker(language(), paths.assets() / "locale"),
        CardNames(language()),
        keys={action.name: ", ".join(map(shown, keys.keys(action))) for action in ACTIONS},
        does={action.name: tr(action.title) for action in ACTIONS},
    )
