"""Whole turns of Médina, for whoever thinks: the best first placements, and after each of them the best second one."""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import Ints, States
from zellige.core.lines import LINE, NEVER, lead_after, leading_by, lines_by, put_in
from zellige.games.medina.actions import LONGEST_LEGAL
from zellige.games.medina.features import VALUATION
from zellige.games.medina.legal import legal, to_move
from zellige.games.medina.rules import apply

FIRSTS = 8
"""So many of the best first placements are gone on with."""
MIND_AT = 4 * LONGEST_LEGAL + 64
"""Where ``numbers`` hold the scratch of the valuation: ``Rules.mind_at``."""
_first_placements = lines_by(legal, lead_after(apply, to_move, VALUATION, MIND_AT))
_lead = leading_by(VALUATION)


@rule
def lines_of_turn(states: States, actions: Ints, numbers: Ints, mind: Ints, lines: Ints, width: int) -> int:
    """The placements of a turn: the best ones, and after each of the best the best second one, as a line of two."""
    seat, found = int(states[0].seat), 0
    firsts = numbers[LONGEST_LEGAL:]
    for number in range(_first_placements(states, actions, numbers, mind, firsts, max(FIRSTS, width))):
        first = int(firsts[LINE * number + 1])
        states[1] = states[0]
        apply(states[1], first)
        if states[1].seat != seat or states[1].turn != states[0].turn:
            found = put_in(lines, width, found, int(firsts[LINE * number]), first, -1, -1, -1, -1)
        elif number < FIRSTS:
            best, second = NEVER, -1
            for index in range(legal(states[1], actions)):
                states[2] = states[1]
                apply(states[2], int(actions[index]))
                value = _lead(states[2], seat, mind)
                if value > best:
                    best, second = value, int(actions[index])
            found = put_in(lines, width, found, best, first, second, -1, -1, -1)
    return found
