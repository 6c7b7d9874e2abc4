"""Transcripts: a whole match as text, one line a turn, to be played through again and checked.

A transcript has a header (game, rules number, options written out, seats, fairness) and then
numbered lines: who moved, what, and what chance brought (``=M3``). Every line ends with
a check that covers all text up to there, so a changed character is found on its own line.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import accumulate
from threading import Lock
from typing import Any, Final, NoReturn, TypeVar

from tailback.kit.chance import (
    NO_SEED,
    SEED_BYTES,
    FairDice,
    bot_seed,
    commitment,
    hmac_sha256,
    read_commitment,
    read_seed,
)
from tailback.kit.errors import (
    Sayable,
    Sentence,
    TailbackError,
    TranscriptError,
    UnfairDraw,
    quoted,
)
from tailback.kit.eyes import HIDDEN, Fell, Moved, Viewer
from tailback.kit.game import AnyGame, Step
from tailback.kit.phrasebook import KIT
from tailback.kit.registry import game as find_game
from tailback.kit.rules import NATURE, Chance, Finished, Last, Seat, Seating

TITLE: Final = "tailback transcript 2"
LONGEST: Final = 500_000
"""How many characters a transcript has at most."""
MOST_LINES: Final = 10_000
"""How many lines it has at most; the longest games that were played here have a tenth of it."""
_CHECK: Final = 8
_HIDDEN: Final = "=?"
_AGREED: Final = "agreed draw"
_AFTER: Final = ("changed ", "resigned ", "late ", _AGREED, "end ")
"""How the lines begin that come after the last turn."""
_TERMS: Final = (
    *("tailback ", "game ", "rules ", "options ", "seating ", "given "),
    *("commitment ", "follows ", "promise ", "given-hash ", "committed "),
)
"""How the lines of the header begin that are fixed before anyone reveals a seed; no name is."""
_LONGEST_COUNT: Final = 7

T = TypeVar("T")
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


@dataclass(frozen=True)
class Receipt:
    """What a player has kept from before the deal: nobody can change that afterwards."""

    commitment: str
    """The server's, as it was told before the player sat down."""
    terms: str
    """The digest of :meth:`Transcript.terms`, as it was told before the player revealed a seed."""
    seeds: tuple[bytes, ...]
    """The player's own, of one seat or of several on one device."""

    def text(self) -> str:
        """Return the receipt as text."""
        seeds = [seed.hex() for seed in self.seeds]
        return _json({"commitment": self.commitment, "seeds": seeds, "terms": self.terms}) + "\n"

    @classmethod
    def read(cls, text: str) -> Receipt:
        """Return the receipt of a text; raise TailbackError where it is none."""
        try:
            given = json.loads(text[:LONGEST])
            commitments = [read_commitment(given[name]) for name in ("commitment", "terms")]
            seeds = tuple(read_seed(seed) for seed in given["seeds"])
        except (ValueError, TypeError, KeyError, RecursionError):
            raise TailbackError(KIT.sentence("no-receipt-text")) from None
        if None in seeds or None in commitments:
            raise TailbackError(KIT.sentence("no-receipt-text"))
        return cls(given["commitment"], given["terms"], tuple(seed for seed in seeds if seed))


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
        return _text([*self.header(), *turned, *self._end()])

    def text_for(self, viewer: Viewer) -> str:
        """Return a running match as text, as far as this viewer may know it for good.

        A hidden draw is written ``=?`` and a hidden move ``?``; what the viewer did not notice at
        all is left out, and so is the server's seed.
        """
        return Scroll(viewer).text(self)

    def header(self, *, over: bool = True) -> Iterator[str]:
        """Return the lines before the first turn; the server's seed only if it is over."""
        game = self.game
        fair = self.fairness
        yield TITLE
        yield f"game {game.id}"
        yield f"rules {game.rules_number}"
        yield f"options {_json(self.options.write())}"
        yield f"seating {_json(_seating_out(self.seating))}"
        for seat, player in enumerate(self.players):
            yield f"seat {game.seat_names[seat]} {_json(player)}"
        if self.given:
            yield f"given {self.given}"
        if fair is not None:
            yield from self._fair_lines(fair, over=over)

    def _fair_lines(self, fair: Fairness, *, over: bool) -> Iterator[str]:
        names = self.game.seat_names
        yield f"commitment {fair.commitment}"
        if fair.follows is not None:
            yield f"follows {fair.follows}"
        if fair.promise is not None:
            yield f"promise {fair.promise}"
        if fair.given_hash is not None:
            yield f"given-hash {fair.given_hash}"
        for seat, committed in enumerate(fair.seat_commitments):
            if committed is not None:
                yield f"committed {names[seat]} {committed}"
        for seat, seed in enumerate(fair.seat_seeds):
            if seed is not None:
                yield f"seed {names[seat]} {seed.hex()}"
        yield from (f"without {names[seat]}" for seat in fair.without)
        if fair.server_seed is not None and over:
            yield f"seed server {fair.server_seed.hex()}"

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
            yield _AGREED
        if (finished := self.finished()) is not None:
            winners = ", ".join(names[seat] for seat in finished.winners) or "nobody"
            scores = "" if finished.scores is None else f" scores {_json(list(finished.scores))}"
            yield f"end {winners} {finished.reason}{scores}"


class Scroll:
    """A running match as text for one viewer: what was written once is not written again."""

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
        """Return the match as text, as far as the viewer may know it for good."""
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


def read(text: str) -> Transcript:
    """Return the transcript of a text, every check and every move verified."""
    return _Reader(text).transcript()


def verify(
    transcript: Transcript, after: Transcript | None = None, receipt: Receipt | None = None
) -> int:
    """Check every commitment and every draw against the seeds; return the number of draws.

    Of a rematch also what the match ``after`` which it was played has promised, and for a player
    what its ``receipt`` says. Raises :class:`TailbackError` where they do not fit, and names the
    first draw that does not (:class:`UnfairDraw`). What this cannot prove, :func:`doubts` tells.
    """
    fair = transcript.fairness
    if fair is None or fair.server_seed is None:
        raise TailbackError(KIT.sentence("no-seeds"))
    if commitment(fair.server_seed) != fair.commitment:
        raise TailbackError(KIT.sentence("other-seed"))
    for seat in range(len(transcript.players)):
        _check_seat(transcript, fair, seat)
    due = given_hash(transcript.game, transcript.history[: transcript.given], fair.server_seed)
    if fair.given_hash != due:
        raise TailbackError(KIT.sentence("other-given"))
    if after is not None:
        _check_promise(fair, after.fairness)
    if receipt is not None:
        _check_receipt(transcript, fair, receipt)
    dice = FairDice(fair.server_seed, fair.seeds)
    spelled = transcript.game.notation.move_text
    for at, step in enumerate(transcript.played[transcript.given :], transcript.given):
        pending = transcript.game.pending(step.before)
        if isinstance(pending, Chance):
            outcome, given = pending.outcomes[dice.pick(pending.weights)], step.moves[NATURE]
            if given != outcome:
                told = {"due": spelled(outcome), "given": spelled(given)}
                raise UnfairDraw(at, KIT.sentence("other-draw", draw=str(dice.drawn), **told))
    return dice.drawn


def doubts(transcript: Transcript, receipt: Receipt | None = None) -> tuple[Sentence, ...]:
    """Return why a transcript that was verified does not prove that nobody chose the deal.

    None where it does: to the player whose ``receipt`` this is.
    """
    fair, found = transcript.fairness, list[Sentence]()
    if fair is not None and fair.without:
        names = [transcript.game.seat_names[seat] for seat in fair.without]
        found.append(KIT.sentence("dealt-without", seats=names))
    if receipt is None:
        found.append(KIT.sentence("no-receipt"))
    return tuple(found)


def given_hash(game: AnyGame, history: Sequence[Moves], server_seed: bytes) -> str | None:
    """Return what fixes a history that was taken over, and tells nothing of it before the end."""
    if not history:
        return None
    text = "\n".join(turn_lines(game, history))
    return hmac_sha256(server_seed, text.encode()).hex()


def _check_seat(transcript: Transcript, fair: Fairness, seat: Seat) -> None:
    """Raise unless a seat's seed is the one that it had committed to, or a computer player's."""
    committed, seed = fair.seat_commitments[seat], fair.seat_seeds[seat]
    name = transcript.game.seat_names[seat]
    if committed is None:
        if seed != bot_seed(fair.commitment, seat):
            raise TailbackError(KIT.sentence("other-bot-seed", seat=name))
    elif (seed is None) != (seat in fair.without) or (seed and commitment(seed) != committed):
        raise TailbackError(KIT.sentence("other-seat-seed", seat=name))


def _check_promise(fair: Fairness, before: Fairness | None) -> None:
    """Raise if this is not what the match before has promised."""
    if before is None or fair.follows != before.commitment:
        raise TailbackError(KIT.sentence("not-following"))
    if before.promise != fair.commitment:
        raise TailbackError(KIT.sentence("other-promise"))


def _check_receipt(transcript: Transcript, fair: Fairness, receipt: Receipt) -> None:
    """Raise if this is not the match of which a player has kept this."""
    if receipt.commitment != fair.commitment:
        raise TailbackError(KIT.sentence("other-commitment"))
    if any(commitment(seed) not in fair.seat_commitments for seed in receipt.seeds):
        raise TailbackError(KIT.sentence("other-own-seed"))
    if not receipt.seeds or receipt.terms != transcript.terms():
        raise TailbackError(KIT.sentence("other-terms"))


def turn_lines(game: AnyGame, history: Sequence[Moves], first: int = 0) -> Iterator[str]:
    """Return one line a turn; a move or draw that is None is hidden."""
    for number, (moves, draws) in enumerate(turns(history), first):
        parts = [str(number)]
        if moves:
            turned = {seat: [happened[seat] for happened in moves] for seat in sorted(moves[0])}
            told = (f"{game.seat_names[s]}: {_turn_text(game, m)}" for s, m in turned.items())
            parts.append("; ".join(told))
        parts += [_HIDDEN if draw is None else game.notation.move_text(draw) for draw in draws]
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
        if isinstance(happening, Moved | Fell):
            match game.show(happening, viewer):
                case Moved(seat, move):
                    known[seat] = None if move is HIDDEN else move
                case Fell(_, outcome):
                    known[NATURE] = None if outcome is HIDDEN else outcome
    return known


def _text(lines: Iterable[str]) -> str:
    return "\n".join(sealed_lines(lines)) + "\n"


def sealed_lines(lines: Iterable[str], covered: hashlib._Hash | None = None) -> Iterator[str]:
    """Return the lines, each with the check at its end that covers all text up to there."""
    digest = covered or hashlib.sha256()
    for line in lines:
        digest.update(line.encode() + b"\n")
        yield f"{line} #{digest.hexdigest()[:_CHECK]}"


def _json(value: object) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def _seating_out(seating: Seating) -> dict[str, object]:
    return {
        "seats": seating.seats,
        "by_age": None if seating.by_age is None else list(seating.by_age),
        "last": None if seating.last is None else list(seating.last),
    }


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
        given = self._given()
        fair = self._fairness(names)
        return self._history(Transcript(game, options, seating, players, (), fair, given=given))

    def _given(self) -> int:
        if not self._peek().startswith("given "):
            return 0
        word = self._next("given")
        if not (word.isascii() and word.isdecimal() and len(word) <= _LONGEST_COUNT):
            self._fail("given-count")
        return int(word)

    def _fairness(self, names: Sequence[str]) -> Fairness | None:
        if not self._peek().startswith("commitment "):
            return None
        committed = self._commitment("commitment")
        follows, promise, given = map(self._maybe, ("follows", "promise", "given-hash"))
        commitments = tuple(self._maybe(f"committed {name}") for name in names)
        seeds = tuple(self._seed(f"seed {name}") for name in names)
        without = self._seats("without", names)
        server = self._seed("seed server")
        return Fairness(committed, commitments, seeds, server, follows, promise, without, given)

    def _maybe(self, begins: str) -> str | None:
        """Return the commitment on a line that begins so; None if there is no such line."""
        return self._commitment(begins) if self._peek().startswith(f"{begins} ") else None

    def _commitment(self, begins: str) -> str:
        if (word := read_commitment(self._next(begins))) is None:
            self._fail("commitment-digits", digits=2 * SEED_BYTES)
        return word

    def _history(self, made: Transcript) -> Transcript:
        game, steps, number = made.game, list[Step[Any, Any]](), 0
        position = self._try(game, game.start, made.options, made.seating)
        while self._peek() and not self._peek().startswith(_AFTER):
            for happened in self._happenings(self._next(str(number)), game):
                if isinstance(game.pending(position), Finished):
                    self._fail("was-over")
                self._try(game, game.check, position, happened)
                steps.append(game.step(position, happened))
                position = steps[-1].after
            number += 1
        names = game.seat_names[: made.seating.seats]
        changed = self._changed(names, number)
        resigned, late = self._seats("resigned", names), self._seats("late", names)
        if agreed := self._peek() == _AGREED:
            self._next("agreed")
        history = tuple(step.moves for step in steps)
        if made.given > len(history):
            self._fail("given-count")
        whole = replace(made, history=history, resigned=resigned, late=late, agreed=agreed)
        whole = replace(whole, changed=changed, steps=tuple(steps))
        self._same(whole)
        return whole

    def _changed(self, names: Sequence[str], turns: int) -> tuple[tuple[int, Seat], ...]:
        """Return which seats changed hands, each after which of so many turns."""
        found: list[tuple[int, Seat]] = []
        while self._peek().startswith("changed "):
            name, _, word = self._next("changed").rpartition(" ")
            if name not in names:
                self._fail("not-a-seat", name=quoted(name), names=names)
            number = int(word) if word.isascii() and word.isdecimal() and len(word) < 8 else -1
            if not (found[-1][0] if found else 0) <= number <= turns:
                self._fail("changed-turn", turns=turns)
            found.append((number, names.index(name)))
        return tuple(found)

    def _seats(self, what: str, names: Sequence[str]) -> tuple[Seat, ...]:
        """Return the seats of which this is said, each on a line."""
        seats: set[Seat] = set()
        while self._peek().startswith(f"{what} "):
            if (name := self._next(what)) not in names:
                self._fail("not-a-seat", name=quoted(name), names=names)
            seats.add(names.index(name))
        return tuple(sorted(seats))

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
            if word == _HIDDEN:
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

    def _seed(self, begins: str) -> bytes | None:
        """Return the seed on a line that begins so; None if there is no such line."""
        if not self._peek().startswith(f"{begins} "):
            return None
        if (seed := read_seed(self._next(begins))) is None:
            self._fail("seed-digits", digits=2 * SEED_BYTES)
        return seed

    def _object(self, begins: str) -> dict[str, Any]:
        value = self._json(self._next(begins))
        if not isinstance(value, dict):
            self._fail("no-object")
        return value

    def _json(self, text: str) -> Any:
        try:
            value = json.loads(text)
            again = _json(value)
        except (ValueError, RecursionError) as error:
            self._fail("no-json", why=error)
        if again != text:
            self._fail("written", due=quoted(again))
        return value

    def _peek(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

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
