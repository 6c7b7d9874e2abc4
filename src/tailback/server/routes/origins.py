"""Which pages may ask for something, by which names, and which addresses a browser trusts."""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import ip_address
from urllib.parse import urlsplit


def allowed(origin: str | None, host: str | None, named: Collection[str]) -> bool:
    """Return whether a page of this origin may ask; whoever sends none is no browser.

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


def known(host: str | None, named: Collection[str]) -> bool:
    """Return whether a server of these names is meant: by name, by an address, or on this machine.

    A page elsewhere that has its own name lead here (rebinding) does not know ours.

    >>> known("localhost:8000", ()), known("192.0.2.7", ()), known("[2001:db8::1]:80", ())
    (True, True, True)
    >>> known("evil.example", ()), known("Club.example.:8000", {"club.example"})
    (False, True)
    """
    if not host:
        return True
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if name == "localhost" or name.endswith(".localhost") or name in named:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def trusted(scheme: str, host: str | None) -> bool:
    """Return whether a browser trusts this address: over https, or on this very machine.

    >>> trusted("https", "club.example"), trusted("http", "localhost:8000")
    (True, True)
    >>> trusted("http", "[::1]:8000"), trusted("http", "127.0.0.1"), trusted("http", "10.0.0.7")
    (True, True, False)
    """
    if scheme == "https":
        return True
    try:
        name = urlsplit(f"//{host or ''}").hostname or ""
        return name == "localhost" or name.endswith(".localhost") or ip_address(name).is_loopback
    except ValueError:
        return False
