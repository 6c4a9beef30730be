"""The table message: everything a browser draws. Seats count from 1, changes of score stand in seat order."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from zellige.core.undo import Undo
from zellige.server.wire.values import GameView, Lang, said


@said
class OptionInPlay(TypedDict):
    """An option of the game as this table plays it."""

    name: str
    label: str
    value: str
    """The chosen value, as people call it."""
    changed: bool
    """Whether it is another than the default."""


Right = Literal["bot", "back", "free", "resign"]
"""Let a bot decide for a seat, let its person decide again, give it to somebody else, give it up."""


@said
class SeatInfo(TypedDict):
    """Who sits there."""

    seat: int
    name: str
    """Ready to be shown: "You" where it is so, with a number where several have one name."""
    kind: Literal["person", "bot"]
    player: str | None
    """How a bot plays; null for a person."""
    player_label: str | None
    mine: bool
    """Whether this browser may decide for it."""
    own: bool
    """Whether this browser has its key: a bot may decide for it now."""
    open: bool
    """Whether it waits for a friend who has not come yet."""
    stands_in: bool
    """Whether a bot decides here in the place of a person, who can come back."""
    may: list[Right]
    """What this browser may do with the seat."""
    colour: NotRequired[int]
    """Of its pieces, by the number of the seat that has it elsewhere; only at a real table where colours were chosen."""


# --- scores ----------------------------------------------------------------------------------------------------------


@said
class ScoreColumn(TypedDict):
    """A column of the score pad."""

    id: str
    label: str
    icon: str | None
    """A name the game's board draws; null where the game groups nothing."""


@said
class ScoreTerm(TypedDict):
    """One line of a score."""

    rule: str
    column: str
    """The id of the column it is counted in."""
    label: str
    amount: int
    cells: list[str]
    """What it counts."""


@said
class ScoreRow(TypedDict):
    """The score of a seat: the sum of its columns, each the sum of its terms."""

    seat: int
    total: int
    place: int
    columns: dict[str, int]
    """Points by the id of the column."""
    terms: list[ScoreTerm]


@said
class Scores(TypedDict):
    """The score pad."""

    columns: list[ScoreColumn]
    rows: list[ScoreRow]


# --- the decision ----------------------------------------------------------------------------------------------------


@said
class OfferedAction(TypedDict):
    """A legal action."""

    text: str
    """Its notation."""
    changes: list[int]
    """The exact change of every seat's score; empty while the changes are being prepared."""


@said
class Outcome(TypedDict):
    """What can be drawn beside a real table."""

    text: str
    """Its notation, as it is sent."""
    label: str
    """What it would be, in a sentence."""


@said
class StandIn(TypedDict):
    """A player that can take the place of a bot that has failed."""

    name: str
    label: str


@said
class Decision(TypedDict):
    """What is to be decided now."""

    seat: int
    mine: bool
    """Whether this browser decides; otherwise there are no actions, and the title says who thinks."""
    closed: bool
    """Whether this browser decides once it asks to be shown what only the seat to move may know."""
    title: str
    detail: str | None
    actions: list[OfferedAction]
    outcomes: list[Outcome]
    """What can have been drawn, where that is to be entered; then there are no actions."""
    was: str | None
    """In notation what stood here: before a mistake was corrected, or that is to be corrected now. Null elsewhere."""
    undo: Undo
    """What taking back the last decision would be."""
    reset: Undo
    """What taking back the decisions of this turn would be."""
    redo: bool
    """Whether this browser took something back that can be played again."""
    stand_ins: list[StandIn]
    """Who can take the place of the bot that decides; empty unless it has failed and this browser has its key."""


# --- the log ---------------------------------------------------------------------------------------------------------


@said
class Effect(TypedDict):
    """What a decision, or what chance drew after it, brought about."""

    ply: int
    """Actions after the one it belongs to."""
    seat: int | None
    text: str
    cells: list[str]


@said
class Told(TypedDict):
    """What the log says of one action."""

    turn: int
    seat: int | None
    """Who decided; null: chance drew before the first decision."""
    text: str
    cells: list[str]
    quiet: bool
    """It says only that something is left out or over: it has no line of its own beside others of its turn."""
    effects: list[Effect]


@said
class LogEntry(Told):
    """A decision and what chance drew after it."""

    ply: int
    """Actions after the decision and what chance drew then: the moment that shows it."""
    decided: int
    """Actions after the decision itself."""
    changes: list[int]
    """The change of every seat's score that the decision made."""
    undone: bool


@said
class TurnLine(TypedDict):
    """A turn in one line: its entries go from ``first`` to the first one of the next turn."""

    first: int
    """Where its first entry stands in the log, from 0."""
    turn: int
    seat: int | None
    """Who played it; null: several did, or chance drew before the first decision."""
    text: str
    ply: int | None
    """Actions after it, the moment that shows its end; null when all of it is taken back."""
    path: list[str]
    """Where it led, cell by cell, as far as its game says it."""
    changes: list[int]
    """The change of every seat's score that what stands of it made."""
    open: bool
    """Whether what is to be decided now belongs to it."""


@said
class Order(TypedDict):
    """Something that is to be moved for a bot at a real table."""

    ply: int
    """The number of the action it belongs to."""
    seat: int
    text: str
    cells: list[str]


@said
class SeatNote(TypedDict):
    """Something that happened at a seat, and is no action."""

    ply: int
    """Actions that stood then."""
    after: int
    """Entries of the log before it."""
    seat: int
    kind: Literal["bot", "back", "free", "agreed", "refused", "gone", "resigned", "abandoned", "closed", "corrected",
                  "laid", "late", "lost"]
    """A bot decides there from now on; its person does so again; nobody has it any more.

    Everybody agreed that it takes something back; it did not agree to what was asked.
    It resigned and a bot decides to the end, or the game was over; it asked to abandon the game, and all agreed; it
    told something otherwise that had been entered wrongly; `laid`: what lay on a real table before the first action.
    Its time ran out and a bot decides to the end (`late`), or the game was over (`lost`).
    The time had passed in which friends were to play the same deal."""
    text: str


@said
class Request(TypedDict):
    """What everybody at the table is asked."""

    seat: int
    """Who asks."""
    what: str
    """`undo`, `reset`, `abandon`, or of the clocks `pause` or `resume`."""
    own: bool
    """Whether this browser asks, and may withdraw it."""
    answers: bool
    """Whether this browser is to answer."""
    waits: list[int]
    """The seats that are yet to answer."""
    text: str


@said
class Proposal(TypedDict):
    """Another game of the same people, each one seat on."""

    seat: int
    """Who proposes it."""
    table: str
    """The name of the table: the key to a seat here opens theirs there."""
    own: bool
    """Whether this browser proposes it."""
    text: str


# --- the message -----------------------------------------------------------------------------------------------------


@said
class LessonStep(TypedDict):
    """What a chapter suggests."""

    play: str
    """The action, in notation."""
    text: str
    cells: list[str]
    """Where to look."""


@said
class Lesson(TypedDict):
    """How far a chapter of the first steps has come at its table."""

    chapter: str
    title: str
    state: Literal["path", "open", "done"]
    """`path`: all that was done was what the chapter suggested; `open`: it was something else; `done`: the aim is reached."""
    steps: list[LessonStep]
    """What is suggested from here on; none off the path."""
    text: str
    """What is wanted, by whichever way; once the aim is reached, what there was to be learnt."""
    told: list[str]
    """What the last decision did, in sentences; none on the suggested path."""


@said
class Seal(TypedDict):
    """The promise made before the deal: SHA-256 of the UTF-8 text SEED:SALT. Seed and salt are shown when the game is over."""

    sha256: str | None
    """Null at a table that shows a record."""
    seed: str | None
    salt: str | None


@said
class Clocks(TypedDict):
    """How long people may think at the table, in milliseconds."""

    time: int
    """What a clock shows at the beginning."""
    increment: int
    """What is added for every turn."""
    each: bool
    """Whether every turn has all of the time anew."""
    then: str | None
    """The bot that decides to the end for whoever has no time left; null: they have given up."""
    then_label: str | None
    left: list[int]
    """By seat, when it was kept last: what they show now a `clock` message says."""


@said
class DealInPlay(TypedDict):
    """The deal of the table, which friends play, too, each at a table of their own."""

    deal: str
    """Its name."""
    closes: str
    """When games that are not over are closed: UTC, ISO 8601."""
    open: bool
    """Whether the last has ended, and nothing of it is secret any more."""


@said
class Around(TypedDict):
    """What is so at the table just now and is kept nowhere; it changes without a new version."""

    onlookers: int
    """How many look on: sockets and streams without a seat."""


@said
class TableMessage(TypedDict):
    """The table as one browser may see it, now or at an earlier moment."""

    type: Literal["table"]
    table: str
    game: str
    title: str
    board: str
    """The board component that reads `view`."""
    lang: Lang
    version: int
    """How many entries the store has kept: which table this is. It only grows."""
    ply: int
    """How many actions stand: the address of this moment."""
    plies: int
    """Actions of the game so far, also when a moment is looked at."""
    moment: int | None
    """The ply that was asked for; null: now."""
    status: Literal["playing", "over"]
    turn: int
    practice: bool
    """Something was taken back after it had shown what comes: the game counts in no statistics."""
    options: list[OptionInPlay]
    seats: list[SeatInfo]
    view: GameView
    scores: Scores
    decision: Decision | None
    """Null when the game is over or a moment is looked at, unless that is corrected."""
    chance: Literal["drawn", "entered"]
    """`entered`: it goes beside a real table, and people say what they have drawn."""
    waits: int
    """How many actions after a mistake that has been corrected do not fit as things stand, and come back as soon as they do."""
    corrects: bool
    """Whether this browser may tell action number `ply` otherwise, the last one that is shown; only beside a real table."""
    lays: bool
    """Whether it may tell otherwise what lay there before the first action."""
    orders: list[Order]
    """What is to be moved for bots at a real table since a person has decided last; empty elsewhere."""
    log: list[LogEntry]
    """One entry a decision; those taken back stay."""
    turns: list[TurnLine]
    """One line a turn."""
    notes: list[SeatNote]
    """What happened at the seats, in order."""
    request: Request | None
    """What everybody is asked now; null where nothing is."""
    rematch: Proposal | None
    """Where everybody may play again; null until somebody proposes it."""
    clock: Clocks | None
    """Null where everybody may think as long as they like."""
    deal: DealInPlay | None
    """Null where nobody else plays the same deal."""
    around: Around
    since: int
    """The ply of this browser's last decision: entries after it are new."""
    seal: Seal
    lesson: Lesson | None
    """At a table of the first steps; null at any other."""
    halted: str | None
    """Why nobody plays on at this table, though it can be looked at; null at any other."""
    winners: NotRequired[list[int]]
    """Only when the game is over; empty where it was abandoned."""
    number: NotRequired[int]
    """Over the socket: which message about the table this is of those that the connection was sent, from 1."""
