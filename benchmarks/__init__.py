"""Figures: ours beside a peer's in the same run. ``make bench`` prints them all."""
