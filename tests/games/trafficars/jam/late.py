"""Late positions of jam: stacks, gaps and full rows, few cards in hand, penalty piles."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from tailback.games.trafficars.jam import GAME, Position
from tailback.games.trafficars.jam.moves import CARDS, INDEX
from tailback.games.trafficars.jam.options import deck_of
from tailback.games.trafficars.jam.rules import ROW, in_order
from tailback.kit import NotationError, Seating
from tests.games.trafficars.jam.reference import Reference

Lane = list[list[str]]
SPECIALS = "APT"


class Late(NamedTuple):
    """What lies on the table late in a game, in words that engine and reference both read."""

    lanes: list[Lane]
    hands: list[list[str]]
    penalty: list[list[str]]
    points: list[int]
    round: int
    revealed: dict[int, str]
    by_age: tuple[int, ...]


def late_position(seats: int, options: dict[str, Any], rng: random.Random) -> Position:
    """Return a late position."""
    return late(seats, options, rng)[0]


def late(seats: int, options: dict[str, Any], rng: random.Random) -> tuple[Position, Reference]:
    """Return a late position, before a choice or among placements, for engine and reference."""
    while True:
        made = composed(seats, options, rng)
        try:
            position = engine_at(made, options)
        except NotationError:  # the first revealed card has only one place and goes there by itself
            continue
        snapshot = made._asdict()
        return position, Reference.at(snapshot, options, made.by_age, made.revealed)


def composed(seats: int, options: dict[str, Any], rng: random.Random) -> Late:
    chosen = GAME.options(**options)
    deck = [CARDS[card] for card, n in enumerate(deck_of(chosen)) for _ in range(n)]
    rng.shuffle(deck)
    if rng.random() < 0.4:
        deck.sort(key=lambda card: card in SPECIALS and rng.random() < 0.5)  # dealt first
    by_age = tuple(rng.sample(range(seats), seats))
    size = rng.randint(1, min(4, chosen.hand - 1, (len(deck) - chosen.lanes) // seats))
    revealed: dict[int, str] = {}
    if rng.random() < 0.4:
        size -= 1
        placing = rng.sample(range(seats), rng.randint(1, seats))
        revealed = {seat: deck.pop() for seat in sorted(placing)}
    hands = [[deck.pop() for _ in range(size)] for _ in range(seats)]
    rng.shuffle(deck)
    trailers = {str(number) for number in chosen.trailers}
    lanes = [[[first_car(deck, trailers)]] for _ in range(chosen.lanes)]
    for lane in lanes:
        lengthen(lane, deck, trailers, lane_length(chosen.too_long, rng), rng)
    taken = rng.randint(0, len(deck))
    penalty: list[list[str]] = [[] for _ in range(seats)]
    for card in deck[:taken]:
        rng.choice(penalty).append(card)
    points = [rng.randint(0, 20) if chosen.rounds > 1 else 0 for _ in range(seats)]
    return Late(lanes, hands, penalty, points, chosen.rounds, revealed, by_age)


def lane_length(too_long: bool, rng: random.Random) -> int:
    """Return how many places a lane gets: mostly full or nearly so."""
    length = rng.choice([1, 2, 3, 3, 4, 4, 4])
    return length if too_long else length + rng.choice([0, 0, 1, 3])


def first_car(deck: list[str], trailers: set[str]) -> str:
    """Take the next card that can start a row; a trailer only where nothing else is left."""
    at = next((k for k, card in enumerate(deck) if card not in trailers), 0)
    return deck.pop(at)


def lengthen(
    lane: Lane, deck: list[str], trailers: set[str], length: int, rng: random.Random
) -> None:
    """Let a lane grow as cards do: mostly rising, stacks and gaps where the rules make them."""
    if rng.random() < 0.7:
        numbers = sorted((card for card in deck if card not in SPECIALS), key=int)
        order = numbers + [card for card in deck if card in SPECIALS]
        deck[:] = order if rng.random() < 0.5 else spread(order, rng)
    stack(lane[-1], deck, trailers, rng)
    while len(lane) < length and deck:
        card = first_car(deck, trailers)
        if card == "T" and rng.random() < 0.8:
            load = lane.pop()  # JAM-16: a gap, and the car in front on the tow truck
            lane += [[], [card, *load]]
        else:
            lane.append([card])
        stack(lane[-1], deck, trailers, rng)


def spread(cards: Sequence[str], rng: random.Random) -> list[str]:
    """Return cards in order, but starting anywhere and with special cards among them."""
    cut = rng.randint(0, len(cards))
    return sorted([*cards[cut:], *cards[:cut]], key=lambda c: c in SPECIALS and rng.random() < 0.5)


def stack(place: list[str], deck: list[str], trailers: set[str], rng: random.Random) -> None:
    """Sometimes lay more on a place: the same special card again (JAM-15), trailers (JAM-12)."""
    while place[-1] in ("A", "P") and place[-1] in deck and rng.random() < 0.4:
        deck.remove(place[-1])
        place.append(place[-1])
    if rng.random() < 0.2:
        for card in [card for card in deck if card in trailers][: rng.choice([1, 1, 2])]:
            deck.remove(card)
            place.append(card)


def engine_at(made: Late, options: dict[str, Any]) -> Position:
    """Return the engine's position, by way of its notation."""
    seats = len(made.hands)
    start = GAME.start(GAME.options(**options), Seating(seats, made.by_age))
    waiting = in_order([(INDEX[c], seat) for seat, c in made.revealed.items()], made.by_age)
    text = " ".join(
        (
            "/".join(",".join("+".join(place) or "_" for place in lane) for lane in made.lanes),
            "place" if waiting else "choose",
            ",".join(f"{seat + 1}:{CARDS[card]}" for card, seat in waiting) or "-",
            "|".join(map(listed, made.hands)),
            "|".join(map(listed, made.penalty)),
            "-",
            ",".join(map(str, made.points)),
            str(made.round),
            ",".join(str(seat + 1) for seat in made.by_age),
        )
    )
    return GAME.notation.position(text, start)


def listed(cards: list[str]) -> str:
    return ",".join(sorted(cards, key=INDEX.__getitem__)) or "-"


def features(lanes: Sequence[Sequence[Sequence[str]]]) -> set[str]:
    """Return what is special about lanes: kinds of stacks, gaps, full rows."""
    found: set[str] = set()
    for lane in lanes:
        found |= (
            {"full"} if len(lane) == ROW else {"nearly full"} if len(lane) == ROW - 1 else set()
        )
        gaps = [not place for place in lane]
        found |= {"gap"} if any(gaps) else set()
        found |= {"two gaps"} if sum(gaps) > 1 else set()
        found |= {"gap in front"} if gaps[0] else set()
        for place in lane:
            text = "+".join("n" if card.isdecimal() else card for card in place)
            found |= {text} if "+" in text else set()
        ends = [int(place[-1]) for place in lane if place and place[-1].isdecimal()]
        found |= {"falling"} if ends != sorted(ends) else set()
    return found
