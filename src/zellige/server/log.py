"""The log of a table as somebody is told it: an entry for every decision, and a line for every turn of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import reduce
from itertools import zip_longest

from zellige.core.course import Course, Step
from zellige.core.game import CHANCE, NOBODY, Event, Moment
from zellige.core.speaker import Speaker
from zellige.server.wire.table import Effect, LogEntry, Told, TurnLine
from zellige.tables.sight import written
from zellige.tables.table import Table

Knowledge = tuple[int | None, bool]
"""Whose secrets an eye knows: those of a seat, or of none; and whether the end of the game has told all that was secret."""


MOST_SPELLED = 5000
"""Entries and lines whose texts are kept: those of a long game to several eyes, and some that were told otherwise since."""

_Act = tuple[int, Knowledge]
"""An action by its number in the story, and by what is known of it: that of everybody, where all are told it alike."""


@dataclass
class _Turn:
    """The actions of a turn, taken back or not, and the place of its first entry."""

    first: int
    acts: list[_Act] = field(default_factory=list)


@dataclass
class _Account:
    """What an eye was told last: the entries and the lines of the turns.

    ``turns_back``: how often anything had been taken back or played again; ``places``: of every action, how many entries there
    were with it.
    """

    turns_back: int = 0
    entries: list[LogEntry] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    turns: list[_Turn] = field(default_factory=list)
    lines: list[TurnLine] = field(default_factory=list)


class Spelled:
    """Entries and lines as they are sent, each written once: whoever is shown another hand is told all of them again."""

    def __init__(self) -> None:
        self._texts: dict[int, tuple[LogEntry | TurnLine, str]] = {}
        """By identity, with what it is, so that it stays."""

    def listed(self, told: Sequence[LogEntry | TurnLine]) -> str:
        """A list of them."""
        texts, found = self._texts, list[str]()
        if len(texts) > MOST_SPELLED:
            texts.clear()
        for one in told:
            if (known := texts.get(id(one))) is None:
                known = texts[id(one)] = one, written(one)
            found.append(known[1])
        return f"[{','.join(found)}]"


@dataclass
class Log:
    """What one desk is told of a table. What is told to several eyes alike is said once, and kept."""

    table: Table
    _told: dict[_Act, Told] = field(default_factory=dict)
    _changes: dict[_Act, list[int]] = field(default_factory=dict)
    """What the actions changed of the scores, by the eye itself."""
    _moments: dict[_Act, Moment] = field(default_factory=dict)
    """The actions of the last turn, as they were seen."""
    _said: dict[tuple[int, frozenset[Knowledge]], tuple[list[_Act], str, list[str]]] = field(default_factory=dict)
    """By the first action of a turn and what is known of it: those that stood when it was told, its line, and where it led."""
    _parts: list[tuple[Event, str]] = field(default_factory=list)
    """The parts of the line that was put together last: the next one begins like it, as long as the turn goes on."""
    _accounts: dict[Knowledge, _Account] = field(default_factory=dict)
    """By eye: whoever plays several seats sees by another one at every turn, and what is known of before is not told anew."""
    _last: _Account = field(default_factory=_Account)
    spelled: Spelled = field(default_factory=Spelled)
    _course: Course = field(init=False)

    def __post_init__(self) -> None:
        self._course = self.table.course

    def behind(self, knowledge: Knowledge) -> int:
        """How many actions are yet to be told to somebody."""
        return len(self.table.story) - (len(self._accounts[knowledge].places) if knowledge in self._accounts else 0)

    def told(self, words: Speaker, knowledge: Knowledge) -> tuple[list[LogEntry], list[TurnLine]]:
        """The entries, chance outcomes among the effects of the decision before them, and the lines of all turns.

        What is taken back stays, with the turn in which somebody decided otherwise.
        """
        story = self.table.story
        if self._course is not self.table.course:  # told otherwise from some action on
            self._course = self.table.course
            for known in (self._accounts, self._told, self._changes, self._moments, self._said):
                known.clear()
        turns_back = self._course.version - len(story)  # the changes of a course that added no step
        account = self._accounts.get(knowledge)
        if account is None or account.turns_back != turns_back:
            account = self._accounts[knowledge] = _Account(turns_back)
        self._last, entries, start = account, [*account.entries], len(account.places)
        for number in range(start, len(story)):
            act = number, (self.table.teller(story[number], knowledge[0]), knowledge[1])
            fresh = self._enter(entries, act, knowledge, words)
            account.places.append(len(entries))
            taken_up = number > 0 and story[number - 1].undone  # whatever is played then goes on where it was taken back to
            if not account.turns or (fresh and self.table.began_turn(number) and not taken_up):
                account.turns.append(_Turn(len(entries) - 1))
            account.turns[-1].acts.append(act)
        account.entries = entries
        old = max(len(account.lines) - 1, 0)
        account.lines = [*account.lines[:old], *(self._line(account, place, words) for place in range(old, len(account.turns)))]
        return entries, account.lines

    def place_of(self, played: int) -> int:
        """How many entries tell of so many actions, of those that were told last."""
        return self._last.places[played - 1] if played else 0

    def _enter(self, entries: list[LogEntry], act: _Act, knowledge: Knowledge, words: Speaker) -> bool:
        """Adds what is told of an action: a decision as an entry, what chance drew to the decision before it (False)."""
        number, step = act[0], self.table.story[act[0]]
        if (told := self._told.get(act)) is None:
            told = self._told[act] = _tell(step, self._moment(act), words)
        if step.mover == CHANCE and entries and entries[-1]["undone"] == step.undone:
            last = entries[-1]
            entries[-1] = {**last, "ply": step.ply, "effects": [*last["effects"], _as_effect(step, told), *told["effects"]]}
            return False
        if (changes := self._changes.get((number, knowledge))) is None:
            changes = self._changes[number, knowledge] = self.table.changes(step, knowledge[0])
        entries.append({"ply": step.ply, "decided": step.ply, **told, "changes": changes, "undone": step.undone})
        return True

    def _moment(self, act: _Act) -> Moment:
        """An action of the story as it was seen and heard."""
        if act not in self._moments:
            self._moments[act] = self.table.news(self.table.story[act[0]], act[1][0])
        return self._moments[act]

    def _line(self, account: _Account, place: int, words: Speaker) -> TurnLine:
        turn, story, last = account.turns[place], self.table.story, place == len(account.turns) - 1
        standing = [act for act in turn.acts if not story[act[0]].undone]
        movers = {story[number].mover for number, _ in standing or turn.acts} - {CHANCE}
        seat = movers.pop() if len(movers) == 1 else None
        same = turn.acts[0][0], frozenset([known for _, known in turn.acts])
        kept, text, path = self._said.get(same, ([], "", []))
        if kept != standing or not standing:
            text, path = self._sentence(standing, seat, words)
            self._said[same] = standing, text, path
        if not last:
            for act in turn.acts:
                self._moments.pop(act, None)
        end = account.turns[place + 1].first if not last else len(account.entries)
        changes = [entry["changes"] for entry in account.entries[turn.first: end] if not entry["undone"]]
        return {"first": turn.first, "turn": story[(standing or turn.acts)[0][0]].turn,
                "seat": None if seat is None else seat + 1, "text": text,
                "ply": story[standing[-1][0]].ply if standing else None, "path": path,
                "changes": [sum(each) for each in zip(*changes, strict=True)], "open": last and self._is_open(turn)}

    def _is_open(self, turn: _Turn) -> bool:
        """Whether what is to be decided now belongs to the turn."""
        decided = [step for number, _ in turn.acts if (step := self.table.story[number]).mover != CHANCE]
        if self.table.mover == NOBODY or not decided:
            return False
        last = next((step for step in reversed(decided) if not step.undone), None)
        return last is None or self.table.goes_on(last)

    def _sentence(self, standing: Sequence[_Act], seat: int | None, words: Speaker) -> tuple[str, list[str]]:
        """The line of a turn: the parts its game says of it behind the name of whoever played it, else the lines it has."""
        if not standing:
            return words.say_of("log-turn", {"seat": seat or 0, "parts": words.say("log-taken-back")}), []
        moments = [self._moment(act) for act in standing]
        decided = moments[0].mover != CHANCE
        if self.table.game.narrate_turn is None or not decided:
            lines = [words.event(moment.events[0]) for moment in moments]
            return reduce(lambda first, then: words.say("replay-and-then", first=first, then=then), lines), []
        told = self.table.game.narrate_turn(moments)
        self._parts = [before if before and before[0] == event else (event, words.event(event))
                       for event, before in zip_longest(told, self._parts[: len(told)])]
        parts, path = ", ".join([text for _, text in self._parts]), [cell for event in told for cell in event.cells]
        everybodys = seat is None or told[0].seat is None
        return (parts if everybodys else words.say_of("log-turn", {"seat": seat, "parts": parts})), path


def _tell(step: Step, moment: Moment, speaker: Speaker) -> Told:
    """What is said of one action to whoever saw it so."""
    first, *effects = moment.events
    return {
        "turn": step.turn, "seat": None if step.mover == CHANCE else step.mover + 1, "text": speaker.event(first),
        "cells": list(first.cells), "quiet": first.quiet,
        "effects": [{"ply": step.ply, "seat": None if event.seat is None else int(event.seat) + 1,
                     "text": speaker.event(event), "cells": list(event.cells)} for event in effects]}


def _as_effect(step: Step, told: Told) -> Effect:
    return {"ply": step.ply, "seat": told["seat"], "text": told["text"], "cells": told["cells"]}
