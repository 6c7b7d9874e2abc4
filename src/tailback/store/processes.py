"""Processes beside this one, which begin where it is."""

from __future__ import annotations

import os
from multiprocessing import get_context, spawn
from multiprocessing.context import SpawnContext
from typing import Any, Final

_usually_told: Final = spawn.get_preparation_data


def beside() -> SpawnContext:
    """Return what begins processes that are new but for the folder they are in."""
    spawn.get_preparation_data = _told
    return get_context("spawn")


def _told(name: str) -> dict[str, Any]:
    """Return what a new process is told, without the way to a folder that is shut to it.

    It is there already, as this one is, and would end if it had to go there by name: so it is
    where root, in a folder of its own, has another user run a command.
    """
    told = _usually_told(name)
    if "dir" in told and not os.access(told["dir"], os.X_OK):
        del told["dir"]
    return told
