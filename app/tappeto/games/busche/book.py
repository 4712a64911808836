"""Busche on the shelf: options, the preset, and what tells it apart."""

from tappeto.core.cards import LATIN40
from tappeto.games.api import Game, Options
from tappeto.games.book import Option, Preset, Rulebook
from tappeto.games.busche.game import Busche
from tappeto.games.busche.questions import answer
from tappeto.i18n import N_

OPTIONS = (
    Option(
        "busche_single",
        N_("One goes over"),
        N_("Who has more busche than this loses the match."),
        (15, 20, 25, 30),
        ("15", "20", "25", "30"),
    ),
    Option(
        "busche_double",
        N_("Two go over"),
        N_("Two players or more with more busche than this lose the match together."),
        (8, 10, 12, 15),
        ("8", "10", "12", "15"),
    ),
    Option(
        "four_over",
        N_("All four are over"),
        N_("If all four go over at once, the lowest may still win, or everybody loses."),
        ("lowest_wins", "all_lose"),
        (N_("the lowest wins"), N_("all lose")),
    ),
    Option(
        "dealer_tie",
        N_("Several pay"),
        N_("The loser of the round deals; of several the next to the right, or one by chance."),
        ("next_right", "random"),
        (N_("next to the right"), N_("by chance")),
    ),
    Option(
        "show_last_trick",
        N_("Last trick may be seen"),
        N_("The trick that was just taken may be looked at again; older ones never."),
    ),
)

ITALIAN: Options = {
    "busche_single": 20,
    "busche_double": 10,
    "four_over": "lowest_wins",
    "dealer_tie": "next_right",
    "show_last_trick": True,
}

PRESETS = (Preset("italian", N_("Italian"), N_("As the rule sheet has it."), ITALIAN),)


def make(seats: int, options: Options) -> Game:
    """Busche with these options."""
    return Busche(options)


BUSCHE = Rulebook(
    "busche",
    N_("Busche"),
    N_("Take no dear tricks, but take one"),
    "tally",
    LATIN40,
    (4,),
    OPTIONS,
    PRESETS,
    make,
    answer,
    low=True,
)
