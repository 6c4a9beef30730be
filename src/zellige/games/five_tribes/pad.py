"""The score pad of Five Tribes for a real table: what is counted, and what cannot be in one box."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from typing import Any

from zellige.core.game import Reason
from zellige.core.pad import Field, Label, Objection, Pad, Sheet
from zellige.games.five_tribes.components import (
    AL_AMIN,
    BOX_TILE_VALUES,
    CAMELS,
    CARDS,
    DJINNS,
    ELDER,
    FAKIR,
    FIRST_GOOD,
    GOODS,
    HAURVATAT,
    JAFAAR,
    MEEPLES,
    PALACES,
    PALMS,
    SHAMHAT,
    VIZIER,
)
from zellige.games.five_tribes.scoring import counts, free_goods, owns, points, score_lines, suit
from zellige.games.five_tribes.sheet import LINES, SHEET
from zellige.games.five_tribes.view import SCORE_PAD

MOST_COINS = 999
"""The bank never runs out; nobody has more."""
VALUES = int(BOX_TILE_VALUES.sum())


def fields(seats: int) -> tuple[Field, ...]:
    """Line by line as on the game's own pad; what djinns ask for comes behind them."""
    section = {column.rules[0]: column.name for column in SCORE_PAD}

    def number(line: str, into: str, most: int, label: str = "") -> Field:
        return Field(name=line, kind="number", section=section[line], label=label or f"term-{line}", help=f"pad-help-{line}",
                     into=into, most=most)

    found = [
        number("coins", "coins", MOST_COINS),
        number("viziers", "viziers", int(MEEPLES[VIZIER])),
        number("elders", "elders", int(MEEPLES[ELDER])),
        Field(name="djinns", kind="cards", section=section["djinns"], label="term-djinns", help="pad-help-djinns",
              into="djinns", values=DJINNS, cards=djinn_message, tells="text", icon="djinn"),
        number("palms", "tile_palms", PALMS),
        number("palaces", "tile_palaces", PALACES),
        number("tiles", "tile_values", sum(sorted(BOX_TILE_VALUES.tolist())[-int(CAMELS[seats]) :]), "pad-tiles"),
    ]
    found += [Field(name=f"goods.{good}", kind="number", section=section["merchandise"], label=f"pad-{good}",
                    help="pad-help-goods", into="cards", place=(FIRST_GOOD + number,),
                    most=int(CARDS[FIRST_GOOD + number]), icon=f"good-{good}")
              for number, good in enumerate(GOODS)]
    found.append(Field(name="fakirs", kind="number", section=section["merchandise"], label="pad-fakirs", help="pad-help-fakirs",
                       into="cards", place=(FAKIR,), most=int(CARDS[FAKIR]), icon="good-fakir",
                       asked=lambda sheet, seat: bool(owns(sheet, seat, AL_AMIN))))
    return tuple(found)


def infer(sheet: Sheet, said: Collection[str]) -> None:
    """Whose each djinn is."""
    for djinn in range(len(DJINNS)):
        having = [seat for seat in range(int(sheet.seats)) if sheet.djinns[seat, djinn]]
        sheet.djinn_owner[djinn] = having[0] if having else -1


def check(sheet: Sheet, said: Collection[str]) -> list[Objection]:
    """What cannot be on one table: more pieces than there are, and values that no tiles come to."""
    return [*_box(sheet), *_tiles(sheet)]


def _box(sheet: Sheet) -> Iterator[Objection]:
    """Everybody's pieces together are in the box."""
    for field in fields(int(sheet.seats)):
        if field.kind == "number" and field.name not in ("coins", "tiles"):
            own = sheet[field.into][(slice(0, int(sheet.seats)), *field.place)]
            if (found := int(own.sum())) > field.most:
                yield Objection(field.name, None, "box", {"found": found, "most": field.most})


def _tiles(sheet: Sheet) -> Iterator[Objection]:
    """Tiles are somebody's by a camel, of which each seat has so many; palms and palaces stand on tiles."""
    seats = int(sheet.seats)
    if (found := int(sheet.tile_values[:seats].sum())) > VALUES:
        yield Objection("tiles", None, "tiles", {"found": found, "most": VALUES})
    for seat in range(seats):
        value = int(sheet.tile_values[seat])
        if value not in values_of(int(CAMELS[seats])):
            yield Objection("tiles", seat, "tile-values", {"found": value, "most": int(CAMELS[seats])})
        for name, pieces in (("palms", sheet.tile_palms), ("palaces", sheet.tile_palaces)):
            if pieces[seat] and not value:
                yield Objection(name, seat, "no-tile", {"found": int(pieces[seat])})


@cache
def values_of(camels: int) -> frozenset[int]:
    """Every sum that so many tiles of the box, or fewer, come to."""
    fewest = {0: 0}
    for tile in BOX_TILE_VALUES.tolist():
        for value, number in list(fewest.items()):
            fewest[value + tile] = min(number + 1, fewest.get(value + tile, camels + 1))
    return frozenset(value for value, number in fewest.items() if number <= camels)


def djinn_message(djinn: str) -> str:
    """The message with the name of a djinn."""
    return f"djinn-{djinn.replace('_', '-')}"


def why(sheet: Sheet, seat: int, line: str) -> Reason | None:
    """What was counted, times what each is worth; the djinns, and the suits of a hand."""
    amount = int(sheet.points[seat, LINES.index(line)])
    if line in EACH:
        field, djinn = EACH[line]
        count = int(sheet[field][seat])
        params: dict[str, Any] = {"count": count, "each": amount // count if count else 0}
        if djinn is None or not owns(sheet, seat, djinn):
            return Reason("each", params)
        return Reason("djinn", {**params, "djinn": Label(djinn_message(DJINNS[djinn]))})
    if line == "vizier_bonus":
        fewer = int((sheet.viziers[: int(sheet.seats)] < sheet.viziers[seat]).sum())
        return Reason("fewer", {"count": fewer, "each": amount // fewer if fewer else 0})
    if line == "djinns":
        own = [name for name, has in zip(DJINNS, sheet.djinns[seat], strict=True) if has]
        return Reason("djinns", {"djinns": tuple(Label(djinn_message(name)) for name in own)})
    if line == "merchandise":
        sizes = [int(suit(sheet, seat, number)) for number in range(1, int(CARDS.max()) + 1)]
        free = int(free_goods(sheet, seat))
        return Reason("suits-free" if free else "suits", {"suits": " + ".join(str(size) for size in sizes if size) or "0"} | (
            {"free": free} if free else {}))
    return None


EACH: dict[str, tuple[str, int | None]] = {
    "viziers": ("viziers", JAFAAR), "elders": ("elders", SHAMHAT), "palms": ("tile_palms", HAURVATAT),
    "palaces": ("tile_palaces", None)}
"""Lines of so many points each: where they are counted, and the djinn that makes it more."""

PAD = Pad(dtype=SHEET, lines=LINES, columns=SCORE_PAD, fields=fields, counts=counts, points=points,
          score_lines=score_lines, infer=infer, check=check, why=why)
