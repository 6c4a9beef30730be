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
from zellige.core.lines import standing_by
from zellige.core.playout import ALL_ALIKE, after, best
from zellige.core.rng import below
from zellige.core.rules import Foresight, Style, Work, levels
from zellige.core.value import UNIT
from zellige.games.medina.actions import kind_of
from zellige.games.medina.components import KINDS, PALACE_TILES, ROOF, STABLE, VIOLET, WALL
from zellige.games.medina.features import VALUATION
from zellige.games.medina.legal import legal, to_move
from zellige.games.medina.outlook import BEST, NOTES, POINT, SHARE, after_step, later_palace, note_palaces, value_palaces
from zellige.games.medina.rules import apply
from zellige.games.medina.scoring import returns, tile_points
from zellige.games.medina.state import CELLS, MOST_SEATS
from zellige.games.medina.turns import pieces_in_hand
from zellige.games.medina.whole_turns import MIND_AT, lines_of_turn

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

IN_REACH, AT_RISK = 105, 60               # percent of a palace that can be claimed at once, or only after others
# What a piece in the hand is worth, by kind: keeping it keeps a choice, and keeps the seat in the game.
HAND = tuple({"stable": 120, "merchant": 50, "wall": 55, "neutral": 10, "roof": 0}.get(kind, 12) for kind in KINDS)
TEA_VALUE = 60
TILE_HOPE = 40                            # percent of a palace tile for a seat that may still win it
RIVAL = 85                                # percent at which the best rival's prospects count against one's own


@rule
def standing(state: State, out: Ints) -> None:
    """The points and prospects of every seat for itself; ``out`` as in ``value``."""
    if state.seat == NOBODY:
        returns(state, out)
        for seat in range(state.seats):
            out[seat] *= POINT
        return
    values, growing = out[MOST_SEATS : MOST_SEATS + CELLS], out[MOST_SEATS + CELLS : MOST_SEATS + 2 * CELLS]
    tile_points(state, out)
    value_palaces(state, out, values, growing)
    for seat in range(state.seats):
        out[seat] = POINT * int(out[seat]) + prospects(state, seat, values)


@rule
def value(state: State, out: Ints) -> None:
    """The prospects of every seat less those of its best rival. ``out`` behind four seats: scratch, two numbers by cell."""
    standing(state, out)
    less_rivals(state, out)


@rule
def less_rivals(state: State, out: Ints) -> None:
    """Of what every seat has, its best rival's is taken off, as far as it counts."""
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
def prospects(state: State, seat: int, values: Ints) -> int:
    """What a seat may still hope for: a palace in every colour it lacks, and the use of its hand."""
    hope = TEA_VALUE * int(state.tea[seat])
    for kind in range(9):
        hope += HAND[kind] * int(state.hands[seat, kind])
    if state.hands[seat, ROOF] == 0:
        return hope
    for colour in range(4):
        if not state.owned[seat] >> colour & 1:
            hope += palace_hope(state, seat, colour, values)
    return hope


@rule
def palace_hope(state: State, seat: int, colour: int, values: Ints) -> int:
    """The palace of a colour a seat may expect: the best to be had now, or its share of what is still to be built."""
    later = later_palace(state, seat, colour, int(values[SHARE + colour]))
    now = int(values[BEST + colour]) * (IN_REACH if state.seat == seat else AT_RISK)
    tile = TILE_HOPE * int(PALACE_TILES[colour])
    if colour == VIOLET:
        tile += TEA_VALUE * ((int(state.tea_left) + 1) // 2) // 2
    return max(now, later) + tile


NOTED = MOST_SEATS
"""Where ``numbers`` hold, behind what every seat has, what ``outlook.note_palaces`` notes, and behind that the best palaces."""
_BESTS = NOTED + NOTES


@rule
def look(states: States, actions: Ints, n: int, numbers: Ints) -> int:
    """Notes the palaces as they stand. Of equal placements any is as good."""
    note_palaces(states[0], numbers[NOTED:])
    return ALL_ALIKE


@rule
def promise(states: States, action: int, numbers: Ints) -> int:
    """``value`` after an action, to whoever decides; only what the action changes is counted again."""
    states[1] = states[0]
    apply(states[1], action)
    if states[1].seat == NOBODY:
        standing(states[1], numbers)
    else:
        bests = numbers[_BESTS:]
        tile_points(states[1], numbers)
        after_step(states, action, numbers, numbers[NOTED:], bests)
        for seat in range(states[1].seats):
            numbers[seat] = POINT * int(numbers[seat]) + prospects(states[1], seat, bests)
    less_rivals(states[1], numbers)
    return int(numbers[states[0].seat])


patient = best(legal, promise, look)
"""The placement after which the own prospects exceed the best rival's by most; ties at random."""


# --- search ---

SEEN = 32
"""About so many of the places for a piece are looked at in a playout; claims and merchants all."""


@rule
def misses(n: int, action: int, words: Words) -> bool:
    """Of many places for buildings, stables and walls only some are seen."""
    kind = kind_of(action)
    return bool(n > SEEN and (kind <= STABLE or kind == WALL) and below(words, n) >= SEEN)


hasty = best(legal, promise, look, misses)
"""As ``patient``, as far as it sees."""


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


LAST_PIECES = 13


@rule
def endgame(state: State) -> bool:
    """Few pieces are left in all hands: half the ends of two with so many can be worked out in time."""
    left = 0
    for seat in range(int(state.seats)):
        left += pieces_in_hand(state, seat)
    return left <= LAST_PIECES


# Sight, then judgement, then playouts; measured in docs/strength.md. Whoever changes one counts LEVELS_VERSION up.
_LEVELS = levels(Work(0, plain=True, sight=30),
                 Work(0, sight=11, by_features=True, widens=True),
                 Work(0, sight=17, by_features=True, widens=True),
                 Work(22, sight=23, widens=True),
                 Work(27, sight=50, widens=True),
                 Work(33),
                 Work(80),
                 Work(600))

_STYLES = {"collector": Style({"tea": 1000, "stables": 500, "walls": 250, "merchants": 250}),
           "builder": Style({"stable-room": 400, "walls-to-come": 150}),
           "denier": Style(rivals={"points": -120, "palaces-now": -120, "palaces-at-risk": -120, "stable-room": -120}),
           "gambler": Style({"roofs": 2000, "neutral-roofs": 1000})}

FORESIGHT = Foresight(judgement=promise, look=look, judged=POINT, policy=hasty, standing=standing_by(VALUATION, MIND_AT),
                      unit=UNIT, turn=turn, horizon=horizon, share=share, width=12, lines=lines_of_turn, endgame=endgame,
                      plain=_points_ahead, levels=_LEVELS, styles=_STYLES)
