"""The search for hidden cards in a page, its traffic and its storage; leaks that it must find."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tests.browser.acts import until
from tests.browser.watched import Watched

SAID: Final = (
    r"(Player|Row|Round|row|place|column|Turn|turn|Seat|of|with) \d+|in hand: \d+|[+×] ?\d+"
    r"|\d+ (points?|cards?|turns?|in all)|(?<!\w)\d+ ?%"
    r'|"(at|turn|seat|version|viewer)":\d+|"tokens":\{"\d+'
)
"""Seats, rows, turns and amounts in sentences, and in what is kept of one's games."""


@dataclass(frozen=True)
class Search:
    """What is looked for in the page of a game, and what is no card though it looks like one."""

    board: str
    """The class of the game's board."""
    cards: frozenset[str]
    counts: Mapping[str, Callable[[Any], Iterable[str]]]
    """By selector: the counts of the table that stand there and nothing else; a set: any of it."""
    said: str = SAID
    silent: tuple[str, ...] = ()
    """Names in messages under which stands no card."""
    whole: tuple[str, ...] | None = None
    """Names in messages under which a whole number is a card; None: wherever it stands."""
    names: Mapping[str, str] = field(default_factory=dict)
    """Cards that have a name."""

    def told(self, message: Any) -> set[str]:
        """Return every card in a message: a text, a key or a number, whatever it is called."""
        return set(self._told(message))

    def _told(self, value: Any, key: str = "") -> Iterator[str]:
        if isinstance(value, dict):
            for name, one in value.items():
                if name in self.cards:
                    yield name
                if name not in self.silent:
                    yield from self._told(one, name)
        elif isinstance(value, list):
            for one in value:
                yield from self._told(one, key)
        elif isinstance(value, str) or self.whole is None or key in self.whole:
            yield from {str(value)} & self.cards

    def named_in(self, text: str) -> set[str]:
        """Return the cards that a text of the page or of its storage names."""
        rest = re.sub(self.said, "", text)
        numbers = re.findall(r"(?<![\w#/-])(?<!\d[.:])\d{1,2}(?![\w/-]|[.:]\d)", rest)
        letters = re.findall(r"(?<![\w’])[A-Z*](?![\w’]| [a-z])", rest)
        named = {card for card, name in self.names.items() if name in rest}
        return {*numbers, *letters} & self.cards | named

    def named(self, one: Watched) -> dict[str, set[str]]:
        """Return what names cards in the page, its attributes or its storage, with the cards."""
        counted = ", ".join(f"{self.board} {each}" for each in self.counts)
        held = one.held(f"{counted}, .turn > button")
        return {text: cards for text in held if (cards := self.named_in(text))}

    def nothing(self, one: Watched, hidden: set[str]) -> None:
        """Assert that nothing of what is hidden was told to a page, is shown there or kept."""
        for message in one.messages():
            assert not hidden & self.told(message), f"in the traffic: {message}"
        self.nothing_in_page(one, hidden)

    def nothing_in_page(self, one: Watched, hidden: set[str]) -> None:
        """Assert that nothing of what is hidden is shown in a page or kept there."""
        found = {text: cards & hidden for text, cards in self.named(one).items() if cards & hidden}
        assert not found, f"in the page or its storage: {found}"
        for selector, expected in self.counts.items():
            self._counted(one, f"{self.board} {selector}", expected)
        turns = [int(text) for text in one.page.locator(".turn > button").all_text_contents()]
        assert turns == list(range(turns[0], turns[0] + len(turns))) if turns else True

    def _counted(
        self, one: Watched, selector: str, expected: Callable[[Any], Iterable[str]]
    ) -> None:
        """Assert that what only counts in the page is what the table counts, once it is drawn."""
        there = one.page.locator(selector)

        def counts() -> bool:
            said = [text.strip() for text in there.all_text_contents() if text.strip()]
            table = expected(one.update()["table"])
            return {*said} <= table if isinstance(table, set) else said == list(table)

        until(one.page, counts, lambda: f"{selector}: {there.all_text_contents()}")

    def finds_what_is_planted(self, one: Watched, hidden: set[str], planted: Iterable[str]) -> None:
        """Assert that each of these cards is found wherever in the page or its storage it leaks."""
        for card in planted:
            self.nothing_in_page(one, hidden)
            for leak in LEAKS:
                one.page.evaluate(leak, [self.board, card])
                found = set().union(*self.named(one).values()) & hidden
                assert found == {card}, (leak, card)
                one.page.evaluate(MENDED, [self.board, card])
        self.nothing_in_page(one, hidden)


LEAKS: Final = tuple(
    f"([board, card]) => {{ const [one, seat] = [board, '.card-seat'].map(each => "
    f"document.querySelector(each)); {leak}; }}"
    for leak in (
        "one.dataset.card = card",
        "seat.setAttribute('aria-label', `Player 2: ${card}`)",
        "one.append(document.createComment(card))",
        "seat.append(card)",
        "seat.append(`holds ${card}.`)",
        "localStorage.setItem('tailback.memory', JSON.stringify({ cards: [card] }))",
        "sessionStorage.setItem('tailback.last', JSON.stringify(card))",
        "document.cookie = `card=${card}`",
    )
)
MENDED: Final = """([board, card]) => {
  const [one, seat] = [board, '.card-seat'].map(each => document.querySelector(each));
  delete one.dataset.card;
  seat.removeAttribute('aria-label');
  for (const last of [one.lastChild, seat.lastChild])
    if ([card, `holds ${card}.`].includes(last.data)) last.remove();
  localStorage.removeItem('tailback.memory');
  sessionStorage.removeItem('tailback.last');
  document.cookie = 'card=; max-age=0';
}"""
