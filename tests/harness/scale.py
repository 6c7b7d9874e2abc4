"""How many: the long counts are for ``make soak``; ``make test`` runs a fiftieth of them."""

from __future__ import annotations

import os

SOAK = bool(os.environ.get("TAILBACK_SOAK"))


def scaled(count: int) -> int:
    """Return the full count in the soak, a fiftieth otherwise."""
    return count if SOAK else max(1, count // 50)
