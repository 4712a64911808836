"""One deal of Schieber: contract, Weis, tricks, claims; and what a seat knows of it (rules 3)."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, first, members, one, union
from tappeto.core.chance import Dice
from tappeto.games.api import NOBODY, Log, Move, Seat, Side, Told
from tappeto.games.jass.hand import JassHand, JassView
from tappeto.games.jass.moves import CLAIM, CLAIM_AT, NO_WEIS, PUSH, TRUMP, WEIS, speaker
from tappeto.games.jass.rules import (
    CONTRACTS,
    DEALT,
    KING,
    OBER,
    RANKS,
    SEATS,
    STRICT,
    SUITS,
    beats,
    suit,
)
from tappeto.games.jass.weis import best_seat, candidates, highest, melds, points_of
from tappeto.games.schieber.choosing import choose
from tappeto.games.schieber.instinct import rank_card, without
from tappeto.games.schieber.rules import (
    ANY_TRICK,
    STOECK,
    TRICK_WINNER,
    Terms,
    first_trick,
    last_trick,
    matsch,
)
from tappeto.games.schieber.stakes import Stakes
from tappeto.games.tricks import HANDS

UNSAID: Final[i64] = -1  # of Weis: it was not asked yet
TRIES: Final = 24  # to find a hand in which everybody has the Weis that was heard
NOTHING_HEARD: Final[list[i64]] = [UNSAID] * 4
HEARD: Final = "weis-"  # and the points: what a seat's highest Weis counts
SHOWN: Final = "weis"
NO_POINTS: Final[list[i64]] = [0, 0]  # shared by all deals before Weis are counted
ROSES7: Final = "roses7"  # who holds this card is forehand of the first deal


def pair(contract: i64) -> CardSet:
    """The king and the Ober of trumps; none where there is no trump suit."""
    if not 0 <= contract < SUITS:
        return 0
    return one(contract * RANKS + KING) | one(contract * RANKS + OBER)


class SchieberHand(JassHand):
    """A deal between two pairs.

    `heard` is the highest Weis that each seat announced; `scoring` the cards of the Weis that count,
    which everybody sees after the first trick, and `weis` their points by side; copies share these
    lists. `stoeck` is the seat that was dealt king and Ober of trumps. `claimed` is who said that it
    is enough, and `winner` the side that has won the match within the deal.
    """

    def __init__(self, terms: Terms, stakes: Stakes, forehand: Seat) -> None:
        super().__init__(2, STRICT)
        self.terms = terms
        self.stakes = stakes
        self.forehand = forehand
        self.leader = forehand
        self.speaker = forehand
        self.heard: list[i64] = NOTHING_HEARD
        self.scoring: CardSet = 0
        self.weis: list[i64] = NO_POINTS
        self.stoeck: Seat = NOBODY
        self.chooser: Seat = NOBODY
        self.claimed: Seat = NOBODY
        self.winner: Side = NOBODY
        self.stand_in = False  # for a hand whose cards are not all known
        self.told_heard: list[i64] = NOTHING_HEARD
        self.told_scoring: CardSet = 0

    def begin_at(self, seat: Seat, card: CardSet) -> None:
        """The seat that shows this card is forehand."""
        self.forehand = seat
        self.leader = seat
        self.speaker = seat
        self.open = card

    # --- before play

    def words(self) -> list[Move]:
        if self.contract == NOBODY:
            moves: list[Move] = list(range(TRUMP, TRUMP + CONTRACTS))
            if self.speaker == self.forehand:
                moves.append(PUSH)
            return moves
        return answers(points_of(self.cards_of(self.speaker), self.terms.values))

    def say(self, move: Move, log: Log | None) -> None:
        if move == PUSH:
            self.speaker = (self.forehand + 2) % SEATS
        elif move in (WEIS, NO_WEIS):
            self.announce(move == WEIS)
        elif move < PUSH:
            self.chooser = self.speaker
            self.contract = move - TRUMP
            self.speaker = self.forehand
            self.find_stoeck()
        else:
            named = speaker(move)
            self.claim(self.at_turn() if named == NOBODY else named)

    def find_stoeck(self) -> None:
        """Look who was dealt king and Ober of trumps."""
        self.stoeck = NOBODY
        both = pair(self.contract)
        for seat in range(SEATS):
            if both != 0 and self.dealt(seat) & both == both:
                self.stoeck = seat

    def announce(self, all_of_them: bool) -> None:
        """The seat that is asked tells its Weis, or keeps silent."""
        seat = self.speaker
        points: i64 = 0
        if all_of_them:
            points = (
                self.told_heard[seat] if self.stand_in else points_of(self.cards_of(seat), self.terms.values)
            )
        self.heard = self.heard[:]
        self.heard[seat] = points
        self.speaker = (seat + 1) % SEATS
        if self.speaker == self.forehand:
            self.speaker = NOBODY
            self.count_weis()

    def count_weis(self) -> None:
        """Find the Weis that count, of all that were announced."""
        values = self.terms.values
        self.weis = [0, 0]
        if self.stand_in:
            self.scoring = self.told_scoring
            for seat in range(SEATS):
                self.weis[seat % 2] += sum(weis.points for weis in melds(self.of(seat, self.scoring), values))
            return
        dealt = [0 if self.heard[seat] <= 0 else self.dealt(seat) for seat in range(SEATS)]
        self.scoring = 0
        top = best_seat(dealt, self.forehand, self.contract, values)
        if top == NOBODY:
            return
        side = top % 2
        if not self.terms.team_all:
            best = highest(melds(dealt[top], values), self.contract)
            assert best is not None
            self.scoring = best.cards
            self.weis[side] = best.points
            return
        for seat in range(SEATS):
            if seat % 2 == side:
                for weis in melds(dealt[seat], values):
                    self.scoring |= weis.cards
                    self.weis[side] += weis.points

    def outlook(self, own: CardSet, unseen: CardSet) -> i64:
        return without(self, unseen)

    def rate(self, card: Card, own: CardSet, unseen: CardSet, outlook: i64) -> i64:
        return rank_card(self, card, own, unseen, outlook, self.forehand % 2)

    def rank(self, move: Move) -> i64:
        if self.speaker == NOBODY:
            return self.look(move)
        return 1 if move == self.best_word() else 0

    def quick(self, dice: Dice) -> Move:
        if self.speaker != NOBODY:
            return self.best_word()
        cards = self.playable()
        return first(cards) if cards & (cards - 1) == 0 else self.pick(cards, dice)

    def best_word(self) -> Move:
        """What a sensible player says before play: a contract or push, and every Weis."""
        if self.contract != NOBODY:
            return self.words()[0]
        may_push = self.speaker == self.forehand
        return TRUMP + choose(self.cards_of(self.speaker), self.terms.multipliers, may_push)

    # --- the count, and the end of the match within a deal

    def stoeck_of(self, side: Side) -> i64:
        """The points that a side has for Stöck."""
        return STOECK if self.stoeck != NOBODY and self.stoeck % 2 == side else 0

    def made(self, side: Side) -> i64:
        """What a side has made so far, multiplied."""
        plain = self.scored[side] + self.weis[side] + self.stoeck_of(side) + matsch(self.tricks, side)
        return plain * self.terms.times(self.contract)

    def stand(self, side: Side) -> i64:
        """The total of a side with what it has made so far."""
        return self.stakes.totals[side] + self.made(side)

    def after_trick(self, log: Log | None) -> None:
        if self.played == 1:
            self.open |= self.scoring
            if log is not None:
                for turn in range(SEATS):
                    seat = (self.forehand + turn) % SEATS
                    log.show(seat, members(self.scoring & self.cards_of(seat)), HANDS[seat])
        if not self.stand_in:
            self.look_at_the_target()

    def look_at_the_target(self) -> None:
        """End the match where the rules do so after a trick by themselves."""
        if self.played == 1:
            times = self.terms.times(self.contract)
            stoeck = [self.stoeck_of(side) * times for side in range(2)]
            weis = [points * times for points in self.weis]
            trick = [points * times for points in self.scored]
            self.winner = first_trick(self.stakes.totals, stoeck, weis, trick, self.terms.target)
        if self.winner == NOBODY and self.done:
            ends = [self.stand(0), self.stand(1)]
            self.winner = last_trick(ends, self.leader % 2, self.terms.target)
        elif self.winner == NOBODY and self.terms.auto:
            for side in range(2):
                if self.stand(side) >= self.terms.target:
                    self.winner = side
        if self.winner != NOBODY:
            self.done = True

    def may_claim(self, seat: Seat) -> bool:
        """Whether a seat may say now that it is enough."""
        between = self.speaker == NOBODY and self.placed == 0 and 0 < self.played < DEALT
        if self.done or self.terms.auto or not between:
            return False
        if self.terms.window == TRICK_WINNER:
            return seat % 2 == self.leader % 2
        return self.terms.window != ANY_TRICK or self.tricks[seat % 2] > 0

    def asides(self, seat: Seat) -> list[Move]:
        if not self.may_claim(seat):
            return []
        return [CLAIM if seat == self.at_turn() else CLAIM_AT + seat]

    def claim(self, seat: Seat) -> None:
        """A seat says that it is enough: its side wins the match, or loses it at once."""
        self.claimed = seat
        self.done = True
        side = seat % 2
        self.winner = side if self.stand(side) >= self.terms.target else 1 - side

    def points(self) -> list[i64]:
        return [self.made(0), self.made(1)]

    def value(self, seat: Seat) -> float:
        lead = float(self.made(0) - self.made(1))
        return lead if seat % 2 == 0 else -lead

    def worth(self, seat: Seat) -> float:
        worth = self.stakes.worth(self.points(), self.winner)
        return worth if seat % 2 == 0 else -worth

    # --- what was told, copies, views

    def told(self) -> list[Told]:
        found: list[Told] = []
        for seat in range(SEATS):
            if self.heard[seat] > 0:
                found.append(Told(seat, HEARD + str(int(self.heard[seat])), []))
            open_cards, weis = self.of(seat, self.open), self.of(seat, self.scoring)
            if open_cards & ~weis != 0:
                found.append(Told(seat, ROSES7, members(open_cards & ~weis)))
            if open_cards & weis != 0:
                found.append(Told(seat, SHOWN, members(weis)))
        return found

    def tell(self, told: list[Told]) -> None:
        self.stand_in = True
        self.told_heard = [0] * SEATS
        for one_told in told:
            if one_told.word.startswith(HEARD):
                self.told_heard[one_told.seat] = int(one_told.word[len(HEARD) :])
            elif one_told.word == SHOWN:
                self.told_scoring |= union(one_told.cards)

    def copy(self) -> "SchieberHand":
        twin = SchieberHand(self.terms, self.stakes, self.forehand)
        twin.assume(self)
        return twin

    def assume(self, other: "SchieberHand") -> None:
        """Become the same as another hand."""
        self.follow(other)
        self.heard = other.heard
        self.scoring = other.scoring
        self.weis = other.weis
        self.stoeck = other.stoeck
        self.chooser = other.chooser
        self.claimed = other.claimed
        self.winner = other.winner

    def seen_by(self, seat: Seat) -> "SchieberHand":
        """The deal as a seat sees it, without a card in any hand."""
        seen = SchieberHand(self.terms, self.stakes, self.forehand)
        seen.assume(self)
        if self.played == 0:
            seen.scoring = 0
            seen.weis = NO_POINTS
        holder = self.stoeck
        secret = holder != NOBODY and holder != seat and not self.done
        if secret and self.gone & pair(self.contract) != pair(self.contract):
            seen.stoeck = NOBODY
        return seen

    def observe(self, seat: Seat) -> "SchieberView":
        return SchieberView(self.seen_by(seat), self, seat)


def answers(points: i64) -> list[Move]:
    """What may be said when a seat is asked for its Weis."""
    return [WEIS, NO_WEIS] if points > 0 else [NO_WEIS]


class SchieberView(JassView):
    """What a seat knows: its cards, what was said, played and shown, and whether it has Stöck."""

    def __init__(self, deal: SchieberHand, hand: SchieberHand, seat: Seat) -> None:
        super().__init__(deal, hand, seat)
        self.deal = deal

    def words(self) -> list[Move]:
        if self.deal.contract == NOBODY:
            return self.deal.words()
        return answers(points_of(self.own, self.deal.terms.values))

    def choices(self) -> list[Move]:
        deal = self.deal
        if deal.speaker == NOBODY:
            return self.thrifty(self.moves())
        if deal.contract != NOBODY:
            return self.words()[:1]
        may_push = deal.speaker == deal.forehand
        return [TRUMP + choose(self.own, deal.terms.multipliers, may_push)]

    def thrifty(self, moves: list[Move]) -> list[Move]:
        """Without the trumps on a trick that is surely the partner's, if anything else may be played:
        nothing makes a partner look sillier."""
        deal = self.deal
        if deal.contract >= SUITS or deal.placed < 2 or deal.winning != (self.seat + 2) % SEATS:
            return moves
        if deal.placed == 2:
            for card in members(self.unseen() & ~deal.barred((self.seat + 1) % SEATS)):
                if beats(card, deal.best, deal.contract):
                    return moves
        kept = [move for move in moves if suit(move) != deal.contract]
        return kept if len(kept) > 0 else moves

    def asides(self) -> list[Move]:
        return self.deal.asides(self.seat)

    def call(self) -> Move:
        """A claim where it is enough for certain, by what this seat knows."""
        found = self.asides()
        if len(found) == 0 or self.deal.stand(self.seat % 2) < self.deal.terms.target:
            return NOBODY
        return found[0]

    def sample(self, dice: Dice) -> SchieberHand:
        deal = self.deal
        hand = SchieberHand(deal.terms, deal.stakes, deal.forehand)
        hand.assume(deal)
        for _ in range(TRIES):
            hands = self.share(self.placed(dice), dice)
            if self.fits(hands):
                break
        for seat in range(SEATS):
            hand.hold(seat, hands[seat])
        if deal.contract != NOBODY:
            hand.find_stoeck()
        if deal.contract != NOBODY and deal.speaker == NOBODY and deal.played == 0:
            hand.count_weis()
        return hand

    def placed(self, dice: Dice) -> list[CardSet]:
        """Cards that are where they were shown, and of each Weis that was only heard a likely one."""
        deal = self.deal
        fixed = [0 if seat == self.seat else self.shown(seat) for seat in range(SEATS)]
        for turn in range(SEATS - 1):
            seat = (self.seat + 1 + turn) % SEATS
            if deal.heard[seat] <= 0 or deal.of(seat, deal.scoring) != 0:
                continue
            shown = fixed[seat]
            gone = deal.of(seat, deal.gone)
            taken = fixed[0] | fixed[1] | fixed[2] | fixed[3]
            pool = (self.unseen() & ~taken & ~deal.barred(seat)) | gone | shown
            found = candidates(pool, deal.heard[seat], deal.terms.values)
            if len(found) == 0:
                continue
            fixed[seat] = found[dice.below(len(found))] & ~gone | shown
            if not self.possible(fixed):
                fixed[seat] = shown
        return fixed

    def fits(self, hands: list[CardSet]) -> bool:
        """Whether everybody has the Weis that was heard, and nothing better."""
        deal = self.deal
        for seat in range(SEATS):
            heard = deal.heard[seat]
            if seat == self.seat or heard <= 0:
                continue
            if points_of(hands[seat] | deal.of(seat, deal.gone), deal.terms.values) != heard:
                return False
        return True

    def state(self) -> list[object]:
        deal = self.deal
        return [
            *self.seen_state(), deal.stakes.totals, deal.forehand, deal.heard, deal.scoring, deal.weis,
            deal.stoeck, deal.claimed, deal.winner,
        ]  # fmt: skip
