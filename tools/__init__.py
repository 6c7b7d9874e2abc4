"""Tools for developers, run from a checkout; they are not in the wheel."""
