"""Reading a transcript: every check and every move is verified, and only one text is accepted."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, NoReturn, TypeVar

from tailback.kit.chance import SEED_BYTES, read_commitment, read_seed
from tailback.kit.errors import Sayable, TailbackError, TranscriptError, quoted
from tailback.kit.game import AnyGame, Step
from tailback.kit.phrasebook import KIT
from tailback.kit.registry import game as find_game
from tailback.kit.rules import NATURE, Finished, Last, Seat, Seating
from tailback.kit.transcript import (
    AGREED,
    HIDDEN_DRAW,
    TITLE,
    Fairness,
    Moves,
    Transcript,
    json_text,
    sealed_lines,
)

LONGEST: Final = 500_000
"""How many characters a transcript has at most."""
MOST_LINES: Final = 10_000
"""How many lines it has at most; the longest games that were played here have a tenth of it."""
_AFTER: Final = ("changed ", "resigned ", "late ", AGREED, "end ")
"""How the lines begin that come after the last turn."""

T = TypeVar("T")


def read(text: str) -> Transcript:
    """Return the transcript of a text, every check and every move verified."""
    return _Reader(text).transcript()


class _Reader:
    """Reads a transcript line by line and names the line where it fails."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise TranscriptError(1, KIT.sentence("too-long", most=str(LONGEST)))
        if text.count("\n") > MOST_LINES:
            why = KIT.sentence("transcript-lines", most=str(MOST_LINES))
            raise TranscriptError(MOST_LINES + 1, why)
        if not text.endswith("\n"):
            raise TranscriptError(text.count("\n") + 1, KIT.sentence("cut-off"))
        try:
            text.encode()
        except UnicodeEncodeError as error:
            line = text.count("\n", 0, error.start) + 1
            raise TranscriptError(line, KIT.sentence("no-character")) from None
        self.given = text.split("\n")[:-1]
        self.lines = [line.rpartition(" #")[0] for line in self.given]
        self.at = 0
        for number, (given, sealed) in enumerate(
            zip(self.given, sealed_lines(self.lines), strict=True), 1
        ):
            if given != sealed:
                raise TranscriptError(number, KIT.sentence("check-wrong"))

    def transcript(self) -> Transcript:
        if self._next("tailback") != TITLE.removeprefix("tailback "):
            self._fail("title-wrong", title=repr(TITLE))
        try:
            game = find_game(self._next("game"))
            game.require_rules(self._next("rules"))
        except TailbackError as error:
            self._refuse(error)
        options = self._try(game, game.options_type.read, self._object("options"))
        seating = self._seating(self._object("seating"), game)
        names = game.seat_names[: seating.seats]
        players = tuple(str(self._json(self._next(f"seat {name}"))) for name in names)
        word = self._optional("given")
        if (given := 0 if word is None else _count(word)) is None:
            self._fail("given-count")
        fair = self._fairness(names)
        return self._history(Transcript(game, options, seating, players, (), fair, given=given))

    def _fairness(self, names: Sequence[str]) -> Fairness | None:
        if (committed := self._commitment("commitment")) is None:
            return None
        follows, promise, given = map(self._commitment, ("follows", "promise", "given-hash"))
        commitments = tuple(self._commitment(f"committed {name}") for name in names)
        seeds = tuple(self._seed(f"seed {name}") for name in names)
        without = self._seats("without", names)
        server = self._seed("seed server")
        return Fairness(committed, commitments, seeds, server, follows, promise, without, given)

    def _commitment(self, begins: str) -> str | None:
        word = self._optional(begins)
        if word is not None and read_commitment(word) is None:
            self._fail("commitment-digits", digits=2 * SEED_BYTES)
        return word

    def _seed(self, begins: str) -> bytes | None:
        word = self._optional(begins)
        if word is not None and read_seed(word) is None:
            self._fail("seed-digits", digits=2 * SEED_BYTES)
        return read_seed(word)

    def _history(self, header: Transcript) -> Transcript:
        game, steps, number = header.game, list[Step[Any, Any]](), 0
        position = self._try(game, game.start, header.options, header.seating)
        while self._peek() and not self._peek().startswith(_AFTER):
            for moves in self._happenings(self._next(str(number)), game):
                if isinstance(game.pending(position), Finished):
                    self._fail("was-over")
                self._try(game, game.check, position, moves)
                steps.append(game.step(position, moves))
                position = steps[-1].after
            number += 1
        names = game.seat_names[: header.seating.seats]
        whole = replace(
            header,
            history=tuple(step.moves for step in steps),
            steps=tuple(steps),
            changed=self._changed(names, number),
            resigned=self._seats("resigned", names),
            late=self._seats("late", names),
            agreed=self._optional("agreed") == "draw",
        )
        if whole.given > len(steps):
            self._fail("given-count")
        self._same(whole)
        return whole

    def _changed(self, names: Sequence[str], turns: int) -> tuple[tuple[int, Seat], ...]:
        """Return which seats changed hands, each after which of so many turns."""
        found: list[tuple[int, Seat]] = []
        while (said := self._optional("changed")) is not None:
            name, _, word = said.rpartition(" ")
            seat, turn = self._seat(name, names), _count(word)
            if turn is None or not (found[-1][0] if found else 0) <= turn <= turns:
                self._fail("changed-turn", turns=turns)
            found.append((turn, seat))
        return tuple(found)

    def _seats(self, what: str, names: Sequence[str]) -> tuple[Seat, ...]:
        """Return the seats of which this is said, each on a line."""
        seats: set[Seat] = set()
        while (name := self._optional(what)) is not None:
            seats.add(self._seat(name, names))
        return tuple(sorted(seats))

    def _seat(self, name: str, names: Sequence[str]) -> Seat:
        if name not in names:
            self._fail("not-a-seat", name=quoted(name), names=names)
        return names.index(name)

    def _happenings(self, line: str, game: AnyGame) -> Iterator[Moves]:
        begin = 0 if line.startswith("=") else line.find(" =")
        moves, draws = (line[:begin], line[begin:]) if begin >= 0 else (line, "")
        note = game.notation
        by_seat: dict[int, list[Any]] = {}
        for part in moves.split("; ") if moves else ():
            name, colon, turn = part.partition(": ")
            if not colon or name not in game.seat_names:
                self._fail("no-seat-colon", part=quoted(part))
            by_seat[game.seat_names.index(name)] = self._try(game, note.turn, turn)
        if len(by_seat) > 1:
            if any(len(turn) != 1 for turn in by_seat.values()):
                self._fail("joint-moves")
            yield {seat: turn[0] for seat, turn in by_seat.items()}
        else:
            for seat, moved in by_seat.items():
                yield from ({seat: move} for move in moved)
        for word in draws.split():
            if word == HIDDEN_DRAW:
                self._fail("hidden-draw")
            yield {NATURE: self._try(game, note.move, word)}

    def _same(self, whole: Transcript) -> None:
        """Refuse whatever would be written otherwise: one meaning, one text."""
        written = whole.text().split("\n")[:-1]
        for number, (given, due) in enumerate(zip(self.given, written, strict=False), 1):
            if given != due:
                what = KIT.sentence("line-written", due=quoted(due.rpartition(" #")[0]))
                raise TranscriptError(number, what)
        if len(self.given) != len(written):
            line = min(len(self.given), len(written)) + 1
            raise TranscriptError(line, KIT.sentence("wrong-end"))

    def _seating(self, given: dict[str, Any], game: AnyGame) -> Seating:
        try:
            seats, by_age, last = given["seats"], given["by_age"], given["last"]
            ages = None if by_age is None else tuple(int(seat) for seat in by_age)
            made = Seating(int(seats), ages, None if last is None else Last(*last))
        except (KeyError, OverflowError, TypeError, ValueError):
            self._fail("seating-fields")
        if made.seats not in game.seats:
            self._refuse(game.wrong_seats(made.seats))
        if ages is not None and sorted(ages) != list(range(made.seats)):
            self._fail("by-age")
        if made.last is not None:
            starter, winner = (type(n) is int and 0 <= n < made.seats for n in made.last)
            if not starter or not (winner or made.last.winner is None):
                self._fail("last-game")
        return made

    def _object(self, begins: str) -> dict[str, Any]:
        value = self._json(self._next(begins))
        if not isinstance(value, dict):
            self._fail("no-object")
        return value

    def _json(self, text: str) -> Any:
        try:
            value = json.loads(text)
            again = json_text(value)
        except (ValueError, RecursionError) as error:
            self._fail("no-json", why=error)
        if again != text:
            self._fail("written", due=quoted(again))
        return value

    def _peek(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def _optional(self, begins: str) -> str | None:
        """Return the rest of a line that begins so; None if the next one does not."""
        return self._next(begins) if self._peek().startswith(f"{begins} ") else None

    def _next(self, begins: str) -> str:
        line = self._peek()
        self.at += 1
        if not line.startswith(begins + " "):
            self._fail("due-here", begins=repr(begins))
        return line[len(begins) + 1 :]

    def _try(self, game: AnyGame, act: Callable[..., T], *given: object) -> T:
        try:
            return act(*given)
        except TailbackError as error:
            self._refuse(game.explained(error))
        except ValueError as error:
            self._refuse(str(error))

    def _fail(self, message: str, /, **details: object) -> NoReturn:
        self._refuse(KIT.sentence(message, **details))

    def _refuse(self, what: str | Sayable) -> NoReturn:
        raise TranscriptError(self.at, what) from None


def _count(word: str) -> int | None:
    """Return the number that a word of at most 7 digits means, or None."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) <= 7 else None
