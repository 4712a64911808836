"""Differenzler on the shelf: options, presets, and what tells it apart."""

from tappeto.core.cards import JASS36
from tappeto.games.api import Game, Options
from tappeto.games.book import Option, Preset, Rulebook
from tappeto.games.differenzler.game import Differenzler
from tappeto.games.differenzler.questions import answer
from tappeto.i18n import N_

OPTIONS = (
    Option(
        "bid_mode",
        N_("What is said"),
        N_("Everybody says how many points they will take: unseen, or in turn for all to hear."),
        ("secret", "open"),
        (N_("unseen"), N_("for all to hear")),
    ),
    Option(
        "undertrump",
        N_("Low trumps"),
        N_("A trump below one that lies there: only without the suit led, or always."),
        ("void", "free"),
        (N_("without the suit led"), N_("always allowed")),
    ),
    Option(
        "rounds",
        N_("Rounds"),
        N_("The match has so many rounds, and more if the lowest are tied."),
        (4, 8, 12),
        ("4", "8", "12"),
    ),
)

CLASSIC: Options = {"bid_mode": "secret", "undertrump": "void", "rounds": 4}

PRESETS = (Preset("classic", N_("Classic"), N_("As the rule sheet has it."), CLASSIC),)


def make(seats: int, options: Options) -> Game:
    """Differenzler with these options."""
    return Differenzler(options)


DIFFERENZLER = Rulebook(
    "differenzler",
    N_("Differenzler"),
    N_("Say how many points you will take"),
    "jass",
    JASS36,
    (4,),
    OPTIONS,
    PRESETS,
    make,
    answer,
    low=True,
)
