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
    "TAILBACK_MESSAGES_PER_SECOND": "messages_per_second",
    "TAILBACK_TABLES_PER_MINUTE": "tables_per_minute",
    "TAILBACK_BOT_PROCESSES": "bot_processes",
}


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Limits are per connection or per address; times are in seconds."""

    origins: tuple[str, ...] = ()
    """Pages elsewhere that may open a socket here, such as ``https://club.example``."""
    messages_per_second: float = 20
    burst: float = 60
    """How many messages may come at once before the rate counts."""
    message_bytes: int = 16 * 1024
    body_bytes: int = 1024 * 1024
    tables_per_minute: float = 30
    hello: float = 10
    """How long a new connection may stay silent."""
    unheard: int = 256
    """How many messages may wait for a slow reader before its connection is closed."""
    pace: float = 1.0
    """A bot answers this long after it was asked."""
    idle: float = 300
    """How long a match is held in memory after the last one has left."""
    bot_processes: int = 1
    """How many processes think for bots; 0 for threads of the server itself."""

    @classmethod
    def of(cls, environment: Mapping[str, str] = os.environ, **more: object) -> Settings:
        """Return settings from the environment; what is given by name comes first."""
        found: dict[str, object] = {}
        for variable, name in _NAMES.items():
            if variable in environment:
                found[name] = _number(variable, environment[variable], name == "bot_processes")
        return cls(**{**found, **more})  # type: ignore[arg-type]


def _number(variable: str, text: str, whole: bool) -> float:
    try:
        number = int(text) if whole else float(text)
    except ValueError:
        number = -1
    if not 0 <= number < 1e9:
        raise TailbackError(f"{variable}: {text!r} is not a number of at least 0")
    return number
