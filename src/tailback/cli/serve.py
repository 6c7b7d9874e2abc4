"""``tailback serve``: tables for people and programs, over the network."""

from __future__ import annotations

import argparse
import errno
import os
import socket
from pathlib import Path

from tailback.cli.common import Commands, add_command, whole
from tailback.cli.database import DATABASE, at_hand, warn_if_open
from tailback.cli.files import make_folder
from tailback.cli.voice import CLI, UsageError, Voice


def add(commands: Commands) -> None:
    """Add the command."""
    made = add_command(commands, "serve", run, "open tables for browsers and programs")
    made.add_argument("--host", metavar="HOST", help="the address to listen at (HOST; 127.0.0.1)")
    made.add_argument("--port", type=whole(0, 65535), metavar="PORT", help="its port (PORT; 8000)")
    made.add_argument("--database", metavar="FILE|URL", help=DATABASE)
    made.add_argument(
        "--keep",
        type=whole(1, 36_500),
        metavar="DAYS",
        help="for how many days finished matches are kept (TAILBACK_KEEP; for ever)",
    )
    made.add_argument(
        "--open-origin",
        action="append",
        default=[],
        metavar="ORIGIN",
        help="a page elsewhere that may connect, such as https://club.example (repeatable)",
    )
    made.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name this machine is called by, such as club.example (repeatable)",
    )
    made.add_argument(
        "--proxy",
        action="append",
        default=[],
        type=_network,
        metavar="ADDRESS",
        help="a proxy of yours whose word is taken for whom it speaks for (repeatable)",
    )


def run(args: argparse.Namespace) -> int:
    """Open the database and the port, print the address, and serve until stopped."""
    with at_hand():
        from tailback.server import logs
        from tailback.server.app import create_app
        from tailback.server.catalogue import Catalogue
        from tailback.server.games_api import listing
        from tailback.server.run import CannotListen, default_database, listen, own_names, serve
        from tailback.server.settings import Settings
        from tailback.store.sql import SqlStore
    host = args.host or os.environ.get("HOST") or "127.0.0.1"
    port = _port() if args.port is None else args.port
    settings = Settings.of(
        origins=tuple(args.open_origin),
        hosts=(host, *own_names(), *args.allow_host),
        proxies=tuple(args.proxy),
        **({} if args.keep is None else {"keep": args.keep}),
    )
    logs.set_up()
    try:
        bound = listen(host, port)
    except CannotListen as error:
        raise _not_listening(host, port, error.__context__) from None
    with bound:
        with at_hand():
            database = _prepared(args.database or default_database())
            store = SqlStore(database, sole=True)
            warn_if_open(database, Voice(args.lang))
        print(banner(Voice(args.lang), host, bound), flush=True)
        catalogue = Catalogue()
        listing(catalogue)  # loads the games, so that the first visitor does not wait for it
        serve(create_app(store, settings, catalogue), bound)
    return 0


def banner(voice: Voice, host: str, bound: socket.socket) -> str:
    """Return what is printed when the table is open: addresses, and a QR code for the others."""
    from ipaddress import ip_address

    from tailback.server.run import network_address, qr_code

    number, port = bound.getsockname()[:2]
    anywhere = ip_address(number).is_unspecified
    lines = [voice.say("serving", address=_url("127.0.0.1" if anywhere else host, port))]
    shown = network_address() if anywhere else host
    if shown is not None and not ip_address(number).is_loopback:
        address = _url(shown, port)
        lines += [voice.say("on-network", address=address), "", qr_code(address)]
    return "\n".join(lines)


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _not_listening(host: str, port: int, cause: BaseException | None) -> UsageError:
    """Return what the system's refusal to listen means for whoever asked for it."""
    if isinstance(cause, socket.gaierror):
        return UsageError("no-address", host=repr(host))
    number = cause.errno if isinstance(cause, OSError) else None
    if number == errno.EADDRINUSE:
        return UsageError("port-taken", port=str(port))
    if number == errno.EACCES:
        return UsageError("port-forbidden", port=str(port))
    return UsageError("no-listening", host=repr(host), port=str(port), why=cause)


def _prepared(database: str) -> str:
    """Return the database with the folder made in which its file will lie."""
    if "://" in database:
        return database
    file = Path(database).expanduser()
    make_folder(file.parent)
    return str(file)


def _network(text: str) -> str:
    """Return an address or a network, as it is written."""
    from ipaddress import ip_network

    try:
        return str(ip_network(text))
    except ValueError:
        why = CLI.sentence("not-network", value=repr(text))
        raise argparse.ArgumentTypeError(why) from None


def _port() -> int:
    text = os.environ.get("PORT") or "8000"
    try:
        return whole(0, 65535)(text)
    except argparse.ArgumentTypeError as error:
        raise UsageError("argument", name="PORT", why=error.args[0]) from None
