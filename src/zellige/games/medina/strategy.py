"""What is asked of many games of Médina: when a palace is claimed, how large, and what tiles go together with winning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from zellige.core.game import Moment, State
from zellige.core.strategy import MARGIN, POINTS, WON, Question, Seen, Strategy, in_steps
from zellige.games.medina.actions import TAKE_TEA, cell_of, kind_of
from zellige.games.medina.components import COLOURS, NEUTRAL, ROOF
from zellige.games.medina.terms import terms

FIRST_CLAIM, CLAIM_TURN, CLAIM_SIZE, CLAIM_COLOUR, NEUTRAL_TURN, TILES, TEA = (
    "first-claim", "claim-turn", "claim-size", "claim-colour", "neutral-roof", "tiles", "tea")
_QUESTIONS = (Question(FIRST_CLAIM, (WON, MARGIN), True), Question(CLAIM_TURN, (POINTS,), True),
              Question(CLAIM_SIZE, (POINTS,), True), Question(CLAIM_COLOUR, (POINTS,)), Question(TILES),
              Question(NEUTRAL_TURN, (WON, MARGIN), True), Question(TEA, (WON, MARGIN), True))


def see(moments: Sequence[Moment]) -> Iterator[Seen]:
    """Claims as they happen, with what the palace counts at the end; tiles and tea of each seat."""
    end = moments[-1].after
    seats = range(int(end.seats))
    worth = [palaces(end, seat) for seat in seats]
    claims, neutrals, tea = ([0 for _ in seats] for _ in range(3))
    for moment in moments:
        seat, before, action = moment.mover, moment.before, int(moment.action or 0)
        kind = kind_of(action)
        span = in_steps((int(before.turn) - 1) // len(seats) + 1, 4, 29, 1)
        tea[seat] += action == TAKE_TEA
        if kind == NEUTRAL and neutrals[seat] == 0:
            neutrals[seat] = 1
            yield Seen(NEUTRAL_TURN, seat, *span)
        if kind != ROOF:
            continue
        root = cell_of(action)
        colour = COLOURS[int(before.board[root]) - 1]
        points = worth[seat][colour]
        if claims[seat] == 0:
            yield Seen(FIRST_CLAIM, seat, *span)
        claims[seat] += 1
        yield Seen(CLAIM_TURN, seat, *span, points)
        yield Seen(CLAIM_SIZE, seat, *in_steps(int(before.parts[root]), 1, 10, 1), points)
        yield Seen(CLAIM_COLOUR, seat, f"column-{colour}", points=points)
    for seat in seats:
        yield Seen(TEA, seat, *in_steps(tea[seat], 1, 4))
    for number, holder in enumerate(end.tower_holder, 1):
        if holder:
            yield Seen(TILES, int(holder) - 1, f"term-tower-{number}")
    for colour, holder in zip(COLOURS, end.palace_holder, strict=True):
        if holder:
            yield Seen(TILES, int(holder) - 1, f"term-{colour}-tile")


def palaces(state: State, seat: int) -> dict[str, int]:
    """What the palace of each colour counts for a seat, without the palace tile."""
    counted: dict[str, int] = dict.fromkeys(COLOURS, 0)
    for term in terms(state, seat):
        colour, _, part = term.rule.partition(" ")
        if colour in counted and part != "tile":
            counted[colour] += term.amount
    return counted


STRATEGY = Strategy(_QUESTIONS, see)
