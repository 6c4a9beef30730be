/** What the server keeps, as far as it tells: the list of the start page. */
import { listed, say } from '../locale/language.svelte';
import { listKept, readAgainstBots } from '../protocol/http';
import type { KeptTable, PlayedAgainst } from '../protocol/messages';
import { isYou } from '../protocol/seats';
import { settings } from '../settings.svelte';
import { headlineOf } from '../table/result';

const PAGE = 20;
/** Milliseconds after which is asked again for what nobody had looked at yet. */
const SOON = 400;

export class Kept {
  /** Null where the server does not tell what it keeps. */
  tables = $state.raw<KeptTable[] | null>(null);
  total = $state(0);
  /** How people fared against each kind of bot, once somebody wants to know. */
  against = $state.raw<PlayedAgainst[]>([]);
  private left = false;

  /** Reads the newest, or after them so many as are shown and a page more. */
  async read(more = false): Promise<void> {
    const known = this.tables?.length ?? 0;
    const first = more ? known : 0;
    try {
      const found = await listKept(first, PAGE, settings.language);
      if (this.left) return;
      this.tables = [...(this.tables ?? []).slice(0, first), ...found.tables];
      this.total = found.total;
    } catch {
      return;
    }
    void this.finish(first);
  }

  async readAgainst(): Promise<void> {
    this.against = await readAgainstBots(settings.language).catch(() => []);
  }

  leave(): void {
    this.left = true;
  }

  /** Asks for the page from `first` on until all of it has been read. */
  private async finish(first: number): Promise<void> {
    while (!this.left && this.tables?.slice(first, first + PAGE).some((one) => one.status === 'unread')) {
      await new Promise((resolve) => setTimeout(resolve, SOON));
      const found = this.left ? null : await listKept(first, PAGE, settings.language).catch(() => null);
      if (found === null || this.left) return;
      this.tables = [...this.tables.slice(0, first), ...found.tables, ...this.tables.slice(first + PAGE)];
    }
  }
}

/** What going to a table would be. */
export function titleOf({ title, status }: KeptTable): string {
  if (status === 'playing') return say('door-continue', { title });
  return status === 'over' || status === 'record' ? say('door-finished', { title }) : title;
}

/** What a table that can be played on asks for, what came of one that is over, or why nothing can be shown. */
export function standingOf(table: KeptTable): string {
  const { halted, decides, turn, seats, status } = table;
  if (status === 'unread') return listed(seats.map((seat) => seat.name));
  if (turn === null) return halted ?? '';
  const parts = [status === 'playing' ? decision(table) : resultOf(table), listed(seats.map((seat) => seat.name)), dayOf(table.at)];
  return [...parts, ...(table.practice ? [say('door-practice')] : []), ...(halted !== null && decides !== null ? [halted] : [])]
    .filter((part) => part !== '')
    .join(' · ');
}

function decision({ decides, turn, seats }: KeptTable): string {
  const mover = seats[(decides ?? 0) - 1];
  if (mover === undefined) return say('turn', { turn: turn ?? 1 });
  const yours = mover.kind === 'person' && seats.filter((seat) => seat.kind === 'person').length === 1;
  return yours ? say('door-yours', { turn: turn ?? 1 }) : say('door-theirs', { turn: turn ?? 1, name: mover.name });
}

/** Who won, and how. */
export function resultOf({ scores, winners, seats }: KeptTable): string {
  if (scores.length === 0) {
    const left = winners.length === 1 ? seats[winners[0]! - 1] : undefined;
    return left === undefined ? say('result-early') : say('result-left', { name: left.name, you: isYou(left.name) });
  }
  const ended = scores.map((total, at) => ({ name: seats[at]?.name ?? '', total, won: winners.includes(at + 1) }));
  return headlineOf(ended.toSorted((one, other) => Number(other.won) - Number(one.won) || other.total - one.total));
}

function dayOf(at: string): string {
  const when = new Date(at);
  return Number.isNaN(when.getTime()) ? '' : new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(when);
}
