"""Scopa for two players or two pairs."""
