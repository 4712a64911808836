"""Why a card may not be laid, or may not take what was picked, in Escoba."""

from tappeto.core.cards import Card, CardSet, members
from tappeto.games.api import Refusal
from tappeto.games.capture.hand import CaptureView
from tappeto.games.capture.rules import total, value
from tappeto.games.escoba.rules import FIFTEEN
from tappeto.i18n import N_, Phrase, Plain, ngettext_mark


def refuse_lay(seen: CaptureView, card: Card) -> Refusal:
    """Why a card may not simply be laid down."""
    return Refusal("must_take", Phrase(N_("It can make fifteen. A card that can take may not be laid.")))


def refuse_take(seen: CaptureView, card: Card, take: CardSet) -> Refusal:
    """Why a card may not take this set: the sum, and how far it is from fifteen."""
    if take & ~seen.table != 0:
        return Refusal("one_card", Phrase(N_("Only cards that lie on the table can be taken.")))
    lying = value(card) + total(take)
    terms = Plain(" + ".join([str(value(other)) for other in [card, *members(take)]]))
    missing = int(FIFTEEN - lying)
    if missing > 0:
        told = ngettext_mark(
            "{terms} = {sum}: one more is needed.",
            "{terms} = {sum}: {n} more are needed.",
            missing,
            terms=terms,
            sum=int(lying),
        )
    else:
        told = ngettext_mark(
            "{terms} = {sum}: that is one too many.",
            "{terms} = {sum}: that is {n} too many.",
            -missing,
            terms=terms,
            sum=int(lying),
        )
    return Refusal("fifteen", told)
