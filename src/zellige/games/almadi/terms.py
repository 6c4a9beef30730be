"""The score of a seat as terms with the cells and cards behind them, in the order of the score pad.

Written for reading a single position, independently of the fast rules in ``scoring.py``: their sums must agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from zellige.core.game import State, Term
from zellige.core.kept import kept
from zellige.games.almadi import components as box
from zellige.games.almadi import state as record
from zellige.games.almadi.options import ali_cogia_is_never_worse, lone_oasis_counts, plays_characters
from zellige.games.almadi.state import has, solo

Cell = tuple[int, int]
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": 2, "E": 3, "S": 0, "W": 1}


class Realm:
    """A realm as a person sees it: what stands where, and what the seat has."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        rows, columns = (found.tolist() for found in state.realm[seat].nonzero())
        self.at = {cell: int(state.realm[seat][cell]) for cell in zip(rows, columns, strict=True)}
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

    def market_goods(self, good: int) -> int:
        """Goods of a kind in the Markets."""
        return sum(int(self.state.tiles[self.at[cell], 5 + good]) for cell in self.of_kind(box.MARKET))

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


@kept
def terms(state: State, seat: int) -> list[Term]:
    """Always the nine terms of the pad, then those of the Characters in force."""
    realm = Realm(state, seat)
    found = [*oasis_terms(realm), caravan_term(realm), palace_term(realm), jar_term(realm)]
    mosaics, aziza = mosaic_terms(realm)
    found += [mosaics, *objective_terms(realm), ruby_term(realm)]
    return found + character_terms(realm, found[2].amount, aziza)


def oasis_terms(realm: Realm) -> list[Term]:
    """Three points an Oasis in groups of two or more; the bonus for the largest group."""
    groups = realm.groups(box.OASIS)
    grouped = sorted(cell for group in groups if len(group) > 1 for cell in group)
    largest = max(groups, key=len, default=[])
    return [Term("oases", box.OASIS_POINTS * len(grouped), names(grouped)),
            Term("oasis_bonus", box.OASIS_BONUS, names(largest)) if has_bonus(realm, len(largest)) else Term("oasis_bonus", 0)]


def has_bonus(realm: Realm, size: int) -> bool:
    """Whether nobody has a larger group; solo whether it is large enough."""
    state = realm.state
    if solo(state):
        return size >= box.SOLO_OASIS_GROUP
    best = max(len(group) for seat in range(int(state.seats)) for group in [[], *Realm(state, seat).groups(box.OASIS)])
    return size == best and size >= (1 if lone_oasis_counts(state) else 2)


def goods_of(realm: Realm) -> int:
    """All goods: Markets and Stall cards, the latter doubled by Zobeide."""
    on_cards = sum(int(realm.state.stall_goods[card].sum()) for card in realm.stalls)
    return on_cards * (2 if realm.has(box.ZOBEIDE) else 1) + sum(realm.market_goods(good) for good in range(4))


def capacity_of(realm: Realm) -> int:
    """What the Caravans carry."""
    sizes = [len(group) for group in realm.groups(box.CARAVAN)]
    apart = sum(int(box.CAPACITY[min(8, size)]) for size in sizes)
    together = int(box.CAPACITY[min(8, sum(sizes))])
    if not realm.has(box.ALI_COGIA):
        return apart
    return max(apart, together) if ali_cogia_is_never_worse(realm.state) else together


def caravan_term(realm: Realm) -> Term:
    """A point for each good carried."""
    cells, stalls = [*realm.of_kind(box.CARAVAN), *realm.of_kind(box.MARKET)], box.CARD_IDS[box.STALLS]
    return Term("caravans", min(goods_of(realm), capacity_of(realm)), (*names(cells), *(stalls[card] for card in realm.stalls)))


def palace_values(realm: Realm) -> dict[Cell, int]:
    """The Palaces that are worth something, dearest first."""
    values = {cell: sum(realm.kind(other) in (box.OASIS, box.MARKET) for other in beside(cell))
              for cell in realm.of_kind(box.PALACE)}
    return {cell: count + 1 for cell, count in sorted(values.items(), key=lambda item: (-item[1], item[0])) if count}


def palace_term(realm: Realm) -> Term:
    """The Palaces' own points."""
    values = palace_values(realm)
    return Term("palaces", sum(values.values()), names(sorted(values)))


def jar_term(realm: Realm) -> Term:
    """A point for each active Jar."""
    active = realm.sides(box.JAR, True)
    return Term("jars", len(active), tuple(active))


def mosaic_terms(realm: Realm) -> tuple[Term, int]:
    """The best distribution of the Mosaics, and how many cards stay in front of the seat."""
    slots = [(cell, value) for cell, value in palace_values(realm).items() for _ in range(2 if realm.has(box.ZUBAYDAH) else 1)]
    if realm.has(box.AZIZA):
        slots = [slot for slot in slots if slot[1] >= 3]
    used = slots[: len(realm.mosaics)]
    return Term("mosaics", sum(value for _, value in used), names(cell for cell, _ in used)), len(realm.mosaics) - len(used)


def objective_terms(realm: Realm) -> list[Term]:
    """Completed Objectives, then unfinished ones."""
    held = [(number, int(place)) for number, place in enumerate(realm.state.objective_at)]
    done = [number for number, place in held if place == record.DONE + realm.seat]
    missed = [number for number, place in held if place == record.HELD + realm.seat]
    return [
        Term("objectives", points(realm.state, done), cards(done)),
        Term("missed_objectives", -points(realm.state, missed), cards(missed)),
    ]


def points(state: State, objectives: list[int]) -> int:
    """What Objectives are worth."""
    return sum(int(state.goals[number, box.POINTS]) for number in objectives)


def cards(objectives: list[int]) -> tuple[str, ...]:
    """The names of Objectives."""
    return tuple(box.OBJECTIVE_IDS[number] for number in objectives)


def ruby_term(realm: Realm) -> Term:
    """Rubies by rank, by pairs with Characters, by the table solo."""
    state, own = realm.state, int(realm.state.rubies[realm.seat])
    if plays_characters(state):
        return Term("rubies", own // 2)
    if solo(state):
        return Term("rubies", int(box.SOLO_RUBIES[min(own, len(box.SOLO_RUBIES) - 1)]))
    seats = int(state.seats)
    rank = sum(int(other) > own for other in state.rubies[:seats])
    return Term("rubies", int(box.RUBY_RANKS[seats, rank]) if own else 0)


def character_terms(realm: Realm, carried: int, left_over: int) -> list[Term]:
    """The Characters in force that add a line of their own."""
    if not plays_characters(realm.state):
        return []
    found = {box.ALI_SHAR: best_good(realm, box.SPICE, box.POTTERY), box.AZIZ: best_good(realm, box.LEATHER, box.CARPET),
             box.AZIZA: (3 * left_over, (str(left_over),)), box.DALILA: ((goods_of(realm) - carried) // 2, ()),
             box.DUNYA: dunya(realm), box.HARUN: harun(realm), box.HINDBAD: hindbad(realm), box.KHALIFA: khalifa(realm),
             box.FORTY_THIEVES: thieves(realm), box.SHAHRIAR: shahriar(realm), box.SHEHERAZADE: sheherazade(realm)}
    return [Term(box.CHARACTERS[one], *found[one]) for one in found if realm.has(one)]


Bonus = tuple[int, tuple[str, ...]]


def best_good(realm: Realm, one: int, other: int) -> Bonus:
    """A point for two goods of the better of two kinds, in Markets."""
    return max(realm.market_goods(one), realm.market_goods(other)) // 2, ()


def dunya(realm: Realm) -> Bonus:
    """Three points for each Mosaic of the motif held most."""
    motifs = {card: box.MOTIFS[realm.state.motifs[card]] for card in realm.mosaics}
    held = Counter(motifs.values())
    if not held:
        return 0, ()
    motif = min(held, key=lambda one: (-held[one], one))
    return 3 * held[motif], tuple(box.CARD_IDS[box.MOSAICS][card] for card in motifs if motifs[card] == motif)


def harun(realm: Realm) -> Bonus:
    """A point for each Landscape of the longest row."""
    rows = Counter(row for row, _ in realm.at)
    if not rows:
        return 0, ()
    longest = min(rows, key=lambda row: (-rows[row], row))
    return rows[longest], names(cell for cell in realm.at if cell[0] == longest)


def hindbad(realm: Realm) -> Bonus:
    """A point for each Jar that is not active."""
    asleep = realm.sides(box.JAR, False)
    return len(asleep), tuple(asleep)


def khalifa(realm: Realm) -> Bonus:
    """Two points for each Oasis alone."""
    alone = [group[0] for group in realm.groups(box.OASIS) if len(group) == 1]
    return 2 * len(alone), names(alone)


def thieves(realm: Realm) -> Bonus:
    """Three points for each single hole."""
    empty = {other for cell in realm.at for other in beside(cell)} - set(realm.at)
    holes = sorted(cell for cell in empty if all(other in realm.at for other in beside(cell)))
    return 3 * len(holes), names(holes)


def shahriar(realm: Realm) -> Bonus:
    """Three points for each completed Objective."""
    done = [number for number, place in enumerate(realm.state.objective_at) if place == record.DONE + realm.seat]
    return 3 * len(done), cards(done)


def sheherazade(realm: Realm) -> Bonus:
    """Three points for each recruited Character."""
    own = [box.CHARACTERS[one] for one, place in enumerate(realm.state.character_at) if place == record.RECRUITED + realm.seat]
    return 3 * len(own), tuple(own)
