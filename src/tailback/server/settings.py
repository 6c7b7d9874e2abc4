"""What a host may set, and where it was set: by option, by environment, in one file, or nowhere."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from tailback.kit import TailbackError
from tailback.kit.errors import quoted

Value: TypeAlias = str | bool | int | float | tuple[str, ...] | None
_LARGEST_FILE: Final = 64 * 1024
_VARIABLES: Final = {"host": "HOST", "port": "PORT"}
"""Where the variable is not ``TAILBACK_`` and the setting's name."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Times are in seconds; an address is a machine or a household."""

    origins: tuple[str, ...] = ()
    """Pages elsewhere that may open a socket here, such as ``https://club.example``."""
    hosts: tuple[str, ...] = ()
    """Names that this server answers to, beside addresses and this machine's own."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks whose word is taken for whom they speak for."""
    connections_per_address: int = 256
    """How many sockets and unanswered requests an address may have at a time."""
    fast_frames: bool = True
    """Whether whole text frames are read and written without uvicorn's WebSocket protocol."""
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
    grace: float = 60
    """How long a player must be away before the others may hand the seat to a bot."""
    claim: float = 86_400
    """How long a seat that somebody asks for is still its person's, when all have agreed."""
    lag: float = 1
    """How much of a connection's measured lag a player's clock is credited with each answer."""
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
    chat: bool = False
    """Whether players may write to each other in their own words."""
    metrics: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    """Addresses or networks that are told how the server fares."""
    ray: str | None = None
    """Where a Ray cluster is on which bots think, such as ``ray://10.0.0.5:10001``."""
    log_json: bool = True
    """Whether a line of the log is a JSON object; else it is one for people to read."""
    host_key: str | None = None
    """The file with the key that shows whoever has it how the server fares."""
    push_keys: str | None = None
    """The file with the keys for Web Push; None where there is no Web Push."""
    push_contact: str = "mailto:host@localhost"
    """Where a push service may write to whoever runs this server."""
    push_services: tuple[str, ...] = (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "*.push.apple.com",
        "*.notify.windows.com",
    )
    """The services of browsers to which notices may be sent, and no others."""
    push_after: float = 10
    """For how long a seat is waited for before its devices are told."""

    @classmethod
    def of(cls, chosen: Mapping[str, Chosen] | None = None, **more: object) -> Settings:
        """Return settings as they were chosen; what is given by name comes first."""
        found = chosen if chosen is not None else choose()
        single = {name: found[name].value for name in _SINGLE}
        lists = {own: found[name].value for name, own in _LISTS.items()}
        texts = {name: found[name].value for name in _TEXTS}
        return cls(**{**single, **lists, **texts, **more})  # type: ignore[arg-type]


class BadSetting(TailbackError):
    """What was set where, and what is due there instead: a key of ``DUE``."""

    def __init__(self, where: str, given: str, due: str) -> None:
        super().__init__(f"{where}: {given} is not {DUE[due]}")
        self.where, self.given, self.due = where, given, due


class Chosen(NamedTuple):
    """A setting's value, and who chose it: an option, a variable, a file, or nobody (empty)."""

    value: Value
    by: str = ""


DUE: Final = {
    "text": "a text",
    "texts": "a list of texts",
    "whole": "a whole number of at least 0",
    "number": "a number of at least 0",
    "flag": "yes or no",
    "port": "a port from 0 to 65535",
    "days": "a number of days from 1 to 36500",
    "database": "a file, or an address such as postgresql+psycopg://USER:PASSWORD@HOST/NAME",
    "ray": "an address such as ray://10.0.0.5:10001",
    "networks": "a list of addresses or networks, such as 10.0.0.0/8",
    "file": "a file of settings that can be read",
    "toml": "TOML",
    "small": "a file of at most 64 KB",
    "setting": "a setting",
}


def _text(given: object) -> str:
    if isinstance(given, str) and given and given.isprintable():
        return given
    raise ValueError("text")


def _whole(given: object) -> int:
    number = int(given) if isinstance(given, str) and given.isdecimal() else given
    if type(number) is int and 0 <= number < 10**9:
        return number
    raise ValueError("whole")


def _number(given: object) -> float:
    try:
        number = float(given) if isinstance(given, str | int | float) else -1.0
    except ValueError:
        number = -1.0
    if isinstance(given, bool) or not 0 <= number < 1e9:
        raise ValueError("number")
    return number


def _port(given: object) -> int:
    with suppress(ValueError):
        if (number := _whole(given)) < 65_536:
            return number
    raise ValueError("port")


def _days(given: object) -> float:
    """Return for how long something is kept; 0 would clear away all there is."""
    with suppress(ValueError):
        if 1 <= (number := _number(given)) <= 36_500:
            return number
    raise ValueError("days")


def _flag(given: object) -> bool:
    known = {"yes": True, "no": False, "true": True, "false": False, "1": True, "0": False}
    flag = known.get(given.lower()) if isinstance(given, str) else given
    if isinstance(flag, bool):
        return flag
    raise ValueError("flag")


def _address(due: str, *schemes: str) -> Callable[[object], str]:
    """Return a reader of addresses that begin with one of these; without one, of any text."""

    def read(given: object) -> str:
        with suppress(ValueError):
            text = _text(given)
            if not schemes or text.partition("://")[0] in schemes:
                return text
        raise ValueError(due)

    return read


def _texts(given: object) -> tuple[str, ...]:
    parts = given.split(",") if isinstance(given, str) else given
    if not isinstance(parts, list | tuple):
        raise ValueError("texts")
    return tuple(_text(part.strip() if isinstance(part, str) else part) for part in parts)


def _networks(given: object) -> tuple[str, ...]:
    try:
        return tuple(str(ip_network(part)) for part in _texts(given))
    except ValueError:
        raise ValueError("networks") from None


_SINGLE: Final[Mapping[str, Callable[[object], Value]]] = {
    "keep": _days,
    "pace": _number,
    "grace": _number,
    "claim": _number,
    "lag": _number,
    "idle": _number,
    "messages_per_second": _number,
    "burst": _number,
    "tables_per_minute": _number,
    "connections_per_address": _whole,
    "bot_processes": _whole,
    "bot_tables": _whole,
    "replay_seconds": _number,
    "push_after": _number,
    "chat": _flag,
    "fast_frames": _flag,
    "log_json": _flag,
}
ADDRESSES: Final[Mapping[str, Callable[[object], str]]] = {
    "database": _address("database"),
    "ray": _address("ray", "ray"),
}
"""What may hold a password, and is shown without; of one that is refused nothing is shown."""
_TEXTS: Final = ("ray", "host_key", "push_keys", "push_contact")
_LISTS: Final = {
    "open_origin": "origins",
    "allow_host": "hosts",
    "proxy": "proxies",
    "metrics": "metrics",
    "push_services": "push_services",
}
READERS: Final[Mapping[str, Callable[[object], Value]]] = {
    "host": _text,
    "port": _port,
    "open_origin": _texts,
    "allow_host": _texts,
    "proxy": _networks,
    "metrics": _networks,
    "push_services": _texts,
    **dict.fromkeys(_TEXTS, _text),
    **ADDRESSES,
    **_SINGLE,
}
"""All that a host may set, and how it is read; what each is for says docs/hosting.md."""


def choose(
    options: Mapping[str, Value] | None = None,
    environment: Mapping[str, str] = os.environ,
    file: str | None = None,
) -> dict[str, Chosen]:
    """Return every setting: an option comes before the environment, that before the file."""
    chosen = {name: Chosen(_usual(name)) for name in READERS}
    for name, given in (_read(file) if file else {}).items():
        chosen[name] = Chosen(_value(f"{file}: {name}", name, given), file or "")
    for name in READERS:
        variable = _VARIABLES.get(name, f"TAILBACK_{name.upper()}")
        if environment.get(variable):
            chosen[name] = Chosen(_value(variable, name, environment[variable]), variable)
    for name, given in (options or {}).items():
        option = f"--{name.replace('_', '-')}"
        chosen[name] = Chosen(_value(option, name, given), option)
    return chosen


def _usual(name: str) -> Value:
    usual: dict[str, Value] = {"host": "127.0.0.1", "port": 8000, "database": None}
    return usual[name] if name in usual else getattr(Settings, _LISTS.get(name, name))


def _value(where: str, name: str, given: object) -> Value:
    try:
        return READERS[name](given)
    except ValueError as error:
        from tailback.store.engine import HIDDEN, without_password  # dear, and only for this

        shown = quoted(without_password(given) if isinstance(given, str) else given)
        raise BadSetting(where, HIDDEN if name in ADDRESSES else shown, error.args[0]) from None


def _read(file: str) -> Mapping[str, object]:
    """Return what a file sets; a name that nobody knows is refused."""
    try:
        with Path(file).open("rb") as opened:
            text = opened.read(_LARGEST_FILE + 1)
        found = tomllib.loads(text.decode()) if len(text) <= _LARGEST_FILE else None
    except OSError as error:
        raise BadSetting(quoted(file), str(error.strerror or error), "file") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSetting(quoted(file), quoted(str(error)), "toml") from None
    if found is None:
        raise BadSetting(quoted(file), f"{len(text)} B", "small")
    for name in found:
        if name not in READERS:
            raise BadSetting(quoted(file), quoted(name), "setting")
    return found
