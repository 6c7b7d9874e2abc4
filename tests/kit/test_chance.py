"""Chance: fair dice exactly as published, and dice that fall as often as their weights say."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tailback.kit import FairDice, RandomDice, TailbackError, commitment
from tailback.kit.chance import Dice, at_weight
from tests.harness.scale import scaled

SERVER = bytes(range(32))
SEATS = (b"g" * 32, b"s" * 32)
HALF_REJECTED = (1 << 62, 1 << 62, 1)
"""In all 2**63 + 1, of which only one fits into 2**64: nearly every second number is too big."""


def hmac_sha256(key: bytes, text: bytes) -> bytes:
    """HMAC by its definition (RFC 2104), for a key shorter than a block."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + text).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def due(server: bytes, seats: Sequence[bytes], k: int, weights: Sequence[int]) -> tuple[int, int]:
    """Return draw ``k`` as the plan defines it, and how many attempts it took."""
    total = sum(weights)
    attempt = 0
    while True:
        text = b"".join(seats) + k.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        x = int.from_bytes(hmac_sha256(server, text)[:8], "big")
        if x < 2**64 // total * total:
            break
        attempt += 1
    wanted = x % total
    shares = [sum(weights[: i + 1]) for i in range(len(weights))]
    return sum(share <= wanted for share in shares), attempt + 1


@pytest.mark.parametrize(
    "weights", [(1,), (1, 1), (1,) * 6, (6, 6, 4, 3, 3, 3, 4, 3), (0, 5, 0, 2), HALF_REJECTED]
)
def test_fair_dice_fall_as_published(weights: tuple[int, ...]) -> None:
    dice = FairDice(SERVER, SEATS)
    for k in range(200):
        assert dice.drawn == k
        assert dice.pick(weights) == due(SERVER, SEATS, k, weights)[0]


def test_numbers_beyond_the_last_whole_multiple_are_thrown_away() -> None:
    attempts = [due(SERVER, SEATS, k, HALF_REJECTED)[1] for k in range(200)]
    assert max(attempts) > 3
    assert 300 < sum(attempts) < 500


def test_a_draw_depends_on_its_number_and_never_on_earlier_weights() -> None:
    one, other = FairDice(SERVER, SEATS), FairDice(SERVER, SEATS)
    for _ in range(20):
        one.pick((1, 1))
        other.pick(HALF_REJECTED)
    assert [one.pick((1,) * 52) for _ in range(9)] == [other.pick((1,) * 52) for _ in range(9)]


def test_counting_goes_on_where_it_is_told_to() -> None:
    dice = FairDice(SERVER, SEATS)
    first = [dice.pick((1,) * 1000) for _ in range(12)]
    later = FairDice(SERVER, SEATS, drawn=7)
    assert [later.pick((1,) * 1000) for _ in range(5)] == first[7:]
    assert later.drawn == 12


def test_every_seed_and_the_order_of_the_seats_matter() -> None:
    def draws(server: bytes, *seats: bytes) -> tuple[int, ...]:
        dice = FairDice(server, seats)
        return tuple(dice.pick((1,) * 1000) for _ in range(10))

    gold, silver = SEATS
    other = b"o" * 32
    made = [
        draws(SERVER, gold, silver),
        draws(SERVER, silver, gold),
        draws(other, gold, silver),
        draws(SERVER, other, silver),
        draws(SERVER, gold, other),
        draws(SERVER, gold),
        draws(SERVER),
    ]
    assert len(set(made)) == len(made)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(TailbackError, match=f"a seed has 32 bytes, this one has {length}"):
        FairDice(bytes(length), SEATS)
    with pytest.raises(TailbackError, match=f"this one has {length}"):
        FairDice(SERVER, (SEATS[0], bytes(length)))


def test_the_commitment_is_the_hash_of_the_server_seed() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


CRITICAL = {2: 27.7, 4: 33.4, 8: 42.8}
"""Chi-square by degrees of freedom: once in a million."""


def fair() -> Dice:
    return FairDice(SERVER, SEATS)


def loose() -> Dice:
    return RandomDice(random.Random(5))


@pytest.mark.parametrize("make", [fair, loose])
@pytest.mark.parametrize("weights", [(1, 1, 1), (1, 2, 3, 4, 5), (7, 1, 1, 1, 1, 1, 1, 1, 1)])
def test_outcomes_fall_as_often_as_their_weights_say(
    make: Callable[[], Dice], weights: tuple[int, ...]
) -> None:
    dice = make()
    draws = scaled(100_000)
    counts = Counter(dice.pick(weights) for _ in range(draws))
    wanted = [draws * weight / sum(weights) for weight in weights]
    chi = sum((counts[i] - due) ** 2 / due for i, due in enumerate(wanted))
    assert chi < CRITICAL[len(weights) - 1]


def test_an_outcome_without_weight_never_falls() -> None:
    for dice in (fair(), loose()):
        assert {dice.pick((0, 1, 0, 1, 0)) for _ in range(200)} == {1, 3}


def test_random_dice_repeat_with_their_generator() -> None:
    one, other = RandomDice(random.Random(3)), RandomDice(random.Random(3))
    assert [one.pick((1,) * 9) for _ in range(50)] == [other.pick((1,) * 9) for _ in range(50)]


@given(st.lists(st.integers(0, 20), min_size=1, max_size=12).filter(any))
def test_each_outcome_holds_as_many_numbers_as_its_weight(weights: list[int]) -> None:
    counts = Counter(at_weight(weights, x) for x in range(sum(weights)))
    assert [counts[i] for i in range(len(weights))] == weights
    places = [at_weight(weights, x) for x in range(sum(weights))]
    assert places == sorted(places)
    with pytest.raises(IndexError):
        at_weight(weights, sum(weights))
