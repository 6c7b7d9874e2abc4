"""The bus: small messages about tables, heard here at once and on the other nodes soon.

A message may be lost on its way or come late. It says that something is worth a look and little
more: whatever must not be lost stands in a log.
"""

from __future__ import annotations

import json
import logging
from collections import defaultdict
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from tailback.kit import JSON
from tailback.match import new_id

LARGEST: Final = 4096
"""How many bytes a message may have on its way; PostgreSQL carries no more than 7999."""
_log = logging.getLogger(__name__)


class BusMessage(NamedTuple):
    """Something that happened: of which kind, at which table, on which node, and what about it."""

    kind: str
    match: str
    node: str
    data: dict[str, JSON]


Listener: TypeAlias = Callable[[BusMessage], None]


class Bus:
    """Tells everyone who listens, on other nodes too if there is something that ``send``s there."""

    def __init__(
        self, node: str | None = None, send: Callable[[str], None] = lambda text: None
    ) -> None:
        self.node: Final = node or new_id()
        """The name of this process among the nodes; another one each time it starts."""
        self._send = send
        self._published = 0
        """How many messages this node has published."""
        self._newest: dict[str, int] = {}
        """The number of the newest message of each other node."""
        self._listeners: dict[str, list[Listener]] = defaultdict(list)

    def listen(self, kind: str, listener: Listener) -> None:
        """Call this with each message of a kind, from here and from elsewhere.

        A listener that fails is logged.
        """
        self._listeners[kind].append(listener)

    def publish(self, kind: str, match: str = "", **data: JSON) -> None:
        """Tell everyone, here at once; ValueError if it is too large to be sent."""
        text = json.dumps(
            [kind, match, self.node, data, self._published + 1], separators=(",", ":")
        )
        if len(text) > LARGEST:
            raise ValueError(f"a message has at most {LARGEST} bytes, not {len(text)}")
        self._published += 1
        self.publish_here(kind, match, **data)
        self._send(text)

    def publish_here(self, kind: str, match: str = "", **data: JSON) -> None:
        """Tell those who listen in this process alone."""
        if kind in self._listeners:
            self._call_listeners(BusMessage(kind, match, self.node, data))

    def receive(self, text: str) -> None:
        """Take a message that was sent; this node's own are known already.

        One that is not newer than another of its node is dropped: it comes too late to be true.
        """
        try:
            kind, match, node, data, number = json.loads(text[: LARGEST + 1])
            message = BusMessage(str(kind), str(match), str(node), dict(data))
            newer = number > self._newest.get(message.node, 0)
        except (TypeError, ValueError, RecursionError):
            _log.warning("a message from node to node cannot be read")
            return
        if message.node != self.node and newer:
            self._newest[message.node] = number
            self._call_listeners(message)

    def _call_listeners(self, message: BusMessage) -> None:
        for listener in self._listeners.get(message.kind, ()):
            try:
                listener(message)
            except Exception as error:  # whoever falls over must not stop the others
                _log.error("a message was not taken", extra={"why": type(error).__name__})
