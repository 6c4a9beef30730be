/** The tables of this browser, as it remembers them and as the server says they stand. */
import { notify } from '../chrome/notify';
import { isolated, listed, say } from '../locale/language.svelte';
import { readMine } from '../protocol/http';
import type { MyTable } from '../protocol/messages';
import { noteTable, remembered, type RememberedTable } from '../remembered.svelte';
import { settings } from '../settings.svelte';
import { resultOf } from './kept.svelte';

/** Milliseconds after which is asked again: for what nobody had looked at yet, and for what may have happened since. */
const SOON = 200;
const BEAT = 15_000;
/** The same while nobody looks: the title of the page is seen, and a notification. */
const SLOW_BEAT = 60_000;

/** A table as it stands in the list. */
export interface Row {
  table: string;
  title: string;
  names: string;
  /** Whether this browser's seat decides, or is asked something. */
  mine: boolean;
  /** What this browser's seat is asked, in a sentence; '' where nothing is. */
  asks: string;
  /** Who wants the table deleted for all; '' where nobody does. */
  leaving: string;
  /** Whether this browser does; and whether it has a seat, so that it can. */
  leaves: boolean;
  seated: boolean;
  /** Whether nobody else has to agree to that. */
  alone: boolean;
  over: boolean;
  hidden: boolean;
  /** Whose decision it is, what came of it, or why nothing is known. */
  standing: string;
  /** The last decision; '' where there is none, or nothing is known of it. */
  last: string;
  /** When something happened here last, in milliseconds since 1970. */
  at: number;
  /** The deal that friends play, too; '' where nobody does. */
  deal: string;
  /** Whether a record of it can be had. */
  record: boolean;
}

export class Mine {
  /** What the server says, by table; null: it has none like that. */
  private known = $state.raw<ReadonlyMap<string, MyTable | null>>(new Map());
  offline = $state(false);
  private left = false;
  private timer: ReturnType<typeof setTimeout> | null = null;

  rows = $derived(remembered.tables.map((one) => rowOf(one, this.known.get(one.table))).toSorted((one, other) => other.at - one.at));

  constructor() {
    document.addEventListener('visibilitychange', this.again);
    void this.read(remembered.tables);
  }

  leave(): void {
    this.left = true;
    document.removeEventListener('visibilitychange', this.again);
    if (this.timer !== null) clearTimeout(this.timer);
  }

  /** Asks once more after a table of which something has changed here. */
  refresh(table: string): void {
    void this.read(remembered.tables.filter((one) => one.table === table));
  }

  private again = (): void => {
    if (!document.hidden) void this.read(this.running());
  };

  /** Those of which something may have changed. */
  private running(): RememberedTable[] {
    return remembered.tables.filter(({ table }) => {
      const found = this.known.get(table);
      return found?.deal?.open === false || (found?.status !== 'over' && found?.status !== 'record');
    });
  }

  private async read(asked: readonly RememberedTable[]): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    let delay = BEAT;
    if (asked.length > 0) {
      try {
        const found = await readMine(asked.map(({ table, key }) => ({ table, key })), settings.language);
        if (this.left) return;
        this.offline = false;
        const before = this.awaited();
        this.known = new Map([...this.known, ...found.tables.map((one) => [one.table, one] as const), ...found.gone.map((table) => [table, null] as const)]);
        for (const one of found.tables) note(one);
        for (const [table, words] of this.awaited()) if (before.get(table) !== words) notify(table, words);
        if (found.later.length > 0) {
          delay = SOON;
          asked = asked.filter(({ table }) => found.later.includes(table));
        }
      } catch {
        if (this.left) return;
        this.offline = true;
      }
    }
    if (document.hidden && delay === BEAT) delay = SLOW_BEAT;
    this.timer = setTimeout(() => void this.read(delay === SOON ? asked : this.running()), delay);
  }

  /** Where this browser is waited for, with the words that say what for. */
  private awaited(): Map<string, string> {
    const rows = this.rows.filter((row) => row.mine && !row.hidden);
    return new Map(rows.map(({ table, title, asks }) => [table, say(asks === '' ? 'my-turn-title' : 'asked-title', { title })]));
  }
}

/** What the start page says of a table it has not been to for a while is true again. */
function note(found: MyTable): void {
  const before = remembered.tables.find((one) => one.table === found.table);
  const over = found.status === 'over' || found.status === 'record';
  if (before === undefined || found.turn === null || (before.turn === found.turn && before.over === over)) return;
  noteTable(found.table, { turn: found.turn, over });
}

function rowOf(own: RememberedTable, found: MyTable | null | undefined): Row {
  const { table, hidden = false } = own;
  if (found === undefined || found === null) {
    const standing = say(found === null ? 'my-gone' : own.over ? 'my-finished' : 'my-unknown');
    return { table, hidden, title: own.title, names: namesOf(own.names), mine: false, asks: '', leaving: '', leaves: false, seated: false, alone: false, over: own.over, standing, last: '', at: own.at, deal: own.deal?.deal ?? '', record: false };
  }
  const over = found.status === 'over' || found.status === 'record';
  const at = new Date(found.at).getTime();
  return {
    table,
    hidden,
    over,
    title: found.title,
    names: namesOf(found.seats.map((seat) => seat.name)),
    mine: (found.mine && found.halted === null) || found.asks !== null,
    asks: found.asks ?? '',
    leaving: namesOf(found.leaving.map((seat) => found.seats[seat - 1]?.name ?? '')),
    leaves: found.yours.some((seat) => found.leaving.includes(seat)),
    seated: found.yours.length > 0,
    alone: found.yours.length >= found.holders,
    standing: standingOf(found),
    last: over ? '' : (found.last ?? ''),
    at: Number.isNaN(at) ? own.at : at,
    deal: found.deal?.deal ?? '',
    record: over && found.deal?.open !== false,
  };
}

const namesOf = (names: readonly string[]): string => listed(names.map(isolated));

function standingOf(found: MyTable): string {
  const { status, halted, turn, decides, seats, mine, yours, practice } = found;
  if (halted !== null && (decides === null || turn === null)) return halted;
  const mover = decides === null ? undefined : seats[decides - 1]?.name;
  const over = status === 'over' || status === 'record';
  const parts = [
    over ? resultOf(found) : mover === undefined ? '' : mine ? say('my-yours') : say('my-theirs', { name: mover }),
    over ? '' : say('turn', { turn: turn ?? 1 }),
    yours.length === 0 && !over ? say('my-watching') : '',
    practice ? say('door-practice') : '',
    found.deal === null ? '' : found.deal.open ? say('my-deal-open') : say('my-deal', { ended: found.deal.ended, places: found.deal.places }),
    halted ?? '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600_000], ['month', 2_629_800_000], ['day', 86_400_000], ['hour', 3_600_000], ['minute', 60_000],
];

/** "3 days ago", "il y a 3 jours": how long something is past, in milliseconds; what is to come by a foreign clock has just been. */
export function ago(past: number): string {
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  for (const [unit, length] of UNITS) if (past >= length) return words.format(-Math.floor(past / length), unit);
  return say('just-now');
}

/** A text as it is searched: without case and accents. */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rows in which every word of a search stands. */
export function searched(rows: readonly Row[], text: string): Row[] {
  const words = bare(text).split(/\s+/);
  return rows.filter((row) => {
    const all = bare([row.title, row.names, row.standing, row.asks, row.last].join(' '));
    return words.every((word) => all.includes(word));
  });
}
