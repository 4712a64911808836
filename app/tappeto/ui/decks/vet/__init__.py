"""Looking at deck folders that others made, without Qt: what is refused, and why, in sentences."""
