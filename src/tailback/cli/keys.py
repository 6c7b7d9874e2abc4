"""``tailback keys``: keys with which a server may tell devices that it is their turn (Web Push)."""

from __future__ import annotations

import argparse
from pathlib import Path

from tailback.cli.common import Commands, add_command
from tailback.cli.database import extra_at_hand
from tailback.cli.files import write_secret
from tailback.cli.voice import Voice


def add(commands: Commands) -> None:
    """Add the command."""
    help = "make keys for Web Push, so that a server can tell people of their turns"
    made = add_command(commands, "keys", run_keys, help)
    made.add_argument("file", metavar="FILE", help="where they are kept; must not exist yet")


def run_keys(args: argparse.Namespace) -> int:
    """Write new keys into a file of their own, and say how a server is given them."""
    with extra_at_hand():
        from tailback.server.live.web_push import make_keys

        made = make_keys()
    write_secret(args.file, made)
    print(Voice(args.lang).say("keys-made", file=str(Path(args.file).absolute())))
    return 0
