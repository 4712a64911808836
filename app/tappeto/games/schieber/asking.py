"""What a person is asked in Schieber: trump or push, the Weis, and whether it is enough."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import CardSet, count, has, members
from tappeto.games.api import NOBODY, Question, Word
from tappeto.games.jass.game import JassGame, sign
from tappeto.games.jass.moves import CLAIM, CLAIM_AT, NO_WEIS, PUSH, TRUMP, WEIS
from tappeto.games.jass.rules import CONTRACTS, OBENABE, RANKS, SEATS, SUIT, SUITS
from tappeto.games.jass.weis import Weis, melds
from tappeto.games.schieber.hand import SchieberView
from tappeto.games.schieber.rules import Terms
from tappeto.i18n import N_, Phrase, Player, ngettext_mark

ACE: Final[i64] = 8
MOST: Final[i64] = 152  # that the cards of all tricks count


def ask(game: JassGame, terms: Terms, seen: SchieberView) -> Question | None:
    """The question to a seat; None where it has nothing to say."""
    deal = seen.deal
    if deal.speaker == seen.seat:
        if deal.contract == NOBODY:
            return trump(game, terms, seen)
        return weis(seen, terms)
    return enough(seen, terms)


def trump(game: JassGame, terms: Terms, seen: SchieberView) -> Question:
    """Which contract, or push; with what the seat holds for each."""
    words = []
    for contract in range(CONTRACTS):
        words.append(
            Word(
                TRUMP + contract,
                game.called(contract),
                sign(contract),
                terms.times(contract),
                held(seen.own, contract),
            )
        )
    deal = seen.deal
    partner = Player(int((deal.forehand + 2) % SEATS))
    if deal.speaker == deal.forehand:
        words.append(Word(PUSH, Phrase(N_("Push to {player}"), {"player": partner}), "", 1, None))
        return Question(Phrase(N_("What is trump in this deal?")), words, [])
    pushed = {"player": Player(int(deal.forehand))}
    return Question(Phrase(N_("{player} has pushed. What is trump?"), {**pushed}), words, [])


def held(own: CardSet, contract: i64) -> Phrase:
    """What a hand holds for a contract: cards of the suit, aces, or sixes."""
    if contract < SUITS:
        return ngettext_mark("{n} card", "{n} cards", int(count((own >> (contract * RANKS)) & SUIT)))
    rank = ACE if contract == OBENABE else 0
    number = sum(1 for suit in range(SUITS) if has(own, suit * RANKS + rank))
    if contract == OBENABE:
        return ngettext_mark("{n} ace", "{n} aces", number)
    return ngettext_mark("{n} six", "{n} sixes", number)


def weis(seen: SchieberView, terms: Terms) -> Question | None:
    """Whether to announce, with every Weis of the hand and what the others will hear."""
    found = melds(seen.own, terms.values)
    if not found:
        return None
    most = max(one.points for one in found)
    words = [
        Word(WEIS, Phrase(N_("Announce all")), "", 1, None),
        Word(NO_WEIS, Phrase(N_("Say nothing")), "", 1, None),
    ]
    lines = [Phrase(N_("The others hear only: {n}."), {"n": int(most)})]
    question = Question(Phrase(N_("Your Weis")), words, lines)
    for one in found:
        question.rows.append((named(one), members(one.cards), one.points))
    return question


def named(one: Weis) -> Phrase:
    """What a Weis is: a run of so many cards, or four of a kind."""
    if one.suit == SUITS:
        return Phrase(N_("Four of a kind"))
    return ngettext_mark("{n} in a row", "{n} in a row", int(one.high - one.low + 1))


def enough(seen: SchieberView, terms: Terms) -> Question | None:
    """Whether to say that it is enough, where that could be so at all."""
    asides = seen.asides()
    if len(asides) == 0:
        return None
    deal = seen.deal
    side = seen.seat % 2
    times = terms.times(deal.contract)
    sure = deal.stakes.totals[side] + (deal.stoeck_of(side) + deal.weis[side]) * times
    if sure + MOST * times < terms.target or asides[0] not in (CLAIM, CLAIM_AT + seen.seat):
        return None
    missing = max(0, -((sure - terms.target) // times))
    lines = [
        Phrase(N_("Without the tricks of this deal you have {n}."), {"n": int(sure)}),
        Phrase(N_("If your tricks hold {n} points or more, you win the match."), {"n": int(missing)}),
        Phrase(N_("If they hold fewer, you lose it at once.")),
    ]
    word = Word(asides[0], Phrase(N_("Thanks, enough")), "", 1, None)
    return Question(Phrase(N_("Is it enough?")), [word], lines)
