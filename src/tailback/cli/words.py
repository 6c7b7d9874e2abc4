"""What happens at a table, in words: events, prompts, refusals, results, and the drawing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from tailback.cli.screen import Screen
from tailback.cli.voice import UsageError, Voice
from tailback.kit import (
    SPECTATOR,
    AnyGame,
    AnyView,
    Detail,
    Event,
    Finished,
    Refusal,
    Seat,
    Viewer,
    WordsMissing,
    quoted,
)

_UNSEEN: Final = frozenset({"?", "hidden"})
"""How games spell a card that is not the viewer's to know."""
_DRAWN: Final = re.compile(r"\b([a-z]{3,})\b( *)")
"""A word of a drawing in letters, which is English, and the room after it."""


class Words(Voice):
    """A game's texts beside our own, with something readable where one is missing."""

    def __init__(self, game: AnyGame, language: str) -> None:
        super().__init__(language)
        self.game = game
        try:
            game.rulebook.source(language)
        except OSError:
            raise UsageError("game-silent", game=game.id, language=language) from None

    def name(self) -> str:
        """Return the game's name."""
        return self._told("game-name", {}, self.game.id)

    def title(self, players: Sequence[str]) -> str:
        """Return the game's name with who sits where."""
        seats = (
            self.say("seated", seat=self.seat(seat), player=player)
            for seat, player in enumerate(players)
        )
        return f"{self.name()}  ({', '.join(seats)})"

    def seat(self, seat: Seat) -> str:
        """Return a seat's name."""
        return self._seat(self.game.seat_names[seat])

    def _seat(self, name: str) -> str:
        return self._told(f"seat-{name}", {}, name)

    def prompt(self, message: str, details: Mapping[str, Detail]) -> str:
        """Return what a viewer is asked."""
        return self._told(message, details, self.say("your-move"))

    def event(self, event: Event) -> str:
        """Return what was seen."""
        details = dict(event.details)
        plain = " ".join((event.name, *(f"{name} {value}" for name, value in details.items())))
        return self._told(f"event-{event.name}", details, plain)

    def lines(self, events: Iterable[Event], seat: Viewer) -> Iterator[tuple[str, bool]]:
        """Return what this seat saw, a line each with whether it is fleeting; a deal is one."""
        own = "" if seat is SPECTATOR else self.game.seat_names[seat]
        for dealt, together in groupby(events, lambda event: event.name == "dealt"):
            run = list(together)
            if dealt and len(run) > 1:
                yield self._deal(run, own), False
            else:
                yield from ((self.event(event), event.fleeting) for event in run)

    def _deal(self, dealt: Sequence[Event], own: str) -> str:
        """Return one sentence for a deal: what is seen card by card, the rest by their number."""
        hands: dict[str, list[str]] = {}
        for event in dealt:
            hands.setdefault(str(event.get("seat")), []).append(str(event.get("card")))
        shut = {name: len(cards) for name, cards in hands.items() if _UNSEEN.issuperset(cards)}
        seen = {n: ", ".join(map(self._card, c)) for n, c in hands.items() if n not in shut}
        parts = [
            self.say("deal-own", cards=cards)
            if name == own
            else self.say("deal-seat", seat=self._seat(name), cards=cards)
            for name, cards in seen.items()
        ]
        alone = not parts
        if len(shut) > 1 and len(set(shut.values())) == 1:
            count = next(iter(shut.values()))
            parts.append(self.say("deal-each" if alone else "deal-others", count=count))
        else:
            message = "deal-count" if alone else "deal-other"
            parts += [self.say(message, seat=self._seat(s), count=n) for s, n in shut.items()]
        return f"{'; '.join(parts)}."

    def _card(self, card: str) -> str:
        return card if card.isdecimal() else self._told("word-card", {"card": card}, card)

    def refusal(self, refusal: Refusal) -> str:
        """Return the clause and the sentence of a refusal."""
        try:
            said = self.game.rulebook.explain(refusal, self.language)
        except WordsMissing:
            said = self._told(refusal.clause, {}, "")
        return f"{refusal.clause}: {said}"

    def clause(self, clause: str) -> str:
        """Return a clause in full: id, title, marks, text."""
        book = self.game.rulebook
        marks = ", ".join(
            self._told(f"mark-{mark}", {}, mark) for mark in book.clauses[clause].marks
        )
        title = book.title(clause, self.language)
        return f"{clause}  {title}  ({marks})\n{book.text(clause, self.language)}"

    def clause_id(self, text: str) -> str:
        """Return the id that a person means by ``SHIFT-21``, ``shift-21`` or ``21``."""
        clauses = self.game.rulebook.clauses
        word = text.strip().upper()
        for id in clauses:
            if id.upper() == word or id.rpartition("-")[2].upper() == word:
                return id
        first, last = next(iter(clauses)), list(clauses)[-1]
        raise UsageError(
            "no-clause", clause=quoted(text), game=self.game.id, first=first, last=last
        )

    def end(self, finished: Finished) -> str:
        """Return who won, by which clause, as part of a sentence."""
        why = finished.reason
        if finished.drawn:
            return self.say("end-draw", why=why)
        if not finished.winners:
            return self.say("end-nobody", why=why)
        names = [self.seat(seat) for seat in finished.winners]
        return self.say("end-won", names=self.listed(names), count=len(names), why=why)

    def result(self, finished: Finished) -> str:
        """Return who won, by which clause, and everybody's place and score."""
        lines = [self.say("result", end=self.end(finished))]
        if finished.scores is not None or len(finished.ranks) > 2:
            for seat in sorted(range(len(finished.ranks)), key=finished.ranks.__getitem__):
                score = "" if finished.scores is None else f"  {finished.scores[seat]}"
                lines.append(f"  {finished.ranks[seat]}. {self.seat(seat)}{score}")
        return "\n".join(lines)

    def drawing(self, view: AnyView) -> str:
        """Return the drawing of a view, its words in the reader's language."""
        return _DRAWN.sub(self._drawn, self.game.text_view(view))

    def _drawn(self, found: re.Match[str]) -> str:
        """Return a word of a drawing; in a column it takes of the room after it, or fills it."""
        word, room = found.groups()
        said = self._told(f"drawing-{word}", {}, word)
        return said + room[:1] if len(room) < 2 else f"{said:{len(found[0]) - 1}} "

    def _told(self, message: str, details: Mapping[str, Detail], otherwise: str) -> str:
        try:
            return self.game.rulebook.say(message, self.language, **details)
        except WordsMissing:
            return otherwise


def picture(screen: Screen, words: Words, view: AnyView) -> str:
    """Return the drawing of a view, its vehicles in their colours where there are colours."""
    colours = {vehicle.name: vehicle.colour for vehicle in getattr(view.scene, "vehicles", ())}
    text = words.drawing(view)
    if not screen.coloured or not colours:
        return text
    lines = (
        line
        if any(map(str.islower, line))  # words beside the drawing
        else "".join(screen.painted(mark, colours.get(mark, "")) for mark in line)
        for line in text.split("\n")
    )
    return "\n".join(lines)
