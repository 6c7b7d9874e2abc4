"""Which pages may open a socket: our own, and those that the host has named."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit


def allowed(origin: str | None, host: str | None, named: Collection[str]) -> bool:
    """Return whether a page of this origin may connect; whoever sends none is no browser.

    >>> allowed("http://localhost:8000", "localhost:8000", ())
    True
    >>> allowed("http://evil.example", "localhost:8000", ()), allowed("null", "localhost", ())
    (False, False)
    >>> allowed("https://club.example", "10.0.0.7", {"https://club.example"})
    True
    """
    if origin is None or origin in named:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return bool(host) and parts.scheme in ("http", "https") and parts.netloc == host
