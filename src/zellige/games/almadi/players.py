"""How the computer plays Almadi: ``random`` places anyhow, ``greedy`` looks at the score of the moment, ``patient`` further.

A decision is compared by what ``outlook.estimate`` says of the realm after it: taking a Landscape by its best placement, a
placement by the best chain of Genie moves after it, everything else by itself.
"""

from __future__ import annotations

import numpy as np

from zellige.core.compile import rule
from zellige.core.game import Ints, States, Words
from zellige.core.rng import below
from zellige.games.almadi.actions import (
    ALI_DRAWS,
    DO_DONE,
    DO_MARTELINE,
    DO_PASS,
    DRAW_TILE,
    MOVE,
    PLACE_AT,
    RECRUIT,
    TAKE,
    TAKE_OBJECTIVE,
    keeps,
)
from zellige.games.almadi.components import CHARACTERS, WISHES
from zellige.games.almadi.legal import LONGEST_LEGAL, legal, moves, placements
from zellige.games.almadi.objectives import fulfilled
from zellige.games.almadi.outlook import estimate, turns_left
from zellige.games.almadi.rules import apply
from zellige.games.almadi.state import CHOOSE, EFFECTS, KEEP, PLACE, START, solo

NEVER = -(10**9)
_keen = np.array((2, 3, 2, 5, 4, 5, 6, 5, 3, 1, 1, 4, 3, 2, 6, 1, 4, 3, 4, 5, 3, 1, 4, 4, 3, 3), np.int32)
"""How much a Character is wanted before the game begins, in the order of ``CHARACTERS``."""


@rule
def random(states: States, actions: Ints, numbers: Ints, words: Words) -> int:
    """A random Landscape at a random place; then the effects that cost nothing, and no Genie moves.

    Objectives are taken when they are completed at once. Declining and moving at random would only undo what was built: that
    is what uniformly random games are for, which every game has.
    """
    state = states[0]
    n = legal(state, actions)
    if state.phase != EFFECTS:
        return int(actions[below(words, n)])
    for index in range(n):
        action = int(actions[index])
        if DO_MARTELINE <= action < DO_DONE:
            return action
        if TAKE_OBJECTIVE <= action < DRAW_TILE and fulfilled(state, int(state.seat), (action - TAKE_OBJECTIVE) // 6):
            return action
    return DO_DONE


@rule
def greedy(states: States, actions: Ints, numbers: Ints, words: Words) -> int:
    """One placement with the best use of its effects, by the score of the moment."""
    return _choose(states, actions, numbers, words, 0)


@rule
def patient(states: States, actions: Ints, numbers: Ints, words: Words) -> int:
    """Plans groups, capacity against goods, Mosaics for the best Palaces, Objectives worth taking, rubies, the last tiles."""
    return _choose(states, actions, numbers, words, 1)


@rule
def _choose(states: States, actions: Ints, numbers: Ints, words: Words, far: int) -> int:
    state = states[0]
    n = legal(state, actions)
    if n == 1:
        return int(actions[0])
    if state.phase == EFFECTS:
        return _choose_effect(states, actions, numbers, n, far)
    if state.phase == KEEP or state.phase == START:
        return _choose_first(actions, n, words)
    before = estimate(state, int(state.seat), far)
    free = _choose_free(states, actions, n, far, before)
    if free >= 0:
        return free
    best, chosen = NEVER, int(actions[0])
    for index in range(n):
        value = _value(states, int(actions[index]), numbers, far, before)
        if value > best:
            best, chosen = value, int(actions[index])
    return chosen


@rule
def _choose_first(actions: Ints, n: int, words: Words) -> int:
    """A start tile at random; the Characters one is keenest on."""
    if actions[0] < TAKE:
        return int(actions[below(words, n)])
    best, chosen = NEVER, int(actions[0])
    for index in range(n):
        value = 0
        for character in range(len(CHARACTERS)):
            if keeps(int(actions[index]), character):
                value += int(_keen[character])
        if value > best:
            best, chosen = value, int(actions[index])
    return chosen


@rule
def _choose_free(states: States, actions: Ints, n: int, far: int, before: int) -> int:
    """Recruiting, copying or exchanging where that is worth it by itself; -1 for none of them."""
    best, chosen = before + 3, -1
    for index in range(n):
        if RECRUIT <= actions[index] < TAKE_OBJECTIVE:
            states[1] = states[0]
            apply(states[1], int(actions[index]))
            value = estimate(states[1], int(states[0].seat), far)
            if value > best:
                best, chosen = value, int(actions[index])
    return chosen


@rule
def _value(states: States, action: int, numbers: Ints, far: int, before: int) -> int:
    """What choosing or placing promises."""
    if action == ALI_DRAWS:
        return before + 60
    if action == DO_PASS or RECRUIT <= action < TAKE_OBJECTIVE:
        return before if action == DO_PASS else NEVER
    states[1] = states[0]
    apply(states[1], action)
    if action >= PLACE_AT:
        return _after_landing(states, numbers, far)
    best = NEVER
    n = legal(states[1], numbers)
    for index in range(n):
        if numbers[index] >= PLACE_AT:
            states[2] = states[1]
            apply(states[2], int(numbers[index]))
            value = _best_chain(states, 2, numbers[LONGEST_LEGAL:], far)
            if far == 1:
                value = (value + _next(states, numbers[2 * LONGEST_LEGAL:], value)) // 2
            best = max(best, value)
    return best


@rule
def _next(states: States, numbers: Ints, value: int) -> int:
    """The best estimate after one more placement from what will still lie on the board, as far as one knows."""
    seat = int(states[2].seat)
    if turns_left(states[2], seat) == 0:
        return value
    best = value
    beside = (int(states[2].refill) - 1) ^ 1
    for effect in range(4):
        states[2].pool[effect] = 0
    states[2].wish = 0
    states[2].phase = CHOOSE
    for space in range(8):
        if states[2].board[space] > 0 and not (solo(states[2]) and space == beside):
            states[3] = states[2]
            states[3].tile = states[3].board[space]
            states[3].row = space // 2 + 1
            states[3].phase = PLACE
            n = placements(states[3], seat, numbers, 0)
            for index in range(n):
                states[4] = states[3]
                apply(states[4], int(numbers[index]))
                best = max(best, estimate(states[4], seat, 1))
    return best


@rule
def _after_landing(states: States, numbers: Ints, far: int) -> int:
    states[2] = states[1]
    return _best_chain(states, 2, numbers[LONGEST_LEGAL:], far)


@rule
def _best_chain(states: States, at: int, numbers: Ints, far: int) -> int:
    """The best estimate that Genie moves in a row reach, each the best by itself; the near look stops before the first."""
    seat = int(states[at].seat)
    best = estimate(states[at], seat, far)
    while far == 1 and states[at].wish == 1 and states[at].moves < WISHES:
        better = NEVER
        n = moves(states[at], seat, numbers, 0)
        for index in range(n):
            states[at + 1] = states[at]
            apply(states[at + 1], int(numbers[index]))
            value = estimate(states[at + 1], seat, far)
            if value > better:
                better = value
                states[at + 2] = states[at + 1]
        if better <= best:
            break
        best = better
        states[at] = states[at + 2]
    return best


@rule
def _choose_effect(states: States, actions: Ints, numbers: Ints, n: int, far: int) -> int:
    """What costs nothing first; then the best of Moons, Genies, recruits and the end of the turn."""
    for index in range(n):
        if DO_MARTELINE <= actions[index] < DO_DONE:
            return int(actions[index])
    seat = int(states[0].seat)
    free = _choose_free(states, actions, n, far, estimate(states[0], seat, far))
    if free >= 0:
        return free
    states[1] = states[0]
    for effect in range(4):
        states[1].pool[effect] = 0
    states[1].wish = 0
    best, chosen = estimate(states[1], seat, far), DO_DONE
    for index in range(n):
        action = int(actions[index])
        if action >= TAKE_OBJECTIVE:
            states[2] = states[0]
            apply(states[2], action)
            value = _best_chain(states, 2, numbers, far) if action >= MOVE else estimate(states[2], seat, far) - 20 * int(
                states[2].wish)
            if value > best:
                best, chosen = value, action
    return chosen
