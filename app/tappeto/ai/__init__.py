"""Machine players: they are given an observation and nothing else."""
