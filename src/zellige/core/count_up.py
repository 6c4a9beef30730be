"""From what a person has counted on a table to points: entries go on the sheet of a score pad, and its rules do the rest.

``Entries`` are plain JSON, by the names of the fields: where there is one by seat a list in seat order, which may be shorter
and hold None where nothing is entered yet; else one value. What kinds of values there are: ``pad.Field``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from zellige.core.errors import NoPad
from zellige.core.game import Game
from zellige.core.pad import Field, Objection, Pad, Sheet
from zellige.core.vocabulary import State

Entries = Mapping[str, Any]
LONGEST_NUMBER = 10**9
"""No number on a pad is as large; whoever enters one is told so in fewer digits."""


@dataclass(frozen=True)
class Count:
    """What a table comes to.

    ``asked``: by field whether it matters, for each seat (one value where there is one for the table). ``inferred``: by field
    what was not entered and follows. ``readable``: whether every entry is one. ``scores`` and ``places`` by seat; with an
    objection they are those of the rest.
    """

    game: Game
    sheet: Sheet
    fields: tuple[Field, ...]
    asked: Mapping[str, list[bool]]
    inferred: Entries
    readable: bool
    objections: list[Objection]
    scores: list[int]
    places: list[int]

    @property
    def winners(self) -> list[int]:
        """The seats, from 0, that have won; none while something cannot be, or nothing is counted yet."""
        if self.objections or not any(self.scores):
            return []
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def points(self, seat: int) -> dict[str, int]:
        """The points of a seat by line."""
        return dict(zip(pad_of(self.game).lines, self.sheet.points[seat].tolist(), strict=True))


def pad_of(game: Game) -> Pad:
    """The score pad of a game; ``NoPad`` when it has none."""
    if game.pad is None:
        raise NoPad(game=game.name)
    return game.pad


def count_up(game: Game, seats: int, options: Mapping[str, Any], entries: Entries) -> Count:
    """The points of what was entered. What cannot be entered, or cannot be on one table, is among the objections.

    ``NoPad``, ``UnknownOption`` or ``UnknownValue`` when there can be no such table. An entry that is refused counts as not
    entered.
    """
    pad = pad_of(game)
    sheet = pad.blank()
    state = game.prepare(seats, options)
    sheet.seats, sheet.options = state.seats, state.options
    fields = tuple(pad.fields(seats))
    objections = [Objection(str(name), None, "unknown") for name in entries if name not in {one.name for one in fields}]
    said = set()
    for field in fields:
        value = entries.get(field.name)
        wrong = list(_enter(sheet, field, value))
        objections += wrong
        if value is not None and not wrong:
            said.add(field.name)
    pad.infer(sheet, said)
    asked = {field.name: [field.asked is None or bool(field.asked(sheet, seat)) for seat in _seats(sheet, field)]
             for field in fields}
    for field in fields:
        for seat in _seats(sheet, field):
            if not asked[field.name][seat]:
                _put(sheet, field, seat, 0)
    pad.infer(sheet, said)
    inferred = {field.name: _entry(sheet, field) for field in fields
                if field.kind == "holder" and field.name not in said and any(asked[field.name])}
    readable = not objections
    if readable:
        objections = list(pad.check(sheet, said))
    pad.points(sheet)
    scores = sheet.points[:seats].sum(axis=1).tolist()
    return Count(game, sheet, fields, asked, inferred, readable, objections, scores, _places(pad, sheet, scores))


def _places(pad: Pad, sheet: Sheet, scores: list[int]) -> list[int]:
    """The place of each seat, as a game of the engine has it: by score, then by ``tie``; what is equal in both shares it."""
    worth = [(score, pad.tie(sheet, seat) if pad.tie else 0) for seat, score in enumerate(scores)]
    return [1 + sum(other > own for other in worth) for own in worth]


# --- what is on a sheet, as entries ---


def sheet_of(game: Game, state: State) -> Sheet:
    """What is counted in a position."""
    pad = pad_of(game)
    sheet = pad.blank()
    pad.counts(state, sheet)
    return sheet


def entries_of(game: Game, state: State) -> dict[str, Any]:
    """What a person would enter who counts the pieces of a position."""
    pad, sheet = pad_of(game), sheet_of(game, state)
    return {field.name: _entry(sheet, field) for field in pad.fields(int(sheet.seats))}


def _entry(sheet: Sheet, field: Field) -> Any:
    if not field.by_seat:
        return _value(sheet, field, field.place)
    return [_value(sheet, field, (seat, *field.place)) for seat in range(int(sheet.seats))]


def _value(sheet: Sheet, field: Field, place: tuple[int, ...]) -> Any:
    found: Any = sheet[field.into][place] if place else sheet[field.into]
    if field.kind == "numbers":
        return [int(one) for one in found if one]
    if field.kind == "cards":
        return [name for name, has in zip(field.values, found, strict=False) if has]
    return bool(found) if field.kind == "yes" else int(found)


def _seats(sheet: Sheet, field: Field) -> range:
    return range(int(sheet.seats) if field.by_seat else 1)


def _put(sheet: Sheet, field: Field, seat: int, value: Any) -> None:
    place = (seat, *field.place) if field.by_seat else field.place
    if place:
        sheet[field.into][place] = value
    else:
        sheet[field.into] = value


# --- what a person enters ---


def _enter(sheet: Sheet, field: Field, value: Any) -> Iterator[Objection]:
    """Puts what was entered for a field on a sheet, as far as it can be; answers what cannot."""
    if not field.by_seat:
        if value is not None:
            yield from _enter_one(sheet, field, None, value)
        return
    if value is None:
        return
    if not isinstance(value, list):
        yield Objection(field.name, None, "by-seat", {"seats": int(sheet.seats)})
    elif len(value) > int(sheet.seats):
        yield Objection(field.name, None, "by-seat-long", {"seats": int(sheet.seats), "found": len(value)})
    else:
        for seat, one in enumerate(value):
            if one is not None:
                yield from _enter_one(sheet, field, seat, one)
        if field.kind == "cards" and field.alone:
            yield from _twice(sheet, field)


def _enter_one(sheet: Sheet, field: Field, seat: int | None, value: Any) -> Iterator[Objection]:
    wrong = _wrong(sheet, field, value)
    if wrong is not None:
        yield Objection(field.name, seat, *wrong)
    elif field.kind == "numbers":
        room = sheet[field.into][(seat or 0, *field.place) if field.by_seat else field.place]
        room[: len(value)] = value
    elif field.kind == "cards":
        for card in value:
            sheet[field.into][(*((seat or 0,) if field.by_seat else ()), *field.place, field.values.index(card))] = 1
    else:
        _put(sheet, field, seat or 0, int(value))


def _wrong(sheet: Sheet, field: Field, value: Any) -> tuple[str, Mapping[str, Any]] | None:
    """Why a value cannot be entered: the rule of an objection, and its parameters."""
    if field.kind == "yes":
        return None if isinstance(value, bool) else ("yes-or-no", {"found": _shown(value)})
    if field.kind == "holder":
        if type(value) is int and 0 <= value <= int(sheet.seats):
            return None
        return "holder", {"found": _shown(value), "seats": int(sheet.seats)}
    if field.kind == "number":
        return _wrong_number(field, value)
    if not isinstance(value, list):
        return "list", {"found": _shown(value)}
    if field.kind == "cards":
        for card in value:
            if not isinstance(card, str) or card not in field.values:
                return "card", {"found": _shown(card)}
        doubled = next((card for card in value if value.count(card) > 1), None)
        return None if doubled is None else ("card-twice", {"card": field.card(doubled)})
    room = sheet.dtype[field.into].shape[-1]
    if len(value) > room:
        return "list-long", {"found": len(value), "most": room}
    return next((found for one in value if (found := _wrong_number(field, one))), None)


def _wrong_number(field: Field, value: Any) -> tuple[str, Mapping[str, Any]] | None:
    if type(value) is not int:
        return "whole", {"found": _shown(value), "least": field.least, "most": field.most}
    if not field.least <= value <= field.most:
        return "bounds", {"found": _shown(value), "least": field.least, "most": field.most}
    return None


def _twice(sheet: Sheet, field: Field) -> Iterator[Objection]:
    """Cards that lie before two seats."""
    for number, card in enumerate(field.values):
        having = [seat for seat in range(int(sheet.seats)) if sheet[field.into][(seat, *field.place, number)]]
        if len(having) > 1:
            yield Objection(field.name, having[1], "card-elsewhere", {"card": field.card(card), "other": having[0]})


def _shown(value: Any) -> str:
    """Something a person entered, as a sentence repeats it: not longer than that."""
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if isinstance(value, int):
        return str(value) if abs(value) < LONGEST_NUMBER else f"{'-' if value < 0 else ''}{LONGEST_NUMBER}…"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, str):
        return value
    return "[…]" if isinstance(value, list) else "{…}"
