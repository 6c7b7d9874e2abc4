"""The authority at one table. Knows neither sockets nor SQL: two ports, a store and a channel."""

from tailback.match.clock import HandClock, RunningClock
from tailback.match.entry import Entry, new_id
from tailback.match.errors import (
    Conflict,
    LogError,
    NewerDatabase,
    NoSuchMatch,
    StoreError,
    StoreFull,
)
from tailback.match.fold import replay
from tailback.match.match import Match
from tailback.match.message import (
    WHY,
    Accepted,
    Answer,
    Place,
    Proof,
    Refused,
    Result,
    Told,
    Tried,
    Update,
    plain,
)
from tailback.match.ports import Channel, Clock, House, Store, Thinker
from tailback.match.table import Chair, Table

__all__ = [
    "WHY",
    "Accepted",
    "Answer",
    "Chair",
    "Channel",
    "Clock",
    "Conflict",
    "Entry",
    "HandClock",
    "House",
    "LogError",
    "Match",
    "NewerDatabase",
    "NoSuchMatch",
    "Place",
    "Proof",
    "Refused",
    "Result",
    "RunningClock",
    "Store",
    "StoreError",
    "StoreFull",
    "Table",
    "Thinker",
    "Told",
    "Tried",
    "Update",
    "new_id",
    "plain",
    "replay",
]
