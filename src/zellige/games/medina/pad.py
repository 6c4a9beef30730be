"""The score pad of Médina for a real table: what is counted, and what cannot be in one box."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from zellige.core.game import Reason
from zellige.core.layout import copied
from zellige.core.pad import Field, Objection, Pad, Sheet
from zellige.games.medina.components import (
    COLOURS,
    HANDS,
    MERCHANT,
    MOST_ROOFS,
    NEUTRAL,
    STABLE,
    TOWER_MERCHANTS,
    WALL,
    WELL_POINTS,
)
from zellige.games.medina.options import ties_are_broken, well_is_used
from zellige.games.medina.scoring import WELL_STEPS, better, count_all, largest, points, score_lines
from zellige.games.medina.sheet import BUILDINGS, LINES, MERCHANTS, PARTS, SHEET, STABLES, WALLS
from zellige.games.medina.view import SCORE_PAD

COLUMNS = tuple(replace(column, rules=("well",)) if column.name == "well" else column for column in SCORE_PAD)
"""The columns of the score pad; nobody counts by colour what lies in line with the well."""
BESIDE = 2
"""Palaces that a merchant stands beside at most: no two come nearer to each other."""


def most_of(seats: int, part: int, colour: int = 0) -> int:
    """How many pieces that count as a part of a palace are in the game."""
    if part == MERCHANTS:
        return int(seats * HANDS[seats, MERCHANT] + TOWER_MERCHANTS.sum()) + 1
    return int(seats * HANDS[seats, (colour, STABLE, WALL)[part]])


def sides(size: int) -> int:
    """Places beside a palace at most: none has more than a straight row."""
    return 2 * size + 2


def fields(seats: int) -> tuple[Field, ...]:
    """Palace by palace, then the well, then the tiles."""
    found = [Field(name=f"{colour}.{part}", kind="number", section=colour, label=f"pad-{part}", help=f"pad-help-{part}",
                   into="parts", place=(number, which), most=most_of(seats, which, number),
                   icon=(colour, "stable", "wall", "merchant")[which])
             for number, colour in enumerate(COLOURS) for which, part in enumerate(PARTS)]
    found.append(Field(name="well", kind="number", section="well", label="pad-well", help="pad-help-well",
                       into="well", most=len(WELL_STEPS), asked=lambda sheet, seat: bool(well_is_used(sheet))))
    for number, colour in enumerate(COLOURS):
        found.append(Field(name=f"palace.{colour}", kind="holder", section="palace-tiles", label=f"term-{colour}-tile",
                           help="pad-help-palace-tile", icon=colour, into="palace_holder", place=(number,), by_seat=False,
                           most=seats))
        if HANDS[seats, NEUTRAL]:
            most = most_of(seats, BUILDINGS, number) + most_of(seats, STABLES)
            found.append(Field(name=f"neutral.{colour}", kind="number", section="palace-tiles", label=f"pad-neutral-{colour}",
                               help="pad-help-neutral", into="neutral", place=(number,), by_seat=False, most=most,
                               asked=_somebody_has(number)))
    found.append(Field(name="claim", kind="number", section="palace-tiles", label="pad-claim", help="pad-help-claim",
                       into="claim", most=MOST_ROOFS, asked=_claim_decides))
    found += [Field(name=f"tower.{number + 1}", kind="holder", section="tower-tiles", label=f"term-tower-{number + 1}",
                    help="pad-help-tower", into="tower_holder", place=(number,), by_seat=False,
                    most=seats) for number in range(4)]
    return tuple(found)


def _somebody_has(colour: int) -> Callable[[Sheet, int], bool]:
    """Whether a seat owns a palace of a colour: without any its tile is nobody's, however large a neutral one is."""
    return lambda sheet, seat: bool(_rivals(sheet, colour)[1])


def _claim_decides(sheet: Sheet, seat: int) -> bool:
    """Whether the order of claims parts a seat from another that is equal in all else."""
    if not ties_are_broken(sheet):
        return False
    counted = copied(sheet)
    points(counted)
    seats = range(int(sheet.seats))
    worth = [(int(counted.points[each].sum()), int(largest(sheet, each))) for each in seats]
    return bool(worth[seat][1]) and worth.count(worth[seat]) > 1


def size(sheet: Sheet, seat: int, colour: int) -> int:
    """Buildings and stables of the palace that a seat owns in a colour; 0 when it owns none."""
    return int(sheet.parts[seat, colour, BUILDINGS]) + int(sheet.parts[seat, colour, STABLES])


def infer(sheet: Sheet, said: Collection[str]) -> None:
    """A palace tile lies with the one owner of a largest palace; of several, whoever came first has it, and must be named."""
    for number, colour in enumerate(COLOURS):
        if f"palace.{colour}" not in said:
            most, holders = _rivals(sheet, number)
            sheet.palace_holder[number] = holders[0] + 1 if most > int(sheet.neutral[number]) and len(holders) == 1 else 0


def _rivals(sheet: Sheet, colour: int) -> tuple[int, list[int]]:
    """The size of the largest owned palace of a colour, and the seats that have one so large."""
    sizes = [size(sheet, seat, colour) for seat in range(int(sheet.seats))]
    most = max(sizes)
    return most, [seat for seat, own in enumerate(sizes) if own == most and own]


def check(sheet: Sheet, said: Collection[str]) -> list[Objection]:
    """What cannot be on one table: more pieces than there are, and tiles with somebody who cannot have won them."""
    return [*_palaces(sheet), *_box(sheet), *_well(sheet), *_neutrals(sheet), *_palace_tiles(sheet, said), *_claims(sheet),
            *_towers(sheet)]


def _palaces(sheet: Sheet) -> Iterator[Objection]:
    """Every palace by itself."""
    for number, colour in enumerate(COLOURS):
        for seat in range(int(sheet.seats)):
            buildings, stables, walls, merchants = (int(count) for count in sheet.parts[seat, number])
            own = buildings + stables
            if not buildings:
                for part, count in zip(PARTS, (buildings, stables, walls, merchants), strict=True):
                    if count:
                        yield Objection(f"{colour}.{part}", seat, "no-palace")
            elif stables > sides(buildings):
                yield Objection(f"{colour}.stables", seat, "stables", {"most": sides(buildings), "size": buildings})
            elif walls + merchants > sides(own):
                part = "merchants" if merchants >= walls else "walls"
                yield Objection(f"{colour}.{part}", seat, "sides",
                                {"most": sides(own), "size": own, "found": walls + merchants})


def _box(sheet: Sheet) -> Iterator[Objection]:
    """All palaces together."""
    seats = int(sheet.seats)
    for part, word in enumerate(PARTS):
        counted = sheet.parts[:seats, :, part].astype(int)
        if part == BUILDINGS:
            sums = [(number, int(counted[:, number].sum()), most_of(seats, part, number)) for number in range(len(COLOURS))]
        else:
            first = next((number for number in range(len(COLOURS)) if counted[:, number].any()), 0)
            sums = [(first, int(counted.sum()), most_of(seats, part) * (BESIDE if part == MERCHANTS else 1))]
        for number, found, most in sums:
            if found > most:
                yield Objection(f"{COLOURS[number]}.{word}", None, f"box-{word}",
                                {"found": found, "most": most // (BESIDE if part == MERCHANTS else 1)})


def _well(sheet: Sheet) -> Iterator[Objection]:
    seats = range(int(sheet.seats))
    for seat in seats:
        own = sum(size(sheet, seat, colour) for colour in range(len(COLOURS)))
        if sheet.well[seat] > own:
            yield Objection("well", seat, "well-own", {"found": int(sheet.well[seat]), "most": own})
    if (found := int(sheet.well[: len(seats)].sum())) > len(WELL_STEPS):
        yield Objection("well", None, "well", {"found": found, "most": len(WELL_STEPS)})


def _neutrals(sheet: Sheet) -> Iterator[Objection]:
    seats = int(sheet.seats)
    roofs, stables = int(seats * HANDS[seats, NEUTRAL]), most_of(seats, STABLES) - int(sheet.parts[:seats, :, STABLES].sum())
    claimed = [number for number in range(len(COLOURS)) if sheet.neutral[number]]
    if len(claimed) > roofs:
        yield Objection(f"neutral.{COLOURS[claimed[-1]]}", None, "neutral-roofs", {"found": len(claimed), "most": roofs})
    for number in claimed:
        left = most_of(seats, BUILDINGS, number) - int(sheet.parts[:seats, number, BUILDINGS].sum())
        if sheet.neutral[number] > left + stables or not left:
            yield Objection(f"neutral.{COLOURS[number]}", None, "neutral-left",
                            {"found": int(sheet.neutral[number]), "most": left + stables if left else 0})


def _palace_tiles(sheet: Sheet, said: Collection[str]) -> Iterator[Objection]:
    for number, colour in enumerate(COLOURS):
        name, holder = f"palace.{colour}", int(sheet.palace_holder[number]) - 1
        (most, holders), neutral = _rivals(sheet, number), int(sheet.neutral[number])
        if holder >= 0 and not size(sheet, holder, number):
            yield Objection(name, None, "tile-no-palace", {"seat": holder})
        elif holder >= 0 and size(sheet, holder, number) < neutral:
            yield Objection(name, None, "tile-neutral", {"seat": holder, "found": neutral})
        elif holder >= 0 and holder not in holders:
            yield Objection(name, None, "tile-smaller", {"seat": holder, "other": holders[0], "found": most})
        elif holder < 0 and name in said and most > neutral:
            yield Objection(name, None, "tile-nobody", {"seat": holders[0], "found": most})
        elif name not in said and most and (len(holders) > 1 or most == neutral) and most >= neutral:
            yield Objection(name, None, "tile-open", {"found": most})


def _claims(sheet: Sheet) -> Iterator[Objection]:
    claims = [int(claim) for claim in sheet.claim[: int(sheet.seats)]]
    for seat, claim in enumerate(claims):
        if claim and claim in claims[:seat]:
            yield Objection("claim", seat, "claim-twice", {"other": claims.index(claim), "found": claim})


def _towers(sheet: Sheet) -> Iterator[Objection]:
    """A tower is won by its wall, of which each piece stands beside one palace and belongs to one tower."""
    walls = sheet.parts[:, :, WALLS].sum(axis=1)
    for number in range(4):
        holder = int(sheet.tower_holder[number]) - 1
        own = [other for other in range(number + 1) if sheet.tower_holder[other] == holder + 1]
        if holder >= 0 and len(own) > walls[holder]:
            yield Objection(f"tower.{number + 1}", None, "tower",
                            {"seat": holder, "tiles": len(own), "found": int(walls[holder])})


def why(sheet: Sheet, seat: int, line: str) -> Reason | None:
    """What was counted, times what each is worth; of a tile, by what it was won."""
    colour, _, part = line.partition(" ")
    if part in PARTS:
        return Reason("each", {"count": int(sheet.parts[seat, COLOURS.index(colour), PARTS.index(part)]), "each": 1})
    if line == "well":
        return Reason("each", {"count": int(sheet.well[seat]), "each": WELL_POINTS})
    if part == "tile":
        return Reason("palace-tile", {"size": size(sheet, seat, COLOURS.index(colour))})
    return Reason("tower", {"number": int(part)})


PAD = Pad(dtype=SHEET, lines=LINES, columns=COLUMNS, fields=fields, counts=count_all, points=points,
          score_lines=score_lines, tie=better, infer=infer, check=check, why=why, options=("well", "tie"))
