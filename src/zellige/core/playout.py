"""What can be done with any game through its contract alone: choose, play on, compare.

A *chooser* is a rule function ``choose(states, legal, numbers, words) -> action``:

- ``states``: a few records; ``states[0]`` is what the seat to move may know, the others are scratch
- ``legal``: int32 scratch of ``longest_legal``; ``numbers``: int32 scratch of 4 * ``longest_legal`` + 64
- ``words``: the chooser's own random numbers

All choosers but ``random`` are made by ``best``, the one loop over what may be played; they differ in what they think of an
action. Every function here is compiled once per game, with the game's rules inside it, so nothing is looked up while playing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from zellige.core.arguments import Argument, Kernel
from zellige.core.compile import rule
from zellige.core.lines import ALL_ALIKE as ALL_ALIKE
from zellige.core.lines import AT_ONCE as AT_ONCE
from zellige.core.lines import IN_ORDER as IN_ORDER
from zellige.core.lines import LINE, TIES, no_look, value_players
from zellige.core.lines import NEVER as NEVER
from zellige.core.rng import Words, below
from zellige.core.rules import Rules
from zellige.core.value import features_length
from zellige.core.vocabulary import CHANCE, ILLEGAL, NOBODY, Ints, State, States

SCRATCH_STATES = 8
"""How many records a chooser gets."""

Chooser = Callable[[States, Ints, Ints, Words], int]
GUEST = "guest"
"""What a way to choose is called that comes from outside."""
Judgement = Callable[[States, int, Ints], int]
"""``judgement(states, action, numbers)``: what an action of ``states[0]`` promises whoever decides, from ``NEVER`` on."""
Look = Callable[[States, Ints, int, Ints], int]
"""``look(states, actions, n, numbers)``: notes in ``numbers`` what all judgements need, before the first of them. Answers the
action id from which of equal actions the first is played; of those below, each is as likely."""


def choosers(game: Rules) -> dict[str, Chooser]:
    """``random`` and ``greedy`` for any game, and the game's own on top."""
    greedy = best(game.legal, after(game.apply, game.to_move, game.returns))
    return {"random": _random(game), "greedy": greedy} | dict(game.players) | value_players(game)[0]


@rule
def _misses_nothing(n: int, action: int, words: Words) -> bool:
    return False


def best(legal: Callable[[State, Ints], int], judgement: Judgement, look: Look = no_look,
         misses: Callable[[int, int, Words], bool] = _misses_nothing) -> Chooser:
    """A chooser that plays the action of which a judgement thinks most; without ``look`` any of equal ones, each as likely.

    ``misses(n, action, words)``: whether it does not see this one of ``n`` actions.
    """

    @rule
    def choose(states: States, actions: Ints, numbers: Ints, words: Words) -> int:
        """The action that is judged best."""
        n = legal(states[0], actions)
        alike = look(states, actions, n, numbers)
        if n == 1 and actions[0] >= alike:
            return int(actions[0])
        most, ties, chosen = NEVER, 0, int(actions[0])
        for i in range(n):
            action = int(actions[i])
            if misses(n, action, words):
                continue
            value = judgement(states, action, numbers)
            if value > most:
                most, ties, chosen = value, 0, action
                if value == AT_ONCE:
                    break
            if value == most and action < alike:
                ties += 1
                if below(words, ties) == 0:
                    chosen = action
        return chosen

    return choose


def after(apply: Callable[[State, int], None], to_move: Callable[[State], int],
          value: Callable[[State, Ints], None]) -> Judgement:
    """Judges an action by what the position after it is worth to whoever decides: one step ahead."""

    @rule
    def judgement(states: States, action: int, numbers: Ints) -> int:
        """The value of the position after an action; ``states[1]`` is scratch."""
        states[1] = states[0]
        apply(states[1], action)
        value(states[1], numbers)
        return int(numbers[to_move(states[0])])

    return judgement


def numbers_length(game: Rules) -> int:
    """How many ``numbers`` a chooser gets: its own scratch; the weights and features of a game that has them; a few lines."""
    return game.mind_at + (game.valuation.length + LINE * TIES if game.valuation else 0)


def entries(game: Rules) -> list[Kernel]:
    """Every entry point from Python into the rules of a game."""
    most = max(game.seat_counts)
    seen, state, states = Argument("State", written=False), Argument("State"), Argument("States", 2)
    actions, by_seat, words = Argument("Ints", game.longest_legal), Argument("Ints", most), Argument("Words", 4)
    seat, number = Argument("seat"), Argument("int")
    made = [
        Kernel("setup", game.setup, (state, words)),
        Kernel("legal", game.legal, (seen, actions), answers=True),
        Kernel("apply", game.apply, (state, number)),
        Kernel("to_move", game.to_move, (seen,), answers=True),
        Kernel("returns", game.returns, (seen, by_seat)),
        Kernel("places", game.places or _places(game), (seen, by_seat)),
        Kernel("value", game.value or game.returns, (seen, Argument("Ints", numbers_length(game)))),
        Kernel("mask", game.mask, (state, Argument("eyes"))),
        Kernel("resample", game.resample, (state, seat, words)),
        Kernel("allows", (allows := _allows(game)), (seen, actions, number), answers=True),
        Kernel("step", _step(game, allows), (state, actions, number), answers=True),
        Kernel("draw", draw_of(game), (seen, actions, actions, words), answers=True),
        Kernel("score_changes", _score_changes(game), (states, actions, Argument("Ints", (game.longest_legal + 1) * most)),
               answers=True),
        Kernel("random_games", _random_games(game), (states, actions, actions, words, number), answers=True),
    ]
    slot_of = game.numbering.slot_of if game.numbering else _own_slot
    made += [Kernel("slot_of", slot_of, (seen, number), answers=True),
             Kernel("action_of", _action_of(game, slot_of), (seen, actions, number), answers=True),
             Kernel("legal_slots", _legal_slots(game, slot_of), (seen, actions), answers=True)]
    if game.valuation is not None:
        made.append(Kernel("features", game.valuation.measure, (seen, seat, Argument("Ints", features_length(game.valuation)))))
        made.append(Kernel("time", game.valuation.time, (seen,), answers=True))
    if game.weights is not None and game.chance_pile is not None:
        made.append(Kernel("weights", game.weights, (seen, actions), answers=True))
        made.append(Kernel("chance_pile", game.chance_pile, (seen,), answers=True))
    policy = game.foresight.policy if game.foresight else None
    made += [replace(entry_of(game, name, function), apart=function is not policy)
             for name, function in {**choosers(game), **game.anchors,
                                     **value_players(game)[1]}.items()]
    return made


def entry_of(game: Rules, name: str, function: Chooser) -> Kernel:
    """The entry point of a way to choose."""
    return Kernel(kernel_of(name), function, (
        Argument("States", SCRATCH_STATES), Argument("Ints", game.longest_legal), Argument("Ints", numbers_length(game)),
        Argument("Words", 4)), answers=True)


def kernel_of(player: str) -> str:
    """The name of the kernel by which a player of a game chooses."""
    return f"choose_{player.replace('-', '_')}"


PLACES = 64
"""Room for a place beside each score, so that no second array is needed."""
WIDEST_SCORE = 2**31 // PLACES - 1
"""No score is further from 0: that much the room leaves."""


def _places(game: Rules) -> Callable[[State, Ints], None]:
    returns, tie = game.returns, game.tie or _tied

    @rule
    def places(state: State, out: Ints) -> None:
        """The best score first; of equal scores the better tie; what is equal in both shares the better place."""
        returns(state, out)
        for seat in range(state.seats):
            out[seat] *= PLACES
        for seat in range(state.seats):
            for other in range(state.seats):
                ahead = int(out[other]) // PLACES - int(out[seat]) // PLACES
                if ahead > 0 or (ahead == 0 and tie(state, other) > tie(state, seat)):
                    out[seat] += 1
        for seat in range(state.seats):
            out[seat] = int(out[seat]) % PLACES + 1

    return places


@rule
def _tied(state: State, seat: int) -> int:
    return 0


@rule
def weighted(weights: Ints, n: int, words: Words) -> int:
    """An index 0..n-1, as likely as its weight."""
    total = 0
    for i in range(n):
        total += int(weights[i])
    left = below(words, total)
    for i in range(n):
        left -= int(weights[i])
        if left < 0:
            return i
    return n - 1


def _allows(game: Rules) -> Callable[..., int]:
    legal = game.legal

    @rule
    def allows(state: State, actions: Ints, action: int) -> int:
        """Whether an action is legal; ``actions`` holds the legal list afterwards."""
        low, high = 0, int(legal(state, actions))
        while low < high:
            middle = (low + high) // 2
            found = int(actions[middle])
            if found == action:
                return 1
            if found < action:
                low = middle + 1
            else:
                high = middle
        return 0

    return allows


@rule
def _own_slot(state: State, action: int) -> int:
    """The slot of an action where ids are few: the id."""
    return action


def _action_of(game: Rules, slot_of: Callable[[State, int], int]) -> Callable[..., int]:
    legal = game.legal

    @rule
    def action_of(state: State, actions: Ints, slot: int) -> int:
        """The legal action of a slot, ``ILLEGAL`` when there is none; ``actions`` holds the legal list afterwards."""
        for i in range(legal(state, actions)):
            if slot_of(state, int(actions[i])) == slot:
                return int(actions[i])
        return ILLEGAL

    return action_of


def _legal_slots(game: Rules, slot_of: Callable[[State, int], int]) -> Callable[..., int]:
    legal = game.legal

    @rule
    def legal_slots(state: State, slots: Ints) -> int:
        """The slot of every legal action, in their order; answers how many."""
        n = legal(state, slots)
        for i in range(n):
            slots[i] = slot_of(state, int(slots[i]))
        return int(n)

    return legal_slots


def _step(game: Rules, allows: Callable[..., int]) -> Callable[..., int]:
    apply, to_move = game.apply, game.to_move

    @rule
    def step(state: State, actions: Ints, action: int) -> int:
        """``apply`` of an action that is looked up first. Answers whose decision it is then, ``ILLEGAL`` if nothing changed."""
        if allows(state, actions, action) == 0:
            return ILLEGAL
        apply(state, action)
        return int(to_move(state))

    return step


def draw_of(game: Rules) -> Callable[..., int]:
    """What draws a chance outcome of a game."""
    legal, weights = game.legal, game.weights
    if weights is None:

        @rule
        def draw(state: State, out: Ints, likely: Ints, words: Words) -> int:
            """A chance outcome: an action id drawn by its weight."""
            return int(out[below(words, legal(state, out))])

        return draw

    @rule
    def draw_weighted(state: State, out: Ints, likely: Ints, words: Words) -> int:
        """A chance outcome: an action id drawn by its weight."""
        n = legal(state, out)
        weights(state, likely)
        return int(out[weighted(likely, n, words)])

    return draw_weighted


def _random(game: Rules) -> Chooser:
    legal = game.legal

    @rule
    def random(states: States, actions: Ints, numbers: Ints, words: Words) -> int:
        """Any legal action, each as likely."""
        return int(actions[below(words, legal(states[0], actions))])

    return random


def _score_changes(game: Rules) -> Callable[..., int]:
    legal, apply, returns, most = game.legal, game.apply, game.returns, max(game.seat_counts)

    @rule
    def score_changes(states: States, actions: Ints, changes: Ints) -> int:
        """For every legal action of ``states[0]`` the change of every seat's score; ``states[1]`` is scratch.

        ``changes``: row by row, as many columns as the game's largest number of seats, then a row of scratch.
        """
        n = legal(states[0], actions)
        returns(states[0], changes)
        for seat in range(most):
            changes[n * most + seat] = changes[seat]
        for i in range(n - 1, -1, -1):  # from the last row, because ``returns`` writes into the first
            states[1] = states[0]
            apply(states[1], actions[i])
            returns(states[1], changes)
            for seat in range(most):
                changes[i * most + seat] = changes[seat] - changes[n * most + seat]
        return n

    return score_changes


def _random_games(game: Rules) -> Callable[..., int]:
    setup, legal, apply, to_move = game.setup, game.legal, game.apply, game.to_move
    draw = draw_of(game)

    @rule
    def random_games(states: States, actions: Ints, likely: Ints, words: Words, count: int) -> int:
        """Plays ``count`` complete games with random legal actions, all rules, the legal list at every step.

        ``states[0]`` holds seats and options as ``Game.prepare`` made it; ``states[1]`` is the game. Answers the number of
        actions played.
        """
        played = 0
        for _ in range(count):
            states[1] = states[0]
            setup(states[1], words)
            while True:
                seat = to_move(states[1])
                if seat == NOBODY:
                    break
                if seat == CHANCE:
                    action = draw(states[1], actions, likely, words)
                else:
                    action = int(actions[below(words, legal(states[1], actions))])
                apply(states[1], action)
                played += 1
        return played

    return random_games
