"""Lines of play: what a seat may decide one after the other, as numbers in an array, best first.

A line is ``LINE`` numbers: what it promises, then its actions, -1 behind the last. A game that can list whole turns says so in
``Foresight.lines``; for others every action is a line.
"""

from __future__ import annotations

from collections.abc import Callable

from zellige.core.compile import rule
from zellige.core.rng import Words, below
from zellige.core.rules import Rules
from zellige.core.value import Valuation, prepared, summed
from zellige.core.vocabulary import Ints, State, States

LINE_ACTIONS = 12
"""Actions of a line at most."""
LINE = 1 + LINE_ACTIONS
"""Numbers of a line: what it promises, then its actions, -1 behind the last."""
NEVER, AT_ONCE = -(10**9), 10**9
"""What a judgement says of an action that is not to be played, and of one that nothing can be better than."""
ALL_ALIKE, IN_ORDER = 2**31 - 1, 0
"""What a look answers where any of equal actions will do, and where it is to be the first."""
TIES = 4
"""So many lines are listed for the player ``value``, who takes any of those that are equally good."""


@rule
def put_in(lines: Ints, width: int, found: int, value: int, first: int, second: int, third: int, fourth: int,
           fifth: int) -> int:
    """Puts a line where it belongs among those found, the worst of too many falls out; answers how many there are.

    Of equal ones the first that was found stands first.
    """
    at = found if found < width else width - 1
    if found == width and lines[LINE * at] >= value:
        return found
    while at > 0 and lines[LINE * (at - 1)] < value:
        for part in range(LINE):
            lines[LINE * at + part] = lines[LINE * (at - 1) + part]
        at -= 1
    lines[LINE * at] = value
    lines[LINE * at + 1] = first
    lines[LINE * at + 2] = second
    lines[LINE * at + 3] = third
    lines[LINE * at + 4] = fourth
    lines[LINE * at + 5] = fifth
    for part in range(6, LINE):
        lines[LINE * at + part] = -1
    return min(found + 1, width)


@rule
def put_draft(lines: Ints, width: int, found: int, value: int, draft: Ints) -> int:
    """The same for a line of any length: ``draft`` holds its actions, -1 behind the last. None stands there twice."""
    for number in range(found):
        alike = bool(lines[LINE * number] == value)
        for part in range(LINE_ACTIONS):
            alike = alike and lines[LINE * number + 1 + part] == draft[part]
        if alike:
            return found
    after = put_in(lines, width, found, value, -1, -1, -1, -1, -1)
    at = after - 1
    while at >= 0 and lines[LINE * at + 1] >= 0:
        at -= 1
    if at >= 0:
        for part in range(LINE_ACTIONS):
            lines[LINE * at + 1 + part] = draft[part]
    return after


Lister = Callable[[States, Ints, Ints, Ints, Ints, int], int]
"""``lines(states, actions, numbers, mind, lines, width)``: see ``Foresight.lines``."""


@rule
def no_lines(states: States, actions: Ints, numbers: Ints, mind: Ints, lines: Ints, width: int) -> int:
    """Nothing, in a game that lists no lines."""
    return 0


@rule
def no_look(states: States, actions: Ints, n: int, numbers: Ints) -> int:
    """The look of judgements that need none."""
    return ALL_ALIKE


def lines_by(legal: Callable[[State, Ints], int], judgement: Callable[[States, int, Ints], int],
             look: Callable[[States, Ints, int, Ints], int] = no_look) -> Lister:
    """A lister for ``Foresight.lines``: every action is a line, by what is judged of it (``core.playout``)."""

    @rule
    def judged_lines(states: States, actions: Ints, numbers: Ints, mind: Ints, lines: Ints, width: int) -> int:
        """The actions that are judged best."""
        n, found = legal(states[0], actions), 0
        look(states, actions, n, numbers)
        for i in range(n):
            action = int(actions[i])
            value = judgement(states, action, numbers)
            if value > NEVER:
                found = put_in(lines, 1 if value == AT_ONCE else width, found, value, action, -1, -1, -1, -1)
                if value == AT_ONCE:
                    break
        return found if found > 0 else put_in(lines, width, 0, NEVER, int(actions[0]), -1, -1, -1, -1)

    return judged_lines


def leading_by(valuation: Valuation) -> Callable[[State, int, Ints], int]:
    """A rule: what a position promises a seat, less what it promises the best of the others."""
    worth = summed(valuation)

    @rule
    def lead(state: State, seat: int, mind: Ints) -> int:
        """By how much a seat is ahead of the best of the others, with all that is hoped for."""
        own, best = worth(state, seat, mind), -(10**9)
        for other in range(int(state.seats)):
            if other != seat:
                best = max(best, worth(state, other, mind))
        return own - best if state.seats > 1 else own

    return lead


def lead_after(apply: Callable[[State, int], None], to_move: Callable[[State], int], valuation: Valuation,
               at: int) -> Callable[[States, int, Ints], int]:
    """A judgement (``core.playout``): by how much an action leaves whoever decides ahead. ``at``: ``Rules.mind_at``."""
    lead = leading_by(valuation)

    @rule
    def judgement(states: States, action: int, numbers: Ints) -> int:
        """The lead after an action; ``states[1]`` is scratch."""
        states[1] = states[0]
        apply(states[1], action)
        return lead(states[1], to_move(states[0]), numbers[at:])

    return judgement


def lister(game: Rules) -> Lister | None:
    """What lists the lines of a game by its values; None where it has none."""
    if game.valuation is None:
        return None
    if game.foresight.lines is not None:
        return game.foresight.lines
    return lines_by(game.legal, lead_after(game.apply, game.to_move, game.valuation, game.mind_at))


def standing_by(valuation: Valuation, at: int) -> Callable[[State, Ints], None]:
    """A rule for ``Foresight.standing``: what a position promises every seat by shipped weights. ``at``: ``Rules.mind_at``."""
    worth, prepare = summed(valuation), prepared(valuation)

    @rule
    def standing(state: State, out: Ints) -> None:
        """The worth of every seat for itself."""
        prepare(out[at:])
        for seat in range(int(state.seats)):
            out[seat] = worth(state, seat, out[at:])

    return standing


Chosen = dict[str, Callable[[States, Ints, Ints, Words], int]]


def value_players(game: Rules) -> tuple[Chosen, Chosen]:
    """The player ``value``, which plays the first action of the best line, and ``weighed``, for tuners alone: it goes by
    weights that it is handed in ``numbers``. Neither where a game has no values.
    """
    find = lister(game)
    if find is None or game.valuation is None:
        return {}, {}
    prepare, at, legal = prepared(game.valuation), game.mind_at, game.legal
    lines_at = at + game.valuation.length

    @rule
    def weighed(states: States, actions: Ints, numbers: Ints, words: Words) -> int:
        """The first action of the best line, by the weights in ``numbers``."""
        if legal(states[0], actions) == 1:
            return int(actions[0])
        lines = numbers[lines_at:]
        n = find(states, actions, numbers, numbers[at:], lines, TIES)
        ties = 1
        while ties < n and lines[LINE * ties] == lines[0]:
            ties += 1
        return int(lines[LINE * below(words, ties) + 1])

    @rule
    def value(states: States, actions: Ints, numbers: Ints, words: Words) -> int:
        """The first action of the best line, by the shipped weights."""
        prepare(numbers[at:])
        return weighed(states, actions, numbers, words)

    return {"value": value}, {"weighed": weighed}


