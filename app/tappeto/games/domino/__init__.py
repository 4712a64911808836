"""Dominoes: the draw game for two to four, each alone."""
