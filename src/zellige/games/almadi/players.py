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
    TAKE,
    TAKE_OBJECTIVE,
)
from zellige.games.almadi.components import WISHES
from zellige.games.almadi.features import VALUATION
from zellige.games.almadi.legal import legal, moves, placements
from zellige.games.almadi.objectives import fulfilled
from zellige.games.almadi.outlook import estimate, turns_left
from zellige.games.almadi.rules import apply
from zellige.games.almadi.state import CHOOSE, EFFECTS, KEEP, PLACE, START, solo
from zellige.games.almadi.wanted import wanted
from zellige.games.almadi.whole_turns import MIND_AT, lines_of_turn, swift

BEFORE, FREE, FAR = range(4 * LONGEST_LEGAL, 4 * LONGEST_LEGAL + 3)
"""Where ``numbers`` hold what a look has noted."""

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
def _value_of_effect(states: States, action: int, numbers: Ints, far: int) -> int:
    """The end of the turn, a Moon, a Genie."""
    seat = int(states[0].seat)
    states[2] = states[0]
    if action == DO_DONE:
        for effect in range(4):
            states[2].pool[effect] = 0
        states[2].wish = 0
        return estimate(states[2], seat, far)
    apply(states[2], action)
    if action >= MOVE:
        return _best_chain(states, 2, numbers, far)
    return estimate(states[2], seat, far) - 20 * int(states[2].wish)


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
                 Work(22),
                 Work(150))

_STYLES = {"collector": Style({"mosaics": 250, "mosaics-waiting": 700, "carried": 200, "goods-waiting": 200}),
           "builder": Style({"palaces": 250, "palace-sides": 100, "oases": 300, "longest-row": 200}),
           "denier": Style({"oasis-lead": 600, "oasis-bonus": 1000, "ruby-lead": 500}, {"objectives-held": -150}),
           "gambler": Style({"objectives-held": 200, "genies-open": 250, "moons-open": 250})}

FORESIGHT = Foresight(judgement=_promise, look=look_far, opens=opens, policy=swift, standing=standing_by(VALUATION, MIND_AT),
                      unit=UNIT, turn=turn_under_way, horizon=horizon, share=share, width=16, lines=lines_of_turn,
                      by_lines=True, plain=_promise, plain_look=look_near, levels=_LEVELS, styles=_STYLES)
