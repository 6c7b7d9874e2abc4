"""Transcripts on disk: the whole match when it is over, before that what one viewer may know."""

from __future__ import annotations

from pathlib import Path

from tailback.cli.common import reason
from tailback.cli.table import Table
from tailback.cli.voice import UsageError
from tailback.kit import Finished, Viewer
from tailback.kit.transcript import TITLE


def text_for(table: Table, viewer: Viewer) -> str:
    """Return the transcript as this viewer may have it now."""
    transcript = table.transcript()
    over = isinstance(table.pending, Finished)
    return transcript.text() if over else transcript.text_for(viewer)


def write(path: str, text: str) -> None:
    """Write a transcript; a file that is anything else is never overwritten."""
    file = Path(path)
    try:
        if file.exists() and not file.read_bytes().startswith(TITLE.encode()):
            raise UsageError("not-overwritten", file=repr(path))
        file.write_text(text, "utf-8", newline="\n")
    except (OSError, ValueError) as error:
        if isinstance(error, UsageError):
            raise
        raise UsageError("unwritable", file=repr(path), why=reason(error)) from None
