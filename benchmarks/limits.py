"""Limits that a figure must keep: one that does not fails the bench."""

from __future__ import annotations


def over_limits(*figures: tuple[str, float, float]) -> int:
    """Print a line for each figure that is not under its limit; return 1 if there is one, else 0.

    >>> over_limits(("p99 ms", 12.0, 250.0), ("KiB", 50.0, 48.0))
    OVER ITS LIMIT: KiB is 50.0, not under 48
    1
    >>> over_limits(("p99 ms", 12.0, 250.0))
    0
    """
    over = [each for each in figures if not each[1] < each[2]]
    for name, figure, limit in over:
        print(f"OVER ITS LIMIT: {name} is {figure:.1f}, not under {limit:g}")
    return int(bool(over))
