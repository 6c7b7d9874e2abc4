"""Twins: two histories that differ only in what a viewer may not know send it the same bytes.

Everything that leaves a match is compared: updates, answers, refusals, drafts, what is served on
connecting, transcripts, versions. The twins are made here, from the rules alone.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any, NamedTuple
from zlib import crc32

import pytest

from tailback.kit import NATURE, AnyGame, Chance, Event, Finished, Options, Seating
from tailback.kit.walk import random_walk
from tailback.match import Told, draft, stream
from tailback.match import check as match_check
from tailback.match import commit as match_commit
from tailback.match.message import Accepted, Refused
from tailback.match.stream import Stream
from tailback.match.table import Table
from tests.harness.scale import scaled
from tests.match.desk import GAMES, MORE, Ids, ears, house, opened, options_of, spelled, turn

History = list[Mapping[int, Any]]


class Act(NamedTuple):
    """A decision of one seat as it reaches the match."""

    seat: int
    move: str


IDLE = Act(-1, "")
"""Nothing happens, and the viewer asks again whether something has."""


class Script(NamedTuple):
    """What the seats do, and which outcome falls at each draw."""

    acts: tuple[Act, ...]
    falls: tuple[int, ...]


class Rigged:
    """Dice that fall as a script says."""

    def __init__(self, falls: Sequence[int], drawn: int) -> None:
        self.falls = falls
        self.drawn = drawn

    def pick(self, weights: Sequence[int]) -> int:
        self.drawn += 1
        return self.falls[self.drawn - 1]


# All that a viewer can get hold of


def told_to(
    game: AnyGame,
    script: Script,
    viewer: int | None,
    seats: int = 2,
    *,
    options: Options | None = None,
    time: float | None = 10.0,
    since: int = 0,
) -> list[str]:
    """Return every byte that reaches the viewer, who also tries and asks whatever it can.

    Whoever comes only after ``since`` acts hears nothing before. An answer that is held back is
    waited for.
    """

    async def play() -> list[str]:
        at = house(dice=lambda server, given, drawn: Rigged(script.falls, drawn))
        match = await opened(at, game, seats, options=options, time=time)
        ids, said = Ids(), list[str]()
        alphabet = [game.notation.move_text(m) for m in game.alphabet(match.table.options)]
        missed = 0

        def pester(number: int) -> None:
            said.extend(pestered(match, viewer, alphabet) if number >= since else ())

        pester(0)
        for number, act in enumerate(script.acts, 1):
            id, ask = ids(), match.table.ask(act.seat)
            if act != IDLE:
                answer = await match.commit(act.seat, ask or 0, id, [act.move], to=act.seat)
                assert isinstance(answer, Accepted), answer
            pester(number)
            if match.table.holds and match.table.sealed:
                await turn(match, 10.0)
                pester(number)
            if number <= since:
                missed = len(ears(match).heard)
            if viewer is not None and number >= since:
                legal = map(game.notation.move_text, game.legal(match.table.position, viewer))
                wrong = sorted(set(alphabet) - set(legal))
                for text in random.Random(ids.last).sample(wrong, min(3, len(wrong))):
                    if match.table.stage == "running":
                        asked = match.watch(viewer).ask or 1
                        await match.commit(viewer, asked, ids(), [text], to=viewer)
        now = ears(match).heard[missed:]
        heard = [m for kind, who, m in now if who == viewer or kind == "send"]
        mine = [m for m in heard if getattr(m, "viewer", viewer) == viewer]
        await match.close()
        return said + [spelled(message) for message in mine]

    return asyncio.run(play())


def pestered(match: Any, viewer: int | None, alphabet: Sequence[str]) -> Iterator[str]:
    yield spelled(match.watch(viewer))
    yield spelled(match.watch(viewer, 0))
    yield match.transcript(viewer)
    if viewer is None:
        return
    ask = match.watch(viewer).ask
    step = max(1, len(alphabet) // 6)
    for text in (*match.watch(viewer).legal, *alphabet[::step]):
        yield spelled(match.try_(viewer, ask or 1, [text]))


# Twins, made from the rules


def history_of(game: AnyGame, seed: int, most: int) -> History:
    position = game.start(options_of(game), Seating(2))
    steps = random_walk(game, position, random.Random(seed))
    return [step.moves for step, _ in zip(steps, range(most), strict=False)]


def script_of(
    game: AnyGame, history: History, seats: int = 2, options: Options | None = None
) -> tuple[Script, list[int]]:
    """Return the script of a history and how much of the history has happened after each act.

    A history that the rules do not allow is cut off where it fails, after a whole act.
    """
    position = game.start(options or options_of(game), Seating(seats))
    acts: list[Act] = []
    falls: list[int] = []
    ends: list[int] = []
    for number, moves in enumerate(history):
        pending = game.pending(position)
        if isinstance(pending, Chance):
            if moves.get(NATURE) not in pending.outcomes:
                break
            falls.append(pending.outcomes.index(moves[NATURE]))
        else:
            if NATURE in moves or any(m not in game.legal(position, s) for s, m in moves.items()):
                break
            acts += [Act(seat, game.notation.move_text(m)) for seat, m in moves.items()]
        position = game.apply(position, moves)
        if isinstance(game.pending(position), Finished):
            break  # the end reveals everything
        if not isinstance(game.pending(position), Chance):
            ends += [number + 1] * (len(acts) - len(ends))
    return Script(tuple(acts[: len(ends)]), tuple(falls)), ends


def receivers(game: AnyGame, history: History) -> Iterator[tuple[int, int]]:
    """Return for each draw of a card in Shift its place in the history and who gets it."""
    position = game.start(options_of(game), Seating(2))
    for number, moves in enumerate(history):
        after = game.apply(position, moves)
        if NATURE in moves and moves[NATURE].kind == "draw":
            grown = [sum(after.hands[s]) > sum(position.hands[s]) for s in (0, 1)]
            yield number, grown.index(True)
        position = after


def shift_twins(rng: random.Random, viewer: int | None) -> tuple[History, History, int]:
    """Another card goes to someone else's hand; both play on until that makes a difference."""
    game = GAMES["shift"]
    history = history_of(game, rng.randrange(1 << 30), 30)
    hidden = [number for number, seat in receivers(game, history) if seat != viewer]
    number = rng.choice(hidden)
    kinds = {m[NATURE] for m in history if NATURE in m and m[NATURE].kind == "draw"}
    others = sorted((k for k in kinds if k != history[number][NATURE]), key=str)
    twin = [*history]
    twin[number] = {NATURE: rng.choice(others)}
    return history, twin, len(history)


def peek_twins(rng: random.Random, viewer: int | None) -> tuple[History, History, int]:
    """Another card lies where someone else looked, until it is taken."""
    game = GAMES["peek"]
    while True:
        history = history_of(game, rng.randrange(1 << 30), 40)
        looks = [
            n + 1
            for n, moves in enumerate(history)
            for seat, move in moves.items()
            if move.startswith("look") and seat != viewer and NATURE in history[n + 1]
        ]
        if looks:
            break
    number = rng.choice(looks)
    (look,) = history[number - 1].values()
    later = list(enumerate(history))[number:]
    takes = [n for n, m in later if f"take{look[-1]}" in m.values() or (viewer, look) in m.items()]
    left = [f"={c}" for c in (1, 2, 3, 4) if {NATURE: f"={c}"} not in history[: number + 1]]
    if not left:
        return peek_twins(rng, viewer)
    twin = [*history]
    twin[number] = {NATURE: rng.choice(left)}
    return history, twin, min(takes, default=len(history))


TWINS: dict[str, Callable[..., tuple[History, History, int]]] = {
    "shift": shift_twins,
    "peek": peek_twins,
}


def compared(name: str, rng: random.Random, viewer: int | None) -> int:
    """Hold twins beside each other; return how many acts they shared, or fail."""
    game = GAMES[name]
    history, twin, revealed = TWINS[name](rng, viewer)
    (one, ends), (other, its_ends) = script_of(game, history), script_of(game, twin)
    both = shared((one, ends), (other, its_ends), revealed)
    if both == 0 or one.falls[:both] == other.falls[:both] == ():
        return 0
    first = told_to(game, Script(one.acts[:both], one.falls), viewer)
    second = told_to(game, Script(other.acts[:both], other.falls), viewer)
    same(first, second)
    return both


def shared(one: tuple[Script, list[int]], other: tuple[Script, list[int]], revealed: int) -> int:
    """Return how many acts two scripts have in common before something is revealed."""
    pairs = zip(one[1], other[1], one[0].acts, other[0].acts, strict=False)
    return sum(1 for _ in takewhile(lambda p: p[0] == p[1] <= revealed and p[2] == p[3], pairs))


def same(first: list[str], second: list[str]) -> None:
    assert len(first) == len(second), "more is said in one of the twins"
    for a, b in zip(first, second, strict=True):
        assert a == b, "twins differ"


def often(name: str, rng: random.Random, viewer: int | None) -> None:
    for _ in range(30):
        compared(name, rng, viewer)


def sealed_told(viewer: int | None, bids: Sequence[Act]) -> list[str]:
    return told_to(GAMES["sealed"], Script(tuple(bids), ()), viewer, 3)


def sealed_compared(viewer: int | None) -> None:
    """Nobody can tell what, whether or how often the others have sealed."""
    a, b = [seat for seat in range(3) if seat != viewer][:2]
    nobody = sealed_told(viewer, [IDLE, IDLE])
    for bids in (
        [Act(a, "1"), IDLE],
        [IDLE, Act(a, "3")],
        [Act(a, "3"), Act(a, "2")],
        [Act(a, "2"), Act(b, "2")],
    ):
        assert sealed_told(viewer, bids) == nobody, "twins differ"


# The tests


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("name", TWINS)
def test_twins_send_the_same_bytes(name: str, viewer: int | None) -> None:
    rng = random.Random(f"{name} {viewer}")
    shared = [compared(name, rng, viewer) for _ in range(scaled(500))]
    assert sum(n > 0 for n in shared) > len(shared) / 2
    assert sum(shared) > 3 * len(shared) if name == "shift" else sum(shared) > len(shared)


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_sealed_choices_send_nothing(viewer: int | None) -> None:
    sealed_compared(viewer)


def test_a_held_answer_sends_nothing() -> None:
    async def told(viewer: int | None, answers: Sequence[str]) -> list[str]:
        match = await opened(house(), GAMES["bell"])
        await match.commit(0, 1, "a" * 32, ["3"], to=0)
        for number, answer in enumerate(answers):
            await match.commit(1, 1, f"{number:032x}", [answer], to=1)
        said = [*pestered(match, viewer, match.table.game.words)]  # type: ignore[attr-defined]
        await turn(match, 10.0)
        said += pestered(match, viewer, match.table.game.words)  # type: ignore[attr-defined]
        return said + [spelled(u) for u in ears(match).updates(viewer)]

    for viewer in (0, None):
        silent = asyncio.run(told(viewer, ()))
        assert asyncio.run(told(viewer, ("no",))) == silent
        assert asyncio.run(told(viewer, ("no", "no"))) == silent


# Planted leaks: each channel in turn tells a little of what is hidden


def secret(table: Table) -> str:
    """Return everything there is, as a short text."""
    return f"{table.game.notation.position_text(table.position)} {sorted(table.sealed.items())}"


def odd(table: Table) -> int:
    return crc32(secret(table).encode()) % 2


def plant_view(patch: pytest.MonkeyPatch, only: str = "all") -> None:
    whole = stream.picture

    def picture(table: Table, viewer: int | None, *counts: int) -> Any:
        update = whole(table, viewer, *counts)
        if only == "spectator" and viewer is not None:
            return update
        return replace(update, view=[update.view, secret(table)])

    patch.setattr(stream, "picture", picture)


def plant_prompt(patch: pytest.MonkeyPatch) -> None:
    whole = stream.picture

    def picture(table: Table, viewer: int | None, *counts: int) -> Any:
        return replace(whole(table, viewer, *counts), prompt=("ask", (("left", odd(table)),)))

    patch.setattr(stream, "picture", picture)


def plant_legal(patch: pytest.MonkeyPatch) -> None:
    whole = stream.picture

    def picture(table: Table, viewer: int | None, *counts: int) -> Any:
        return replace(whole(table, viewer, *counts), legal=(str(odd(table)),))

    patch.setattr(stream, "picture", picture)


def plant_events(patch: pytest.MonkeyPatch) -> None:
    whole = Stream.advance

    def advance(self: Stream, table: Table, steps: Any) -> Any:
        update = whole(self, table, steps)
        told = Told(0, Event.of("leak", all=secret(table)))
        return None if update is None else replace(update, events=(*update.events, told))

    patch.setattr(Stream, "advance", advance)


def plant_version(patch: pytest.MonkeyPatch) -> None:
    whole = Stream.advance

    def advance(self: Stream, table: Table, steps: Any) -> Any:
        update = whole(self, table, steps)
        self.now = replace(self.now, version=self.now.version + 1 + odd(table))
        return update

    patch.setattr(Stream, "advance", advance)


def plant_size(patch: pytest.MonkeyPatch) -> None:
    whole = stream.picture

    def picture(table: Table, viewer: int | None, *counts: int) -> Any:
        update = whole(table, viewer, *counts)
        return replace(update, prompt=(update.prompt[0] + " " * odd(table), update.prompt[1]))

    patch.setattr(stream, "picture", picture)


def plant_refusal(patch: pytest.MonkeyPatch) -> None:
    whole = match_check.refused

    def refused(table: Table, *given: Any, **more: Any) -> Any:
        return replace(whole(table, *given, **more), said=f"no: {secret(table)}")

    for module in (draft, match_commit):
        patch.setattr(module, "refused", refused)


def plant_try(patch: pytest.MonkeyPatch) -> None:
    whole = draft.try_

    def try_(table: Table, *given: Any) -> Any:
        answer = whole(table, *given)
        if isinstance(answer, Refused):
            return answer
        return replace(answer, legal=(*answer.legal, str(odd(table))))

    patch.setattr(draft, "try_", try_)


def plant_transcript(patch: pytest.MonkeyPatch) -> None:
    for game in (*GAMES.values(), *MORE.values()):
        patch.setattr(type(game), "shows", lambda *given: True)


def plant_replay(patch: pytest.MonkeyPatch) -> None:
    whole = Stream.since

    def since(self: Stream, cursor: int, over: bool) -> Any:
        return replace(whole(self, cursor, over), cursor=len(secrets_of))

    secrets_of: list[int] = []
    advance = Stream.advance

    def noted(self: Stream, table: Table, steps: Any) -> Any:
        secrets_of.extend([0] * (1 + odd(table)))
        return advance(self, table, steps)

    patch.setattr(Stream, "advance", noted)
    patch.setattr(Stream, "since", since)


def plant_spectator(patch: pytest.MonkeyPatch) -> None:
    plant_view(patch, "spectator")


LEAKS = {
    "view": plant_view,
    "prompt": plant_prompt,
    "legal": plant_legal,
    "events": plant_events,
    "version": plant_version,
    "size": plant_size,
    "refusal": plant_refusal,
    "try": plant_try,
    "transcript": plant_transcript,
    "on connecting": plant_replay,
    "spectator": plant_spectator,
}


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("name", [*TWINS, "sealed"])
def test_a_planted_leak_is_caught(name: str, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if name == "sealed" and leak in ("events", "transcript"):
        pytest.skip("nothing happens, so no event and no line could tell of it")
    LEAKS[leak](monkeypatch)
    viewer = None if leak == "spectator" else 1
    rng = random.Random(5)
    with pytest.raises(AssertionError, match="twins"):
        sealed_compared(viewer) if name == "sealed" else often(name, rng, viewer)
