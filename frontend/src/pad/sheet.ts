/** What a pad asks, field by field, and what has been entered: how one types, steps and goes on. No rule of a game is here. */
import type { Entries, Entry } from '../evenings.svelte';
import type { PadField } from '../protocol/messages';

export type Field = PadField;

export type { Entries, Entry };

/** A field and whose; of the table: 0. */
export interface Place {
  field: string;
  seat: number;
}

export const same = (one: Place | null, other: Place | null): boolean => one?.field === other?.field && one?.seat === other?.seat;

export const isList = (field: Field): boolean => field.kind === 'numbers' || field.kind === 'cards';

export function emptyOf(field: Field): Entry {
  return isList(field) ? [] : null;
}

/** What is entered at a place; of the table: whatever the seat is. */
export function entryAt(entries: Entries, field: Field, seat: number): Entry {
  const row = entries[field.id];
  const found = field.scope === 'table' ? (row as Entry | undefined) : Array.isArray(row) ? (row as Entry[])[seat] : null;
  return found ?? emptyOf(field);
}

export function isEmpty(entry: Entry): boolean {
  return entry === null || entry === 0 || entry === false || (Array.isArray(entry) && entry.every((one) => isEmpty(one as Entry)));
}

export function withEntry(entries: Entries, field: Field, seat: number, entry: Entry): Entries {
  if (field.scope === 'table') return { ...entries, [field.id]: entry };
  const before = entries[field.id];
  const row: Entry[] = Array.isArray(before) ? [...(before as Entry[])] : [];
  while (row.length <= seat) row.push(emptyOf(field));
  row[seat] = entry;
  return { ...entries, [field.id]: row };
}

// --- typing ---

/** What a digit makes of a number, and whether nothing more can follow it. `fresh`: nothing was typed here since one came. */
export function typed(field: Field, entry: Entry, digit: number, fresh: boolean): { entry: Entry; done: boolean } {
  const before = fresh || typeof entry !== 'number' ? 0 : Math.abs(entry);
  const joined = before * 10 + digit;
  const now = joined <= field.most ? joined : digit;
  return { entry: now, done: now === 0 || now * 10 > field.most };
}

/** What a key makes of an entry that stands for a whole number: one more of a list, or all there is to say. */
export function pressed(field: Field, entry: Entry, number: number): { entry: Entry; done: boolean } {
  return field.kind === 'numbers' ? { entry: [...numbersOf(entry), number], done: false } : { entry: number, done: true };
}

export function stepped(field: Field, entry: Entry, by: 1 | -1): Entry {
  if (field.kind === 'numbers') {
    const numbers = numbersOf(entry);
    const last = numbers.at(-1) ?? 0;
    const next = Math.min(field.most, last + by);
    return next < Math.max(1, field.least) ? numbers.slice(0, -1) : [...numbers.slice(0, -1), next];
  }
  const now = (typeof entry === 'number' ? entry : 0) + by;
  return Math.max(field.least, Math.min(field.most, now));
}

export function erased(field: Field, entry: Entry): Entry {
  if (Array.isArray(entry)) return entry.slice(0, -1) as Entry;
  return typeof entry === 'number' && field.kind === 'number' ? Math.trunc(entry / 10) || null : emptyOf(field);
}

export const numbersOf = (entry: Entry): number[] => (Array.isArray(entry) ? entry.filter((one): one is number => typeof one === 'number') : []);
export const wordsOf = (entry: Entry): string[] => (Array.isArray(entry) ? entry.filter((one): one is string => typeof one === 'string') : []);

/** An entry as it stands in its cell; nothing for what was not said. */
export function textOf(entry: Entry): string {
  if (Array.isArray(entry)) return entry.join(' ');
  return typeof entry === 'number' || typeof entry === 'string' ? String(entry) : '';
}

/** What was typed into a cell. A list stands with blanks between; without any, every digit is a number of it. */
export function readText(field: Field, text: string): Entry {
  const clean = text.trim().replaceAll('−', '-');
  if (clean === '') return emptyOf(field);
  if (field.kind !== 'numbers') return /^-?\d{1,6}$/.test(clean) ? Number(clean) : clean;
  const parts = clean.split(/[\s,;+]+/).filter((part) => part !== '');
  const numbers = (parts.length === 1 && !/[\s,;+]$/.test(text) ? [...clean] : parts).map(Number);
  return numbers.every(Number.isInteger) ? numbers : clean;
}

// --- going on ---

/** Every place that is asked now, in the order one counts: section by section, in it seat by seat, what is the table's last. */
export function placesOf(fields: readonly Field[], seats: number): Place[] {
  const sections = [...new Set(fields.map((field) => field.section))];
  return sections.flatMap((section) => {
    const here = fields.filter((field) => field.section === section);
    const own = Array.from({ length: seats }, (_, seat) =>
      here.filter((field) => field.scope === 'seat' && field.open[seat] !== false).map((field) => ({ field: field.id, seat })),
    );
    const shared = here.filter((field) => field.scope === 'table' && field.open[0] !== false).map((field) => ({ field: field.id, seat: 0 }));
    return [...own.flat(), ...shared];
  });
}

/** The place so many on; null past either end. */
export function placeAfter(places: readonly Place[], at: Place | null, by: number): Place | null {
  const here = places.findIndex((place) => same(place, at));
  return here < 0 ? (places[0] ?? null) : (places[here + by] ?? null);
}

/** The place above or below in the same column, or beside in the same row; null where there is none. */
export function withStep(fields: readonly Field[], at: Place, by: 1 | -1, along: 'row' | 'seat'): Place | null {
  const isOpen = (field: Field, seat: number): boolean => field.open[field.scope === 'table' ? 0 : seat] === true;
  if (along === 'seat') {
    const field = fields.find((one) => one.id === at.field);
    if (field === undefined || field.scope === 'table') return null;
    for (let seat = at.seat + by; seat >= 0 && seat < field.open.length; seat += by) if (isOpen(field, seat)) return { field: at.field, seat };
    return null;
  }
  for (let row = fields.findIndex((one) => one.id === at.field) + by; row >= 0 && row < fields.length; row += by) {
    const field = fields[row]!;
    if (isOpen(field, at.seat)) return { field: field.id, seat: field.scope === 'table' ? 0 : at.seat };
  }
  return null;
}
