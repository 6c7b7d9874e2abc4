"""Every frame that is sent is of the types that the browser's are generated from."""

from __future__ import annotations

import json
import random
from typing import Annotated, Any

import pytest
from pydantic import Field, TypeAdapter
from websockets.asyncio.client import ClientConnection

from tailback.kit import AnyGame
from tailback.kit.shapes import shapes
from tailback.match import new_id
from tailback.server.live import server_messages
from tailback.server.live.tokens import new_token
from tests.harness.patience import run
from tests.server.desk import COMMITTED, EVERY, SHORT, hello, running, say

FRAMES: TypeAdapter[Any] = TypeAdapter(Annotated[server_messages.Sent, Field(discriminator="type")])


class Checked:
    """A socket on one seat that holds every frame to its type, and notes which there were."""

    def __init__(self, socket: ClientConnection, game: AnyGame, kinds: set[str]) -> None:
        self.socket = socket
        self.kinds = kinds
        scene, table, own = shapes(game)
        self.views = {"table": TypeAdapter(table), "own": TypeAdapter(own | None)}
        self.scene = TypeAdapter(scene)
        self.now: dict[str, Any] = {}

    async def hear(self) -> dict[str, Any]:
        """Return the next frame."""
        message: dict[str, Any] = json.loads(await self.socket.recv())
        FRAMES.validate_python(message)
        self.kinds.add(message["type"])
        for name in {"table", "own"} & message.keys():
            self.views[name].validate_python(message[name])
        if "greeting" in message:
            self.scene.validate_python(message["greeting"]["scene"])
        if message["type"] == "update":
            self.now = message
        return message

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Return the answer to a message."""
        id = new_id()
        await say(self.socket, type=kind, id=id, **fields)
        while True:
            message = await self.hear()
            if id in (message.get("id"), message.get("accepted")):
                return message


@pytest.mark.parametrize("name", EVERY)
def test_every_frame_is_of_its_type(name: str) -> None:
    kinds: set[str] = set()

    async def whole() -> None:
        game, rng = EVERY[name], random.Random(name)
        async with running(games=EVERY) as server:
            opened = await server.open(name, options=SHORT.get(name, {}), time=0.05)
            async with server.socket() as one, server.socket() as other:
                seats = [Checked(one, game, kinds), Checked(other, game, kinds)]
                for seat, token in zip(seats, opened.tokens.values(), strict=True):
                    much = seat is seats[0]
                    how = {"letters": much, "shown": much, "cursor": 0}
                    await say(seat.socket, **hello(opened.match, token, **how))
                    await seat.hear()
                    await seat.ask("sit", token=new_token(), name="Ada", **COMMITTED)
                for seat in seats:
                    await seat.ask("reveal", seed=bytes(32).hex())
                for _ in range(30):
                    for seat in seats:
                        await seat.ask("watch", cursor=0)
                        if seat.now["ask"] is None or not seat.now["legal"]:
                            continue
                        ask, move = seat.now["ask"], rng.choice(seat.now["legal"])
                        await seat.ask("try", ask=ask, moves=[move])
                        await seat.ask("commit", ask=ask, moves=["nonsense"])
                        await seat.ask("commit", ask=ask, moves=[move])
                await seats[0].ask("ping")
                await seats[0].ask("fly")
                await seats[0].ask("resign")
                await seats[0].ask("deal")
                await seats[0].ask("rematch", **COMMITTED)

    run(whole())
    assert kinds >= {"update", "tried", "rejected", "presence", "pong", "error"}
