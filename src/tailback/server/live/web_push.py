"""Web Push: a word to a seat's own devices that it is asked, also where no page is open.

A notice says whose turn it is at which game, and nothing that happens there. Only services that
the host names are written to, and never by a way that these services point to.
"""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from tailback.kit import TailbackError
from tailback.kit.errors import quoted

LONGEST: Final = 1024
"""How many characters the address of a device may have."""
_LARGEST_FILE: Final = 16 * 1024
_KEY_BYTES: Final = 65
_SECRET_BYTES: Final = 16
_UNCOMPRESSED: Final = 4
_SECONDS: Final = 10.0
"""How long a push service may take."""
_KEPT: Final = 24 * 3600
"""For how many seconds a service keeps a notice for a device that is off."""
_AT_ONCE: Final = 4
_GONE: Final = (404, 410)
_PLAIN: Final = re.compile(r"[A-Za-z0-9:/?#&=%+,;@!$'()*._~\[\]-]+")
"""What an address is made of. Whatever else, a backslash above all, ends the name of the host for
one reader and not for another: who checks and who sends must read the same."""
_log = logging.getLogger(__name__)


class BadKeys(TailbackError):
    """A file that has no keys, and the command that makes some."""

    def __init__(self, file: str, how: str) -> None:
        super().__init__(f"{quoted(file)} has no keys as `{how}` makes them")
        self.file, self.how = file, how


@dataclass(frozen=True)
class Device:
    """Where a browser is reached: what it was given by its push service."""

    endpoint: str
    p256dh: str
    auth: str
    language: str = "en"
    match: str = ""
    """The table that brought it: its browser knows that one, and from there the next."""

    def fits(self) -> bool:
        """Return whether notices can be enciphered for it."""
        key, secret = _bytes(self.p256dh), _bytes(self.auth)
        point = len(key) == _KEY_BYTES and key[0] == _UNCOMPRESSED
        return point and len(secret) == _SECRET_BYTES

    def text(self) -> str:
        """Return it as it is kept."""
        return json.dumps(asdict(self))


def served(endpoint: str, services: tuple[str, ...]) -> bool:
    """Return whether a device's address is one of these services'.

    >>> known = ("push.example", "*.push.example", "http://127.0.0.1:9")
    >>> served("https://push.example/1", known), served("https://eu.push.example/1", known)
    (True, True)
    >>> served("http://push.example/1", known), served("https://push.example:22/1", known)
    (False, False)
    >>> served("http://127.0.0.1:9/1", known), served("https://me@push.example/1", known)
    (True, False)
    >>> served("https://127.0.0.1\\\\.push.example/1", known)
    False
    """
    if _PLAIN.fullmatch(endpoint) is None:
        return False
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if f"{parts.scheme}://{parts.netloc}" in services:
        return True
    if parts.scheme != "https" or port not in (None, 443) or "@" in parts.netloc:
        return False
    return any(_matches(host, each) for each in services)


def _matches(host: str, service: str) -> bool:
    return host.endswith(service[1:]) if service.startswith("*.") else host == service


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""


Send = Callable[[Device, str], Awaitable[bool]]
"""Sends a text to a device; returns False when there is no such device any more."""


class Pusher:
    """Sends notices, signed with the host's keys."""

    def __init__(self, file: str, contact: str, services: tuple[str, ...]) -> None:
        """Read the keys; ImportError where the package is missing, BadKeys where they are."""
        import pywebpush
        import requests
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid

        try:
            with Path(file).open("rb") as opened:
                self._vapid = Vapid.from_pem(opened.read(_LARGEST_FILE))
            public = self._vapid.public_key.public_bytes(
                Encoding.X962, PublicFormat.UncompressedPoint
            )
        except Exception:  # no file, no key: whatever their readers raise
            raise BadKeys(file, "tailback keys") from None
        self.key: Final = base64.urlsafe_b64encode(public).rstrip(b"=").decode()
        """What browsers are told, so that only we can reach them."""
        self._contact = contact
        self._services = services
        self._library: Any = pywebpush
        self._session = requests.Session()
        self._session.max_redirects = 0
        self._session.trust_env = False
        self._places = asyncio.Semaphore(_AT_ONCE)

    async def send(self, device: Device, text: str) -> bool:
        """Send a text to a device; return False when there is no such device any more.

        So it is for one whose service was named when it was kept and is not any more.
        """
        if not served(device.endpoint, self._services):
            return False
        async with self._places:
            return await asyncio.to_thread(self._send, device, text)

    def _send(self, device: Device, text: str) -> bool:
        keys = {"p256dh": device.p256dh, "auth": device.auth}
        try:
            self._library.webpush(
                {"endpoint": device.endpoint, "keys": keys},
                text,
                vapid_private_key=self._vapid,
                vapid_claims={"sub": self._contact},
                ttl=_KEPT,
                timeout=_SECONDS,
                headers={"Urgency": "normal"},
                requests_session=self._session,
            )
        except self._library.WebPushException as error:
            if error.status_code in _GONE:
                return False
            _log.warning("a push service refused", extra={"status": error.status_code})
        except Exception as error:  # no connection, no key on the curve: what is lost is a notice
            _log.warning("a notice could not be sent", extra={"why": type(error).__name__})
        return True


def make_keys() -> bytes:
    """Return new keys, as they are kept in a file."""
    from py_vapid import Vapid

    vapid = Vapid()
    vapid.generate_keys()
    return bytes(vapid.private_pem())


def read_device(text: str) -> Device | None:
    """Return a device as it was kept."""
    try:
        fields: Mapping[str, str] = json.loads(text)
        return Device(**fields)
    except (ValueError, TypeError):
        return None
