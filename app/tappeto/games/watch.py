"""An observation rebuilt from what a seat saw: the way in for bots in other processes."""

from dataclasses import dataclass, field

from tappeto.core.cards import Card
from tappeto.games.api import NOBODY, Game, IllegalMove, Observation, Seat, Sheet, Told


@dataclass(frozen=True)
class Seen:
    """What one seat saw since the deal began.

    `dealt`: the cards it was given, in order; `table`: cards turned up from the stock, in
    order; `moves`: what every seat did as texts, as far as this one knows, in order; `told`: what
    everybody was told of hidden cards.
    """

    seat: Seat
    sheet: Sheet
    dealt: list[Card]
    table: list[Card]
    moves: list[tuple[Seat, str]]
    told: list[Told] = field(default_factory=list)


def watch(game: Game, seen: Seen) -> Observation:
    """The observation of a seat that saw this; IllegalMove where it contradicts itself.

    A pack is made up that agrees with all that was seen: what others played stands where
    they were dealt it, the rest is filled with unseen cards. An observation does not depend
    on those, so any filling gives the same one.
    """
    plan = _places(game, seen)
    played: list[list[Card]] = [[] for _ in range(game.seats)]
    for seat, text in seen.moves:
        card = game.card(game.move(text))
        if seat != seen.seat and card != NOBODY:
            played[seat].append(card)
    for told in seen.told:
        played[told.seat] += [card for card in told.cards if card not in played[told.seat]]
    known = {seat: list(cards) for seat, cards in enumerate(played)}
    known[int(seen.seat)] = list(seen.dealt)
    known[int(NOBODY)] = list(seen.table)
    shown = {card for cards in known.values() for card in cards}
    if len(shown) != sum(len(cards) for cards in known.values()):
        raise IllegalMove("a card was seen twice")
    unseen = [card for card in range(game.pack.size) if card not in shown]
    order = [known[int(place)].pop(0) if known[int(place)] else unseen.pop() for place in plan]
    hand = game.deal(order, seen.sheet)
    hand.tell(seen.told)
    for seat, text in seen.moves:
        move = game.move(text)
        if hand.turn() != seat and game.speaker(move) != seat:
            raise IllegalMove(f"seat {seat} was not to play {text!r}")
        hand.play(move)
    return hand.observe(seen.seat)


def _places(game: Game, seen: Seen) -> list[Seat]:
    """Where each card of the pack went: as it was dealt, or drawn from the stock later."""
    plan = game.plan(seen.sheet.dealer)
    stock = [at for at, place in enumerate(plan) if place == NOBODY]
    drawers = [seat for seat, text in seen.moves if game.draws(game.move(text))]
    if len(drawers) > len(stock):
        raise IllegalMove("more was drawn than the stock held")
    for at, seat in zip(stock, drawers, strict=False):
        plan[at] = seat
    return plan
