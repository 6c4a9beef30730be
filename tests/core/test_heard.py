"""What an eye hears of an action: everything that is played in the open, and nothing of what another seat does in secret."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

import zellige
from zellige.core.course import Course, Step
from zellige.core.game import CHANCE, Event, Game
from zellige.core.registry import get

GAMES: list[tuple[str, int, dict[str, Any], set[str]]] = [
    ("nim", 3, {}, set()),
    ("souk", 3, {}, {"kept", "drew"}),
    ("medina", 3, {}, set()),
    ("almadi", 1, {"characters": True}, set()),
    ("almadi", 3, {"characters": True}, {"kept"}),
    ("five_tribes", 2, {}, {"draw-card", "draw-djinn"}),
    ("five_tribes", 2, {"resource_cards_hidden": "public"}, {"draw-djinn"}),
    ("five_tribes", 4, {"open_coins_and_cards": "yes"}, {"draw-djinn"}),
]


@cache
def games(name: str, seats: int, *options: tuple[str, Any]) -> list[Step]:
    """The steps of a few random games in which whatever leads to a secret is done when it can be."""
    found: list[Step] = []
    for seed in range(4 if name == "five_tribes" else 1):
        match, dice = zellige.new(name, seats, seed, dict(options)), Random(seed)
        while not match.over:
            legal = match.legal()
            match.play(dice.choice([action for action in legal if action.startswith(("use s", "djinn"))] or legal))
        found += match.played
    return found


def events(game: Game, step: Step, eye: int | None) -> list[Event]:
    """What an eye is told while the game lasts."""
    course, eyes = Course(game, step.before), () if eye is None else (eye,)
    return game.narrate(course.seen(step.before, *eyes), course.heard(step, *eyes), course.seen(step.after, *eyes))


@pytest.mark.parametrize(("name", "seats", "options", "secret"), GAMES)
def test_what_is_played_in_the_open_is_told_to_everybody_whole(name, seats, options, secret):
    """Every price, path and choice, and whatever it set off; secret is what some kinds of event tell, and only to others."""
    game, kept_quiet = get(name), set()
    for step in games(name, seats, *options.items()):
        owner = step.mover if step.mover != CHANCE else int(step.before["seat" if "seat" in game.dtype.names else "turn"])
        for eye in (None, *range(seats)):
            heard = game.heard(step.before, step.action, eye)
            if heard is None:
                assert eye != owner
                kept_quiet.add(step.events[0].kind)
            else:
                assert heard == step.action
                assert events(game, step, eye) == step.events
    assert kept_quiet == secret


@pytest.mark.parametrize(("name", "seats", "options", "secret"), [game for game in GAMES if game[3]])
def test_whatever_else_could_have_been_done_in_secret_is_told_alike(name, seats, options, secret):
    """Until it is turned over: to the others a secret action shows and says what any other of its kind does."""
    game, compared = get(name), 0
    for step in games(name, seats, *options.items()):
        for eye in (None, *range(seats)):
            if game.heard(step.before, step.action, eye) is not None or turned_over(game, step):
                continue
            for other in game.legal_actions(step.before)[:20]:
                if game.heard(step.before, other, eye) is not None:
                    continue
                after = game.copy(step.before)
                game.apply(after, other)
                another = Step(game, step.ply, step.mover, None, other, step.before, after)
                eyes = () if eye is None else (eye,)
                assert Course(game, after).seen(after, *eyes).tobytes() == Course(game, after).seen(step.after, *eyes).tobytes()
                assert events(game, another, eye) == events(game, step, eye)
                compared += other != step.action
    assert compared > 10


def turned_over(game: Game, step: Step) -> bool:
    """Whether the last seat has kept its Characters, and the others lie open now; or the cards of a shuffled pile are known."""
    if game.name == "almadi":
        return step.before.phase != step.after.phase
    return game.name == "five_tribes" and step.mover == CHANCE and bool((step.before.known != step.after.known).any())
