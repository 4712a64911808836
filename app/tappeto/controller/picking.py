"""What a person has picked so far, and which legal moves that leaves."""

from dataclasses import dataclass

from tappeto.games.api import Game, Move


@dataclass(frozen=True)
class Choice:
    """One of several moves that are left: the number to press for it, and the other cards it touches."""

    number: int
    move: Move
    cards: frozenset[int]


@dataclass(frozen=True)
class Offer:
    """What the person may do now, for the table to show.

    `playable`: hand cards with a legal move. `picked`: the cards picked so far, in order.
    `targets`: cards that continue a move from here. `choices`: the moves left once a hand
    card is picked. `lay`: one of them touches no other card.
    """

    playable: frozenset[int] = frozenset()
    picked: tuple[int, ...] = ()
    targets: frozenset[int] = frozenset()
    choices: tuple[Choice, ...] = ()
    lay: bool = False


class Picking:
    """Narrows the legal moves card by card; the game decides what fits."""

    def __init__(self, game: Game, moves: list[Move]) -> None:
        self.game = game
        self.moves = moves
        self.picked: list[int] = []
        self.touched = {move: [int(card) for card in game.touches(move)] for move in moves}

    def left(self, cards: list[int]) -> list[Move]:
        """The moves that touch all of these cards."""
        wanted = set(cards)
        return [move for move in self.moves if wanted <= set(self.touched[move])]

    def pick(self, card: int) -> bool:
        """Add a card, or take it back if it was picked; False if no move touches them all.

        Another card of the hand starts anew: nobody has to take the first one back.
        """
        if card in self.picked:
            self.picked.remove(card)
            return True
        if self.is_hand_card(card):
            self.picked = [other for other in self.picked if not self.is_hand_card(other)]
            if not self.left([*self.picked, card]):
                self.picked = []
        if not self.left([*self.picked, card]):
            return False
        self.picked.append(card)
        return True

    def is_hand_card(self, card: int) -> bool:
        """Whether a card is one that a move plays, not one that it takes."""
        return any(touched and touched[0] == card for touched in self.touched.values())

    def hand_picked(self) -> bool:
        """Whether one of the picked cards is to be played."""
        return any(self.is_hand_card(card) for card in self.picked)

    def only(self) -> Move | None:
        """The move, if the picks leave just one and name its hand card or all that it takes."""
        left = self.left(self.picked) if self.picked else []
        if len(left) == 1 and (self.hand_picked() or set(self.touched[left[0]][1:]) == set(self.picked)):
            return left[0]
        return self._complete(left)

    def _complete(self, left: list[Move]) -> Move | None:
        """The move whose cards are all picked, if there are others to take beside its own."""
        for move in left:
            touched = self.touched[move]
            if len(touched) > 1 and set(touched) == set(self.picked):
                return move
        return None

    def laying(self) -> Move | None:
        """The move that plays the picked hand card and touches nothing else."""
        for move in self.left(self.picked):
            if self.picked and self.touched[move] == self.picked[:1]:
                return move
        return None

    def offer(self) -> Offer:
        """What to show."""
        left = self.left(self.picked)
        playable = frozenset(touched[0] for touched in self.touched.values() if touched)
        targets: set[int] = set()
        choices: tuple[Choice, ...] = ()
        if self.picked:
            for move in left:
                targets.update(self.touched[move])
        if self.hand_picked():
            choices = tuple(
                Choice(number + 1, move, frozenset(self.touched[move][1:]))
                for number, move in enumerate(left)
            )
        lay = any(not choice.cards for choice in choices)
        return Offer(playable, tuple(self.picked), frozenset(targets) - set(self.picked), choices, lay)
