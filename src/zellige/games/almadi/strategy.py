"""What is asked of many games of Almadi: which Objectives, Characters, start tiles and Genies go together with winning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from zellige.core.game import Moment
from zellige.core.strategy import MARGIN, WON, Question, Seen, Strategy, in_steps
from zellige.games.almadi.actions import MOVE, SWAP
from zellige.games.almadi.components import CHARACTERS, START_IDS
from zellige.games.almadi.narrate import objective_card
from zellige.games.almadi.options import plays_characters
from zellige.games.almadi.state import DONE, HELD, RECRUITED

DONE_ONES, MISSED, COMPLETED, RECRUITS, HOW_MANY, GENIES, STARTS = (
    "objectives", "objectives-missed", "objectives-completed", "characters", "characters-recruited", "genies", "starts")
_QUESTIONS = (Question(COMPLETED, (WON, MARGIN), True), Question(DONE_ONES), Question(MISSED, (WON, MARGIN), True),
              Question(HOW_MANY, (WON, MARGIN), True), Question(RECRUITS), Question(GENIES, (WON, MARGIN), True),
              Question(STARTS))


def see(moments: Sequence[Moment]) -> Iterator[Seen]:
    """What each seat has at the end, and how often it has moved a Landscape with a Genie."""
    end = moments[-1].after
    seats = range(int(end.seats))
    granted, completed, missed, recruited = ([0 for _ in seats] for _ in range(4))
    for moment in moments:
        if moment.mover >= 0 and moment.action is not None and MOVE <= moment.action < SWAP:
            granted[moment.mover] += 1
    for number, at in enumerate(end.objective_at.tolist()):
        if at >= DONE:
            completed[at - DONE] += 1
            yield Seen(DONE_ONES, at - DONE, "answer-objective", tuple(objective_card(end, number).items()))
        elif at >= HELD:
            missed[at - HELD] += 1
    for number, at in enumerate(end.character_at.tolist()):
        if at >= RECRUITED:
            recruited[at - RECRUITED] += 1
            yield Seen(RECRUITS, at - RECRUITED, f"character-{CHARACTERS[number]}")
    for seat in seats:
        yield Seen(COMPLETED, seat, *in_steps(completed[seat], 1, 6))
        yield Seen(MISSED, seat, *in_steps(missed[seat], 1, 3))
        yield Seen(GENIES, seat, *in_steps(granted[seat], 8, 48))
        if plays_characters(end):
            yield Seen(HOW_MANY, seat, *in_steps(recruited[seat], 1, 5))
        if end.start_of[seat]:
            yield Seen(STARTS, seat, "answer-start", (("start", START_IDS[int(end.start_of[seat]) - 1]),))


STRATEGY = Strategy(_QUESTIONS, see)
