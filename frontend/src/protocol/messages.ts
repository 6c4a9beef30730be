/** What the server sends: docs/formats/table.md, field by field. */
import type { Marks, OfferedAction, SeatInfo } from '../boards/contract';

export interface OptionValue {
  value: string | number | boolean;
  label: string;
}

export interface GameOption {
  name: string;
  label: string;
  help: string;
  source: string;
  default: string | number | boolean;
  values: OptionValue[];
}

export interface PlayerKind {
  name: string;
  label: string;
  help: string;
}

export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  minutes: number | string | null;
  seats: number[];
  board: string;
  /** Whether the owner of a box can play with what stands on their own pieces. */
  component_sets?: boolean;
  options: GameOption[];
  players: PlayerKind[];
}

export type SeatChoice = { kind: 'person'; name?: string } | { kind: 'bot'; player: string; name: string };

export interface NewTable {
  game: string;
  seats: SeatChoice[];
  options: Record<string, string | number | boolean>;
  seed: string | null;
  position?: unknown;
  components?: unknown;
}

/** The component set that comes with a game, and what its entries say in words. */
export interface ShippedComponents {
  set: unknown;
  labels: Record<string, string>;
}

/** A sentence about a component set; `entry`: the piece, list or kind it is about. */
export interface ComponentFinding {
  kind: string;
  entry: string;
  text: string;
}

/** `set`: null when the document is no component set at all. */
export interface CheckedComponents {
  good: boolean;
  findings: ComponentFinding[];
  set: { id: string; sha256: string } | null;
  reconstructed: [entry: string, part: string][];
}

export interface OpenedTable {
  table: string;
  key?: string;
  seal?: string;
  /** What the position it was founded from leaves out and was assumed, in sentences; only where it was founded. */
  assumptions?: string[];
}

export interface ScoreTerm {
  rule: string;
  column: string;
  label: string;
  amount: number;
  cells: string[];
}

export interface ScoreRow {
  seat: number;
  total: number;
  place: number;
  columns: Record<string, number>;
  terms: ScoreTerm[];
}

export interface ScoreColumn {
  id: string;
  label: string;
  icon: string;
}

export interface Scores {
  columns: ScoreColumn[];
  rows: ScoreRow[];
}

/** Whether something may be taken back: freely, or only so that the game becomes practice, or after asking others, or not. */
export type Undo = 'free' | 'practice' | 'ask' | 'no';

export interface Decision {
  seat: number;
  mine: boolean;
  title: string;
  detail: string;
  actions: OfferedAction[];
  undo: Undo;
  reset: Undo;
  /** Who can take the place of the bot that decides, where it has failed. */
  stand_ins: { name: string; label: string }[];
}

export interface LogEntry {
  /** Actions after the decision and what chance drew then. */
  ply: number;
  /** Actions after the decision itself. */
  decided: number;
  turn: number;
  seat: number | null;
  text: string;
  cells: string[];
  changes: number[];
  effects: { ply: number; seat: number | null; text: string; cells: string[] }[];
  undone: boolean;
}

export interface TableMessage {
  type: 'table';
  table: string;
  game: string;
  title: string;
  board: string;
  lang: string;
  /** How many entries the server has stored: which table this is. It only grows. */
  version: number;
  /** How many actions stand: the address of a moment. */
  ply: number;
  /** Actions of the game so far, also when a moment is looked at. */
  plies: number;
  moment: number | null;
  status: 'playing' | 'over';
  turn: number;
  /** Something was taken back after it had shown what comes: the game counts in no statistics. */
  practice: boolean;
  options: { name: string; label: string; value: string; changed: boolean }[];
  seats: SeatInfo[];
  view: unknown;
  scores: Scores;
  decision: Decision | null;
  log: LogEntry[];
  since: number;
  winners?: number[] | null;
  /** Why nobody plays on at this table, though it can be looked at; null at any other. */
  halted: string | null;
  seal: { sha256: string | null; seed: string | null; salt: string | null } | null;
}

export type Answer =
  | { type: 'done'; id: string }
  | { type: 'why'; id: string; action: string; legal: boolean; rule?: string; text?: string; section?: string }
  | { type: 'preview'; id: string; action: string; sentences: string[]; changes: number[] }
  | { type: 'pong'; id: string }
  | { type: 'error'; id?: string | null; error: string };

export type Frame =
  | { type: 'act'; action: string; version: number }
  | { type: 'why'; action: string }
  | { type: 'preview'; action: string }
  | { type: 'undo'; version: number }
  | { type: 'reset'; version: number }
  | { type: 'replace'; seat: number; player: string; version: number }
  | { type: 'ping' };

export interface TourStep {
  id: string;
  text: string;
  cells: string[];
  expect: { action: string } | { kind: string } | null;
}

export interface GuidePicture {
  view: unknown;
  caption: string;
  marks?: Partial<Pick<Marks, 'good' | 'bad' | 'fresh'>>;
}

export interface GuideSection {
  id: string;
  title: string;
  paragraphs: string[];
  pictures: GuidePicture[];
}

export interface Guide {
  title: string;
  sections: GuideSection[];
  tour: TourStep[];
  tour_position: unknown;
}
