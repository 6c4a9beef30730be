/** Tables this browser may go on with: their keys are the right to play. Several windows may write; none takes away another's. */
import { keep, onElsewhere, readable, recall, storage } from './storage.svelte';

/** Who is to sit on a seat. */
export interface PlannedSeat {
  kind: 'person' | 'bot' | 'friend';
  /** What a person typed, or is called by whoever awaits them; empty: a name by number. */
  name: string;
  /** Name of a bot's kind. */
  player: string;
}

export type OptionValues = Record<string, string | number | boolean>;

export interface SeatLink {
  seat: number;
  link: string;
}

export interface RememberedTable {
  table: string;
  key: string | null;
  game: string;
  title: string;
  names: string[];
  turn: number;
  over: boolean;
  hideHands: boolean;
  /** People at this screen want nothing covered between them. */
  unveiled?: boolean;
  at: number;
  /** Who sat where and by which options, where this browser founded the table: to play the same again. */
  lineup?: PlannedSeat[];
  /** By what link a friend takes which seat, as long as nobody has: at a table to which this browser asked friends. */
  links?: SeatLink[];
  options?: OptionValues;
  /** The deal that friends play, too, and the link to it. */
  deal?: { deal: string; link: string };
  /** Put out of the way on the page of one's tables. */
  hidden?: boolean;
}

export const PLACE = 'zellige.tables';
/** Finished tables are forgotten, the oldest first, beyond so many tables in all. */
export const MOST = 200;

type Fields = Partial<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWord = (value: unknown): value is string => typeof value === 'string';
const isValue = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** A table of which only the name must be there; null for anything else. */
function understood(entry: unknown): RememberedTable | null {
  if (!isFields(entry) || !isWord(entry.table) || entry.table === '') return null;
  const { lineup, options, links, deal, ...rest } = entry;
  const game = isWord(entry.game) ? entry.game : '';
  return {
    ...rest,
    table: entry.table,
    key: isWord(entry.key) ? entry.key : null,
    game,
    title: isWord(entry.title) && entry.title !== '' ? entry.title : game || entry.table,
    names: Array.isArray(entry.names) ? entry.names.filter(isWord) : [],
    turn: Number.isInteger(entry.turn) ? Number(entry.turn) : 1,
    over: entry.over === true,
    hideHands: entry.hideHands === true,
    at: Number.isFinite(entry.at) ? Number(entry.at) : 0,
    ...(isLineup(lineup) ? { lineup } : {}),
    ...(isFields(deal) && isWord(deal.deal) && isWord(deal.link) ? { deal: { deal: deal.deal, link: deal.link } } : {}),
    ...(Array.isArray(links) ? { links: links.filter(isLink) } : {}),
    ...(isFields(options) && Object.values(options).every(isValue) ? { options: options as OptionValues } : {}),
  };
}

function isLineup(value: unknown): value is PlannedSeat[] {
  const isSeat = (seat: unknown): boolean =>
    isFields(seat) && (seat.kind === 'person' || seat.kind === 'bot' || seat.kind === 'friend') && isWord(seat.name) && isWord(seat.player);
  return Array.isArray(value) && value.every(isSeat);
}

const isLink = (value: unknown): value is SeatLink => isFields(value) && Number.isInteger(value.seat) && isWord(value.link);

/** What stands in the storage: the tables, and entries that are none, which stay as they are. */
function stored(): { tables: RememberedTable[]; others: unknown[] } {
  const found = recall(PLACE);
  const entries = new Map<string, RememberedTable>();
  const others: unknown[] = [];
  for (const entry of Array.isArray(found) ? found : found === null ? [] : [found]) {
    const table = understood(entry);
    if (table === null) others.push(entry);
    else if ((entries.get(table.table)?.at ?? -1) < table.at) entries.set(table.table, table);
  }
  return { tables: [...entries.values()], others };
}

export const remembered = $state<{ tables: RememberedTable[] }>({ tables: listed(stored().tables) });

onElsewhere(PLACE, () => {
  if (readable()) remembered.tables = listed(stored().tables);
});

/** The newest first; beyond `MOST` those that are over are left out. */
function listed(tables: RememberedTable[]): RememberedTable[] {
  const sorted = tables.toSorted((one, other) => other.at - one.at);
  const room = MOST - sorted.filter((one) => !one.over).length;
  let finished = 0;
  return sorted.filter((one) => !one.over || ++finished <= room);
}

/** Changes what stands in the storage now, whoever wrote it last; and what only this window knows, where it could not be kept. */
function write(change: (tables: RememberedTable[]) => RememberedTable[]): void {
  const { tables, others } = stored();
  const unkept = readable() && !storage.refuses ? [] : $state.snapshot(remembered.tables);
  const elsewhere = tables.filter((one) => !unkept.some((own) => own.table === one.table));
  remembered.tables = listed(change([...unkept, ...elsewhere]));
  keep(PLACE, [...$state.snapshot(remembered.tables), ...others]);
}

export function findTable(table: string): RememberedTable | null {
  return remembered.tables.find((one) => one.table === table) ?? null;
}

/** This browser's own table of a deal that friends play, too. */
export function findDeal(deal: string): RememberedTable | null {
  return remembered.tables.find((one) => one.deal?.deal === deal) ?? null;
}

/** A table that this browser goes to now, at its first turn unless more is known of it. */
export function rememberTable(told: Pick<RememberedTable, 'table' | 'key'> & Partial<RememberedTable>): void {
  const table = { game: '', title: '', names: [], turn: 1, over: false, hideHands: false, at: Date.now(), ...told };
  write((tables) => [table, ...tables.filter((one) => one.table !== table.table)]);
}

/** Writes down how far a remembered table is: also one that somebody has swept out of the storage while it was played. */
export function noteTable(table: string, changes: Partial<RememberedTable>): void {
  const known = findTable(table);
  if (known === null) return;
  write((tables) => {
    const before = tables.find((one) => one.table === table) ?? $state.snapshot(known);
    return [{ ...before, ...changes }, ...tables.filter((one) => one.table !== table)];
  });
}

export function forgetTable(table: string): void {
  write((tables) => tables.filter((one) => one.table !== table));
}
