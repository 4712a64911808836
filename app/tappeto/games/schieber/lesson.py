"""The tutorial of Schieber: trump, Weis, and six cards of one prepared deal."""

from tappeto.games.lesson import Course, Scene, Step
from tappeto.i18n import N_

# Three cards at a time, from seat 0 on.
PACK = (
    "Ua 9a Oa 7a 10a Kr Aa 8a 7r 6a 8r 9r Ka Ar 10r Or 8s 9s "
    "As Ks 6s Ur Us Os 6r 7s 8b 10s Ab 6b 10b Kb 7b 9b Ub Ob"
)

BEGINNING = Scene(
    pack=PACK,
    dealer=3,
    steps=(
        Step(
            text=N_(
                "Four play in two pairs; your partner sits opposite. You are the first to speak, so you "
                "choose trump, or push the choice to your partner. "
                "Look for a suit with many cards and with its two best trumps: the Under and the nine."
            ),
            ask=N_("Choose trump: {trump}."),
            show="trump-a",
            right=N_("Four cards with the Under and the nine: a strong trump suit."),
            other=N_("That is allowed too. But the best trumps would be worth nothing then."),
            names={"trump": "a"},
        ),
        Step(
            text=N_(
                "Now everybody is asked for Weis: three cards or more in a row, or four of a kind. "
                "You hold three in a row: {low}, {middle}, {high}. "
                "The others hear only what it counts. King and Ober of trumps are Stöck, 20 points more; "
                "these count by themselves."
            ),
            ask=N_("Announce your Weis."),
            show="weis",
            right=N_("20 points, if nobody has a higher one."),
            other=N_("Who says nothing gets nothing for it."),
            then="weis no-weis no-weis",
            names={"low": "Ua", "middle": "Oa", "high": "Ka"},
        ),
        Step(
            text=N_(
                "Forehand leads. With most of the trumps you draw those of the others, "
                "so that they cannot trump your good cards later. "
                "The Under of trumps is the highest card of all and counts 20."
            ),
            ask=N_("Lead the highest trump."),
            show="Ua",
            right=N_("Everybody must play a trump, and your partner adds a dear one."),
            other=N_("That is allowed too. But the highest trump is sure to win."),
            then="10a Aa 6a",
        ),
        Step(
            text=N_(
                "The winner of a trick leads the next one. The nine of trumps is the second highest card "
                "and counts 14. There are two trumps left that are not yours."
            ),
            ask=N_("Lead the nine of trumps."),
            show="9a",
            right=N_("Now all other trumps are gone."),
            other=N_("That is allowed too. But two trumps are still out."),
            then="7a 8a 8r",
        ),
        Step(
            text=N_(
                "Nobody else has a trump now: stop leading them, and keep yours. "
                "In the other suits the ace is highest, and no one can trump it any more."
            ),
            ask=N_("Lead the ace."),
            show="Ar",
            right=N_("It wins, and the others had to follow suit."),
            other=N_("That is allowed too. The ace would be sure to win."),
            then="Or 7r 9r",
        ),
    ),
)

END = Scene(
    pack=PACK,
    dealer=3,
    before=(
        "trump-a weis weis no-weis no-weis Ua 10a Aa 6a 9a 7a 8a 8r Ar Or 7r 9r "
        "6r Kr 6s Ur 9s Ks Us 7s 7b 9b 8b 6b Ub"
    ),
    steps=(
        Step(
            text=N_(
                "Three cards are left. A suit was led that you do not hold, so you may play any card. "
                "You may even trump while you hold the suit. "
                "If somebody has trumped already, a lower trump is forbidden."
            ),
            ask=N_("Trump with the king."),
            show="Ka",
            right=N_("The trick is yours, and your partner gives ten points to it."),
            other=N_("That is allowed too. But the opponents may win this trick."),
            then="Ab 10b",
        ),
        Step(
            text=N_(
                "One trump is yours, and nobody else has any. The ten is the highest card of its suit "
                "that is left. The last trick counts five points more: keep the trump for it."
            ),
            ask=N_("Lead the ten."),
            show="10r",
            right=N_("Nobody could beat it."),
            other=N_("That is allowed too. In the end it comes to the same here."),
            then="8s Kb Os",
        ),
        Step(
            text=N_(
                "The last card. Then tricks, Weis and Stöck are added, and all of it is multiplied by what "
                "the contract counts: acorns once. Near the target you may say after a trick that it is "
                "enough: if that is wrong, the match is lost."
            ),
            ask=N_("Play your last card."),
            show="Oa",
            right=N_("151 points in tricks, 20 for the Weis and 20 for Stöck: 191 to 6."),
            other=N_("That is allowed too."),
            then="10s As Ob",
        ),
    ),
)

COURSE = Course("schieber", "classic", ("Nina", "Bruno", "Carla"), (BEGINNING, END))
