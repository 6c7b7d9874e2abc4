"""What is still to be done in a race, as small typed tasks; what has been begun lies on top.

Everything is done depth first (BASH-45): what a task brings about is put on top of what was to
come.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from tailback.games.bash import happenings as told
from tailback.games.bash.asking import ASKED, a_card
from tailback.games.bash.moves import (
    CARDS,
    DECK_OF,
    DECKS,
    DONE,
    DROP,
    LEAVE,
    LEVEL,
    NO,
    PLAY,
    ROLL,
    USE,
    Move,
)
from tailback.games.bash.position import ENERGY, HAND, LIFE, ROUNDS, Position
from tailback.games.bash.race import NOBODY, OVER, PLOUGH, Race
from tailback.games.bash.task import Asks, Question, Rolls, Task
from tailback.games.bash.tiles.piece import PIECES
from tailback.kit import Chance, Decision

CARD, BOOST, PUSH, ABILITY, BOT = "card", "boost", "push", "ability", "bot"
"""By what a car is moved."""
PUSHED: Final = 2
"""How many spaces a rammed car is pushed (BASH-32)."""
STAR_SPACES: Final = 2
"""How many spaces more a star is worth without abilities, and to a bot (BASH-68, BASH-72)."""
MOST_BOOSTS: Final = 8
FIRST_HANDS: Final = ((0, 0, 0), (0, 0, 0), (0, 0, 1), (0, 0, 1), (0, 1, 1), (0, 1, 1))
"""From which decks the first hand is drawn, by grid place (BASH-7)."""


# Set-up


@dataclass(frozen=True, slots=True)
class LayPortals(Question):
    """Give the portals of both tiles their numbers, shuffled apart (BASH-80)."""

    seat: int

    def step(self, race: Race) -> bool:
        """Return whether a portal has no number yet."""
        return len(race.portals[1]) < len(race.graph.portals[1])

    def pending(self, position: Position) -> Chance[Move]:
        """Return the numbers that are left."""
        near, far = position.portals
        numbers = range(1, len(position.graph.portals[0]) + 1)
        laid = near if len(near) < len(numbers) else far
        left = tuple([ROLL[n] for n in numbers if n not in laid])
        return Chance(left, (1,) * len(left), self.seat)

    def take(self, race: Race, move: Move) -> None:
        """Give the next portal this number."""
        near, far = race.portals
        spaces = race.graph.portals
        second = len(near) == len(spaces[0])
        space = spaces[1][len(far)] if second else spaces[0][len(near)]
        race.tell(told.Portal, race.graph.names[space], move.value)
        race.portals = (near, (*far, move.value)) if second else ((*near, move.value), far)
        race.push(self)


@dataclass(frozen=True, slots=True)
class LeaveSeams(Asks):
    """Leave seams without a boost while there are more than boosts (BASH-66)."""

    seams: tuple[int, ...]

    def step(self, race: Race) -> bool:
        """Ask while there are too many seams; then roll for each that is left."""
        if len(self.seams) > MOST_BOOSTS:
            return True
        race.push(*(LayBoost(self.seat, tile) for tile in self.seams))
        return False

    def legal(self, race: Race) -> list[Move]:
        """Return the seams that may be left out."""
        return [LEAVE[tile] for tile in self.seams]

    def take(self, race: Race, move: Move) -> None:
        """Leave one out."""
        race.tell(told.SeamLeft, race.colour(self.seat), move.value)
        left = tuple(tile for tile in self.seams if tile != move.value)
        race.push(LeaveSeams(self.seat, left))


@dataclass(frozen=True, slots=True)
class LayBoost(Rolls):
    """Roll on which space of a seam the boost lies: 1–2 left, 3–4 middle, 5–6 right (BASH-66)."""

    tile: int

    def take(self, race: Race, move: Move) -> None:
        """Lay the boost where the die says."""
        lane = "LMR"[(move.value - 1) // 2]
        space = race.graph.ids[f"{self.tile}{lane}0"]
        race.tell(told.Rolled, race.colour(self.seat), move.value)
        race.tell(told.BoostLaid, race.graph.names[space])
        race.boosts = (*race.boosts, space)


@dataclass(frozen=True, slots=True)
class Deal(Question):
    """Deal the first hands, by grid place (BASH-7)."""

    seat: int
    place: int

    def step(self, race: Race) -> bool:
        """Return whether a card is missing."""
        return len(race.hands[self.seat]) < HAND and race.stocked(self._deck(race.hands[self.seat]))

    def _deck(self, hand: tuple[int, ...]) -> int:
        return FIRST_HANDS[self.place][len(hand)]

    def pending(self, position: Position) -> Chance[Move]:
        """Return the cards of the deck that is due."""
        return a_card(position.decks, self._deck(position.hands[self.seat]), self.seat)

    def take(self, race: Race, move: Move) -> None:
        """Put the card into the hand."""
        card = move.value
        race.draw(card)
        race.give(self.seat, card)
        colour, deck = race.colour(self.seat), DECKS[DECK_OF[card]]
        race.tell(told.Dealt, self.seat, colour, deck, move.text[1:])
        race.push(self)


# Round and turn


@dataclass(frozen=True, slots=True)
class Start(Task):
    """Begin a round (BASH-10)."""

    def step(self, race: Race) -> bool:
        """Tell its order."""
        race.tell(told.Round, race.round, " ".join(map(race.colour, race.strip)))
        race.push(Begin())
        return False


@dataclass(frozen=True, slots=True)
class Begin(Task):
    """Begin the turn of the car that stands at its place of the strip (BASH-10)."""

    def step(self, race: Race) -> bool:
        """Lay out the whole turn in its order, with what special tiles add to it."""
        car = race.active
        if race.finished(car):
            race.push(Next())
            return False
        race.used, race.met = False, ()
        race.tell(told.Turn, race.colour(car))
        pieces = [piece for kind, piece in PIECES.items() if kind in race.graph.kinds]
        opening = [task for piece in pieces for task in piece.opening(race, car)]
        closing = [task for piece in pieces for task in piece.closing(race, car)]
        if race.is_bot(car):
            race.push(*opening, BotCard(car), *closing, Boulders(), Next())
        else:
            turn = (*opening, Act(car), After(car), *closing, Refill(car), Boulders(), Next())
            race.push(*turn)  # BASH-16
        return False


@dataclass(frozen=True, slots=True)
class Next(Task):
    """End a turn; after the last of the round sort the strip, and see whether it is over."""

    def step(self, race: Race) -> bool:
        """Go on to the next place of the strip, to the next round, or to the end."""
        race.turn += 1
        if race.turn < len(race.strip):
            race.push(Begin())
            return False
        far = race.graph.how_far
        race.strip = tuple(sorted(race.strip, key=lambda car: -far(race.places[car])))  # BASH-40
        race.turn = 0
        race.used, race.met = False, ()
        if race.round == ROUNDS or any(map(race.finished, race.strip)):  # BASH-50, BASH-51
            race.tell(told.Won, race.colour(race.strip[0]))
            return False
        race.round += 1
        race.push(Start())
        return False


@dataclass(frozen=True, slots=True)
class Act(Asks):
    """Play a card (BASH-11), or use the ability before it (BASH-60)."""

    of_turn: ClassVar[bool] = True

    def step(self, race: Race) -> bool:
        """Return whether there is a card to play; without one it is void (BASH-63)."""
        return bool(race.hands[self.seat])

    def legal(self, race: Race) -> list[Move]:
        """Return the cards in hand, and the levels of the ability."""
        hand = race.hands[self.seat]
        return [PLAY[card] for card in sorted(set(hand))] + levels(race, self.seat, len(hand) - 1)

    def take(self, race: Race, move: Move) -> None:
        """Play the card onto its discard pile, or use the ability."""
        if move.kind == "play":
            card = CARDS[move.value]
            race.take(self.seat, move.value)
            race.discard(move.value)
            race.tell(told.Played, race.colour(self.seat), move.text)
            race.push(Effect(self.seat, card.effect, card.speed))
        else:
            declare(race, self.seat, move.value, Act(self.seat))


@dataclass(frozen=True, slots=True)
class After(Asks):
    """Use the ability after the card (BASH-60)."""

    of_turn: ClassVar[bool] = True

    def step(self, race: Race) -> bool:
        """Return whether the ability can still be used."""
        return bool(levels(race, self.seat, len(race.hands[self.seat])))

    def legal(self, race: Race) -> list[Move]:
        """Return its levels, or to do without."""
        return [*levels(race, self.seat, len(race.hands[self.seat])), DONE]

    def take(self, race: Race, move: Move) -> None:
        """Use it, or not."""
        if move.kind == "level":
            declare(race, self.seat, move.value, None)


def levels(race: Race, seat: int, more_cards: int) -> list[Move]:
    """Return the levels that a seat may use now, with so many cards for level 2."""
    if race.used or race.options.simple:
        return []
    energy = race.energy[seat]
    least = energy if race.options.ability_level == "exact" else 1  # BASH-61
    found = [LEVEL[n] for n in range(max(1, least), energy + 1)]
    return [level for level in found if level.value != 2 or more_cards > 0]  # BASH-63


def declare(race: Race, seat: int, level: int, then: Act | None) -> None:
    """Use the ability at a level; what was to come follows it."""
    from tailback.games.bash.abilities import level_one, level_three

    race.used = True
    race.energy[seat] = 0
    race.tell(told.Declared, race.colour(seat), level)
    if then is not None:
        race.push(then)
    if level == 1:
        level_one(race, seat)
    elif level == 2:
        race.push(Act(seat))
    else:
        level_three(race, seat)


@dataclass(frozen=True, slots=True)
class Refill(Question):
    """Bring the hand to exactly three cards (BASH-14): draw, or keep three of choice."""

    seat: int

    def step(self, race: Race) -> bool:
        """Return whether the hand has too many or too few cards."""
        missing = HAND - len(race.hands[self.seat])
        return missing < 0 or (missing > 0 and race.stocked(_deck_of_place(race)))

    def pending(self, position: Position) -> Decision[Move] | Chance[Move]:
        """Return the choice of a card to give up, or the draw of one."""
        if len(position.hands[self.seat]) > HAND:
            return ASKED[self.seat]
        return a_card(position.decks, _deck_of_place(position), self.seat)

    def legal(self, race: Race) -> list[Move]:
        """Return the cards that can be given up."""
        return [DROP[card] for card in sorted(set(race.hands[self.seat]))]

    def take(self, race: Race, move: Move) -> None:
        """Give a card up openly, or put one into the hand."""
        card, colour = move.value, race.colour(self.seat)
        if move.kind == "drop":
            race.take(self.seat, card)
            race.discard(card)
            race.tell(told.Dropped, colour, str(CARDS[card]))
        else:
            race.draw(card)
            race.give(self.seat, card)
            race.tell(told.Drew, self.seat, colour, DECKS[DECK_OF[card]], move.text[1:])
        race.push(self)


def _deck_of_place(race: Race | Position) -> int:
    """Return the deck that the strip shows for the place of the car whose turn it is (BASH-8)."""
    return race.options.strips[len(race.strip)][race.turn]


@dataclass(frozen=True, slots=True)
class Boulders(Task):
    """Roll for every tile that has become due, in course order (BASH-15)."""

    def step(self, race: Race) -> bool:
        """Let each due tile be rolled for."""
        due, race.due = sorted(race.due), ()
        seat = race.driver(race.active)
        race.push(*(Fill(seat, tile) for tile in due))
        return False


@dataclass(frozen=True, slots=True)
class Fill(Rolls):
    """Roll for the boulders of a tile, once in a game (BASH-9, BASH-15)."""

    tile: int
    """Counted on over the laps."""

    def step(self, race: Race) -> bool:
        """Return whether the tile has not been filled before."""
        bit = 1 << self.tile % race.graph.tiles
        filled = race.filled & bit
        race.filled |= bit
        return not filled

    def take(self, race: Race, move: Move) -> None:
        """Lay a boulder on each free space that is marked with so much or less."""
        graph = race.graph
        lap, tile = divmod(self.tile, graph.tiles)
        race.tell(told.Rolled, race.colour(self.seat), move.value)
        for least, space in enumerate(graph.fillings[tile], 2):
            if move.value >= least and race.free(space):
                race.lay_boulder(lap * graph.size + space)


# Effects


@dataclass(frozen=True, slots=True)
class Effect(Asks):
    """Use the effect of a card, or do without it; then accelerate (BASH-11)."""

    of_turn: ClassVar[bool] = True
    effect: str
    speed: int

    def step(self, race: Race) -> bool:
        """Ask if the effect can do anything; else accelerate."""
        if len(self.legal(race)) > 1:
            return True
        race.push(Drive(self.seat, self.speed, CARD))
        return False

    def legal(self, race: Race) -> list[Move]:
        """Return the ways to use it, or to do without."""
        return [*uses(race, self.seat, self.effect), NO]

    def take(self, race: Race, move: Move) -> None:
        """Use it or not; the acceleration follows."""
        more = STAR_SPACES if move is USE and _is_speed(race, self.effect) else 0
        race.push(Drive(self.seat, self.speed + more, CARD))
        if move is not NO and not more:
            use(race, self.seat, self.effect, move)


@dataclass(frozen=True, slots=True)
class Free(Asks):
    """Use an effect without a card: level 1 of some cars (BASH-62)."""

    of_turn: ClassVar[bool] = True
    effect: str

    def step(self, race: Race) -> bool:
        """Ask for a space where one is needed; an effect without one is used at once."""
        moves = self.legal(race)
        if moves == [USE]:
            self.take(race, USE)
            return False
        return bool(moves)

    def legal(self, race: Race) -> list[Move]:
        """Return the ways to use it."""
        return uses(race, self.seat, self.effect)

    def take(self, race: Race, move: Move) -> None:
        """Use it."""
        use(race, self.seat, self.effect, move)


def _is_speed(race: Race, effect: str) -> bool:
    """Return whether an effect only adds spaces: a star in the simple version (BASH-68)."""
    return effect == "star" and race.options.simple


def uses(race: Race, car: int, effect: str) -> list[Move]:
    """Return the ways in which an effect can be used now; none where it would do nothing."""
    graph, place = race.graph, race.places[car]
    if effect in ("steer", "bomb"):
        table = graph.sideways if effect == "steer" else graph.adjacent
        spaces = graph.reach(place % graph.size, table)
        return [graph.moves[space] for space in spaces if graph.holds[space] and race.free(space)]
    if effect == "repair":
        return [USE] if race.life[car] < LIFE else []
    if effect == "star":
        return [USE] if race.options.simple or race.energy[car] < ENERGY else []
    return [USE]


def use(race: Race, car: int, effect: str, move: Move) -> None:
    """Use an effect: on a space, or as such."""
    colour = race.colour(car)
    if effect == "steer":
        place = nearby(race, car, move)
        race.put(car, place)
        race.tell(told.Steered, colour, move.text)
        arrive(race, car)
    elif effect == "bomb":
        race.lay_bomb(car, nearby(race, car, move))
    elif effect == "repair":
        race.life[car] += 1
        race.tell(told.Repaired, colour, race.life[car])
    elif effect == "star":
        race.energy[car] += 1
        race.tell(told.Charged, colour, race.energy[car])
    else:
        race.fire(car)


def nearby(race: Race, car: int, move: Move) -> int:
    """Return the place of an adjacent space that a move names, in the lap where the car is."""
    graph, place = race.graph, race.places[car]
    space = graph.ids[move.text]
    return next(
        place + delta
        for delta in graph.adjacent[place % graph.size]
        if (place + delta) % graph.size == space
    )


# Movement


@dataclass(frozen=True, slots=True)
class Drive(Question):
    """Move a car so many spaces forward in its lane, or up to an encounter (BASH-12, BASH-13)."""

    car: int
    left: int
    by: str
    boosted: bool = False
    """Whether the move has led over a boost (BASH-67)."""

    def step(self, race: Race) -> bool:
        """Drive step by step, up to an encounter, a flash, a fork or the end of the move."""
        graph = race.graph
        size = graph.size
        car, left, by, boosted = self.car, self.left, self.by, self.boosted
        path: list[str] = []
        while left:
            nexts = graph.nexts[race.places[car] % size]
            if len(nexts) > 1 and self._forks(race):
                if not path:
                    return True
                break
            left -= 1
            place = race.places[car] + nexts[0]
            space = place % size
            race.put(car, place)
            path.append(graph.names[space])
            if place >= graph.finish:
                self._tell(race, path)
                cross(race, car, left)
                return False
            boosted = boosted or (by in (CARD, BOT) and space in race.boosts)
            if not race.free(space, car):
                self._tell(race, path)
                race.push(Encounter(car), Arrive(car))
                return False
            if graph.flash[space]:
                self._tell(race, path)
                race.push(Arrive(car), Drive(car, left, by, boosted))
                return False
        self._tell(race, path)
        if left:
            race.push(Drive(car, left, by, boosted))
        elif boosted:
            race.push(TurnUp(car))
        return False

    def _forks(self, race: Race) -> bool:
        """Return whether somebody must choose the way: a bot takes the left portal (BASH-80)."""
        return not (race.is_bot(self.car) and race.graph.lane[race.space(self.car)] != "W")

    def _tell(self, race: Race, path: list[str]) -> None:
        if path:
            kind = told.Pushed if self.by == PUSH else told.Drove
            race.tell(kind, race.colour(self.car), " ".join(path))

    def pending(self, position: Position) -> Decision[Move]:
        """Return the choice of a way at a fork."""
        return ASKED[_driver(position, self.car)]

    def legal(self, race: Race) -> list[Move]:
        """Return the spaces to which the fork leads."""
        graph = race.graph
        return [graph.moves[to] for to in graph.reach(race.space(self.car), graph.nexts)]

    def take(self, race: Race, move: Move) -> None:
        """Take one of the ways."""
        car = self.car
        race.put(car, ahead(race, car, move))
        self._tell(race, [move.text])
        race.push(Drive(car, self.left - 1, self.by, self.boosted))
        enter(race, car)

    def carries(self, car: int) -> bool:
        """Return whether it moves this car."""
        return self.car == car


def _driver(position: Position, car: int) -> int:
    """Return the seat that decides for a car (BASH-73)."""
    seats = len(position.hands)
    if car < seats:
        return car
    return next(other for other in reversed(position.strip) if other < seats)


def ahead(race: Race, car: int, move: Move) -> int:
    """Return the place of the next space that a move names."""
    graph, place = race.graph, race.places[car]
    space = graph.ids[move.text]
    return next(
        place + delta
        for delta in graph.nexts[place % graph.size]
        if (place + delta) % graph.size == space
    )


def enter(race: Race, car: int) -> None:
    """Let a car meet what is on the space that it has come onto; if it must, it stops there.

    An ability that passes over things meets only the Snout; one that clears them away removes bombs
    and boulders first (BASH-65).
    """
    space, how = race.space(car), race.how(car)
    if how == PLOUGH:
        if space in race.boulders:
            race.remove_boulder(space)
        if space in race.bombs:
            race.remove_bomb(space)
    if race.free(space, car) or (how == OVER and not race.snout_on(space)):
        arrive(race, car)
    else:
        race.stop(car)
        race.push(Encounter(car), Arrive(car))


def arrive(race: Race, car: int) -> None:
    """Let the flash act on whose space a car has come, if there is one."""
    if race.graph.flash[race.space(car)]:
        race.push(Arrive(car))


def cross(race: Race, car: int, left: int) -> None:
    """Let a car that has crossed the finish line take its remaining steps over everything."""
    graph = race.graph
    for _ in range(left):
        race.places[car] += graph.fly[race.places[car] % graph.size]
    race.tell(told.Crossed, race.colour(car), race.name(race.places[car]))
    race.cut_short(car)


@dataclass(frozen=True, slots=True)
class Arrive(Task):
    """Let the flash act on which a car is, after whatever it met there (BASH-45)."""

    car: int

    def step(self, race: Race) -> bool:
        """Let the flash act."""
        kind = race.graph.flash[race.space(self.car)]
        if kind:
            PIECES[kind].arrive(race, self.car)
        return False

    def carries(self, car: int) -> bool:
        """Return whether it moves this car."""
        return self.car == car


@dataclass(frozen=True, slots=True)
class Encounter(Task):
    """Resolve what a car has run into: the Snout, a bomb, a boulder, another car.

    **Ruling**: in this order, where several are on one space; a car that goes off meets no more.
    """

    car: int

    def step(self, race: Race) -> bool:
        """Resolve it; a rammed car is pushed before anything else goes on."""
        car, space = self.car, race.space(self.car)
        colour, name = race.colour(car), race.graph.names[space]
        if race.snout_on(space):
            race.tell(told.SnoutMet, colour, name)
            if race.hurt({car: 1}):
                return False
        if space in race.bombs:
            race.explode([space])
        elif space in race.boulders:
            race.tell(told.Crashed, colour, name)
            race.remove_boulder(space)
            race.hurt({car: 1})
        else:
            victim = race.car_on(space, car)
            if victim != NOBODY:
                race.tell(told.Rammed, colour, race.colour(victim), name)
                if not race.hurt({victim: 1}):
                    race.push(Drive(victim, PUSHED, PUSH))
        return False

    def carries(self, car: int) -> bool:
        """Return whether it moves this car."""
        return self.car == car


# Cards that are turned up


@dataclass(frozen=True, slots=True)
class TurnUp(Question):
    """Turn up a sprint card for a boost, and move as far as its number says (BASH-67)."""

    car: int

    def step(self, race: Race) -> bool:
        """Return whether there is a card."""
        return race.stocked(0)

    def pending(self, position: Position) -> Chance[Move]:
        """Return the sprint cards, open to all."""
        return a_card(position.decks, 0)

    def take(self, race: Race, move: Move) -> None:
        """Discard the card, and move as far as it says."""
        race.draw(move.value)
        race.discard(move.value)
        race.tell(told.TurnedUp, race.colour(self.car), move.text[1:])
        race.push(Drive(self.car, CARDS[move.value].speed, BOOST))

    def carries(self, car: int) -> bool:
        """Return whether it moves this car."""
        return self.car == car


@dataclass(frozen=True, slots=True)
class BotCard(Question):
    """Turn up a card for a bot, use its effect, and accelerate (BASH-70)."""

    of_turn: ClassVar[bool] = True
    car: int

    def step(self, race: Race) -> bool:
        """Return whether there is a card."""
        return race.stocked(_deck_of_place(race))

    def pending(self, position: Position) -> Chance[Move]:
        """Return the cards of the deck that the bot's place shows, open to all."""
        return a_card(position.decks, _deck_of_place(position))

    def take(self, race: Race, move: Move) -> None:
        """Discard the card, use its effect, and accelerate."""
        car, card = self.car, CARDS[move.value]
        race.draw(move.value)
        race.discard(move.value)
        race.tell(told.TurnedUp, race.colour(car), move.text[1:])
        star = card.effect == "star"
        race.push(Drive(car, card.speed + STAR_SPACES * star, BOT))
        if card.effect == "bomb":
            self._bomb(race)
        elif card.effect == "steer":
            self._steer(race)
        elif not star and uses(race, car, card.effect):
            use(race, car, card.effect, USE)

    def _steer(self, race: Race) -> None:
        """Steer towards the referee if possible, else the other way (BASH-71)."""
        graph, car = race.graph, self.car
        here = race.space(car)
        free = [space for space in graph.reach(here, graph.sideways) if race.free(space)]
        if not free:
            return
        wanted = "LMR".index(graph.referee[graph.tile[here]])
        lane = "LMR".index(graph.lane[here])
        towards = lane + (wanted > lane) - (wanted < lane)
        best = max(
            free,
            key=lambda space: (graph.lane[space] == "LMR"[towards], graph.progress[space]),
        )
        use(race, car, "steer", graph.moves[best])

    def _bomb(self, race: Race) -> None:
        """Lay a bomb on the nearest free space behind in the lane (BASH-72)."""
        graph, place = race.graph, race.places[self.car]
        if graph.lane[place % graph.size] == "W":
            return
        at = place
        for _ in range(graph.size):
            at += graph.behind[at % graph.size]
            space = at % graph.size
            if graph.holds[space] and race.free(space):
                race.lay_bomb(self.car, at)
                return
