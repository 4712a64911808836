"""The tutorial of Busche: seven cards of one prepared deal."""

from tappeto.games.lesson import Course, Scene, Step
from tappeto.i18n import N_

# Ten cards to each seat, from seat 0 on.
PACK = (
    "4s 3s 6s 8d 1c 3c 2c 1d 5c 4d 1s 8c 4b 9d 6b 2d 3b 10s 2s 6c "
    "10c 10d 1b 7s 5b 4c 5d 8b 6d 3d 7b 9c 9s 2b 10b 7d 9b 5s 8s 7c"
)

BEGINNING = Scene(
    pack=PACK,
    dealer=3,
    steps=(
        Step(
            text=N_(
                "Four play, each alone, and points are bad: whoever has most of them pays. "
                "Aces, twos, threes and court cards are dear. You lead to the first trick. "
                "The highest card of the suit led takes it: a three is highest, then two and ace; "
                "a four is lowest."
            ),
            ask=N_("Lead a low card."),
            show="5c",
            right=N_("A low card: somebody else will take this trick."),
            other=N_("You may lead any card. A low one is safer."),
            then="8c 10c 9c 7s 9s",
        ),
        Step(
            text=N_(
                "The suit led is: {suit}. You hold some, so you must follow suit. "
                "You need not play high. A low card leaves the trick to somebody else."
            ),
            ask=N_("Follow suit with your lowest card."),
            show="4s",
            right=N_("The four is the lowest card: it never takes a trick that others follow."),
            other=N_("That is allowed too. The marked card is lower."),
            then="10s 6b 8b 9b",
            names={"suit": "s"},
        ),
        Step(
            text=N_(
                "The suit led is: {suit}. You hold none, so you may play what you like, "
                "and it cannot take the trick. This is the moment to give away a dear card. "
                "The dearest of all is {ace}: eight points."
            ),
            ask=N_("Give away your dearest card."),
            show="1d",
            right=N_("Eight points for somebody else."),
            other=N_("That is allowed too. The marked card costs eight points, more than any other."),
            then="7c",
            names={"suit": "b", "ace": "1d"},
        ),
        Step(
            text=N_(
                "Take care: whoever takes no trick at all has not covered, and pays instead of all others. "
                "This trick is cheap, and your three is the highest card of its suit. "
                "Take it and you are safe."
            ),
            ask=N_("Take this trick."),
            show="3c",
            right=N_("You have covered, and it costs a single point."),
            other=N_("That is allowed too. But a cheap trick is worth having: it covers you."),
            then="6c 4c",
        ),
        Step(
            text=N_(
                "You took the trick, so you lead the next one. Lead low, in a suit that the others "
                "still hold. Where they hold none, they give their dear cards to you."
            ),
            ask=N_("Lead a low card."),
            show="4d",
            right=N_("Somebody else will take it, and lead."),
            other=N_("You may lead any card. A low one is safer."),
        ),
    ),
)

END = Scene(
    pack=PACK,
    dealer=3,
    before=(
        "5c 8c 10c 9c 7s 9s 4s 10s 6b 8b 9b 1d 7c 3c 6c 4c 4d 9d 5d 7d "
        "4b 5b 7b 1c 5s 6s 2s 1b 2d 10d 2b 8d 3b 3d 10b"
    ),
    steps=(
        Step(
            text=N_(
                "Two cards are left, and the last trick costs three points more. "
                "You cannot follow suit, so choose what to keep. "
                "The three is the highest card of its suit: if that suit is led, it must take the last trick."
            ),
            ask=N_("Give away the card that could take the last trick."),
            show="3s",
            right=N_("What you keep cannot take a trick of another suit."),
            other=N_("That is allowed too. But now the three may have to take the last trick."),
            then="1s 6d 8s",
        ),
        Step(
            text=N_(
                "The last card. Then the points are counted. Whoever has most gets busche: "
                "one for up to 18 points, two for up to 22, and for more the points less twenty. "
                "Whoever has too many busche loses the match, and all others win."
            ),
            ask=N_("Play your last card."),
            show="2c",
            right=N_("Somebody has 23 points and gets 3 busche. You get none."),
            other=N_("That is allowed too."),
        ),
    ),
)

COURSE = Course("busche", "italian", ("Nina", "Bruno", "Carla"), (BEGINNING, END))
