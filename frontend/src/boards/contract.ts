/**
 * What a game's board component is given, and what its module exports.
 *
 * A board draws `view` and points at actions it was offered; it computes no rule, no score and no sentence about the game.
 * It stands in a slot with `container-type: size`: it fits into 100cqw x 100cqh and may fill all of it, side rows included.
 * Icons are symbols of src/art/icons.svg and of the board's own icons.svg; the app puts both into the document once, so that
 * `<use href="#merchant" />` works everywhere. Colours come from the tokens in src/styles/tokens.css.
 */
import type { Component, Snippet } from 'svelte';
import type { Say } from '../locale/language.svelte';
import type { OfferedAction, Outcome, PositionDocument, SeatInfo } from '../protocol/messages';
import type { Language } from '../settings.svelte';
import type { Pointing } from './pointing.svelte';

export type { Language, OfferedAction, Outcome, Say, SeatInfo };

/** The answer to "why not?": shown at the cell of `action`, while the prompt and the live region say the same. */
export interface Refusal {
  action: string;
  text: string;
  section: string;
  /** The rule that refuses; none where the server could not say. */
  rule?: string;
}

/** A cell behind an opened number, with what it counts ("1", or "" when it cannot be split by cell). */
export interface LitCell {
  cell: string;
  label: string;
}

/** What a seat gained or lost where `by` decided. */
export interface Gain {
  cell: string;
  by: number | null;
  seat: number;
  amount: number;
}

/** Marks on cells, by cell name. `veil`: dim everything that is not lit. `fresh`: changed by the turn that is shown. */
export interface Marks {
  veil: boolean;
  lit: LitCell[];
  good: string[];
  bad: string[];
  fresh: string[];
  /** Whose number is opened: games where every seat has cells of its own need to know. */
  seat?: number | null;
  /** The seat whose turn somebody asked to see. */
  watched?: number | null;
  /** The cells of `fresh` by the seat that decided there. */
  freshOf?: Record<number, string[]>;
  /** Where the turn that is shown led, cell by cell. */
  path?: readonly string[];
  /** What the turn that is shown brought, and where. */
  gains?: readonly Gain[];
}

export interface BoardProps<V = unknown> {
  view: V;
  seats: SeatInfo[];
  /** The seat whose actions are offered, counted from 1; null: the board is only looked at. */
  decider: number | null;
  /** Every legal action of the decider, after the plan. */
  actions: OfferedAction[];
  /** Steps that wait for what is chosen after them and for its confirmation: `view` shows them as done. Nothing of them is sent. */
  plan: readonly string[];
  /** Every legal action without the plan: what it may begin with instead. */
  first: readonly OfferedAction[];
  /** The piece picked in the hand (first word of the notation). null: nothing picked, or the game has no hand. */
  kind: string | null;
  /** The action that is previewed and waits for its confirmation; of several that are one choice the last. */
  chosen: string | null;
  /** All actions that are chosen after the plan, in order; empty where nothing is chosen. */
  way: readonly string[];
  refused: Refusal | null;
  marks: Marks;
  /** Phone layout: turn the board by a quarter where that makes it fit. */
  quarterTurn: boolean;
  /** In the first steps nothing is chosen ahead. */
  learning?: boolean;
  /** A picture in the guide: `role="img"` named by `label`, nothing in it can be focused or clicked. */
  still: boolean;
  /** Accessible name of the board (of the grid, or of the picture when `still`). */
  label: string;
  lang: Language;
  say: Say;
  /** The roving tab stop of this board: the board tells it its cells in the order of the screen and asks it for tabindex. */
  pointing: Pointing;
  /** A legal action was pointed at, or several that follow one another as one choice; the same once more confirms it. */
  onchoose: (...way: string[]) => void;
  /** Steps that are not for confirmation yet, from the table as it is: all that are planned by now; none gives the plan up. */
  onplan: (plan: string[]) => void;
  /** An action that is not legal was pointed at: ask for the reason. */
  onwhy: (action: string) => void;
  /** The board itself picks a piece of the hand, or puts it back. */
  onkind: (kind: string | null) => void;
  /** While others decide and something may be planned for one's own next decision. */
  premove?: Premove | null;
  /** What the board would have in the prompt, because it has no place on the board; it has one height there. null: nothing. */
  ontools?: (tools: Snippet | null) => void;
}

/**
 * What one means to do while others decide: text, of which the server hears nothing. Nobody knows whether it will be legal, so a
 * board lets one point at whatever can be meant, and shows it otherwise than what is chosen.
 */
export interface Premove {
  seat: number;
  /** What is planned, in notation; null: nothing yet. */
  action: string | null;
  /** What could be done when this seat was asked last: for a board that knows no better. */
  choices: readonly string[];
  /** Plans an action; the same once more takes it back. */
  plan: (action: string) => void;
}

/** One kind of piece in the tray. `enabled`: some legal action places it. `icon`: a name the module's `Icon` draws. */
export interface HandSlot {
  kind: string;
  icon: string;
  count: number;
  /** One short word, shown under the icon. */
  label: string;
  enabled: boolean;
}

/** An action without a cell ("tea", "pass"): a button in the prompt bar, there all the time, disabled while it is not legal. */
export interface PromptButton {
  action: string;
  icon: string;
  label: string;
  /** It ends the turn, or the bidding: `e` is its key. */
  ends?: boolean;
}

/** What the keys of a game do, as messages: `digits` for what its board marks with `data-nth`, or with a number in `data-keys`. */
interface BoardKeys {
  digits?: string;
  end?: string;
}

/** `name`: what `HandSlot.icon`, `PromptButton.icon` or a score column's `icon` says; `seat`: whose piece, for its colour. */
export interface IconProps {
  name: string;
  seat: number | null;
  /** Side in pixels. */
  size: number;
}

/** A strip under the scores: what belongs to the game but not on its board (tiles and who holds them). */
export interface PanelProps<V = unknown> {
  view: V;
  seats: SeatInfo[];
  say: Say;
  /** The board now shows something that was asked for in the panel: what lies over it goes away. */
  onlook: () => void;
}

/** What can have been drawn at a real table: one of the outcomes is picked. */
export interface DrawsProps<V = unknown> {
  view: V;
  game: string;
  outcomes: readonly Outcome[];
  /** What stood here before a correction, in notation; null: nothing. */
  was: string | null;
  /** The table as a document: what the view does not draw (a component set). */
  position: () => Promise<PositionDocument>;
  onpick: (outcome: string) => void;
  ontrouble: (error: unknown) => void;
}

/** A page on which one enters what lies on a real table before the first turn. */
export interface SetUpProps {
  game: string;
  /** How everybody is called, in seat order. */
  seats: readonly string[];
  options: Readonly<Record<string, string | number | boolean>>;
  /** The position, once all of it is there, else null and how much is missing. */
  ondocument: (document: PositionDocument | null, missing: number) => void;
  ontrouble: (error: unknown) => void;
}

/**
 * The default export of boards/GAME/index.ts. `hand` returns the slots of one seat in their fixed order (left out: the game has no
 * hand; then `kind` stays null and the board offers all actions). `locale`: the board's Fluent files as text (`?raw`), every
 * message id starting with the board's name.
 */
export interface BoardModule<V = unknown> {
  Board: Component<BoardProps<V>>;
  Icon: Component<IconProps>;
  Panel?: Component<PanelProps<V>>;
  hand?: (view: V, seat: number, actions: OfferedAction[], say: Say) => HandSlot[];
  buttons?: (view: V, say: Say) => PromptButton[];
  /** Left out: no keys of its own. */
  keys?: BoardKeys;
  /** Whether an action is one choice with the next one: it waits for that, also where it is typed, and the only next one is chosen with it. */
  begins?: (action: string) => boolean;
  /** Which of several actions is chosen already, to be confirmed or left: all else only ends the turn, or loses nothing by waiting. */
  proposes?: (actions: readonly OfferedAction[], seat: number) => string | null;
  /** Where an action goes, for the button that confirms it; '' when only the sentence beside it says. Left out: its notation. */
  target?: (action: string, say: Say) => string;
  /** What an action is called behind the one it is confirmed with; '' when only the sentence says it. Left out: where it goes. */
  afterwards?: (action: string, say: Say) => string;
  /** The sign of what can have been drawn at a real table, as `Icon` draws it. Left out: words alone. */
  drawn?: (outcome: string) => string;
  /** Pictures of what can have been drawn at a real table. Left out: words, and what `drawn` says. */
  draws?: () => Promise<Component<DrawsProps<V>>>;
  /** What the colours of the seats are called, where the pieces in the box have such. Left out: nobody has pieces of a colour. */
  colours?: (say: Say) => readonly string[];
  /** One short line of counters for all seats in the score panel ("19 pieces"); '' for none. */
  seatNote?: (view: V, seat: number, say: Say) => string;
  /**
   * Planned actions. `words`: how one is called, left out: its notation; `same`: whether it still means what it meant, left out:
   * always; `lays`: whether it is a step that waits for what is chosen after it, left out: what `begins` says.
   */
  premove?: {
    words?: (action: string, view: V, say: Say) => string;
    same?: (action: string, then: V, now: V) => boolean;
    lays?: (action: string) => boolean;
  };
  /** How one plays on this board with the mouse, for the help. */
  help: (say: Say) => string;
  /** Its end is drawn as high as it is, not fitted into a slot. */
  whole?: boolean;
  /** It is not much higher than three quarters of its width: on a phone its end has no more room than that. */
  flat?: boolean;
  /** How many turns a game has; null where nobody knows. */
  turns?: (view: V) => number | null;
  /** How a game ended in which nobody is beaten, for the end screen: what is won, and how far the next thing is. */
  ending?: (view: V, total: number, say: Say) => { headline: string; detail: string } | null;
  /** What a number of the score leaves out because this browser may not know it, in words; '' for nothing. No column: the total. */
  secret?: (view: V, seat: number, column: string | null, say: Say) => string;
  locale: Record<Language, string>;
  /** The board's icons.svg as text (`?raw`): symbols whose ids no other board has. */
  icons?: string;
}
