"""What is said at a table: heard by all who are there, kept nowhere, only so often."""

from __future__ import annotations

from dataclasses import replace

from tests.harness.patience import run
from tests.server.desk import QUICK, asked, heard, running


def test_a_phrase_is_heard_by_everyone_there_and_kept_nowhere() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("relay")
            async with (
                server.greeted(table.match, table.tokens[0]) as one,
                server.greeted(table.match, table.tokens[1]) as other,
                server.greeted(table.match, table.spectator) as watcher,
            ):
                early = await asked(one, "say", phrase="hello")
                assert early["why"] == "no-voice"
                await asked(one, "sit", name="Ada")
                length = len(await server.registry.services.store.load(table.match))
                assert (await asked(one, "say", phrase="good-luck"))["type"] == "accepted"
                for socket in (other, watcher):
                    said = await heard(socket, "said")
                    assert said == {"type": "said", "seat": 0, "phrase": "good-luck"}
                assert (await asked(watcher, "say", phrase="hello"))["why"] == "no-voice"
                assert (await asked(one, "say", phrase="rude"))["why"] == "malformed"
                assert len(await server.registry.services.store.load(table.match)) == length

    run(whole())


def test_one_who_goes_on_talking_is_asked_to_wait_and_can_still_play() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("relay")
            async with (
                server.greeted(table.match, table.tokens[0]) as one,
                server.greeted(table.match, table.tokens[1]) as other,
            ):
                await asked(one, "sit", name="Ada")
                await asked(other, "sit", name="Bob")
                answers = [await asked(one, "say", phrase="oops") for _ in range(8)]
                why = [answer.get("why", "") for answer in answers]
                assert why[:4] == [""] * 4 and why[-1] == "said-often"
                assert 0 < answers[-1]["after"] <= 4
                assert (await asked(other, "say", phrase="thanks"))["type"] == "accepted"
                assert (await asked(one, "ping"))["type"] == "pong"

    run(whole())


def test_free_text_only_where_the_host_has_switched_it_on_and_one_line_of_it() -> None:
    async def whole(chat: bool) -> list[str]:
        async with running(settings=replace(QUICK, chat=chat)) as server:
            table = await server.open("relay")
            async with (
                server.greeted(table.match, table.tokens[0]) as one,
                server.greeted(table.match, table.tokens[1]) as other,
            ):
                await asked(one, "sit", name="Ada")
                lines = (
                    "Nice to see you!",
                    "two\nlines",
                    " ",
                    "\u3164",
                    "o" + "\u0301" * 9,
                    "x" * 201,
                )
                answers = [await asked(one, "chat", text=line) for line in lines]
                if chat:
                    said = await heard(other, "said")
                    assert said == {"type": "said", "seat": 0, "text": lines[0]}
                return [answer.get("why", "") for answer in answers]

    assert run(whole(False))[0] == "chat-off"
    assert run(whole(True)) == ["", *["bad-text"] * 4, "malformed"]
