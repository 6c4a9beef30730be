"""A table whole: made of what was kept of it, asked as bots are asked, and written down as a record."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

from zellige.core import record as records
from zellige.core.course import Course
from zellige.core.errors import BadRecord, PersonError
from zellige.core.game import CHANCE, NOBODY, Game, State
from zellige.core.record import Record, extra_of, result_of
from zellige.core.registry import by_version, find
from zellige.core.rng import stream
from zellige.core.search import LEVELS_VERSION, level_of
from zellige.players import find as players
from zellige.players.player import Answer
from zellige.tables.charter import ENTERED, Charter
from zellige.tables.entry import Act, Entry, entry_of
from zellige.tables.errors import GameMissing, Halted, OtherRules
from zellige.tables.table.notes import BotFault, BotTurn
from zellige.tables.table.timed import Timed


class Table(Timed):
    """Everything about one table. Knows no browser and no language."""

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

    # --- bots ---

    def bot_turn(self) -> BotTurn | None:
        """What the bot to move is asked; None when none is. The same table asks the same, also after a restart.

        While everybody is asked something bots wait: what they do would be the end of it.
        """
        if not self.bot_decides:
            return None
        seat = self.mover
        player = self.seats[seat].player or ""
        words = stream(self.charter.seed, "bot", seat, self.ply)
        return BotTurn(player, seat, self.ply, self.game.masked(self.state, seat), words, self.version)

    @property
    def bot_decides(self) -> bool:
        """Whether a bot is to move, and nothing keeps it from that."""
        seat = self.mover
        return not (self.halted or self.failed or self.request or seat in (NOBODY, CHANCE) or self.is_person(seat))

    def bot_act(self, asked: BotTurn, answer: Answer) -> list[Act]:
        """The entry for a bot's answer, with what it expected; none when the table has moved on since.

        ``BotFault``: it may not be played.
        """
        if self.has_moved_on(asked):
            return []
        if answer.action not in self.course.legal:
            raise BotFault(f"action {answer.action} is not legal")
        return [replace(self._act(self.state, answer.action), **answer.thought(self.game, self.course.rules, self.state))]

    def bot_failed(self, asked: BotTurn) -> None:
        """Remembers that a bot could not answer; nothing when the table has moved on since it was asked."""
        if not self.has_moved_on(asked):
            self.failed = asked

    def has_moved_on(self, asked: BotTurn) -> bool:
        """Whether the table is at another moment than when a bot was asked."""
        return asked.version != self.version

    def stand_ins(self) -> list[str]:
        """Who can take the place of the bot that has failed: every other player of the game."""
        failed = self.failed
        return [] if failed is None else [name for name in players.offered(self.game) if name != failed.player]

    # --- keeping ---

    def record(self, names: list[str]) -> Record:
        """The game so far as a record. The seed and the salt of its seal stand in it only when the game is over."""
        shown = self.over and not self.sealed
        seal: dict[str, Any] = {"seal": self.charter.seal} | ({"salt": self.charter.salt} if shown else {})
        if self.charter.entered:  # no seed has drawn anything
            seal, shown = {"chance": ENTERED}, False
        return Record(
            self.game.name, self.charter.rules_version, self.game.options_of(self.start), names,
            self.game.to_document(self.start), [step.text for step in self.line],
            result_of(self.game, self.state) if self.course.over else None,
            self.charter.seed if shown else None, extra_of(self.game, self.start, self.practice) | seal
            | self._levels() | self._noted() | self._clocked(),
            dealt=self.charter.start is None and not self.charter.entered, movers=[step.mover for step in self.line],
            more={ply: more for ply, step in enumerate(self.line) if (more := self._beside(ply, step.mover))})

    def _beside(self, ply: int, mover: int) -> dict[str, Any]:
        """What the line of an action says besides: what a clock showed, and once the game is over what a bot expected."""
        timed = self.charter.clock is not None and mover >= 0 and ply in self._left_at
        thought = self.thoughts.get(ply) if self.over else None
        return ({"left": self._left_at[ply][mover]} if timed else {}) | (
            {} if thought is None else {"values": thought.values, "line": thought.line})

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
        for ply, step in enumerate(records.follow(record)):
            table.course.follow(step.action)
            said = {name: value for name, value in record.more.get(ply, {}).items() if name in ("values", "line")}
            table.note_thought(entry_of({"kind": "act", "ply": ply, "action": step.text, **said}))
    except BadRecord:
        table.halted = Halted(problem="halted-record")
    if game.rules_version != charter.rules_version:
        table.halted = _other_rules(charter, game)
    return table
