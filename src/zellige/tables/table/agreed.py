"""What is taken back at a table, and what everybody is asked before. Each answers the entries to keep, or says why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from zellige.core.course import Step
from zellige.core.errors import NothingToRedo, NothingToUndo
from zellige.core.game import CHANCE
from zellige.core.undo import Undo
from zellige.tables.charter import Asking
from zellige.tables.entry import Ask, Deed, Dialled, End, Redo, Reply, TakeBack
from zellige.tables.errors import AskedAlready, NothingAsked, NotYourSeat
from zellige.tables.table.notes import Request
from zellige.tables.table.played import Played


class Agreed(Played):
    """A table at which something is taken back, at once or when all have agreed."""

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
        """What whoever asks took back last is played again as it was, whatever others did and chance drew in it.

        ``NothingToRedo`` when there is nothing.
        """
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

    def may_undo(self, asking: Asking) -> Undo:
        """Whether whoever asks may take back their last decision, and what that would make of the game."""
        return self._may_take_back(asking, [] if self.halted else self._since_last_by(asking))

    def may_reset(self, asking: Asking) -> Undo:
        """Whether the turn under way may be taken back to its beginning, and what that would make of the game."""
        return self._may_take_back(asking, self._since_turn_began())

    def _may_take_back(self, asking: Asking, taken: list[Step]) -> Undo:
        may = self.course.may_take_back(taken, elsewhere=bool(self._there - asking))
        if self.charter.shared is not None and (may is not Undo.FREE or any(step.mover != taken[0].mover for step in taken)):
            return Undo.NO  # nobody sees what comes of it, and then plays the deal otherwise
        return may

    def _take_back(self, kind: Literal["undo", "reset"], asking: Asking, taken: list[Step]) -> Sequence[Deed]:
        may = self._may_take_back(asking, taken)
        if may is Undo.NO:
            raise NothingToUndo()
        to, seat = self.ply - len(taken), max(taken[0].mover, 0)
        return self._ask(asking, kind, seat, to) if may is Undo.ASK else [TakeBack(kind=kind, ply=to, seat=seat)]

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

    # --- what everybody is asked ---

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
        """Whoever asks wants the game to end without a result; where others play they are asked. Else ``NotYourSeat``."""
        self._check_version(version)
        own = asking & self._there
        if not own or self.charter.lesson is not None:
            raise NotYourSeat()
        if self._there <= asking:
            return [End(ply=self.ply, seat=min(own), how="abandoned")]
        return self._ask(asking, "abandon", min(own), self.ply)

    def has_asked(self, asking: Asking, version: int, what: str) -> bool:
        """Whether whoever asks has asked for something since a version of the table, whatever was answered."""
        return version >= 0 and any(isinstance(entry, Ask) and entry.what == what and entry.seat in asking
                                    for entry in self.entries[version:])

    def has_replied(self, asking: Asking, version: int, yes: bool) -> bool:
        """Whether whoever asks has answered so since a version of the table."""
        return version >= 0 and any(isinstance(entry, Reply) and entry.yes is yes and entry.seat in asking
                                    for entry in self.entries[version:])
