"""Transcripts: a whole match as text, one line a turn, to be played through again and checked.

A transcript has a header (game, rules number, options written out, seats, fairness) and then
numbered lines: who moved, what, and what chance brought (``=M3``). Every line ends with
a check that covers all text up to there, so a changed character is found on its own line.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate
from threading import Lock
from typing import Any, Final

from tailback.kit.chance import NO_SEED
from tailback.kit.game import AnyGame, Step
from tailback.kit.observer import HIDDEN, ChanceOutcome, Moved, Viewer
from tailback.kit.rules import NATURE, Finished, Seat, Seating

TITLE: Final = "tailback transcript 2"
_CHECK: Final = 8
HIDDEN_DRAW: Final = "=?"
AGREED: Final = "agreed draw"
_TERMS: Final = (
    *("tailback ", "game ", "rules ", "options ", "seating ", "given "),
    *("commitment ", "follows ", "promise ", "given-hash ", "committed "),
)
"""How the lines of the header begin that are fixed before anyone reveals a seed; no name is."""

Moves = Mapping[Seat, Any]


@dataclass(frozen=True)
class Fairness:
    """What every draw follows from; the server's seed is told when the match is over.

    A seat without a commitment has the seed that follows from the server's: a computer player's.
    """

    commitment: str
    seat_commitments: tuple[str | None, ...]
    seat_seeds: tuple[bytes | None, ...]
    """None where it was not revealed."""
    server_seed: bytes | None = None
    follows: str | None = None
    """The commitment of the match before, of a rematch."""
    promise: str | None = None
    """The commitment of the match that may follow, made before anyone's seed for it."""
    without: tuple[Seat, ...] = ()
    """The seats that were dealt without: they had not revealed their seeds."""
    given_hash: str | None = None
    """Of what was taken over from another match, made with the server's seed."""

    @property
    def seeds(self) -> tuple[bytes, ...]:
        """Return the seeds as they are drawn with."""
        return tuple(NO_SEED if seed is None else seed for seed in self.seat_seeds)

    def written(self, names: Sequence[str], *, over: bool) -> list[tuple[str, str | None]]:
        """Return how each part is written, with None for what is missing."""
        server = self.server_seed if over else None
        return [
            ("commitment", self.commitment),
            ("follows", self.follows),
            ("promise", self.promise),
            ("given-hash", self.given_hash),
            *((f"committed {names[seat]}", c) for seat, c in enumerate(self.seat_commitments)),
            *((f"seed {names[seat]}", _hex(seed)) for seat, seed in enumerate(self.seat_seeds)),
            *(("without", names[seat]) for seat in self.without),
            ("seed server", _hex(server)),
        ]


@dataclass(frozen=True)
class Transcript:
    """A match: what was agreed, who played, what happened in order."""

    game: AnyGame
    options: Any
    seating: Seating
    players: tuple[str, ...]
    history: tuple[Moves, ...]
    fairness: Fairness | None = None
    resigned: tuple[Seat, ...] = ()
    """Who gave up, in the order of seats; where the rules had not ended the match, this did."""
    given: int = 0
    """How much of the history was taken over from another match; its draws follow other seeds."""
    late: tuple[Seat, ...] = ()
    """Whose time had run out when the others ended the match."""
    agreed: bool = False
    """Whether all agreed to a draw."""
    changed: tuple[tuple[int, Seat], ...] = ()
    """Which seats changed hands, each after which turn, in this order."""
    steps: tuple[Step[Any, Any], ...] = field(default=(), compare=False, repr=False)
    """Each entry of the history with positions and story, where it was played through already."""

    @cached_property
    def played(self) -> tuple[Step[Any, Any], ...]:
        """The history played through, every move checked."""
        if tuple(step.moves for step in self.steps) == self.history:
            return self.steps
        steps, position = [], self.game.start(self.options, self.seating)
        for moves in self.history:
            self.game.check(position, moves)
            steps.append(self.game.step(position, moves))
            position = steps[-1].after
        return tuple(steps)

    @cached_property
    def positions(self) -> tuple[Any, ...]:
        """The position before each entry of the history and the last one."""
        start = self.game.start(self.options, self.seating)
        return (start, *(step.after for step in self.played))

    @cached_property
    def ends(self) -> tuple[int, ...]:
        """How much of the history has happened at the start, and after each turn."""
        lengths = (len(moves) + len(draws) for moves, draws in turns(self.history))
        return tuple(accumulate(lengths, initial=0))

    def text(self) -> str:
        """Return the transcript as text."""
        turned = turn_lines(self.game, self.history)
        return "\n".join((*sealed_lines((*self.header(), *turned, *self._end())), ""))

    def header(self, *, over: bool = True) -> Iterator[str]:
        """Return the lines before the first turn; the server's seed only if it is over."""
        game = self.game
        fair = self.fairness
        yield TITLE
        yield f"game {game.id}"
        yield f"rules {game.rules_number}"
        yield f"options {json_text(self.options.write())}"
        yield f"seating {json_text(self.seating._asdict())}"
        for seat, player in enumerate(self.players):
            yield f"seat {game.seat_names[seat]} {json_text(player)}"
        if self.given:
            yield f"given {self.given}"
        if fair is not None:
            parts = fair.written(game.seat_names, over=over)
            yield from (f"{part} {text}" for part, text in parts if text is not None)

    def terms(self) -> str:
        """Return the digest of all that is fixed before the first seed is revealed.

        That is what was agreed, who has committed to which seed, and the server's commitment.
        """
        fixed = (line for line in self.header(over=False) if line.startswith(_TERMS))
        return hashlib.sha256("".join(f"{line}\n" for line in fixed).encode()).hexdigest()

    def finished(self) -> Finished | None:
        """Return how the match ended; None if it has not."""
        pending = self.game.pending(self.positions[-1])
        if isinstance(pending, Finished):
            return pending.behind(self.resigned)
        seats = self.seating.seats
        if self.agreed:
            return Finished.called(seats, "agreed").behind(self.resigned)
        if self.late:
            return Finished.called(seats, "time", self.late).behind(self.resigned)
        return Finished.given_up(seats, self.resigned) if self.resigned else None

    @property
    def over(self) -> bool:
        """Whether this is of a match that is over.

        Of one that is not, the computer makes nothing: it neither plays on from there nor analyses
        it, for somebody may still be playing. Whatever has it think about a transcript asks here.
        A match with fair draws tells the server's seed when it is over, and not before.
        """
        told = self.fairness is None or self.fairness.server_seed is not None
        return told and self.finished() is not None

    def hands(self) -> Iterator[str]:
        """Return a line for each time that a seat changed hands."""
        for turn, seat in self.changed:
            yield f"changed {self.game.seat_names[seat]} {turn}"

    def _end(self) -> Iterator[str]:
        names = self.game.seat_names
        yield from self.hands()
        yield from (f"resigned {names[seat]}" for seat in self.resigned)
        yield from (f"late {names[seat]}" for seat in self.late)
        if self.agreed:
            yield AGREED
        if (finished := self.finished()) is not None:
            winners = ", ".join(names[seat] for seat in finished.winners) or "nobody"
            scores = (
                "" if finished.scores is None else f" scores {json_text(list(finished.scores))}"
            )
            yield f"end {winners} {finished.reason}{scores}"


class Scroll:
    """A running match as text, as far as one viewer may know it for good.

    A hidden draw is written ``=?`` and a hidden move ``?``; what the viewer did not notice at all
    is left out, and so is the server's seed. What was written once is not written again.
    """

    def __init__(self, viewer: Viewer) -> None:
        self._viewer = viewer
        self._turn = Lock()
        self._header: list[str] = []
        self._begin()

    def _begin(self) -> None:
        self._digest = hashlib.sha256()
        self._lines = list(sealed_lines(self._header, self._digest))
        self._seen = self._number = 0
        self._open: list[Moves] = []
        """What the last turn has so far; its line is not final."""

    def text(self, match: Transcript) -> str:
        """Return the match as it is now."""
        with self._turn:
            header = list(match.header(over=False))
            if header != self._header or len(match.history) < self._seen:
                self._header = header
                self._begin()
            self._take(match)
            last = (*turn_lines(match.game, self._open, self._number), *match.hands())
            return "\n".join((*self._lines, *sealed_lines(last, self._digest.copy()), ""))

    def _take(self, match: Transcript) -> None:
        game, fresh = match.game, match.played[self._seen :]
        self._seen += len(fresh)
        self._open += [m for step in fresh if (m := known(game, step.story, self._viewer))]
        done = [*turns(self._open)][:-1]
        final = self._open[: sum(len(moves) + len(draws) for moves, draws in done)]
        self._lines += sealed_lines(turn_lines(game, final, self._number), self._digest)
        self._number += len(done)
        del self._open[: len(final)]


def turns(history: Sequence[Moves]) -> Iterator[tuple[list[Moves], list[Any]]]:
    """Return the history in lines: decisions of the same seats, then the draws that follow."""
    moves: list[Moves] = []
    draws: list[Any] = []
    for happened in history:
        if NATURE in happened:
            draws.append(happened[NATURE])
            continue
        if draws or (moves and set(moves[-1]) != set(happened)) or (moves and len(happened) > 1):
            yield moves, draws
            moves, draws = [], []
        moves.append(happened)
    if moves or draws:
        yield moves, draws


def turn_lines(game: AnyGame, history: Sequence[Moves], first: int = 0) -> Iterator[str]:
    """Return one line a turn; a move or draw that is None is hidden."""
    for number, (moves, draws) in enumerate(turns(history), first):
        parts = [str(number)]
        if moves:
            turned = {seat: [happened[seat] for happened in moves] for seat in sorted(moves[0])}
            told = (f"{game.seat_names[s]}: {_turn_text(game, m)}" for s, m in turned.items())
            parts.append("; ".join(told))
        parts += [HIDDEN_DRAW if draw is None else game.notation.move_text(draw) for draw in draws]
        yield " ".join(parts)


def _turn_text(game: AnyGame, moves: list[Any]) -> str:
    if all(move is not None for move in moves):
        return game.notation.turn_text(moves)
    spell = game.notation.move_text
    return " ".join("?" if move is None else spell(move) for move in moves)


def known(game: AnyGame, story: Iterable[Any], viewer: Viewer) -> Moves:
    """Return who did what as this viewer may be told for good; None for what is hidden."""
    known: dict[Seat, Any] = {}
    for happening in story:
        if isinstance(happening, Moved | ChanceOutcome):
            match game.show(happening, viewer):
                case Moved(seat, move):
                    known[seat] = None if move is HIDDEN else move
                case ChanceOutcome(_, outcome):
                    known[NATURE] = None if outcome is HIDDEN else outcome
    return known


def sealed_lines(lines: Iterable[str], covered: hashlib._Hash | None = None) -> Iterator[str]:
    """Return the lines, each with the check at its end that covers all text up to there."""
    digest = covered or hashlib.sha256()
    for line in lines:
        digest.update(line.encode() + b"\n")
        yield f"{line} #{digest.hexdigest()[:_CHECK]}"


def json_text(value: object) -> str:
    """Return the one way in which a transcript writes a value as JSON."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def _hex(seed: bytes | None) -> str | None:
    return None if seed is None else seed.hex()
