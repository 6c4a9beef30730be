"""What many games say of strategy: the questions of a game, answered with intervals by blocks (docs/laboratory.md).

Which things there are to see, and to whom they happened, the game says (``core.strategy``); here they are counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from zellige.core.errors import BadFile
from zellige.core.game import Column, Game, Moment, State
from zellige.core.record import Record, read, replay, rules_of
from zellige.core.strategy import MARGIN, POINTS, WON, Question, Seen, Strategy
from zellige.study.errors import MixedGames, NothingFinished
from zellige.study.intervals import DRAWS, Interval, drawn_again, wilson
from zellige.study.journal import RECORDS
from zellige.study.standings import Figure

SCORE = "score"
"""What is counted in place of wins and margins where a seat plays alone: its points at the end."""
SEATS, COLUMNS = Question("seats", (WON, MARGIN), True), Question("columns", (POINTS,), True)
"""What can be asked of any game: what a seat is worth, and what makes the difference between winners and the others."""
FEWEST = 5
"""Blocks with an answer at least, for an interval."""


@dataclass(frozen=True)
class Answer:
    """One answer of a question: how often it was seen, in how many blocks, and what was counted, by its name."""

    seen: Seen
    cases: int
    blocks: int
    figures: dict[str, Figure]

    def document(self) -> dict[str, Any]:
        """As JSON."""
        return {"label": self.seen.label, "params": dict(self.seen.params), "cases": self.cases, "blocks": self.blocks,
                **{name: figure.document() for name, figure in self.figures.items()}}


@dataclass(frozen=True)
class Answered:
    """A question with its answers, in the order in which they are shown."""

    question: Question
    answers: tuple[Answer, ...]


@dataclass(frozen=True)
class Findings:
    """All that some games say. ``players``: whoever sat anywhere; ``blocks``: how many deals there were; ``deals``: the seeds
    of those that have one.
    """

    game: Game
    seats: int
    games: int
    blocks: int
    players: tuple[str, ...]
    deals: tuple[str, ...]
    options: dict[str, Any]
    questions: tuple[Answered, ...]

    def document(self) -> dict[str, Any]:
        """As JSON."""
        return {"format": "zellige-findings/1", "game": self.game.name, "rules_version": self.game.rules_version,
                "options": self.options, "seats": self.seats, "players": list(self.players), "games": self.games,
                "blocks": self.blocks, "deals": [self.deals[0], self.deals[-1]] if self.deals else [],
                "questions": [{"question": one.question.name, "answers": [answer.document() for answer in one.answers]}
                              for one in self.questions]}


@dataclass(frozen=True)
class _Case:
    """Something seen, with how the game ended for the seat."""

    seen: Seen
    block: int
    values: dict[str, float]


def records_at(path: str | Path) -> list[Record]:
    """The finished games of a file of records, or of a folder that a tournament has kept, all of one game, with as many seats
    and the same options: ``MixedGames`` otherwise; ``NothingFinished``, ``BadFile``, ``BadRecord``.
    """
    home = Path(path)
    if not str(path):
        raise BadFile(path="", problem="missing")
    found = [record for record in read(home / RECORDS if home.is_dir() else home) if record.result is not None]
    if not found:
        raise NothingFinished(path=str(path))
    kinds = {(one.game, one.rules_version, len(one.seats), tuple(one.options.items())) for one in found}
    if len(kinds) > 1:
        raise MixedGames(path=str(path))
    return found


def findings(records: Sequence[Record], advance: Callable[[int], None] = lambda done: None) -> Findings:
    """What finished games of one game, one number of seats and the same options say. Games of one seed are a block.

    ``advance`` is told how many more games are read.
    """
    game, seats = rules_of(records[0]), len(records[0].seats)
    blocks: dict[Any, int] = {}
    cases: list[_Case] = []
    for number, record in enumerate(records):
        block = blocks.setdefault(("game", number) if record.seed is None else ("seed", str(record.seed)), len(blocks))
        cases += _cases(game, record, block)
        advance(1)
    own = game.strategy or Strategy((), lambda moments: ())
    asked = [SEATS, *own.questions, COLUMNS] if seats > 1 else own.questions
    return Findings(game, seats, len(records), len(blocks), tuple(dict.fromkeys(name for one in records for name in one.seats)),
                    tuple(dict.fromkeys(str(one.seed) for one in records if one.seed is not None)), records[0].options,
                    tuple(found for one in asked if (found := _answered(one, cases, len(blocks), seats)).answers))


# --- one game --------------------------------------------------------------------------------------------------------


def _cases(game: Game, record: Record, block: int) -> Iterator[_Case]:
    moments = [Moment(step.mover, step.before, step.action, step.after, ()) for step in replay(record)]
    end = moments[-1].after
    scores, places = game.scores(end), game.ranks(end)
    winners = places.count(1)
    for seen in _all_seen(game, moments, places):
        own = scores[seen.seat]
        others = [score for seat, score in enumerate(scores) if seat != seen.seat]
        values: dict[str, float] = {WON: (places[seen.seat] == 1) / winners, MARGIN: own - max(others, default=0), SCORE: own,
                                    POINTS: seen.points}
        yield _Case(replace(seen, points=0), block, values)


def _all_seen(game: Game, moments: Sequence[Moment], places: Sequence[int]) -> Iterator[Seen]:
    """What the game has seen, and what can be seen in any game."""
    end, seats = moments[-1].after, range(len(places))
    if game.strategy:
        yield from game.strategy.see(moments)
    for seat in seats:
        yield Seen(SEATS.name, seat, "laboratory-seat", (("seat", seat + 1),), seat)
    counted = [dict(_by_column(game, end, seat)) for seat in seats]
    columns = list(dict.fromkeys(name for one in counted for name in one))
    losers = [seat for seat in seats if places[seat] > 1]
    for place, label in enumerate(columns):
        for seat in seats if losers else ():
            if places[seat] == 1:
                gained = counted[seat].get(label, 0) - sum(counted[other].get(label, 0) for other in losers) / len(losers)
                yield Seen(COLUMNS.name, seat, label, place=place, points=gained)


def _by_column(game: Game, state: State, seat: int) -> Iterable[tuple[str, int]]:
    """The score of a seat by the columns of the score pad: the label of each with its points. A line in none has its own."""
    columns: Sequence[Column] = game.columns(state)
    amounts = {column.label: 0 for column in columns}
    for term in game.terms(state, seat):
        label = next((column.label for column in columns if term.rule in column.rules), f"term-{term.rule.replace(' ', '-')}")
        amounts[label] = amounts.get(label, 0) + term.amount
    return amounts.items()


# --- all of them -----------------------------------------------------------------------------------------------------


def _answered(question: Question, cases: Iterable[_Case], blocks: int, seats: int) -> Answered:
    wanted = question.figures if seats > 1 else (*(one for one in question.figures if one == POINTS), SCORE)
    tallies: dict[Seen, npt.NDArray[np.float64]] = {}
    for case in cases:
        if case.seen.question == question.name:
            tally = tallies.setdefault(replace(case.seen, seat=0), np.zeros((blocks, 1 + len(wanted))))
            tally[case.block] += [1, *(case.values[name] for name in wanted)]
    if not tallies:
        return Answered(question, ())
    again = np.split(drawn_again(np.hstack(list(tallies.values())), DRAWS), len(tallies), axis=1)
    found = [_answer(seen, tally, means, wanted) for (seen, tally), means in zip(tallies.items(), again, strict=True)]
    found.sort(key=lambda answer: (answer.seen.place,) if question.ordered else _rank(answer, wanted[0]))
    return Answered(question, tuple(found))


def _rank(answer: Answer, name: str) -> tuple[bool, float, str, str]:
    """Those that say most first, at last those that were seen too seldom to say anything."""
    figure = answer.figures[name]
    return figure.interval is None, -(figure.value or 0.0), answer.seen.label, str(answer.seen.params)


def _answer(seen: Seen, tally: npt.NDArray[np.float64], again: npt.NDArray[np.float64], wanted: Sequence[str]) -> Answer:
    """``tally``: a row a block: how many cases, then the sums of what is wanted; ``again``: its means, blocks drawn again."""
    cases, having = float(tally[:, 0].sum()), int(np.count_nonzero(tally[:, 0]))
    again = again[again[:, 0] > 0]
    figures: dict[str, Figure] = {}
    for place, name in enumerate(wanted, 1):
        mean = float(tally[:, place].sum()) / cases
        interval: Interval = None
        if name == WON and mean in (0.0, 1.0):
            interval = wilson(having * mean, having)  # blocks drawn again would claim certainty
        elif having >= FEWEST:
            low, high = np.percentile(again[:, place] / again[:, 0], [2.5, 97.5])
            interval = float(low), float(high)
        figures[name] = Figure(mean, interval if having >= FEWEST else None)
    return Answer(seen, int(cases), having, figures)
