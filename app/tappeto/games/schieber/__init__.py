"""Schieber for two pairs."""
