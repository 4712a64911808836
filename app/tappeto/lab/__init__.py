"""Command lines for rule questions, contests between players and pictures."""
