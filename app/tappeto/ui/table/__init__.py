"""The table: where things lie, what lies there, and how it moves."""
