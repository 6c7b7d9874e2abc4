"""The table: all that the log says, folded. A value of the log and of nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

from tailback.kit import (
    NATURE,
    SPECTATOR,
    AnyGame,
    Decision,
    FairDice,
    Finished,
    Pending,
    Seat,
    Seating,
    Viewer,
    commitment,
)
from tailback.kit.chance import Dice
from tailback.kit.registry import game as installed_game
from tailback.match.run import Run, Steps

DiceMaker: TypeAlias = Callable[[bytes, Sequence[bytes], int], Dice]
"""Returns the dice from the server's seed, the seats' seeds and the number of draws so far."""


class Allowance(NamedTuple):
    """How many milliseconds each seat has at first, and how many more after each turn."""

    first: int
    more: int


class Vote(NamedTuple):
    """What someone wants about a seat whose time has run out: wait, a bot, or the end."""

    choice: str
    bot: str | None


class Offer(NamedTuple):
    """What a seat has offered, by its number at this table: a draw, or to take a commit back."""

    number: int
    what: str
    seat: Seat
    agreed: tuple[Seat, ...] = ()


class Decline(NamedTuple):
    """An offer that came to nothing, and who said no: another seat, or its own."""

    number: int
    what: str
    seat: Seat
    by: Seat


class Claim(NamedTuple):
    """Somebody asks for a seat whose key they have not: how it stands, or what came of it."""

    number: int
    seat: Seat
    key: str
    """By which key the seat is opened once it is theirs."""
    at: int
    """When they asked, in milliseconds since 1970."""
    wait: int
    """For how many milliseconds it stays open when all have agreed."""
    agreed: tuple[Seat, ...] = ()
    since: int | None = None
    """When the last of the others agreed."""
    end: str | None = None
    """What came of it: declined, cancelled, handed (the seat changed hands), or over."""
    by: Seat | None = None
    """Who declined."""
    turn: int = 0
    """The number of the latest turn when it was made; once it has ended, when that was."""

    @property
    def due(self) -> int | None:
        """Return when the seat changes hands; None while somebody must still agree."""
        return None if self.since is None else self.since + self.wait


@dataclass(slots=True)
class Chair:
    """Who sits on one seat: ``kind`` is open, person or bot; ``bot`` the name of who thinks."""

    kind: str = "open"
    name: str = ""
    seed: bytes | None = None
    """What it adds to the draws, as soon as that is known to all."""
    bot: str | None = None
    commitment: str | None = None
    """To which seed it has committed; None where the seed is nobody's choice."""
    resigned: bool = False
    handed_at: int = 0
    """How long the log was when the seat was last handed over."""

    @property
    def given_up(self) -> bool:
        """Return whether a stand-in plays on for someone who has resigned."""
        return self.resigned and self.bot is not None

    @property
    def handed(self) -> bool:
        """Return whether a bot plays on for a person who may take the seat back."""
        return self.kind == "person" and self.bot is not None

    @property
    def plays(self) -> bool:
        """Return whether a person plays here."""
        return self.kind == "person" and self.bot is None and not self.resigned


class Page:
    """What one entry brought about, and the version that each viewer had after it."""

    __slots__ = ("_table", "by", "open", "steps", "turn", "versions")

    def __init__(
        self, steps: Steps, versions: tuple[int, ...], before: Page | None, by: Seat | None = None
    ) -> None:
        self.steps = steps
        self.by = by
        """Whose commit it was; None where it was more, or something else."""
        self.versions = versions
        """In the order of ``Table.viewers``."""
        self.turn: int = 1 if before is None else before.turn + (not before.goes_on(steps[0].moves))
        """The number of the turn that it is part of, as a transcript counts its lines, from 1."""
        self.open: bool | None = None
        """Whether all of it lay open to everyone; None until somebody asks (``undo``)."""
        self._table: Any = None

    def goes_on(self, moves: Mapping[Seat, Any]) -> bool:
        """Return whether these decisions still belong to this page's turn."""
        last = self.steps[-1].moves
        return len(moves) == 1 and NATURE not in last and last.keys() == moves.keys()

    def table(self, game: AnyGame) -> Any:
        """Return what lay open after it; looked at once."""
        if self._table is None:
            self._table = game.eyes.table(self.steps[-1].after)
        return self._table

    def age(self) -> None:
        """Forget what can be looked at again: another page lies on this one now."""
        self._table = None

    def shown(self, game: AnyGame, viewer: Viewer) -> list[Any]:
        """Return what a viewer is shown of it."""
        story = [one for step in self.steps for one in step.story]
        return [seen for one in story if (seen := game.show(one, viewer)) is not None]


class Table:
    """Seats, position, sealed choices, questions, and what has happened."""

    game: AnyGame
    options: Any
    seating: Seating
    server_seed: bytes
    scene: Any
    time: float | None
    """After how many seconds a default is played; None where everyone is waited for."""
    pending: Pending[Any]
    decision: Decision[Any] | None = None
    """The decision that the table waits for, if any."""

    def __init__(
        self,
        id: str,
        games: Callable[[str], AnyGame] = installed_game,
        dice: DiceMaker = FairDice,
    ) -> None:
        self.id = id
        self.games = games
        self.length = 0
        self.at = 0
        """When the last entry was written, in milliseconds since 1970."""
        self.asked = 0
        """When the entry was written that put the questions which are asked now."""
        self.chairs: list[Chair] = []
        self.begun = False
        self.pages: list[Page] = []
        self.steps = 0
        """How many steps there are on the pages."""
        self.given = 0
        """How many of the pages were taken over from another match."""
        self.versions: list[int] = []
        self.drawn = 0
        self.sealed: dict[Seat, Any] = {}
        self.seals: dict[Seat, tuple[int, int]] = {}
        """How often a seat has sealed its choice, beside the question."""
        self.asks: list[int] = []
        self.ids: dict[tuple[Viewer, str], str] = {}
        """What each seat, or whoever set the table, said under each id, as it was written: a repeat
        must say the same."""
        self.result: Finished | None = None
        self.full_at = 0
        """When the last seat was taken."""
        self.terms: str | None = None
        """The digest of all that was fixed then, before anyone revealed a seed."""
        self.agreed_deal: set[Seat] = set()
        """Who agrees to deal without the seeds that are missing."""
        self.without: tuple[Seat, ...] = ()
        """The seats that were dealt without."""
        self.given_hash: str | None = None
        """What fixes the pages that were taken over from another match."""
        self.again: dict[Seat, str] = {}
        """Who wants a rematch, each with a commitment to a seed for it."""
        self.swaps: set[Seat] = set()
        """Those of them who want to swap sides."""
        self.moved_on = 0
        """How many seats further on everyone sits than when the tokens were given."""
        self.keys: dict[Seat, str] = {}
        """By which key alone a seat is opened: that of whoever sits there."""
        self.links: dict[Seat, str] = {}
        """Which key the invitation to a seat has, where it was renewed."""
        self.former: dict[str, Seat] = {}
        """The keys that opened a seat before it changed hands."""
        self.claims: list[Claim] = []
        """Who has asked for a seat whose key they had not."""
        self.next: str | None = None
        self.next_seed: bytes | None = None
        """The server's seed of the match that follows, fixed when this one was opened."""
        self.follows: str | None = None
        """The commitment of the match before, of a rematch."""
        self.starter: Seat | None = None
        self.clock: Allowance | None = None
        self.left: list[int] = []
        """How many milliseconds each seat has left, as it was when the last entry was written."""
        self.spent: list[int] = []
        """How many of them it has used up for the question that it is asked now."""
        self.brought: list[tuple[int, Seat]] = []
        """To which seats a turn has brought more time, each with how many pages lay before it."""
        self.late: dict[Seat, dict[Seat, Vote]] = {}
        """What others want about a seat whose time has run out."""
        self.ended_late: tuple[Seat, ...] = ()
        """Who was late when the others ended the match because of it."""
        self.offer: Offer | None = None
        self.offers = 0
        self.answer: Decline | None = None
        """What came of the latest offer, where someone said no and nothing has happened since."""
        self.declined: dict[tuple[Seat, str], tuple[int, int]] = {}
        """After how many pages a seat's last offer of a kind came to nothing, and how often
        something was taken back before."""
        self.agreed = False
        """Whether the match ended in a draw that all agreed to."""
        self.said: Counter[tuple[Viewer, str]] = Counter()
        """How many entries there are of each seat and kind, of those that are no moves."""
        self.taken = 0
        """How often something was taken back."""
        self._dice = dice

    def set(self, position: Any) -> None:
        """Put the game into this position."""
        self.position = position
        self.pending = self.game.pending(position)
        self._shown: Any = None

    @property
    def shown(self) -> Any:
        """Return what lies open now; looked at once."""
        if self._shown is None:
            self._shown = (
                self.pages[-1].table(self.game)
                if self.pages
                else self.game.eyes.table(self.position)
            )
        return self._shown

    @property
    def turn(self) -> int:
        """Return the number of the latest turn; 0 before the first."""
        return self.pages[-1].turn if self.pages else 0

    # What is asked

    @property
    def stage(self) -> str:
        """Return open, revealing (every seat is taken, a seed is missing), running or over."""
        if self.begun:
            return "over" if self.result else "running"
        return "revealing" if self.full else "open"

    @property
    def timed(self) -> bool:
        """Return whether a default will be played for whoever stays silent now."""
        decision = self.decision
        return self.time is not None and decision is not None and decision.default is not None

    @property
    def holds(self) -> bool:
        """Return whether an answer equal to the default waits for the end of the time now."""
        decision = self.decision
        return decision is not None and decision.hold and self.timed

    @property
    def chosen(self) -> tuple[Seat, ...]:
        """Return who has made a choice that is not used yet; nobody where choices are held."""
        return tuple(sorted(self.sealed)) if self.sealed and not self.holds else ()

    def ask(self, seat: Viewer) -> int | None:
        """Return the name of the question put to this seat, or None."""
        decision = self.decision
        if seat is SPECTATOR or decision is None or seat not in decision.seats:
            return None
        return self.asks[seat]

    @cached_property
    def commitment(self) -> str:
        """Return what was published of the server's seed before the first draw."""
        return commitment(self.server_seed)

    @cached_property
    def promise(self) -> str | None:
        """Return what is published of the server's seed of the match that may follow."""
        return None if self.next_seed is None else commitment(self.next_seed)

    # Who is there

    @cached_property
    def viewers(self) -> tuple[Viewer, ...]:
        """Return every seat, and the spectator."""
        return (*range(self.seating.seats), SPECTATOR)

    @cached_property
    def everyone(self) -> frozenset[Viewer]:
        """Return the same in no order."""
        return frozenset(self.viewers)

    def eyes(self, viewer: Viewer) -> Viewer:
        """Return by whose eyes a viewer looks: one who has given its seat up is a spectator."""
        given_up = viewer is not SPECTATOR and self.chairs[viewer].given_up
        return SPECTATOR if given_up else viewer

    @property
    def full(self) -> bool:
        """Return whether every seat is taken."""
        return all(chair.kind != "open" for chair in self.chairs)

    @property
    def people(self) -> tuple[Seat, ...]:
        """Return the seats on which people play: none that was given up or handed over."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.plays])

    @property
    def resigned(self) -> tuple[Seat, ...]:
        """Return the seats that were given up."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.resigned)

    def dice(self, chairs: Sequence[Chair] | None = None) -> Dice:
        """Return the dice as they stand before the next draw, with the seeds of these chairs."""
        seeds = [chair.seed or b"" for chair in (self.chairs if chairs is None else chairs)]
        return self._dice(self.server_seed, seeds, self.drawn)

    # What happens

    def take(self, run: Run) -> None:
        """Let this happen: the position moves on, choices are used up, new questions are put."""
        self.drawn += len(run.draws)
        self.sealed.clear()
        if run.steps:
            self.set(run.steps[-1].after)
        pending = self.pending
        if isinstance(pending, Finished):
            self.finish(pending)
        elif isinstance(pending, Decision):
            if self.starter is None:
                self.starter = pending.seats[0]
            self._put(pending)

    def _put(self, decision: Decision[Any]) -> None:
        """Put the questions of a decision."""
        self.decision, self.asked = decision, self.at
        for seat in decision.seats:
            self.asks[seat] += 1

    def rewind(self, first: int) -> None:
        """Take pages back, from this one on: what was asked before it is asked again."""
        self.set(self.pages[first].steps[0].before)
        self.steps -= sum(len(page.steps) for page in self.pages[first:])
        del self.pages[first:]
        self.sealed.clear()
        self.taken += 1
        assert isinstance(self.pending, Decision)
        self._put(self.pending)

    def turned(self, steps: Steps, by: Seat | None = None) -> Page:
        """Keep what one entry brought about, and return it."""
        before = self.pages[-1] if self.pages else None
        page = Page(steps, tuple(self.versions), before, by)
        if before is not None:
            before.age()
        self.pages.append(page)
        self.steps += len(steps)
        return page

    def finish(self, end: Finished) -> None:
        """End the match; whoever resigned comes after all who did not."""
        self.result, self.decision = end.behind(self.resigned), None
        self.unoffer()
        self.claims = [c if c.end else c._replace(end="over", turn=self.turn) for c in self.claims]
        self.sealed.clear()

    def claim(self, seat: Seat) -> Claim | None:
        """Return the claim to a seat that stands open, if any."""
        return next((c for c in self.claims if c.seat == seat and c.end is None), None)

    def opener(self, seat: Seat) -> str | None:
        """Return the key by which alone a seat is opened, or can be taken; None: by its first."""
        return self.keys.get(seat) or self.links.get(seat)

    def has_key(self, key: str) -> bool:
        """Return whether the log names this key anywhere: one key has one use."""
        named = (*self.keys.values(), *self.links.values(), *(claim.key for claim in self.claims))
        return key in named or key in self.former

    def unoffer(self) -> None:
        """Forget what was offered, and what was said to it: it has been left behind."""
        self.offer = self.answer = None
