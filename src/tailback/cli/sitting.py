"""One game played at one screen: who looks at it, what is shown, what is typed.

Only what the person before the screen may know is written to it. Where several people share it and
have been told different things, or choose unseen, it is wiped and handed over between them.
"""

from __future__ import annotations

from typing import Any

from tailback.cli import save
from tailback.cli.common import best_bot, find_bot
from tailback.cli.reading import NotPlayed, understand
from tailback.cli.screen import Left, Screen
from tailback.cli.table import Table
from tailback.cli.voice import UsageError
from tailback.cli.words import Words, picture
from tailback.kit import NATURE, SPECTATOR, Chance, Event, Finished, Seat, Viewer, commitment
from tailback.kit.walk import Step


class Quit(Exception):
    """The person has had enough."""


class Sitting:
    """A table, its words, and the screen that people share."""

    def __init__(self, table: Table, words: Words, screen: Screen, path: str | None) -> None:
        self.table = table
        self.game = table.game
        self.words = words
        self.screen = screen
        self.path = path
        people = table.people
        facts = table.game.facts(table.options)
        self.secretive = len(people) > 1 and facts.hidden
        """Whether people at this screen may come to know different things."""
        self.shared = len(people) > 1 and facts.simultaneous
        """Whether they do, or choose unseen, so that secrets must be kept between them."""
        self.eyes: Viewer = people[0] if people and not self.shared else SPECTATOR
        self.missed: dict[Seat, list[Event]] = {seat: [] for seat in people}

    def run(self) -> int:
        """Play to the end, or until the person leaves."""
        try:
            self._welcome()
            while not isinstance(pending := self.table.pending, Finished):
                if isinstance(pending, Chance):
                    self._tell(self.table.fall(pending))
                else:
                    self._decide(pending.seats, pending.default)
            self._finish(pending)
        except Quit:
            self.screen.say(self.words.say("left"))
        except Left:
            self.screen.say(f"\n{self.words.say('input-ended')}")
        return 0

    # What is shown

    def _welcome(self) -> None:
        self.screen.say(self.words.title([player.name for player in self.table.players]), "bold")
        hash = commitment(self.table.seeds.server)
        self.screen.say(self.words.say("committed", commitment=hash), "dim")
        if self.missed:
            self.screen.say(self.words.say("help-hint"), "dim")

    def _tell(self, step: Step[Any, Any]) -> None:
        """Show what happened to whoever looks on, and keep it for the people who do not."""
        told = {seat: self.table.seen(step, seat) for seat in self.missed}
        if self.secretive and not self.shared and len(set(told.values())) > 1:
            self.shared, self.eyes = True, SPECTATOR  # so far everybody was looking on
        if self.shared:
            for seat in self.missed:
                if seat != self.eyes:
                    self.missed[seat] += told[seat]
        if self.eyes is not SPECTATOR or not self.missed:
            self._events(self.table.seen(step, self.eyes))
            if not self.missed and NATURE not in step.moves and self._turn_over():
                self.screen.say(picture(self.screen, self.game.observe(step.after, SPECTATOR)))

    def _turn_over(self) -> bool:
        return isinstance(self.table.pending, Chance | Finished)

    def _events(self, events: tuple[Event, ...] | list[Event]) -> None:
        for event in events:
            self.screen.say(f"- {self.words.event(event)}", "cyan" if event.fleeting else None)
        if any(event.fleeting for event in events) and self.screen.typed:
            self.screen.ask(f"{self.words.say('remember')} ")
            self.screen.clear()
            for event in events:
                if not event.fleeting:
                    self.screen.say(f"- {self.words.event(event)}")

    def _show(self, position: Any, seat: Seat) -> None:
        view = self.game.observe(position, seat)
        self.screen.say()
        self.screen.say(picture(self.screen, view))
        self.screen.say(self.words.prompt(view), "bold")

    def _look(self, seat: Seat) -> None:
        """Let the person of this seat look at the screen, and nobody else."""
        if self.eyes == seat:
            return
        if self.shared:
            self._hand_over(self.words.seat(seat))
        self.eyes = seat
        self._events(self.missed[seat])
        self.missed[seat] = []

    def _hand_over(self, name: str) -> None:
        """Wipe the screen while nobody looks: after the one has read it, before the other does."""
        if self.eyes is not SPECTATOR:
            self.screen.ask(f"{self.words.say('hand-over', name=name)} ")
            self.screen.clear()
        if self.eyes is SPECTATOR or self.screen.typed:
            self.screen.ask(f"{self.words.say('take-over', name=name)} ")
            self.screen.clear()

    # What is decided

    def _decide(self, seats: tuple[Seat, ...], default: Any) -> None:
        if len(seats) == 1 and seats[0] in self.missed:
            self._turn(seats[0], default)
            return
        moves = {}
        for seat in seats:
            if seat in self.missed:
                self._look(seat)
                (moves[seat],) = self._asked(seat, [], default)
            else:
                moves[seat] = self.table.chosen(seat)
        self._tell(self.table.happen(moves))

    def _turn(self, seat: Seat, default: Any) -> None:
        """Let a person build a turn as a draft, and play it when it is complete."""
        self._look(seat)
        draft: list[Any] = []
        lines = 0
        while not self._complete(seat, draft):
            draft = self._asked(seat, draft, default)
            lines = lines + 1 if draft else 0
            if lines > 1 and self._complete(seat, draft) and self._taken_back(seat, draft):
                draft = draft[:-1]
        for move in draft:
            self._tell(self.table.happen({seat: move}))

    def _complete(self, seat: Seat, draft: list[Any]) -> bool:
        """Return whether nothing more can be added to a draft."""
        if not draft:
            return False
        before = self._after(seat, draft[:-1])
        if not self.game.free(before, seat, draft[-1]):
            return True
        after = self._after(seat, draft)
        return not self.table.mine(after, seat) or self.table.joint(after)

    def _taken_back(self, seat: Seat, draft: list[Any]) -> bool:
        """Ask at the end of a turn that took several lines whether it shall stand."""
        if not self.screen.typed or not self.game.free(
            self._after(seat, draft[:-1]), seat, draft[-1]
        ):
            return False
        self.screen.say()
        self.screen.say(picture(self.screen, self.game.observe(self._after(seat, draft), seat)))
        turn = self.game.notation.turn_text(draft)
        while True:
            answer = self.screen.ask(f"{self.words.say('turn-ready', turn=turn)} ")
            if answer in ("", "undo"):
                return answer == "undo"
            if answer == "quit":
                raise Quit

    def _after(self, seat: Seat, draft: list[Any]) -> Any:
        """Return the position after the free moves of a draft."""
        position = self.table.position
        for move in draft:
            position = self.game.apply(position, {seat: move})
        return position

    def _asked(self, seat: Seat, draft: list[Any], default: Any) -> list[Any]:
        """Return the draft with what the person adds to it or takes back from it."""
        position = self._after(seat, draft)
        self._show(position, seat)
        while True:
            offer = ""
            if default is not None and not draft:
                move = self.game.notation.move_text(default)
                offer = f" [{self.words.say('enter-plays', move=move)}]"
            line = self.screen.ask(f"{self.words.seat(seat)}{offer}> ")
            word, _, rest = line.partition(" ")
            if not line and offer:
                return [default]
            if word == "undo" and not rest:
                if draft:
                    return draft[:-1]
                self.screen.say(self.words.say("nothing-to-undo"))
            elif word == "show" and not rest:
                self._show(position, seat)
            elif line and not self._command(word, rest.strip(), seat, position, draft):
                try:
                    return draft + understand(self.table, self.words, position, seat, line)
                except NotPlayed as refused:
                    self.screen.say(refused.said(self.words.language), "red")

    def _command(self, word: str, rest: str, seat: Seat, position: Any, draft: list[Any]) -> bool:
        """Carry out a command; return False if the word is none."""
        if word == "quit" and not rest:
            raise Quit
        try:
            if word == "help" and not rest:
                self.screen.say(self.words.say("help"))
            elif word == "?" and not rest:
                self._list(position, seat)
            elif word == "rules":
                self._rules(rest)
            elif word == "hint" and not rest:
                self._hint(seat, draft)
            elif word == "save":
                self._save(rest, seat)
            else:
                return False
        except UsageError as error:
            self._complain(error)
        return True

    def _list(self, position: Any, seat: Seat) -> None:
        spelled = self.game.notation.move_text
        self.screen.say(" ".join(spelled(move) for move in self.game.legal(position, seat)))

    def _rules(self, clause: str) -> None:
        if clause:
            self.screen.say(self.words.clause(self.words.clause_id(clause)))
            return
        book = self.game.rulebook
        for id in book.clauses:
            self.screen.say(f"{id}  {book.title(id, self.words.language)}")

    def _hint(self, seat: Seat, draft: list[Any]) -> None:
        bot = find_bot(self.game, best_bot(self.game))
        moves = self.table.hint(bot, seat, draft)
        self.screen.say(self.words.say("hint", turn=self.game.notation.turn_text(moves)))

    def _save(self, path: str, viewer: Viewer) -> None:
        if not path:
            raise UsageError("save-where")
        save.write(path, save.text_for(self.table, viewer))
        self.screen.say(self.words.say("saved", file=path))

    def _complain(self, error: UsageError) -> None:
        said = error.said(self.words.language)
        self.screen.say(f"{said[:1].upper()}{said[1:]}.", "red")

    # The end

    def _finish(self, finished: Finished) -> None:
        if self.missed:
            viewer = SPECTATOR if self.shared else self.eyes
            self.screen.say()
            self.screen.say(picture(self.screen, self.game.observe(self.table.position, viewer)))
        self.screen.say(self.words.result(finished), "bold")
        if self.path is not None:
            try:
                self._save(self.path, SPECTATOR)
                self.screen.say(self.words.say("verify-hint", file=self.path))
                return
            except UsageError as error:
                if not self.missed:
                    raise
                self._complain(error)
        if self.missed:
            self._offer()

    def _offer(self) -> None:
        """Ask where the transcript shall be kept."""
        self.screen.say(self.words.say("save-hint"))
        while True:
            try:
                line = self.screen.ask(f"{self.words.say('save-or-leave')}> ")
            except Left:
                return
            word, _, rest = line.partition(" ")
            if word in ("", "quit"):
                return
            try:
                if word != "save":
                    raise UsageError("only-save")
                self._save(rest.strip(), SPECTATOR)
                return
            except UsageError as error:
                self._complain(error)
