"""Means, intervals and percentiles of what was measured."""

from math import sqrt


def mean(values: list[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def interval(values: list[float]) -> float | None:
    """How far the true mean may be from the measured one, with 95 % confidence; None if unknown."""
    if len(values) < 2:
        return None
    middle = mean(values)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return 1.96 * sqrt(variance / len(values))


def percentile(values: list[float], part: float) -> float:
    """The value that this part of all values, from 0 to 1, does not exceed; 0 of nothing."""
    ordered = sorted(values)
    return ordered[min(int(part * len(ordered)), len(ordered) - 1)] if ordered else 0.0
