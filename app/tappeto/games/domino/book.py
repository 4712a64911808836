"""Dominoes on the shelf: options, the preset, and what tells it apart."""

from tappeto.core.cards import DOMINO28
from tappeto.games.api import Game, Options
from tappeto.games.book import Option, Preset, Rulebook
from tappeto.games.domino.game import Domino
from tappeto.games.domino.questions import answer
from tappeto.i18n import N_

OPTIONS = (
    Option(
        "target",
        N_("Points to win"),
        N_("Who reaches so many points first wins the match; a single round may decide it too."),
        (50, 100, 150, 200, 0),
        ("50", "100", "150", "200", N_("single round")),
    ),
    Option(
        "opener",
        N_("Who opens"),
        N_("The seats open in turn, or the highest double does, or who won the round before."),
        ("seat_rotation", "highest_double", "winner"),
        (N_("in turn"), N_("highest double"), N_("the winner")),
    ),
    Option(
        "force_double",
        N_("The highest tile opens"),
        N_("Where the highest double opens, it must be the first tile to be laid."),
    ),
    Option(
        "draw_replay",
        N_("Play a drawn round again"),
        N_("A single round that ends in a draw is played again."),
    ),
)

DRAW: Options = {"target": 100, "opener": "seat_rotation", "force_double": False, "draw_replay": False}

PRESETS = (Preset("draw", N_("Draw game"), N_("As the rule sheet has it."), DRAW),)


def make(seats: int, options: Options) -> Game:
    """Dominoes with these seats and options."""
    return Domino(seats, options)


DOMINO = Rulebook(
    "domino",
    N_("Dominoes"),
    N_("Lay tile to tile, and draw if you cannot"),
    "line",
    DOMINO28,
    (2, 3, 4),
    OPTIONS,
    PRESETS,
    make,
    answer,
)
