"""How fast a game is played from Python, one action at a time: decisions or calls a CPU second, the best of some runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import numpy as np

import zellige
from zellige.core.course import Step
from zellige.core.game import CHANCE, Game

RUNS = 5
LONGEST = 120
"""Decisions of a game that are played; every one of them again in each run."""


def best(count: int, run: Callable[[], object]) -> float:
    """How often a second something is done that a run does ``count`` times."""
    seconds = []
    for _ in range(RUNS):
        began = time.process_time()
        run()
        seconds.append(time.process_time() - began)
    return count / min(seconds)


def measure(game: Game) -> dict[str, float]:
    """Plays one game in every way there is."""
    kernels, dice = game.kernels(), Random(1)
    match = zellige.new(game.name, seats=2, seed=7)
    while not match.over and len(match.played) < LONGEST:
        match.play(dice.choice(list(match.course.legal)))
    steps = match.played
    decisions = [step for step in steps if step.mover != CHANCE]
    texts, ids = [step.text for step in decisions], [step.action for step in decisions]
    out, states = np.zeros(game.longest_legal, np.int32), game.blank(1)

    def play(actions: list[str] | list[int]) -> None:
        again = zellige.new(game.name, seats=2, seed=7)
        for action in actions:
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
        states[0] = match.start
        step = kernels.bound("step", states[0], out)
        for action in played:
            step(action)

    played = [step.action for step in steps]
    return {"text": best(len(decisions), lambda: play(texts)), "ids": best(len(decisions), lambda: play(ids)),
            "events read": best(len(steps), lambda: [step.events for step in fresh(game, ids)]),
            "masked": best(len(steps), lambda: [game.masked(step.before, 0) for step in steps]),
            "three calls": best(len(steps), three_calls), "checked step": best(len(steps), checked_step),
            "bound step": best(len(steps), bound)}


def fresh(game: Game, ids: list[int]) -> list[Step]:
    """The steps of a game of which nobody has read anything yet."""
    match = zellige.new(game.name, seats=2, seed=7)
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
