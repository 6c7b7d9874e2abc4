"""Bombs, boulders, missiles and the Snout: laid, fired and removed, and the damage they do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from tailback.games.bash import happenings
from tailback.games.bash.position import BOMBS, BOULDERS, ENERGY, LIFE
from tailback.games.bash.race import Race
from tailback.games.bash.track import NOBODY

MISSILE_LINES: Final = 3
"""A missile is lost on crossing so many checkpoint lines (BASH-23)."""


def hurt(race: Race, hits: Mapping[int, int]) -> list[int]:
    """Damage cars, then set back those that go off, in strip order; return them (BASH-36)."""
    track = race.track
    off = []
    for car in race.strip:
        if car in hits and not track.finished(car) and track.life[car]:
            track.life[car] = max(0, track.life[car] - hits[car])
            race.tell(happenings.Damaged, race.racer(car), track.life[car])
            if not track.life[car]:
                off.append(car)
    for car in off:
        _set_back(race, car)
    return off


def _set_back(race: Race, car: int) -> None:
    """Set a car that went off back to its checkpoint (BASH-35, BASH-37); its turn ends."""
    track = race.track
    track.put(car, track.checkpoint(track.places[car]))
    track.life[car] = LIFE
    if not race.options.simple and not race.is_bot(car):
        race.energy[car] = min(ENERGY, race.energy[car] + 1)
    race.tell(happenings.SetBack, race.racer(car), track.name(track.places[car]), race.energy[car])
    race.cut_short(car)


def explode(
    race: Race, seeds: Iterable[int], spared: int = NOBODY, scares: bool = True
) -> set[int]:
    """Let bombs explode with all that follows (BASH-30); return all spaces that it reached.

    The whole chain is worked out before anybody is damaged. The car ``spared`` is not hurt by
    the bombs that the chain begins with.
    """
    graph, track = race.graph, race.track
    chain = list(seeds)
    first = frozenset(chain)
    hits: dict[int, int] = {}
    area: set[int] = set()
    for space in chain:
        del track.bombs[space]
        race.tell(happenings.Exploded, graph.names[space])
        blast = (space, *graph.reach(space, graph.adjacent))
        area.update(blast)
        for hit in blast:
            if hit in track.boulders:
                remove_boulder(race, hit)
            if hit in track.bombs and hit not in chain:
                chain.append(hit)
            for car in track.cars_on(hit):
                if car != spared or space not in first:
                    hits[car] = hits.get(car, 0) + 1
    scared = scares and track.snout >= 0 and graph.paws[track.snout] in area
    hurt(race, hits)
    if scared:
        scare(race)
    return area


def scare(race: Race) -> None:
    """Let the Snout run back to the red paw, hurting nobody (BASH-85)."""
    race.track.snout = race.graph.home
    race.tell(happenings.SnoutFled, race.graph.names[race.graph.paws[race.track.snout]])


def fire(race: Race, car: int, lane: str = "") -> None:
    """Fire a missile down the own lane, or down another from further on (BASH-23)."""
    graph = race.graph
    start = race.track.places[car]
    lost = graph.line(start) + MISSILE_LINES
    at = graph.first_ahead(start, lane) if lane else start + graph.fly[start % graph.size]
    race.tell(happenings.Fired, race.racer(car), lane or race.track.lane(car))
    while graph.line(at) < lost:
        space = at % graph.size
        if not race.track.free(space):
            _strike(race, space)
            return
        at += graph.fly[space]
    race.tell(happenings.MissileLost, race.racer(car))


def _strike(race: Race, space: int) -> None:
    """Let a missile hit what is on a space: the Snout, a bomb, a boulder or a car."""
    track = race.track
    name = race.graph.names[space]
    if track.snout_on(space):
        race.tell(happenings.MissileHit, name, happenings.Thing.SNOUT)
        scare(race)
    elif space in track.bombs:
        race.tell(happenings.MissileHit, name, happenings.Thing.BOMB)
        explode(race, [space])
    elif space in track.boulders:
        race.tell(happenings.MissileHit, name, happenings.Thing.BOULDER)
        remove_boulder(race, space)
    else:
        car = track.car_on(space)
        race.tell(happenings.MissileHit, name, race.racer(car))
        hurt(race, {car: 1})


def lay_bomb(race: Race, car: int, place: int) -> None:
    """Lay a bomb; with none in stock the rearmost is moved (BASH-21)."""
    if len(race.track.bombs) >= BOMBS:
        _lift(race, happenings.Thing.BOMB, race.track.bombs)
    race.track.bombs[place % race.graph.size] = place
    race.tell(happenings.BombLaid, race.racer(car), race.track.name(place))


def lay_boulder(race: Race, place: int) -> None:
    """Put a boulder on a space; with none in stock the rearmost is moved (BASH-15)."""
    take_boulder(race)
    race.track.boulders[place % race.graph.size] = place
    race.tell(happenings.BoulderLaid, race.track.name(place))


def take_boulder(race: Race) -> None:
    """Take a boulder out of the stock, or the rearmost into it."""
    if len(race.track.boulders) >= BOULDERS:
        _lift(race, happenings.Thing.BOULDER, race.track.boulders)


def _lift(race: Race, what: happenings.Thing, things: dict[int, int]) -> None:
    """Take the rearmost of these things off the track: of two, the left one (BASH-17)."""
    graph = race.graph
    space = min(things, key=lambda at: (graph.how_far(things[at]), graph.across[at]))
    del things[space]
    race.tell(happenings.Lifted, what, graph.names[space])


def remove_boulder(race: Race, space: int) -> None:
    """Put a boulder back to stock."""
    del race.track.boulders[space]
    race.tell(happenings.BoulderGone, race.graph.names[space])


def remove_bomb(race: Race, space: int) -> None:
    """Put a bomb back to stock without harm."""
    del race.track.bombs[space]
    race.tell(happenings.BombGone, race.graph.names[space])
