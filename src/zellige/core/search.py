"""Looking ahead in any game, by its rules and what it says of itself (``rules.Foresight``): the kernels of ``search``.

Three steps, each a kernel; ``players.search`` joins them (docs/decisions/looking-ahead.md). Where an end can be worked out
(``core.endgame``) there is nothing to imagine.

- ``weigh``: the few lines that are worth thinking about, best first, by the judgement of a player that does not look ahead
- ``imagine``: a world, that is everything filled in that the seat does not know
- ``foresee``: a line played in that world, then all seats by the playing policy up to the horizon: how every seat stands there

All that chance draws in world k follows from the root's words, k and the pile: every line meets the same draws, so that lines
differ by what they do and not by luck. Everything is whole numbers, and so both backends think the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import isfinite
from typing import Any

from zellige.core.arguments import Argument, Kernel
from zellige.core.compile import rule
from zellige.core.endgame import depth_of, solver, tree_length
from zellige.core.lines import LINE, LINE_ACTIONS, lead_after, no_lines, no_look, put_in
from zellige.core.playout import AT_ONCE, NEVER, SCRATCH_STATES, after, choosers, draw_of, numbers_length
from zellige.core.rng import Words, below, next_word
from zellige.core.rules import LEVELS, STYLES, Foresight, Rules, Work
from zellige.core.value import no_weights, prepared
from zellige.core.vocabulary import CHANCE, NOBODY, Ints, State, States

SEARCH = "search"
"""The player's name, in every game; what it may add stands behind it: see ``work_of``."""
ITERATIONS, MOST_ITERATIONS, MOST_SECONDS = 400, 10_000_000, 3600.0
"""Playouts for a whole turn unless the name says otherwise, and what a name may ask for at most."""


LEVEL = "level"
"""What stands before the name of a level, as a player's name."""
LEVELS_VERSION = "7"
"""Counted up whenever any level of any game plays otherwise than before: it stands in records."""


def level_of(name: str) -> str | None:
    """The level that a player's name means, whether a game offers it or not; None where it means somebody else."""
    base, _, level = name.partition("+")[0].partition(":")
    return level if base == LEVEL and level in LEVELS else None


def style_of(name: str) -> str | None:
    """The style that the name of a level adds to it: ``denier`` of ``level:vizier+denier``; None where it adds none."""
    _, plus, style = name.partition("+")
    return style if plus and level_of(name) else None


def styles_of(game: Rules, name: str) -> list[str]:
    """The styles that a level of a game can have, by its name without any."""
    work = game.foresight.levels.get(level_of(name) or "")
    return [] if work is None or work.plain else [style for style in STYLES if style in game.foresight.styles]


def levels_of(game: Rules) -> list[str]:
    """The levels that a game offers, as names of players, weakest first."""
    return [f"{LEVEL}:{level}" for level in LEVELS if level in game.foresight.levels]


def work_of(game: Rules, name: str) -> Work | None:
    """What a name asks of the player: ``search``, ``search:iterations=2000``, ``search:seconds=0.3``, ``level:vizier+denier``.

    None: it is the name of somebody else. ``ValueError``: it asks for what there is not.
    """
    if level := level_of(name):
        work, style = game.foresight.levels.get(level), style_of(name)
        if work is None or style is None:
            return work
        return replace(work, style=style) if style in styles_of(game, name) else None
    base, colon, asked = name.partition(":")
    kind, said, amount = asked.partition("=")
    if base != SEARCH or (colon and not said):
        return None
    if not colon:
        return Work(ITERATIONS)
    if kind == "iterations" and amount.isascii() and amount.isdigit() and 0 < int(amount) <= MOST_ITERATIONS:
        return Work(int(amount))
    if kind == "seconds" and isfinite(float(amount)) and 0 < float(amount) <= MOST_SECONDS:
        return Work(0, float(amount))
    raise ValueError(name)


# --- memory ----------------------------------------------------------------------------------------------------------

ROOT, WORLD = SCRATCH_STATES, SCRATCH_STATES + 1
"""Where ``states`` hold, behind a chooser's scratch, the position to decide in as its seat sees it, and the world imagined."""
STATES = SCRATCH_STATES + 2
WIDEST = 64
"""No more lines than these are weighed."""
PILES = 6
"""Piles with draws of their own; a game with more shares them."""
WORDS = 4 * (3 + PILES)
"""Words of a search: the root's, the guesses' of hidden things, the policy's, and those of each pile."""
FEW = 3
"""So many actions are always seen, whoever sees little."""
WELL, PLAINLY, BY_FEATURES = range(3)
"""How actions are judged: as well as the game can, by its plain judgement, by the sum of its features."""
LONGEST = 10_000
"""Actions after which a playout ends that has met no horizon, in a game that need not end."""


def entries(game: Rules) -> list[Kernel]:
    """The entry points of a search."""
    states, actions, number = Argument("States", STATES), Argument("Ints", game.longest_legal), Argument("int")
    scratch = (states, actions, Argument("Ints", numbers_length(game)), Argument("Words", WORDS))
    lines = Argument("Ints", LINE * WIDEST + game.longest_legal)
    about = Argument("State", written=False)
    foresight = game.foresight
    return [Kernel("weigh", _weigh(game, foresight), (*scratch, lines, number, number, number), answers=True),
            Kernel("imagine", _imagine(game), (states, Argument("Words", WORDS), number)),
            Kernel("foresee", _foresee(game, foresight), (*scratch, lines, number, number)),
            Kernel("solve", solver(game), (Argument("States", depth_of(game)), Argument("Ints", tree_length(game)), number),
                   answers=True),
            Kernel("share", foresight.share or _all_of_it, (about,), answers=True)]


# --- lines -----------------------------------------------------------------------------------------------------------


@rule
def _all_of_it(state: State) -> int:
    return 100


@rule
def _nothing_opens(state: State, action: int, numbers: Ints) -> bool:
    return False


@rule
def _mix(actions: Ints, n: int, alike: int, words: Words) -> None:
    """Puts those of ascending actions in a random order of which each is as good as any other where they are equal."""
    while n > 0 and actions[n - 1] >= alike:
        n -= 1
    for last in range(n - 1, 0, -1):
        other = below(words, last + 1)
        kept = int(actions[last])
        actions[last] = actions[other]
        actions[other] = kept


@rule
def _missed(n: int, sight: int, words: Words) -> bool:
    """Whether whoever sees little misses one of ``n`` actions."""
    return n > FEW and sight < 100 and below(words, 100) >= sight


@rule
def _seen_of(lines: Ints, found: int, sight: int, words: Words) -> int:
    """Leaves of the lines found those that are seen, and where none is the last; answers how many there are."""
    seen = 0
    for number in range(found):
        if not _missed(found, sight, words):
            for part in range(LINE):
                lines[LINE * seen + part] = lines[LINE * number + part]
            seen += 1
    if seen == 0:
        for part in range(LINE):
            lines[part] = lines[LINE * (found - 1) + part]
    return max(1, seen)


def _weigh(game: Rules, foresight: Foresight) -> Callable[..., int]:
    legal, apply, to_move = game.legal, game.apply, game.to_move
    judgement = foresight.judgement or after(game.apply, game.to_move, game.value or game.returns)
    look, opens = foresight.look or no_look, foresight.opens or _nothing_opens
    plainly = foresight.plain or after(game.apply, game.to_move, game.returns)
    plain_look = foresight.plain_look or no_look
    by_features = lead_after(game.apply, game.to_move, game.valuation, game.mind_at) if game.valuation else plainly
    list_lines = (foresight.lines if foresight.by_lines else None) or no_lines
    prepare, at = prepared(game.valuation) if game.valuation else no_weights, game.mind_at

    @rule
    def look_about(states: States, actions: Ints, n: int, numbers: Ints, words: Words, how: int) -> None:
        """What a judgement needs beforehand; and actions that are as good as any are put in a random order."""
        alike = plain_look(states, actions, n, numbers) if how == PLAINLY else look(states, actions, n, numbers)
        _mix(actions, n, alike, words)

    @rule
    def judge(states: States, action: int, numbers: Ints, how: int) -> int:
        """What is judged of an action."""
        if how == PLAINLY:
            return plainly(states, action, numbers)
        return judgement(states, action, numbers) if how == WELL else by_features(states, action, numbers)

    @rule
    def weigh(states: States, actions: Ints, numbers: Ints, words: Words, lines: Ints, width: int, how: int,
              sight: int) -> int:
        """The ``width`` lines that promise most in ``states[ROOT]``, best first; answers how many there are.

        A line is what the game's own lister says; else an action, or two where the first only opens the second. ``lines``
        behind them is scratch. Of each hundred actions, or lines, ``sight`` are seen; of a few all, and of many one at least.
        """
        states[0] = states[ROOT]
        width = max(1, min(width, WIDEST))
        if how != PLAINLY:
            prepare(numbers[at:])
        if how == WELL:
            found = list_lines(states, actions, numbers, numbers[at:], lines, width if sight >= 100 else WIDEST)
            if found > 0:
                return min(_seen_of(lines, found, sight, words), width)
        seat, found, waiting = to_move(states[0]), 0, 0
        n = legal(states[0], actions)
        only = int(actions[0 if sight >= 100 else below(words, n)])
        look_about(states, actions, n, numbers, words, how)
        for i in range(n):
            action = int(actions[i])
            if _missed(n, sight, words):
                continue
            if opens(states[0], action, numbers):
                lines[LINE * WIDEST + waiting] = action
                waiting += 1
                continue
            value = judge(states, action, numbers, how)
            if value == AT_ONCE:
                return put_in(lines, 1, 0, value, action, -1, -1, -1, -1)
            if value > NEVER:
                found = put_in(lines, width, found, value, action, -1, -1, -1, -1)
        for i in range(waiting):
            action = int(lines[LINE * WIDEST + i])
            states[0] = states[ROOT]
            apply(states[0], action)
            if to_move(states[0]) != seat:
                found = put_in(lines, width, found, NEVER + 1, action, -1, -1, -1, -1)
                continue
            n = legal(states[0], actions)
            look_about(states, actions, n, numbers, words, how)
            for j in range(n):
                if _missed(n, sight, words):
                    continue
                value = judge(states, int(actions[j]), numbers, how)
                if value > NEVER:
                    found = put_in(lines, width, found, value, action, int(actions[j]), -1, -1, -1)
        states[0] = states[ROOT]
        return found if found > 0 else put_in(lines, 1, 0, NEVER, only, -1, -1, -1, -1)

    return weigh


# --- worlds ----------------------------------------------------------------------------------------------------------


@rule
def _sow(words: Words, place: int, world: int) -> None:
    """Puts at a place of ``words`` (from 1) the generator that belongs to the root, a world and this place."""
    at = 4 * place
    words[at] = words[0]
    words[at + 1] = words[1] ^ world
    words[at + 2] = words[2] ^ (place << 8)
    words[at + 3] = words[3] | 1
    for _ in range(12):  # as many as the maker of the generator takes to spread a seed
        next_word(words[at:at + 4])


def _imagine(game: Rules) -> Callable[..., None]:
    resample, to_move = game.resample, game.to_move

    @rule
    def imagine(states: States, words: Words, world: int) -> None:
        """``states[WORLD]``: the position of ``states[ROOT]`` with all that its seat does not know filled in, as in world k."""
        states[WORLD] = states[ROOT]
        _sow(words, 1, world)
        resample(states[WORLD], to_move(states[ROOT]), words[4:8])

    return imagine


def _foresee(game: Rules, foresight: Foresight) -> Callable[..., None]:
    apply, to_move, returns, unit = game.apply, game.to_move, game.returns, foresight.unit
    policy: Any = foresight.policy or choosers(game)["random"]
    draw = draw_of(game)
    standing, turn = foresight.standing or game.returns, foresight.turn or game.to_move
    horizon = foresight.horizon or _to_the_end
    chance_pile = game.chance_pile or _one_pile

    @rule
    def foresee(states: States, actions: Ints, numbers: Ints, words: Words, lines: Ints, world: int, which: int) -> None:
        """How every seat stands, in ``numbers``, when a line was played in ``states[WORLD]`` and what the policy makes of it.

        ``which``: the number of the line in ``lines``. Of a line that a world ends early, what it allows is played.
        """
        for place in range(2, 3 + PILES):
            _sow(words, place, world)
        states[0] = states[WORLD]
        turns_left, under_way = horizon(states[0]), turn(states[0])
        decider = to_move(states[0])
        for part in range(LINE_ACTIONS):
            action = int(lines[LINE * which + 1 + part])
            if action < 0 or to_move(states[0]) != decider:
                break
            apply(states[0], action)
        seat = to_move(states[0])
        for _ in range(LONGEST):
            if seat == NOBODY:
                break
            if seat == CHANCE:
                at = 4 * (3 + chance_pile(states[0]) % PILES)
                action = draw(states[0], actions, numbers, words[at:at + 4])
            else:
                now = turn(states[0])
                if now != under_way:
                    under_way = now
                    turns_left -= 1
                    if turns_left == 0:
                        break
                action = policy(states, actions, numbers, words[8:12])
            apply(states[0], action)
            seat = to_move(states[0])
        if seat == NOBODY:
            returns(states[0], numbers)
            for one in range(states[0].seats):
                numbers[one] *= unit
        else:
            standing(states[0], numbers)

    return foresee


@rule
def _to_the_end(state: State) -> int:
    return -1


@rule
def _one_pile(state: State) -> int:
    return 0
