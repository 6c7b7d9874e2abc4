"""``tailback host …``: what the host of an instance may do, wherever its database can be opened."""

from __future__ import annotations

import argparse
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from tailback.cli.common import COMMAND, Commands, add_command, whole
from tailback.cli.database import DATABASE, at_hand
from tailback.cli.files import write_secret
from tailback.cli.voice import Voice

if TYPE_CHECKING:
    from tailback.store.admin_queue import AdminQueue

_ABOUT: Final = "close tables, keep addresses out, see who costs what"

Action: TypeAlias = Callable[[argparse.Namespace, Voice], int | None]
"""Does what is asked for, and says so; returns an exit code where that is not 0."""


def add(commands: Commands) -> None:
    """Add the command and what it can do."""
    made: Any = add_command(commands, "host", lambda args: made.print_help() or 0, _ABOUT)
    actions = made.add_subparsers(metavar=COMMAND, title="commands", parser_class=type(made))
    for name, (act, help) in _ACTIONS.items():
        action = add_command(actions, name, partial(_run, act), help)
        if name == "key":
            action.add_argument("file", metavar="FILE", help="where it is kept; must not exist yet")
            continue
        action.add_argument("--database", metavar="FILE|URL", help=DATABASE)
        if name in ("close", "reopen"):
            action.add_argument("table", metavar="TABLE", help="its id, as in its link")
        elif name in ("block", "unblock"):
            example = "such as 192.0.2.7 or 2001:db8::/48"
            action.add_argument("address", metavar="ADDRESS", help=example)
        elif name == "tables":
            action.add_argument("--most", type=whole(1, 10_000), default=50, metavar="N")
    made.commands = list(actions.choices)


def _run(act: Action, args: argparse.Namespace) -> int:
    return act(args, Voice(args.lang)) or 0


@contextmanager
def _desk(args: argparse.Namespace) -> Iterator[AdminQueue]:
    with at_hand():
        from tailback.server.run import default_database
        from tailback.store.admin_queue import AdminQueue

        desk = AdminQueue.of(args.database or default_database())
        try:
            yield desk
        finally:
            desk.engine.dispose()


def _key(args: argparse.Namespace, voice: Voice) -> None:
    made = secrets.token_urlsafe(24)
    write_secret(args.file, f"{made}\n".encode())
    file = str(Path(args.file).absolute())
    print(voice.say("host-key-made", file=file, key=made))


def _tables(args: argparse.Namespace, voice: Voice) -> None:
    with _desk(args) as desk:
        rows = desk.tables(args.most)
        now = desk.ask("costs")
    people = {row["table"]: row["people"] for row in (now or {}).get("tables", ())}
    for row in rows:
        stage = voice.say("host-closed-mark") if row.closed else ""
        details = {"entries": row.entries, "people": people.get(row.id, 0), "when": _when(row[1])}
        print(voice.say("host-table", table=row.id, game=row.game, closed=stage, **details))
    if now is None:
        print(voice.say("host-no-server"))


def _close(args: argparse.Namespace, voice: Voice) -> None:
    with _desk(args) as desk:
        told = desk.answered(desk.close_table(args.table))
    print(voice.say("host-closed", table=args.table))
    print(voice.say("host-no-server") if told is None else voice.say("host-sent-away", people=told))


def _reopen(args: argparse.Namespace, voice: Voice) -> None:
    with _desk(args) as desk:
        desk.reopen_table(args.table)
    print(voice.say("host-reopened", table=args.table))


def _block(args: argparse.Namespace, voice: Voice) -> None:
    with _desk(args) as desk:
        address, order = desk.block(args.address)
        told = desk.answered(order)
    print(voice.say("host-blocked", address=address))
    print(voice.say("host-no-server") if told is None else voice.say("host-sent-away", people=told))


def _unblock(args: argparse.Namespace, voice: Voice) -> int | None:
    with _desk(args) as desk:
        unblocked = desk.unblock(args.address)
        told = None if unblocked is None else desk.answered(unblocked[1])
    if unblocked is None:
        print(voice.say("host-not-blocked", address=args.address))
        return 1
    print(voice.say("host-unblocked", address=unblocked[0]))
    if told is None:
        print(voice.say("host-no-server"))
    return None


def _blocked(args: argparse.Namespace, voice: Voice) -> None:
    with _desk(args) as desk:
        found = desk.blocked()
    for address, since in found.items():
        print(voice.say("host-blocked-since", address=address, when=_when(since)))
    if not found:
        print(voice.say("host-none-blocked"))


def _costs(args: argparse.Namespace, voice: Voice) -> int | None:
    with _desk(args) as desk:
        found = desk.ask("costs")
    if found is None:
        print(voice.say("host-no-server"))
        return 1
    print(voice.say("host-costs"))
    for row in found["addresses"]:
        print(voice.say("host-cost-address", **row))
    for row in found["tables"]:
        print(voice.say("host-cost-table", **row))
    return None


def _when(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


_ACTIONS: Final[dict[str, tuple[Action, str]]] = {
    "tables": (_tables, "list the newest tables, and who is at them now"),
    "close": (_close, "close a table; whoever is there is told and sent away"),
    "reopen": (_reopen, "open a table again that was closed"),
    "block": (_block, "keep an address or a network out, also after a restart"),
    "unblock": (_unblock, "let an address or a network in again"),
    "blocked": (_blocked, "list who is kept out"),
    "costs": (_costs, "list which addresses and tables cost the running server most"),
    "key": (_key, "make the key to the page that shows how a server fares"),
}
