"""Rush & Bash: the rules.

A race of one lap. Each turn a card is played: its effect first, then its acceleration, and whatever
a car runs into is resolved at once and completely. All of that is a pile of small tasks in the
position (:mod:`turn`, :mod:`effects`, :mod:`movement`, :mod:`abilities`, :mod:`tiles`); a move does
them up to the next question.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from tailback.games.bash.cars import MOST_CARS
from tailback.games.bash.graph import graph_of
from tailback.games.bash.moves import (
    DONE,
    DROP,
    KINDS,
    LEAVE,
    LEVEL,
    NO,
    PLAY,
    USE,
    Move,
)
from tailback.games.bash.options import BashOptions
from tailback.games.bash.position import LIFE, ROUNDS, Position
from tailback.games.bash.race import Race
from tailback.games.bash.refuse import refuse, refuse_out_of_turn
from tailback.games.bash.setup import MOST_BOOSTS, Deal, LeaveSeams
from tailback.games.bash.task import PendingTask
from tailback.games.bash.tile_rules import rules_for
from tailback.games.bash.tiles import TILE_RULES
from tailback.games.bash.turn import Fill, Start
from tailback.kit import (
    Ages,
    Decision,
    Facts,
    Finished,
    Pending,
    Refusal,
    Rules,
    Seat,
    Seating,
    SetupError,
    Story,
    TailbackError,
)

SEATS: Final = range(2, MOST_CARS + 1)
LONGEST_TURN: Final = 40
"""No turn takes more decisions than this: two cards with effects and forks, an ability's steps and
bombs, thefts to be given up again, and what special tiles ask."""

assert TILE_RULES


class BashRules(Rules[BashOptions, Position, Move]):
    """Rush & Bash."""

    refuse = staticmethod(refuse)
    refuse_out_of_turn = staticmethod(refuse_out_of_turn)

    def facts(self, options: BashOptions) -> Facts:
        """Return what is true of Rush & Bash under these options."""
        return Facts(
            chance=True,
            hidden=True,
            simultaneous=False,
            distinct_moves=len(self.all_moves(options)),
            longest=ROUNDS * MOST_CARS * LONGEST_TURN,
            one_device=True,
            ages=Ages(whole=False, lot=False),
        )

    def all_moves(self, options: BashOptions) -> list[Move]:
        """Return every card in play, every space of the course, levels and answers."""
        graph = graph_of(options.course)
        held = [k for k, n in enumerate((*options.decks[0], *options.decks[1])) if n]
        moves = [PLAY[k] for k in held] + [*graph.moves, USE, NO]
        if not options.simple:
            moves += [*LEVEL[1:], DONE, *(DROP[k] for k in held)]
        moves += [move for rules in rules_for(graph.kinds) for move in rules.moves]
        if options.boost and len(graph.seams) > MOST_BOOSTS:
            moves += [LEAVE[tile] for tile in graph.seams]
        return moves

    def start(self, options: BashOptions, seating: Seating) -> Position:
        """Return the cars on the grid, before portals, boosts, hands and boulders (BASH-7)."""
        seats, cars = seating.seats, seating.seats + options.bots
        if cars > MOST_CARS:
            raise SetupError([Refusal.of("BASH-70", seats=seats, bots=options.bots)])
        strip = grid_order(options, seating)
        order, youngest = strip[:seats], strip[0]
        graph = graph_of(options.course)
        places = [0] * cars
        for place, car in enumerate(strip):
            places[car] = graph.grid[place]
        first = graph.after[0]
        tasks = [task for rules in rules_for(graph.kinds) for task in rules.setup(youngest)]
        if options.boost:
            tasks.append(LeaveSeams(youngest, graph.seams))
        tasks += [Deal(seat, place) for place, seat in enumerate(order)]
        tasks += [Fill(youngest, first), Start()]
        race = Race(
            Position(
                options,
                1,
                0,
                strip,
                tuple(places),
                (LIFE,) * cars,
                (0,) * cars,
                ((),) * seats,
                options.decks,
                ((0,) * KINDS, (0,) * KINDS),
                (),
                (),
                (),
                ((), ()),
                graph.home,
                1,
                0,
                (),
                False,
                (),
                tuple(reversed(tasks)),
            )
        )
        race.run()
        return race.position()

    def pending(self, position: Position) -> Pending[Move]:
        """Return who must decide, what can fall, or the end."""
        if position.tasks:
            return _question(position).pending(position)
        ranks = [0] * len(position.hands)
        for rank, car in enumerate(position.strip, 1):
            if car < len(ranks):
                ranks[car] = rank
        return Finished(tuple(ranks), None, "BASH-51")

    def legal(self, position: Position, seat: Seat) -> Sequence[Move]:
        """Return the moves of the seat that is asked."""
        if not position.tasks:
            return ()
        question = _question(position)
        pending = question.pending(position)
        if isinstance(pending, Decision) and seat in pending.seats:
            return question.legal(Race(position))
        return ()

    def apply(
        self, position: Position, moves: Mapping[Seat, Move], story: Story = None
    ) -> Position:
        """Return the position after a move or a draw, and all that follows by itself."""
        race = Race(position, story)
        task = cast(PendingTask, race.tasks.pop())
        (move,) = moves.values()
        task.take(race, move)
        race.run()
        return race.position()


def _question(position: Position) -> PendingTask:
    return cast(PendingTask, position.tasks[-1])


def grid_order(options: BashOptions, seating: Seating) -> tuple[int, ...]:
    """Return the cars from grid place 1 on: the youngest, clockwise, then the bots (BASH-7).

    Without ages the first seat counts as the youngest.
    """
    seats, ages = seating.seats, seating.by_age
    if seats not in SEATS:
        raise TailbackError(f"{seats} players: it takes {SEATS[0]} to {SEATS[-1]}")
    if ages is not None and sorted(ages) != list(range(seats)):
        raise TailbackError(f"by_age: {ages} does not name each seat once")
    youngest = 0 if ages is None else ages[0]
    seated = ((youngest + place) % seats for place in range(seats))
    return (*seated, *range(seats, seats + options.bots))
