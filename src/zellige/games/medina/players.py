"""How the computer plays Médina.

``greedy``: the most points at once, but no roof for a small palace: who claims at once loses to whoever places anyhow.

``patient``, a hand-written player, waits for large palaces. It looks one placement ahead and judges the position by what every
seat has and may still hope for: palaces to claim, streets and walls to come, pieces that keep it in the game. All weights are
in hundredths of a point; the hints come from what players write of the game, the figures from games against itself and the
others (benchmarks/README.md).
"""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import NOBODY, Ints, State, States, Words
from zellige.core.playout import NEVER, after, best
from zellige.core.rng import below
from zellige.core.rules import Foresight, Work, levels
from zellige.games.medina.actions import kind_of
from zellige.games.medina.components import KINDS, NEUTRAL, PALACE_TILES, ROOF, STABLE, VIOLET, WALL, WELL_POINTS
from zellige.games.medina.effects import STEPS
from zellige.games.medina.legal import legal, to_move
from zellige.games.medina.placements import can_grow
from zellige.games.medina.rules import apply
from zellige.games.medina.scoring import WELL_STEPS, first_contact, returns, walls_at
from zellige.games.medina.state import CELLS, MOST_SEATS, ON_MERCHANT, WIDTH, inner

LEAST_CLAIM = 6


@rule
def points_and_roofs(state: State, out: Ints) -> None:
    """The score of every seat, and what each of its roofs is to bring at least."""
    returns(state, out)
    for seat in range(state.seats):
        out[seat] += LEAST_CLAIM * int(state.hands[seat, ROOF])


_points_ahead = after(apply, to_move, points_and_roofs)
greedy = best(legal, _points_ahead)
"""The placement after which points and roofs are most; ties at random."""


# --- patient ---

POINT = 100
OWN_BUILDING, OTHERS_BUILDING = 90, 45   # a building still in a hand, as growth of a palace yet to be claimed
NEUTRAL_CLAIM = 20                        # a neutral roof still in a hand, as a claim that uses up a palace
IN_REACH, AT_RISK = 105, 60               # percent of a palace that can be claimed at once, or only after others
# What a piece in the hand is worth, by kind: keeping it keeps a choice, and keeps the seat in the game.
HAND = tuple({"stable": 120, "merchant": 50, "wall": 55, "neutral": 10, "roof": 0}.get(kind, 12) for kind in KINDS)
TEA_VALUE = 60
TILE_HOPE = 40                            # percent of a palace tile for a seat that may still win it
RIVAL = 85                                # percent at which the best rival's prospects count against one's own


@rule
def standing(state: State, out: Ints) -> None:
    """The points and prospects of every seat for itself; ``out`` as in ``value``."""
    returns(state, out)
    values, growing = out[MOST_SEATS : MOST_SEATS + CELLS], out[MOST_SEATS + CELLS : MOST_SEATS + 2 * CELLS]
    over = state.seat == NOBODY
    if not over:
        value_palaces(state, values, growing)
    for seat in range(state.seats):
        out[seat] = POINT * int(out[seat]) + (0 if over else prospects(state, seat, values, growing))


@rule
def value(state: State, out: Ints) -> None:
    """The prospects of every seat less those of its best rival. ``out`` behind four seats: scratch, two numbers by cell."""
    standing(state, out)
    over = state.seat == NOBODY
    most = second = -(10**9)
    for seat in range(state.seats):
        worth = int(out[seat])
        if worth > most:
            most, second = worth, most
        elif worth > second:
            second = worth
    for seat in range(state.seats):
        out[seat] -= (100 if over else RIVAL) * (second if out[seat] == most else most) // 100


@rule
def value_palaces(state: State, values: Ints, growing: Ints) -> None:
    """For every palace without a roof, at its root: its points were it claimed now, and how many cells it could grow to."""
    for cell in range(CELLS):
        values[cell] = 0
        growing[cell] = 0
    for row in range(1, int(state.rows) + 1):
        for cell in range(row * WIDTH + 1, row * WIDTH + 1 + int(state.columns)):
            root = int(state.palace[cell])
            if root > 0:
                values[root] += 1 + walls_at(state, cell)
            elif state.board[cell] == ON_MERCHANT:
                for which in range(4):
                    beside = int(state.palace[cell + STEPS[which]])
                    if beside > 0 and first_contact(state, cell, which):
                        values[beside] += 1
            else:
                growing[can_grow(state, cell)] += 1
    if state.well > 0:
        for step in WELL_STEPS:
            row, column = int(state.well) // WIDTH + step[0], int(state.well) % WIDTH + step[1]
            if inner(state, row, column) and state.palace[row * WIDTH + column] > 0:
                values[state.palace[row * WIDTH + column]] += WELL_POINTS


@rule
def prospects(state: State, seat: int, values: Ints, growing: Ints) -> int:
    """What a seat may still hope for: a palace in every colour it lacks, and the use of its hand."""
    hope = TEA_VALUE * int(state.tea[seat])
    for kind in range(9):
        hope += HAND[kind] * int(state.hands[seat, kind])
    if state.hands[seat, ROOF] == 0:
        return hope
    for colour in range(4):
        if not state.owned[seat] >> colour & 1:
            hope += palace_hope(state, seat, colour, values, growing)
    return hope


@rule
def palace_hope(state: State, seat: int, colour: int, values: Ints, growing: Ints) -> int:
    """The palace of a colour a seat may expect: the best to be had now, or its share of what is still to be built."""
    best = share = 0
    for row in range(1, int(state.rows) + 1):
        for cell in range(row * WIDTH + 1, row * WIDTH + 1 + int(state.columns)):
            if state.palace[cell] == cell and state.board[cell] == colour + 1 and state.owner[cell] == 0:
                best = max(best, int(values[cell]))
                if growing[cell] > 0:
                    share = max(share, int(values[cell]))
    others = 0
    claims = 0
    for other in range(state.seats):
        claims += NEUTRAL_CLAIM * int(state.hands[other, NEUTRAL])
        if not state.owned[other] >> colour & 1 and state.hands[other, ROOF] > 0:
            claims += 100
        if other != seat:
            others += int(state.hands[other, colour])
    built = OWN_BUILDING * int(state.hands[seat, colour]) + OTHERS_BUILDING * others
    later = (POINT * share + built) * 100 // max(claims, 100)
    now = best * (IN_REACH if state.seat == seat else AT_RISK)
    tile = TILE_HOPE * int(PALACE_TILES[colour])
    if colour == VIOLET:
        tile += TEA_VALUE * ((int(state.tea_left) + 1) // 2) // 2
    return max(now, later) + tile


patient = best(legal, after(apply, to_move, value))
"""The placement after which the own prospects exceed the best rival's by most; ties at random."""


# --- search ---

SEEN = 32
"""About so many of the places for a piece are looked at in a playout; claims and merchants all."""
_step_ahead = after(apply, to_move, value)


@rule
def hasty(states: States, actions: Ints, numbers: Ints, words: Words) -> int:
    """As ``patient``, but of many places for buildings, stables and walls it sees only some."""
    n = legal(states[0], actions)
    most, ties, chosen = NEVER, 0, int(actions[0])
    for i in range(n):
        action = int(actions[i])
        kind = kind_of(action)
        if n > SEEN and (kind <= STABLE or kind == WALL) and below(words, n) >= SEEN:
            continue
        worth = _step_ahead(states, action, numbers)
        if worth > most:
            most, ties, chosen = worth, 0, action
        if worth == most:
            ties += 1
            if below(words, ties) == 0:
                chosen = action
    return chosen


@rule
def turn(state: State) -> int:
    """The number of the turn under way."""
    return int(state.turn)


@rule
def horizon(state: State) -> int:
    """Eight turns show what a placement opens to everybody."""
    return 8


@rule
def share(state: State) -> int:
    """A turn has two placements, or one."""
    if state.placements_left > 1:
        return 60
    return 40 if state.placed_this_turn > 0 else 100


# Sight, then judgement, then playouts; measured in docs/strength.md. Whoever changes one counts LEVELS_VERSION up.
_LEVELS = levels(Work(0, plain=True, sight=30),
                 Work(0, sight=9),
                 Work(0, sight=15),
                 Work(25, sight=16),
                 Work(25, sight=40),
                 Work(45),
                 Work(100),
                 Work(400))

FORESIGHT = Foresight(policy=hasty, standing=standing, unit=POINT, turn=turn, horizon=horizon, share=share, width=12,
                      plain=_points_ahead, levels=_LEVELS)
