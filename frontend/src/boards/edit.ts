/**
 * What a game brings for its positions to be put together piece by piece: the default export of boards/GAME/edit.ts.
 *
 * A position is a document (docs/formats/position.md); the server says what it makes and what cannot be. Here stands only what a
 * piece on a place changes in it. Nothing changes a document itself: every function answers another one, or the same where
 * nothing changes.
 */
import type { Component } from 'svelte';
import type { PositionAnswer } from '../protocol/messages';
import type { Language, Say } from './contract';

export type Doc = Record<string, unknown>;

/** What the server made of a document last: complete, and drawn. */
export interface Told<V = unknown> {
  document: Doc;
  view: V;
  answer: PositionAnswer;
}

/** A piece that can be chosen and put on places of the board. */
export interface Brush {
  id: string;
  /** Brushes of one group stand together under its name. */
  group: string;
  label: string;
  /** What the board's `Icon` draws. */
  icon: string;
  seat?: number | null;
  /** How many there are left to put; left out: nobody counts. */
  left?: number | null;
  /** The key that chooses it. */
  key?: string;
}

export interface Value {
  /** undefined: nothing is said about it, it follows from the rest. */
  value: unknown;
  label: string;
  icon?: string;
  seat?: number | null;
}

/** Something of a position that stands on no place of the board. */
export interface Field {
  /** Where it stands in a document. */
  path: string;
  group: string;
  /** Whose it is, from 1; null: the table's. */
  seat: number | null;
  label: string;
  icon?: string;
  /** `number`: steps; `choice`: one of `values`; `list`: any of `values`, in order. */
  kind: 'number' | 'choice' | 'list';
  least?: number;
  most?: number;
  values?: Value[];
  /** Of a list: how often a value may stand in it; left out: once. */
  often?: number;
  /** What stands there, where that is not simply the value at `path`. */
  get?: (document: Doc) => unknown;
  /** The document that says something else there, and no longer what does not go with it. */
  set?: (document: Doc, value: unknown) => Doc;
}

export interface EditModule<V = unknown> {
  brushes: (document: Doc, told: Told<V> | null, say: Say) => Brush[];
  /** The document with a piece on a place. */
  put: (document: Doc, brush: string, cell: string, told: Told<V> | null) => Doc;
  /** The document without what lies on a place; with a brush, only without such a piece. */
  take: (document: Doc, cell: string, brush: string | null, told: Told<V> | null) => Doc;
  /** Whether such a piece lies there, so that one more press takes it away. Left out: a press always puts one more. */
  holds?: (document: Doc, brush: string, cell: string, told: Told<V> | null) => boolean;
  fields: (document: Doc, told: Told<V> | null, say: Say) => Field[];
  /** The view with what the document says since the server drew it, and with what cannot be. */
  drawn: (view: V, document: Doc) => V;
  /** The cells of the board that show a place of the document. */
  cells: (path: string, document: Doc) => string[];
  /** Where every seat has a board of its own: which of them is shown. Its cells are called `SEAT:CELL` then, all others `0:CELL`. */
  seat?: { shown: () => number; show: (seat: number) => void };
  /** The action in notation at which the board shows a sentence about a cell; left out: the cell. */
  aim?: (cell: string) => string;
  /** How a brush looks, where the board's `Icon` has no sign for it. */
  Face?: Component<{ brush: string; size: number }>;
  /** What has to be known before anything is shown. */
  prepare?: (document: Doc, lang: Language) => Promise<void>;
  /** How a real table is entered by the same pieces; left out: by a page of the game's own, or not. */
  laying?: Laying<V>;
}

/**
 * A part of what lies on a real table before the first turn: places that are filled one after the other, each with some of its
 * pieces.
 */
export interface Part {
  name: string;
  label: string;
  help: string;
  places: string[];
  /** Whether the places are cells of the board; else they stand in a row. */
  onBoard: boolean;
  /** How many pieces belong on every place. */
  each: number;
  /** `left`: how many of them the box still has. */
  brushes: Brush[];
}

/** How what lies on a real table is entered: `laying` of an edit module. The board then shows nothing but its cells. */
export interface Laying<V = unknown> {
  /** A document of a table before the first turn for so many seats, with what lies there already. */
  begun: (document: Doc, seats: number) => Doc;
  parts: (document: Doc, say: Say) => Part[];
  /** The pieces of a part that lie on a place, as the brushes that put them. */
  held: (document: Doc, part: string, place: string) => string[];
  put: (document: Doc, brush: string, place: string) => Doc;
  /** The document without what a part has on a place. */
  clear: (document: Doc, part: string, place: string) => Doc;
  drawn: (view: V, document: Doc) => V;
  /** The document of the whole, once nothing is missing. */
  whole: (document: Doc) => Doc;
}
