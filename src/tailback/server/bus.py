"""The bus: small notices about tables, heard here at once and on the other nodes soon.

A notice may be lost on its way or come late. It says that something is worth a look and little
more: whatever must not be lost stands in a log.
"""

from __future__ import annotations

import json
import logging
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias

from tailback.kit import JSON
from tailback.match import new_id

LARGEST: Final = 4096
"""How many bytes a notice may have on its way; PostgreSQL carries no more than 7999."""
_log = logging.getLogger(__name__)


class Notice(NamedTuple):
    """Something that happened: of which kind, at which table, on which node, and what about it."""

    kind: str
    match: str
    node: str
    about: dict[str, JSON]


Listener: TypeAlias = Callable[[Notice], None]


class Carrier(Protocol):
    """Takes notices from node to node, as long as it is up."""

    @property
    def up(self) -> bool:
        """Return whether it can carry something now."""

    def send(self, text: str) -> None:
        """Have a notice on its way; nobody waits for it."""


class Bus:
    """Tells everyone who listens. Without carriers that is this process alone."""

    def __init__(self, node: str | None = None, carriers: Sequence[Carrier] = ()) -> None:
        self.node: Final = node or new_id()
        """The name of this process among the nodes; another one each time it starts."""
        self._carriers = carriers
        self._said = 0
        """How many notices this node has published."""
        self._heard: dict[str, int] = {}
        """The number of the newest notice of each other node."""
        self._listeners: dict[str, list[Listener]] = defaultdict(list)

    def listen(self, kind: str, listener: Listener) -> None:
        """Have notices of a kind heard, from here and from elsewhere; one that fails is logged."""
        self._listeners[kind].append(listener)

    def publish(
        self, kind: str, match: str = "", *, by: Carrier | None = None, **about: JSON
    ) -> None:
        """Tell everyone, here at once; ValueError if it is too large.

        It goes by every carrier that is up, for the others need not reach the same ones; or by
        one alone.
        """
        text = json.dumps([kind, match, self.node, about, self._said + 1], separators=(",", ":"))
        if len(text) > LARGEST:
            raise ValueError(f"a notice has at most {LARGEST} bytes, not {len(text)}")
        self._said += 1
        self.here(kind, match, **about)
        for carrier in self._carriers if by is None else (by,):
            if carrier.up:
                carrier.send(text)

    def here(self, kind: str, match: str = "", **about: JSON) -> None:
        """Tell those who listen in this process alone."""
        if kind in self._listeners:
            self._tell(Notice(kind, match, self.node, about))

    def heard(self, text: str) -> None:
        """Take a notice from a carrier; this node's own are known already.

        So is one that is not newer than another of its node: by now it came a second time, or too
        late to be true still.
        """
        try:
            kind, match, node, about, number = json.loads(text[: LARGEST + 1])
            notice = Notice(str(kind), str(match), str(node), dict(about))
            newer = number > self._heard.get(notice.node, 0)
        except (TypeError, ValueError, RecursionError):
            _log.warning("a notice that cannot be read")
            return
        if notice.node != self.node and newer:
            self._heard[notice.node] = number
            self._tell(notice)

    def _tell(self, notice: Notice) -> None:
        for listener in self._listeners.get(notice.kind, ()):
            try:
                listener(notice)
            except Exception as error:  # whoever falls over must not stop the others
                _log.error("a notice was not taken", extra={"why": type(error).__name__})
