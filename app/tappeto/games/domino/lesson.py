"""The tutorial of dominoes: eight turns of one prepared round."""

from tappeto.games.lesson import Course, Scene, Step
from tappeto.i18n import N_

# Seven tiles to each seat, from seat 0 on, then those that are drawn.
PACK = (
    "5-6 3-6 0-1 5-5 3-3 3-5 1-1 0-3 0-4 1-5 1-3 6-6 1-6 4-5 "
    "0-5 1-2 4-4 0-2 4-6 2-3 3-4 0-0 2-6 1-4 2-5 2-2 2-4 0-6"
)

BEGINNING = Scene(
    pack=PACK,
    dealer=1,
    steps=(
        Step(
            text=N_(
                "Each player has seven tiles. Whoever lays the last one first wins the round and scores the "
                "pips the others still hold. You open, and may lay any tile. A double fits one number only, "
                "so it is hard to get rid of later."
            ),
            ask=N_("Open with your highest double."),
            show="5-5",
            right=N_("Ten pips are gone, and the line has two ends: both are fives."),
            other=N_("You may open with any tile. A heavy double is a good one to be rid of."),
            then="1-5@right",
        ),
        Step(
            text=N_(
                "The line now ends in a five and a one. You lay a tile at one of the two ends: the halves "
                "that meet must be equal, and the other half is the new end. Several of your tiles fit. "
                "Choose the double once more."
            ),
            ask=N_("Lay 1-1."),
            show="1-1@right",
            right=N_("A double leaves the end as it was."),
            other=N_("That fits too. But the double will be harder to lay later."),
            then="4-5@left",
        ),
        Step(
            text=N_(
                "The ends are a four and a one. Only one of your tiles fits. If a tile fits, you must "
                "lay it: you may neither draw nor pass."
            ),
            ask=N_("Lay the tile that fits."),
            show="0-1@right",
            right=N_("Now that end is a blank, which counts as zero."),
            other=N_("That is allowed too."),
            then="0-4@left",
        ),
        Step(
            text=N_(
                "Both ends are blanks, and you hold none. So you draw a covered tile. "
                "Your turn is over then, whatever you draw."
            ),
            ask=N_("Draw a tile."),
            show="draw",
            right=N_("It would fit, but it must wait for your next turn."),
            other=N_("That is allowed too."),
            then="0-3@right",
        ),
        Step(
            text=N_(
                "Now the tile you drew may be laid. Others fit as well. Look at what you keep: after 0-5 "
                "the ends are a five and a three, and all your tiles have one of them."
            ),
            ask=N_("Lay 0-5."),
            show="0-5@left",
            right=N_("Whatever comes, you can hardly get stuck."),
            other=N_("That fits too. The marked tile leaves you more ways to go on."),
        ),
    ),
)

END = Scene(
    pack=PACK,
    dealer=1,
    before=(
        "5-5 1-5@right 1-1@right 4-5@left 0-1@right 0-4@left draw 0-3@right 0-5@left 1-3@right "
        "3-5@left 1-6@right"
    ),
    steps=(
        Step(
            text=N_(
                "Three tiles are left. 3-6 would fit both ends: then you choose the end. But look at what "
                "the other player can lay. Most fives lie in the line already, so an end with a five is "
                "hard to use."
            ),
            ask=N_("Lay 5-6."),
            show="5-6@right",
            right=N_("Only threes and fives fit now, and you hold the threes."),
            other=N_("That is allowed too. An end with a five would have stopped the other player."),
            then="draw",
        ),
        Step(
            text=N_(
                "The other player had to draw, so had neither a three nor a five. Remember it. Both your "
                "tiles fit on the left. Lay the double first, since it leaves a three for the other one."
            ),
            ask=N_("Lay the double."),
            show="3-3@left",
            right=N_("The end is still a three."),
            other=N_("That fits too. But now the double fits no end any more."),
            then="draw",
        ),
        Step(
            text=N_(
                "The last tile. When it lies, the round is over at once. Where nobody can lay and nothing "
                "is left to draw, the fewest pips win. The match goes on until somebody has the agreed "
                "points."
            ),
            ask=N_("Lay your last tile."),
            show="3-6@left",
            right=N_("You are out, and score the 23 pips that are left in the other hand."),
            other=N_("That is allowed too."),
        ),
    ),
)

COURSE = Course("domino", "draw", ("Nina",), (BEGINNING, END))
