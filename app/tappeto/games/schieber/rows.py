"""The count of a deal of Schieber, line by line: every line is multiplied already."""

from mypy_extensions import i64

from tappeto.core.cards import CardSet, members
from tappeto.games.api import Row
from tappeto.games.jass.rules import SEATS
from tappeto.games.schieber.hand import SchieberHand
from tappeto.games.schieber.rules import matsch
from tappeto.i18n import N_, Phrase


def line(term: str, note: Phrase, plain: list[i64], times: i64) -> Row:
    """A line with its points before and after they are multiplied."""
    figures = [f"{points} × {times}" if points and times > 1 else str(points) for points in plain]
    return Row(term, note, figures, [points * times for points in plain])


def rows(hand: SchieberHand, contract: Phrase) -> list[Row]:
    """Tricks, Matsch, Weis and Stöck of both sides, times what the contract counts."""
    times = hand.terms.times(hand.contract)
    note = Phrase(N_("{contract}, counts {n} times"), {"contract": contract, "n": int(times)})
    if times == 1:
        note = Phrase(N_("{contract}, counts once"), {"contract": contract})
    found = [line(N_("Tricks"), note, hand.scored[:], times)]
    all_tricks = [matsch(hand.tricks, side) for side in range(2)]
    if max(all_tricks) > 0:
        found.append(line(N_("Matsch"), Phrase(N_("for every trick")), all_tricks, times))
    if max(hand.weis) > 0:
        row = line(N_("Weis"), Phrase(N_("the side with the highest one")), hand.weis[:], times)
        row.cards = [members(shown(hand, side)) for side in range(2)]
        found.append(row)
    stoeck = [hand.stoeck_of(side) for side in range(2)]
    if max(stoeck) > 0:
        found.append(line(N_("Stöck"), Phrase(N_("king and Ober of trumps")), stoeck, times))
    return found


def shown(hand: SchieberHand, side: i64) -> CardSet:
    """The cards of the Weis that count for a side."""
    cards: CardSet = 0
    for seat in range(SEATS):
        if seat % 2 == side:
            cards |= hand.of(seat, hand.scoring)
    return cards
