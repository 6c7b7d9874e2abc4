"""Questions, ids and versions: stale and repeated messages are answered, never dropped."""

from __future__ import annotations

import asyncio
import random

from tailback.match import Accepted, Match, Rejected
from tests.match.helpers import GAMES, commit, ears, opened, play_on, services


def test_a_repeat_gets_its_first_answer_even_after_a_crash() -> None:
    async def play() -> None:
        at = services()
        match = await opened(at, GAMES["relay"])
        first = await match.commit(0, 1, "c" * 32, ["push"])
        length = match.state.length
        assert await match.commit(0, 1, "c" * 32, ["push"]) == first
        after = await Match.load(at, match.id)
        assert await after.commit(0, 1, "c" * 32, ["push"]) == first
        await play_on(after, random.Random(1))
        assert await after.commit(0, 1, "c" * 32, ["push"]) == first
        assert sum(e.body.get("id") == "c" * 32 for e in await at.store.load(match.id)) == 1
        other = await after.commit(0, 1, "c" * 32, ["wait"])
        assert isinstance(other, Rejected)
        assert other.why == "id-used"
        assert match.state.length == length

    asyncio.run(play())


def test_the_same_id_on_two_seats_is_two_messages() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["sealed"], 3)
        answers = [await match.commit(seat, 1, "d" * 32, [str(seat + 1)]) for seat in range(3)]
        assert all(isinstance(answer, Accepted) for answer in answers)
        assert match.state.position.winner == 2

    asyncio.run(play())


def test_a_question_stays_valid_whatever_others_do() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["sealed"], 3)
        assert match.watch(2).ask == 1
        await commit(match, 0, "1")
        await commit(match, 1, "2")
        await commit(match, 0, "3")
        assert match.watch(2).ask == 1
        assert isinstance(await match.commit(2, 1, "e" * 32, ["1"]), Accepted)
        stale = await match.commit(2, 1, "f" * 32, ["1"])
        assert isinstance(stale, Rejected)
        assert stale.why == "stale"
        assert stale.update == match.watch(2)

    asyncio.run(play())


def test_whoever_sees_no_change_gets_no_message_and_no_number() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["sealed"], 3)
        versions = {viewer: match.watch(viewer).version for viewer in match.state.viewers}
        ears(match).heard.clear()
        await commit(match, 1, "2")
        heard = [who for kind, who, _ in ears(match).heard if kind == "send"]
        assert heard == [0, 1, 2, None]  # who has chosen, never what
        for viewer in match.state.viewers:
            now = match.watch(viewer)
            assert now.version == versions[viewer] + 1
            assert now.chosen == (1,)
            assert now.sealed == ("2" if viewer == 1 else None)
        ears(match).heard.clear()
        await commit(match, 1, "3")  # another choice: nobody else learns that it was changed
        assert [who for kind, who, _ in ears(match).heard if kind == "send"] == [1]
        for viewer in (0, 2, None):
            assert match.watch(viewer).version == versions[viewer] + 1
        ears(match).heard.clear()
        await commit(match, 1, "3")  # the same again: durable, and nothing new even for seat 1
        assert [kind for kind, _, _ in ears(match).heard] == ["answer"]
        assert match.watch(1).version == versions[1] + 2

    asyncio.run(play())


def test_the_answer_goes_to_the_one_who_asked() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["relay"])
        ears(match).heard.clear()
        await match.commit(0, 1, "9" * 32, ["wait"], to="the tablet")
        assert ears(match).heard[0] == ("answer", "the tablet", Accepted("9" * 32))
        assert {who for kind, who, _ in ears(match).heard if kind == "send"} == {0, 1, None}

    asyncio.run(play())


def test_a_cancelled_request_is_still_written_and_told() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["relay"])
        task = asyncio.create_task(match.commit(0, 1, "8" * 32, ["wait"]))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        again = await match.commit(0, 1, "8" * 32, ["wait"])
        assert isinstance(again, Accepted)
        assert match.state.length == 6

    asyncio.run(play())


def test_a_deaf_channel_stops_nobody() -> None:
    class Deaf:
        def answer(self, to: object, answer: object) -> None:
            raise ConnectionError

        def broadcast(self, change: object, to: object = None, id: str | None = None) -> None:
            raise ConnectionError

    async def play() -> None:
        match = await opened(services(channel=Deaf()), GAMES["relay"])
        await play_on(match, random.Random(1))
        assert match.state.result is not None

    asyncio.run(play())
