"""A rematch is as fair as the first match: its server seed is fixed before any other seed comes."""

from __future__ import annotations

import asyncio
import itertools
import random
from dataclasses import replace
from pathlib import Path

import pytest

from tailback.bots import RandomBot
from tailback.bots.thread_bot import ThreadBot
from tailback.cli.main import main
from tailback.games.shift import GAME as SHIFT
from tailback.kit import AnyGame, TailbackError, commitment
from tailback.kit.chance import bot_seed
from tailback.kit.transcript import Transcript
from tailback.kit.transcript_reader import read
from tailback.kit.verify import verify
from tailback.match import Match, MatchServices, new_id
from tests.harness.patience import run
from tests.match.helpers import ears, options_of, people, rematch, reveal, services, sit_down
from tests.server.desk import people as told
from tests.server.desk import play, running, seats

SEEDS = ("11" * 32, "22" * 32)


def bots(game: AnyGame, name: str) -> ThreadBot:
    return ThreadBot(RandomBot(game))


async def over(at: MatchServices, *others: int) -> Match:
    """Return a match that is over; bots sit on the other seats."""
    match = await Match.open(at, SHIFT, options_of(SHIFT), bots=dict.fromkeys(others, "random"))
    for seat in range(2):
        if seat not in others:
            await sit_down(match, seat, new_id(), f"P{seat}")
    await match.resign(0, new_id())
    return match


async def followed(match: Match) -> Match:
    """Return the rematch, played to an end."""
    for seat, chair in enumerate(match.state.chairs):
        if chair.bot is None:
            await rematch(match, seat, new_id(), SEEDS[seat])
    following = await Match.load(match.services, match.state.rematch.next_match or "")
    await reveal(following)
    await following.resign(0, new_id())
    return following


async def both(*others: int) -> tuple[Transcript, Transcript]:
    """Return a match and its rematch, as they are read from their texts."""
    match = await over(services(bots=bots), *others)
    following = await followed(match)
    await following.close()
    await match.close()
    return read(match.transcript(None)), read(following.transcript(None))


def test_the_promise_is_published_with_the_end_and_kept() -> None:
    async def play() -> None:
        match = await over(services())
        at_the_end = ears(match).updates(None)[-1].people
        assert at_the_end is not None
        assert at_the_end.result is not None
        assert at_the_end.rematch == ()
        promised = at_the_end.proof.promise
        assert promised is not None
        assert promised != at_the_end.proof.commitment
        await rematch(match, 1, new_id(), SEEDS[1])
        assert people(match, 0).proof.promise == promised
        again = await Match.load(match.services, match.id)
        assert people(again, 0).proof.promise == promised
        await rematch(again, 0, new_id(), SEEDS[0])
        following = await Match.load(match.services, again.state.rematch.next_match or "")
        await reveal(following)
        proof = people(following, None).proof
        assert proof.commitment == promised
        assert proof.follows == at_the_end.proof.commitment
        assert proof.promise not in (None, promised)

    asyncio.run(play())


def test_the_promised_seed_is_told_to_nobody_before_the_end_of_the_rematch() -> None:
    async def play() -> None:
        match = await over(services())
        for seat in (0, 1):
            await rematch(match, seat, new_id(), SEEDS[seat])
        seed = match.state.seeds.next
        assert seed is not None
        following = await Match.load(match.services, match.state.rematch.next_match or "")
        await reveal(following)
        assert following.state.seeds.server == seed
        told = repr(ears(match).heard)
        for each in (match, following):
            told += "".join(repr(each.watch(who, 0)) + each.transcript(who) for who in (0, 1, None))
        assert seed.hex() not in told
        assert repr(seed) not in told
        assert commitment(seed) in told
        await following.resign(0, new_id())
        assert people(following, None).proof.server_seed == seed.hex()

    asyncio.run(play())


def test_both_transcripts_prove_it_and_a_chain_of_them() -> None:
    async def play() -> None:
        match = await over(services())
        chain = [match]
        for _ in range(3):
            chain.append(await followed(chain[-1]))
        written = [read(one.transcript(None)) for one in chain]
        assert [one.text() for one in written] == [one.transcript(None) for one in chain]
        for before, after in itertools.pairwise(written):
            assert verify(after, after=before) == verify(after)
        with pytest.raises(TailbackError, match="not the one that followed"):
            verify(written[2], after=written[0])
        with pytest.raises(TailbackError, match="not the one that followed"):
            verify(written[0], after=written[1])

    asyncio.run(play())


def test_another_seed_than_the_promised_one_is_found() -> None:
    before, after = asyncio.run(both())
    fair = after.fairness
    assert fair is not None
    other = bytes(range(32))
    forged = replace(
        after,
        fairness=replace(fair, server_seed=other, commitment=commitment(other)),
        history=(),
        steps=(),
    )
    assert verify(forged) == 0  # by itself it holds
    with pytest.raises(TailbackError, match="promised"):
        verify(forged, after=before)
    silent = replace(before, fairness=replace(before.fairness, promise=None))  # type: ignore[type-var]
    with pytest.raises(TailbackError, match="promised"):
        verify(after, after=silent)
    with pytest.raises(TailbackError, match="not the one that followed"):
        verify(replace(after, fairness=replace(fair, follows=None)), after=before)


def test_the_seeds_of_bots_follow_from_the_promise() -> None:
    before, after = asyncio.run(both(1))
    fair = after.fairness
    assert fair is not None
    assert fair.follows is not None
    assert fair.seat_commitments[1] is None
    assert fair.seat_seeds == (bytes.fromhex(SEEDS[0]), bot_seed(fair.commitment, 1))
    assert verify(after, after=before) > 0
    chosen = replace(fair, seat_seeds=(fair.seat_seeds[0], bytes(32)))
    with pytest.raises(TailbackError, match="a computer player"):
        verify(replace(after, fairness=chosen, history=(), steps=()))


def test_verify_says_so_and_names_what_was_not_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, after = asyncio.run(both(1))
    first, second = tmp_path / "first.txt", tmp_path / "second.txt"
    first.write_text(before.text(), encoding="utf-8")
    second.write_text(after.text(), encoding="utf-8")
    assert main(["verify", str(second), "--after", str(first)]) == 0
    assert "promised" in capsys.readouterr().out
    assert main(["verify", str(first), "--after", str(second)]) != 0
    wrong = capsys.readouterr()
    assert "first.txt" in wrong.err
    assert "not the one that followed" in wrong.err
    fair = after.fairness
    assert fair is not None
    chosen = replace(after, fairness=replace(fair, seat_seeds=(fair.seat_seeds[0], bytes(32))))
    second.write_text(chosen.text(), encoding="utf-8")
    assert main(["verify", str(second)]) != 0
    said = capsys.readouterr().err
    line = 1 + next(n for n, t in enumerate(chosen.text().split("\n")) if t.startswith("commit"))
    assert f"line {line}" in said.lower()


def test_over_the_wire_the_promise_comes_with_the_end_and_clients_bring_their_own_seed() -> None:
    async def whole() -> None:
        async with running() as server:
            table = await server.open("shift")
            players = await seats(server, table)
            rng = random.Random(4)
            ends = await asyncio.gather(*(play(seat, rng) for seat in players))
            (promised,) = {told(update).proof.promise for update in ends}
            assert promised is not None
            await players[0].rematch()
            await players[1].rematch()
            last = await players[0].wait_for(lambda u: bool(u.people and u.people.next_match))
            assert last.people is not None
            following = server.following(table, last.people.next_match or "")
            again = [await server.seat(following, n, seed=players[n].seed) for n in (0, 1)]
            begun = await again[0].wait_for(lambda u: u.stage == "running")
            assert told(begun).proof.commitment == promised
            assert told(begun).proof.seat_seeds == tuple(seat.seed for seat in players)
            for seat in (*players, *again):
                await seat.close()

    run(whole())
