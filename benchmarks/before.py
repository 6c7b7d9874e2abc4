"""What figures are set beside: the source text of an earlier commit, in a folder of its own."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple
from zipfile import ZipFile

ROOT: Final = Path(__file__).parents[1]
BEFORE: Final = "73780fb"
"""The commit before the second edition of the contract."""


class Source(NamedTuple):
    """A folder with the package, and the protocol that its server speaks."""

    name: str
    folder: Path
    protocol: int

    def environment(self, **more: str) -> dict[str, str]:
        """Return the environment of a process that imports the package from here."""
        paths = [str(self.folder), *filter(None, [os.environ.get("PYTHONPATH")])]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), **more}


NOW: Final = Source("now", ROOT / "src", 2)


@contextmanager
def sources() -> Iterator[list[Source]]:
    """Return what is measured: the commit before, where git has it, and the source as it is."""
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder) / "before.zip"
        command = ["git", "archive", "--format=zip", f"--output={archive}", BEFORE, "src"]
        try:
            subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
        except (OSError, subprocess.CalledProcessError) as error:
            why = getattr(error, "stderr", None) or str(error)
            print(f"commit {BEFORE} skipped: {why.strip()}")
            yield [NOW]
            return
        with ZipFile(archive) as packed:
            packed.extractall(folder)
        yield [Source("before", Path(folder) / "src", 1), NOW]
