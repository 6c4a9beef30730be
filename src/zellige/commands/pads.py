"""The command about score pads of real tables: pad GAME."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from zellige.commands import parameters
from zellige.commands.errors import BadEntries
from zellige.commands.parameters import Command, print_json
from zellige.core import document, pad_words
from zellige.core.count_up import Count, count_up, pad_of
from zellige.core.game import Game
from zellige.core.language import persons_language
from zellige.core.pad import Field
from zellige.core.registry import get
from zellige.core.speaker import Seat, Speaker

REFUSED = 2


@click.command(cls=Command)
@parameters.game
@click.argument("file", metavar="FILE", required=False)
@parameters.seats
@click.option("--name", "names", metavar="NAME", multiple=True)
@parameters.option
@click.option("--empty", is_flag=True)
@parameters.as_json
def pad(game: str, file: str | None, seats: int | None, names: tuple[str, ...], option: tuple[str, ...], empty: bool,
        as_json: bool) -> None:
    """The points of a table of wood and cardboard, from a file of entries, or asked field by field."""
    found = get(game)
    pad_of(found)
    given: dict[str, Any] = {"seats": min(found.seat_counts), "names": [], "options": {}, "entries": {}}
    given |= _read(file) if file else {}
    if names:
        given |= {"names": list(names), "seats": len(names)}
    given["seats"] = given["seats"] if seats is None else seats
    given["options"] = given["options"] | parameters.options_of(found, option)
    speaker = Speaker(found, persons_language(), [Seat(name) for name in given["names"][: given["seats"]]])
    if empty:
        print_json({"game": found.name, **given, "entries": _nothing(found, given)})
        return
    if not file:
        _ask(speaker, found, given)
    count = count_up(found, given["seats"], given["options"], given["entries"])
    if count.objections:
        for one in count.objections:
            click.echo(pad_words.refusal(speaker, count, one), err=True)
        raise click.exceptions.Exit(REFUSED)
    if as_json:
        print_json(_as_data(speaker, count))
    else:
        print("".join(f"{line}\n" for line in _table(speaker, count)), end="")


def _read(path: str) -> dict[str, Any]:
    """A file of entries: JSON with ``entries``, and perhaps ``seats``, ``names`` and ``options``."""
    found = document.read_json(path)
    kinds: dict[str, Any] = {"game": str, "seats": int, "names": list, "options": dict, "entries": dict}
    if not isinstance(found, dict):
        raise BadEntries(path=path, field="entries")
    for name, value in found.items():
        if name not in kinds or type(value) is not kinds[name] or (
                name == "names" and not all(one is None or isinstance(one, str) for one in value)):
            raise BadEntries(path=path, field=name)
    return found


def _nothing(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    """Entries for everything the pad asks for, with nothing counted yet."""
    count = count_up(game, given["seats"], given["options"], {})
    plain = {"number": 0, "numbers": [], "cards": [], "yes": False, "holder": None}
    return {field.name: [plain[field.kind]] * given["seats"] if field.by_seat else plain[field.kind]
            for field in count.fields}


# --- asked field by field ---


def _ask(speaker: Speaker, game: Game, given: dict[str, Any]) -> None:
    """Asks for every entry that matters, and again for those that do not fit together, until nothing is said otherwise."""
    seats, options, entries = given["seats"], given["options"], given["entries"]
    for field in count_up(game, seats, options, {}).fields:
        for seat in range(seats if field.by_seat else 1):
            if count_up(game, seats, options, entries).asked[field.name][seat]:
                _enter(speaker, given, field, seat)
    changed = True
    while changed and (wrong := (count := count_up(game, seats, options, entries)).objections):
        before = dict(entries)
        for one in wrong:
            click.echo(pad_words.refusal(speaker, count, one), err=True)
        field = next(field for field in count.fields if field.name == wrong[0].field)
        for seat in range(seats) if field.by_seat and wrong[0].seat is None else (wrong[0].seat or 0,):
            _enter(speaker, given, field, seat)
        changed = entries != before


def _enter(speaker: Speaker, given: dict[str, Any], field: Field, seat: int) -> None:
    """Asks for one entry until it can be one."""
    entries = given["entries"]
    while True:
        value = _typed(speaker, field, seat if field.by_seat else None, given["seats"])
        own = value
        if field.by_seat:
            own = [*entries.get(field.name, []), *[None] * given["seats"]][: given["seats"]]
            own[seat] = value
        count = count_up(speaker.game, given["seats"], given["options"], {**entries, field.name: own})
        if count.readable:
            entries[field.name] = own
            return
        click.echo(pad_words.refusal(speaker, count, count.objections[0]), err=True)


def _typed(speaker: Speaker, field: Field, seat: int | None, seats: int) -> Any:
    """What somebody types for a field: nothing is nothing counted, or whatever follows from the rest."""
    known = ", ".join(field.values)
    asks = speaker.say(f"pad-ask-{field.kind}", place=pad_words.place(speaker, field, seat), most=field.most, seats=seats,
                       known=known)
    while (text := click.prompt(asks, prompt_suffix=" ", default="", show_default=False, err=True).strip()) == "?":
        click.echo(speaker.say(field.help) if field.help else pad_words.place(speaker, field, seat), err=True)
    if not text:
        return {"number": 0, "numbers": [], "cards": [], "yes": False}.get(field.kind)
    parts = text.replace(",", " ").split()
    if field.kind == "cards":
        return parts
    numbers = [int(part) if part.lstrip("-").isdecimal() and len(part) < 12 else part for part in parts]
    if field.kind == "numbers":
        return numbers
    value = numbers[0] if len(numbers) == 1 else text
    return bool(value) if field.kind == "yes" and value in (0, 1) else value


# --- what comes of it ---


def _table(speaker: Speaker, count: Count) -> Iterator[str]:
    """Rows as on the game's own pad, seats in columns, then the sum and the winner."""
    seats = range(len(count.scores))
    rows = [["", *(speaker.name(seat) for seat in seats)]]
    asked = {field.section for field in count.fields if any(count.asked[field.name])}
    for column in pad_of(count.game).columns:
        sums = [sum(count.points(seat)[line] for line in column.rules) for seat in seats]
        if column.name not in asked and not any(sums):
            continue  # of rules that were not played by
        rows.append([speaker.say(column.label), *map(str, sums)])
    rows.append([speaker.say("pad-total"), *map(str, count.scores)])
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    for row in rows:
        first, *others = (text.rjust(width) if place else text.ljust(width)
                          for place, (text, width) in enumerate(zip(row, widths, strict=True)))
        yield "  ".join((first, *others))
    for sentence in (pad_words.verdict(speaker, count), pad_words.ending(speaker, count)):
        if sentence:
            yield sentence


def _as_data(speaker: Speaker, count: Count) -> dict[str, Any]:
    return {"scores": count.scores, "places": count.places, "winners": [seat + 1 for seat in count.winners],
            "inferred": dict(count.inferred), "verdict": pad_words.verdict(speaker, count),
            "ending": pad_words.ending(speaker, count),
            "seats": [{"seat": seat + 1, "name": speaker.name(seat), "score": count.scores[seat], "points": count.points(seat)}
                      for seat in range(len(count.scores))]}


COMMANDS = [pad]
