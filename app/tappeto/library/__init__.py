"""Everything a person keeps: matches, results, settings."""
