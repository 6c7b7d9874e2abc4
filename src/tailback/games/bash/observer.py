"""What may be known of Rush & Bash: what lies open, what is a seat's own, what can be concluded.

Hands are hidden but for their backs, which are told as counts for each deck; so is what the decks
hold. Everything else lies open. A card taken from a hand by an ability is seen by its two players.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from tailback.games.bash import bridge3d
from tailback.games.bash.beliefs import NONE, Note, deal
from tailback.games.bash.cars import Decks
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
from tailback.games.bash.move_preview import move_previews
from tailback.games.bash.moves import CARD_INDEX, CARDS, DECK_OF, DECKS, KINDS
from tailback.games.bash.notation import TASKS, values_of
from tailback.games.bash.options import BashOptions
from tailback.games.bash.position import Position, backs, bits, cards_left
from tailback.games.bash.rules import grid_order
from tailback.games.bash.sides import Side
from tailback.games.bash.task import PendingTask
from tailback.games.bash.view import (
    BashCar,
    BashOwn,
    BashPlace,
    BashScene,
    BashSpace,
    BashTable,
    BashTask,
    BashThing,
    BashTile,
)
from tailback.kit import (
    HIDDEN,
    ChanceOutcome,
    Decision,
    Detail,
    Event,
    Hidden,
    Observer,
    Seat,
    Seating,
    View,
    Viewer,
)

BashView: TypeAlias = View[BashScene, BashTable, BashOwn]


class Recall(NamedTuple):
    """All that a viewer knows: what it sees now and, in order, what tells of cards."""

    options: BashOptions
    viewer: Viewer
    table: BashTable
    own: BashOwn | None
    notes: tuple[Note, ...] = ()


class BashObserver(
    Observer[BashOptions, Position, Happening, BashScene, BashTable, BashOwn, Recall]
):
    """What may be known of Rush & Bash."""

    def scene(self, options: BashOptions, seating: Seating) -> BashScene:
        """Return the course, the cars and the cards."""
        cars = seating.seats + options.bots
        garage = dict(options.cars)
        return BashScene(
            options.course.mark,
            tuple(map(_tile, options.course.laid, options.course.slots)),
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
            visited=bits(position.visited),
            filled=bits(position.filled),
            due=position.due,
            used=position.used,
            met=position.met,
            tasks=tuple(
                [BashTask(type(task).__name__, values_of(task)) for task in position.tasks]
            ),
        )

    def own(self, position: Position, seat: Seat) -> BashOwn:
        """Return the seat's cards, and what its moves would bring about."""
        hand = tuple([str(CARDS[card]) for card in position.hands[seat]])
        return BashOwn(hand, move_previews(position, seat))

    def show(self, happening: Happening, viewer: Viewer) -> Happening | None:
        """Return it as it is; a card taken in hand is seen by those it concerns."""
        if isinstance(happening, Dealt | Drew) and happening.seat != viewer:
            return happening._replace(card=HIDDEN)
        if isinstance(happening, Stole) and viewer not in (happening.seat, happening.victim):
            return happening._replace(card=HIDDEN)
        if isinstance(happening, ChanceOutcome) and happening.seat is not None:
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
        match value:
            case Racer():
                return value.colour
            case Thing():
                return value.value
            case tuple():
                return " ".join([str(self.spell(field, one)) for one in value])
            case int() if field in _NAMES:
                return _NAMES[field][value]
            case _:
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

    def text_view(self, view: BashView) -> str:
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


def _place(graph: Graph, place: int, life: int, energy: int) -> BashPlace:
    lap, space = divmod(place, graph.size)
    far = graph.how_far(place)
    return BashPlace(graph.names[space], lap, life, energy, place >= graph.finish, far)


def _thing(graph: Graph, place: int) -> BashThing:
    lap, space = divmod(place, graph.size)
    return BashThing(graph.names[space], lap)


def _tile(laid: str, side: Side | None) -> BashTile:
    if side is None:
        return BashTile(laid, "straight", "", bridge3d.KIND)
    way = "left" if laid.endswith("-left") else "right"
    return BashTile(side.name, side.shape, way if side.shape == "curve" else "", side.kind)


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
    counts = tuple([table.discards.get(str(card), 0) for card in CARDS])
    discards = counts[:KINDS], counts[KINDS:]
    return Position(
        options,
        table.round,
        table.turn,
        table.strip,
        tuple(_at(graph, car) for car in table.cars),
        tuple(car.life for car in table.cars),
        tuple(car.energy for car in table.cars),
        hands,
        cards_left(options.decks, discards, hands),
        discards,
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
    match shown:
        case Dealt() | Drew():
            return Note("draw", shown.seat, _card(shown.card), shown.deck)
        case Played() | Dropped():
            return Note("play", shown.car.number, shown.card, DECK_OF[shown.card])
        case TurnedUp():
            return Note("open", card=shown.card)
        case LostCard():
            return Note("lose", shown.seat, shown.card, DECK_OF[shown.card])
        case Stole():
            return Note("steal", shown.victim, _card(shown.card), shown.deck, shown.seat)
        case Reshuffled():
            return Note("shuffle", deck=shown.deck)
        case _:
            return None
