"""What has happened at a table: the entries so far, and how it stands by them."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from zellige.core import correction
from zellige.core.correction import Later
from zellige.core.course import Course, Step
from zellige.core.errors import PersonError
from zellige.core.game import CHANCE, NOBODY, Game, Moment, State
from zellige.tables.charter import Asking, Charter, Seat
from zellige.tables.doors import Doors
from zellige.tables.entry import (
    Act,
    Ask,
    Correct,
    Dialled,
    End,
    Entry,
    Forget,
    Invite,
    Join,
    Lay,
    Recover,
    Redo,
    Rematch,
    Replace,
    Reply,
    TakeBack,
    Unknown,
    Unname,
    WriteDown,
)
from zellige.tables.errors import AnotherGame, Halted, NothingToCorrect, TableError
from zellige.tables.sight import Sight
from zellige.tables.table.notes import BotTurn, Note, NoteKind, Request

_BESIDE = Invite | Join | WriteDown | Recover | Ask | Reply | Rematch | Forget
"""Entries at which a clock runs on."""


@dataclass(eq=False)
class Happened:
    """Everything about one table. ``course``: the game that is played at it.

    ``entries``: all that the store has kept of it, in order. ``halted``: why nobody can play on here, though what is known of
    it can be looked at; None at any other table. ``seats``: who sits there now; ``persons``: the seats, from 0, that are
    a person's, also while a bot decides there; ``notes``: what happened at the seats;
    ``request``: what everybody is asked. ``ended``: how it ended before its end; ``resigned``:
    the seats, from 0, whose persons gave up. ``rematch``: where they play again. ``leaving``: the seats, from 0, whose persons
    want it deleted for all. ``left``: to every seat, in milliseconds, as it was kept last, where there are clocks; ``paused``:
    none runs; ``runs``: one ran when that was kept. ``failed``: what a bot was asked and could not answer, as long as that is
    so. ``later``: what was played after a mistake that has been corrected, and does not fit as things stand. ``real``: whether
    it goes, or went, beside a real table. ``sealed``: whether friends still play the same deal, so that nothing of it is told
    but to whoever has a seat here, and to them what they need to play. ``thoughts``: by the moment of a decision that stands
    what the bot expected that made it, secrets of its seat among it: to be told when the game is over, and not before.
    """

    charter: Charter
    course: Course
    entries: list[Entry] = field(default_factory=list)
    halted: TableError | None = None
    seats: tuple[Seat, ...] = ()
    persons: frozenset[int] = frozenset()
    notes: list[Note] = field(default_factory=list)
    request: Request | None = None
    ended: End | None = None
    resigned: frozenset[int] = frozenset()
    rematch: Rematch | None = None
    leaving: frozenset[int] = frozenset()
    left: list[int] = field(default_factory=list)
    paused: bool = False
    runs: bool = False
    failed: BotTurn | None = None
    later: list[Later] = field(default_factory=list)
    real: bool = False
    sealed: bool = False
    thoughts: dict[int, Act] = field(default_factory=dict)
    doors: Doors = field(init=False)
    _sights: dict[bytes, Sight] = field(default_factory=dict)
    """What eyes were found to see since the last entry, by what they may know: most of it is the same to several of them."""
    _before: list[Sight] = field(default_factory=list)
    """What they were found to see before that."""
    _seen: dict[tuple[int, tuple[int, ...]], tuple[State, State]] = field(default_factory=dict)
    """The last few positions of the story with what an eye sees of them."""
    _scores: dict[bytes, list[int]] = field(default_factory=dict)
    """The scores of the last few positions as somebody sees them."""
    _news: dict[tuple[int, tuple[int, ...]], tuple[Step, Moment]] = field(default_factory=dict)
    """The last few steps as an eye has seen and heard them, by their own identity, and the step, so that it stays."""
    _begins: list[bool] = field(default_factory=list)
    """Of every action in the story, whether it began a turn."""
    _left_at: dict[int, list[int]] = field(default_factory=dict)
    """By the moment of a decision what was left to every seat then."""
    _goes_on: tuple[Step, State, bool] | None = None
    _forced: tuple[bytes, int | None] = (b"", None)
    """Of the position that was asked about last what would be played there by itself."""
    _played: dict[Asking, list[int]] = field(default_factory=dict)
    _called: tuple[tuple[Seat, ...], frozenset[int], tuple[Seat, ...]] = ((), frozenset(), ())

    def __post_init__(self) -> None:
        self.seats, self.doors = self.charter.seats, Doors.of(self.charter)
        self.real, self.sealed = self.charter.entered, self.charter.shared is not None
        self.persons = frozenset(number for number, seat in enumerate(self.seats) if seat.player is None)
        if self.charter.clock is not None:
            self.left = [self.charter.clock.time] * len(self.seats)

    def absorb(self, entry: Entry) -> None:
        """Takes in an entry that the store has kept. One that is not known, or does not follow, halts the table instead."""
        self.entries.append(entry)
        if self._sights:
            self._before, self._sights = [*self._sights.values()], {}
        self.failed = None
        fits = self.doors.absorb(entry)
        if self.halted:
            return
        request = self.request
        aside = (isinstance(entry, Invite) and not entry.frees) or (isinstance(entry, Dialled) and entry.runs is True)
        if not isinstance(entry, _BESIDE) or (isinstance(entry, Invite) and entry.frees):
            self.runs = isinstance(entry, Dialled) and entry.runs is True
        if not isinstance(entry, Ask | Reply | Join | WriteDown | Recover | Forget) and not aside:
            self.request = None  # whatever else happens, it is another table by then
        match entry:
            case Invite() | Join() | WriteDown() | Recover() if not fits:
                self._halt("halted-unreadable", kind=entry.kind)
            case Join():
                self._take_seat(entry.seat, entry.name)
            case Recover():
                self._take_seat(entry.seat)
            case Invite(frees=True):
                self._free_seat(entry)
            case Act():
                self._play(entry)
            case End():
                ends: dict[str, NoteKind] = {"abandoned": "abandoned", "late": "lost", "closed": "closed"}
                self._note(ends.get(entry.how, "resigned"), entry.seat)
                self.ended = entry
            case Dialled():
                self.left, self.paused = self._dial(entry.left), entry.paused is True
            case Rematch():
                self.rematch = entry
            case Ask():
                self.request = Request(entry.what, entry.seat, entry.to, len(self.entries), frozenset({entry.seat}))
            case Reply():
                self._hear(entry)
            case Forget():
                self.leaving = self.leaving | {entry.seat} if entry.yes else self.leaving - {entry.seat}
            case Unname():
                self._change(entry.seat, name=None)
            case Correct():
                self._correct(entry)
            case Lay():
                self._lay(entry)
            case TakeBack():
                self.left = [*self._left_at.get(entry.ply, self.left)]
                if taken := self.line[entry.ply :]:
                    self.course.take_back(taken)
                    if self.later:
                        self.later = correction.later_of(taken[1:]) + self.later
                    if request is not None:
                        self._note("agreed", request.seat, taken=tuple(step.text for step in taken if step.mover != CHANCE))
            case Redo():
                self._play_again(entry)
            case Replace():
                self._seat_player(entry)
            case Unknown():
                self._halt("halted-unknown" if entry.kind else "halted-unreadable", kind=entry.kind)

    def _take_seat(self, seat: int, name: str | None = None) -> None:
        """Whoever comes decides from now on: a bot that has done so until then makes room."""
        self._change(seat, name=name or self.seats[seat].name, link=None)
        if self.seats[seat].player is not None and not self.over and seat not in self.resigned:
            self._decide(seat, None)

    def _free_seat(self, entry: Invite) -> None:
        """It is a person's from now on, also where it was a bot's: that decides until somebody comes."""
        self._note("free", entry.seat)
        self.resigned -= {entry.seat}
        self.persons |= {entry.seat}
        self._change(entry.seat, name=None, link=entry.link)

    def _seat_player(self, entry: Replace) -> None:
        if entry.seat in range(len(self.seats)) and (entry.player is not None or entry.seat in self.persons):
            self._decide(entry.seat, entry.player, entry.resigns is True, entry.late is True)
        else:
            self._halt("halted-unreadable", kind=entry.kind)

    def _decide(self, seat: int, player: str | None, resigns: bool = False, late: bool = False) -> None:
        self.course.let_go()
        self._note("late" if late else "gone" if resigns else "bot" if player else "back", seat, player)
        if resigns:
            self.resigned |= {seat}
        self._change(seat, player=player)

    def _change(self, number: int, **how: Any) -> None:
        self.seats = tuple(replace(seat, **how) if place == number else seat for place, seat in enumerate(self.seats))
        self._played.clear()

    def _hear(self, entry: Reply) -> None:
        if self.request is None:
            self._halt("halted-unreadable", kind=entry.kind)
        elif entry.yes:
            self.request = replace(self.request, agreed=self.request.agreed | {entry.seat})
        else:
            if entry.seat != self.request.seat:
                self._note("refused", entry.seat)
            self.request = None

    def _note(self, kind: NoteKind, seat: int, player: str | None = None, taken: tuple[str, ...] = ()) -> None:
        name = self.seats[seat].name
        self.notes.append(Note(kind, seat, self.ply, self.turn, len(self.story), name, player, taken))

    def _play(self, entry: Act) -> None:
        """What cannot have been played, for it was checked when the entry was made, halts the table."""
        action = None
        with suppress(PersonError):
            action = self.game.parse(self.state, entry.action)
        follows = entry.ply == self.ply and (entry.seat in (None, self.mover) or self.mover == CHANCE)
        if action is not None and action in self.course.legal and follows:
            mover = self.mover
            self._left_at[self.ply] = self._dial(entry.left)
            self.note_thought(entry)
            self.later = self._still_later(action)
            self.course.play(action, follows=entry.follows is True)
            if self.later:
                self.later = correction.answered(self.course, self.later, NOBODY)
            self._hand_on(self._dial(entry.left), mover)
        else:
            self._halt("halted-other-action", action=entry.action)

    def note_thought(self, entry: Entry) -> None:
        """Keeps what a bot expected, where an entry says that; what was played there before, and after it, has gone."""
        if isinstance(entry, Act):
            self._forget_thoughts(entry.ply)
            if entry.values is not None and len(entry.values) in (0, len(self.seats)) and entry.line is not None:
                self.thoughts[entry.ply] = entry

    def _forget_thoughts(self, since: int) -> None:
        while self.thoughts and next(reversed(self.thoughts)) >= since:  # they stand in order
            self.thoughts.popitem()

    def _still_later(self, action: int) -> list[Later]:
        """What waits once an action is played: without what it is, or stands for."""
        fitting = correction.fits(self.course, self.later)
        if fitting is not None and fitting[0] == action:
            return fitting[2]
        return correction.answered(self.course, self.later, self.mover)

    def _correct(self, entry: Correct) -> None:
        was = self.line[entry.to - 1].text if 0 < entry.to <= self.ply else None
        try:
            if was is None or not self.charter.entered:
                raise NothingToCorrect()
            course, later = correction.corrected(self.course, entry.to, entry.action)
        except PersonError:
            self._halt("halted-unreadable", kind=entry.kind)
            return
        self._tell_again(course, later)
        self._forget_thoughts(entry.to - 1)
        seat = entry.seat or 0
        turn, name = course.line[entry.to - 1].turn, self.seats[seat].name
        self.notes.append(Note("corrected", seat, self.ply, turn, len(self.story), name, None, (was,), entry.to, entry.action))

    def _lay(self, entry: Lay) -> None:
        try:
            if not self.charter.entered:
                raise NothingToCorrect()
            start = self.game.kept_position(entry.start)
            self.check_laid(start)
        except PersonError:
            self._halt("halted-unreadable", kind=entry.kind)
            return
        self._tell_again(*correction.laid_again(self.course, start))
        self._forget_thoughts(0)
        self._note("laid", entry.seat or 0)

    def check_laid(self, start: State) -> None:
        """``AnotherGame`` where this table cannot have begun so."""
        if int(start.seats) != int(self.start.seats) or self.game.options_of(start) != self.game.options_of(self.start):
            raise AnotherGame()

    def _tell_again(self, course: Course, later: list[Later]) -> None:
        self.later = later + self.later
        self.course = course
        self._begins.clear()
        self.notes = [replace(note, after=min(note.after, len(self.story))) for note in self.notes]

    def _play_again(self, entry: Redo) -> None:
        if self.course.taken_back and self.course.taken_back[-1].ply == entry.ply:
            mover = self.mover
            self.course.redo()
            self._hand_on(self._dial(entry.left), mover)
        else:
            self._halt("halted-unreadable", kind=entry.kind)

    def _dial(self, left: list[int] | None) -> list[int]:
        """What the clocks show: as it was kept, where that can be so."""
        return [*left] if left is not None and len(left) == len(self.left) else [*self.left]

    def _hand_on(self, left: list[int], mover: int) -> None:
        """What is left to everybody once a seat, from 0, has decided: more where its turn is over."""
        self.left, self.paused = left, False
        if self.charter.clock is not None and self.mover != mover and mover >= 0:
            self.left[mover] = self.charter.clock.after(left[mover])

    def _halt(self, problem: str, **params: object) -> None:
        self.halted = Halted(problem=problem, number=len(self.entries), **params)

    # --- how it stands ---

    @property
    def game(self) -> Game:
        """What is played."""
        return self.course.game

    @property
    def start(self) -> State:
        """The position it began with."""
        return self.course.start

    @property
    def line(self) -> list[Step]:
        """The actions that stand."""
        return self.course.line

    @property
    def story(self) -> list[Step]:
        """All actions that were ever played, in order."""
        return self.course.story

    @property
    def practice(self) -> bool:
        """Whether something was taken back after it had revealed what comes."""
        return self.course.practice

    @property
    def state(self) -> State:
        """The position now. Never to be changed."""
        return self.course.state

    @property
    def version(self) -> int:
        """How many entries the store has kept. It only grows, so it says which table somebody has seen."""
        return len(self.entries)

    @property
    def ply(self) -> int:
        """How many actions stand, chance outcomes included: the address of a moment. It comes back after an undo."""
        return self.course.ply

    @property
    def over(self) -> bool:
        """Whether nobody will decide anything here any more."""
        return self.charter.record is not None or self.course.over or self.ended is not None

    @property
    def left_over(self) -> list[int]:
        """The seats, from 0, that have won because another gave up or had no time left; none where it ended otherwise."""
        if self.ended is None or self.ended.how in ("abandoned", "closed"):
            return []
        return [seat for seat in range(len(self.seats)) if seat != self.ended.seat]

    @property
    def mover(self) -> int:
        """The seat that decides, from 0; ``NOBODY`` when the game is over."""
        return NOBODY if self.over else self.course.mover

    @property
    def turn(self) -> int:
        """The number of the turn under way, from 1."""
        return self.course.turn

    def at(self, ply: int) -> State:
        """The position after so many actions, 0..``ply``."""
        return self.course.at(ply)

    def turn_at(self, ply: int) -> int:
        """The number of the turn after so many actions."""
        return self.course.turn_at(ply)

    def is_person(self, seat: int) -> bool:
        """Whether a person decides there."""
        return seat >= 0 and self.seats[seat].player is None

    def is_open(self, seat: int) -> bool:
        """Whether a seat, from 0, waits for a friend who has not come yet."""
        return self.charter.record is None and seat in self.persons and not self.doors.keys[seat]

    @property
    def _there(self) -> frozenset[int]:
        """The seats, from 0, at which somebody sits and decides: bots agree to everything."""
        return frozenset(seat for seat in self.persons if self.is_person(seat) and not self.is_open(seat))
