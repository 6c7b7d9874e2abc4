"""What may be known of Rush & Bash: what lies open, what is a seat's own, what can be concluded.

Hands are hidden but for their backs, which are told as counts for each deck; so is what the decks
hold. Everything else lies open. A card taken from a hand by an ability is seen by its two players.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from tailback.games.bash.beliefs import NONE, Note, deal
from tailback.games.bash.cars import Decks
from tailback.games.bash.course import BRIDGE
from tailback.games.bash.draw import drawing
from tailback.games.bash.effects import Effect
from tailback.games.bash.graph import Graph, graph_of
from tailback.games.bash.happenings import (
    Dealt,
    Drew,
    Dropped,
    Drove,
    Happening,
    LostCard,
    Played,
    Pushed,
    Racer,
    Reshuffled,
    Stole,
    Thing,
    TurnedUp,
)
from tailback.games.bash.moves import CARD_INDEX, CARDS, DECK_OF, DECKS, KINDS
from tailback.games.bash.notation import TASKS, Value, values_of
from tailback.games.bash.options import BashOptions
from tailback.games.bash.position import Position, backs
from tailback.games.bash.rules import grid_order
from tailback.games.bash.task import PendingTask, Task
from tailback.games.bash.ways import BashWay, ways
from tailback.kit import (
    HIDDEN,
    Decision,
    Detail,
    Event,
    Eyes,
    Fell,
    Hidden,
    Seat,
    Seating,
    View,
    Viewer,
)


@dataclass(frozen=True, slots=True)
class BashTile:
    """A tile as it is laid."""

    name: str
    """Number and side, or ``X`` for the 3D bridge."""
    shape: str
    turn: str
    """``left`` or ``right`` for a curve, else nothing."""
    kind: str


@dataclass(frozen=True, slots=True)
class BashSpace:
    """A space of the course."""

    name: str
    tile: int
    lane: str
    start: int
    end: int
    """Where it begins and ends along its tile, in 1/72 of it."""
    far: int
    """Its progress from the beginning of tile 01, in half units."""
    next: tuple[str, ...]
    behind: str
    adjacent: tuple[str, ...]
    marks: tuple[str, ...]
    """Among ``flash``, ``red``, ``paw``, ``portal``, ``grid``, ``2+``, ``3+``, ``4+``, ``line``."""


@dataclass(frozen=True, slots=True)
class BashCar:
    """A car: seats first, then bots."""

    colour: str
    driver: str
    bot: bool
    level1: str
    """An effect, or a number of spaces."""
    level3: str
    spaces: int
    bombs: int


@dataclass(frozen=True, slots=True)
class BashScene:
    """What is agreed."""

    mark: str
    """How sure we are of the tiles."""
    tiles: tuple[BashTile, ...]
    spaces: tuple[BashSpace, ...]
    cars: tuple[BashCar, ...]
    strip: tuple[str, ...]
    """From which deck each place draws."""
    deck: tuple[tuple[str, int], ...]
    """How many there are of each card."""
    grid: tuple[int, ...]
    """The cars from grid place 1 on."""
    simple: bool
    boost: bool
    ability_level: str


@dataclass(frozen=True, slots=True)
class BashPlace:
    """Where a car is, and how it is."""

    space: str
    lap: int
    life: int
    energy: int
    finished: bool
    far: int
    """Its absolute progress."""


@dataclass(frozen=True, slots=True)
class BashThing:
    """A bomb or boulder: its space, and in which lap it counts."""

    space: str
    lap: int


@dataclass(frozen=True, slots=True)
class BashTask:
    """What is still to be done: the kind of the task, and its values in their order."""

    kind: str
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class BashTable:
    """What lies open."""

    round: int
    turn: int
    """The place of the strip that is having its turn."""
    asked: int | None
    stage: str
    """The kind of the task that asks; nothing at the end."""
    effect: str
    """The effect of the card that is asked about, if it is one."""
    strip: tuple[int, ...]
    cars: tuple[BashPlace, ...]
    backs: tuple[tuple[int, int], ...]
    """How many sprint and rush cards each seat holds."""
    decks: tuple[int, int]
    discards: dict[str, int]
    bombs: tuple[BashThing, ...]
    boulders: tuple[BashThing, ...]
    boosts: tuple[str, ...]
    portals: tuple[tuple[int, ...], tuple[int, ...]]
    snout: str | None
    visited: tuple[int, ...]
    filled: tuple[int, ...]
    due: tuple[int, ...]
    used: bool
    met: tuple[str, ...]
    tasks: tuple[BashTask, ...]
    """What is still to be done, the next last."""


@dataclass(frozen=True, slots=True)
class BashOwn:
    """What one seat alone sees."""

    hand: tuple[str, ...]
    ways: tuple[BashWay, ...]
    """What each of its moves would bring about, where it is asked."""


BashView: TypeAlias = View[BashScene, BashTable, BashOwn]


class Recall(NamedTuple):
    """All that a viewer knows: what it sees now and, in order, what tells of cards."""

    options: BashOptions
    viewer: Viewer
    table: BashTable
    own: BashOwn | None
    notes: tuple[Note, ...] = ()


class BashEyes(Eyes[BashOptions, Position, Happening, BashScene, BashTable, BashOwn, Recall]):
    """What may be known of Rush & Bash."""

    def scene(self, options: BashOptions, seating: Seating) -> BashScene:
        """Return the course, the cars and the cards."""
        cars = seating.seats + options.bots
        garage = dict(options.cars)
        return BashScene(
            options.course.mark,
            _tiles(options),
            _spaces(options),
            tuple(
                BashCar(
                    colour,
                    garage[colour].driver,
                    seat >= seating.seats,
                    str(garage[colour].level1),
                    *garage[colour].level3,
                )
                for seat, colour in enumerate(options.colours[:cars])
            ),
            tuple(DECKS[deck] for deck in options.strips[cars]),
            tuple((card, n) for card, n in named(options.decks).items()),
            grid_order(options, seating),
            options.simple,
            options.boost,
            options.ability_level,
        )

    def table(self, position: Position) -> BashTable:
        """Return all but the hands and what the decks hold."""
        graph = position.graph
        question = position.tasks[-1] if position.tasks else None
        pending = question.pending(position) if isinstance(question, PendingTask) else None
        cars = zip(position.places, position.life, position.energy, strict=True)
        return BashTable(
            round=position.round,
            turn=position.turn,
            asked=pending.seats[0] if isinstance(pending, Decision) else None,
            stage=type(question).__name__ if question is not None else "",
            effect=question.effect if isinstance(question, Effect) else "",
            strip=position.strip,
            cars=tuple([_place(graph, *car) for car in cars]),
            backs=tuple([backs(hand) for hand in position.hands]),
            decks=(sum(position.decks[0]), sum(position.decks[1])),
            discards=named(position.discards),
            bombs=tuple([_thing(graph, at) for at in position.bombs]),
            boulders=tuple([_thing(graph, at) for at in position.boulders]),
            boosts=tuple([graph.names[at] for at in position.boosts]),
            portals=position.portals,
            snout=graph.names[graph.paws[position.snout]] if position.snout >= 0 else None,
            visited=_bits(position.visited),
            filled=_bits(position.filled),
            due=position.due,
            used=position.used,
            met=position.met,
            tasks=tuple([_task(task) for task in position.tasks]),
        )

    def own(self, position: Position, seat: Seat) -> BashOwn:
        """Return the seat's cards, and what its moves would bring about."""
        hand = tuple([str(CARDS[card]) for card in position.hands[seat]])
        return BashOwn(hand, ways(position, seat))

    def show(self, happening: Happening, viewer: Viewer) -> Happening | None:
        """Return it as it is; a card taken in hand is seen by those it concerns."""
        if isinstance(happening, Dealt | Drew) and happening.seat != viewer:
            return happening._replace(card=HIDDEN)
        if isinstance(happening, Stole) and viewer not in (happening.seat, happening.victim):
            return happening._replace(card=HIDDEN)
        if isinstance(happening, Fell) and happening.seat is not None:
            fell = happening.outcome
            if not isinstance(fell, Hidden) and fell.kind == "draw":
                return happening._replace(outcome=HIDDEN)
        return happening

    def event(self, shown: Happening, names: Sequence[str]) -> Event | None:
        """Return it with its details; of a path also how many spaces it has, and the last one."""
        told = super().event(shown, names)
        if told is None or not isinstance(shown, Drove | Pushed):
            return told
        path = shown.path
        return told._replace(details=(*told.details, ("spaces", len(path)), ("space", path[-1])))

    def spell(self, field: str, value: object) -> Detail:
        """Return cars by colour, cards and decks by name; a path or an order as a list of names."""
        if value is HIDDEN:
            return "hidden"
        if isinstance(value, Racer):
            return value.colour
        if isinstance(value, Thing):
            return value.value
        if isinstance(value, tuple):
            return " ".join([str(self.spell(field, one)) for one in value])
        if field in _NAMES and isinstance(value, int):
            return _NAMES[field][value]
        return super().spell(field, value)

    def recall(self, start: Position, viewer: Viewer) -> Recall:
        """Return what is known before the first draw."""
        own = None if viewer is None else self.own(start, viewer)
        return Recall(start.options, viewer, self.table(start), own)

    def remember(
        self, recall: Recall, shown: Sequence[Happening], table: BashTable, own: BashOwn | None
    ) -> Recall:
        """Return what is known after this."""
        notes = [note for one in shown if (note := _note(one)) is not None]
        return recall._replace(table=table, own=own, notes=(*recall.notes, *notes))

    def sample(self, recall: Recall, rng: random.Random) -> Position:
        """Return a position that may be the real one, hidden hands dealt as chance gives them."""
        table, own = recall.table, recall.own
        seats = len(table.backs)
        hidden = tuple(seat for seat in range(seats) if seat != recall.viewer)
        dealt = deal(recall.options.decks, hidden, recall.notes, rng)
        mine = () if own is None else tuple(sorted(CARD_INDEX[card] for card in own.hand))
        hands = tuple(dealt.get(seat, mine) for seat in range(seats))
        return position_of(recall.options, table, hands)

    def prompt(self, view: BashView) -> tuple[str, dict[str, Detail]]:
        """Return what is asked of this viewer, or for whom it waits."""
        scene, table = view.scene, view.table
        active = scene.cars[table.strip[table.turn]].colour
        if not table.stage:
            return "ask-over", {"car": scene.cars[table.strip[0]].colour}
        if table.asked is None or table.asked != view.viewer:
            waits = active if table.asked is None else scene.cars[table.asked].colour
            return "ask-wait", {"car": waits}
        details: dict[str, Detail] = {"car": active}
        if table.stage == "Effect":
            details["effect"] = table.effect
        if table.stage == "Act":
            details["energy"] = 0 if table.used else table.cars[table.asked].energy
        if table.stage == "Drive":  # whoever is asked may choose for another: a bot (BASH-73)
            moved = table.tasks[-1].values[0]
            assert isinstance(moved, int)
            details["car"] = scene.cars[moved].colour
        return _ASK[table.stage], details

    def letters(self, view: BashView) -> str:
        """Return the course with everything on it, the strip, and the hand."""
        scene, table, own = view.scene, view.table, view.own
        lines = [drawing(scene, table), f"round {table.round}   strip"]
        for place, car in enumerate(table.strip):
            at, one = table.cars[car], scene.cars[car]
            mark = ">" if place == table.turn else " "
            held = "bot" if one.bot else "cards {}s {}r".format(*table.backs[car])
            lap = f" lap {at.lap + 1}" if at.lap else ""
            done = " finished" if at.finished else ""
            lines.append(
                f"{mark} {place + 1} {scene.strip[place]:7} {one.colour:9} {at.space:5}"
                f" life {at.life} energy {at.energy} {held}{lap}{done}"
            )
        thrown = " ".join(f"{card}x{n}" for card, n in table.discards.items())
        lines.append(f"decks {table.decks[0]}/{table.decks[1]}   discards {thrown or '-'}")
        if own is not None:
            lines.append(f"hand {' '.join(own.hand) or '-'}")
        return "\n".join(lines)


_NAMES: Final = {"card": tuple(map(str, CARDS)), "deck": DECKS}
"""How texts call what a happening tells as an index."""
_ASK: Final = {
    "LeaveSeams": "ask-seam",
    "Act": "ask-card",
    "After": "ask-ability",
    "Refill": "ask-drop",
    "Effect": "ask-effect",
    "Free": "ask-space",
    "Drive": "ask-way",
    "Steps": "ask-step",
    "Mine": "ask-mine",
    "Slide": "ask-slide",
    "Falls": "ask-boulder",
    "SnoutWalk": "ask-snout",
}


def named(decks: Decks) -> dict[str, int]:
    """Return counts by card, zeros left out."""
    return {str(card): n for card, n in zip(CARDS, (*decks[0], *decks[1]), strict=True) if n}


def _bits(mask: int) -> tuple[int, ...]:
    return tuple([bit for bit in range(mask.bit_length()) if mask >> bit & 1])


def _place(graph: Graph, place: int, life: int, energy: int) -> BashPlace:
    lap, space = divmod(place, graph.size)
    far = graph.how_far(place)
    return BashPlace(graph.names[space], lap, life, energy, place >= graph.finish, far)


def _task(task: Task) -> BashTask:
    return BashTask(type(task).__name__, values_of(task))


def _thing(graph: Graph, place: int) -> BashThing:
    lap, space = divmod(place, graph.size)
    return BashThing(graph.names[space], lap)


@lru_cache(maxsize=64)
def _tiles(options: BashOptions) -> tuple[BashTile, ...]:
    sides = {side.name: side for side in options.course.sides}
    found = []
    for laid in options.course.laid:
        if laid == BRIDGE:
            found.append(BashTile(laid, "straight", "", "bridge3d"))
            continue
        side = sides[laid.removesuffix("-left")]
        way = "left" if laid.endswith("-left") else "right"
        turn = way if side.shape == "curve" else ""
        found.append(BashTile(side.name, side.shape, turn, side.kind))
    return tuple(found)


@lru_cache(maxsize=64)
def _spaces(options: BashOptions) -> tuple[BashSpace, ...]:
    graph = graph_of(options.course)
    names = graph.names
    return tuple(
        BashSpace(
            name,
            graph.tile[space],
            graph.lane[space],
            *graph.stretch[space],
            graph.progress[space],
            tuple(names[to] for to in graph.reach(space, graph.nexts)),
            names[(space + graph.behind[space]) % graph.size],
            tuple(names[to] for to in graph.reach(space, graph.adjacent)),
            _marks(graph, space),
        )
        for space, name in enumerate(names)
    )


def _marks(graph: Graph, space: int) -> tuple[str, ...]:
    """Return what is printed on a space."""
    before = (space + graph.behind[space]) % graph.size
    wraps = graph.tile[before] > graph.tile[space]
    crossed = graph.lines[space] - graph.lines[before] + graph.lines_a_lap * wraps
    filling = graph.fillings[graph.tile[space]]
    there = {
        "flash": bool(graph.flash[space]),
        "red": space in graph.lava or any(space in zone for zone in graph.zones),
        "paw": space in graph.paws,
        "home": graph.home >= 0 and graph.paws[graph.home] == space,
        "portal": space in (*graph.portals[0], *graph.portals[1]),
        "grid": space in graph.grid,
        "line": crossed > 0,
        **{f"{n}+": filling[n - 2 : n - 1] == (space,) for n in (2, 3, 4)},
    }
    return tuple(mark for mark, here in there.items() if here)


def position_of(
    options: BashOptions, table: BashTable, hands: tuple[tuple[int, ...], ...]
) -> Position:
    """Return the position that a table shows, with these hands."""
    graph = graph_of(options.course)
    discards = [table.discards.get(str(card), 0) for card in CARDS]
    left = [
        full - thrown
        for full, thrown in zip((*options.decks[0], *options.decks[1]), discards, strict=True)
    ]
    for hand in hands:
        for card in hand:
            left[card] -= 1
    return Position(
        options,
        table.round,
        table.turn,
        table.strip,
        tuple(_at(graph, car) for car in table.cars),
        tuple(car.life for car in table.cars),
        tuple(car.energy for car in table.cars),
        hands,
        (tuple(left[:KINDS]), tuple(left[KINDS:])),
        (tuple(discards[:KINDS]), tuple(discards[KINDS:])),
        tuple(_at(graph, thing) for thing in table.bombs),
        tuple(_at(graph, thing) for thing in table.boulders),
        tuple(graph.ids[name] for name in table.boosts),
        table.portals,
        -1 if table.snout is None else graph.paws.index(graph.ids[table.snout]),
        sum(1 << tile for tile in table.visited),
        sum(1 << tile for tile in table.filled),
        table.due,
        table.used,
        table.met,
        tuple([TASKS[task.kind](*task.values) for task in table.tasks]),
    )


def _at(graph: Graph, thing: BashPlace | BashThing) -> int:
    return thing.lap * graph.size + graph.ids[thing.space]


def _card(shown: int | Hidden) -> int:
    return NONE if isinstance(shown, Hidden) else shown


def _note(shown: Happening) -> Note | None:
    """Return what a happening tells of cards, if anything."""
    if isinstance(shown, Dealt | Drew):
        return Note("draw", shown.seat, _card(shown.card), shown.deck)
    if isinstance(shown, Played | Dropped):
        return Note("play", shown.car.number, shown.card, DECK_OF[shown.card])
    if isinstance(shown, TurnedUp):
        return Note("open", card=shown.card)
    if isinstance(shown, LostCard):
        return Note("lose", shown.seat, shown.card, DECK_OF[shown.card])
    if isinstance(shown, Stole):
        return Note("steal", shown.victim, _card(shown.card), shown.deck, shown.seat)
    if isinstance(shown, Reshuffled):
        return Note("shuffle", deck=shown.deck)
    return None
