"""Busche for four players, each alone."""
