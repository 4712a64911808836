"""The tutorial of Escoba: eight cards on three prepared deals."""

from tappeto.games.lesson import Course, Scene, Step
from tappeto.i18n import N_

# Seat 0 gets three cards, seat 1 three, four go to the table; the rest only has to be there.
FIRST = Scene(
    pack="5c 7d 1b 2s 9c 10d 10s 4c 3b 8c 1d 2d 3d 4d 5d 6d 8d 9d 1c 2c 3c 6c 7c 10c 1s 3s 4s 5s 6s "
    "7s 8s 9s 2b 4b 5b 6b 7b 8b 9b 10b",
    dealer=1,
    steps=(
        Step(
            text=N_(
                "Your card and cards of the table must make fifteen together. The court cards count "
                "eight, nine and ten, the ace one. Your five lacks ten, and a ten lies there. "
                "You take it, and both go to your pile."
            ),
            ask=N_("Make fifteen with one card of the table."),
            show="5cx10s",
            right=N_("Five and ten make fifteen. Both cards are yours."),
            other=N_("That is allowed too. The marked cards would have made fifteen as well."),
            then="2s",
        ),
        Step(
            text=N_(
                "You may take as many cards as you like, if only all make fifteen. "
                "Your ace lacks fourteen: eight, four and two. "
                "Click your card, then the cards that it takes."
            ),
            ask=N_("Make fifteen with three cards of the table."),
            show="1bx2s+4c+8c",
            right=N_("Four cards at once. The side with most cards has a point for it."),
            other=N_("That is allowed too. The marked cards would have made fifteen as well."),
            then="9c",
        ),
        Step(
            text=N_(
                "Now your card makes fifteen with nothing. Then it is laid down, and anybody "
                "may take it later. As long as any card of your hand can take, you must take."
            ),
            ask=N_("Lay your card on the table."),
            show="7d",
            right=N_("It lies there. When both hands are empty, three new cards are dealt to each."),
            other=N_("That is allowed too."),
        ),
    ),
)

SECOND = Scene(
    pack="5d 1c 7s 1s 7d 6c 2c 3d 8s 10b 8d 2s 10c 1d 2d 4d 6d 9d 10d 3c 4c 5c 7c 8c 9c 3s 4s 5s 6s "
    "9s 10s 1b 2b 3b 4b 5b 6b 7b 8b 9b",
    dealer=1,
    steps=(
        Step(
            text=N_(
                "Five lacks ten. One card there counts ten; two and eight make ten as well. "
                "You choose. More cards are worth more in the end."
            ),
            ask=N_("Choose what your five takes."),
            show="5dx2c+8s",
            right=N_("Three cards for your pile instead of two."),
            other=N_("A free choice. The marked cards would have been one more."),
            then="1s",
        ),
        Step(
            text=N_(
                "Ace, three and ten lie there, fourteen in all. Your ace makes it fifteen "
                "and empties the table: that is an escoba, worth a point. "
                "The card stays turned up in your pile, so everybody can see the point."
            ),
            ask=N_("Sweep the table clean."),
            show="1cx1s+3d+10b",
            right=N_("Escoba."),
            other=N_("That is allowed too."),
            then="7d",
        ),
        Step(
            text=N_(
                "An equal card is nothing special here: seven and seven make fourteen. "
                "So your seven takes nothing. An equal card is never taken for being equal."
            ),
            ask=N_("Lay your card on the table."),
            show="7s",
            right=N_("Fourteen lie on the table now: only an ace could sweep it."),
            other=N_("That is allowed too."),
            then="6c",
        ),
        Step(
            text=N_(
                "New cards were dealt. Your eight takes a seven, and two of them lie there. "
                "One is the settebello, {bello}: a point of its own for whoever has it in the pile."
            ),
            ask=N_("Take the settebello with your eight."),
            show="8dx7d",
            right=N_(
                "The settebello is yours, and two cards of {coins}: most of them are worth a point too."
            ),
            other=N_("That is allowed too. The marked cards bring you the settebello."),
            names={"bello": "7d", "coins": "d"},
        ),
    ),
)

LAST = Scene(
    pack="9b 4b 8d 7b 9s 10d 2b 6b 3c 8c 1c 5s 10c 9c 7s 3d 6d 7d 4c 3b 1d 10b 10s 6c 4s 1s 1b 2s 5b "
    "8s 2d 2c 7c 8b 5c 6s 3s 9d 5d 4d",
    dealer=0,
    before=(
        "4bx2b+3c+6b 7bx8c 9b 9s 8d 10d 5sx10d 7sx8d 10c 9c 1c 3d 6dx9c 1dx1c+3d+10c 4c 10b 7d 3b "
        "4sx4c+7d 2sx3b+10b 6cx9s 1b 10s 1s 5bx1s+9b 8b 8s 7cx8s 2d 2cx1b+2d+10s 5c 5d 3s 4dx3s+8b "
        "6s"
    ),
    steps=(
        Step(
            text=N_(
                "The last card of the deal. What is left after it goes to the side that took last; "
                "it can never be an escoba. Then the piles are counted: a point each for most cards, "
                "most {coins}, the settebello and the better primiera, and one for every escoba."
            ),
            ask=N_("Play your last card."),
            show="9dx6s",
            right=N_(
                "Four points to one. For primiera each side shows its best card of every suit; "
                "a seven is best."
            ),
            other=N_("That is allowed too."),
            names={"coins": "d"},
        ),
    ),
)

COURSE = Course("escoba", "international", ("Nina",), (FIRST, SECOND, LAST))
