"""The authority at one table. Knows neither sockets nor SQL: two ports, a store and a channel."""

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
from tailback.match.messages import (
    Accepted,
    Answer,
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
    Rejection,
    Revealing,
    Tried,
    Update,
    reason,
)
from tailback.match.player_clocks import Terms
from tailback.match.ports import Channel, Head, MatchBot, MatchServices, Opening, Store, TimeSource
from tailback.match.state import Chair, MatchState
from tailback.match.time_source import ManualTimeSource, SystemTimeSource
from tailback.match.updates import Change

__all__ = [
    "Accepted",
    "Answer",
    "Chair",
    "Change",
    "Channel",
    "Claimed",
    "TimeSource",
    "Clocks",
    "Conflict",
    "Declined",
    "Rejection",
    "Entry",
    "ManualTimeSource",
    "Head",
    "MatchServices",
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
    "Rejected",
    "SystemTimeSource",
    "Store",
    "StoreError",
    "StoreFull",
    "MatchState",
    "Terms",
    "MatchBot",
    "Tried",
    "Update",
    "OvertimeVoteShown",
    "fold",
    "new_id",
    "reason",
    "replay",
]
