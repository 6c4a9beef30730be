"""What is promised of secrets: what an eye may see, and a fair guess at the rest."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise

from zellige.core.course import Step
from zellige.core.errors import PersonError
from zellige.core.game import CHANCE, Game, State
from zellige.testing.played import Played, Spot

GUESSES = 2
"""How many worlds are made of what a seat sees."""
ENOUGH = 10
"""How often a secret is looked at by an eye before it counts as seen: now and then one is turned over."""
WORLDS = 3
"""What other actions lead to, looked at by several seats together: so many of them."""
OTHERS = 12
"""How many other actions are looked at, where one stays secret."""


def check_mask(played: Played) -> None:
    """What an eye has seen it sees again, and whose decision it is is no secret; where a game has no secrets it sees all."""
    game, hides = played.game, played.course.hides
    for spot in played.spots:
        for eye in spot.eyes():
            seen = game.masked(spot.state, eye)
            if game.masked(seen, eye).tobytes() != seen.tobytes():
                raise spot.broken("mask-again", seat=eye + 1)
            if game.to_move(seen) != game.to_move(spot.state):
                raise spot.broken("mask-mover", seat=eye + 1)
            if not hides and seen.tobytes() != spot.state.tobytes():
                raise spot.broken("mask-hides", seat=eye + 1)


def check_together(played: Played) -> None:
    """Seats that look together see what each of them sees, and nothing more.

    What one of them sees can be seen in what they see together, and of what another seat alone knows there is nothing in it.
    Positions that look the same to each of them look the same to all of them.
    """
    game = played.game
    for spot in played.spots if game.hides else ():
        worlds = [world for _, world in _others(spot, -1)[:WORLDS]]
        for eyes in _parties(spot.seats):
            seen = game.masked(spot.state, *eyes)
            for eye in range(spot.seats):
                again = game.masked(seen, eye).tobytes()
                if eye in eyes and again != game.masked(spot.state, eye).tobytes():
                    raise spot.broken("together-less", seat=eye + 1, seats=_numbered(eyes))
                if eye not in eyes and again != game.masked(spot.state).tobytes():
                    raise spot.broken("together-more", seats=_numbered(eyes))
            for one, other in pairwise(worlds):
                alike = all(game.masked(one, eye).tobytes() == game.masked(other, eye).tobytes() for eye in eyes)
                if alike and game.masked(one, *eyes).tobytes() != game.masked(other, *eyes).tobytes():
                    raise spot.broken("together-more", seats=_numbered(eyes))


def _parties(seats: int) -> Iterator[tuple[int, ...]]:
    """Every two seats, and all of them."""
    yield from combinations(range(seats), 2)
    if seats > 2:
        yield tuple(range(seats))


def _numbered(eyes: tuple[int, ...]) -> str:
    return " + ".join(str(eye + 1) for eye in eyes)


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
    """Whoever decides hears the action; of those that look the same to an eye it hears all, or none, and of draws none.

    (Of a decision it may hear more than it can see afterwards: a price that was paid openly, out of a purse nobody looks into.)
    And no secret can be seen: of one sort, which is the first word of a text, some look the same somewhere in a game.
    """
    secrets, alike = Counter[str](), set[str]()
    for spot, step in zip(played.moments, played.course.line[:-1], strict=False):  # at the end everything is turned over
        if step.mover != CHANCE and spot.game.heard(spot.state, step.action, step.mover) != step.action:
            raise spot.broken("decider-deaf", seat=step.mover + 1, action=step.text)
        others = _others(spot, step.action) if spot.game.hides else []
        for eye in spot.eyes():
            heard = spot.game.heard(spot.state, step.action, None if eye < 0 else eye)
            if heard not in (None, step.action):
                raise spot.broken("heard-wrong", seat=eye + 1, action=step.text)
            if heard is None and not played.course.hides:
                raise spot.broken("heard-hides", seat=eye + 1, action=step.text)
            if found := list(_alike(spot, eye, step, heard is not None, others)):
                secrets[_sort(step.text)] += 1
                alike.update([_sort(step.text)] if any(found) else [])
    for sort, count in secrets.items():
        if count >= ENOUGH and sort not in alike:
            raise played.moments[0].broken("secret-shown", count=count, sort=sort)


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
    return {"view": json.dumps(game.view(seen)), "terms": str([game.terms(seen, one) for one in range(int(seen.seats))]),
            "to_document": json.dumps(game.to_document(seen)), "show": game.show(seen)}


def _sort(text: str) -> str:
    return text.partition(" ")[0]


def _others(spot: Spot, action: int) -> list[tuple[int, State]]:
    """Other legal actions, and what they would have led to."""
    found = []
    for other in [one for one in spot.legal if one != action][:OTHERS]:
        world = spot.game.copy(spot.state)
        spot.game.kernels_at_hand().apply(world, other)
        found.append((other, world))
    return found


def _alike(spot: Spot, eye: int, step: Step, heard: bool, others: list[tuple[int, State]]) -> Iterator[bool]:
    """Whether other actions that an eye does not hear look to it like the one it did not hear."""
    game, seen = spot.game, spot.game.masked(step.after, eye).tobytes()
    for other, world in others:
        same = game.masked(world, eye).tobytes() == seen
        other_heard = game.heard(spot.state, other, None if eye < 0 else eye) is not None
        if not heard and not other_heard:
            if _sort(game.describe(spot.state, other)) == _sort(step.text):
                yield same
        elif same and heard != other_heard:
            raise spot.broken("heard-differs", seat=eye + 1, action=step.text, other=game.describe(spot.state, other))
        elif same and step.mover == CHANCE and world.tobytes() != step.after.tobytes():
            raise spot.broken("heard-unseen", seat=eye + 1, action=step.text, other=game.describe(spot.state, other))
