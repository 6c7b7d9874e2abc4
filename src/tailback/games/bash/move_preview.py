"""What each move of a question would bring about, as far as the rules alone can tell.

Each legal move is made on a copy of the race, and what the rules tell of it is put in short.
Nothing is foretold beyond a die, a card or the next choice, and no card is named: what happens up
to there follows from what lies open and from the seat's own hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from tailback.games.bash import happenings
from tailback.games.bash.effects import Effect
from tailback.games.bash.movement import Drive, TurnUp
from tailback.games.bash.moves import NO, Move
from tailback.games.bash.position import LIFE, Position
from tailback.games.bash.race import Race
from tailback.games.bash.task import PendingTask, Task
from tailback.games.bash.tiles import TILE_RULES
from tailback.kit import Chance, Decision, Seat


@dataclass(frozen=True, slots=True)
class BashEffect:
    """One thing that a move would bring about."""

    kind: str
    """Among the values of ``CALLED``, or the kind of the special tile that is rolled for."""
    space: str
    """Where it happens, or where the car then is."""
    car: int | None
    """The car that it happens to, if it is one."""
    life: int
    energy: int
    """What it brings that car; what it costs is negative."""


@dataclass(frozen=True, slots=True)
class BashMovePreview:
    """What a move would bring about, up to a die, a card or the next choice."""

    move: str
    car: int
    """The car that is moved, or that acts."""
    path: tuple[str, ...]
    """The spaces that it comes onto by driving or steering, in order."""
    lands: str
    """Where it is after all that."""
    effects: tuple[BashEffect, ...]
    """In the order in which they happen."""
    dice: bool
    """Whether a die or a card decides how it goes on."""
    more: bool
    """Whether the seat itself chooses how it goes on."""


def move_previews(position: Position, seat: Seat) -> tuple[BashMovePreview, ...]:
    """Return what each move of the seat would bring about; a card is looked at without its effect.

    Moves that move no car and do nothing on the course are left out.
    """
    question = position.tasks[-1] if position.tasks else None
    if not isinstance(question, PendingTask):
        return ()
    pending = question.pending(position)
    if not isinstance(pending, Decision) or seat not in pending.seats:
        return ()
    car = question.car if isinstance(question, Drive) else position.active
    previews = [_preview(position, car, move) for move in question.legal(Race(position))]
    return tuple([way for way in previews if way.path or way.effects])


def _preview(position: Position, car: int, move: Move) -> BashMovePreview:
    story: list[Any] = []
    race = Race(position, story)
    _take(race, move)
    if move.kind == "play" and race.tasks and isinstance(race.tasks[-1], Effect):
        _take(race, NO)
    teller = _Teller(position)
    for happening in story:
        if isinstance(happening, _LATER):
            break
        teller.hear(happening)
    else:
        teller.look_on(race)
    return BashMovePreview(
        move.text,
        car,
        tuple(teller.paths[car]),
        teller.spaces[car],
        tuple(teller.effects),
        teller.dice,
        teller.more,
    )


def _take(race: Race, move: Move) -> None:
    """Make a move, and let happen what follows by itself."""
    cast(PendingTask, race.tasks.pop()).take(race, move)
    race.run()


class _Teller:
    """Puts in short what the rules tell, and follows where the cars are and how they are."""

    def __init__(self, position: Position) -> None:
        names, size = position.graph.names, position.graph.size
        self.spaces = [names[place % size] for place in position.places]
        self.life = list(position.life)
        self.energy = list(position.energy)
        self.paths: list[list[str]] = [[] for _ in self.spaces]
        self.effects: list[BashEffect] = []
        self.dice = self.more = False

    def hear(self, happening: Any) -> None:
        """Take in one happening; of most there is nothing to say."""
        match happening:
            case happenings.Drove(racer, path):
                self._follow(racer, path)
            case happenings.Steered(racer, space):
                self._follow(racer, (space,))
            case happenings.Pushed(racer, path):
                for space in path:
                    self._put("push", racer, space)
            case happenings.SetBack(racer, space, energy):
                self.spaces[racer.number] = space
                self._change("off", racer, life=LIFE, energy=energy)
            case happenings.Damaged(racer, life):
                self._change("damage", racer, life=life)
            case happenings.Repaired(racer, life):
                self._change("repair", racer, life=life)
            case happenings.Charged(racer, energy):
                self._change("star", racer, energy=energy)
            case happenings.Declared(racer):
                self._change("ability", racer, energy=0)
            case happenings.MissileLost(racer):
                self._add("lost", self.spaces[racer.number], racer.number)
            case (
                happenings.Teleported(car=racer, space=space)
                | happenings.Strayed(racer, space)
                | happenings.Landed(racer, space)
                | happenings.Crossed(racer, space)
            ):
                self._put(CALLED[type(happening)], racer, space)
            case happenings.Rammed(_, racer, space) | happenings.MissileHit(
                space, happenings.Racer() as racer
            ):
                self._add(CALLED[type(happening)], space, racer.number)
            case _ if type(happening) in CALLED:
                self._add(CALLED[type(happening)], happening.space)

    def look_on(self, race: Race) -> None:
        """See who decides how it goes on; cards to be drawn and new boulders are no concern."""
        task: Task | None = race.tasks[-1] if race.tasks else None
        if not isinstance(task, PendingTask) or task.aside:
            return
        if not isinstance(task.pending(race.position()), Chance):
            self.more = True
            return
        self.dice = True
        car: int = getattr(task, "car", race.active)
        graph = race.graph
        if isinstance(task, TurnUp):
            over = [name for name in self.paths[car] if graph.ids[name] in race.track.boosts]
            self._add("boost", (*over, self.spaces[car])[0], car)
        elif (kind := graph.kinds[graph.tile[race.track.space(car)]]) in TILE_RULES:
            self._add(kind, self.spaces[car], car)

    def _add(
        self, kind: str, space: str, car: int | None = None, life: int = 0, energy: int = 0
    ) -> None:
        self.effects.append(BashEffect(kind, space, car, life, energy))

    def _follow(self, racer: happenings.Racer, path: Sequence[str]) -> None:
        """Follow a car that moves by itself."""
        self.paths[racer.number] += path
        self.spaces[racer.number] = path[-1]

    def _put(self, kind: str, racer: happenings.Racer, space: str) -> None:
        """Follow a car that is put somewhere."""
        self.spaces[racer.number] = space
        self._add(kind, space, racer.number)

    def _change(
        self, kind: str, racer: happenings.Racer, life: int | None = None, energy: int | None = None
    ) -> None:
        """Tell what a car wins or loses."""
        car = racer.number
        lives = 0 if life is None else life - self.life[car]
        energies = 0 if energy is None else energy - self.energy[car]
        self.life[car] += lives
        self.energy[car] += energies
        self._add(kind, self.spaces[car], car, lives, energies)


_LATER: Final = (happenings.Round, happenings.Turn, happenings.Won)
"""What no longer belongs to the turn."""
CALLED: Final[dict[type, str]] = {
    happenings.Teleported: "portal",
    happenings.Strayed: "clearing",
    happenings.Landed: "land",
    happenings.Crossed: "finish",
    happenings.Rammed: "car",
    happenings.Exploded: "bomb",
    happenings.BombGone: "clear",
    happenings.BoulderGone: "boulder",
    happenings.SnoutMet: "snout",
    happenings.SnoutWalked: "walk",
    happenings.SnoutFled: "flee",
    happenings.MissileHit: "missile",
    happenings.BombLaid: "lay",
    happenings.BoulderLaid: "fall",
    happenings.Lifted: "lift",
}
"""What effects are called that put a car somewhere or happen on a space; besides there are
``damage``, ``off``, ``push``, ``repair``, ``star``, ``ability``, ``lost`` and ``boost``."""
