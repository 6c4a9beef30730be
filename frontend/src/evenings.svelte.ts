/** Evenings that were counted in this browser: each under a name of its own, so that no window takes away what another writes. */
import type { OptionValues } from './remembered.svelte';
import { forget, keep, onElsewhereUnder, placesUnder, readable, recall, storage } from './storage.svelte';

/** null: not said; a text: what was typed and is no number, for the server to say so. */
export type Entry = number | boolean | string | null | number[] | string[];
/** By field of a pad: by seat, or one for the table. */
export type Entries = Record<string, Entry | Entry[]>;

/** What an evening came to, as the server counted it last. */
export interface Outcome {
  columns: { id: string; label: string }[];
  /** By seat. */
  rows: { total: number; place: number; won: boolean; columns: Record<string, number> }[];
}

export interface Evening {
  id: string;
  game: string;
  title: string;
  /** Milliseconds since 1970. */
  began: number;
  changed: number;
  /** Somebody said that it is counted: the next sheet is a new one. */
  done: boolean;
  /** As typed, by seat; '' for a name by number. */
  names: string[];
  options: OptionValues;
  entries: Entries;
  outcome: Outcome | null;
  /** What `changed` was when it was counted: another number where its window was closed before. Missing in old ones. */
  counted?: number;
  /** The table that went along and has counted it; missing where a pad did. */
  table?: string;
}

export const PLACE = 'zellige.pad.';
type Fields = Partial<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWord = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function isEntries(value: unknown): value is Entries {
  const isEntry = (entry: unknown): boolean =>
    entry === null || isNumber(entry) || isWord(entry) || typeof entry === 'boolean' || (Array.isArray(entry) && entry.every(isEntry));
  return isFields(value) && Object.values(value).every(isEntry);
}

function isOutcome(value: unknown): value is Outcome {
  if (!isFields(value) || !Array.isArray(value.columns) || !Array.isArray(value.rows)) return false;
  const columns = value.columns.every((one) => isFields(one) && isWord(one.id) && isWord(one.label));
  return columns && value.rows.every((one) => isFields(one) && isNumber(one.total) && isNumber(one.place) && isFields(one.columns));
}

/** An evening of which the game and the names must be there; null for anything else. */
function understood(id: string, found: unknown): Evening | null {
  if (!isFields(found) || !isWord(found.game) || !Array.isArray(found.names) || !found.names.every(isWord) || found.names.length === 0) return null;
  const options = isFields(found.options) ? Object.entries(found.options).filter(([, one]) => ['string', 'number', 'boolean'].includes(typeof one)) : [];
  const began = isNumber(found.began) ? found.began : 0;
  return {
    id,
    game: found.game,
    title: isWord(found.title) ? found.title : found.game,
    began,
    changed: isNumber(found.changed) ? found.changed : began,
    done: found.done === true,
    names: found.names,
    options: Object.fromEntries(options) as OptionValues,
    entries: isEntries(found.entries) ? found.entries : {},
    outcome: isOutcome(found.outcome) ? found.outcome : null,
    ...(isNumber(found.counted) ? { counted: found.counted } : {}),
    ...(isWord(found.table) ? { table: found.table } : {}),
  };
}

function stored(): Evening[] {
  const found = placesUnder(PLACE).flatMap((place) => understood(place.slice(PLACE.length), recall(place)) ?? []);
  return found.toSorted((one, other) => other.began - one.began);
}

export const evenings = $state<{ all: Evening[] }>({ all: stored() });

onElsewhereUnder(PLACE, () => {
  if (readable() && !storage.refuses) evenings.all = stored();
});

/** Writes an evening down; one that cannot be kept holds as long as this window is open. */
export function keepEvening(evening: Evening): void {
  evenings.all = [evening, ...evenings.all.filter((one) => one.id !== evening.id)].toSorted((one, other) => other.began - one.began);
  keep(PLACE + evening.id, evening);
}

export function forgetEvening(id: string): void {
  forget(PLACE + id);
  evenings.all = evenings.all.filter((one) => one.id !== id);
}

export const findEvening = (id: string): Evening | null => evenings.all.find((one) => one.id === id) ?? null;

/** The sheet of a game on which somebody still counts: the one that was written on last. */
export function openEvening(game: string): Evening | null {
  return evenings.all.filter((one) => one.game === game && !one.done).toSorted((one, other) => other.changed - one.changed)[0] ?? null;
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// --- figures ---

interface Person {
  name: string;
  games: number;
  won: number;
  best: number;
  mean: number;
}

/** The day of an evening where it was played: 2026-11-30. */
export function dayOf({ began }: Pick<Evening, 'began'>): string {
  const when = new Date(began);
  return [when.getFullYear(), when.getMonth() + 1, when.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Everybody with a name in the evenings of a game, whoever played most first; capital letters make nobody another. */
export function peopleOf(all: readonly Evening[]): Person[] {
  const found = new Map<string, Person & { sum: number }>();
  for (const evening of all) {
    for (const [seat, typed] of evening.names.entries()) {
      const row = evening.outcome?.rows[seat];
      const name = typed.trim();
      if (name === '' || row === undefined) continue;
      const before = found.get(name.toLowerCase()) ?? { name, games: 0, won: 0, best: row.total, mean: 0, sum: 0 };
      const [games, sum] = [before.games + 1, before.sum + row.total];
      const now = { ...before, games, sum, won: before.won + Number(row.won), best: Math.max(before.best, row.total), mean: sum / games };
      found.set(name.toLowerCase(), now);
    }
  }
  return [...found.values()].toSorted((one, other) => other.games - one.games || other.won - one.won || one.name.localeCompare(other.name));
}

/** A line for every seat of every evening; what a program of tables would take for a formula stands as text. `game`: what it is called
 * now, and its parts, whatever the language was when an evening was counted. */
export function csvOf(
  all: readonly Evening[],
  game: { title: string; sections: readonly { id: string; label: string }[] },
  heads: readonly string[],
  nameOf: (evening: Evening, seat: number) => string,
  mark: ',' | ';',
): string {
  const there = new Map(all.flatMap((evening) => evening.outcome?.columns ?? []).map((one) => [one.id, one.label]));
  const known = game.sections.filter(({ id }) => there.has(id)).map(({ id, label }) => [id, label] as const);
  const columns = new Map([...known, ...[...there].filter(([id]) => !game.sections.some((one) => one.id === id))]);
  const lines = all.flatMap((evening) =>
    (evening.outcome?.rows ?? []).map((row, seat) => [
      dayOf(evening),
      game.title,
      nameOf(evening, seat),
      row.place,
      row.total,
      Number(row.won),
      ...[...columns.keys()].map((id) => row.columns[id] ?? ''),
    ]),
  );
  const cell = (value: string | number): string => {
    const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
    return /["\n\r,;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [[...heads, ...columns.values()], ...lines].map((line) => `${line.map(cell).join(mark)}\r\n`).join('');
}
