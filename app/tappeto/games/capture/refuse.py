"""Why a card may not be played: each refusal names its rule."""

from collections.abc import Callable

from tappeto.core.cards import Card, CardSet, count, first, has, one, union
from tappeto.games.api import Refusal
from tappeto.games.capture.hand import CaptureView
from tappeto.games.capture.rules import ACE, CARD_BITS, CARD_MASK, WHOLE_HAND, of_rank, rank, total, value
from tappeto.i18n import N_, Cards, Phrase


def refuse(
    seen: CaptureView,
    picked: list[Card],
    lay: Callable[[CaptureView, Card], Refusal],
    take_set: Callable[[CaptureView, Card, CardSet], Refusal],
) -> Refusal | None:
    """Why playing the first picked card, taking exactly the others, is not allowed.

    `lay` and `take_set` tell why a card may not be laid, and why it may not take a set.
    """
    own = [card for card in picked if has(seen.own, card)]
    if not own:
        return None
    if len(own) > 1:
        return Refusal("one_card", Phrase(N_("One card of the hand is played at a time.")))
    card = own[0]
    take = union([other for other in picked if other != card])
    moves = seen.moves()
    for move in moves:
        if move & CARD_MASK == card and (move >> CARD_BITS) & ~one(card) == take:
            return None
    if not any(move & CARD_MASK == card for move in moves):
        return refuse_card(seen, card)
    return lay(seen, card) if take == 0 else take_set(seen, card, take)


def refuse_card(seen: CaptureView, card: Card) -> Refusal:
    """Why a card may not be played at all."""
    if seen.played == 0 and seen.rules.ace_takes_all and rank(card) == ACE:
        return Refusal("opening_ace", Phrase(N_("The first card of the deal may not be an ace.")))
    return Refusal(
        "must_take", Phrase(N_("Another card of your hand can take, so one that can must be played."))
    )


def refuse_lay(seen: CaptureView, card: Card) -> Refusal:
    """Why a card may not simply be laid down."""
    same = seen.table & of_rank(rank(card))
    if same != 0 and seen.rules.obligation != WHOLE_HAND:
        text = N_("It can take: {there} lies on the table. A card that can take may not be laid.")
        return Refusal("must_take", Phrase(text, {"there": Cards((int(first(same)),))}))
    return Refusal("must_take", Phrase(N_("A card that can take may not be laid.")))


def refuse_take(seen: CaptureView, card: Card, take: CardSet) -> Refusal:
    """Why a card may not take this set."""
    if take & ~seen.table != 0:
        return Refusal("one_card", Phrase(N_("Only cards that lie on the table can be taken.")))
    same = seen.table & of_rank(rank(card))
    if seen.rules.ace_takes_all and rank(card) == ACE:
        if same == 0:
            return Refusal("ace", Phrase(N_("Here an ace takes everything that lies on the table.")))
        return Refusal("ace", Phrase(N_("There is an ace on the table: your ace takes just that one.")))
    if same != 0:
        text = N_("{there} lies on the table: an equal card comes first, a sum may not be taken.")
        if count(take) == 1:
            text = N_("{there} lies on the table: only an equal card may be taken.")
        if count(take & same) > 1:
            text = N_("Of equal cards only one may be taken.")
        return Refusal("equal_first", Phrase(text, {"there": Cards((int(first(same)),))}))
    need = value(card)
    lying = total(take)
    if lying != need:
        values = {"sum": int(lying), "value": int(need)}
        if count(take) == 1:
            return Refusal("sum", Phrase(N_("This card counts {sum}; {value} is needed."), {**values}))
        return Refusal("sum", Phrase(N_("These cards add up to {sum}; {value} is needed."), {**values}))
    return Refusal("fewest", Phrase(N_("Here the capture with the fewest cards must be taken.")))
