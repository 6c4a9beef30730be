"""The score pad of Almadi for a real table: what is counted, and what cannot be in one box."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any

from zellige.core.game import Reason
from zellige.core.pad import Field, Objection, Pad, Sheet
from zellige.games.almadi import components as box
from zellige.games.almadi.options import lone_oasis_counts, plays_characters
from zellige.games.almadi.scoring import (
    BEST_PALACE,
    all_goods,
    capacity,
    completed,
    counts,
    in_force,
    largest_group,
    mosaics_on_palaces,
    points,
    recruited,
    score_lines,
    title_of,
)
from zellige.games.almadi.sheet import LINES, SHEET
from zellige.games.almadi.state import solo
from zellige.games.almadi.view import CHARACTER_COLUMN, SCORE_PAD

LANDSCAPES = box.TURNS_EACH + 4
"""In a realm at the end, the start tile's four included; Dunyazad gives one more."""
MOST_CONTACTS = 34
"""Of 22 Landscapes: so many sides touch at most, and each contact activates one effect at most."""
MOST_POINTS = 30
"""On one Objective, of any component set."""
MOST_GOODS = 99
"""In a realm: no box has Markets that hold a hundred, and two digits are all there is to type."""
MOST_ON_STALLS = 2 * box.CARDS
"""Two on a card, as the rulebook's example has it, and all cards with one seat."""
GOODS_OF_A_MARKET = 4
FEW = tuple(range(17))
"""What is mostly there, however much may be."""
BY_MARKETS = tuple(range(0, 17 * GOODS_OF_A_MARKET, GOODS_OF_A_MARKET))
"""Goods in so many Markets, where each has as many as in the rulebook's pictures; other numbers are typed."""

Asked = Callable[[Sheet, int], bool]


def fields(seats: int) -> tuple[Field, ...]:
    """Line by line as on the printed pad; Characters last, and with them what only they ask for."""
    cards = int(box.CARDS_IN_PLAY[seats])

    def number(name: str, section: str, into: str, most: int, icon: str, place: tuple[int, ...] = (),
               asked: Asked | None = None, keys: tuple[int, ...] = ()) -> Field:
        return Field(name=name, kind="number", section=section, label=f"pad-{name}", help=HELP.get(name, ""),
                     into=into, place=place, most=most, icon=icon, asked=asked, keys=keys)

    def numbers(name: str, section: str, least: int, most: int, icon: str) -> Field:
        return Field(name=name, kind="numbers", section=section, label=f"pad-{name}", help=HELP.get(name, ""),
                     into=name, least=least, most=most, icon=icon)

    goods = [number(good, "characters", "goods", MOST_GOODS, f"al-{good}", (which,), _asks(*who), FEW)
             for which, (good, who) in enumerate(zip(box.GOODS, ASK_GOODS, strict=True))]
    return (
        numbers("oases", "oases", 2, LANDSCAPES + 1, "oasis"),
        number("lone", "oases", "lone", LANDSCAPES + 1, "oasis", asked=_lone_matter),
        numbers("caravans", "caravans", 1, LANDSCAPES + 1, "caravan"),
        number("market", "caravans", "market_goods", MOST_GOODS, "market", keys=BY_MARKETS),
        number("stalls", "caravans", "stall_goods", MOST_ON_STALLS, "stall", keys=FEW),
        numbers("palaces", "palaces", 2, BEST_PALACE, "palace"),
        number("jars", "jars", "jars", MOST_CONTACTS, "jar"),
        number("mosaics", "mosaics", "mosaics", cards, "marteline"),
        numbers("done", "objectives", 1, MOST_POINTS, "moon"),
        numbers("missed", "objectives", 1, MOST_POINTS, "ui-close"),
        number("rubies", "rubies", "rubies", box.RUBIES, "ruby"),
        Field(name="characters", kind="cards", section="characters", label="pad-characters", into="characters",
              values=box.CHARACTERS, cards=_named, tells="power", icon="character", asked=_with_characters),
        Field(name="copy", kind="cards", section="characters", label="pad-copy", into="copied", values=box.CHARACTERS,
              cards=_named, tells="power", alone=False, icon="character", asked=_recruited(box.ZUMURRUD)),
        *goods,
        number("motif", "characters", "motif", cards, "marteline", asked=_asks(box.DUNYA)),
        number("row", "characters", "longest_row", LANDSCAPES + 1, "ui-grid", asked=_asks(box.HARUN)),
        number("idle-jars", "characters", "idle_jars", 4 * (LANDSCAPES + 1), "jar", asked=_asks(box.HINDBAD), keys=FEW),
        number("holes", "characters", "holes", LANDSCAPES, "ui-grid", asked=_asks(box.FORTY_THIEVES)),
    )


HELP = {name: f"pad-help-{name}" for name in (
    "oases", "lone", "caravans", "market", "stalls", "palaces", "jars", "mosaics", "done", "missed", "rubies", "motif", "row",
    "idle-jars", "holes")}
"""The messages that say what counts as such."""
ASK_GOODS = ((box.ALI_SHAR,), (box.AZIZ,), (box.AZIZ,), (box.ALI_SHAR,))
"""By kind of goods, who asks how many of them lie in Markets."""


def _named(character: str) -> str:
    """The message with the name of a Character."""
    return f"character-{character}"


def _with_characters(sheet: Sheet, seat: int) -> bool:
    return bool(plays_characters(sheet))


def _lone_matter(sheet: Sheet, seat: int) -> bool:
    """Whether lone Oases are worth something: to Khalifa, or as the largest group."""
    return bool(lone_oasis_counts(sheet)) or _asks(box.KHALIFA)(sheet, seat)


def _recruited(character: int) -> Asked:
    """Whether a seat has recruited a Character."""

    def asked(sheet: Sheet, seat: int) -> bool:
        return bool(plays_characters(sheet)) and bool(sheet.characters[seat, character])

    return asked


def _asks(*characters: int) -> Asked:
    """Whether one of the Characters works for a seat."""

    def asked(sheet: Sheet, seat: int) -> bool:
        return bool(plays_characters(sheet)) and any(in_force(sheet, seat, one) for one in characters)

    return asked


# --- what cannot be ------------------------------------------------------------------------------------------------------


def check(sheet: Sheet, said: Collection[str]) -> list[Objection]:
    """What cannot be on one table: larger realms than there are, more cards and rubies than in the box, a copy of nobody."""
    return [*_realms(sheet), *_goods(sheet), *_box(sheet), *_mosaics(sheet), *_characters(sheet)]


def _seats(sheet: Sheet) -> range:
    return range(int(sheet.seats))


def _realms(sheet: Sheet) -> Iterator[Objection]:
    """Every realm by itself."""
    for seat in _seats(sheet):
        most = LANDSCAPES + (1 if plays_characters(sheet) else 0)
        found = int(sheet.lone[seat]) + sum(_landscapes(sheet, seat, one) for one in ("oases", "caravans", "palaces"))
        if found > most:
            name = max(("oases", "caravans", "palaces"), key=lambda one: _landscapes(sheet, seat, one))
            yield Objection(name, seat, "realm", {"found": found, "most": most})
        if sheet.longest_row[seat] > most - 3:
            yield Objection("row", seat, "row", {"found": int(sheet.longest_row[seat]), "most": most - 3})


def _landscapes(sheet: Sheet, seat: int, name: str) -> int:
    return int((sheet[name][seat] > 0).sum()) if name == "palaces" else int(sheet[name][seat].sum())


def _goods(sheet: Sheet) -> Iterator[Objection]:
    for seat in _seats(sheet):
        kinds, market = sheet.goods[seat].astype(int), int(sheet.market_goods[seat])
        if kinds.sum() > market:
            yield Objection(box.GOODS[int(kinds.argmax())], seat, "goods", {"found": int(kinds.sum()), "most": market})


def _box(sheet: Sheet) -> Iterator[Objection]:
    """All seats together."""
    seats = int(sheet.seats)
    objectives = len(box.COLOURS) - 1 + int(box.GREY_OBJECTIVES[seats])
    of_kind = int(box.TILES_PER_KIND[seats]) + 4 * seats
    for name, found, most in (
        ("oases", int(sheet.oases[:seats].sum()) + int(sheet.lone[:seats].sum()), of_kind),
        ("caravans", int(sheet.caravans[:seats].sum()), of_kind),
        ("palaces", int((sheet.palaces[:seats] > 0).sum()), of_kind),
        ("mosaics", int(sheet.mosaics[:seats].sum()), int(box.CARDS_IN_PLAY[seats])),
        ("done", int((sheet.done[:seats] > 0).sum()) + int((sheet.missed[:seats] > 0).sum()), objectives),
        ("rubies", int(sheet.rubies[:seats].sum()), box.RUBIES),
    ):
        if found > most:
            yield Objection(name, None, f"box-{name}", {"found": found, "most": most})


def _mosaics(sheet: Sheet) -> Iterator[Objection]:
    for seat in _seats(sheet):
        if sheet.motif[seat] > sheet.mosaics[seat]:
            yield Objection("motif", seat, "motif", {"found": int(sheet.motif[seat]), "most": int(sheet.mosaics[seat])})


def _characters(sheet: Sheet) -> Iterator[Objection]:
    for seat in _seats(sheet):
        own, copied = (sheet[name][seat].nonzero()[0].tolist() for name in ("characters", "copied"))
        if solo(sheet) and (gone := [one for one in own if box.SOLO_WITHOUT[one]]):
            yield Objection("characters", seat, "solo-character", {"card": _card(gone[0])})
        if len(copied) > 1:
            yield Objection("copy", seat, "copies", {"found": len(copied)})
        elif copied and (copied[0] in own or not sheet.characters[:, copied[0]].any()):
            yield Objection("copy", seat, "copy", {"card": _card(copied[0])})


def _card(character: int) -> Any:
    return FIELDS["characters"].card(box.CHARACTERS[character])


FIELDS = {field.name: field for field in fields(2)}


# --- how points come about -----------------------------------------------------------------------------------------------


def why(sheet: Sheet, seat: int, line: str) -> Reason | None:
    """What was counted, and what each is worth."""
    if line in WHY:
        count, each = WHY[line](sheet, seat), EACH[line]
        return Reason("each", {"count": count, "each": each})
    if line == "oasis_bonus":
        return Reason("largest", {"size": int(largest_group(sheet, seat))})
    if line == "caravans":
        return Reason("caravans", {"goods": int(all_goods(sheet, seat)), "capacity": int(capacity(sheet, seat))})
    if line == "mosaics":
        return Reason("mosaics", {"placed": mosaics_on_palaces(sheet, seat)[0], "held": int(sheet.mosaics[seat])})
    if line == "dalila":
        goods = int(all_goods(sheet, seat))
        return Reason("halved", {"count": goods - min(goods, int(capacity(sheet, seat)))})
    if line in ("ali_shar", "aziz"):
        one, other = (box.SPICE, box.POTTERY) if line == "ali_shar" else (box.LEATHER, box.CARPET)
        return Reason("halved", {"count": max(int(sheet.goods[seat, one]), int(sheet.goods[seat, other]))})
    return _why_rubies(sheet, seat) if line == "rubies" else None


def _why_rubies(sheet: Sheet, seat: int) -> Reason:
    own = int(sheet.rubies[seat])
    if plays_characters(sheet):
        return Reason("halved", {"count": own})
    if solo(sheet):
        return Reason("rubies-solo", {"count": own})
    rank = 1 + sum(int(other) > own for other in sheet.rubies[: int(sheet.seats)])
    return Reason("rubies-rank", {"count": own, "rank": rank})


def _grouped(sheet: Sheet, seat: int) -> int:
    return int(sheet.oases[seat].sum())


WHY: dict[str, Callable[[Sheet, int], int]] = {
    "oases": _grouped,
    "aziza": lambda sheet, seat: int(sheet.mosaics[seat]) - mosaics_on_palaces(sheet, seat)[0],
    "dunya": lambda sheet, seat: int(sheet.motif[seat]),
    "khalifa": lambda sheet, seat: int(sheet.lone[seat]),
    "forty_thieves": lambda sheet, seat: int(sheet.holes[seat]),
    "shahriar": lambda sheet, seat: int(completed(sheet, seat)),
    "sheherazade": lambda sheet, seat: int(recruited(sheet, seat)),
}
EACH = {"oases": box.OASIS_POINTS, "aziza": 3, "dunya": 3, "khalifa": 2, "forty_thieves": 3, "shahriar": 3, "sheherazade": 3}


def verdict(sheet: Sheet) -> Reason | None:
    """The title of a solo game."""
    if not solo(sheet):
        return None
    return Reason(title_of(int(sheet.points[0].sum()), bool(plays_characters(sheet))))


PAD = Pad(dtype=SHEET, lines=LINES, columns=(*SCORE_PAD, CHARACTER_COLUMN), fields=fields, counts=counts, points=points,
          score_lines=score_lines, check=check, why=why, verdict=verdict,
          options=("characters", "ali_cogia", "lone_oasis_bonus"))
