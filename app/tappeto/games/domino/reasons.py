"""Why a lay is better than another, in a sentence."""

from mypy_extensions import i64

from tappeto.core.cards import count, one
from tappeto.games.api import Move
from tappeto.games.domino.hand import DominoHand
from tappeto.games.domino.rules import DRAW, PIPS, PLACES, SHOWING
from tappeto.games.domino.tiles import lack
from tappeto.i18n import N_, Phrase, Player, ngettext_mark


def reason(hand: DominoHand, move: Move, rival: Move) -> Phrase | None:
    """What a lay has that the rival has not; only of what the player sees."""
    if move >= DRAW or rival >= DRAW:
        return None
    seat = hand.player
    tile, other = move // PLACES, rival // PLACES
    if count(hand.cards_of(seat)) == 1:
        return Phrase(N_("It is your last tile: you go out."))
    after, instead = _ends(hand, move), _ends(hand, rival)
    for step in range(1, hand.sides):
        foe = (seat + step) % hand.sides
        if _lacks(hand, foe, after) and not _lacks(hand, foe, instead):
            return Phrase(N_("{player} had no tile for these ends."), {"player": Player(int(foe))})
    kept, without = _fit(hand, tile, after), _fit(hand, other, instead)
    if kept > without:
        return ngettext_mark("After it {n} of your tiles fits.", "After it {n} of your tiles fit.", int(kept))
    if PIPS[tile] > PIPS[other]:
        return ngettext_mark("It gets rid of {n} pip.", "It gets rid of {n} pips.", int(PIPS[tile]))
    return None


def _ends(hand: DominoHand, move: Move) -> list[i64]:
    """The open ends after a lay."""
    twin = hand.copy()
    twin.play(move)
    return [twin.end0, twin.end1]


def _lacks(hand: DominoHand, seat: i64, ends: list[i64]) -> bool:
    """Whether it was seen that a seat has no tile for these ends."""
    tiles, lacks = count(hand.cards_of(seat)), hand.lacks(seat)
    return tiles > 0 and all(lack(lacks, number) == tiles for number in ends)


def _fit(hand: DominoHand, tile: i64, ends: list[i64]) -> i64:
    """How many of the player's other tiles fit these ends."""
    rest = hand.cards_of(hand.player) & ~one(tile)
    return count(rest & (SHOWING[ends[0]] | SHOWING[ends[1]]))
