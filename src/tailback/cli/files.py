"""Files: read as text, and written only where nothing else is lost."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

from tailback.cli.voice import CLI, UsageError
from tailback.kit import Sentence, quoted
from tailback.kit.transcript import TITLE


class NotText(UsageError):
    """A file whose bytes are no text."""


def read_text(path: str) -> str:
    """Return the text of a file, or of standard input for ``-``; nothing else than UTF-8."""
    try:
        given = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except FileNotFoundError:
        raise UsageError("no-file", file=quoted(path)) from None
    except IsADirectoryError:
        raise UsageError("is-folder", file=quoted(path)) from None
    except (OSError, ValueError) as error:
        raise UsageError("unreadable", file=quoted(path), why=_reason(error)) from None
    try:
        return given.decode("utf-8")
    except UnicodeDecodeError as error:
        line = given.count(b"\n", 0, error.start) + 1
        raise NotText("not-text", line=line, byte=f"{given[error.start]:#04x}") from None


def make_folder(folder: Path) -> None:
    """Make a folder and those it lies in, unless it is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise UsageError("no-folder", folder=quoted(str(folder)), why=_reason(error)) from None


def write_transcript(path: str, text: str) -> None:
    """Write a transcript; a file that is anything else is never overwritten."""
    file = Path(path)
    try:
        other = file.exists() and not file.read_bytes().startswith(TITLE.encode())
        if not other:
            file.write_text(text, "utf-8", newline="\n")
    except (OSError, ValueError) as error:
        raise UsageError("unwritable", file=quoted(path), why=_reason(error)) from None
    if other:
        raise UsageError("not-overwritten", file=quoted(path))


def write_secret(path: str, data: bytes) -> None:
    """Write a new file that only its owner may read; one that exists is left as it is."""
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise UsageError("exists-already", file=quoted(path)) from None
    except (OSError, ValueError) as error:
        raise UsageError("unwritable", file=quoted(path), why=_reason(error)) from None
    with os.fdopen(descriptor, "wb") as opened:
        opened.write(data)


def _reason(error: OSError | ValueError) -> Sentence:
    """Return why the system refuses to do something with a file."""
    number = getattr(error, "errno", None)
    text = getattr(error, "strerror", None) or str(error)
    return CLI.sentence("system", code=errno.errorcode.get(number or 0, "other"), why=text)
