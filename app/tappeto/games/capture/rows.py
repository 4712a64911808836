"""The score sheet of a deal, line by line, with the cards that decide primiera."""

from mypy_extensions import i64

from tappeto.core.cards import CardSet, count, has
from tappeto.games.api import Row
from tappeto.games.capture.count import (
    CARTE,
    DENARI,
    NAPOLA,
    PRIMIERA,
    PRIMIERA_ITEM,
    RE_BELLO_ITEM,
    SCOPE,
    SETTEBELLO_ITEM,
    best_cards,
    napola,
    tally,
)
from tappeto.games.capture.rules import (
    COINS,
    OFF,
    RANKS,
    RE_BELLO,
    SETTEBELLO,
    SEVEN,
    SEVENS,
    VOID,
    Rules,
    of_rank,
)
from tappeto.i18n import N_, Cards, Phrase, Suit

COIN_SUIT = Suit("d")
YES = "✓"
NO = "–"


def rows(piles: list[CardSet], sweeps: list[i64], rules: Rules) -> list[Row]:
    """Every item that the options count, with both sides' figures."""
    points = tally(piles, sweeps, rules)
    found = [
        Row(N_("Scope"), Phrase(N_("sweeps of the table")), [str(n) for n in sweeps], points[SCOPE]),
        Row(N_("Carte"), Phrase(N_("most cards of 40")), [str(count(pile)) for pile in piles], points[CARTE]),
        Row(
            N_("Denari"),
            Phrase(N_("most {coins} of 10"), {"coins": COIN_SUIT}),
            [str(count(pile & COINS)) for pile in piles],
            points[DENARI],
        ),
        Row(
            N_("Settebello"),
            Phrase(N_("{card}"), {"card": Cards((int(SETTEBELLO),))}),
            [YES if has(pile, SETTEBELLO) else NO for pile in piles],
            points[SETTEBELLO_ITEM],
        ),
    ]
    if rules.primiera != OFF:
        found.append(primiera_row(piles, rules, points[PRIMIERA_ITEM]))
    if rules.napola:
        runs = [napola(pile) for pile in piles]
        figures = [str(run) if run else NO for run in runs]
        found.append(
            Row(
                N_("Napola"),
                Phrase(N_("{coins} in a row from the ace"), {"coins": COIN_SUIT}),
                figures,
                points[NAPOLA],
            )
        )
    if rules.re_bello:
        figures = [YES if has(pile, RE_BELLO) else NO for pile in piles]
        found.append(
            Row(
                N_("Re bello"),
                Phrase(N_("{card}"), {"card": Cards((int(RE_BELLO),))}),
                figures,
                points[RE_BELLO_ITEM],
            )
        )
    return found


def primiera_row(piles: list[CardSet], rules: Rules, points: list[i64]) -> Row:
    """The primiera line; a side that misses a suit shows a dash where that puts it out."""
    if rules.primiera == SEVENS:
        sevens = [str(count(pile & of_rank(SEVEN))) for pile in piles]
        return Row(N_("Primiera"), Phrase(N_("most sevens")), sevens, points)
    best = [best_cards(pile) for pile in piles]
    worth = [[PRIMIERA[card % RANKS] for card in cards] for cards in best]
    figures: list[str] = []
    for side in range(2):
        out = rules.primiera == VOID and len(best[side]) < 4
        figures.append(NO if out else str(sum(worth[side])))
    row = Row(N_("Primiera"), Phrase(N_("best card in each suit")), figures, points)
    row.cards = best
    row.worth = worth
    return row
