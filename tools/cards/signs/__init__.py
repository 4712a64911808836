"""Suit signs, one module per family of suits."""
