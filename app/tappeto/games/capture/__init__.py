"""Games in which a card laid from the hand captures cards from the table."""
