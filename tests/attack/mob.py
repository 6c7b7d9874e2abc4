"""Hostile clients of every kind, in a process of their own.

``python -m tests.attack.mob URL SECONDS HEAT``: each kind comes from an address of its own and goes
on until the time is over; HEAT is how many of each there are. At the end it prints what they did.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import cycle
from socket import SO_RCVBUF, SOL_SOCKET
from socket import socket as Socket
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.frames import Frame, Opcode

from tailback.match import new_id
from tailback.server.live.tokens import new_token
from tests.attack.hostile import golden
from tests.harness.scale import SOAK
from tests.server.desk import asked, hello, say

ROWS: Final = "\n".join("." * 16 for _ in range(16_000))
PLAYING: Final = 8.0 if SOAK else 1.0
"""For how many seconds a match is played that they have played through again and again."""
done: Counter[str] = Counter()


async def breath(what: str) -> None:
    """Count something, and leave the others of the mob their turn."""
    done[what] += 1
    await asyncio.sleep(0 if done[what] % 50 else 0.005)


class Rogue:
    """One hostile client."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self.address = address
        self.port = int(url.rpartition(":")[2])
        self.hosts: dict[str, str] = {}
        """The host's token of each table that it has set."""
        self.kept: dict[str, tuple[str, str]] = {}
        self.http = httpx.AsyncClient(
            transport=httpx.AsyncHTTPTransport(local_address=address, verify=False), timeout=30
        )

    async def post(self, path: str, **how: Any) -> httpx.Response:
        return await self.http.post(self.url + path, **how)

    async def table(self, game: str = "shift", **wish: Any) -> tuple[str, list[str], str]:
        """Return a new table's match, the tokens of its seats, and the one to watch by."""
        answer = await self.post("/api/tables", json={"game": game, **wish})
        answer.raise_for_status()
        opened = answer.json()
        tokens = [seat["token"] for seat in opened["seats"]]
        self.hosts[opened["match"]] = opened["host"]["token"]
        return opened["match"], tokens, opened["spectator"]["token"]

    @staticmethod
    def bearer(token: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {token}"}

    @asynccontextmanager
    async def socket(self, match: str = "", token: str = "") -> AsyncIterator[ClientConnection]:
        where = "ws" + self.url.removeprefix("http") + "/api/ws"
        how: dict[str, Any] = {"local_addr": (self.address, 0), "compression": None}
        async with open_socket(where, max_size=None, ping_interval=None, **how) as made:
            if match:
                await say(made, **hello(match, token, cursor=0))
            yield made

    async def line(self, small: bool = False) -> Socket:
        """Return a bare connection."""
        made = Socket()
        made.setblocking(False)
        if small:
            made.setsockopt(SOL_SOCKET, SO_RCVBUF, 1024)
        made.bind((self.address, 0))
        await asyncio.get_running_loop().sock_connect(made, ("127.0.0.1", self.port))
        return made


async def flood(rogue: Rogue) -> None:
    """Send pings as fast as they go, and read nothing."""
    match, tokens, _ = await rogue.table()
    async with rogue.socket(match, tokens[0]) as made:
        while True:
            await say(made, type="ping", id=new_id())
            await breath("pings")


async def frames(rogue: Rogue) -> None:
    """Send control frames, which the application never sees."""
    match, _, watch = await rogue.table()
    async with rogue.socket(match, watch) as made:
        pings = Frame(Opcode.PING, b"x").serialize(mask=True) * 500
        while not made.transport.is_closing():
            made.transport.write(pings)
            done["control frames"] += 500
            await asyncio.sleep(0.01)
    raise ConnectionError


async def slow_reader(rogue: Rogue) -> None:
    """Ask for everything and read nothing."""
    match, _, watch = await rogue.table()
    async with rogue.socket(match, watch) as made:
        made.transport.pause_reading()
        while True:
            await say(made, type="watch", id=new_id(), cursor=0)
            done["unread watches"] += 1
            await asyncio.sleep(0.02)


async def slow_headers(rogue: Rogue) -> None:
    """Begin requests and never end them."""
    loop = asyncio.get_running_loop()
    lines = [await rogue.line() for _ in range(40)]
    try:
        for _ in range(100):
            for each in lines:
                with suppress(OSError):
                    await loop.sock_sendall(each, b"GET / HTTP/1.1\r\nX-Slow: x\r\n")
            done["dripped"] += len(lines)
            await asyncio.sleep(0.5)
    finally:
        for each in lines:
            each.close()


async def idle(rogue: Rogue) -> None:
    """Hold connections that say nothing, more than there may be."""
    lines = []
    try:
        for _ in range(400):
            lines.append(await rogue.line())
        done["idle connections"] += len(lines)
        await asyncio.sleep(5)
    finally:
        for each in lines:
            each.close()


async def unread_pages(rogue: Rogue) -> None:
    """Ask for pages and read none."""
    loop = asyncio.get_running_loop()
    made = await rogue.line(small=True)
    try:
        await loop.sock_sendall(made, 2000 * b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
        done["unread pages"] += 2000
        await asyncio.sleep(1)
    finally:
        made.close()


async def transcripts(rogue: Rogue) -> None:
    """Have transcripts played through, as long ones as are taken."""
    body = golden("shuttles").encode()
    answer = await rogue.post("/api/transcripts", content=body, headers=PLAIN)
    done[f"transcripts {answer.status_code}"] += 1
    answer = await rogue.post("/api/transcripts", content=b"x y z\n" * 80_000, headers=PLAIN)
    done[f"rubbish transcripts {answer.status_code}"] += 1


PLAIN: Final = {"Content-Type": "text/plain"}


async def setups(rogue: Rogue) -> None:
    """Set tables with enormous boards."""
    for size in (1_800, 16_000):
        wish = {"game": "shift", "options": {"setup": ROWS[: 17 * size]}}
        answer = await rogue.post("/api/tables", json=wish)
        done[f"setups {answer.status_code}"] += 1
        answer = await rogue.post("/api/options/shift", json={"options": wish["options"]})
        done[f"checked setups {answer.status_code}"] += 1


async def rematches(rogue: Rogue) -> None:
    """Resign and play again, for ever."""
    match, tokens, _ = await rogue.table(bots={"1": "random"})
    own = new_token()
    async with rogue.socket(match, tokens[0]) as made:
        await asked(made, "sit", token=own, name="Eve")
    while True:
        async with rogue.socket(match, own) as made:
            await asked(made, "reveal")
            await asked(made, "resign")
            answer = await asked(made, "rematch")
            if answer.get("why") == "too-many":
                await asyncio.sleep(0.05)
                continue
            now = await asked(made, "watch")
            match = now["people"]["next_match"] or match
            done["rematches"] += 1


async def watches(rogue: Rogue) -> None:
    """Ask for all that has happened, again and again, at a match where much has."""
    match, tokens, watch = await rogue.table(options={"turn_limit": 4000})
    async with rogue.socket(match, tokens[0]) as one, rogue.socket(match, tokens[1]) as other:
        for seat in (one, other):
            await asked(seat, "sit", name="x")
        for seat in (one, other):
            await asked(seat, "reveal")
        for _ in range(60):
            for seat in (one, other):
                now = await asked(seat, "watch")
                if now.get("ask"):
                    await asked(seat, "commit", ask=now["ask"], moves=[random.choice(now["legal"])])
        async with rogue.socket(match, watch) as made:
            while True:
                answer = await asked(made, "watch", cursor=0)
                done[f"watches {answer.get('why', 'told')}"] += 1


async def sealers(rogue: Rogue) -> None:
    """Change a choice that nobody sees, without end."""
    match, tokens, _ = await rogue.table("jam", seats=3)
    async with rogue.socket(match, tokens[1]) as two, rogue.socket(match, tokens[2]) as three:
        for seat in (two, three):
            await asked(seat, "sit", name="x")
        async with rogue.socket(match, tokens[0]) as made:
            await asked(made, "sit", name="x")
            for seat in (two, three, made):
                await asked(seat, "reveal")
            now = await asked(made, "watch")
            while True:
                move = random.choice(now["legal"] or ["x"])
                answer = await asked(made, "commit", ask=now["ask"] or 1, moves=[move])
                done[f"choices {answer.get('why') or 'taken'}"] += 1


async def garbage(rogue: Rogue) -> None:
    """Send bytes that mean nothing, below and above the handshake."""
    rng, loop = random.Random(), asyncio.get_running_loop()
    for _ in range(20):
        line = await rogue.line()
        with suppress(OSError):
            await loop.sock_sendall(line, rng.randbytes(2000))
        line.close()
        done["garbage"] += 1
    async with rogue.socket() as made:
        await made.send(rng.randbytes(20_000))
    match, tokens, _ = await rogue.table()
    async with rogue.socket(match, tokens[0]) as made:
        while True:
            await made.send(rng.randbytes(200).hex())
            await breath("garbage messages")


async def comers(rogue: Rogue) -> None:
    """Come and go, so that everybody is told of it."""
    match, tokens, watch = await rogue.table()
    async with rogue.socket(match, watch):
        while True:
            async with rogue.socket(match, tokens[0]) as made:
                await made.recv()
            done["came and went"] += 1


async def bots(rogue: Rogue) -> None:
    """Have bots think at table after table."""
    match, tokens, _ = await rogue.table(
        "jam", seats=5, bots={str(n): "random" for n in (1, 2, 3, 4)}
    )
    async with rogue.socket(match, tokens[0]) as made:
        await asked(made, "sit", name="x")
        await asked(made, "reveal")
        done["tables of bots"] += 1
        await asyncio.sleep(0.2)


async def listers(rogue: Rogue) -> None:
    """Change what the open list says of a table as fast as it goes, and wait for each news."""
    match, tokens, watch = await rogue.table("bash")

    async def wait() -> None:
        tag = ""
        while True:
            answer = await rogue.http.get(rogue.url + "/api/lobby", params={"known": tag})
            done[f"lists {answer.status_code}"] += 1
            tag = answer.json().get("tag", tag)

    async with rogue.socket(match, tokens[0]), asyncio.TaskGroup() as waits:
        for _ in range(20):
            waits.create_task(wait())
        for level in cycle(("any", "new", "practised")):
            body, bearer = {"level": level, "watch": watch}, rogue.bearer(rogue.hosts[match])
            where = f"{rogue.url}/api/lobby/{match}"
            answer = await rogue.http.put(where, json=body, headers=bearer)
            done[f"listings {answer.status_code}"] += 1


async def long_game(rogue: Rogue) -> tuple[str, str]:
    """Return a match that is over, with some turns behind it, and a token for it."""
    if "over" not in rogue.kept:
        match, tokens, watch = await rogue.table("shuttles", options={"turn_limit": None})
        async with rogue.socket(match, tokens[0]) as one, rogue.socket(match, tokens[1]) as other:
            await asked(one, "sit", name="x")
            await asked(other, "sit", name="x")
            await asked(one, "reveal")
            await asked(other, "reveal")
            end = time.monotonic() + PLAYING
            while time.monotonic() < end:
                for seat in (one, other):
                    now = await asked(seat, "watch")
                    if now.get("ask"):
                        move = random.choice(now["legal"])
                        await asked(seat, "commit", ask=now["ask"], moves=[move])
            await asked(one, "resign")
        rogue.kept["over"] = match, watch
    return rogue.kept["over"]


async def standings(rogue: Rogue) -> None:
    """Have tables taken up from their logs, as many as go into a question."""
    match, watch = await long_game(rogue)
    rights = [{"match": match, "token": watch}]
    while True:
        if len(rights) < 24:
            with suppress(httpx.HTTPStatusError):
                begun = {"match": match, "token": watch, "turn": 1}
                made, _, other = await rogue.table("shuttles", begun=begun)
                rights.append({"match": made, "token": other})
        answer = await rogue.post("/api/tables/status", json={"tables": rights})
        done[f"standings {answer.status_code}"] += 1
        wrong = [{**right, "token": new_id()} for right in rights]
        answer = await rogue.post("/api/tables/status", json={"tables": wrong})
        done[f"wrong standings {answer.status_code}"] += 1


async def goers_on(rogue: Rogue) -> None:
    """Set tables that go on from a match that is over."""
    match, watch = await long_game(rogue)
    while True:
        begun = {"match": match, "token": watch, "turn": random.choice((1, 500, 10**6))}
        answer = await rogue.post("/api/tables", json={"game": "shuttles", "begun": begun})
        done[f"gone on {answer.status_code}"] += 1


async def readers_back(rogue: Rogue) -> None:
    """Ask for the turns of a match, page after page."""
    match, watch = await long_game(rogue)
    for first in cycle((0, 20, 10**6)):
        where = f"{rogue.url}/api/tables/{match}/history?first={first}"
        answer = await rogue.http.get(where, headers=rogue.bearer(watch))
        done[f"turns {answer.status_code}"] += 1


async def renewers(rogue: Rogue) -> None:
    """Renew links, make offers and ask for seats, each an entry, as long as they are taken."""
    free, _, _ = await rogue.table("shuttles")
    match, tokens, _ = await rogue.table("shuttles")
    bearer = rogue.bearer(rogue.hosts[free])
    owns = [new_token(), new_token()]
    for seat, own in enumerate(owns):
        async with rogue.socket(match, tokens[seat]) as made:
            await asked(made, "sit", token=own, name="x")
    for own in owns:
        async with rogue.socket(match, own) as made:
            await asked(made, "reveal")
    async with rogue.socket(match, owns[0]) as one, rogue.socket(match, tokens[1]) as asks:
        while True:
            answer = await asked(one, "offer", what="draw")
            done[f"offers {answer.get('why') or 'taken'}"] += 1
            answer = await asked(asks, "claim", token=new_token())
            done[f"claims {answer.get('why') or 'taken'}"] += 1
            body = {"id": new_id(), "token": new_token()}
            where = f"/api/tables/{free}/seats/1/link"
            renewed = await rogue.post(where, json=body, headers=bearer)
            done[f"links {renewed.status_code}"] += 1


KINDS: Final[tuple[Callable[[Rogue], Awaitable[None]], ...]] = (
    flood,
    frames,
    slow_reader,
    transcripts,
    setups,
    rematches,
    watches,
    sealers,
    garbage,
    comers,
    bots,
    listers,
    standings,
    goers_on,
    readers_back,
    renewers,
)
PROXYS: Final = (slow_headers, idle, unread_pages)
"""What the proxy keeps off: only done where there is one."""


async def again_and_again(kind: Callable[[Rogue], Awaitable[None]], rogue: Rogue) -> None:
    """Do it over and over, whatever happens."""
    while True:
        try:
            async with asyncio.timeout(20):
                await kind(rogue)
        except Exception as error:
            done[f"{kind.__name__} stopped by {type(error).__name__}"] += 1
        await asyncio.sleep(0.1)


async def main(url: str, seconds: float, heat: int) -> None:
    """Bother the server for so long."""
    end = time.monotonic() + seconds
    work = [
        asyncio.create_task(again_and_again(kind, Rogue(url, f"127.0.{20 + turn}.{number + 1}")))
        for number, kind in enumerate((*KINDS, *(PROXYS if SOAK else ())))
        for turn in range(heat)
    ]
    await asyncio.sleep(end - time.monotonic())
    for task in work:
        task.cancel()
    await asyncio.wait(work, timeout=5)
    print(json.dumps(dict(sorted(done.items()))), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3])))
