"""What a realm is worth (rulebook, Scoring): first what is counted, then the points of it, as plain rules."""

from __future__ import annotations

from zellige.core.compile import rule
from zellige.core.game import State
from zellige.core.pad import Sheet, by_line, same_game, scores_by
from zellige.games.almadi.components import (
    ALI_COGIA,
    ALI_SHAR,
    AZIZ,
    AZIZA,
    CAPACITY,
    CARAVAN,
    CARDS,
    CARPET,
    CHARACTERS,
    DALILA,
    DUNYA,
    FORTY_THIEVES,
    GOODS_COLUMN,
    HARUN,
    HINDBAD,
    JAR,
    KHALIFA,
    LEATHER,
    MARKET,
    MOSAICS,
    OASIS,
    OASIS_BONUS,
    OASIS_POINTS,
    OBJECTIVES,
    PALACE,
    POINTS,
    POTTERY,
    RUBY_RANKS,
    SHAHRIAR,
    SHEHERAZADE,
    SOLO_OASIS_GROUP,
    SOLO_RUBIES,
    SPICE,
    STALLS,
    TITLE_FROM,
    TITLE_SHIFT,
    TITLES,
    ZOBEIDE,
    ZUBAYDAH,
    ZUMURRUD,
)
from zellige.games.almadi.objectives import cards_held, longest_row, motif_count
from zellige.games.almadi.options import ali_cogia_is_never_worse, lone_oasis_counts, plays_characters
from zellige.games.almadi.realm import (
    Rows,
    active_jars,
    count,
    effect_sides,
    group,
    kind_at,
    market_goods,
    occupied,
    of_kind,
    remove,
    some,
    step_column,
    step_row,
)
from zellige.games.almadi.sheet import (
    BONUS_LINE,
    CARAVANS_LINE,
    JARS_LINE,
    LINE_OF,
    LINES,
    MISSED_LINE,
    MOSAICS_LINE,
    MOST_OF_A_KIND,
    OASES_LINE,
    OBJECTIVES_LINE,
    PALACES_LINE,
    RUBIES_LINE,
    blank,
)
from zellige.games.almadi.state import DONE, HELD, NOT_START, RECRUITED, ROWS, WITH, how_many, solo

BEST_PALACE = 5
"""A Palace with an Oasis or a Market on all four sides."""


# --- the first step: what is counted -------------------------------------------------------------------------------------


@rule
def counts(state: State, sheet: Sheet) -> None:
    """Counts what every seat scores for; ``sheet`` is blank."""
    same_game(state, sheet)
    for seat in range(int(state.seats)):
        count_oases(state, seat, sheet)
        count_caravans(state, seat, sheet)
        count_goods(state, seat, sheet)
        count_palaces(state, seat, sheet)
        sheet.mosaics[seat] = cards_held(state, seat, MOSAICS)
        sheet.jars[seat] = active_jars(state, seat)
        sheet.rubies[seat] = state.rubies[seat]
    count_objectives(state, sheet)
    if plays_characters(state):
        count_characters(state, sheet)
        for seat in range(int(state.seats)):
            for character in range(SHEHERAZADE + 1):
                if in_force(sheet, seat, character):
                    count_for(state, seat, character, sheet)


@rule
def count_oases(state: State, seat: int, sheet: Sheet) -> None:
    """The groups of Oases, and those that touch no other."""
    cells, number = of_kind(state, seat, OASIS), 0
    while some(cells):
        one = group(cells)
        size = count(one)
        if size > 1:
            sheet.oases[seat, number] = size
            number += 1
        else:
            sheet.lone[seat] += 1
        cells = remove(cells, one)


@rule
def count_caravans(state: State, seat: int, sheet: Sheet) -> None:
    """The groups of Caravans."""
    cells, number = of_kind(state, seat, CARAVAN), 0
    while some(cells):
        one = group(cells)
        sheet.caravans[seat, number] = count(one)
        cells = remove(cells, one)
        number += 1


@rule
def count_goods(state: State, seat: int, sheet: Sheet) -> None:
    """Goods in Markets and on Stall cards."""
    sheet.market_goods[seat] = goods_of_markets(state, seat)
    sheet.stall_goods[seat] = goods_on_cards(state, seat)


@rule
def goods_of_markets(state: State, seat: int) -> int:
    """Goods in Markets."""
    found = 0
    for row in range(ROWS):
        left, column = int(state.kinds[seat, MARKET - 1, row]), 0
        while left != 0:
            if left & 1:
                for good in range(4):
                    found += int(state.tiles[state.realm[seat, row, column], GOODS_COLUMN + good])
            left >>= 1
            column += 1
    return found


@rule
def goods_on_cards(state: State, seat: int) -> int:
    """Goods on Stall cards."""
    found = 0
    for card in range(CARDS):
        if state.card_at[STALLS, card] == WITH + seat:
            for good in range(4):
                found += int(state.stall_goods[card, good])
    return found


@rule
def palace_value(state: State, seat: int, row: int, column: int) -> int:
    """One and one for each Oasis and Market beside it; nothing without any."""
    beside = 0
    for side in range(4):
        kind = kind_at(state, seat, row + step_row(side), column + step_column(side))
        if kind in (OASIS, MARKET):
            beside += 1
    return beside + 1 if beside > 0 else 0


@rule
def count_palaces(state: State, seat: int, sheet: Sheet) -> None:
    """What each Palace is worth."""
    number = 0
    for row in range(ROWS):
        left, column = int(state.kinds[seat, PALACE - 1, row]), 0
        while left != 0:
            if left & 1:
                value = palace_value(state, seat, row, column)
                if value > 0:
                    sheet.palaces[seat, number] = value
                    number += 1
            left >>= 1
            column += 1


@rule
def count_objectives(state: State, sheet: Sheet) -> None:
    """Completed Objectives and unfinished ones, with their points."""
    for objective in range(OBJECTIVES):
        place, worth = int(state.objective_at[objective]), int(state.goals[objective, POINTS])
        if place >= DONE:
            sheet.done[place - DONE, objective] = worth
        elif place >= HELD:
            sheet.missed[place - HELD, objective] = worth


@rule
def count_characters(state: State, sheet: Sheet) -> None:
    """Who has recruited whom, and whom Zumurrud copies."""
    for character in range(len(CHARACTERS)):
        seat = int(state.character_at[character]) - RECRUITED
        if seat >= 0:
            sheet.characters[seat, character] = 1
            if character == ZUMURRUD and state.copied >= 0:
                sheet.copied[seat, state.copied] = 1


@rule
def count_for(state: State, seat: int, character: int, sheet: Sheet) -> None:
    """What only one Character asks for."""
    if character in (ALI_SHAR, AZIZ):
        for good in range(4):
            sheet.goods[seat, good] = market_goods(state, seat, good)
    elif character == DUNYA:
        sheet.motif[seat] = most_motifs(state, seat)
    elif character == HARUN:
        sheet.longest_row[seat] = longest_row(state, seat)
    elif character == HINDBAD:
        sheet.idle_jars[seat] = effect_sides(state, seat, JAR, 0)
    elif character == FORTY_THIEVES:
        sheet.holes[seat] = count(holes(state, seat))


@rule
def most_motifs(state: State, seat: int) -> int:
    """Mosaics of the motif a seat has most of."""
    most = 0
    for motif in range(8):
        most = max(most, motif_count(state, seat, motif))
    return most


@rule
def holes(state: State, seat: int) -> Rows:
    """Single empty places with a Landscape on all four sides."""
    cells = occupied(state, seat)
    return (0, _holes_in(cells[0], cells[1], cells[2]), _holes_in(cells[1], cells[2], cells[3]),
            _holes_in(cells[2], cells[3], cells[4]), _holes_in(cells[3], cells[4], cells[5]), 0)


@rule
def _holes_in(above: int, row: int, below: int) -> int:
    return ~row & (row << 1) & (row >> 1) & above & below & NOT_START


# --- the second step: what it is worth -----------------------------------------------------------------------------------


@rule
def points(sheet: Sheet) -> None:
    """What the counts are worth, by seat and line; whatever was counted on a real table as well."""
    for seat in range(int(sheet.seats)):
        sheet.points[seat, OASES_LINE] = oases(sheet, seat)
        sheet.points[seat, BONUS_LINE] = oasis_bonus(sheet, seat)
        sheet.points[seat, CARAVANS_LINE] = carried(sheet, seat)
        sheet.points[seat, JARS_LINE] = sheet.jars[seat]
        sheet.points[seat, MOSAICS_LINE] = mosaics(sheet, seat)
        sheet.points[seat, RUBIES_LINE] = ruby_points(sheet, seat)
        for number in range(MOST_OF_A_KIND):
            sheet.points[seat, PALACES_LINE] += sheet.palaces[seat, number]
        for number in range(OBJECTIVES):
            sheet.points[seat, OBJECTIVES_LINE] += sheet.done[seat, number]
            sheet.points[seat, MISSED_LINE] -= int(sheet.missed[seat, number])
        if plays_characters(sheet):
            for character in range(SHEHERAZADE + 1):
                if LINE_OF[character] >= 0 and in_force(sheet, seat, character):
                    sheet.points[seat, LINE_OF[character]] = bonus(sheet, seat, character)


@rule
def in_force(sheet: Sheet, seat: int, character: int) -> bool:
    """Whether a Character works for a seat: recruited, or copied by Zumurrud."""
    if sheet.characters[seat, character] == 1:
        return True
    return bool(sheet.copied[seat, character] == 1 and sheet.characters[seat, ZUMURRUD] == 1)


# --- Oases ---


@rule
def oases(sheet: Sheet, seat: int) -> int:
    """Three points an Oasis in a group of two or more."""
    found = 0
    for number in range(MOST_OF_A_KIND):
        found += OASIS_POINTS * int(sheet.oases[seat, number])
    return found


@rule
def largest_group(sheet: Sheet, seat: int) -> int:
    """The size of the largest group of Oases."""
    largest = 1 if sheet.lone[seat] > 0 else 0
    for number in range(MOST_OF_A_KIND):
        largest = max(largest, int(sheet.oases[seat, number]))
    return largest


@rule
def oasis_bonus(sheet: Sheet, seat: int) -> int:
    """Six points for everybody tied for the largest group; solo for a group of five or more."""
    own = largest_group(sheet, seat)
    if solo(sheet):
        return OASIS_BONUS if own >= SOLO_OASIS_GROUP else 0
    if own < (1 if lone_oasis_counts(sheet) else 2):
        return 0
    for other in range(int(sheet.seats)):
        if largest_group(sheet, other) > own:
            return 0
    return OASIS_BONUS


# --- Caravans ---


@rule
def all_goods(sheet: Sheet, seat: int) -> int:
    """Goods in Markets and on Stall cards; Zobeide doubles the latter."""
    on_cards = int(sheet.stall_goods[seat])
    if in_force(sheet, seat, ZOBEIDE):
        on_cards *= 2
    return int(sheet.market_goods[seat]) + on_cards


@rule
def capacity(sheet: Sheet, seat: int) -> int:
    """Goods that the Caravan groups can transport together; with Ali Cogia all are one group."""
    apart = everything = 0
    for number in range(MOST_OF_A_KIND):
        size = int(sheet.caravans[seat, number])
        apart += int(CAPACITY[min(8, size)])
        everything += size
    if in_force(sheet, seat, ALI_COGIA):
        together = int(CAPACITY[min(8, everything)])
        return max(together, apart) if ali_cogia_is_never_worse(sheet) else together
    return apart


@rule
def carried(sheet: Sheet, seat: int) -> int:
    """A point for each good that is transported."""
    return min(all_goods(sheet, seat), capacity(sheet, seat))


# --- Palaces and Mosaics ---


@rule
def worth_so_much(sheet: Sheet, seat: int, value: int) -> int:
    """How many Palaces are worth so much."""
    found = 0
    for number in range(MOST_OF_A_KIND):
        if sheet.palaces[seat, number] == value:
            found += 1
    return found


@rule
def placed_mosaics(sheet: Sheet, seat: int, value: int, before: int) -> int:
    """Mosaics that go on Palaces worth ``value``, when ``before`` cards went on dearer ones, in the best distribution."""
    if value < 3 and in_force(sheet, seat, AZIZA):
        return 0
    slots = worth_so_much(sheet, seat, value) * (2 if in_force(sheet, seat, ZUBAYDAH) else 1)
    return min(slots, int(sheet.mosaics[seat]) - before)


@rule
def mosaics_on_palaces(sheet: Sheet, seat: int) -> tuple[int, int]:
    """Cards on Palaces in the best distribution, and their points.

    The dearest Palaces take the cards, one each or two with Zubaydah; with Aziza only Palaces worth three or more.
    """
    worth = placed = 0
    for value in range(BEST_PALACE, 1, -1):
        here = placed_mosaics(sheet, seat, value, placed)
        worth += value * here
        placed += here
    return placed, worth


@rule
def mosaics(sheet: Sheet, seat: int) -> int:
    """Points of Mosaics on Palaces."""
    return mosaics_on_palaces(sheet, seat)[1]


# --- Rubies ---


@rule
def ruby_points(sheet: Sheet, seat: int) -> int:
    """By rank, ties high and nothing for none; with Characters a point for two; solo by the table."""
    own = int(sheet.rubies[seat])
    if plays_characters(sheet):
        return own // 2
    if solo(sheet):
        return int(SOLO_RUBIES[min(own, 11)])
    if own == 0:
        return 0
    rank = 0
    for other in range(int(sheet.seats)):
        if sheet.rubies[other] > own:
            rank += 1
    return int(RUBY_RANKS[int(sheet.seats), rank])


# --- Characters ---


@rule
def bonus(sheet: Sheet, seat: int, character: int) -> int:
    """Points on the line of a Character; Ali Cogia, Zobeide and Zubaydah work inside other lines."""
    if character == ALI_SHAR:
        return max(int(sheet.goods[seat, SPICE]), int(sheet.goods[seat, POTTERY])) // 2
    if character == AZIZ:
        return max(int(sheet.goods[seat, LEATHER]), int(sheet.goods[seat, CARPET])) // 2
    if character == AZIZA:
        return 3 * (int(sheet.mosaics[seat]) - mosaics_on_palaces(sheet, seat)[0])
    if character == DALILA:
        return (all_goods(sheet, seat) - carried(sheet, seat)) // 2
    if character == DUNYA:
        return 3 * int(sheet.motif[seat])
    if character == HARUN:
        return int(sheet.longest_row[seat])
    if character == HINDBAD:
        return int(sheet.idle_jars[seat])
    if character == KHALIFA:
        return 2 * int(sheet.lone[seat])
    if character == FORTY_THIEVES:
        return 3 * int(sheet.holes[seat])
    if character == SHAHRIAR:
        return 3 * completed(sheet, seat)
    if character == SHEHERAZADE:
        return 3 * recruited(sheet, seat)
    return 0


@rule
def completed(sheet: Sheet, seat: int) -> int:
    """Objectives that a seat has completed."""
    found = 0
    for number in range(OBJECTIVES):
        if sheet.done[seat, number] > 0:
            found += 1
    return found


@rule
def recruited(sheet: Sheet, seat: int) -> int:
    """Characters a seat has recruited."""
    return how_many(sheet.characters[seat], 1)


def title_of(score: int, characters: bool) -> str:
    """The title of a solo game with so many points."""
    shift = TITLE_SHIFT if characters else 0
    return [name for name, least in zip(TITLES, TITLE_FROM, strict=True) if least is None or score >= least + shift][-1]


# --- what the computer's players ask of a position -----------------------------------------------------------------------


@rule
def largest_oases(state: State, seat: int) -> int:
    """The size of the largest group of Oases."""
    cells, largest = of_kind(state, seat, OASIS), 0
    while some(cells):
        one = group(cells)
        largest = max(largest, count(one))
        cells = remove(cells, one)
    return largest


@rule
def palaces_by_worth(state: State, seat: int) -> tuple[int, int, int, int]:
    """How many Palaces are worth 2, 3, 4 and 5."""
    two = three = four = five = 0
    for row in range(ROWS):
        left, column = int(state.kinds[seat, PALACE - 1, row]), 0
        while left != 0:
            if left & 1:
                worth = palace_value(state, seat, row, column)
                if worth == 2:
                    two += 1
                elif worth == 3:
                    three += 1
                elif worth == 4:
                    four += 1
                elif worth == 5:
                    five += 1
            left >>= 1
            column += 1
    return two, three, four, five


@rule
def palaces_worth(state: State, seat: int, value: int) -> int:
    """How many Palaces are worth so much."""
    two, three, four, five = palaces_by_worth(state, seat)
    if value == 2:
        return two
    if value == 3:
        return three
    return four if value == 4 else five


@rule
def unfinished(state: State, seat: int) -> int:
    """Objectives that a seat holds and has not completed."""
    return how_many(state.objective_at, HELD + seat)


@rule
def goods(state: State, seat: int) -> int:
    """All goods of a seat."""
    if plays_characters(state):
        sheet = blank()
        count_goods(state, seat, sheet)
        count_characters(state, sheet)
        return all_goods(sheet, seat)
    return goods_of_markets(state, seat) + goods_on_cards(state, seat)


@rule
def bonus_of(state: State, seat: int, character: int) -> int:
    """Points that one Character adds on its line. Aziza's are left to whoever looks at the Palaces."""
    if character == AZIZA:
        return 0
    sheet = blank()
    same_game(state, sheet)
    count_characters(state, sheet)
    if character == DALILA:
        count_goods(state, seat, sheet)
        count_caravans(state, seat, sheet)
    elif character == KHALIFA:
        count_oases(state, seat, sheet)
    elif character == SHAHRIAR:
        count_objectives(state, sheet)
    else:
        count_for(state, seat, character, sheet)
    return bonus(sheet, seat, character)


returns = scores_by(counts, points, blank, len(LINES))
score_lines = by_line(counts, points, blank, len(LINES))
