"""The form of what a screen draws of Five Tribes: what view.py says, and what the browser's types are made of.

Seats count from 1, tiles are called as in the notation.
"""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from zellige.core.vocabulary import Message, Prompt
from zellige.games.five_tribes.components import CardKind, Colour, DjinnPrice, TileType, Tribe
from zellige.games.five_tribes.state import DrawnFor, Phase


class Tile(TypedDict):
    """A tile and what stands on it."""

    type: TileType
    value: int
    meeples: str
    """One letter a meeple: the first of its colour."""
    camel: int | None
    palms: int
    palaces: int


class TribeCount(TypedDict):
    """The meeples of a colour: how many are in the bag, and in the game."""

    colour: Colour
    letter: str
    tribe: Tribe
    in_bag: int
    in_game: int


class Supply(TypedDict):
    """Palm trees or palaces that are left, of how many."""

    left: int
    of: int


class Djinn(TypedDict):
    """A djinn card."""

    djinn: str
    name: Message
    text: Message
    points: int
    price: DjinnPrice
    used: bool


class Spot(TypedDict):
    """A place of the Turn Order Track."""

    price: int
    seat: int | None


class Player(TypedDict):
    """What a seat has, as far as whoever looks may know it."""

    coins: int | None
    """null: hidden from this seat."""
    camels: int
    viziers: int
    elders: int
    cards: list[CardKind]
    """What can be seen of the hand."""
    hidden_cards: int
    card_count: int
    djinns: list[Djinn]
    tiles: list[str]
    markers: int


class Sow(TypedDict):
    """The movement under way: where it began, what is in the hand, what was dropped, and where it stands."""

    start: str
    hand: str
    drops: list[tuple[str, Colour]]
    at: str
    not_back_to: str | None


class Captured(TypedDict):
    """What the movement of this activation captured."""

    tile: str
    colour: Colour
    count: int


class Placing(TypedDict):
    """A palm tree or a palace that comes to this tile or the one it was called on."""

    kind: Literal["palm", "palace"]
    tile: str


class Keeping(TypedDict):
    """Djinns were drawn, of which one is kept: which, or how many for whoever may not know them."""

    kind: Literal["keep"]
    cards: list[str] | int


class Drawing(TypedDict):
    """What chance is drawing."""

    kind: DrawnFor
    left: int
    tile: NotRequired[str]
    cards: NotRequired[list[str] | int]


class Builders(TypedDict):
    """While Builders wait: their income without Fakirs, and how much each Fakir adds."""

    income: int
    each_fakir: int


End = tuple[str, Colour, int] | tuple[str, Colour, int, list[str]]
"""Where a movement ends, in which colour, with what change of score, and once a tile is taken the drops that lead there."""
StepName = Literal["move", "tribe", "tile", "finish"]


class Step(TypedDict):
    """A step of an activation."""

    step: StepName
    state: Literal["done", "now", "later"]
    label: Message


class Table(TypedDict):
    """All but what lies in front of the seats."""

    kind: Literal["five_tribes"]
    rows: int
    columns: int
    tiles: dict[str, Tile]
    round: int
    phase: Phase
    may_sit_out: bool
    """By an option, who can pay for no spot sits the round out."""
    to_move: int | None
    active: int
    """Whose bid or activation it is."""
    end_triggered: bool
    last_activation: bool
    tribes: list[TribeCount]
    bag: int
    palms: Supply
    palaces: Supply
    resource_row: list[CardKind]
    on_offer: int
    """How many cards from the start of the row the market of this moment sells from."""
    resource_pile: int
    resource_discard: list[CardKind]
    discard_count: int
    djinn_row: list[Djinn]
    djinn_pile: int
    djinn_discard: int
    bid_order: list[int | None]
    turn_order: list[Spot]
    """By price, the free spots first: 0 0 0 1 3 5 8 12 18."""
    set_aside: list[int]
    suit_values: list[int]
    sow: Sow | None
    captured: Captured | None
    pending: Placing | Keeping | None
    brought: list[Djinn]
    """Djinns to keep one of, for the one who may see them."""
    drawing: Drawing | None
    builders: Builders | None
    moves_left: int | None
    """How many tiles can be emptied, while bids are made or a tile is chosen."""
    djinns_awake: bool
    """Whether paid djinns may be called in this step."""
    destinations: dict[str, list[End]]
    """By start tile its ends, the best first: where, in which colour, with what change of score, and by which drops."""
    steps: list[Step]
    prompt: Prompt


class View(Table):
    """A table of Five Tribes."""

    players: list[Player]
    """By seat."""
