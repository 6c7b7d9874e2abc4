"""A player for Shuttles: alpha-beta on slide distances.

A position is worth the moves that the other side's pieces still need minus those that one's own
need: for each piece the least number of slides to its goal through the present maze, other pieces
left out. That number depends on the offsets alone, so it is found once for each of them and kept.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final, NamedTuple, TypeAlias

from tailback.games.shuttles import Move, Position, ShuttlesView
from tailback.games.shuttles.board import BLOCK_SIZE, CENTRE
from tailback.games.shuttles.maze import NORTH, SOUTH, Maze, Next, Offsets, Ways
from tailback.games.shuttles.moves import CLAIM, NOTCHES
from tailback.games.shuttles.rules import after
from tailback.kit import UNLIMITED, AnyGame, Budget, Question

_WIN: Final = 1_000_000
_SLIDE: Final = 10
"""What one more slide to the goal costs; a row of distance costs 1."""
_FURTHEST: Final = 8
"""Slides charged for a piece that the present maze does not let into its goal at all."""
_HOME: Final = 20
"""What a piece at home costs: before the last is out none may enter the goal, and none claim."""
_AGAIN: Final = 5
"""What it costs to bring back a position that has occurred before."""
_KEPT: Final = 50_000
"""For so many offsets the distances are kept."""


class AlphaBetaBot:
    """Looks three plies ahead."""

    strength = 2

    plies = 3

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, question: Question[Move, ShuttlesView, Position]) -> Move:
        """Return the move that leads to the best position that the other cannot prevent."""
        legal = question.legal
        if len(legal) == 1 or CLAIM in legal:
            return legal[-1]  # a claim is the last of the moves
        return Search(question.recall, question.budget).best(self.plies, question.rng)


class TwoPlyBot(AlphaBetaBot):
    """Looks two plies ahead."""

    strength = 1

    plies = 2


class Distances(NamedTuple):
    """The ways at some offsets, and what each space costs a piece of South and of North."""

    ways: Ways
    costs: tuple[tuple[int, ...], tuple[int, ...]]


class Ply(NamedTuple):
    """A move inside the search: a piece by its number, or with -1 a shuttle and its way."""

    piece: int
    start: int
    end: int


_State: TypeAlias = tuple[Offsets, Distances, tuple[int, int], bool]
"""Offsets, distances, costs and ban: what a move changes besides the pieces."""


class Search:
    """A position on which moves are made and taken back, for as long as the budget lasts."""

    def __init__(self, position: Position, budget: Budget = UNLIMITED) -> None:
        self.position = position
        self.budget = budget
        self.maze = maze = position.maze
        self.limit = maze.board.offset_limit
        self.spaces = [list(position.pieces[0]), list(position.pieces[1])]
        self.taken = bytearray(maze.size)
        for seat in (SOUTH, NORTH):
            for space in self.spaces[seat]:
                self.taken[space] = seat + 1
        self.offsets = position.offsets
        self._distances = _distances_in(maze)
        self.distances = self._distances(self.offsets)
        self.seat = position.turn
        self.ban = position.ban
        self.at_home = [_count(maze, seat, self.spaces[seat]) for seat in (SOUTH, NORTH)]
        self.in_goal = [_count(maze, 1 - seat, self.spaces[seat]) for seat in (SOUTH, NORTH)]
        self.cost = self._costs(self.distances)
        self.nodes = 0

    def best(self, plies: int, rng: random.Random) -> Move:
        """Return the best move of the seat to move that was found in time; among equals, any.

        Until one has been searched, that is the one that gains most at once.
        """
        steps = self._sensible()
        rng.shuffle(steps)
        steps = self._ordered(steps)
        best, alpha = steps[0], -2 * _WIN
        for step in steps:
            made = after(self.position, self._move(step))
            again = 0 if made.repeats == 1 else _AGAIN
            if made.over:
                score = _WIN + plies if self._wins(step) else 0
            else:
                state = self._make(step)
                score = -self._value(plies - 1, -2 * _WIN, -(alpha + again)) - again
                self._take_back(step, state)
            if self.budget.over:
                break  # what was cut short tells nothing
            if score > alpha:
                best, alpha = step, score
        return self._move(best)

    def count(self, depth: int) -> int:
        """Return the number of ways to go on for so many plies, claims left out."""
        steps = self._steps()
        if depth == 1:
            return len(steps)
        total = 0
        for step in steps:
            if not self._wins(step):
                state = self._make(step)
                total += self.count(depth - 1)
                self._take_back(step, state)
        return total

    def _value(self, plies: int, alpha: int, beta: int) -> int:
        """Return what the position is worth to the seat to move, if it is between the bounds.

        When the budget is over, anything.
        """
        self.nodes += 1
        seat = self.seat
        if plies == 0:
            return self.cost[1 - seat] - self.cost[seat]
        steps = self._sensible()
        if plies == 1:
            return self._best_gain(steps)
        for step in self._ordered(steps):
            if self._wins(step):
                return _WIN + plies
            if self.budget.over:
                break
            state = self._make(step)
            score = -self._value(plies - 1, -beta, -alpha)
            self._take_back(step, state)
            if score > alpha:
                alpha = score
                if alpha >= beta:
                    break
        return alpha

    def _best_gain(self, steps: list[Ply]) -> int:
        """Return the worth after the best single move; the leaves are not even made."""
        seat = self.seat
        gain = max(self._gain(step) for step in steps)
        if self.in_goal[seat] == 4 and any(self._wins(step) for step in steps):
            return _WIN + 1
        return self.cost[1 - seat] - self.cost[seat] + gain

    def _gain(self, step: Ply) -> int:
        """Return by how much a move changes the worth of the position for its seat."""
        piece, start, end = step
        seat = self.seat
        if piece >= 0:
            costs = self.distances.costs[seat]
            return costs[start] - costs[end]
        offsets = self.offsets
        changed = (*offsets[:start], offsets[start] + end, *offsets[start + 1 :])
        cost = self._costs(self._distances(changed))
        return cost[1 - seat] - cost[seat] - self.cost[1 - seat] + self.cost[seat]

    def _ordered(self, steps: list[Ply]) -> list[Ply]:
        return sorted(steps, key=self._gain, reverse=True)

    def _sensible(self) -> list[Ply]:
        """Return all moves but those that lose at once by a claim (SHUT-41)."""
        steps = self._steps()
        if not self._crowded():
            return steps
        return [step for step in steps if self._leaves(step)] or steps

    def _steps(self) -> list[Ply]:
        """Return all moves of the seat to move but the claim."""
        seat, maze, taken = self.seat, self.maze, self.taken
        found = []
        offsets, limit = self.offsets, self.limit
        for shuttle in maze.owned[seat] if self.ban else (*maze.owned[seat], CENTRE):
            if offsets[shuttle] > -limit:
                found.append(Ply(-1, shuttle, -1))
            if offsets[shuttle] < limit:
                found.append(Ply(-1, shuttle, 1))
        theirs = 2 - seat
        ways = self._open_ways()
        for piece, start in enumerate(self.spaces[seat]):
            for way in ways:
                space = way[start]
                if space < 0:
                    continue
                if not taken[space]:
                    while space >= 0 and not taken[space]:
                        found.append(Ply(piece, start, space))
                        space = way[space]
                elif taken[space] == theirs:
                    space = way[space]
                    if space >= 0 and not taken[space]:
                        found.append(Ply(piece, start, space))
        return found

    def _open_ways(self) -> tuple[Next, Next, Next, Next]:
        ways = self.distances.ways
        shut = self.at_home[self.seat] > 0
        if self.seat == SOUTH:
            north, south = ways.north_shut if shut else ways.north, ways.south_shut
        else:
            north, south = ways.north_shut, ways.south_shut if shut else ways.south
        return north, south, self.maze.west, self.maze.east

    def _make(self, step: Ply) -> _State:
        """Make a move and return what it takes to take it back."""
        state = (self.offsets, self.distances, self.cost, self.ban)
        piece, start, end = step
        seat = self.seat
        if piece < 0:
            offsets = self.offsets
            self.offsets = (*offsets[:start], offsets[start] + end, *offsets[start + 1 :])
            self.distances = self._distances(self.offsets)
            self.cost = self._costs(self.distances)
            self.ban = start == CENTRE
        else:
            costs = self.distances.costs[seat]
            change = costs[end] - costs[start]
            south, north = self.cost
            self.cost = (south + change, north) if seat == SOUTH else (south, north + change)
            self.ban = False
            self._put(seat, piece, start, end)
        self.seat = 1 - seat
        return state

    def _take_back(self, step: Ply, state: _State) -> None:
        self.offsets, self.distances, self.cost, self.ban = state
        self.seat = 1 - self.seat
        if step.piece >= 0:
            self._put(self.seat, step.piece, step.end, step.start)

    def _put(self, seat: int, piece: int, start: int, end: int) -> None:
        self.spaces[seat][piece] = end
        self.taken[start] = 0
        self.taken[end] = seat + 1
        home, goal = self.maze.blocks[seat], self.maze.blocks[1 - seat]
        self.at_home[seat] += (end in home) - (start in home)
        self.in_goal[seat] += (end in goal) - (start in goal)

    def _wins(self, step: Ply) -> bool:
        if step.piece < 0 or self.in_goal[self.seat] != 4:
            return False
        goal = self.maze.blocks[1 - self.seat]
        return step.end in goal and step.start not in goal

    def _leaves(self, step: Ply) -> bool:
        home = self.maze.blocks[self.seat]
        return step.piece >= 0 and step.start in home and step.end not in home

    def _crowded(self) -> bool:
        """Return whether the block of the seat to move is full while the other's five are out."""
        seat, other = self.seat, 1 - self.seat
        waiting, guests = self.at_home[seat], self.in_goal[other]
        full = waiting > 0 and waiting + guests == BLOCK_SIZE
        return full and not self.at_home[other]

    def _costs(self, distances: Distances) -> tuple[int, int]:
        south, north = distances.costs
        return (
            sum([south[space] for space in self.spaces[SOUTH]]),
            sum([north[space] for space in self.spaces[NORTH]]),
        )

    def _move(self, step: Ply) -> Move:
        piece, start, end = step
        if piece < 0:
            return NOTCHES[start, "<" if end < 0 else ">"]
        if self._far(start, end):
            return self.maze.jumps[start][end]
        return self.maze.slides[start][end]

    def _far(self, start: int, end: int) -> bool:
        """Return whether a piece stands between the two spaces, so that the move is a jump."""
        return any(
            way[start] >= 0 and self.taken[way[start]] and way[way[start]] == end
            for way in (*self.distances.ways, self.maze.west, self.maze.east)
        )


def _count(maze: Maze, block: int, spaces: list[int]) -> int:
    return len(maze.blocks[block].intersection(spaces))


@lru_cache(maxsize=64)
def _distances_in(maze: Maze) -> Callable[[Offsets], Distances]:
    """Return what finds the distances at some offsets of a maze, and keeps them."""
    return lru_cache(maxsize=_KEPT)(partial(_distances, maze))


def _distances(maze: Maze, offsets: Offsets) -> Distances:
    ways = maze.ways(offsets)
    return Distances(ways, (_costs(maze, ways, SOUTH), _costs(maze, ways, NORTH)))


def _costs(maze: Maze, ways: Ways, seat: int) -> tuple[int, ...]:
    """Return the cost of each space: slides to the goal, and rows as a tie-break."""
    home, goal = maze.blocks[seat], maze.blocks[1 - seat]
    slides = [_FURTHEST] * maze.size
    for space in goal:
        slides[space] = 0
    found = list(goal)
    for space in found:
        # From a place of the own block only its own row leads back: nobody returns (SHUT-22).
        upright = () if space in home else (ways.north, ways.south)
        for way in (*upright, maze.west, maze.east):
            before = way[space]
            while before >= 0:
                if slides[before] > slides[space] + 1:
                    slides[before] = slides[space] + 1
                    found.append(before)
                before = way[before]
    last = maze.height - 1
    rows = (space // maze.width for space in range(maze.size))
    left = (last - row if seat == SOUTH else row for row in rows)
    costs = [_SLIDE * count + row for count, row in zip(slides, left, strict=True)]
    for space in home:
        costs[space] += _HOME
    return tuple(costs)
