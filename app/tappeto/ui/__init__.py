"""The window: pages, table, cards."""
