"""Logs: one JSON object a line, or words. Never a token, a seed, or what someone plays.

Records carry fixed words and a few named fields. Of an exception the kind and the places in the
source are written, not its message: that may quote a position. What a library says may quote an
exception, a call or a task, so of that only the first plain words are written.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
import traceback
from collections import Counter
from typing import Final, TextIO

from tailback.server.routes.rate_limits import TokenBucket

_FIELDS: Final = (
    "match",
    "game",
    "bot",
    "viewer",
    "method",
    "path",
    "status",
    "ms",
    "why",
    "left_out",
)
_LINES: Final = 50.0
"""How many lines of one level are written in a second, in the long run."""
_BURST: Final = 1000.0
_OURS: Final = "tailback"
_PLAIN: Final = re.compile(r"[A-Za-z ,._-]*")
"""What stands before a quotation, a call, a value or a place for one."""


class Sparing(logging.Filter):
    """Leaves lines out where too many come, and says how many it were: no flood fills a disk."""

    def __init__(self) -> None:
        super().__init__()
        self._buckets: dict[int, TokenBucket] = {}
        self._left_out: Counter[int] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a record is written."""
        level, now = record.levelno, time.monotonic()
        bucket = self._buckets.setdefault(level, TokenBucket(_LINES, _BURST, now))
        if not bucket.take(1, now):
            self._left_out[level] += 1
            return False
        if left_out := self._left_out.pop(level, 0):
            record.left_out = left_out
        return True


class Lines(logging.Formatter):
    """Writes a record as one line: as a JSON object, or in words for people to read."""

    def __init__(self, json: bool = True) -> None:
        super().__init__()
        self._json = json

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            "from": record.name,
            "said": _said(record),
        }
        line |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            line["at"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        return json.dumps(line, ensure_ascii=False, default=str) if self._json else _words(line)


def _said(record: logging.LogRecord) -> str:
    """Return what a record says: all of it where the words are ours, else the first plain ones."""
    if record.name.partition(".")[0] == _OURS:
        return record.getMessage()
    found = _PLAIN.match(str(record.msg))
    return found[0].strip() if found else ""


def _words(line: dict[str, object]) -> str:
    """Return a line for people to read; nothing in it can begin another one."""
    head = f"{line.pop('time')} {line.pop('level')} {line.pop('from')}: {line.pop('said')}"
    rest = "".join(f" {name}={value}" for name, value in line.items())
    return (head + rest).encode("unicode_escape").decode("ascii")


def set_up(stream: TextIO | None = None, json: bool = True) -> logging.Handler:
    """Send all logs, uvicorn's too, to a stream, as JSON or in words; return the handler."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines(json))
    handler.addFilter(Sparing())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(_OURS).setLevel(logging.INFO)
    return handler
