"""One game played at one screen: who looks at it, what is shown, what is typed.

Only what the person before the screen may know is written to it. Where several people share it and
have been told different things, or choose unseen, it is wiped and handed over between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from tailback.cli.common import best_bot, find_bot
from tailback.cli.device import Device, Heard
from tailback.cli.files import write_transcript
from tailback.cli.reading import NotPlayed, understand
from tailback.cli.screen import Left, Screen
from tailback.cli.voice import UsageError
from tailback.cli.words import Words, picture
from tailback.kit import SPECTATOR, AnyView, Event, Finished, Seat, Viewer
from tailback.match import Tried

_KNOWN: Final = attrgetter("events", "view.own")
"""What may differ between two people who look on."""


class Quit(Exception):
    """The person has had enough."""


class Sitting:
    """A match, its words, and the screen that people share."""

    def __init__(self, device: Device, words: Words, screen: Screen, path: str | None) -> None:
        self.device = device
        self.match = device.match
        self.table = device.match.state
        self.game = words.game
        self.words = words
        self.screen = screen
        self.path = path
        people = device.people
        facts = self.game.facts(self.table.options)
        self.secretive = len(people) > 1 and facts.hidden
        """Whether people at this screen may come to know different things."""
        self.shared = len(people) > 1 and facts.simultaneous
        """Whether they do, or choose unseen, so that secrets must be kept between them."""
        self.viewpoint: Viewer = people[0] if people and not self.shared else SPECTATOR
        self.missed: dict[Seat, list[Event]] = {seat: [] for seat in people}

    def run(self) -> int:
        """Play to the end, or until the person leaves."""
        try:
            self._welcome()
            self._finish(self._play())
        except Quit:
            self.screen.say(self.words.say("left"))
        except Left:
            self.screen.say(f"\n{self.words.say('input-ended')}")
        return 0

    def _play(self) -> Finished:
        while True:
            while (heard := self.device.heard()) is not None:
                self._tell(heard)
            if self.table.result is not None:
                return self.table.result
            self._turn(self.device.asked[0])

    # What is shown

    def _welcome(self) -> None:
        self.screen.say(self.words.title([chair.name for chair in self.table.chairs]), "bold")
        self.screen.say(self.words.say("committed", commitment=self.table.seeds.commitment), "dim")
        if self.missed:
            self.screen.say(self.words.say("help-hint"), "dim")

    def _tell(self, heard: Heard) -> None:
        """Show what happened to whoever looks on, and keep it for the people who do not."""
        first, *others = heard.updates.values()
        if self.secretive and not self.shared and any(_KNOWN(o) != _KNOWN(first) for o in others):
            self.shared, self.viewpoint = True, SPECTATOR  # so far everybody was looking on
        if self.shared:
            for seat in self.missed:
                if seat != self.viewpoint:
                    self.missed[seat] += heard.updates[seat].events
        if self.viewpoint is not SPECTATOR or not self.missed:
            self._events(heard.updates[self.viewpoint].events)
            if not self.missed and heard.turned:
                self._picture(first.view)

    def _picture(self, view: AnyView) -> None:
        self.screen.say(picture(self.screen, self.words, view))

    def _events(self, events: Sequence[Event]) -> None:
        lines = list(self.words.lines(events, self.viewpoint))
        for line, fleeting in lines:
            self.screen.say(f"- {line}", "cyan" if fleeting else None)
        if any(fleeting for _, fleeting in lines) and self.screen.typed:
            self.screen.ask(f"{self.words.say('remember')} ")
            self.screen.clear()
            for line, fleeting in lines:
                if not fleeting:
                    self.screen.say(f"- {line}")

    def _show(self, tried: Tried) -> None:
        self.screen.say()
        self._picture(tried.view)
        self.screen.say(self.words.prompt(*tried.prompt), "bold")

    def _look(self, seat: Seat) -> None:
        """Let the person of this seat look at the screen, and nobody else."""
        if self.viewpoint == seat:
            return
        if self.shared:
            self._hand_over(self.words.seat(seat))
        self.viewpoint = seat
        self._events(self.missed[seat])
        self.missed[seat] = []

    def _hand_over(self, name: str) -> None:
        """Wipe the screen while nobody looks: after the one has read it, before the other does."""
        if self.viewpoint is not SPECTATOR:
            self.screen.ask(f"{self.words.say('hand-over', name=name)} ")
            self.screen.clear()
        if self.viewpoint is SPECTATOR or self.screen.typed:
            self.screen.ask(f"{self.words.say('take-over', name=name)} ")
            self.screen.clear()

    # What is decided

    def _turn(self, seat: Seat) -> None:
        """Let a person build a turn as a draft, and play it when nothing can be added."""
        self._look(seat)
        draft, lines = self._draft(seat, ()), 0
        while not draft.ends:
            before, draft = draft, self._asked(seat, draft)
            lines = lines + 1 if draft.moves else 0
            shown = draft.view != before.view  # what is known only after a commit is not shown
            if lines > 1 and draft.ends and shown and self._taken_back(draft):
                draft = self._draft(seat, draft.moves[:-1])
        self.device.commit(seat, draft.moves)

    def _draft(self, seat: Seat, moves: Sequence[str]) -> Tried:
        """Return how things stand after moves that were tried before."""
        tried = self.device.try_(seat, moves)
        assert isinstance(tried, Tried)
        return tried

    def _taken_back(self, draft: Tried) -> bool:
        """Ask at the end of a turn that took several lines whether it shall stand."""
        if not self.screen.typed:
            return False
        self.screen.say()
        self._picture(draft.view)
        turn = self._turn_text(draft.moves)
        while True:
            answer = self.screen.ask(f"{self.words.say('turn-ready', turn=turn)} ")
            if answer in ("", "undo"):
                return answer == "undo"
            if answer == "quit":
                raise Quit

    def _asked(self, seat: Seat, draft: Tried) -> Tried:
        """Return the draft with what the person adds to it or takes back from it."""
        self._show(draft)
        default = self.table.decision.default if self.table.decision else None
        usual, offer = "", ""
        if default is not None and not draft.moves:
            usual = self.game.notation.move_text(default)
            offer = f" [{self.words.say('enter-plays', move=usual)}]"
        while True:
            line = self.screen.ask(f"{self.words.seat(seat)}{offer}> ") or usual
            word, _, rest = line.partition(" ")
            if word == "undo" and not rest:
                if draft.moves:
                    return self._draft(seat, draft.moves[:-1])
                self.screen.say(self.words.say("nothing-to-undo"))
            elif word == "show" and not rest:
                self._show(draft)
            elif line and not self._command(word, rest.strip(), seat, draft):
                try:
                    return understand(self.device, self.words, seat, draft, line)
                except NotPlayed as refused:
                    self.screen.say(refused.said(self.words.language), "red")

    def _command(self, word: str, rest: str, seat: Seat, draft: Tried) -> bool:
        """Carry out a command; return False if the word is none."""
        try:
            match word, rest:
                case "quit", "":
                    raise Quit
                case "help", "":
                    self.screen.say(self.words.say("help"))
                case "?", "":
                    self.screen.say(" ".join(draft.legal))
                case "rules", _:
                    self._rules(rest)
                case "hint", "":
                    self._hint(seat, draft.moves)
                case "save", _:
                    self._save(rest, seat)
                case _:
                    return False
        except UsageError as error:
            self._complain(error)
        return True

    def _rules(self, clause: str) -> None:
        if clause:
            self.screen.say(self.words.clause(self.words.clause_id(clause)))
            return
        book = self.game.rulebook
        for id in book.clauses:
            self.screen.say(f"{id}  {book.title(id, self.words.language)}")

    def _hint(self, seat: Seat, draft: Sequence[str]) -> None:
        bot = find_bot(self.game, best_bot(self.game))
        turn = self._turn_text(self.device.hint(bot, seat, draft))
        self.screen.say(self.words.say("hint", turn=turn))

    def _turn_text(self, moves: Sequence[str]) -> str:
        note = self.game.notation
        return note.turn_text([note.move(text) for text in moves])

    def _save(self, path: str, viewer: Viewer) -> None:
        if not path:
            raise UsageError("save-where")
        write_transcript(path, self.match.transcript(viewer))
        self.screen.say(self.words.say("saved", file=path))

    def _complain(self, error: UsageError) -> None:
        said = error.said(self.words.language)
        self.screen.say(f"{said[:1].upper()}{said[1:]}.", "red")

    # The end

    def _finish(self, finished: Finished) -> None:
        if self.missed:
            viewer = SPECTATOR if self.shared else self.viewpoint
            self.screen.say()
            self._picture(self.match.watch(viewer).view)
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
