/** A sheet under work: kept at every change, counted by the server after every change, and where one is on it. */
import { untrack } from 'svelte';
import { say } from '../locale/language.svelte';
import { countPad, failure } from '../protocol/http';
import type { PadAnswer, PadForm } from '../protocol/messages';
import { settings } from '../settings.svelte';
import { evenings, findEvening, keepEvening, newId, openEvening, type Evening, type Outcome } from '../evenings.svelte';
import { emptyOf, entryAt, erased, isEmpty, placeAfter, placesOf, same, pressed, stepped, typed, withEntry, type Entries, type Entry, type Field, type Place } from './sheet';

/** Letters the server takes for a name. */
export const LONGEST_NAME = 40;

export class Pad {
  evening = $state.raw<Evening>() as Evening;
  /** What the server made of it last. */
  counted = $state.raw<PadAnswer | null>(null);
  problem = $state<string | null>(null);
  at = $state.raw<Place | null>(null);
  /** Whether something was typed where one is: then a digit joins it. */
  private begun = false;
  /** Whether the number where one is has no key of its own and is typed. */
  byDigits = $state(false);
  private asked = 0;
  /** Names and rows as they were with more people. */
  private gone: { names: string[]; rows: Record<string, Entry[]> } = { names: [], rows: {} };
  /** Whether the sheet is kept: a new one is as soon as something stands on it. */
  private kept = false;

  constructor(
    private readonly form: PadForm,
    /** An evening to look at again; null: the sheet on which somebody still counts, else a new one. */
    id: string | null = null,
  ) {
    const found = id === null ? openEvening(form.game) : findEvening(id);
    this.kept = found !== null;
    this.evening = found ?? this.blank();
    void this.count();
  }

  /** A new sheet, for the people of the evening before. */
  private blank(): Evening {
    const { game, title, seats, options } = this.form;
    const now = Date.now();
    const before = evenings.all.find((one) => one.game === game && seats.includes(one.names.length));
    const names = before?.names ?? Array.from({ length: seats.includes(2) ? 2 : (seats[0] ?? 1) }, () => '');
    const chosen = options.map((one) => [one.name, before?.options[one.name] ?? one.default] as const);
    return { id: newId(), game, title, began: now, changed: now, done: false, names: [...names], options: Object.fromEntries(chosen), entries: {}, outcome: null };
  }

  anew(): void {
    this.gone = { names: [], rows: {} };
    this.evening = this.blank();
    this.kept = false;
    this.counted = null;
    this.at = null;
    void this.count();
  }

  /** Goes on from what another window has written about this evening. */
  follow(): void {
    const found = findEvening(this.evening.id);
    if (found === null || found.changed <= this.evening.changed) return;
    this.evening = found;
    this.kept = true;
    void this.count();
  }

  get seats(): number {
    return this.evening.names.length;
  }

  /** What a seat is called, from 0. */
  nameOf(seat: number): string {
    return nameIn(this.evening, seat);
  }

  get fields(): readonly Field[] {
    return this.counted?.fields ?? [];
  }

  /** The sections that are shown: without what nobody is asked now, as in a game without a module. */
  get sections(): PadAnswer['sections'] {
    const { counted } = this;
    if (counted === null) return [];
    return counted.sections.filter(
      ({ id }) => counted.fields.some((field) => field.section === id && field.open.some(Boolean)) || counted.scores.rows.some((row) => (row.columns[id] ?? 0) !== 0),
    );
  }

  get places(): Place[] {
    return placesOf(this.fields, this.seats);
  }

  get field(): Field | null {
    return this.fields.find((field) => field.id === this.at?.field) ?? null;
  }

  get entry(): Entry {
    return this.field === null || this.at === null ? null : entryAt(this.evening.entries, this.field, this.at.seat);
  }

  get isBlank(): boolean {
    return Object.values(this.evening.entries).every((row) => isEmpty(row as Entry));
  }

  /** The number of fields of which the server could not read or believe what stands there. */
  get refused(): number {
    return this.counted?.refusals.length ?? 0;
  }

  // --- counting ---

  async count(): Promise<void> {
    const number = ++this.asked;
    const { evening } = this;
    try {
      const counted = await countOf(evening);
      if (number !== this.asked) return;
      this.counted = counted;
      this.problem = null;
      if (this.kept) this.write({ outcome: outcomeOf(counted), counted: evening.changed }, false);
    } catch (error) {
      if (number === this.asked) this.problem = failure(error, 'pad-offline');
    }
  }

  private write(changes: Partial<Evening>, touched = true): void {
    this.evening = { ...this.evening, ...changes, changed: touched ? Math.max(Date.now(), this.evening.changed + 1) : this.evening.changed };
    keepEvening(this.evening);
    this.kept = true;
  }

  /** Writes something down and has it counted. */
  change(changes: Partial<Pick<Evening, 'names' | 'options' | 'entries' | 'done'>>): void {
    this.write(changes);
    void untrack(() => this.count());
  }

  set(field: Field, seat: number, entry: Entry): void {
    this.change({ entries: withEntry(this.evening.entries, field, seat, entry) });
  }

  /** So many people: who goes takes their column along, and brings it back where a finger had slipped. */
  resize(seats: number): void {
    const { names, entries } = this.evening;
    const all = <One>(now: readonly One[], before: readonly One[] | undefined, none: One): One[] => {
      const here = Array.from({ length: this.seats }, (_, seat) => now[seat] ?? none);
      return [...here, ...(before ?? []).slice(this.seats)];
    };
    const rows = this.fields.flatMap((field) => {
      const row = entries[field.id];
      return field.scope === 'seat' && Array.isArray(row) ? [[field.id, all(row as Entry[], this.gone.rows[field.id], emptyOf(field))] as const] : [];
    });
    this.gone = { names: all(names, this.gone.names, ''), rows: Object.fromEntries(rows) };
    this.at = null;
    const kept = Object.fromEntries(rows.map(([id, row]) => [id, row.slice(0, seats)])) as Entries;
    this.change({ names: Array.from({ length: seats }, (_, seat) => this.gone.names[seat] ?? ''), entries: { ...entries, ...kept } });
  }

  rename(seat: number, name: string): void {
    this.write({ names: this.evening.names.map((one, number) => (number === seat ? name.slice(0, LONGEST_NAME) : one)) });
  }

  // --- where one is ---

  go(place: Place | null): void {
    if (same(place, this.at)) return;
    this.at = place;
    this.begun = false;
    this.byDigits = false;
  }

  /** The place so many on; whether there is one. */
  move(by: number): boolean {
    const next = placeAfter(this.places, this.at, by);
    if (next === null) return false;
    this.go(next);
    return true;
  }

  get isLast(): boolean {
    return placeAfter(this.places, this.at, 1) === null;
  }

  digit(digit: number): void {
    const { field, at } = this;
    if (field === null || at === null) return;
    const said = typed(field, this.entry, digit, !this.begun);
    this.begun = true;
    this.set(field, at.seat, said.entry);
    if (said.done && !this.move(1)) this.begun = false;
  }

  press(number: number): void {
    const { field, at } = this;
    if (field === null || at === null) return;
    const said = pressed(field, this.entry, number);
    this.set(field, at.seat, said.entry);
    if (said.done) this.move(1);
  }

  /** Whose something of the table is: said with one press, as a number is. */
  say(field: Field, seat: number): void {
    this.set(field, 0, seat);
    this.move(1);
  }

  step(by: 1 | -1): void {
    if (this.field !== null && this.at !== null) this.set(this.field, this.at.seat, stepped(this.field, this.entry, by));
  }

  erase(): void {
    if (this.field !== null && this.at !== null) this.set(this.field, this.at.seat, erased(this.field, this.entry));
  }

  clear(): void {
    if (this.field !== null && this.at !== null) this.set(this.field, this.at.seat, emptyOf(this.field));
  }
}

/** What the server makes of an evening. */
async function countOf({ game, names, options, entries }: Evening): Promise<PadAnswer> {
  const form = { seats: names.length, names: names.map((name) => name.trim() || null), options, entries };
  return countPad(game, form, settings.language);
}

/** Counts what was written down and not counted before its window was closed. */
export async function countLate(evening: Evening): Promise<void> {
  if (evening.table !== undefined || evening.counted === undefined || evening.counted === evening.changed) return;
  const outcome = outcomeOf(await countOf(evening));
  if (findEvening(evening.id)?.changed === evening.changed) keepEvening({ ...evening, outcome, counted: evening.changed });
}

function outcomeOf({ scores, winners }: PadAnswer): Outcome {
  const columns = scores.columns.map(({ id, label }) => ({ id, label }));
  return { columns, rows: scores.rows.map((row) => ({ total: row.total, place: row.place, won: winners.includes(row.seat), columns: row.columns })) };
}

/** What a seat of an evening is called, from 0. */
export function nameIn(evening: Evening, seat: number): string {
  return evening.names[seat]?.trim() || say('seat-player', { seat: seat + 1 });
}
