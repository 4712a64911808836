"""Leads a match: whose turn it is, what was picked, what happens next."""
