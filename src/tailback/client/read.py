"""From JSON back to the match's own types."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from tailback.kit import (
    HIDDEN,
    AnyGame,
    AnyView,
    ChanceOutcome,
    Event,
    Finished,
    Moved,
    Refusal,
    View,
    Viewer,
)
from tailback.kit.shapes import happenings, shapes
from tailback.match import (
    Claimed,
    Clocks,
    Declined,
    Offered,
    OvertimeVoteShown,
    People,
    Place,
    Proof,
    Recent,
    Rejected,
    Revealing,
    Tried,
    Update,
)

_PLACES = TypeAdapter(tuple[Place, ...])
_PROOF = TypeAdapter(Proof)
_CLOCKS = TypeAdapter(Clocks)
_RECENT = TypeAdapter(Recent | None)
_WISHES = TypeAdapter(tuple[OvertimeVoteShown, ...])
_OFFERED = TypeAdapter(Offered | None)
_DECLINED = TypeAdapter(Declined | None)
_REVEALING = TypeAdapter(Revealing | None)
_CLAIMS = TypeAdapter(tuple[Claimed, ...])


class Reader:
    """Reads what is told at one table; where its game is not at hand, views stay JSON."""

    def __init__(self, game: AnyGame | None, greeting: Mapping[str, Any]) -> None:
        self.match: str = greeting["match"]
        self.viewer: Viewer = greeting["viewer"]
        self._game = game
        kinds = (Any, Any, Any) if game is None else shapes(game)
        scene, self._table, self._own = (TypeAdapter(kind) for kind in kinds)
        self._happenings = {} if game is None else happenings(game)
        self._scene: Any = scene.validate_python(greeting["scene"])
        self._people: People | None = None
        self._turn = 0

    def update(self, given: Mapping[str, Any]) -> Update:
        """Return an update; who is there is remembered where it is left out."""
        self._turn = given.get("turn", self._turn)
        if "people" in given:
            self._people = _people(given["people"])
        return Update(
            self.match,
            given["version"],
            given["stage"],
            self._view(given),
            _prompt(given["prompt"]),
            tuple(_event(event) for event in given["events"]),
            self._shown(given.get("shown", ())),
            given["ask"],
            tuple(given["legal"]),
            given.get("sealed"),
            tuple(given.get("chosen", ())),
            given.get("time"),
            given.get("left"),
            self._people,
            self._turn,
            None if "clock" not in given else _CLOCKS.validate_python(given["clock"]),
            given.get("barred", {}),
            _RECENT.validate_python(given.get("recent")),
        )

    def refused(self, given: Mapping[str, Any]) -> Rejected:
        """Return a refusal with its update."""
        refusal = given["refusal"]
        return Rejected(
            given["id"],
            given["why"],
            self.update(given["update"]),
            None if refusal is None else Refusal(refusal["clause"], _details(refusal["details"])),
            given["at"],
            given["said"],
        )

    def tried(self, given: Mapping[str, Any]) -> Tried:
        """Return how things would stand."""
        return Tried(
            given["id"],
            given["ask"],
            tuple(given["moves"]),
            self._view(given),
            _prompt(given["prompt"]),
            tuple(given["legal"]),
            given["ends"],
        )

    def _view(self, given: Mapping[str, Any]) -> AnyView:
        own = given.get("own")
        return View(
            self.viewer,
            self._scene,
            self._table.validate_python(given["table"]),
            None if own is None else self._own.validate_python(own),
        )

    def _shown(self, given: Any) -> tuple[Any, ...]:
        """Return what was shown, as far as the game names its happenings."""
        return tuple(
            self._happening(self._happenings[name], [_plain(value) for value in values])
            for name, *values in given
            if name in self._happenings
        )

    def _happening(self, kind: Any, values: list[Any]) -> Any:
        if kind not in (Moved, ChanceOutcome):
            return _shape(kind).validate_python(values)
        if self._game is not None and values[1] is not HIDDEN:
            values[1] = self._game.notation.move(values[1])
        return kind(*values)


@cache
def _shape(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def _people(given: Mapping[str, Any]) -> People:
    result = given["result"]
    if result is not None:
        scores = result["scores"]
        scored = None if scores is None else tuple(scores)
        result = Finished(tuple(result["ranks"]), scored, result["reason"])
    return People(
        _PLACES.validate_python(given["seats"]),
        _PROOF.validate_python(given["proof"]),
        result,
        tuple(given["rematch"]),
        given["next_match"],
        tuple(given["swap"]),
        _WISHES.validate_python(given["overtime_votes"]),
        _OFFERED.validate_python(given["offer"]),
        given["taken"],
        _DECLINED.validate_python(given["declined"]),
        _REVEALING.validate_python(given["revealing"]),
        _CLAIMS.validate_python(given["claims"]),
    )


def _event(given: Mapping[str, Any]) -> Event:
    return Event(given["name"], _details(given["details"]), given.get("fleeting", False))


def _details(given: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple((name, _plain(value)) for name, value in given.items())


def _prompt(given: Any) -> tuple[str, dict[str, Any]]:
    name, details = given
    return name, dict(_details(details))


def _plain(value: Any) -> Any:
    """Return a JSON value as the kit writes it: lists are tuples, what is hidden is HIDDEN."""
    if isinstance(value, list):
        return tuple(map(_plain, value))
    return HIDDEN if isinstance(value, dict) else value
