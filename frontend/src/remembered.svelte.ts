/** Tables this browser may go on with: their keys are the right to play. */
import type { OptionValues, PlannedSeat } from './home/lineup';
import { keep, recall } from './settings.svelte';

export interface RememberedTable {
  table: string;
  key: string | null;
  game: string;
  title: string;
  names: string[];
  turn: number;
  over: boolean;
  hideHands: boolean;
  at: number;
  /** Who sat where and by which options, where this browser founded the table: to play the same again. */
  lineup?: PlannedSeat[];
  options?: OptionValues;
}

const PLACE = 'zellige.tables';
const MOST = 40;

function read(): RememberedTable[] {
  const found = recall(PLACE);
  if (!Array.isArray(found)) return [];
  return found.filter((one): one is RememberedTable => typeof (one as RememberedTable | null)?.table === 'string');
}

export const remembered = $state<{ tables: RememberedTable[] }>({ tables: read() });

function write(tables: RememberedTable[]): void {
  remembered.tables = tables.toSorted((one, other) => other.at - one.at).slice(0, MOST);
  keep(PLACE, $state.snapshot(remembered.tables));
}

export function findTable(table: string): RememberedTable | null {
  return remembered.tables.find((one) => one.table === table) ?? null;
}

export function rememberTable(table: RememberedTable): void {
  write([table, ...remembered.tables.filter((one) => one.table !== table.table)]);
}

/** Writes down how far a remembered table is. */
export function noteTable(table: string, changes: Partial<RememberedTable>): void {
  const known = findTable(table);
  if (known !== null) rememberTable({ ...$state.snapshot(known), ...changes });
}

export function forgetTable(table: string): void {
  write(remembered.tables.filter((one) => one.table !== table));
}
