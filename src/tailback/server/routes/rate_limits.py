"""What everything costs and who may spend how much: the one place where work is counted.

Work is counted in units: a message is one, and so are two kilobytes that are sent; a unit is about
a third of a millisecond of the server's time. Every address has an account and every
table a token bucket, for requests and sockets alike. Whatever is begun while something is left is
done, and paid even if that leaves a debt; the next one waits until it is made good.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable, Iterable, Set
from typing import Final, NamedTuple, TypeAlias

from tailback.server.settings import Settings

MESSAGE: Final = 1.0
"""What a message costs: a ping, a commit, or what is no message at all."""
SOCKET: Final = 4.0
"""What it costs to begin a connection, beside what is sent in greeting."""
MORE: Final = {
    "try": 1.0,
    "sit": 3.0,
    "reveal": 3.0,
    "deal": 3.0,
    "resign": 3.0,
    "rematch": 9.0,
    "stand_in": 3.0,
    "reclaim": 3.0,
    "overtime": 3.0,
    "offer": 3.0,
    "reply": 3.0,
    "claim": 3.0,
    "permit": 3.0,
}
"""What some messages cost beside that."""
SENT: Final = 1 / 2048
"""What a character costs that had to be put together for one viewer."""
PLAYED: Final = 0.25
"""What a step costs that is played again and told to nobody: where a game goes on from a turn of
another, or where a match is taken up from its log. After a restart everyone behind one address does
that at once."""
READ: Final = 0.05
"""What an entry costs that is only looked through."""
TAKEN: Final = 1 / 256
"""What a byte of a request's body costs: it has to be read and followed."""
_TOLD: Final = {"/api/tables/": SENT, "/api/lobby": SENT / 4}
"""What a byte of an answer costs, by how the path begins; what all are told alike costs less."""
_REQUESTS: Final = {
    "/api/transcripts": 40.0,
    "/api/tables": 20.0,
    "/api/options": 4.0,
    "/api/lobby": 8.0,
}
"""What requests cost that are no plain GET, by how their path begins."""
READING: Final = ("GET", "HEAD")
"""The methods that change nothing."""
_PAGES: Final = "/api/transcripts/"
"""More of a transcript costs what such requests cost, plain GET as it is."""
_TABLE_OVER_ADDRESS: Final = 2.0
"""How much more a table may be asked for than one address may ask: one alone cannot use it up."""
METER: Final = "tailback.meter"
"""Under which name a request or socket finds in its scope what counts its work."""
_PATIENCE: Final = 200.0
"""How many refusals in a row make a flood."""
_FORGIVEN: Final = 5.0
"""How many of them are forgotten in a second."""
BANNED_SECONDS: Final = 10.0
"""For how many seconds an address is banned after a flood."""
_MOST: Final = 10_000
"""How many addresses are remembered."""
_LONGEST: Final = 64
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


class TokenBucket:
    """A rate limit: fills at a steady rate up to its burst; whatever costs is taken from it."""

    __slots__ = ("_burst", "_filled", "_left", "_rate", "spent")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = max(1.0, burst)
        self._left = self._burst
        self._filled = now
        self.spent = 0.0
        """What was taken in all."""

    def take(self, price: float, now: float) -> bool:
        """Return whether something is left, and pay; what costs more than is left is owed."""
        left = self._left + (now - self._filled) * self._rate
        if left > self._burst:
            left = self._burst
        self._filled = now
        if left < 1:
            self._left = left
            return False
        self._left = left - price
        self.spent += price
        return True

    def charge(self, price: float) -> None:
        """Pay for what was done already."""
        self._left -= price
        self.spent += price

    def owe(self, price: float) -> None:
        """Pay for what was done elsewhere."""
        self._left -= price

    def wait(self, now: float) -> float:
        """Return after how many seconds something will be left."""
        missing = 1 - self._left - (now - self._filled) * self._rate
        return max(0.0, missing / self._rate if self._rate else 60.0)

    def full(self, now: float) -> bool:
        """Return whether it was not used for a while."""
        return self._left + (now - self._filled) * self._rate >= self._burst


class Spent(NamedTuple):
    """What an address has spent on a node since that was last told, and its sockets there now."""

    work: float
    tables: float
    sockets: int


class Client:
    """What one address may still ask for, how often it was refused, and whether it is banned."""

    __slots__ = (
        "_banned_until",
        "_flood_bucket",
        "_told",
        "address",
        "blocked",
        "elsewhere",
        "requests",
        "sockets",
        "tables",
        "waiting",
        "work",
    )

    def __init__(self, address: str, settings: Settings, now: float) -> None:
        self.address = address
        self.work = TokenBucket(settings.messages_per_second, settings.burst, now)
        self.tables = TokenBucket(settings.tables_per_minute / 60, settings.tables_per_minute, now)
        self.sockets = 0
        """How many sockets it has open."""
        self.requests = 0
        """How many of its requests are not answered yet."""
        self.waiting = 0
        """How many of them wait for news."""
        self.elsewhere: dict[str, int] = {}
        """How many it has on other nodes."""
        self.blocked = False
        """Whether the host keeps it out."""
        self._flood_bucket = TokenBucket(_FORGIVEN, _PATIENCE, now)
        self._banned_until = 0.0
        self._told = Spent(0.0, 0.0, 0)

    @property
    def all_sockets(self) -> int:
        """Return how many sockets it has open on all nodes, as far as is known."""
        return self.sockets + sum(self.elsewhere.values())

    @property
    def open(self) -> int:
        """Return how many sockets it has open, and requests that are not answered yet."""
        return self.all_sockets + self.requests

    @property
    def here(self) -> bool:
        """Return whether something of it is open here, so that it must not be forgotten."""
        return self.sockets > 0 or self.requests > 0

    def tell_anew(self) -> None:
        """Have its sockets told again, even where they are as they were."""
        self._told = self._told._replace(sockets=-1)

    def spent(self) -> Spent | None:
        """Return what is new since the last call; None where nothing is."""
        before, now = self._told, Spent(self.work.spent, self.tables.spent, self.sockets)
        if now == before:
            return None
        self._told = now
        work, tables = now.work - before.work, now.tables - before.tables
        return Spent(round(work, 2), round(tables, 2), now.sockets)

    def flood(self, now: float) -> bool:
        """Count a refusal; return whether it was one too many, and the address is banned."""
        if self._flood_bucket.take(1, now):
            return False
        self.ban(now, BANNED_SECONDS)
        return True

    def ban(self, now: float, seconds: float) -> None:
        """Ban the address from now on; 0 seconds let it in again."""
        self._banned_until = now + seconds

    def banned_for(self, now: float) -> float:
        """Return for how many seconds more the address is banned."""
        return max(0.0, self._banned_until - now)

    def idle(self, now: float) -> bool:
        """Return whether nothing would be lost by forgetting it."""
        unused = self.work.full(now) and self.tables.full(now) and self._flood_bucket.full(now)
        return unused and not self.here and self._banned_until <= now


class Meter:
    """Counts what one connection asks for, at its address and at its table."""

    __slots__ = ("_now", "_paid", "_table", "_work", "account")

    def __init__(self, account: Client, now: Callable[[], float]) -> None:
        self.account = account
        self._work = account.work
        self._table: TokenBucket | None = None
        self._paid = 0.0
        """What was paid before it was known at which table."""
        self._now = now

    def at(self, table: TokenBucket) -> None:
        """Count at this table too from now on, and what was paid before it was known which."""
        table.charge(self._paid)
        self._table, self._paid = table, 0.0

    def take(self) -> bool:
        """Return whether one more message or request may be looked at, and pay for it."""
        now = self._now()
        if not self._work.take(MESSAGE, now):
            return False
        if self._table is not None:
            return self._table.take(MESSAGE, now)
        self._paid += MESSAGE
        return True

    def charge(self, price: float) -> None:
        """Pay for what was done already."""
        self._work.charge(price)
        if self._table is not None:
            self._table.charge(price)
        else:
            self._paid += price

    def pay(self, price: float) -> None:
        """Pay for what was done at a table in the interest of all: the address alone does."""
        self._work.charge(price)

    def wait(self) -> float:
        """Return after how many seconds one more message may be looked at."""
        now = self._now()
        waits = self._work.wait(now)
        return waits if self._table is None else max(waits, self._table.wait(now))

    def flood(self) -> bool:
        """Count a refusal; return whether it was one too many."""
        return self.account.flood(self._now())

    def take_table(self) -> bool:
        """Return whether the address may open one more table, and count it."""
        return self.account.tables.take(1, self._now())

    def opened(self) -> None:
        """Count a table that the address has opened."""
        self.account.tables.charge(1)

    def wait_table(self) -> float:
        """Return after how many seconds it may."""
        return self.account.tables.wait(self._now())


class RateLimits:
    """The accounts of all addresses; all of an IPv6 network share one."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self._settings = settings
        self.now = now
        self._accounts: dict[str, Client] = {}
        self._blocked: Callable[[str], bool] = lambda address: False

    def account(self, address: str) -> Client:
        """Return the account of an address."""
        key = network(address)
        if (known := self._accounts.get(key)) is not None:
            return known
        if len(self._accounts) >= _MOST:
            self._forget()
        made = self._accounts[key] = Client(key, self._settings, self.now())
        made.blocked = self._blocked(key)
        return made

    def block(self, blocked: Callable[[str], bool]) -> None:
        """Keep these addresses out from now on, and no others."""
        self._blocked = blocked
        for key, account in self._accounts.items():
            account.blocked = blocked(key)

    def meter(self, address: str) -> Meter:
        """Return what counts the work of one connection or request of this address."""
        return Meter(self.account(address), self.now)

    def table_buckets(self) -> tuple[TokenBucket, TokenBucket]:
        """Return the rate limits of a table: of its seats, and of those who watch."""
        rate, burst = self._settings.messages_per_second, self._settings.burst
        now, more = self.now(), _TABLE_OVER_ADDRESS
        return TokenBucket(more * rate, more * burst, now), TokenBucket(
            more * rate, more * burst, now
        )

    def spent(self) -> dict[str, Spent]:
        """Return what addresses have spent here since the last call."""
        news = {key: account.spent() for key, account in self._accounts.items()}
        return {key: spent for key, spent in news.items() if spent is not None}

    def elsewhere(self, node: str, address: str, spent: Spent) -> None:
        """Count what an address has spent on another node."""
        account = self.account(address)
        account.work.owe(spent.work)
        account.tables.owe(spent.tables)
        account.elsewhere[node] = spent.sockets

    def tell_anew(self) -> None:
        """Have all that is open here told again: what was told before may not have been heard."""
        for account in self._accounts.values():
            account.tell_anew()

    def only_nodes(self, alive: Set[str]) -> None:
        """Forget the sockets at nodes that are no more."""
        for account in self._accounts.values():
            for node in account.elsewhere.keys() - alive:
                del account.elsewhere[node]

    def accounts(self) -> list[Client]:
        """Return all accounts, those that cost most first."""
        return sorted(self._accounts.values(), key=lambda known: -known.work.spent)

    def _forget(self) -> None:
        now = self.now()
        kept = {key: known for key, known in self._accounts.items() if not known.idle(now)}
        gone = [key for key, known in kept.items() if not known.here]
        for key in gone[: max(0, len(kept) - _MOST // 2)]:  # the oldest, if all are busy
            del kept[key]
        self._accounts = kept


def request_price(method: str, path: str) -> float:
    """Return what a request costs, beside what it sends.

    >>> request_price("GET", "/api/games"), request_price("POST", "/api/options/shift")
    (1.0, 4.0)
    """
    if method in READING and not path.startswith(_PAGES):
        return MESSAGE
    return next((price for way, price in _REQUESTS.items() if path.startswith(way)), MESSAGE)


def told_price(path: str, size: int) -> float:
    """Return what so many bytes of an answer cost, where they had to be put together.

    >>> told_price("/assets/main.js", 4096), told_price("/api/tables/1/transcript", 4096)
    (0.0, 2.0)
    >>> told_price("/api/lobby", 4096)
    0.5
    """
    return size * next((price for way, price in _TOLD.items() if path.startswith(way)), 0.0)


def network(address: str) -> str:
    """Return what counts as one address.

    >>> network("192.0.2.7"), network("2001:db8:1:2:3:4:5:6"), network("testclient")
    ('192.0.2.7', '2001:db8:1:2::/64', 'testclient')
    >>> network("::ffff:192.0.2.7")
    '192.0.2.7'
    """
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:_LONGEST]
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, 64), strict=False))


def within(address: str, networks: Iterable[Network]) -> bool:
    """Return whether an address, or the network that counts as one, is among these.

    >>> within("2001:db8:1:2::/64", [ipaddress.ip_network("2001:db8::/32")])
    True
    >>> within("2001:db8:1:2::/64", [ipaddress.ip_network("2001:db8:1:2::9/128")])
    True
    >>> within("192.0.2.7", [ipaddress.ip_network("192.0.2.8/32")])
    False
    """
    try:
        mine = ipaddress.ip_network(address)
    except ValueError:
        return False
    return any(mine.version == each.version and mine.overlaps(each) for each in networks)
