"""Bombs and boulders of a race: laid from a stock, and put back to it."""

from __future__ import annotations

from tailback.games.bash import happenings as told
from tailback.games.bash.position import BOMBS, BOULDERS
from tailback.games.bash.race import Race


def lay_bomb(race: Race, car: int, place: int) -> None:
    """Lay a bomb; with none in stock the rearmost is moved (BASH-21)."""
    if len(race.track.bombs) >= BOMBS:
        _lift(race, told.Thing.BOMB, race.track.bombs)
    race.track.bombs[place % race.graph.size] = place
    race.tell(told.BombLaid, race.racer(car), race.track.name(place))


def lay_boulder(race: Race, place: int) -> None:
    """Put a boulder on a space; with none in stock the rearmost is moved (BASH-15)."""
    take_boulder(race)
    race.track.boulders[place % race.graph.size] = place
    race.tell(told.BoulderLaid, race.track.name(place))


def take_boulder(race: Race) -> None:
    """Take a boulder out of the stock, or the rearmost into it."""
    if len(race.track.boulders) >= BOULDERS:
        _lift(race, told.Thing.BOULDER, race.track.boulders)


def _lift(race: Race, what: told.Thing, things: dict[int, int]) -> None:
    """Take the rearmost of these things off the track: of two, the left one (BASH-17)."""
    graph = race.graph
    space = min(things, key=lambda at: (graph.how_far(things[at]), graph.across[at]))
    del things[space]
    race.tell(told.Lifted, what, graph.names[space])


def remove_boulder(race: Race, space: int) -> None:
    """Put a boulder back to stock."""
    del race.track.boulders[space]
    race.tell(told.BoulderGone, race.graph.names[space])


def remove_bomb(race: Race, space: int) -> None:
    """Put a bomb back to stock without harm."""
    del race.track.bombs[space]
    race.tell(told.BombGone, race.graph.names[space])
