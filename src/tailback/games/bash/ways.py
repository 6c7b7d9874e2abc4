"""What each move of a question would bring about, as far as the rules alone can tell.

Each legal move is made on a copy of the race, and what the rules tell of it is put in short.
Nothing is foretold beyond a die, a card or the next choice, and no card is named: what happens up
to there follows from what lies open and from the seat's own hand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, cast

from tailback.games.bash import happenings as told
from tailback.games.bash.effects import Effect
from tailback.games.bash.movement import Drive, TurnUp
from tailback.games.bash.moves import NO, Move
from tailback.games.bash.position import LIFE, Position
from tailback.games.bash.race import Race
from tailback.games.bash.task import PendingTask, Task
from tailback.games.bash.tiles import PIECES
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
class BashWay:
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


def ways(position: Position, seat: Seat) -> tuple[BashWay, ...]:
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
    made = [_way(position, car, move) for move in question.legal(Race(position))]
    return tuple([way for way in made if way.path or way.effects])


def _way(position: Position, car: int, move: Move) -> BashWay:
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
    return BashWay(
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
        tell = _TELLS.get(type(happening))
        if tell is not None:
            tell(self, happening)

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
            over = [name for name in self.paths[car] if graph.ids[name] in race.boosts]
            self._add("boost", (*over, self.spaces[car])[0], car)
        elif (kind := graph.kinds[graph.tile[race.space(car)]]) in PIECES:
            self._add(kind, self.spaces[car], car)

    def _add(
        self, kind: str, space: str, car: int | None = None, life: int = 0, energy: int = 0
    ) -> None:
        self.effects.append(BashEffect(kind, space, car, life, energy))

    def drove(self, one: told.Drove) -> None:
        """Follow a car that drives."""
        car = one.car.number
        self.paths[car] += one.path
        self.spaces[car] = one.path[-1]

    def steered(self, one: told.Steered) -> None:
        """Follow a car that steers."""
        car = one.car.number
        self.paths[car].append(one.space)
        self.spaces[car] = one.space

    def pushed(self, one: told.Pushed) -> None:
        """Follow a car that is pushed, space by space."""
        car = one.car.number
        for space in one.path:
            self.spaces[car] = space
            self._add("push", space, car)

    def changed(self, kind: str, racer: told.Racer, life: int | None, energy: int | None) -> None:
        """Tell what a car wins or loses."""
        car = racer.number
        lives = 0 if life is None else life - self.life[car]
        energies = 0 if energy is None else energy - self.energy[car]
        self.life[car] += lives
        self.energy[car] += energies
        self._add(kind, self.spaces[car], car, lives, energies)

    def set_back(self, one: told.SetBack) -> None:
        """Follow a car that went off the track."""
        self.spaces[one.car.number] = one.space
        self.changed("off", one.car, LIFE, one.energy)

    def put(self, one: told.Teleported | told.Strayed | told.Landed | told.Crossed) -> None:
        """Follow a car that is put somewhere."""
        car = one.car.number
        self.spaces[car] = one.space
        self._add(CALLED[type(one)], one.space, car)

    def there(self, one: Any) -> None:
        """Tell what happens on a space; of cars, which."""
        met = getattr(one, "other", None) or getattr(one, "what", None)
        self._add(CALLED[type(one)], one.space, met.number if isinstance(met, told.Racer) else None)

    def lost(self, one: told.MissileLost) -> None:
        """Tell of a missile that hits nothing."""
        car = one.car.number
        self._add("lost", self.spaces[car], car)


_LATER: Final = (told.Round, told.Turn, told.Won)
"""What no longer belongs to the turn."""
CALLED: Final[dict[type, str]] = {
    told.Teleported: "portal",
    told.Strayed: "clearing",
    told.Landed: "land",
    told.Crossed: "finish",
    told.Rammed: "car",
    told.Exploded: "bomb",
    told.BombGone: "clear",
    told.BoulderGone: "boulder",
    told.SnoutMet: "snout",
    told.SnoutWalked: "walk",
    told.SnoutFled: "flee",
    told.MissileHit: "missile",
    told.BombLaid: "lay",
    told.BoulderLaid: "fall",
    told.Lifted: "lift",
}
"""What effects are called that put a car somewhere or happen on a space; besides there are
``damage``, ``off``, ``push``, ``repair``, ``star``, ``ability``, ``lost`` and ``boost``."""
_PUTS: Final = (told.Teleported, told.Strayed, told.Landed, told.Crossed)
_TELLS: Final[dict[type, Callable[[_Teller, Any], None]]] = {
    **{kind: _Teller.put if kind in _PUTS else _Teller.there for kind in CALLED},
    told.Drove: _Teller.drove,
    told.Steered: _Teller.steered,
    told.Pushed: _Teller.pushed,
    told.SetBack: _Teller.set_back,
    told.MissileLost: _Teller.lost,
    told.Damaged: lambda teller, one: teller.changed("damage", one.car, one.life, None),
    told.Repaired: lambda teller, one: teller.changed("repair", one.car, one.life, None),
    told.Charged: lambda teller, one: teller.changed("star", one.car, None, one.energy),
    told.Declared: lambda teller, one: teller.changed("ability", one.car, None, 0),
}
