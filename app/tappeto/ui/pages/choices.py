"""By which rules: a preset, and every option of the game with its sentence."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QVBoxLayout, QWidget

from tappeto.games.book import Option
from tappeto.i18n import N_, Phrase, say, tr
from tappeto.ui.pages.plan import Plan
from tappeto.ui.widgets.drop import Drop
from tappeto.ui.widgets.labels import coloured, label
from tappeto.ui.widgets.rows import FormRow
from tappeto.ui.widgets.segments import Segments
from tappeto.ui.widgets.switch import Switch
from tappeto.ui.widgets.tile import WordTile

SHORT = 34  # letters that all values of segments may have together
OFF_ON = ("off", "on")


class PresetTiles(QWidget):
    """The presets side by side, those of other decks left out unless one of them is chosen."""

    chosen = Signal(str)

    def __init__(self, plan: Plan, style: str) -> None:
        super().__init__()
        self.plan = plan
        presets = [one for one in plan.book.presets if one.style in ("", style) or one.name == plan.preset]
        self.group = QButtonGroup(self)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(10)
        for number, preset in enumerate(presets):
            tile = WordTile(tr(preset.title), tr(preset.sentence))
            self.group.addButton(tile, number)
            grid.addWidget(tile, number // 2, number % 2)
            tile.setChecked(preset.name == plan.preset)
        self.group.idClicked.connect(lambda number: self.chosen.emit(presets[number].name))


class OptionRow(FormRow):
    """An option with the control that suits its values; says where it differs from the preset."""

    changed = Signal()

    def __init__(self, plan: Plan, option: Option) -> None:
        self.plan = plan
        self.option = option
        value = plan.values()[option.name]
        name = tr(option.title)
        words = [tr(word) for word in option.names]
        self.switch: Switch | None = None
        self.choice: Segments | Drop | None = None
        control: QWidget
        if option.names == OFF_ON:
            control = self.switch = Switch(name, value == option.values[1])
            self.switch.toggled.connect(lambda on: self._choose(option.values[int(on)]))
        else:
            kind = Segments if len(words) <= 4 and sum(map(len, words)) <= SHORT else Drop
            control = self.choice = kind(name, option.values, words, value)
            self.choice.chosen.connect(self._choose)
        super().__init__(name, tr(option.sentence), control)
        self.differs = coloured(label("", 13, 600, wrap=True), "bad")
        self.said.layout().addWidget(self.differs)  # type: ignore[union-attr]
        self._mark()

    def _choose(self, value: object) -> None:
        if isinstance(value, bool | int | str):
            self.plan.choose(self.option.name, value)
        self._mark()
        self.changed.emit()

    def refresh(self) -> None:
        """Show what the plan says now."""
        value = self.plan.values()[self.option.name]
        if self.switch is not None:
            self.switch.blockSignals(True)
            self.switch.setChecked(value == self.option.values[1])
            self.switch.blockSignals(False)
        if self.choice is not None:
            self.choice.set(value)
        self._mark()

    def _mark(self) -> None:
        """Say what the preset says, where it says something else."""
        option = self.option
        changed = option.name in self.plan.changes
        if changed:
            usual = option.names[option.values.index(self.plan.usual(option.name))]
            preset = self.plan.book.preset(self.plan.preset).title
            text = say(Phrase(N_("● “{preset}” rules say: {value}"), {"preset": preset, "value": usual}))
            self.differs.setText(text)
        self.differs.setVisible(changed)


class Choices(QWidget):
    """Presets for a style of cards, and options; the target stands elsewhere."""

    changed = Signal()

    def __init__(self, plan: Plan, apart: tuple[str, ...], style: str) -> None:
        super().__init__()
        self.plan = plan
        self.apart = apart
        self.rows: list[OptionRow] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(4)
        self.tiles = PresetTiles(plan, style)
        self.tiles.chosen.connect(self._follow)
        self.column.addWidget(self.tiles)
        self.notice = label("", 14, 600, wrap=True)
        self.notice.setContentsMargins(0, 8, 0, 2)
        self.column.addWidget(self.notice)
        self.column.addSpacing(6)
        self.fill()

    def fill(self) -> None:
        """The options for the number of players."""
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = []
        for option in self.plan.options():
            if option.name not in self.apart:
                row = OptionRow(self.plan, option)
                row.changed.connect(self.changed)
                self.column.addWidget(row)
                self.rows.append(row)

    def note(self, text: str) -> None:
        """Say under the presets what none must forget; nothing hides it."""
        self.notice.setText(text)
        self.notice.setVisible(bool(text))

    def _follow(self, preset: str) -> None:
        self.plan.follow(preset)
        for row in self.rows:
            row.refresh()
        self.changed.emit()
