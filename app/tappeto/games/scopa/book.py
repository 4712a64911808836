"""Scopa on the shelf: options, presets, and what tells it apart."""

from tappeto.core.cards import LATIN40
from tappeto.games.api import Game, Options
from tappeto.games.book import Option, Preset, Rulebook
from tappeto.games.capture.game import CaptureGame
from tappeto.games.capture.questions import answer
from tappeto.i18n import N_

OPTIONS = (
    Option(
        "target",
        N_("Target"),
        N_("The match goes to this many points."),
        (11, 16, 21, 31),
        ("11", "16", "21", "31"),
    ),
    Option(
        "deal4",
        N_("Deal for four"),
        N_("How many cards each player gets, and how many lie on the table at first."),
        ("ten_none", "three_four", "nine_four"),
        (N_("10 each, table empty"), N_("3 each, 4 on the table"), N_("9 each, 4 on the table")),
        seats=(4,),
    ),
    Option(
        "king_redeal",
        N_("Deal again on three kings"),
        N_("If three or four of the first table cards are kings, the table could never be cleared."),
        ("off", "3plus"),
        (N_("off"), N_("on")),
    ),
    Option(
        "sum_choice",
        N_("Choice of sums"),
        N_("Take any sum that fits, or only one with the fewest cards, as many programs have it."),
        ("free", "fewest"),
        (N_("any sum"), N_("fewest cards")),
    ),
    Option(
        "capture_obligation",
        N_("Duty to take"),
        N_("A card that can take must take; or the whole hand must, if any card can; or nobody must."),
        ("card", "hand", "none"),
        (N_("the played card"), N_("the whole hand"), N_("none")),
    ),
    Option(
        "last_play_scopa",
        N_("Last sweep counts"),
        N_("A sweep with the very last card is a scopa too. Most Italian tables say no."),
    ),
    Option(
        "primiera",
        N_("Primiera"),
        N_("What happens if a suit is missing, or whether sevens alone decide."),
        ("void", "suits", "sum", "sevens", "off"),
        (
            N_("a missing suit is out"),
            N_("more suits first"),
            N_("sum alone"),
            N_("most sevens"),
            N_("not counted"),
        ),
    ),
    Option(
        "napola",
        N_("Napola"),
        N_("Ace, two and three of coins in one pile score three, and one more for each coin after."),
    ),
    Option("napoleone_wins", N_("Napoleone wins"), N_("All ten coins in one pile win the match at once.")),
    Option("re_bello", N_("Re bello"), N_("The king of coins is worth a point, like the settebello.")),
    Option(
        "ace_takes_all",
        N_("An ace takes everything"),
        N_("Asso piglia tutto: an ace takes the whole table, but no scopa for it."),
    ),
    Option("reverse", N_("Reversed"), N_("Who reaches the target with more points loses.")),
    Option(
        "tie_break",
        N_("Both at the target with equal points"),
        N_("Play another deal, or let carte, denari, settebello, primiera and scope decide in this order."),
        ("extra_round", "counting_order"),
        (N_("another deal"), N_("order of the count")),
    ),
)

ITALIAN: Options = {
    "target": 11,
    "deal4": "ten_none",
    "king_redeal": "3plus",
    "sum_choice": "free",
    "capture_obligation": "card",
    "last_play_scopa": False,
    "primiera": "void",
    "napola": True,
    "napoleone_wins": True,
    "re_bello": False,
    "ace_takes_all": False,
    "reverse": False,
    "tie_break": "extra_round",
}

INTERNATIONAL: Options = {
    **ITALIAN,
    "deal4": "three_four",
    "king_redeal": "off",
    "capture_obligation": "hand",
    "last_play_scopa": True,
    "primiera": "suits",
    "napola": False,
    "napoleone_wins": False,
}

PRESETS = (
    Preset(
        "italian",
        N_("Italian"),
        N_("As played in Italy, with napola and Napoleone."),
        ITALIAN,
        {"target": 21},
    ),
    Preset(
        "international",
        N_("International"),
        N_("As most programs and English books have it: who can take must take."),
        INTERNATIONAL,
    ),
)


def make(seats: int, options: Options) -> Game:
    """Scopa with these seats and options."""
    return CaptureGame("scopa", seats, options)


SCOPA = Rulebook(
    "scopa",
    N_("Scopa"),
    N_("Take the table, sweep it clean"),
    "capture",
    LATIN40,
    (2, 4),
    OPTIONS,
    PRESETS,
    make,
    answer,
)
