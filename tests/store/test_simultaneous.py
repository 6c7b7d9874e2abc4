"""Nodes that append at the same moment: one is first, the other hears of it, and none is held up.

Each test has six processes side by side, each with two stores on a database of its own: on a busy
machine the two get in each other's way at every place where they can.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from tailback.match import Entry
from tailback.store.check import check
from tailback.store.sql import SqlStore
from tests.harness.postgres import Cluster
from tests.harness.scale import scaled
from tests.store.by_hand import altered

LOOPS = 6
PAIRS = scaled(50_000)
EACH = 3
GROUPS = scaled(5_000)
FIRST = Entry("open", {"n": 0})
DEADLOCKS = "SELECT coalesce(sum(deadlocks), 0) FROM pg_stat_database"


def together(work: Callable[[str, int, int], Counter[str]], postgres: Cluster, count: int) -> str:
    """Run the work in all loops at once; return what came of it, so many times each."""
    (before,) = postgres.execute(DEADLOCKS)
    urls = [postgres.database() for _ in range(LOOPS)]
    shares = [len(range(n, count, LOOPS)) for n in range(LOOPS)]
    found = Counter[str]()
    with ProcessPoolExecutor(LOOPS, get_context("spawn")) as pool:
        for one in pool.map(work, urls, shares, range(LOOPS)):
            found += one
    assert postgres.execute(DEADLOCKS) == [before], "a transaction was undone for another's sake"
    return ", ".join(f"{times} × {what}" for what, times in sorted(found.items()))


async def outcome(*writes: Awaitable[object]) -> list[str]:
    done = await asyncio.gather(*writes, return_exceptions=True)
    return [type(one).__name__ if isinstance(one, Exception) else "written" for one in done]


def pairs(url: str, count: int, seed: int) -> Counter[str]:
    """Append to one log from two stores at once, so many times; return how the pairs ended.

    Every few times it is a new log, of which one of them has not heard yet.
    """

    async def work() -> Counter[str]:
        stores, ended = [SqlStore(url), SqlStore(url)], Counter[str]()
        for turn in range(count):
            log, seq = f"m{turn // EACH}", 1 + turn % EACH
            if seq == 1:
                await stores[turn % 2].create(log, [FIRST])
            both = (store.append(log, seq, Entry("x", {"by": n})) for n, store in enumerate(stores))
            ended[" and ".join(sorted(await outcome(*both)))] += 1
            assert (await stores[0].head(log)).length == 1 + seq
        for store in stores:
            await store.close()
        return ended

    return asyncio.run(work())


def groups(url: str, count: int, seed: int) -> Counter[str]:
    """Write to several logs from two stores at once, each in an order of its own.

    Entries, notes and rematches of a group share a transaction; where a log ends is remembered or
    must be read, as it comes.
    """
    rng = random.Random(seed)

    async def work() -> Counter[str]:
        stores = SqlStore(url), SqlStore(url)
        names = "abcde"
        await asyncio.gather(*(stores[0].create(name, [FIRST]) for name in names))
        lengths, ended = dict.fromkeys(names, 1), Counter[str]()
        for turn in range(count):
            writes: list[tuple[str, Awaitable[object]]] = []
            for by, store in enumerate(stores):
                for name in rng.sample(names, 4):
                    entry = Entry("x", {"by": by, "turn": turn})
                    writes.append((name, store.append(name, lengths[name], entry)))
                    if rng.random() < 0.3:
                        keys = {key: rng.choice(("v", None)) for key in rng.sample("klm", 2)}
                        writes.append(("", store.note(rng.choice(names), keys)))
                    if rng.random() < 0.1:
                        writes.append(("", store.claim(rng.choice(names), f"c{turn}", "v")))
            results = await outcome(*(write for _, write in writes))
            for (name, _), result in zip(writes, results, strict=True):
                ended[result if name else f"noted: {result}"] += 1
                if name and result == "written":
                    lengths[name] += 1
        for name, length in lengths.items():
            assert (await stores[0].head(name)).length == length
        for store in stores:
            await store.close()
        return ended

    return asyncio.run(work())


def test_of_two_that_append_at_once_one_is_first(postgres: Cluster) -> None:
    found = together(pairs, postgres, PAIRS)
    print(f"{LOOPS} loops of pairs side by side: {found}")
    assert found == f"{PAIRS} × Conflict and written"


def test_groups_of_several_matches_wait_for_each_other_in_one_order(postgres: Cluster) -> None:
    found = together(groups, postgres, GROUPS)
    assert {part.split(" × ")[1] for part in found.split(", ")} <= {
        "Conflict",
        "written",
        "noted: written",
    }, found


UNDO = (
    "CREATE SEQUENCE tries",
    "CREATE FUNCTION undo() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
    "IF nextval('tries') <= {times} THEN RAISE EXCEPTION 'undone' USING ERRCODE = '{state}'; "
    "END IF; RETURN NULL; END $$",
    "CREATE TRIGGER undo AFTER INSERT ON entries FOR EACH STATEMENT EXECUTE FUNCTION undo()",
)
"""Has the next so many statements that write entries undone; what a sequence counts stays."""


@pytest.mark.parametrize("state", ["40P01", "40001"])
@pytest.mark.parametrize("times", [1, 2])
def test_what_the_database_undoes_for_anothers_sake_is_tried_once_more(
    postgres: Cluster, state: str, times: int
) -> None:
    database = postgres.database()

    async def work() -> None:
        store = SqlStore(database)
        await store.create("a", [FIRST])
        altered(database, *(part.format(state=state, times=times) for part in UNDO))
        entry, written = Entry("x", {}), times == 1
        assert await outcome(store.append("a", 1, entry)) == ["written" if written else "Undone"]
        assert (await store.head("a")).length == 1 + written
        await store.append("a", 1, entry)  # the same again, whether it is there or not
        await store.append("a", 2, entry)
        assert (await store.head("a")).length == 3
        await store.close()

    asyncio.run(work())
    assert check(database, None).problems == ()
