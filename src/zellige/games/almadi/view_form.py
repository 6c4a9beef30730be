"""The form of what a screen draws of Almadi: what view.py says, and what the browser's types are made of.

Seats count from 1. Cells are ``row,column``, spaces ``1a`` to ``4b``.
"""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from zellige.core.vocabulary import Message, Prompt
from zellige.games.almadi.components import Colour, Effect, Kind, Need
from zellige.games.almadi.state import Phase


class Goods(TypedDict, total=False):
    """How many of each kind; those that are not there are left out."""

    spice: int
    leather: int
    carpet: int
    pottery: int


class Landscape(TypedDict):
    """A Landscape of a tile."""

    id: NotRequired[str]
    """Its name; a start tile's Landscapes have none."""
    kind: Kind
    sides: str
    """What stands on its sides N, E, S and W, with spaces between: an effect, `A` (an Activation) or `-`; behind what is active
    a `+`."""
    goods: NotRequired[Goods]


class Kinds(TypedDict):
    """How many Landscapes of each kind."""

    palace: int
    caravan: int
    oasis: int
    market: int


class TilePile(TypedDict):
    """The pile of tiles: how many are left, and of which kinds."""

    left: int
    kinds: Kinds


class MosaicCard(TypedDict):
    """A Mosaic card with its motif, A to H."""

    id: str
    motif: str


class StallCard(TypedDict):
    """A Stall card with its goods."""

    id: str
    goods: Goods


class MosaicPile(TypedDict):
    """Mosaic cards that are left, and the one that lies face up."""

    left: int
    top: MosaicCard | None


class StallPile(TypedDict):
    """Stall cards that are left, and the one that lies face up."""

    left: int
    top: StallCard | None


class StartTile(TypedDict):
    """A start tile with its Landscapes from row 1 to row 4."""

    id: str
    landscapes: list[Landscape]


class Condition(TypedDict):
    """What an Objective asks for, as the component set says it: the name of a condition, and what is in it."""

    kind: str
    cells: NotRequired[list[tuple[int, int, Need]]]
    """Of a figure: row, column and need of every cell."""
    rotations: NotRequired[bool]
    mirror: NotRequired[bool]
    n: NotRequired[int]
    effect: NotRequired[Effect]
    type: NotRequired[Kind]
    stall_cards: NotRequired[int]
    mosaic_cards: NotRequired[int]
    rubies: NotRequired[int]
    stall_pairs: NotRequired[int]
    mosaic_pairs: NotRequired[int]


class Objective(TypedDict):
    """An Objective in the game."""

    id: str
    colour: Colour
    """Of the kind of Landscape it is about, or grey."""
    points: int
    text: Message
    condition: Condition
    holder: int | None
    """null: it lies in the middle."""
    completed: bool
    progress: list[tuple[int, int]]
    """By seat how much is reached, of how much."""


class Character(TypedDict):
    """A Character with its price in rubies."""

    id: str
    name: Message
    power: Message
    cost: int
    when: Literal["end", "game"]


class Realm(TypedDict):
    """Everything in front of a seat."""

    seat: int
    start: str | None
    rows: tuple[int, int]
    """The first and the last row it may use."""
    width: int
    """Columns in use, the start tile included."""
    cells: dict[str, Landscape]
    mosaics: list[str]
    """The motifs of its Mosaic cards."""
    stalls: list[Goods]
    """The goods of its Stall cards."""
    rubies: int
    dealt: list[Character | None]
    """null for those that whoever looks may not know."""
    hand: list[Character | None]
    recruited: list[Character]
    copied: str | None


class Hand(TypedDict):
    """The Landscape that is being placed; `row`: where it came from, null when it was drawn with Ali."""

    tile: Landscape
    row: int | None


class Pool(TypedDict):
    """What is activated and not realised."""

    marteline: int
    stall: int
    moon: int
    ruby: int


class Effects(TypedDict):
    """The list one works through."""

    pool: Pool
    genie: bool
    """Whether a Genie waits."""
    moves: int
    """Wishes granted this turn."""
    refill: str | None
    used: list[str]
    """Powers that serve once a turn."""
    no_return: tuple[str, str] | None
    """The cell of the tile moved last, and the cell it may not go back to next."""


class Wakes(TypedDict, total=False):
    """By side the cells, with spaces between, where something would wake there."""

    N: str
    E: str
    S: str
    W: str


Title = TypedDict("Title", {"id": str, "name": Message, "verdict": Message, "from": int | None, "reached": bool})
"""A title of the solo game with the first points of it."""


class Components(TypedDict):
    """The component set in play."""

    id: str
    sha256: str
    reconstruction: bool
    note: Message


class View(TypedDict):
    """A table of Almadi."""

    kind: Literal["almadi"]
    solo: bool
    characters: bool
    phase: Phase
    to_move: int | None
    turn: int
    turns_each: int
    extra: bool
    board: dict[str, Landscape | None]
    """What lies on the spaces."""
    pile: TilePile
    discard: list[str]
    mosaic_pile: MosaicPile
    stall_pile: StallPile
    ruby_supply: int
    starts_left: list[StartTile]
    objectives: list[Objective]
    face_up: list[Character]
    realms: list[Realm]
    """By seat."""
    hand: Hand | None
    effects: Effects
    wakes: dict[str, Wakes]
    """By Landscape that may go somewhere: by the cell it leaves, or `hand`."""
    turns: int
    """How many turns a game has, without extra ones."""
    titles: list[Title] | None
    """The ladder of a solo game, from the lowest; null in other games."""
    components: Components
    prompt: Prompt
