"""How a table stands, in no language: worked out of the table, and noted in the store so that nobody has to do that again."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import Any

from zellige import __version__
from zellige.core.errors import PersonError
from zellige.core.game import CHANCE, NOBODY, Game
from zellige.core.registry import by_version, find
from zellige.core.vocabulary import Event
from zellige.tables.charter import Charter, Seat
from zellige.tables.doors import Doors
from zellige.tables.entry import Entry
from zellige.tables.shared import Shared
from zellige.tables.sight import written
from zellige.tables.table import Table

MADE = f"3 {__version__}"
"""Who noted a standing, and in which form: what another zellige has noted is worked out again."""


@dataclass(frozen=True)
class Standing:
    """How a table stands, in no language. ``mover``: who decides, from 0; ``NOBODY`` when the game is over.

    ``seats``: who sits there, ``called``: as sentences call them. ``handed_on``: whether the seat of a person was played by a
    bot, or by somebody else, for a while.

    ``turn``: None where nothing can be shown, or nobody has looked yet. ``record``: whether it shows one. ``dealt``: the seed
    of its deal; None where it began at a position somebody had. ``halted``: why nobody plays on, or sees anything of it.
    ``last``: the last decision that stands, as everybody may know it. ``doors``: who may play; None before anybody has looked.
    ``request``: what everybody is asked, and which seat asks it; ``asked``: who is yet to answer. ``leaving``: whose persons
    want the table deleted for all, ``holders``: all who have to.
    ``shared``: the deal that others play, too.
    """

    game: Game | None = None
    name: str | None = None
    seats: tuple[Seat, ...] = ()
    called: tuple[Seat, ...] = ()
    record: bool = False
    dealt: str | None = None
    turn: int | None = None
    mover: int = NOBODY
    over: bool = False
    practice: bool = False
    handed_on: bool = False
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    halted: PersonError | None = None
    last: Event | None = None
    doors: Doors | None = None
    request: tuple[str, int] | None = None
    asked: tuple[int, ...] = ()
    leaving: frozenset[int] = frozenset()
    holders: frozenset[int] = frozenset()
    shared: Shared | None = None

    @property
    def persons(self) -> list[int]:
        """The seats that persons have, from 0; none at a record."""
        return [] if self.record else [number for number, seat in enumerate(self.seats) if seat.player is None]


def at_first_glance(charter: Charter) -> Standing:
    """What a charter alone says."""
    game = find(charter.game)
    record = charter.record is not None
    return Standing(game and by_version(game, charter.rules_version), charter.game, charter.seats, charter.seats, record,
                    None if record or charter.start is not None else charter.seed, shared=charter.shared)


def standing(charter: Charter, entries: list[Entry]) -> Standing:
    """How the table stands that a charter and its entries make."""
    glance = at_first_glance(charter)
    if glance.game is not None:
        glance.game.ready_kernels()  # a replay takes a hundredth of the time with them
    try:
        return standing_of(Table.of(charter, entries))
    except PersonError as error:
        return replace(glance, halted=error, doors=Doors.of(charter, entries))


def standing_of(table: Table) -> Standing:
    """How a table stands."""
    handed_on = any(note.kind in ("bot", "free", "gone", "late") and note.seat in table.persons for note in table.notes)
    request = None if table.request is None else (table.request.what, table.request.seat)
    found = replace(at_first_glance(table.charter), doors=table.doors.copy(), game=table.game, seats=table.seats,
                    called=table.called, turn=table.turn, mover=table.mover, over=table.over, practice=table.practice,
                    halted=table.halted, last=_last_event(table), handed_on=handed_on, request=request,
                    asked=tuple(sorted(table.asked)), leaving=table.leaving, holders=table.holders)
    if not table.course.over:
        return replace(found, winners=tuple(table.left_over))
    winners = tuple(seat for seat, place in enumerate(table.game.ranks(table.state)) if place == 1)
    return replace(found, scores=tuple(table.game.scores(table.state)), winners=winners)


def _last_event(table: Table) -> Event | None:
    decided = next((step for step in reversed(table.line) if step.mover != CHANCE), None)
    return None if decided is None else table.news(decided, None).events[0]


# --- noted -----------------------------------------------------------------------------------------------------------

_PLAIN = ("name", "record", "dealt", "turn", "mover", "over", "practice", "handed_on")


def noted(found: Standing, rules_version: int) -> str | None:
    """A standing as the store notes it; None where it cannot be, and at a table that nobody can play on."""
    if found.halted is not None or found.doors is None or found.game is None:
        return None
    document = {name: getattr(found, name) for name in _PLAIN} | {
        "rules_version": rules_version, "scores": found.scores, "winners": found.winners,
        "seats": [[seat.name, seat.player] for seat in found.seats],
        "called": [[seat.name, seat.player] for seat in found.called],
        "last": found.last and asdict(found.last), "request": found.request, "asked": found.asked,
        "leaving": sorted(found.leaving), "holders": sorted(found.holders), "shared": found.shared and asdict(found.shared),
        "doors": [list(map(sorted, found.doors.keys)), list(found.doors.links.items()), sorted(found.doors.founder),
                  found.doors.alone]}
    text = written(document)
    read = of_note(text)
    return text if read is not None and read.last == found.last else None  # what an event says may be more than JSON can


def of_note(text: str) -> Standing | None:
    """The standing that was noted; None where its game has gone since."""
    document = json.loads(text)
    newest = find(document["name"])
    game = newest and by_version(newest, document["rules_version"])
    if game is None:
        return None
    keys, links, founder, alone = document["doors"]
    last = document["last"]
    return Standing(
        game, request=document["request"] and tuple(document["request"]), asked=tuple(document["asked"]),
        leaving=frozenset(document["leaving"]),
        shared=_shared(document["shared"]), holders=frozenset(document["holders"]),
        scores=tuple(document["scores"]), winners=tuple(document["winners"]), seats=_seats(document["seats"]),
        called=_seats(document["called"]), last=last and Event(**{**last, "cells": tuple(last["cells"])}),
        doors=Doors(list(map(set, keys)), dict(links), frozenset(founder), alone=alone),
        **{name: document[name] for name in _PLAIN})


def _shared(told: dict[str, Any] | None) -> Shared | None:
    return None if told is None else Shared(**told)


def _seats(told: list[list[Any]]) -> tuple[Seat, ...]:
    return tuple(Seat(name, player) for name, player in told)
