"""What may be laid over the cards of any deck, as switches."""

from functools import partial

from tappeto.i18n import N_, tr
from tappeto.ui.house import House
from tappeto.ui.widgets.rows import FormRow
from tappeto.ui.widgets.switch import Switch

OVERLAYS = {
    "index": (N_("Corner index"), N_("Rank and suit mark in two corners, on decks that have none.")),
    "tones": (N_("Four tones"), N_("A colour of its own for each suit, easy to tell apart.")),
    "marks": (N_("Shape marks"), N_("A ring, a cup, a blade or a leaf beside the rank.")),
}


def overlay_rows(house: House) -> dict[str, FormRow]:
    """A row for each, by the name of its setting."""
    rows: dict[str, FormRow] = {}
    for name, (title, sentence) in OVERLAYS.items():
        switch = Switch(tr(title), bool(getattr(house.settings.now, name)))
        switch.toggled.connect(partial(house.settings.set, name))
        rows[name] = FormRow(tr(title), tr(sentence), switch)
    return rows
