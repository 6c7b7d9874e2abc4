"""What leaves a match: updates to viewers, answers to those who asked.

Everything in them has gone through the game's observer or lies open on the table.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from tailback.kit import AnyView, Detail, Event, Finished, Phrasebook, Refusal, Viewer
from tailback.kit.errors import Sentence

REASONS: Final = Phrasebook.of("tailback.match")
"""Why a message is refused: a sentence for each reason."""


def reason(why: str) -> Sentence:
    """Return the sentence of a reason, for the person who meets it, in whichever language.

    >>> reason("over").said("de")
    'Die Partie ist zu Ende.'
    """
    return REASONS.sentence(f"why-{why}")


Prompt: TypeAlias = tuple[str, dict[str, Detail]]
"""The message that tells a viewer what is asked now, and its details."""


@dataclass(frozen=True, slots=True)
class Place:
    """A seat as everyone sees it: ``kind`` is open, person or bot."""

    name: str
    kind: str
    resigned: bool
    stand_in: str | None = None
    """The bot that plays on for the person, who may take the seat back."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """How many seconds each seat has left, as things stand now; none where there is no clock."""

    left: tuple[float | None, ...]
    running: tuple[int, ...]
    """Whose run."""


@dataclass(frozen=True, slots=True)
class OvertimeVoteShown:
    """What someone wants about a seat whose time has run out: wait, bot or end."""

    seat: int
    by: int
    choice: str
    bot: str | None


@dataclass(frozen=True, slots=True)
class Offered:
    """What a seat has offered: a draw, or to take back (back); who agrees, who must still."""

    number: int
    what: str
    seat: int
    agreed: tuple[int, ...]
    waits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Declined:
    """The latest offer, to which another said no; told until something else happens."""

    number: int
    what: str
    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class Claimed:
    """Somebody has asked for a seat whose link they had lost: how it stands, or what came of it."""

    number: int
    seat: int
    at: int
    """When they asked, in milliseconds since 1970."""
    agreed: tuple[int, ...]
    waits: tuple[int, ...]
    """Who must still agree."""
    until: int | None
    """When the seat changes hands, unless its link is used before; null while some must agree."""
    end: str | None
    """What came of it: declined, cancelled (the seat's link was used), handed, or over."""
    by: int | None
    """Who declined."""
    turn: int
    """The number of the latest turn when it was made; once it has ended, when that was."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The seeds that every draw follows from, in hexadecimal; the server's when it is over."""

    commitment: str
    seat_commitments: tuple[str | None, ...]
    """To which seed a seat has committed; null where the seed is nobody's choice."""
    seat_seeds: tuple[str | None, ...]
    server_seed: str | None
    follows: str | None = None
    """Of a rematch: the commitment of the match before, which promised this one."""
    promise: str | None = None
    """The commitment of the match that may follow, made before anyone's seed for it."""
    without: tuple[int, ...] = ()
    """The seats that were dealt without: they had not revealed their seeds."""
    terms: str | None = None
    """The digest of all that is fixed before anyone reveals a seed, when every seat is taken."""


@dataclass(frozen=True, slots=True)
class Revealing:
    """What the deal waits for when every seat is taken."""

    missing: tuple[int, ...]
    """Whose seeds are not revealed yet."""
    deciding: tuple[int, ...]
    """Who must agree to deal without them, as soon as that can be done."""
    agreed: tuple[int, ...]
    left: float
    """In how many seconds it can be, as things stand now."""


@dataclass(frozen=True, slots=True)
class People:
    """Who sits at the table, how the match ended, and who wants another."""

    seats: tuple[Place, ...]
    proof: Proof
    result: Finished | None
    rematch: tuple[int, ...]
    """The seats that want a rematch."""
    next_match: str | None
    """The match that follows this one."""
    swap: tuple[int, ...] = ()
    """Those who want a rematch with sides swapped: everyone one seat further on."""
    overtime_votes: tuple[OvertimeVoteShown, ...] = ()
    """What is wanted about those whose time has run out."""
    offer: Offered | None = None
    taken: int = 0
    """How often moves were taken back; where it has risen, what was told of them is undone."""
    declined: Declined | None = None
    revealing: Revealing | None = None
    claims: tuple[Claimed, ...] = ()
    """Every time that somebody asked for a seat whose link they had lost, oldest first."""


@dataclass(frozen=True, slots=True)
class Recent:
    """Which of the events that were missed are marked: the latest ``count`` of them.

    Of a seat's own turn (``moved``) as long as it is the latest; after it, all that others did.
    A spectator's are those of the latest turn.
    """

    count: int
    moved: bool


@dataclass(slots=True)  # not frozen: one is made for every move and viewer, and that costs
class Update:
    """All that one viewer may know now, and the events that led there."""

    match: str
    version: int
    """How often something has changed for this viewer; follows from the log alone."""
    stage: str
    """open, revealing, running or over."""
    view: AnyView
    prompt: Prompt
    events: tuple[Event, ...] = ()
    shown: tuple[Any, ...] = ()
    """The events and what has no words, as the game itself tells it."""
    ask: int | None = None
    """The name of the question put to this seat; None if it is not asked."""
    legal: tuple[str, ...] = ()
    sealed: str | None = None
    """This seat's own choice that the others do not see yet."""
    chosen: tuple[int, ...] = ()
    """The seats that have made a choice which is not used yet; none where choices are held."""
    time: float | None = None
    """After how many seconds the default is played for this seat."""
    left: float | None = None
    """How many of them are left."""
    people: People | None = None
    """Left out where it has not changed."""
    turn: int | None = None
    """The number of the latest turn, which the latest event belongs to; 0 before the first.

    Left out where it has not changed."""
    clock: Clocks | None = None
    """Only at a table with clocks."""
    barred: dict[str, str] = field(default_factory=dict)
    """What this seat cannot offer now (draw, back), each with why: see :func:`reason`."""
    recent: Recent | None = None
    """Only where events were missed that are told now."""

    @property
    def viewer(self) -> Viewer:
        """Return whose update this is."""
        return self.view.viewer


@dataclass(frozen=True, slots=True)
class Accepted:
    """The message is written down, and will still be after a crash. A repeat gets the same."""

    id: str


@dataclass(frozen=True, slots=True)
class Rejected:
    """The message changed nothing: why (see :func:`reason`), the clause, and how things stand."""

    id: str
    why: str
    update: Update
    refusal: Refusal | None = None
    """The clause and its details, where ``why`` is rule."""
    at: int | None = None
    """Which of the moves, counted from 0."""
    said: str = ""
    """The sentence in English."""


@dataclass(frozen=True, slots=True)
class Tried:
    """How things would stand for this seat after its draft."""

    id: str
    ask: int
    moves: tuple[str, ...]
    view: AnyView
    prompt: Prompt
    legal: tuple[str, ...]
    ends: bool
    """Whether nothing can be added: what follows is known only after a commit."""


Answer: TypeAlias = Accepted | Rejected


class Rejection(Exception):
    """What was asked for cannot be done; ``why`` is for :func:`reason`, unless ``said`` is more."""

    def __init__(
        self, why: str, at: int | None = None, refusal: Refusal | None = None, said: str = ""
    ) -> None:
        super().__init__(why)
        self.why = why
        self.at = at
        self.refusal = refusal
        self.said = said


class Repeated(Exception):
    """The message was written down before: it gets its first answer again."""


AnyAnswer: TypeAlias = Answer | Tried
Body: TypeAlias = dict[str, Any]
