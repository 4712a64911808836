"""Tappeto, a card table for people."""

__version__ = "0.1.0"
