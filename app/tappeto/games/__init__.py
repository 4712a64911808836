"""The games: rules as data and pure functions, known to others only through `api`."""
