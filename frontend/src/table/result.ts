/** Who won, and by how much in each category: sentences made of the server's numbers and labels. */
import { listed, say } from '../locale/language.svelte';
import type { ScoreRow, TableMessage } from '../protocol/messages';
import { nameOf } from '../protocol/seats';

export interface Result {
  headline: string;
  detail: string;
}

interface Gap {
  label: string;
  amount: number;
}

/** Differences in the columns between two rows, largest first; positive: the first row is ahead. */
function gaps(message: TableMessage, one: ScoreRow, other: ScoreRow): Gap[] {
  return message.scores.columns
    .map((column) => ({ label: column.label, amount: (one.columns[column.id] ?? 0) - (other.columns[column.id] ?? 0) }))
    .toSorted((first, second) => Math.abs(second.amount) - Math.abs(first.amount));
}

/** The sentence names the largest gaps; the table beside it has them all. */
const NAMED = 3;

function phrase(found: readonly Gap[]): string {
  return listed(found.slice(0, NAMED).map((gap) => say('gap-in', { amount: Math.abs(gap.amount), what: gap.label })));
}

export function resultSentences(message: TableMessage): Result {
  const name = (seat: number): string => nameOf(seat, message.seats);
  const isYou = (seat: number): string => (name(seat).toLowerCase() === say('you') ? 'yes' : 'no');
  const winners = message.winners ?? [];
  const rows = message.scores.rows.toSorted((one, other) => one.place - other.place);
  const best = rows.find((row) => winners.includes(row.seat)) ?? rows[0];
  if (best === undefined) return { headline: '', detail: '' };
  const rest = rows.filter((row) => row !== best && !winners.includes(row.seat));
  if (winners.length > 1) {
    return { headline: say('result-shared', { names: listed(winners.map(name)), total: best.total }), detail: '' };
  }
  const second = rest[0];
  if (second === undefined) return { headline: say('result-alone', { name: name(best.seat), you: isYou(best.seat), total: best.total }), detail: '' };
  const pair = { name: name(best.seat), you: isYou(best.seat), other: name(second.seat), other_you: isYou(second.seat) };
  const found = gaps(message, best, second);
  const ahead = found.filter((gap) => gap.amount > 0);
  const behind = found.filter((gap) => gap.amount < 0);
  const sentences: string[] = [];
  if (ahead.length > 0) sentences.push(say('result-ahead', { ...pair, gaps: phrase(ahead) }));
  if (behind.length > 0) sentences.push(say('result-behind', { ...pair, gaps: phrase(behind) }));
  return {
    headline: say('result-won', { name: name(best.seat), you: isYou(best.seat), total: best.total, second: second.total }),
    detail: sentences.join(' '),
  };
}

/** Everybody's score after every decision that stands, from the deal on; index 0 is the deal. */
export function course(message: TableMessage): { plies: number[]; scores: number[][] } {
  const entries = message.log.filter((entry) => !entry.undone);
  const rows = message.scores.rows.toSorted((one, other) => one.seat - other.seat);
  const now = rows.map((row) => row.total);
  const scores = [now];
  const plies = [message.ply];
  for (const entry of entries.toReversed()) {
    const later = scores[0]!;
    scores.unshift(later.map((score, index) => score - (entry.changes[index] ?? 0)));
    plies.unshift(entry.decided - 1);
  }
  return { plies, scores };
}
