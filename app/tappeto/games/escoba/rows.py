"""The score sheet of a deal of Escoba: sweeps, the opening by itself, and what every capture game counts."""

from mypy_extensions import i64

from tappeto.core.cards import CardSet
from tappeto.games.api import Row
from tappeto.games.capture.rows import NO
from tappeto.games.capture.rows import rows as counted
from tappeto.games.escoba.rules import FIFTEEN, EscobaRules
from tappeto.i18n import N_, Phrase


def rows(piles: list[CardSet], sweeps: list[i64], opening: list[i64], rules: EscobaRules) -> list[Row]:
    """Every item that the options count, with both sides' figures."""
    played = [sweeps[side] - opening[side] for side in range(2)]
    found = [Row(N_("Escobas"), Phrase(N_("sweeps of the table")), [str(n) for n in played], played)]
    if rules.opening_counts:
        figures = [str(FIFTEEN * points) if points else NO for points in opening]
        found.append(Row(N_("Opening"), Phrase(N_("15 or 30 on the first table")), figures, opening[:]))
    return found + counted(piles, sweeps, rules)[1:]
