"""A kernel for the Jass games: cards, tricks, words before play; each game adds what it plays for."""
