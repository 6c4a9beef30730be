"""What is decided at a table and told otherwise. Each answers the entries to keep, or says why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zellige.core import correction
from zellige.core.errors import CrossedSequence, PartOfPosition, PersonError
from zellige.core.game import CHANCE, State
from zellige.core.sequence import Sequel, plays_itself
from zellige.tables.charter import Asking
from zellige.tables.entry import (
    Act,
    Ask,
    Correct,
    Deed,
    Dialled,
    Entry,
    Forget,
    Invite,
    Join,
    Lay,
    Recover,
    Rematch,
    Replace,
    Reply,
    Unknown,
    Unname,
    WriteDown,
    document_of,
)
from zellige.tables.errors import AnotherMoment, NothingToCorrect, NotYours, TableOver
from zellige.tables.table.seen import Seen

_ASIDE = Invite | Join | WriteDown | Recover | Replace | Ask | Reply | Rematch | Forget | Unname | Dialled
"""Entries that change nothing of the game."""


class Played(Seen):
    """A table at which somebody decides, or enters what was drawn."""

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
        """The entry for what somebody has drawn, in notation: one outcome at a time, or ``CrossedSequence``."""
        text, *more = actions
        action = self.game.parse(self.state, text)
        if action not in self.course.legal:
            self.game.refuse(self.state, action, text)
        if more:
            raise CrossedSequence(action=text)
        return Act(ply=self.ply, action=self.game.describe(self.state, action), seat=min(self.played(asking)))

    def sequel(self, actions: Sequence[str]) -> Sequel:
        """What actions in notation would do, one after the other, as whoever decides sees it."""
        return Sequel(self.game, self.seen(self.state, self.mover), actions, self.course.rules, self.eyes(self.mover))

    def goes_by_itself(self) -> list[Act]:
        """The entries for decisions that a person need not take: see ``plays_itself``. None in the first steps.

        Beside a real table it is also what had been played after a mistake and fits again, and the only outcome of a draw.
        """
        if self.halted or self.over or self.charter.lesson is not None:
            return []
        if (fitting := correction.fits(self.course, self.later)) is not None:
            seat = None if self.mover == CHANCE else self.mover
            return [Act(ply=self.ply, action=fitting[1].text, seat=seat, follows=fitting[1].follows or None)]
        if self.mover == CHANCE and len(self.course.legal) == 1:
            return [Act(ply=self.ply, action=self.game.describe(self.state, *self.course.legal), follows=True)]
        return self.going_on([])

    def going_on(self, acts: Sequence[Deed]) -> list[Act]:
        """The entries for decisions behind others, not kept yet, that a person need not take; all are kept as one.

        One is kept after the other where clocks run, since what is left to a seat follows from the turns before, and where
        something waits behind a correction, since it may fit after each.
        """
        found, state = list[Act](), self.game.copy(self.state)
        singly = self.charter.clock is not None or bool(self.later)
        if self.charter.lesson is not None or (acts and singly):
            return found
        for act in acts:
            if not isinstance(act, Act) or self.game.to_move(state) == CHANCE:
                return found
            self.course.rules.apply(state, self.game.parse(state, act.action))
        while self.is_person(seat := self.game.to_move(state)) and (action := self._by_itself(state)) is not None:
            found.append(Act(ply=self.ply + len(acts) + len(found), action=self.game.describe(state, action), seat=seat,
                             follows=True))
            self.course.rules.apply(state, action)
            if singly:
                break
        return found

    def _by_itself(self, state: State) -> int | None:
        """What ``plays_itself`` says of a position: where a decision leads is asked before it is kept, and again behind it."""
        if (content := state.tobytes()) != self._forced[0]:
            self._forced = content, plays_itself(self.game, state)
        return self._forced[1]

    def _act(self, before: State, action: int, place: int = 0) -> Act:
        """The entry for a decision, of several together the one at a ``place``."""
        return Act(ply=self.ply + place, action=self.game.describe(before, action), seat=self.mover, follows=place > 0 or None)

    def correct(self, asking: Asking, ply: int, action: str, version: int) -> list[Correct]:
        """Beside a real table whoever sits there tells the action number ``ply`` otherwise: what was entered was a mistake."""
        self._check_told(asking)
        self._check_seen(version)
        self.corrector(asking, ply)
        course, _ = correction.corrected(self.course, ply, action)
        text = course.line[ply - 1].text
        if text == self.line[ply - 1].text:
            return []
        return [Correct(ply=self.ply, to=ply, action=text, seat=min(self.played(asking)))]

    def corrector(self, asking: Asking, ply: int) -> int | None:
        """By whose eye whoever asks tells the action number ``ply`` otherwise: a seat of theirs that decided or drew it.

        None where it is everybody's. A ``PersonError`` where it cannot be told otherwise (any more): ``NothingToCorrect`` where
        it is not theirs to know, or what else the person could have done who decided it tells what that person alone knows.
        """
        self._check_told(asking)
        if not 0 < ply <= self.ply:
            raise NothingToCorrect()
        played, step = self.played(asking), self.line[ply - 1]
        if step.mover in played:
            return step.mover
        if step.mover in self.persons and self.course.hides and not self.over:
            raise NothingToCorrect()
        if self.heard(step, None) is not None:
            return played[0] if len(played) == 1 else None
        hearing = [seat for seat in played if self.heard(step, seat) is not None]
        if not hearing:
            raise NothingToCorrect()
        return hearing[0]

    def may_correct(self, asking: Asking, ply: int) -> bool:
        """Whether ``corrector`` finds somebody."""
        try:
            self.corrector(asking, ply)
        except PersonError:
            return False
        return True

    def may_lay(self, asking: Asking) -> bool:
        """Whether ``lay`` takes another beginning from whoever asks."""
        try:
            self._check_told(asking)
        except PersonError:
            return False
        return True

    def _check_told(self, asking: Asking) -> None:
        """A ``PersonError`` where nothing of what was entered can be told otherwise by whoever asks."""
        if self.ended is not None or not self.course.over:
            self._check_going()
        if not self.charter.entered or self.halted or not self.played(asking):
            raise NothingToCorrect()

    def lay(self, asking: Asking, document: dict[str, Any], version: int) -> list[Lay]:
        """Beside a real table whoever sits there tells what lay on it before the first action otherwise.

        ``document``: that position as they see it, changed; ``version``: the table when they began to change it. A
        ``PersonError`` where such a table cannot be: ``AnotherMoment`` when somebody else has told it since.
        """
        self._check_told(asking)
        if not 0 <= version <= self.version or any(isinstance(entry, Lay) for entry in self.entries[version:]):
            raise AnotherMoment()
        whole, seen = (self.game.to_document(state) for state in (self.start, self.seen(self.start, self.eye(asking))))
        start = self.game.position(correction.retold(whole, seen, document), self._is_part(whole))
        self.check_laid(start)
        if start.tobytes() == self.start.tobytes():
            return []
        return [Lay(ply=self.ply, start=self.game.to_document(start), seat=min(self.played(asking)))]

    def _is_part(self, document: dict[str, Any]) -> bool:
        """Whether the pieces of a position do not add up, so that those of no correction have to."""
        try:
            self.game.position(document)
        except PartOfPosition:
            return True
        return False

    def check_mine(self, asking: Asking) -> None:
        """``NotYours`` when whoever asks does not decide."""
        if self.mover not in self.played(asking) and not self.draws(asking):
            raise NotYours()

    def has_happened(self, asking: Asking, version: int, *said: dict[str, Any]) -> bool:
        """Whether exactly this was done to the table of a version, one entry after the other, by a seat of whoever asks."""
        entries = self._since(max(0, version))[: len(said)]
        return version >= 0 and len(entries) == len(said) and all(
            not isinstance(entry, Unknown) and entry.seat in {None, *asking} and one.items() <= document_of(entry).items()
            for entry, one in zip(entries, said, strict=True))

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
