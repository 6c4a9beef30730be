"""One game between named players, from the deal to the end: what it came to, and what its players took for it."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from zellige.core.compile import Kernels
from zellige.core.course import Course
from zellige.core.errors import IllegalAction, PlayerFault
from zellige.core.game import CHANCE, Document, Game, State
from zellige.core.record import Record, extra_of
from zellige.core.registry import get
from zellige.core.rng import Words, stream
from zellige.core.seeds import Seed, checked
from zellige.players.find import ask, find, is_own, make_ready
from zellige.players.player import Answer, Player, Question, time_up


@dataclass(frozen=True)
class Table:
    """Where games are played. ``players``: names, as ``players.find`` reads them; ``seats``: how many sit down in a game.

    ``components``: a component set instead of the shipped one. ``limit``: the seconds that a player may think about a decision.
    """

    game: str
    players: tuple[str, ...]
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    components: Document | None = None
    limit: float | None = None

    def check(self, seed: Seed) -> None:
        """``UnknownPlayer``, ``BadPlayer``, ``UnknownOption``, ``UnknownValue``, ``BadComponents``, ``BadSeed``: so nobody can
        play here.
        """
        game = get(self.game)
        game.prepare(self.seats, self.options, self.components)
        checked(seed)
        for name in self.players:
            make_ready(find(game, name, game.kernels_at_hand()))


@dataclass(frozen=True)
class Met:
    """A finished game, everything by seat. ``turns``: how many a seat had, each of one decision or several; a bid is one.

    ``late``: answers after the limit; ``seconds``: of processor time that its player took; ``iterations``: how many it says
    it has gone through, None where it says nothing. ``actions``: of the whole game; ``record``: if one was asked for.
    """

    scores: tuple[int, ...]
    places: tuple[int, ...]
    late: tuple[int, ...]
    turns: tuple[int, ...]
    seconds: tuple[float, ...]
    iterations: tuple[int | None, ...]
    actions: int
    record: str | None


class Arena:
    """Everything one process needs to play at a table. ``players``: who plays, if not those whom the table's names mean."""

    def __init__(self, table: Table, recording: bool, players: Sequence[Player] | None = None) -> None:
        self.table = table
        self.recording = recording
        self.game: Game = get(table.game)
        self.kernels: Kernels = self.game.kernels()
        self._start = self.game.prepare(table.seats, table.options, table.components)
        self._players = players or [find(self.game, name, self.kernels) for name in table.players]
        self._legal, self._likely = np.zeros(self.game.longest_legal, np.int32), np.zeros(self.game.longest_legal, np.int32)

    def play(self, seed: Seed, seating: Sequence[int], number: int) -> Met:
        """A game. ``seating``: which player sits at each seat, by its place in the table's list; ``number``: what it is called
        when a player fails, from 0.
        """
        game, (course, took, thoughts) = self.game, self._run(seed, seating, number)
        start = course.start
        scores, places = game.scores(course.state), game.ranks(course.state)
        record = None
        if self.recording:
            extra = extra_of(game, start) | self._who(seating)
            names = [self.table.players[player] for player in seating]
            record = Record(game.name, game.rules_version, game.options_of(start), names, game.to_document(start),
                            [step.text for step in course.line], {"scores": scores, "places": places}, seed, extra, dealt=True,
                            movers=[step.mover for step in course.line], more=thoughts).text()
        return Met(tuple(scores), tuple(places), tuple(one.late for one in took), tuple(one.turns for one in took),
                   tuple(one.seconds for one in took), tuple(one.iterations for one in took), course.ply, record)

    def course(self, seed: Seed, luck: Words | None = None) -> Course:
        """A finished game with everything that was played, every player at the seat that is its place in the table's list.

        ``luck``: what draws for chance, instead of the seed, pile by pile.
        """
        return self._run(seed, range(self.table.seats), 0, luck)[0]

    def _run(self, seed: Seed, seating: Sequence[int], number: int,
             luck: Words | None = None) -> tuple[Course, list[_Took], dict[int, dict[str, Any]]]:
        game = self.game
        start = game.copy(self._start)
        self.kernels.setup(start, stream(seed, "deal"))
        course = Course(game, start, seed if luck is None else None, lambda: self.kernels)
        dreams = [stream(seed, "player", seat) for seat in range(len(seating))]
        took, thoughts = [_Took(self._players[player]) for player in seating], dict[int, dict[str, Any]]()
        before: State | None = None
        while not course.over:
            if course.mover == CHANCE and luck is not None:
                course.follow(int(self.kernels.draw(course.state, self._legal, self._likely, luck)))
                continue
            seat, state, ply = course.mover, course.state, course.ply
            answer = self._decide(course, took[seat], dreams[seat], number)
            took[seat].turns += before is None or game.to_move(before) != seat or not game.goes_on(before, state)
            before = state
            if self.recording and (thought := answer.thought(game, self.kernels, state)):
                thoughts[ply] = thought
        return course, took, thoughts

    def _decide(self, course: Course, took: _Took, words: Words, number: int) -> Answer:
        """Lets a player decide, and notes what it took."""
        seat = course.mover
        try:
            seen, stop = course.seen(course.state, seat), time_up(self.table.limit)
            answer = took.ask(Question(self.game, seen, seat, words, self.table.limit, stop))
            try:
                course.play(answer.action)
                return answer
            except IllegalAction as why:
                raise PlayerFault(player=took.player.name, problem="player-illegal", why=why) from None
        except PlayerFault as fault:
            fault.params |= {"number": number + 1, "seat": seat + 1, "ply": course.ply}
            raise

    def _who(self, seating: Sequence[int]) -> dict[str, Any]:
        """Name and version of every seat's player, where any of them has a version or does not come with the game."""
        if all(is_own(self.game, player.name) and not player.version for player in self._players):
            return {}
        players = [self._players[player] for player in seating]
        return {"players": [{"name": player.name, "version": player.version} for player in players]}


class _Took:
    """What the player of a seat has taken so far in a game."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.late = self.turns = 0
        self.seconds = 0.0
        self.iterations: int | None = None

    def ask(self, question: Question) -> Answer:
        """What it answers."""
        gone, began = getattr(self.player, "iterations", None), time.process_time()
        answer = ask(self.player, question)
        self.seconds += time.process_time() - began
        self.late += question.stop()
        if gone is not None:
            self.iterations = (self.iterations or 0) + int(getattr(self.player, "iterations", gone)) - int(gone)
        return answer
