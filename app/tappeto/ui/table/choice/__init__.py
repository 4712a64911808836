"""What a person says instead of a card: panels in the middle of the table."""
