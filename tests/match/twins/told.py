"""All that a match tells a viewer, who also tries and asks whatever it can."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from tailback.match import Accepted, Match, Refused
from tests.match.desk import Ids, ears, house, opened, spelled, turn
from tests.match.twins.script import Act, Rigged, Said, Script, Twins


async def told_to(twins: Twins, script: Script, viewer: int | None) -> list[Said]:
    """Return every byte that reaches the viewer when one of the scripts is played."""
    at = house(dice=lambda server, given, drawn: Rigged(script.falls, drawn))
    match = await opened(at, twins.game, twins.seats, options=twins.options, time=twins.time)
    ids, said, missed = Ids(), list[Said](), 0
    alphabet = sorted(map(twins.game.notation.move_text, match.table.alphabet))
    for number, act in enumerate((None, *script.acts)):
        if act is not None:
            await _do(match, act, ids())
        if 0 < number == twins.since:
            missed = len(ears(match).heard)
        if number >= twins.since:
            said += _pestered(match, viewer, alphabet)
            if twins.since == 0 and viewer is not None:  # what a bot on this seat would be given
                said.append(Said("recall", repr(match.table.streams[viewer].recall(match.table))))
            await _err(match, viewer, alphabet, ids)
    now = ears(match).heard[missed:]
    mine = [m for kind, who, m in now if who == viewer and (kind == "send" or viewer is not None)]
    await match.close()
    return said + [Said(type(message).__name__.lower(), spelled(message)) for message in mine]


async def _do(match: Match, act: Act, id: str) -> None:
    ask = match.table.ask(act.seat) or 0
    if act.how == "clock":
        await turn(match, float(act.move))
    elif act.how == "try":
        match.try_(act.seat, ask, act.moves)
    elif act.how != "idle":
        answer = await match.commit(act.seat, ask, id, act.moves, to=act.seat)
        assert isinstance(answer, Accepted if act.how == "commit" else Refused), answer


def _pestered(match: Match, viewer: int | None, alphabet: Sequence[str]) -> Iterator[Said]:
    yield Said("greeting", spelled(match.watch(viewer)))
    yield Said("greeting", spelled(match.watch(viewer, 0)))
    yield Said("transcript", match.transcript(viewer))
    if viewer is None:
        return
    now = match.watch(viewer)
    for text in (*some(now.legal), *some(alphabet)):
        answer = match.try_(viewer, now.ask or 1, [text])
        yield Said(type(answer).__name__.lower(), spelled(answer))


def some(moves: Sequence[str], most: int = 6) -> Sequence[str]:
    """Return a few moves from everywhere in a list."""
    return moves[:: -(-len(moves) // most) or 1]


async def _err(match: Match, viewer: int | None, alphabet: Sequence[str], ids: Ids) -> None:
    """Let the viewer commit what cannot be right; its ears hear the refusal."""
    if viewer is None or match.table.stage != "running":
        return
    for text in random.Random(ids.last).sample(wrong_moves(match, viewer, alphabet), 3):
        await match.commit(viewer, match.watch(viewer).ask or 1, ids(), [text], to=viewer)


def wrong_moves(match: Match, viewer: int, alphabet: Sequence[str]) -> list[str]:
    """Return moves of the game that this seat may not make now, and one that is none."""
    table = match.table
    legal = map(table.game.notation.move_text, table.game.legal(table.position, viewer))
    return [*sorted(set(alphabet) - set(legal)), "nonsense", "more nonsense", "none"]
