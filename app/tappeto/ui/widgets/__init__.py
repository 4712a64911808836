"""Controls that the pages are put together from."""
