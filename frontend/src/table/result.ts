/** Who won, and by how much in each category: sentences made of the server's numbers and labels. */
import { listed, say } from '../locale/language.svelte';
import type { ScoreRow, TableMessage } from '../protocol/messages';
import { isYou, nameOf } from '../protocol/seats';

interface Result {
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

/** Somebody at a finished table. */
interface Ended {
  name: string;
  total: number;
  won: boolean;
}

/** Who won, in one sentence. `ended`: whoever is placed first comes first. */
export function headlineOf(ended: readonly Ended[]): string {
  const winners = ended.filter((one) => one.won);
  const best = winners[0] ?? ended[0];
  if (best === undefined) return '';
  if (winners.length > 1) return say('result-shared', { names: listed(winners.map((one) => one.name)), total: best.total });
  const second = ended.find((one) => one !== best);
  const named = { name: best.name, you: isYou(best.name), total: best.total };
  return second === undefined ? say('result-alone', named) : say('result-won', { ...named, second: second.total });
}

export function resultSentences(message: TableMessage): Result {
  const name = (seat: number): string => nameOf(seat, message.seats);
  const winners = message.winners ?? [];
  const early = message.notes.at(-1);
  if (early?.kind === 'abandoned' || early?.kind === 'closed') return { headline: say('result-abandoned'), detail: early.text };
  if (early?.kind === 'resigned' || early?.kind === 'lost') {
    const winner = name(winners[0] ?? 0);
    return { headline: say('result-left', { name: winner, you: isYou(winner) }), detail: early.text };
  }
  const rows = message.scores.rows.toSorted((one, other) => one.place - other.place);
  const headline = headlineOf(rows.map((row) => ({ name: name(row.seat), total: row.total, won: winners.includes(row.seat) })));
  const best = rows.find((row) => winners.includes(row.seat)) ?? rows[0];
  const second = rows.find((row) => row !== best);
  if (best === undefined || second === undefined || winners.length > 1) return { headline, detail: '' };
  const [first, next] = [name(best.seat), name(second.seat)];
  const pair = { name: first, you: isYou(first), other: next, other_you: isYou(next) };
  const found = gaps(message, best, second);
  const ahead = found.filter((gap) => gap.amount > 0);
  const behind = found.filter((gap) => gap.amount < 0);
  const sentences: string[] = [];
  if (ahead.length > 0) sentences.push(say('result-ahead', { ...pair, gaps: phrase(ahead) }));
  if (behind.length > 0) sentences.push(say('result-behind', { ...pair, gaps: phrase(behind) }));
  return { headline, detail: sentences.join(' ') };
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
