"""Escoba on the shelf: options, presets, and what tells it apart."""

from tappeto.core.cards import LATIN40
from tappeto.games.api import Game, Options
from tappeto.games.book import Option, Preset, Rulebook
from tappeto.games.escoba.game import Escoba
from tappeto.games.escoba.questions import answer
from tappeto.i18n import N_

OPTIONS = (
    Option(
        "target",
        N_("Target"),
        N_("The match goes to this many points."),
        (11, 15, 21, 31),
        ("11", "15", "21", "31"),
    ),
    Option(
        "deal4",
        N_("Deal for four"),
        N_("How many cards each player gets, and how many lie on the table at first."),
        ("three_four", "ten_none", "nine_four"),
        (N_("3 each, 4 on the table"), N_("10 each, table empty"), N_("9 each, 4 on the table")),
        seats=(4,),
    ),
    Option(
        "capture_obligation",
        N_("Duty to take"),
        N_("A card that can take must take; or the whole hand must, if any card can; or nobody must."),
        ("hand", "card", "none"),
        (N_("the whole hand"), N_("the played card"), N_("none")),
    ),
    Option(
        "opening_15_30",
        N_("Opening of 15 or 30"),
        N_("If the first four table cards make 15, they are swept at once for a point; if 30, for two."),
    ),
    Option(
        "escoba_30",
        N_("How 30 is made"),
        N_("Any four cards that make 30 count, or only two pairs that make 15 each."),
        ("total", "two_groups"),
        (N_("by the total"), N_("by two fifteens")),
    ),
    Option(
        "opening_to",
        N_("Opening goes to"),
        N_("The dealer sweeps an opening table, or the player who begins."),
        ("dealer", "first_player"),
        (N_("the dealer"), N_("who begins")),
    ),
    Option(
        "primiera",
        N_("Primiera"),
        N_("What happens if a suit is missing, or whether sevens alone decide."),
        ("suits", "void", "sum", "sevens", "off"),
        (
            N_("more suits first"),
            N_("a missing suit is out"),
            N_("sum alone"),
            N_("most sevens"),
            N_("not counted"),
        ),
    ),
    Option("reverse", N_("Reversed"), N_("Who reaches the target with more points loses.")),
    Option(
        "tie_break",
        N_("Both at the target with equal points"),
        N_("Play another deal, or let cards, coins, settebello, primiera and sweeps decide in this order."),
        ("extra_round", "counting_order"),
        (N_("another deal"), N_("order of the count")),
    ),
)

INTERNATIONAL: Options = {
    "target": 21,
    "deal4": "three_four",
    "capture_obligation": "hand",
    "opening_15_30": True,
    "escoba_30": "total",
    "opening_to": "dealer",
    "primiera": "suits",
    "reverse": False,
    "tie_break": "extra_round",
}

SPANISH: Options = {
    **INTERNATIONAL,
    "capture_obligation": "card",
    "primiera": "sevens",
    "escoba_30": "two_groups",
}

PRESETS = (
    Preset(
        "international",
        N_("International"),
        N_("As most programs and English books have it: who can take must take."),
        INTERNATIONAL,
    ),
    Preset(
        "spanish",
        N_("Spanish"),
        N_("As most tables in Spain play: you choose your card freely, and most sevens count."),
        SPANISH,
    ),
)


def make(seats: int, options: Options) -> Game:
    """Escoba with these seats and options."""
    return Escoba(seats, options)


ESCOBA = Rulebook(
    "escoba",
    N_("Escoba"),
    N_("Make fifteen, sweep it clean"),
    "capture",
    LATIN40,
    (2, 4),
    OPTIONS,
    PRESETS,
    make,
    answer,
)
