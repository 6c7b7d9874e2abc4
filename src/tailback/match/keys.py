"""Keys: which token opens which seat, as far as the log has changed what was given at first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tailback.kit import Seat


@dataclass(slots=True)
class Keys:
    """The keys (hashes of tokens) that the log names."""

    seats: dict[Seat, str]
    """By which key alone a seat is opened: that of whoever sits there."""
    links: dict[Seat, str]
    """Which key the invitation to a seat has, where it was renewed."""
    former: dict[str, Seat]
    """The keys that opened a seat before it changed hands."""
    moved_on: int
    """How many seats further on everyone sits than when the tokens were given."""

    def opener(self, seat: Seat) -> str | None:
        """Return the key by which alone a seat is opened, or can be taken; None: by its first."""
        return self.seats.get(seat) or self.links.get(seat)

    def all(self) -> tuple[str, ...]:
        """Return every key that opens or has opened something."""
        return (*self.seats.values(), *self.links.values(), *self.former)

    def moved(self, by: int, seats: int) -> Keys:
        """Return the keys of a rematch where everyone sits ``by`` seats further on."""
        return Keys(
            {(seat + by) % seats: key for seat, key in self.seats.items()},
            {(seat + by) % seats: key for seat, key in self.links.items()},
            {key: (seat + by) % seats for key, seat in self.former.items()},
            (self.moved_on + by) % seats,
        )

    def written(self) -> dict[str, Any]:
        """Return what the opening entry says of them."""
        fields: dict[str, Any] = {
            "keys": {str(seat): key for seat, key in self.seats.items()},
            "links": {str(seat): key for seat, key in self.links.items()},
            "former": dict(self.former),
            "moved_on": self.moved_on,
        }
        return {name: value for name, value in fields.items() if value}

    @classmethod
    def read(cls, body: Mapping[str, Any]) -> Keys:
        """Return what an opening entry says of them."""
        seats, links = (
            {int(seat): key for seat, key in body.get(name, {}).items()}
            for name in ("keys", "links")
        )
        return cls(seats, links, dict(body.get("former", {})), body.get("moved_on", 0))
