"""A match: deals played one after another, and the record that replays them."""
