"""How large a deck of somebody else's may be; docs/adding-a-deck.md tells the same."""

from typing import Final

MEGABYTE: Final = 1_000_000

FILES: Final = 200  # files and folders inside a deck
LEVELS: Final = 4  # folders in folders
DECK: Final = 60 * MEGABYTE  # all files together
TEXT: Final = 32_000  # deck.toml or index.desktop
LINE: Final = 300  # letters in a line of deck.toml
SVG: Final = 2 * MEGABYTE  # the picture of one card
SHEET: Final = 10 * MEGABYTE  # the one picture that holds all cards of a KDE deck, unpacked
DRAWINGS: Final = 30 * MEGABYTE  # all SVG together, which have to be read from end to end
PNG: Final = 8 * MEGABYTE
SIDE: Final = 4000  # pixels

ELEMENTS: Final = 20_000  # in the picture of one card, counting what `use` repeats
ATTRIBUTES: Final = 200  # of one element
ALL_ELEMENTS: Final = 60_000  # in the whole deck
NESTED: Final = 100  # elements in elements, through `use` too

NARROW, BROAD = 0.45, 0.8  # width over height of a card
SLACK: Final = 0.03  # how far a picture may be from the deck's shape, in shares of it
NAME: Final = 40  # letters of a deck's name
SHOWN: Final = 12  # faults that are told at once
PATIENCE: Final = 0.3  # seconds to look for more faults when there is one
