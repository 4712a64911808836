"""A match in play: deals, moves, undo; everything is checked by the rules and recorded."""

from tappeto.ai.levels import PROGRAM
from tappeto.core.cards import Card
from tappeto.core.chance import dice, shuffled
from tappeto.games.api import (
    NOBODY,
    OPEN,
    SHUT,
    Event,
    Game,
    Hand,
    IllegalMove,
    Log,
    Move,
    Observation,
    Seat,
    Sheet,
)
from tappeto.games.watch import Seen
from tappeto.i18n import N_, Plain
from tappeto.match.record import Deal, Player, Record, RecordError


def opening(record: Record) -> Record:
    """The same match before its first deal."""
    return Record(
        record.game, record.preset, dict(record.changes), list(record.players), record.seed, record.dealer
    )


def new(
    game: str,
    preset: str,
    changes: dict[str, bool | int | str],
    players: list[Player],
    seed: str,
    dealer: int = -1,
) -> "Match":
    """A new match; a first dealer of -1 is drawn from the seed."""
    record = Record(game, preset, changes, players, seed, dealer)
    if dealer < 0:
        record.dealer = int(dice(f"{seed} dealer").below(len(players)))
    return Match(record)


class Match:
    """Deals played one after another. `sheet` stands as after the last finished deal."""

    def __init__(self, record: Record) -> None:
        """The match of a record, replayed; RecordError names the move that is not allowed."""
        self.record = opening(record)
        self.game: Game = record.make()
        if not 0 <= record.dealer < self.game.seats:
            raise RecordError(N_("There is no seat for its first dealer."))
        self.sheet = Sheet([0] * self.game.sides, record.dealer, 0, None)
        self.before = self.sheet
        self.hand: Hand | None = None
        self.seen: list[Seen] = []
        self.taken: tuple[Seat, list[Card]] = (NOBODY, [])  # the last capture or trick of the deal
        self.movers: list[Seat] = []  # who made each move, over all deals
        self.chosen: list[bool] = []  # whether each was a card or one of several, and not made by itself
        for number, deal in enumerate(record.deals):
            self._replay(number, deal)

    def _replay(self, number: int, deal: Deal) -> None:
        where = number + 1
        if self.over:
            raise RecordError(N_("Deal {deal}: the match was over before it."), deal=where)
        if self.turn() != NOBODY:
            raise RecordError(N_("Deal {deal}: the deal before it was not played to its end."), deal=where)
        if deal.dealer != self.sheet.dealer:
            raise RecordError(N_("Deal {deal}: it was another player’s turn to deal."), deal=where)
        order = self._pack(deal.pack, where)
        for pack in deal.thrown:
            if not self.game.thrown_in(self._pack(pack, where), deal.dealer):
                raise RecordError(N_("Deal {deal}: cards were dealt again without need."), deal=where)
        if self.game.thrown_in(order, deal.dealer):
            raise RecordError(N_("Deal {deal}: these cards had to be dealt again."), deal=where)
        self._start(Deal(deal.dealer, deal.pack, list(deal.thrown)), order)
        for step, text in enumerate(deal.moves):
            try:
                self.play(self.game.move(text), deal.notes.get(step, ""))
            except IllegalMove as problem:
                refused = N_("Deal {deal}, move {move}: {text} is not allowed.")
                raise RecordError(refused, deal=where, move=step + 1, text=Plain(text)) from problem

    def _pack(self, pack: str, where: int) -> list[Card]:
        try:
            order = self.game.pack.cards(pack)
        except ValueError as problem:
            text = N_("Deal {deal}: there are cards that this pack has not.")
            raise RecordError(text, deal=where) from problem
        if len(order) != self.game.pack.size or len(set(order)) != len(order):
            raise RecordError(N_("Deal {deal}: the pack is not complete."), deal=where)
        return order

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.sheet.outcome is not None

    def turn(self) -> Seat:
        """The seat to move, or NOBODY between two deals."""
        return NOBODY if self.hand is None else self.hand.turn()

    def deal(self) -> list[Event]:
        """Shuffle and deal the next hand, again as long as the rules throw the pack in.

        The order of every pack follows from the seed and its number, so that a match that
        is taken up again has the same future.
        """
        if self.turn() != NOBODY or self.over:
            raise IllegalMove("the deal is still in play, or the match is over")
        dealer = self.sheet.dealer
        thrown: list[str] = []
        number = len(self.record.deals)
        order = shuffled(self.game.pack.size, f"{self.record.seed} {number} 0")
        while self.game.thrown_in(order, dealer):
            thrown.append(self._write(order))
            order = shuffled(self.game.pack.size, f"{self.record.seed} {number} {len(thrown)}")
        return self._start(Deal(int(dealer), self._write(order), thrown), order)

    def _write(self, order: list[Card]) -> str:
        return " ".join(self.game.pack.text(card) for card in order)

    def _start(self, deal: Deal, order: list[Card]) -> list[Event]:
        log = Log()
        self.before = self.sheet
        self.hand = self.game.deal(order, self.sheet, log)
        self.record.deals.append(deal)
        self.seen = [Seen(seat, self.sheet, [], [], [], self.hand.told()) for seat in range(self.game.seats)]
        self.taken = (NOBODY, [])
        self._watch(log.events)
        return log.events

    def _watch(self, events: list[Event]) -> None:
        """Remember what each seat was dealt and what was turned up from the stock."""
        for event in events:
            source, target = event.source, event.target
            if source is None or target is None or source.faces != SHUT or target.faces == SHUT:
                continue
            for seen in self.seen:
                if target.seat == NOBODY and target.faces == OPEN:
                    seen.table.extend(event.cards)
                elif target.seat == seen.seat:
                    seen.dealt.extend(event.cards)

    def moves(self) -> list[Move]:
        """The legal moves now; none between two deals."""
        return [] if self.hand is None or self.turn() == NOBODY else self.hand.moves()

    def asides(self, seat: Seat) -> list[Move]:
        """What a seat may say now beside its turn; `play` takes it like any move."""
        return [] if self.hand is None or self.turn() == NOBODY else self.hand.asides(seat)

    def call(self) -> Move:
        """What a built-in player says now beside its turn; NOBODY if all keep silent.

        Where a person plays on a side, only a person speaks for it.
        """
        for seat, player in enumerate(self.record.players):
            built_in = player.level and not player.level.startswith(PROGRAM)
            if built_in and not self.with_person(seat) and self.asides(seat):
                move = self.view(seat).call()
                if move != NOBODY:
                    return move
        return NOBODY

    def with_person(self, seat: Seat) -> bool:
        """Whether a person plays on the side of a seat."""
        side = self.game.side(seat)
        return any(
            not player.level and self.game.side(other) == side
            for other, player in enumerate(self.record.players)
        )

    def mover(self, move: Move) -> Seat:
        """The seat that would make a move now: the one it names, else the one on turn."""
        named = self.game.speaker(move)
        return self.turn() if named == NOBODY else named

    def play(self, move: Move, note: str = "") -> list[Event]:
        """Play a move for the seat that it is for; the events show it. IllegalMove if it may not."""
        hand, seat = self.hand, self.mover(move)
        if hand is None or seat == NOBODY or (move not in self.moves() and move not in self.asides(seat)):
            raise IllegalMove(self.game.text(move))
        text, log = self.game.text(move), Log()
        heard = self.game.text(self.game.heard(move))
        chosen = self.game.card(move) != NOBODY or len(self.moves()) > 1 or move not in self.moves()
        hand.play(move, log)
        deal = self.record.deals[-1]
        if note:
            deal.notes[len(deal.moves)] = note
        deal.moves.append(text)
        self.movers.append(seat)
        self.chosen.append(chosen)
        gone = [event for event in log.events if event.collects() and event.seat != NOBODY]
        if gone:
            self.taken = (gone[0].seat, [card for event in gone for card in event.cards])
        for seen in self.seen:
            seen.moves.append((seat, text if seen.seat == seat else heard))
            seen.told[:] = hand.told()
        self._watch(log.events)
        if hand.turn() == NOBODY:
            self.sheet = self.game.close(hand, self.sheet)
        return log.events

    def notes(self) -> dict[Card, str]:
        """What was noted beside the moves of the deal, by the card that each played."""
        if not self.record.deals:
            return {}
        deal = self.record.deals[-1]
        return {self.game.card(self.game.move(deal.moves[at])): note for at, note in deal.notes.items()}

    def view(self, seat: Seat) -> Observation:
        """What a seat knows of the deal in play; IllegalMove before the first deal."""
        if self.hand is None:
            raise IllegalMove("nothing is dealt yet")
        return self.hand.observe(seat)

    def length(self) -> int:
        """How many moves were played in all deals."""
        return sum(len(deal.moves) for deal in self.record.deals)

    def until(self, length: int) -> "Match":
        """The same match when only so many moves had been played; deals without moves are dropped."""
        cut = opening(self.record)
        for deal in self.record.deals:
            if length <= 0 and cut.deals:
                break
            moves = deal.moves[:length]
            notes = {step: note for step, note in deal.notes.items() if step < len(moves)}
            cut.deals.append(Deal(deal.dealer, deal.pack, list(deal.thrown), moves, notes))
            length -= len(moves)
        return Match(cut)
