"""Teleport 02B/03B: a portal leads to the same number on the other tile (BASH-80)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tailback.games.bash import happenings as told
from tailback.games.bash.course import Side, wrong_tile
from tailback.games.bash.movement import enter
from tailback.games.bash.piece import Piece
from tailback.games.bash.race import Race

PORTALS: Final = ("La", "Lb", "Ma", "Mb", "Ra", "Rb")


class Teleport(Piece):
    """Portals; only those of the tile reached first carry a car over."""

    clause = "BASH-80"
    paired = True
    fields = ("flashes",)
    beside = PORTALS

    def check(self, parts: Sequence[Side]) -> None:
        """Refuse portals without their like, or flashes on anything else than near portals."""
        near, far = parts
        if not near.extra or len(near.extra) != len(far.extra):
            wrong_tile(far.name, "extra", "portals", near=near.name)
        for side, portals in ((near, dict(near.extra)), (far, {})):
            for name in side.flashes:
                if name not in portals:
                    wrong_tile(side.name, "flashes", "no-portal", name=name)

    def arrive(self, race: Race, car: int) -> None:
        """Carry a car over; a step it costs none, and what is there counts as driven onto."""
        graph, place = race.graph, race.places[car]
        near, far = graph.portals
        number = race.portals[0][near.index(place % graph.size)]
        to = far[race.portals[1].index(number)]
        race.put(car, place + to - place % graph.size)
        race.tell(told.Teleported, race.racer(car), number, graph.names[to])
        enter(race, car)
