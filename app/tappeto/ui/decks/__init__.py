"""Decks: pictures of the cards at any size, and what is drawn over them."""
