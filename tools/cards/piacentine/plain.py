"""What every card of the deck has: its measures and its frame line."""

from ..kit.layout import frame

WIDTH, HEIGHT = 300, 545
CARD = (WIDTH, HEIGHT)
CENTRE_X, CENTRE_Y = 150.0, 272.5
INSET, CORNER = 15, 5
FRAME = frame(WIDTH, HEIGHT, INSET, CORNER)
