"""Whole turns of Almadi, for whoever thinks: which Landscape, where, and the journeys of Genies that follow, up to three moves.

A journey is not the best move, then the best again: a move that only wakes the next Genie may open the best turn of all. So the
most promising moves that leave a Genie waiting are kept, several at once, and each is gone on with.
"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, States
from zellige.core.lines import LINE, put_in
from zellige.core.playout import AT_ONCE, NEVER
from zellige.core.rng import Words
from zellige.core.value import prepared, summed
from zellige.games.almadi.actions import (
    ALI_DRAWS,
    DO_DONE,
    DO_MARTELINE,
    DO_PASS,
    LONGEST_LEGAL,
    MOVE,
    PLACE_AT,
    RECRUIT,
    TAKE,
    TAKE_OBJECTIVE,
)
from zellige.games.almadi.components import WISHES
from zellige.games.almadi.features import VALUATION
from zellige.games.almadi.legal import legal
from zellige.games.almadi.rules import apply
from zellige.games.almadi.state import CHOOSE, EFFECTS, HOLD, KEEP, PLACE, START
from zellige.games.almadi.wanted import wanted

_worth, _prepare = summed(VALUATION), prepared(VALUATION)
MIND_AT = 4 * LONGEST_LEGAL + 64
"""Where ``numbers`` hold the scratch of the valuation: ``Rules.mind_at``."""
_LINES = VALUATION.length
MOST_KEPT = 6
"""So many unfinished journeys are gone on with at most."""
JOURNEYS_FROM_PLACES = 6
"""So many of the best placements that wake a Genie are gone on with."""
_AT = 3 * LONGEST_LEGAL
"""Where ``numbers`` hold, behind three lists of actions, what the best journey promises and its moves."""
_NOW, _THEN = (_AT + LINE * (1 + number * MOST_KEPT) for number in (0, 1))
"""Where they hold the journeys that are gone on with, as lines, and those that come of them."""
_WAKE = _AT + LINE * (1 + 2 * MOST_KEPT)
"""Where they hold how many placements that wake a Genie were noted, and behind that which, as lines."""
LEAST_GAIN = 300
"""What recruiting, copying or exchanging must bring, in thousandths of a point, to be thought of."""
DRAW_GAIN = 6000
"""What Ali's draw, which nobody knows yet, is taken for."""


@rule
def lines_of_turn(states: States, actions: Ints, numbers: Ints, mind: Ints, lines: Ints, width: int) -> int:
    """The best turns, or what goes first: see ``core.lines``."""
    return _lines(states, actions, numbers, mind, lines, width, MOST_KEPT, JOURNEYS_FROM_PLACES)


@rule
def swift(states: States, actions: Ints, numbers: Ints, words: Words) -> int:
    """The first action of a good turn, quickly: a Genie to come is taken for what it is worth on average, its journey goes from
    the best move to the best again. For playouts.
    """
    _prepare(numbers[MIND_AT:])
    lines = numbers[MIND_AT + _LINES:]
    _lines(states, actions, numbers, numbers[MIND_AT:], lines, 1, 1, 0)
    return int(lines[1])


@rule
def _lines(states: States, actions: Ints, numbers: Ints, mind: Ints, lines: Ints, width: int, beam: int, woken: int) -> int:
    """The best turns. ``beam``: so many journeys are gone on with; ``woken``: so many placements."""
    phase, seat = int(states[0].phase), int(states[0].seat)
    n = legal(states[0], actions)
    found = 0
    if phase in (START, KEEP):
        for index in range(n):
            found = put_in(lines, width, found, wanted(phase, int(actions[index])), int(actions[index]), -1, -1, -1, -1)
        return found
    if phase == EFFECTS and DO_MARTELINE <= actions[0] < DO_DONE:
        return put_in(lines, 1, 0, AT_ONCE, int(actions[0]), -1, -1, -1, -1)
    if phase in (CHOOSE, HOLD):
        found = _with_places(states, actions, n, numbers, mind, lines, width, beam, woken)
    elif phase == PLACE:
        states[1] = states[0]
        numbers[_WAKE] = 0
        found = _places(states, -1, numbers, mind, lines, width, 0, woken)
        found = _woken(states, numbers, mind, lines, width, found, beam)
    elif phase == EFFECTS:
        found = _effects(states, actions, n, numbers, mind, lines, width, beam)
    else:
        found = put_in(lines, width, found, _worth(states[0], seat, mind), DO_PASS, -1, -1, -1, -1)
    return _free(states, actions, n, mind, lines, width, found)


@rule
def _free(states: States, actions: Ints, n: int, mind: Ints, lines: Ints, width: int, found: int) -> int:
    """Recruiting, copying and exchanging: what they bring comes on top of the best turn, which is still to be had."""
    seat = int(states[0].seat)
    best = int(lines[0]) if found > 0 else NEVER
    now = NEVER
    for index in range(n):
        action = int(actions[index])
        if RECRUIT <= action < TAKE_OBJECTIVE:
            if now == NEVER:
                now = _worth(states[0], seat, mind)
            states[1] = states[0]
            apply(states[1], action)
            gain = _worth(states[1], seat, mind) - now
            if gain > LEAST_GAIN:
                found = put_in(lines, width, found, best + gain, action, -1, -1, -1, -1)
    return found


# --- Landscapes and places ----------------------------------------------------------------------------------------------


@rule
def _with_places(states: States, actions: Ints, n: int, numbers: Ints, mind: Ints, lines: Ints, width: int, beam: int,
                 woken: int) -> int:
    """Every Landscape at every place; then the journeys from the most promising of those that wake a Genie."""
    found = numbers[_WAKE] = 0
    for index in range(n):
        action = int(actions[index])
        if action == ALI_DRAWS:
            value = _worth(states[0], int(states[0].seat), mind) + DRAW_GAIN
            found = put_in(lines, width, found, value, action, -1, -1, -1, -1)
        elif TAKE <= action < DO_MARTELINE or action >= PLACE_AT:
            states[1] = states[0]
            if action < PLACE_AT:
                apply(states[1], action)
                found = _places(states, action, numbers, mind, lines, width, found, woken)
    if states[0].phase == HOLD:
        states[1] = states[0]
        found = _places(states, -1, numbers, mind, lines, width, found, woken)
    return _woken(states, numbers, mind, lines, width, found, beam)


@rule
def _places(states: States, taken: int, numbers: Ints, mind: Ints, lines: Ints, width: int, found: int, woken: int) -> int:
    """Every place for the Landscape in hand in ``states[1]``; notes the best of those that wake a Genie."""
    seat = int(states[1].seat)
    n = legal(states[1], numbers)
    for index in range(n):
        place = int(numbers[index])
        if place >= PLACE_AT:
            states[2] = states[1]
            apply(states[2], place)
            value = _worth(states[2], seat, mind)
            if taken < 0:
                found = put_in(lines, width, found, value, place, -1, -1, -1, -1)
            else:
                found = put_in(lines, width, found, value, taken, place, -1, -1, -1)
            if states[2].wish == 1 and woken > 0:
                numbers[_WAKE] = put_in(numbers[_WAKE + 1:], woken, int(numbers[_WAKE]), value, taken, place, -1, -1, -1)
    return found


@rule
def _woken(states: States, numbers: Ints, mind: Ints, lines: Ints, width: int, found: int, beam: int) -> int:
    """The best journey from each of the placements that were noted, as one line with it."""
    noted = numbers[_WAKE + 1:]
    for number in range(int(numbers[_WAKE])):
        taken, place = int(noted[LINE * number + 1]), int(noted[LINE * number + 2])
        states[2] = states[0]
        if taken >= 0:
            apply(states[2], taken)
        apply(states[2], place)
        value = best_journey(states, numbers, mind, min(beam, 2))
        first, second, third = int(numbers[_AT + 1]), int(numbers[_AT + 2]), int(numbers[_AT + 3])
        if first >= 0:
            if taken >= 0:
                found = put_in(lines, width, found, value, taken, place, first, second, third)
            else:
                found = put_in(lines, width, found, value, place, first, second, third, -1)
    return found


# --- journeys -----------------------------------------------------------------------------------------------------------


@rule
def best_journey(states: States, numbers: Ints, mind: Ints, beam: int) -> int:
    """What the best journey from ``states[2]`` promises, none at all included; its moves stand behind it in ``numbers``.

    ``beam``: so many unfinished journeys are gone on with, six at most. ``states[3]`` and ``states[4]`` are scratch.
    """
    seat = int(states[2].seat)
    numbers[_AT] = _worth(states[2], seat, mind)
    numbers[_AT + 1] = numbers[_AT + 2] = numbers[_AT + 3] = -1
    now, then = _NOW, _THEN
    states[3] = states[2]
    kept = _go_on(states, numbers, mind, beam, now, 0, -1, -1)
    for _ in range(WISHES - 1):
        found = 0
        for number in range(kept):
            first, second = int(numbers[now + LINE * number + 1]), int(numbers[now + LINE * number + 2])
            states[3] = states[2]
            apply(states[3], first)
            if second >= 0:
                apply(states[3], second)
            found = _go_on(states, numbers, mind, beam, then, found, first, second)
        now, then, kept = then, now, found
    return int(numbers[_AT])


@rule
def _go_on(states: States, numbers: Ints, mind: Ints, beam: int, at: int, kept: int, first: int, second: int) -> int:
    """Every move from ``states[3]``: the best end, and the best of those after which another Genie waits, of which ``kept``
    stand there already; answers how many do then.
    """
    if states[3].wish == 0:
        return kept
    seat = int(states[3].seat)
    listed = numbers[2 * LONGEST_LEGAL:]
    n = legal(states[3], listed)
    for index in range(n - 1, -1, -1):
        move = int(listed[index])
        if move < MOVE:
            break
        states[4] = states[3]
        apply(states[4], move)
        value = _worth(states[4], seat, mind)
        one, two, three = move, -1, -1
        if second >= 0:
            one, two, three = first, second, move
        elif first >= 0:
            one, two = first, move
        if value > numbers[_AT]:
            numbers[_AT] = value
            numbers[_AT + 1] = one
            numbers[_AT + 2] = two
            numbers[_AT + 3] = three
        if three < 0 and states[4].wish == 1:
            kept = put_in(numbers[at:], beam, kept, value, one, two, three, -1, -1)
    return kept


# --- effects ------------------------------------------------------------------------------------------------------------


@rule
def _effects(states: States, actions: Ints, n: int, numbers: Ints, mind: Ints, lines: Ints, width: int, beam: int) -> int:
    """The end of the turn; Moons; every first move of a Genie, and the best journey."""
    seat, found = int(states[0].seat), 0
    for index in range(n):
        action = int(actions[index])
        if action == DO_DONE:
            found = put_in(lines, width, found, _ended(states, seat, mind), action, -1, -1, -1, -1)
        elif action >= TAKE_OBJECTIVE:
            states[1] = states[0]
            apply(states[1], action)
            found = put_in(lines, width, found, _worth(states[1], seat, mind), action, -1, -1, -1, -1)
    if states[0].wish == 1 and beam > 1:
        states[2] = states[0]
        value = best_journey(states, numbers, mind, beam)
        first, second, third = int(numbers[_AT + 1]), int(numbers[_AT + 2]), int(numbers[_AT + 3])
        if second >= 0:
            found = put_in(lines, width, found, value, first, second, third, -1, -1)
    return found


@rule
def _ended(states: States, seat: int, mind: Ints) -> int:
    """What is left when all that waits is declined."""
    states[1] = states[0]
    for effect in range(4):
        states[1].pool[effect] = 0
    states[1].wish = 0
    return _worth(states[1], seat, mind)
