"""The authority at one table. Knows neither sockets nor SQL: two ports, a store and a channel."""

from tailback.match.clock import HandClock, RunningClock
from tailback.match.clocks import Terms
from tailback.match.entry import Entry, new_id
from tailback.match.errors import (
    Conflict,
    LogError,
    NoSuchMatch,
    OtherVersion,
    StoreError,
    StoreFull,
)
from tailback.match.fold import fold, replay
from tailback.match.match import Match
from tailback.match.message import (
    Accepted,
    Answer,
    Claimed,
    Clocks,
    Declined,
    Denied,
    Offered,
    People,
    Place,
    Proof,
    Recent,
    Refused,
    Revealing,
    Tried,
    Update,
    Wish,
    reason,
)
from tailback.match.picture import Change
from tailback.match.ports import Channel, Clock, Head, House, MatchBot, Opening, Store
from tailback.match.table import Chair, Table

__all__ = [
    "Accepted",
    "Answer",
    "Chair",
    "Change",
    "Channel",
    "Claimed",
    "Clock",
    "Clocks",
    "Conflict",
    "Declined",
    "Denied",
    "Entry",
    "HandClock",
    "Head",
    "House",
    "LogError",
    "Match",
    "OtherVersion",
    "NoSuchMatch",
    "Offered",
    "Opening",
    "People",
    "Place",
    "Proof",
    "Recent",
    "Revealing",
    "Refused",
    "RunningClock",
    "Store",
    "StoreError",
    "StoreFull",
    "Table",
    "Terms",
    "MatchBot",
    "Tried",
    "Update",
    "Wish",
    "fold",
    "new_id",
    "reason",
    "replay",
]
