"""What every store does, in memory and in a database."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from functools import reduce
from pathlib import Path
from typing import Any

import pytest

from tailback.match import Conflict, Entry, NoSuchMatch, Store
from tailback.match.entry import link, root
from tailback.match.ports import Head, Opening
from tailback.store import MemoryStore
from tailback.store.check import check
from tailback.store.sql import SqlStore
from tests.harness.postgres import KINDS

FIRST = Entry("open", {"n": 0, "words": "é ‖ \u2028 \"'"})


@pytest.fixture(params=["memory", *KINDS])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    if request.param == "memory":
        return MemoryStore
    where = KINDS[request.param](tmp_path)
    return lambda: SqlStore(where)


def run(make: Callable[[], Store], work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        store = make()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(whole())


def test_entries_come_back_as_they_were_written(make: Callable[[], Store]) -> None:
    async def work(store: Store) -> None:
        await store.create("a", [FIRST])
        entries = [Entry("x", {"n": n, "list": [n, None, {"k": 0.5}]}) for n in range(1, 5)]
        for seq, entry in enumerate(entries, 1):
            await store.append("a", seq, entry)
        assert await store.load("a") == [FIRST, *entries]
        assert await store.load("a", 3) == entries[2:]
        assert await store.load("a", 9) == []
        await store.create("b", [FIRST, entries[0]])
        assert await store.matches() == ["a", "b"]
        assert len(await store.load("b")) == 2

    run(make, work)


def test_the_key_orders_writers(make: Callable[[], Store]) -> None:
    async def work(store: Store) -> None:
        await store.create("a", [FIRST])
        with pytest.raises(Conflict):
            await store.create("a", [Entry("open", {"other": 1})])
        for seq in (0, 2, 7, -1):
            with pytest.raises(Conflict):
                await store.append("a", seq, Entry("x", {"seq": seq}))
        written = await asyncio.gather(
            *(store.append("a", 1, Entry("x", {"writer": n})) for n in range(20)),
            return_exceptions=True,
        )
        assert sum(result is None for result in written) == 1
        assert sum(isinstance(result, Conflict) for result in written) == 19
        assert len(await store.load("a")) == 2

    run(make, work)


def test_what_is_not_there_is_said_to_be_missing(make: Callable[[], Store]) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(NoSuchMatch):
            await store.load("a")
        with pytest.raises(NoSuchMatch):
            await store.head("a")
        with pytest.raises(NoSuchMatch):
            await store.notes("a")
        with pytest.raises(NoSuchMatch):
            await store.note("a", {"k": "v"})
        with pytest.raises(NoSuchMatch):
            await store.note("a", {"k": None})
        with pytest.raises((NoSuchMatch, Conflict)):
            await store.append("a", 0, FIRST)
        assert await store.matches() == []

    run(make, work)


def test_notes_are_kept_beside_a_match(make: Callable[[], Store]) -> None:
    async def work(store: Store) -> None:
        await store.create("a", [FIRST])
        await store.create("b", [FIRST])
        await store.note("a", {"seat 0": "hash", "spectator": "other"})
        await store.note("a", {"seat 0": "new", "seat 1": "third", "spectator": None})
        await store.note("a", {"never": None})
        assert await store.notes("a") == {"seat 0": "new", "seat 1": "third"}
        assert await store.notes("b") == {}

    run(make, work)


def test_a_note_is_claimed_by_one_alone(make: Callable[[], Store]) -> None:
    async def work(store: Store) -> None:
        await store.create("a", [FIRST])
        claims = [store.claim("a", "told:0", "1") for _ in range(4)]
        assert sorted(await asyncio.gather(*claims)) == [False, False, False, True]
        assert await store.claim("a", "told:0", "2")
        assert not await store.claim("a", "told:0", "2")
        assert await store.notes("a") == {"told:0": "2"}
        with pytest.raises(NoSuchMatch):
            await store.claim("b", "told:0", "1")

    run(make, work)


def test_a_note_is_amended_only_where_it_stands(make: Callable[[], Store]) -> None:
    async def work(store: Store) -> None:
        await store.create("a", [FIRST], {"k": "1"})
        await asyncio.gather(
            store.amend("a", "k", "2"),
            store.amend("a", "j", "2"),
            store.note("a", {"i": "1"}),
            store.amend("a", "i", "2"),
        )
        assert await store.notes("a") == {"k": "2", "i": "2"}
        await asyncio.gather(store.note("a", {"k": None}), store.amend("a", "k", "3"))
        assert await store.notes("a") == {"i": "2"}
        with pytest.raises(NoSuchMatch):
            await store.amend("b", "k", "1")

    run(make, work)


def test_notes_given_at_once_are_kept_in_their_order(make: Callable[[], Store]) -> None:
    async def work(store: Store) -> None:
        await store.create("a", [FIRST])
        await asyncio.gather(
            store.note("a", {"k": "1", "j": None}),
            store.note("a", {"k": None, "j": "2"}),
            store.note("a", {"i": "3"}),
            store.note("a", {"i": "4"}),
        )
        assert await store.notes("a") == {"j": "2", "i": "4"}

    run(make, work)


def test_a_match_begins_with_its_notes(make: Callable[[], Store]) -> None:
    async def work(store: Store) -> None:
        await store.create("a", [FIRST], {"token:1": "0", "token:2": "watch"})
        assert await store.notes("a") == {"token:1": "0", "token:2": "watch"}
        with pytest.raises(Conflict):
            await store.create("a", [Entry("open", {"other": 1})], {"token:3": "1"})
        assert await store.notes("a") == {"token:1": "0", "token:2": "watch"}

    run(make, work)


def test_the_head_follows_the_log(make: Callable[[], Store]) -> None:
    async def work(store: Store) -> None:
        texts = []
        for seq in range(4):
            entry = Entry("x", {"n": seq})
            await (store.append("a", seq, entry) if seq else store.create("a", [entry]))
            texts.append(entry.text())
            assert await store.head("a") == Head(seq + 1, reduce(link, texts, root("a")))

    run(make, work)


def test_the_very_same_write_tried_again_succeeds_once(make: Callable[[], Store]) -> None:
    async def work(store: Store) -> None:
        again = Entry("rematch", {"next": "b"})
        opens = Opening("b", (FIRST,))
        for _ in range(2):
            await store.create("a", [FIRST], {"token:1": "0"})
            await store.append("a", 1, again, opens)
        await asyncio.gather(*(store.append("a", 2, Entry("x", {})) for _ in range(5)))
        assert await store.load("a") == [FIRST, again, Entry("x", {})]
        await store.create("a", [FIRST])
        await store.append("a", 1, again, opens)
        assert (await store.head("a")).length == 3
        assert await store.matches() == ["a", "b"]
        assert await store.load("b") == [FIRST]

    run(make, work)


def test_a_rematch_begins_with_the_entry_that_names_it(make: Callable[[], Store]) -> None:
    async def work(store: Store) -> None:
        others = {"tokens": "no", "told:1": "no", "pushed": "no"}
        own = {"token:1": "0", "token:2": "watch", "push:token:1:x": "{}"}
        await store.create("a", [FIRST], {**own, **others})
        await store.create("c", [FIRST], {"token:3": "1"})
        opens = Opening("b", (FIRST, Entry("sit", {"seat": 0})))
        with pytest.raises(Conflict):
            await store.append("a", 2, Entry("rematch", {"next": "b"}), opens)
        with pytest.raises(Conflict):
            await store.append("a", 1, Entry("rematch", {"next": "c"}), Opening("c", (FIRST,)))
        assert await store.matches() == ["a", "c"]
        assert await store.load("a") == [FIRST]
        assert await store.notes("c") == {"token:3": "1"}
        await store.append("a", 1, Entry("rematch", {"next": "b"}), opens)
        assert await store.load("b") == list(opens.entries)
        assert await store.notes("b") == own
        await store.append("b", 2, Entry("x", {}))
        assert (await store.head("b")).length == 3

    run(make, work)


def test_many_matches_at_once(make: Callable[[], Store]) -> None:
    async def one(store: Store, id: str) -> None:
        rng = random.Random(id)
        await store.create(id, [FIRST])
        for seq in range(1, 15):
            await store.append(id, seq, Entry("x", {"id": id, "seq": seq}))
            if rng.random() < 0.3:
                await asyncio.sleep(0)

    async def work(store: Store) -> None:
        ids = [f"m{n}" for n in range(40)]
        await asyncio.gather(*(one(store, id) for id in ids))
        for id in ids:
            log = await store.load(id)
            assert [e.body.get("seq") for e in log[1:]] == list(range(1, 15))
            assert all(e.body["id"] == id for e in log[1:])

    run(make, work)


def test_what_was_written_is_there_after_closing(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqlStore(tmp_path / "logs.db")
        await store.create("a", [FIRST])
        await store.close()
        again = SqlStore(f"sqlite:///{tmp_path / 'logs.db'}")
        assert await again.load("a") == [FIRST]
        await again.close()

    asyncio.run(work())
    assert check(tmp_path / "logs.db").entries == 1
