"""Fairness: a finished match verifies; whatever is changed afterwards is found."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from functools import cache

import pytest

from tailback.kit import NATURE, AnyGame, TailbackError
from tailback.kit.chance import FairDice, commitment
from tailback.kit.transcript import Transcript
from tailback.kit.transcript_reader import read
from tailback.kit.verify import verify
from tailback.match import Entry, LogError, Proof, replay
from tailback.match.transcript import whole
from tests.harness.scale import scaled
from tests.match.helpers import GAMES, SERVER, find, opened, people, play_on, services

CHANCY = [GAMES[name] for name in ("shift", "peek", "relay")]


@cache
def finished(game: AnyGame) -> tuple[Transcript, tuple[Entry, ...], str]:
    async def play() -> tuple[Transcript, tuple[Entry, ...], str]:
        match = await opened(services(), game)
        await play_on(match, random.Random(6))
        log = await match.services.store.load(match.id)
        return whole(match.state), tuple(log), match.transcript(None)

    return asyncio.run(play())


@pytest.mark.parametrize("game", CHANCY, ids=str)
def test_a_finished_match_verifies(game: AnyGame) -> None:
    made, log, text = finished(game)
    draws = sum(len(entry.body.get("draws") or ()) for entry in log)
    assert verify(made) == draws > 0
    if game.id == "shift":
        assert verify(read(text)) == draws
    assert made.fairness is not None
    assert made.fairness.server_seed == SERVER
    assert log[0].body["server_seed"] == SERVER.hex()


def test_the_commitment_is_known_before_the_first_seat_is_taken() -> None:
    async def play() -> None:
        match = await opened(services(), GAMES["shift"], sit=False)
        proof = people(match, None).proof
        assert proof == Proof(commitment(SERVER), (None, None), (None, None), None)

    asyncio.run(play())


@pytest.mark.parametrize("game", CHANCY, ids=str)
def test_every_changed_seed_is_found(game: AnyGame) -> None:
    made, _, _ = finished(game)
    fair = made.fairness
    assert fair is not None
    assert fair.server_seed is not None
    other = bytes([1]) + fair.server_seed[1:]
    first, second = fair.seeds
    seeds = [(first[:-1] + b"\xff", second), (second, first)]
    changed = [replace(fair, server_seed=other), replace(fair, commitment=commitment(other))]
    changed += [replace(fair, seat_seeds=given) for given in seeds]
    changed.append(replace(fair, server_seed=other, commitment=commitment(other)))
    for wrong in changed:
        with pytest.raises(TailbackError):
            verify(replace(made, fairness=wrong))


@pytest.mark.parametrize("game", CHANCY, ids=str)
def test_every_changed_draw_and_most_changed_moves_are_found(game: AnyGame) -> None:
    """A changed move that leaves all later ones possible changes the game, not the proof of draws:

    the log's chain of hashes finds it (tests/store), and the transcript's checks.
    """
    made, _, text = finished(game)
    positions = [game.start(made.options, made.seating)]
    for moves in made.history:
        positions.append(game.apply(positions[-1], moves))
    for number, moves in enumerate(made.history):
        if NATURE not in moves:
            continue
        for outcome in game.pending(positions[number]).outcomes:  # type: ignore[union-attr]
            if outcome != moves[NATURE]:
                history = [*made.history]
                history[number] = {NATURE: outcome}
                with pytest.raises(ValueError, match=r"draw|chance|move|PEEK|SHIFT|RELAY"):
                    verify(replace(made, history=tuple(history)))
    if game.id == "shift":
        body = text.index("\n0 ")
        for at in range(body, len(text) - 1, 7):
            forged = text[:at] + ("1" if text[at] != "1" else "2") + text[at + 1 :]
            with pytest.raises(TailbackError):
                verify(read(forged))


@pytest.mark.parametrize("game", CHANCY, ids=str)
def test_a_log_with_a_changed_seed_draw_or_weight_does_not_replay(game: AnyGame) -> None:
    _, log, _ = finished(game)
    for number, entry in enumerate(log):
        for name, value in entry.body.items():
            forged: object
            if name in ("server_seed", "seed"):
                forged = "ab" * 32
            elif name == "draws" and value:
                forged = value[:-1]
            elif name == "options" and "deck" in value:
                forged = {**value, "deck": {**value["deck"], "M1": value["deck"]["M1"] + 1}}
            elif name in ("ask", "rules", "moves"):
                forged = [*value, value[-1]] if name == "moves" else value + 1
            else:
                continue
            changed = [*log]
            changed[number] = Entry(entry.kind, {**entry.body, name: forged})
            with pytest.raises(LogError):
                replay("0" * 32, changed, find)


def test_draws_of_many_matches_fall_as_their_weights_say() -> None:
    """Chi-square over draws with weights 1 to 5, and over pairs that follow each other."""
    weights, n = (1, 2, 3, 4, 5), scaled(100_000)
    falls = [0] * 5
    pairs = [[0] * 5 for _ in range(5)]
    per_match = 100
    for number in range(n // per_match):
        seat = number.to_bytes(32, "big")
        dice = FairDice(SERVER, [seat, bytes(32)])
        last = dice.pick(weights)
        falls[last] += 1
        for _ in range(per_match - 1):
            fall = dice.pick(weights)
            falls[fall] += 1
            pairs[last][fall] += 1
            last = fall
    total = sum(weights)
    expected = [n * weight / total for weight in weights]
    chi = sum((a - e) ** 2 / e for a, e in zip(falls, expected, strict=True))
    assert chi < 18.47  # 4 degrees of freedom, 0.1 %
    count = sum(map(sum, pairs))
    due = [[count * a * b / total**2 for b in weights] for a in weights]
    chi = sum((pairs[i][j] - due[i][j]) ** 2 / due[i][j] for i in range(5) for j in range(5))
    assert chi < 51.18  # 24 degrees of freedom, 0.1 %
