"""Score pads for real tables, as the browser draws them: stateless, from entries to points and sentences."""

from __future__ import annotations

from typing import Any

from zellige.core import pad_words
from zellige.core.count_up import Count, count_up, pad_of
from zellige.core.game import Game
from zellige.core.pad import Field
from zellige.core.speaker import Seat, Speaker
from zellige.server.wire.answers import GameOption
from zellige.server.wire.forms import PadEntries
from zellige.server.wire.pad import PadAnswer, PadCard, PadField, PadForm, PadRow, PadTerm
from zellige.server.wire.table import ScoreColumn


def empty(game: Game, seats: int | None, lang: str) -> PadForm:
    """The score pad of a game before anything is counted; without ``seats``, for the fewest. ``NoPad`` when it has none."""
    pad, speaker = pad_of(game), Speaker(game, lang)
    count = count_up(game, min(game.seat_counts) if seats is None else seats, {}, {})
    return {"game": game.name, "title": speaker.say("game-title"), "seats": list(game.seat_counts),
            "options": [one for one in options_of(speaker) if one["name"] in pad.options],
            "sections": _sections(speaker), "fields": [_field(speaker, count, one) for one in count.fields]}


def filled(game: Game, form: PadEntries, lang: str) -> PadAnswer:
    """What comes of what was entered. ``NoPad``, ``UnknownOption`` or ``UnknownValue`` when there can be no such table."""
    names = [*form.names, *[None] * form.seats][: form.seats]
    speaker = Speaker(game, lang, [Seat(name or None) for name in names])
    count = count_up(game, form.seats, form.options, form.entries)
    sections = _sections(speaker)
    return {
        "seats": form.seats, "sections": sections, "fields": [_field(speaker, count, one) for one in count.fields],
        "inferred": dict(count.inferred),
        "refusals": [{"field": one.field[:60], "seat": None if one.seat is None else one.seat + 1,
                      "text": pad_words.refusal(speaker, count, one)} for one in count.objections],
        "scores": {"columns": sections, "rows": [_row(speaker, count, seat) for seat in range(form.seats)]},
        "winners": [seat + 1 for seat in count.winners], "verdict": pad_words.verdict(speaker, count),
        "ending": pad_words.ending(speaker, count)}


def options_of(speaker: Speaker) -> list[GameOption]:
    """The options of a game, and what each of them may be."""
    say = speaker.say
    return [{"name": option.name, "label": say(f"option-{option.name}"), "help": say(f"option-{option.name}.help"),
             "source": option.source, "default": option.default,
             "values": [{"value": value, "label": speaker.option_value(option, value)} for value in option.values]}
            for option in speaker.game.options]


def _sections(speaker: Speaker) -> list[ScoreColumn]:
    return [{"id": column.name, "label": speaker.say(column.label), "icon": column.icon}
            for column in pad_of(speaker.game).columns]


def _field(speaker: Speaker, count: Count, field: Field) -> PadField:
    room: Any = count.sheet.dtype[field.into].shape
    return {"id": field.name, "section": field.section, "label": speaker.say(field.label),
            "place": pad_words.place(speaker, field, None), "icon": field.icon,
            "help": speaker.say(field.help) if field.help else "", "scope": "seat" if field.by_seat else "table",
            "kind": field.kind, "least": field.least, "most": field.most, "keys": list(field.offered),
            "longest": room[-1] if field.kind in ("numbers", "cards") else 1,
            "values": [_card(speaker, field, value) for value in field.values],
            "alone": field.alone, "open": count.asked[field.name]}


def _card(speaker: Speaker, field: Field, value: str) -> PadCard:
    message = field.card(value).message
    return {"value": value, "label": speaker.say(message),
            "help": speaker.say(f"{message}.{field.tells}") if field.tells else ""}


def _row(speaker: Speaker, count: Count, seat: int) -> PadRow:
    pad, points = pad_of(count.game), count.points(seat)
    terms: list[PadTerm] = [
        {"rule": line, "column": column.name, "label": speaker.say(f"term-{line.replace(' ', '-')}"), "amount": points[line],
         "cells": [], "why": pad_words.why(speaker, count, seat, line)}
        for column in pad.columns for line in column.rules if points[line]]
    return {"seat": seat + 1, "name": speaker.name(seat), "total": count.scores[seat], "place": count.places[seat],
            "columns": {column.name: sum(points[line] for line in column.rules) for column in pad.columns}, "terms": terms}
