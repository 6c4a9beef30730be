"""What the rules promise: deals, lists, reasons, scores, places, and that both backends are one."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

from zellige.core.arguments import eyes_of
from zellige.core.bounds import MOST_ACTIONS
from zellige.core.compile import Kernels
from zellige.core.game import CHANCE, NOBODY, Game, State
from zellige.core.playout import WIDEST_SCORE, numbers_length
from zellige.core.rng import below, stream
from zellige.testing.played import LONGEST, Played, Spot, options_said, refuse_order, roomy_legal

NUMBERS_APART = 8
"""Of the ids that are tried, every eighth is asked of both backends."""
FASTER = 5
"""How many times as fast compiled rules play at least. With good rules it is hundreds, so that no load decides about it."""
WORKED = 0.05
"""Seconds of work by which it is measured how fast rules are."""
ATTEMPTS = 3
"""How often that is measured before anybody is called slow."""


def check_playable(played: Played) -> None:
    """Every number of seats and every value of every option can be played to the end: looked at beside the first game only."""
    if played.number:
        return
    game, rules = played.game, played.game.ready_kernels()
    tables: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in game.seat_counts]
    tables += [(game.seat_counts[0], {option.name: value}) for option in game.options for value in option.values[1:]]
    for seats, options in tables:
        _play_out(game, rules, seats, options, played)


def _play_out(game: Game, rules: Kernels, seats: int, options: dict[str, Any], played: Played) -> None:
    spot = Spot(game, seats, options_said(game, options), "playable", 0, game.new(seats, "playable", options))
    state, words = game.copy(spot.state), stream(played.seed, "playable")
    out, likely = np.zeros(game.longest_legal, np.int32), np.zeros(game.longest_legal, np.int32)
    limit = game.longest_game(state)
    for _ in range((LONGEST if limit is None else limit) + 1):
        mover = rules.to_move(state)
        if mover == NOBODY:
            return
        n = rules.legal(state, out)
        if not n:
            raise spot.broken("nothing-legal")
        rules.apply(state, rules.draw(state, out, likely, words) if mover == CHANCE else int(out[below(words, n)]))
    raise spot.no_end(limit)


def check_setup(played: Played) -> None:
    """The same seats, options and seed deal the same position, which keeps them; both backends deal it."""
    game, first = played.game, played.moments[0]
    again = game.new(played.seats, played.seed, played.options)
    if again.tobytes() != first.state.tobytes():
        raise first.broken("deal-differs", field=_differing(first.state, again))
    if int(first.state.seats) != played.seats or game.options_of(first.state) != played.options:
        raise first.broken("deal-forgets")


def check_bounds(played: Played) -> None:
    """Every number of a record lies where its field says, also in what an eye may see."""
    for spot in played.moments:
        _in_bounds(spot, spot.state)
    for spot in played.spots:
        for eye in spot.eyes():
            _in_bounds(spot, played.game.masked(spot.state, eye))


def _in_bounds(spot: Spot, state: State) -> None:
    try:
        spot.game.check_content(state)
    except ValueError as error:
        raise spot.broken("out-of-bounds", error=error) from None


def check_legal(played: Played) -> None:
    """Every legal action once, ascending; none exactly when the game is over."""
    for spot in played.moments:
        legal = spot.legal
        refuse_order(spot, legal)
        if spot.over and legal:
            raise spot.broken("legal-at-end", count=len(legal))


def check_actions(played: Played) -> None:
    """Every legal id is one of those there are, and each of these has a text, on any position."""
    for spot in played.moments:
        if (legal := spot.legal) and not 0 <= legal[0] <= legal[-1] < spot.game.actions:
            outside = legal[0] if legal[0] < 0 else legal[-1]
            raise spot.broken("no-id", action=str(outside), count=spot.game.actions)
    for spot in played.spots:
        for action in played.numbers(spot):
            if not spot.game.describe(spot.state, action).strip():
                raise spot.broken("no-text", action=str(action))


def check_longest_legal(played: Played) -> None:
    """No legal list is longer than the game says."""
    rules = played.game.ready_kernels()
    for spot in played.moments:
        roomy_legal(rules, spot)


def check_slots(played: Played) -> None:
    """Every legal action has a slot of its own, one of those there are; slots ascend as the ids do."""
    game, rules = played.game, played.game.ready_kernels()
    out = np.zeros(game.longest_legal, np.int32)
    for spot in played.moments:
        slots, legal = out[: rules.legal_slots(spot.state, out)].tolist(), spot.legal
        for place, (slot, action) in enumerate(zip(slots, legal, strict=True)):
            if not 0 <= slot < game.slots:
                raise spot.broken("slot-outside", action=game.describe(spot.state, action), slot=str(slot), count=game.slots)
            if place and slot <= slots[place - 1]:
                raise spot.broken("slot-order", one=game.describe(spot.state, legal[place - 1]), slot=slots[place - 1],
                                  other=game.describe(spot.state, action), following=slot)


def check_longest_game(played: Played) -> None:
    """A game has as many actions as it says at most, which a record can hold, by what is decided before it."""
    longest = _the_same(played, "longest_game")
    if longest is not None and not 1 <= longest <= MOST_ACTIONS:
        raise played.moments[0].broken("no-length", actions=longest, most=MOST_ACTIONS)


def check_score_bounds(played: Played) -> None:
    """Every score lies between those of which the game says so, by what is decided before it; places can be told by them."""
    least, most = _the_same(played, "score_bounds")
    if not -WIDEST_SCORE <= least <= most <= WIDEST_SCORE:
        raise played.moments[0].broken("no-bounds", least=str(least), most=str(most), widest=str(WIDEST_SCORE))
    for spot in played.moments:
        for seat, score in enumerate(spot.game.scores(spot.state), 1):
            if not least <= score <= most:
                raise spot.broken("score-outside", seat=seat, score=str(score), least=str(least), most=str(most))


def _the_same(played: Played, function: str) -> Any:
    """What a function says of a game that asks for its seats, options and components alone: at the end as at its deal."""
    said = getattr(played.game, function)(played.moments[0].state)
    if getattr(played.game, function)(played.moments[-1].state) != said:
        raise played.moments[-1].broken("changes-its-mind", function=function)
    return said


def check_reason(played: Played) -> None:
    """A reason is given exactly where an action is not legal."""
    for spot in played.spots:
        legal = set(spot.legal)
        for action in played.numbers(spot):
            reason = spot.game.reason(spot.state, action)
            if (reason is None) != (action in legal):
                raise spot.broken("reason-of-legal" if reason else "no-reason", action=spot.game.describe(spot.state, action),
                                  rule=reason.rule if reason else "-")


def check_returns(played: Played) -> None:
    """The terms of a seat, each named once, add up to its score, on every position."""
    for spot in played.moments:
        scores = spot.game.scores(spot.state)
        for seat in range(spot.seats):
            terms = spot.game.terms(spot.state, seat)
            total, names = sum(term.amount for term in terms), [term.rule for term in terms]
            if total != scores[seat]:
                raise spot.broken("sum-differs", seat=seat + 1, total=str(total), score=str(scores[seat]))
            if len(set(names)) != len(names):
                raise spot.broken("term-twice", seat=seat + 1, names=", ".join(names))


def check_places(played: Played) -> None:
    """More points are never a worse place; places count those in front."""
    for spot in played.moments:
        scores, places = spot.game.scores(spot.state), spot.game.ranks(spot.state)
        for one in range(spot.seats):
            ahead = sum(place < places[one] for place in places)
            if places[one] != ahead + 1:
                raise spot.broken("place-number", seat=one + 1, place=str(places[one]), ahead=ahead)
            for other in range(spot.seats):
                if scores[one] > scores[other] and places[one] >= places[other]:
                    raise spot.broken("place-order", seat=one + 1, other=other + 1, place=str(places[one]),
                                      behind=str(places[other]))


def check_looking(played: Played) -> None:
    """Whoever only asks changes nothing, and asks twice to hear the same."""
    for spot in played.spots:
        for name, ask in _questions(spot):
            before, first = spot.state.tobytes(), ask()
            if spot.state.tobytes() != before:
                raise spot.broken("changes", function=name)
            if ask() != first:
                raise spot.broken("answers-differ", function=name)


def _questions(spot: Spot) -> Iterator[tuple[str, Callable[[], Any]]]:
    """Everything that can be asked about a position."""
    game, state = spot.game, spot.state
    yield "to_move", partial(game.to_move, state)
    yield "legal", partial(game.legal_actions, state)
    yield "returns", partial(game.scores, state)
    yield "places", partial(game.ranks, state)
    yield "value", partial(game.values, state)
    for name, ask in (("turn", game.turn), ("chance_pile", game.chance_pile if game.to_move(state) == CHANCE else None)):
        if ask is not None:
            yield name, partial(ask, state)
    for seat in range(spot.seats):
        yield "terms", partial(game.terms, state, seat)
    yield "view", partial(game.view, state)
    yield "to_document", partial(game.to_document, state)
    yield "show", partial(game.show, state)
    for action in spot.legal[:3]:
        yield "describe", partial(game.describe, state, action)
        yield "reason", partial(game.reason, state, action)


def check_backends(played: Played) -> None:
    """Interpreted and compiled rules give the same bytes: deals, lists, steps, scores, values, slots, draws, masks."""
    game = played.game
    both = game.kernels(backend="reference"), game.kernels(backend="compiled")
    first, room = played.moments[0], numbers_length(game)
    deals = []
    for rules in both:
        deals.append(game.prepare(played.seats, played.options))
        rules.setup(deals[-1], played.stream("deal"))
    _same(first, "setup", deals[0].tobytes(), deals[1].tobytes())
    for spot, step in zip(played.moments, [*played.course.line, None], strict=False):
        for name in ("to_move", "returns", "places", *(() if step else ("legal",))):
            _same(spot, name, *(_asked(rules, name, spot.state, room) for rules in both))
        if step is not None:
            if step.mover == CHANCE:
                for name in ("weights", "chance_pile") if game.weights and game.chance_pile else ():
                    _same(spot, name, *(_asked(rules, name, spot.state, room) for rules in both))
                _same(spot, "draw", *(_drawn(game, rules, spot.state, played.stream("draw", spot.ply)) for rules in both))
            _same(spot, "step", *(_stepped(game, rules, spot.state, step.action) for rules in both))
    for spot in played.spots:
        _same(spot, "legal_slots", *(_asked(rules, "legal_slots", spot.state, room) for rules in both))
        _same(spot, "value", *(_asked(rules, "value", spot.state, room) for rules in both))
        for action in played.numbers(spot)[::NUMBERS_APART]:
            _same(spot, "allows", *(rules.allows(spot.state, np.zeros(game.longest_legal, np.int32), action) for rules in both))
        for eye in spot.eyes() if game.hides else ():
            _same(spot, "mask", *(_guessed(game, rules, spot.state, eye, None) for rules in both))
            if eye >= 0:
                guesses = (_guessed(game, rules, spot.state, eye, played.stream("guess", eye)) for rules in both)
                _same(spot, "resample", *guesses)


def check_speed(played: Played) -> None:
    """Compiled rules play several times as many actions as interpreted ones: measured beside the first game only.

    By the work of the processor and both in turn, so that what else it does meanwhile counts for both.
    """
    if played.number or played.stumbled is not None:
        return  # what comes to no end cannot be measured
    game = played.game
    interpreted, compiled = game.kernels(backend="reference"), game.kernels(backend="compiled")
    times = 0.0
    for _ in range(ATTEMPTS):
        times = max(times, _pace(played, compiled) / _pace(played, interpreted))
        if times >= FASTER:
            return
    raise played.moments[0].broken("not-faster", times=f"{times:.1f}", least=FASTER)


def _pace(played: Played, rules: Kernels) -> float:
    """Actions a second of work, in whole games at random."""
    game, words, batch = played.game, played.stream("speed"), 1
    states = game.blank(2)
    states[0] = game.prepare(played.seats, played.options)
    out, likely = np.zeros(game.longest_legal, np.int32), np.zeros(game.longest_legal, np.int32)
    while True:
        began = time.process_time()
        actions = int(rules.random_games(states, out, likely, words, batch))
        worked = time.process_time() - began
        if worked >= WORKED:
            return actions / worked
        batch *= 2


def _same(spot: Spot, function: str, interpreted: Any, compiled: Any) -> None:
    if interpreted != compiled:
        raise spot.broken("backends-differ", function=function)


def _asked(rules: Kernels, name: str, state: State, room: int) -> tuple[Any, bytes]:
    if name in ("to_move", "chance_pile"):
        return getattr(rules, name)(state), b""
    out = np.zeros(room, np.int32)
    answer = getattr(rules, name)(state, out)
    return answer, out[:answer].tobytes()


def _drawn(game: Game, rules: Kernels, state: State, words: Any) -> int:
    scratch = np.zeros((2, game.longest_legal), np.int32)
    return int(rules.draw(state, scratch[0], scratch[1], words))


def _stepped(game: Game, rules: Kernels, state: State, action: int) -> tuple[int, bytes, bytes]:
    """Whose decision it is after a step, the position, and the legal list in which the action was looked up."""
    after, listed = game.copy(state), np.zeros(game.longest_legal, np.int32)
    mover = rules.step(after, listed, action)
    return mover, after.tobytes(), listed.tobytes()


def _guessed(game: Game, rules: Kernels, state: State, eye: int, words: Any) -> bytes:
    seen = game.copy(state)
    rules.mask(seen, eyes_of([eye]))
    if words is not None:
        rules.resample(seen, eye, words)
    return bytes(seen.tobytes())


def _differing(one: State, other: State) -> str:
    return next((name for name in one.dtype.names or () if np.any(one[name] != other[name])), "-")
