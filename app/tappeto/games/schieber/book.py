"""Schieber on the shelf: options, presets, and what tells it apart."""

from tappeto.core.cards import JASS36
from tappeto.games.api import Game, Options
from tappeto.games.book import Option, Preset, Rulebook
from tappeto.games.schieber.game import Schieber
from tappeto.games.schieber.questions import answer
from tappeto.i18n import N_

OPTIONS = (
    Option(
        "target",
        N_("Points to win"),
        N_("The first side to reach this many points wins the match."),
        (500, 1000, 1500, 2500, 3000),
        ("500", "1000", "1500", "2500", "3000"),
    ),
    Option(
        "multipliers",
        N_("What counts how often"),
        N_("Everything in a deal counts so many times: acorns, roses, shields, bells, Obenabe, Unenufe."),
        ("1 1 2 2 3 4", "1 1 2 2 3 3", "2 2 1 1 3 3", "1 1 1 1 1 1"),
        ("1 1 2 2 3 4", "1 1 2 2 3 3", "2 2 1 1 3 3", N_("all once")),
    ),
    Option(
        "weis_scoring",
        N_("Whose Weis count"),
        N_("Only the highest Weis of all counts, or all Weis of the side that has it."),
        ("highest_only", "team_all"),
        (N_("the highest one"), N_("all of that side")),
    ),
    Option(
        "long_run",
        N_("Runs of six and more"),
        N_("A run of six to nine cards counts 100 like one of five, or 150, 200, 250, 300."),
        ("cap", "grow"),
        (N_("100"), N_("150 to 300")),
    ),
    Option("low_fours", N_("Four sixes, sevens, eights"), N_("They are a Weis of 100 too.")),
    Option(
        "claim_window",
        N_("Who may say enough"),
        N_("After a trick: the side that took it, a side that has taken any, or both sides."),
        ("trick_winner", "any_trick", "any_time"),
        (N_("who took the trick"), N_("who has a trick"), N_("both")),
    ),
    Option(
        "end_mode",
        N_("Reaching the target"),
        N_("A side says that it has enough, or the match ends by itself after the trick."),
        ("claim", "auto"),
        (N_("must be said"), N_("ends by itself")),
    ),
    Option(
        "first_forehand",
        N_("Who begins"),
        N_("In the first deal chance names who chooses trump, or the seven of roses does."),
        ("random", "roses7"),
        (N_("by chance"), N_("seven of roses")),
    ),
)

CLASSIC: Options = {
    "target": 2500,
    "multipliers": "1 1 2 2 3 4",
    "weis_scoring": "highest_only",
    "long_run": "cap",
    "low_fours": False,
    "claim_window": "trick_winner",
    "end_mode": "claim",
    "first_forehand": "random",
}
SWISS: Options = {
    **CLASSIC,
    "multipliers": "1 1 2 2 3 3",
    "weis_scoring": "team_all",
    "long_run": "grow",
    "low_fours": True,
    "end_mode": "auto",
}

PRESETS = (
    Preset("classic", N_("Classic"), N_("As the rule sheet has it."), CLASSIC),
    Preset("swiss", N_("Swiss"), N_("As most people in Switzerland play."), SWISS),
    Preset(
        "swiss_french",
        N_("Swiss, French cards"),
        N_("The same where French cards are played: the black suits count double."),
        {**SWISS, "multipliers": "2 2 1 1 3 3"},
        style="french",
    ),
)


def make(seats: int, options: Options) -> Game:
    """Schieber with these options."""
    return Schieber(options)


SCHIEBER = Rulebook(
    "schieber",
    N_("Schieber"),
    N_("Two pairs, choose trump or push"),
    "jass",
    JASS36,
    (4,),
    OPTIONS,
    PRESETS,
    make,
    answer,
)
