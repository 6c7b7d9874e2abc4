"""Reveal: every seat commits to its seed, then all reveal, and only then chance falls."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from tailback.bots import RandomBot
from tailback.bots.thread_bot import ThreadBot
from tailback.kit import TailbackError
from tailback.kit.chance import NO_SEED, bot_seed, commitment
from tailback.kit.transcript_reader import read
from tailback.kit.verify import Receipt, doubts, verify
from tailback.match import Accepted, Entry, LogError, ManualTimeSource, Match, MatchServices, replay
from tailback.match.messages import Revealing
from tailback.match.transcript import whole
from tailback.match.verbs.reveal import PATIENCE, deciding, left, missing
from tests.harness.patience import run
from tests.match.helpers import (
    GAMES,
    SEEDS,
    Ids,
    committed,
    ears,
    find,
    followed,
    opened,
    people,
    play_on,
    rematch,
    reveal,
    services,
    sit_down,
    state,
    turn,
    why,
)

WAIT = PATIENCE / 1000


async def full(at: MatchServices, seats: int = 2, game: str = "shift", **how: Any) -> Match:
    """Return a match at which everyone has sat down and nobody has revealed yet."""
    match = await opened(at, find(game), seats, sit=False, **how)
    for seat in range(seats):
        await match.sit(seat, f"{seat:032x}", f"P{seat}", committed(SEEDS[seat]))
    return match


def receipt_of(match: Match, *seats: int) -> Receipt:
    """Return what the players of these seats keep when they reveal."""
    proof = people(match, None).proof
    assert proof.terms is not None
    return Receipt(proof.commitment, proof.terms, tuple(SEEDS[seat] for seat in seats))


def proves(match: Match, receipt: Receipt) -> bool:
    """Return whether a player is told that nobody could choose the deal; raise what is wrong."""
    transcript = read(match.transcript(None))
    verify(transcript, receipt=receipt)
    return not doubts(transcript, receipt)


def test_no_draw_falls_before_the_last_has_revealed() -> None:
    async def work() -> None:
        match = await full(services(), 3, "cutin")
        table = match.state
        assert (table.stage, table.pages, table.decision) == ("revealing", [], None)
        assert people(match, 0).revealing == Revealing((0, 1, 2), (0, 1, 2), (), WAIT)
        for seat in (1, 2):
            answer = await match.reveal(seat, f"{7 + seat:032x}", SEEDS[seat].hex())
            assert isinstance(answer, Accepted)
            assert (table.stage, table.pages) == ("revealing", [])
        now = people(match, None)
        assert now.revealing == Revealing((0,), (1, 2), (), WAIT)
        assert now.proof.seat_seeds == (None, SEEDS[1].hex(), SEEDS[2].hex())
        await match.reveal(0, "c" * 32, SEEDS[0].hex())
        assert (table.stage, people(match, 0).revealing) == ("running", None)
        assert ears(match).updates(2)[-1].stage == "running"

    run(work())


def test_nobody_reveals_before_all_have_committed_and_nothing_but_what_was_committed_to() -> None:
    async def work() -> None:
        match = await opened(services(), GAMES["shift"], sit=False)
        await match.sit(0, "0" * 32, "P0", committed(SEEDS[0]))
        assert why(await match.reveal(0, "a" * 32, SEEDS[0].hex())) == "not-begun"
        assert why(await match.deal(0, "b" * 32)) == "not-begun"
        await match.sit(1, "1" * 32, "P1", committed(SEEDS[1]))
        length = match.state.length
        for wrong in ("", "00", SEEDS[0].hex().upper() + "G", "é" * 64):
            assert why(await match.reveal(0, "a" * 32, wrong)) == "bad-seed"
        for other in (SEEDS[1], NO_SEED):
            assert why(await match.reveal(0, "a" * 32, other.hex())) == "other-seed"
        assert match.state.length == length
        assert people(match, None).proof.seat_seeds == (None, None)

    run(work())


def test_a_seed_is_nowhere_before_it_is_revealed_so_the_host_knows_nothing_of_the_deal() -> None:
    """All that the server has at that time is the same whatever the seed, but its commitment."""

    async def known(seed: bytes) -> tuple[str, str]:
        at = services()
        match = await opened(at, GAMES["shift"], sit=False)
        await match.sit(0, "0" * 32, "P0", committed(seed))
        await match.sit(1, "1" * 32, "P1", committed(SEEDS[1]))
        await match.reveal(1, "2" * 32, SEEDS[1].hex())
        log = "".join(entry.text() for entry in await at.store.load(match.id))
        told = "".join(repr(match.watch(who, 0)) + match.transcript(who) for who in (0, 1, None))
        with pytest.raises(TailbackError):
            match.state.seeds.dice(match.state.chairs)
        assert seed.hex() not in log + told + repr(ears(match).heard)
        terms = people(match, None).proof.terms or ""
        said = (log + told).replace(commitment(seed), "committed").replace(terms, "terms")
        await match.reveal(0, "3" * 32, seed.hex())
        return said, repr(whole(match.state).history)

    async def work() -> None:
        one, other = await known(SEEDS[2]), await known(SEEDS[3])
        bare = [bare_of(said) for said, _ in (one, other)]
        assert bare[0] == bare[1]
        assert one[1] != other[1]

    run(work())


def bare_of(said: str) -> list[str]:
    """Return what is said without the checks at the ends of a transcript's lines."""
    return [line[:-8] for line in said.split("\n")]


def test_a_repeat_is_answered_as_at_first_and_two_pages_of_one_person_reveal_once() -> None:
    async def work() -> None:
        at = services()
        match = await full(at)
        first = await match.reveal(0, "a" * 32, SEEDS[0].hex())
        length = match.state.length
        assert first == await match.reveal(0, "a" * 32, SEEDS[0].hex()) == Accepted("a" * 32)
        assert why(await match.reveal(0, "a" * 32, SEEDS[1].hex())) == "id-used"
        assert await match.reveal(0, "b" * 32, SEEDS[0].hex()) == Accepted("b" * 32)
        again = await Match.load(at, match.id)  # the connection is lost, the server begins anew
        assert await again.reveal(0, "a" * 32, SEEDS[0].hex()) == Accepted("a" * 32)
        assert again.state.length == length
        await again.reveal(1, "c" * 32, SEEDS[1].hex())
        assert await again.reveal(1, "c" * 32, SEEDS[1].hex()) == Accepted("c" * 32)
        assert await again.reveal(0, "d" * 32, SEEDS[0].hex()) == Accepted("d" * 32)
        assert again.state.length == length + 1

    run(work())


def test_revealing_goes_on_where_it_was_after_a_restart_and_at_another_node() -> None:
    async def work() -> None:
        at = services()
        match = await full(at, 3, "cutin")
        for seat in (0, 1):
            await match.reveal(seat, f"{7 + seat:032x}", SEEDS[seat].hex())
        await turn(match, WAIT)
        await match.deal(1, "b" * 32)
        await match.close()
        other = MatchServices(
            store=at.store, channel=at.channel, time_source=at.time_source, games=find
        )
        again = await Match.load(other, match.id)
        assert state(again.state) == state(match.state)
        assert again.watch(0, 0) == match.watch(0, 0)
        assert people(again, 0).revealing == people(match, 0).revealing
        assert again.state.stage == "revealing"
        await again.reveal(2, "d" * 32, SEEDS[2].hex())
        await match.catch_up()  # whoever holds it still hears of it
        assert state(again.state) == state(match.state)
        assert again.state.stage == "running"

    run(work())


def test_after_five_minutes_those_who_have_revealed_may_all_agree_to_deal_without_the_others() -> (
    None
):
    async def work() -> None:
        match = await full(services(clock=ManualTimeSource()), 3, "cutin")
        receipt = receipt_of(match, 0)
        for seat in (0, 1):
            await match.reveal(seat, f"{7 + seat:032x}", SEEDS[seat].hex())
        await turn(match, WAIT - 1)
        assert left(match.state, match.services.time_source.wall()) == 1000
        assert people(match, 0).revealing == Revealing((2,), (0, 1), (), 1.0)
        assert why(await match.deal(0, "a" * 32)) == "too-early"
        await turn(match, 1)
        assert why(await match.deal(2, "b" * 32)) == "not-revealed"
        assert await match.deal(0, "c" * 32) == Accepted("c" * 32)
        length = match.state.length
        for again in ("c" * 32, "d" * 32):
            assert await match.deal(0, again) == Accepted(again)
        assert match.state.length == length
        assert people(match, 2).revealing == Revealing((2,), (0, 1), (0,), 0.0)
        await match.deal(1, "e" * 32)
        assert match.state.stage == "running"
        assert why(await match.reveal(2, "f" * 32, SEEDS[2].hex())) == "dealt-without"
        assert why(await match.deal(0, "9" * 32)) == "dealt"
        proof = people(match, 2).proof
        assert proof.without == (2,)
        assert proof.seat_seeds == (SEEDS[0].hex(), SEEDS[1].hex(), None)
        await play_on(match, random.Random(1))
        transcript = read(match.transcript(None))
        assert transcript.fairness is not None
        assert transcript.fairness.seeds == (SEEDS[0], SEEDS[1], NO_SEED)
        assert f"\nwithout {find('cutin').seat_names[2]} #" in transcript.text()
        verify(transcript, receipt=receipt)
        assert [doubt.message for doubt in doubts(transcript, receipt)] == ["dealt-without"]
        assert "without the seed of " in str(doubts(transcript)[0])

    run(work())


def test_whoever_comes_by_meanwhile_must_agree_too_or_reveals_and_all_are_there() -> None:
    async def work() -> None:
        match = await full(services(clock=ManualTimeSource()), 3, "cutin")
        assert deciding(match.state) == (0, 1, 2)  # nobody has revealed: all who sit decide
        await turn(match, WAIT)
        await match.deal(0, "a" * 32)
        await match.reveal(1, "b" * 32, SEEDS[1].hex())
        assert deciding(match.state) == (1,)
        await match.reveal(0, "c" * 32, SEEDS[0].hex())
        assert (deciding(match.state), missing(match.state)) == ((0, 1), (2,))
        await match.reveal(2, "d" * 32, SEEDS[2].hex())
        assert (match.state.stage, match.state.deal.without) == ("running", ())
        await play_on(match, random.Random(1))
        assert proves(match, receipt_of(match, 0))

    run(work())


def test_a_person_whose_seed_is_lost_can_play_against_the_computer_all_the_same() -> None:
    async def work() -> None:
        at = services(clock=ManualTimeSource(), bots=lambda game, name: ThreadBot(RandomBot(game)))
        match = await Match.open(at, GAMES["relay"], bots={1: "random"})
        await match.sit(0, "1" * 32, "Ann", committed(SEEDS[0]))
        await turn(match, WAIT)
        await match.deal(0, "2" * 32)
        assert (match.state.stage, match.state.deal.without) == ("running", (0,))
        await match.close()

    run(work())


def test_a_computer_players_seed_is_nobodys_choice_however_it_came_to_sit() -> None:
    async def work() -> None:
        at = services(bots=lambda game, name: ThreadBot(RandomBot(game)))
        for late in (False, True):
            match = await Match.open(at, GAMES["relay"], bots={} if late else {1: "random"})
            await match.sit(0, "1" * 32, "Ann", committed(SEEDS[0]))
            if late:  # as the host of a table lets one sit
                answer = await match.sit(1, "2" * 32, "any", commitment(NO_SEED), bot="random")
                assert why(answer) == "bad-commitment"
                await match.sit(1, "2" * 32, "any", bot="random")
            assert match.state.chairs[1].seed == bot_seed(match.state.seeds.commitment, 1)
            assert people(match, None).revealing == Revealing((0,), (0,), (), WAIT)
            await match.close()

    run(work())


def test_a_rematch_is_dealt_when_all_have_revealed_there_also_with_sides_swapped() -> None:
    async def work() -> None:
        for swap in (False, True):
            match = await Match.open(services(), GAMES["shift"])
            for seat in (0, 1):
                await sit_down(match, seat, f"{seat:032x}", f"P{seat}")
            await match.resign(0, "a" * 32)
            seeds = ("41" * 32, "42" * 32)
            for seat, seed in enumerate(seeds):
                await rematch(match, seat, f"{seat + 9:032x}", seed, swap=swap)
            follow = await Match.load(match.services, match.state.rematch.next_match or "")
            assert (follow.state.stage, follow.state.pages) == ("revealing", [])
            told = people(follow, None)
            due = seeds[::-1] if swap else seeds
            assert told.proof.seat_commitments == tuple(map(committed, due))
            assert told.proof.seat_seeds == (None, None)
            texts = [entry.text() for one in (match, follow) for entry in await log_of(one)]
            assert not any(seed in text for seed in seeds for text in texts)
            receipt = Receipt(
                people(match, 0).proof.promise or "", told.proof.terms or "", (b"A" * 32,)
            )
            await reveal(follow)
            assert follow.state.stage == "running"
            await follow.resign(0, "e" * 32)
            transcript = read(follow.transcript(None))
            verify(transcript, read(match.transcript(None)), receipt)
            assert not doubts(transcript, receipt)

    run(work())


def test_a_seat_that_was_handed_over_needs_nobody_to_reveal_in_a_rematch() -> None:
    async def work() -> None:
        at = services(bots=lambda game, name: ThreadBot(RandomBot(game)))
        match = await opened(at, GAMES["sealed"], 3)
        ids = Ids()
        await match.stand_in(0, ids(), 1, "any")
        await match.offer(0, ids(), "draw")
        await match.reply(2, ids(), 1, True)
        for seat in (0, 2):
            await rematch(match, seat, ids())
        follow = await followed(match)
        assert follow.state.stage == "running"
        assert follow.state.chairs[1].seed == bot_seed(follow.state.seeds.commitment, 1)
        assert follow.state.chairs[1].commitment is None
        await match.close()
        await follow.close()

    run(work())


async def log_of(match: Match) -> list[Entry]:
    return await match.services.store.load(match.id)


def test_a_log_with_another_seed_or_a_deal_without_what_it_takes_does_not_replay() -> None:
    async def work() -> None:
        match = await full(services(clock=ManualTimeSource()), 3, "cutin")
        for seat in (0, 1):
            await match.reveal(seat, f"{7 + seat:032x}", SEEDS[seat].hex())
        await turn(match, WAIT)
        for seat in (0, 1):
            await match.deal(seat, f"{9 + seat:032x}")
        log = await log_of(match)
        at = [n for n, entry in enumerate(log) if entry.kind == "deal"]
        assert state(replay(match.id, log, find)) == state(match.state)
        changes: list[tuple[int, dict[str, Any]]] = [
            (at[0] - 1, {"seed": SEEDS[3].hex()}),
            (at[0] - 1, {"seat": 0}),
            (at[0], {"at": log[at[0] - 1].body["at"]}),
            (at[0], {"seat": 2}),
            (at[0], {"without": [2]}),
            (at[1], {"without": []}),
            (at[1], {"without": [0, 2]}),
            (at[1], {"seat": 0}),
            (1, {"commitment": None}),
            (1, {"commitment": "00"}),
            (1, {"bot": "random"}),
        ]
        for number, change in changes:
            forged = [*log]
            forged[number] = Entry(log[number].kind, {**log[number].body, **change})
            with pytest.raises(LogError):
                replay(match.id, forged, find)
        early = [*log[:2], log[4], *log[2:4], *log[5:]]  # one reveals before all have committed
        with pytest.raises(LogError):
            replay(match.id, early, find)
        assert match.state.stage == "running"

    run(work())


# A host who holds the server's seed, and what a player is told by its receipt


def test_what_nobody_has_touched_is_proven_to_everyone() -> None:
    async def work() -> None:
        match = await full(services())
        receipts = [receipt_of(match, seat) for seat in (0, 1)] + [receipt_of(match, 0, 1)]
        await reveal(match)
        await play_on(match, random.Random(1))
        for receipt in receipts:
            assert Receipt.read(receipt.text()) == receipt
            assert proves(match, receipt)
        transcript = read(match.transcript(None))
        assert [doubt.message for doubt in doubts(transcript)] == ["no-receipt"]

    run(work())


async def redealt(fresh: Match, seeds: dict[int, bytes], bots: tuple[int, ...] = ()) -> Match:
    """Return the game that a host sets anew with these seeds, for a player who has revealed."""
    seats = fresh.state.seating.seats
    for seat in range(seats):
        if seat in bots:
            await fresh.sit(seat, f"{seat:032x}", "random", bot="random")
        else:
            await fresh.sit(seat, f"{seat:032x}", f"P{seat}", committed(seeds[seat]))
    await reveal(fresh)
    await fresh.resign(0, "f" * 32)
    return fresh


@pytest.mark.parametrize(
    "how",
    [
        "own seed",
        "player's seed",
        "server seed",
        "another computer player",
        "computer player to person",
        "options",
        "order of age",
        "withheld",
        "dropped",
    ],
)
def test_a_host_who_chooses_after_the_player_has_revealed_never_gets_it_proven(how: str) -> None:
    """The host plays on seat 0, the player sits on seat 1 and has kept a receipt of the true table.

    Whatever the host writes into log and transcript afterwards, with every commitment made to fit,
    the player's receipt does not fit it, or it says that it was dealt without somebody.
    """

    async def work() -> None:
        game = find("cutin" if how == "another computer player" else "shift")
        seats = 3 if game.id == "cutin" else 2
        bots = lambda game, name: ThreadBot(RandomBot(game))  # noqa: E731
        true = await full(services(bots=bots), seats, game.id)
        receipt = receipt_of(true, 1)
        await true.reveal(1, "a" * 32, SEEDS[1].hex())
        at = services(clock=ManualTimeSource(), bots=bots)
        if how in ("withheld", "dropped"):
            away = 0 if how == "withheld" else 1
            forged = await full(at, seats, game.id)
            await forged.reveal(1 - away, "b" * 32, SEEDS[1 - away].hex())
            await turn(forged, WAIT)
            await forged.deal(1 - away, "c" * 32)
            await forged.resign(0, "d" * 32)
            transcript = read(forged.transcript(None))
            verify(transcript, receipt=receipt)  # nothing is forged, and it is not proven
            assert [doubt.message for doubt in doubts(transcript, receipt)] == ["dealt-without"]
            return
        forged = await opened(at, game, seats, sit=False, **_other(how))
        if how == "server seed":
            forged = await Match.open(at, game, game.options(turn_limit=8), server_seed=bytes(32))
        if how == "order of age":
            entry = (await log_of(forged))[0]
            aged = Entry("open", {**entry.body, "by_age": [1, 0]})
            await at.store.create("1" * 32, [aged])
            forged = await Match.load(at, "1" * 32)
        seeds = dict(enumerate(SEEDS))
        if how == "own seed":
            seeds[0] = SEEDS[4]
        if how == "player's seed":
            seeds[1] = SEEDS[4]
        machines = (0,) if how in ("another computer player", "computer player to person") else ()
        await redealt(forged, seeds, machines)
        transcript = read(forged.transcript(None))
        verify(transcript)  # by itself it holds
        assert "no-receipt" in [doubt.message for doubt in doubts(transcript)]
        with pytest.raises(TailbackError, match="receipt"):
            verify(transcript, receipt=receipt)
        await forged.close()

    run(work())


def _other(how: str) -> dict[str, Any]:
    return {"options": GAMES["shift"].options(turn_limit=9)} if how == "options" else {}


def test_a_transcript_whose_seeds_are_changed_is_refused_with_and_without_a_receipt() -> None:
    async def work() -> None:
        match = await full(services())
        receipt = receipt_of(match, 1)
        await reveal(match)
        await match.resign(0, "f" * 32)
        whole = read(match.transcript(None))
        fair = whole.fairness
        assert fair is not None
        bare = replace(whole, history=(), steps=())
        changed = [
            replace(fair, seat_seeds=(SEEDS[3], SEEDS[1])),
            replace(fair, seat_seeds=(None, SEEDS[1])),
            replace(fair, without=(0,)),
            replace(fair, seat_commitments=(None, fair.seat_commitments[1])),
            replace(fair, given_hash="0" * 64),
        ]
        for wrong in changed:
            with pytest.raises(TailbackError):
                verify(replace(bare, fairness=wrong))
        # Left out with every sign of having been away: it is told, and by a receipt never proven.
        left_out = replace(fair, seat_seeds=(None, SEEDS[1]), without=(0,))
        assert doubts(replace(bare, fairness=left_out), receipt)
        for wrong_receipt in (
            replace(receipt, commitment="0" * 64),
            replace(receipt, terms="0" * 64),
            replace(receipt, seeds=(SEEDS[4],)),
            replace(receipt, seeds=()),
        ):
            with pytest.raises(TailbackError, match="receipt"):
                verify(whole, receipt=wrong_receipt)

    run(work())


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[]", "nonsense", '{"commitment":"00","seeds":[],"terms":"00"}', '{"seeds":3}'],
)
def test_what_is_no_receipt_is_refused(text: str) -> None:
    with pytest.raises(TailbackError, match="not a receipt"):
        Receipt.read(text)
