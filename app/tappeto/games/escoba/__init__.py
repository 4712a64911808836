"""Escoba for two, or for two pairs."""
