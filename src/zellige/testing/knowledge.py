"""What is promised of secrets: what an eye may see, and a fair guess at the rest."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

from zellige.core.errors import PersonError
from zellige.core.game import CHANCE, Game, State
from zellige.testing.played import Played, Spot

GUESSES = 2
"""How many worlds are made of what a seat sees."""
OTHERS = 12
"""How many other actions are looked at, where one stays secret."""


def check_mask(played: Played) -> None:
    """What an eye has seen it sees again, and whose decision it is is no secret."""
    game = played.game
    for spot in played.spots:
        for eye in spot.eyes():
            seen = game.masked(spot.state, eye)
            if game.masked(seen, eye).tobytes() != seen.tobytes():
                raise spot.broken("mask-again", seat=eye + 1)
            if game.to_move(seen) != game.to_move(spot.state):
                raise spot.broken("mask-mover", seat=eye + 1)


def check_resample(played: Played) -> None:
    """A guess is a position that can be, and looks to the seat as what it saw."""
    game = played.game
    for spot in played.spots:
        for seat in range(spot.seats):
            seen = game.masked(spot.state, seat)
            worlds = list(_worlds(played, spot, seat))
            if any(game.masked(world, seat).tobytes() != seen.tobytes() for world in worlds):
                raise spot.broken("guess-looks-different", seat=seat + 1)
            if game.hides and not _can_be(game, worlds[0]):
                raise spot.broken("guess-cannot-be", seat=seat + 1)


def _can_be(game: Game, world: State) -> bool:
    """Whether a position comes back from its document, of which the pieces must add up."""
    try:
        return bool(game.position(game.to_document(world)).tobytes() == world.tobytes())
    except PersonError:
        return False


def check_two_worlds(played: Played) -> None:
    """Two positions that look alike from a seat give it the same: actions, reasons, scores, screens, documents."""
    if not played.game.hides:
        return
    for spot in played.spots:
        for seat in range(spot.seats):
            first, *others = _worlds(played, spot, seat)
            _compare(spot, seat, first)
            for world in (first, *others) if spot.game.to_move(spot.state) == seat else ():
                _compare_choice(played, spot, seat, world)


def check_heard(played: Played) -> None:
    """Whoever decides hears the action; of one that an eye does not hear, it hears none that looks the same to it.

    And it sees no secret either: somewhere in a game other secret actions look the same to it.
    """
    alike: Counter[bool] = Counter()
    for spot, step in zip(played.moments, played.course.line[:-1], strict=False):  # at the end everything is turned over
        if step.mover != CHANCE and spot.game.heard(spot.state, step.action, step.mover) != step.action:
            raise spot.broken("decider-deaf", seat=step.mover + 1, action=step.text)
        for eye in spot.eyes():
            heard = spot.game.heard(spot.state, step.action, None if eye < 0 else eye)
            if heard not in (None, step.action):
                raise spot.broken("heard-wrong", seat=eye + 1, action=step.text)
            if heard is None:
                alike.update(_alike(spot, eye, step.action, step.after))
    if alike[False] and not alike[True]:
        raise played.moments[0].broken("secret-shown", count=alike[False])


def _worlds(played: Played, spot: Spot, seat: int) -> Iterator[State]:
    for number in range(GUESSES):
        world = spot.game.masked(spot.state, seat)
        spot.game.resample(world, seat, played.stream("world", spot.ply, seat, number))
        yield world


def _compare_choice(played: Played, spot: Spot, seat: int, world: State) -> None:
    """What the seat to move may do in the true position, and in a world that looks the same."""
    game, seen, other = spot.game, spot.game.masked(spot.state, seat), spot.game.masked(world, seat)
    if not game.legal_actions(spot.state) == game.legal_actions(world) == game.legal_actions(seen):
        raise spot.broken("worlds-differ", seat=seat + 1, what="legal")
    for action in played.numbers(spot)[::4]:
        if game.reason(seen, action) != game.reason(other, action):
            raise spot.broken("worlds-differ", seat=seat + 1, what="reason")


def _compare(spot: Spot, seat: int, world: State) -> None:
    """What a seat is given in the true position, and in a world that looks the same."""
    game = spot.game
    told, other = _told(game, game.masked(spot.state, seat), seat), _told(game, game.masked(world, seat), seat)
    for what, text in told.items():
        if other[what] != text:
            raise spot.broken("worlds-differ", seat=seat + 1, what=what)


def _told(game: Game, seen: State, seat: int) -> dict[str, str]:
    """What is made of what a seat may see, as text."""
    return {"view": json.dumps(game.view(seen, seat)), "terms": str([game.terms(seen, one) for one in range(int(seen.seats))]),
            "to_document": json.dumps(game.to_document(seen)), "show": game.show(seen)}


def _alike(spot: Spot, eye: int, action: int, after: State) -> Iterator[bool]:
    """Whether other secret actions look to an eye like the one that was played; those it hears never do."""
    game, seen = spot.game, spot.game.masked(after, eye)
    for other in [one for one in spot.legal if one != action][:OTHERS]:
        world = game.copy(spot.state)
        game.apply(world, other)
        same = game.masked(world, eye).tobytes() == seen.tobytes()
        if game.heard(spot.state, other, None if eye < 0 else eye) is None:
            yield same
        elif same:
            raise spot.broken("heard-differs", seat=eye + 1, action=game.describe(spot.state, action),
                              other=game.describe(spot.state, other))
