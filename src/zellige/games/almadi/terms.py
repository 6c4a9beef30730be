"""The score of a seat as terms with the cells and cards behind them, in the order of the score pad.

How many points there are, the rules in ``scoring.py`` say; here, for which cells and cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from zellige.core.game import State, Term
from zellige.core.kept import kept, row
from zellige.core.pad import numbers_by_seat
from zellige.games.almadi import components as box
from zellige.games.almadi import state as record
from zellige.games.almadi.options import plays_characters
from zellige.games.almadi.scoring import score_lines
from zellige.games.almadi.sheet import LINES
from zellige.games.almadi.state import has

Cell = tuple[int, int]
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": 2, "E": 3, "S": 0, "W": 1}


class Realm:
    """A realm as a person sees it: what stands where, and what the seat has."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        realm = row(state, "realm", seat)
        rows, columns = (found.tolist() for found in realm.nonzero())
        self.at = dict(zip(zip(rows, columns, strict=True), realm[rows, columns].tolist(), strict=True))
        self.mosaics, self.stalls = ([card for card, place in enumerate(places) if place == record.WITH + seat]
                                     for places in state.card_at)

    def kind(self, cell: Cell) -> int:
        """The kind of the Landscape on a cell, 0 for none."""
        return int(self.state.tiles[self.at[cell], 0]) if cell in self.at else 0

    def of_kind(self, kind: int) -> list[Cell]:
        """The cells of a kind, reading row by row."""
        return [cell for cell in self.at if self.kind(cell) == kind]

    def groups(self, kind: int) -> list[list[Cell]]:
        """The groups of a kind, that with the smallest first cell first."""
        left, found = set(self.of_kind(kind)), []
        while left:
            one, waiting = set(), [min(left)]
            while waiting:
                cell = waiting.pop()
                one.add(cell)
                waiting += [other for other in beside(cell) if other in left and other not in one]
            left -= one
            found.append(sorted(one))
        return found

    def sides(self, effect: int, active: bool) -> list[str]:
        """Sides that show an effect and are active, or not, as ``row,column:side``."""
        found = []
        for cell, value in self.at.items():
            for number, side in enumerate(box.SIDES):
                other = self.at.get(step(cell, side), 0)
                touched = int(self.state.tiles[other, 1 + OPPOSITE[side]]) == box.ACTIVATION
                if self.state.tiles[value, 1 + number] == effect and touched == active:
                    found.append(f"{name(cell)}:{side}")
        return found

    def has(self, character: int) -> bool:
        """Whether a Character works for the seat."""
        return bool(has(self.state, self.seat, character))


def step(cell: Cell, side: str) -> Cell:
    """The neighbour of a cell on a side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def beside(cell: Cell) -> list[Cell]:
    """The four neighbours of a cell."""
    return [step(cell, side) for side in box.SIDES]


def name(cell: Cell) -> str:
    """``row,column``."""
    return f"{cell[0]},{cell[1]}"


def names(cells: Iterable[Cell]) -> tuple[str, ...]:
    """The names of cells."""
    return tuple(name(cell) for cell in cells)


points_of = numbers_by_seat(score_lines, box.MOST_SEATS, len(LINES))


def terms(state: State, seat: int) -> list[Term]:
    """Always the nine terms of the pad, then those of the Characters in force."""
    return in_words(state, seat, tuple(points_of(state)[seat]))


@kept
def in_words(state: State, seat: int, points: tuple[int, ...]) -> list[Term]:
    """The points of a seat by line with what stands behind them."""
    realm, amounts = Realm(state, seat), dict(zip(LINES, points, strict=True))
    slots, left_over = mosaic_slots(realm)
    groups = realm.groups(box.OASIS)
    largest: list[Cell] = max(groups, key=len, default=[])
    behind = {"oases": names(sorted(cell for group in groups if len(group) > 1 for cell in group)),
              "oasis_bonus": names(largest) if amounts["oasis_bonus"] else (),
              "caravans": transport(realm), "palaces": names(sorted(palace_values(realm))),
              "jars": tuple(realm.sides(box.JAR, True)), "mosaics": names(slots),
              "objectives": cards(realm, record.DONE), "missed_objectives": cards(realm, record.HELD), "rubies": ()}
    if plays_characters(state):
        behind |= {box.CHARACTERS[one]: cells(realm) for one, cells in BEHIND.items() if realm.has(one)}
        if realm.has(box.AZIZA):
            behind[box.CHARACTERS[box.AZIZA]] = (str(left_over),)
    return [Term(line, amounts[line], behind[line]) for line in LINES if line in behind]


def transport(realm: Realm) -> tuple[str, ...]:
    """Caravans, Markets and Stall cards."""
    cells, stalls = [*realm.of_kind(box.CARAVAN), *realm.of_kind(box.MARKET)], box.CARD_IDS[box.STALLS]
    return (*names(cells), *(stalls[card] for card in realm.stalls))


def palace_values(realm: Realm) -> dict[Cell, int]:
    """The Palaces that are worth something, dearest first."""
    values = {cell: sum(realm.kind(other) in (box.OASIS, box.MARKET) for other in beside(cell))
              for cell in realm.of_kind(box.PALACE)}
    return {cell: count + 1 for cell, count in sorted(values.items(), key=lambda item: (-item[1], item[0])) if count}


def mosaic_slots(realm: Realm) -> tuple[list[Cell], int]:
    """The Palaces with a Mosaic on them in the best distribution, and how many cards stay in front of the seat."""
    slots = [(cell, value) for cell, value in palace_values(realm).items() for _ in range(2 if realm.has(box.ZUBAYDAH) else 1)]
    if realm.has(box.AZIZA):
        slots = [slot for slot in slots if slot[1] >= 3]
    used = slots[: len(realm.mosaics)]
    return [cell for cell, _ in used], len(realm.mosaics) - len(used)


def cards(realm: Realm, place: int) -> tuple[str, ...]:
    """The names of a seat's Objectives that are completed or not."""
    return tuple(box.OBJECTIVE_IDS[number] for number, one in enumerate(realm.state.objective_at) if one == place + realm.seat)


# --- the Characters that add a line of their own -------------------------------------------------------------------------


def nothing(realm: Realm) -> tuple[str, ...]:
    """Goods have no cell of their own."""
    return ()


def dunya(realm: Realm) -> tuple[str, ...]:
    """The Mosaics of the motif held most."""
    motifs = {card: box.MOTIFS[realm.state.motifs[card]] for card in realm.mosaics}
    held = Counter(motifs.values())
    motif = min(held, key=lambda one: (-held[one], one), default="")
    return tuple(box.CARD_IDS[box.MOSAICS][card] for card in motifs if motifs[card] == motif)


def harun(realm: Realm) -> tuple[str, ...]:
    """The longest row."""
    rows = Counter(row for row, _ in realm.at)
    longest = min(rows, key=lambda row: (-rows[row], row), default=0)
    return names(cell for cell in realm.at if cell[0] == longest)


def hindbad(realm: Realm) -> tuple[str, ...]:
    """Jars that are not active."""
    return tuple(realm.sides(box.JAR, False))


def khalifa(realm: Realm) -> tuple[str, ...]:
    """Oases alone."""
    return names(group[0] for group in realm.groups(box.OASIS) if len(group) == 1)


def thieves(realm: Realm) -> tuple[str, ...]:
    """Single holes."""
    empty = {other for cell in realm.at for other in beside(cell)} - set(realm.at)
    return names(sorted(cell for cell in empty if all(other in realm.at for other in beside(cell))))


def shahriar(realm: Realm) -> tuple[str, ...]:
    """Completed Objectives."""
    return cards(realm, record.DONE)


def sheherazade(realm: Realm) -> tuple[str, ...]:
    """Recruited Characters."""
    own = record.RECRUITED + realm.seat
    return tuple(box.CHARACTERS[one] for one, place in enumerate(realm.state.character_at) if place == own)


BEHIND = {box.ALI_SHAR: nothing, box.AZIZ: nothing, box.DALILA: nothing, box.DUNYA: dunya, box.HARUN: harun,
          box.HINDBAD: hindbad, box.KHALIFA: khalifa, box.FORTY_THIEVES: thieves, box.SHAHRIAR: shahriar,
          box.SHEHERAZADE: sheherazade}
"""What stands behind the line of each Character."""
