"""What a host may set: limits, pace, who else may embed the table."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tailback.kit import TailbackError

_NAMES: Final = {
    "TAILBACK_PACE": "pace",
    "TAILBACK_IDLE": "idle",
    "TAILBACK_KEEP": "keep",
    "TAILBACK_MESSAGES_PER_SECOND": "messages_per_second",
    "TAILBACK_TABLES_PER_MINUTE": "tables_per_minute",
    "TAILBACK_CONNECTIONS": "connections",
    "TAILBACK_CONNECTIONS_PER_ADDRESS": "connections_per_address",
    "TAILBACK_BOT_PROCESSES": "bot_processes",
    "TAILBACK_BOT_TABLES": "bot_tables",
}
_WHOLE: Final = ("bot_processes", "bot_tables", "connections", "connections_per_address")


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Times are in seconds; an address is a machine or a household."""

    origins: tuple[str, ...] = ()
    """Pages elsewhere that may open a socket here, such as ``https://club.example``."""
    hosts: tuple[str, ...] = ()
    """Names that this server answers to, beside addresses and this machine's own."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks whose word is taken for whom they speak for."""
    connections: int = 4096
    """How many connections there may be, as far as the system gives descriptors for them."""
    connections_per_address: int = 256
    headers: float = 10
    """How long a request may take to say what it wants."""
    request: float = 120
    """How long a request may take from there until its answer is heard."""
    messages_per_second: float = 200
    """How much an address may ask for in the long run, in units of work: a message is one."""
    burst: float = 3000
    """How much may come at once before the rate counts."""
    message_bytes: int = 16 * 1024
    tables_per_minute: float = 30
    hello: float = 10
    """How long a new connection may stay silent."""
    unheard: int = 256
    """How many messages may wait for a slow reader before its connection is closed."""
    unheard_bytes: int = 256 * 1024
    """How much they may be in all."""
    pace: float = 0.3
    """A bot answers this long after it was asked."""
    idle: float = 300
    """How long a match is held in memory after the last one has left."""
    keep: float | None = None
    """For how many days finished matches are kept; None for ever."""
    bot_processes: int = max(1, (os.cpu_count() or 1) - 1)
    """How many processes think for bots; 0 for threads of the server itself."""
    replay_seconds: float = 10
    """How long one transcript may take to be played through."""
    replay_process: bool = True
    """Whether that is done by a process that can be stopped, or by a thread, which cannot."""
    bot_tables: int = 8
    """How many tables of bots alone run at a time; the others wait."""

    @classmethod
    def of(cls, environment: Mapping[str, str] = os.environ, **more: object) -> Settings:
        """Return settings from the environment; what is given by name comes first."""
        found: dict[str, object] = {}
        for variable, name in _NAMES.items():
            if variable in environment:
                found[name] = _number(variable, environment[variable], name in _WHOLE)
        return cls(**{**found, **more})  # type: ignore[arg-type]


def _number(variable: str, text: str, whole: bool) -> float:
    try:
        number = int(text) if whole else float(text)
    except ValueError:
        number = -1
    if not 0 <= number < 1e9:
        raise TailbackError(f"{variable}: {text!r} is not a number of at least 0")
    return number
