"""What bots expected when they decided, as somebody reads it once the game is over."""

from __future__ import annotations

from math import isfinite

from zellige.core.course import LegalActions
from zellige.core.errors import PersonError
from zellige.core.game import Moment
from zellige.core.speaker import Speaker
from zellige.server.wire.answers import Thought, Thoughts
from zellige.tables.entry import Act
from zellige.tables.table import Table

LONGEST = 20
"""Actions of a line that are told: a record that somebody brings may hold any number."""


def expected(table: Table, speaker: Speaker) -> Thoughts:
    """Of every decision that stands what its bot expected, where it said more than that it would decide so.

    It tells what was secret, as the log does when the game is over, and is for nobody before.
    """
    told: list[Thought] = [
        {"decided": ply + 1, "values": _values(act), "line": _line(table, act, speaker)}
        for ply, act in table.thoughts.items() if ply < table.ply]
    return {"thoughts": [one for one in told if one["values"] or one["line"]]}


def _values(act: Act) -> list[float]:
    values = act.values or []
    return [round(float(value), 1) for value in values] if all(map(isfinite, values)) else []


def _line(table: Table, act: Act, speaker: Speaker) -> list[str]:
    """The actions behind the first, in the words in which the log tells the turns of whoever decides them."""
    game, rules, step = table.game, table.course.rules, table.line[act.ply]
    state, moments = step.after, list[Moment]()
    for text in (act.line or [])[1:LONGEST]:
        try:
            action = game.parse(state, text)
        except PersonError:
            break
        if action not in LegalActions(game, rules, state) or game.to_move(state) != step.mover:
            break
        after = game.copy(state)
        rules.apply(after, action)
        moments.append(Moment(step.mover, state, action, after, game.narrate(state, action, after)))
        state = after
    whole = moments and game.narrate_turn
    told = whole(moments) if whole else [moment.events[0] for moment in moments]
    return [speaker.event(event) for event in told if not event.quiet]
