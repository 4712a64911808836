"""The pages around the table, and the sheets over it."""
