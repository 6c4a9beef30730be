"""How fast a game is played from Python, one action at a time: decisions or calls a CPU second, the best of some runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

import zellige
from zellige.core.course import Step
from zellige.core.game import CHANCE, Game

RUNS = 5
LONGEST = 120
"""Decisions of a game that are played; every one of them again in each run."""
DECISIONS = 4000
"""Decisions of a run, in games of different seeds: what one of them draws is worked out anew."""


def best(count: int, run: Callable[[], object]) -> float:
    """How often a second something is done that a run does ``count`` times."""
    seconds = []
    for _ in range(RUNS):
        began = time.process_time()
        run()
        seconds.append(time.process_time() - began)
    return count / min(seconds)


def measure(game: Game) -> dict[str, float]:
    """Plays some games in every way there is."""
    kernels, games, count = game.kernels(), dict[int, list[Step]](), 0
    while count < DECISIONS:
        games[len(games)] = played = played_by(game, len(games))
        count += sum(step.mover != CHANCE for step in played)
    texts, ids = ({seed: [told(step) for step in played if step.mover != CHANCE] for seed, played in games.items()}
                  for told in (lambda step: step.text, lambda step: step.action))
    steps, start = games[0], games[0][0].before
    out, states = np.zeros(game.longest_legal, np.int32), game.blank(1)

    def play(actions: dict[int, list[Any]]) -> None:
        for seed, each in actions.items():
            again = zellige.new(game.name, seats=2, seed=seed)
            for action in each:
                again.play(action)

    def three_calls() -> None:
        for step in steps:
            states[0] = step.before
            kernels.legal(states[0], out)
            kernels.to_move(states[0])
            kernels.apply(states[0], step.action)

    def checked_step() -> None:
        for step in steps:
            states[0] = step.before
            kernels.step(states[0], out, step.action)

    def bound() -> None:
        states[0] = start
        step = kernels.bound("step", states[0], out)
        for action in played:
            step(action)

    played = [step.action for step in steps]
    return {"text": best(count, lambda: play(texts)), "ids": best(count, lambda: play(ids)),
            "events read": best(len(steps), lambda: [step.events for step in fresh(game, ids[0])]),
            "masked": best(len(steps), lambda: [game.masked(step.before, 0) for step in steps]),
            "three calls": best(len(steps), three_calls), "checked step": best(len(steps), checked_step),
            "bound step": best(len(steps), bound)}


def played_by(game: Game, seed: int) -> list[Step]:
    """The steps of a game by chance, as many as are played of it."""
    match, dice = zellige.new(game.name, seats=2, seed=seed), Random(seed)
    while not match.over and len(match.played) < LONGEST:
        match.play(dice.choice(list(match.course.legal)))
    return match.played


def fresh(game: Game, ids: list[int]) -> list[Step]:
    """The steps of the first game, of which nobody has read anything yet."""
    match = zellige.new(game.name, seats=2, seed=0)
    for action in ids:
        match.play(action)
    return match.played


def main() -> None:
    """One line a game."""
    heads = ["text", "ids", "events read", "masked", "three calls", "checked step", "bound step"]
    print(f"{'a second':12}" + "".join(f"{head:>13}" for head in heads))
    for name, game in zellige.installed_games().items():
        found = measure(game)
        print(f"{name:12}" + "".join(f"{found[head]:13,.0f}" for head in heads))


if __name__ == "__main__":
    main()
