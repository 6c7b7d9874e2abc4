"""Whole games over the network: people, bots, spectators, reconnecting, two devices on a seat.

People choose as a bot of their own side does, from what their seat was told. However a game was
played, its viewers agree on one end, and all they heard is in one log.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import tailback
from tailback.bots import bots_for
from tailback.client import Opened, Seat, play_seat, read_transcript
from tailback.client.lobby import TableError, request
from tailback.games.bash.cars import MOST_CARS
from tailback.kit import Event, Finished, Viewer, transcript_reader
from tailback.kit.verify import verify
from tailback.match import Accepted, MatchState, Update, replay
from tailback.server.live import server_messages
from tailback.server.live.tokens import key_of, watching
from tailback.store.check import check
from tests.harness.patience import run, until
from tests.harness.scale import SOAK
from tests.server.desk import (
    EVERY,
    GAMES,
    Noting,
    Running,
    close,
    cut,
    dealt,
    known,
    people,
    play,
    play_some,
    running,
    seats,
    sql,
)

TEXT = {"Content-Type": "text/plain"}
CLOCK = 0.02
"""Nobody waits long for the silent, where a game has a default for them."""
WHOLE: dict[str, dict[str, Any]] = {
    "shift": {"setup": 6, "turn_limit": 60},
    "bash": {"simple": True},
}
"""Options under which one of two bots has nearly always won in some hundred moves."""
OTHERWISE: dict[str, dict[str, Any]] = {
    **WHOLE,
    "jam": {"rounds": 2, "hand": 5},
    "memory": {"jokers": True},
    "cutin": {"clock": True},
}
"""Another way to play each game."""


def race(count: int) -> dict[str, Any]:
    """Return a race of so many with abilities, cards stolen and lost, and bots of the book."""
    return {"colours": "black,green", "bots": min(2, MOST_CARS - count)}


SOON = {"jam": "greedy", "shuttles": "alphabeta2", "bash": "thumb"}
"""Bots that do not think for long, where the best one does."""


class Way(NamedTuple):
    """Who is at a table, and how."""

    bots: tuple[int, ...] = ()
    devices: int = 1
    """Connections of the first person."""
    spectators: int = 0
    breaks: int = 0
    """How often each connection is broken while the match runs."""


WAYS = {
    "people": Way(),
    "person and bot": Way(bots=(1,)),
    "bots": Way(bots=(0, 1), spectators=1),
    "watched": Way(spectators=2),
    "reconnecting": Way(spectators=1, breaks=3),
    "two devices": Way(devices=2),
}


def quick(name: str) -> str:
    return SOON.get(name, bots_for(EVERY[name])[0])


class Game:
    """A table with everybody who plays and watches there, from the first move to the last."""

    def __init__(self, server: Running, table: Opened, way: Way) -> None:
        self.server = server
        self.table = table
        self.way = way
        self.places: list[Seat] = []
        self.minds: dict[int, list[Any]] = {seat: [] for seat in table.tokens}
        """What the people of a seat knew whenever they chose."""
        self.accepted: dict[int, list[str]] = {seat: [] for seat in table.tokens}
        """The ids of the moves that were acknowledged to a seat."""
        self.moved: set[int] = set()
        """The seats that were asked and answered, or were answered for, by the log."""

    @classmethod
    async def whole(cls, server: Running, name: str, way: Way, **agreed: Any) -> Game:
        """Play a game to its end, and check all that can be said of it then."""
        bots = dict.fromkeys(way.bots, quick(name))
        game = cls(server, await server.open(name, bots=bots, **agreed), way)
        await game.check(await game.play(name))
        await close(game.places)
        return game

    async def play(self, name: str) -> list[list[Update]]:
        """Return all that each connection heard."""
        for _ in range(self.way.spectators):
            self.places.append(await self.server.seat(self.table, None, cursor=0))
        work = []
        for number, seat in enumerate(self.table.tokens):
            for device in range(self.way.devices if number == 0 else 1):
                if device == 1:  # the link to the seat of somebody who sits there
                    await self.places[-1].sit("P")
                place = await self.server.seat(self.table, seat)
                self.places.append(place)
                mind = Noting(EVERY[name], quick(name), self.minds[seat])
                self._note(place, seat)
                work.append(play_seat(place, mind, random.Random(seat)))
        seen = [asyncio.create_task(self._watched(place)) for place in self.places]
        await asyncio.sleep(0)  # they listen before anybody sits down
        await asyncio.gather(*work)
        return await asyncio.gather(*seen)

    def _note(self, place: Seat, seat: int) -> None:
        commit = place.commit

        async def noted(*given: Any) -> Any:
            answer = await commit(*given)
            if isinstance(answer, Accepted):
                self.accepted[seat].append(answer.id)
            return answer

        place.commit = noted  # type: ignore[method-assign, assignment]

    async def _watched(self, place: Seat) -> list[Update]:
        seen: list[Update] = []
        broken: set[int] = set()
        async for update in place.updates():
            seen.append(update)
            if update.stage == "over":
                break
            new = update.stage == "running" and update.version not in broken
            if new and len(broken) < self.way.breaks:
                broken.add(update.version)
                cut(place)
        return seen

    async def check(self, seen: Sequence[Sequence[Update]]) -> None:
        """One log, one end, one transcript; what was heard and acknowledged is in them."""
        server, match = self.server, self.table.match
        entries = await server.registry.services.store.load(match)
        table = replay(match, entries, server.registry.catalogue.find)
        assert table.result is not None
        assert table.result.reason in table.game.rulebook.clauses
        assert len(seen) == len(self.places) > 0
        for place, updates in zip(self.places, seen, strict=True):
            assert people(updates[-1]).result == table.result
            assert (place.connections > 1) is bool(self.way.breaks)
            check_seen(updates, story(table, place.viewer), bool(self.way.breaks))
        for seat, ids in self.accepted.items():
            moves = [e for e in entries if e.kind in ("commit", "seal") and e.body["seat"] == seat]
            assert Counter(e.body["id"] for e in moves) == Counter(ids)
        tokens = (*(server.token(self.table, s) for s in self.table.tokens), self.table.spectator)
        texts = {await read_transcript(server.url, match, token) for token in tokens}
        assert len(texts) == 1
        history = [step.moves for page in table.pages for step in page.steps]
        self.moved = {seat for moves in history for seat in moves}
        await check_transcript(server, texts.pop(), history, table)


def story(table: MatchState, viewer: Viewer) -> list[tuple[int, Event]]:
    """Return what a viewer saw happen, each event with the version that brought it."""
    at, game = table.viewers.index(viewer), table.game
    return [
        (page.versions[at], event)
        for page in table.pages
        for event in game.events(page.shown(game, viewer))
    ]


def check_seen(seen: Sequence[Update], events: Sequence[tuple[int, Event]], broken: bool) -> None:
    """Versions count up, events come once and in order, and only the end tells the seed.

    Whoever was away, or came late, has missed what was fleeting, and nothing else.
    """
    versions = [update.version for update in seen]
    told = [(update.version, event) for update in seen for event in update.events]
    lasting = [event for _, event in events if not event.fleeting]
    assert [event for _, event in told if not event.fleeting] == lasting
    if broken:
        rest = iter(event for _, event in events)
        assert versions == sorted(versions)
        assert all(event in rest for _, event in told), "in order, and each only once"
    else:
        assert versions == list(range(versions[0], versions[-1] + 1))
        live = [(version, event) for version, event in events if version > versions[0]]
        assert [one for one in told if one[0] > versions[0]] == live
    assert people(seen[-1]).proof.server_seed is not None
    assert all(people(update).proof.server_seed is None for update in seen[:-1])


async def check_transcript(
    server: Running, text: str, history: Sequence[Mapping[int, Any]], table: Any
) -> None:
    """The transcript tells what the log does, here and when the server plays it through."""
    read = transcript_reader.read(text)
    assert list(read.history) == history
    assert verify(read) == table.seeds.drawn
    told = json.loads(await request(server.url, "/api/transcripts", text.encode(), TEXT))
    assert (told["fair"], told["unfair"], len(told["draws"])) == (True, None, table.seeds.drawn)
    assert tuple(told["result"]["ranks"]) == table.result.ranks


@pytest.fixture(autouse=True)
def _toys_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Transcripts of toys can be read, though toys are not installed."""
    monkeypatch.setattr(transcript_reader, "find_game", EVERY.__getitem__)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(name: str, way: str, tmp_path: Path) -> None:
    """Shift and the toys, in every way."""

    async def play() -> None:
        async with running(sql(tmp_path)) as server:
            options = WHOLE.get(name, {})
            await Game.whole(server, name, WAYS[way], options=options, time=CLOCK)

    run(play())
    checked = check(tmp_path / "tables.db", GAMES.__getitem__)
    assert (checked.matches, checked.problems) == (1, ())


def mixes(count: int) -> Iterator[Way]:
    """Return people alone, or people and bots in turn: of two both; in the soak, other mixes too.

    A test of the check is as much as a race of many, so that from three on they take turns.
    """
    odd = tuple(range(1, count, 2))
    if SOAK or count == 2 or count % 2:
        yield Way(bots=odd, spectators=1)
    if SOAK or count % 2 == 0:
        yield Way()
    if SOAK:
        yield Way(bots=tuple(range(count)), spectators=1)
        yield Way(bots=tuple(seat for seat in range(count) if seat not in odd))
        yield Way(bots=tuple(range(1, count)), breaks=3)


def agreed(name: str, count: int, way: Way) -> dict[str, Any]:
    """Return the options of a mix; in the soak every race has all that the book has."""
    if name == "bash" and (SOAK or not way.bots):
        return race(count)
    return (WHOLE if way.bots else OTHERWISE).get(name, {})


MANY = [
    pytest.param(name, count, way, id=f"{name}-{count}-{len(way.bots)} bots-{way.breaks} breaks")
    for name in tailback.list_games()
    for count in tailback.game(name).seats
    for way in mixes(count)
]


@pytest.mark.parametrize(("name", "count", "way"), MANY)
def test_a_whole_game_of_so_many(name: str, count: int, way: Way) -> None:
    """Every installed game with every number of seats; people know what the table knows of them."""

    async def play() -> None:
        async with running(games=None) as server:
            options = agreed(name, count, way)
            time = CLOCK if "clock" in options else 20.0
            game = await Game.whole(server, name, way, seats=count, options=options, time=time)
            real = await known(server, game.table.match)
            moved = game.moved  # not always everyone: a game of five may end before a first turn
            for seat, minds in game.minds.items():
                recalls = [recall for (viewer, _), recall in real.items() if viewer == seat]
                assert bool(minds) is (seat in moved)
                assert way.breaks or all(mind in recalls for mind in minds)

    run(play(), 180)


def test_a_race_over_the_network_has_abilities_and_bots_of_the_book() -> None:
    """What the mixes are to bring over the wire does happen in such a race."""

    async def play() -> None:
        async with running(games=None) as server:
            game = await Game.whole(server, "bash", Way(), seats=3, options=race(3), time=20.0)
            entries = await server.registry.services.store.load(game.table.match)
            table = replay(game.table.match, entries, server.registry.catalogue.find)
            names = {event.name for _, event in story(table, None)}
            assert {"declared", "charged", "turned-up"} <= names

    run(play(), 180)


def test_the_other_device_hears_what_one_does() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("sealed")
            one, other = await server.seat(table, 0), await server.seat(table, 1)
            await one.sit("Ada")
            both = await server.seat(table, 0)
            assert (await both.sit("Eve")).why == "taken"
            await other.sit("Bob")
            await one.wait_for(lambda u: u.stage == "running")
            assert isinstance(await one.commit(["2"]), Accepted)
            sealed = await both.wait_for(lambda u: u.sealed is not None)
            assert sealed.sealed == "2"
            assert isinstance(await both.commit(["3"]), Accepted)  # replaced, unseen by the other
            await one.wait_for(lambda u: u.sealed == "3")
            assert (await other.watch(0)).events == ()
            await close([one, other, both])

    run(whole())


def test_a_server_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(sql(tmp_path)) as server:
            port = int(server.url.rpartition(":")[2])
            table = await server.open("shift")
            players = await seats(server, table)
            rng = random.Random(4)
            await play_some(players, rng)
            before = [seat.now for seat in players]
        async with running(sql(tmp_path), port=port) as server:
            await until(lambda: all(seat.connections == 2 for seat in players))
            assert [(s.now.version, s.now.view) for s in players] == [
                (was.version, was.view) for was in before
            ]
            ends = await asyncio.gather(*(play(seat, rng) for seat in players))
            assert people(ends[0]).result == people(ends[1]).result
            await close(players)

    run(whole())


def test_rematch_keeps_the_links() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("relay")
            players = await seats(server, table)
            rng = random.Random(2)
            await asyncio.gather(*(play(seat, rng) for seat in players))
            await asyncio.gather(*(seat.rematch() for seat in players))
            told = people(await players[0].wait_for(lambda u: people(u).next_match is not None))
            assert told.next_match is not None
            again = server.following(table, told.next_match)
            nexts = await dealt(server, again, players)
            assert (await server.seat(again, None)).viewer is None
            await asyncio.gather(*(play(seat, rng) for seat in nexts))
            await close([*players, *nexts])

    run(whole())


def test_swapped_sides_keep_the_links_again_and_again(tmp_path: Path) -> None:
    async def whole() -> None:
        rng = random.Random(2)
        async with running(sql(tmp_path)) as server:
            table = await server.open("sealed", seats=3)
            before: list[Seat] = []
            for game in range(4):
                players = await (dealt(server, table, before) if before else seats(server, table))
                before = players
                assert [seat.viewer for seat in players] == [(n + game) % 3 for n in range(3)]
                await asyncio.gather(*(play(seat, rng) for seat in players))
                await asyncio.gather(*(seat.rematch(swap=True) for seat in players))
                told = people(await players[0].wait_for(lambda u: people(u).next_match is not None))
                assert told.next_match is not None
                table = server.following(table, told.next_match)
                await close(players)
            assert (await server.seat(table, None)).viewer is None

    run(whole())


def test_every_seat_may_pass_on_the_right_to_watch() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("sealed", seats=3)
            for token in (*table.tokens.values(), table.spectator):
                passed = Opened(table.match, table.tokens, watching(key_of(token)))
                if token == table.spectator:
                    with pytest.raises(TableError, match="does not open"):
                        await server.seat(passed, None)
                else:
                    watcher = await server.seat(passed, None)
                    assert watcher.viewer is None
                    await watcher.close()

    run(whole())


def test_resigning_ends_a_match_of_two_and_frees_a_match_of_three() -> None:
    async def whole() -> None:
        async with running() as server:
            pair = await seats(server, await server.open("relay"))
            await asyncio.gather(*(seat.sit("x") for seat in pair))
            await pair[0].begun()
            await pair[0].resign()
            end = await pair[1].wait_for(lambda u: u.stage == "over")
            assert people(end).result == Finished((2, 1), None, "resigned")
            three = await seats(server, await server.open("sealed", seats=3))
            await asyncio.gather(*(seat.sit("x") for seat in three))
            await three[0].begun()
            await three[0].resign()
            after = await three[1].wait_for(lambda u: people(u).seats[0].resigned)
            assert (after.stage, people(after).seats[0].kind) == ("running", "bot")
            await asyncio.gather(*(play(seat, random.Random(1)) for seat in three[1:]))
            await close([*pair, *three])

    run(whole())


def test_a_transcript_is_shown_turn_by_turn() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("shift", bots={0: "random", 1: "random"})
            spectator = await server.seat(table, None)
            end = await spectator.wait_for(lambda u: u.stage == "over")
            text = await read_transcript(server.url, table.match, table.spectator)
            told = json.loads(await request(server.url, "/api/transcripts", text.encode(), TEXT))
            assert told["ok"]
            assert (told["game"], told["fair"], told["unfair"]) == ("shift", True, None)
            assert told["turns"][0]["line"] == ""
            assert told["turns"][-1]["table"] == json.loads(server_messages.part(end.view.table))
            assert told["scene"] == json.loads(server_messages.part(end.view.scene))
            assert told["turns"][-1]["own"] is None
            for seat in (0, 1):
                path = f"/api/transcripts?eyes={seat}"
                seen = json.loads(await request(server.url, path, text.encode(), TEXT))
                assert len(seen["turns"][-1]["own"]["hand"]) == 4
            assert sum(len(d["weights"]) > d["index"] >= 0 for d in told["draws"]) > 8
            await spectator.close()

    run(whole())
