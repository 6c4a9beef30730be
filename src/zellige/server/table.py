"""A table: its charter, the entries so far, and the position that follows from them. Knows no browser and no language."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Literal

from zellige.core import correction
from zellige.core import record as records
from zellige.core.correction import Later
from zellige.core.course import Course, Step
from zellige.core.errors import BadRecord, CrossedSequence, NothingToRedo, NothingToUndo, PersonError
from zellige.core.game import CHANCE, NOBODY, Game, Moment, State
from zellige.core.record import Record, extra_of, result_of
from zellige.core.registry import by_version, find
from zellige.core.rng import Words, stream
from zellige.core.search import LEVELS_VERSION, level_of
from zellige.core.sequence import Sequel, plays_itself
from zellige.core.undo import Undo
from zellige.players import find as players
from zellige.server.charter import ENTERED, Asking, Charter, Seat, hashed, new_link
from zellige.server.doors import Doors
from zellige.server.entry import (
    Act,
    Ask,
    Correct,
    Deed,
    Dialled,
    End,
    Entry,
    Forget,
    Invite,
    Join,
    Redo,
    Rematch,
    Replace,
    Reply,
    TakeBack,
    Unknown,
    document_of,
)
from zellige.server.errors import (
    AnotherMoment,
    AskedAlready,
    GameMissing,
    Halted,
    NothingAsked,
    NothingToCorrect,
    NothingToReplace,
    NotOver,
    NotYours,
    NotYourSeat,
    OtherRules,
    ServerError,
    TableOver,
    UsedLink,
)
from zellige.server.sight import Sight, look

_ASIDE = Invite | Join | Replace | Ask | Reply | Rematch | Forget | Dialled
"""Entries that change nothing of the game."""
MOST_NEWS = 8
"""Steps, as somebody knows them, whose news a table keeps: whoever else knows the same is told at the same time."""
MOST_SEEN = 64
"""Positions, as somebody sees them, that a table keeps: all eyes see the last few, and some of them all since their turn."""


class BotFault(Exception):
    """A bot has answered what cannot be played: a mistake of whoever wrote it."""


@dataclass(frozen=True)
class BotTurn:
    """What a bot is asked: all it may know, and its own random numbers. ``version``: how old the question is.

    ``late``: whether nobody waits for its answer any more.
    """

    player: str
    seat: int
    ply: int
    masked: State
    words: Words
    version: int
    late: bool = False


NoteKind = Literal["bot", "back", "free", "agreed", "refused", "gone", "resigned", "abandoned", "corrected", "late", "lost"]


@dataclass(frozen=True)
class Note:
    """Something that happened at a seat, from 0, and is no action: ``kind`` says what.

    ``bot``: ``player`` decides there from now on, ``back``: its person does so again, ``free``: nobody has it any more.
    ``agreed``: everybody agreed that it takes something back, ``taken`` in notation; ``refused``: it did not agree.
    ``gone``: its person resigned and ``player`` decides to the end; ``resigned``: it did so and the game was over;
    ``abandoned``: it asked for that, and everybody agreed. ``corrected``: beside a real table it told action number ``to``
    otherwise, which was ``taken`` and is ``put`` now. ``late``, ``lost``: as ``gone`` and ``resigned``, because its
    time ran out.
    ``ply``: how many actions stood then, in which ``turn``; ``after``: how many had ever been played.
    ``name``: what the seat was called.
    """

    kind: NoteKind
    seat: int
    ply: int
    turn: int
    after: int
    name: str | None
    player: str | None = None
    taken: tuple[str, ...] = ()
    to: int | None = None
    put: str | None = None


@dataclass(frozen=True)
class Request:
    """What ``seat``, from 0, asks all others at the table of a ``version``; those who have ``agreed`` are no longer asked."""

    what: str
    seat: int
    to: int
    version: int
    agreed: frozenset[int]


@dataclass(eq=False)
class Table:
    """Everything about one table. ``course``: the game that is played at it.

    ``entries``: all that the store has kept of it, in order. ``halted``: why nobody can play on here, though what is known of
    it can be looked at; None at any other table. ``seats``: who sits there now; ``persons``: the seats, from 0, that are
    a person's, also while a bot decides there; ``notes``: what happened at the seats;
    ``request``: what everybody is asked. ``ended``: how it ended before its end; ``resigned``:
    the seats, from 0, whose persons gave up. ``rematch``: where they play again. ``leaving``: the seats, from 0, whose persons
    want it deleted for all. ``left``: to every seat, in milliseconds, as it was kept last, where there are clocks; ``paused``:
    none runs; ``runs``: one ran when that was kept. ``failed``: what a bot was asked and could not answer, as long as that is
    so. ``later``: what was played after a mistake that has been corrected, and does not fit as things stand. ``real``: whether
    it goes, or went, beside a real table.
    """

    charter: Charter
    course: Course
    entries: list[Entry] = field(default_factory=list)
    halted: ServerError | None = None
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
    doors: Doors = field(init=False)
    _sights: dict[bytes, Sight] = field(default_factory=dict)
    """What eyes were found to see since the last entry, by what they may know: most of it is the same to several of them."""
    _before: list[Sight] = field(default_factory=list)
    """What they were found to see before that."""
    _seen: dict[tuple[int, int | None], tuple[State, State]] = field(default_factory=dict)
    """The last few positions of the story with what an eye sees of them."""
    _news: dict[tuple[bytes, int | None, bytes], tuple[Moment, list[int]]] = field(default_factory=dict)
    """What the last few steps were told as and what they changed, by what is known of them."""
    _begins: list[bool] = field(default_factory=list)
    """Of every action in the story, whether it began a turn."""
    _left_at: dict[int, list[int]] = field(default_factory=dict)
    """By the moment of a decision what was left to every seat then."""
    _goes_on: tuple[Step, State, bool] | None = None
    _played: dict[Asking, list[int]] = field(default_factory=dict)
    _called: tuple[tuple[Seat, ...], frozenset[int], tuple[Seat, ...]] = ((), frozenset(), ())

    def __post_init__(self) -> None:
        self.seats, self.doors = self.charter.seats, Doors.of(self.charter)
        self.real = self.charter.entered
        self.persons = frozenset(number for number, seat in enumerate(self.seats) if seat.player is None)
        if self.charter.clock is not None:
            self.left = [self.charter.clock.time] * len(self.seats)

    # --- how it comes to be ---

    @staticmethod
    def of(charter: Charter, entries: list[Entry]) -> Table:
        """The table that a charter and its entries make, as far as they can be followed; then it is ``halted``.

        ``GameMissing``, or ``OtherRules`` when its game can make no position of where it started: nothing can be shown.
        """
        game = find(charter.game)
        if game is None:
            raise GameMissing(game=charter.game)
        game = by_version(game, charter.rules_version) or game
        if charter.record is not None:
            return _of_record(charter, game)
        try:
            table = Table(charter, Course(game, _start_of(charter, game), None if charter.entered else charter.seed,
                                          game.kernels_at_hand))
        except PersonError as error:
            raise OtherRules(game=charter.game) from error
        for entry in entries:
            table.absorb(entry)
        if game.rules_version != charter.rules_version:
            table.halted = _other_rules(charter, game)
        return table

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
        self.runs = isinstance(entry, Dialled) and entry.runs is True
        if not isinstance(entry, Ask | Reply | Join | Forget) and not aside:
            self.request = None  # whatever else happens, it is another table by then
        match entry:
            case Invite() | Join() if not fits:
                self._halt("halted-unreadable", kind=entry.kind)
            case Join():
                self._take_seat(entry)
            case Invite(frees=True):
                self._free_seat(entry)
            case Act():
                self._play(entry)
            case End():
                ends: dict[str, NoteKind] = {"abandoned": "abandoned", "late": "lost"}
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
            case Correct():
                self._correct(entry)
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

    def _take_seat(self, entry: Join) -> None:
        """Whoever comes decides from now on: a bot that has done so until then makes room."""
        self._change(entry.seat, name=entry.name or self.seats[entry.seat].name, link=None)
        if self.seats[entry.seat].player is not None and not self.over and entry.seat not in self.resigned:
            self._decide(entry.seat, None)

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
            self.later = self._still_later(action)
            self.course.play(action, follows=entry.follows is True)
            if self.later:
                self.later = correction.answered(self.course, self.later, NOBODY)
            self._hand_on(self._dial(entry.left), mover)
        else:
            self._halt("halted-other-action", action=entry.action)

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
        self.later = later + self.later
        self.course = course
        self._begins.clear()
        self.notes = [replace(note, after=min(note.after, len(self.story))) for note in self.notes]
        seat = entry.seat or 0
        turn, name = course.line[entry.to - 1].turn, self.seats[seat].name
        self.notes.append(Note("corrected", seat, self.ply, turn, len(self.story), name, None, (was,), entry.to, entry.action))

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
    def mover(self) -> int:
        """The seat that decides, from 0; ``NOBODY`` when the game is over."""
        return NOBODY if self.over else self.course.mover

    @property
    def drawer(self) -> int | None:
        """The seat, from 0, that alone may know what is to be entered now; None where everybody sees what is drawn."""
        if self.mover != CHANCE or not self.game.hides:
            return None
        outcome = next(iter(self.course.legal))
        heard = [seat for seat in range(len(self.seats)) if self.game.heard(self.state, outcome, seat) is not None]
        return heard[0] if len(heard) == 1 and self.game.heard(self.state, outcome, None) is None else None

    @property
    def turned_to(self) -> int:
        """The seat, from 0, before which the table lies: the one that decides, or of which the draw that is due is a part."""
        if self.mover != CHANCE:
            return self.mover
        if (drawer := self.drawer) is not None:
            return drawer
        return next((step.mover for step in reversed(self.line) if step.mover != CHANCE), 0)

    def draws(self, asking: Asking) -> bool:
        """Whether whoever asks is to enter what was drawn: where one person alone may see it, that person; else anybody."""
        played = self.played(asking)
        secret = self.drawer
        return self.mover == CHANCE and bool(played) and (secret is None or not self.is_person(secret) or secret in played)

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

    @property
    def called(self) -> tuple[Seat, ...]:
        """Who sits there, as sentences call them: whoever has left is called as before."""
        seats, persons, called = self._called
        if seats is not self.seats or persons is not self.persons:
            called = tuple(replace(seat, player=None) if number in self.persons else seat
                           for number, seat in enumerate(self.seats))
            self._called = self.seats, self.persons, called
        return called

    def own(self, asking: Asking) -> list[int]:
        """The seats of persons that are those of whoever asks, from 0, in order, also where a bot decides for them now."""
        return sorted(asking & self.persons)

    def played(self, asking: Asking) -> list[int]:
        """The seats of persons that whoever asks plays, from 0, in order; none at the table of a record."""
        if asking not in self._played:
            self._played[asking] = [
                seat for seat in sorted(asking) if self.charter.record is None and self.is_person(seat)]
        return self._played[asking]

    def eye(self, asking: Asking) -> int | None:
        """Whose knowledge a screen may show: a seat, or None for what everybody may know, which in some games is everything.

        Whoever plays several seats is shown the one that decides; while none of them does, only what everybody may know.
        """
        if not self.game.hides:
            return None
        played = self.played(asking)
        if len(played) == 1:
            return played[0]
        return self.turned_to if self.turned_to in played else None

    @property
    def lies_open(self) -> bool:
        """Whether nothing is secret here: beside a real table what bots draw lies open, and only one person has a hand."""
        return self.charter.entered and len(self.persons) <= 1

    @property
    def hour(self) -> tuple[int, int, int]:
        """Who decides in which turn, and how often something has been taken back: what is opened holds for one of these."""
        return self.turned_to, self.turn, sum(isinstance(entry, TakeBack | Correct) for entry in self.entries)

    def keeps_secret(self, seat: int) -> bool:
        """Whether a seat, from 0, knows anything now that not everybody may know."""
        own, public = (self.seen(self.state, eye).tobytes() for eye in (seat, None))
        return own != public or any(self.heard(step, seat) != self.heard(step, None) for step in self.story)

    def seen(self, state: State, eye: int | None) -> State:
        """A position of the story as an eye may see it. When the game is over nothing is secret any more."""
        if self.over or not self.game.hides or self.lies_open:
            return state
        if (id(state), eye) not in self._seen:
            if len(self._seen) >= MOST_SEEN:
                self._seen.clear()
            self._seen[id(state), eye] = state, self.course.seen(state, eye)
        return self._seen[id(state), eye][1]

    def sight(self, eye: int | None, moment: int | None = None) -> Sight:
        """What an eye sees now, worked out once, or saw after ``moment`` actions."""
        if moment is not None:
            return look(self.game, self.seen(self.at(moment), eye))
        seen = self.seen(self.state, eye)
        if (same := seen.tobytes()) not in self._sights:
            self._sights[same] = look(self.game, seen, [*self._sights.values(), *self._before])
        return self._sights[same]

    def heard(self, step: Step, eye: int | None) -> int | None:
        """The action of a step where an eye may know it, else None. When the game is over nothing is secret any more."""
        return step.action if self.over or self.lies_open else self.course.heard(step, eye)

    def news(self, step: Step, eye: int | None) -> tuple[Moment, list[int]]:
        """A step as an eye has seen and heard it, and the change of every seat's score.

        It is worked out once for all eyes that know the same of it.
        """
        if self.over:
            return Moment(step.mover, step.before, step.action, step.after, step.events), step.changes
        before, heard, after = self.seen(step.before, eye), self.heard(step, eye), self.seen(step.after, eye)
        same = before.tobytes(), heard, after.tobytes()
        if same not in self._news:
            if len(self._news) >= MOST_NEWS:
                self._news.clear()
            moment = Moment(step.mover, before, heard, after, self.game.narrate(before, heard, after))
            self._news[same] = moment, self.game.changes(before, after)
        return self._news[same]

    # --- turns, as they are told ---

    def began_turn(self, number: int) -> bool:
        """Whether an action of the story, by its number there, began a turn when it was played."""
        while len(self._begins) <= number:
            step, last = self.story[len(self._begins)], self._decision_before(len(self._begins))
            goes_on = last is not None and self.game.goes_on(last.before, step.before)
            self._begins.append(step.mover != CHANCE and not goes_on)
        return self._begins[number]

    def _decision_before(self, number: int) -> Step | None:
        """The last decision on the way to an action of the story, as it stood when that was played."""
        ply = self.story[number].ply
        for step in reversed(self.story[:number]):
            if step.ply < ply:
                ply = step.ply
                if step.mover != CHANCE:
                    return step
        return None

    def goes_on(self, last: Step) -> bool:
        """Whether what is to be decided now belongs to the turn of the decision that was made last; worked out once."""
        if self._goes_on is None or self._goes_on[0] is not last or self._goes_on[1] is not self.state:
            self._goes_on = last, self.state, self.game.goes_on(last.before, self.state)
        return self._goes_on[2]

    # --- what can be done: each answers the entry to keep, or says why not ---

    def act(self, asking: Asking, actions: Sequence[str], version: int) -> list[Act]:
        """Whoever asks plays actions in notation, as one decision, on the table of a version."""
        self._check_version(version)
        self.check_mine(asking)
        if self.mover == CHANCE:
            return [self.drawn(asking, actions)]
        sequel = self.sequel(actions)
        sequel.check(self.state)
        return [self._act(stride.before, stride.action, place) for place, stride in enumerate(sequel.strides)]

    def drawn(self, asking: Asking, actions: Sequence[str]) -> Act:
        """The entry for what somebody has drawn, in notation: one outcome at a time."""
        text, *more = actions
        action = self.game.parse(self.state, text)
        self.game.check(self.state, action, text, self.course.rules)
        if more:
            raise CrossedSequence(action=text)
        return Act(ply=self.ply, action=self.game.describe(self.state, action), seat=min(self.played(asking)))

    def correct(self, asking: Asking, ply: int, action: str, version: int) -> list[Correct]:
        """Beside a real table whoever sits there tells the action number ``ply`` otherwise: what was entered was a mistake."""
        if self.ended is not None or not self.course.over:
            self._check_going()
        self._check_seen(version)
        self.check_correctable(asking, ply)
        course, _ = correction.corrected(self.course, ply, action)
        text = course.line[ply - 1].text
        if text == self.line[ply - 1].text:
            return []
        return [Correct(ply=self.ply, to=ply, action=text, seat=min(self.played(asking)))]

    def check_correctable(self, asking: Asking, ply: int) -> None:
        """``NothingToCorrect`` where whoever asks cannot tell the action number ``ply`` otherwise, or may not know it."""
        known = 0 < ply <= self.ply and self.heard(self.line[ply - 1], self.eye(asking)) is not None
        if not self.charter.entered or self.halted or not known or not self.played(asking):
            raise NothingToCorrect()

    def sequel(self, actions: Sequence[str]) -> Sequel:
        """What actions in notation would do, one after the other, as whoever decides sees it."""
        return Sequel(self.game, self.course.seen(self.state, self.mover), actions, self.course.rules)

    def goes_by_itself(self) -> list[Act]:
        """The entry for the decision that a person need not take: see ``plays_itself``. None in the first steps.

        Beside a real table it is also what had been played after a mistake and fits again, and the only outcome of a draw.
        """
        if self.halted or self.over or self.charter.lesson is not None:
            return []
        if (fitting := correction.fits(self.course, self.later)) is not None:
            seat = None if self.mover == CHANCE else self.mover
            return [Act(ply=self.ply, action=fitting[1].text, seat=seat, follows=fitting[1].follows or None)]
        if self.mover == CHANCE and len(self.course.legal) == 1:
            return [Act(ply=self.ply, action=self.game.describe(self.state, *self.course.legal), follows=True)]
        if not self.is_person(self.mover):
            return []
        action = plays_itself(self.game, self.state)
        return [] if action is None else [replace(self._act(self.state, action), follows=True)]

    def undo(self, asking: Asking, version: int) -> Sequence[Deed]:
        """Back to before the last decision of whoever asks; where others would mind they are asked."""
        self._check_version(version)
        return self._take_back("undo", asking, self._since_last_by(asking))

    def reset(self, asking: Asking, version: int) -> Sequence[Deed]:
        """Back to the beginning of the turn that whoever asks has begun; where others would mind they are asked."""
        self._check_version(version)
        self.check_mine(asking)
        return self._take_back("reset", asking, self._since_turn_began())

    def redo(self, asking: Asking, version: int) -> list[Redo]:
        """What whoever asks took back last is played again as it was, whatever others did and chance drew in it."""
        self._check_version(version)
        if not self.may_redo(asking):
            raise NothingToRedo()
        again = self.course.taken_back
        seat = again[0].mover
        return [Redo(ply=again[-1].ply, seat=None if seat == CHANCE else seat)]

    def may_redo(self, asking: Asking) -> bool:
        """Whether whoever asks took something back that can be played again."""
        again = [] if self.halted else self.course.taken_back
        return bool(again) and self._is_by(asking, again[0].mover)

    def check_mine(self, asking: Asking) -> None:
        """``NotYours`` when whoever asks does not decide."""
        if self.mover not in self.played(asking) and not self.draws(asking):
            raise NotYours()

    def may_undo(self, asking: Asking) -> Undo:
        """Whether whoever asks may take back their last decision, and what that would make of the game."""
        return self._may_take_back(asking, [] if self.halted else self._since_last_by(asking))

    def may_reset(self, asking: Asking) -> Undo:
        """Whether the turn under way may be taken back to its beginning, and what that would make of the game."""
        return self._may_take_back(asking, self._since_turn_began())

    def _may_take_back(self, asking: Asking, taken: list[Step]) -> Undo:
        return self.course.may_take_back(taken, elsewhere=bool(self._there - asking))

    def _take_back(self, kind: Literal["undo", "reset"], asking: Asking, taken: list[Step]) -> Sequence[Deed]:
        may = self._may_take_back(asking, taken)
        if may is Undo.NO:
            raise NothingToUndo()
        to, seat = self.ply - len(taken), max(taken[0].mover, 0)
        return self._ask(asking, kind, seat, to) if may is Undo.ASK else [TakeBack(kind=kind, ply=to, seat=seat)]

    @property
    def _there(self) -> frozenset[int]:
        """The seats, from 0, at which somebody sits and decides: bots agree to everything."""
        return frozenset(seat for seat in self.persons if self.is_person(seat) and not self.is_open(seat))

    def _ask(self, asking: Asking, what: str, seat: int, to: int) -> Sequence[Deed]:
        if self.request is not None:
            if (self.request.what, self.request.seat) == (what, seat):
                return []  # it stands
            raise AskedAlready()
        return [Ask(ply=self.ply, seat=seat, what=what, to=to),
                *(Reply(ply=self.ply, seat=own, yes=True) for own in sorted(self._there & asking - {seat}))]

    @property
    def asked(self) -> frozenset[int]:
        """The seats, from 0, that are yet to answer what is asked; none where nothing is."""
        return frozenset() if self.request is None else self._there - self.request.agreed

    def reply(self, asking: Asking, yes: bool, version: int) -> Sequence[Deed]:
        """Whoever asks for it answers what is asked, for all of their seats; a no of whoever has asked withdraws it.

        With the last yes it happens. ``NothingAsked`` where nothing is asked of them, or it was after that ``version``.
        """
        self._check_going()
        request = self.request
        if request is None or request.version > version or not asking & (self._there | {request.seat}):
            raise NothingAsked()
        if not yes:
            return [Reply(ply=self.ply, seat=request.seat if request.seat in asking else min(asking & self._there), yes=False)]
        answers: list[Deed] = [Reply(ply=self.ply, seat=seat, yes=True) for seat in sorted(self.asked & asking)]
        if self.asked <= asking:
            answers.append(self._agreed(request))
        return answers

    def _agreed(self, request: Request) -> Deed:
        if request.what in ("pause", "resume"):
            return Dialled(ply=self.ply, seat=request.seat, left=self.left, paused=request.what == "pause" or None)
        if request.what == "abandon":
            return End(ply=self.ply, seat=request.seat, how="abandoned")
        return TakeBack(kind="reset" if request.what == "reset" else "undo", ply=request.to, seat=request.seat)

    def abandon(self, asking: Asking, version: int) -> Sequence[Deed]:
        """Whoever asks wants the game to end without a result; where others play they are asked."""
        self._check_version(version)
        own = asking & self._there
        if not own or self.charter.lesson is not None:
            raise NotYourSeat()
        if self._there <= asking:
            return [End(ply=self.ply, seat=min(own), how="abandoned")]
        return self._ask(asking, "abandon", min(own), self.ply)

    # --- clocks ---

    @property
    def ticks(self) -> bool:
        """Whether the clock of whoever decides may run."""
        return (self.charter.clock is not None and not self.over and not self.halted and not self.paused
                and self.is_person(self.mover))

    def pause(self, asking: Asking, version: int) -> Sequence[Deed]:
        """Whoever asks wants no clock to run, or where none does that they run again; where others play they are asked."""
        self._check_version(version)
        own = asking & self._there
        if not own or self.charter.clock is None:
            raise NotYourSeat()
        what = "resume" if self.paused else "pause"
        if self._there <= asking:
            return [self._agreed(Request(what, min(own), self.ply, version, own))]
        return self._ask(asking, what, min(own), self.ply)

    def time_is_up(self) -> list[Deed]:
        """What happens when whoever decides has no time left."""
        clock, seat = self.charter.clock, self.mover
        if clock is None or not self.ticks:
            return []
        if clock.then is None and len(self.seats) <= 2:
            return [End(ply=self.ply, seat=seat, how="late")]
        return [Replace(ply=self.ply, seat=seat, player=clock.then or self._substitute, resigns=True, late=True)]

    def resign(self, asking: Asking, seat: int, version: int) -> list[Deed]:
        """The person of a seat, from 0, gives up: with one other seat the game is over, with more a bot plays on to the end."""
        self._check_version(version)
        if not self.may_resign(asking, seat):
            raise NotYourSeat()
        if len(self.seats) <= 2:
            return [End(ply=self.ply, seat=seat, how="resigned")]
        return [Replace(ply=self.ply, seat=seat, player=self._substitute, resigns=True)]

    def may_resign(self, asking: Asking, seat: int) -> bool:
        """Whether whoever asks may give up a seat, from 0."""
        return seat in asking and self.is_person(seat) and len(self.seats) > 1 and self.charter.lesson is None

    @property
    def _substitute(self) -> str:
        """Who plays on for somebody who has resigned: the weakest of the game's own players that plays to win."""
        own = self.game.player_names()
        return next((name for name in own if name != "random"), own[0])

    def proposes(self, asking: Asking) -> int:
        """The seat, from 0, of whoever asks for another game of the same people; ``NotOver`` while this one is played."""
        if self.charter.record is not None or self.charter.lesson is not None or not asking:
            raise NotYours()
        if not self.over:
            raise NotOver()
        return min(asking & self.persons or asking)

    def seats_again(self) -> tuple[Seat, ...]:
        """Who sits there at another game: everybody, each one seat on, with the keys they have here.

        Whose seat a bot has played on is asked again; who made this table made that one.
        """
        seats = [replace(seat, player=None) if number in self.persons else seat for number, seat in enumerate(self.seats)]
        found = []
        for number, (seat, keys) in enumerate(zip(seats, map(sorted, self.doors.keys), strict=True)):
            own = keys.pop(0) if keys and number in self.doors.founder else None
            found.append(replace(seat, key=own, keys=tuple(keys), link=None))
        return (*found[-1:], *found[:-1])

    def has_resigned(self, seat: int) -> bool:
        """Whether the person of a seat, from 0, has given up."""
        return seat in self.resigned or (self.ended is not None and (self.ended.seat, self.ended.how) == (seat, "resigned"))

    def has_asked(self, asking: Asking, version: int, what: str) -> bool:
        """Whether whoever asks has asked for something since a version of the table, whatever was answered."""
        return version >= 0 and any(isinstance(entry, Ask) and entry.what == what and entry.seat in asking
                                    for entry in self.entries[version:])

    def has_replied(self, asking: Asking, version: int, yes: bool) -> bool:
        """Whether whoever asks has answered so since a version of the table."""
        return version >= 0 and any(isinstance(entry, Reply) and entry.yes is yes and entry.seat in asking
                                    for entry in self.entries[version:])

    def has_happened(self, asking: Asking, version: int, *said: dict[str, Any]) -> bool:
        """Whether exactly this was done to the table of a version, one entry after the other, by a seat of whoever asks."""
        entries = self._since(max(0, version))[: len(said)]
        return version >= 0 and len(entries) == len(said) and all(
            not isinstance(entry, Unknown) and entry.seat in {None, *asking} and one.items() <= document_of(entry).items()
            for entry, one in zip(entries, said, strict=True))

    def has_seated(self, version: int, seat: int, player: str | None) -> bool:
        """Whether, since a version of the table, a player was let decide for a seat, from 0."""
        return version >= 0 and any(isinstance(entry, Replace) and (entry.seat, entry.player) == (seat, player)
                                    for entry in self.entries[version:])

    def _check_going(self) -> None:
        if self.halted:
            raise self.halted
        if self.over:
            raise TableOver()

    def _check_version(self, version: int) -> None:
        self._check_going()
        self._check_seen(version)

    def _check_seen(self, version: int) -> None:
        if not 0 <= version <= self.version or self._since(version):
            raise AnotherMoment()

    def _since(self, version: int) -> list[Entry]:
        """What was done to the table since a version of it; who sits where and what is asked changes nothing of the game."""
        return [entry for entry in self.entries[version:] if not isinstance(entry, _ASIDE)]

    def _since_last_by(self, asking: Asking) -> list[Step]:
        """The last decision of whoever asks and everything after it, whoever did that; nothing before the first."""
        return self.course.last_decision(lambda mover: self._is_by(asking, mover))

    def _is_by(self, asking: Asking, mover: int) -> bool:
        """Whether whoever asks has decided it, or may have entered what was drawn."""
        played = self.played(asking)
        return mover in played or (mover == CHANCE and self.charter.entered and bool(played))

    def _since_turn_began(self) -> list[Step]:
        """The first decision of the turn under way and everything after it; nothing when it has none yet."""
        mover, turn, first = self.mover, self.turn, self.ply
        if mover == CHANCE:
            return []
        for ply in range(self.ply - 1, -1, -1):
            step = self.line[ply]
            if step.mover == mover and step.turn == turn:
                first = first if step.follows else ply
            elif step.mover != CHANCE:
                break
        return self.line[first:]

    # --- bots ---

    def bot_turn(self) -> BotTurn | None:
        """What the bot to move is asked; None when none is. The same table asks the same, also after a restart.

        While everybody is asked something bots wait: what they do would be the end of it.
        """
        seat = self.mover
        if self.halted or self.failed or self.request or seat in (NOBODY, CHANCE) or self.is_person(seat):
            return None
        player = self.seats[seat].player or ""
        words = stream(self.charter.seed, "bot", seat, self.ply)
        return BotTurn(player, seat, self.ply, self.game.masked(self.state, seat), words, self.version)

    def bot_act(self, asked: BotTurn, action: int) -> list[Act]:
        """The entry for a bot's answer; none when the table has moved on since it was asked."""
        if self.has_moved_on(asked):
            return []
        if action not in self.course.legal:
            raise BotFault(f"action {action} is not legal")
        return [self._act(self.state, action)]

    def _act(self, before: State, action: int, place: int = 0) -> Act:
        """The entry for a decision, of several together the one at a ``place``."""
        return Act(ply=self.ply + place, action=self.game.describe(before, action), seat=self.mover, follows=place > 0 or None)

    def bot_failed(self, asked: BotTurn) -> None:
        """Remembers that a bot could not answer; nothing when the table has moved on since it was asked."""
        if not self.has_moved_on(asked):
            self.failed = asked

    def has_moved_on(self, asked: BotTurn) -> bool:
        """Whether the table is at another moment than when a bot was asked."""
        return asked.version != self.version

    def stand_ins(self) -> list[str]:
        """Who can take the place of the bot that has failed: every other player of the game."""
        return [name for name in players.offered(self.game) if self.failed and name != self.failed.player]

    def let_decide(self, asking: Asking, seat: int, player: str | None) -> list[Replace]:
        """From now on a ``player`` decides for a seat, from 0; None: its person does so again. None where that is so already.

        Whoever has the key of the seat asks for that, or made the table; ``NothingToReplace`` where a bot plays on that has not
        failed. A bot that was there from the beginning, and has not been given away, has no person.
        """
        self._check_going()
        if seat not in range(len(self.seats)) or not self.may_replace(asking, seat):
            raise NotYourSeat()
        if player is not None:
            players.check_player(self.game, player)
        if player == self.seats[seat].player:
            return []
        failed = self.failed is not None and self.failed.seat == seat
        if seat not in self.persons - self.resigned if player is None else not (self.is_person(seat) or failed):
            raise NothingToReplace()
        return [Replace(ply=self.ply, seat=seat, player=player)]

    def may_replace(self, asking: Asking, seat: int) -> bool:
        """Whether whoever asks says who decides for a seat, from 0: its person or a bot, or another for one that fails."""
        if seat not in self.persons:
            return seat in asking
        return self.charter.lesson is None and (seat in asking or self.doors.is_host(asking))

    def may_free(self, asking: Asking, seat: int) -> bool:
        """Whether whoever asks may give a seat, from 0, to somebody else."""
        return self.charter.lesson is None and not self.is_open(seat) and self.doors.may_free(asking, seat)

    # --- who comes ---

    def is_open(self, seat: int) -> bool:
        """Whether a seat, from 0, waits for a friend who has not come yet."""
        return self.charter.record is None and seat in self.persons and not self.doors.keys[seat]

    def invite(self, asking: Asking, seat: int, frees: bool = False) -> tuple[str, Invite]:
        """A new link to a seat, from 0, and the entry for it: to one that whoever asks plays, or made the table for.

        ``frees``: nobody has the seat any more until the link is used. ``NotYourSeat`` where whoever asks may not do that.
        """
        if frees:
            self._check_going()
        self._check_doors()
        if seat >= len(self.seats) or not (
                self.may_free(asking, seat) if frees else seat in self.persons and self.doors.may_invite(asking, seat)):
            raise NotYourSeat()
        link = new_link(seat)
        return link, Invite(ply=self.ply, seat=seat, link=hashed(link), frees=frees or None)

    def join(self, link: str, name: str | None, key: str) -> tuple[int, list[Join]]:
        """The seat, from 0, that a link opens for whoever has it with a ``key`` of their own, and the entry for it.

        No entry where that has happened already. ``name``: what they are called; a seat that somebody has keeps the name it
        has. ``UsedLink`` when it is none, or somebody else's by now.
        """
        self._check_doors()
        said = {"kind": Join.kind, "link": hashed(link), "key": hashed(key)}
        for entry in self.entries:
            if isinstance(entry, Join) and said.items() <= document_of(entry).items():
                return entry.seat, []
        seat = self.doors.seat_of(link)
        if seat is None:
            raise UsedLink()
        named = name if self.is_open(seat) else None
        return seat, [Join(ply=self.ply, seat=seat, link=hashed(link), key=hashed(key), name=named or None)]

    @property
    def holders(self) -> frozenset[int]:
        """The seats, from 0, of persons who have come: all of them have to agree before the table is deleted for all."""
        return frozenset(seat for seat in self.persons if self.doors.keys[seat])

    def forget(self, asking: Asking, yes: bool) -> list[Forget]:
        """Whoever asks wants the table deleted for all, or no more: what is kept of that. ``NotYours`` for onlookers."""
        own = asking & self.holders
        if not own:
            raise NotYours()
        return [Forget(ply=self.ply, seat=seat, yes=yes) for seat in sorted(own) if (seat in self.leaving) != yes]

    def _check_doors(self) -> None:
        if self.halted:
            raise self.halted

    # --- keeping ---

    def record(self, names: list[str]) -> Record:
        """The game so far as a record. The seed and the salt of its seal stand in it only when the game is over."""
        seal: dict[str, Any] = {"seal": self.charter.seal} | ({"salt": self.charter.salt} if self.over else {})
        shown = self.over
        if self.charter.entered:  # no seed has drawn anything
            seal, shown = {"chance": ENTERED}, False
        return Record(
            self.game.name, self.charter.rules_version, self.game.options_of(self.start), names,
            self.game.to_document(self.start), [step.text for step in self.line],
            result_of(self.game, self.state) if self.course.over else None,
            self.charter.seed if shown else None, extra_of(self.game, self.start, self.practice) | seal
            | self._levels() | self._noted() | self._clocked(),
            dealt=self.charter.start is None and not self.charter.entered, movers=[step.mover for step in self.line],
            more={ply: {"left": self._left_at[ply][step.mover]} for ply, step in enumerate(self.line)
                  if self.charter.clock is not None and step.mover >= 0 and ply in self._left_at})

    def _clocked(self) -> dict[str, Any]:
        return {} if self.charter.clock is None else {"clock": asdict(self.charter.clock)}

    def _noted(self) -> dict[str, Any]:
        """What happened at the seats, as a record says it."""
        noted: list[dict[str, Any]] = [
            {"ply": note.ply, "seat": note.seat + 1, "kind": note.kind} | ({"player": note.player} if note.player else {})
            | ({"taken": [*note.taken]} if note.taken else {}) | ({"to": note.to, "put": note.put} if note.put else {})
            for note in self.notes]
        return {"notes": noted} if noted else {}

    def _levels(self) -> dict[str, Any]:
        """Who plays at every seat, null for a person, where anybody is a level: another version of it plays otherwise."""
        players = [seat.player for seat in self.seats]
        if not any(player and level_of(player) for player in players):
            return {}
        return {"players": [player and {"name": player, "version": LEVELS_VERSION if level_of(player) else ""}
                            for player in players]}


def _start_of(charter: Charter, game: Game) -> State:
    if charter.start is not None:
        return game.kept_position(charter.start)
    return game.new(len(charter.seats), charter.seed, charter.options, charter.components)


def _other_rules(charter: Charter, game: Game) -> Halted:
    return Halted(problem="halted-other-rules", game=game.name, found=charter.rules_version, known=game.rules_version)


def _of_record(charter: Charter, game: Game) -> Table:
    """The table of a record, which is followed as far as the rules that are installed allow."""
    try:
        record = next(records.parse(charter.record or "", kept=True))
        table = Table(charter, Course(game, records.start_of(record), rules=game.kernels_at_hand))
        table.course.practice = record.extra.get("practice") is True
        table.real = record.extra.get("chance") == ENTERED
    except PersonError as error:
        raise OtherRules(game=charter.game) from error
    try:
        for step in records.follow(record):
            table.course.follow(step.action)
    except BadRecord:
        table.halted = Halted(problem="halted-record")
    if game.rules_version != charter.rules_version:
        table.halted = _other_rules(charter, game)
    return table
