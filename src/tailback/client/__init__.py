"""A seat, or a spectator's place, at a table somewhere on the network.

seat = await connect("http://127.0.0.1:8000", match, token)
await seat.sit("Ada")
async for update in seat.updates():
    if update.ask is not None:
        await seat.commit([update.legal[0]])
"""

from tailback.client.lobby import (
    Opened,
    TableError,
    open_table,
    read_transcript,
    renew_link,
    say_ages,
)
from tailback.client.player import play_seat
from tailback.client.seat import Agreed, Closed, Seat, connect
from tailback.match import reason

__all__ = [
    "Agreed",
    "Closed",
    "Opened",
    "Seat",
    "TableError",
    "connect",
    "open_table",
    "play_seat",
    "read_transcript",
    "reason",
    "renew_link",
    "say_ages",
]
