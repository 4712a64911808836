"""Cards, sets of cards and chance: what every game is made of."""
