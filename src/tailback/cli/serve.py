"""``tailback serve`` and ``settings``: tables for people and programs, over the network."""

from __future__ import annotations

import argparse
import errno
import json
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, cast

from tailback.cli.common import Commands, add_command, whole
from tailback.cli.database import DATABASE, at_hand, extra_at_hand, warn_if_open
from tailback.cli.files import make_folder
from tailback.cli.voice import CLI, Failed, UsageError, Voice
from tailback.kit.errors import quoted

if TYPE_CHECKING:
    from tailback.server.settings import Chosen


def add(commands: Commands) -> None:
    """Add the command, and the one that shows how it would be set."""
    for name, run, help in (
        ("serve", run_serve, "open tables for browsers and programs"),
        ("settings", run_settings, "show how a server is set, and where that was said"),
    ):
        _options(add_command(commands, name, run, help))


def _options(made: argparse.ArgumentParser) -> None:
    made.add_argument("--host", metavar="HOST", help="the address to listen at (HOST; 127.0.0.1)")
    made.add_argument("--port", type=whole(0, 65535), metavar="PORT", help="its port (PORT; 8000)")
    made.add_argument("--database", metavar="FILE|URL", help=DATABASE)
    made.add_argument(
        "--settings",
        metavar="FILE",
        help="a TOML file of settings (TAILBACK_SETTINGS); the environment and options come first",
    )
    made.add_argument(
        "--keep",
        type=whole(1, 36_500),
        metavar="DAYS",
        help="for how many days finished matches are kept (TAILBACK_KEEP; for ever)",
    )
    made.add_argument(
        "--open-origin",
        action="append",
        metavar="ORIGIN",
        help="a page elsewhere that may connect, such as https://club.example (repeatable)",
    )
    made.add_argument(
        "--allow-host",
        action="append",
        metavar="NAME",
        help="a name this machine is called by, such as club.example (repeatable)",
    )
    made.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="a Ray cluster on which computer players think, such as ray://10.0.0.5:10001",
    )
    made.add_argument(
        "--proxy",
        action="append",
        type=_network,
        metavar="ADDRESS",
        help="a proxy of yours whose word is taken for whom it speaks for (repeatable)",
    )


def _chosen(args: argparse.Namespace) -> dict[str, Chosen]:
    """Return every setting, as options, environment and file say."""
    from tailback.server.settings import READERS, BadSetting, choose

    options = {name: value for name, value in vars(args).items() if value is not None}
    file = args.settings or os.environ.get("TAILBACK_SETTINGS")
    try:
        return choose({name: options[name] for name in READERS if name in options}, file=file)
    except BadSetting as error:
        details = {"where": error.where, "value": error.given, "due": error.due}
        raise UsageError("setting-wrong", **details) from None


def run_settings(args: argparse.Namespace) -> int:
    """Print every setting, its value, and who chose it; never a password."""
    with at_hand():
        chosen = _chosen(args)
        from tailback.server.run import usual_database
        from tailback.server.settings import ADDRESSES
        from tailback.store.engine import without_password
    voice = Voice(args.lang)
    for name, (value, by) in chosen.items():
        if name == "database":
            value = value or usual_database()
        if value is None:
            shown = voice.say("setting-none")
        elif name in ADDRESSES:
            shown = json.dumps(without_password(str(value)))
        else:
            shown = json.dumps(value, ensure_ascii=False)
        print(f"{name} = {shown}  # {by or voice.say('setting-usual')}")
    return 0


def run_serve(args: argparse.Namespace) -> int:
    """Open the database and the port, print the address, and serve until stopped."""
    with at_hand():
        from tailback.server import logs
        from tailback.server.app import create_app
        from tailback.server.game_catalogue import Catalogue
        from tailback.server.routes.games import listing
        from tailback.server.run import CannotListen, listen, own_names, serve, usual_database
        from tailback.server.settings import Settings
        from tailback.store.sql import SqlStore
    chosen = _chosen(args)
    host, port = str(chosen["host"].value), cast("int", chosen["port"].value)
    called = cast("tuple[str, ...]", chosen["allow_host"].value)
    settings = Settings.of(chosen, hosts=(host, *own_names(), *called))
    logs.set_up(json=settings.log_json)
    try:
        bound = listen(host, port)
    except CannotListen as error:
        _not_listening(host, port, error.__context__)
    with bound:
        with at_hand():
            database = _prepared(str(chosen["database"].value or usual_database()))
            store = SqlStore(database, sole=True)
            warn_if_open(database, Voice(args.lang))
        catalogue = Catalogue()
        with at_hand(), extra_at_hand(), _fitting():
            app = create_app(store, settings, catalogue)
        print(banner(Voice(args.lang), host, bound), flush=True)
        listing(catalogue)  # loads the games, so that the first visitor does not wait for it
        serve(app, bound)
    return 0


@contextmanager
def _fitting() -> Iterator[None]:
    """Say in one line that a file has no keys, or that no cluster is to be had."""
    from tailback.server.botpool.ray_pool import NoRay
    from tailback.server.live.web_push import BadKeys

    try:
        yield
    except BadKeys as error:
        raise Failed(CLI.sentence("bad-keys", file=quoted(error.file), how=error.how)) from None
    except NoRay as error:
        address = quoted(error.address)
        raise Failed(CLI.sentence("no-ray", address=address, why=error.why)) from None


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


def _not_listening(host: str, port: int, cause: BaseException | None) -> NoReturn:
    """Raise what the system's refusal to listen means for whoever asked for it."""
    if isinstance(cause, socket.gaierror):
        raise UsageError("no-address", host=repr(host)) from None
    number = cause.errno if isinstance(cause, OSError) else None
    refusal = {errno.EADDRINUSE: "port-taken", errno.EACCES: "port-forbidden"}.get(number or 0)
    details = {"host": repr(host), "port": str(port), "why": cause}
    raise UsageError(refusal or "no-listening", **details) from None


def _prepared(database: str) -> str:
    """Return the database with the folder made in which its file will lie."""
    from tailback.store.engine import is_file

    if not is_file(database):
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
