"""Differenzler with its options fixed: deal, count, end of match, bids."""

from tappeto.core.cards import Card
from tappeto.games.api import (
    NOBODY,
    Badge,
    Hand,
    Log,
    Move,
    Observation,
    Options,
    Outcome,
    Question,
    Refusal,
    Row,
    Seat,
    Sheet,
    Word,
)
from tappeto.games.differenzler.hand import DifferenzlerHand, DifferenzlerView
from tappeto.games.differenzler.reasons import reason
from tappeto.games.differenzler.rules import UNBID, Terms, winner
from tappeto.games.jass.game import JassGame
from tappeto.games.jass.hand import JassHand
from tappeto.games.jass.moves import BID, UNHEARD
from tappeto.games.jass.rules import ALL_POINTS, SEATS
from tappeto.i18n import N_, Phrase, Player, ngettext_mark


class Differenzler(JassGame):
    """Four players, each alone; who is least far from what was said wins."""

    def __init__(self, options: Options) -> None:
        super().__init__("differenzler", SEATS, options)
        self.terms = Terms(options)

    def deal(self, order: list[Card], sheet: Sheet, log: Log | None = None) -> Hand:
        hand = DifferenzlerHand(self.terms, sheet.totals[:], sheet.deals, sheet.dealer)
        self.hand_out(hand, order[:-1], sheet.dealer, log)
        hand.turn_up(order[-1], log)
        return hand

    def close(self, hand: Hand, sheet: Sheet) -> Sheet:
        made = hand.points()
        totals = [sheet.totals[seat] + made[seat] for seat in range(SEATS)]
        played = sheet.deals + 1
        won = winner(totals, played, self.terms.rounds)
        outcome: Outcome | None = None
        if won != NOBODY:
            reason = N_("The fewest points off after the last round.")
            if played > self.terms.rounds:
                reason = N_("The fewest points off, after a round more to break the tie.")
            outcome = Outcome([won], reason)
        return Sheet(totals, (sheet.dealer + 1) % SEATS, played, outcome)

    def rows(self, hand: Hand) -> list[Row]:
        assert isinstance(hand, DifferenzlerHand)
        off = hand.points()
        return [
            Row(N_("Said"), Phrase(N_("before the first card")), [str(n) for n in hand.bids], []),
            Row(N_("Taken"), Phrase(N_("in tricks; 5 for the last one")), [str(n) for n in hand.scored], []),
            Row(N_("Off"), Phrase(N_("by so much")), [str(n) for n in off], off),
        ]

    def remark(self, hand: Hand, seat: Seat) -> Phrase | None:
        return Phrase(N_("exactly")) if hand.points()[seat] == 0 else None

    def standing(self, hand: Hand, seat: Seat) -> Phrase | None:
        assert isinstance(hand, DifferenzlerHand)
        if hand.speaker != NOBODY:
            return None if hand.bids[seat] == UNBID else self.bid(hand, seat)
        tricks = hand.tricks[seat]
        if tricks == 0:
            return Phrase(N_("no trick yet"))
        return ngettext_mark("{n} trick", "{n} tricks", int(tricks))

    def badge(self, hand: Hand, seat: Seat, viewer: Seat) -> Badge | None:
        assert isinstance(hand, DifferenzlerHand)
        said, taken = hand.bids[seat], hand.scored[seat]
        if said == UNBID:
            return Badge("waiting", "")
        if self.terms.secret and seat != viewer:
            return Badge("sealed", "")
        text = f"{said}" if hand.speaker != NOBODY else f"{said} · {taken}"
        return Badge("sealed" if self.terms.secret else "open", text)

    def notice(self) -> Phrase | None:
        return Phrase(N_("bids are secret") if self.terms.secret else N_("bids are open"))

    def bid(self, hand: DifferenzlerHand, seat: Seat) -> Phrase:
        """What everybody heard of a bid."""
        if self.terms.secret:
            return Phrase(N_("has said"))
        return Phrase(N_("says {n}"), {"n": int(hand.bids[seat])})

    def aim(self, seen: Observation) -> Phrase | None:
        assert isinstance(seen, DifferenzlerView)
        said = seen.deal.bids[seen.seat]
        if said == UNBID:
            return None
        taken = int(seen.deal.scored[seen.seat])
        return Phrase(N_("You said {bid} and have {taken}."), {"bid": int(said), "taken": taken})

    def chosen(self, hand: JassHand) -> Phrase | None:
        assert isinstance(hand, DifferenzlerHand)
        return Phrase(N_("by {player}"), {"player": Player(int(hand.dealer))})

    def question(self, seen: Observation) -> Question | None:
        assert isinstance(seen, DifferenzlerView)
        deal = seen.deal
        if deal.speaker != seen.seat:
            return None
        words = [Word(move, Phrase("{n}", {"n": int(move - BID)}), "", 1, None) for move in seen.words()]
        said = [int(bid) for bid in deal.bids if bid >= 0]
        lines: list[Phrase] = []
        if not self.terms.secret and said:
            rest = {"all": int(ALL_POINTS), "sum": sum(said), "n": int(ALL_POINTS) - sum(said)}
            lines.append(Phrase(N_("{all} − {sum} that others said = {n}"), {**rest}))
        question = Question(Phrase(N_("How many points will you take?")), words, lines)
        question.figure = True
        if not self.terms.secret and said:
            question.rest = max(0, int(ALL_POINTS) - sum(said))
        return question

    def wish_for_words(self, seen: Observation) -> Phrase | None:
        return Phrase(N_("How many points will you take? Say 0 to 157."))

    def heard(self, move: Move) -> Move:
        return UNHEARD if self.terms.secret and move >= BID else move

    def label(self, move: Move) -> Phrase | None:
        return Phrase("{n}", {"n": int(move - BID)}) if move >= BID else None

    def said(self, hand: Hand, seat: Seat, move: Move) -> Phrase | None:
        assert isinstance(hand, DifferenzlerHand)
        return self.bid(hand, seat) if self.card(move) == NOBODY else None

    def reason(self, hand: Hand, move: Move, rival: Move, leads: list[float]) -> Phrase | None:
        assert isinstance(hand, DifferenzlerHand)
        return reason(hand, move)

    def goal(self) -> Phrase:
        rounds = int(self.terms.rounds)
        return Phrase(N_("Fewest points off after {n} rounds."), {"n": rounds})

    def why_not_yet(self, seen: Observation) -> Refusal:
        return Refusal("bid", Phrase(N_("First everybody says how many points they will take.")))
