"""How the computer plays Almadi: ``random`` places anyhow, ``greedy`` looks at the score of the moment, ``patient`` further.

A decision is compared by what ``outlook.estimate`` says of the realm after it: taking a Landscape by its best placement, a
placement by the best chain of Genie moves after it, everything else by itself.
"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, State, States, Words
from zellige.core.lines import standing_by
from zellige.core.playout import AT_ONCE, NEVER, Look, best
from zellige.core.rng import below
from zellige.core.rules import Foresight, Style, Work, levels
from zellige.core.value import UNIT
from zellige.games.almadi.actions import (
    ALI_DRAWS,
    DO_DONE,
    DO_MARTELINE,
    DO_PASS,
    DRAW_TILE,
    LONGEST_LEGAL,
    MOVE,
    PLACE_AT,
    PUT,
    RECRUIT,
    SWAP,
    TAKE,
    TAKE_OBJECTIVE,
)
from zellige.games.almadi.components import WISHES
from zellige.games.almadi.counting import Counts, calm, counted, joined, note, noted, parted, wakes_genie
from zellige.games.almadi.features import VALUATION
from zellige.games.almadi.legal import legal, moves, placements
from zellige.games.almadi.objectives import fulfilled
from zellige.games.almadi.outlook import MORE, around, estimate, estimate_with, promised, turns_left
from zellige.games.almadi.realm import lift, put_down
from zellige.games.almadi.rules import apply
from zellige.games.almadi.state import CELLS, CHOOSE, EFFECTS, KEEP, START, solo
from zellige.games.almadi.wanted import wanted
from zellige.games.almadi.whole_turns import MIND_AT, lines_of_turn, swift

BEFORE, FREE, FAR, LIFTED, COUNTS, WITHOUT, STILL = (4 * LONGEST_LEGAL + at for at in (0, 1, 2, 3, 4, 14, 24))
"""Where ``numbers`` hold what a look has noted: the estimate now, whether something free goes first, how far it looks. Where a
Genie waits, also the cell that the last judged wish takes a Landscape from, -1 for none; what is counted in the realm; the same
without that Landscape; and what no wish changes."""

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
def value(state: State, out: Ints) -> None:
    """What the realm of every seat promises, in tenths of a point."""
    for seat in range(state.seats):
        out[seat] = estimate(state, seat, 1)


@rule
def _free_is_best(states: States, actions: Ints, n: int, far: int, before: int) -> bool:
    """Whether recruiting, copying or exchanging is worth it by itself."""
    for index in range(n):
        if RECRUIT <= actions[index] < TAKE_OBJECTIVE and _value_of_free(states, int(actions[index]), far, before) > NEVER:
            return True
    return False


@rule
def _value_of_free(states: States, action: int, far: int, before: int) -> int:
    """Recruiting, copying or exchanging, where that is worth it by itself."""
    states[1] = states[0]
    apply(states[1], action)
    value = estimate(states[1], int(states[0].seat), far)
    return value if value > before + 3 else NEVER


@rule
def _value_of_place(states: States, action: int, numbers: Ints, far: int, before: int) -> int:
    """What choosing or placing promises."""
    if action == ALI_DRAWS:
        return before + 60
    if action == DO_PASS:
        return before
    seat = int(states[0].seat)
    states[1] = states[0]
    apply(states[1], action)
    if action >= PLACE_AT:
        states[2] = states[1]
        return _best_chain(states, numbers[LONGEST_LEGAL:], far, estimate(states[2], seat, far))
    best, tile, left, counts = NEVER, int(states[1].tile), max(0, turns_left(states[1], seat) - 1), counted(states[1], seat)
    still = around(states[1], seat, left)
    n = legal(states[1], numbers)
    for index in range(n):
        if numbers[index] >= PLACE_AT:
            after = calm(joined(states[1], seat, int(numbers[index]) - PLACE_AT, tile, counts))
            states[2] = states[1]
            apply(states[2], int(numbers[index]))
            if still[MORE] > 0:
                still = around(states[2], seat, left)
            value = promised(states[2], seat, far, still, after)
            if far == 1:
                if states[2].wish == 1:
                    value = _best_chain(states, numbers[LONGEST_LEGAL:], far, value)
                    after = counted(states[2], seat)
                value = (value + _next(states[2], numbers[2 * LONGEST_LEGAL:], value, after)) // 2
            best = max(best, value)
    return best


@rule
def _next(state: State, numbers: Ints, value: int, counts: Counts) -> int:
    """The best estimate after one more placement from what will still lie on the board, as far as one knows.

    ``state``: behind the placement before it, with what is counted there; scratch from here on.
    """
    seat = int(state.seat)
    left = turns_left(state, seat)
    if left == 0:
        return value
    best, n, still = value, 0, around(state, seat, left - 1)
    beside = (int(state.refill) - 1) ^ 1
    for effect in range(4):
        state.pool[effect] = 0
    state.wish = 0
    for space in range(8):
        if space % 2 == 0:
            state.row = space // 2 + 1
            n = placements(state, seat, numbers, 0)
        if state.board[space] > 0 and not (solo(state) and space == beside):
            for index in range(n):
                best = max(best, estimate_with(state, seat, 1, still, int(numbers[index]) - PLACE_AT, int(state.board[space]),
                                               counts, int(state.moves), best))
    return best


@rule
def _best_chain(states: States, numbers: Ints, far: int, best: int) -> int:
    """The best estimate that Genie moves in a row reach from ``states[2]``, each the best by itself, where ``best`` is what is
    estimated there; the near look stops before the first. ``states[2]`` is the position behind them.
    """
    seat = int(states[2].seat)
    while far == 1 and states[2].wish == 1 and states[2].moves < WISHES:
        better, chosen = best, -1
        counts, still = counted(states[2], seat), around(states[2], seat, turns_left(states[2], seat))
        cell, tile, without = -1, 0, counts
        for index in range(moves(states[2], seat, numbers, 0)):
            start, end = divmod(int(numbers[index]) - MOVE, CELLS)
            if start != cell:
                if cell >= 0:
                    put_down(states[2], seat, cell, tile)
                cell, tile = start, lift(states[2], seat, start)
                without = parted(states[2], seat, cell, tile, counts)
            value = estimate_with(states[2], seat, far, still, end, tile, without, int(states[2].moves) + 1, better)
            if value > better:
                better, chosen = value, int(numbers[index])
        if cell >= 0:
            put_down(states[2], seat, cell, tile)
        if chosen < 0:
            break
        best = better
        apply(states[2], chosen)
    return best


@rule
def _value_of_effect(states: States, action: int, numbers: Ints, far: int) -> int:
    """The end of the turn, a Moon, a Genie."""
    seat = int(states[0].seat)
    if MOVE <= action < SWAP:
        start, end = divmod(action - MOVE, CELLS)
        tile = lift(states[0], seat, start)
        if numbers[LIFTED] != start:
            numbers[LIFTED] = start
            note(numbers, WITHOUT, parted(states[0], seat, start, tile, noted(numbers, COUNTS)))
        still = (int(numbers[STILL]), int(numbers[STILL + 1]), int(numbers[STILL + 2]), int(numbers[STILL + 3]),
                 int(numbers[STILL + 4]), int(numbers[STILL + 5]))
        moves_then = int(states[0].moves) + 1
        found = estimate_with(states[0], seat, far, still, end, tile, noted(numbers, WITHOUT), moves_then, NEVER)
        genie = moves_then < WISHES and wakes_genie(states[0], seat, end, tile)
        put_down(states[0], seat, start, tile)
        if not genie:
            return found
        states[2] = states[0]
        apply(states[2], action)
        return _best_chain(states, numbers, far, found)
    states[2] = states[0]
    if action == DO_DONE:
        for effect in range(4):
            states[2].pool[effect] = 0
        states[2].wish = 0
        return estimate(states[2], seat, far)
    apply(states[2], action)
    found = estimate(states[2], seat, far)
    return _best_chain(states, numbers, far, found) if action >= SWAP else found - 20 * int(states[2].wish)


@rule
def _promise(states: States, action: int, numbers: Ints) -> int:
    """The estimate that an action leads to; what costs nothing goes first."""
    phase, before, far = int(states[0].phase), int(numbers[BEFORE]), int(numbers[FAR])
    if phase in (START, KEEP):
        return wanted(phase, action)
    if phase == EFFECTS and action < DO_DONE:
        return AT_ONCE
    if RECRUIT <= action < TAKE_OBJECTIVE:
        return _value_of_free(states, action, far, before)
    if numbers[FREE] == 1:
        return NEVER
    if phase == EFFECTS:
        return _value_of_effect(states, action, numbers, far)
    return _value_of_place(states, action, numbers, far, before)


def _look(far: int) -> Look:
    """The look of a player that looks so far."""

    @rule
    def look(states: States, actions: Ints, n: int, numbers: Ints) -> int:
        """Notes how far it looks, the estimate now, and whether something free goes first. Any start tile will do."""
        numbers[FAR] = far
        if states[0].phase == EFFECTS and states[0].wish == 1:
            seat = int(states[0].seat)
            still = around(states[0], seat, turns_left(states[0], seat))
            numbers[LIFTED] = -1
            note(numbers, COUNTS, counted(states[0], seat))
            for index in range(len(still)):
                numbers[STILL + index] = still[index]
        if n > 1 and actions[0] >= TAKE and states[0].phase != KEEP:
            numbers[BEFORE] = estimate(states[0], int(states[0].seat), far)
            numbers[FREE] = 1 if _free_is_best(states, actions, n, far, int(numbers[BEFORE])) else 0
        return TAKE

    return look


look_near, look_far = _look(0), _look(1)
greedy = best(legal, _promise, look_near)
"""One placement with the best use of its effects, by the score of the moment."""

patient = best(legal, _promise, look_far)
"""Plans groups, capacity against goods, Mosaics for the best Palaces, Objectives worth taking, rubies, the last tiles."""


# --- search -------------------------------------------------------------------------------------------------------------


@rule
def opens(state: State, action: int, numbers: Ints) -> bool:
    """A Landscape taken, or laid down for the drawn one, is judged by where it goes, unless something free goes first."""
    return numbers[FREE] == 0 and (TAKE <= action < ALI_DRAWS or PUT <= action < DO_MARTELINE)


@rule
def turn_under_way(state: State) -> int:
    """Regular turns, then those Dunyazad gave."""
    return 16 * int(state.turns) + int(state.extra) * (1 + int(state.seat))


@rule
def horizon(state: State) -> int:
    """One's own turn, that of the next, one's own again; what is behind them the features tell."""
    return 3


@rule
def share(state: State) -> int:
    """Which Landscape and where; then Genies, the first one most."""
    if state.phase != EFFECTS:
        return 50 if state.phase == CHOOSE else 20
    return 15 if state.moves == 0 else 5


# Sight, then judgement, then playouts; measured in docs/strength.md. Whoever changes one counts LEVELS_VERSION up.
_LEVELS = levels(Work(0, plain=True, sight=27),
                 Work(0, plain=True, sight=43),
                 Work(0, plain=True, sight=72),
                 Work(0, sight=40),
                 Work(0, sight=53),
                 Work(0, sight=76),
                 Work(24, sight=92),
                 Work(200))

_STYLES = {"collector": Style({"mosaics": 250, "mosaics-waiting": 700, "carried": 200, "goods-waiting": 200}),
           "builder": Style({"palaces": 250, "palace-sides": 100, "oases": 300, "longest-row": 200}),
           "denier": Style({"oasis-lead": 600, "oasis-bonus": 1000, "ruby-lead": 500}, {"objectives-held": -150}),
           "gambler": Style({"objectives-held": 200, "genies-open": 250, "moons-open": 250})}

FORESIGHT = Foresight(judgement=_promise, look=look_far, opens=opens, policy=swift, standing=standing_by(VALUATION, MIND_AT),
                      unit=UNIT, turn=turn_under_way, horizon=horizon, share=share, width=16, lines=lines_of_turn,
                      by_lines=True, plain=_promise, plain_look=look_near, levels=_LEVELS, styles=_STYLES)
