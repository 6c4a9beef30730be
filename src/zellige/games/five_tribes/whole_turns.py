"""Whole movements of Five Tribes, for whoever thinks: which tile is emptied, where it ends and with whom, and which way.

First classes are compared, that is where a movement begins, where it ends and with which colour, by what is captured and by
what tribe and tile then bring. Of the best classes a few ways of dropping are gone through, and each is judged by what it
leaves, too: what the board then offers whoever acts next.
"""

from __future__ import annotations

from collections.abc import Callable

from zellige.core.compile import rule
from zellige.core.game import Ints, State, States
from zellige.core.lines import LINE, LINE_ACTIONS, lines_by, put_draft, put_in
from zellige.core.playout import NEVER
from zellige.core.value import summed
from zellige.games.five_tribes.actions import DROP_AT, LONGEST_LEGAL, SKIP, TAKE_AT
from zellige.games.five_tribes.components import COLOURS, TILES
from zellige.games.five_tribes.deciding import (
    BAR,
    DJINN_FIRST,
    MIND_AT,
    Judge,
    ends_by,
    every_end,
    follow_up_by,
    open_ends,
    player_by,
)
from zellige.games.five_tribes.destinations import ends_from, ends_now
from zellige.games.five_tribes.features import POSSESSIONS, VALUATION
from zellige.games.five_tribes.legal import legal
from zellige.games.five_tribes.movement import in_hand, matches
from zellige.games.five_tribes.rules import apply
from zellige.games.five_tribes.state import BID, MOVE, NOTHING, SOW

_COLOURS = len(COLOURS)
CLASSES = 16
"""So many of the best starts, ends and colours are looked at closely."""
WAYS = 4
"""So many ways of dropping are tried for each of them."""
CALL_COSTS = 50
"""What a djinn called before the movement must bring at least, in hundredths of a point."""
_CLASSES_AT, _DRAFT_AT = 2 * LONGEST_LEGAL, 2 * LONGEST_LEGAL + LINE * CLASSES
_ACTIONS_AT = 3 * LONGEST_LEGAL


def judge_by(worth: Callable[[State, int, Ints], int]) -> Judge:
    """What the features of a seat promise, less those of the others on average, in hundredths of a point."""

    @rule
    def judge(state: State, seat: int, acting: int, mind: Ints) -> int:
        """The lead over the others, on average."""
        own, others = worth(state, seat, mind), 0
        for other in range(int(state.seats)):
            if other != seat:
                others += worth(state, other, mind)
        return (own - others // (int(state.seats) - 1)) // 10

    return judge


judge_quickly, judge_well = judge_by(summed(POSSESSIONS)), judge_by(summed(VALUATION))
look_quickly, promise_quickly = player_by(judge_quickly)
follow_up, value_ends = follow_up_by(judge_quickly), ends_by(judge_quickly)
steps = lines_by(legal, promise_quickly, look_quickly)


@rule
def promise_of_bid(states: States, action: int, numbers: Ints) -> int:
    """What is left after a bid, and what the place in the order lets expect."""
    states[1] = states[0]
    apply(states[1], action)
    return judge_well(states[1], int(states[0].seat), 0, numbers[MIND_AT:])


bids = lines_by(legal, promise_of_bid)


@rule
def lines_of_turn(states: States, actions: Ints, numbers: Ints, mind: Ints, lines: Ints, width: int) -> int:
    """The best movements with their drops; of everything else the best action."""
    phase = states[0].phase
    if phase == BID:
        return bids(states, actions, numbers, mind, lines, width)
    if phase in (MOVE, SOW) and states[0].pending == NOTHING:
        return movements(states, actions, numbers, mind, lines, width)
    return steps(states, actions, numbers, mind, lines, width)


@rule
def movements(states: States, actions: Ints, numbers: Ints, mind: Ints, lines: Ints, width: int) -> int:
    """The best movements; a djinn called before goes first if it brings more than it costs."""
    seat, found = int(states[0].seat), 0
    n = legal(states[0], actions)
    if states[0].phase == MOVE:
        now = judge_quickly(states[0], seat, 1, mind)
        for index in range(n):
            action = int(actions[index])
            if action < TAKE_AT or action >= DROP_AT:
                states[1] = states[0]
                apply(states[1], action)
                value = judge_quickly(states[1], seat, 1, mind) - CALL_COSTS
                if action == SKIP or value > now:
                    found = put_in(lines, width, found, DJINN_FIRST + value, action, -1, -1, -1, -1)
    classes, draft, scratch = numbers[_CLASSES_AT:], numbers[_DRAFT_AT:], numbers[_ACTIONS_AT:]
    for number in range(list_classes(states, numbers, mind, classes)):
        start, end, colour = int(classes[LINE * number + 1]), int(classes[LINE * number + 2]), int(classes[LINE * number + 3])
        for way in range(WAYS):
            if begin_walk(states, start, end, colour, way, draft, scratch):
                follow_up(states, 3, scratch, seat, mind)
                found = put_draft(lines, width, found, judge_well(states[3], seat, 1, mind), draft)
    return found if found > 0 else put_in(lines, width, 0, NEVER, int(actions[0]), -1, -1, -1, -1)


@rule
def begin_walk(states: States, start: int, end: int, colour: int, way: int, draft: Ints, scratch: Ints) -> bool:
    """Plays a movement of a class in ``states[3]`` and notes it in ``draft``; whether it came to its end."""
    states[3] = states[0]
    for part in range(LINE_ACTIONS):
        draft[part] = -1
    length = 0
    if start >= 0:
        apply(states[3], TAKE_AT + start)
        draft[0] = TAKE_AT + start
        length = 1
    return walk(states, scratch, end, colour, way, draft, length) > 0


@rule
def list_classes(states: States, numbers: Ints, mind: Ints, classes: Ints) -> int:
    """The best starts (-1: under way), ends and colours, as lines."""
    holding, found = matches(states[0]), 0
    if states[0].phase == SOW:
        value_ends(states, numbers, numbers[BAR:], open_ends(states[0]), mind)
        for colour in range(_COLOURS):
            found = put_ends(numbers, ends_now(states[0], colour, holding), -1, colour, classes, found)
        return found
    value_ends(states, numbers, numbers[BAR:], every_end(states[0]), mind)
    for start in range(TILES):
        for colour in range(_COLOURS):
            found = put_ends(numbers, ends_from(states[0], start, colour, holding), start, colour, classes, found)
    return found


@rule
def put_ends(numbers: Ints, ends: int, start: int, colour: int, classes: Ints, found: int) -> int:
    """Puts every end of a set among the classes."""
    for tile in range(TILES):
        if ends >> tile & 1:
            value = int(numbers[tile * _COLOURS + colour])
            found = put_in(classes, CLASSES, found, value, start, tile, colour, -1, -1)
    return found


@rule
def walk(states: States, actions: Ints, end: int, colour: int, way: int, draft: Ints, length: int) -> int:
    """Drops what is in hand of ``states[3]`` so that it ends on a tile with a colour; ``way``: a number, by which one of the
    drops that keep it in reach is taken. Notes the actions in ``draft``; answers how many, 0 where it came to nothing.
    """
    mixed = way * 40503 + 7
    while states[3].phase == SOW:
        mixed = (mixed * 25173 + 13849) & 0xFFFF
        n = keep_in_reach(states, actions, end, colour)
        if n == 0:
            return 0
        chosen = int(actions[(mixed >> 4) % n])
        apply(states[3], chosen)
        if length < LINE_ACTIONS:
            draft[length] = chosen
        length += 1
    return length


@rule
def keep_in_reach(states: States, actions: Ints, end: int, colour: int) -> int:
    """The drops of ``states[3]`` after which a movement can still end on a tile with a colour, or does."""
    n, count, last = legal(states[3], actions), 0, in_hand(states[3]) == 1
    for index in range(n):
        action = int(actions[index])
        if last:
            keeps = action == DROP_AT + end * _COLOURS + colour
        else:
            states[4] = states[3]
            apply(states[4], action)
            keeps = ends_now(states[4], colour, matches(states[4])) >> end & 1 == 1
        if keeps:
            actions[count] = action
            count += 1
    return count
