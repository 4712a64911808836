"""The tutorial of Differenzler: a bid, and eight cards of one prepared round."""

from tappeto.games.lesson import Course, Scene, Step
from tappeto.i18n import N_

# Three cards at a time, from seat 0 on; the last one is turned up and gives trump.
PACK = (
    "Aa 7a 6r 9a Ka 7r 8a Oa 8r 6a Ur Or 9r Kr 8s 10r 6s As "
    "Ar 7s 10s 9s Us Ab Os 10b 6b Ks 7b Ub 8b Kb 9b Ob 10a Ua"
)

BEGINNING = Scene(
    pack=PACK,
    dealer=3,
    steps=(
        Step(
            text=N_(
                "Four play, each alone. The dealer’s last card lies open and gives trump. "
                "Now everybody says how many points they will take, from 0 to 157, unseen by the others. "
                "You hold one good trump, the ace, and a king: that may bring a trick or two."
            ),
            ask=N_("Say 30."),
            show="bid-30",
            right=N_("Your aim: take 30 points, no more and no fewer."),
            other=N_("Any number may be said. With these cards about 30 is right."),
            then="bid-53 bid-39 bid-68",
        ),
        Step(
            text=N_(
                "You lead to the first trick. The highest trump takes a trick, or else the highest card of "
                "the suit led. The order is ace, king, Ober, Under, ten, nine and so on down."
            ),
            ask=N_("Lead the nine."),
            show="9r",
            right=N_("Somebody trumped. It cost you nothing."),
            other=N_("You may lead any card. See how a low one does."),
            then="9a 8r Ur Ks 7s Us",
        ),
        Step(
            text=N_(
                "You hold the suit that was led: you must follow it, or you may trump. "
                "The king lies there, so neither of your two cards can win. "
                "Give away the one that might win a trick later."
            ),
            ask=N_("Play the Ober."),
            show="Os",
            right=N_("The king keeps the trick."),
            other=N_("That is allowed too."),
            then="As 10s 9s",
        ),
        Step(
            text=N_(
                "Again you must follow suit or trump. This trick holds 21 points. That would be much at once."
            ),
            ask=N_("Follow suit."),
            show="8s",
            right=N_("Your trumps are kept for a better moment."),
            other=N_("That is allowed too. But then you know less about what comes."),
            then="6s 8b 6a",
        ),
        Step(
            text=N_(
                "You do not hold the suit that was led, so you may play any card. "
                "There are no points in this trick."
            ),
            ask=N_("Throw a low card."),
            show="6r",
            right=N_("Nothing was lost, and nothing won."),
            other=N_("That is allowed too."),
            then="Ua",
        ),
        Step(
            text=N_(
                "Trump was led: you must play a trump. Only the Under of trumps need not be played, "
                "where it is the only one. The Under lies there already and cannot be beaten."
            ),
            ask=N_("Play the low trump."),
            show="7a",
            right=N_("The ace of trumps is still yours."),
            other=N_("That is allowed too. But the ace is what you want to win with."),
        ),
    ),
)

END = Scene(
    pack=PACK,
    dealer=3,
    before=(
        "bid-30 bid-53 bid-39 bid-68 9r 9a 8r Ur Ks 7s Us Os As 10s 9s 8s 6s 8b 6a 6r Ua 7a Ka Oa "
        "Ob 10b Ub 9b 10a"
    ),
    steps=(
        Step(
            text=N_(
                "You have no points yet and said 30. The Under, the nine and the king of trumps are gone: "
                "your ace is the highest trump now. The ten of trumps lies there."
            ),
            ask=N_("Take this trick with the ace of trumps."),
            show="Aa",
            right=N_("31 points in one trick: one more than you said."),
            other=N_("That is allowed too. But where shall 30 points come from now?"),
            then="10r 8a",
        ),
        Step(
            text=N_("You have what you want, and even one more. Now every point is a point too many."),
            ask=N_("Lead the king."),
            show="Kr",
            right=N_("The ace takes it: you are rid of it."),
            other=N_("That is allowed too."),
            then="7r Ar Or Kb Ab",
        ),
        Step(
            text=N_(
                "The last card. Then the difference between said and taken is written down for everybody. "
                "After the agreed rounds the lowest total wins."
            ),
            ask=N_("Play your last card."),
            show="6b",
            right=N_("You are off by 1. The others are off by more."),
            other=N_("That is allowed too."),
            then="7b",
        ),
    ),
)

COURSE = Course("differenzler", "classic", ("Nina", "Bruno", "Carla"), (BEGINNING, END))
