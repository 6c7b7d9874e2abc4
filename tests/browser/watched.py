"""A page that is watched: all it was sent and sends, and all it keeps and shows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import urlsplit

HELD: Final = r"""counted => {
  const drawn = ['class', 'style', 'd', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'width', 'height', 'rx',
    'r', 'cx', 'cy', 'viewBox', 'transform', 'font-size', 'content', 'href', 'src', 'tabindex'];
  const texts = [];
  const all = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ALL);
  for (let node = all.currentNode; node; node = all.nextNode()) {
    if (node.nodeType !== Node.ELEMENT_NODE) {
      if (!node.parentElement.closest(`style, script, select, ${counted}`)) texts.push(node.data);
      continue;
    }
    if (node.closest('select')) continue;
    for (const { name, value } of node.attributes) if (!drawn.includes(name)) texts.push(value);
  }
  for (const store of [localStorage, sessionStorage])
    for (const name of Object.keys(store)) texts.push(name, store.getItem(name));
  texts.push(document.cookie, JSON.stringify(history.state));
  return texts.filter(text => text && text.trim());
}"""
"""All texts, comments and attributes that say something, and what is kept, but what only counts."""


class Watched:
    """Hears what a page is sent and sends, over the socket and by requests."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.frames: list[str] = []
        self._answers: list[Any] = []
        page.on("websocket", self._listen)
        page.on("response", self.answered)

    def _listen(self, socket: Any) -> None:
        for event in ("framereceived", "framesent"):
            socket.on(event, lambda frame: self.framed(str(frame)))

    def framed(self, text: str) -> None:
        """Take a frame of the socket, sent or received."""
        self.frames.append(text)

    def answered(self, response: Any) -> None:
        """Take the answer to a request."""
        path = urlsplit(response.url).path
        # What is said of a game, its rules and its words, is the same for everyone.
        if path.startswith("/api/") and not path.startswith("/api/games"):
            self._answers.append(response)

    def messages(self) -> Iterator[Any]:
        """Return everything that was sent either way and is a message."""
        for answer in self._answers:
            yield from _read(answer.request.post_data or "")
            yield from _read(answer.text())
        for frame in self.frames:
            yield from _read(frame)

    def update(self) -> Any:
        """Return the latest update."""
        return next(
            message
            for frame in reversed(self.frames)
            for message in _read(frame)
            if message.get("type") == "update"
        )

    def held(self, counted: str) -> list[str]:
        """Return all that the page holds but the texts of elements that count something."""
        found: list[str] = self.page.evaluate(HELD, counted)
        return found


def _read(text: str) -> Iterator[Any]:
    if text.startswith("{"):
        yield json.loads(text)
