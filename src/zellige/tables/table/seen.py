"""Who sees what of a table, and how its turns are told."""

from __future__ import annotations

from dataclasses import replace

from zellige.core.course import Step
from zellige.core.game import CHANCE, Moment, State
from zellige.tables.charter import Asking, Seat
from zellige.tables.entry import Correct, Lay, TakeBack
from zellige.tables.sight import Sight, look
from zellige.tables.table.happened import Happened

MOST_NEWS = 8
"""Steps, as an eye knows them, whose news a table keeps: whoever else is told by the same eye is told at the same time."""
MOST_SEEN = 64
"""Positions, as somebody sees them, that a table keeps: all eyes see the last few, and some of them all since their turn."""


class Seen(Happened):
    """A table as eyes see it: those of a seat, or everybody's."""

    @property
    def drawer(self) -> int | None:
        """The seat, from 0, that alone may know what is to be entered now; None where everybody sees what is drawn."""
        if self.mover != CHANCE or not self.course.hides:
            return None
        outcome = next(iter(self.course.legal))
        heard = [seat for seat in range(len(self.seats)) if self.game.heard(self.state, outcome, seat) is not None]
        return heard[0] if len(heard) == 1 and self.game.heard(self.state, outcome, None) is None else None

    @property
    def turned_to(self) -> int:
        """The seat, from 0, before which the table lies: the one that decides, or of which the draw that is due is a part."""
        if (mover := self.mover) != CHANCE:
            return mover
        if (drawer := self.drawer) is not None:
            return drawer
        return next((step.mover for step in reversed(self.line) if step.mover != CHANCE), 0)

    def draws(self, asking: Asking) -> bool:
        """Whether whoever asks is to enter what was drawn: where one person alone may see it, that person; else anybody."""
        played = self.played(asking)
        secret = self.drawer
        return self.mover == CHANCE and bool(played) and (secret is None or not self.is_person(secret) or secret in played)

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
        if not self.course.hides:
            return None
        played = self.played(asking)
        if len(played) == 1:
            return played[0]
        turned_to = self.turned_to
        return turned_to if turned_to in played else None

    def eyes(self, eye: int | None) -> tuple[int, ...]:
        """The seats by which an eye sees: its own, and beside a real table those of bots, for which people draw in the open."""
        if not self.charter.entered:
            return () if eye is None else (eye,)
        open_to_all = {*range(len(self.seats))} - self.persons
        return (*open_to_all,) if eye is None else (*open_to_all - {eye}, eye)

    @property
    def lies_open(self) -> bool:
        """Whether nothing is secret from those who play here: beside a real table, with one person, who alone has a hand."""
        return self.charter.entered and len(self.persons) <= 1

    @property
    def laid_again(self) -> bool:
        """Whether what lay here before the first action was told otherwise."""
        return any(isinstance(entry, Lay) for entry in self.entries)

    @property
    def hour(self) -> tuple[int, int, int]:
        """Who decides in which turn, and how often something has been taken back: what is opened holds for one of these."""
        return self.turned_to, self.turn, sum(isinstance(entry, TakeBack | Correct | Lay) for entry in self.entries)

    def keeps_secret(self, seat: int) -> bool:
        """Whether a seat, from 0, knows anything now that not everybody may know."""
        own, public = (self.seen(self.state, eye).tobytes() for eye in (seat, None))
        return own != public or any(self.heard(step, seat) != self.heard(step, None) for step in self.story)

    def seen(self, state: State, eye: int | None) -> State:
        """A position of the story as an eye may see it. When the game is over nothing is secret any more."""
        if self.over or not self.course.hides:
            return state
        eyes = self.eyes(eye)
        if (id(state), eyes) not in self._seen:
            if len(self._seen) >= MOST_SEEN:
                self._seen.clear()
            self._seen[id(state), eyes] = state, self.course.seen(state, *eyes)
        return self._seen[id(state), eyes][1]

    def sight(self, eye: int | None, moment: int | None = None) -> Sight:
        """What an eye sees now, worked out once, or saw after ``moment`` actions."""
        if moment is not None:
            return look(self.game, self.seen(self.at(moment), eye))
        seen = self.seen(self.state, eye)
        if (same := seen.tobytes()) not in self._sights:
            self._sights[same] = sight = look(self.game, seen, [*self._sights.values(), *self._before])
            self._keep_score(same, [sum(term.amount for term in terms) for terms in sight.terms])
        return self._sights[same]

    def heard(self, step: Step, eye: int | None) -> int | None:
        """The action of a step where an eye may know it, else None. When the game is over nothing is secret any more."""
        return step.action if self.over else self.course.heard(step, *self.eyes(eye))

    def teller(self, step: Step, eye: int | None) -> int | None:
        """Through which eye a step is told to one: what everybody has heard is told to all alike who have not decided it."""
        return None if eye != step.mover and self.heard(step, None) is not None else eye

    def news(self, step: Step, eye: int | None) -> Moment:
        """A step as an eye has seen and heard it; of the last few it is worked out once for all who look through it."""
        if self.over:
            return Moment(step.mover, step.before, step.action, step.after, step.events)
        if (known := (id(step), self.eyes(eye))) not in self._news:
            if len(self._news) >= MOST_NEWS:
                self._news.clear()
            before, heard, after = self.seen(step.before, eye), self.heard(step, eye), self.seen(step.after, eye)
            self._news[known] = step, Moment(step.mover, before, heard, after, self.game.narrate(before, heard, after))
        return self._news[known][1]

    def changes(self, step: Step, eye: int | None) -> list[int]:
        """What a step changed of every seat's score, as an eye sees it."""
        if self.over:
            return step.changes
        old, new = self._scored(self.seen(step.before, eye)), self._scored(self.seen(step.after, eye))
        return [now - then for then, now in zip(old, new, strict=True)]

    def _scored(self, seen: State) -> list[int]:
        """The scores of a position: the one after a step is the one before the next, and many eyes see the same."""
        if (content := seen.tobytes()) not in self._scores:
            self._keep_score(content, self.game.scores(seen))
        return self._scores[content]

    def _keep_score(self, content: bytes, scores: list[int]) -> None:
        if len(self._scores) >= MOST_SEEN:
            self._scores.clear()
        self._scores[content] = scores

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
