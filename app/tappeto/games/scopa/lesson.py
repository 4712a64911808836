"""The tutorial of Scopa: nine cards on three prepared deals."""

from tappeto.games.lesson import Course, Scene, Step
from tappeto.i18n import N_

# Seat 0 gets three cards, seat 1 three, four go to the table; the rest only has to be there.
FIRST = Scene(
    pack="7s 6c 5d 8c 1s 3b 7c 4s 2b 10s "
    "1d 2d 3d 4d 6d 7d 8d 9d 10d 1c 2c 3c 4c 5c 8s 9c 10c 2s 3s 5s 6s 9s 1b 4b 5b 6b 7b 8b 9b 10b",
    dealer=1,
    steps=(
        Step(
            text=N_(
                "You hold three cards, four lie on the table. A card takes an equal one: "
                "a seven takes a seven. Both go to your pile. "
                "The ace counts one, the court cards eight, nine and ten."
            ),
            ask=N_("Take a card with an equal one."),
            show="7sx7c",
            right=N_("The two sevens are yours. They lie in your pile until the count."),
            other=N_("That is allowed too. The marked card would have taken its equal on the table."),
            then="8c",
        ),
        Step(
            text=N_(
                "A card also takes several cards that add up to its value: a six takes a four and a two. "
                "Click your card and, where there is a choice, the cards that it takes; or drag it onto them."
            ),
            ask=N_("Take two cards that make six."),
            show="6cx2b+4s",
            right=N_("Three cards more. In the end the side with most cards has a point for it."),
            other=N_("You may do that. Look at the marked cards once more: four and two make six."),
            then="1s",
        ),
        Step(
            text=N_(
                "Now nothing on the table fits your last card. Then it is laid down, "
                "face up, and anybody may take it later. A card that can take something may not be laid."
            ),
            ask=N_("Lay your card on the table."),
            show="5d",
            right=N_("It lies there. When both hands are empty, three new cards are dealt to each."),
            other=N_("That is allowed too."),
        ),
    ),
)

SECOND = Scene(
    pack="8d 9c 7d 1d 3s 6c 3c 5s 8b 4b 8s 4s 2c 9s 1c 10d "
    "2d 3d 4d 5d 6d 9d 10c 4c 5c 7c 8c 1s 2s 6s 7s 10s 1b 2b 3b 5b 6b 7b 9b 10b",
    dealer=1,
    steps=(
        Step(
            text=N_(
                "An equal card comes first. Three and five make eight, but an eight lies there too: "
                "so your eight takes that one and nothing else. Try the sum, and you are told why not."
            ),
            ask=N_("Play the marked card: {eight}"),
            show="8dx8b",
            right=N_("It is one of {coins} as well: the side with most of the ten has a point for them."),
            other=N_("That is allowed too. With the eight, only the eight could be taken."),
            then="1d",
            names={"eight": "8d", "coins": "d"},
        ),
        Step(
            text=N_(
                "Often several sums fit, and you choose freely. Your nine takes four and five, "
                "or ace, three and five. More cards and more {coins} count more: one choice is better."
            ),
            ask=N_("Choose what your nine takes."),
            show="9cx1d+3c+5s",
            right=N_("Four cards for your pile, one of them in {coins}."),
            other=N_("A free choice. The marked cards bring one card more, and one in {coins}."),
            then="3s",
            names={"coins": "d"},
        ),
        Step(
            text=N_(
                "Whoever takes all that lies on the table makes a scopa, worth a point. "
                "Three and four make seven: the table will be empty. "
                "The taking card stays turned up in your pile, so everybody can see the point."
            ),
            ask=N_("Sweep the table clean."),
            show="7dx3s+4b",
            right=N_("Scopa. And your card is the settebello, a point of its own."),
            other=N_("That is allowed, but the marked cards would have been a scopa."),
            then="6c",
        ),
        Step(
            text=N_(
                "New cards were dealt. None of yours takes the six, so think of the next player: "
                "one card never takes more than ten. If more than ten lies on the table, nobody can sweep it."
            ),
            ask=N_("Lay a card that makes more than ten with the six."),
            show="8s",
            right=N_("Fourteen on the table: no scopa for the other side."),
            other=N_("That is allowed, but ten or less on the table can be swept with one card."),
        ),
    ),
)

LAST = Scene(
    pack="8d 7c 1c 8s 4b 1s 5b 2d 4c 5d 9d 5s 2b 6c 6s 8c 10s 3d 10d 3b 9b 8b 2s 7d 9c 2c 9s 6b 4d 3c 10b "
    "3s 7s 5c 1b 6d 4s 1d 10c 7b",
    dealer=0,
    before=(
        "1c 1sx1c 8d 8sx8d 7cx2d+5d 4bx4c 5sx5b 8c 9d 6c 2b 6sx6c 3d 3bx3d 10dx2b+8c 9bx9d 10s 8b 9c "
        "9sx9c 2s 2cx2s 7d 6b 10bx10s 7sx7d 3c 3sx3c 4d 5c 6dx6b 10c 4sx4d 7b 1b"
    ),
    steps=(
        Step(
            text=N_(
                "The last card of the deal. What is left on the table after it goes to the side "
                "that took last, without a scopa. Then the piles are counted: a point each for most cards, "
                "most {coins}, the settebello and the better primiera, and one for every scopa."
            ),
            ask=N_("Play your last card."),
            show="1dx1b",
            right=N_(
                "Four points to one. For primiera each side shows its best card of every suit; "
                "a seven is best."
            ),
            other=N_("That is allowed too."),
            names={"coins": "d"},
        ),
    ),
)

COURSE = Course("scopa", "italian", ("Nina",), (FIRST, SECOND, LAST))
