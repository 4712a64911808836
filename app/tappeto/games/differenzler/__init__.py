"""Differenzler for four players, each alone."""
