"""First steps: short chapters on a real table. Each begins at a position of its game and ends when something has happened.

A game brings ``guide/lessons.json``, the chapters in order: ``id``, ``position``, ``steps`` (what is suggested, in notation,
and the cells to look at) and ``goal`` (kinds of its events, of which one is to come about). The words are messages of the game:
``lesson-ID`` the title, ``.step1`` and so on what each step says, ``.open`` what is wanted by whichever way, ``.done`` what was
to be learnt. Whoever leaves the suggested steps has done something legal: they are told what it was, and the way is open.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from zellige.core.course import Step
from zellige.core.game import Document, Event, Game
from zellige.core.registry import get
from zellige.core.speaker import Speaker
from zellige.players.find import names
from zellige.server.errors import NoChapter
from zellige.server.wire.answers import ChapterInfo
from zellige.server.wire.table import Lesson
from zellige.tables import charter as papers
from zellige.tables.charter import Charter, Seat
from zellige.tables.table import Table

FILE = "lessons.json"
LEARNER = 0
"""The seat of whoever learns; the gentlest bot has every other."""


@dataclass(frozen=True)
class Chapter:
    """A position and what is to come about there. ``steps``: what is suggested, in notation, with the cells to look at."""

    id: str
    position: Document
    steps: tuple[tuple[str, tuple[str, ...]], ...]
    goal: frozenset[str]

    @property
    def plays(self) -> list[str]:
        """What is suggested from the first step to the last, in notation."""
        return [play for play, _ in self.steps]


@lru_cache(maxsize=32)
def chapters(game: Game) -> tuple[Chapter, ...]:
    """The chapters of a game, in order; none where it teaches nothing."""
    try:
        kept: list[dict[str, Any]] = json.loads((game.home / "guide" / FILE).read_text("utf-8"))
    except FileNotFoundError:
        return ()
    return tuple(Chapter(one["id"], one["position"], tuple((step["play"], tuple(step["cells"])) for step in one["steps"]),
                         frozenset(one["goal"])) for one in kept)


def titles(game: Game, words: Speaker) -> list[ChapterInfo]:
    """What the chapters of a game are called."""
    return [{"id": one.id, "title": words.say(f"lesson-{one.id}")} for one in chapters(game)]


def charter(name: str, chapter: str, key: str) -> Charter:
    """A table for a chapter; ``key`` opens every seat. ``NoChapter`` when the game has none of that name.

    The seed is always the same: whoever tries again meets the same draws.
    """
    game = get(name)
    found = _find(game, chapter)
    if found is None:
        raise NoChapter(game=name, chapter=chapter)
    start = game.position(found.position, partial=True)
    gentlest = next(iter(names(game)), None)
    seats = tuple(Seat(None, None if number == LEARNER else gentlest, papers.hashed(key)) for number in range(int(start.seats)))
    return Charter(papers.new_table(), game.name, game.rules_version, game.options_of(start), seats, f"{name} {chapter}",
                   papers.new_salt(), game.to_document(start), lesson=chapter)


def at_table(table: Table, words: Speaker) -> Lesson | None:
    """How far a chapter has come at its table; None at any other table."""
    found = _find(table.game, table.charter.lesson)
    if found is None:
        return None
    own = [step for step in table.line if step.mover == LEARNER]
    events = [_events(table, step) for step in own]
    name, reached = f"lesson-{found.id}", any(_aims(found, each) for each in events)
    follows = not reached and len(own) < len(found.steps) and [step.text for step in own] == found.plays[: len(own)]
    told = [] if follows else [event for first, *others in events[-1:] for event in (first, *_aims(found, others))]
    return {"chapter": found.id, "title": words.say(name), "state": "done" if reached else "path" if follows else "open",
            "steps": [{"play": play, "text": words.say(f"{name}.step{number}"), "cells": list(cells)}
                      for number, (play, cells) in enumerate(found.steps, 1) if follows and number > len(own)],
            "text": words.say(f"{name}.done" if reached else f"{name}.open"), "told": [words.event(event) for event in told]}


def _aims(chapter: Chapter, events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.kind in chapter.goal]


def _find(game: Game, chapter: str | None) -> Chapter | None:
    return next((one for one in chapters(game) if one.id == chapter), None)


def _events(table: Table, step: Step) -> Sequence[Event]:
    """What the log tells the learner of one of their decisions."""
    before, after = table.seen(step.before, LEARNER), table.seen(step.after, LEARNER)
    return table.game.narrate(before, table.heard(step, LEARNER), after)
