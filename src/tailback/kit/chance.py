"""Chance, made explicit: who picks the outcome of a :class:`~tailback.kit.game.Chance`.

:class:`RandomDice` is for walks and simulations. :class:`FairDice` is for matches: every draw
follows from seeds that were fixed before the first move, so that anyone can check afterwards that
nobody chose a draw after seeing play. (It does not stop a host who holds the seed from looking.)
"""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import gcd
from typing import Protocol, TypeGuard, TypeVar

from tailback.kit.errors import TailbackError
from tailback.kit.phrasebook import KIT

T = TypeVar("T")
SEED_BYTES = 32
NO_SEED = bytes(SEED_BYTES)
"""Drawn with for a seat that is dealt without."""
_HEX = re.compile("[0-9a-f]{64}")
_RANGE = 1 << 64
_BLOCK = 64
_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))


class Dice(Protocol):
    """Anything that picks one of several weighted outcomes."""

    def pick(self, weights: Sequence[int]) -> int:
        """Return the index of the outcome that falls."""


class RandomDice:
    """Dice from a generator of the standard library: fast, repeatable, no proof."""

    __slots__ = ("_below",)

    def __init__(self, rng: random.Random) -> None:
        self._below = rng.randrange

    def pick(self, weights: Sequence[int]) -> int:
        """Return an index with probability proportional to its weight."""
        return at_weight(weights, self._below(sum(weights)))


class FairDice:
    """Dice that follow from the seeds of the server and of every seat.

    Draw ``k`` is counted over the whole match and never reused. ``x`` is the first 8 bytes, big
    endian, of HMAC-SHA256(server seed, seat seeds in seat order ‖ k as 8 bytes ‖ attempt as 4
    bytes). An ``x`` beyond the last whole multiple of the total weight is thrown away, so that no
    outcome gains by division.

    >>> dice = FairDice(bytes(32), [bytes(32), bytes(32)])
    >>> [dice.pick([1, 1, 1, 1, 1, 1]) + 1 for _ in range(8)]
    [4, 5, 5, 3, 3, 6, 1, 4]
    """

    def __init__(self, server_seed: bytes, seat_seeds: Sequence[bytes], drawn: int = 0) -> None:
        for seed in (server_seed, *seat_seeds):
            if len(seed) != SEED_BYTES:
                raise TailbackError(KIT.sentence("seed-bytes", due=SEED_BYTES, given=len(seed)))
        self._key = server_seed
        self._seats = b"".join(seat_seeds)
        self.drawn = drawn

    def pick(self, weights: Sequence[int]) -> int:
        """Return the index that the seeds give for this draw, and count it."""
        total = sum(weights)
        limit = _RANGE // total * total
        attempt = 0
        while (x := self._number(attempt)) >= limit:
            attempt += 1
        self.drawn += 1
        return at_weight(weights, x % total)

    def _number(self, attempt: int) -> int:
        text = self._seats + self.drawn.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        return int.from_bytes(hmac_sha256(self._key, text)[:8], "big")


def hmac_sha256(key: bytes, text: bytes) -> bytes:
    """Return what ``hmac.digest`` does, several times as fast where a key is used again.

    >>> import hmac
    >>> hmac_sha256(bytes(32), b"=M3") == hmac.digest(bytes(32), b"=M3", "sha256")
    True
    """
    inner, outer = _begun(key)
    inner, outer = inner.copy(), outer.copy()
    inner.update(text)
    outer.update(inner.digest())
    return outer.digest()


@lru_cache(maxsize=1024)
def _begun(key: bytes) -> tuple[hashlib._Hash, hashlib._Hash]:
    """Return both hashes of RFC 2104 after they have taken in a key of at most a block."""
    block = key.ljust(_BLOCK, b"\0")
    return hashlib.sha256(block.translate(_INNER)), hashlib.sha256(block.translate(_OUTER))


def lowest_terms(ways: Mapping[T, int]) -> dict[T, int]:
    """Return what can be, each with its weight, in the smallest whole numbers; no weight is 0.

    >>> lowest_terms({"M1": 4, "M2": 0, "M3": 6})
    {'M1': 2, 'M3': 3}
    """
    common = gcd(*ways.values())
    return {one: weight // common for one, weight in ways.items() if weight}


def at_weight(weights: Sequence[int], x: int) -> int:
    """Return the index whose share of the total weight holds ``x``.

    >>> [at_weight([2, 0, 1], x) for x in range(3)]
    [0, 0, 2]
    """
    for index, weight in enumerate(weights):
        x -= weight
        if x < 0:
            return index
    raise IndexError(f"{x} is beyond the total weight")


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of a seed, which is told before anyone tells a seed."""
    return hashlib.sha256(seed).hexdigest()


def bot_seed(commitment: str, seat: int) -> bytes:
    """Return a computer player's seed: it follows from the server's commitment and the seat."""
    return hashlib.sha256(f"{commitment} {seat}".encode()).digest()


def read_seed(text: object) -> bytes | None:
    """Return the seed that a text means, or None."""
    return bytes.fromhex(text) if _hexadecimal(text) else None


def read_commitment(text: object) -> str | None:
    """Return the text if it can be a commitment, or None."""
    return text if _hexadecimal(text) else None


def _hexadecimal(text: object) -> TypeGuard[str]:
    return isinstance(text, str) and _HEX.fullmatch(text) is not None
