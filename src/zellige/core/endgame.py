"""The end of a game worked out: every way to go on, to the last decision, with all seats playing for the largest lead.

Max-n: whoever decides takes what leaves it furthest ahead of the best of the others. With two seats what one wins the other
loses, and ways that nobody would choose any more are left out (alpha-beta); the answer is the same.
"""

from __future__ import annotations

from collections.abc import Callable

from zellige.core.compile import rule
from zellige.core.rules import Rules
from zellige.core.vocabulary import CHANCE, NOBODY, Ints, State, States

DEEPEST = 24
"""Decisions that are looked at one after the other, at most."""
COUNT, NEXT, BEST, ALPHA, BETA, FOUND, LEAF, HEAD = 0, 1, 2, 3, 4, 5, 10, 15
"""Where a level of ``tree`` holds how many actions there are, the next to try, the best so far, what either of two seats is
sure of, what the best one brings every seat, what the last one brings, the actions.
"""
OPEN = 10**9

PLAYOUT, MOST = 200, 200_000
"""So many positions are looked at where there is work for a playout, which takes two or three times as long; and at most."""


def depth_of(game: Rules) -> int:
    """How many positions lie one behind the other; hardly any in a game that is never worked out."""
    return 2 if game.foresight.endgame is None else DEEPEST + 1


def tree_length(game: Rules) -> int:
    """How many numbers ``tree`` holds."""
    return depth_of(game) * (HEAD + game.longest_legal)


def solver(game: Rules) -> Callable[..., int]:
    """The kernel that works out an end of a game; one that never does where the game has no use for it."""
    if game.foresight.endgame is None:
        return _never
    near, legal, apply, to_move, returns = game.foresight.endgame, game.legal, game.apply, game.to_move, game.returns
    length = HEAD + game.longest_legal

    @rule
    def begin(states: States, tree: Ints, depth: int, alpha: int, beta: int) -> None:
        """A level: all that may be played there, nothing tried."""
        level = tree[length * depth:]
        level[COUNT] = level[NEXT] = legal(states[depth], level[HEAD:])
        level[BEST] = -1
        level[ALPHA] = alpha
        level[BETA] = beta

    @rule
    def weigh_end(state: State, level: Ints, brings: Ints) -> None:
        """What the action tried last brings is best if it leaves whoever decides furthest ahead."""
        seats, seat = int(state.seats), int(to_move(state))
        lead = _ahead(brings, seat, seats)
        if level[BEST] < 0 or lead > _ahead(level[FOUND:], seat, seats):
            level[BEST] = level[HEAD + level[NEXT]]
            for one in range(seats):
                level[FOUND + one] = brings[one]
        if seats == 2:
            if seat == 0:
                level[ALPHA] = max(int(level[ALPHA]), lead)
            else:
                level[BETA] = min(int(level[BETA]), -lead)

    @rule
    def solve(states: States, tree: Ints, most: int) -> int:
        """The best action in ``states[0]``, with what it brings every seat behind ``tree[FOUND]``; -1 where there are more than
        ``most`` positions to look at, chance decides, or the game says that its end is far.
        """
        depth, looked = 0, 0
        if not near(states[0]):
            return -1
        begin(states, tree, 0, -OPEN, OPEN)
        while True:
            level = tree[length * depth:]
            if level[NEXT] == 0 or level[ALPHA] >= level[BETA]:
                if depth == 0:
                    return int(level[BEST])
                depth -= 1
                weigh_end(states[depth], tree[length * depth:], level[FOUND:])
                continue
            looked += 1
            if looked > most:
                return -1
            level[NEXT] -= 1
            states[depth + 1] = states[depth]
            apply(states[depth + 1], int(level[HEAD + level[NEXT]]))
            mover = int(to_move(states[depth + 1]))
            if mover == NOBODY:
                returns(states[depth + 1], level[LEAF:])
                weigh_end(states[depth], level, level[LEAF:])
            elif mover == CHANCE or depth + 1 == DEEPEST:
                return -1
            else:
                depth += 1
                begin(states, tree, depth, int(level[ALPHA]), int(level[BETA]))

    return solve


@rule
def _never(states: States, tree: Ints, most: int) -> int:
    """No answer, in a game that is never worked out."""
    return -1


@rule
def _ahead(brings: Ints, seat: int, seats: int) -> int:
    """By how much a seat is ahead of the best of the others."""
    best = -OPEN
    for other in range(seats):
        if other != seat:
            best = max(best, int(brings[other]))
    return int(brings[seat]) - best if seats > 1 else int(brings[seat])
