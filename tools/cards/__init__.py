"""Drawing programs for Tappeto's card decks: Python in, plain SVG out."""
